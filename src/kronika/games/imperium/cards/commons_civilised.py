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
    each_gains,
    each_opponent,
    everyone,
    gain,
    has_icon,
    history_from_hand_and_discard,
    opponents,
    pay,
    pinned,
    return_from,
    take_from_discard,
    unrest_in,
    with_icon,
)
from ..table import Imperium
from .common import (
    hand_left,
    lose_progress,
    make_offering,
    of_suit,
    receive_card,
    region_played,
    ride_out,
    suffer_unrest,
)


@play("civ_drama_and_poetry")
def drama_and_poetry(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, lose_progress)
    for player in everyone(t, you):
        if (yield from discard_from_hand(t, player, optional=True)):
            yield from return_from(t, player)


@play("civ_education")
def education(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_hand_and_discard(t, you)


@play("civ_corruption")
def corruption(t: Imperium, you: int, card: int) -> Effect:
    each_gains(t, everyone(t, you), materials=2)
    yield from each_opponent(t, you, suffer_unrest)
    gain(t, you, progress=1)


def cities(t: Imperium, you: int) -> list[int]:
    return [card for card in pinned(t, you) if has_icon(t, card, CITY)]


def raze(t: Imperium, you: int, me: int) -> Effect:
    yield from abandon_one(t, you, cities(t, you))


@play("civ_onager")
def onager(t: Imperium, you: int, card: int) -> Effect:
    before = sum(len(cities(t, opponent)) for opponent in opponents(t, you))
    yield from each_opponent(t, you, raze)
    gain(t, you, materials=2 * (before - sum(len(cities(t, opponent)) for opponent in opponents(t, you))))
    yield from acquire(t, you, REGION | TRIBUTARY, optional=True)


@solstice("civ_pharmacy")
def pharmacy(t: Imperium, you: int, card: int) -> Effect:
    ways = {"population": True}
    if can_pay(t, you, cost(population=2)):
        ways["progress"] = True
    way = yield from either(t, you, ways)
    if way == "population":
        gain(t, you, population=1)
    else:
        yield from pay(t, you, cost(population=2))
        gain(t, you, progress=1)


@exhaust_when("civ_wonder", on=(RETURNED_UNREST,))
def wonder(t: Imperium, you: int, card: int, what: int) -> None:
    gain(t, you, progress=2)


@play("civ_exports")
def exports(t: Imperium, you: int, card: int) -> Effect:
    each_gains(t, everyone(t, you), materials=2)
    yield from each_opponent(t, you, receive_card)


@play("civ_urban_development")
def urban_development(t: Imperium, you: int, card: int) -> None:
    number = len(with_icon(t, you, CITY | METROPOLIS))
    gain(t, you, population=number, materials=number)


@exhaust("civ_temple", needs=hand_left)
def temple_offering(t: Imperium, you: int, card: int) -> Effect:
    yield from make_offering(t, you)


def discarded_unrest(t: Imperium, you: int, card: int) -> bool:
    return bool(unrest_in(t, t.discard[you]))


@solstice("civ_temple", needs=discarded_unrest)
def temple_peace(t: Imperium, you: int, card: int) -> Effect:
    yield from return_from(t, you, hand=False, discard=True)


@play("civ_cataphract")
def cataphract(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, abandon_region)
    yield from acquire(t, you, REGION | TRIBUTARY, optional=True)
    yield from ride_out(t, you, card)


@exhaust_when("civ_astronomy", on=(ACQUIRED,), fits=region_played)
def astronomy(t: Imperium, you: int, card: int, acquired: int) -> None:
    gain(t, you, progress=1)


@solstice("civ_astronomy", needs=lambda t, you, card: bool(of_suit(t, t.discard[you], REGION)))
def starry_night(t: Imperium, you: int, card: int) -> Effect:
    yield from take_from_discard(t, you, of_suit(t, t.discard[you], REGION), optional=True)


@exhaust("civ_amphitheatre", needs=discarded_unrest)
def amphitheatre_games(t: Imperium, you: int, card: int) -> Effect:
    yield from return_from(t, you, hand=False, discard=True)
    gain(t, you, progress=1)


@solstice("civ_amphitheatre", needs=hand_left)
def amphitheatre_upkeep(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you)
