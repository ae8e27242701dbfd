"""Levels for people: fixed in strength by what they look at, not by the speed of the machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup

from .greedy import Greedy
from .position import Position
from .search import Search


class Beginner:
    """Greedy with half its looks, and every third choice left to chance."""

    name = "beginner"

    def __init__(self, seed: int | str = 0) -> None:
        self.greedy = Greedy(seed, looks=2)
        self.dice = Dice(f"beginner/{seed}")

    def choose(self, position: Position) -> int:
        if self.dice.below(3) == 0:
            return self.dice.below(position.count)
        return self.greedy.choose(position)


def player(seed: int | str) -> Greedy:
    return Greedy(seed)


def expert(seed: int | str) -> Search:
    return Search(seed, iterations=300)


def master(seed: int | str) -> Search:
    return Search(seed, iterations=4000)


class Chooser(Protocol):
    def choose(self, position: Position) -> int: ...


LEVELS: dict[str, Callable[[int | str], Chooser]] = {
    "beginner": Beginner,
    "player": player,
    "expert": expert,
    "master": master,
}


def at_level(level: str, seed: int | str = 0) -> Chooser:
    """A bot by its level."""
    if level not in LEVELS:
        raise BadSetup(f"There is no level {level!r}. Levels: {', '.join(LEVELS)}.")
    return LEVELS[level](seed)


def adviser(seed: int | str = 0) -> Search:
    """The bot that gives hints."""
    return Search(seed, iterations=1500)
