"""The five actions, and what cards do by the same rules."""

from __future__ import annotations

from kronika.engine.ask import may
from kronika.engine.choice import DONE, Effect
from kronika.engine.events import tell

from ..asks import take, take_good
from ..data import DEAL, FEATURE_ROW, GAIN, RAZED
from ..effects import ACTIONS, ON_SEND
from ..goods import RESOURCES, WORKER, Goods
from ..keys import SEND
from ..table import Settlers
from .build import set_off_by
from .cards import can_draw_common, discard, draw_common, draw_faction
from .empire import fall, holder, tuck_deal
from .goods import gain, pay_tokens, report_payment, spend
from .pay import pay_price, settle

COMMON_CARD, FACTION_CARD = 3, 4  # what workers can be sent for, besides wood, stone and food


# --- deals


def make_deal(t: Settlers, you: int, card: int) -> Effect:
    """Tuck a faction card from the hand as a deal. Its good is gained at once."""
    report_payment(t, you, (yield from settle(t, you, (0, 0, 1))))
    tuck_deal(t, you, card)
    tell(t, "dealt", you, card)
    yield from close_deal(t, you, card)


def close_deal(t: Settlers, you: int, card: int) -> Effect:
    """After a deal was made: gain its good and trigger the features that wait for deals."""
    yield from take_good(t, you, DEAL[t.faces[card]])
    yield from set_off_by(t, you, "deal")


# --- razing


def raze_goods(t: Settlers, card: int) -> Goods:
    goods = RAZED[t.faces[card]]
    assert goods is not None
    return goods


def tear_up(t: Settlers, you: int, card: int) -> Goods:
    """Raze a card of your own hand, which is discarded. Returns what it gives."""
    goods = raze_goods(t, card)
    discard(t, card)
    tell(t, "razed-card", you, card)
    return goods


def bring_down(t: Settlers, you: int, card: int) -> Goods:
    """Raze a location. Returns what it gives."""
    goods = raze_goods(t, card)
    tell(t, "razed", you, card, to=holder(t, card))
    fall(t, card)
    return goods


def raze_card(t: Settlers, you: int, card: int) -> Effect:
    pay_tokens(t, you, 1)
    yield from take(t, you, tear_up(t, you, card))
    yield from set_off_by(t, you, "raze")


def raze_location(t: Settlers, you: int, card: int) -> Effect:
    """Raze tokens are paid elsewhere: cards have their own prices."""
    yield from take(t, you, bring_down(t, you, card))
    yield from set_off_by(t, you, "raze")


def raze(t: Settlers, you: int, card: int) -> Effect:
    pay_tokens(t, you, 2 + t.guard[card])
    yield from raze_location(t, you, card)


# --- action locations


def activate(t: Settlers, you: int, here: int, times: int) -> Effect:
    """Pay the price, doubled for two uses; then the action is carried out as often."""
    face = t.faces[here]
    t.source = face
    effect = ACTIONS[face]
    tell(t, "activated", you, here, count=times)
    if effect is None or not effect.pays:
        yield from pay_price(t, you, here, times)
    for _ in range(times):
        if effect is not None:
            running = effect.run(t, you, here)
            if running is not None:
                yield from running
        yield from take(t, you, GAIN[face])


# --- workers


def send_options(t: Settlers, you: int) -> list[int]:
    options = list(RESOURCES)
    if can_draw_common(t):
        options.append(COMMON_CARD)
    if t.faction_deck[you]:
        options.append(FACTION_CARD)
    return options


def send(t: Settlers, you: int, first: int) -> Effect:
    """Pairs of workers, each for a resource or a card, until the player is done."""
    wanted = first
    while True:
        send_pair(t, you, wanted)
        if t.goods[you][WORKER] < 2:
            return
        wanted = yield may(t, you, SEND, send_options(t, you))
        if wanted == DONE:
            return


def send_pair(t: Settlers, you: int, wanted: int) -> None:
    spend(t, you, WORKER, 2)
    tell(t, "sent", you)
    if wanted == COMMON_CARD:
        draw_common(t, you)
    elif wanted == FACTION_CARD:
        draw_faction(t, you)
    else:
        gain(t, you, wanted, 1)
    for seat in range(t.seats):
        if seat != you:
            for card in t.empire[seat][FEATURE_ROW]:
                effect = ON_SEND[t.faces[card]]
                if effect is not None:
                    effect(t, seat, card)
