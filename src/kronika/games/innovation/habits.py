"""What no person would do in Innovation."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import BASE
from kronika.engine.habits import Habits
from kronika.engine.match import Match

from .keys import ACHIEVE, ACTION, DOGMA
from .scoring import NEEDED, achievement_count
from .table import Innovation

NOBODY = -1
WITHOUT_EFFECT = {
    *("turn", "activated", "executes", "obeys", "obeyed-in-vain", "demand-reaches-nobody", "shares"),
    *("shared-in-vain", "changed-nothing"),
}


class InnovationHabits(Habits):
    kinds: ClassVar[dict[str, str]] = {
        "in-vain": "spent an action on a dogma that changed nothing",
        "unclaimed": "did something else than claiming the achievement that would have won the game",
    }

    def __init__(self) -> None:
        super().__init__()
        self.activated_by = NOBODY  # whose dogma is running and hasn't changed anything yet

    def before(self, match: Match, code: int) -> None:
        t, choice = match.table, match.choice
        assert isinstance(t, Innovation)
        if choice.key is not ACTION:
            return
        seat, kind = choice.seat, code - code % BASE
        if kind == DOGMA.base:
            self.activated_by = seat
        claimable = any(other - other % BASE == ACHIEVE.base for other in choice.codes)
        if claimable and kind != ACHIEVE.base and achievement_count(t, seat) + 1 >= NEEDED[t.seats]:
            self.count(seat, "unclaimed")

    def after(self, match: Match) -> None:
        if self.activated_by == NOBODY:
            return
        if any(event.kind not in WITHOUT_EFFECT for event in match.events):
            self.activated_by = NOBODY
        elif match.choice.key is ACTION:
            self.count(self.activated_by, "in-vain")
            self.activated_by = NOBODY
