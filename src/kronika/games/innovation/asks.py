"""The questions that card effects ask.

`choose` and `may` are yielded (`card = yield may(…)`); `pick` and the rest are effects of their own (`yield from …`).
A question is private when it depends on faces that the others can't see: then it is asked even with a single option,
so that nobody can tell from the pause how many cards would fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kronika.engine.choice import ARG, DONE, YES, Asking, Choice, Effect, Key

from .keys import MELD, RETURN, SPLAY, TUCK
from .moves import meld, return_card, splay, tuck
from .moves import value as value_of
from .table import Innovation

__all__ = [
    "DONE",
    "NONE",
    "YES",
    "choose",
    "confirm",
    "may",
    "may_splay",
    "meld_in_order",
    "pick",
    "return_in_order",
    "tuck_in_order",
]

NONE: Final = DONE  # what `pick` answers when there is nothing to pick from


def choose(t: Innovation, you: int, key: Key, options: Iterable[int], private: bool = False) -> Choice:
    """Pick one; there must be one."""
    return Choice(t, you, key, list(options), private, t.source)


def may(t: Innovation, you: int, key: Key, options: Iterable[int], private: bool = False) -> Choice:
    """Pick one or decline (DONE)."""
    return Choice(t, you, key, [*options, DONE], private, t.source)


def confirm(t: Innovation, you: int, key: Key) -> Choice:
    """Do it (YES) or decline (DONE)."""
    return Choice(t, you, key, [YES, DONE], False, t.source)


def pick(t: Innovation, you: int, key: Key, options: list[int], private: bool = False) -> Asking:
    """Pick one if there is any: NONE if there isn't."""
    if not options:
        return NONE
    card = yield choose(t, you, key, options, private)
    return card


def may_splay(t: Innovation, you: int, direction: int, *colours: int) -> Effect:
    """Offer the piles on which that splay would change something."""
    options = [
        colour * ARG + direction
        for colour in colours
        if len(t.board[you][colour]) > 1 and t.splay[you][colour] != direction
    ]
    if options:
        code = yield may(t, you, SPLAY, options)
        if code != DONE:
            splay(t, you, code // ARG, direction)


def return_in_order(t: Innovation, you: int, cards: list[int]) -> Effect:
    """Return all these cards. The order is the player's, and asked for where it matters: within one supply pile."""
    left = list(cards)
    while left:
        alike = [card for card in left if value_of(card) == value_of(left[0])]
        card = yield choose(t, you, RETURN, alike)
        left.remove(card)
        return_card(t, card)


def meld_in_order(t: Innovation, you: int, cards: list[int]) -> Effect:
    """Meld all these cards, in the player's order."""
    left = list(cards)
    while left:
        card = yield choose(t, you, MELD, left)
        left.remove(card)
        meld(t, you, card)


def tuck_in_order(t: Innovation, you: int, cards: list[int]) -> Effect:
    """Tuck all these cards, in the player's order."""
    left = list(cards)
    while left:
        card = yield choose(t, you, TUCK, left)
        left.remove(card)
        tuck(t, you, card)
