"""What bots know of Rising Cultures: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Reading
from kronika.engine.layout import Inputs
from kronika.engine.table import Table

from .value import ODDS, value


def worth(t: Table, seat: int) -> list[float]:
    return [value(t, seat)]


MEANINGLESS: Final = (
    *("gone", "box", "opening", "noted", "competing", "starter", "winners", "reason", "phase", "supply"),
)
JUDGEMENT: Final = Judgement(value, odds=ODDS, reading=Reading(Inputs(MEANINGLESS), Features(("worth",), worth), [1.0]))
