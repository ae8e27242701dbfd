"""The Greeks: cities and learning."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import NONE, either, pick
from ..data import ANY, ATTACK, CITY, CIVILISED, COIN, METROPOLIS, REGION, UNCIVILISED
from ..effects import cost, exhaust, play
from ..keys import SWAP
from ..moves import (
    abandon_one,
    acquirable,
    acquire,
    break_through,
    can_pay,
    draw,
    each_opponent,
    gain,
    gain_from_lands,
    has_icon,
    has_suit,
    history_from_hand,
    market_cards,
    opponents,
    pay,
    pinned,
    region_count,
    return_from,
    swap_with_exile,
    top_deck_from_discard,
    top_deck_from_hand,
    unrest_in,
    with_icon,
)
from ..table import Imperium
from .common import lose_two_materials, recall_pinned


@exhaust("gre_power_a", cost=cost(actions=2))
def greeks(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, UNCIVILISED | CIVILISED)


@play("gre_olympic_games")
def olympic_games(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me, 2)
    yield from history_from_hand(t, me)


@play("gre_greek_prosperity")
def greek_prosperity(t: Imperium, me: int, card: int) -> Effect:
    ways = {"materials-for-coins": True, "population-for-regions": True, "draw-for-cities": True}
    way = yield from either(t, me, ways)
    if way == "materials-for-coins":
        yield from gain_from_lands(t, me, COIN)
    elif way == "population-for-regions":
        gain(t, me, population=region_count(t, me))
    else:
        yield from draw(t, me, len(with_icon(t, me, CITY | METROPOLIS)))


def two_other_cards(t: Imperium, me: int, card: int) -> bool:
    return len(t.hand[me]) - (card in t.hand[me]) >= 2


@play("gre_greek_innovation", needs=two_other_cards)
def greek_innovation(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, me, 2)
    yield from acquire(t, me, ANY)
    yield from each_opponent(t, me, recall_pinned)


def discarded_attacks(t: Imperium, me: int) -> list[int]:
    return [card for card in t.discard[me] if has_icon(t, card, ATTACK)]


def can_swap(t: Imperium) -> bool:
    return bool(t.exile and market_cards(t))


@exhaust("gre_lighthouse", needs=lambda t, me, card: bool(discarded_attacks(t, me)) or can_swap(t))
def lighthouse(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"top-deck": bool(discarded_attacks(t, me)), "swap": can_swap(t)})
    if way == "top-deck":
        yield from top_deck_from_discard(t, me, discarded_attacks(t, me))
        return
    exiled = yield from pick(t, me, SWAP, t.exile)
    market = yield from pick(t, me, SWAP, market_cards(t))
    if exiled != NONE and market != NONE:
        swap_with_exile(t, me, market, exiled)


def pinned_but_no_region(t: Imperium, me: int) -> list[int]:
    return [card for card in pinned(t, me) if not has_suit(t, card, REGION)]


@play("gre_philosophy", needs=lambda t, me, card: bool(pinned_but_no_region(t, me)))
def philosophy(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_one(t, me, pinned_but_no_region(t, me))
    yield from break_through(t, me, UNCIVILISED | CIVILISED)


@play("gre_greek_mercenaries")
def greek_mercenaries(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, progress=1)
    yield from draw(t, me)
    yield from each_opponent(t, me, lose_two_materials)
    for you in opponents(t, me):
        gain(t, you, population=1)


@play("gre_settlers")
def settlers(t: Imperium, me: int, card: int) -> Effect:
    ways = {"progress": True, "return-unrest": bool(unrest_in(t, t.hand[me]))}
    if can_pay(t, me, cost(population=1)):
        ways["acquire"] = bool(acquirable(t, me, REGION))
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "progress":
        gain(t, me, progress=1)
    elif way == "return-unrest":
        yield from return_from(t, me)
    else:
        yield from pay(t, me, cost(population=1))
        yield from acquire(t, me, REGION)
