"""Games for a net to learn from, played by quick bots that use it.

A bot looks one action ahead, with all options on one common deal, and takes the best. So that games differ, each seat
has tastes for the whole game (its features weigh a little more or less than they should), and some answers are random.
Some seats are played by older nets and by exploiters.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any

import numpy as np

from kronika.bots.greedy import finish_action
from kronika.bots.netfile import reading_of
from kronika.bots.position import Position
from kronika.bots.search import Search
from kronika.bots.tuning import tuning_of
from kronika.bots.values import ByNet, Evaluation, value_of
from kronika.engine.game import Game
from kronika.engine.match import Match
from kronika.engine.net import Net, Weights
from kronika.engine.table import Table

STRAY = 0.03  # of all answers are left to chance
TASTE = 0.35  # how far a seat's weights are from the net's, in their logarithms
OTHERS = 0.25  # of the seats are played by older nets and exploiters
BY_LOT = "random"  # the value of an option that leaves a choice at set-up to chance
LONGEST = 4000  # answers after which a game is given up


class Quick:
    """One action ahead, all options on one common deal."""

    name = "quick"

    def __init__(self, seed: int | str, evaluation: Evaluation, stray: float = 0.0) -> None:
        self.random = Random(str(seed))
        self.evaluation = evaluation
        self.stray = stray

    def choose(self, position: Position) -> int:
        count, random = position.count, self.random
        if count == 1:
            return 0
        if random.random() < self.stray or position.goes_round():
            return random.randrange(count)
        deal, rest, seat = random.getrandbits(60), random.getrandbits(60), position.seat
        best, best_worth = 0, -1e9
        for index in range(count):
            twin = position.redealt(Random(deal))
            finish_action(twin, twin.choice.codes[index], Random(rest))
            worth = value_of(twin, seat, self.evaluation)
            if worth > best_worth:
                best, best_worth = index, worth
        return best


def with_tastes(net: Net, tastes: list[float]) -> Evaluation:
    """A net that overvalues some features and undervalues others."""
    weights = net.weights
    liked = Weights(weights.own, weights.other, weights.shared, weights.out, weights.features * np.array(tastes))
    return ByNet(Net(net.table, net.inputs, net.steps, liked, net.features))


@dataclass
class Samples:
    """Positions of a game, one after the other. `rows` has the active inputs of each seat, then the shared ones;
    `base` the weighted features of each seat."""

    rows: list[list[Any]] = field(default_factory=list)
    base: list[list[float]] = field(default_factory=list)
    turn: list[int] = field(default_factory=list)
    outcome: list[float] = field(default_factory=list)  # what the game was worth to each seat
    scores: list[float] = field(default_factory=list)

    def thin_out(self, random: Random) -> None:
        """Keep a random half of the positions."""
        kept = sorted(random.sample(range(len(self.turn)), len(self.turn) // 2))
        self.rows = [self.rows[index] for index in kept]
        self.base = [self.base[index] for index in kept]
        self.turn = [self.turn[index] for index in kept]


def play(game: Game, seats: int, seed: str, net: Net, others: list[Evaluation], searching: int, most: int) -> Samples:
    """One game. A quarter of the seats is played by `others`. `searching`: iterations of the seats' searches; 0: they
    are quick. `most`: positions that are kept; a long game has at least half as many."""
    random = Random(seed)
    match = Match.start(game, seats, seed, some_by_lot(game, random))
    bots: list[Any] = []
    for seat in range(seats):
        if others and random.random() < OTHERS:
            by = random.choice(others)
        else:
            spread = random.choice((0.0, TASTE, 2 * TASTE))
            by = with_tastes(net, [exp(random.gauss(0, spread)) for _ in net.weights.features])
        if searching:
            bots.append(Search(f"{seed}/{seat}", searching, tuning=tuning_of(game.id, seats), evaluation=by))
        else:
            bots.append(Quick(f"{seed}/{seat}", by, STRAY))
    found = Samples()
    turns, mover, keep = 0, -1, 1.0
    turn_field = reading_of(game).inputs.turn
    while not match.over and len(match.answers) < LONGEST:
        if match.copyable:
            now = getattr(match.table, turn_field)
            if now != mover:
                turns, mover = turns + 1, now
            if random.random() < keep:
                note(found, net, match.table, turns)
                if len(found.turn) > most:
                    found.thin_out(random)
                    keep /= 2
        position = Position(match)
        match.play(match.choice.codes[bots[position.seat].choose(position)])
    result = match.result if match.over else game.result(match.table)
    found.outcome = result.shares
    found.scores = [float(score) for score in result.scores]
    return found


def some_by_lot(game: Game, random: Random) -> dict[str, str]:
    """Options that leave about half of the choices at set-up to chance. Bots that choose their nations by a net never
    play those that it underrates, so it would never learn better."""
    return {name: BY_LOT for name, values in game.variants.items() if BY_LOT in values and random.random() < 0.5}


def note(found: Samples, net: Net, t: Table, turn: int) -> None:
    features = np.array([net.features(t, seat) for seat in range(t.seats)])
    found.rows.append([np.array(rows, np.int32) for rows in net.rows(t)])
    found.base.append((features @ net.weights.features).tolist())
    found.turn.append(turn)
