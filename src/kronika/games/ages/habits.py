"""What no person would do in Through the Ages."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import ARG, BASE
from kronika.engine.habits import Habits, points_after
from kronika.engine.match import Match

from .data import FIRST_UNIT
from .keys import (
    ACTION,
    BUILD,
    BUILD_STAGES,
    DESTROY,
    DEVELOP,
    DISBAND,
    END_TURN,
    GROW,
    OFFER,
    PLAY_CARD,
    PLAY_LEADER,
    POLITICS,
    UPGRADE,
)
from .table import Ages

UNDOING = (DESTROY.base, DISBAND.base)
USEFUL = (GROW.base, BUILD_STAGES.base, DEVELOP.base, PLAY_LEADER.base, PLAY_CARD.base)


class AgesHabits(Habits):
    kinds: ClassVar[dict[str, str]] = {
        "undone": "built something and destroyed or disbanded it in the same turn",
        "repeated-offer": "offered a pact to a player who had refused that pact before",
        "idle": "ended a turn with civil actions left that could have built, developed, played or grown something",
        "unscored": "ended its last turn although one more action would have brought culture",
    }

    def __init__(self) -> None:
        super().__init__()
        self.built: set[int] = set()  # technologies that the player on turn has put workers on in this turn
        self.refused: set[tuple[int, int, int]] = set()  # who offered which pact to whom

    def before(self, match: Match, code: int) -> None:
        t, choice = match.table, match.choice
        assert isinstance(t, Ages)
        seat, kind, argument = choice.seat, code - code % BASE, code % BASE
        if choice.key is ACTION:
            if kind == BUILD.base:
                self.built.add(argument)
            elif kind in UNDOING and argument in self.built:
                self.built.remove(argument)
                self.count(seat, "undone")
            elif kind == END_TURN.base:
                self.built.clear()
                self.end_turn(match, t)
        elif choice.key is POLITICS and kind == OFFER.base:
            card, to = divmod(argument, ARG)
            if (seat, t.faces[card], to) in self.refused:
                self.count(seat, "repeated-offer")

    def end_turn(self, match: Match, t: Ages) -> None:
        seat, codes = match.choice.seat, match.choice.codes
        if t.civil[seat] + t.extra_civil > 0 and any(self.useful(t, code) for code in codes):
            self.count(seat, "idle")
        if t.round == t.last_round:
            end = END_TURN.base
            now = points_after(match, end)
            tried = (code for code in codes if code != end and code - code % BASE not in UNDOING)
            if any(points_after(match, code, end) > now for code in tried):
                self.count(seat, "unscored")

    def useful(self, t: Ages, code: int) -> bool:
        """What takes civil actions and is rarely regretted; taking yet another card from the row may be."""
        kind, argument = code - code % BASE, code % BASE
        if kind == BUILD.base:
            return t.faces[argument] < FIRST_UNIT
        if kind == UPGRADE.base:
            return t.faces[argument // ARG] < FIRST_UNIT
        return kind in USEFUL

    def after(self, match: Match) -> None:
        for event in match.events:
            if event.kind == "refused":
                self.refused.add((int(event.facts["to"]), event.card, event.seat))
