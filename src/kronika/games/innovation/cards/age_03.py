"""Age 3, Medieval."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, confirm, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, meld_in_order, next_to_leave, return_in_order
from ..data import BLUE, CASTLE, CROWN, GREEN, LEAF, LEFT, PURPLE, RED, WORLD, YELLOW
from ..effects import demand, share
from ..keys import MELD, MELD_ALL, PLAYER, RETURN, SCORE_CARD, SWAP, TRANSFER
from ..moves import (
    HAND,
    SCORE,
    claim,
    colour_of,
    draw,
    draw_and_meld,
    draw_and_reveal,
    draw_and_score,
    exchange,
    hand_zone,
    has,
    highest,
    highest_value,
    icons,
    lowest,
    meld,
    others,
    return_card,
    score,
    score_zone,
    show_hand,
    tops,
    transfer,
)
from ..table import Innovation
from .common import give_top


@share("alchemy")
def alchemy_draw(t: Innovation, you: int) -> Effect:
    drawn = [draw_and_reveal(t, you, 4) for _ in range(icons(t, you, CASTLE) // 3)]
    if any(colour_of(t, card) == RED for card in drawn):
        yield from return_in_order(t, you, t.hand[you])


@share("alchemy")
def alchemy_meld_and_score(t: Innovation, you: int) -> Effect:
    card = yield from pick(t, you, MELD, t.hand[you])
    if card != NONE:
        meld(t, you, card)
    card = yield from pick(t, you, SCORE_CARD, t.hand[you])
    if card != NONE:
        score(t, you, card)


@demand("compass")
def compass(t: Innovation, you: int, me: int) -> Effect:
    """Two independent halves; the victim chooses the card from the activator's board too."""
    yield from give_top(t, you, me, [c for c in tops(t, you) if colour_of(t, c) != GREEN and has(t, c, LEAF)])
    yield from give_top(t, you, you, [c for c in tops(t, me) if not has(t, c, LEAF)])


@share("education")
def education(t: Innovation, you: int) -> Effect:
    if t.score[you]:
        card = yield may(t, you, RETURN, highest(t.score[you]))
        if card != DONE:
            return_card(t, card)
            draw(t, you, highest_value(t.score[you]) + 2)


@demand("engineering")
def engineering_demand(t: Innovation, you: int, me: int) -> Effect:
    """Cards uncovered on the way stay."""
    left = [c for c in tops(t, you) if has(t, c, CASTLE)]
    while left:
        card = yield from next_to_leave(t, you, TRANSFER, left)
        transfer(t, card, SCORE, me)


@share("engineering")
def engineering_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, LEFT, RED)


@demand("feudalism")
def feudalism_demand(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, TRANSFER, [c for c in t.hand[you] if has(t, c, CASTLE)], private=True)
    if card == NONE:
        show_hand(t, you)
    else:
        transfer(t, card, HAND, me)


@share("feudalism")
def feudalism_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, LEFT, YELLOW, PURPLE)


@demand("machinery")
def machinery_demand(t: Innovation, you: int, me: int) -> None:
    exchange(t, t.hand[you], hand_zone(t, me), highest(t.hand[me]), hand_zone(t, you))


@share("machinery")
def machinery_score_and_splay(t: Innovation, you: int) -> Effect:
    card = yield from pick(t, you, SCORE_CARD, [c for c in t.hand[you] if has(t, c, CASTLE)], private=True)
    if card != NONE:
        score(t, you, card)
    yield from may_splay(t, you, LEFT, RED)


@demand("medicine")
def medicine(t: Innovation, you: int, me: int) -> Effect:
    """Each side breaks its own ties; a pile without cards still receives one."""
    high = yield from pick(t, you, SWAP, highest(t.score[you]))
    low = yield from pick(t, me, SWAP, lowest(t.score[me]))
    given = [high] if high != NONE else []
    taken = [low] if low != NONE else []
    exchange(t, given, score_zone(t, me), taken, score_zone(t, you))


@share("optics")
def optics(t: Innovation, you: int) -> Effect:
    if has(t, draw_and_meld(t, you, 3), CROWN):
        draw_and_score(t, you, 4)
        return
    poorer = [seat for seat in others(t, you) if t.points[seat] < t.points[you]]
    seat = yield from pick(t, you, PLAYER, poorer)
    if seat != NONE:
        card = yield choose(t, you, TRANSFER, t.score[you])
        transfer(t, card, SCORE, seat)


@share("paper")
def paper_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, LEFT, GREEN, BLUE)


@share("paper")
def paper_draw(t: Innovation, you: int) -> None:
    for _ in range(t.splay[you].count(LEFT)):
        draw(t, you, 4)


@share("translation")
def translation_meld(t: Innovation, you: int) -> Effect:
    if t.score[you]:
        answer = yield confirm(t, you, MELD_ALL)
        if answer != DONE:
            yield from meld_in_order(t, you, t.score[you])


@share("translation")
def translation_claim(t: Innovation, you: int) -> None:
    if all(has(t, card, CROWN) for card in tops(t, you)):
        claim(t, you, WORLD)
