"""Through the Ages as a game: its parts and where they are."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import Choice, Effect, Price
from kronika.engine.dice import Dice
from kronika.engine.game import Game, Result, Running
from kronika.engine.habits import Habits
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards
from .data import A_PACT, A_WAR, AGGRESSION, KIND
from .events import EVENTS
from .flow import STEPS
from .flow.resigning import resign
from .prices import GOODS, price
from .scoring import result
from .setup import deal
from .shape import AgesView
from .table import Ages
from .themes import THEMES
from .view import numbers

__all__ = ["GAME", "cards"]


class AgesGame(Game):
    """Through the Ages."""

    id = "ages"
    rules_version = 2
    minutes = 180
    difficulty = 5
    min_seats = 2
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {}
    table = Ages
    shape = AgesView
    events = EVENTS
    goods = GOODS
    themes: ClassVar[dict[str, str]] = THEMES

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Ages:
        return deal(seats, options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Ages)
        return STEPS[t.phase](t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Ages)
        return result(t)

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Ages)
        return numbers(t, seat)

    def running(self, t: Table, choice: Choice) -> Running | None:
        """A rival's aggression, war or pact; an event is nobody's."""
        assert isinstance(t, Ages)
        if choice.seat == t.active or KIND[choice.source] not in (AGGRESSION, A_WAR, A_PACT):
            return None
        return Running(0, "card", choice.seat, t.active)

    def price(self, t: Table, choice: Choice, code: int) -> Price:
        assert isinstance(t, Ages)
        return price(t, choice, code)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Ages)
        resign(t, seat)

    def judgement(self) -> Judgement:
        from .bot.judgement import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION

    def habits(self) -> Habits:
        from .habits import AgesHabits

        return AgesHabits()


GAME = AgesGame()
