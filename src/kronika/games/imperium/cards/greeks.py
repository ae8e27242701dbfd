"""The Greeks: cities and learning."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Effect

from ..asks import either, pick_card
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
    each_gains,
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
def greeks(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, UNCIVILISED | CIVILISED)


@play("gre_olympic_games")
def olympic_games(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you, 2)
    yield from history_from_hand(t, you)


@play("gre_greek_prosperity")
def greek_prosperity(t: Imperium, you: int, card: int) -> Effect:
    ways = {"materials-for-coins": True, "population-for-regions": True, "draw-for-cities": True}
    way = yield from either(t, you, ways)
    if way == "materials-for-coins":
        yield from gain_from_lands(t, you, COIN)
    elif way == "population-for-regions":
        gain(t, you, population=region_count(t, you))
    else:
        yield from draw(t, you, len(with_icon(t, you, CITY | METROPOLIS)))


def two_other_cards(t: Imperium, you: int, card: int) -> bool:
    return len(t.hand[you]) - (card in t.hand[you]) >= 2


@play("gre_greek_innovation", needs=two_other_cards)
def greek_innovation(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, you, 2)
    yield from acquire(t, you, ANY)
    yield from each_opponent(t, you, recall_pinned)


def discarded_attacks(t: Imperium, you: int) -> list[int]:
    return [card for card in t.discard[you] if has_icon(t, card, ATTACK)]


def can_swap(t: Imperium) -> bool:
    return bool(t.exile and market_cards(t))


@exhaust("gre_lighthouse", needs=lambda t, you, card: bool(discarded_attacks(t, you)) or can_swap(t))
def lighthouse(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"top-deck": bool(discarded_attacks(t, you)), "swap": can_swap(t)})
    if way == "top-deck":
        yield from top_deck_from_discard(t, you, discarded_attacks(t, you))
        return
    exiled = yield from pick_card(t, you, SWAP, t.exile)
    market = yield from pick_card(t, you, SWAP, market_cards(t))
    if exiled != NONE and market != NONE:
        swap_with_exile(t, you, market, exiled)


def pinned_but_no_region(t: Imperium, you: int) -> list[int]:
    return [card for card in pinned(t, you) if not has_suit(t, card, REGION)]


@play("gre_philosophy", needs=lambda t, you, card: bool(pinned_but_no_region(t, you)))
def philosophy(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_one(t, you, pinned_but_no_region(t, you))
    yield from break_through(t, you, UNCIVILISED | CIVILISED)


@play("gre_greek_mercenaries")
def greek_mercenaries(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, progress=1)
    yield from draw(t, you)
    yield from each_opponent(t, you, lose_two_materials)
    each_gains(t, opponents(t, you), population=1)


@play("gre_settlers")
def settlers(t: Imperium, you: int, card: int) -> Effect:
    ways = {"progress": True, "return-unrest": bool(unrest_in(t, t.hand[you]))}
    if can_pay(t, you, cost(population=1)):
        ways["acquire"] = bool(acquirable(t, you, REGION))
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "progress":
        gain(t, you, progress=1)
    elif way == "return-unrest":
        yield from return_from(t, you)
    else:
        yield from pay(t, you, cost(population=1))
        yield from acquire(t, you, REGION)
