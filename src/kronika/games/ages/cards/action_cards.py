"""Action cards with more than gains. Cards of one name differ only in their numbers."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import Effect

from ..data import AMOUNT, FARMS, MINES, UNITS, URBAN
from ..effects import action
from ..keys import DEVELOP, GOODS, REVOLUTION, UPGRADE
from ..moves import (
    build_stages,
    can_grow,
    civil_available,
    develop,
    develop_options,
    gain_culture,
    gain_extra_military,
    gain_food,
    gain_resources,
    gain_science,
    gain_unit_resources,
    grow,
    pay_civil,
    revolt,
    revolution_options,
    stage_options,
    upgrade_options,
)
from ..ranks import rivals
from ..table import Ages
from .common import amount, build_or_upgrade, by_players, can_build_or_upgrade, can_upgrade, work

FOOD, RESOURCES = range(2)
FARMS_AND_MINES = range(FARMS.start, MINES.stop)
CIVIL_SLOTS = range(UNITS.start)

# --- building, upgrading and growing


def has_land(t: Ages, you: int, face: int) -> bool:
    return can_build_or_upgrade(t, you, FARMS_AND_MINES, AMOUNT[face])


@action("rich_land_a", "rich_land_i", "rich_land_ii", playable=has_land)
def rich_land(t: Ages, you: int) -> Effect:
    yield from build_or_upgrade(t, you, FARMS_AND_MINES, amount(t))


def has_city(t: Ages, you: int, face: int) -> bool:
    return can_build_or_upgrade(t, you, URBAN, AMOUNT[face])


@action("urban_growth_a", "urban_growth_i", "urban_growth_ii", "urban_growth_iii", playable=has_city)
def urban_growth(t: Ages, you: int) -> Effect:
    yield from build_or_upgrade(t, you, URBAN, amount(t))


@action(
    "efficient_upgrade_ii",
    "efficient_upgrade_iii",
    playable=lambda t, you, face: can_upgrade(t, you, CIVIL_SLOTS, AMOUNT[face]),
)
def efficient_upgrade(t: Ages, you: int) -> Effect:
    options = [UPGRADE.base + cards for cards in upgrade_options(t, you, CIVIL_SLOTS, amount(t))]
    code = yield choose(t, you, UPGRADE, options)
    yield from work(t, you, code, amount(t))


@action(
    "engineering_genius_a",
    "engineering_genius_i",
    "engineering_genius_ii",
    "engineering_genius_iii",
    playable=lambda t, you, face: bool(stage_options(t, you, 1, AMOUNT[face])),
)
def engineering_genius(t: Ages, you: int) -> Effect:
    """One stage, whatever the construction technology allows."""
    yield from build_stages(t, you, 1, amount(t))


@action("frugality_a", "frugality_i", "frugality_ii", playable=lambda t, you, face: can_grow(t, you))
def frugality(t: Ages, you: int) -> Effect:
    """The food comes too late for the same payment."""
    yield from grow(t, you)
    gain_food(t, you, amount(t))


# --- technologies


def has_idea(t: Ages, you: int, face: int) -> bool:
    return bool(civil_available(t, you) and develop_options(t, you)) or bool(revolution_options(t, you))


def breakthrough_options(t: Ages, you: int) -> list[int]:
    """A revolution is paid with all actions of its kind, and the card then costs nothing more."""
    options = [REVOLUTION.base + card for card in revolution_options(t, you)]
    if civil_available(t, you):
        options += [DEVELOP.base + card for card in develop_options(t, you)]
    return options


@action("breakthrough_i", "breakthrough_ii", playable=has_idea, pays=False)
def breakthrough(t: Ages, you: int) -> Effect:
    """The science points come too late for the same payment."""
    code = yield choose(t, you, DEVELOP, breakthrough_options(t, you))
    if code >= REVOLUTION.base:
        revolt(t, you, code - REVOLUTION.base)
    else:
        pay_civil(t, you, 1)
        develop(t, you, code - DEVELOP.base)
    gain_science(t, you, amount(t))


# --- gains


@action("reserves_i", "reserves_ii", "reserves_iii", playable=lambda t, you, face: True)
def reserves(t: Ages, you: int) -> Effect:
    goods = yield choose(t, you, GOODS, (FOOD, RESOURCES))
    if goods == FOOD:
        gain_food(t, you, amount(t))
    else:
        gain_resources(t, you, amount(t))


@action(
    "patriotism_a",
    "patriotism_i",
    "patriotism_ii",
    "patriotism_iii",
    playable=lambda t, you, face: True,
)
def patriotism(t: Ages, you: int) -> None:
    gain_extra_military(t, 1)
    gain_unit_resources(t, amount(t))


@action("wave_of_nationalism_ii", "military_build_up_iii", playable=lambda t, you, face: True)
def arms_race(t: Ages, you: int) -> None:
    """Equal strength is not stronger."""
    stronger = sum(t.strength[rival] > t.strength[you] for rival in rivals(t, you))
    gain_unit_resources(t, by_players(t) * stronger)


@action("endowment_for_the_arts_iii", playable=lambda t, you, face: True)
def endowment_for_the_arts(t: Ages, you: int) -> None:
    ahead = sum(t.culture[rival] > t.culture[you] for rival in rivals(t, you))
    gain_culture(t, you, by_players(t) * ahead)
