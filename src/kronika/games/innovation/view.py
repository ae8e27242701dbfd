"""What a seat sees besides the cards: the same for everybody."""

from __future__ import annotations

from functools import cache

from kronika.engine.json import Json

from .data import COLOURS, DIRECTIONS, ICONS, IDS, SHOWN, SPECIALS, UNSPLAYED
from .scoring import NEEDED
from .table import Innovation


def numbers(t: Innovation) -> dict[str, Json]:
    seats = range(t.seats)
    return {
        "turn": t.turn,
        "active": t.active,
        "actions": t.actions,
        "needed": NEEDED[t.seats],
        "executing": IDS[t.source] if t.source >= 0 else None,
        "points": list(t.points),
        "icons": [{icon: t.icons[s] >> 8 * i & 255 for i, icon in enumerate(ICONS)} for s in seats],
        "splay": [{name: DIRECTIONS[t.splay[s][i]] for i, name in enumerate(COLOURS)} for s in seats],
        "revealed": [[covered_icons(t, s, c) for c in range(5)] for s in seats],
        "specials": {name: owner if owner >= 0 else None for name, owner in zip(SPECIALS, t.specials, strict=True)},
        "opened": [card >= 0 for card in t.opening],
        "tucked": list(t.tucked),
        "scored": list(t.scored),
    }


def covered_icons(t: Innovation, seat: int, colour: int) -> Json:
    """The icons that the splay shows of each card, from the bottom; the top card shows all of its own."""
    pile = t.board[seat][colour]
    direction = t.splay[seat][colour]
    shown: list[Json] = []
    for place, card in enumerate(pile):
        on_top = place == len(pile) - 1
        count = SHOWN[UNSPLAYED if on_top else direction][t.faces[card]] if on_top or direction else 0
        shown.append(icon_names(count))
    return shown


@cache
def icon_names(count: int) -> Json:
    """The icons of a card, one by one. One list for all views: a view is for reading."""
    return [icon for i, icon in enumerate(ICONS) for _ in range(count >> 8 * i & 255)]
