"""Leaders of age II."""

import pytest
from tests.games.ages.helpers import INITIAL, completed, last_stage, turned_up

from kronika.testing import ages

MONARCHIC = [card for card in INITIAL if card != "despotism"] + ["monarchy"]


def age_ii(me, *others, **more):
    return ages(me, *others, age="II", **more)


# --- Isaac Newton


@pytest.mark.card("isaac_newton")
def test_newton_adds_the_level_of_the_best_lab_or_library():
    seat = {"hand": ["isaac_newton"], "technologies": ["scientific_method", "printing_press", "multimedia"]}
    changes = {"hand": [], "leader": "isaac_newton", "civil": 3}
    age_ii(seat).play("play-leader isaac_newton").expect(me=changes)
    game = age_ii({**seat, "workers": {"printing_press": 1, "scientific_method": 1}}).play("play-leader isaac_newton")
    game.expect(me={**changes, "science_rating": 1 + 1 + 3 + 2})


@pytest.mark.card("isaac_newton")
def test_newton_gives_the_civil_action_for_a_technology_back():
    game = age_ii({"leader": "isaac_newton", "hand": ["iron"], "science": 5, "civil": 1}).play("develop iron")
    game.expect(me={"hand": [], "science": 0, "technologies": [*INITIAL, "iron"]})


@pytest.mark.card("isaac_newton", "breakthrough_i")
@pytest.mark.rules("TTA-APPENDIX-13")
def test_newton_gives_it_back_also_for_a_breakthrough():
    seat = {"leader": "isaac_newton", "hand": ["breakthrough_i", "iron"], "science": 5, "civil": 1}
    age_ii(seat).play("play breakthrough_i").expect(
        me={"hand": [], "science": 2, "technologies": [*INITIAL, "iron"]}, table={"gone": ["breakthrough_i"]}
    )


@pytest.mark.card("isaac_newton")
@pytest.mark.rules("TTA-APPENDIX-14")
def test_newton_leaves_one_civil_action_after_a_revolution():
    game = age_ii({"leader": "isaac_newton", "hand": ["monarchy"], "science": 2}).play("revolution monarchy")
    game.expect(
        me={
            "hand": [],
            "science": 0,
            "technologies": MONARCHIC,
            "civil": 1,
            "civil_total": 5,
            "military": 3,
            "military_total": 3,
        },
        table={"gone": ["despotism"]},
    )


# --- James Cook


@pytest.mark.card("james_cook")
@pytest.mark.parametrize(("colonies", "culture"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_cook_adds_culture_for_colonies(colonies, culture):
    lands = ["inhabited_territory_i", "strategic_territory_i", "wealthy_territory_i"][:colonies]
    game = age_ii({"hand": ["james_cook"], "colonies": lands}).play("play-leader james_cook")
    game.expect(me={"hand": [], "leader": "james_cook", "civil": 3, "culture_rating": culture})


@pytest.mark.card("james_cook")
def test_cook_colonizes_with_two_discarded_cards():
    hand = ["foray", "crusades", "cultural_influence"]
    game = turned_up("historic_territory_i", {"leader": "james_cook", "military_hand": hand})
    game.asks("me", "bid", ["1", "2", "3", "done"]).play("bid 3", "send warriors")
    game.play("discard foray", "discard crusades").refuses("discard cultural_influence").play("done")
    assert game.position()["me"]["colonies"] == ["historic_territory_i"]
    assert game.position()["me"]["culture_rating"] == 2
    assert game.position()["me"]["military_hand"] == ["cultural_influence"]


@pytest.mark.card("james_cook")
def test_cook_adds_bonus_cards_to_the_discarded_ones():
    hand = ["foray", "crusades", "military_bonus_i"]
    turned_up("historic_territory_i", {"leader": "james_cook", "military_hand": hand}).asks(
        "me", "bid", ["1", "2", "3", "4", "done"]
    )


@pytest.mark.card("james_cook")
@pytest.mark.rules("TTA-COLONY-09")
def test_cook_cannot_throw_away_the_bonus_that_the_bid_needs():
    """A warrior, 2 for the bonus card and 1 for a discard: nobody may discard the bonus card and fall short of it."""
    seat = {"leader": "james_cook", "military_hand": ["foray", "military_bonus_ii"]}
    game = turned_up("historic_territory_i", seat).play("bid 4", "send warriors")
    game.refuses("discard military_bonus_ii").play("discard foray").refuses("discard military_bonus_ii")
    game.play("play-bonus military_bonus_ii")
    assert game.position()["me"]["colonies"] == ["historic_territory_i"]


@pytest.mark.card("james_cook")
@pytest.mark.rules("TTA-COLONY-09")
def test_cook_may_discard_a_bonus_card_that_the_bid_does_not_need():
    seat = {"leader": "james_cook", "military_hand": ["military_bonus_i", "military_bonus_ii"]}
    game = turned_up("historic_territory_i", seat).play("bid 3", "send warriors")
    game.play("discard military_bonus_i").refuses("done").play("discard military_bonus_ii")
    assert game.position()["me"]["colonies"] == ["historic_territory_i"]


# --- Johann Sebastian Bach


@pytest.mark.card("js_bach")
def test_bach_adds_culture_for_every_theater():
    seat = {"hand": ["js_bach"], "technologies": ["drama", "opera"], "workers": {"drama": 1, "opera": 1}}
    game = age_ii(seat).play("play-leader js_bach")
    game.expect(me={"hand": [], "leader": "js_bach", "civil": 3, "culture_rating": 2 + 3 + 2})


@pytest.mark.card("js_bach")
def test_bach_makes_theater_technologies_cheaper():
    seat = {"leader": "js_bach", "hand": ["opera", "journalism"], "science": 5}
    age_ii(seat).refuses("develop journalism").play("develop opera").expect(
        me={"hand": ["journalism"], "science": 0, "civil": 3, "technologies": [*INITIAL, "opera"]}
    )


@pytest.mark.card("js_bach")
@pytest.mark.rules("TTA-APPENDIX-15")
def test_bach_turns_a_building_of_another_type_into_a_theater_for_the_difference():
    seat = {
        "leader": "js_bach",
        "technologies": ["printing_press", "journalism", "drama"],
        "workers": {"philosophy": 0, "printing_press": 1, "journalism": 1},
        "tokens": {"bronze": 2},
    }
    age_ii(seat).play("use js_bach").expect(
        me={
            "workers": {"printing_press": 0, "drama": 1},
            "science_rating": 2,
            "culture_rating": 2 + 3,
            "happiness": 1,
            "tokens": {"bronze": 1},
            "resources": 1,
            "blue": 15,
            "civil": 3,
        }
    )
    age_ii({**seat, "workers": {"philosophy": 0, "journalism": 1}}).refuses("use js_bach")
    age_ii({**seat, "tokens": {"bronze": 0}}).refuses("use js_bach")


@pytest.mark.card("js_bach")
@pytest.mark.rules("TTA-APPENDIX-16")
def test_bach_takes_nothing_for_a_cheaper_theater_and_works_once_per_turn():
    seat = {
        "leader": "js_bach",
        "technologies": ["alchemy", "drama", "theology"],
        "workers": {"philosophy": 0, "alchemy": 1, "theology": 1},
    }
    game = age_ii(seat).play("use js_bach")
    game.asks("me", "upgrade", ["alchemy drama", "theology drama"]).answer("alchemy drama").expect(
        me={
            "workers": {"alchemy": 0, "drama": 1},
            "science_rating": 0,
            "culture_rating": 1 + 3,
            "happiness": 3,
            "civil": 3,
        }
    )
    game.refuses("use js_bach")
    age_ii({**seat, "civil": 0}).refuses("use js_bach")


@pytest.mark.card("js_bach")
@pytest.mark.rules("TTA-APPENDIX-17")
def test_bach_keeps_to_the_limit_of_theaters():
    seat = {"leader": "js_bach", "technologies": ["drama", "opera"], "tokens": {"bronze": 9}}
    age_ii({**seat, "workers": {"drama": 1}}).offers("use js_bach")
    age_ii({**seat, "workers": {"drama": 2}}).refuses("use js_bach").offers("upgrade drama opera")


# --- Maximilien Robespierre


@pytest.mark.card("maximilien_robespierre")
@pytest.mark.rules("TTA-APPENDIX-08", "TTA-APPENDIX-09")
def test_robespierre_pays_a_revolution_with_all_military_actions_and_gains_culture():
    seat = {"leader": "maximilien_robespierre", "hand": ["monarchy"], "science": 2, "civil": 1}
    game = age_ii(seat)
    assert (game.table.military[0], game.table.civil[0]) == (3, 1)
    game.play("revolution monarchy").expect(
        me={
            "hand": [],
            "science": 0,
            "culture": 3,
            "technologies": MONARCHIC,
            "civil": 2,
            "civil_total": 5,
            "military": 0,
            "military_total": 4,
        },
        table={"gone": ["despotism"]},
    )
    age_ii({**seat, "military": 2, "civil": 4}).refuses("revolution monarchy")


@pytest.mark.card("maximilien_robespierre")
def test_a_peaceful_change_brings_robespierre_no_culture():
    game = age_ii({"leader": "maximilien_robespierre", "hand": ["monarchy"], "science": 8}).play("develop monarchy")
    assert (game.table.culture[0], game.table.military[0], game.table.civil[0]) == (0, 4, 4)


@pytest.mark.card("maximilien_robespierre")
@pytest.mark.rules("TTA-APPENDIX-10")
def test_military_actions_that_come_after_robespierres_revolution_are_available():
    seat = {"leader": "maximilien_robespierre", "hand": ["monarchy", "warfare"], "science": 7}
    game = age_ii(seat).play("revolution monarchy", "develop warfare")
    assert game.table.military[0] == 1


# --- Napoleon Bonaparte


@pytest.mark.card("napoleon_bonaparte")
def test_napoleon_adds_strength_for_every_kind_of_units():
    technologies = ["swordsmen", "knights", "cannon", "air_forces"]
    seat = {"hand": ["napoleon_bonaparte"], "technologies": technologies}
    changes = {"hand": [], "leader": "napoleon_bonaparte", "civil": 3, "military": 4, "military_total": 4}
    for workers, strength in (
        ({"warriors": 0}, 0),
        ({"warriors": 1, "swordsmen": 1}, 3 + 2),
        ({"knights": 2}, 5 + 4),
        ({"knights": 1, "cannon": 1}, 6 + 6),
        ({"knights": 1, "cannon": 1, "air_forces": 1}, 11 + 8),
    ):
        game = age_ii({**seat, "workers": workers}).play("play-leader napoleon_bonaparte")
        game.expect(me={**changes, "strength": strength})


@pytest.mark.card("napoleon_bonaparte")
def test_napoleon_does_not_help_a_colonization_force():
    turned_up("historic_territory_i", {"leader": "napoleon_bonaparte", "workers": {"warriors": 2}}).asks(
        "me", "bid", ["1", "2", "done"]
    )


# --- William Shakespeare


@pytest.mark.card("william_shakespeare")
@pytest.mark.parametrize(("libraries", "theaters", "pairs"), [(2, 0, 0), (1, 2, 1), (2, 2, 2)])
def test_shakespeare_adds_culture_for_pairs_of_library_and_theater(libraries, theaters, pairs):
    workers = {"printing_press": libraries, "drama": theaters}
    seat = {"hand": ["william_shakespeare"], "technologies": ["printing_press", "drama"], "workers": workers}
    age_ii(seat).play("play-leader william_shakespeare").expect(
        me={
            "hand": [],
            "leader": "william_shakespeare",
            "civil": 3,
            "happiness": theaters + 1,
            "culture_rating": libraries + 2 * theaters + 2 * pairs,
        }
    )


@pytest.mark.card("william_shakespeare")
def test_shakespeares_libraries_make_theaters_cheaper_and_theaters_libraries():
    seat = {
        "leader": "william_shakespeare",
        "technologies": ["printing_press", "drama", "opera"],
        "hand": ["movies", "multimedia"],
        "unused": 2,
    }
    game = age_ii({**seat, "tokens": {"bronze": 3}, "science": 9})
    game.refuses("build drama", "develop movies")  # the technology alone isn't a library
    with_library = {**seat, "workers": {"printing_press": 1}}
    age_ii({**with_library, "tokens": {"bronze": 3}}).offers("build drama")
    age_ii({**with_library, "science": 9}).offers("develop movies")
    age_ii({**with_library, "science": 8}).refuses("develop movies", "develop multimedia")
    with_theater = {**seat, "workers": {"drama": 1}}
    age_ii({**with_theater, "tokens": {"bronze": 2}}).offers("build printing_press").refuses("build drama")
    age_ii({**with_theater, "science": 8}).offers("develop multimedia")


@pytest.mark.card("william_shakespeare")
def test_shakespeares_discount_begins_with_the_building_and_leaves_upgrades_as_they_are():
    seat = {
        "leader": "william_shakespeare",
        "technologies": ["printing_press", "drama", "opera"],
        "workers": {"drama": 1},
        "unused": 2,
        "tokens": {"bronze": 5},
    }
    game = age_ii(seat).play("build printing_press").offers("build drama").play("build drama")
    assert game.table.resources[0] == 0
    both = {**seat, "workers": {"drama": 1, "printing_press": 1}}
    age_ii({**both, "tokens": {"bronze": 3}}).refuses("upgrade drama opera")
    age_ii({**both, "tokens": {"bronze": 4}}).offers("upgrade drama opera")


# --- what they add to buildings counts for wonders of age III

ARTS = {
    "technologies": ["drama", "journalism"],
    "workers": {"drama": 2, "journalism": 1},
}


@pytest.mark.card("hollywood", "william_shakespeare", "js_bach", "isaac_newton")
@pytest.mark.parametrize(("leader", "added"), [("william_shakespeare", 2), ("js_bach", 2), ("isaac_newton", 0)])
@pytest.mark.rules("TTA-APPENDIX-24")
def test_hollywood_counts_what_a_leader_adds_to_theaters_and_libraries(leader, added):
    game = ages(me=last_stage("hollywood", 5, leader=leader, **ARTS), age="III").play("build-stages 1")
    game.expect(me=completed("hollywood", 5, culture=2 * (2 * 2 + 2 + added)))


@pytest.mark.card("internet", "william_shakespeare", "js_bach", "isaac_newton", "napoleon_bonaparte", "james_cook")
@pytest.mark.parametrize(
    ("leader", "added"),
    [("william_shakespeare", 2), ("js_bach", 2), ("isaac_newton", 2), ("napoleon_bonaparte", 0), ("james_cook", 0)],
)
@pytest.mark.rules("TTA-APPENDIX-25")
def test_the_internet_counts_what_a_leader_adds_to_urban_buildings(leader, added):
    seat = last_stage("internet", 2, leader=leader, colonies=["inhabited_territory_i"], **ARTS)
    game = ages(me=seat, age="III").play("build-stages 1")
    game.expect(me=completed("internet", 2, culture=(2 * 2 + 2) + (1 + 2) + added))
