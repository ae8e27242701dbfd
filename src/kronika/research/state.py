"""A state with the interface of OpenSpiel's states.

Chance is drawn inside `apply_action`, from the state's own stream, so a clone draws the same cards. A search must
therefore begin with `resample_from_infostate`, which redeals everything that the player can't know, including future
chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from kronika.engine.errors import BadSetup, IllegalAnswer
from kronika.engine.match import Match
from kronika.engine.playout import Playout

from .memory import Memory
from .rewards import outcome
from .task import whole
from .text import describe, read_answer

if TYPE_CHECKING:
    from .spiel import SpielGame

TERMINAL: Final = -4  # as in OpenSpiel


class Deal:
    """How a resampled state was dealt. To copy the state, it is dealt again and its answers are repeated."""

    __slots__ = ("player", "root", "seed")

    def __init__(self, root: Match, player: int, seed: int) -> None:
        self.root = root
        self.player = player
        self.seed = seed

    def twin(self) -> Playout:
        twin = self.root.redealt(self.player, Random(self.seed))
        twin.table.tracking = True  # what the seats learn from here on is part of their information
        return twin


class State:
    """One situation of a game. `SpielGame.new_initial_state` makes the first one."""

    __slots__ = ("_actions", "_deal", "_game", "_history", "_since", "match", "memory")

    def __init__(self, game: SpielGame, match: Playout, memory: Memory, deal: Deal | None = None) -> None:
        self._game = game
        self.match = match
        self.memory = memory
        self._deal = deal
        self._since: list[int] = []  # codes answered since the deal
        self._history: list[tuple[int, int]] = []  # player and action, since the start
        self._actions: list[int] | None = None

    def __str__(self) -> str:
        return self.observation_string()

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self.match.seats

    def num_distinct_actions(self) -> int:
        return len(self._game.task.vocabulary)

    def is_terminal(self) -> bool:
        longest = self._game.task.longest
        return self.match.over or (longest is not None and len(self._history) >= longest)

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_mean_field_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def is_initial_state(self) -> bool:
        return not self._history

    def current_player(self) -> int:
        return TERMINAL if self.is_terminal() else self.match.choice.seat

    # --- actions

    def options(self) -> list[int]:
        """The action of each option, in the order of the options."""
        if self._actions is None:
            self._actions = self._game.task.vocabulary.actions(self.match.choice)
        return self._actions

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.is_terminal() or (player is not None and player != self.match.choice.seat):
            return []
        return sorted(action for action in self.options() if action >= 0)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Answer the question. An illegal action raises an error and changes nothing."""
        if self.is_terminal():
            raise IllegalAnswer("The game is over: no action is possible.")
        match, player, options = self.match, self.match.choice.seat, self.options()
        number = whole(action, "action", IllegalAnswer)
        if number < 0 or number not in options:
            self._game.task.vocabulary.option(match.choice, number)  # raises an error that lists the legal ones
        code = match.choice.codes[options.index(number)]
        if self._deal is not None:
            match.table.log = []  # a redealt match tells no events unless asked to
        match.play(code)
        self.memory.hear(player, number, match.events)
        self._since.append(code)
        self._history.append((player, number))
        self._actions = None

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """The token of an action: as in records if it is legal now, else as in the vocabulary."""
        number = player if action is None else action
        if not self.is_terminal() and number >= 0 and number in self.options():
            return self.match.choice.options[self.options().index(number)].token
        return self._game.task.vocabulary.tokens[number]

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The action for the number, the token or the text of an option."""
        return self.options()[read_answer(self.match, str(player) if text is None else text)]

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """The player and the action of every answer."""
        return self._history.copy()

    def history_str(self) -> str:
        return " ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self._history)

    # --- copies

    def clone(self) -> State:
        deal = self._deal
        if deal is None:
            twin = State(self._game, self.match.clone(), self.memory.copy())
        else:
            match = deal.twin()
            for code in self._since:
                match.play(code)
            twin = State(self._game, match, self.memory.copy(), deal)
            twin._since = self._since.copy()
        twin._history = self._history.copy()
        return twin

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | Random | None = None) -> State:
        """A state that the player can't tell from this one: everything that the player can't know is redealt."""
        if not 0 <= player < self.match.seats:
            raise BadSetup(f"There is no player {player}. Players: {', '.join(map(str, range(self.match.seats)))}.")
        if not isinstance(self.match, Match):
            raise BadSetup("A resampled state can't be resampled again: resample the state that it came from.")
        number = sampler.random() if isinstance(sampler, Random) else (sampler or Random().random)()
        seed = int(number * 2**53)
        deal = Deal(self.match.clone(), player, seed)
        match = deal.twin()
        twin = State(self._game, match, self.memory.imagined(self.match, match, player), deal)
        twin._history = self._history.copy()
        return twin

    # --- what the players know

    def information_state_string(self, player: int | None = None) -> str:
        """A key for everything that the player has received since the start: states with equal keys are
        indistinguishable to the player."""
        return self.memory.key(self.match, self.eyes(player))

    def observation_string(self, player: int | None = None) -> str:
        """The situation in words, as the player sees it."""
        return describe(self.match, self.eyes(player))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        numbers: list[float] = self._game.task.encoder.flat(self.match, self.eyes(player)).tolist()
        return numbers

    def eyes(self, player: int | None) -> int:
        if player is None and not self.is_terminal():
            return self.match.choice.seat
        if player is None or not 0 <= player < self.match.seats:
            raise BadSetup(f"Which player? Players: {', '.join(map(str, range(self.match.seats)))}.")
        return player

    # --- results

    def returns(self) -> list[float]:
        """The result of each player; zeros until the end."""
        if not self.match.over:
            return [0.0] * self.match.seats
        return outcome(self.match.result, self._game.task.reward)

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]
