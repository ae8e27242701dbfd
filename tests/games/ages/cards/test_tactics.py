"""Tactics: what an army of each is made of and adds."""

import pytest

from kronika.testing import ages

STRENGTH = {
    "warriors": 1,
    "swordsmen": 2,
    "riflemen": 3,
    "knights": 2,
    "cavalrymen": 3,
    "cannon": 3,
    "rockets": 5,
}
TACTICS = {  # the units of one army that isn't obsolete, its strength
    "fighting_band": ({"warriors": 2}, 1),
    "legion": ({"warriors": 3}, 2),
    "medieval_army": ({"warriors": 1, "knights": 1}, 2),
    "phalanx": ({"warriors": 2, "knights": 1}, 3),
    "heavy_cavalry": ({"knights": 3}, 4),
    "mobile_artillery": ({"knights": 1, "cannon": 1}, 5),
    "fortifications": ({"cannon": 2}, 5),
    "conquistadors": ({"swordsmen": 1, "knights": 2}, 5),
    "defensive_army": ({"swordsmen": 2, "cannon": 1}, 6),
    "napoleonic_army": ({"swordsmen": 1, "knights": 1, "cannon": 1}, 7),
    "classic_army": ({"swordsmen": 2, "knights": 2}, 8),
    "entrenchments": ({"riflemen": 1, "cannon": 2}, 9),
    "mechanized_army": ({"cavalrymen": 1, "cannon": 2}, 10),
    "shock_troops": ({"riflemen": 1, "cavalrymen": 3}, 11),
    "modern_army": ({"riflemen": 2, "cavalrymen": 1, "cannon": 1}, 13),
}
OBSOLETE = {  # an army with a unit two levels below the tactic; there is none of the other tactics
    "conquistadors": ({"warriors": 1, "knights": 2}, 3),
    "defensive_army": ({"swordsmen": 1, "warriors": 1, "cannon": 1}, 3),
    "napoleonic_army": ({"warriors": 1, "knights": 1, "cannon": 1}, 4),
    "classic_army": ({"swordsmen": 1, "warriors": 1, "knights": 2}, 4),
    "entrenchments": ({"swordsmen": 1, "rockets": 2}, 5),
    "mechanized_army": ({"knights": 1, "rockets": 2}, 5),
    "shock_troops": ({"riflemen": 1, "cavalrymen": 2, "knights": 1}, 6),
    "modern_army": ({"riflemen": 1, "swordsmen": 1, "cavalrymen": 1, "cannon": 1}, 7),
}
ALL = pytest.mark.card(*TACTICS)


def played(tactic, units):
    """The game after I played the tactic with these units, and their strength without it."""
    technologies = [unit for unit in units if unit != "warriors"]
    seat = {"military_hand": [tactic], "technologies": technologies, "workers": {"warriors": 0, **units}}
    game = ages(seat, age="III")
    return game.play(f"play-tactic {tactic}"), sum(STRENGTH[unit] * number for unit, number in units.items())


@ALL
@pytest.mark.parametrize(("tactic", "units", "adds"), [(name, *rest) for name, rest in TACTICS.items()])
def test_a_tactic_adds_its_strength_for_an_army(tactic, units, adds):
    game, strength = played(tactic, units)
    game.expect(
        me={"military_hand": [], "military": 1, "exclusive": tactic, "tactic": tactic, "strength": strength + adds}
    )


@ALL
@pytest.mark.parametrize(("tactic", "units", "adds"), [(name, *rest) for name, rest in TACTICS.items()])
def test_two_armies_add_twice_as_much(tactic, units, adds):
    game, strength = played(tactic, {unit: 2 * number for unit, number in units.items()})
    assert game.table.strength[0] == strength + 2 * adds


@ALL
@pytest.mark.parametrize(
    ("tactic", "missing"), [(name, unit) for name, (units, _) in TACTICS.items() for unit in units]
)
def test_an_army_that_lacks_a_unit_adds_nothing(tactic, missing):
    units, _ = TACTICS[tactic]
    game, strength = played(tactic, units | {missing: units[missing] - 1})
    assert game.table.strength[0] == strength


@pytest.mark.card(*OBSOLETE)
@pytest.mark.rules("TTA-TACTIC-17")
@pytest.mark.parametrize(("tactic", "units", "adds"), [(name, *rest) for name, rest in OBSOLETE.items()])
def test_an_obsolete_army_adds_less(tactic, units, adds):
    game, strength = played(tactic, units)
    assert game.table.strength[0] == strength + adds
