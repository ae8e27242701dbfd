"""The Qin: schools of thought, the Mandate of Heaven, and the Long Walls."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose
from kronika.engine.choice import Asking, Effect

from ..asks import either, pick_card
from ..data import ANY, CIVILISED, FACE, KIN, REGION, REGIONS, TRIBUTARY, UNCIVILISED
from ..effects import ACQUIRED, BROKE_THROUGH, cost, exhaust, exhaust_when, play, protection, solstice
from ..keys import ABANDON, AMOUNT
from ..moves import (
    abandon,
    abandon_one,
    acquirable,
    acquire,
    break_through,
    discard_from_hand,
    each_opponent,
    gain,
    hauled,
    in_play,
    pay,
    place_on_market,
    recall_one,
    recall_region,
    removable_regions,
    return_from,
    take_fame,
    take_from_discard,
    to_history,
    top_deck_from_hand,
    unrest_in,
)
from ..table import FEW, POPULATION_ON, Imperium
from .common import hand_left, of_suit

CONFUCIANISM = FACE["qin_confucianism"]
LEGALISM = FACE["qin_legalism"]
LEARNED = TRIBUTARY | UNCIVILISED | CIVILISED


def long_walls(t: Imperium, you: int) -> list[int]:
    return [card for card in t.play[you] if KIN[t.faces[card]] == "long_walls"]


@exhaust_when("qin_power_a", on=(ACQUIRED, BROKE_THROUGH), fits=lambda t, you, card, taken: hauled(t)[1] > 0)
def qin(t: Imperium, you: int, card: int, taken: int) -> None:
    gain(t, you, population=hauled(t)[1])


@protection("qin_long_walls_ii")
def man_the_walls(t: Imperium, you: int, card: int, attacker: int) -> Asking:
    yield from recall_one(t, you, long_walls(t, you))
    return 1


@exhaust("qin_long_walls_iv", needs=lambda t, you, card: len(long_walls(t, you)) >= 3 and bool(t.hand[you]))
def long_walls_iv(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, you)
    gain(t, you, actions=1)


@play("qin_emperor_qin_shi_huang")
def emperor_qin_shi_huang(t: Imperium, you: int, card: int) -> Effect:
    yield from take_fame(t, you)
    yield from to_history(t, you, card)


@play("qin_king_wu_of_qin")
def king_wu_of_qin(t: Imperium, you: int, card: int) -> Effect:
    number = yield choose(t, you, AMOUNT, range(min(3, t.progress[you]) + 1))
    yield from pay(t, you, cost(progress=number))
    for _ in range(number):
        yield from acquire(t, you, ANY)
    yield from to_history(t, you, card)


@solstice("qin_metallurgy")
def metallurgy(t: Imperium, you: int, card: int) -> Effect:
    lands = of_suit(t, t.discard[you], REGION)
    way = yield from either(t, you, {"progress": True, "draw": bool(lands)})
    if way == "progress":
        gain(t, you, progress=1)
    else:
        yield from take_from_discard(t, you, lands)


# --- the schools


def supplant(t: Imperium, you: int, school: int) -> Effect:
    """A school drives the other one out of play."""
    other = in_play(t, you, school)
    if other != NONE:
        yield from abandon(t, you, other)


@play("qin_confucianism")
def found_confucianism(t: Imperium, you: int, card: int) -> Effect:
    yield from supplant(t, you, LEGALISM)


def populous(t: Imperium, card: int) -> bool:
    return bool(t.tokens[card] // POPULATION_ON & FEW)


@exhaust("qin_confucianism", cost=cost(actions=1), needs=lambda t, you, card: len(t.hand[you]) >= 2)
def confucianism(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you, 2)
    learned = bool(acquirable(t, you, LEARNED, fits=populous))
    way = yield from either(t, you, {"acquire": learned, "return-unrest": bool(unrest_in(t, t.discard[you]))})
    if way == "acquire":
        yield from acquire(t, you, LEARNED, fits=populous)
    else:
        yield from return_from(t, you, hand=False, discard=True, up_to=2)


@play("qin_legalism")
def found_legalism(t: Imperium, you: int, card: int) -> Effect:
    yield from supplant(t, you, CONFUCIANISM)


@exhaust("qin_legalism", cost=cost(population=3))
def legalism(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, REGION | TRIBUTARY)


@play("qin_school_of_diplomacy")
def school_of_diplomacy(t: Imperium, you: int, card: int) -> Effect:
    given_up = 0
    while given_up < 3:
        region = yield from pick_card(t, you, ABANDON, removable_regions(t, you), optional=True)
        if region == NONE:
            break
        given_up += REGIONS[t.faces[region]]
        yield from abandon(t, you, region)
    for _ in range(min(3, given_up)):
        yield from acquire(t, you, REGION | TRIBUTARY, optional=True)
    if not t.empire[you]:
        yield from each_opponent(t, you, recall_region)


# --- the Mandate of Heaven


@play("qin_duke_zhuang_of_qin")
def duke_zhuang_of_qin(t: Imperium, you: int, card: int) -> Effect:
    yield from return_from(t, you, discard=True, up_to=2)
    yield from break_through(t, you, REGION | TRIBUTARY)
    yield from to_history(t, you, card)


@exhaust("qin_mandate_of_heaven")
def mandate_of_heaven(t: Imperium, you: int, card: int) -> Effect:
    yield from place_on_market(t, you, population=1)
    yield from abandon_one(t, you, [card], optional=True)


@solstice("qin_mandate_of_heaven", needs=hand_left)
def burden_of_heaven(t: Imperium, you: int, card: int) -> Effect:
    yield from discard_from_hand(t, you, 2)
