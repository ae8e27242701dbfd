"""Barbarian cards."""

from __future__ import annotations

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import ARG, BASE, Effect
from kronika.engine.events import tell

from ..asks import distinct, draw_cards, take_good
from ..data import COMMON, DECK, RAZED
from ..effects import action
from ..goods import CARD, GOODS, RAZE, RESOURCES, packed
from ..keys import (
    COMMON_DECK,
    CONVERT,
    DRAW,
    FACTION_DECK,
    KEEP,
    PILLAGE,
    RAZE_CARD,
    RAZE_OWN,
    STEAL,
)
from ..keys import RAZE as RAZE_LOCATION
from ..moves.actions import bring_down, raze_location, tear_up
from ..moves.build import set_off_by
from ..moves.cards import can_draw_common, discard_from_hand, keep, set_apart
from ..moves.empire import mark_used
from ..moves.goods import gain, pay_tokens, score
from ..moves.goods import steal as take_from
from ..moves.pay import distinct_hand
from ..moves.targets import foreign, locations, opponents, razeable
from ..table import Settlers
from .shared import end_a_deal, hits_a_deal, hits_a_raze_field


def stealable(t: Settlers, you: int) -> list[int]:
    return [good * ARG + seat for seat in opponents(t, you) for good in RESOURCES if t.goods[seat][good]]


def can_steal(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(stealable(t, you))


@action("saboteurs", ready=can_steal)
def saboteurs(t: Settlers, you: int, here: int) -> Effect:
    code = yield choose(t, you, STEAL, stealable(t, you))
    take_from(t, you, code % ARG, code // ARG)


def chapel_targets(t: Settlers, you: int) -> list[int]:
    """Cards of the hand for one raze token, opponents' locations for two, or more if they are guarded."""
    tokens = t.goods[you][RAZE]
    hand = [RAZE_CARD.base + c for c in distinct_hand(t, you) if RAZED[t.faces[c]] is not None] if tokens else []
    return hand + [RAZE_LOCATION.base + target for target in razeable(t, you, tokens)]


def chapel_ready(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(chapel_targets(t, you))


@action("dark_chapel", ready=chapel_ready, pays=True)
def dark_chapel(t: Settlers, you: int, here: int) -> Effect:
    """Any of the goods may be exchanged for 2 points each before they are taken: points too, and cards undrawn."""
    code = yield choose(t, you, RAZE_LOCATION, chapel_targets(t, you), private=True, rule="SET-BAR-03")
    in_hand = code < RAZE_LOCATION.base
    card = code % BASE if in_hand else code % BASE // ARG
    price = 1 if in_hand else 2 + t.guard[card]
    pay_tokens(t, you, price)
    mark_used(t, here, 1, packed(RAZE, price))
    goods = list((tear_up if in_hand else bring_down)(t, you, card).kinds)
    exchanged = 0
    while goods:
        good = yield may(t, you, CONVERT, sorted(set(goods)))
        if good == DONE:
            break
        goods.remove(good)
        exchanged += 1
        tell(t, "converted", you, good=GOODS[good], count=1)
    for good in goods:
        if good != CARD:
            gain(t, you, good, 1)
    score(t, you, 2 * exchanged)
    yield from draw_cards(t, you, goods.count(CARD))
    yield from set_off_by(t, you, "raze")


@action("pack", ready=hits_a_raze_field)
def pack(t: Settlers, you: int, here: int) -> Effect:
    """The good comes from the general supply, so it makes no difference whose location shows it."""
    fields = (RAZED[t.faces[card]] for card, _ in foreign(t, you))
    good = yield choose(
        t, you, PILLAGE, sorted({kind for goods in fields if goods is not None for kind in goods.kinds})
    )
    yield from take_good(t, you, good)


def own_razeable(t: Settlers, you: int) -> list[int]:
    cards = [c for c in locations(t, you) if DECK[t.faces[c]] == COMMON and RAZED[t.faces[c]] is not None]
    return distinct(t, cards)


def rabble_ready(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(own_razeable(t, you))


@action("rabble", ready=rabble_ready)
def rabble(t: Settlers, you: int, here: int) -> Effect:
    card = yield choose(t, you, RAZE_OWN, own_razeable(t, you))
    yield from raze_location(t, you, card)


def mission_ready(t: Settlers, you: int, here: int, times: int) -> bool:
    return can_draw_common(t) or bool(t.faction_deck[you])


@action("mission", ready=mission_ready)
def mission(t: Settlers, you: int, here: int) -> Effect:
    """Each of the two cards comes from a deck of choice."""
    for nth in (1, 2):
        decks = [COMMON_DECK] if can_draw_common(t) else []
        decks += [FACTION_DECK] if t.faction_deck[you] else []
        if decks:
            set_apart(t, you, (yield choose(t, you, DRAW, decks).counted(nth, 2)) == COMMON_DECK)
    card = yield choose(t, you, KEEP, t.draft[you], rule="SET-BAR-12")
    keep(t, you, card)
    for other in list(t.draft[you]):
        discard_from_hand(t, you, other)


@action("robbers", ready=hits_a_deal)
def robbers(t: Settlers, you: int, here: int) -> Effect:
    yield from end_a_deal(t, you, "SET-BAR-13")
