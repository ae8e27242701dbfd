"""What a player's cards and progress tokens are worth, line by line, and who has won."""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import Ended
from kronika.engine.events import tell
from kronika.engine.game import Result

from .boxes import NATIONS
from .data import (
    CITY,
    CIVILISED,
    COUNTED,
    DROP,
    FAME,
    ICON,
    IDS,
    KIN,
    LAND,
    METROPOLIS,
    PINNED,
    POWER,
    REGION,
    REGIONS,
    SUIT,
    SUITS,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_CARD,
    VARIABLE,
    WHEAT,
    WORTH,
)
from .table import DECK, DISCARD, GARRISON, HAND, HISTORY, PLAY, Imperium

REASONS: Final = ("scoring", "collapse", "resigned")
BY_SCORING, BY_COLLAPSE, BY_RESIGNATION = range(3)
SCORED: Final = (HAND, DECK, DISCARD, HISTORY, PLAY, GARRISON)
STAR_MOST: Final = 10
LINES: Final = ("progress", "power", "region", "uncivilised", "civilised", "tributary", "fame", "nation", "unrest")
OF_OWN_CARDS: Final = ("region", "wheat", "drop", "wheat_or_drop", "cities", "variable", "cards")
SUIT_COUNTS: Final = {"uncivilised": UNCIVILISED, "civilised": CIVILISED, "tributary": TRIBUTARY, "fame": FAME}


def own_cards(t: Imperium, seat: int) -> list[int]:
    """All cards that count in the end, at a collapse also those whose effect is being resolved."""
    cards = [card for kind in SCORED for card in t.zones[kind * t.seats + seat]]
    return cards + t.resolving if seat == t.active else cards


def unrest_of(t: Imperium, seat: int, seen_by: int = 0) -> int:
    """How many unrest cards the seat has; `seen_by` (a mask): of those that this seat knows."""
    faces, seen = t.faces, t.seen
    return sum(
        faces[card] == UNREST_CARD and (not seen_by or bool(seen[card] & seen_by)) for card in own_cards(t, seat)
    )


# --- points


def points(t: Imperium, seat: int) -> int:
    return sum(card_points(t, seat, card) for card in own_cards(t, seat)) + t.progress[seat]


def card_points(t: Imperium, seat: int, card: int, seen_by: int = 0) -> int:
    worth = WORTH[t.faces[card]]
    if worth.parts:
        return min(STAR_MOST, sum(each * (count(t, seat, card, of, seen_by) // per) for each, per, of in worth.parts))
    kind = t.where[card] // t.seats
    if kind == HISTORY:
        return worth.in_history if NATIONS[t.nations[seat]].history == "history" else worth.fixed
    if kind == PLAY:
        return worth.in_play
    return worth.garrisoned if kind == GARRISON else worth.fixed


def count(t: Imperium, seat: int, card: int, of: str, seen_by: int = 0) -> int:
    """How many there are of what a star card counts."""
    faces = t.faces
    if of in ("materials", "population", "progress"):
        return {"materials": t.materials, "population": t.population, "progress": t.progress}[of][seat]
    if of in IN_PLAY_COUNTS:
        table = IN_PLAY_COUNTS[of]
        return sum([table[faces[c]] for c in t.play[seat]])
    if of == "history":
        return len(t.history[seat]) if NATIONS[t.nations[seat]].history == "history" else 0
    if of == "garrison_here":
        return sum(t.host[c] == card for c in t.garrison[seat])
    if of == "exile":
        return len(t.exile)
    if of == "unrest_of_opponents":
        return sum(unrest_of(t, other, seen_by) for other in range(t.seats) if other != seat)
    if of == "poorer_opponents":
        return sum(t.progress[other] < t.progress[seat] for other in range(t.seats))
    table = OWN_COUNTS[of]
    return sum([table[faces[c]] for c in own_cards(t, seat)])


def counts_in_play(face: int, of: str) -> int:
    if of == "regions_in_play":
        return REGIONS[face]
    if of == "cities_in_play":
        return int(bool(ICON[face] & (CITY | METROPOLIS)))
    if of == "long_walls_in_play":
        return int(KIN[face] == "long_walls")
    return int(bool(ICON[face] & PINNED) and not SUIT[face] & REGION)


def counts(face: int, of: str) -> int:
    """How often one card counts among all own cards."""
    if of in SUIT_COUNTS:
        return int(bool(SUIT[face] & SUIT_COUNTS[of]))
    if of == "region":
        return REGIONS[face]
    if of == "wheat":
        return LAND[WHEAT][face]
    if of == "drop":
        return LAND[DROP][face]
    if of == "wheat_or_drop":
        return LAND[WHEAT][face] + LAND[DROP][face]
    if of == "cities":
        return int(bool(ICON[face] & (CITY | METROPOLIS)))
    if of == "variable":
        return int(VARIABLE[face])
    return 1  # cards


# By what is counted and face: how often one card counts.
IN_PLAY_COUNTS: Final = {
    of: [counts_in_play(face, of) for face in range(len(IDS))] for of in COUNTED if of.endswith("_in_play")
}
OWN_COUNTS: Final = {of: [counts(face, of) for face in range(len(IDS))] for of in (*SUIT_COUNTS, *OF_OWN_CARDS)}


def line_of(face: int) -> str:
    suit = SUIT[face]
    if suit & POWER:
        return "power"
    return next((name for i, name in enumerate(SUITS) if suit >> i & 1), "nation")


def score_lines(t: Imperium, seat: int, seen_by: int = 0) -> tuple[tuple[str, int], ...]:
    """The points by suit of the cards, as the end explains them. `seen_by` (a mask): as that seat can know them before
    the end, so the unrest that opponents hide doesn't count."""
    lines = dict.fromkeys(LINES, 0)
    lines["progress"] = t.progress[seat]
    for card in own_cards(t, seat):
        lines[line_of(t.faces[card])] += card_points(t, seat, card, seen_by)
    return tuple(lines.items())


# --- the end


def best(t: Imperium, seats: list[int]) -> int:
    """The mask of those of the seats that have the most points."""
    most = max(points(t, seat) for seat in seats)
    return sum(1 << seat for seat in seats if points(t, seat) == most)


def finish(t: Imperium, winners: int, reason: int) -> None:
    t.winners = winners
    t.reason = reason
    tell(t, "ended", reason=REASONS[reason])
    raise Ended


def result(t: Imperium) -> Result:
    seats = range(t.seats)
    return Result(
        winners=tuple(seat for seat in seats if t.winners >> seat & 1),
        scores=tuple(points(t, seat) for seat in seats),
        reason=REASONS[t.reason],
        lines=tuple((*score_lines(t, seat), ("total", points(t, seat))) for seat in seats),
    )
