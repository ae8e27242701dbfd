"""The Scythians: nomads between their regions."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import YES, confirm
from ..data import COIN, REGION
from ..effects import PLAYED, cost, exhaust, exhaust_when, play, protection, solstice
from ..keys import PAY
from ..moves import (
    acquire,
    break_through,
    can_pay,
    discard_from_hand,
    draw,
    each_opponent,
    everyone,
    gain,
    gain_from_lands,
    history_from_discard,
    may_draw,
    opponents,
    pay,
    recall_one,
    recall_region,
    removable_regions,
    return_from,
    take_unrest,
    to_history,
)
from ..table import Imperium
from .common import lose_population, region_played


@exhaust("scy_power_a", cost=cost(actions=1))
def scythians(t: Imperium, me: int, card: int) -> Effect:
    yield from take_unrest(t, me)
    yield from break_through(t, me, REGION)


@play("scy_ateas")
def ateas(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, REGION, optional=True)
    yield from return_from(t, me, optional=True)
    yield from to_history(t, me, card)


@exhaust("scy_kurgans", needs=lambda t, me, card: bool(t.discard[me]))
def kurgans(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_discard(t, me)


@exhaust("scy_tamga", needs=lambda t, me, card: bool(t.hand[me]))
def tamga(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_from_hand(t, me)
    yield from draw(t, me, 2)


@play("scy_raiders")
def raiders(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me, 2)
    yield from each_opponent(t, me, recall_region)
    yield from each_opponent(t, me, lose_population, [you for you in opponents(t, me) if t.empire[you]])


@play("scy_nomads", "scy_nomads_barbarian")
def nomads(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        yield from may_draw(t, you)
    yield from gain_from_lands(t, me, COIN)


@protection("scy_mounted_archers", exhaust=True)
def ride_away(t: Imperium, me: int, card: int, attacker: int) -> int:
    return 1


@solstice("scy_mounted_archers", needs=lambda t, me, card: can_pay(t, me, cost(materials=1)))
def mounted_archers(t: Imperium, me: int, card: int) -> Effect:
    if (yield confirm(t, me, PAY)) == YES:
        yield from pay(t, me, cost(materials=1))
        gain(t, me, population=1)


@exhaust_when("scy_tents", on=(PLAYED,), fits=region_played)
def pitch_tents(t: Imperium, me: int, card: int, played: int) -> None:
    gain(t, me, population=1)


@solstice("scy_tents", needs=lambda t, me, card: bool(removable_regions(t, me)))
def strike_tents(t: Imperium, me: int, card: int) -> Effect:
    yield from recall_one(t, me, removable_regions(t, me), optional=True)
