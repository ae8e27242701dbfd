"""What options cost: action and exhaust tokens, the printed price of an ability, the price of a development."""

from __future__ import annotations

from kronika.engine.choice import Choice, Price, parts

from .data import FAME, SUIT
from .effects import EXHAUST_ABILITY, PLAY_ABILITY, SOLSTICE_ABILITY, Ability, Cost
from .keys import DEVELOP, EXHAUST, FREE_PLAY, PLAY, REACT, SOLSTICE
from .moves.deck import price_of
from .moves.playing import plays_free
from .table import Imperium

TOKENS = ("materials", "population", "progress", "action")
GOODS = (*TOKENS, "exhaust")


def price(t: Imperium, choice: Choice, code: int) -> Price:
    key, card = parts(choice, code)
    if key is PLAY:
        face = t.faces[card]
        free = plays_free(t, choice.seat, face)
        return (*(() if free else (("action", 1),)), *paid(PLAY_ABILITY[face]))
    if key is FREE_PLAY:
        return paid(PLAY_ABILITY[t.faces[card]])
    if key in (EXHAUST, REACT):
        return (("exhaust", 1), *paid(EXHAUST_ABILITY[t.faces[card]]))
    if key is SOLSTICE:
        return paid(SOLSTICE_ABILITY[t.faces[card]])
    if key is DEVELOP and not (choice.source >= 0 and SUIT[choice.source] & FAME):  # fame develops free of charge
        return tokens(price_of(t, choice.seat, card))
    return ()


def paid(ability: Ability | None) -> Price:
    return () if ability is None else tokens(ability.cost)


def tokens(cost: Cost) -> Price:
    return tuple((good, count) for good, count in zip(TOKENS, cost, strict=True) if count)
