"""The Mauryans: elephants first, then glory or the way of Ashoka."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose
from kronika.engine.choice import Effect

from ..asks import either, pick_card
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
    each_gains,
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
def march(t: Imperium, you: int, card: int, played: int) -> None:
    gain(t, you, progress=1)


@solstice(
    "mau_power_a",
    needs=lambda t, you, card: can_pay(t, you, MATERIAL) and bool(of_suit(t, t.discard[you], REGION)),
)
def mauryans(t: Imperium, you: int, card: int) -> Effect:
    region = yield from pick_card(t, you, TAKE, of_suit(t, t.discard[you], REGION), optional=True)
    if region != NONE:
        yield from pay(t, you, MATERIAL)
        yield from take_from_discard(t, you, [region])


@exhaust("mau_grand_trunk_road")
def grand_trunk_road(t: Imperium, you: int, card: int) -> None:
    each_gains(t, everyone(t, you), materials=1)
    gain(t, you, progress=1)


@play("mau_ashoka")
def ashoka(t: Imperium, you: int, card: int) -> Effect:
    yield from take_fame(t, you)
    reveal_own_cards(t, you)
    for attack in of_icon(t, t.hand[you] + t.deck[you] + t.discard[you], ATTACK):
        yield from to_history(t, you, attack, openly=True)
    yield from to_history(t, you, card)


@solstice("mau_buddhism")
def buddhism(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"progress": True, "return-unrest": bool(unrest_in(t, t.discard[you]))})
    if way == "progress":
        gain(t, you, progress=1)
    else:
        yield from return_from(t, you, hand=False, discard=True)


@exhaust("mau_edicts_of_ashoka", needs=hand_left)
def edicts_of_ashoka(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_hand(t, you)
    restless = bool(unrest_in(t, t.discard[you]))
    way = yield from either(t, you, {"draw": True, "return-unrest": restless, "both": restless})
    if way != "return-unrest":
        yield from draw(t, you)
    if way != "draw":
        yield from return_from(t, you, hand=False, discard=True)


@exhaust("mau_punch_marked_coins")
def punch_marked_coins(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you)
    gain(t, you, progress=1)


@solstice("mau_arthashastra", needs=hand_left)
def arthashastra(t: Imperium, you: int, card: int) -> Effect:
    unrest = unrest_in(t, t.hand[you])
    number = yield choose(t, you, AMOUNT, range(len(unrest) + 1), private=True)
    for calmed in unrest[:number]:
        discard(t, you, calmed)
    for _ in range(number):
        way = yield from either(t, you, {"draw": True, "progress": True})
        if way == "draw":
            yield from draw(t, you)
        else:
            gain(t, you, progress=1)


@play("indian_elephants")
def indian_elephants(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, recall_region)
    yield from break_through(t, you, REGION | TRIBUTARY, optional=True)


def within_reach(t: Imperium, you: int, names: frozenset[int]) -> tuple[int, ...]:
    """The zones that a search for these cards goes through, up to the first that has one; none if there is none. What
    is left in the nation deck its owner knows, though not in which order."""
    for last, kind in enumerate(EVERYWHERE, 1):
        cards = t.zones[zone_of(t, kind, you)]
        if any(t.faces[card] in names for card in (cards[1:] if kind == NATION else cards)):
            return EVERYWHERE[:last]
    return ()


def is_elephants(t: Imperium, card: int) -> bool:
    return t.faces[card] in ELEPHANTS


@play("mau_chandragupta")
def chandragupta(t: Imperium, you: int, card: int) -> Effect:
    """The two Indian Elephants have one name: the search stops where one is, and picks if both are there."""
    yield from acquire(t, you, REGION)
    yield from find_kind(t, you, is_elephants, zone_of(t, DISCARD, you), within_reach(t, you, ELEPHANTS) or EVERYWHERE)
    yield from to_history(t, you, card)


@play("mau_chanakya")
def chanakya(t: Imperium, you: int, card: int) -> Effect:
    book = frozenset({ARTHASHASTRA})
    ways = {
        "acquire": bool(acquirable(t, you, UNCIVILISED) and acquirable(t, you, CIVILISED)),
        "find": bool(within_reach(t, you, book)),
    }
    way = yield from either(t, you, ways, private=True)
    if way == "acquire":
        yield from acquire(t, you, UNCIVILISED)
        yield from acquire(t, you, CIVILISED)
    else:
        find(t, you, book, zone_of(t, DISCARD, you))
    yield from to_history(t, you, card)
