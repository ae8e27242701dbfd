"""The Mauryans: elephants first, then glory or the way of Ashoka."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import NONE, choose, either, pick
from ..data import ATTACK, CIVILISED, FACE, REGION, TRIBUTARY, UNCIVILISED, faces
from ..effects import PLAYED, cost, exhaust, exhaust_when, play, solstice
from ..keys import AMOUNT, TAKE
from ..moves import (
    acquirable,
    acquire,
    break_through,
    can_pay,
    discard,
    draw,
    each_opponent,
    everyone,
    find,
    find_kind,
    gain,
    history_from_hand,
    pay,
    recall_region,
    return_from,
    reveal_own_cards,
    take_fame,
    take_from_discard,
    to_history,
    unrest_in,
    zone_of,
)
from ..moves.find import EVERYWHERE
from ..table import DISCARD, NATION, Imperium
from .common import hand_left, of_icon, of_suit, region_played

ARTHASHASTRA = FACE["mau_arthashastra"]
ELEPHANTS = faces("mau_indian_elephants", "mau_indian_elephants_barbarian")
MATERIAL = cost(materials=1)


@exhaust_when("mau_power_a", on=(PLAYED,), fits=region_played)
def march(t: Imperium, me: int, card: int, played: int) -> None:
    gain(t, me, progress=1)


@solstice(
    "mau_power_a",
    needs=lambda t, me, card: can_pay(t, me, MATERIAL) and bool(of_suit(t, t.discard[me], REGION)),
)
def mauryans(t: Imperium, me: int, card: int) -> Effect:
    region = yield from pick(t, me, TAKE, of_suit(t, t.discard[me], REGION), optional=True)
    if region != NONE:
        yield from pay(t, me, MATERIAL)
        yield from take_from_discard(t, me, [region])


@exhaust("mau_grand_trunk_road")
def grand_trunk_road(t: Imperium, me: int, card: int) -> None:
    for you in everyone(t, me):
        gain(t, you, materials=1)
    gain(t, me, progress=1)


@play("mau_ashoka")
def ashoka(t: Imperium, me: int, card: int) -> Effect:
    yield from take_fame(t, me)
    reveal_own_cards(t, me)
    for attack in of_icon(t, t.hand[me] + t.deck[me] + t.discard[me], ATTACK):
        yield from to_history(t, me, attack, openly=True)
    yield from to_history(t, me, card)


@solstice("mau_buddhism")
def buddhism(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"progress": True, "return-unrest": bool(unrest_in(t, t.discard[me]))})
    if way == "progress":
        gain(t, me, progress=1)
    else:
        yield from return_from(t, me, hand=False, discard=True)


@exhaust("mau_edicts_of_ashoka", needs=hand_left)
def edicts_of_ashoka(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_hand(t, me)
    restless = bool(unrest_in(t, t.discard[me]))
    way = yield from either(t, me, {"draw": True, "return-unrest": restless, "both": restless})
    if way != "return-unrest":
        yield from draw(t, me)
    if way != "draw":
        yield from return_from(t, me, hand=False, discard=True)


@exhaust("mau_punch_marked_coins")
def punch_marked_coins(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me)
    gain(t, me, progress=1)


@solstice("mau_arthashastra", needs=hand_left)
def arthashastra(t: Imperium, me: int, card: int) -> Effect:
    unrest = unrest_in(t, t.hand[me])
    number = yield choose(t, me, AMOUNT, range(len(unrest) + 1), private=True)
    for calmed in unrest[:number]:
        discard(t, me, calmed)
    for _ in range(number):
        way = yield from either(t, me, {"draw": True, "progress": True})
        if way == "draw":
            yield from draw(t, me)
        else:
            gain(t, me, progress=1)


@play("indian_elephants")
def indian_elephants(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, recall_region)
    yield from break_through(t, me, REGION | TRIBUTARY, optional=True)


def within_reach(t: Imperium, me: int, names: frozenset[int]) -> tuple[int, ...]:
    """The zones that a search for these cards goes through, up to the first that has one; none if there is none. What
    is left in the nation deck its owner knows, though not in which order."""
    for last, kind in enumerate(EVERYWHERE, 1):
        cards = t.zones[zone_of(t, kind, me)]
        if any(t.faces[card] in names for card in (cards[1:] if kind == NATION else cards)):
            return EVERYWHERE[:last]
    return ()


def is_elephants(t: Imperium, card: int) -> bool:
    return t.faces[card] in ELEPHANTS


@play("mau_chandragupta")
def chandragupta(t: Imperium, me: int, card: int) -> Effect:
    """The two Indian Elephants have one name: the search stops where one is, and picks if both are there."""
    yield from acquire(t, me, REGION)
    yield from find_kind(t, me, is_elephants, zone_of(t, DISCARD, me), within_reach(t, me, ELEPHANTS) or EVERYWHERE)
    yield from to_history(t, me, card)


@play("mau_chanakya")
def chanakya(t: Imperium, me: int, card: int) -> Effect:
    book = frozenset({ARTHASHASTRA})
    ways = {
        "acquire": bool(acquirable(t, me, UNCIVILISED) and acquirable(t, me, CIVILISED)),
        "find": bool(within_reach(t, me, book)),
    }
    way = yield from either(t, me, ways, private=True)
    if way == "acquire":
        yield from acquire(t, me, UNCIVILISED)
        yield from acquire(t, me, CIVILISED)
    else:
        find(t, me, book, zone_of(t, DISCARD, me))
    yield from to_history(t, me, card)
