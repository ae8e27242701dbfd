"""Information-set tree search.

Each iteration deals anew what the seat can't know, walks one tree over all those deals, adds one node, plays on for a
few actions and asks the game's value function what every seat may expect. Every seat is assumed to want the best for
itself.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from mypy_extensions import mypyc_attr

from kronika.engine.dice import Dice

from .greedy import RESTLESS
from .guided import Guide, GuidedTree
from .helper import grow_elsewhere
from .position import Position
from .tree import Node, Tree
from .tuning import Tuning, tuning_of
from .values import Value, function_of

RESERVE = 0.02  # of the time is kept back for what comes after the last iteration
CALM = 0.98  # how slowly the memory of a long iteration fades

Counts = dict[int, tuple[int, float]]  # move -> how often it was tried, and what it brought altogether


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """`iterations` fixes the strength, `seconds` the time; the same seed and iterations give the same moves.

    With several `trees` the iterations are divided among trees that know nothing of each other, and their visits are
    added up. Whether they grow one after the other or, `parallel`, in processes of their own changes no move.
    A `guide` says which moves look good, and what a position is worth.
    `fitted`: the iterations are those of a level, and a game whose moves take long has only a part of them.
    """

    name = "search"

    def __init__(
        self,
        seed: int | str = 0,
        iterations: int = 200,
        seconds: float | None = None,
        tuning: Tuning | None = None,
        value: Value | None = None,
        trees: int = 1,
        parallel: bool = False,
        fitted: bool = False,
        guide: Guide | None = None,
    ) -> None:
        self.random = Random(Dice(f"search/{seed}").state)
        self.iterations = iterations
        self.seconds = seconds
        self.tuning = tuning  # None: the one found for the game
        self.value = value  # None: the game's own
        self.trees = trees
        self.parallel = parallel
        self.fitted = fitted
        self.guide = guide
        self.kept: tuple[int, Tree] | None = None  # how many answers there were, and the tree
        self.looked: list[tuple[int, float]] = []  # the rows of the last choice; empty if it wasn't searched

    def choose(self, position: Position) -> int:
        self.looked = []
        if position.count == 1:
            return 0
        if position.goes_round() and self.random.random() < RESTLESS:
            return self.random.randrange(position.count)
        self.looked = rows = self.rows(position)
        return max(range(len(rows)), key=lambda place: rows[place])

    def worths(self, position: Position) -> list[float]:
        """The expected result of each option, from 0 (lost) to 1 (won)."""
        return [worth for _, worth in self.rows(position)]

    def report(self, position: Position) -> list[tuple[str, int, float]]:
        """Token, visits and expected result of each option, best first: how the bot explains itself."""
        rows = [
            (option.token, visits, worth)
            for option, (visits, worth) in zip(position.options, self.rows(position), strict=True)
        ]
        return sorted(rows, key=lambda row: (-row[1], -row[2]))

    def rows(self, position: Position) -> list[tuple[int, float]]:
        """How often each option was tried, and what it brought on average."""
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
        grow(tree, position, self.iterations_in(position.game), self.seconds, start)
        self.kept = (position.answers, tree)
        return counts_of(tree.root)

    def count_several(self, position: Position) -> Counts:
        """Every tree has its own stream of chance, drawn before any of them grows."""
        seeds = [self.random.getrandbits(64) for _ in range(self.trees)]
        iterations = -(-self.iterations_in(position.game) // self.trees)
        if not self.parallel or self.value is not None or self.guide is not None:
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

    def iterations_in(self, game_id: str) -> int:
        return round(self.iterations * tuning_of(game_id).effort) if self.fitted else self.iterations

    def new_tree(self, position: Position, random: Random) -> Tree:
        game = position.game
        tuning = self.tuning or tuning_of(game)
        value = self.value or function_of(game, bool(tuning.learned))
        return Tree(random, tuning, value) if self.guide is None else GuidedTree(random, tuning, value, self.guide)

    def reused(self, position: Position) -> Tree | None:
        """The tree of the last decision, walked down by what was answered since, as far as the seat could hear it."""
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
        node.prior = None  # it was made for an imagined deal
        return tree


def grow(tree: Tree, position: Position, iterations: int, seconds: float | None, start: float) -> None:
    """So many iterations, or as many as fit into the time since `start`; at least one."""
    random = tree.random
    if seconds is None:
        for _ in range(iterations):
            tree.iterate(position.redealt(random))
        return
    end = start + seconds * (1 - RESERVE)
    before = perf_counter()
    slowest = 0.0
    while True:
        tree.iterate(position.redealt(random))
        now = perf_counter()
        slowest = max(now - before, slowest * CALM)
        if now + slowest > end:
            return
        before = now


def counts_of(root: Node) -> Counts:
    return {move: (child.visits, child.total) for move, child in root.children.items()}


def merged(found: list[Counts]) -> Counts:
    counts: Counts = {}
    for each in found:
        for move, (visits, total) in each.items():
            before = counts.get(move, (0, 0.0))
            counts[move] = (before[0] + visits, before[1] + total)
    return counts
