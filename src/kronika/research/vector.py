"""Many matches at once, with one array of observations and one of masks. A match that ends is replaced by a new one."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.engine.errors import BadSetup, KronikaError
from kronika.engine.playout import Playout

from .actions import MISSING, Mask
from .observe import Flat
from .task import Task, whole

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Batch:
    """The current question of each match, and the results of the last step. Where `over` or `cut` is set, the
    observation is already the first one of the next match."""

    observations: Flat  # (match, place)
    masks: Mask  # (match, action)
    seats: Ints  # the seat that is asked in each match
    rewards: Flat  # (match, seat)
    over: Bools  # the match has ended
    cut: Bools  # the match was truncated because it was too long


class Vector:
    """`count` matches whose seats are all played by the caller of `step`. Match i with the seed s uses the seeds
    `s/i/0`, `s/i/1`, … With `copy`, each batch has arrays of its own; without it, the next step overwrites them."""

    def __init__(self, task: Task, count: int, copy: bool = True) -> None:
        if whole(count, "number of matches") < 1:
            raise BadSetup(f"There must be at least one match, not {count}.")
        if task.form != "flat":
            raise BadSetup("Batched matches have flat observations; `encoder.split` names their parts.")
        self.task = task
        self.count = count
        self.copy = copy
        self.seed: int | str = 0
        self.numbers = [0] * count
        self.lengths = [0] * count
        self.matches: list[Playout] = []
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.payers = [task.rewards() for _ in range(count)]
        self.observations: Flat = np.zeros((count, task.encoder.size), np.float32)
        self.masks: Mask = np.zeros((count, len(task.vocabulary)), np.int8)
        self.seats: Ints = np.zeros(count, np.int64)
        self.rewards: Flat = np.zeros((count, task.seats), np.float32)
        self.over: Bools = np.zeros(count, np.bool_)
        self.cut: Bools = np.zeros(count, np.bool_)
        self.seen = np.zeros_like(self.observations)  # separate, because users may change a batch
        self.sheets = [task.encoder.sheet(row) for row in self.seen]

    def reset(self, seed: int | str = 0) -> Batch:
        self.seed = seed
        self.numbers = [0] * self.count
        self.matches = [self.deal(place) for place in range(self.count)]
        self.rewards[:] = 0
        self.over[:] = False
        self.cut[:] = False
        for place in range(self.count):
            self.look(place)
        return self.batch()

    def deal(self, place: int) -> Playout:
        match = self.task.playout(f"{self.seed}/{place}/{self.numbers[place]}")
        self.numbers[place] += 1
        self.lengths[place] = 0
        self.payers[place].start(match)
        return match

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Give one answer in every match. If any of them is illegal, nothing changes."""
        if not self.matches:
            raise KronikaError("Nothing has been dealt yet: call reset() first.")
        chosen: Any = np.asarray(actions)
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadSetup(f"{self.count} whole numbers are needed, one action per match.")
        codes = [self.code(place, action) for place, action in enumerate(chosen.tolist())]
        self.rewards[:] = 0
        longest = self.task.longest
        for place, (match, code) in enumerate(zip(self.matches, codes, strict=True)):
            match.play(code)
            self.lengths[place] += 1
            if match.over or self.task.shaping:
                self.rewards[place] = self.payers[place].since(match)
            self.over[place] = match.over
            self.cut[place] = not match.over and longest is not None and self.lengths[place] >= longest
            if self.over[place] or self.cut[place]:
                self.matches[place] = self.deal(place)
            self.look(place)
        return self.batch()

    def code(self, place: int, action: int) -> int:
        legal, codes = self.legal[place], self.matches[place].choice.codes
        if action >= 0 and action in legal:
            return codes[legal.index(action)]
        return self.task.code(self.matches[place], action)  # raises an error that lists the legal ones

    def look(self, place: int) -> None:
        match = self.matches[place]
        choice = match.choice
        self.seats[place] = choice.seat
        self.task.encoder.write(match, choice.seat, self.sheets[place])
        self.observations[place] = self.seen[place]
        mask = self.masks[place]
        mask[self.legal[place]] = 0
        self.legal[place] = legal = self.task.vocabulary.actions(choice)
        mask[legal if MISSING not in legal else [action for action in legal if action != MISSING]] = 1

    def batch(self) -> Batch:
        batch = Batch(self.observations, self.masks, self.seats, self.rewards, self.over, self.cut)
        return deepcopy(batch) if self.copy else batch
