"""What a card gives or takes, as its data says."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..data import BLUE_TOKENS, CULTURE_POINTS, FOOD, MILITARY_CARDS, POPULATION, RESOURCES, SCIENCE_POINTS, Pairs
from ..table import Ages
from .cards import draw_military
from .goods import gain_food, gain_resources, lose_food, lose_resources
from .points import gain_culture, gain_science, lose_culture, lose_science
from .tokens import gain_population, lose_blue, lose_population


def receive(t: Ages, you: int, gain: Pairs, lose: Pairs, line: int) -> Effect:
    """Gain and lose what the data say, in their order. Only losses of population and blue tokens ask, so these come
    first."""
    for what, number in lose:
        if what == POPULATION:
            yield from lose_population(t, you, number)
        elif what == BLUE_TOKENS:
            yield from lose_blue(t, you, number)
        elif what == CULTURE_POINTS:
            lose_culture(t, you, number, line)
        elif what == SCIENCE_POINTS:
            lose_science(t, you, number)
        elif what == FOOD:
            lose_food(t, you, number)
        elif what == RESOURCES:
            lose_resources(t, you, number)
    give(t, you, gain, line)


def give(t: Ages, you: int, gain: Pairs, line: int) -> None:
    for what, number in gain:
        if what == FOOD:
            gain_food(t, you, number)
        elif what == RESOURCES:
            gain_resources(t, you, number)
        elif what == SCIENCE_POINTS:
            gain_science(t, you, number)
        elif what == CULTURE_POINTS:
            gain_culture(t, you, number, line)
        elif what == POPULATION:
            gain_population(t, you, number)
        elif what == MILITARY_CARDS:
            draw_military(t, you, number)
