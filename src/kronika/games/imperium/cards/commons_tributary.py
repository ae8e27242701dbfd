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
    each_gains,
    each_opponent,
    gain,
    next_nation_card,
    opponents,
    removable_regions,
    return_from,
    steal,
    take_from_discard,
    take_unrest,
    to_history,
    top_deck_from_hand,
)
from ..table import Imperium
from .common import exchange_for_fame, lose_progress, may_ready, of_suit, suffer_unrest


@play("tri_armenians")
def armenians(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, UNCIVILISED)
    yield from to_history(t, you, card)


@play("tri_egyptians")
def egyptians(t: Imperium, you: int, card: int) -> Effect:
    """The nation card that makes an empire has already made one when the next line is read."""
    if not t.empire[you]:
        next_nation_card(t, you)
    if t.empire[you]:
        yield from develop(t, you)
    yield from to_history(t, you, card)


@play("tri_ionians")
def ionians(t: Imperium, you: int, card: int) -> Effect:
    yield from return_from(t, you, hand=True, discard=True, up_to=2)
    yield from to_history(t, you, card)


@play("tri_olmecs")
def olmecs(t: Imperium, you: int, card: int) -> Effect:
    yield from may_ready(t, you, optional=False)


@play("tri_minoans")
def minoans(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, you)
    gain(t, you, progress=2)


@solstice("tri_mauryans")
def mauryans(t: Imperium, you: int, card: int) -> Effect:
    discarded = of_suit(t, t.discard[you], REGION)
    way = yield from either(t, you, {"materials": True, "region": bool(discarded)})
    if way == "materials":
        gain(t, you, materials=2)
    else:
        yield from take_from_discard(t, you, discarded)


@play("tri_hittites")
def hittites(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, REGION)
    yield from to_history(t, you, card)


@protection("tri_scythians", exhaust=True)
def scythians(t: Imperium, you: int, card: int, attacker: int) -> int:
    return 1


@play("tri_vikings")
def vikings(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, materials=2)
    yield from each_opponent(t, you, plunder)


def plunder(t: Imperium, you: int, me: int) -> Effect:
    """A player who can't pay in full pays what there is, and takes unrest."""
    if not steal(t, me, you, materials=2):
        yield from take_unrest(t, you)


@play("tri_phoenicians")
def phoenicians(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, CIVILISED)
    yield from to_history(t, you, card)


@play("tri_romans", needs=lambda t, you, card: bool(removable_regions(t, you)))
def romans(t: Imperium, you: int, card: int) -> Effect:
    yield from abandon_one(t, you, removable_regions(t, you))
    yield from exchange_for_fame(t, you, card)
    each_gains(t, opponents(t, you), progress=1)


@play("tri_persians", cost=cost(population=2))
def persians(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, TRIBUTARY)
    yield from to_history(t, you, card)


@play("tri_celts")
def celts(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, UNCIVILISED)
    yield from each_opponent(t, you, suffer_unrest)


@play("tri_macedonians")
def macedonians(t: Imperium, you: int, card: int) -> Effect:
    for _ in range(2):
        yield from acquire(t, you, REGION, exile=True)
    yield from to_history(t, you, card)


@play("tri_xiongnu")
def xiongnu(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, lose_progress)
