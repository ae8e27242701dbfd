"""The Utopians: scrolls for the places of learning, progress for the journey to Shangri-La."""

from __future__ import annotations

from kronika.engine.ask import NONE
from kronika.engine.choice import Asking, Effect

from ..asks import either, from_hand
from ..data import ATTACK, CIVILISED, REGION, SCROLL, TRIBUTARY, UNCIVILISED, UNREST_CARD
from ..effects import DECK_EMPTY, RETURNED_UNREST, Needs, cost, exhaust, exhaust_when, play, protection, solstice, when
from ..keys import GARRISON
from ..moves import (
    abandon,
    abandon_one,
    acquire,
    become_empire,
    can_pay,
    discard_from_hand,
    draw,
    each_may_draw,
    each_may_gain,
    everyone,
    exile_from_hand,
    flip,
    gain,
    garrison,
    garrison_of,
    has_icon,
    history_from_hand,
    history_from_hand_or_discard,
    opponents,
    pay,
    recall_one,
    removable_regions,
    replace,
    return_from,
    return_unrest,
    take_fame,
    take_from_discard,
    take_unrest,
    top_deck_from_discard,
    trigger_scoring,
    unrest_in,
)
from ..table import Imperium
from .common import hand_left, of_icon, of_suit

STEP = 5  # how much progress a step of the journey takes at least
PARADISE = 24  # how much population Shangri-La takes
PERSON = cost(population=1)


@when("uto_power_a", "uto_power_b", on=DECK_EMPTY)
def despond(t: Imperium, you: int, card: int, what: int) -> Effect:
    yield from take_unrest(t, you)


@solstice("uto_power_a")
def utopians(t: Imperium, you: int, card: int) -> Effect:
    comforted = 0
    for opponent in opponents(t, you):
        comforted += yield from return_from(t, opponent, optional=True)
    gain(t, you, population=comforted)


# --- the journey


def ways_on(t: Imperium, you: int, otherwise: str) -> dict[str, bool]:
    """Go on with the journey, if there is progress enough, or do what else the card says as far as possible: nobody has
    to pay all progress because the hand is empty."""
    ways = {"journey": True} if t.progress[you] >= STEP else {}
    ways[otherwise] = True
    return ways


def spend_progress(t: Imperium, you: int) -> Effect:
    yield from pay(t, you, cost(progress=t.progress[you]))


@exhaust_when("uto_visions_of_shangri_la", on=(RETURNED_UNREST,), fits=lambda t, you, card, what: t.actions[you] > 0)
def envision(t: Imperium, you: int, card: int, what: int) -> Effect:
    yield from pay(t, you, cost(actions=1))
    gain(t, you, progress=1)


@solstice("uto_visions_of_shangri_la")
def visions_of_shangri_la(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, ways_on(t, you, "discard"))
    if way == "journey":
        yield from spend_progress(t, you)
        flip(t, card)
    else:
        yield from discard_from_hand(t, you)
        yield from draw(t, you)


@exhaust("uto_path_to_shangri_la", needs=lambda t, you, card: bool(removable_regions(t, you)))
def leave_the_world(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_one(t, you, removable_regions(t, you))
    gain(t, you, population=1, progress=1)


@solstice("uto_path_to_shangri_la")
def path_to_shangri_la(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, ways_on(t, you, "draw"))
    if way == "journey":
        yield from spend_progress(t, you)
        replace(t, you, card, next(lower for lower in t.beneath if t.host[lower] == card))
        become_empire(t, you)
    else:
        yield from take_from_discard(t, you, of_suit(t, t.discard[you], REGION), optional=True)


@exhaust("uto_gates_of_shangri_la", needs=hand_left)
def knock_at_the_gates(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_hand(t, you)
    gain(t, you, progress=1)


@solstice("uto_gates_of_shangri_la")
def gates_of_shangri_la(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, ways_on(t, you, "draw"))
    if way == "journey":
        yield from spend_progress(t, you)
        flip(t, card)
    else:
        yield from draw(t, you)


@solstice("uto_shangri_la", needs=lambda t, you, card: t.population[you] >= PARADISE and not t.last_round)
def shangri_la(t: Imperium, you: int, card: int) -> None:
    trigger_scoring(t, "shangri-la")


# --- places of learning


def holds(icon: int) -> Needs:
    return lambda t, you, card: bool(of_icon(t, t.hand[you], icon))


def store_scroll(t: Imperium, you: int, place: int) -> Effect:
    """A scroll from the hand becomes a garrison there."""
    scroll = yield from from_hand(t, you, GARRISON, of_icon(t, t.hand[you], SCROLL))
    if scroll != NONE:
        garrison(t, you, scroll, place)


@exhaust("uto_monastery", needs=holds(SCROLL))
def monastery(t: Imperium, you: int, card: int) -> Effect:
    yield from store_scroll(t, you, card)
    worldly = [other for other in t.hand[you] if t.faces[other] != UNREST_CARD]
    renounced = yield from exile_from_hand(t, you, worldly)
    gain(t, you, population=2)
    if renounced != NONE and has_icon(t, renounced, ATTACK):
        gain(t, you, progress=1)


@solstice("uto_monastery")
def leave_the_monastery(t: Imperium, you: int, card: int) -> Effect:
    ways = {"draw": True, "abandon": bool(unrest_in(t, t.hand[you]))}
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "draw":
        yield from draw(t, you)
    else:
        yield from abandon(t, you, card)
        yield from return_from(t, you)


@exhaust("uto_portals", needs=holds(SCROLL))
def portals(t: Imperium, you: int, card: int) -> Effect:
    yield from store_scroll(t, you, card)
    yield from acquire(t, you, REGION)


@solstice("uto_portals")
def close_the_portals(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"recall": bool(removable_regions(t, you)), "abandon": True})
    if way == "recall":
        yield from recall_one(t, you, removable_regions(t, you))
    else:
        yield from abandon(t, you, card)
        gain(t, you, population=1)


@protection("uto_daochang", needs=lambda t, you, card: can_pay(t, you, PERSON))
def guard_the_daochang(t: Imperium, you: int, card: int, attacker: int) -> Asking:
    yield from pay(t, you, PERSON)
    return 1


@exhaust("uto_daochang", needs=holds(SCROLL))
def daochang(t: Imperium, you: int, card: int) -> Effect:
    yield from store_scroll(t, you, card)
    yield from acquire(t, you, TRIBUTARY)


@solstice("uto_daochang")
def leave_the_daochang(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"take-unrest": True, "abandon": True})
    if way == "take-unrest":
        yield from take_unrest(t, you)
    else:
        yield from abandon(t, you, card)
        gain(t, you, materials=1)


@exhaust("uto_lost_tomes", needs=holds(SCROLL))
def lost_tomes(t: Imperium, you: int, card: int) -> Effect:
    yield from store_scroll(t, you, card)
    yield from history_from_hand_or_discard(t, you)


@solstice("uto_lost_tomes", needs=lambda t, you, card: len(of_icon(t, garrison_of(t, card), SCROLL)) >= 2)
def publish_the_tomes(t: Imperium, you: int, card: int) -> Effect:
    if (yield from abandon_one(t, you, [card], optional=True)) != NONE:
        yield from take_fame(t, you)


@exhaust("uto_tree_of_knowledge", needs=holds(SCROLL))
def tree_of_knowledge(t: Imperium, you: int, card: int) -> Effect:
    yield from store_scroll(t, you, card)
    yield from acquire(t, you, UNCIVILISED | CIVILISED)


@solstice("uto_tree_of_knowledge")
def leave_the_tree(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"discard": bool(t.hand[you]), "abandon": True})
    if way == "discard":
        yield from discard_from_hand(t, you)
    else:
        yield from abandon(t, you, card)
        yield from draw(t, you)


# --- the other cards


@play("uto_charity")
def charity(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, progress=1)
    yield from each_may_gain(t, opponents(t, you), materials=2)


@play("uto_meditation")
def meditation(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, you)
    yield from each_may_draw(t, opponents(t, you))


@exhaust("uto_mountain_retreat", needs=lambda t, you, card: bool(unrest_in(t, t.hand[you])))
def mountain_retreat(t: Imperium, you: int, card: int) -> Effect:
    garrison(t, you, unrest_in(t, t.hand[you])[0], card)
    yield from take_from_discard(t, you, of_icon(t, t.discard[you], SCROLL))


@solstice("uto_mountain_retreat")
def leave_the_retreat(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"draw": True, "abandon": True})
    if way == "draw":
        yield from draw(t, you)
    else:
        calmed = unrest_in(t, garrison_of(t, card))
        yield from abandon(t, you, card)
        for unrest in calmed:
            yield from return_unrest(t, you, unrest)


@play("uto_sacred_scroll")
def sacred_scroll(t: Imperium, you: int, card: int) -> Effect:
    yield from each_may_draw(t, everyone(t, you))
