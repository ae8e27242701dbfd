"""Age 8, Modern."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, confirm
from kronika.engine.choice import ARG, Effect, pair

from ..asks import may_splay, next_to_leave, pick_highest, return_in_order, return_up_to, tuck_in_order
from ..data import CLOCK, COLOURS, FACTORY, GREEN, LIGHTBULB, PURPLE, RED, UP, YELLOW
from ..effects import demand, share
from ..keys import COLOUR, RETURN_SCORED, TRANSFER, TUCK_ALL, VALUE
from ..moves import (
    HAND,
    SCORE,
    colour_of,
    different_values,
    draw,
    draw_and_meld,
    draw_and_reveal,
    draw_and_score,
    has,
    icons,
    lowest,
    meld,
    name_aloud,
    others,
    return_card,
    score,
    tops,
    transfer,
    value,
)
from ..scoring import win
from ..table import Innovation
from .common import give_top, give_top_to_score


@share("antibiotics")
def antibiotics(t: Innovation, you: int) -> Effect:
    returned = yield from return_up_to(t, you, 3)
    for _ in range(2 * different_values(returned)):
        draw(t, you, 8)


@demand("corporations")
def corporations_demand(t: Innovation, you: int, me: int) -> Effect:
    fitting = [c for c in tops(t, you) if colour_of(t, c) != GREEN and has(t, c, FACTORY)]
    card = yield from give_top_to_score(t, you, me, fitting)
    if card != NONE:
        draw_and_meld(t, you, 8)


@share("corporations")
def corporations_share(t: Innovation, you: int) -> None:
    draw_and_meld(t, you, 8)


@share("empiricism")
def empiricism_draw(t: Innovation, you: int) -> Effect:
    first = yield choose(t, you, COLOUR, range(5))
    second = yield choose(t, you, COLOUR, [c for c in range(5) if c != first])
    for colour in (first, second):
        name_aloud(t, you, COLOURS[colour])
    card = draw_and_reveal(t, you, 9)
    colour = colour_of(t, card)
    if colour in (first, second):
        meld(t, you, card)
        yield from may_splay(t, you, UP, colour)


@share("empiricism")
def empiricism_win(t: Innovation, you: int) -> None:
    if icons(t, you, LIGHTBULB) >= 20:
        win(t, you)


@share("flight")
def flight_any(t: Innovation, you: int) -> Effect:
    if t.splay[you][RED] == UP:
        yield from may_splay(t, you, UP, *range(5))


@share("flight")
def flight_red(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, RED)


@share("mass_media")
def mass_media_return(t: Innovation, you: int) -> Effect:
    """The piles are emptied clockwise, beginning with yours. The others are hidden: only of your own cards you can
    choose the order."""
    returned = yield from return_up_to(t, you, 1)
    if returned:
        named = yield choose(t, you, VALUE, range(1, 11))
        name_aloud(t, you, str(named))
        yield from return_in_order(t, you, [c for c in t.score[you] if value(c) == named])
        for seat in others(t, you):
            for card in [c for c in t.score[seat] if value(c) == named]:
                return_card(t, card)


@share("mass_media")
def mass_media_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, PURPLE)


@demand("mobility")
def mobility(t: Innovation, you: int, me: int) -> Effect:
    fitting = [c for c in tops(t, you) if colour_of(t, c) != RED and not has(t, c, FACTORY)]
    cards = yield from pick_highest(t, you, TRANSFER, fitting, 2)
    left = cards.copy()
    while left:
        card = yield from next_to_leave(t, you, TRANSFER, left)
        transfer(t, card, SCORE, me)
    if cards:
        draw(t, you, 8)


@share("quantum_theory")
def quantum_theory(t: Innovation, you: int) -> Effect:
    returned = yield from return_up_to(t, you, 2)
    if len(returned) == 2:
        draw(t, you, 10)
        draw_and_score(t, you, 10)


@share("rocketry")
def rocketry(t: Innovation, you: int) -> Effect:
    """The chooser sees only values: among cards of the same value chance decides."""
    for _ in range(icons(t, you, CLOCK) // 2):
        targets = sorted({pair(seat, value(c)) for seat in others(t, you) for c in t.score[seat]})
        if not targets:
            return
        code = yield choose(t, you, RETURN_SCORED, targets)
        seat, named = divmod(code, ARG)
        alike = [c for c in t.score[seat] if value(c) == named]
        return_card(t, alike[t.roll(len(alike))] if len(alike) > 1 else alike[0])


@demand("skyscrapers")
def skyscrapers(t: Innovation, you: int, me: int) -> Effect:
    fitting = [c for c in tops(t, you) if colour_of(t, c) != YELLOW and has(t, c, CLOCK)]
    card = yield from give_top(t, you, me, fitting)
    if card != NONE:
        pile = t.board[you][colour_of(t, card)]
        if pile:
            score(t, you, pile[-1])
        yield from return_in_order(t, you, pile)


@share("socialism")
def socialism(t: Innovation, you: int) -> Effect:
    cards = list(t.hand[you])
    if not cards:
        return
    answer = yield confirm(t, you, TUCK_ALL)
    if answer == DONE:
        return
    yield from tuck_in_order(t, you, cards)
    if any(colour_of(t, c) == PURPLE for c in cards):
        for seat in others(t, you):
            for card in lowest(t.hand[seat]):
                transfer(t, card, HAND, you)
