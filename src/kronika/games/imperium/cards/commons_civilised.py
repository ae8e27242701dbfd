"""The common civilised cards of both boxes."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import either
from ..data import CITY, METROPOLIS, REGION, TRIBUTARY
from ..effects import ACQUIRED, RETURNED_UNREST, cost, exhaust, exhaust_when, play, solstice
from ..moves import (
    abandon_one,
    abandon_region,
    acquire,
    can_pay,
    discard_from_hand,
    each_opponent,
    everyone,
    gain,
    has_icon,
    history_from_discard,
    history_from_hand,
    opponents,
    pay,
    pinned,
    return_from,
    take_from_discard,
    unrest_in,
    with_icon,
)
from ..table import Imperium
from .common import hand_left, lose_progress, of_suit, receive_card, region_played, ride_out, suffer_unrest


@play("civ_drama_and_poetry")
def drama_and_poetry(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, lose_progress)
    for you in everyone(t, me):
        if (yield from discard_from_hand(t, you, optional=True)):
            yield from return_from(t, you)


@play("civ_education")
def education(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_hand(t, me, optional=True)
    yield from history_from_discard(t, me, optional=True)


@play("civ_corruption")
def corruption(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        gain(t, you, materials=2)
    yield from each_opponent(t, me, suffer_unrest)
    gain(t, me, progress=1)


def cities(t: Imperium, you: int) -> list[int]:
    return [card for card in pinned(t, you) if has_icon(t, card, CITY)]


def raze(t: Imperium, you: int, me: int) -> Effect:
    yield from abandon_one(t, you, cities(t, you))


@play("civ_onager")
def onager(t: Imperium, me: int, card: int) -> Effect:
    before = sum(len(cities(t, you)) for you in opponents(t, me))
    yield from each_opponent(t, me, raze)
    gain(t, me, materials=2 * (before - sum(len(cities(t, you)) for you in opponents(t, me))))
    yield from acquire(t, me, REGION | TRIBUTARY, optional=True)


@solstice("civ_pharmacy")
def pharmacy(t: Imperium, me: int, card: int) -> Effect:
    ways = {"population": True}
    if can_pay(t, me, cost(population=2)):
        ways["progress"] = True
    way = yield from either(t, me, ways)
    if way == "population":
        gain(t, me, population=1)
    else:
        yield from pay(t, me, cost(population=2))
        gain(t, me, progress=1)


@exhaust_when("civ_wonder", on=(RETURNED_UNREST,))
def wonder(t: Imperium, me: int, card: int, what: int) -> None:
    gain(t, me, progress=2)


@play("civ_exports")
def exports(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        gain(t, you, materials=2)
    yield from each_opponent(t, me, receive_card)


@play("civ_urban_development")
def urban_development(t: Imperium, me: int, card: int) -> None:
    number = len(with_icon(t, me, CITY | METROPOLIS))
    gain(t, me, population=number, materials=number)


@exhaust("civ_temple", needs=hand_left)
def temple_offering(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_from_hand(t, me)
    gain(t, me, progress=1)


def discarded_unrest(t: Imperium, me: int, card: int) -> bool:
    return bool(unrest_in(t, t.discard[me]))


@solstice("civ_temple", needs=discarded_unrest)
def temple_peace(t: Imperium, me: int, card: int) -> Effect:
    yield from return_from(t, me, hand=False, discard=True)


@play("civ_cataphract")
def cataphract(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, abandon_region)
    yield from acquire(t, me, REGION | TRIBUTARY, optional=True)
    yield from ride_out(t, me, card)


@exhaust_when("civ_astronomy", on=(ACQUIRED,), fits=region_played)
def astronomy(t: Imperium, me: int, card: int, acquired: int) -> None:
    gain(t, me, progress=1)


@solstice("civ_astronomy", needs=lambda t, me, card: bool(of_suit(t, t.discard[me], REGION)))
def starry_night(t: Imperium, me: int, card: int) -> Effect:
    yield from take_from_discard(t, me, of_suit(t, t.discard[me], REGION), optional=True)


@exhaust("civ_amphitheatre", needs=discarded_unrest)
def amphitheatre_games(t: Imperium, me: int, card: int) -> Effect:
    yield from return_from(t, me, hand=False, discard=True)
    gain(t, me, progress=1)


@solstice("civ_amphitheatre", needs=hand_left)
def amphitheatre_upkeep(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_from_hand(t, me)
