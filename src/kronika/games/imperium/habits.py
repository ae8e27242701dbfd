"""What no person would do in Imperium."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import BASE
from kronika.engine.habits import Habits, points_after
from kronika.engine.match import Match

from .keys import ACTION, END, EXHAUST, PLAY
from .table import Imperium


class ImperiumHabits(Habits):
    kinds: ClassVar[dict[str, str]] = {
        "idle": "ended a turn with an action left and a card in hand that could have been played",
        "unscored": "ended a turn of the last round although one more card would have brought points",
    }

    def before(self, match: Match, code: int) -> None:
        t, choice = match.table, match.choice
        assert isinstance(t, Imperium)
        if choice.key is not ACTION or code != END.base:
            return
        seat = choice.seat
        played = [other for other in choice.codes if other - other % BASE == PLAY.base]
        if t.actions[seat] > 0 and played:
            self.count(seat, "idle")
        if t.last_round and t.round == t.last_round:
            exhausted = [other for other in choice.codes if other - other % BASE == EXHAUST.base]
            if any(points_after(match, other) > points_after(match) for other in played + exhausted):
                self.count(seat, "unscored")
