"""The Vikings: no history, no empire, and an eye on what the nation deck brings next."""

from __future__ import annotations

from kronika.engine.ask import NONE, YES, confirm
from kronika.engine.choice import Effect

from ..asks import either
from ..data import FACE, REGION, TRIBUTARY
from ..effects import ACQUIRED_FROM_EXILE, PLAYED, RETURNED_UNREST, TOOK_UNREST, cost, exhaust, exhaust_when, play, when
from ..keys import BURY, SHUFFLE
from ..moves import (
    abandon,
    acquire,
    break_through,
    bury_nation_top,
    discard_one,
    draw,
    each_opponent,
    exilable,
    exile_card,
    exile_from_market,
    find_kind,
    gain,
    has_suit,
    in_play,
    look,
    may_garrison,
    nation_top,
    opponents,
    return_from,
    shuffle_nation,
    take_fame,
    unrest_in,
    waive_empire_icon,
    zone_of,
)
from ..table import HAND, Imperium
from .common import attack_played, exchange_for_fame, lose_a_material, lose_two_materials, region_played, suffer_unrest

SCANDINAVIA = FACE["vik_scandinavia"]


def has_fate(t: Imperium, you: int, card: int, what: int) -> bool:
    """The zenith card lies open: only what is above it can be looked at."""
    return nation_top(t, you) != NONE


def several_above_the_zenith(t: Imperium, you: int) -> bool:
    """Whether burying or shuffling could change anything."""
    return len(t.nation[you]) > 2


@when("vik_power_a", "vik_power_b", on=TOOK_UNREST, fits=has_fate)
def foresee(t: Imperium, you: int, card: int, what: int) -> Effect:
    look(t, you, [nation_top(t, you)])
    if several_above_the_zenith(t, you) and (yield confirm(t, you, BURY)) == YES:
        bury_nation_top(t, you)


@exhaust_when("vik_power_a", on=(RETURNED_UNREST,))
def vikings(t: Imperium, you: int, card: int, what: int) -> Effect:
    yield from draw(t, you, 2)


@play("vik_harald_hardrada")
def harald_hardrada(t: Imperium, you: int, card: int) -> Effect:
    yield from take_fame(t, you)
    yield from break_through(t, you, REGION, optional=True)


def cast_lots(t: Imperium, you: int) -> Effect:
    """Look at the next nation card; may shuffle the nation deck."""
    top = nation_top(t, you)
    if top != NONE:
        look(t, you, [top])
        if several_above_the_zenith(t, you) and (yield confirm(t, you, SHUFFLE)) == YES:
            shuffle_nation(t, you)


@play("vik_iceland")
def iceland(t: Imperium, you: int, card: int) -> Effect:
    yield from may_garrison(t, you, card)
    way = yield from either(t, you, {"materials": True, "look": nation_top(t, you) != NONE})
    if way == "materials":
        gain(t, you, materials=2)
    else:
        yield from cast_lots(t, you)


@exhaust("vik_combs", needs=lambda t, you, card: not t.waives)
def combs(t: Imperium, you: int, card: int) -> None:
    waive_empire_icon(t, you)


@play("vik_graenland")
def graenland(t: Imperium, you: int, card: int) -> Effect:
    yield from may_garrison(t, you, card)
    way = yield from either(t, you, {"population": True, "look": nation_top(t, you) != NONE})
    if way == "population":
        gain(t, you, population=1)
    else:
        yield from cast_lots(t, you)


@play("vik_foroyar")
def foroyar(t: Imperium, you: int, card: int) -> Effect:
    yield from may_garrison(t, you, card)
    way = yield from either(t, you, {"exile": bool(exilable(t)), "population": True})
    if way == "exile":
        yield from exile_from_market(t, you)
    else:
        gain(t, you, population=1)


@play("vik_vinland")
def vinland(t: Imperium, you: int, card: int) -> Effect:
    ways = {"return-unrest": bool(unrest_in(t, t.hand[you])), "garrison": True}
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "return-unrest":
        yield from return_from(t, you)
    else:
        yield from may_garrison(t, you, card)


@when("vik_longships", on=ACQUIRED_FROM_EXILE, fits=region_played)
def land_ho(t: Imperium, you: int, card: int, region: int) -> None:
    gain(t, you, population=1)


@exhaust_when("vik_longships", on=(PLAYED,), fits=attack_played)
def longships(t: Imperium, you: int, card: int, played: int) -> None:
    gain(t, you, materials=2)


@exhaust_when("vik_skis", on=(PLAYED,), fits=region_played)
def skis(t: Imperium, you: int, card: int, played: int) -> Effect:
    way = yield from either(t, you, {"draw": True, "materials": True})
    if way == "draw":
        yield from draw(t, you)
    else:
        gain(t, you, materials=2)


@play("vik_rollo_the_walker")
def rollo_the_walker(t: Imperium, you: int, card: int) -> Effect:
    yield from exchange_for_fame(t, you, card)


@play("vik_go_a_viking")
def go_a_viking(t: Imperium, you: int, card: int) -> Effect:
    poor = [opponent for opponent in opponents(t, you) if t.materials[opponent] < 2]
    yield from each_opponent(t, you, lose_two_materials)
    yield from each_opponent(t, you, suffer_unrest, poor)


@play("vik_gothja")
def gothja(t: Imperium, you: int, card: int) -> Effect:
    yield from cast_lots(t, you)
    ways = {"return-unrest": bool(unrest_in(t, t.hand[you])), "draw": True}
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "return-unrest":
        yield from return_from(t, you)
        gain(t, you, population=1)
    else:
        yield from draw(t, you, 2)


def is_region(t: Imperium, card: int) -> bool:
    return has_suit(t, card, REGION)


@play("vik_erik_the_red", cost=cost(population=1), needs=lambda t, you, card: in_play(t, you, SCANDINAVIA) != NONE)
def erik_the_red(t: Imperium, you: int, card: int) -> Effect:
    """Scandinavia lies in the discard by then, so it is among what can be found."""
    yield from abandon(t, you, in_play(t, you, SCANDINAVIA))
    yield from find_kind(t, you, is_region, zone_of(t, HAND, you))
    yield from exile_card(t, you, card)


@play("vik_jomsviking", cost=cost(materials=2, population=1))
def jomsviking(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, REGION | TRIBUTARY)
    yield from each_opponent(t, you, discard_one)


@play("vik_althing")
def althing(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, lose_a_material)
    ways = {"progress": True, "return-unrest": bool(unrest_in(t, t.hand[you]))}
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "progress":
        gain(t, you, progress=1)
    else:
        yield from return_from(t, you)
