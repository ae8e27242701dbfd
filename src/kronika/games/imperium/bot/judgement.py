"""What bots know of Imperium: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Parts, Reading
from kronika.engine.layout import Inputs
from kronika.engine.table import Table

from .value import PARTS, parts, value


def worth(t: Table, seat: int) -> list[float]:
    return [value(t, seat)]


MEANINGLESS: Final = (
    *("exile", "removed", "beneath", "resolving", "king_met", "stacked", "first", "phase", "turn", "last_round"),
    *("source", "shields", "haul", "waives", "relief", "winners", "reason", "exhausted", "free_played", "solved"),
)
JUDGEMENT: Final = Judgement(
    value,
    reading=Reading(Inputs(MEANINGLESS), Features(("worth",), worth), [1.0]),
    parts=Parts(PARTS, parts),
)
