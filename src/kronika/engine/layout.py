"""What a net reads of a table: which fields, and which row of weights belongs to what.

A game only says which of its fields mean nothing to a net (`Inputs`). Everything else follows from the declarations of
its table. A card is one input for each kind of zone in which it can lie. A number becomes a few inputs, one for each
range of values; the ranges are chosen by the values in played games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .table import ALL, EACH_CARD, NOBODY, SEATS, Table, numbered, size

KINDS: Final = ("cards", "last_cards", "sizes", "count", "counts", "feature", "scalar", "turn", "owned")
CARDS, LAST_CARDS, SIZES, COUNT, COUNTS, FEATURE, SCALAR, TURN, OWNED = range(9)
LONG: Final = 64  # a counter with more numbers than this is about single cards, and isn't read
PLAYERS: Final = "seats"  # the number of seats, which every net reads beside the scalars

Steps = dict[str, list[list[float]]]  # the name of an input -> the steps of each of its numbers


@dataclass(frozen=True)
class Inputs:
    """What is special about a game's table. `skip`: fields that mean nothing by themselves, such as masks, handles and
    numbers that matter only inside an action. `last`: zones whose last cards count for more. `owners`: counters that
    hold seats. `turn`: the number that says whose turn it is."""

    skip: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    owners: tuple[str, ...] = ()
    turn: str = "active"


@dataclass(frozen=True)
class Input:
    """One field as a net reads it. `span` is the number of zones or numbers per seat, or in total if they belong to no
    seat."""

    name: str
    kind: int
    of_seat: bool
    span: int

    @property
    def is_number(self) -> bool:
        return self.kind not in (CARDS, LAST_CARDS, TURN, OWNED)

    def rows(self, cards: int, steps: Steps) -> int:
        if self.kind in (CARDS, LAST_CARDS):
            return cards
        if self.kind == TURN:
            return 1
        if self.kind == OWNED:
            return self.span
        return self.span * len(steps[self.name][0])


def layout(table: type[Table], inputs: Inputs, features: Sequence[str]) -> list[Input]:
    """All inputs: first those of a seat, then those that all seats share."""
    found: list[Input] = []
    for zone in table.ZONES:
        if zone.name in inputs.skip:
            continue
        of_seat = zone.per_seat
        span = size(zone.shape[1:] if of_seat else zone.shape, 1)
        if zone.look != NOBODY:
            found.append(Input(f"{zone.name}/cards", CARDS, of_seat, span))
        if zone.name in inputs.last:
            found.append(Input(f"{zone.name}/last", LAST_CARDS, of_seat, span))
        if of_seat or zone.look != ALL:
            found.append(Input(f"{zone.name}/size", SIZES, of_seat, span))
    for counter in table.COUNTERS:
        last = counter.shape[-1]
        if counter.name in inputs.skip or last == EACH_CARD or last > LONG or len(counter.shape) > 2:
            continue
        if counter.name in inputs.owners:
            found.append(Input(counter.name, OWNED, True, last))
        elif counter.shape == (SEATS,):
            found.append(Input(counter.name, COUNT, True, 1))
        elif counter.shape[0] == SEATS:
            found.append(Input(counter.name, COUNTS, True, last))
        elif len(counter.shape) == 1:
            found.append(Input(counter.name, COUNTS, False, last))
    found += [Input(f"feature/{name}", FEATURE, True, 1) for name in features]
    found.append(Input(inputs.turn, TURN, True, 1))
    found += [
        Input(name, SCALAR, False, 1)
        for name in (*table.SCALARS, PLAYERS)
        if name not in inputs.skip and name != inputs.turn
    ]
    return [each for each in found if each.of_seat] + [each for each in found if not each.of_seat]


def scalars_of(inputs: Sequence[Input]) -> list[str]:
    """The names of the table's numbers that a net reads, in the order in which it gets them."""
    return [each.name for each in inputs if each.kind in (SCALAR, TURN)]


def first_of(table: type[Table], name: str, seats: int) -> int:
    """The index of the first zone or counter with this name."""
    for zone, numbers in numbered(table.ZONES, seats):
        if zone.name == name:
            return numbers.start
    at = 0
    for counter in table.COUNTERS:
        if counter.name == name:
            return at
        at += size(counter.shape[:-1], seats)
    raise KeyError(name)


def instructions(table: type[Table], inputs: Sequence[Input], steps: Steps, seats: int) -> list[list[int]]:
    """How to read a table with this number of seats. Each instruction consists of its kind, the index of its first zone
    or number, the step from seat to seat, the span, the first row, the number of steps, the index of its first step,
    and the number of rows between two numbers of one field."""
    cards = len(table.card_ids)
    scalars = scalars_of(inputs)
    made: list[list[int]] = []
    row = at = 0
    features = 0
    before = True
    for each in inputs:
        if before and not each.of_seat:
            row, before = 0, False
        count = len(steps[each.name][0]) if each.is_number else 0
        step = each.span if each.kind in (CARDS, LAST_CARDS, SIZES) else 1 if each.kind == COUNTS else 0
        if each.kind in (SCALAR, TURN):
            first = scalars.index(each.name)
        elif each.kind == FEATURE:
            first, features = features, features + 1
        else:
            first = first_of(table, each.name.partition("/")[0], seats)
        made.append([each.kind, first, step if each.of_seat else 0, each.span, row, count, at, count])
        row += each.rows(cards, steps)
        at += count * (len(steps[each.name]) if each.is_number else 0)
    return made
