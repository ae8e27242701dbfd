"""The Scythians: nomads between their regions."""

from __future__ import annotations

from kronika.engine.ask import YES, confirm
from kronika.engine.choice import Effect

from ..data import COIN, REGION
from ..effects import PLAYED, cost, exhaust, exhaust_when, play, protection, solstice
from ..keys import PAY
from ..moves import (
    acquire,
    break_through,
    can_pay,
    discard_from_hand,
    draw,
    each_may_draw,
    each_opponent,
    everyone,
    gain,
    gain_from_lands,
    history_from_discard,
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
def scythians(t: Imperium, you: int, card: int) -> Effect:
    yield from take_unrest(t, you)
    yield from break_through(t, you, REGION)


@play("scy_ateas")
def ateas(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, REGION, optional=True)
    yield from return_from(t, you, optional=True)
    yield from to_history(t, you, card)


@exhaust("scy_kurgans", needs=lambda t, you, card: bool(t.discard[you]))
def kurgans(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_discard(t, you)


@exhaust("scy_tamga", needs=lambda t, you, card: bool(t.hand[you]))
def tamga(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you)
    yield from draw(t, you, 2)


@play("scy_raiders")
def raiders(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you, 2)
    yield from each_opponent(t, you, recall_region)
    yield from each_opponent(
        t, you, lose_population, [opponent for opponent in opponents(t, you) if t.empire[opponent]]
    )


@play("scy_nomads", "scy_nomads_barbarian")
def nomads(t: Imperium, you: int, card: int) -> Effect:
    yield from each_may_draw(t, everyone(t, you))
    yield from gain_from_lands(t, you, COIN)


@protection("scy_mounted_archers", exhaust=True)
def ride_away(t: Imperium, you: int, card: int, attacker: int) -> int:
    return 1


@solstice("scy_mounted_archers", needs=lambda t, you, card: can_pay(t, you, cost(materials=1)))
def mounted_archers(t: Imperium, you: int, card: int) -> Effect:
    if (yield confirm(t, you, PAY)) == YES:
        yield from pay(t, you, cost(materials=1))
        gain(t, you, population=1)


@exhaust_when("scy_tents", on=(PLAYED,), fits=region_played)
def pitch_tents(t: Imperium, you: int, card: int, played: int) -> None:
    gain(t, you, population=1)


@solstice("scy_tents", needs=lambda t, you, card: bool(removable_regions(t, you)))
def strike_tents(t: Imperium, you: int, card: int) -> Effect:
    yield from recall_one(t, you, removable_regions(t, you), optional=True)
