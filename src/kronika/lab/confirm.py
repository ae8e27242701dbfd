"""Checks whether reviews are right about mistakes: `python -m kronika.lab.confirm GAME --games 20`.

Bots play games, and each game is reviewed as on the page. Every move that the review calls a mistake or a blunder is
then judged once more, with a far larger budget and on other deals. Nine in ten of them should turn out to be errors.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from kronika.arena.ratings import Interval, wilson
from kronika.puzzles.hunt import Deal
from kronika.review.errors import BLUNDER, INACCURACY, MISTAKE, weighed
from kronika.review.findings import Error
from kronika.review.judge import judge_of
from kronika.review.moments import moments, played
from kronika.review.reviewing import MOST
from kronika.review.running import review

from .arguments import GameId

TIMES = 10  # times the most iterations that the first look of a review can have
GRADES = {"mistake": MISTAKE, "blunder": BLUNDER}


@dataclass(frozen=True)
class Checked:
    """A move that a review calls an error, and what it costs according to the longer search."""

    grade: str
    cost: float


def checked(game_id: str, seed: str, seconds: float, number: int) -> list[Checked]:
    """Check the mistakes and blunders of one game."""
    text = Deal(game_id, seed, number).record()
    errors = review(text, seconds=seconds).errors
    return [Checked(error.grade, cost_of(text, error)) for error in errors if error.grade in GRADES]


def cost_of(text: str, error: Error) -> float:
    """How much better the best option is than the one taken, among the options that the review compared."""
    found = moments(text)
    match, taken = found[error.number], played(found, error.number)
    tokens = [option.token for option in match.choice.options]
    among = [tokens.index(token) for token in error.worths if token != error.taken]
    judge = judge_of(match.game.id, match.seats)
    scale = weighed(match, taken, judge, TIMES * MOST, f"{error.number}/check", among)
    return max(0.0, scale.lead(scale.best))


@dataclass(frozen=True)
class Line:
    """The moves with one grade: how many of them cost at least 5 % of a win, how many deserved the grade, and the mean
    cost."""

    grade: str
    moves: int
    errors: Interval
    deserved: float
    cost: float


def lines_of(found: list[Checked]) -> list[Line]:
    lines = []
    for grade, least in GRADES.items():
        costs = [each.cost for each in found if each.grade == grade]
        if costs:
            errors = wilson(sum(cost >= INACCURACY for cost in costs), len(costs))
            lines.append(Line(grade, len(costs), errors, mean(cost >= least for cost in costs), mean(costs)))
    return lines


def main(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="Games to review.")] = 20,
    seconds: Annotated[float, typer.Option(min=1, help="CPU time of a review.")] = 16.0,
    seed: Annotated[str, typer.Option()] = "confirm",
    jobs: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Judge again what reviews call mistakes."""
    found: list[Checked] = []
    with ProcessPoolExecutor(jobs) as pool:
        work = partial(checked, game, seed, seconds)
        for each in track(pool.map(work, range(games)), description=f"{game}: reviews", total=games):
            found += each
    table = Table("grade", "moves", "errors (5 % or more)", "deserved", "mean cost")
    for line in lines_of(found):
        rate = line.errors
        errors = f"{rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})"
        table.add_row(line.grade, str(line.moves), errors, f"{line.deserved:.1%}", f"{line.cost:.1%}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
