"""What a position is worth: the part of a game that its bots ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .layout import Inputs
from .table import Table

Value = Callable[[Table, int], float]


@dataclass(frozen=True)
class Features:
    """The numbers that a value function weighs, and their names, for learning the weights."""

    names: tuple[str, ...]
    of: Callable[[Table, int], list[float]]


@dataclass(frozen=True)
class Parts:
    """A value as a sum of parts in log odds, with the names that explain them to people: the game's words have a
    message `part-<name>`. Parts with the same name are added up; a part without a name isn't mentioned."""

    names: tuple[str, ...]
    of: Callable[[Table, int], list[float]]


@dataclass(frozen=True)
class Reading:
    """What a net reads: which fields of the table, which features beside them, and the weights of these features from
    which its training starts."""

    inputs: Inputs
    features: Features
    weights: list[float]


@dataclass(frozen=True)
class Judgement:
    """What a table is worth to a seat: higher is better, and the difference between two seats' values is the log odds
    between them. `by_hand` is the same with hand-made weights; `odds` is what a point is worth in a game won by points.
    `reading` says what a net for this game reads; `parts` explains a choice to people. `plain`: the value is just the
    points so far, and where they say nothing, bots play games to the end."""

    value: Value
    by_hand: Value | None = None
    features: Features | None = None
    odds: float | None = None
    plain: bool = False
    reading: Reading | None = None
    parts: Parts | None = None
