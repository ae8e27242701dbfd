"""Action cards."""

import pytest
from tests.games.ages.helpers import INITIAL

from kronika.testing import ages


@pytest.mark.card("rich_land_a", "rich_land_i", "rich_land_ii")
@pytest.mark.parametrize(("card", "discount"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)])
@pytest.mark.rules("TTA-ACTIONCARD-01", "TTA-ACTIONCARD-03", "TTA-ACTIONCARD-09")
def test_rich_land_builds_or_upgrades_a_farm_or_mine_for_less(card, discount):
    seat = {"hand": [card], "technologies": ["irrigation"], "tokens": {"bronze": 4}, "blue": 4}
    game = ages(me=seat, age="II")
    game.play(f"play {card}")
    game.asks("me", "build", ["agriculture", "irrigation", "bronze", "upgrade agriculture irrigation"]).answer(
        "build irrigation"
    )
    game.expect(
        me={
            "hand": [],
            "civil": 3,
            "unused": 0,
            "workers": {"irrigation": 1},
            "tokens": {"bronze": discount},
            "resources": discount,
            "blue": 8 - discount,
        },
        table={"gone": [card]},
    )


@pytest.mark.card("rich_land_ii")
@pytest.mark.rules("TTA-ACTIONCARD-04")
def test_a_price_never_falls_below_nothing():
    game = ages(me={"hand": ["rich_land_ii"], "technologies": ["irrigation"]}, age="II")
    game.play("play rich_land_ii", "upgrade agriculture irrigation")
    game.expect(
        me={"hand": [], "civil": 3, "workers": {"agriculture": 1, "irrigation": 1}}, table={"gone": ["rich_land_ii"]}
    )


@pytest.mark.card("rich_land_a")
@pytest.mark.rules("TTA-ACTIONCARD-06")
def test_rich_land_needs_something_to_build_or_upgrade():
    ages(me={"hand": ["rich_land_a"], "unused": 0, "tokens": {"bronze": 5}}).refuses("play rich_land_a")


@pytest.mark.card("breakthrough_i", "breakthrough_ii")
@pytest.mark.parametrize(("card", "science"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough_develops_a_technology_and_then_gives_science(card, science):
    game = ages(me={"hand": [card, "irrigation"], "science": 3, "civil": 1}, age="II")
    game.play(f"play {card}")
    game.expect(
        me={"hand": [], "science": science, "civil": 0, "technologies": [*INITIAL, "irrigation"]},
        table={"gone": [card]},
    )
    ages(me={"hand": [card, "irrigation"], "science": 2}, age="II").refuses(f"play {card}")


@pytest.mark.card("breakthrough_i")
@pytest.mark.rules("TTA-REVOLUTION-05")
def test_breakthrough_can_make_a_revolution_for_all_civil_actions():
    game = ages(me={"hand": ["breakthrough_i", "monarchy"], "science": 8})
    game.play("play breakthrough_i").asks("me", "develop", ["monarchy", "revolution monarchy"])
    game.answer("revolution monarchy")
    game.expect(
        me={
            "hand": [],
            "science": 8 - 2 + 2,
            "civil": 0,
            "civil_total": 5,
            "military": 3,
            "military_total": 3,
            "technologies": [*INITIAL[:2], *INITIAL[3:], "monarchy"],
        },
        table={"gone": ["breakthrough_i", "despotism"]},
    )


@pytest.mark.card("reserves_i", "reserves_ii", "reserves_iii")
@pytest.mark.parametrize(("card", "number"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)])
def test_reserves_give_food_or_resources(card, number):
    game = ages(me={"hand": [card]}, age="III").play(f"play {card}", "food")
    game.expect(
        me={"hand": [], "civil": 3, "tokens": {"agriculture": number}, "food": number, "blue": 16 - number},
        table={"gone": [card]},
    )
    game = ages(me={"hand": [card]}, age="III").play(f"play {card}", "resources")
    game.expect(
        me={"hand": [], "civil": 3, "tokens": {"bronze": number}, "resources": number, "blue": 16 - number},
        table={"gone": [card]},
    )


# --- urban growth


@pytest.mark.card("urban_growth_a", "urban_growth_i", "urban_growth_ii", "urban_growth_iii")
@pytest.mark.parametrize(
    ("card", "discount"),
    [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)],
)
def test_urban_growth_builds_or_upgrades_an_urban_building_for_less(card, discount):
    seat = {"hand": [card], "technologies": ["alchemy", "iron"], "tokens": {"bronze": 6}, "blue": 4}
    game = ages(me=seat, age="III")
    game.play(f"play {card}")
    game.asks("me", "build", ["philosophy", "alchemy", "religion", "upgrade philosophy alchemy"]).answer(
        "build alchemy"
    )
    game.expect(
        me={
            "hand": [],
            "civil": 3,
            "unused": 0,
            "workers": {"alchemy": 1},
            "science_rating": 3,
            "tokens": {"bronze": discount},
            "resources": discount,
            "blue": 10 - discount,
        },
        table={"gone": [card]},
    )


@pytest.mark.card("urban_growth_a")
def test_urban_growth_adds_to_the_discount_of_a_construction_technology():
    seat = {"hand": ["urban_growth_a"], "technologies": ["drama", "masonry"], "tokens": {"bronze": 2}}
    game = ages(me=seat).play("play urban_growth_a", "drama")
    game.expect(
        me={
            "hand": [],
            "civil": 3,
            "unused": 0,
            "workers": {"drama": 1},
            "culture_rating": 2,
            "happiness": 1,
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
        },
        table={"gone": ["urban_growth_a"]},
    )


@pytest.mark.card("urban_growth_iii")
@pytest.mark.rules("TTA-ACTIONCARD-03")
def test_urban_growth_keeps_to_the_urban_limit():
    seat = {"hand": ["urban_growth_iii"], "workers": {"philosophy": 2, "religion": 1}}
    ages(me=seat, age="III").play("play urban_growth_iii").expect(
        me={"hand": [], "civil": 3, "unused": 0, "workers": {"religion": 2}, "culture_rating": 2, "happiness": 2},
        table={"gone": ["urban_growth_iii"]},
    )
    full = {"hand": ["urban_growth_iii"], "workers": {"philosophy": 2, "religion": 2}}
    ages(me=full, age="III").refuses("play urban_growth_iii")


# --- efficient upgrade


@pytest.mark.card("efficient_upgrade_ii", "efficient_upgrade_iii")
@pytest.mark.parametrize(("card", "discount"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)])
def test_efficient_upgrade_upgrades_a_civil_worker_for_less(card, discount):
    technologies = ["irrigation", "coal", "alchemy", "swordsmen"]
    game = ages(me={"hand": [card], "technologies": technologies, "tokens": {"bronze": 6}, "blue": 4}, age="III")
    game.play(f"play {card}")
    game.asks("me", "upgrade", ["agriculture irrigation", "bronze coal", "philosophy alchemy"]).answer("bronze coal")
    game.expect(
        me={
            "hand": [],
            "civil": 3,
            "workers": {"bronze": 1, "coal": 1},
            "tokens": {"bronze": discount},
            "resources": discount,
            "blue": 10 - discount,
        },
        table={"gone": [card]},
    )


@pytest.mark.card("efficient_upgrade_ii")
def test_efficient_upgrade_builds_nothing_new_and_trains_no_unit():
    seat = {"hand": ["efficient_upgrade_ii"], "technologies": ["swordsmen", "drama"], "tokens": {"bronze": 9}}
    ages(me=seat, age="II").refuses("play efficient_upgrade_ii")


# --- engineering genius


@pytest.mark.card("engineering_genius_a", "engineering_genius_i", "engineering_genius_ii", "engineering_genius_iii")
@pytest.mark.parametrize(
    ("card", "discount"),
    [
        ("engineering_genius_a", 2),
        ("engineering_genius_i", 3),
        ("engineering_genius_ii", 4),
        ("engineering_genius_iii", 5),
    ],
)
@pytest.mark.rules("TTA-ACTIONCARD-05")
def test_engineering_genius_builds_exactly_one_stage_for_less(card, discount):
    seat = {"hand": [card], "unfinished": "hollywood", "technologies": ["engineering"], "tokens": {"bronze": 5}}
    game = ages(me={**seat, "blue": 11}, age="III").play(f"play {card}")
    game.expect(
        me={
            "hand": [],
            "civil": 3,
            "stages": 1,
            "tokens": {"bronze": discount},
            "resources": discount,
            "blue": 11 + (5 - discount) - 1,
        },
        table={"gone": [card]},
    )


@pytest.mark.card("engineering_genius_a")
@pytest.mark.rules("TTA-ACTIONCARD-04", "TTA-ACTIONCARD-06")
def test_engineering_genius_needs_a_wonder_and_the_rest_of_the_price():
    ages(me={"hand": ["engineering_genius_a"], "tokens": {"bronze": 9}}).refuses("play engineering_genius_a")
    ages(me={"hand": ["engineering_genius_a"], "unfinished": "pyramids"}).refuses("play engineering_genius_a")
    seat = {"hand": ["engineering_genius_a"], "unfinished": "pyramids", "stages": 2}
    ages(me=seat).play("play engineering_genius_a").expect(
        me={
            "hand": [],
            "unfinished": None,
            "stages": 0,
            "wonders": ["pyramids"],
            "blue": 16,
            "civil": 4,
            "civil_total": 5,
        },
        table={"gone": ["engineering_genius_a"]},
    )


# --- frugality


@pytest.mark.card("frugality_a", "frugality_i", "frugality_ii")
@pytest.mark.parametrize(("card", "food"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)])
def test_frugality_increases_population_at_the_full_price_and_then_gives_food(card, food):
    game = ages(me={"hand": [card], "tokens": {"agriculture": 2}}, age="II").play(f"play {card}")
    game.expect(
        me={
            "hand": [],
            "civil": 3,
            "yellow": 17,
            "unused": 2,
            "tokens": {"agriculture": food},
            "food": food,
            "blue": 16 - food,
        },
        table={"gone": [card]},
    )
    ages(me={"hand": [card], "tokens": {"agriculture": 1}}, age="II").refuses(f"play {card}")
    ages(me={"hand": [card], "tokens": {"agriculture": 9}, "yellow": 0}, age="II").refuses(f"play {card}")


# --- breakthrough with leaders


@pytest.mark.card("breakthrough_i", "maximilien_robespierre")
@pytest.mark.rules("TTA-APPENDIX-12")
def test_breakthrough_makes_robespierres_revolution_without_a_civil_action():
    seat = {
        "hand": ["breakthrough_i", "monarchy"],
        "leader": "maximilien_robespierre",
        "science": 2,
        "civil": 0,
    }
    game = ages(me=seat, age="II").play("play breakthrough_i")
    assert (game.table.civil[0], game.table.military[0], game.table.science[0]) == (1, 0, 2)


# --- goods and points


@pytest.mark.card("cultural_heritage_a", "cultural_heritage_i", "revolutionary_idea_ii", "revolutionary_idea_iii")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("cultural_heritage_a", {"science": 1, "culture": 4}),
        ("cultural_heritage_i", {"science": 2, "culture": 2}),
        ("revolutionary_idea_ii", {"science": 4}),
        ("revolutionary_idea_iii", {"science": 6}),
    ],
)
def test_cards_that_give_points(card, gained):
    game = ages(me={"hand": [card], "civil": 1}, age="III").play(f"play {card}")
    game.expect(me={"hand": [], "civil": 0, **gained}, table={"gone": [card]})
    ages(me={"hand": [card], "civil": 0}, age="III").refuses(f"play {card}")


@pytest.mark.card("stockpile_a")
def test_the_stockpile_gives_the_resource_before_the_food():
    changes = {"hand": [], "civil": 3, "tokens": {"bronze": 1}, "resources": 1, "blue": 0}
    ages(me={"hand": ["stockpile_a"], "blue": 1}).play("play stockpile_a").expect(
        me=changes, table={"gone": ["stockpile_a"]}
    )
    ages(me={"hand": ["stockpile_a"], "blue": 2}).play("play stockpile_a").expect(
        me={**changes, "tokens": {"bronze": 1, "agriculture": 1}, "food": 1}, table={"gone": ["stockpile_a"]}
    )


# --- for this turn


@pytest.mark.card("patriotism_a", "patriotism_i", "patriotism_ii", "patriotism_iii")
@pytest.mark.parametrize(
    ("card", "resources"), [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)]
)
@pytest.mark.rules("TTA-ACTIONCARD-07")
def test_patriotism_gives_a_military_action_and_resources_for_units(card, resources):
    game = ages(me={"hand": [card]}, age="III").play(f"play {card}")
    game.expect(me={"hand": [], "civil": 3}, table={"gone": [card], "extra_military": 1, "unit_resources": resources})


@pytest.mark.card("patriotism_iii")
def test_the_resources_of_patriotism_pay_for_units_only_and_until_they_are_spent():
    seat = {"hand": ["patriotism_iii"], "technologies": ["swordsmen"], "unused": 2}
    game = ages(me=seat, age="III").play("play patriotism_iii").refuses("build agriculture")
    game.expect(
        me={"hand": [], "civil": 3}, table={"gone": ["patriotism_iii"], "extra_military": 1, "unit_resources": 4}
    )
    game.play("build swordsmen").expect(
        me={"unused": 1, "workers": {"swordsmen": 1}, "strength": 3}, table={"extra_military": 0, "unit_resources": 1}
    )
    game.refuses("build warriors").play("upgrade warriors swordsmen")
    game.expect(
        me={"workers": {"warriors": 0, "swordsmen": 2}, "strength": 4, "military": 1}, table={"unit_resources": 0}
    )


@pytest.mark.card("patriotism_a")
@pytest.mark.rules("TTA-ACTIONCARD-07", "TTA-ACTIONCARD-08")
def test_the_unspent_action_of_patriotism_draws_a_card_and_nothing_of_it_is_kept():
    game = ages(me={"hand": ["patriotism_a"], "military": 0})
    game.play("play patriotism_a", "end-turn")
    t = game.table
    assert len(t.military_hand[0]) == 1
    assert (t.military[0], t.extra_military, t.unit_resources) == (2, 0, 0)


@pytest.mark.card("patriotism_a", "maximilien_robespierre")
@pytest.mark.rules("TTA-APPENDIX-11")
def test_the_action_of_patriotism_is_not_spent_by_robespierres_revolution():
    seat = {"hand": ["patriotism_a", "monarchy"], "leader": "maximilien_robespierre", "science": 2}
    game = ages(me=seat, age="II").play("play patriotism_a", "revolution monarchy")
    assert (game.table.military[0], game.table.extra_military) == (0, 1)


STRONGER = {"workers": {"warriors": 2}}


@pytest.mark.card("wave_of_nationalism_ii", "military_build_up_iii")
@pytest.mark.parametrize(
    ("card", "each"), [("wave_of_nationalism_ii", (6, 3, 2)), ("military_build_up_iii", (8, 5, 3))]
)
def test_stronger_rivals_give_resources_for_units(card, each):
    me = {"hand": [card], "workers": {"warriors": 1}}
    for rivals, expected in (
        ([STRONGER], each[0]),
        ([{}], 0),
        ([STRONGER, {}], each[1]),
        ([STRONGER, STRONGER], 2 * each[1]),
        ([STRONGER, STRONGER, STRONGER], 3 * each[2]),
    ):
        game = ages(me, *rivals, age="III").play(f"play {card}")
        game.expect(me={"hand": [], "civil": 3}, table={"gone": [card], "unit_resources": expected})


@pytest.mark.card("wave_of_nationalism_ii")
def test_after_a_resignation_the_players_left_count():
    me = {"hand": ["wave_of_nationalism_ii"]}
    game = ages(me, {**STRONGER, "military": 0}, STRONGER, age="II", active="you").play("end-turn")
    game.match.resign(2)
    game.play("play wave_of_nationalism_ii")
    assert game.table.unit_resources == 6


@pytest.mark.card("endowment_for_the_arts_iii")
def test_rivals_ahead_in_culture_endow_the_arts():
    card = "endowment_for_the_arts_iii"
    me = {"hand": [card], "culture": 10}
    ahead, level = {"culture": 11}, {"culture": 10}
    for rivals, gained in (([ahead], 6), ([level], 0), ([ahead, ahead], 6), ([ahead, level], 3), ([ahead] * 3, 6)):
        game = ages(me, *rivals, age="III").play(f"play {card}")
        game.expect(me={"hand": [], "civil": 3, "culture": 10 + gained}, table={"gone": [card]})
