"""The Persians: tributaries."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..data import CITY, REGION, TRIBUTARY
from ..effects import cost, exhaust, play
from ..moves import (
    abandon_one,
    break_through,
    each_opponent,
    everyone,
    gain,
    has_icon,
    history_from_discard,
    may_garrison,
    pinned,
    top_deck_from_hand,
)
from ..table import Imperium
from .common import suffer_unrest


@exhaust("per_power_a", cost=cost(population=1, actions=1), needs=lambda t, me, card: len(t.hand[me]) >= 2)
def persians(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, me, 2)
    yield from break_through(t, me, TRIBUTARY)


def abandon_city(t: Imperium, you: int, me: int) -> Effect:
    yield from abandon_one(t, you, [card for card in pinned(t, you) if has_icon(t, card, CITY)])


@play("per_battering_ram")
def battering_ram(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, abandon_city)
    yield from break_through(t, me, REGION | TRIBUTARY, optional=True)


@play("per_persian_gold")
def persian_gold(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        gain(t, you, materials=2)
    gain(t, me, progress=1)
    yield from each_opponent(t, me, suffer_unrest)


@play("per_arachosia")
def arachosia(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_discard(t, me, optional=True)
    yield from may_garrison(t, me, card)
