"""Imperium as a game: what deals, runs a step, counts the result and shows the table."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import Choice, Effect, Price
from kronika.engine.dice import Dice
from kronika.engine.events import tell
from kronika.engine.game import Game, Result, Running, check_may_resign
from kronika.engine.habits import Habits
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards
from .boxes import BOXES, NATION_IDS
from .events import EVENTS
from .flow import STEPS
from .prices import GOODS, price
from .scoring import BY_RESIGNATION, finish, result
from .setup import deal
from .shape import ImperiumView
from .table import Imperium
from .themes import THEMES
from .view import numbers

__all__ = ["GAME", "cards"]


class ImperiumGame(Game):
    id = "imperium"
    rules_version = 2
    minutes = 120
    difficulty = 4
    min_seats = 2
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        "commons": BOXES,
        "nations": ("both", *BOXES),
        **{f"nation_{seat}": ("random", *NATION_IDS) for seat in range(1, 5)},
    }
    table = Imperium
    shape = ImperiumView
    events = EVENTS
    goods = GOODS
    themes: ClassVar[dict[str, str]] = THEMES

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Imperium:
        return deal(seats, options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Imperium)
        return STEPS[t.phase](t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Imperium)
        return result(t)

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Imperium)
        return numbers(t, seat)

    def running(self, t: Table, choice: Choice) -> Running | None:
        """A card that an opponent has played, not one's own that is used in the opponent's turn."""
        assert isinstance(t, Imperium)
        seat = choice.seat
        if seat == t.active or any(t.faces[card] == choice.source for card in t.play[seat]):
            return None
        return Running(0, "card", seat, t.active)

    def price(self, t: Table, choice: Choice, code: int) -> Price:
        assert isinstance(t, Imperium)
        return price(t, choice, code)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Imperium)
        check_may_resign(t)
        tell(t, "resigned", seat)
        finish(t, 1 << 1 - seat, BY_RESIGNATION)

    def sides(self, t: Table) -> tuple[str, ...]:
        assert isinstance(t, Imperium)
        return tuple(NATION_IDS[nation] for nation in t.nations)

    def judgement(self) -> Judgement:
        from .bot.judgement import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION

    def habits(self) -> Habits:
        from .habits import ImperiumHabits

        return ImperiumHabits()


GAME = ImperiumGame()
