"""What the options of the action phase cost, as printed: gold can stand in for wood, stone and food."""

from __future__ import annotations

from kronika.engine.choice import ARG, Choice, Key, Price, parts

from .data import COST, PRICE
from .goods import COSTS, PRICES
from .keys import ACTION, ACTIVATE, ACTIVATE_TWICE, BUILD, DEAL, RAZE, RAZE_CARD, SAMURAI
from .table import Settlers

GOODS = (*PRICES, "location")


def price(t: Settlers, choice: Choice, code: int) -> Price:
    """Cards that let a player raze or activate have prices of their own, which their texts tell; those that let one
    build waive only the location."""
    key, what = parts(choice, code)
    if key is BUILD:
        return built_for(COST[t.faces[what]][: 4 if choice.key is ACTION else 3])
    if key is SAMURAI and choice.key is not SAMURAI:
        return (("worker", 1),)
    return acted_for(t, key, what) if choice.key is ACTION else ()


def acted_for(t: Settlers, key: Key, what: int) -> Price:
    if key is DEAL:
        return (("food", 1),)
    if key is RAZE_CARD:
        return (("raze", 1),)
    if key is RAZE:
        return (("raze", 2 + t.guard[what // ARG]),)
    if key in (ACTIVATE, ACTIVATE_TWICE):
        return activated_for(t.faces[what], 2 if key is ACTIVATE_TWICE else 1)
    return ()


def built_for(cost: tuple[int, ...]) -> Price:
    return tuple((good, count) for good, count in zip(COSTS, cost, strict=False) if count)


def activated_for(face: int, times: int) -> Price:
    asked = PRICE[face]
    counts = (
        *(asked.wood, asked.stone, asked.food, asked.gold, asked.worker, asked.raze),
        *(asked.any, asked.card, asked.deal),
    )
    return tuple((good, count * times) for good, count in zip(PRICES, counts, strict=True) if count)
