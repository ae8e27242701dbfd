"""The flow of Through the Ages."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kronika.engine.choice import Choice, Effect
from kronika.engine.dice import Dice
from kronika.engine.game import Game, Result, Running
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from .. import cards
from ..data import A_PACT, A_WAR, AGGRESSION, KIND
from ..hooks import check_effects
from ..table import Ages
from .actions import run_action
from .auction import run_auction, run_force
from .conflict import run_defence, run_strike, run_war
from .discards import run_discard
from .ending import result
from .events import run_event
from .numbers import numbers
from .parts import check_parts
from .politics import run_answer, run_politics, run_side
from .resigning import resign
from .setup import deal

__all__ = ["GAME", "cards"]

check_effects()
check_parts()

STEPS: Final[tuple[Callable[[Ages], Effect], ...]] = (
    run_action,
    run_politics,
    run_side,
    run_answer,
    run_defence,
    run_strike,
    run_event,
    run_auction,
    run_force,
    run_war,
    run_discard,
)


class AgesGame(Game):
    """Through the Ages."""

    id = "ages"
    rules_version = 2
    min_seats = 2
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {}
    table = Ages

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

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Ages)
        resign(t, seat)

    def judgement(self) -> Judgement:
        from ..bot.value import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from ..observe import OBSERVATION

        return OBSERVATION


GAME = AgesGame()
