"""The cost of a decision: the option taken compared with the best one, by what the player could know.

All options are tried in rounds, on the same redeals of what the player couldn't see. After each round only the better
half stays, together with the option taken. What looks like an error is judged again with more deals and another seed,
so that nobody is blamed for the luck of one search.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from kronika.bots.position import Position
from kronika.bots.reasons import Reason, compare
from kronika.bots.tree import Tree
from kronika.engine.dice import Dice
from kronika.engine.match import Match

from .judge import Judge, judge_of
from .moments import answer_of, moments, played

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # cost as a share of a win
GOOD = 0.02  # an option that costs no more is as good as the best one
CLEAR = 0.20  # an option this far ahead of the second is obvious
SUSPECT = 0.035  # a decision that seems to cost this much is judged again
GLANCE, AGAIN, CONFIRM = 4, 3, 10  # budgets: for a glance it is divided by 4, for closer looks multiplied by 3 and 10
FINALISTS = 4  # options that are judged again
FEWEST = 8  # deals on which two options must have been tried before they are compared
SURE = 2.0  # standard errors


@dataclass
class Verdict:
    """The verdict on one decision. `cost` is a share of a win and `doubt` its standard error. `options` has the chance
    of winning after each option that was tried, and `good` the options that are as good as the best one. `counts` is
    False if the decision was obvious or without consequence."""

    number: int
    seat: int
    taken: str
    best: str
    cost: float
    doubt: float
    counts: bool
    confirmed: bool
    good: list[str]
    options: dict[str, float]
    reason: Reason | None = None  # why the best option is better; None if unknown

    @property
    def grade(self) -> str:
        """The grade of an error; empty if it wasn't one. Only a confirmed error can be a blunder."""
        if not self.counts or self.cost < INACCURACY:
            return ""
        if self.cost < MISTAKE:
            return "inaccuracy"
        return "blunder" if self.cost >= BLUNDER and self.confirmed else "mistake"

    @property
    def sure(self) -> bool:
        """Whether the decision certainly cost something."""
        return self.cost - SURE * self.doubt >= GOOD


class Scale:
    """Compares the options of one decision on the same deals."""

    def __init__(self, position: Position, taken: int, tree: Tree) -> None:
        self.position = position
        self.taken = taken
        self.tree = tree
        self.moves = position.moves
        count = len(self.moves)
        self.met = [0] * count  # by option: the number of deals on which it was tried along with the one taken
        self.leads = [0.0] * count  # by option: the sum of how much better it did than the one taken
        self.squares = [0.0] * count
        self.worth = 0.0  # the sum of the results of the option taken

    def weigh(self, iterations: int, among: list[int]) -> None:
        """Try the options `among`, besides the one taken, in rounds that halve their number."""
        left = among
        rounds = max(1, len(left).bit_length())
        for number in range(rounds):
            deals = max(1, round(iterations / rounds / (len(left) + 1)))
            for _ in range(deals):
                self.deal(left)
            if number + 1 < rounds:
                left = sorted(left, key=self.lead, reverse=True)[: (len(left) + 1) // 2]

    def deal(self, left: list[int]) -> None:
        seed = self.tree.random.getrandbits(64)
        base = self.try_out(self.taken, seed)
        self.met[self.taken] += 1
        self.worth += base
        for index in left:
            lead = self.try_out(index, seed) - base
            self.met[index] += 1
            self.leads[index] += lead
            self.squares[index] += lead * lead

    def try_out(self, index: int, seed: int) -> float:
        root, move = self.tree.root, self.moves[index]
        before = root.children[move].total if move in root.children else 0.0
        self.tree.iterate(self.position.redealt(Random(seed)), index)
        return root.children[move].total - before

    def lead(self, index: int) -> float:
        return self.leads[index] / self.met[index] if self.met[index] else 0.0

    def doubt(self, index: int) -> float:
        met = self.met[index]
        if met < 2:
            return 1.0
        return sqrt(max(0.0, self.squares[index] / met - self.lead(index) ** 2) / (met - 1))

    @property
    def best(self) -> int:
        """The best option among those that were tried often enough, or the one taken if none is better."""
        others = [i for i, met in enumerate(self.met) if met >= FEWEST and i != self.taken and self.lead(i) > 0]
        return max(others, key=self.lead, default=self.taken)

    def worths(self) -> list[float | None]:
        """The average result of each option; None if it wasn't tried."""
        own = self.worth / self.met[self.taken]
        return [min(1.0, max(0.0, own + self.lead(i))) if met else None for i, met in enumerate(self.met)]


def weighed(match: Match, taken: int, judge: Judge, iterations: int, seed: str, among: list[int] | None) -> Scale:
    scale = Scale(Position(match), taken, judge.tree(Random(Dice(f"review/{seed}").state)))
    everything = [index for index in range(len(scale.moves)) if index != taken]
    scale.weigh(iterations, everything if among is None else among)
    return scale


def verdict_of(text: str, number: int, iterations: int) -> Verdict:
    """The verdict on the answer with this number. `iterations` is the budget of the first look."""
    found = moments(text)
    match, taken = found[number], played(found, number)
    judge = judge_of(match.game.id, match.seats)
    scale = weighed(match, taken, judge, iterations // GLANCE, f"{number}/glance", None)
    if not is_settled(scale):
        scale = weighed(match, taken, judge, iterations, f"{number}/first", None)
    counts = is_open(scale)
    if counts and scale.lead(scale.best) >= SUSPECT:
        scale = weighed(match, taken, judge, AGAIN * iterations, f"{number}/again", finalists(scale))
    return verdict(found, number, scale, counts, confirmed=False)


def confirmed(text: str, before: Verdict, iterations: int) -> Verdict:
    """The verdict of a search with ten times the budget and another seed."""
    found = moments(text)
    match, taken = found[before.number], played(found, before.number)
    judge = judge_of(match.game.id, match.seats)
    tokens = [option.token for option in match.choice.options]
    among = [tokens.index(token) for token in before.options if token != before.taken]
    scale = weighed(match, taken, judge, CONFIRM * iterations, f"{before.number}/confirm", among)
    return verdict(found, before.number, scale, before.counts, confirmed=True)


def finalists(scale: Scale) -> list[int]:
    others = [index for index in range(len(scale.moves)) if index != scale.taken]
    return sorted(others, key=lambda i: (scale.met[i], scale.lead(i)), reverse=True)[:FINALISTS]


def is_settled(scale: Scale) -> bool:
    """Whether a glance is enough, because nothing seems better than the option taken."""
    return all(scale.lead(i) + SURE * scale.doubt(i) < SUSPECT for i in range(len(scale.moves)) if i != scale.taken)


def is_open(scale: Scale) -> bool:
    """Whether the decision counts: something depends on it, and the right answer isn't obvious."""
    worths = sorted((worth for worth in scale.worths() if worth is not None), reverse=True)
    if worths[0] - worths[-1] < GOOD:
        return False
    return scale.best != scale.taken or worths[0] - worths[1] < CLEAR


def verdict(found: list[Match], number: int, scale: Scale, counts: bool, confirmed: bool) -> Verdict:
    options = found[number].choice.options
    seat, token = answer_of(found, number)
    best = scale.best
    worths = {option.token: worth for option, worth in zip(options, scale.worths(), strict=True) if worth is not None}
    top = worths[options[best].token]
    good = [
        options[i].token
        for i, met in enumerate(scale.met)
        if (met >= FEWEST or i == best) and worths[options[i].token] >= top - GOOD
    ]
    cost = scale.lead(best) if best != scale.taken else 0.0
    ruling = Verdict(number, seat, token, options[best].token, cost, scale.doubt(best), counts, confirmed, good, worths)
    if ruling.grade:
        ruling.reason = compare(scale.position, best, scale.taken, scale.tree.root)
    return ruling
