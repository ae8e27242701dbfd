"""The Olmecs: masks pay for everything."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import BASE, Choice, Effect

from ..asks import distinct, either, from_hand, pick_card
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


def stand_ins(t: Imperium, you: int) -> list[int]:
    """The cards under Stone Heads, each as good as a mask."""
    heads = in_play(t, you, HEADS)
    return garrison_of(t, heads) if heads != NONE else []


def mask_stock(t: Imperium, you: int) -> int:
    return len(of_icon(t, t.hand[you], MASK)) + len(stand_ins(t, you))


def pyramids_help(t: Imperium, you: int, tokens: int) -> bool:
    """Whether Step Pyramids can make it one mask fewer, with so many exhaust tokens to spend."""
    pyramids = in_play(t, you, PYRAMIDS)
    return tokens > 0 and pyramids != NONE and not t.exhausted >> pyramids & 1


def can_discard_masks(t: Imperium, you: int, number: int, tokens: int) -> bool:
    return mask_stock(t, you) + pyramids_help(t, you, tokens) >= number


def spare_tokens(t: Imperium, you: int, card: int) -> int:
    """The exhaust tokens besides the one for the exhaust ability of the card itself."""
    return t.exhausts[you] - (not t.exhausted >> card & 1)


def masks_for_exhaust(number: int) -> Needs:
    return lambda t, you, card: can_discard_masks(t, you, number, spare_tokens(t, you, card))


def discard_masks(t: Imperium, you: int, number: int) -> Effect:
    """So many masks from the hand, or cards from under Stone Heads in their place; one fewer with Step Pyramids, which
    are exhausted unasked where it takes them."""
    if mask_stock(t, you) < number:
        exhaust_card(t, you, in_play(t, you, PYRAMIDS))
        number -= 1
    else:
        t.relief = 0
        yield from react(t, you, MASKS, number)
        number -= t.relief
    for _ in range(number):
        masks = distinct(t, of_icon(t, t.hand[you], MASK))
        stones = [ABANDON.base + card for card in stand_ins(t, you)]
        code = yield Choice(t, you, DISCARD, masks + stones, bool(t.hand[you]), t.source)
        if code < BASE:
            discard(t, you, code)
        else:
            yield from abandon(t, you, code - ABANDON.base)


def discarded_masks(t: Imperium, you: int) -> list[int]:
    return of_icon(t, t.discard[you], MASK)


# --- the cards


def ways_of_masks(t: Imperium, you: int, card: int) -> dict[str, bool]:
    ways = {"history": True} if discarded_masks(t, you) else {}
    if can_discard_masks(t, you, 3, spare_tokens(t, you, card)):
        ways["acquire"] = bool(acquirable(t, you, ANY))
    return ways


@exhaust("olm_power_a", needs=lambda t, you, card: bool(ways_of_masks(t, you, card)))
def olmecs(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, ways_of_masks(t, you, card), private=bool(t.hand[you]))
    if way == "history":
        yield from to_history(t, you, (yield from pick_card(t, you, HISTORY, discarded_masks(t, you))))
    else:
        yield from discard_masks(t, you, 3)
        yield from acquire(t, you, ANY)


@exhaust("olm_power_b", needs=lambda t, you, card: bool(of_icon(t, t.hand[you], MASK)))
def remember_masks(t: Imperium, you: int, card: int) -> Effect:
    yield from to_history(t, you, (yield from from_hand(t, you, HISTORY, of_icon(t, t.hand[you], MASK))))
    gain(t, you, progress=2)


@exhaust("olm_san_lorenzo_tenochtitlan", needs=hand_left)
def san_lorenzo_tenochtitlan(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, you)
    way = yield from either(t, you, {"draw": bool(discarded_masks(t, you)), "materials-and-population": True})
    if way == "draw":
        yield from take_from_discard(t, you, discarded_masks(t, you))
    else:
        gain(t, you, materials=1, population=1)


@exhaust_when("olm_step_pyramids", on=(MASKS,))
def step_pyramids(t: Imperium, you: int, card: int, number: int) -> None:
    ease(t)


@solstice("olm_step_pyramids", needs=lambda t, you, card: bool(discarded_masks(t, you)))
def unveil(t: Imperium, you: int, card: int) -> Effect:
    yield from take_from_discard(t, you, discarded_masks(t, you), optional=True)


@play(
    "olm_ritual_sacrifice",
    cost=cost(population=2),
    needs=lambda t, you, card: can_discard_masks(t, you, 2, t.exhausts[you]),
)
def ritual_sacrifice(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_masks(t, you, 2)
    yield from look_for_fame(t, you, 3)


@play("olm_olmec_traders")
def olmec_traders(t: Imperium, you: int, card: int) -> Effect:
    received: dict[int, int] = {}

    def receive(t: Imperium, you: int, me: int) -> Effect:
        received[you] = yield from give_a_card(t, me, you)

    gain(t, you, materials=3)
    yield from each_opponent(t, you, receive)
    masked = [opponent for opponent, given in received.items() if given != NONE and has_icon(t, given, MASK)]
    yield from each_opponent(t, you, suffer_unrest, masked)


@play("olm_tres_zapotes")
def tres_zapotes(t: Imperium, you: int, card: int) -> Effect:
    for _ in range(2):
        if (yield from take_from_discard(t, you, discarded_masks(t, you), optional=True)) == NONE:
            break
    yield from may_garrison(t, you, card)


@play("olm_cacao")
def cacao(t: Imperium, you: int, card: int) -> Effect:
    returned = 0
    for player in everyone(t, you):
        returned += yield from return_from(t, player, discard=True, optional=True)
    gain(t, you, progress=returned)


def exhausted_others(t: Imperium, you: int, card: int) -> list[int]:
    """Taking the token back from the very card that was exhausted would change nothing."""
    return [other for other in exhausted_cards(t, you) if other != card]


def ways_of_writing(t: Imperium, you: int, card: int) -> dict[str, bool]:
    ways = {"ready": bool(exhausted_others(t, you, card)), "draw": t.actions[you] > 0 and bool(t.discard[you])}
    return {way: True for way, possible in ways.items() if possible}


@exhaust("olm_olmec_hieroglyphics", needs=lambda t, you, card: bool(ways_of_writing(t, you, card)))
def olmec_hieroglyphics(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, ways_of_writing(t, you, card))
    if way == "ready":
        ready(t, you, (yield from pick_card(t, you, READY, exhausted_others(t, you, card))))
    else:
        yield from pay(t, you, ACTION)
        yield from take_from_discard(t, you)


@exhaust("olm_calendar", cost=ACTION, needs=masks_for_exhaust(2))
def calendar(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_masks(t, you, 2)
    yield from prosper(t, you)


@exhaust("olm_lodestone_compass", cost=ACTION, needs=masks_for_exhaust(2))
def lodestone_compass(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_masks(t, you, 2)
    yield from acquire(t, you, REGION | TRIBUTARY)


@exhaust("olm_ball_games", cost=ACTION, needs=masks_for_exhaust(2))
def ball_games(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_masks(t, you, 2)
    yield from acquire(t, you, UNCIVILISED | CIVILISED)
