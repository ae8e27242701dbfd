"""The questions of Innovation that are more than one choice: the player's order, ties, splaying."""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import product

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import ARG, Asking, Choice, Effect, Key

from .keys import MELD, RETURN, SPLAY, TUCK
from .moves import highest, meld, owner_of, return_card, splay, tuck, would_claim
from .moves import value as value_of
from .table import Innovation


def pick_highest(t: Innovation, you: int, key: Key, cards: list[int], number: int) -> Generator[Choice, int, list[int]]:
    """The `number` cards of highest value, or all there are. The player picks where a tie is cut."""
    left = list(cards)
    number = min(number, len(left))
    picked: list[int] = []
    while len(picked) < number:
        tied = highest(left)
        cut = len(picked) + len(tied) > number
        card = yield choose(t, you, key, tied if cut else tied[:1]).counted(len(picked) + 1, number)
        left.remove(card)
        picked.append(card)
    return picked


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


def return_up_to(t: Innovation, you: int, number: int) -> Generator[Choice, int, list[int]]:
    """Return hand cards, one by one, until the player is done."""
    returned: list[int] = []
    most = min(number, len(t.hand[you]))
    while len(returned) < most:
        card = yield may(t, you, RETURN, t.hand[you]).counted(len(returned) + 1, most)
        if card == DONE:
            break
        return_card(t, card)
        returned.append(card)
    return returned


def return_in_order(t: Innovation, you: int, cards: list[int]) -> Effect:
    """Return all these cards. The order is the player's, and asked for where it can matter: within one supply pile, and
    among all of them where special achievements depend on it."""
    left = list(cards)
    most = len(left)
    while left:
        alike = [card for card in left if value_of(card) == value_of(left[0])]
        order = choose(t, you, RETURN, left if order_matters(t, left) else alike)
        card = yield order.counted(most - len(left) + 1, most)
        left.remove(card)
        return_card(t, card)


def next_to_leave(t: Innovation, you: int, key: Key, left: list[int]) -> Asking:
    """Take one of the cards that are all to leave your board out of this list: asked for where the order can matter."""
    card = yield choose(t, you, key, left if order_matters(t, left) else left[:1])
    left.remove(card)
    return card


def order_matters(t: Innovation, cards: list[int]) -> bool:
    """Whether a special achievement can depend on the order in which these cards leave their owner's board: they are
    checked after each card. A board shows most if cards are taken from the tops of its piles only, so other boards on
    the way needn't be looked at."""
    if len(cards) == 1 or t.where[cards[0]] >= t.hands:
        return False
    seat = owner_of(t, cards[0])
    board = t.board[seat]
    leaving = [next((i for i, card in enumerate(reversed(pile)) if card not in cards), len(pile)) for pile in board]
    stages = product(*(range(number + 1) for number in leaving))
    return any(
        would_claim(t, seat, [pile[: len(pile) - number] for pile, number in zip(board, taken, strict=True)])
        for taken in stages
        if any(taken) and list(taken) != leaving
    )


def meld_in_order(t: Innovation, you: int, cards: list[int]) -> Effect:
    """Meld all these cards, in the player's order."""
    return in_order(t, you, MELD, cards, meld)


def tuck_in_order(t: Innovation, you: int, cards: list[int]) -> Effect:
    """Tuck all these cards, in the player's order."""
    return in_order(t, you, TUCK, cards, tuck)


def in_order(t: Innovation, you: int, key: Key, cards: list[int], do: Callable[[Innovation, int, int], None]) -> Effect:
    left = list(cards)
    most = len(left)
    while left:
        card = yield choose(t, you, key, left).counted(most - len(left) + 1, most)
        left.remove(card)
        do(t, you, card)
