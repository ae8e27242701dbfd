"""Leaders of age I."""

from unittest.mock import ANY

import pytest
from tests.games.ages.helpers import INITIAL, OVER, completed, last_stage

from kronika.testing import ages

# --- Christopher Columbus


@pytest.mark.card("christopher_columbus")
def test_columbus_leaves_play_and_makes_a_territory_of_the_hand_a_colony():
    hand = ["historic_territory_i", "inhabited_territory_i", "rats"]
    game = ages(me={"leader": "christopher_columbus", "military_hand": hand}, phase="politics")
    game.play("use christopher_columbus").asks("me", "colonize", ["historic_territory_i", "inhabited_territory_i"])
    game.answer("inhabited_territory_i")
    game.expect(
        me={
            "leader": None,
            "military_hand": ["historic_territory_i", "rats"],
            "colonies": ["inhabited_territory_i"],
            "yellow": 18 + 2 - 1,
            "unused": 2,
        },
        table={**OVER, "gone": ["christopher_columbus"]},
    )


@pytest.mark.card("christopher_columbus")
def test_columbus_gives_the_permanent_effect_before_the_instant_one():
    seat = {"leader": "christopher_columbus", "military_hand": ["wealthy_territory_i"], "blue": 0}
    game = ages(me=seat, phase="politics").play("use christopher_columbus", "wealthy_territory_i")
    game.expect(
        me={
            "leader": None,
            "military_hand": [],
            "colonies": ["wealthy_territory_i"],
            "tokens": {"bronze": 3},
            "resources": 3,
        },
        table={**OVER, "gone": ["christopher_columbus"]},
    )


@pytest.mark.card("christopher_columbus")
def test_columbus_needs_a_territory():
    seat = {"leader": "christopher_columbus", "military_hand": ["rats"]}
    ages(me=seat, phase="politics").refuses("use christopher_columbus")


# --- Frederick Barbarossa


@pytest.mark.card("frederick_barbarossa")
def test_barbarossa_grows_and_builds_a_unit_for_one_military_action():
    seat = {
        "leader": "frederick_barbarossa",
        "technologies": ["swordsmen"],
        "unused": 0,
        "tokens": {"agriculture": 2, "bronze": 3},
    }
    game = ages(me=seat).play("use frederick_barbarossa").asks("me", "build", ["warriors", "swordsmen"])
    game.answer("swordsmen").expect(
        me={
            "workers": {"swordsmen": 1},
            "strength": 3,
            "tokens": {"agriculture": 1, "bronze": 1},
            "food": 1,
            "resources": 1,
            "blue": 14,
            "yellow": 17,
            "military": 1,
        }
    )
    game.play("use frederick_barbarossa").expect(
        me={
            "workers": {"warriors": 2},
            "strength": 4,
            "tokens": {"agriculture": 0, "bronze": 0},
            "food": 0,
            "resources": 0,
            "blue": 16,
            "yellow": 16,
            "military": 0,
        }
    )


@pytest.mark.card("frederick_barbarossa")
@pytest.mark.parametrize(
    "lacking",
    [
        {"tokens": {"agriculture": 0, "bronze": 1}},
        {"tokens": {"agriculture": 1, "bronze": 0}},
        {"yellow": 0},
        {"military": 0},
    ],
)
def test_barbarossa_needs_both_parts_and_the_action(lacking):
    seat = {"leader": "frederick_barbarossa", "tokens": {"agriculture": 1, "bronze": 1}}
    ages(me=seat).offers("use frederick_barbarossa")
    ages(me={**seat, **lacking}).refuses("use frederick_barbarossa")


LEVIED = {"workers": {"warriors": 2}, "strength": 2, "yellow": 17, "military": 1}  # a warrior for one action
ALL_SPENT = {**LEVIED, "food": 0, "resources": 0, "blue": 16}


def with_trade_routes(side, **tokens):
    seat = {"leader": "frederick_barbarossa", "pact": ("trade_routes_agreement", "you", side), "tokens": tokens}
    return ages(seat, {}, {})


@pytest.mark.card("frederick_barbarossa")
@pytest.mark.parametrize(("side", "only"), [("a", "agriculture"), ("b", "bronze")])
def test_barbarossa_does_not_spend_one_token_of_the_trade_routes_on_both_parts(side, only):
    with_trade_routes(side, **{only: 1}).refuses("use frederick_barbarossa")
    game = with_trade_routes(side, **{only: 2}).play("use frederick_barbarossa")
    game.expect(me={**ALL_SPENT, "tokens": {only: 0}})


@pytest.mark.card("frederick_barbarossa")
@pytest.mark.parametrize("side", ["a", "b"])
def test_barbarossa_keeps_his_discount_while_the_trade_routes_are_not_needed(side):
    """Food pays for the worker and the only resource for the unit, so neither can be spent on the other part."""
    game = with_trade_routes(side, agriculture=1, bronze=1).play("use frederick_barbarossa")
    game.asks("me", "action").expect(me={**ALL_SPENT, "tokens": {"agriculture": 0, "bronze": 0}})


@pytest.mark.card("frederick_barbarossa")
def test_barbarossa_may_spare_food_by_the_trade_routes():
    game = with_trade_routes("b", agriculture=1, bronze=2).play("use frederick_barbarossa")
    game.asks("me", "pay-with", ["resources", "done"]).answer("resources")
    game.expect(me={**LEVIED, "resources": 0, "blue": 15, "tokens": {"bronze": 0}})


# --- Genghis Khan


def khan_scores(*strengths):
    """What Genghis Khan gives me at the end of my turn: strengths of all players as warriors, mine first."""
    seats = [{"workers": {"warriors": number}} for number in strengths]
    seats[0] |= {"leader": "genghis_khan", "military": 0}
    game = ages(*seats)
    assert game.table.culture_rating[0] == 0
    game.play("end-turn")
    assert game.table.active == 1
    return game.table.culture[0]


@pytest.mark.card("genghis_khan")
@pytest.mark.rules("TTA-APPENDIX-03", "TTA-APPENDIX-04", "TTA-APPENDIX-07")
def test_genghis_khan_gives_culture_to_the_strongest_of_two_and_wins_ties():
    assert khan_scores(2, 1) == 3
    assert khan_scores(2, 2) == 3
    assert khan_scores(1, 2) == 0


@pytest.mark.card("genghis_khan")
@pytest.mark.rules("TTA-APPENDIX-04")
def test_genghis_khan_gives_culture_to_the_two_strongest_of_more():
    assert khan_scores(2, 3, 2) == 3
    assert khan_scores(2, 3, 3) == 0
    assert khan_scores(2, 3, 2, 2) == 3


@pytest.mark.card("genghis_khan")
def test_an_uprising_does_not_stop_genghis_khan():
    game = ages(me={"leader": "genghis_khan", "military": 0, "yellow": 10, "unused": 0})
    game.play("end-turn")
    assert (game.table.culture[0], game.table.science[0]) == (3, 0)


@pytest.mark.card("genghis_khan")
@pytest.mark.rules("TTA-APPENDIX-05", "TTA-APPENDIX-06")
def test_infantry_rides_for_genghis_khan_but_never_twice_and_stays_infantry():
    seat = {"workers": {"warriors": 4}, "tactic": "medieval_army"}  # an infantry and a cavalry: 2
    assert ages(me=seat).table.strength[0] == 4
    assert ages(me={**seat, "leader": "genghis_khan"}).table.strength[0] == 4 + 2 * 2
    game = ages(me={**seat, "leader": "genghis_khan", "wonders": ["great_wall"]})
    assert game.table.strength[0] == 4 + 2 * 2 + 4
    assert ages(me={**seat, "leader": "genghis_khan", "workers": {"warriors": 3}}).table.strength[0] == 3 + 2


# --- Joan of Arc


@pytest.mark.card("joan_of_arc")
def test_joan_turns_the_faces_of_temples_and_of_the_government_into_strength():
    seat = {
        "hand": ["joan_of_arc"],
        "technologies": ["theology", "theocracy", "drama"],
        "workers": {"religion": 1, "theology": 2, "drama": 1},
    }
    game = ages(me=seat)
    assert game.table.strength[0] == 1 + 1
    game.play("play-leader joan_of_arc").expect(
        me={
            "hand": [],
            "leader": "joan_of_arc",
            "civil": 3,
            "culture_rating": 1 + 2 + 2 + 1 + 1,
            "military": 4,
            "military_total": 4,
            "strength": 2 + 1 + 2 * 2 + 1,
        }
    )


@pytest.mark.card("joan_of_arc", "st_peters_basilica", "communism")
def test_joan_counts_the_faces_that_the_basilica_adds():
    seat = {"leader": "joan_of_arc", "technologies": ["theocracy"], "workers": {"religion": 2}}
    assert ages(me={**seat, "wonders": ["st_peters_basilica"]}).table.strength[0] == 2 + 2 * 2 + 2
    assert ages(me={**seat, "technologies": ["communism"]}, age="III").table.strength[0] == 1 + 2


@pytest.mark.card("joan_of_arc")
def test_joan_sees_the_next_event_when_her_politics_begins():
    game = ages({"military": 0}, {"leader": "joan_of_arc", "military_hand": ["rats"]}, current=["cultural_influence"])
    event = game.table.current[-1]
    game.play("end-turn")
    assert game.table.seen[event] == 0b10
    assert [story["card"] for story in game.told("you", "peeked")] == ["cultural_influence"]
    assert not any(story.get("card") for story in game.told("me", "peeked"))


# --- Leonardo da Vinci


@pytest.mark.card("leonardo_da_vinci")
def test_leonardo_adds_the_level_of_the_best_lab_or_library_with_a_worker():
    seat = {"hand": ["leonardo_da_vinci"], "technologies": ["alchemy", "journalism"]}
    changes = {"hand": [], "leader": "leonardo_da_vinci", "civil": 3}
    ages(me=seat).play("play-leader leonardo_da_vinci").expect(me=changes)
    game = ages(me={**seat, "workers": {"alchemy": 2}}).play("play-leader leonardo_da_vinci")
    game.expect(me={**changes, "science_rating": 1 + 2 * 2 + 1})
    game = ages(me={**seat, "workers": {"alchemy": 1, "journalism": 1}}).play("play-leader leonardo_da_vinci")
    game.expect(me={**changes, "science_rating": 1 + 2 + 2 + 2})


@pytest.mark.card("leonardo_da_vinci")
def test_leonardo_gives_a_resource_for_every_technology_developed():
    game = ages(me={"leader": "leonardo_da_vinci", "hand": ["iron"], "science": 5})
    game.play("develop iron").expect(
        me={
            "hand": [],
            "technologies": [*INITIAL, "iron"],
            "science": 0,
            "civil": 3,
            "tokens": {"bronze": 1},
            "resources": 1,
            "blue": 15,
        }
    )


@pytest.mark.card("leonardo_da_vinci")
def test_a_revolution_is_developing_for_leonardo():
    game = ages(me={"leader": "leonardo_da_vinci", "hand": ["monarchy"], "science": 2})
    game.play("revolution monarchy")
    game.expect(
        me={
            "hand": [],
            "technologies": ANY,
            "science": 0,
            "civil": 0,
            "civil_total": 5,
            "military": 3,
            "military_total": 3,
            "tokens": {"bronze": 1},
            "resources": 1,
            "blue": 15,
        },
        table={"gone": ["despotism"]},
    )


# --- Michelangelo


@pytest.mark.card("michelangelo")
def test_michelangelo_adds_culture_for_the_faces_of_temples_theaters_and_wonders():
    seat = {
        "hand": ["michelangelo"],
        "technologies": ["theology", "drama", "bread_and_circuses", "theocracy"],
        "workers": {"theology": 2, "drama": 1, "bread_and_circuses": 1},
        "wonders": ["hanging_gardens", "pyramids"],
        "unfinished": "great_wall",
    }
    game = ages(me=seat)
    before = game.table.culture_rating[0]
    game.play("play-leader michelangelo").expect(
        me={"hand": [], "leader": "michelangelo", "civil": 4, "culture_rating": before + 2 * 2 + 1 + 2}
    )


@pytest.mark.card("michelangelo", "st_peters_basilica")
@pytest.mark.rules("TTA-APPENDIX-23")
def test_michelangelo_counts_the_faces_that_the_basilica_adds_but_not_to_itself():
    seat = {"leader": "michelangelo", "wonders": ["hanging_gardens", "pyramids"], "workers": {"religion": 1}}
    game = ages(me=last_stage("st_peters_basilica", 4, **seat))
    assert game.table.culture_rating[0] == 2 + 1 + 2
    game.play("build-stages 1")
    game.expect(
        me=completed(
            "st_peters_basilica",
            4,
            wonders=["hanging_gardens", "pyramids", "st_peters_basilica"],
            civil=4,
            happiness=1 + 1 + 2 + 1 + 1,
            culture_rating=1 + 1 + 2 + (1 + 1) + (2 + 1) + 1,
        )
    )


@pytest.mark.card("michelangelo", "homer")
@pytest.mark.rules("TTA-APPENDIX-01", "TTA-APPENDIX-02")
def test_michelangelo_counts_homer_under_a_wonder_even_when_it_is_ruined():
    seat = {"leader": "homer", "hand": ["michelangelo"], "ruins": ["hanging_gardens"]}
    game = ages(me=seat).play("play-leader michelangelo", "hanging_gardens")
    game.expect(
        me={"hand": [], "leader": "michelangelo", "civil": 3, "culture_rating": 2 + 1, "happiness": 1},
        table={"gone": ["homer"]},
    )


@pytest.mark.card("michelangelo")
def test_michelangelo_takes_wonders_without_the_surcharge():
    seat = {"wonders": ["pyramids", "colossus"], "civil": 1}
    row = ["great_wall"]
    ages(me=seat, row=row).refuses("take great_wall")
    ages(me={**seat, "leader": "michelangelo"}, row=row).play("take great_wall").expect(
        me={"unfinished": "great_wall", "civil": 0}, table={"row": [None] * 13}
    )
