"""What the demands of several ages have in common."""

from __future__ import annotations

from kronika.engine.choice import Asking

from ..asks import NONE, pick
from ..keys import TRANSFER
from ..moves import SCORE, transfer, transfer_to_board
from ..table import Innovation


def give_top(t: Innovation, you: int, me: int, fitting: list[int]) -> Asking:
    """You transfer one of the fitting top cards to my board; the answer is that card, NONE if none fits."""
    card = yield from pick(t, you, TRANSFER, fitting)
    if card != NONE:
        transfer_to_board(t, card, me)
    return card


def give_top_to_score(t: Innovation, you: int, me: int, fitting: list[int]) -> Asking:
    """You transfer one of the fitting top cards to my score pile; the answer is that card, NONE if none fits."""
    card = yield from pick(t, you, TRANSFER, fitting)
    if card != NONE:
        transfer(t, card, SCORE, me)
    return card
