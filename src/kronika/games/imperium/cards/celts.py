"""The Celts: uncivilised cards, raids, and unrest for everybody else."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import either
from ..data import ANY, CIVILISED, UNCIVILISED, WHEAT
from ..effects import ACQUIRED, BROKE_THROUGH, PLAYED, cost, exhaust, exhaust_when, play, when
from ..moves import (
    abandon_region,
    acquire,
    break_through,
    can_pay,
    each_opponent,
    gain,
    gain_from_lands,
    has_suit,
    history_from_discard,
    history_from_hand,
    may_garrison,
    opponents,
    pay,
    region_count,
    return_from,
    take_from_discard,
    to_history,
    top_deck_from_discard,
    unrest_in,
)
from ..table import Imperium
from .common import attack_played, lose_a_material, lose_progress, suffer_unrest


def uncivilised_taken(t: Imperium, me: int, card: int, taken: int) -> bool:
    return has_suit(t, taken, UNCIVILISED)


@exhaust_when("cel_power_a", on=(ACQUIRED, BROKE_THROUGH), fits=uncivilised_taken)
def celts(t: Imperium, me: int, card: int, taken: int) -> Effect:
    """No attack: a reaction stands outside the card being played, so nobody is protected from it."""
    yield from each_opponent(t, me, suffer_unrest)


@play("cel_celtic_gold")
def celtic_gold(t: Imperium, me: int, card: int) -> Effect:
    for you in opponents(t, me):
        gain(t, you, materials=1)
    yield from gain_from_lands(t, me, WHEAT, each=4)


@play("cel_celtic_innovation")
def celtic_innovation(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, UNCIVILISED | CIVILISED, optional=True)
    yield from each_opponent(t, me, suffer_unrest)


@when("cel_chainmail", on=PLAYED, fits=attack_played)
def chainmail(t: Imperium, me: int, card: int, played: int) -> None:
    gain(t, me, progress=1)


@exhaust("cel_ogham_script", needs=lambda t, me, card: bool(t.hand[me] or t.discard[me]))
def ogham_script(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_hand(t, me, optional=True)
    yield from history_from_discard(t, me, optional=True)


@play("cel_vercingetorix")
def vercingetorix(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, ANY, optional=True)
    yield from to_history(t, me, card)


@play("cel_hibernia")
def hibernia(t: Imperium, me: int, card: int) -> Effect:
    yield from take_from_discard(t, me, optional=True)
    yield from may_garrison(t, me, card)


@play("cel_druids")
def druids(t: Imperium, me: int, card: int) -> Effect:
    ways = {"progress": True}
    if can_pay(t, me, cost(population=1)):
        ways["break-through"] = True
    if unrest_in(t, t.hand[me]):
        ways["return-unrest"] = True
    way = yield from either(t, me, ways, private=bool(t.hand[me]))
    if way == "progress":
        gain(t, me, progress=1)
    elif way == "break-through":
        yield from pay(t, me, cost(population=1))
        yield from break_through(t, me, UNCIVILISED)
    else:
        yield from return_from(t, me)
        gain(t, me, population=1)


@play("cel_boudicca")
def boudicca(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, progress=1)
    yield from each_opponent(t, me, abandon_region)
    yield from to_history(t, me, card)


@play("cel_cattle_raid")
def cattle_raid(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, materials=2)
    yield from each_opponent(t, me, lose_a_material, [you for you in opponents(t, me) if region_count(t, you)])
    yield from each_opponent(t, me, lose_progress, [you for you in opponents(t, me) if t.empire[you]])


@play("cel_celtica")
def celtica(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, me, optional=True)
    yield from may_garrison(t, me, card)
