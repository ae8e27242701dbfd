"""Information-set tree search.

Each iteration redeals what the seat can't know, walks down one tree for all those deals, adds one node, plays on for a
few actions and asks the game's value function what every seat may expect. Every seat is assumed to maximise its own
result.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from time import perf_counter

from mypy_extensions import mypyc_attr

from kronika.engine.dice import Dice
from kronika.engine.playout import Playout

from .greedy import RESTLESS
from .guided import Guide, GuidedTree
from .helper import grow_elsewhere
from .position import Position
from .tree import Node, Tree
from .tuning import FIRST, Tuning, tuning_of
from .values import Evaluation, evaluation_of

RESERVE = 0.02  # the share of the time kept back for what comes after the last iteration
USUAL = 200  # iterations, if neither iterations nor a time limit are given
ENDLESS = 1 << 60  # iterations: only the time limit ends the search
ALIKE = 0.9  # options with this share of the most visits are considered equally visited
CALM = 0.98  # the duration of the longest recent iteration fades by this factor

Counts = dict[int, tuple[int, float]]  # move -> how often it was tried, and the sum of its results


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """A tree search with a budget: `iterations`, `seconds`, or whichever of both is used up first. The same seed and
    iterations give the same moves.

    With several `trees`, the iterations are divided among independent trees, and their visits are added up. `parallel`
    grows them in separate processes, which gives the same moves. A `guide` judges moves and positions. With `fitted`,
    the iterations are those of a level, and a game whose moves take long gets only a part of them.
    """

    name = "search"

    def __init__(
        self,
        seed: int | str = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        tuning: Tuning | None = None,
        evaluation: Evaluation | None = None,
        trees: int = 1,
        parallel: bool = False,
        fitted: bool = False,
        guide: Guide | None = None,
    ) -> None:
        self.random = Random(Dice(f"search/{seed}").state)
        self.iterations = iterations or (USUAL if seconds is None else ENDLESS)
        self.seconds = seconds
        self.tuning = tuning  # None: the game's own
        self.evaluation = evaluation  # None: the game's own
        self.trees = trees
        self.parallel = parallel
        self.fitted = fitted
        self.guide = guide
        self.kept: tuple[int, Tree] | None = None  # the number of answers at that time, and the tree
        self.looked: list[tuple[int, float]] = []  # the rows of the last decision; empty if it needed no search

    def choose(self, position: Position) -> int:
        self.looked = []
        if position.count == 1:
            return 0
        if position.goes_round() and self.random.random() < RESTLESS:
            return self.random.randrange(position.count)
        self.looked = rows = self.rows(position)
        return favourite(rows)

    def worths(self, position: Position) -> list[float]:
        """The expected result of each option, from 0 (lost) to 1 (won)."""
        return [worth for _, worth in self.rows(position)]

    def report(self, position: Position) -> list[tuple[str, int, float]]:
        """Token, visits and expected result of each option, best first. This is how the bot explains its choice."""
        rows = self.rows(position)
        best = favourite(rows)
        order = sorted(range(len(rows)), key=lambda index: (index != best, -rows[index][0], -rows[index][1]))
        return [(position.options[index].token, *rows[index]) for index in order]

    def rows(self, position: Position) -> list[tuple[int, float]]:
        """The number of visits and the average result of each option, in the order of the options."""
        counts = self.count_one(position) if self.trees == 1 else self.count_several(position)
        rows = []
        for move in position.moves:
            visits, total = counts.get(move, (0, 0.0))
            rows.append((visits, total / visits if visits else 0.0))
        return rows

    # --- one tree or several

    def count_one(self, position: Position) -> Counts:
        start = perf_counter()
        tree = self.reused(position) or self.new_tree(position, self.random)
        before = counts_of(tree.root) if tree.tuning.halving else {}
        grow(tree, position, self.iterations_in(position), self.seconds, start)
        self.kept = (position.answers, tree)
        return since(before, counts_of(tree.root))

    def count_several(self, position: Position) -> Counts:
        """The counts of several trees. Each tree has its own random stream, seeded before any of them grows."""
        seeds = [self.random.getrandbits(64) for _ in range(self.trees)]
        iterations = -(-self.iterations_in(position) // self.trees)
        if not self.parallel or self.evaluation is not None or self.guide is not None:
            seconds = None if self.seconds is None else self.seconds / self.trees
            return merged([self.count_fresh(position, seed, iterations, seconds) for seed in seeds])
        game_id, saved = position.pack()
        others = [grow_elsewhere(game_id, saved, iterations, self.seconds, self.tuning, seed) for seed in seeds[1:]]
        found = [self.count_fresh(position, seeds[0], iterations, self.seconds)]
        for seed, wait in zip(seeds[1:], others, strict=True):
            counts = wait()
            found.append(self.count_fresh(position, seed, iterations, self.seconds) if counts is None else counts)
        return merged(found)

    def count_fresh(self, position: Position, seed: int, iterations: int, seconds: float | None) -> Counts:
        start = perf_counter()
        tree = self.new_tree(position, Random(seed))
        grow(tree, position, iterations, seconds, start)
        return counts_of(tree.root)

    def iterations_in(self, position: Position) -> int:
        if not self.fitted:
            return self.iterations
        return round(self.iterations * tuning_of(position.game, position.seats).effort)

    def new_tree(self, position: Position, random: Random) -> Tree:
        game = position.game
        tuning = self.tuning or tuning_of(game, position.seats)
        by = self.evaluation or evaluation_of(game, tuning.learned, position.seats)
        return Tree(random, tuning, by) if self.guide is None else GuidedTree(random, tuning, by, self.guide)

    def reused(self, position: Position) -> Tree | None:
        """The part of the last decision's tree that is still valid: its subtree along the answers given since, if the
        seat could observe them all."""
        if self.kept is None:
            return None
        since, tree = self.kept
        if position.answers <= since:
            return None
        node: Node | None = tree.root
        for answer in position.heard(since):
            if node is None or answer is None:
                return None
            node = next((node.children[move] for move in node.children if position.spell(move) == answer), None)
        if node is None or not node.children:
            return None
        tree.root = node
        node.prior = None  # it was computed for a redealt position
        return tree


class FirstSearch(Search):
    """The search before there were nets, with its settings and value functions of that time: a fixed baseline for new
    ones."""

    name = "search@1"

    def new_tree(self, position: Position, random: Random) -> Tree:
        tuning = tuning_of(position.game, position.seats, FIRST)
        return Tree(random, tuning, evaluation_of(position.game, tuning.learned))


class Budget:
    """A number of iterations, limited to those that fit into the time since `start`."""

    def __init__(self, iterations: int, seconds: float | None, start: float) -> None:
        self.iterations = iterations
        self.end = None if seconds is None else start + seconds * (1 - RESERVE)
        self.start = start
        self.done = 0
        self.before = perf_counter()
        self.slowest = 0.0

    def spent(self) -> float:
        """Called after each iteration: the fraction of the budget that is used up. 1 means that there is no time for
        another one."""
        self.done += 1
        share = self.done / self.iterations if self.done < self.iterations else 1.0
        if self.end is None:
            return share
        now = perf_counter()
        self.slowest = max(now - self.before, self.slowest * CALM)
        self.before = now
        if now + self.slowest >= self.end:
            return 1.0
        return max(share, (now + self.slowest - self.start) / (self.end - self.start))


def grow(tree: Tree, position: Position, iterations: int, seconds: float | None, start: float) -> None:
    """Grow the tree by at least one iteration, until the budget is used up."""
    budget = Budget(iterations, seconds, start)
    collecting = gc.isenabled()
    gc.disable()  # a full collection in the middle can take longer than ten iterations
    try:
        if tree.tuning.halving:
            grow_by_halves(tree, position, budget)
        else:
            grow_freely(tree, position, budget)
    finally:
        if collecting:
            gc.enable()


def grow_freely(tree: Tree, position: Position, budget: Budget) -> None:
    spent = 0.0
    while spent < 1:
        tree.iterate(position.redealt(tree.random))
        spent = budget.spent()


def grow_by_halves(tree: Tree, position: Position, budget: Budget) -> None:
    """Sequential halving: rounds with equal budgets, after each of which only the better half of the options stays. All
    options of a round are tried on the same deals, so they differ by their results, not by the luck of the deal."""
    random, moves = tree.random, position.moves
    left = list(range(len(moves)))
    random.shuffle(left)
    rounds = (len(left) - 1).bit_length()
    spent = 0.0
    for number in range(1, rounds + 1):
        while spent * rounds < number:
            for index, twin in zip(left, one_deal(position, random.getrandbits(64), len(left)), strict=True):
                tree.iterate(twin, index)
                spent = budget.spent()
                if spent >= 1:
                    break
        worths = [tree.root.worth_of(moves[index]) for index in left]
        ranks = sorted(range(len(left)), key=lambda rank: -worths[rank])
        left = [left[rank] for rank in ranks[: (len(left) + 1) // 2]]


def one_deal(position: Position, seed: int, count: int) -> Iterator[Playout]:
    """The same redealt twin several times. Copying it is cheaper than redealing, but impossible inside an action."""
    deal = position.redealt(Random(seed))
    for _ in range(count - 1):
        yield deal.clone() if deal.copyable else position.redealt(Random(seed))
    yield deal


def favourite(rows: list[tuple[int, float]]) -> int:
    """The index of the option with the most visits. Among options with about as many, the one with the best average."""
    most = max(visits for visits, _ in rows)
    often = [index for index, (visits, _) in enumerate(rows) if visits >= ALIKE * most]
    return max(often, key=lambda index: rows[index][1])


def counts_of(root: Node) -> Counts:
    return {move: (child.visits, child.total) for move, child in root.children.items()}


def since(before: Counts, after: Counts) -> Counts:
    """The counts added by this decision. Visits from earlier decisions must not outweigh the option that survived all
    rounds."""
    gained: Counts = {}
    for move, (visits, total) in after.items():
        had, sum_then = before.get(move, (0, 0.0))
        gained[move] = (visits - had, total - sum_then)
    return gained


def merged(found: list[Counts]) -> Counts:
    counts: Counts = {}
    for each in found:
        for move, (visits, total) in each.items():
            before = counts.get(move, (0, 0.0))
            counts[move] = (before[0] + visits, before[1] + total)
    return counts
