"""Observations: what a seat's view shows, as one flat array or as named arrays.

Seats are relative to the observer. A zone whose cards the seat sees has one number per printed card: the number of
copies and, if everybody knows the order, a fraction for the position of the copy nearest the end (1/2 for the last
card, 1/3 for the one before it). A zone seen from behind has one number per kind of back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import product
from math import prod
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from kronika.engine.dice import Dice
from kronika.engine.game import Game
from kronika.engine.playout import Playout
from kronika.engine.sheet import Out, Sheet
from kronika.engine.sights import Sights, begin
from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, TOP, Table, Zone, numbered
from kronika.games import game as find_game

from .numbers import Writer, learn, shown

LIMIT: Final = 1e6  # bounds of the observation space, far beyond any number in a game
KEPT: Final = 8  # sheets per seat: this many matches can be observed in turn without rewriting everything

Flat = npt.NDArray[np.float32]
Write = Callable[[Table, int, Sheet, int], None]
Kept = dict[int, tuple[Flat, Sheet]]  # by match, the most recently used one last


@dataclass(frozen=True)
class Field:
    """A named part of the flat array; `labels` name the places along its last axis."""

    name: str
    start: int
    shape: tuple[int, ...]
    labels: tuple[str, ...]

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


class Encoder:
    """The observations of a game with this number of seats.

    >>> import kronika
    >>> game = kronika.games()[0]
    >>> eyes = encoder(game, 2)
    >>> match = kronika.new(game, seats=2, seed=7)
    >>> eyes.flat(match, 0).shape == (eyes.size,)
    True
    >>> eyes.named(match, 0)["seat"].tolist()
    [1.0, 0.0]
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.fields: list[Field] = []
        self.size = 0
        self.sights = [Sights() for _ in range(seats)]
        self.kept: list[Kept] = [{} for _ in range(seats)]  # by seat
        self.cards, self.backs = game.table.card_ids, game.table.back_names
        self.add("seat", (seats,))
        self.add("asked", (seats,))
        self.add("asked_key", (len(game.table.keys.keys),), tuple(key.name for key in game.table.keys.keys))
        self.add("asked_card", (len(self.cards),), self.cards)
        self.add_zones()
        self.numbers = self.size
        self.write_numbers = self.add_numbers()
        spelled = " ".join(f"{field.name} {field.shape} {' '.join(field.labels)}" for field in self.fields)
        self.version = f"{game.id}-{seats}-{sha256(spelled.encode()).hexdigest()[:8]}"

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "kept": [{} for _ in range(self.seats)]}

    def add(self, name: str, shape: tuple[int, ...], labels: tuple[str, ...] = ()) -> int:
        """Add a field and return where it starts."""
        start = self.size
        self.fields.append(Field(name, start, shape, labels or tuple(map(str, range(shape[-1])))))
        self.size += prod(shape)
        return start

    # --- the plan

    def add_zones(self) -> None:
        """Add every zone that the game's view shows."""
        t = self.game.deal(self.seats, self.game.check_options({}), Dice(0))
        view = self.game.view(t, 0)
        for zone, numbers in numbered(t.ZONES, self.seats):
            if zone.name in view:
                self.add_zone(zone, numbers.start)

    def add_zone(self, zone: Zone, first: int) -> None:
        """Add the zones of one kind. `first` is the number of the first one."""
        owned = zone.per_seat
        inner = tuple(self.seats if length == SEATS else length for length in zone.shape[owned:])
        owners = self.seats if owned else 1
        look = zone.look if owned or zone.look in (ALL, TOP) else NOBODY
        private = look == OWNER or (look == TOP and owned)  # the owner sees all of it
        many, cards, backs = prod(inner), len(self.cards), len(self.backs)
        faces_at = backs_at = 0
        if look != NOBODY:
            seen = (owners,) if owned and look != OWNER else ()
            faces_at = self.add(zone.name, (*seen, *inner, cards), self.cards)
        if look != ALL and owners > private:
            unseen = (owners - private,) if owned else ()
            backs_at = self.add(f"{zone.name}_backs", (*unseen, *inner, backs), self.backs)
        for me, owner, place in product(range(self.seats), range(owners), range(many)):
            turned = (owner - me) % owners
            number = first + owner * many + place
            to_faces = faces_at + (place + (0 if look == OWNER else turned * many)) * cards
            to_backs = backs_at + (place + (turned - private) * many) * backs
            sights = self.sights[me]
            if look == ALL or (private and owner == me):
                (sights.ordered if zone.ordered else sights.open).append((number, to_faces))
            elif look == TOP:
                sights.top.append((number, to_faces, to_backs))
            else:
                sights.behind.append((number, to_backs))

    def add_numbers(self) -> Write:
        """Add the numbers besides cards, as written by the game's own module or by the learned shape of its view."""
        game, own = self.game, self.game.observation()
        if own is not None:
            for field, shape, labels in own.fields(self.seats):
                self.add(field, shape, labels)
            return own.write
        writer = Writer(learn(game), self.cards, self.seats)
        for field, inner in writer.blocks():
            self.add(field, (len(inner),), inner)

        def write_view(t: Table, seat: int, sheet: Sheet, at: int) -> None:
            writer.write_fields(shown(game, t, seat), sheet, at, seat)

        return write_view

    def places(self) -> list[str]:
        """The name of every number of the flat array."""
        return [
            "/".join((field.name, *map(str, before), label))
            for field in self.fields
            for before in product(*map(range, field.shape[:-1]))
            for label in field.labels
        ]

    # --- observations

    def flat(self, match: Playout, seat: int) -> Flat:
        """What the seat sees, as one array."""
        kept, key = self.kept[seat], id(match.table.options)  # all copies of a match share its options
        found = kept.pop(key, None)  # no other thread can use it until it is put back
        array, sheet = found if found is not None else self.spare(kept)
        self.write(match, seat, sheet)
        flat = array.copy()
        kept[key] = (array, sheet)
        return flat

    def spare(self, kept: Kept) -> tuple[Flat, Sheet]:
        """A new sheet, or the least recently used one if there are many."""
        if len(kept) >= KEPT:
            for key in list(kept):
                found = kept.pop(key, None)
                if found is not None:
                    return found
        array = np.zeros(self.size, np.float32)
        return array, self.sheet(array)

    def named(self, match: Playout, seat: int) -> dict[str, Flat]:
        """What the seat sees, as one array for each field."""
        return self.split(self.flat(match, seat))

    def split(self, flat: Flat) -> dict[str, Flat]:
        return {field.name: flat[field.start : field.stop].reshape(field.shape) for field in self.fields}

    def sheet(self, array: Flat) -> Sheet:
        """A sheet for repeated observations in this array. Nothing else may change the array."""
        return Sheet(numbers_of(array), len(self.cards))

    def write(self, match: Playout, seat: int, sheet: Sheet) -> None:
        """Write what has changed since the sheet was written last."""
        t = match.table
        begin(match, seat, self.sights[seat], sheet)
        self.write_numbers(t, seat, sheet, self.numbers)
        sheet.finish(t, seat)


def numbers_of(flat: Flat) -> Out:
    """The array as a memoryview, into which Python writes single numbers fastest."""
    numbers: Any = flat.data
    return cast(Out, numbers)


@cache
def encoder(game_id: str, seats: int) -> Encoder:
    return Encoder(find_game(game_id), seats)
