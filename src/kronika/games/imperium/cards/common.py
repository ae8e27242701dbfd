"""What cards of several suits and nations do in the same way."""

from __future__ import annotations

from kronika.engine.ask import NONE, pick
from kronika.engine.choice import Asking, Effect

from ..asks import distinct, either, pick_card
from ..data import ATTACK, REGION
from ..keys import GIVE, HOST, READY
from ..moves import (
    discard_from_hand,
    draw,
    exhausted_cards,
    exile_card,
    exile_from_market,
    gain,
    garrison,
    give,
    has_icon,
    has_suit,
    may_garrison,
    pinned,
    ready,
    recall_one,
    regions,
    resolve,
    steal,
    take_fame,
    take_unrest,
)
from ..table import Imperium


def region_played(t: Imperium, you: int, card: int, played: int) -> bool:
    """For abilities that are triggered by playing a region."""
    return has_suit(t, played, REGION)


def attack_played(t: Imperium, you: int, card: int, played: int) -> bool:
    """For abilities that are triggered by playing an attack card."""
    return has_icon(t, played, ATTACK)


def gain_or_draw(t: Imperium, you: int) -> Effect:
    """What cities and metropolises bring: a material, a person or a card."""
    way = yield from either(t, you, {"materials": True, "population": True, "draw": True})
    if way == "materials":
        gain(t, you, materials=1)
    elif way == "population":
        gain(t, you, population=1)
    else:
        yield from draw(t, you)


def may_ready(t: Imperium, you: int, optional: bool = True) -> Effect:
    """Take an exhaust token back from a card of choice."""
    card = yield from pick_card(t, you, READY, exhausted_cards(t, you), optional)
    if card != NONE:
        ready(t, you, card)


def settle(t: Imperium, you: int, card: int) -> Effect:
    """What nearly every common region does last: exile a card from the market, then perhaps take a garrison."""
    yield from exile_from_market(t, you)
    yield from may_garrison(t, you, card)


def make_offering(t: Imperium, you: int) -> Effect:
    """Discard a card for a progress token."""
    yield from discard_from_hand(t, you)
    gain(t, you, progress=1)


def exchange_for_fame(t: Imperium, you: int, card: int) -> Effect:
    """The card leaves for ever, and a fame card comes for it."""
    yield from take_fame(t, you)
    yield from exile_card(t, you, card)


def ride_out(t: Imperium, you: int, knight: int) -> Effect:
    """The played card may become the garrison of a region, whose effect is then resolved again."""
    region = yield from pick_card(t, you, HOST, regions(t, you), optional=True)
    if region != NONE:
        garrison(t, you, knight, region)
        yield from resolve(t, you, region)


def give_a_card(t: Imperium, you: int, receiver: int) -> Asking:
    """Give a card of your hand or discard to the receiver. Returns the card, or NONE if you have none."""
    card = yield from pick(t, you, GIVE, distinct(t, t.hand[you]) + distinct(t, t.discard[you]), private=True)
    if card != NONE:
        give(t, you, receiver, card)
    return card


def receive_card(t: Imperium, you: int, me: int) -> Effect:
    yield from give_a_card(t, me, you)


def suffer_unrest(t: Imperium, you: int, me: int) -> Effect:
    yield from take_unrest(t, you)


def recall_pinned(t: Imperium, you: int, me: int) -> Effect:
    yield from recall_one(t, you, pinned(t, you))


def lose_a_material(t: Imperium, you: int, me: int) -> None:
    steal(t, me, you, materials=1)


def lose_two_materials(t: Imperium, you: int, me: int) -> None:
    steal(t, me, you, materials=2)


def lose_population(t: Imperium, you: int, me: int) -> None:
    steal(t, me, you, population=1)


def lose_progress(t: Imperium, you: int, me: int) -> None:
    steal(t, me, you, progress=1)


def of_icon(t: Imperium, cards: list[int], icon: int) -> list[int]:
    """Those of the cards that bear the icon: knights, scrolls, masks."""
    return [card for card in cards if has_icon(t, card, icon)]


def of_suit(t: Imperium, cards: list[int], suits: int) -> list[int]:
    return [card for card in cards if has_suit(t, card, suits)]


def hand_left(t: Imperium, you: int, card: int) -> bool:
    """Whether the player has cards in hand. For abilities that cost a card from the hand, or are useless without
    one."""
    return bool(t.hand[you])
