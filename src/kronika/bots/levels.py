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
from .greedy import Greedy
from .position import Position
from .search import Search
from .tree import Tree

# how much worse than the best option a beginner's choice may look, in standard deviations of all options
CARELESS = 1.0
EXPERT = 300  # iterations
MASTER = 10_000
ADVISER = 3_000  # iterations for a hint: in a slow game, a tenth of them is still as many as the expert's

T = TypeVar("T", bound=Bot)


def named(bot: T, name: str) -> T:
    bot.name = name
    return bot


class Beginner:
    """Looks one action ahead, only once, and picks an option that looks good: often not the best one, but seldom a bad
    one. Its errors are relative to the spread of the options, so they are equally large in every game."""

    name = "beginner"

    def __init__(self, seed: int | str = 0) -> None:
        self.greedy = Greedy(seed, looks=1)
        self.random = Random(Dice(f"beginner/{seed}").state)

    def choose(self, position: Position) -> int:
        worths = self.greedy.worths(position)
        mean = sum(worths) / len(worths)
        spread = sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))
        if spread == 0:
            return self.random.randrange(len(worths))
        best = max(worths)
        odds = [exp((worth - best) / (CARELESS * spread)) for worth in worths]
        return self.random.choices(range(len(odds)), odds)[0]


def player(seed: int | str) -> Greedy:
    return named(Greedy(seed), "player")


def expert(seed: int | str) -> Search:
    return named(Search(seed, EXPERT), "expert")


def master(seed: int | str) -> Search:
    return named(Search(seed, MASTER, trees=2, fitted=True), "master")


LEVELS: dict[str, Callable[[int | str], Bot]] = {
    "beginner": Beginner,
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
