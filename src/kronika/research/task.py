"""What all environments share: a game with its settings, its encodings and its rewards, and the seeds of its
matches."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces

from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError
from kronika.engine.match import Match
from kronika.engine.playout import Playout, start_playout
from kronika.games import game as find_game

from .actions import Mask, vocabulary
from .observe import LIMIT, encoder
from .rewards import Rewards

FORMS = ("flat", "named")

Observation = dict[str, Any]  # "observation": an array or named arrays; "action_mask": an array


class Task:
    """A game with its settings, which are checked when it is created."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        form: str = "flat",
        reward: str = "win",
        shaping: float = 0.0,
        relative: bool = True,
        longest: int | None = None,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(
            max(2, self.game.min_seats) if seats is None else whole(seats, "number of seats")
        )
        self.options = self.game.check_options(options or {})
        if form not in FORMS:
            raise BadSetup(f"An observation can't be {form!r}. It can be: {', '.join(FORMS)}.")
        if longest is not None and whole(longest, "longest number of answers") < 1:
            raise BadSetup("The longest game must have at least one answer.")
        self.form = form
        self.longest = longest
        self.reward = reward
        self.shaping = shaping
        self.rewards()
        self.vocabulary = vocabulary(game, relative)
        self.encoder = encoder(game, self.seats)

    def rewards(self) -> Rewards:
        return Rewards(self.game.id, self.reward, self.shaping)

    def match(self, seed: int | str) -> Match:
        return Match.start(self.game, self.seats, seed, self.options)

    def playout(self, seed: int | str) -> Playout:
        """A new game that is faster than a match, but can't be copied or recorded."""
        return start_playout(self.game, self.seats, seed, self.options, tracking=True)

    # --- spaces and observations

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.vocabulary))

    def observation_space(self) -> spaces.Dict:
        eyes = self.encoder
        seen: spaces.Space[Any] = box((eyes.size,))
        if self.form == "named":
            seen = spaces.Dict({field.name: box(field.shape) for field in eyes.fields})
        mask = spaces.Box(0, 1, (len(self.vocabulary),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observe(self, match: Playout, seat: int) -> Observation:
        """The seat's observation and its legal actions. A seat that isn't asked has none."""
        eyes = self.encoder
        seen = eyes.named(match, seat) if self.form == "named" else eyes.flat(match, seat)
        return {"observation": seen, "action_mask": self.mask(match, seat)}

    def mask(self, match: Playout, seat: int) -> Mask:
        asked = not match.over and match.choice.seat == seat
        return self.vocabulary.mask(self.vocabulary.actions(match.choice) if asked else ())

    def code(self, match: Playout, action: object) -> int:
        """The code of the option that an action stands for."""
        place = self.vocabulary.option(match.choice, whole(action, "action", IllegalAnswer))
        return match.choice.codes[place]


class Seeds:
    """The seed for each reset: the given one, or else the last given one with a number. Without any, it starts from a
    random seed."""

    def __init__(self) -> None:
        self.seed: int | str | None = None
        self.number = 0

    def next(self, seed: int | str | None) -> int | str:
        if seed is not None:
            self.seed = seed
            self.number = 0
            return seed
        if self.seed is None:
            self.seed = randbits(63)
        self.number += 1
        return f"{self.seed}/{self.number}"


def box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-LIMIT, LIMIT, shape, np.float32)


def whole(value: object, name: str, error: type[KronikaError] = BadSetup) -> int:
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        return int(value)
    raise error(f"The {name} must be a whole number, not {value!r}.")
