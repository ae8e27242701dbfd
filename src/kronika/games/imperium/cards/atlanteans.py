"""The Atlanteans: an empire from the start, whose lands sink for what the market offers."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Effect

from ..asks import either, pick_card
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


def sinkable(t: Imperium, you: int, card: int) -> bool:
    """Whether there is a region to sink."""
    return bool(removable_regions(t, you))


def sink_one(t: Imperium, you: int, cards: list[int]) -> Effect:
    card = yield from pick_card(t, you, SINK, cards)
    if card != NONE:
        yield from sink(t, you, card)


@exhaust_when("atl_power_a", on=(SANK,), fits=lambda t, you, card, sunken: bool(t.discard[you]))
def atlanteans(t: Imperium, you: int, card: int, sunken: int) -> Effect:
    yield from top_deck_from_discard(t, you)


@play("atl_advanced_culture")
def advanced_culture(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, UNCIVILISED | CIVILISED)


@when("atl_palace_of_poseidon", on=LEFT_PLAY, fits=lambda t, you, card, left: t.faces[left] == MOUNTAIN)
def palace_of_poseidon(t: Imperium, you: int, card: int, left: int) -> Effect:
    yield from sink(t, you, card)


@play("atl_spread_of_atlantis")
def spread_of_atlantis(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, recall_region)
    yield from break_through(t, you, REGION | TRIBUTARY)


@play("atl_development")
def development(t: Imperium, you: int, card: int) -> Effect:
    ways = {"develop": True} if affordable(t, you) else {}
    ways["acquire"] = bool(acquirable(t, you, CIVILISED))
    way = yield from either(t, you, ways)
    if way == "develop":
        yield from develop(t, you)
    else:
        yield from acquire(t, you, CIVILISED)


@play("atl_myths_and_legends", needs=sinkable)
def myths_and_legends(t: Imperium, you: int, card: int) -> Effect:
    yield from sink_one(t, you, removable_regions(t, you))
    yield from look_for_fame(t, you, 2)
    gain(t, you, progress=1)


@exhaust_when("atl_vast_wealth", on=(RETURNED_UNREST,))
def vast_wealth(t: Imperium, you: int, card: int, what: int) -> None:
    gain(t, you, materials=3)


@play("atl_kleito")
def kleito(t: Imperium, you: int, card: int) -> Effect:
    ways = {"acquire": bool(acquirable(t, you, ANY))}
    if in_play(t, you, PALACE) != NONE:
        ways["break-through"] = True
    way = yield from either(t, you, ways)
    if way == "acquire":
        yield from acquire(t, you, ANY)
    else:
        yield from break_through(t, you, ANY)
        yield from break_through(t, you, ANY)
    yield from sink(t, you, card)


@play("atl_flood", needs=sinkable)
def flood(t: Imperium, you: int, card: int) -> Effect:
    yield from sink(t, you, card)
    yield from sink_one(t, you, removable_regions(t, you))
    yield from acquire(t, you, ANY)


@play("atl_atlantean_fleet")
def atlantean_fleet(t: Imperium, you: int, card: int) -> Effect:
    ways = {"steal": True} if t.discard[you] else {}
    ways["break-through"] = True
    way = yield from either(t, you, ways)
    if way == "steal":
        yield from sink_one(t, you, t.discard[you])
        yield from each_opponent(t, you, lose_progress)
    else:
        yield from break_through(t, you, ANY)
        yield from sink(t, you, card)
