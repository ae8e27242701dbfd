"""One search tree for all possible deals of what a seat can't know.

A node is identified by moves as everybody sees them, not by the hidden cards behind them. A move that is rarely
possible isn't penalized for that: its exploration bonus counts only the visits in which it was available.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random

from kronika.engine.playout import Playout

from .greedy import finish_action
from .position import SEATS, moves_of
from .tuning import Tuning
from .values import WON, Evaluation

HOPE = 0.5  # the expected result of a move without any visits
DOUBT = 0.04  # the prior variance of the results
UNSURE = 10  # prior playouts without a gain, added to those of each move
EVEN = 50.0  # a value of this size makes the chance of winning alone three in four


class Average:
    """The average result of a seat's move anywhere in the tree, or of anybody's move in playouts."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """A node, reached by a move of `mover`, whose results it sums up."""

    __slots__ = ("available", "average", "children", "mover", "prior", "total", "visits")

    def __init__(self, mover: int, average: Average) -> None:
        self.mover = mover
        self.average = average
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior: dict[int, float] | None = None  # the guide's policy for the moves from here

    def worth_of(self, move: int) -> float:
        """The average result of the move; 0 if it hasn't been tried."""
        child = self.children.get(move)
        return child.total / child.visits if child is not None else 0.0


class Tree:
    def __init__(self, random: Random, tuning: Tuning, evaluation: Evaluation) -> None:
        self.random = random
        self.tuning = tuning
        self.evaluation = evaluation
        self.root = Node(-1, Average())
        self.averages: dict[int, Average] = {}
        # by move without its seat: its results in playouts, relative to the seat's mean
        self.habits: dict[int, Average] = {}
        self.iterations = 0
        self.played: list[int] = []  # the moves of the current playout, for `remember_playout`
        self.totals = [0.0] * SEATS  # the sums of each seat's results, and of their squares
        self.squares = [0.0] * SEATS

    def iterate(self, twin: Playout, first: int = -1) -> None:
        """One iteration: down the tree, a new node, a playout, and the result back to every node on the path. `first`
        is the index of the option to start with; -1 lets the tree choose."""
        path: list[Node] = []
        worths: list[list[float] | None] = []  # for each node that ended an action: what every seat could expect
        twin, taken = self.descend(twin, first, path, worths)
        rewards = self.outlook(path[-1] if path else self.root, twin, taken)
        self.iterations += 1
        for seat, reward in enumerate(rewards):
            self.totals[seat] += reward
            self.squares[seat] += reward * reward
        if self.played:
            self.remember_playout(rewards)
        self.credit(path, worths, rewards)

    def descend(
        self, twin: Playout, first: int, path: list[Node], worths: list[list[float] | None]
    ) -> tuple[Playout, int]:
        """Walk down to a new node or to the end of the game. Returns the match there, and the number of actions before
        the last move."""
        node, seat = self.root, twin.choice.seat
        near, alone = self.tuning.near, self.tuning.alone
        taken = twin.actions_taken
        growing = True
        while growing and not twin.over:
            choice = twin.choice
            codes = choice.codes
            taken = twin.actions_taken
            if len(codes) == 1:
                twin.play(codes[0])
                continue
            if alone and choice.seat != seat:
                twin = self.answered(twin)
                continue
            moves = moves_of(choice)
            index = first if first >= 0 and node is self.root else self.select(node, twin, moves)
            move = moves[index]
            child = node.children.get(move)
            if child is None:
                growing = False
                node.children[move] = child = Node(choice.seat, self.average_of(move))
                child.available = 1
            twin.play(codes[index])
            path.append(child)
            worths.append(self.expect(twin) if near and twin.actions_taken != taken and not twin.over else None)
            node = child
        return twin, taken

    def credit(self, path: list[Node], worths: list[list[float] | None], rewards: list[float]) -> None:
        """Add the result to the nodes of the path, from the last one up. Each node weighs near expectations more than
        later ones."""
        near = self.tuning.near
        for index in range(len(path) - 1, -1, -1):
            worth = worths[index]
            if worth is not None:
                rewards = [near * first + (1 - near) * later for first, later in zip(worth, rewards, strict=True)]
            node = path[index]
            reward = rewards[node.mover]
            node.visits += 1
            node.total += reward
            average = node.average
            average.visits += 1
            average.total += reward

    def remember_playout(self, rewards: list[float]) -> None:
        """Add the result to the statistics of the playout's moves. In the tree each seat has its own statistics; in
        playouts all seats share them, because a move is worth much the same whoever makes it."""
        gains = [reward - self.totals[seat] / self.iterations for seat, reward in enumerate(rewards)]
        habits = self.habits
        for move in self.played:
            code, seat = divmod(move, SEATS)
            habit = habits.get(code)
            if habit is None:
                habits[code] = habit = Average()
            habit.visits += 1
            habit.total += gains[seat]
            average = self.average_of(move)
            average.visits += 1
            average.total += rewards[seat]
        self.played.clear()

    def average_of(self, move: int) -> Average:
        average = self.averages.get(move)
        if average is None:
            self.averages[move] = average = Average()
        return average

    def select(self, node: Node, twin: Playout, moves: list[int]) -> int:
        """The index of the most promising move: its average, a bonus if it has rarely been tried, and a bias towards
        moves that did well elsewhere."""
        tuning, seat = self.tuning, twin.choice.seat
        explore, bias, urgency = tuning.explore, tuning.bias, tuning.urgency
        usual = HOPE
        if tuning.relative:
            usual = self.usual(seat)
            spread = self.spread(seat)
            explore *= spread
            urgency *= spread
        children, averages = node.children, self.averages
        best, best_score = 0, -1e9
        available, chances = 0, 0.0
        for index, move in enumerate(moves):
            child = children.get(move)
            if child is None:
                average = averages.get(move)
                score = urgency + (usual if average is None else (average.total + usual) / (average.visits + 1))
                score += 0.001 * self.random.random()
            else:
                visits = child.visits
                child.available = count = child.available + 1
                if count != available:
                    available = count
                    chances = log(count)
                score = child.total / visits + explore * sqrt(chances / visits)
                if bias:
                    average = child.average
                    score += bias * (average.total / average.visits - usual) / (visits + 1)
            if score > best_score:
                best, best_score = index, score
        return best

    def usual(self, seat: int) -> float:
        """The seat's mean result so far."""
        return (self.totals[seat] + HOPE) / (self.iterations + 1)

    def spread(self, seat: int) -> float:
        """The standard deviation of the seat's results so far."""
        usual = self.usual(seat)
        return sqrt((self.squares[seat] + HOPE * HOPE + DOUBT) / (self.iterations + 1) - usual * usual)

    # --- below the tree

    def outlook(self, _node: Node, twin: Playout, taken: int) -> list[float]:
        """What every seat can expect where the tree ends. `taken` is the number of actions before the last move."""
        return self.expect(twin if twin.over else self.played_on(twin, taken + 1 + self.tuning.ahead))

    def played_on(self, twin: Playout, last: int) -> Playout:
        """Play on until this many actions have been taken."""
        for _ in range(self.tuning.longest):
            if twin.over or twin.actions_taken >= last:
                break
            twin = self.answered(twin)
        return twin

    def answered(self, twin: Playout) -> Playout:
        """Give one more answer, or play a whole action: at random, by what did well in other playouts, or by looking
        ahead."""
        tuning = self.tuning
        codes = twin.choice.codes
        length = len(codes)
        if tuning.looks and length > 1 and twin.copyable:
            return self.after_best_action(twin)
        index = int(self.random.random() * length)
        if tuning.tries > 1 and length > 1:
            moves = moves_of(twin.choice)
            index = self.better(moves, index)
            self.played.append(moves[index])
        twin.play(codes[index])
        return twin

    def better(self, moves: list[int], index: int) -> int:
        """Of several moves drawn at random, the one that did best in other playouts."""
        habits, number, length = self.habits, self.random.random, len(moves)
        best, best_gain = index, -1.0
        for _ in range(self.tuning.tries):
            habit = habits.get(moves[index] // SEATS)
            gain = 0.0 if habit is None else habit.total / (habit.visits + UNSURE)
            if gain > best_gain:
                best, best_gain = index, gain
            index = int(number() * length)
        return best

    def after_best_action(self, twin: Playout) -> Playout:
        """Play some of the seat's options on copies (the last one needs no copy), and continue the playout with the
        copy in which the seat stands best."""
        choice, number = twin.choice, self.random.random
        codes, seat = choice.codes, choice.seat
        index = int(number() * len(codes))
        best, best_worth = twin, -2 * WON
        for left in range(min(self.tuning.looks, len(codes)), 0, -1):
            copy = twin.clone() if left > 1 else twin
            finish_action(copy, codes[index], self.random)
            worth = self.worth(copy, seat)
            if worth > best_worth:
                best, best_worth = copy, worth
            index = index + 1 if index + 1 < len(codes) else 0
        return best

    def worth(self, twin: Playout, seat: int) -> float:
        if twin.over:
            return WON if seat in twin.result.winners else -WON
        return self.evaluation.of(twin.table, seat)

    def expect(self, twin: Playout) -> list[float]:
        """What each seat can expect, from 0 to 1."""
        if twin.over:
            return twin.result.shares
        worths, scale = self.evaluation.all(twin.table), self.tuning.scale
        worths[twin.choice.seat] += self.tuning.tempo
        if twin.seats == 1:
            worth = worths[0] / scale
            return [0.5 + 0.5 * worth / (abs(worth) + EVEN)]
        top, bend = max(worths), self.tuning.bend
        behind = [(top - worth) / scale for worth in worths]
        if bend != 1.0:
            behind = [lag**bend for lag in behind]
        shares = [exp(-lag) for lag in behind]
        total = sum(shares)
        return [share / total for share in shares]
