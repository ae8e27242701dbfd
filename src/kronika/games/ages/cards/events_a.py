"""Events of age A that ask."""

from __future__ import annotations

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import Effect

from ..data import INFANTRY, SLOTS_OF, TEMPLE, UNITS
from ..effects import event
from ..keys import ACTION, BUILD, DEVELOP, GOODS, GROW, REVOLUTION
from ..moves import (
    build,
    build_options,
    can_grow,
    develop,
    develop_options,
    gain_food,
    gain_resources,
    grow,
    revolt,
    revolution_options,
)
from ..ranks import everybody
from ..table import Ages
from .common import work

FOOD, RESOURCES = range(2)
CIVIL_SLOTS = range(UNITS.start)
RELIGION, WARRIORS = SLOTS_OF[TEMPLE].start, SLOTS_OF[INFANTRY].start
FREE = 99  # a discount that no price reaches


@event("development_of_civilization", everybody)
def development_of_civilization(t: Ages, you: int) -> Effect:
    """One action of the player's choice without its civil action, for 1 less; a revolution still takes all actions."""
    options = [GROW.base] if can_grow(t, you, 1) else []
    options += [BUILD.base + card for card in build_options(t, you, CIVIL_SLOTS, 1)]
    options += [DEVELOP.base + card for card in develop_options(t, you, 1)]
    options += [REVOLUTION.base + card for card in revolution_options(t, you, 1)]
    if not options:
        return
    code = yield may(t, you, ACTION, options)
    if code == GROW.base:
        yield from grow(t, you, 1)
    elif code >= REVOLUTION.base:
        revolt(t, you, code - REVOLUTION.base, 1)
    elif code >= DEVELOP.base:
        develop(t, you, code - DEVELOP.base, 1)
    elif code != DONE:
        yield from work(t, you, code, 1)


@event("development_of_markets", everybody)
def development_of_markets(t: Ages, you: int) -> Effect:
    goods = yield choose(t, you, GOODS, (FOOD, RESOURCES))
    if goods == FOOD:
        gain_food(t, you, 2)
    else:
        gain_resources(t, you, 2)


@event("development_of_religion", everybody)
def development_of_religion(t: Ages, you: int) -> Effect:
    """The urban limit holds."""
    yield from build_free(t, you, RELIGION)


@event("development_of_warfare", everybody)
def development_of_warfare(t: Ages, you: int) -> Effect:
    yield from build_free(t, you, WARRIORS)


def build_free(t: Ages, you: int, slot: int) -> Effect:
    card = yield may(t, you, BUILD, build_options(t, you, (slot,), FREE))
    if card != DONE:
        yield from build(t, you, card, FREE)
