"""The fame cards of both boxes. King of Kings never enters a hand: see `moves.fame`."""

from __future__ import annotations

from kronika.engine.ask import NONE, YES, confirm
from kronika.engine.choice import Effect

from ..asks import either
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
def praiseworthy(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through_or_history(t, you, card)


@play("fam_imperial")
def imperial(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through_or_history(t, you, card, exile=True)


def break_through_or_history(t: Imperium, you: int, card: int, exile: bool = False) -> Effect:
    way = yield from either(t, you, {"break-through": True, "history": True})
    if way == "break-through":
        yield from break_through(t, you, ANY, exile=exile)
    else:
        yield from to_history(t, you, card)


@play("fam_great")
def great(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, actions=1)
    if (yield confirm(t, you, DO)) == YES:
        yield from to_history(t, you, card)


@play("fam_notorious")
def notorious(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, shame)


def shame(t: Imperium, you: int, me: int) -> Effect:
    if not steal(t, me, you, progress=1):
        yield from take_unrest(t, you)


@play("fam_marvellous")
def marvellous(t: Imperium, you: int, card: int) -> Effect:
    drawn = yield from draw(t, you, if_able=True)
    if not drawn:
        return
    way = yield from either(t, you, {"discard": True, "top-deck": True, "history": True})
    if way == "discard":
        discard(t, you, drawn[0])
    elif way == "top-deck":
        top_deck(t, you, drawn[0])
    else:
        yield from to_history(t, you, drawn[0])


@play("fam_glorious")
def glorious(t: Imperium, you: int, card: int) -> Effect:
    if not t.empire[you]:
        yield from draw_up_to(t, you, 4)
    if t.empire[you]:
        yield from develop(t, you, free=True)
    yield from to_history(t, you, card)


@play("fam_magnificent")
def magnificent(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you)
    yield from return_from(t, you, optional=True)


@play("fam_outstanding")
def outstanding(t: Imperium, you: int, card: int) -> Effect:
    for _ in range(2):
        if (yield from history_from_discard(t, you, optional=True)) == NONE:
            break


def has_star(t: Imperium, card: int) -> bool:
    return VARIABLE[t.faces[card]]


@play("fam_acclaimed")
def acclaimed(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, ANY, fits=has_star)
    yield from to_history(t, you, card)
