"""What no person would do in Rising Cultures."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import BASE
from kronika.engine.habits import Habits, points_after
from kronika.engine.match import Match

from .data import PLAYS, ROUNDS
from .keys import BUILD, COINS, COMPETE, CONTEST, DECLINE, LEAD, PLAY
from .table import Cultures

LAST_PLAYS = 2 * PLAYS - 2  # cards that both have played before each plays the last one of the round
BUILDING = (BUILD.base, LEAD.base)


class CulturesHabits(Habits):
    kinds: ClassVar[dict[str, str]] = {
        "useless-coins": "sold its very last card although it could have built one for points",
        "given-away": "left the last province to nobody or to the rival, although competing would have brought points",
    }

    def before(self, match: Match, code: int) -> None:
        t, choice = match.table, match.choice
        assert isinstance(t, Cultures)
        if t.round < ROUNDS:
            return
        if choice.key is PLAY and t.plays >= LAST_PLAYS and code - code % BASE == COINS.base:
            built = [other for other in choice.codes if other - other % BASE in BUILDING]
            if any(points_after(match, other) > points_after(match, code) for other in built):
                self.count(choice.seat, "useless-coins")
        elif (
            choice.key is CONTEST
            and code == DECLINE.base
            and points_after(match, COMPETE.base) > points_after(match, code)
        ):
            self.count(choice.seat, "given-away")
