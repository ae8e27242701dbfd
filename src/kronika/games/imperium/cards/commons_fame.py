"""The fame cards of both boxes. King of Kings is no card of a hand: `moves.fame` knows it."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import NONE, YES, confirm, either
from ..data import ANY, VARIABLE
from ..effects import play
from ..keys import DO
from ..moves import (
    break_through,
    develop,
    discard,
    draw,
    draw_up_to,
    each_opponent,
    gain,
    history_from_discard,
    return_from,
    steal,
    take_unrest,
    to_history,
    top_deck,
)
from ..table import Imperium


@play("fam_praiseworthy")
def praiseworthy(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through_or_history(t, me, card)


@play("fam_imperial")
def imperial(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through_or_history(t, me, card, exile=True)


def break_through_or_history(t: Imperium, me: int, card: int, exile: bool = False) -> Effect:
    way = yield from either(t, me, {"break-through": True, "history": True})
    if way == "break-through":
        yield from break_through(t, me, ANY, exile=exile)
    else:
        yield from to_history(t, me, card)


@play("fam_great")
def great(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, actions=1)
    if (yield confirm(t, me, DO)) == YES:
        yield from to_history(t, me, card)


@play("fam_notorious")
def notorious(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, shame)


def shame(t: Imperium, you: int, me: int) -> Effect:
    if not steal(t, me, you, progress=1):
        yield from take_unrest(t, you)


@play("fam_marvellous")
def marvellous(t: Imperium, me: int, card: int) -> Effect:
    drawn = yield from draw(t, me, if_able=True)
    if not drawn:
        return
    way = yield from either(t, me, {"discard": True, "top-deck": True, "history": True})
    if way == "discard":
        discard(t, me, drawn[0])
    elif way == "top-deck":
        top_deck(t, me, drawn[0])
    else:
        yield from to_history(t, me, drawn[0])


@play("fam_glorious")
def glorious(t: Imperium, me: int, card: int) -> Effect:
    if not t.empire[me]:
        yield from draw_up_to(t, me, 4)
    if t.empire[me]:
        yield from develop(t, me, free=True)
    yield from to_history(t, me, card)


@play("fam_magnificent")
def magnificent(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me)
    yield from return_from(t, me, optional=True)


@play("fam_outstanding")
def outstanding(t: Imperium, me: int, card: int) -> Effect:
    for _ in range(2):
        if (yield from history_from_discard(t, me, optional=True)) == NONE:
            break


def has_star(t: Imperium, card: int) -> bool:
    return VARIABLE[t.faces[card]]


@play("fam_acclaimed")
def acclaimed(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, ANY, fits=has_star)
    yield from to_history(t, me, card)
