"""What cards of several ages have in common."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, may, pick
from kronika.engine.choice import Asking, Effect

from ..keys import SCORE_CARD, TRANSFER
from ..moves import SCORE, score, transfer, transfer_to_board
from ..table import Innovation


def give_top(t: Innovation, you: int, me: int, fitting: list[int]) -> Asking:
    """You transfer one of the fitting top cards to my board. Returns that card, or NONE if none fits."""
    card = yield from pick(t, you, TRANSFER, fitting)
    if card != NONE:
        transfer_to_board(t, card, me)
    return card


def give_top_to_score(t: Innovation, you: int, me: int, fitting: list[int]) -> Asking:
    """You transfer one of the fitting top cards to my score pile. Returns that card, or NONE if none fits."""
    card = yield from pick(t, you, TRANSFER, fitting)
    if card != NONE:
        transfer(t, card, SCORE, me)
    return card


def may_score_from_hand(t: Innovation, you: int) -> Effect:
    if t.hand[you]:
        card = yield may(t, you, SCORE_CARD, t.hand[you])
        if card != DONE:
            score(t, you, card)
