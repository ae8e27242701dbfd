"""PettingZoo's AEC interface: one agent per seat, asked one at a time."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from kronika.engine.errors import BadSetup, KronikaError
from kronika.engine.playout import Playout

from .memory import Memory
from .task import Observation, Seeds, Task
from .text import MODES, check_words, describe, read_answer, render


class Env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match with one agent per seat. `agent_selection` is the seat that is asked. An illegal action raises an error
    and changes nothing. `reset(seed=7)` deals the same match as `kronika.new(game, seed=7)`; resets without a seed
    derive theirs from the last one given."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1, "name": "kronika"}

    def __init__(self, task: Task, render_mode: str | None = None, lang: str = "en", record: bool = True) -> None:
        super().__init__()
        check_words(render_mode, lang)
        self.task = task
        self.render_mode = render_mode
        self.lang = lang
        self.record = record
        self.possible_agents = [f"player_{seat}" for seat in range(task.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            a: task.observation_space() for a in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {a: task.action_space() for a in self.possible_agents}
        self.seeds = Seeds()
        self.payer = task.rewards()
        self.memory = Memory(task.encoder, task.vocabulary)
        self.playing: Playout | None = None
        self.answers = 0

    def __str__(self) -> str:
        return f"kronika/{self.task.game.id}"

    @property
    def match(self) -> Playout:
        """The match. It is a `Match` if the environment was made with `record`, else a `Playout`."""
        if self.playing is None:
            raise KronikaError("Nothing has been dealt yet: call reset() first.")
        return self.playing

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.name(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.name(agent)]

    def name(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadSetup(f"There is no agent {agent!r}. Agents: {', '.join(self.possible_agents)}.")
        return agent

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(self.name(agent))

    # --- the game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match. The game's own options are given to `env(…)`; PettingZoo's `options` are ignored."""
        number = self.seeds.next(seed)
        self.playing = match = self.task.match(number) if self.record else self.task.playout(number)
        self.answers = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.payer.start(match)
        if self.record:
            self.memory.begin(match)
        self.agent_selection = self.agents[match.choice.seat]

    def step(self, action: int | None) -> None:
        match = self.match
        if not self.agents:
            raise KronikaError("The match is over: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = self.task.code(match, action)
        self._cumulative_rewards[agent] = 0.0
        match.play(code)
        self.answers += 1
        if self.record:
            assert action is not None
            self.memory.hear(self.seat(agent), int(action), match.events)
        for other, reward in zip(self.possible_agents, self.payer.since(match), strict=True):
            self.rewards[other] = reward
        self._accumulate_rewards()
        cut = self.task.longest is not None and self.answers >= self.task.longest
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[match.choice.seat]
            self.truncations = dict.fromkeys(self.agents, cut)
        if match.over or cut:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self.task.observe(self.match, self.seat(agent))

    def information_state(self, agent: str) -> str:
        """A key for everything that the agent has received since the start: it can't tell situations with equal keys
        apart."""
        if not self.record:
            raise KronikaError("The information state needs an environment with record=True.")
        return self.memory.key(self.match, self.seat(agent))

    # --- words

    def text(self, agent: str | None = None) -> str:
        """The situation in words as the agent sees it: the table, the question and its numbered options."""
        return describe(self.match, self.seat(self.agent_selection if agent is None else agent), self.lang)

    def read(self, text: str) -> int:
        """The action for an answer in words: the number, the token or the text of an option."""
        place = read_answer(self.match, text, self.lang)
        return self.task.vocabulary.actions(self.match.choice)[place]

    def render(self) -> str | None:
        return render(self.text(), self.render_mode)

    def close(self) -> None:
        """Nothing needs to be closed."""
