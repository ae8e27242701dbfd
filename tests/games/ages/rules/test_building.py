"""The action phase: buildings, units, leaders, wonders, technologies and revolutions."""

import pytest
from tests.games.ages.helpers import INITIAL, completed, last_stage, turned_up

from kronika.games.ages.data import ACTION_CARD, CARDS, CONSTRUCTION, KIND
from kronika.testing import ages

# --- buildings


@pytest.mark.rules("TTA-BUILD-05")
def test_building_needs_an_unused_worker_who_moves_to_the_card():
    seat = {"tokens": {"bronze": 3}}
    ages(seat).play("build religion").expect(
        me={
            "workers": {"religion": 1},
            "unused": 0,
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
            "civil": 3,
            "culture_rating": 1,
            "happiness": 1,
        }
    )
    ages({**seat, "unused": 0}).refuses("build religion", "build bronze", "build warriors")


@pytest.mark.rules("TTA-BUILD-08")
def test_surplus_buildings_stay_under_a_lower_limit():
    seat = {
        "technologies": ["democracy", "alchemy"],
        "workers": {"philosophy": 2, "alchemy": 2},
        "hand": ["monarchy"],
        "science": 8,
        "tokens": {"bronze": 9},
    }
    game = ages(seat).play("develop monarchy")
    assert game.position()["me"]["workers"]["alchemy"] == 2
    game.refuses("build alchemy", "build philosophy").offers("build religion", "upgrade philosophy alchemy")


@pytest.mark.rules("TTA-UPGRADE-05", "TTA-FOOD-03")
def test_an_upgrade_counts_at_once_and_tokens_stay_on_the_card():
    game = ages({"technologies": ["alchemy"], "tokens": {"bronze": 4}}).play("upgrade philosophy alchemy")
    game.expect(
        me={
            "workers": {"philosophy": 0, "alchemy": 1},
            "science_rating": 2,
            "tokens": {"bronze": 1},
            "resources": 1,
            "blue": 15,
            "civil": 3,
        }
    )
    game = ages({"technologies": ["iron"], "workers": {"bronze": 1}, "tokens": {"bronze": 5}})
    game.play("upgrade bronze iron").expect(
        me={"workers": {"bronze": 0, "iron": 1}, "tokens": {"bronze": 2}, "resources": 2, "blue": 14, "civil": 3}
    )
    game.offers("build bronze")


@pytest.mark.rules("TTA-DESTROY-01", "TTA-DESTROY-02", "TTA-DESTROY-03")
def test_a_destroyed_building_frees_its_worker_and_gives_nothing_back():
    seat = {"workers": {"religion": 1}, "tokens": {"bronze": 1}}
    ages(seat).play("destroy religion").expect(
        me={"workers": {"religion": 0}, "unused": 2, "culture_rating": 0, "happiness": 0, "civil": 3}
    )
    ages({**seat, "civil": 0}).refuses("destroy religion", "destroy agriculture")


# --- units


@pytest.mark.rules("TTA-UNIT-01", "TTA-UNIT-02", "TTA-UNIT-03")
def test_a_unit_costs_a_military_action_and_its_resources():
    seat = {"tokens": {"bronze": 5}, "technologies": ["swordsmen"], "tactic": "fighting_band"}
    game = ages(seat, common=["fighting_band"]).play("build swordsmen")
    game.expect(
        me={
            "workers": {"swordsmen": 1},
            "unused": 0,
            "strength": 1 + 2 + 1,
            "tokens": {"bronze": 2},
            "resources": 2,
            "blue": 14,
            "military": 1,
        }
    )
    ages({**seat, "military": 0}).refuses("build warriors", "build swordsmen").offers("build bronze")
    ages({**seat, "tokens": {"bronze": 2}}).refuses("build swordsmen").offers("build warriors")


@pytest.mark.rules("TTA-UNIT-04", "TTA-UNIT-05", "TTA-UNIT-06", "TTA-UNIT-07")
def test_units_are_upgraded_within_their_type_for_the_difference():
    seat = {"technologies": ["riflemen", "knights"], "tokens": {"bronze": 3}}
    game = ages(seat).refuses("upgrade warriors knights").play("upgrade warriors riflemen")
    game.expect(
        me={
            "workers": {"warriors": 0, "riflemen": 1},
            "strength": 3,
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
            "military": 1,
        }
    )
    ages({**seat, "military": 0}).refuses("upgrade warriors riflemen")
    ages({**seat, "tokens": {"bronze": 2}}).refuses("upgrade warriors riflemen")
    ages({**seat, "workers": {"warriors": 0, "riflemen": 1}}).refuses("upgrade riflemen warriors")


@pytest.mark.rules("TTA-UNIT-06")
def test_discounts_come_before_the_difference():
    """Architecture takes 1 off Alchemy and 2 off the Scientific Method: 6 - 5."""
    seat = {"technologies": ["alchemy", "scientific_method", "architecture"], "workers": {"alchemy": 1}}
    game = ages({**seat, "tokens": {"bronze": 1}}).play("upgrade alchemy scientific_method")
    assert game.table.resources[0] == 0
    ages(seat).refuses("upgrade alchemy scientific_method")


@pytest.mark.rules("TTA-UNIT-08", "TTA-UNIT-09")
def test_a_disbanded_unit_takes_its_army_with_it():
    seat = {"workers": {"warriors": 2}, "tactic": "fighting_band"}
    game = ages(seat, common=["fighting_band"])
    assert game.table.strength[0] == 3
    game.play("disband warriors").expect(me={"workers": {"warriors": 1}, "unused": 2, "strength": 1, "military": 1})
    ages({**seat, "military": 0}, common=["fighting_band"]).refuses("disband warriors")


# --- leaders


@pytest.mark.rules("TTA-LEADER-01", "TTA-LEADER-02", "TTA-LEADER-04")
def test_a_leader_costs_an_action_replaces_another_one_and_works_at_once():
    seat = {"leader": "homer", "hand": ["mahatma_gandhi"]}
    game = ages({**seat, "civil": 1}).play("play-leader mahatma_gandhi")
    game.expect(
        me={"leader": "mahatma_gandhi", "hand": [], "culture_rating": 2, "happiness": 0, "civil": 1},
        table={"gone": ["homer"]},
    )
    ages({**seat, "civil": 0}).refuses("play-leader mahatma_gandhi")


@pytest.mark.rules("TTA-CARDS-07")
def test_a_removed_civil_card_never_returns():
    game = ages({"leader": "moses", "hand": ["genghis_khan"]}, civil_deck=["iron"]).play("play-leader genghis_khan")
    moses = game.table.gone[-1]
    game.play("end-turn")
    t = game.table
    assert t.age == 2
    assert game.name(moses) == "moses"
    assert moses in t.gone
    assert moses not in (*t.civil_deck, *t.later, *t.row)


# --- wonders


@pytest.mark.rules("TTA-WONDER-01", "TTA-WONDER-02", "TTA-WONDER-04")
def test_a_stage_costs_an_action_its_resources_and_a_blue_token():
    seat = {"unfinished": "pyramids", "tokens": {"bronze": 3}, "blue": 5, "civil": 2}
    ages(seat).play("build-stages 1").expect(
        me={"stages": 1, "tokens": {"bronze": 0}, "resources": 0, "blue": 5 + 3 - 1, "civil": 1}
    )
    ages({**seat, "unfinished": None}).refuses("build-stages 1")
    ages({**seat, "civil": 0}).refuses("build-stages 1")
    ages({**seat, "tokens": {"bronze": 2}}).refuses("build-stages 1")


@pytest.mark.rules("TTA-WONDER-05")
def test_with_an_empty_bank_a_stage_is_covered_from_a_technology_card():
    """Efficient paying would free a token; the Engineering Genius pays for all of the stage."""
    game = ages(
        {
            "unfinished": "hanging_gardens",
            "hand": ["engineering_genius_a"],
            "tokens": {"agriculture": 2, "bronze": 1},
            "blue": 0,
        }
    )
    game.play("play engineering_genius_a").asks("me", "cover", ["agriculture", "bronze"]).answer("agriculture")
    game.expect(
        me={"hand": [], "stages": 1, "tokens": {"agriculture": 1}, "food": 1, "civil": 3},
        table={"gone": ["engineering_genius_a"]},
    )


@pytest.mark.rules("TTA-WONDER-09")
def test_any_number_of_wonders_can_be_completed():
    five = ["pyramids", "hanging_gardens", "colossus", "library_of_alexandria", "universitas_carolina"]
    game = ages(last_stage("eiffel_tower", 3, wonders=five)).play("build-stages 1")
    game.expect(
        me=completed("eiffel_tower", 3, wonders=[*five, "eiffel_tower"], civil=4, culture_rating=7, happiness=3)
    )


@pytest.mark.rules("TTA-STATS-23")
def test_a_token_symbol_of_a_completed_wonder_brings_its_token_at_once():
    """Nine in the bank, two paid, two from the stages, and the one that the wonder brings."""
    game = ages(last_stage("taj_mahal", 2)).play("build-stages 1")
    game.expect(me=completed("taj_mahal", 2, blue=9 + 2 + 2 + 1, culture_rating=3))


# --- technologies and revolutions


@pytest.mark.rules("TTA-TECH-08")
def test_every_civil_card_with_a_science_price_is_a_technology():
    priced = {face for face, card in enumerate(CARDS) if "science_cost" in card}
    initial = {face for face, card in enumerate(CARDS) if card["id"] in INITIAL}
    assert priced | initial == {face for face, kind in enumerate(KIND) if kind <= CONSTRUCTION}
    assert not any(KIND[face] == ACTION_CARD for face in priced)
    seat = {"leader": "aristotle"}
    game = ages(seat, row=["monarchy", "warfare", "rich_land_i"]).play("take monarchy", "take warfare")
    assert game.table.science[0] == 2
    assert game.play("take rich_land_i").table.science[0] == 2


@pytest.mark.rules("TTA-TECH-09")
def test_initial_technologies_are_technologies():
    """Level 0, but built on, upgraded and destroyed like all others."""
    game = ages({"tokens": {"bronze": 3}})
    game.offers("build agriculture", "build bronze", "build philosophy", "build religion", "build warriors")
    assert sorted(game.position()["me"]["technologies"]) == INITIAL


@pytest.mark.rules("TTA-REVOLUTION-02")
def test_no_revolution_after_a_civil_action():
    seat = {"technologies": ["theocracy", "code_of_laws"], "hand": ["monarchy"], "science": 2}
    ages(seat, row=["iron"]).offers("revolution monarchy").play("take iron").refuses("revolution monarchy")


@pytest.mark.rules("TTA-REVOLUTION-08", "TTA-STATS-18")
def test_newton_gives_an_action_back_after_the_revolution():
    """Of six new civil actions none is left but Newton's; by a plain development nothing is given back in vain."""
    seat = {"leader": "isaac_newton", "hand": ["constitutional_monarchy", "iron"], "science": 11}
    game = ages(seat).play("revolution constitutional_monarchy")
    assert (game.table.civil[0], game.position()["me"]["civil_total"]) == (1, 6)
    game.play("develop iron")
    assert game.table.civil[0] == 1


@pytest.mark.rules("TTA-STATS-18")
def test_without_a_spent_action_nothing_is_given_back():
    """Development of Civilization takes no action, so the total is not exceeded."""
    seat = {"leader": "isaac_newton", "hand": ["irrigation"], "science": 5, "military_hand": ["rats"]}
    game = ages(seat, current=["development_of_civilization"], phase="politics").play("prepare rats")
    game.play("develop irrigation")
    assert game.position()["me"]["science"] == 5 + 1 - 3
    assert game.table.civil[0] == 4


# --- science points


@pytest.mark.rules("TTA-POINTS-04")
def test_what_science_does_not_cover_is_not_developed():
    ages({"hand": ["iron"], "science": 4}).refuses("develop iron")
    ages({"hand": ["iron"], "science": 5}).offers("develop iron")


@pytest.mark.rules("TTA-POINTS-05")
def test_science_of_this_turn_is_used_first():
    seat = {"leader": "winston_churchill", "hand": ["knights", "iron"], "science": 5}
    game = ages(seat, age="III").play("use winston_churchill", "support military")
    assert game.table.unit_science == 3
    game.play("develop knights")
    assert (game.table.science[0], game.table.unit_science) == (3, 0)
    game.refuses("develop iron")


@pytest.mark.rules("TTA-POINTS-03")
def test_points_never_fall_below_nothing():
    game = turned_up("crusades", {"workers": {"warriors": 3}}, {"culture": 3})
    assert game.table.culture == [1 + 4, 0]


@pytest.mark.rules("TTA-POINTS-01", "TTA-POINTS-02")
@pytest.mark.parametrize("before", [7, 399])
def test_points_are_added_without_a_limit(before):
    seat = {"hand": ["cultural_heritage_a"], "culture": before, "science": before}
    game = ages(seat).play("play cultural_heritage_a")
    game.expect(
        me={"hand": [], "civil": 3, "culture": before + 4, "science": before + 1},
        table={"gone": ["cultural_heritage_a"]},
    )
