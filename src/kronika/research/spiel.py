"""A game with OpenSpiel's interface, for its Python algorithms. Only `get_type` needs OpenSpiel itself."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from .memory import Memory
from .rewards import expected
from .state import State
from .task import Task

LONGEST: Final = 20_000  # answers in a game, far more than any game takes


class SpielGame:
    """The methods that OpenSpiel expects of a game."""

    def __init__(self, task: Task) -> None:
        self.task = task

    def __str__(self) -> str:
        return f"kronika_{self.task.game.id}(players={self.task.seats})"

    def new_initial_state(self, seed: int | str | None = None) -> State:
        """A new state; without a seed, a random deal."""
        match = self.task.match(Random().getrandbits(63) if seed is None else seed)
        memory = Memory(self.task.encoder, self.task.vocabulary)
        memory.begin(match)
        return State(self, match, memory)

    def num_players(self) -> int:
        return self.task.seats

    def num_distinct_actions(self) -> int:
        return len(self.task.vocabulary)

    def max_game_length(self) -> int:
        return LONGEST if self.task.longest is None else self.task.longest

    def max_chance_outcomes(self) -> int:
        return 0

    def min_utility(self) -> float:
        return 0.0 if self.task.reward == "share" else -1.0

    def max_utility(self) -> float:
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.task.encoder.size]

    def observation_tensor_size(self) -> int:
        return self.task.encoder.size

    def action_to_string(self, player: int, action: int) -> str:
        return self.task.vocabulary.tokens[action]

    def get_parameters(self) -> dict[str, Any]:
        return {"players": self.task.seats, **self.task.options}

    def get_type(self) -> Any:
        try:
            import pyspiel
        except ImportError:
            raise ImportError("OpenSpiel is needed for this: pip install open_spiel.") from None
        kind = pyspiel.GameType
        game = self.task.game
        return kind(
            short_name=f"kronika_{game.id}",
            long_name=f"Kronika: {game.id}",
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.CONSTANT_SUM if self.task.reward == "share" else kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=game.max_seats,
            min_num_players=game.min_seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )


class ValueEvaluator:
    """An evaluator for OpenSpiel's tree searches: it finishes the action at random, then calls the game's value
    function."""

    def __init__(self, seed: int = 0, longest: int = 60) -> None:
        self.random = Random(seed)
        self.longest = longest

    def evaluate(self, state: State) -> list[float]:
        twin = state.clone()
        turn = twin.match.actions_taken
        for _ in range(self.longest):
            if twin.is_terminal() or twin.match.actions_taken != turn:
                break
            codes = twin.match.choice.codes
            twin.match.play(codes[self.random.randrange(len(codes))])
        return expected(twin.match, state.get_game().task.reward)

    def prior(self, state: State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
