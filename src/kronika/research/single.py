"""Gymnasium's interface: one agent in one seat, bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from kronika.bots import Bot, Position, make
from kronika.engine.dice import aside
from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError
from kronika.engine.match import Match

from .actions import Mask
from .task import Observation, Seeds, Task, whole
from .text import MODES, check_words, describe, read_answer, render

ILLEGAL = ("lose", "raise")


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """`illegal`: an illegal action loses the episode (`lose`) or raises an error (`raise`)."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        task: Task,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        check_words(render_mode, lang)
        if illegal not in ILLEGAL:
            raise BadSetup(f"`illegal` can't be {illegal!r}. It can be: {', '.join(ILLEGAL)}.")
        if not 0 <= whole(seat, "seat") < task.seats:
            raise BadSetup(f"There is no seat {seat}. Seats: {', '.join(map(str, range(task.seats)))}.")
        self.names = [bots] * (task.seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != task.seats - 1:
            raise BadSetup(f"{task.seats - 1} bots are needed besides the agent, not {len(self.names)}.")
        for name in self.names:
            make(name)
        self.task = task
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = task.observation_space()
        self.action_space = task.action_space()
        self.seeds = Seeds()
        self.payer = task.rewards()
        self.bots: dict[int, Bot] = {}
        self.playing: Match | None = None
        self.answers = 0
        self.lost = False

    @property
    def match(self) -> Match:
        if self.playing is None:
            raise KronikaError("Nothing has been dealt yet: call reset() first.")
        return self.playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new match. The game's own options are given to `gym_env(…)`; Gymnasium's `options` are ignored."""
        super().reset(seed=seed)
        deal = self.seeds.next(seed)
        while True:
            self.deal(deal)
            if not self.match.over:  # otherwise the game ended before the agent's first decision: deal again
                return self.observation(), self.info()
            deal = self.seeds.next(None)

    def deal(self, seed: int | str) -> None:
        self.playing = self.task.match(seed)
        others = [seat for seat in range(self.task.seats) if seat != self.seat]
        self.bots = {
            other: make(name, aside(seed, f"bot/{other}")) for other, name in zip(others, self.names, strict=True)
        }
        self.answers = 0
        self.lost = False
        self.let_bots_play()
        self.payer.start(self.match)

    def let_bots_play(self) -> None:
        match = self.match
        position = Position(match)
        while not match.over and match.choice.seat != self.seat:
            match.play(match.choice.codes[self.bots[match.choice.seat].choose(position)])
            self.answers += 1

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match.over or self.lost:
            raise KronikaError("The match is over: call reset() first.")
        try:
            code = self.task.code(match, action)
        except IllegalAnswer as error:
            if self.illegal == "raise":
                raise
            self.lost = True
            return self.observation(), -1.0, True, False, {**self.info(), "illegal": str(error)}
        match.play(code)
        self.answers += 1
        self.let_bots_play()
        reward = self.payer.since(match)[self.seat]
        longest = self.task.longest
        too_long = not match.over and longest is not None and self.answers >= longest
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, match.over, too_long, self.info()

    def observation(self) -> Observation:
        return self.task.observe(self.match, self.seat)

    def info(self) -> dict[str, Any]:
        return {"winners": list(self.match.result.winners)} if self.match.over else {}

    def action_masks(self) -> Mask:
        """The legal actions, under the name that MaskablePPO of sb3-contrib looks for."""
        return self.task.mask(self.match, self.seat)

    # --- words

    def text(self) -> str:
        """The situation in words: the table, the question and its numbered options."""
        return describe(self.match, self.seat, self.lang)

    def read(self, text: str) -> int:
        """The action for an answer in words: the number, the token or the text of an option."""
        place = read_answer(self.match, text, self.lang)
        return self.task.vocabulary.actions(self.match.choice)[place]

    def render(self) -> str | None:
        return render(self.text(), self.render_mode)
