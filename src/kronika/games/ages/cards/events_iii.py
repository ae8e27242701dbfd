"""Events of age III: the impacts, which are also scored at the end of the game. They ask nothing.

Each is a function that says how many culture points it is worth to a player as things stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ..data import ARENA, FACE, LEVEL, SLOTS_OF, UNITS, URBAN
from ..effects import event
from ..moves import (
    civil_total,
    consumption,
    discontent,
    food_production,
    lose_culture,
    military_total,
    mine_production,
    resource_production,
    workers_on,
)
from ..ranks import everybody, players, ranked
from ..table import Ages
from .common import event_line, score

Points: TypeAlias = Callable[[Ages, int], int]  # you

IMPACTS: Final[dict[int, Points]] = {}  # by face
RANKS: Final = ((10, 0), (14, 7, 0), (15, 10, 5, 0))  # with 2, 3 and 4 players
CROWD: Final = 10  # content workers that score nothing
TOP_LEVEL: Final = 3
OLDEST_WONDER: Final = 5  # culture points of age A; 1 less for each later age
UNIT_KINDS: Final = [slots for slots in SLOTS_OF if slots.start in UNITS]
URBAN_KINDS: Final = [slots for slots in SLOTS_OF if slots.start in URBAN]


def impact(card: str) -> Callable[[Points], Points]:
    def declare(points: Points) -> Points:
        @event(card, everybody)
        def effect(t: Ages, you: int) -> None:
            number = points(t, you)
            score(t, you, number)
            lose_culture(t, you, -number, event_line(t))

        IMPACTS[FACE[card]] = points
        return points

    return declare


# --- production


@impact("impact_of_agriculture")
def impact_of_agriculture(t: Ages, you: int) -> int:
    """All food that is produced, by pacts too."""
    made = food_production(t, you)
    return made + (4 if made > consumption(t, you) else 0)


@impact("impact_of_industry")
def impact_of_industry(t: Ages, you: int) -> int:
    """Mines alone: neither labs with Bill Gates nor pacts."""
    return mine_production(t, you)


@impact("impact_of_balance")
def impact_of_balance(t: Ages, you: int) -> int:
    """Everything that is produced, also by leaders and pacts, before corruption and consumption."""
    made = (t.science_rating[you], t.culture_rating[you], food_production(t, you), resource_production(t, you))
    return 2 * min(made)


# --- buildings and units


def levels_of_workers(t: Ages, you: int, slots: Sequence[int]) -> int:
    return sum(t.workers[you][slot] * LEVEL[slot] for slot in slots)


@impact("impact_of_architecture")
def impact_of_architecture(t: Ages, you: int) -> int:
    return levels_of_workers(t, you, URBAN)


@impact("impact_of_competition")
def impact_of_competition(t: Ages, you: int) -> int:
    return levels_of_workers(t, you, (*UNITS, *SLOTS_OF[ARENA]))


@impact("impact_of_variety")
def impact_of_variety(t: Ages, you: int) -> int:
    kinds = sum(workers_on(t, you, slots) > 0 for slots in (*UNIT_KINDS, *URBAN_KINDS))
    return 2 * (kinds + sum(card >= 0 for card in t.special[you]))


# --- cards in play


@impact("impact_of_colonies")
def impact_of_colonies(t: Ages, you: int) -> int:
    return 3 * len(t.colonies[you])


@impact("impact_of_progress")
def impact_of_progress(t: Ages, you: int) -> int:
    cards = (t.government[you], *(card for card in t.special[you] if card >= 0))
    return 2 * sum(LEVEL[t.faces[card]] for card in cards)


@impact("impact_of_technology")
def impact_of_technology(t: Ages, you: int) -> int:
    """With workers or without, governments and special technologies too."""
    return 4 * sum(LEVEL[t.faces[card]] == TOP_LEVEL for card in t.technologies[you])


@impact("impact_of_wonders")
def impact_of_wonders(t: Ages, you: int) -> int:
    """Ruins count with their age."""
    return sum(OLDEST_WONDER - LEVEL[t.faces[card]] for card in (*t.wonders[you], *t.ruins[you]))


# --- people and actions


@impact("impact_of_government")
def impact_of_government(t: Ages, you: int) -> int:
    return 2 * civil_total(t, you) + military_total(t, you)


@impact("impact_of_happiness")
def impact_of_happiness(t: Ages, you: int) -> int:
    """With many discontent workers points are lost."""
    return 2 * (t.happiness[you] - discontent(t, you))


@impact("impact_of_population")
def impact_of_population(t: Ages, you: int) -> int:
    """Unused workers are workers."""
    content = t.unused[you] + sum(t.workers[you]) - discontent(t, you)
    return 2 * max(0, content - CROWD)


# --- ranks


def by_rank(t: Ages, you: int, values: Sequence[int]) -> int:
    return RANKS[len(players(t)) - 2][ranked(t, values).index(you)]


@impact("impact_of_science")
def impact_of_science(t: Ages, you: int) -> int:
    return by_rank(t, you, t.science_rating)


@impact("impact_of_strength")
def impact_of_strength(t: Ages, you: int) -> int:
    return by_rank(t, you, t.strength)
