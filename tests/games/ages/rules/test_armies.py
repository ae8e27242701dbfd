"""Armies are formed for the greatest strength."""

from itertools import product
from random import Random

import pytest

from kronika.games.ages.armies import tactical_strength
from kronika.games.ages.data import (
    A_TACTIC,
    ARMY,
    FACE,
    KIND,
    LEVEL,
    OBSOLETE_STRENGTH,
    SLOTS,
    TACTICAL_STRENGTH,
)
from kronika.testing import ages


def units(**numbers):
    slots = [0] * SLOTS
    for name, number in numbers.items():
        slots[FACE[name]] = number
    return slots


def strength(tactic, khan=False, **numbers):
    return tactical_strength(units(**numbers), FACE[tactic], khan)


def best_by_trying_everything(have, tactic, khan):
    """Every way to choose units, one army after another, for small numbers of units."""
    army = ARMY[tactic]
    planes = have[FACE["air_forces"]]
    kinds = (("warriors", "swordsmen", "riflemen", "modern_infantry"), ("knights", "cavalrymen", "tanks"))
    foot, horse = ([FACE[name] for name in names] for names in kinds)
    guns = [FACE["cannon"], FACE["rockets"]]

    def pick(left, slots, number):
        if not number:
            yield left, 9
            return
        for slot in slots:
            if left[slot]:
                rest = list(left)
                rest[slot] -= 1
                for more, lowest in pick(rest, [s for s in slots if s >= slot], number - 1):
                    yield more, min(lowest, LEVEL[slot])

    best = 0

    def form(left, worths):
        nonlocal best
        ranked = sorted(worths, reverse=True)
        best = max(best, sum(worths) + sum(ranked[:planes]))
        riders = sorted(horse + foot) if khan else horse
        for after_foot, low in pick(left, foot, army[0]):
            for after_horse, low_horse in pick(after_foot, riders, army[1]):
                for after, low_guns in pick(after_horse, guns, army[2]):
                    old = min(low, low_horse, low_guns) <= LEVEL[tactic] - 2
                    form(after, [*worths, OBSOLETE_STRENGTH[tactic] if old else TACTICAL_STRENGTH[tactic]])

    form(have, [])
    return best


@pytest.mark.rules("TTA-TACTIC-19", "TTA-APPENDIX-05")
def test_no_way_to_form_armies_is_stronger():
    random = Random(3)
    tactics = [face for face, kind in enumerate(KIND) if kind == A_TACTIC]
    names = ("warriors", "swordsmen", "riflemen", "knights", "cavalrymen", "cannon", "rockets", "air_forces")
    for tactic, khan in product(tactics, (False, True)):
        for _ in range(4):
            have = units(**{name: random.choice((0, 0, 1, 1, 2)) for name in names})
            assert tactical_strength(have, tactic, khan) == best_by_trying_everything(have, tactic, khan), have


@pytest.mark.rules("TTA-TACTIC-13", "TTA-TACTIC-14", "TTA-TACTIC-16")
def test_armies_need_whole_sets_of_units_and_each_unit_serves_once():
    assert strength("phalanx", warriors=2, knights=1) == 3
    assert strength("phalanx", warriors=1, knights=5) == 0
    assert strength("fighting_band", warriors=5) == 2
    assert strength("medieval_army", warriors=1, knights=3) == 2


@pytest.mark.rules("TTA-TACTIC-17")
def test_a_unit_two_levels_below_makes_its_army_obsolete():
    assert strength("conquistadors", warriors=1, knights=2) == 3
    assert strength("conquistadors", swordsmen=1, knights=2) == 5
    assert strength("modern_army", riflemen=2, cavalrymen=1, cannon=1) == 13
    assert strength("modern_army", riflemen=1, swordsmen=1, cavalrymen=1, cannon=1) == 7


@pytest.mark.rules("TTA-TACTIC-15", "TTA-TACTIC-18", "TTA-TACTIC-19")
def test_an_air_force_doubles_the_best_army():
    assert strength("mobile_artillery", knights=2, cannon=2, air_forces=1) == 15
    assert strength("conquistadors", warriors=1, knights=2, air_forces=2) == 6
    assert strength("conquistadors", warriors=1, swordsmen=1, knights=4, air_forces=1) == 5 + 5 + 3


@pytest.mark.rules("TTA-APPENDIX-05")
def test_with_genghis_khan_infantry_rides_but_not_twice():
    assert strength("medieval_army", khan=True, warriors=2) == 2
    assert strength("medieval_army", khan=True, warriors=3) == 2
    assert strength("classic_army", khan=True, swordsmen=4) == 8


def test_with_genghis_khan_old_infantry_rides_in_an_obsolete_army():
    assert strength("mobile_artillery", khan=True, swordsmen=1, warriors=1, cannon=2) == 5 + 3


@pytest.mark.rules("TTA-STATS-08", "TTA-STATS-09", "TTA-SETUP-20")
def test_units_and_armies_make_the_strength():
    assert ages(me={"workers": {"warriors": 2}}).table.strength[0] == 2
    assert (
        ages(me={"workers": {"warriors": 2}, "tactic": "fighting_band"}, common=["fighting_band"]).table.strength[0]
        == 3
    )
