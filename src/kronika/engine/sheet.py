"""Sheets: flat arrays for observations that remember their contents.

Little changes between two looks at a game, and comparing a number is cheaper than writing it. So a sheet is reused from
look to look, and only changes are written. It is cleared for another match or seat.

The module doesn't use NumPy, so it can be compiled. Single numbers are written fastest into a memoryview, compiled or
not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from .table import Table

Out: TypeAlias = "memoryview[float]"
# A field: its name, its shape, and the names along its last axis, if they aren't numbers.
Spec: TypeAlias = tuple[str, tuple[int, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Observation:
    """How a game writes its numbers besides cards: the fields for a number of seats, and a function that writes them
    for a seat, starting at an index of the sheet."""

    fields: Callable[[int], list[Spec]]
    write: Callable[[Table, int, Sheet, int], None]


# for a position in an order: 1 for the first, 1/2 for the second …
PLACE: Final = [1 / (place + 1) for place in range(1024)]


class Sheet:
    """A flat array with the state of the last look.

    Each look, from `begin` to `finish`, must put the same rows and choices in the same order, even empty ones. Use
    `note` or `add` for numbers that are only sometimes there: they disappear at the next look unless they are noted
    again. A place is either put or noted, never both.
    """

    def __init__(self, out: Out, cards: int) -> None:
        self.out = out
        self.no_cards = blank(cards)
        self.seat = -1
        self.options: dict[str, str] = {}  # this object and `backs` identify the match: all of its copies share them
        self.backs: list[int] = []
        # As last written.
        self.faces: list[int] = []
        self.zones: list[list[int]] = []
        self.rows: list[list[int]] = []
        self.choices: list[int] = []
        self.noted: dict[int, float] = {}
        # Of the current look.
        self.turned: set[int] = set()  # cards whose faces have changed since the last look, as in a redealt twin
        self.row = 0
        self.choice = 0
        self.notes: dict[int, float] = {}

    def begin(self, t: Table, seat: int) -> None:
        if self.seat != seat or self.backs is not t.backs or self.options is not t.options:
            self.wipe(t)
        self.backs = []  # marks the look as unfinished: after an error, the next one starts with an empty sheet
        if self.faces != t.faces:
            self.turned = {card for card, face in enumerate(t.faces) if self.faces[card] != face}
            self.faces = t.faces.copy()
        elif self.turned:
            self.turned = set()
        self.row = 0
        self.choice = 0
        self.notes = {}

    def wipe(self, t: Table) -> None:
        self.out[:] = blank(len(self.out))
        self.faces = t.faces.copy()
        self.zones = [[]] * len(t.zones)
        self.rows = []
        self.choices = []
        self.noted = {}

    def finish(self, t: Table, seat: int) -> None:
        if self.notes != self.noted:
            self.write_notes()
        self.seat = seat
        self.options = t.options
        self.backs = t.backs

    def write_notes(self) -> None:
        out, notes, noted = self.out, self.notes, self.noted
        for place in noted:
            if place not in notes:
                out[place] = 0
        for place, number in notes.items():
            if noted.get(place) != number:
                out[place] = number
        self.noted = notes

    # --- what a look writes

    def put(self, at: int, numbers: list[int]) -> int:
        """Write a row; returns the index after it."""
        if self.row == len(self.rows):
            return self.put_first(at, numbers)
        before = self.rows[self.row]
        if numbers != before:
            for place, number in enumerate(numbers):
                if number != before[place]:
                    self.out[at + place] = number
            self.rows[self.row] = numbers.copy()
        self.row += 1
        return at + len(numbers)

    def put_first(self, at: int, numbers: list[int]) -> int:
        """Write a row where there is nothing yet."""
        for place, number in enumerate(numbers):
            if number:
                self.out[at + place] = number
        self.rows.append(numbers.copy())
        self.row += 1
        return at + len(numbers)

    def put_columns(self, at: int, columns: list[list[int]], width: int, seat: int) -> None:
        """Write a table with one row per seat, starting with the observer. `width` is the width of a row; the columns
        given are the first ones of it."""
        for column in columns:
            if self.row == len(self.rows):
                self.rows.append([0] * len(column))
            before = self.rows[self.row]
            if column != before:
                for who, number in enumerate(column):
                    if number != before[who]:
                        self.out[at + (who - seat) % len(column) * width] = number
                self.rows[self.row] = column.copy()
            self.row += 1
            at += 1

    def is_new(self, numbers: list[int]) -> bool:
        """Whether a list has changed since the last look. Use it to write numbers that are derived from the list only
        then."""
        if self.row == len(self.rows):
            self.rows.append([])
        new = numbers != self.rows[self.row]
        if new:
            self.rows[self.row] = numbers.copy()
        self.row += 1
        return new

    def write(self, at: int, numbers: list[int]) -> None:
        """Overwrite a row."""
        for place, number in enumerate(numbers):
            self.out[at + place] = number

    def clear(self, at: int, nothing: Out) -> None:
        self.out[at : at + len(nothing)] = nothing

    def put_choice(self, at: int, which: int, count: int) -> int:
        """Write a one-hot field: mark one of `count` places, or none for -1. Returns the index after it."""
        if self.choice == len(self.choices):
            self.choices.append(-1)
        before = self.choices[self.choice]
        if which != before:
            if before >= 0:
                self.out[at + before] = 0
            if which >= 0:
                self.out[at + which] = 1
            self.choices[self.choice] = which
        self.choice += 1
        return at + count

    def put_seat(self, at: int, who: int, seat: int, seats: int) -> int:
        """Write a one-hot field for a seat, relative to the observer; -1 for nobody."""
        return self.put_choice(at, (who - seat) % seats if who >= 0 else -1, seats)

    def note(self, place: int, number: float) -> None:
        self.notes[place] = number

    def add(self, place: int, number: float) -> None:
        self.notes[place] = self.notes.get(place, 0.0) + number


@cache
def blank(size: int) -> Out:
    """An array of zeros."""
    return memoryview(bytes(4 * size)).cast("f")


def round_from(seat: int, seats: int) -> list[int]:
    """All seats, starting with the observer."""
    return [(seat + place) % seats for place in range(seats)]
