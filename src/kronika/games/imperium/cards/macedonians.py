"""The Macedonians: regions first."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..abilities import can_play, play_at_once, play_card
from ..asks import NONE, pick
from ..data import REGION, TRIBUTARY
from ..effects import PLAYED, PLAYED_FROM_DISCARD, cost, exhaust, exhaust_when, play, when
from ..keys import PLAY
from ..moves import (
    acquire,
    break_through,
    draw,
    each_opponent,
    gain,
    has_suit,
    take_from_discard,
    to_history,
)
from ..table import Imperium
from .common import lose_two_materials, may_ready, region_played


@when("mac_power_a", on=PLAYED_FROM_DISCARD, fits=region_played)
def macedonians(t: Imperium, me: int, card: int, played: int) -> None:
    gain(t, me, materials=2)


@play("mac_alexander")
def alexander(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me)
    yield from break_through(t, me, REGION | TRIBUTARY, optional=True)
    yield from to_history(t, me, card)


@play("mac_parmenion")
def parmenion(t: Imperium, me: int, card: int) -> Effect:
    """The acquired card is played at once if it can be."""
    gained = yield from acquire(t, me, REGION | TRIBUTARY, optional=True)
    if gained != NONE:
        yield from play_at_once(t, me, gained)
    yield from to_history(t, me, card)


@exhaust_when("mac_companion_cavalry", on=(PLAYED,), fits=region_played)
def companion_cavalry(t: Imperium, me: int, card: int, played: int) -> Effect:
    yield from draw(t, me)


@play("mac_alexander_the_great")
def alexander_the_great(t: Imperium, me: int, card: int) -> Effect:
    for _ in range(2):
        yield from acquire(t, me, REGION, optional=True, exile=True)
    yield from to_history(t, me, card)


@exhaust("mac_mosaics", cost=cost(materials=1), needs=lambda t, me, card: bool(t.discard[me]))
def mosaics(t: Imperium, me: int, card: int) -> Effect:
    yield from take_from_discard(t, me)


@play("mac_uxians")
def uxians(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, lose_two_materials)
    yield from may_ready(t, me)


def discarded_regions(t: Imperium, me: int) -> list[int]:
    return [card for card in t.discard[me] if has_suit(t, card, REGION) and can_play(t, me, card)]


@exhaust("mac_phalanx", needs=lambda t, me, card: t.actions[me] > 0 and bool(discarded_regions(t, me)))
def phalanx(t: Imperium, me: int, card: int) -> Effect:
    region = yield from pick(t, me, PLAY, discarded_regions(t, me))
    if region != NONE:
        yield from play_card(t, me, region)
