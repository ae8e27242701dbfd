"""The cards that nearly every nation has, and effects that cards of several nations share."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..abilities import can_play, grant_play
from ..asks import NONE, either
from ..data import ANY, CALMS_CARDS, CALMS_MATERIALS, CIVILISED, COIN, DROP, REGION, TRIBUTARY, UNCIVILISED, WHEAT
from ..effects import Cost, cost, exhaust, play, solstice
from ..moves import (
    abandon_regions,
    acquirable,
    acquire,
    affordable,
    break_through,
    can_pay,
    count_as_coins,
    develop,
    discard_from_hand,
    draw,
    draw_up_to,
    each_opponent,
    everyone,
    gain,
    gain_from_lands,
    history_from_discard,
    lands,
    look_for_fame,
    may_draw,
    may_garrison,
    pay,
    region_count,
    return_unrest,
    to_history,
    top_deck_from_hand,
    unrest_in,
)
from ..table import Imperium
from .common import gain_or_draw, receive_card

ADVANCED = UNCIVILISED | CIVILISED
CONQUERED = REGION | TRIBUTARY


def acquire_or_break_through(t: Imperium, me: int, suits: int, price: Cost, higher: Cost) -> Effect:
    """For the price acquire, for the higher one break through."""
    ways = {"acquire": bool(acquirable(t, me, suits))}
    if can_pay(t, me, higher):
        ways["break-through"] = True
    way = yield from either(t, me, ways)
    if way == "acquire":
        yield from pay(t, me, price)
        yield from acquire(t, me, suits)
    else:
        yield from pay(t, me, higher)
        yield from break_through(t, me, suits)


@play("advance", needs=lambda t, me, card: can_pay(t, me, cost(materials=3)))
def advance(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire_or_break_through(t, me, ADVANCED, cost(materials=3), cost(materials=5))


@play("conquer", needs=lambda t, me, card: can_pay(t, me, cost(population=2)))
def conquer(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire_or_break_through(t, me, CONQUERED, cost(population=2), cost(population=3))


@play("prosperity")
def prosperity(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        yield from may_draw(t, you)
    yield from prosper(t, me)


def prosper(t: Imperium, me: int) -> Effect:
    way = yield from either(t, me, {"materials-for-coins": True, "population-for-regions": True})
    if way == "materials-for-coins":
        yield from gain_from_lands(t, me, COIN)
    else:
        gain(t, me, population=region_count(t, me))


@play("glory", needs=lambda t, me, card: region_count(t, me) >= 3)
def glory(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_regions(t, me, 3)
    yield from look_for_fame(t, me, 2)


@solstice("city", needs=lambda t, me, card: bool(t.hand[me]))
def city(t: Imperium, me: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, me, optional=True)):
        yield from gain_or_draw(t, me)


@solstice("metropolis")
def metropolis(t: Imperium, me: int, card: int) -> Effect:
    yield from gain_or_draw(t, me)


@play("development", needs=lambda t, me, card: bool(affordable(t, me)) or can_pay(t, me, cost(materials=2)))
def development(t: Imperium, me: int, card: int) -> Effect:
    ways = {"develop": True} if affordable(t, me) else {}
    if can_pay(t, me, cost(materials=2)):
        ways["acquire"] = bool(acquirable(t, me, ADVANCED))
    way = yield from either(t, me, ways)
    if way == "develop":
        yield from develop(t, me)
    else:
        yield from pay(t, me, cost(materials=2))
        yield from acquire(t, me, ADVANCED)


# --- unrest


def unrest_price(t: Imperium, me: int) -> tuple[int, int]:
    """How many materials, or discarded cards, playing unrest costs: some cards in play lower it, never below 1."""
    materials, cards = 3, 2
    for card in t.play[me]:
        materials -= CALMS_MATERIALS[t.faces[card]]
        cards -= CALMS_CARDS[t.faces[card]]
    return max(1, materials), max(1, cards)


def ways_out(t: Imperium, me: int, card: int) -> dict[str, bool]:
    """How the unrest card can be got rid of now."""
    materials, cards = unrest_price(t, me)
    others = len(t.hand[me]) - (card in t.hand[me])
    ways = {
        "pay-population": can_pay(t, me, cost(population=1)),
        "discard": others >= cards,
        "pay-materials": can_pay(t, me, cost(materials=materials)),
    }
    return {way: True for way, possible in ways.items() if possible}


@play("unr_unrest", needs=lambda t, me, card: bool(ways_out(t, me, card)))
def unrest(t: Imperium, me: int, card: int) -> Effect:
    materials, cards = unrest_price(t, me)
    way = yield from either(t, me, ways_out(t, me, card))
    if way == "pay-population":
        yield from pay(t, me, cost(population=1))
    elif way == "discard":
        yield from discard_from_hand(t, me, cards)
    else:
        yield from pay(t, me, cost(materials=materials))
    yield from return_unrest(t, me, card)


def playable_unrest(t: Imperium, me: int, card: int) -> bool:
    return any(can_play(t, me, unrest) and not t.free_played >> unrest & 1 for unrest in unrest_in(t, t.hand[me]))


@exhaust("unc_monument", "gre_direct_democracy", "atl_moats_and_walls", "egy_obelisk", needs=playable_unrest)
def play_unrest_free(t: Imperium, me: int, card: int) -> Effect:
    yield from grant_play(t, me, unrest_in(t, t.hand[me]))


# --- effects of several cards


@play("egy_ramesses_ii", "gre_pericles", "mac_philip_ii", "per_babylonians", "per_darius_i", "rom_emperor_trajan")
def great_leader(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, ANY)
    yield from to_history(t, me, card)


@play("rom_triumvirate", "art_uthyr_pendragon")
def early_leader(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, UNCIVILISED)
    yield from to_history(t, me, card)


@play("unc_jade_mask", "olm_stone_mask", "olm_stone_mask_nation")
def mask(t: Imperium, me: int, card: int) -> Effect:
    yield from draw_up_to(t, me, 3, if_able=True)
    yield from top_deck_from_hand(t, me)


@play("cel_belgica", "scy_tarim_basin")
def region_with_a_card(t: Imperium, me: int, card: int) -> Effect:
    yield from may_draw(t, me)
    yield from may_garrison(t, me, card)


@play("car_monopoly", "tri_carthaginians")
def dump_goods(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, materials=2)
    yield from draw(t, me)
    yield from each_opponent(t, me, receive_card)


@exhaust("min_writing_systems", "qin_writing_systems", needs=lambda t, me, card: bool(t.discard[me]))
def writing_systems(t: Imperium, me: int, card: int) -> Effect:
    if (yield from history_from_discard(t, me)) != NONE:
        yield from draw(t, me)


@exhaust("unc_agriculture", "per_windmills", needs=lambda t, me, card: lands(t, me, WHEAT) > 0)
def harvest(t: Imperium, me: int, card: int) -> Effect:
    yield from count_as_coins(t, me, WHEAT)


@exhaust("unc_qanat", needs=lambda t, me, card: lands(t, me, DROP) > 0)
def irrigate(t: Imperium, me: int, card: int) -> Effect:
    yield from count_as_coins(t, me, DROP)


@solstice("art_power_a", "art_power_b", "egy_obelisk")
def offering(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_from_hand(t, me)
    gain(t, me, progress=1)
