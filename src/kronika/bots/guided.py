"""A search tree with a guide, such as a trained net, that judges moves and positions.

A move's score is its average result plus a bonus for moves that the guide likes and that have rarely been tried (PUCT).
Where the tree ends, the guide's value of the position is mixed with the playout's.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Protocol

from kronika.engine.playout import Playout

from .position import moves_of
from .tree import HOPE, Node, Tree
from .tuning import Tuning
from .values import Evaluation


class Guide(Protocol):
    """Something that judges moves and positions. `explore` is the weight of its policy, `trust` the weight of its
    values: from 0 to 1, where 1 means no playouts."""

    explore: float
    trust: float

    def judge(self, match: Playout) -> tuple[list[float], list[float]]:
        """From the point of view of the asked seat: the probability that each option is the best, and each seat's
        expected share of the victory."""
        ...


class GuidedTree(Tree):
    def __init__(self, random: Random, tuning: Tuning, evaluation: Evaluation, guide: Guide) -> None:
        super().__init__(random, tuning, evaluation)
        self.guide = guide
        self.explore = guide.explore
        self.trust = guide.trust

    def select(self, node: Node, twin: Playout, moves: list[int]) -> int:
        tuning, explore, seat = self.tuning, self.explore, twin.choice.seat
        usual = HOPE
        if tuning.relative:
            usual = self.usual(seat)
            explore *= self.spread(seat)
        prior = node.prior
        if prior is None:
            prior, _ = self.judge(node, twin)
        children, averages, bias = node.children, self.averages, tuning.bias
        tried = 1
        for move in moves:
            child = children.get(move)
            if child is not None:
                tried += child.visits
        push = explore * sqrt(tried)
        even = 1.0 / len(moves)
        best, best_score = 0, -1e9
        for index, move in enumerate(moves):
            child = children.get(move)
            score = push * prior.get(move, even)  # a move that is only possible in other deals has no prior
            if child is None:
                average = averages.get(move)
                score += usual if average is None else (average.total + usual) / (average.visits + 1)
            else:
                visits = child.visits
                score = score / (visits + 1) + child.total / visits
                average = child.average
                score += bias * (average.total / average.visits - usual) / (visits + 1)
            if score > best_score:
                best, best_score = index, score
        return best

    def outlook(self, node: Node, twin: Playout, taken: int) -> list[float]:
        trust = self.trust
        while not twin.over and len(twin.choice.codes) == 1:
            twin.play(twin.choice.codes[0])
        if twin.over or trust <= 0:
            return super().outlook(node, twin, taken)
        _, worths = self.judge(node, twin)
        if trust >= 1:
            return worths
        played = super().outlook(node, twin, taken)
        return [trust * worth + (1 - trust) * later for worth, later in zip(worths, played, strict=True)]

    def judge(self, node: Node, twin: Playout) -> tuple[dict[int, float], list[float]]:
        """The guide's judgement of the question after this node. The policy is stored in the node."""
        likely, worths = self.guide.judge(twin)
        node.prior = prior = dict(zip(moves_of(twin.choice), likely, strict=True))
        return prior, worths
