"""What cards of several suits and nations do in the same way."""

from __future__ import annotations

from kronika.engine.choice import Asking, Effect

from ..abilities import resolve
from ..asks import NONE, choose, distinct, either, pick
from ..data import ATTACK, REGION
from ..keys import GIVE, HOST, READY
from ..moves import (
    draw,
    exhausted_cards,
    gain,
    garrison,
    give,
    has_icon,
    has_suit,
    pinned,
    ready,
    recall_one,
    regions,
    steal,
    take_unrest,
)
from ..table import Imperium


def region_played(t: Imperium, me: int, card: int, played: int) -> bool:
    """For abilities that wait for a region."""
    return has_suit(t, played, REGION)


def attack_played(t: Imperium, me: int, card: int, played: int) -> bool:
    """For abilities that wait for an attack card."""
    return has_icon(t, played, ATTACK)


def gain_or_draw(t: Imperium, me: int) -> Effect:
    """What cities and metropolises bring: a material, a person or a card."""
    way = yield from either(t, me, {"materials": True, "population": True, "draw": True})
    if way == "materials":
        gain(t, me, materials=1)
    elif way == "population":
        gain(t, me, population=1)
    else:
        yield from draw(t, me)


def may_ready(t: Imperium, me: int, optional: bool = True) -> Effect:
    """Take an exhaust token back from a card of choice."""
    card = yield from pick(t, me, READY, exhausted_cards(t, me), optional)
    if card != NONE:
        ready(t, me, card)


def ride_out(t: Imperium, me: int, knight: int) -> Effect:
    """The played card may become the garrison of a region, whose effect is then resolved again."""
    region = yield from pick(t, me, HOST, regions(t, me), optional=True)
    if region != NONE:
        garrison(t, me, knight, region)
        yield from resolve(t, me, region)


def give_a_card(t: Imperium, you: int, me: int) -> Asking:
    """I give a card of my hand or discard to you; the answer is the card, NONE if I have none."""
    cards = t.hand[me] + t.discard[me]
    if not cards:
        return NONE
    card = yield choose(t, me, GIVE, distinct(t, t.hand[me]) + distinct(t, t.discard[me]), private=True)
    give(t, me, you, card)
    return card


def receive_card(t: Imperium, you: int, me: int) -> Effect:
    yield from give_a_card(t, you, me)


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


def hand_left(t: Imperium, me: int, card: int) -> bool:
    """For abilities of cards in play that cost a card of the hand, or that an empty hand has no use for."""
    return bool(t.hand[me])
