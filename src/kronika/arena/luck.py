"""What bots would have won with average luck: results adjusted for the luck of the cards.

In each game the judge of reviews estimates how lucky every seat was, with the first deal and later. Luck is the outcome
of chance minus its expected value, so it averages zero whoever plays and however wrong the judge is. So a multiple of
it can be subtracted from the result without favouring anybody: this is the idea of AIVAT (Burch and others, 2018). The
coefficient that minimizes the variance is fitted on the other half of the deals, so the estimate stays unbiased.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from kronika.engine.json import Json
from kronika.review.judge import judge_of
from kronika.review.luck import course_of, sample
from kronika.review.moments import moments

from .local import Progress, each_done
from .plan import Plan
from .play import FORFEIT
from .ratings import Interval, Z
from .results import Results, Row

DEALS = 2  # redeals of what nobody knows, before and after each answer

Luck = tuple[list[float], list[float]]  # by seat: the luck of the first deal, and all later luck
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Adjusted:
    """A bot's share of the victories without luck. `removed` is the fraction of the variance that was due to luck."""

    bot: int
    share: Interval
    removed: float

    def to_json(self) -> dict[str, Json]:
        return {"share": self.share.to_json(), "variance_removed": round(self.removed, 4)}


def luck_of(text: str) -> Luck:
    """The luck of each seat in a finished game, from its record."""
    course = course_of(text, sample(text, 0, len(moments(text)) - 1, range(DEALS)))
    seats = range(len(course.final))
    dealt = [course.dealt[seat] - course.start[seat] for seat in seats]
    return dealt, [course.luck(seat) - dealt[seat] for seat in seats]


def add_luck(results: Results, jobs: int, progress: Progress | None) -> None:
    """Judge all games that the current judge hasn't judged yet, except forfeited ones, which have no real end."""
    plan = results.plan
    judge = judge_of(plan.game, plan.seats).name
    query = """SELECT number, record FROM games WHERE number < ? AND reason <> ?
        AND number NOT IN (SELECT game FROM luck WHERE judge = ?)"""
    todo = {number: (record,) for number, record in results.db.execute(query, (plan.total, FORFEIT, judge))}
    with closing(each_done(luck_of, todo, jobs, progress)) as found:
        for number, by_kind in found:
            rows = [(number, seat, judge, *luck) for seat, luck in enumerate(zip(*by_kind, strict=True))]
            with results.writing():
                results.db.executemany("INSERT OR REPLACE INTO luck VALUES (?, ?, ?, ?, ?)", rows)


def read_luck(db: sqlite3.Connection, judge: str) -> dict[tuple[int, int], tuple[float, float]]:
    """The luck of the first deal and the later luck, by game and seat."""
    query = "SELECT game, seat, dealt, later FROM luck WHERE judge = ?"
    return {(game, seat): (dealt, later) for game, seat, dealt, later in db.execute(query, (judge,))}


def adjusted(plan: Plan, rows: Sequence[Row], luck: dict[tuple[int, int], tuple[float, float]]) -> list[Adjusted]:
    """The adjusted share of each bot, in the order of the plan."""
    found = []
    for bot in range(len(plan.bots)):
        deals: dict[int, list[tuple[float, float, float]]] = {}
        for row in rows:
            for seat, other in enumerate(row.bots):
                if other == bot:
                    deals.setdefault(row.deal, []).append((row.shares[seat], *luck.get((row.number, seat), (0.0, 0.0))))
        means = np.array([np.mean(deals[deal], axis=0) for deal in sorted(deals)])
        share, removed = without_luck(means[:, 0], means[:, 1:])
        found.append(Adjusted(bot, share, removed))
    return found


def without_luck(shares: Numbers, luck: Numbers) -> tuple[Interval, float]:
    """The mean of independent results after subtracting the luck in each, and the fraction of the variance that this
    removed. `luck` has a row for each result and a column for each kind of luck."""
    even = np.arange(len(shares)) % 2 == 0
    rest = shares.copy()
    for half in (even, ~even):
        rest[half] -= luck[half] @ coefficients(shares[~half], luck[~half])
    before, after = float(shares.var()), float(rest.var())
    reach = Z * sqrt(after / max(1, len(rest) - 1))
    mean = float(rest.mean())
    return Interval(mean, mean - reach, mean + reach), 1 - after / before if before else 0.0


def coefficients(shares: Numbers, luck: Numbers) -> Numbers:
    """How much of each kind of luck there is in the results, by least squares."""
    if len(shares) <= luck.shape[1] + 1:
        return np.zeros(luck.shape[1])
    found: Numbers = np.linalg.lstsq(luck - luck.mean(axis=0), shares - shares.mean(), rcond=None)[0]
    return found
