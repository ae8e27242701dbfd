"""What a position is worth: the part of a game that the bots use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .layout import Inputs
from .table import Table

Value = Callable[[Table, int], float]


@dataclass(frozen=True)
class Features:
    """The numbers that a value function weighs, with their names, so that their weights can be learned."""

    names: tuple[str, ...]
    of: Callable[[Table, int], list[float]]


@dataclass(frozen=True)
class Parts:
    """A value as a sum of parts in log odds, with names for explaining it to people: the game has a message
    `part-<name>` for each. Parts with the same name are added up; a part without a name isn't mentioned."""

    names: tuple[str, ...]
    of: Callable[[Table, int], list[float]]


@dataclass(frozen=True)
class Reading:
    """What a net reads: which fields of the table, and which features besides. Training starts from these weights of
    the features."""

    inputs: Inputs
    features: Features
    weights: list[float]


@dataclass(frozen=True)
class Judgement:
    """What a table is worth to a seat. Higher is better, and the difference between two seats' values is the log odds
    between them.

    `by_hand` is the same with hand-made weights. `odds` is what a point is worth in a game won by points. `reading`
    says what a net for this game reads, and `parts` explains choices to people. `plain` means that the value is just
    the points so far; where these say nothing, bots play games to the end.
    """

    value: Value
    by_hand: Value | None = None
    features: Features | None = None
    odds: float | None = None
    plain: bool = False
    reading: Reading | None = None
    parts: Parts | None = None
