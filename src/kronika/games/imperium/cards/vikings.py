"""The Vikings: no history, no empire, and an eye on what the nation deck brings next."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import NONE, YES, confirm, either
from ..data import FACE, REGION, TRIBUTARY
from ..effects import (
    ACQUIRED_FROM_EXILE,
    PLAYED,
    RETURNED_UNREST,
    TOOK_UNREST,
    cost,
    exhaust,
    exhaust_when,
    play,
    when,
)
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
from .common import attack_played, lose_a_material, lose_two_materials, region_played, suffer_unrest

SCANDINAVIA = FACE["vik_scandinavia"]


def has_fate(t: Imperium, me: int, card: int, what: int) -> bool:
    """The zenith card lies open: only what is above it can be looked at."""
    return nation_top(t, me) != NONE


def several_above_the_zenith(t: Imperium, me: int) -> bool:
    """Whether burying or shuffling could change anything."""
    return len(t.nation[me]) > 2


@when("vik_power_a", "vik_power_b", on=TOOK_UNREST, fits=has_fate)
def foresee(t: Imperium, me: int, card: int, what: int) -> Effect:
    look(t, me, [nation_top(t, me)])
    if several_above_the_zenith(t, me) and (yield confirm(t, me, BURY)) == YES:
        bury_nation_top(t, me)


@exhaust_when("vik_power_a", on=(RETURNED_UNREST,))
def vikings(t: Imperium, me: int, card: int, what: int) -> Effect:
    yield from draw(t, me, 2)


@play("vik_harald_hardrada")
def harald_hardrada(t: Imperium, me: int, card: int) -> Effect:
    yield from take_fame(t, me)
    yield from break_through(t, me, REGION, optional=True)


def cast_lots(t: Imperium, me: int) -> Effect:
    """Look at the next nation card; may shuffle the nation deck."""
    top = nation_top(t, me)
    if top != NONE:
        look(t, me, [top])
        if several_above_the_zenith(t, me) and (yield confirm(t, me, SHUFFLE)) == YES:
            shuffle_nation(t, me)


@play("vik_iceland")
def iceland(t: Imperium, me: int, card: int) -> Effect:
    yield from may_garrison(t, me, card)
    way = yield from either(t, me, {"materials": True, "look": nation_top(t, me) != NONE})
    if way == "materials":
        gain(t, me, materials=2)
    else:
        yield from cast_lots(t, me)


@exhaust("vik_combs", needs=lambda t, me, card: not t.waives)
def combs(t: Imperium, me: int, card: int) -> None:
    waive_empire_icon(t, me)


@play("vik_graenland")
def graenland(t: Imperium, me: int, card: int) -> Effect:
    yield from may_garrison(t, me, card)
    way = yield from either(t, me, {"population": True, "look": nation_top(t, me) != NONE})
    if way == "population":
        gain(t, me, population=1)
    else:
        yield from cast_lots(t, me)


@play("vik_foroyar")
def foroyar(t: Imperium, me: int, card: int) -> Effect:
    yield from may_garrison(t, me, card)
    way = yield from either(t, me, {"exile": bool(exilable(t)), "population": True})
    if way == "exile":
        yield from exile_from_market(t, me)
    else:
        gain(t, me, population=1)


@play("vik_vinland")
def vinland(t: Imperium, me: int, card: int) -> Effect:
    ways = {"return-unrest": bool(unrest_in(t, t.hand[me])), "garrison": True}
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "return-unrest":
        yield from return_from(t, me)
    else:
        yield from may_garrison(t, me, card)


@when("vik_longships", on=ACQUIRED_FROM_EXILE, fits=region_played)
def land_ho(t: Imperium, me: int, card: int, region: int) -> None:
    gain(t, me, population=1)


@exhaust_when("vik_longships", on=(PLAYED,), fits=attack_played)
def longships(t: Imperium, me: int, card: int, played: int) -> None:
    gain(t, me, materials=2)


@exhaust_when("vik_skis", on=(PLAYED,), fits=region_played)
def skis(t: Imperium, me: int, card: int, played: int) -> Effect:
    way = yield from either(t, me, {"draw": True, "materials": True})
    if way == "draw":
        yield from draw(t, me)
    else:
        gain(t, me, materials=2)


@play("vik_rollo_the_walker")
def rollo_the_walker(t: Imperium, me: int, card: int) -> Effect:
    yield from take_fame(t, me)
    yield from exile_card(t, me, card)


@play("vik_go_a_viking")
def go_a_viking(t: Imperium, me: int, card: int) -> Effect:
    poor = [you for you in opponents(t, me) if t.materials[you] < 2]
    yield from each_opponent(t, me, lose_two_materials)
    yield from each_opponent(t, me, suffer_unrest, poor)


@play("vik_gothja")
def gothja(t: Imperium, me: int, card: int) -> Effect:
    yield from cast_lots(t, me)
    ways = {"return-unrest": bool(unrest_in(t, t.hand[me])), "draw": True}
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "return-unrest":
        yield from return_from(t, me)
        gain(t, me, population=1)
    else:
        yield from draw(t, me, 2)


def is_region(t: Imperium, card: int) -> bool:
    return has_suit(t, card, REGION)


@play("vik_erik_the_red", cost=cost(population=1), needs=lambda t, me, card: in_play(t, me, SCANDINAVIA) != NONE)
def erik_the_red(t: Imperium, me: int, card: int) -> Effect:
    """Scandinavia lies in the discard by then, so it is among what can be found."""
    yield from abandon(t, me, in_play(t, me, SCANDINAVIA))
    yield from find_kind(t, me, is_region, zone_of(t, HAND, me))
    yield from exile_card(t, me, card)


@play("vik_jomsviking", cost=cost(materials=2, population=1))
def jomsviking(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, REGION | TRIBUTARY)
    yield from each_opponent(t, me, discard_one)


@play("vik_althing")
def althing(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, lose_a_material)
    ways = {"progress": True, "return-unrest": bool(unrest_in(t, t.hand[me]))}
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "progress":
        gain(t, me, progress=1)
    else:
        yield from return_from(t, me)
