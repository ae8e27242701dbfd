"""Innovation as a game: what deals, runs a step, counts the result and shows the table."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import Choice, Effect, Option
from kronika.engine.dice import Dice
from kronika.engine.events import tell
from kronika.engine.game import Game, Result, Running, check_may_resign
from kronika.engine.habits import Habits
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards
from .data import IDS, KINDS
from .events import EVENTS
from .flow import open_hidden, take_action
from .keys import DOGMA
from .scoring import BY_RESIGNATION, finish, result
from .setup import deal
from .shape import InnovationView
from .table import Innovation
from .themes import THEMES
from .view import numbers

__all__ = ["GAME", "cards"]


class InnovationGame(Game):
    id = "innovation"
    rules_version = 2
    minutes = 45
    difficulty = 3
    min_seats = 2
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        "city_states": ("score", "draw"),
        "titles": ("cs", "en"),
    }
    table = Innovation
    shape = InnovationView
    events = EVENTS
    themes: ClassVar[dict[str, str]] = THEMES
    told_of_cards = ("drew", "melded", "activated")

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Innovation:
        return deal(seats, options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Innovation)
        return take_action(t) if t.turn else open_hidden(t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Innovation)
        return result(t)

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Innovation)
        return numbers(t)

    def running(self, t: Table, choice: Choice) -> Running | None:
        assert isinstance(t, Innovation)
        return Running(t.effect, KINDS[t.source][t.effect], t.executor, t.active)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Innovation)
        check_may_resign(t)
        tell(t, "resigned", seat)
        finish(t, 1 << 1 - seat, BY_RESIGNATION)

    def judgement(self) -> Judgement:
        from .bot.judgement import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION

    def habits(self) -> Habits:
        from .habits import InnovationHabits

        return InnovationHabits()

    def theme(self, choice: Choice, option: Option) -> str:
        """A demand is a theme of its own, and whoever has to obey one defends."""
        t = choice.table
        assert isinstance(t, Innovation)
        if option.key is DOGMA:
            return "demand" if "demand" in KINDS[IDS.index(option.args[0])] else "dogma"
        if choice.source >= 0 and choice.seat != t.active and KINDS[t.source][t.effect] == "demand":
            return "defence"
        return Game.theme(self, choice, option)


GAME = InnovationGame()
