"""Values derived from a player's cards that are needed before every action. They are cached on the table until a move
clears them."""

from __future__ import annotations

from functools import cache
from typing import Final

from kronika.engine.choice import pair

from ..data import A_LEADER, A_WONDER, CONSTRUCTION, FIRST_UNIT, IS_URBAN, KIND, LEVEL, SLOTS, SLOTS_OF
from ..keys import UPGRADE
from ..table import Ages, Workplace

# By slot: the other slots of its type.
OTHERS: Final = [[other for other in SLOTS_OF[KIND[slot]] if other != slot] for slot in range(SLOTS)]


def workplaces(t: Ages, you: int) -> list[Workplace]:
    return (t.workplaces[you] or find_workplaces(t, you))[0]


def upgradable(t: Ages, you: int) -> list[Workplace]:
    """The workplaces from which a worker could be upgraded."""
    return (t.workplaces[you] or find_workplaces(t, you))[3]


def find_workplaces(t: Ages, you: int) -> tuple[list[Workplace], ...]:
    """The player's workplaces, in the order in which the technologies came into play."""
    buildings: list[Workplace] = []
    units: list[Workplace] = []
    found: list[Workplace] = []
    tech, prices = t.tech[you], t.price[you]
    for card in t.technologies[you]:
        slot = t.faces[card]
        if slot < SLOTS:
            price = prices[slot]
            others = [other for other in OTHERS[slot] if tech[other] >= 0]
            higher = [(prices[to] - price, UPGRADE.base + pair(card, tech[to])) for to in others if to > slot]
            workplace = (slot, price, card, others if IS_URBAN[slot] else None, higher)
            found.append(workplace)
            (units if slot >= FIRST_UNIT else buildings).append(workplace)
    t.workplaces[you] = found, buildings, units, [workplace for workplace in found if workplace[-1]]
    return t.workplaces[you]


def with_unit_resources(workplaces: list[Workplace], resources: int) -> list[Workplace]:
    """The workplaces with the prices of units reduced by the resources that may only be spent on units in this turn."""
    return [
        (slot, price - resources, card, None, [(dearer - resources, upgrade) for dearer, upgrade in higher])
        if slot >= FIRST_UNIT
        else (slot, price, card, same_type, higher)
        for slot, price, card, same_type, higher in workplaces
    ]


def find_barred(t: Ages, you: int) -> list[bool]:
    """What the player may not take: technologies in hand or in play, leaders of an age from which a leader was taken,
    and wonders while one is unfinished. (`can_take` decides the same for one card, and also considers the size of the
    hand.)"""
    faces = t.faces
    barred = barred_kinds(t.leaders_taken[you], bool(t.unfinished[you])).copy()
    for card in t.hand[you]:
        face = faces[card]
        if KIND[face] <= CONSTRUCTION:
            barred[face] = True
    for card in t.technologies[you]:
        barred[faces[card]] = True
    t.barred[you] = barred
    return barred


@cache
def barred_kinds(leaders_taken: int, building: bool) -> list[bool]:
    """Which leaders and wonders are barred."""
    return [
        (kind == A_LEADER and bool(leaders_taken >> level & 1)) or (kind == A_WONDER and building)
        for kind, level in zip(KIND, LEVEL, strict=True)
    ]
