"""What bots know of Imperial Settlers: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Reading
from kronika.engine.layout import Inputs
from kronika.games.weights import weighted_parts

from .value import FEATURES, LEARNED, ODDS, features, value, value_by_hand

MEANINGLESS: Final = (
    *("box", "routes", "tucked", "attack_deck", "attack_discard", "discard", "faction_discard", "used", "lying"),
    *("guard", "home", "under", "queue", "given", "stage", "first", "acted", "passed", "fresh", "source", "winners"),
    "reason",
)
UNSAID: Final = {"new_cards": "", "board": ""}  # what the rounds bring to everybody
OWN: Final = Features(FEATURES, features)
JUDGEMENT: Final = Judgement(
    value,
    value_by_hand,
    OWN,
    odds=ODDS,
    reading=Reading(Inputs(MEANINGLESS), OWN, LEARNED),
    parts=weighted_parts(OWN, LEARNED, UNSAID),
)
