"""Age 5, Exploration."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, return_in_order
from ..data import BLUE, CROWN, FACTORY, GREEN, LIGHTBULB, PURPLE, RED, RIGHT, UNIVERSE, YELLOW
from ..effects import demand, share
from ..keys import COLOUR, RETURN, SCORE_CARD, TAKE, TRANSFER
from ..moves import (
    HAND,
    SCORE,
    claim,
    colour_of,
    draw,
    draw_and_reveal,
    draw_and_score,
    draw_and_tuck,
    has,
    highest,
    highest_top,
    lowest,
    meld,
    return_card,
    score,
    splay,
    top,
    tops,
    transfer,
    value,
)
from ..table import Innovation
from .common import give_top


@share("astronomy")
def astronomy_meld(t: Innovation, you: int) -> None:
    card = draw_and_reveal(t, you, 6)
    while colour_of(t, card) in (GREEN, BLUE):
        meld(t, you, card)
        card = draw_and_reveal(t, you, 6)


@share("astronomy")
def astronomy_claim(t: Innovation, you: int) -> None:
    """Missing colours don't count: purple alone is enough."""
    if all(value(c) >= 6 for c in tops(t, you) if colour_of(t, c) != PURPLE):
        claim(t, you, UNIVERSE)


@demand("banking")
def banking_demand(t: Innovation, you: int, me: int) -> Effect:
    fitting = [c for c in tops(t, you) if colour_of(t, c) != GREEN and has(t, c, FACTORY)]
    card = yield from give_top(t, you, me, fitting)
    if card != NONE:
        draw_and_score(t, you, 5)


@share("banking")
def banking_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, GREEN)


@share("chemistry")
def chemistry_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, BLUE)


@share("chemistry")
def chemistry_score(t: Innovation, you: int) -> Effect:
    """The card just scored may be the one returned."""
    draw_and_score(t, you, highest_top(t, you) + 1)
    card = yield choose(t, you, RETURN, t.score[you])
    return_card(t, card)


@share("coal")
def coal_tuck(t: Innovation, you: int) -> None:
    draw_and_tuck(t, you, 5)


@share("coal")
def coal_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, RED)


@share("coal")
def coal_score(t: Innovation, you: int) -> Effect:
    card = yield may(t, you, SCORE_CARD, tops(t, you))
    if card != DONE:
        score(t, you, card)
        under = top(t, you, colour_of(t, card))
        if under != NONE:
            score(t, you, under)


@share("measurement")
def measurement(t: Innovation, you: int) -> Effect:
    """Any colour may be picked, also one that can't be splayed or has no cards: the draw follows all the same."""
    if t.hand[you]:
        card = yield may(t, you, RETURN, t.hand[you])
        if card != DONE:
            return_card(t, card)
            colour = yield choose(t, you, COLOUR, range(5))
            splay(t, you, colour, RIGHT)
            draw(t, you, len(t.board[you][colour]))


@share("physics")
def physics(t: Innovation, you: int) -> Effect:
    cards = [draw_and_reveal(t, you, 6) for _ in range(3)]
    if len({colour_of(t, c) for c in cards}) < 3:
        yield from return_in_order(t, you, t.hand[you])


@demand("societies")
def societies(t: Innovation, you: int, me: int) -> Effect:
    fitting = [c for c in tops(t, you) if colour_of(t, c) != PURPLE and has(t, c, LIGHTBULB)]
    card = yield from give_top(t, you, me, fitting)
    if card != NONE:
        draw(t, you, 5)


@demand("statistics")
def statistics_demand(t: Innovation, you: int, me: int) -> Effect:
    """One card, and a second one if the first is alone in the hand."""
    again = True
    while again:
        card = yield from pick(t, you, TAKE, highest(t.score[you]))
        if card != NONE:
            transfer(t, card, HAND, you)
        again = t.hand[you] == [card]


@share("statistics")
def statistics_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, YELLOW)


@share("steam_engine")
def steam_engine(t: Innovation, you: int) -> None:
    draw_and_tuck(t, you, 4)
    draw_and_tuck(t, you, 4)
    if t.board[you][YELLOW]:
        score(t, you, t.board[you][YELLOW][0])


@demand("the_pirate_code")
def the_pirate_code_demand(t: Innovation, you: int, me: int) -> Effect:
    for nth in (1, 2):
        card = yield from pick(t, you, TRANSFER, [c for c in t.score[you] if value(c) <= 4], nth=nth, most=2)
        if card != NONE:
            transfer(t, card, SCORE, me)
            t.demand_met = 1


@share("the_pirate_code")
def the_pirate_code_score(t: Innovation, you: int) -> Effect:
    if t.demand_met:
        card = yield from pick(t, you, SCORE_CARD, lowest([c for c in tops(t, you) if has(t, c, CROWN)]))
        if card != NONE:
            score(t, you, card)
