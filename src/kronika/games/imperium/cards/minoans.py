"""The Minoans: progress, stored in pottery."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import YES, confirm, either
from ..data import ANY, CITY, COIN, METROPOLIS
from ..effects import cost, play, solstice
from ..keys import PAY
from ..moves import (
    abandon,
    abandon_region,
    acquire,
    can_pay,
    develop,
    discard_from_hand,
    draw,
    each_opponent,
    gain,
    gain_from_lands,
    opponents,
    pay,
    place_tokens,
    region_count,
    spend,
    to_history,
    with_icon,
)
from ..table import Imperium
from .common import hand_left


@solstice("min_power_a", needs=hand_left)
def minoans(t: Imperium, me: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, me, optional=True)):
        gain(t, me, progress=1)


@play("min_king_minos")
def king_minos(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, progress=1)
    yield from develop(t, me, optional=True)
    yield from to_history(t, me, card)


@play("min_minoan_traders")
def minoan_traders(t: Imperium, me: int, card: int) -> Effect:
    for you in opponents(t, me):
        gain(t, you, materials=2)
    ways = {"materials-for-coins": True, "population-for-regions": True, "progress-for-cities": True}
    way = yield from either(t, me, ways)
    if way == "materials-for-coins":
        yield from gain_from_lands(t, me, COIN)
    elif way == "population-for-regions":
        gain(t, me, population=region_count(t, me))
    else:
        gain(t, me, progress=len(with_icon(t, me, CITY | METROPOLIS)))


@solstice("min_frescos", needs=hand_left)
def frescos(t: Imperium, me: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, me, optional=True)):
        yield from draw(t, me)
        gain(t, me, progress=1)


@solstice("min_labyrinth", needs=lambda t, me, card: t.population[me] > 0)
def labyrinth(t: Imperium, me: int, card: int) -> Effect:
    """Paying progress to gain progress would be the same as declining, so it isn't offered."""
    if (yield confirm(t, me, PAY)) == YES:
        yield from spend(t, me, cost(population=1))
        gain(t, me, progress=1)


@play("min_minoan_expansion")
def minoan_expansion(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, abandon_region)
    yield from acquire(t, me, ANY, optional=True)


@solstice("min_pottery")
def pottery(t: Imperium, me: int, card: int) -> Effect:
    """Whoever abandons it gains the progress on it, as with every card that leaves play."""
    ways = {"place": True} if can_pay(t, me, cost(materials=2)) else {}
    ways["abandon"] = True
    way = yield from either(t, me, ways)
    if way == "place":
        yield from pay(t, me, cost(materials=2))
        place_tokens(t, me, card, progress=1)
    else:
        yield from abandon(t, me, card)
