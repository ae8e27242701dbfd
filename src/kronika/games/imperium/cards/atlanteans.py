"""The Atlanteans: an empire from the start, whose lands sink for what the market offers."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import NONE, either, pick
from ..data import ANY, CIVILISED, FACE, REGION, TRIBUTARY, UNCIVILISED
from ..effects import LEFT_PLAY, RETURNED_UNREST, SANK, exhaust_when, play, when
from ..keys import SINK
from ..moves import (
    acquirable,
    acquire,
    affordable,
    break_through,
    develop,
    each_opponent,
    gain,
    in_play,
    look_for_fame,
    recall_region,
    removable_regions,
    sink,
    top_deck_from_discard,
)
from ..table import Imperium
from .common import lose_progress

MOUNTAIN = FACE["atl_mountain_of_atlantis"]
PALACE = FACE["atl_palace_of_poseidon"]


def sinkable(t: Imperium, me: int, card: int) -> bool:
    """Whether there is a region to sink."""
    return bool(removable_regions(t, me))


def sink_one(t: Imperium, me: int, cards: list[int]) -> Effect:
    card = yield from pick(t, me, SINK, cards)
    if card != NONE:
        yield from sink(t, me, card)


@exhaust_when("atl_power_a", on=(SANK,), fits=lambda t, me, card, sunken: bool(t.discard[me]))
def atlanteans(t: Imperium, me: int, card: int, sunken: int) -> Effect:
    yield from top_deck_from_discard(t, me)


@play("atl_advanced_culture")
def advanced_culture(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, UNCIVILISED | CIVILISED)


@when("atl_palace_of_poseidon", on=LEFT_PLAY, fits=lambda t, me, card, left: t.faces[left] == MOUNTAIN)
def palace_of_poseidon(t: Imperium, me: int, card: int, left: int) -> Effect:
    yield from sink(t, me, card)


@play("atl_spread_of_atlantis")
def spread_of_atlantis(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, recall_region)
    yield from break_through(t, me, REGION | TRIBUTARY)


@play("atl_development")
def development(t: Imperium, me: int, card: int) -> Effect:
    ways = {"develop": True} if affordable(t, me) else {}
    ways["acquire"] = bool(acquirable(t, me, CIVILISED))
    way = yield from either(t, me, ways)
    if way == "develop":
        yield from develop(t, me)
    else:
        yield from acquire(t, me, CIVILISED)


@play("atl_myths_and_legends", needs=sinkable)
def myths_and_legends(t: Imperium, me: int, card: int) -> Effect:
    yield from sink_one(t, me, removable_regions(t, me))
    yield from look_for_fame(t, me, 2)
    gain(t, me, progress=1)


@exhaust_when("atl_vast_wealth", on=(RETURNED_UNREST,))
def vast_wealth(t: Imperium, me: int, card: int, what: int) -> None:
    gain(t, me, materials=3)


@play("atl_kleito")
def kleito(t: Imperium, me: int, card: int) -> Effect:
    ways = {"acquire": bool(acquirable(t, me, ANY))}
    if in_play(t, me, PALACE) != NONE:
        ways["break-through"] = True
    way = yield from either(t, me, ways)
    if way == "acquire":
        yield from acquire(t, me, ANY)
    else:
        yield from break_through(t, me, ANY)
        yield from break_through(t, me, ANY)
    yield from sink(t, me, card)


@play("atl_flood", needs=sinkable)
def flood(t: Imperium, me: int, card: int) -> Effect:
    yield from sink(t, me, card)
    yield from sink_one(t, me, removable_regions(t, me))
    yield from acquire(t, me, ANY)


@play("atl_atlantean_fleet")
def atlantean_fleet(t: Imperium, me: int, card: int) -> Effect:
    ways = {"steal": True} if t.discard[me] else {}
    ways["break-through"] = True
    way = yield from either(t, me, ways)
    if way == "steal":
        yield from sink_one(t, me, t.discard[me])
        yield from each_opponent(t, me, lose_progress)
    else:
        yield from break_through(t, me, ANY)
        yield from sink(t, me, card)
