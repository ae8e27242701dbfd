"""The Utopians: scrolls for the places of learning, progress for the journey to Shangri-La."""

from __future__ import annotations

from kronika.engine.choice import Asking, Effect

from ..asks import NONE, YES, confirm, either, from_hand
from ..data import ATTACK, CIVILISED, REGION, SCROLL, TRIBUTARY, UNCIVILISED, UNREST_CARD
from ..effects import DECK_EMPTY, RETURNED_UNREST, Needs, cost, exhaust, exhaust_when, play, protection, solstice, when
from ..keys import GAIN, GARRISON
from ..moves import (
    abandon,
    abandon_one,
    acquire,
    become_empire,
    can_pay,
    discard_from_hand,
    draw,
    everyone,
    exile_from_hand,
    flip,
    gain,
    garrison,
    garrison_of,
    has_icon,
    history_from_hand,
    history_from_hand_or_discard,
    may_draw,
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
def despond(t: Imperium, me: int, card: int, what: int) -> Effect:
    yield from take_unrest(t, me)


@solstice("uto_power_a")
def utopians(t: Imperium, me: int, card: int) -> Effect:
    comforted = 0
    for you in opponents(t, me):
        comforted += yield from return_from(t, you, optional=True)
    gain(t, me, population=comforted)


# --- the journey


def ways_on(t: Imperium, me: int, otherwise: str) -> dict[str, bool]:
    """Go on with the journey, if there is progress enough, or do what else the card says as far as possible: nobody has
    to pay all progress because the hand is empty."""
    ways = {"journey": True} if t.progress[me] >= STEP else {}
    ways[otherwise] = True
    return ways


def spend_progress(t: Imperium, me: int) -> Effect:
    yield from pay(t, me, cost(progress=t.progress[me]))


@exhaust_when("uto_visions_of_shangri_la", on=(RETURNED_UNREST,), fits=lambda t, me, card, what: t.actions[me] > 0)
def envision(t: Imperium, me: int, card: int, what: int) -> Effect:
    yield from pay(t, me, cost(actions=1))
    gain(t, me, progress=1)


@solstice("uto_visions_of_shangri_la")
def visions_of_shangri_la(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, ways_on(t, me, "discard"))
    if way == "journey":
        yield from spend_progress(t, me)
        flip(t, card)
    else:
        yield from discard_from_hand(t, me)
        yield from draw(t, me)


@exhaust("uto_path_to_shangri_la", needs=lambda t, me, card: bool(removable_regions(t, me)))
def leave_the_world(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_one(t, me, removable_regions(t, me))
    gain(t, me, population=1, progress=1)


@solstice("uto_path_to_shangri_la")
def path_to_shangri_la(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, ways_on(t, me, "draw"))
    if way == "journey":
        yield from spend_progress(t, me)
        replace(t, me, card, next(lower for lower in t.beneath if t.host[lower] == card))
        become_empire(t, me)
    else:
        yield from take_from_discard(t, me, of_suit(t, t.discard[me], REGION), optional=True)


@exhaust("uto_gates_of_shangri_la", needs=hand_left)
def knock_at_the_gates(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_hand(t, me)
    gain(t, me, progress=1)


@solstice("uto_gates_of_shangri_la")
def gates_of_shangri_la(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, ways_on(t, me, "draw"))
    if way == "journey":
        yield from spend_progress(t, me)
        flip(t, card)
    else:
        yield from draw(t, me)


@solstice("uto_shangri_la", needs=lambda t, me, card: t.population[me] >= PARADISE and not t.last_round)
def shangri_la(t: Imperium, me: int, card: int) -> None:
    trigger_scoring(t, "shangri-la")


# --- places of learning


def holds(icon: int) -> Needs:
    return lambda t, me, card: bool(of_icon(t, t.hand[me], icon))


def store_scroll(t: Imperium, me: int, place: int) -> Effect:
    """A scroll from the hand becomes a garrison there."""
    scroll = yield from from_hand(t, me, GARRISON, of_icon(t, t.hand[me], SCROLL))
    if scroll != NONE:
        garrison(t, me, scroll, place)


@exhaust("uto_monastery", needs=holds(SCROLL))
def monastery(t: Imperium, me: int, card: int) -> Effect:
    yield from store_scroll(t, me, card)
    worldly = [other for other in t.hand[me] if t.faces[other] != UNREST_CARD]
    renounced = yield from exile_from_hand(t, me, worldly)
    gain(t, me, population=2)
    if renounced != NONE and has_icon(t, renounced, ATTACK):
        gain(t, me, progress=1)


@solstice("uto_monastery")
def leave_the_monastery(t: Imperium, me: int, card: int) -> Effect:
    ways = {"draw": True, "abandon": bool(unrest_in(t, t.hand[me]))}
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "draw":
        yield from draw(t, me)
    else:
        yield from abandon(t, me, card)
        yield from return_from(t, me)


@exhaust("uto_portals", needs=holds(SCROLL))
def portals(t: Imperium, me: int, card: int) -> Effect:
    yield from store_scroll(t, me, card)
    yield from acquire(t, me, REGION)


@solstice("uto_portals")
def close_the_portals(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"recall": bool(removable_regions(t, me)), "abandon": True})
    if way == "recall":
        yield from recall_one(t, me, removable_regions(t, me))
    else:
        yield from abandon(t, me, card)
        gain(t, me, population=1)


@protection("uto_daochang", needs=lambda t, me, card: can_pay(t, me, PERSON))
def guard_the_daochang(t: Imperium, me: int, card: int, attacker: int) -> Asking:
    yield from pay(t, me, PERSON)
    return 1


@exhaust("uto_daochang", needs=holds(SCROLL))
def daochang(t: Imperium, me: int, card: int) -> Effect:
    yield from store_scroll(t, me, card)
    yield from acquire(t, me, TRIBUTARY)


@solstice("uto_daochang")
def leave_the_daochang(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"take-unrest": True, "abandon": True})
    if way == "take-unrest":
        yield from take_unrest(t, me)
    else:
        yield from abandon(t, me, card)
        gain(t, me, materials=1)


@exhaust("uto_lost_tomes", needs=holds(SCROLL))
def lost_tomes(t: Imperium, me: int, card: int) -> Effect:
    yield from store_scroll(t, me, card)
    yield from history_from_hand_or_discard(t, me)


@solstice("uto_lost_tomes", needs=lambda t, me, card: len(of_icon(t, garrison_of(t, card), SCROLL)) >= 2)
def publish_the_tomes(t: Imperium, me: int, card: int) -> Effect:
    if (yield from abandon_one(t, me, [card], optional=True)) != NONE:
        yield from take_fame(t, me)


@exhaust("uto_tree_of_knowledge", needs=holds(SCROLL))
def tree_of_knowledge(t: Imperium, me: int, card: int) -> Effect:
    yield from store_scroll(t, me, card)
    yield from acquire(t, me, UNCIVILISED | CIVILISED)


@solstice("uto_tree_of_knowledge")
def leave_the_tree(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"discard": bool(t.hand[me]), "abandon": True})
    if way == "discard":
        yield from discard_from_hand(t, me)
    else:
        yield from abandon(t, me, card)
        yield from draw(t, me)


# --- the other cards


@play("uto_charity")
def charity(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, progress=1)
    for you in opponents(t, me):
        if (yield confirm(t, you, GAIN)) == YES:
            gain(t, you, materials=2)


@play("uto_meditation")
def meditation(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, me)
    for you in opponents(t, me):
        yield from may_draw(t, you)


@exhaust("uto_mountain_retreat", needs=lambda t, me, card: bool(unrest_in(t, t.hand[me])))
def mountain_retreat(t: Imperium, me: int, card: int) -> Effect:
    garrison(t, me, unrest_in(t, t.hand[me])[0], card)
    yield from take_from_discard(t, me, of_icon(t, t.discard[me], SCROLL))


@solstice("uto_mountain_retreat")
def leave_the_retreat(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"draw": True, "abandon": True})
    if way == "draw":
        yield from draw(t, me)
    else:
        calmed = unrest_in(t, garrison_of(t, card))
        yield from abandon(t, me, card)
        for unrest in calmed:
            yield from return_unrest(t, me, unrest)


@play("uto_sacred_scroll")
def sacred_scroll(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        yield from may_draw(t, you)
