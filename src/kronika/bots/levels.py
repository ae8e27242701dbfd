"""Levels for people. Their strength depends on how far they look, not on the speed of the machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import TypeVar

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup

from .bot import Bot
from .calibration import calibration_of, judging
from .greedy import LOOKS, Greedy
from .position import Position
from .search import Search
from .tree import Tree

# how much worse than the best option a choice may look, in standard deviations of all options
BEGINNER = 1.0
PLAYER = 0.4
EXPERT = 300  # iterations
MASTER = 10_000
ADVISER = 3_000  # iterations for a hint: in a slow game, a tenth of them is still as many as the expert's

T = TypeVar("T", bound=Bot)


def named(bot: T, name: str) -> T:
    bot.name = name
    return bot


class Careless:
    """Looks one action ahead and picks an option that looks good: often not the best one, but seldom a bad one. Its
    errors are relative to the spread of the options, so they are equally large in every game."""

    def __init__(self, name: str, seed: int | str, looks: int, slip: float) -> None:
        self.name = name
        self.greedy = Greedy(seed, looks=looks)
        self.slip = slip
        self.random = Random(Dice(f"{name}/{seed}").state)

    def choose(self, position: Position) -> int:
        worths = self.greedy.worths(position)
        mean = sum(worths) / len(worths)
        spread = sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))
        if spread == 0:
            return self.random.randrange(len(worths))
        best = max(worths)
        odds = [exp((worth - best) / (self.slip * spread)) for worth in worths]
        return self.random.choices(range(len(odds)), odds)[0]


def beginner(seed: int | str) -> Careless:
    return Careless("beginner", seed, 1, BEGINNER)


def player(seed: int | str) -> Careless:
    return Careless("player", seed, LOOKS, PLAYER)


def expert(seed: int | str) -> Search:
    return named(Search(seed, EXPERT), "expert")


def master(seed: int | str) -> Search:
    return named(Search(seed, MASTER, trees=2, fitted=True), "master")


LEVELS: dict[str, Callable[[int | str], Bot]] = {
    "beginner": beginner,
    "player": player,
    "expert": expert,
    "master": master,
}


def at_level(level: str, seed: int | str = 0) -> Bot:
    """A bot by its level, for a table with people. It uses a second core if there is one."""
    if level not in LEVELS:
        raise BadSetup(f"There is no level {level!r}. Levels: {', '.join(LEVELS)}.")
    bot = LEVELS[level](seed)
    if isinstance(bot, Search):
        bot.parallel = (os.cpu_count() or 1) > 1
    return bot


class Adviser(Search):
    """The bot that gives hints. It expects the same chances that a review would show."""

    name = "adviser"

    def new_tree(self, position: Position, random: Random) -> Tree:
        game, seats = position.game, position.seats
        return Tree(random, *judging(game, seats, calibration_of(game, seats)))


def adviser(seed: int | str = 0) -> Search:
    return Adviser(seed, ADVISER, fitted=True)
