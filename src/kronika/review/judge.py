"""The judge of a review: estimates every seat's chance of winning."""

from __future__ import annotations

from functools import cache
from random import Random

import kronika
from kronika.bots.calibration import Calibration, calibration_of, fingerprint, judging, net_fingerprint
from kronika.bots.greedy import finish_game
from kronika.bots.tree import Tree
from kronika.bots.values import judgement_of
from kronika.engine.playout import Playout
from kronika.engine.record import rules_of
from kronika.games import game as find_game

METHOD = 2  # raise it when a review of the same game by the same net can come out differently
LONGEST = 20  # the most answers without a choice that are played to see whether an answer ends the game


class Judge:
    """Judges positions of one game with a given number of seats. `name` changes with everything that affects the
    result: a review by a judge with another name is out of date."""

    def __init__(self, game_id: str, seats: int, calibration: Calibration) -> None:
        net, rules = net_fingerprint(game_id), rules_of(find_game(game_id))
        self.name = fingerprint(f"{METHOD}/{kronika.__version__}/{net}/{calibration}/{rules}".encode())
        self.plain = judgement_of(game_id).plain
        self.tuning, self.evaluation = judging(game_id, seats, calibration)
        self.random = Random(0)
        self.end = self.tree(self.random)

    def tree(self, random: Random) -> Tree:
        """An empty search tree that uses this judge's evaluation."""
        return Tree(random, self.tuning, self.evaluation)

    def chances(self, twin: Playout) -> list[float]:
        """Each seat's chance of winning, from 0 to 1. If the asked seat can win at once, it does.

        If the game has nothing to judge by but the points so far, the twin is played to the end.
        """
        if self.plain:
            finish_game(twin, self.random)
        found = self.end.expect(twin)
        if twin.over or not twin.copyable:
            return found
        seat = twin.choice.seat
        for code in twin.choice.codes:
            last = after(twin, code)
            if last.over:
                found = max(found, self.end.expect(last), key=lambda chances: chances[seat])
        return found


def after(twin: Playout, code: int) -> Playout:
    """A copy after this answer, and after all answers that follow without a choice."""
    copy = twin.clone()
    copy.play(code)
    for _ in range(LONGEST):
        if copy.over or len(copy.choice.codes) > 1:
            break
        copy.play(copy.choice.codes[0])
    return copy


@cache
def judge_of(game_id: str, seats: int) -> Judge:
    return Judge(game_id, seats, calibration_of(game_id, seats))
