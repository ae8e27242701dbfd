"""What no person would do in Imperial Settlers."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import BASE
from kronika.engine.habits import Habits, points_after
from kronika.engine.match import Match

from .keys import ACTION, BUILD, PASS, SEND
from .table import ROUNDS, Settlers

KEPT_FOR_NOTHING = (BUILD.base, SEND.base)  # what takes goods and workers that are lost at the end of a round anyway


class SettlersHabits(Habits):
    kinds: ClassVar[dict[str, str]] = {
        "idle": "passed before the last round although it could build a location or send workers",
        "unscored": "passed in the last round although one more action would have brought points",
    }

    def before(self, match: Match, code: int) -> None:
        t, choice = match.table, match.choice
        assert isinstance(t, Settlers)
        if choice.key is not ACTION or code != PASS.base:
            return
        if t.round < ROUNDS:
            if any(other - other % BASE in KEPT_FOR_NOTHING for other in choice.codes):
                self.count(choice.seat, "idle")
        elif any(points_after(match, other) > points_after(match) for other in choice.codes if other != code):
            self.count(choice.seat, "unscored")
