"""Japanese cards."""

from __future__ import annotations

from kronika.engine.ask import choose, may
from kronika.engine.choice import ARG, BASE, DONE, Effect
from kronika.engine.events import tell

from ..asks import distinct, take_good
from ..data import ATTACK, COMMON, DECK
from ..effects import action, any_time, bonus, on_deal_goods, production
from ..flow.turns import posts
from ..goods import GOODS, RESOURCES, VP, packed
from ..keys import BUILD, CONVERT, SAMURAI, STORE, TRADE, TUCK
from ..moves.actions import close_deal
from ..moves.build import build, has_goods_for
from ..moves.cards import mark_route, tuck_under
from ..moves.empire import lay, post_samurai
from ..moves.goods import give_up_deal_good, score, spend
from ..moves.pay import distinct_hand
from ..moves.targets import foreign, targets
from ..table import Settlers
from .shared import end_a_deal, hits_a_deal, hits_a_location, keep_one_of_two, remove_location


@action("garrison", ready=hits_a_location)
def garrison(t: Settlers, you: int, here: int) -> Effect:
    yield from remove_location(t, you, here)


@production("temple_of_buddha", looks=True)
def temple_of_buddha(t: Settlers, you: int, here: int) -> Effect:
    yield from keep_one_of_two(t, you, here)


def gate_options(t: Settlers, you: int, here: int) -> list[int]:
    return [TUCK.base + card * ARG + here for card in distinct_hand(t, you)]


@any_time("gate", options=gate_options)
def gate(t: Settlers, you: int, here: int, code: int) -> None:
    tuck_under(t, you, code % BASE // ARG, here)
    score(t, you, 1)


def shrine_options(t: Settlers, you: int, here: int) -> list[int]:
    return [STORE.base + good for good in RESOURCES if t.goods[you][good]]


@any_time("shrine", options=shrine_options)
def shrine(t: Settlers, you: int, here: int, code: int) -> None:
    good = code % BASE
    spend(t, you, good, 1)
    lay(t, here, packed(good, 1))
    tell(t, "stored", you, good=GOODS[good], count=1)


def negotiable(t: Settlers, you: int) -> list[int]:
    """Deals under the board whose goods can be paid; never a Trade Route deal, nor an attack card of the solo game."""
    deals = [card for card in t.deals[you] if t.backs[card] != ATTACK]
    return distinct(t, [card for card in deals if has_goods_for(t, you, t.faces[card])])


def can_negotiate(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(negotiable(t, you))


@action("negotiator", ready=can_negotiate)
def negotiator(t: Settlers, you: int, here: int) -> Effect:
    card = yield choose(t, you, BUILD, negotiable(t, you), rule="SET-JAP-08")
    yield from build(t, you, card, waive=True)


def tradable(t: Settlers, you: int) -> list[int]:
    """Opponents' faction locations; the virtual player of the solo game has none."""
    return targets(t, [(card, seat) for card, seat in foreign(t, you) if DECK[t.faces[card]] != COMMON])


def can_trade(t: Settlers, you: int, here: int, times: int) -> bool:
    """The marker is the top card of the own deck."""
    return bool(t.faction_deck[you] and tradable(t, you))


@action("trade_route", ready=can_trade)
def trade_route(t: Settlers, you: int, here: int) -> Effect:
    target = yield choose(t, you, TRADE, tradable(t, you))
    card, seat = divmod(target, ARG)
    mark_route(t, you, card)
    tell(t, "traded", you, card, to=seat)
    yield from close_deal(t, you, card)


@action("ninjas", ready=hits_a_deal)
def ninjas(t: Settlers, you: int, here: int) -> Effect:
    good = yield from end_a_deal(t, you, "SET-JAP-13")
    yield from take_good(t, you, good)


@bonus("ninjas")
def ninjas_bonus(t: Settlers, you: int, here: int) -> Effect:
    """Two samurai of the general supply; what finds no place is lost."""
    for nth in (1, 2):
        places = posts(t, you)
        if places:
            card = yield choose(t, you, SAMURAI, distinct(t, places), rule="SET-JAP-14").counted(nth, 2)
            post_samurai(t, you, card)


@on_deal_goods("school_of_diplomacy")
def school_of_diplomacy(t: Settlers, you: int, here: int) -> Effect:
    """Only what deals have given in this production; a card is exchanged before it is drawn."""
    while True:
        goods = [good for good, number in enumerate(t.given) if number and good != VP]
        if not goods:
            return
        good = yield may(t, you, CONVERT, goods, rule="SET-JAP-24")
        if good == DONE:
            return
        give_up_deal_good(t, you, good)
        score(t, you, 1)
