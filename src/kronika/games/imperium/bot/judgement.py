"""What bots know of Imperium: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Parts, Reading
from kronika.engine.layout import Inputs
from kronika.engine.table import Table

from ..table import Imperium
from .value import ODDS, PARTS, parts, value

NET_FEATURES: Final = (*(name or "waiting" for name in PARTS), "rounds_left")
MANY: Final = 9  # rounds left as long as scoring hasn't been triggered


def net_features(t: Table, seat: int) -> list[float]:
    """What the value is the sum of, and how long there is to use it."""
    assert isinstance(t, Imperium)
    found = parts(t, seat)
    found.append(float(t.last_round - t.round if t.last_round else MANY))
    return found


MEANINGLESS: Final = (
    *("exile", "removed", "beneath", "resolving", "king_met", "stacked", "first", "phase", "turn", "last_round"),
    *("source", "shields", "haul", "waives", "relief", "winners", "reason", "exhausted", "free_played", "solved"),
)
JUDGEMENT: Final = Judgement(
    value,
    reading=Reading(Inputs(MEANINGLESS), Features(NET_FEATURES, net_features), [1.0] * len(PARTS) + [0.0]),
    odds=ODDS,
    parts=Parts(PARTS, parts),
)
