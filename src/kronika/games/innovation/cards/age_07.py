"""Age 7, Romance."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, confirm, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, pick_highest, return_in_order
from ..data import BLUE, FACTORY, RIGHT, UP, YELLOW
from ..effects import demand, share
from ..keys import COLOUR, EVOLVE, EXCHANGE, PLACE, RETURN, SWAP, TRANSFER, TUCK
from ..moves import (
    HAND,
    SCORE,
    different_values,
    draw,
    draw_and_score,
    exchange,
    hand_zone,
    has,
    highest_value,
    lowest,
    rearrange,
    return_card,
    score_zone,
    tops,
    transfer,
    tuck,
)
from ..table import Innovation
from .common import may_score_from_hand


@share("bicycle")
def bicycle(t: Innovation, you: int) -> Effect:
    if t.hand[you] or t.score[you]:
        answer = yield confirm(t, you, EXCHANGE)
        if answer != DONE:
            exchange(t, t.hand[you], score_zone(t, you), t.score[you], hand_zone(t, you))


@demand("combustion")
def combustion(t: Innovation, you: int, me: int) -> Effect:
    for left in (2, 1):
        cards = t.score[you]
        if cards:
            card = yield choose(t, you, TRANSFER, cards if len(cards) > left else cards[:1]).counted(3 - left, 2)
            transfer(t, card, SCORE, me)


@share("electricity")
def electricity(t: Innovation, you: int) -> Effect:
    """Cards that come to light meanwhile are safe."""
    dark = [c for c in tops(t, you) if not has(t, c, FACTORY)]
    yield from return_in_order(t, you, dark)
    for _ in dark:
        draw(t, you, 8)


@share("evolution")
def evolution(t: Innovation, you: int) -> Effect:
    scoring, drawing = range(2)
    answer = yield may(t, you, EVOLVE, (scoring, drawing))
    if answer == scoring:
        draw_and_score(t, you, 8)
        card = yield choose(t, you, RETURN, t.score[you])
        return_card(t, card)
    elif answer == drawing:
        draw(t, you, highest_value(t.score[you]) + 1)


@demand("explosives")
def explosives(t: Innovation, you: int, me: int) -> Effect:
    cards = yield from pick_highest(t, you, TRANSFER, t.hand[you], 3)
    for card in cards:
        transfer(t, card, HAND, me)
    if cards and not t.hand[you]:
        draw(t, you, 7)


@share("lighting")
def lighting(t: Innovation, you: int) -> Effect:
    tucked: list[int] = []
    while len(tucked) < 3 and t.hand[you]:
        card = yield may(t, you, TUCK, t.hand[you]).counted(len(tucked) + 1, 3)
        if card == DONE:
            break
        tuck(t, you, card)
        tucked.append(card)
    for _ in range(different_values(tucked)):
        draw_and_score(t, you, 7)


@share("publications")
def publications_rearrange(t: Innovation, you: int) -> Effect:
    """The order is named from the bottom up; the old one may be named again, which changes nothing."""
    colours = [c for c in range(5) if len(t.board[you][c]) > 1]
    if not colours:
        return
    colour = yield may(t, you, COLOUR, colours)
    if colour != DONE:
        left = list(t.board[you][colour])
        order: list[int] = []
        while left:
            card = yield choose(t, you, PLACE, left)
            left.remove(card)
            order.append(card)
        rearrange(t, you, colour, order)


@share("publications")
def publications_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, YELLOW, BLUE)


@share("railroad")
def railroad_draw(t: Innovation, you: int) -> Effect:
    yield from return_in_order(t, you, t.hand[you])
    for _ in range(3):
        draw(t, you, 6)


@share("railroad")
def railroad_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, *(c for c in range(5) if t.splay[you][c] == RIGHT))


@demand("refrigeration")
def refrigeration_demand(t: Innovation, you: int, me: int) -> Effect:
    half = len(t.hand[you]) // 2
    for nth in range(1, half + 1):
        card = yield choose(t, you, RETURN, t.hand[you]).counted(nth, half)
        return_card(t, card)


@share("refrigeration")
def refrigeration_share(t: Innovation, you: int) -> Effect:
    yield from may_score_from_hand(t, you)


@demand("sanitation")
def sanitation(t: Innovation, you: int, me: int) -> Effect:
    """Each player picks among ties of their own cards."""
    yours = yield from pick_highest(t, you, SWAP, t.hand[you], 2)
    mine = yield from pick(t, me, SWAP, lowest(t.hand[me]))
    exchange(t, yours, hand_zone(t, me), [] if mine == NONE else [mine], hand_zone(t, you))
