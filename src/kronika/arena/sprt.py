"""A sequential probability ratio test: play until it is settled whether one bot is stronger than another. It is
fishtest's generalized test, used for chess engines, over pairs of games (pentanomial): the two games of a deal share
its luck, so a pair says more than two games taken singly. Pairs count in the order of their deals, whichever ends
first, so the same test stops at the same game with any number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from kronika.engine.errors import BadSetup
from kronika.engine.json import Json

from .plan import Plan

FIRST = 0  # the place of the first bot in the plan
ERROR = 0.05  # alpha and beta: how often either hypothesis is accepted though the other one is true
BOUND = log((1 - ERROR) / ERROR)
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair: the mean share of the victory
UNSEEN = 1e-3  # what a score that never occurred counts, so that it remains possible
STEPS = 45  # of a bisection
MOST_ELO = 1000  # either way: 99.7 % of the games
MOST_GAMES = 20_000  # that a test takes, unless the user says otherwise


class Sprt:
    """The test of H1, that the first bot is `elo1` stronger than the second, against H0, that it is `elo0`."""

    def __init__(self, elo0: float, elo1: float) -> None:
        if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
            raise BadSetup(
                f"A test needs a lower and a higher number of Elo up to {MOST_ELO:g}, such as 0,20, not "
                f"{elo0:g},{elo1:g}."
            )
        self.elo0 = elo0
        self.elo1 = elo1
        self.counts = [0] * len(SCORES)
        self.llr = 0.0
        self.waiting: dict[int, float] = {}  # by number: the first bot's share in games of pairs that don't count yet

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def settled(self) -> bool:
        return abs(self.llr) >= BOUND

    def hear(self, number: int, bots: Sequence[int], shares: Sequence[float]) -> None:
        """A game's result by seat. What comes after the test is settled no longer counts."""
        self.waiting[number] = shares[bots.index(FIRST)]
        while not self.settled and {2 * self.pairs, 2 * self.pairs + 1} <= self.waiting.keys():
            first = 2 * self.pairs
            mean = (self.waiting.pop(first) + self.waiting.pop(first + 1)) / 2
            self.counts[SCORES.index(mean)] += 1
            self.llr = log_likelihood_ratio(self.counts, self.elo0, self.elo1)

    def state(self) -> str:
        return f"LLR {self.llr:+.2f} ({-BOUND:.2f} to {BOUND:.2f}) after {self.pairs} pairs"

    def verdict(self, labels: Sequence[str]) -> str:
        first, second = labels
        if not self.settled:
            return f"{self.state()}: not settled; more --games go on."
        accepted, likelier, other = ("H1", self.elo1, self.elo0) if self.llr > 0 else ("H0", self.elo0, self.elo1)
        return (
            f"{self.state()}: {accepted} is accepted. That {first} is {likelier:g} Elo above {second} is likelier than "
            f"{other:g}."
        )

    def to_json(self) -> dict[str, Json]:
        return {
            "elo0": self.elo0,
            "elo1": self.elo1,
            "llr": round(self.llr, 4),
            "bound": round(BOUND, 4),
            "pairs": dict(zip(map(str, SCORES), self.counts, strict=True)),
            "accepted": ("H1" if self.llr > 0 else "H0") if self.settled else None,
        }


def parse_sprt(text: str) -> Sprt:
    """
    >>> parse_sprt("0,20").elo1
    20.0
    """
    try:
        elo0, elo1 = map(float, text.split(","))
    except ValueError:
        raise BadSetup(f"{text!r}: a test has two numbers of Elo, such as --sprt 0,20.") from None
    return Sprt(elo0, elo1)


def check_pairing(plan: Plan) -> None:
    if len(plan.bots) != 2 or plan.seats != 2:
        raise BadSetup("--sprt is for two bots and two seats.")


def log_likelihood_ratio(counts: Sequence[int], elo0: float, elo1: float) -> float:
    """How much likelier the best explanation by `elo1` is than the best by `elo0`, as a logarithm. `counts` are how
    often each of SCORES occurred.

    >>> round(log_likelihood_ratio((0, 10, 40, 30, 20), 0, 50), 2)
    13.16
    """
    seen = [count or UNSEEN for count in counts]
    under0, under1 = (likeliest(seen, expected_score(elo)) for elo in (elo0, elo1))
    return sum(count * log(one / zero) for count, zero, one in zip(seen, under0, under1, strict=True))


def expected_score(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """Of all chances of SCORES with this mean, those under which the counts are likeliest: each score's part of the
    counts, divided by 1 + x (score - mean), with the x that gives them the mean."""
    total = sum(counts)
    low, high = -1 / (SCORES[-1] - mean), 1 / (mean - SCORES[0])  # where a chance would be infinite
    for _ in range(STEPS):
        x = (low + high) / 2
        off = sum(n * (score - mean) / (1 + x * (score - mean)) for n, score in zip(counts, SCORES, strict=True))
        low, high = (x, high) if off > 0 else (low, x)
    return [n / total / (1 + x * (score - mean)) for n, score in zip(counts, SCORES, strict=True)]
