"""Standard environments for every game: PettingZoo, Gymnasium, batched matches, and OpenSpiel-style states.

>>> from kronika import research
>>> env = research.env("innovation", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
>>> env.agent_selection
'player_1'
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo", "pyarrow")
MISSING = [name for name in NEEDED if find_spec(name) is None]
if MISSING:
    raise ImportError(f"kronika.research needs {', '.join(MISSING)}. Install it with: pip install 'kronika[research]'.")

import gymnasium  # noqa: E402

from .actions import Vocabulary, vocabulary  # noqa: E402
from .aec import Env  # noqa: E402
from .observe import Encoder, Field, encoder  # noqa: E402
from .single import SingleEnv  # noqa: E402
from .spiel import SpielGame, ValueEvaluator  # noqa: E402
from .state import State  # noqa: E402
from .task import Task  # noqa: E402
from .text import describe, read_answer  # noqa: E402
from .vector import Batch, Vector  # noqa: E402

__all__ = [
    "Batch",
    "Encoder",
    "Env",
    "Field",
    "SingleEnv",
    "SpielGame",
    "State",
    "Task",
    "ValueEvaluator",
    "Vector",
    "Vocabulary",
    "describe",
    "encoder",
    "env",
    "gym_env",
    "read_answer",
    "spiel_game",
    "vector",
    "vocabulary",
]


gymnasium.register("kronika/Match-v1", entry_point="kronika.research:gym_env")


def env(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, str] | None = None,
    observation: str = "flat",
    reward: str = "win",
    shaping: float = 0.0,
    relative: bool = True,
    longest: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
    record: bool = True,
) -> Env:
    """A PettingZoo environment with one agent per seat.

    `observation`: one `flat` array or `named` arrays. `reward`: `win` (1, -1, 0 for a shared victory) or `share` of the
    victory, at the end; `shaping` adds that fraction of the value function's changes. `relative`: actions name seats
    relative to the agent. `longest`: truncate a match after that many answers. Without `record` it is faster, but has
    no record, copies or information state.
    """
    task = Task(game, seats, options, observation, reward, shaping, relative, longest)
    return Env(task, render_mode, lang, record)


def gym_env(
    game: str,
    seats: int | None = None,
    bots: str | Sequence[str] = "greedy",
    *,
    seat: int = 0,
    options: dict[str, str] | None = None,
    observation: str = "flat",
    reward: str = "win",
    shaping: float = 0.0,
    relative: bool = True,
    longest: int | None = None,
    illegal: str = "lose",
    render_mode: str | None = None,
    lang: str = "en",
) -> SingleEnv:
    """A Gymnasium environment: one agent in `seat`, `bots` (one name, or one per other seat) in the others.

    You can also use `gymnasium.make("kronika.research:kronika/Match-v1", game="innovation", bots="random")`.
    """
    task = Task(game, seats, options, observation, reward, shaping, relative, longest)
    return SingleEnv(task, bots, seat, illegal, render_mode, lang)


def vector(
    game: str,
    count: int,
    seats: int | None = None,
    *,
    options: dict[str, str] | None = None,
    reward: str = "win",
    shaping: float = 0.0,
    relative: bool = True,
    longest: int | None = None,
    copy: bool = True,
) -> Vector:
    """`count` matches played at once, with arrays of their observations, masks and rewards."""
    return Vector(Task(game, seats, options, "flat", reward, shaping, relative, longest), count, copy)


def spiel_game(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, str] | None = None,
    reward: str = "win",
    relative: bool = True,
    longest: int | None = None,
) -> SpielGame:
    """A game with OpenSpiel's interface, for its Python algorithms."""
    return SpielGame(Task(game, seats, options, "flat", reward, 0.0, relative, longest))
