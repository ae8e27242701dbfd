"""What bots know of Rising Cultures: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Parts, Reading
from kronika.engine.layout import Inputs

from .value import FEATURES, ODDS, PARTS, WEIGHTS, features, parts, value

MEANINGLESS: Final = (
    *("gone", "box", "opening", "noted", "competing", "starter", "winners", "reason", "phase", "supply"),
)
JUDGEMENT: Final = Judgement(
    value,
    odds=ODDS,
    reading=Reading(Inputs(MEANINGLESS), Features(FEATURES, features), WEIGHTS),
    parts=Parts(PARTS, parts),
)
