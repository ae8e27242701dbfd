"""Writing an observation into a flat array of zeros: the cards, and with what the games write their numbers.

It does without numpy, so that it can be compiled. A memoryview is what single numbers are written into fastest,
compiled or not; where a number is added to, the reading is half of the price.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kronika.engine.table import Table

Out: TypeAlias = "memoryview[float]"
# A field: its name, its shape, and the names along its last axis, if they aren't numbers.
Spec: TypeAlias = tuple[str, tuple[int, ...], tuple[str, ...]]

NEAR: Final = [1 + 1 / (place + 2) for place in range(1024)]  # one card, so many places from the end of its zone
PLACE: Final = [1 / (place + 1) for place in range(1024)]  # 1 for the first


# --- the cards


class Sights:
    """How one seat sees the zones: (number of the zone, where its cards go)."""

    def __init__(self) -> None:
        self.ordered: list[tuple[int, int]] = []
        self.open: list[tuple[int, int]] = []
        self.behind: list[tuple[int, int]] = []
        self.top: list[tuple[int, int, int]] = []  # and where the backs of the others go


def write_cards(t: Table, sights: Sights, out: Out) -> None:
    faces, backs, zones = t.faces, t.backs, t.zones
    last = [-1] * len(t.card_ids)  # by face: where it was last written, to tell a second copy without reading
    for number, at in sights.ordered:
        zone = zones[number]
        if zone:
            write_ordered(out, at, [faces[card] for card in zone], last)
    for number, at in sights.open:
        for card in zones[number]:
            face = faces[card]
            if last[face] == at:
                out[at + face] += 1
            else:
                out[at + face] = 1
                last[face] = at
    kinds = len(t.back_names)
    for number, at in sights.behind:
        zone = zones[number]
        if zone:
            write_backs(out, at, zone, backs, kinds)
    for number, at, behind in sights.top:
        zone = zones[number]
        if zone:
            out[at + faces[zone[-1]]] = NEAR[0]
            if len(zone) > 1:
                write_backs(out, behind, zone[:-1], backs, kinds)


def write_ordered(out: Out, at: int, found: list[int], last: list[int]) -> None:
    """The faces of a zone; of copies the one nearest to the end decides the fraction."""
    place = len(found)
    for face in found:
        place -= 1
        if last[face] == at:
            out[at + face] = int(out[at + face]) + NEAR[place]
        else:
            out[at + face] = NEAR[place]
            last[face] = at


def write_backs(out: Out, at: int, zone: list[int], backs: list[int], kinds: int) -> None:
    """How many cards of each back; like ones mostly lie together."""
    counts = [0] * kinds
    run = 0
    kind = backs[zone[0]]
    for card in zone:
        if backs[card] != kind:
            counts[kind] += run
            run = 0
            kind = backs[card]
        run += 1
    counts[kind] += run
    put(out, at, counts)


# --- the numbers beside them


def put(out: Out, at: int, numbers: list[int]) -> int:
    """Write a row; where the next one begins."""
    for number in numbers:
        if number:
            out[at] = number
        at += 1
    return at


def put_seat(out: Out, at: int, who: int, seat: int, seats: int) -> int:
    """Mark a seat, counted from the one that looks; -1 is nobody."""
    if who >= 0:
        out[at + (who - seat) % seats] = 1
    return at + seats


def put_choice(out: Out, at: int, which: int, count: int) -> int:
    """Mark one of so many things; -1 is none."""
    if which >= 0:
        out[at + which] = 1
    return at + count


def round_from(seat: int, seats: int) -> list[int]:
    """All seats, from the one that looks."""
    return [(seat + place) % seats for place in range(seats)]
