"""The questions of Imperium that are more than one choice: cards with copies, hand cards, ways that a card offers."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from kronika.engine.ask import DONE, NONE, pick
from kronika.engine.choice import Asking, Choice, Key

from .keys import CHOOSE, WAYS
from .table import PLAY, Imperium

WAY: Final = {name: number for number, name in enumerate(WAYS)}


def distinct(t: Imperium, cards: list[int]) -> list[int]:
    """One of each face: in a hand, discard or history copies make no difference, unless one of them was already played
    free in this turn. On the table they do: what lies on or under them may differ."""
    found: list[int] = []
    met: set[int] = set()
    faces, where, free_played = t.faces, t.where, t.free_played
    piles = PLAY * t.seats
    for card in cards:
        if where[card] < piles:
            kind = faces[card] * 2 + (free_played >> card & 1) if free_played else faces[card] * 2
            if kind in met:
                continue
            met.add(kind)
        found.append(card)
    return found


def pick_card(t: Imperium, you: int, key: Key, cards: list[int], optional: bool = False) -> Asking:
    """One of these cards that everybody knows: NONE if there is none or, if optional, none is wanted."""
    return pick(t, you, key, distinct(t, cards), optional=optional)


def from_hand(
    t: Imperium,
    you: int,
    key: Key,
    fitting: list[int] | None = None,
    optional: bool = False,
    nth: int = 0,
    most: int = 0,
) -> Asking:
    """One card of the hand (of those fitting): NONE if there is none or, if optional, none is wanted. It is asked even
    with a single option where the pause would tell how many cards fit. `nth` of `most`: see `Choice.counted`."""
    hand = t.hand[you]
    options = distinct(t, hand if fitting is None else fitting)
    if optional:
        if not hand:
            return NONE
        options.append(DONE)
    elif not options:
        return NONE
    card = yield Choice(t, you, key, options, len(hand) > 1 or fitting is not None, t.source).counted(nth, most)
    return card


def either(t: Imperium, you: int, ways: dict[str, bool], private: bool = False) -> Generator[Choice, int, str]:
    """Exactly one of the ways of a card that says "or"; the values say which ones can be carried out in full. One that
    can't is offered only if none can."""
    possible = [WAY[name] for name, fully in ways.items() if fully]
    way = yield Choice(t, you, CHOOSE, possible or [WAY[name] for name in ways], private, t.source)
    return WAYS[way]
