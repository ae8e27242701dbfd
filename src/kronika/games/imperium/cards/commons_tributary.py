"""The common tributaries of both boxes."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import either
from ..data import CIVILISED, REGION, TRIBUTARY, UNCIVILISED
from ..effects import cost, play, protection, solstice
from ..moves import (
    abandon_one,
    acquire,
    break_through,
    develop,
    each_opponent,
    exile_card,
    gain,
    next_nation_card,
    opponents,
    removable_regions,
    return_from,
    steal,
    take_fame,
    take_from_discard,
    take_unrest,
    to_history,
    top_deck_from_hand,
)
from ..table import Imperium
from .common import lose_progress, may_ready, of_suit, suffer_unrest


@play("tri_armenians")
def armenians(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, UNCIVILISED)
    yield from to_history(t, me, card)


@play("tri_egyptians")
def egyptians(t: Imperium, me: int, card: int) -> Effect:
    """The nation card that makes an empire has already made one when the next line is read."""
    if not t.empire[me]:
        next_nation_card(t, me)
    if t.empire[me]:
        yield from develop(t, me)
    yield from to_history(t, me, card)


@play("tri_ionians")
def ionians(t: Imperium, me: int, card: int) -> Effect:
    yield from return_from(t, me, hand=True, discard=True, up_to=2)
    yield from to_history(t, me, card)


@play("tri_olmecs")
def olmecs(t: Imperium, me: int, card: int) -> Effect:
    yield from may_ready(t, me, optional=False)


@play("tri_minoans")
def minoans(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, me)
    gain(t, me, progress=2)


@solstice("tri_mauryans")
def mauryans(t: Imperium, me: int, card: int) -> Effect:
    discarded = of_suit(t, t.discard[me], REGION)
    way = yield from either(t, me, {"materials": True, "region": bool(discarded)})
    if way == "materials":
        gain(t, me, materials=2)
    else:
        yield from take_from_discard(t, me, discarded)


@play("tri_hittites")
def hittites(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, REGION)
    yield from to_history(t, me, card)


@protection("tri_scythians", exhaust=True)
def scythians(t: Imperium, me: int, card: int, attacker: int) -> int:
    return 1


@play("tri_vikings")
def vikings(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, materials=2)
    yield from each_opponent(t, me, plunder)


def plunder(t: Imperium, you: int, me: int) -> Effect:
    """Who can't pay in full pays what there is, and takes unrest."""
    if not steal(t, me, you, materials=2):
        yield from take_unrest(t, you)


@play("tri_phoenicians")
def phoenicians(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, CIVILISED)
    yield from to_history(t, me, card)


@play("tri_romans", needs=lambda t, me, card: bool(removable_regions(t, me)))
def romans(t: Imperium, me: int, card: int) -> Effect:
    yield from abandon_one(t, me, removable_regions(t, me))
    yield from take_fame(t, me)
    yield from exile_card(t, me, card)
    for you in opponents(t, me):
        gain(t, you, progress=1)


@play("tri_persians", cost=cost(population=2))
def persians(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, TRIBUTARY)
    yield from to_history(t, me, card)


@play("tri_celts")
def celts(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, UNCIVILISED)
    yield from each_opponent(t, me, suffer_unrest)


@play("tri_macedonians")
def macedonians(t: Imperium, me: int, card: int) -> Effect:
    for _ in range(2):
        yield from acquire(t, me, REGION, exile=True)
    yield from to_history(t, me, card)


@play("tri_xiongnu")
def xiongnu(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, lose_progress)
