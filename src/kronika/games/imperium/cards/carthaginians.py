"""The Carthaginians: goods on the market."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Effect

from ..data import ANY, DROP, REGION, TRIBUTARY, WHEAT
from ..effects import ACQUIRED, BROKE_THROUGH, cost, exhaust, exhaust_when, play
from ..moves import (
    abandon_region,
    acquire,
    break_through,
    discard_from_hand,
    each_may_draw,
    each_opponent,
    everyone,
    gain,
    hauled,
    history_from_hand_or_discard,
    land,
    land_pays,
    may_draw,
    place_on_market,
    play_at_once,
    recall_one,
    removable_regions,
    take_from_history,
    to_history,
)
from ..table import FEW, Imperium


def materials_hauled(t: Imperium, you: int, card: int, taken: int) -> bool:
    return hauled(t)[0] > 0


@exhaust_when("car_power_a", on=(ACQUIRED, BROKE_THROUGH), fits=materials_hauled)
def carthaginians(t: Imperium, you: int, card: int, taken: int) -> None:
    gain(t, you, materials=hauled(t)[0])


@play("car_elephants")
def elephants(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, abandon_region)
    yield from break_through(t, you, REGION | TRIBUTARY, optional=True)
    yield from to_history(t, you, card)


@play("car_hegemony", cost=cost(materials=2))
def hegemony(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, ANY)
    yield from each_may_draw(t, everyone(t, you))


@play("car_hannibal")
def hannibal(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, ANY, optional=True)
    yield from may_draw(t, you)
    yield from take_from_history(t, you)
    yield from to_history(t, you, card)


def has_materials(t: Imperium, card: int) -> bool:
    """Whether materials lie on it: so it can't be an exiled card."""
    return t.tokens[card] & FEW > 0


def fertile_regions(t: Imperium, you: int) -> list[int]:
    return [card for card in removable_regions(t, you) if land(t, card, DROP) or land(t, card, WHEAT)]


@exhaust("car_trading_ships", needs=lambda t, you, card: bool(fertile_regions(t, you)))
def trading_ships(t: Imperium, you: int, card: int) -> Effect:
    """The materials count as gained from the recalled region."""
    region = yield from recall_one(t, you, fertile_regions(t, you))
    if (yield from acquire(t, you, ANY, fits=has_materials)) != NONE:
        yield from land_pays(t, you, [region])


@exhaust("car_caravans", cost=cost(materials=3), needs=lambda t, you, card: bool(t.hand[you]))
def caravans(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you)
    yield from acquire(t, you, ANY, fits=has_materials)


@play("car_dido_queen_of_carthage")
def dido(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, population=1)
    region = yield from acquire(t, you, REGION, optional=True)
    if region != NONE:
        yield from play_at_once(t, you, region)
    yield from to_history(t, you, card)


@play("car_carthaginian_traders")
def carthaginian_traders(t: Imperium, you: int, card: int) -> Effect:
    yield from place_on_market(t, you, materials=1)
    yield from history_from_hand_or_discard(t, you, optional=True)
