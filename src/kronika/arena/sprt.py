"""A sequential probability ratio test: play until it is clear whether one bot is stronger than another.

It is fishtest's generalized test over pairs of games (pentanomial), known from chess engines: the two games of a deal
share its luck, so a pair says more than two separate games. Pairs count in the order of their deals, not in the order
in which they end, so a test stops at the same game with any number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from kronika.engine.errors import BadSetup
from kronika.engine.json import Json

from .plan import Plan

FIRST = 0  # the index of the first bot in the plan
ERROR = 0.05  # alpha and beta: how often each hypothesis is accepted although the other one is true
BOUND = log((1 - ERROR) / ERROR)
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)  # the possible scores of a pair: the mean share of the victory
UNSEEN = 1e-3  # the count of a score that hasn't occurred, so that it remains possible
STEPS = 45  # steps of the bisection
MOST_ELO = 1000  # the largest difference to test for: the stronger bot wins 99.7 % of the games
MOST_GAMES = 20_000  # the maximum for a test, unless the user sets another one


class Sprt:
    """A test of H1, that the first bot is `elo1` stronger than the second, against H0, that it is `elo0` stronger."""

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
        self.waiting: dict[int, float] = {}  # the first bot's share in games whose pair doesn't count yet, by number

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def settled(self) -> bool:
        return abs(self.llr) >= BOUND

    def hear(self, number: int, bots: Sequence[int], shares: Sequence[float]) -> None:
        """Take in a game's result, given by seat. Results after the test has been settled don't count."""
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
    """Read the two numbers of `--sprt`.

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
    """The log-likelihood ratio of the two hypotheses, given how often each of SCORES occurred.

    >>> round(log_likelihood_ratio((0, 10, 40, 30, 20), 0, 50), 2)
    13.16
    """
    seen = [count or UNSEEN for count in counts]
    under0, under1 = (likeliest(seen, expected_score(elo)) for elo in (elo0, elo1))
    return sum(count * log(one / zero) for count, zero, one in zip(seen, under0, under1, strict=True))


def expected_score(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """The probabilities of SCORES under which the counts are most likely, given their mean. The solution is each
    score's relative frequency divided by 1 + x (score - mean), where bisection finds the x that yields the mean."""
    total = sum(counts)
    low, high = -1 / (SCORES[-1] - mean), 1 / (mean - SCORES[0])  # where a probability would be infinite
    for _ in range(STEPS):
        x = (low + high) / 2
        off = sum(n * (score - mean) / (1 + x * (score - mean)) for n, score in zip(counts, SCORES, strict=True))
        low, high = (x, high) if off > 0 else (low, x)
    return [n / total / (1 + x * (score - mean)) for n, score in zip(counts, SCORES, strict=True)]
