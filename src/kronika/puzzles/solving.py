"""Solving a puzzle: where a line of answers leads, and how it changes the solver's rating.

A solver and a puzzle are rated like two players: finding the solution is a win against the puzzle.
"""

from __future__ import annotations

import atexit
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from openskill.models import PlackettLuce

from kronika.engine.choice import Choice
from kronika.engine.errors import IllegalAnswer
from kronika.engine.match import Match
from kronika.games import game as find_game

from .book import book_of
from .puzzle import PERCENT, Puzzle, accepted, go_on

KEPT = 64  # positions kept in memory
MIDDLE = 1500.0  # the rating of a new solver
PUZZLE_SIGMA = 1.5  # a puzzle's rating isn't exact either: bots have tried it only a few times
SURE = 6.0  # a solver whose sigma is smaller has tried about ten puzzles and has a reliable rating
MODEL = PlackettLuce()
SCALE = 400 / log(10) / (sqrt(2) * MODEL.beta)  # rating points for one unit of mu


@dataclass(frozen=True)
class Attempt:
    """An attempt at a puzzle. `match` is at the question after the right answers, and `right` is their number. `cost`
    is what the first wrong answer loses, as a share of a win, or None if that is unknown."""

    puzzle: Puzzle
    match: Match
    right: int
    wrong: bool
    cost: float | None

    @property
    def solved(self) -> bool:
        return self.right == len(self.puzzle.steps)


@lru_cache(maxsize=KEPT)
def start(game_id: str, puzzle_id: str) -> Match:
    """The position of a puzzle. Clone it before you answer."""
    return book_of(game_id).puzzle(puzzle_id).start(find_game(game_id))


atexit.register(start.cache_clear)  # otherwise Python would unload modules that suspended effects still need


def attempt(game_id: str, puzzle_id: str, answers: list[str]) -> Attempt:
    """Answer the questions of a puzzle in order. After a right answer the match continues with the puzzle's own
    solution."""
    puzzle = book_of(game_id).puzzle(puzzle_id)
    match = start(game_id, puzzle_id).clone()
    if len(answers) > len(puzzle.steps):
        raise IllegalAnswer(f"This puzzle asks {len(puzzle.steps)} times, and you gave {len(answers)} answers.")
    for number, token in enumerate(answers):
        step, place = puzzle.steps[number], place_of(match.choice, token)
        if not accepted(match.choice, step, place):
            cost = step.cost(place)
            return Attempt(puzzle, match, number, True, None if cost is None else cost / PERCENT)
        if number + 1 < len(puzzle.steps):
            go_on(match, step.best)
    return Attempt(puzzle, match, len(answers), False, None)


def place_of(choice: Choice, token: str) -> int:
    tokens = [option.token for option in choice.options]
    if token not in tokens:
        legal = ", ".join(tokens)
        raise IllegalAnswer(f"{token[:80]!r} isn't an option here. Options: {legal}.", tuple(tokens), choice.rule)
    return tokens.index(token)


# --- ratings


def met(mu: float, sigma: float, rating: int, score: float) -> tuple[float, float]:
    """A solver's mu and sigma after a puzzle of this rating. The score is 1 for a solution, 0.5 for one with help, else
    0.

    >>> [round(rating_of(met(*NEW, 1500, score)[0])) for score in (1, 0.5, 0)]
    [1599, 1500, 1401]
    """
    solver = MODEL.rating(mu=mu, sigma=sigma)
    puzzle = MODEL.rating(mu=NEW[0] + (rating - MIDDLE) / SCALE, sigma=PUZZLE_SIGMA)
    [[after], _] = MODEL.rate([[solver], [puzzle]], scores=[score, 1 - score])
    return after.mu, after.sigma


NEW = (MODEL.mu, MODEL.sigma)  # mu and sigma of a new solver


def rating_of(mu: float) -> float:
    return MIDDLE + (mu - NEW[0]) * SCALE
