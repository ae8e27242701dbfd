"""The Olmecs: masks pay for everything."""

from __future__ import annotations

from kronika.engine.choice import BASE, Choice, Effect

from ..asks import NONE, distinct, either, from_hand, pick
from ..data import ANY, CIVILISED, FACE, MASK, REGION, TRIBUTARY, UNCIVILISED
from ..effects import MASKS, Needs, cost, exhaust, exhaust_when, play, solstice
from ..keys import ABANDON, DISCARD, HISTORY, READY
from ..moves import (
    abandon,
    acquirable,
    acquire,
    discard,
    each_opponent,
    ease,
    everyone,
    exhaust_card,
    exhausted_cards,
    gain,
    garrison_of,
    has_icon,
    in_play,
    look_for_fame,
    may_garrison,
    pay,
    react,
    ready,
    return_from,
    take_from_discard,
    to_history,
    top_deck_from_hand,
)
from ..table import Imperium
from .common import give_a_card, hand_left, of_icon, suffer_unrest
from .staples import prosper

PYRAMIDS = FACE["olm_step_pyramids"]
HEADS = FACE["olm_stone_heads"]
ACTION = cost(actions=1)


# --- discarding masks


def stand_ins(t: Imperium, me: int) -> list[int]:
    """The cards under Stone Heads, each as good as a mask."""
    heads = in_play(t, me, HEADS)
    return garrison_of(t, heads) if heads != NONE else []


def mask_stock(t: Imperium, me: int) -> int:
    return len(of_icon(t, t.hand[me], MASK)) + len(stand_ins(t, me))


def pyramids_help(t: Imperium, me: int, tokens: int) -> bool:
    """Whether Step Pyramids can make it one mask fewer, with so many exhaust tokens to spend."""
    pyramids = in_play(t, me, PYRAMIDS)
    return tokens > 0 and pyramids != NONE and not t.exhausted >> pyramids & 1


def can_discard_masks(t: Imperium, me: int, number: int, tokens: int) -> bool:
    return mask_stock(t, me) + pyramids_help(t, me, tokens) >= number


def spare_tokens(t: Imperium, me: int, card: int) -> int:
    """The exhaust tokens beside the one for the exhaust ability of the card itself."""
    return t.exhausts[me] - (not t.exhausted >> card & 1)


def masks_for_exhaust(number: int) -> Needs:
    return lambda t, me, card: can_discard_masks(t, me, number, spare_tokens(t, me, card))


def discard_masks(t: Imperium, me: int, number: int) -> Effect:
    """So many masks from the hand, or cards from under Stone Heads in their place; one fewer with Step Pyramids, which
    are exhausted unasked where it takes them."""
    if mask_stock(t, me) < number:
        exhaust_card(t, me, in_play(t, me, PYRAMIDS))
        number -= 1
    else:
        t.relief = 0
        yield from react(t, me, MASKS, number)
        number -= t.relief
    for _ in range(number):
        masks = distinct(t, of_icon(t, t.hand[me], MASK))
        stones = [ABANDON.base + card for card in stand_ins(t, me)]
        code = yield Choice(t, me, DISCARD, masks + stones, bool(t.hand[me]), t.source)
        if code < BASE:
            discard(t, me, code)
        else:
            yield from abandon(t, me, code - ABANDON.base)


def discarded_masks(t: Imperium, me: int) -> list[int]:
    return of_icon(t, t.discard[me], MASK)


# --- the cards


def ways_of_masks(t: Imperium, me: int, card: int) -> dict[str, bool]:
    ways = {"history": True} if discarded_masks(t, me) else {}
    if can_discard_masks(t, me, 3, spare_tokens(t, me, card)):
        ways["acquire"] = bool(acquirable(t, me, ANY))
    return ways


@exhaust("olm_power_a", needs=lambda t, me, card: bool(ways_of_masks(t, me, card)))
def olmecs(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, ways_of_masks(t, me, card), private=bool(t.hand[me]))
    if way == "history":
        yield from to_history(t, me, (yield from pick(t, me, HISTORY, discarded_masks(t, me))))
    else:
        yield from discard_masks(t, me, 3)
        yield from acquire(t, me, ANY)


@exhaust("olm_power_b", needs=lambda t, me, card: bool(of_icon(t, t.hand[me], MASK)))
def remember_masks(t: Imperium, me: int, card: int) -> Effect:
    yield from to_history(t, me, (yield from from_hand(t, me, HISTORY, of_icon(t, t.hand[me], MASK))))
    gain(t, me, progress=2)


@exhaust("olm_san_lorenzo_tenochtitlan", needs=hand_left)
def san_lorenzo_tenochtitlan(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, me)
    way = yield from either(t, me, {"draw": bool(discarded_masks(t, me)), "materials-and-population": True})
    if way == "draw":
        yield from take_from_discard(t, me, discarded_masks(t, me))
    else:
        gain(t, me, materials=1, population=1)


@exhaust_when("olm_step_pyramids", on=(MASKS,))
def step_pyramids(t: Imperium, me: int, card: int, number: int) -> None:
    ease(t)


@solstice("olm_step_pyramids", needs=lambda t, me, card: bool(discarded_masks(t, me)))
def unveil(t: Imperium, me: int, card: int) -> Effect:
    yield from take_from_discard(t, me, discarded_masks(t, me), optional=True)


@play(
    "olm_ritual_sacrifice",
    cost=cost(population=2),
    needs=lambda t, me, card: can_discard_masks(t, me, 2, t.exhausts[me]),
)
def ritual_sacrifice(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_masks(t, me, 2)
    yield from look_for_fame(t, me, 3)


@play("olm_olmec_traders")
def olmec_traders(t: Imperium, me: int, card: int) -> Effect:
    received: dict[int, int] = {}

    def receive(t: Imperium, you: int, me: int) -> Effect:
        received[you] = yield from give_a_card(t, you, me)

    gain(t, me, materials=3)
    yield from each_opponent(t, me, receive)
    masked = [you for you, given in received.items() if given != NONE and has_icon(t, given, MASK)]
    yield from each_opponent(t, me, suffer_unrest, masked)


@play("olm_tres_zapotes")
def tres_zapotes(t: Imperium, me: int, card: int) -> Effect:
    for _ in range(2):
        if (yield from take_from_discard(t, me, discarded_masks(t, me), optional=True)) == NONE:
            break
    yield from may_garrison(t, me, card)


@play("olm_cacao")
def cacao(t: Imperium, me: int, card: int) -> Effect:
    returned = 0
    for you in everyone(t, me):
        returned += yield from return_from(t, you, discard=True, optional=True)
    gain(t, me, progress=returned)


def exhausted_others(t: Imperium, me: int, card: int) -> list[int]:
    """Taking the token back from the very card that was exhausted would change nothing."""
    return [other for other in exhausted_cards(t, me) if other != card]


def ways_of_writing(t: Imperium, me: int, card: int) -> dict[str, bool]:
    ways = {"ready": bool(exhausted_others(t, me, card)), "draw": t.actions[me] > 0 and bool(t.discard[me])}
    return {way: True for way, possible in ways.items() if possible}


@exhaust("olm_olmec_hieroglyphics", needs=lambda t, me, card: bool(ways_of_writing(t, me, card)))
def olmec_hieroglyphics(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, ways_of_writing(t, me, card))
    if way == "ready":
        ready(t, me, (yield from pick(t, me, READY, exhausted_others(t, me, card))))
    else:
        yield from pay(t, me, ACTION)
        yield from take_from_discard(t, me)


@exhaust("olm_calendar", cost=ACTION, needs=masks_for_exhaust(2))
def calendar(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_masks(t, me, 2)
    yield from prosper(t, me)


@exhaust("olm_lodestone_compass", cost=ACTION, needs=masks_for_exhaust(2))
def lodestone_compass(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_masks(t, me, 2)
    yield from acquire(t, me, REGION | TRIBUTARY)


@exhaust("olm_ball_games", cost=ACTION, needs=masks_for_exhaust(2))
def ball_games(t: Imperium, me: int, card: int) -> Effect:
    yield from discard_masks(t, me, 2)
    yield from acquire(t, me, UNCIVILISED | CIVILISED)
