"""The end of a turn with too many military cards in hand. They are discarded one per step."""

from __future__ import annotations

from kronika.engine.choice import Choice, Effect

from ..keys import DISCARD
from ..moves import discard, military_limit
from ..table import Ages
from .turns import end_actions


def run_discard(t: Ages) -> Effect:
    you = t.active
    hand = t.military_hand[you]
    card = yield Choice(t, you, DISCARD, hand.copy()).counted(1, len(hand) - military_limit(t, you))
    discard(t, you, card)
    end_actions(t)
