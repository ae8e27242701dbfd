"""Leaders of age A."""

import pytest

from kronika.testing import ages


@pytest.mark.card("alexander_the_great")
def test_alexander_adds_strength_for_every_unit():
    game = ages(me={"hand": ["alexander_the_great"], "workers": {"warriors": 3}})
    game.play("play-leader alexander_the_great")
    game.expect(me={"hand": [], "leader": "alexander_the_great", "strength": 6, "civil": 3})


@pytest.mark.card("alexander_the_great")
def test_alexander_retires_for_a_yellow_token():
    game = ages(me={"leader": "alexander_the_great", "workers": {"warriors": 3}, "civil": 2}, phase="politics")
    game.play("use alexander_the_great")
    game.expect(
        me={"leader": None, "strength": 3, "yellow": 19},
        table={"gone": ["alexander_the_great"], "phase": "actions", "politics": 0},
    )


@pytest.mark.card("aristotle")
def test_aristotle_gives_science_for_a_technology_but_not_for_other_cards():
    game = ages(me={"leader": "aristotle"}, row=["iron", "monarchy", "rich_land_i"])
    game.play("take iron").expect(
        me={"hand": ["iron"], "science": 1, "civil": 3}, table={"row": [None, "monarchy", "rich_land_i", *[None] * 10]}
    )
    game.play("take monarchy").expect(
        me={"hand": ["iron", "monarchy"], "science": 2, "civil": 2},
        table={"row": [None, None, "rich_land_i", *[None] * 10]},
    )
    game.play("take rich_land_i").expect(
        me={"hand": ["iron", "monarchy", "rich_land_i"], "civil": 1}, table={"row": [None] * 13}
    )


@pytest.mark.card("hammurabi")
def test_hammurabi_makes_leaders_cheaper_but_never_below_nothing():
    row = [None] * 5 + ["michelangelo", "iron"]
    game = ages(me={"leader": "hammurabi", "civil": 1}, row=row).refuses("take iron")
    game.play("take michelangelo").expect(
        me={"hand": ["michelangelo"], "civil": 0, "leaders_taken": ["A", "I"]},
        table={"row": [*[None] * 6, "iron", *[None] * 6]},
    )
    ages(me={"leader": "hammurabi", "civil": 0}, row=["iron", "joan_of_arc"]).offers("take joan_of_arc").refuses(
        "take iron"
    )


@pytest.mark.card("hammurabi")
def test_hammurabi_in_the_row_costs_what_his_space_says():
    ages(me={"civil": 0}, row=["hammurabi"]).refuses("take hammurabi")
    ages(me={"civil": 2}, row=[None] * 5 + ["hammurabi"]).play("take hammurabi").expect(
        me={"hand": ["hammurabi"], "civil": 0, "leaders_taken": ["A"]}, table={"row": [None] * 13}
    )


@pytest.mark.card("hammurabi")
def test_hammurabi_spends_a_military_action_as_a_civil_one_once_per_turn():
    game = ages(me={"leader": "hammurabi", "civil": 0, "tokens": {"bronze": 2}})
    game.refuses("build bronze")
    game.play("use hammurabi").expect(me={"military": 1}, table={"extra_civil": 1})
    game.refuses("use hammurabi")
    game.play("build bronze").expect(
        me={"workers": {"bronze": 3}, "tokens": {"bronze": 0}, "resources": 0, "blue": 16, "unused": 0},
        table={"extra_civil": 0},
    )


@pytest.mark.card("hammurabi")
@pytest.mark.rules("TTA-REVOLUTION-01")
def test_hammurabis_action_does_not_pay_for_a_revolution():
    game = ages(me={"leader": "hammurabi", "civil": 3, "science": 9, "hand": ["monarchy"]})
    game.play("use hammurabi").refuses("revolution monarchy")


@pytest.mark.card("hammurabi")
@pytest.mark.rules("TTA-LEADER-03", "TTA-STATS-18")
def test_hammurabis_successor_is_paid_with_an_action_that_comes_back():
    """Paid with the exchanged action, nothing of the total would be spent and nothing could come back."""
    game = ages(me={"leader": "hammurabi", "hand": ["moses", "monarchy"], "science": 9, "leaders_taken": ["A"]})
    game.play("use hammurabi").play("play-leader moses")
    game.expect(
        me={"hand": ["monarchy"], "leader": "moses", "military": 1}, table={"gone": ["hammurabi"], "extra_civil": 1}
    )
    game.play("revolution monarchy")
    assert (game.table.civil[0], game.table.extra_civil) == (0, 1)


@pytest.mark.card("hammurabi")
@pytest.mark.rules("TTA-LEADER-03")
def test_with_an_action_spent_the_exchanged_one_pays_for_the_successor():
    """The total is complete again, as a revolution needs it."""
    game = ages(me={"leader": "hammurabi", "hand": ["moses"], "civil": 3}).play("use hammurabi")
    game.play("play-leader moses")
    assert (game.table.civil[0], game.table.extra_civil) == (4, 0)


@pytest.mark.card("homer")
@pytest.mark.rules("TTA-FOOD-15")
def test_homer_pays_a_resource_for_a_unit_in_the_turn_in_which_he_is_played():
    game = ages(me={"hand": ["homer"], "tokens": {"bronze": 1}})
    game.play("play-leader homer")
    game.expect(me={"hand": [], "leader": "homer", "happiness": 1, "civil": 3}, table={"unit_resources": 1})
    game.refuses("build bronze").play("build warriors")
    game.expect(
        me={
            "workers": {"warriors": 2},
            "strength": 2,
            "unused": 0,
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
            "military": 1,
        },
        table={"unit_resources": 0},
    )


@pytest.mark.card("homer")
def test_homer_gives_his_resource_in_every_own_turn():
    game = ages({"military": 0}, {"leader": "homer", "tokens": {"bronze": 1}})
    game.play("end-turn").offers("build warriors")
    assert game.table.unit_resources == 1


@pytest.mark.card("homer")
@pytest.mark.rules("TTA-LEADER-03", "TTA-APPENDIX-01")
def test_homer_can_be_tucked_under_a_wonder_instead_of_giving_the_action_back():
    seat = {"leader": "homer", "hand": ["moses"], "wonders": ["pyramids"], "civil": 3}
    game = ages(me=seat)
    game.play("play-leader moses").asks("me", "tuck", ["pyramids", "done"]).answer("pyramids")
    game.expect(me={"hand": [], "leader": "moses", "civil": 2}, table={"gone": ["homer"]})
    assert game.table.happiness[0] == 1
    game = ages(me=seat).play("play-leader moses", "done")
    game.expect(me={"hand": [], "leader": "moses", "happiness": 0}, table={"gone": ["homer"]})


@pytest.mark.card("julius_caesar")
def test_caesar_allows_a_second_political_action_once():
    game = ages(
        me={"leader": "julius_caesar", "military_hand": ["rats", "foray", "crusades"]},
        current=["development_of_science", "development_of_crafts", "development_of_agriculture"],
        phase="politics",
    )
    assert (game.table.strength[0], game.table.military[0]) == (2, 3)
    game.play("prepare rats").asks("me", "politics", ["prepare foray", "prepare crusades", "pass"])
    game.play("prepare foray").asks("me", "action")
    assert game.table.caesar == 1


@pytest.mark.card("julius_caesar")
def test_caesars_second_action_is_kept_when_it_is_not_used():
    game = ages(
        me={"leader": "julius_caesar", "military_hand": ["rats", "foray"]},
        current=["development_of_science", "development_of_crafts"],
        phase="politics",
    )
    game.play("prepare rats", "pass").asks("me", "action")
    assert game.table.caesar == 0


@pytest.mark.card("moses")
def test_moses_makes_population_one_food_cheaper():
    game = ages(me={"leader": "moses", "tokens": {"agriculture": 1}})
    game.play("increase-population")
    game.expect(me={"tokens": {"agriculture": 0}, "food": 0, "blue": 16, "yellow": 17, "unused": 2, "civil": 3})
