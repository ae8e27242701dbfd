"""A small net that estimates what a table is worth to each seat.

The value of a seat is a weighted sum of its features plus the output of one hidden layer over all inputs (see
`layout`). Every input has one row of weights for its own seat and another for the opponents, so one pass over the table
serves all seats. Weights are integers: the same table has the same value on every machine.

In a compiled package, `_net` does the same in C. This module uses NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Final, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .layout import (
    CARDS,
    COUNT,
    COUNTS,
    FEATURE,
    LAST_CARDS,
    OWNED,
    PLAYERS,
    SIZES,
    TURN,
    Input,
    Steps,
    instructions,
    scalars_of,
)
from .table import Table

WIDTH: Final = 32  # of a row of weights: one for each hidden unit, and a last one that bypasses them
HIDDEN: Final = WIDTH - 1
TOP: Final = 256  # hidden units are clipped to 0..TOP, which stands for 0..1

Lists = list[list[int]]


class Weights:
    """The weights of a net: rows that count for a seat (`own`), for its opponents (`other`) and for all (`shared`);
    WIDTH output weights and a bias (`out`); and the weight of each feature."""

    def __init__(
        self, own: ArrayLike, other: ArrayLike, shared: ArrayLike, out: ArrayLike, features: ArrayLike
    ) -> None:
        self.own = np.ascontiguousarray(own, np.int16)
        self.other = np.ascontiguousarray(other, np.int16)
        self.shared = np.ascontiguousarray(shared, np.int16)
        self.out = np.ascontiguousarray(out, np.int32)
        self.features = np.ascontiguousarray(features, np.float64)


class Reader(Protocol):
    """The interface of `_net.Net` and `Plain`. The last argument has a list of features for each seat."""

    def rows(
        self, zones: Lists, counters: Lists, faces: list[int], scalars: list[int], of: list[list[float]]
    ) -> Lists: ...

    def values(
        self, zones: Lists, counters: Lists, faces: list[int], scalars: list[int], of: list[list[float]]
    ) -> list[float]: ...


class Plain:
    """The net in NumPy, for systems without a C compiler."""

    def __init__(self, code: Lists, own_code: int, steps: list[float], weights: Weights) -> None:
        self.code = code
        self.own_code = own_code
        self.steps = steps
        self.weights = weights

    def rows(self, zones: Lists, counters: Lists, faces: list[int], scalars: list[int], of: list[list[float]]) -> Lists:
        """The active rows of every seat, then those that all seats share."""
        found: Lists = []
        for seat in range(len(of) + 1):
            own = seat < len(of)
            rows: list[int] = []
            for code in self.code[: self.own_code] if own else self.code[self.own_code :]:
                who = seat if own else 0
                if code[0] in (CARDS, LAST_CARDS, TURN, OWNED):
                    rows += marks(code, who, zones, counters, faces, scalars)
                else:
                    rows += self.reached(code, numbers(code, who, zones, counters, scalars, of[seat] if own else []))
            found.append(rows)
        return found

    def reached(self, code: list[int], found: Sequence[float]) -> list[int]:
        """The row of the highest step that each number has reached."""
        base, count, at, stride = code[4:]
        rows = []
        for index, number in enumerate(found):
            start = at + index * count
            place = 0
            while place < count and number >= self.steps[start + place]:
                place += 1
            if place:
                rows.append(base + index * stride + place - 1)
        return rows

    def values(
        self, zones: Lists, counters: Lists, faces: list[int], scalars: list[int], of: list[list[float]]
    ) -> list[float]:
        """What the table is worth to each seat, in log odds."""
        weights = self.weights.features.tolist()
        base = []
        for features in of:
            worth = 0.0
            for weight, feature in zip(weights, features, strict=True):
                worth += weight * feature
            base.append(worth)
        return worths(self.weights, self.rows(zones, counters, faces, scalars, of), base)


def worths(weights: Weights, rows: Sequence[Sequence[int] | NDArray[np.int32]], base: Sequence[float]) -> list[float]:
    """What a table with these active rows is worth to each seat. `base` is the weighted sum of each seat's features."""
    others = [weights.other[found].sum(axis=0, dtype=np.int64) for found in rows[:-1]]
    every = weights.shared[rows[-1]].sum(axis=0, dtype=np.int64) + sum(others)
    found = []
    for seat, worth in enumerate(base):
        lanes = every - others[seat] + weights.own[rows[seat]].sum(axis=0, dtype=np.int64)
        lanes[:HIDDEN] = lanes[:HIDDEN].clip(0, TOP)
        total = int((lanes * weights.out[:WIDTH]).sum()) + int(weights.out[WIDTH])
        found.append(worth + total / (TOP * TOP))
    return found


def marks(code: list[int], seat: int, zones: Lists, counters: Lists, faces: list[int], scalars: list[int]) -> list[int]:
    """The active rows of an instruction about cards, owners or the turn."""
    kind, first, step, span, base = code[:5]
    if kind == TURN:
        return [base] if scalars[first] == seat else []
    if kind == OWNED:
        return [base + index for index, owner in enumerate(counters[first]) if owner == seat]
    piles = zones[first + step * seat : first + step * seat + span]
    return [base + faces[card] for pile in piles for card in (pile if kind == CARDS else pile[-1:])]


def numbers(
    code: list[int], seat: int, zones: Lists, counters: Lists, scalars: list[int], features: list[float]
) -> Sequence[float]:
    """The numbers that an instruction of any other kind reads."""
    kind, first, step, span = code[:4]
    if kind == SIZES:
        return [len(zone) for zone in zones[first + step * seat : first + step * seat + span]]
    if kind == COUNT:
        return (counters[first][seat],)
    if kind == COUNTS:
        return counters[first + step * seat]
    return (features[first],) if kind == FEATURE else (scalars[first],)


class Net:
    """A net for the tables of one game, with any number of seats."""

    def __init__(
        self,
        table: type[Table],
        inputs: list[Input],
        steps: Steps,
        weights: Weights,
        features: Callable[[Table, int], list[float]],
    ) -> None:
        self.table = table
        self.inputs = inputs
        self.steps = steps
        self.weights = weights
        self.features = features
        self.scalars = scalars_of(inputs)
        self.readers: dict[int, Reader] = {}

    def reader(self, seats: int) -> Reader:
        found = self.readers.get(seats)
        if found is None:
            self.readers[seats] = found = self.made(seats)
        return found

    def made(self, seats: int) -> Reader:
        try:
            module = import_module("kronika.engine._net")
        except ImportError:
            return self.made_plain(seats)
        return self.made_compiled(seats, module)

    def made_plain(self, seats: int) -> Plain:
        code = instructions(self.table, self.inputs, self.steps, seats)
        return Plain(code, sum(each.of_seat for each in self.inputs), self.all_steps(), self.weights)

    def made_compiled(self, seats: int, module: ModuleType) -> Reader:
        weights = self.weights
        compiled: Reader = module.Net(
            np.array(instructions(self.table, self.inputs, self.steps, seats), np.int32).tobytes(),
            sum(each.of_seat for each in self.inputs),
            np.array(self.all_steps(), np.float64).tobytes(),
            weights.own.tobytes(),
            weights.other.tobytes(),
            weights.shared.tobytes(),
            weights.out.tobytes(),
            weights.features.tobytes(),
        )
        return compiled

    def all_steps(self) -> list[float]:
        return [step for each in self.inputs if each.is_number for numbers in self.steps[each.name] for step in numbers]

    def scalars_on(self, t: Table) -> list[int]:
        return [t.seats if name == PLAYERS else getattr(t, name) for name in self.scalars]

    def values(self, t: Table) -> list[float]:
        """What the table is worth to each seat. Differences are the log odds between two seats."""
        features = [self.features(t, seat) for seat in range(t.seats)]
        return self.reader(t.seats).values(t.zones, t.counters, t.faces, self.scalars_on(t), features)

    def rows(self, t: Table) -> Lists:
        """The active inputs of every seat, then those that all seats share. For training."""
        features = [self.features(t, seat) for seat in range(t.seats)]
        return self.reader(t.seats).rows(t.zones, t.counters, t.faces, self.scalars_on(t), features)
