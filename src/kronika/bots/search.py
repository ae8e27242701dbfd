"""Information-set tree search.

Each iteration deals anew what the seat can't know, walks one tree over all those deals (a node is reached by the moves
that were seen, not by the hidden cards behind them), adds one node, plays on for a few actions at random and asks the
game's value function what every seat may expect. A move that is rarely possible isn't held back by that: its
exploration counts the visits in which it was available.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from time import perf_counter

from kronika.engine.dice import Dice
from kronika.engine.match import Match

from .position import Position, identify
from .values import Value, function_of


@dataclass(frozen=True)
class Tuning:
    """What the tuner turns. `explore`: how much to try what was rarely tried; `ahead`: actions played on at random
    below the tree; `scale`: how much value makes a sure win; `bias`: weight of what a move was worth elsewhere."""

    explore: float = 0.7
    ahead: int = 2
    scale: float = 1.0
    bias: float = 0.5
    longest: int = 80  # decisions in one playout


class Node:
    """Reached by a move of `mover`. Its total is the mover's."""

    __slots__ = ("available", "children", "mover", "total", "visits")

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


def rank(node: Node | None) -> tuple[int, float]:
    """How often a move was tried, and what it brought on average."""
    return (node.visits, node.total / node.visits) if node is not None and node.visits else (0, 0.0)


class Search:
    """`iterations` fixes the strength, `seconds` the time; the same seed and iterations give the same moves."""

    name = "search"

    def __init__(
        self,
        seed: int | str = 0,
        iterations: int = 200,
        seconds: float | None = None,
        tuning: Tuning | None = None,
        value: Value | None = None,
    ) -> None:
        self.random = Random(Dice(f"search/{seed}").state)
        self.iterations = iterations
        self.seconds = seconds
        self.tuning = tuning or Tuning()
        self.value = value  # None: the game's own
        self.kept: tuple[int, Node] | None = None  # how many answers there were, and the node that was chosen

    def choose(self, position: Position) -> int:
        if position.count == 1:
            return 0
        root = self.grow(position)
        visits = [child.visits if child else 0 for child in self.children(position, root)]
        worths = [
            child.total / child.visits if child and child.visits else 0.0 for child in self.children(position, root)
        ]
        best = max(range(len(visits)), key=lambda i: (visits[i], worths[i]))
        chosen = self.children(position, root)[best]
        self.kept = (position.answers, chosen) if chosen is not None else None
        return best

    def worths(self, position: Position) -> list[float]:
        """The expected result of each option, from 0 (lost) to 1 (won)."""
        root = self.grow(position)
        return [
            child.total / child.visits if child and child.visits else 0.0 for child in self.children(position, root)
        ]

    def report(self, position: Position) -> list[tuple[str, int, float]]:
        """Token, visits and expected result of each option, best first: how the bot explains itself."""
        root = self.grow(position)
        children = self.children(position, root)
        rows = [(option.token, *rank(child)) for option, child in zip(position.options, children, strict=True)]
        return sorted(rows, key=lambda row: -row[1])

    def children(self, position: Position, root: Node) -> list[Node | None]:
        return [root.children.get(key) for key in position.moves]

    # --- the tree

    def grow(self, position: Position) -> Node:
        root = self.reused(position)
        self.elsewhere: dict[int, list[float]] = {}
        end = None if self.seconds is None else perf_counter() + self.seconds
        done = 0
        while done < self.iterations if end is None else perf_counter() < end:
            self.iterate(root, position.redealt(self.random))
            done += 1
        return root

    def reused(self, position: Position) -> Node:
        """The node below one's own last move, if nobody has answered since."""
        if self.kept is not None and self.kept[0] + 1 == position.answers and self.kept[1].children:
            node = self.kept[1]
            if all(child.mover == position.seat for child in node.children.values()):
                return node
        return Node(-1)

    def iterate(self, root: Node, twin: Match) -> None:
        node = root
        path: list[tuple[Node, int]] = []
        growing = True
        while growing and not twin.over:
            choice = twin.choice
            codes = choice.codes
            if len(codes) == 1:
                twin.play(codes[0])
                continue
            moves = [identify(choice, code) for code in codes]
            fresh = [i for i, move in enumerate(moves) if move not in node.children]
            if fresh:
                i = self.untried(choice.seat, moves, fresh)
                child = Node(choice.seat)
                node.children[moves[i]] = child
                growing = False
            else:
                i = self.select(node, moves)
                child = node.children[moves[i]]
            for move in moves:
                other = node.children.get(move)
                if other is not None:
                    other.available += 1
            twin.play(codes[i])
            path.append((child, moves[i]))
            node = child
        self.play_on(twin)
        rewards = self.expect(twin)
        for child, move in path:
            reward = rewards[child.mover]
            child.visits += 1
            child.total += reward
            seen = self.elsewhere.setdefault(move * 8 + child.mover, [0.0, 0.0])
            seen[0] += 1.0
            seen[1] += reward

    def untried(self, seat: int, moves: list[int], fresh: list[int]) -> int:
        """Of the moves not tried here, the one that did best elsewhere; unknown ones are hoped to do well."""
        best, best_worth = fresh[0], -1.0
        for i in fresh:
            seen = self.elsewhere.get(moves[i] * 8 + seat)
            worth = (seen[1] + 1.0) / (seen[0] + 1.0) if seen else 1.0
            worth += 0.001 * self.random.random()
            if worth > best_worth:
                best, best_worth = i, worth
        return best

    def select(self, node: Node, moves: list[int]) -> int:
        explore, bias = self.tuning.explore, self.tuning.bias
        best, best_score = 0, -1.0
        for i, move in enumerate(moves):
            child = node.children[move]
            visits = child.visits or 1
            score = child.total / visits + explore * sqrt(log(child.available + 1) / visits)
            if bias:
                seen = self.elsewhere.get(move * 8 + child.mover)
                if seen:
                    score += bias * seen[1] / seen[0] / (visits + 1)
            if score > best_score:
                best, best_score = i, score
        return best

    # --- below the tree

    def play_on(self, twin: Match) -> None:
        """To the end of the action that is under way, and a few actions more, at random."""
        last = twin.actions_taken + self.tuning.ahead + (0 if twin.over or twin.choice.source < 0 else 1)
        number = self.random.random
        for _ in range(self.tuning.longest):
            if twin.over or (twin.actions_taken >= last and twin.choice.source < 0):
                return
            codes = twin.choice.codes
            twin.play(codes[int(number() * len(codes))])

    def expect(self, twin: Match) -> list[float]:
        """What each seat may expect, from 0 to 1."""
        seats = range(twin.seats)
        if twin.over:
            winners = twin.result.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
        value = self.value or function_of(twin.game.id)
        worths = [value(twin.table, seat) for seat in seats]
        top = max(worths)
        if twin.seats == 2:
            mine = 1.0 / (1.0 + exp(max(-50.0, min(50.0, (worths[1] - worths[0]) / self.tuning.scale))))
            return [mine, 1.0 - mine]
        shares = [exp((worth - top) / self.tuning.scale) for worth in worths]
        total = sum(shares)
        return [share / total for share in shares]
