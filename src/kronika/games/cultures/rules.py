"""Rising Cultures as a game: what deals, runs a step, counts the result and shows the table."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import Choice, Effect, Price
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.events import tell
from kronika.engine.game import Game, Result
from kronika.engine.habits import Habits
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from .data import CIVILIZATIONS
from .events import EVENTS
from .flow import step
from .prices import GOODS, price
from .scoring import BY_RESIGNATION, finish, result
from .setup import SEAT_OPTIONS, deal
from .shape import CulturesView
from .table import Cultures
from .themes import THEMES
from .view import numbers

__all__ = ["GAME"]


class CulturesGame(Game):
    id = "cultures"
    rules_version = 2
    minutes = 60
    difficulty = 2
    min_seats = 2
    max_seats = 2
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        "civilization_1": ("random", "choose", *CIVILIZATIONS),
        "civilization_2": ("random", "choose", *CIVILIZATIONS),
        "games": ("one", "two"),
        "marker": ("random", "1", "2"),
        "mauretania": ("every_round", "once"),
    }
    table = Cultures
    shape = CulturesView
    events = EVENTS
    goods = GOODS
    themes: ClassVar[dict[str, str]] = THEMES
    told_of_cards = ("built", "led", "laid", "armed", "won")

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Cultures:
        return deal(options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Cultures)
        return step(t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Cultures)
        return result(t)

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Cultures)
        return numbers(t, seat)

    def price(self, t: Table, choice: Choice, code: int) -> Price:
        assert isinstance(t, Cultures)
        return price(t, choice, code)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Cultures)
        tell(t, "resigned", seat)
        finish(t, 1 << 1 - seat, BY_RESIGNATION)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        chosen = super().check_options(options)
        first, second = (chosen[name] for name in SEAT_OPTIONS)
        if first == second and first in CIVILIZATIONS:
            raise BadSetup(f"Each civilization exists once: both seats can't have {first!r}.")
        return chosen

    def judgement(self) -> Judgement:
        from .bot.judgement import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION

    def habits(self) -> Habits:
        from .habits import CulturesHabits

        return CulturesHabits()


GAME = CulturesGame()
