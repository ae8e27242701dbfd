"""The cards that nearly every nation has, and effects that cards of several nations share."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Effect

from ..asks import either
from ..data import ANY, CALMS_CARDS, CALMS_MATERIALS, CIVILISED, COIN, DROP, REGION, TRIBUTARY, UNCIVILISED, WHEAT
from ..effects import Cost, cost, exhaust, play, solstice
from ..moves import (
    abandon_regions,
    acquirable,
    acquire,
    affordable,
    break_through,
    can_pay,
    can_play,
    count_as_coins,
    develop,
    discard_from_hand,
    draw,
    draw_up_to,
    each_may_draw,
    each_opponent,
    everyone,
    gain,
    gain_from_lands,
    grant_play,
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
from .common import gain_or_draw, make_offering, receive_card

ADVANCED = UNCIVILISED | CIVILISED
CONQUERED = REGION | TRIBUTARY


def acquire_or_break_through(t: Imperium, you: int, suits: int, price: Cost, higher: Cost) -> Effect:
    """Acquire a card for the price, or break through for the higher one."""
    ways = {"acquire": bool(acquirable(t, you, suits))}
    if can_pay(t, you, higher):
        ways["break-through"] = True
    way = yield from either(t, you, ways)
    if way == "acquire":
        yield from pay(t, you, price)
        yield from acquire(t, you, suits)
    else:
        yield from pay(t, you, higher)
        yield from break_through(t, you, suits)


@play("advance", needs=lambda t, you, card: can_pay(t, you, cost(materials=3)))
def advance(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire_or_break_through(t, you, ADVANCED, cost(materials=3), cost(materials=5))


@play("conquer", needs=lambda t, you, card: can_pay(t, you, cost(population=2)))
def conquer(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire_or_break_through(t, you, CONQUERED, cost(population=2), cost(population=3))


@play("prosperity")
def prosperity(t: Imperium, you: int, card: int) -> Effect:
    yield from each_may_draw(t, everyone(t, you))
    yield from prosper(t, you)


def prosper(t: Imperium, you: int) -> Effect:
    way = yield from either(t, you, {"materials-for-coins": True, "population-for-regions": True})
    if way == "materials-for-coins":
        yield from gain_from_lands(t, you, COIN)
    else:
        gain(t, you, population=region_count(t, you))


@play("glory", needs=lambda t, you, card: region_count(t, you) >= 3)
def glory(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_regions(t, you, 3)
    yield from look_for_fame(t, you, 2)


@solstice("city", needs=lambda t, you, card: bool(t.hand[you]))
def city(t: Imperium, you: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, you, optional=True)):
        yield from gain_or_draw(t, you)


@solstice("metropolis")
def metropolis(t: Imperium, you: int, card: int) -> Effect:
    yield from gain_or_draw(t, you)


@play("development", needs=lambda t, you, card: bool(affordable(t, you)) or can_pay(t, you, cost(materials=2)))
def development(t: Imperium, you: int, card: int) -> Effect:
    ways = {"develop": True} if affordable(t, you) else {}
    if can_pay(t, you, cost(materials=2)):
        ways["acquire"] = bool(acquirable(t, you, ADVANCED))
    way = yield from either(t, you, ways)
    if way == "develop":
        yield from develop(t, you)
    else:
        yield from pay(t, you, cost(materials=2))
        yield from acquire(t, you, ADVANCED)


# --- unrest


def unrest_price(t: Imperium, you: int) -> tuple[int, int]:
    """How many materials, or discarded cards, playing unrest costs: some cards in play lower it, never below 1."""
    materials, cards = 3, 2
    for card in t.play[you]:
        materials -= CALMS_MATERIALS[t.faces[card]]
        cards -= CALMS_CARDS[t.faces[card]]
    return max(1, materials), max(1, cards)


def ways_out(t: Imperium, you: int, card: int) -> dict[str, bool]:
    """How the unrest card can be got rid of now."""
    materials, cards = unrest_price(t, you)
    others = len(t.hand[you]) - (card in t.hand[you])
    ways = {
        "pay-population": can_pay(t, you, cost(population=1)),
        "discard": others >= cards,
        "pay-materials": can_pay(t, you, cost(materials=materials)),
    }
    return {way: True for way, possible in ways.items() if possible}


@play("unr_unrest", needs=lambda t, you, card: bool(ways_out(t, you, card)))
def unrest(t: Imperium, you: int, card: int) -> Effect:
    materials, cards = unrest_price(t, you)
    way = yield from either(t, you, ways_out(t, you, card))
    if way == "pay-population":
        yield from pay(t, you, cost(population=1))
    elif way == "discard":
        yield from discard_from_hand(t, you, cards)
    else:
        yield from pay(t, you, cost(materials=materials))
    yield from return_unrest(t, you, card)


def playable_unrest(t: Imperium, you: int, card: int) -> bool:
    return any(can_play(t, you, unrest) and not t.free_played >> unrest & 1 for unrest in unrest_in(t, t.hand[you]))


@exhaust("unc_monument", "gre_direct_democracy", "atl_moats_and_walls", "egy_obelisk", needs=playable_unrest)
def play_unrest_free(t: Imperium, you: int, card: int) -> Effect:
    yield from grant_play(t, you, unrest_in(t, t.hand[you]))


# --- effects of several cards


@play("egy_ramesses_ii", "gre_pericles", "mac_philip_ii", "per_babylonians", "per_darius_i", "rom_emperor_trajan")
def great_leader(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, ANY)
    yield from to_history(t, you, card)


@play("rom_triumvirate", "art_uthyr_pendragon")
def early_leader(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, UNCIVILISED)
    yield from to_history(t, you, card)


@play("unc_jade_mask", "olm_stone_mask", "olm_stone_mask_nation")
def mask(t: Imperium, you: int, card: int) -> Effect:
    yield from draw_up_to(t, you, 3, if_able=True)
    yield from top_deck_from_hand(t, you)


@play("cel_belgica", "scy_tarim_basin")
def region_with_a_card(t: Imperium, you: int, card: int) -> Effect:
    yield from may_draw(t, you)
    yield from may_garrison(t, you, card)


@play("car_monopoly", "tri_carthaginians")
def dump_goods(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, materials=2)
    yield from draw(t, you)
    yield from each_opponent(t, you, receive_card)


@exhaust("min_writing_systems", "qin_writing_systems", needs=lambda t, you, card: bool(t.discard[you]))
def writing_systems(t: Imperium, you: int, card: int) -> Effect:
    if (yield from history_from_discard(t, you)) != NONE:
        yield from draw(t, you)


@exhaust("unc_agriculture", "per_windmills", needs=lambda t, you, card: lands(t, you, WHEAT) > 0)
def harvest(t: Imperium, you: int, card: int) -> Effect:
    yield from count_as_coins(t, you, WHEAT)


@exhaust("unc_qanat", needs=lambda t, you, card: lands(t, you, DROP) > 0)
def irrigate(t: Imperium, you: int, card: int) -> Effect:
    yield from count_as_coins(t, you, DROP)


@solstice("art_power_a", "art_power_b", "egy_obelisk")
def offering(t: Imperium, you: int, card: int) -> Effect:
    yield from make_offering(t, you)
