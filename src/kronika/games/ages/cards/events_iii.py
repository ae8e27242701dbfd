"""Events of age III: the impacts, which are also scored at the end of the game. They ask nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..data import ARENA, LEVEL, SLOTS_OF, UNITS, URBAN
from ..hooks import event
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

RANKS: Final = ((10, 0), (14, 7, 0), (15, 10, 5, 0))  # with 2, 3 and 4 players
CROWD: Final = 10  # content workers that score nothing
TOP_LEVEL: Final = 3
OLDEST_WONDER: Final = 5  # culture points of age A; 1 less for each later age
UNIT_KINDS: Final = [slots for slots in SLOTS_OF if slots.start in UNITS]
URBAN_KINDS: Final = [slots for slots in SLOTS_OF if slots.start in URBAN]

# --- production


@event("impact_of_agriculture", everybody)
def impact_of_agriculture(t: Ages, you: int) -> None:
    """All food that is produced, by pacts too."""
    made = food_production(t, you)
    score(t, you, made + (4 if made > consumption(t, you) else 0))


@event("impact_of_industry", everybody)
def impact_of_industry(t: Ages, you: int) -> None:
    """Mines alone: neither labs with Bill Gates nor pacts."""
    score(t, you, mine_production(t, you))


@event("impact_of_balance", everybody)
def impact_of_balance(t: Ages, you: int) -> None:
    """Everything that is produced, also by leaders and pacts, before corruption and consumption."""
    made = (t.science_rating[you], t.culture_rating[you], food_production(t, you), resource_production(t, you))
    score(t, you, 2 * min(made))


# --- buildings and units


def levels_of_workers(t: Ages, you: int, slots: Sequence[int]) -> int:
    return sum(t.workers[you][slot] * LEVEL[slot] for slot in slots)


@event("impact_of_architecture", everybody)
def impact_of_architecture(t: Ages, you: int) -> None:
    score(t, you, levels_of_workers(t, you, URBAN))


@event("impact_of_competition", everybody)
def impact_of_competition(t: Ages, you: int) -> None:
    score(t, you, levels_of_workers(t, you, (*UNITS, *SLOTS_OF[ARENA])))


@event("impact_of_variety", everybody)
def impact_of_variety(t: Ages, you: int) -> None:
    kinds = sum(workers_on(t, you, slots) > 0 for slots in (*UNIT_KINDS, *URBAN_KINDS))
    score(t, you, 2 * (kinds + sum(card >= 0 for card in t.special[you])))


# --- cards in play


@event("impact_of_colonies", everybody)
def impact_of_colonies(t: Ages, you: int) -> None:
    score(t, you, 3 * len(t.colonies[you]))


@event("impact_of_progress", everybody)
def impact_of_progress(t: Ages, you: int) -> None:
    cards = (t.government[you], *(card for card in t.special[you] if card >= 0))
    score(t, you, 2 * sum(LEVEL[t.faces[card]] for card in cards))


@event("impact_of_technology", everybody)
def impact_of_technology(t: Ages, you: int) -> None:
    """With workers or without, governments and special technologies too."""
    score(t, you, 4 * sum(LEVEL[t.faces[card]] == TOP_LEVEL for card in t.technologies[you]))


@event("impact_of_wonders", everybody)
def impact_of_wonders(t: Ages, you: int) -> None:
    """Ruins count with their age."""
    score(t, you, sum(OLDEST_WONDER - LEVEL[t.faces[card]] for card in (*t.wonders[you], *t.ruins[you])))


# --- people and actions


@event("impact_of_government", everybody)
def impact_of_government(t: Ages, you: int) -> None:
    score(t, you, 2 * civil_total(t, you) + military_total(t, you))


@event("impact_of_happiness", everybody)
def impact_of_happiness(t: Ages, you: int) -> None:
    """With many discontent workers points are lost."""
    number = 2 * (t.happiness[you] - discontent(t, you))
    score(t, you, number)
    lose_culture(t, you, -number, event_line(t))


@event("impact_of_population", everybody)
def impact_of_population(t: Ages, you: int) -> None:
    """Unused workers are workers."""
    content = t.unused[you] + sum(t.workers[you]) - discontent(t, you)
    score(t, you, 2 * max(0, content - CROWD))


# --- ranks


def score_by_rank(t: Ages, you: int, values: Sequence[int]) -> None:
    score(t, you, RANKS[len(players(t)) - 2][ranked(t, values).index(you)])


@event("impact_of_science", everybody)
def impact_of_science(t: Ages, you: int) -> None:
    score_by_rank(t, you, t.science_rating)


@event("impact_of_strength", everybody)
def impact_of_strength(t: Ages, you: int) -> None:
    score_by_rank(t, you, t.strength)
