"""The rating of a puzzle on the scale of Elo, from how often each bot finds its solution.

The bots have fixed places on the scale. The rating is where a solver of the same strength would succeed half of the
time.
"""

from __future__ import annotations

from collections.abc import Mapping

from kronika.bots import Bot, Position, make
from kronika.bots.position import moves_of
from kronika.bots.search import Search
from kronika.engine.match import Match

from .puzzle import Step, accepted, go_on

PLACES = {"random": 500.0, "beginner": 1000.0, "player": 1400.0, "expert": 1900.0}
TRIES = {"beginner": 12, "player": 6, "expert": 4}  # quick bots try more often
WEIGHT = 4.0  # each bot counts as this many tries, however often it tried
ITERATIONS = 100  # for the expert, which has to be quick here
USUAL, SPREAD = 1500.0, 400.0  # the prior distribution of ratings
LOWEST, HIGHEST = 0.0, 3000.0
FULL = 400.0  # the difference between two players of whom one is ten times as strong


def bot_named(name: str, seed: str) -> Bot:
    return Search(seed, ITERATIONS) if name == "expert" else make(name, seed)


def tried(start: Match, steps: tuple[Step, ...]) -> dict[str, float]:
    """How often each bot solves the puzzle."""
    found = {"random": round(by_chance(start, steps), 4)}
    for name, tries in TRIES.items():
        times = sum(solves(bot_named(name, f"puzzle/{number}"), start, steps) for number in range(tries))
        found[name] = round(times / tries, 4)
    return found


def solves(bot: Bot, start: Match, steps: tuple[Step, ...]) -> bool:
    match = start.clone()
    for step in steps:
        place = bot.choose(Position(match))
        if not accepted(match.choice, step, place):
            return False
        go_on(match, step.best)
    return True


def by_chance(start: Match, steps: tuple[Step, ...]) -> float:
    """The probability that random picks among the different options solve it."""
    match, chance = start.clone(), 1.0
    for step in steps:
        good = {move for place, move in enumerate(moves_of(match.choice)) if accepted(match.choice, step, place)}
        chance *= len(good) / len(set(moves_of(match.choice)))
        go_on(match, step.best)
    return chance


def rating_of(solved: Mapping[str, float]) -> int:
    """The rating, by bisection.

    >>> rating_of({"random": 0.1, "beginner": 0.5, "player": 1.0, "expert": 1.0})
    1058
    >>> rating_of({"random": 0.05, "beginner": 0.0, "player": 0.0, "expert": 0.25})
    1904
    """
    low, high = LOWEST, HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        pull = (USUAL - middle) * FULL / SPREAD**2
        more = pull + sum(WEIGHT * (expected(PLACES[bot], middle) - share) for bot, share in solved.items())
        low, high = (middle, high) if more > 0 else (low, middle)
    return round(low)


def expected(strength: float, rating: float) -> float:
    return float(1 / (1 + 10 ** ((rating - strength) / FULL)))
