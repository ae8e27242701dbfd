"""Leaders of age III."""

import pytest
from tests.games.ages.helpers import INITIAL, completed, last_stage

from kronika.testing import ages


def age_iii(me, *others, **more):
    return ages(me, *others, age="III", **more)


def after_turn(me, *others):
    """The table after my turn; nothing is drawn."""
    game = age_iii({**me, "military": 0}, *others).play("end-turn")
    assert game.table.active == 1
    return game.table


# --- Albert Einstein


@pytest.mark.card("albert_einstein")
def test_einstein_adds_the_level_of_the_best_lab_or_library():
    seat = {"hand": ["albert_einstein"], "technologies": ["computers", "journalism"]}
    changes = {"hand": [], "leader": "albert_einstein", "civil": 3}
    age_iii(seat).play("play-leader albert_einstein").expect(me=changes)
    game = age_iii({**seat, "workers": {"journalism": 1, "computers": 1}}).play("play-leader albert_einstein")
    game.expect(me={**changes, "science_rating": 1 + 2 + 5 + 3})


@pytest.mark.card("albert_einstein")
def test_einstein_gives_culture_for_every_technology_developed():
    game = age_iii({"leader": "albert_einstein", "hand": ["iron"], "science": 5}).play("develop iron")
    game.expect(me={"hand": [], "science": 0, "culture": 3, "civil": 3, "technologies": [*INITIAL, "iron"]})


@pytest.mark.card("albert_einstein")
def test_einstein_counts_revolutions_and_technologies_that_come_too_late():
    game = age_iii({"leader": "albert_einstein", "hand": ["monarchy"], "science": 2}).play("revolution monarchy")
    assert game.table.culture[0] == 3
    seat = {"leader": "albert_einstein", "technologies": ["strategy"], "hand": ["warfare"], "science": 5}
    age_iii(seat).play("develop warfare").expect(
        me={"hand": [], "science": 0, "culture": 3, "civil": 3}, table={"gone": ["warfare"]}
    )


# --- Bill Gates

LABS = {
    "technologies": ["scientific_method"],
    "workers": {"philosophy": 1, "scientific_method": 2, "bronze": 1},
}


@pytest.mark.card("bill_gates")
@pytest.mark.rules("TTA-APPENDIX-18", "TTA-APPENDIX-20")
def test_the_labs_of_bill_gates_produce_resources():
    t = after_turn({**LABS, "leader": "bill_gates"})
    assert t.resources[0] == 1 + 2 * 2
    assert [t.tokens[0][slot] for slot in (8, 9, 10, 11)] == [0, 0, 2, 0]  # nothing on Philosophy
    assert after_turn(LABS).resources[0] == 1


@pytest.mark.card("bill_gates")
@pytest.mark.rules("TTA-APPENDIX-19")
def test_the_labs_of_bill_gates_make_change():
    seat = {
        "leader": "bill_gates",
        "technologies": ["computers", "alchemy"],
        "tokens": {"computers": 1},
        "unused": 1,
    }
    age_iii(seat).play("build agriculture").expect(
        me={
            "unused": 0,
            "workers": {"agriculture": 3},
            "tokens": {"computers": 0, "bronze": 1},
            "resources": 1,
            "civil": 3,
        }
    )


@pytest.mark.card("bill_gates")
def test_the_labs_of_bill_gates_store_resources_that_are_gained():
    seat = {"leader": "bill_gates", "technologies": ["computers"], "hand": ["reserves_iii"]}
    age_iii(seat).play("play reserves_iii", "resources").expect(
        me={"hand": [], "civil": 3, "tokens": {"computers": 1, "bronze": 1}, "resources": 4, "blue": 14},
        table={"gone": ["reserves_iii"]},
    )


@pytest.mark.card("bill_gates")
@pytest.mark.rules("TTA-APPENDIX-20", "TTA-APPENDIX-21")
def test_bill_gates_pays_in_culture_when_he_is_replaced_and_his_tokens_stay_payable():
    seat = {**LABS, "leader": "bill_gates", "hand": ["james_cook"], "tokens": {"scientific_method": 2}}
    game = age_iii(seat).play("play-leader james_cook")
    game.expect(
        me={"hand": [], "leader": "james_cook", "culture": 2 * 2},
        table={"gone": ["bill_gates"]},
    )
    assert game.table.resources[0] == 4
    game.play("build agriculture")
    assert game.table.resources[0] == 2
    game.play("end-turn")
    assert game.table.resources[0] == 2 + 1  # only the mine produces


@pytest.mark.card("bill_gates")
def test_bill_gates_pays_in_culture_at_the_end_of_the_game():
    game = ages(
        {**LABS, "leader": "bill_gates"}, {"military": 0}, age="IV", round=9, last_round=9, active="you", current=()
    )
    before = game.table.culture[0]
    game.play("end-turn").wins("me")
    assert game.table.culture[0] == before + 2 * 2
    assert dict(game.match.result.lines[0])["at-end"] == 2 * 2


# --- Charlie Chaplin


@pytest.mark.card("bill_gates")
@pytest.mark.rules("TTA-TOKENS-07", "TTA-APPENDIX-19")
def test_blue_tokens_on_labs_can_be_lost_like_those_on_mines():
    lab = {"technologies": ["alchemy"], "workers": {"alchemy": 1}, "tokens": {"alchemy": 1, "bronze": 1}}
    unhappy = {"yellow": 1, "blue": 0, "leader": "bill_gates", **lab}
    game = ages({"military_hand": ["rats"]}, unhappy, current=["civil_unrest"], phase="politics", age="III").play(
        "prepare rats"
    )
    game.asks("you", "lose-token", ["bronze", "alchemy"]).answer("alchemy")
    assert game.position()["you"]["tokens"] == {"bronze": 1}
    assert game.position()["you"]["resources"] == 1


@pytest.mark.card("charlie_chaplin")
def test_chaplin_doubles_one_theater_the_best():
    seat = {
        "hand": ["charlie_chaplin"],
        "technologies": ["drama", "opera", "movies"],
        "workers": {"drama": 1, "opera": 2},
    }
    changes = {"hand": [], "leader": "charlie_chaplin", "civil": 3}
    game = age_iii({**seat, "technologies": [*seat["technologies"], "democracy"]}).play("play-leader charlie_chaplin")
    game.expect(me={**changes, "civil": 6, "happiness": 3 + 2, "culture_rating": 3 + 2 + 2 * 3 + 3})
    age_iii({"hand": ["charlie_chaplin"]}).play("play-leader charlie_chaplin").expect(me={**changes, "happiness": 2})


# --- Mahatma Gandhi


@pytest.mark.card("mahatma_gandhi")
def test_gandhi_gives_culture_and_forbids_attacks():
    age_iii({"hand": ["mahatma_gandhi"]}).play("play-leader mahatma_gandhi").expect(
        me={"hand": [], "leader": "mahatma_gandhi", "civil": 3, "culture_rating": 2}
    )
    hand = ["plunder_iii", "war_over_culture"]
    seat = {"military_hand": hand, "technologies": ["communism"], "workers": {"warriors": 5}}
    weak = {"workers": {"warriors": 0}}
    age_iii(seat, weak, phase="politics").offers("attack plunder_iii 1", "declare-war war_over_culture 1")
    age_iii({**seat, "leader": "mahatma_gandhi"}, weak, phase="politics").asks("me", "politics", ["pass"])


@pytest.mark.card("mahatma_gandhi")
@pytest.mark.parametrize(
    ("card", "token", "price"),
    [("plunder_i", "attack plunder_i 1", 1), ("war_over_culture", "declare-war war_over_culture 1", 3)],
)
def test_attacks_on_gandhi_cost_twice_the_military_actions(card, token, price):
    you = {"leader": "mahatma_gandhi", "workers": {"warriors": 0}}
    seat = {"military_hand": [card], "technologies": ["communism", "warfare"], "workers": {"warriors": 5}}
    age_iii({**seat, "military": 2 * price - 1}, you, phase="politics").refuses(token)
    game = age_iii({**seat, "military": 2 * price}, you, phase="politics").play(token)
    assert game.table.military[0] == 0
    game = age_iii({**seat, "military": 2 * price}, {"workers": {"warriors": 0}}, phase="politics").play(token)
    assert game.table.military[0] == price


# --- Sid Meier


@pytest.mark.card("sid_meier")
def test_meiers_labs_give_culture_for_science():
    technologies = ["alchemy", "computers", "democracy", "printing_press"]
    workers = {"philosophy": 1, "alchemy": 1, "computers": 2, "printing_press": 1}
    seat = {"hand": ["sid_meier"], "technologies": technologies, "workers": workers}
    age_iii(seat).play("play-leader sid_meier").expect(
        me={
            "hand": [],
            "leader": "sid_meier",
            "civil": 6,
            "science_rating": 0 + 1 + 2 * 4 + 1,
            "culture_rating": 3 + 1 + 0 + 1 + 2 * 3,
        }
    )


# --- Winston Churchill


@pytest.mark.card("winston_churchill")
def test_churchill_supports_culture_or_arms_once_per_turn():
    game = age_iii({"leader": "winston_churchill"}).play("use winston_churchill")
    game.asks("me", "support", ["culture", "military"]).answer("culture").expect(me={"culture": 3})
    game.refuses("use winston_churchill")
    game = age_iii({"leader": "winston_churchill"}).play("use winston_churchill", "military")
    game.expect(table={"unit_science": 3, "unit_resources": 3}).refuses("use winston_churchill")


@pytest.mark.card("winston_churchill")
@pytest.mark.rules("TTA-FOOD-15")
def test_churchills_arms_pay_for_military_technologies_and_units_and_are_lost_with_the_turn():
    seat = {"leader": "winston_churchill", "hand": ["swordsmen", "irrigation"], "science": 2, "unused": 1}
    game = age_iii(seat).play("use winston_churchill", "military").refuses("develop irrigation", "build agriculture")
    game.expect(table={"unit_science": 3, "unit_resources": 3})
    game.play("develop swordsmen").expect(
        me={"hand": ["irrigation"], "science": 1, "civil": 3, "technologies": [*INITIAL, "swordsmen"]},
        table={"unit_science": 0},
    )
    game.play("upgrade warriors swordsmen").expect(
        me={"workers": {"warriors": 0, "swordsmen": 1}, "strength": 2, "military": 1}, table={"unit_resources": 2}
    )
    game.play("end-turn")
    assert (game.table.unit_science, game.table.unit_resources) == (0, 0)


@pytest.mark.card("winston_churchill")
def test_churchill_scores_at_the_end_of_a_turn_in_which_he_was_not_used():
    assert after_turn({"leader": "winston_churchill"}).culture[0] == 3
    game = age_iii({"leader": "winston_churchill", "military": 0}).play("use winston_churchill", "military", "end-turn")
    assert game.table.culture[0] == 0
    game = age_iii({"leader": "winston_churchill", "military": 0}).play("use winston_churchill", "culture", "end-turn")
    assert game.table.culture[0] == 3


@pytest.mark.card("winston_churchill")
def test_churchill_can_be_used_anew_in_every_own_turn():
    game = ages({"military": 0}, {"leader": "winston_churchill"}, age="III").play("end-turn")
    game.offers("use winston_churchill")


# --- what they add to buildings counts for wonders

CITY = {
    "technologies": ["movies", "multimedia", "computers"],
    "workers": {"philosophy": 0, "movies": 2, "multimedia": 1, "computers": 2},
}


@pytest.mark.card("hollywood", "charlie_chaplin", "sid_meier")
@pytest.mark.parametrize(("leader", "added"), [("charlie_chaplin", 4), ("sid_meier", 0)])
@pytest.mark.rules("TTA-APPENDIX-24")
def test_hollywood_counts_what_a_leader_adds_to_theaters_and_libraries(leader, added):
    game = age_iii(last_stage("hollywood", 5, leader=leader, **CITY)).play("build-stages 1")
    game.expect(me=completed("hollywood", 5, culture=2 * (2 * 4 + 3 + added)))


@pytest.mark.card("internet", "charlie_chaplin", "albert_einstein", "sid_meier", "mahatma_gandhi")
@pytest.mark.parametrize(
    ("leader", "added"),
    [("charlie_chaplin", 4), ("albert_einstein", 3), ("sid_meier", 2 * 3 - 2), ("mahatma_gandhi", 0)],
)
@pytest.mark.rules("TTA-APPENDIX-25")
def test_the_internet_counts_what_a_leader_adds_to_urban_buildings(leader, added):
    game = age_iii(last_stage("internet", 2, leader=leader, **CITY)).play("build-stages 1")
    game.expect(me=completed("internet", 2, culture=(2 * 4 + 3) + (3 + 2 * 5) + added))
