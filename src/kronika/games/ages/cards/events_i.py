"""Events of age I."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose, pick
from kronika.engine.choice import Effect

from ..data import UNITS
from ..effects import event
from ..keys import DESTROY, FOOD
from ..moves import (
    destroy,
    discontent,
    gain_food,
    gain_resources,
    gain_science,
    lose_food,
    lose_population,
    lose_resources,
    produce_food,
    produce_resources,
    spend_civil,
    staffed,
    take_yellow,
)
from ..ranks import everybody, most_culture, strongest, two_strongest, two_weakest, weakest
from ..table import Ages
from .common import score

CIVIL_SLOTS = range(UNITS.start)

# --- by strength and culture


def most_cultured_weakling(t: Ages) -> list[int]:
    """Who has the most culture, if that player is also one of the two weakest."""
    return [seat for seat in most_culture(t) if seat in two_weakest(t)]


@event("barbarians", most_cultured_weakling)
def barbarians(t: Ages, you: int) -> Effect:
    yield from lose_population(t, you)


@event("border_conflict", weakest)
def border_conflict_destroys(t: Ages, you: int) -> Effect:
    card = yield from pick(t, you, DESTROY, staffed(t, you, CIVIL_SLOTS))
    if card != NONE:
        destroy(t, you, card)


@event("border_conflict", strongest)
def border_conflict_gives(t: Ages, you: int) -> None:
    gain_resources(t, you, 3)


@event("foray", two_strongest)
def foray(t: Ages, you: int) -> Effect:
    """Without a blue token there is nothing to choose."""
    if t.blue[you]:
        food = yield choose(t, you, FOOD, range(4))
        gain_food(t, you, food)
        gain_resources(t, you, 3 - food)


@event("raiders", two_weakest)
def raiders(t: Ages, you: int) -> Effect:
    total = min(2, t.food[you] + t.resources[you])
    food = yield choose(t, you, FOOD, range(max(0, total - t.resources[you]), min(total, t.food[you]) + 1))
    lose_food(t, you, food)
    lose_resources(t, you, total - food)


@event("uncertain_borders", strongest)
def uncertain_borders(t: Ages, you: int) -> None:
    take_yellow(t, you, weakest(t)[0], 1)


# --- for everybody


@event("cultural_influence", everybody)
def cultural_influence(t: Ages, you: int) -> None:
    score(t, you, t.culture_rating[you])


@event("scientific_breakthrough", everybody)
def scientific_breakthrough(t: Ages, you: int) -> None:
    gain_science(t, you, t.science_rating[you])


@event("good_harvest", everybody)
def good_harvest(t: Ages, you: int) -> None:
    produce_food(t, you)


@event("new_deposits", everybody)
def new_deposits(t: Ages, you: int) -> None:
    produce_resources(t, you)


@event("rats", everybody)
def rats(t: Ages, you: int) -> None:
    lose_food(t, you, t.food[you])


@event("rebellion", everybody)
def rebellion(t: Ages, you: int) -> None:
    """Who isn't on turn lacks these actions in the next turn."""
    spend_civil(t, you, 2 * discontent(t, you))
