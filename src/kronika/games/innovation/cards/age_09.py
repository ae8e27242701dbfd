"""Age 9, Postmodern."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, return_in_order
from ..data import BLUE, FACE, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from ..effects import demand, execute, share
from ..keys import KEEP, MELD, RETURN, REVEAL, SCORE_CARD, TRANSFER, TUCK
from ..moves import (
    HAND,
    SCORE,
    ActionOver,
    colour_of,
    draw,
    draw_and_meld,
    draw_and_reveal,
    draw_and_score,
    has,
    highest,
    meld,
    others,
    remove,
    return_card,
    reveal,
    score,
    top,
    tops,
    transfer,
    transfer_to_board,
    tuck,
)
from ..scoring import win
from ..table import Innovation


@demand("collaboration")
def collaboration_demand(t: Innovation, you: int, me: int) -> Effect:
    """The one demand in which the activator chooses."""
    cards = [draw_and_reveal(t, you, 9), draw_and_reveal(t, you, 9)]
    card = yield choose(t, me, TRANSFER, cards)
    cards.remove(card)
    transfer_to_board(t, card, me)
    meld(t, you, cards[0])


@share("collaboration")
def collaboration_win(t: Innovation, you: int) -> None:
    if len(t.board[you][GREEN]) >= 10:
        win(t, you)


@demand("composites")
def composites(t: Innovation, you: int, me: int) -> Effect:
    kept = yield from pick(t, you, KEEP, t.hand[you])
    for card in list(t.hand[you]):
        if card != kept:
            transfer(t, card, HAND, me)
    scored = yield from pick(t, you, TRANSFER, highest(t.score[you]))
    if scored != NONE:
        transfer(t, scored, SCORE, me)


@share("computers")
def computers_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, RED, GREEN)


@share("computers")
def computers_execute(t: Innovation, you: int) -> Effect:
    yield from execute(t, you, draw_and_meld(t, you, 10))


@share("ecology")
def ecology(t: Innovation, you: int) -> Effect:
    """The two draws follow even if there was no card left to score."""
    if not t.hand[you]:
        return
    card = yield may(t, you, RETURN, t.hand[you])
    if card != DONE:
        return_card(t, card)
        scored = yield from pick(t, you, SCORE_CARD, t.hand[you])
        if scored != NONE:
            score(t, you, scored)
        draw(t, you, 10)
        draw(t, you, 10)


@demand("fission")
def fission_demand(t: Innovation, you: int, me: int) -> None:
    """A red card clears the table, itself included, and ends the action on the spot."""
    card = draw_and_reveal(t, you, 10)
    if colour_of(t, card) != RED:
        return
    for seat in range(t.seats):
        for zone in (*t.board[seat], t.hand[seat], t.score[seat]):
            for lying in list(zone):
                remove(t, lying)
    raise ActionOver


@share("fission")
def fission_share(t: Innovation, you: int) -> Effect:
    fission = FACE["fission"]
    fitting = [c for seat in range(t.seats) for c in tops(t, seat) if t.faces[c] != fission]
    card = yield from pick(t, you, RETURN, fitting)
    if card != NONE:
        return_card(t, card)


@share("genetics")
def genetics(t: Innovation, you: int) -> None:
    card = draw_and_meld(t, you, 10)
    for covered in t.board[you][colour_of(t, card)][:-1]:
        score(t, you, covered)


@share("satellites")
def satellites_return(t: Innovation, you: int) -> Effect:
    yield from return_in_order(t, you, t.hand[you])
    for _ in range(3):
        draw(t, you, 8)


@share("satellites")
def satellites_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, PURPLE)


@share("satellites")
def satellites_execute(t: Innovation, you: int) -> Effect:
    card = yield from pick(t, you, MELD, t.hand[you])
    if card != NONE:
        meld(t, you, card)
        yield from execute(t, you, card)


@demand("services")
def services(t: Innovation, you: int, me: int) -> Effect:
    """The victim is paid with one of the activator's top cards, and chooses it."""
    best = highest(t.score[you])
    for card in best:
        transfer(t, card, HAND, me)
    if best:
        card = yield from pick(t, you, TRANSFER, [c for c in tops(t, me) if not has(t, c, LEAF)])
        if card != NONE:
            transfer(t, card, HAND, you)


@share("specialization")
def specialization_take(t: Innovation, you: int) -> Effect:
    card = yield from pick(t, you, REVEAL, t.hand[you])
    if card == NONE:
        return
    reveal(t, you, card)
    for seat in others(t, you):
        theirs = top(t, seat, colour_of(t, card))
        if theirs >= 0:
            transfer(t, theirs, HAND, you)


@share("specialization")
def specialization_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, YELLOW, BLUE)


@share("suburbia")
def suburbia(t: Innovation, you: int) -> Effect:
    tucked = 0
    while t.hand[you]:
        card = yield may(t, you, TUCK, t.hand[you])
        if card == DONE:
            break
        tuck(t, you, card)
        tucked += 1
    for _ in range(tucked):
        draw_and_score(t, you, 1)
