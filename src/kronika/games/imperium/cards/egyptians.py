"""The Egyptians: builders along the Nile."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import either, pick_card
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


def ways_to_build(t: Imperium, you: int) -> dict[str, bool]:
    """What the power card can be exhausted for now."""
    ways = {
        "develop": t.actions[you] > 0 and bool(affordable(t, you)),
        "action": can_pay(t, you, cost(population=1)),
    }
    return {way: True for way, possible in ways.items() if possible}


@exhaust("egy_power_a", needs=lambda t, you, card: bool(ways_to_build(t, you)))
def egyptians(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, ways_to_build(t, you))
    yield from pay(t, you, cost(actions=1) if way == "develop" else cost(population=1))
    yield from take_unrest(t, you)
    if way == "develop":
        yield from develop(t, you)
    else:
        gain(t, you, actions=1)


@when("egy_embalming", on=PAID_POPULATION)
def embalming(t: Imperium, you: int, card: int, paid: int) -> Effect:
    yield from history_from_hand(t, you, optional=True)


@play("egy_egyptian_expansion")
def egyptian_expansion(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, abandon_region)
    yield from acquire(t, you, REGION | TRIBUTARY, optional=True)


@play("egy_egyptian_legacy")
def egyptian_legacy(t: Imperium, you: int, card: int) -> Effect:
    for opponent in opponents(t, you):
        yield from each_opponent(t, you, suffer_unrest, [opponent])
        yield from each_opponent(t, you, discard_one, [opponent])
    gain(t, you, progress=2)


def riverbanks(t: Imperium, you: int) -> list[int]:
    return [region for region in removable_regions(t, you) if land(t, region, DROP)]


@play("egy_flood_of_the_nile", needs=lambda t, you, card: bool(riverbanks(t, you)))
def flood_of_the_nile(t: Imperium, you: int, card: int) -> Effect:
    region = yield from pick_card(t, you, ABANDON, riverbanks(t, you))
    yield from abandon(t, you, region)
    way = yield from either(
        t, you, {"materials": True, "break-through": True} if t.empire[you] else {"materials": True}
    )
    if way == "materials":
        gain(t, you, materials=5)
        yield from land_pays(t, you, [region])
    else:
        yield from break_through(t, you, UNCIVILISED | CIVILISED)


@play("egy_egyptian_incursion", cost=cost(materials=2, population=1))
def egyptian_incursion(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, REGION | TRIBUTARY)
    yield from each_opponent(t, you, recall_region)


@solstice("egy_egyptian_hieroglyphics", needs=lambda t, you, card: bool(t.hand[you] or t.discard[you]))
def egyptian_hieroglyphics(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_hand_or_discard(t, you, optional=True)
