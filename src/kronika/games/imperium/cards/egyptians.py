"""The Egyptians: builders along the Nile."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import either, pick
from ..data import CIVILISED, DROP, REGION, TRIBUTARY, UNCIVILISED
from ..effects import PAID_POPULATION, cost, exhaust, play, solstice, when
from ..keys import ABANDON
from ..moves import (
    abandon,
    abandon_region,
    acquire,
    affordable,
    break_through,
    can_pay,
    develop,
    discard_one,
    each_opponent,
    gain,
    history_from_hand,
    history_from_hand_or_discard,
    land,
    land_pays,
    opponents,
    pay,
    recall_region,
    removable_regions,
    take_unrest,
)
from ..table import Imperium
from .common import suffer_unrest


def ways_to_build(t: Imperium, me: int) -> dict[str, bool]:
    """What the power card can be exhausted for now."""
    ways = {
        "develop": t.actions[me] > 0 and bool(affordable(t, me)),
        "action": can_pay(t, me, cost(population=1)),
    }
    return {way: True for way, possible in ways.items() if possible}


@exhaust("egy_power_a", needs=lambda t, me, card: bool(ways_to_build(t, me)))
def egyptians(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, ways_to_build(t, me))
    yield from pay(t, me, cost(actions=1) if way == "develop" else cost(population=1))
    yield from take_unrest(t, me)
    if way == "develop":
        yield from develop(t, me)
    else:
        gain(t, me, actions=1)


@when("egy_embalming", on=PAID_POPULATION)
def embalming(t: Imperium, me: int, card: int, paid: int) -> Effect:
    yield from history_from_hand(t, me, optional=True)


@play("egy_egyptian_expansion")
def egyptian_expansion(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, abandon_region)
    yield from acquire(t, me, REGION | TRIBUTARY, optional=True)


@play("egy_egyptian_legacy")
def egyptian_legacy(t: Imperium, me: int, card: int) -> Effect:
    for you in opponents(t, me):
        yield from each_opponent(t, me, suffer_unrest, [you])
        yield from each_opponent(t, me, discard_one, [you])
    gain(t, me, progress=2)


def riverbanks(t: Imperium, me: int) -> list[int]:
    return [region for region in removable_regions(t, me) if land(t, region, DROP)]


@play("egy_flood_of_the_nile", needs=lambda t, me, card: bool(riverbanks(t, me)))
def flood_of_the_nile(t: Imperium, me: int, card: int) -> Effect:
    region = yield from pick(t, me, ABANDON, riverbanks(t, me))
    yield from abandon(t, me, region)
    way = yield from either(t, me, {"materials": True, "break-through": True} if t.empire[me] else {"materials": True})
    if way == "materials":
        gain(t, me, materials=5)
        yield from land_pays(t, me, [region])
    else:
        yield from break_through(t, me, UNCIVILISED | CIVILISED)


@play("egy_egyptian_incursion", cost=cost(materials=2, population=1))
def egyptian_incursion(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, REGION | TRIBUTARY)
    yield from each_opponent(t, me, recall_region)


@solstice("egy_egyptian_hieroglyphics", needs=lambda t, me, card: bool(t.hand[me] or t.discard[me]))
def egyptian_hieroglyphics(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_hand_or_discard(t, me, optional=True)
