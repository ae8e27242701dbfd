"""Imperial Settlers as a game: what deals, runs a step, counts the result and shows the table."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import Choice, Effect, Price
from kronika.engine.dice import Dice
from kronika.engine.events import tell
from kronika.engine.game import Game, Result, check_may_resign
from kronika.engine.habits import Habits
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards, flow
from .data import DECKS, FACTIONS
from .events import EVENTS
from .prices import GOODS, price
from .scoring import LOST, RESIGNED, finish, result
from .setup import deal
from .shape import SettlersView
from .table import Settlers
from .themes import THEMES
from .view import numbers

__all__ = ["GAME", "cards"]


class SettlersGame(Game):
    id = "settlers"
    rules_version = 1
    minutes = 75
    difficulty = 3
    min_seats = 1
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        **{f"faction_{seat}": ("choose", "random", *FACTIONS) for seat in range(1, 5)},
        "lookout": ("standard", "alternate", "advanced"),
        "peaceful": ("no", "yes"),
    }
    table = Settlers
    shape = SettlersView
    events = EVENTS
    goods = GOODS
    themes: ClassVar[dict[str, str]] = THEMES

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Settlers:
        t = deal(seats, options, chance)
        flow.next_chooser(t)
        return t

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Settlers)
        return flow.step(t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Settlers)
        return result(t)

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Settlers)
        return numbers(t, seat)

    def view(self, t: Table, seat: int | None) -> dict[str, Json]:
        """The view without the decks of factions that nobody plays."""
        view = super().view(t, seat)
        del view["box"]
        return view

    def price(self, t: Table, choice: Choice, code: int) -> Price:
        assert isinstance(t, Settlers)
        return price(t, choice, code)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Settlers)
        check_may_resign(t)
        tell(t, "resigned", seat)
        finish(t, 0 if t.seats == 1 else 1 << 1 - seat, LOST if t.seats == 1 else RESIGNED)

    def sides(self, t: Table) -> tuple[str, ...]:
        assert isinstance(t, Settlers)
        return tuple(DECKS[faction] for faction in t.faction) if all(t.faction) else ()

    def judgement(self) -> Judgement:
        from .bot.judgement import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION

    def habits(self) -> Habits:
        from .habits import SettlersHabits

        return SettlersHabits()


GAME = SettlersGame()
