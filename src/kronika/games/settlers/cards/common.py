"""Common cards."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import Effect

from ..asks import take_good
from ..data import COMMON, COST, DEAL, DECK, PRODUCTION_ROW
from ..effects import action, production
from ..goods import GOLD
from ..keys import BUILD, COPY, USE_DEAL
from ..moves.build import build
from ..moves.cards import routes_of
from ..moves.pay import distinct_hand, own_deals, pay_price, short_of
from ..moves.produce import produce
from ..table import Settlers
from .shared import can_refresh, productions, refresh_another


@production("farmers_at_work")
def farmers_at_work(t: Settlers, you: int, here: int) -> Effect:
    yield from copy_production(t, you, here)


def copy_production(t: Settlers, you: int, here: int) -> Effect:
    """Take what another production location of one's own gives."""
    cards = productions(t, you, here)
    if cards:
        card = yield choose(t, you, COPY, cards)
        yield from produce(t, you, card)


def settlers_choices(t: Settlers, you: int) -> list[int]:
    """The faction cards of the hand that can be paid together with the wood for Settlers, without a location."""
    goods = t.goods[you]
    return [
        card
        for card in distinct_hand(t, you)
        if DECK[face := t.faces[card]] != COMMON
        and short_of(goods, COST[face][0] + 1, COST[face][1], COST[face][2]) <= goods[GOLD]
    ]


def settlers_ready(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(settlers_choices(t, you))


@action("settlers", ready=settlers_ready, pays=True)
def settlers(t: Settlers, you: int, here: int) -> Effect:
    """The card is chosen before the wood is paid, so the rest is enough for it."""
    card = yield choose(t, you, BUILD, settlers_choices(t, you), private=True, rule="SET-COM-04")
    wood, stone, food, _ = COST[t.faces[card]]
    yield from pay_price(t, you, here, 1, kept=(wood, stone, food))
    yield from build(t, you, card, waive=True)


@action("acting_troupe", ready=can_refresh)
def acting_troupe(t: Settlers, you: int, here: int) -> Effect:
    yield from refresh_another(t, you, here)


def has_deal(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(t.deals[you] or routes_of(t, you))


@action("imperial_messenger", ready=has_deal)
def imperial_messenger(t: Settlers, you: int, here: int) -> Effect:
    card = yield choose(t, you, USE_DEAL, own_deals(t, you))
    yield from take_good(t, you, DEAL[t.faces[card]])


def has_production(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(t.empire[you][PRODUCTION_ROW])


@action("porters", ready=has_production)
def porters(t: Settlers, you: int, here: int) -> Effect:
    yield from copy_production(t, you, here)
