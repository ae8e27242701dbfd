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
    each_gains,
    each_opponent,
    gain,
    gain_from_lands,
    has_suit,
    history_from_hand_and_discard,
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


def uncivilised_taken(t: Imperium, you: int, card: int, taken: int) -> bool:
    return has_suit(t, taken, UNCIVILISED)


@exhaust_when("cel_power_a", on=(ACQUIRED, BROKE_THROUGH), fits=uncivilised_taken)
def celts(t: Imperium, you: int, card: int, taken: int) -> Effect:
    """No attack: a reaction stands outside the card being played, so nobody is protected from it."""
    yield from each_opponent(t, you, suffer_unrest)


@play("cel_celtic_gold")
def celtic_gold(t: Imperium, you: int, card: int) -> Effect:
    each_gains(t, opponents(t, you), materials=1)
    yield from gain_from_lands(t, you, WHEAT, each=4)


@play("cel_celtic_innovation")
def celtic_innovation(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, UNCIVILISED | CIVILISED, optional=True)
    yield from each_opponent(t, you, suffer_unrest)


@when("cel_chainmail", on=PLAYED, fits=attack_played)
def chainmail(t: Imperium, you: int, card: int, played: int) -> None:
    gain(t, you, progress=1)


@exhaust("cel_ogham_script", needs=lambda t, you, card: bool(t.hand[you] or t.discard[you]))
def ogham_script(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_hand_and_discard(t, you)


@play("cel_vercingetorix")
def vercingetorix(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, ANY, optional=True)
    yield from to_history(t, you, card)


@play("cel_hibernia")
def hibernia(t: Imperium, you: int, card: int) -> Effect:
    yield from take_from_discard(t, you, optional=True)
    yield from may_garrison(t, you, card)


@play("cel_druids")
def druids(t: Imperium, you: int, card: int) -> Effect:
    ways = {"progress": True}
    if can_pay(t, you, cost(population=1)):
        ways["break-through"] = True
    if unrest_in(t, t.hand[you]):
        ways["return-unrest"] = True
    way = yield from either(t, you, ways, private=bool(t.hand[you]))
    if way == "progress":
        gain(t, you, progress=1)
    elif way == "break-through":
        yield from pay(t, you, cost(population=1))
        yield from break_through(t, you, UNCIVILISED)
    else:
        yield from return_from(t, you)
        gain(t, you, population=1)


@play("cel_boudicca")
def boudicca(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, progress=1)
    yield from each_opponent(t, you, abandon_region)
    yield from to_history(t, you, card)


@play("cel_cattle_raid")
def cattle_raid(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, materials=2)
    yield from each_opponent(
        t, you, lose_a_material, [opponent for opponent in opponents(t, you) if region_count(t, opponent)]
    )
    yield from each_opponent(t, you, lose_progress, [opponent for opponent in opponents(t, you) if t.empire[opponent]])


@play("cel_celtica")
def celtica(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, you, optional=True)
    yield from may_garrison(t, you, card)
