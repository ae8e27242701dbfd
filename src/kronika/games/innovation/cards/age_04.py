"""Age 4, Renaissance."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay
from ..data import BLUE, CASTLE, CROWN, GREEN, LEAF, LEFT, LIGHTBULB, PURPLE, RIGHT, UNSPLAYED, WONDER, YELLOW
from ..effects import demand, share
from ..keys import RETURN, SCORE_CARD, TRANSFER, TUCK
from ..moves import (
    SCORE,
    claim,
    colour_of,
    draw,
    draw_and_meld,
    draw_and_score,
    draw_and_tuck,
    has,
    icons,
    return_card,
    score,
    tops,
    transfer,
    tuck,
    value,
)
from ..table import Innovation
from .common import give_top, give_top_to_score


@demand("anatomy")
def anatomy(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, RETURN, t.score[you])
    if card != NONE:
        return_card(t, card)
        equal = yield from pick(t, you, RETURN, [c for c in tops(t, you) if value(c) == value(card)])
        if equal != NONE:
            return_card(t, equal)


@share("colonialism")
def colonialism(t: Innovation, you: int) -> None:
    while has(t, draw_and_tuck(t, you, 3), CROWN):
        pass


@demand("enterprise")
def enterprise_demand(t: Innovation, you: int, me: int) -> Effect:
    fitting = [c for c in tops(t, you) if colour_of(t, c) != PURPLE and has(t, c, CROWN)]
    card = yield from give_top(t, you, me, fitting)
    if card != NONE:
        draw_and_meld(t, you, 4)


@share("enterprise")
def enterprise_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, GREEN)


@share("experimentation")
def experimentation(t: Innovation, you: int) -> None:
    draw_and_meld(t, you, 5)


@demand("gunpowder")
def gunpowder_demand(t: Innovation, you: int, me: int) -> Effect:
    card = yield from give_top_to_score(t, you, me, [c for c in tops(t, you) if has(t, c, CASTLE)])
    if card != NONE:
        t.demand_met = 1


@share("gunpowder")
def gunpowder_score(t: Innovation, you: int) -> None:
    if t.demand_met:
        draw_and_score(t, you, 2)


@share("invention")
def invention_splay(t: Innovation, you: int) -> Effect:
    left = [colour for colour in range(5) if t.splay[you][colour] == LEFT]
    yield from may_splay(t, you, RIGHT, *left)
    if any(t.splay[you][colour] == RIGHT for colour in left):
        draw_and_score(t, you, 4)


@share("invention")
def invention_claim(t: Innovation, you: int) -> None:
    if UNSPLAYED not in t.splay[you]:
        claim(t, you, WONDER)


@demand("navigation")
def navigation(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, TRANSFER, [c for c in t.score[you] if value(c) in (2, 3)])
    if card != NONE:
        transfer(t, card, SCORE, me)


@share("perspective")
def perspective(t: Innovation, you: int) -> Effect:
    if not t.hand[you]:
        return
    card = yield may(t, you, RETURN, t.hand[you])
    if card == DONE:
        return
    return_card(t, card)
    most = min(icons(t, you, LIGHTBULB) // 2, len(t.hand[you]))
    for nth in range(1, most + 1):
        card = yield choose(t, you, SCORE_CARD, t.hand[you]).counted(nth, most)
        score(t, you, card)


@share("printing_press")
def printing_press_return(t: Innovation, you: int) -> Effect:
    """Without a purple card the value to exceed is 0."""
    if t.score[you]:
        card = yield may(t, you, RETURN, t.score[you])
        if card != DONE:
            return_card(t, card)
            purple = t.board[you][PURPLE]
            draw(t, you, 2 + (value(purple[-1]) if purple else 0))


@share("printing_press")
def printing_press_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, BLUE)


@share("reformation")
def reformation_tuck(t: Innovation, you: int) -> Effect:
    """All or none: after the first card the rest must follow. Leaves that appear on the way don't count."""
    count = min(icons(t, you, LEAF) // 2, len(t.hand[you]))
    if not count:
        return
    card = yield may(t, you, TUCK, t.hand[you]).counted(1, count)
    if card == DONE:
        return
    tuck(t, you, card)
    for nth in range(2, count + 1):
        card = yield choose(t, you, TUCK, t.hand[you]).counted(nth, count)
        tuck(t, you, card)


@share("reformation")
def reformation_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, YELLOW, PURPLE)
