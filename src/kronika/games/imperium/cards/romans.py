"""The Romans: legions, laws and the Eternal City."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Effect

from ..asks import either
from ..data import CIVILISED, FACE, REGION, TRIBUTARY
from ..effects import play, solstice
from ..moves import (
    abandon_region,
    acquire,
    break_through,
    discard_from_hand,
    discard_two,
    draw,
    each_opponent,
    history_from_hand,
    in_play,
    recall_region,
    return_from,
    to_history,
    unrest_in,
)
from ..table import Imperium

CITY_OF_ROME = FACE["rom_city_of_rome"]


@play("rom_julius_caesar")
def julius_caesar(t: Imperium, you: int, card: int) -> Effect:
    """Acquiring is a "may": it can be chosen where there is nothing to acquire, or nothing to one's liking."""
    way = yield from either(t, you, {"draw": True, "acquire": True})
    if way == "draw":
        yield from draw(t, you, 2)
    else:
        yield from acquire(t, you, REGION | TRIBUTARY, optional=True)
    yield from to_history(t, you, card)


@play("rom_military_engineering")
def military_engineering(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, discard_two)
    yield from break_through(t, you, CIVILISED, optional=True)


@play("rom_roman_invasion")
def roman_invasion(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, REGION | TRIBUTARY, optional=True)
    yield from each_opponent(t, you, abandon_region)


@play("rom_the_senate")
def the_senate(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, CIVILISED, optional=True)
    yield from history_from_hand(t, you, optional=True)


@play("rom_rome_the_eternal_city")
def rome_the_eternal_city(t: Imperium, you: int, card: int) -> Effect:
    old = in_play(t, you, CITY_OF_ROME)
    if old != NONE:
        yield from to_history(t, you, old)


@solstice("rom_bread_and_circuses", needs=lambda t, you, card: bool(t.hand[you] or unrest_in(t, t.discard[you])))
def bread_and_circuses(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you)
    yield from return_from(t, you, optional=True)
    yield from return_from(t, you, hand=False, discard=True, optional=True)


@play("rom_roman_expansion")
def roman_expansion(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, REGION)
    yield from acquire(t, you, REGION, optional=True)
    yield from each_opponent(t, you, recall_region)
    yield from to_history(t, you, card)
