"""Ratings of bots: win rates, Elo and OpenSkill, with 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean

import numpy as np
from openskill.models import PlackettLuce

from kronika.engine.json import Json

from .plan import Plan
from .results import Row

Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations
SAMPLES = 500
MIDDLE = 1500.0  # the mean Elo of all bots
ELO_OF_E = 400 / log(10)  # the Elo difference of two bots, one of them e times as strong
TOLERANCE = 1e-6
LONGEST_STEP = 2.0
PULL = 1.0
LEAST = 1e-6  # games
MOST_ROUNDS = 200


@dataclass(frozen=True)
class Interval:
    """A number with the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, Json]:
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def wilson(wins: float, games: int) -> Interval:
    """A win rate with its Wilson interval. A shared victory counts as a fraction.

    >>> rate = wilson(8, 10)
    >>> [round(number, 3) for number in (rate.value, rate.low, rate.high)]
    [0.8, 0.49, 0.943]
    """
    if not games:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    weight = 1 + Z * Z / games
    centre = (rate + Z * Z / (2 * games)) / weight
    reach = Z / weight * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return Interval(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(total: float, squares: float, count: int) -> Interval:
    """A mean and its interval, from the sum of the values and the sum of their squares. The interval assumes a normal
    distribution around 0, so it stays wide for a few values that happen to be equal."""
    if not count:
        return Interval(0.0, 0.0, 0.0)
    centre = total / count
    reach = Z * sqrt(squares) / count
    return Interval(centre, centre - reach, centre + reach)


# --- Elo


@dataclass(frozen=True)
class Meeting:
    """The games of one line-up: how many there were, and how many victories each bot won."""

    lineup: int
    games: float
    wins: tuple[float, ...]  # by the bot's index in the plan


def blocks(rows: Sequence[Row], bots: int) -> list[tuple[Meeting, ...]]:
    """The games grouped by deal, because the games of a deal share its luck."""
    deals: dict[int, dict[int, tuple[int, list[float]]]] = {}
    for row in rows:
        meetings = deals.setdefault(row.deal, {})
        games, wins = meetings.get(row.lineup, (0, [0.0] * bots))
        for bot, share in zip(row.bots, row.shares, strict=True):
            wins[bot] += share
        meetings[row.lineup] = (games + 1, wins)
    return [
        tuple(Meeting(lineup, games, tuple(wins)) for lineup, (games, wins) in sorted(meetings.items()))
        for _, meetings in sorted(deals.items())
    ]


def summed(weighted: Iterable[tuple[tuple[Meeting, ...], float]], lineups: int, bots: int) -> list[Meeting]:
    games = [0.0] * lineups
    wins = [[0.0] * bots for _ in range(lineups)]
    for block, weight in weighted:
        for meeting in block:
            games[meeting.lineup] += weight * meeting.games
            won = wins[meeting.lineup]
            for bot, share in enumerate(meeting.wins):
                won[bot] += weight * share
    return [Meeting(lineup, games[lineup], tuple(wins[lineup])) for lineup in range(lineups)]


def elo(rows: Sequence[Row], lineups: Sequence[tuple[int, ...]], bots: int, samples: int = SAMPLES) -> list[Interval]:
    """Maximum-likelihood ratings. A bot's chance of winning is its strength divided by the sum of the strengths at the
    table (Bradley–Terry for two players, Luce for more). The intervals are a Bayesian bootstrap: deals get random
    weights, and every bot of a line-up wins a random half game, without which a bot that never lost would have no
    rating."""
    parts = Counter(blocks(rows, bots))
    best = fitted(summed(parts.items(), len(lineups), bots), lineups, bots)
    random = Random(0)
    drawn = []
    for _ in range(samples if parts else 0):
        weighted = [(block, random.gammavariate(count, 1.0)) for block, count in parts.items()]
        meetings = summed(weighted, len(lineups), bots)
        drawn.append(fitted([with_doubt(m, lineups[m.lineup], random) for m in meetings], lineups, bots))
    lows, highs = np.quantile(drawn or [best], (0.025, 0.975), axis=0).tolist()
    return [Interval(*ends) for ends in zip(best, lows, highs, strict=True)]


def with_doubt(meeting: Meeting, lineup: tuple[int, ...], random: Random) -> Meeting:
    wins = list(meeting.wins)
    games = meeting.games
    for bot in lineup:
        more = max(random.gammavariate(1 / len(lineup), 1.0), LEAST)
        wins[bot] += more
        games += more
    return Meeting(meeting.lineup, games, tuple(wins))


def fitted(meetings: Sequence[Meeting], lineups: Sequence[tuple[int, ...]], bots: int) -> list[float]:
    """Elo ratings by maximum likelihood. If the likelihood has no maximum, because a bot never lost, one drawn game is
    added to every line-up."""
    games = [meeting.games for meeting in meetings]
    wins = [list(meeting.wins) for meeting in meetings]
    if not comparable(lineups, wins, bots):
        for place, lineup in enumerate(lineups):
            games[place] += 1
            for bot in lineup:
                wins[place][bot] += 1 / len(lineup)
    won = [sum(line[bot] for line in wins) for bot in range(bots)]
    logs = [0.0] * bots
    for _ in range(MOST_ROUNDS):
        step = newton_step(won, games, lineups, logs)
        furthest = max(map(abs, step))
        brake = min(1.0, LONGEST_STEP / furthest) if furthest else 1.0
        logs = [value + brake * change for value, change in zip(logs, step, strict=True)]
        if furthest < TOLERANCE:
            break
    middle = sum(logs) / bots
    return [MIDDLE + ELO_OF_E * (value - middle) for value in logs]


def newton_step(
    won: Sequence[float], games: Sequence[float], lineups: Sequence[tuple[int, ...]], logs: Sequence[float]
) -> list[float]:
    """A step of Newton's method towards the maximum of the likelihood, from these logarithms of the strengths."""
    bots = len(logs)
    slope = list(won)
    curve = [[PULL] * bots for _ in range(bots)]  # keeps the mean where it is
    for lineup, count in zip(lineups, games, strict=True):
        parts = [exp(logs[bot]) for bot in lineup]
        total = sum(parts)
        for bot, part in zip(lineup, parts, strict=True):
            chance = part / total
            slope[bot] -= count * chance
            curve[bot][bot] += count * chance
            for other, against in zip(lineup, parts, strict=True):
                curve[bot][other] -= count * chance * against / total
    step: list[float] = np.linalg.solve(curve, slope).tolist()
    return step


def comparable(lineups: Sequence[tuple[int, ...]], wins: Sequence[Sequence[float]], bots: int) -> bool:
    """Whether everybody has beaten everybody, directly or through others. Otherwise the likelihood has no maximum."""
    above: dict[int, set[int]] = {bot: set() for bot in range(bots)}
    for lineup, won in zip(lineups, wins, strict=True):
        for bot in lineup:
            above[bot].update(lineup if won[bot] else ())
    return all(len(reached(above, bot)) == bots for bot in range(bots))


def reached(edges: dict[int, set[int]], start: int) -> set[int]:
    found, todo = {start}, [start]
    while todo:
        new = edges[todo.pop()] - found
        found |= new
        todo += new
    return found


# --- OpenSkill


def openskill(rows: Sequence[Row], bots: int) -> list[tuple[float, float]]:
    """(mu, sigma) of each bot after all games in order. A bot in two seats of a game learns from both."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for row in rows:
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in row.bots]
        rated = model.rate(teams, ranks=[0.0 if share else 1.0 for share in row.shares])
        for bot in set(row.bots):
            seats = [rated[seat][0] for seat, other in enumerate(row.bots) if other == bot]
            mu, sigma = sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)
            ratings[bot] = model.rating(mu, sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]


# --- all together


@dataclass(frozen=True)
class Standing:
    """A bot's line in the table. `games` counts the seats that it played."""

    bot: int
    label: str
    games: int
    wins: float
    rate: Interval
    elo: Interval
    mu: float
    sigma: float
    points: float | None  # its mean score at the end of a game
    decisions: int
    seconds: float
    longest: float
    forfeits: int

    @property
    def pace(self) -> float:
        """The mean number of seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def skill(self) -> Interval:
        return Interval(self.mu, self.mu - Z * self.sigma, self.mu + Z * self.sigma)

    def to_json(self) -> dict[str, Json]:
        return {
            "label": self.label,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": self.rate.to_json(),
            "elo": {name: round(value, 1) for name, value in vars(self.elo).items()},
            "openskill": {"mu": round(self.mu, 3), "sigma": round(self.sigma, 3)},
            "points": None if self.points is None else round(self.points, 2),
            "forfeits": self.forfeits,
            "decisions": self.decisions,
            "seconds_per_decision": round(self.pace, 6),
            "longest_decision": round(self.longest, 6),
        }


def standings(plan: Plan, rows: Sequence[Row], lineups: Sequence[tuple[int, ...]] | None = None) -> list[Standing]:
    """All bots, best first. Pass `lineups` if the rows refer to other line-ups than the plan's own."""
    count = len(plan.bots)
    elos = elo(rows, lineups or plan.lineups, count)
    skills = openskill(rows, count)
    lines = []
    for bot, label in enumerate(plan.labels):
        seats = [(row, seat) for row in rows for seat, other in enumerate(row.bots) if other == bot]
        wins = sum(row.shares[seat] for row, seat in seats)
        scores = [score for row, seat in seats if (score := row.scores[seat]) is not None]
        lines.append(
            Standing(
                bot=bot,
                label=label,
                games=len(seats),
                wins=wins,
                rate=wilson(wins, len(seats)),
                elo=elos[bot],
                mu=skills[bot][0],
                sigma=skills[bot][1],
                points=fmean(scores) if scores else None,
                decisions=sum(row.decisions[seat] for row, seat in seats),
                seconds=sum(row.seconds[seat] for row, seat in seats),
                longest=max((row.longest[seat] for row, seat in seats), default=0.0),
                forfeits=sum(row.loser == seat for row, seat in seats),
            )
        )
    return sorted(lines, key=lambda line: -line.elo.value)


@dataclass(frozen=True)
class Share:
    """How a bot did in the games of one line-up."""

    lineup: int
    bot: int
    games: int
    rate: Interval


def shares(plan: Plan, rows: Sequence[Row]) -> list[Share]:
    found = []
    for place, lineup in enumerate(plan.lineups):
        for bot in dict.fromkeys(lineup):
            taken = [
                share
                for row in rows
                if row.lineup == place
                for other, share in zip(row.bots, row.shares, strict=True)
                if other == bot
            ]
            found.append(Share(place, bot, len(taken), wilson(sum(taken), len(taken))))
    return found
