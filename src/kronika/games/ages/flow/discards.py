"""The end of a turn with too many military cards in hand: one card a step."""

from __future__ import annotations

from kronika.engine.choice import Choice, Effect

from ..keys import DISCARD
from ..moves import discard
from ..table import Ages
from .turns import end_actions


def run_discard(t: Ages) -> Effect:
    you = t.active
    card = yield Choice(t, you, DISCARD, t.military_hand[you].copy())
    discard(t, you, card)
    end_actions(t)
