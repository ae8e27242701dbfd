"""Age 2, Classical."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, confirm, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, return_up_to
from ..data import EMPIRE, GREEN, LEAF, LEFT, RED
from ..effects import demand, share
from ..keys import EXCHANGE, MELD, PLAYER, RETURN, TRANSFER
from ..moves import (
    HAND,
    SCORE,
    claim,
    colour_of,
    different_values,
    draw,
    draw_and_meld,
    draw_and_score,
    draw_and_tuck,
    exchange,
    hand_zone,
    highest,
    icons,
    meld,
    others,
    return_card,
    score_zone,
    top,
    tops,
    transfer,
    transfer_to_board,
    value,
)
from ..table import Innovation
from .common import give_top_to_score, may_score_from_hand


@share("calendar")
def calendar(t: Innovation, you: int) -> None:
    if len(t.score[you]) > len(t.hand[you]):
        draw(t, you, 3)
        draw(t, you, 3)


@share("canal_building")
def canal_building(t: Innovation, you: int) -> Effect:
    """One of the two groups may be empty."""
    if t.hand[you] or t.score[you]:
        answer = yield confirm(t, you, EXCHANGE)
        if answer != DONE:
            exchange(t, highest(t.hand[you]), score_zone(t, you), highest(t.score[you]), hand_zone(t, you))


@demand("construction")
def construction_demand(t: Innovation, you: int, me: int) -> Effect:
    """The draw doesn't depend on the transfers."""
    for nth in (1, 2):
        card = yield from pick(t, you, TRANSFER, t.hand[you], nth=nth, most=2)
        if card != NONE:
            transfer(t, card, HAND, me)
    draw(t, you, 2)


@share("construction")
def construction_claim(t: Innovation, you: int) -> None:
    if len(tops(t, you)) == 5 and all(len(tops(t, seat)) < 5 for seat in others(t, you)):
        claim(t, you, EMPIRE)


@share("currency")
def currency(t: Innovation, you: int) -> Effect:
    returned = yield from return_up_to(t, you, len(t.hand[you]))
    for _ in range(different_values(returned)):
        draw_and_score(t, you, 2)


@share("fermenting")
def fermenting(t: Innovation, you: int) -> None:
    for _ in range(icons(t, you, LEAF) // 2):
        draw(t, you, 2)


@demand("mapmaking")
def mapmaking_demand(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, TRANSFER, [c for c in t.score[you] if value(c) == 1])
    if card != NONE:
        transfer(t, card, SCORE, me)
        t.demand_met = 1


@share("mapmaking")
def mapmaking_share(t: Innovation, you: int) -> None:
    if t.demand_met:
        draw_and_score(t, you, 1)


@share("mathematics")
def mathematics(t: Innovation, you: int) -> Effect:
    if t.hand[you]:
        card = yield may(t, you, RETURN, t.hand[you])
        if card != DONE:
            return_card(t, card)
            draw_and_meld(t, you, value(card) + 1)


@demand("monotheism")
def monotheism_demand(t: Innovation, you: int, me: int) -> Effect:
    new = [c for c in tops(t, you) if not t.board[me][colour_of(t, c)]]
    card = yield from give_top_to_score(t, you, me, new)
    if card != NONE:
        draw_and_tuck(t, you, 1)


@share("monotheism")
def monotheism_tuck(t: Innovation, you: int) -> None:
    draw_and_tuck(t, you, 1)


@share("philosophy")
def philosophy_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, LEFT, *range(5))


@share("philosophy")
def philosophy_score(t: Innovation, you: int) -> Effect:
    yield from may_score_from_hand(t, you)


@share("road_building")
def road_building(t: Innovation, you: int) -> Effect:
    """One meld or two; the red card may be given to a player who has no green one."""
    if not t.hand[you]:
        return
    card = yield choose(t, you, MELD, t.hand[you])
    meld(t, you, card)
    card = yield may(t, you, MELD, t.hand[you])
    if card == DONE:
        return
    meld(t, you, card)
    red = top(t, you, RED)
    if red != NONE:
        player = yield may(t, you, PLAYER, others(t, you))
        if player != DONE:
            transfer_to_board(t, red, player)
            green = top(t, player, GREEN)
            if green != NONE:
                transfer_to_board(t, green, you)
