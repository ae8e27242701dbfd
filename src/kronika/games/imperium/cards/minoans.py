"""The Minoans: progress, stored in pottery."""

from __future__ import annotations

from kronika.engine.ask import YES, confirm
from kronika.engine.choice import Effect

from ..asks import either
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
    each_gains,
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
def minoans(t: Imperium, you: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, you, optional=True)):
        gain(t, you, progress=1)


@play("min_king_minos")
def king_minos(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, progress=1)
    yield from develop(t, you, optional=True)
    yield from to_history(t, you, card)


@play("min_minoan_traders")
def minoan_traders(t: Imperium, you: int, card: int) -> Effect:
    each_gains(t, opponents(t, you), materials=2)
    ways = {"materials-for-coins": True, "population-for-regions": True, "progress-for-cities": True}
    way = yield from either(t, you, ways)
    if way == "materials-for-coins":
        yield from gain_from_lands(t, you, COIN)
    elif way == "population-for-regions":
        gain(t, you, population=region_count(t, you))
    else:
        gain(t, you, progress=len(with_icon(t, you, CITY | METROPOLIS)))


@solstice("min_frescos", needs=hand_left)
def frescos(t: Imperium, you: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, you, optional=True)):
        yield from draw(t, you)
        gain(t, you, progress=1)


@solstice("min_labyrinth", needs=lambda t, you, card: t.population[you] > 0)
def labyrinth(t: Imperium, you: int, card: int) -> Effect:
    """Paying progress to gain progress would be the same as declining, so it isn't offered."""
    if (yield confirm(t, you, PAY)) == YES:
        yield from spend(t, you, cost(population=1))
        gain(t, you, progress=1)


@play("min_minoan_expansion")
def minoan_expansion(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, abandon_region)
    yield from acquire(t, you, ANY, optional=True)


@solstice("min_pottery")
def pottery(t: Imperium, you: int, card: int) -> Effect:
    """Abandoning it gives you the progress on it, as with every card that leaves play."""
    ways = {"place": True} if can_pay(t, you, cost(materials=2)) else {}
    ways["abandon"] = True
    way = yield from either(t, you, ways)
    if way == "place":
        yield from pay(t, you, cost(materials=2))
        place_tokens(t, you, card, progress=1)
    else:
        yield from abandon(t, you, card)
