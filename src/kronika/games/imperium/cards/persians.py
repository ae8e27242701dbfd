"""The Persians: tributaries."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..data import CITY, REGION, TRIBUTARY
from ..effects import cost, exhaust, play
from ..moves import (
    abandon_one,
    break_through,
    each_gains,
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


@exhaust("per_power_a", cost=cost(population=1, actions=1), needs=lambda t, you, card: len(t.hand[you]) >= 2)
def persians(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, you, 2)
    yield from break_through(t, you, TRIBUTARY)


def abandon_city(t: Imperium, you: int, me: int) -> Effect:
    yield from abandon_one(t, you, [card for card in pinned(t, you) if has_icon(t, card, CITY)])


@play("per_battering_ram")
def battering_ram(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, abandon_city)
    yield from break_through(t, you, REGION | TRIBUTARY, optional=True)


@play("per_persian_gold")
def persian_gold(t: Imperium, you: int, card: int) -> Effect:
    each_gains(t, everyone(t, you), materials=2)
    gain(t, you, progress=1)
    yield from each_opponent(t, you, suffer_unrest)


@play("per_arachosia")
def arachosia(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_discard(t, you, optional=True)
    yield from may_garrison(t, you, card)
