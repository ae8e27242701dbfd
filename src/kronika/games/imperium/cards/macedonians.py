"""The Macedonians: regions first."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Effect

from ..asks import pick_card
from ..data import REGION, TRIBUTARY
from ..effects import PLAYED, PLAYED_FROM_DISCARD, cost, exhaust, exhaust_when, play, when
from ..keys import PLAY
from ..moves import (
    acquire,
    break_through,
    can_play,
    draw,
    each_opponent,
    gain,
    has_suit,
    play_at_once,
    play_card,
    take_from_discard,
    to_history,
)
from ..table import Imperium
from .common import lose_two_materials, may_ready, region_played


@when("mac_power_a", on=PLAYED_FROM_DISCARD, fits=region_played)
def macedonians(t: Imperium, you: int, card: int, played: int) -> None:
    gain(t, you, materials=2)


@play("mac_alexander")
def alexander(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you)
    yield from break_through(t, you, REGION | TRIBUTARY, optional=True)
    yield from to_history(t, you, card)


@play("mac_parmenion")
def parmenion(t: Imperium, you: int, card: int) -> Effect:
    """The acquired card is played at once if it can be."""
    gained = yield from acquire(t, you, REGION | TRIBUTARY, optional=True)
    if gained != NONE:
        yield from play_at_once(t, you, gained)
    yield from to_history(t, you, card)


@exhaust_when("mac_companion_cavalry", on=(PLAYED,), fits=region_played)
def companion_cavalry(t: Imperium, you: int, card: int, played: int) -> Effect:
    yield from draw(t, you)


@play("mac_alexander_the_great")
def alexander_the_great(t: Imperium, you: int, card: int) -> Effect:
    for _ in range(2):
        yield from acquire(t, you, REGION, optional=True, exile=True)
    yield from to_history(t, you, card)


@exhaust("mac_mosaics", cost=cost(materials=1), needs=lambda t, you, card: bool(t.discard[you]))
def mosaics(t: Imperium, you: int, card: int) -> Effect:
    yield from take_from_discard(t, you)


@play("mac_uxians")
def uxians(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, lose_two_materials)
    yield from may_ready(t, you)


def discarded_regions(t: Imperium, you: int) -> list[int]:
    return [card for card in t.discard[you] if has_suit(t, card, REGION) and can_play(t, you, card)]


@exhaust("mac_phalanx", needs=lambda t, you, card: t.actions[you] > 0 and bool(discarded_regions(t, you)))
def phalanx(t: Imperium, you: int, card: int) -> Effect:
    region = yield from pick_card(t, you, PLAY, discarded_regions(t, you))
    if region != NONE:
        yield from play_card(t, you, region)
