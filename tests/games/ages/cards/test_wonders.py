"""Wonders."""

import pytest
from tests.games.ages.helpers import completed, last_stage, turned_up

from kronika.testing import ages


@pytest.mark.card("pyramids")
@pytest.mark.rules("TTA-WONDER-06", "TTA-WONDER-07")
def test_pyramids_give_a_civil_action_when_completed():
    game = ages(me=last_stage("pyramids", 1))
    assert game.table.base[0][5] == 4
    game.play("build-stages 1")
    game.expect(me=completed("pyramids", 1, civil_total=5, civil=4))


@pytest.mark.card("great_wall")
def test_the_great_wall_strengthens_infantry_and_artillery():
    seat = {"technologies": ["knights", "cannon"], "workers": {"warriors": 2, "knights": 1, "cannon": 1}}
    game = ages(me=last_stage("great_wall", 2, **seat), age="II")
    game.play("build-stages 1")
    game.expect(me=completed("great_wall", 2, culture_rating=1, happiness=1, strength=2 + 2 + 3 + 3))


@pytest.mark.card("st_peters_basilica")
@pytest.mark.rules("TTA-APPENDIX-23", "TTA-STATS-11")
def test_the_basilica_adds_a_face_to_every_source_but_itself():
    seat = {
        "technologies": ["theology", "communism"],
        "workers": {"religion": 1, "theology": 1},
        "leader": "homer",
        "wonders": ["hanging_gardens", "kremlin"],
        "colonies": ["historic_territory_i"],
    }
    game = ages(me={**seat, "workers": {"religion": 1}, "leader": None, "wonders": ["kremlin"]}, age="III")
    assert game.table.happiness[0] == 0  # 1 + 1 - 1 - 1
    game = ages(me={**seat, "workers": {"religion": 1}, "wonders": ["kremlin", "st_peters_basilica"]}, age="III")
    assert game.table.happiness[0] == 1 + 2 + 2 + 2 - 1 - 1
    game = ages(me={**seat, "wonders": ["hanging_gardens", "st_peters_basilica"]}, age="III")
    assert game.table.happiness[0] == 8  # more than the track holds


@pytest.mark.card("ocean_liner_service")
def test_ocean_liners_bring_population_once_per_turn():
    game = ages(me={"wonders": ["ocean_liner_service"], "civil": 0}, age="II")
    game.play("use ocean_liner_service").expect(me={"yellow": 17, "unused": 2})
    game.refuses("use ocean_liner_service")
    ages(me={"wonders": ["ocean_liner_service"], "yellow": 0}, age="II").refuses("use ocean_liner_service")


@pytest.mark.card("fast_food_chains")
@pytest.mark.rules("TTA-WONDER-10")
def test_fast_food_chains_score_workers_once():
    game = ages(me=last_stage("fast_food_chains", 4, unused=3), age="III")
    game.play("build-stages 1")
    game.expect(me=completed("fast_food_chains", 4, culture=2 * 4 + 2))


# --- symbols


@pytest.mark.card("hanging_gardens", "universitas_carolina", "eiffel_tower")
@pytest.mark.parametrize(
    ("wonder", "price", "given"),
    [
        ("hanging_gardens", 2, {"culture_rating": 1, "happiness": 2}),
        ("universitas_carolina", 3, {"culture_rating": 1, "science_rating": 1 + 2}),
        ("eiffel_tower", 3, {"culture_rating": 4, "happiness": 1}),
    ],
)
@pytest.mark.rules("TTA-WONDER-03", "TTA-WONDER-07")
def test_a_completed_wonder_gives_its_symbols(wonder, price, given):
    game = ages(me=last_stage(wonder, price), age="II").play("build-stages 1")
    game.expect(me=completed(wonder, price, **given))
    ages(me=last_stage(wonder, price - 1), age="II").refuses("build-stages 1")


STAGES = {
    "pyramids": [3, 2, 1],
    "hanging_gardens": [2, 2, 2],
    "colossus": [3, 3],
    "library_of_alexandria": [1, 4, 1],
    "great_wall": [2, 2, 3, 2],
    "st_peters_basilica": [4, 4],
    "taj_mahal": [2, 4, 2],
    "universitas_carolina": [3, 3, 3],
    "eiffel_tower": [3, 7, 3],
    "kremlin": [4, 4, 4],
    "ocean_liner_service": [4, 2, 2, 4],
    "transcontinental_railroad": [3, 3, 3, 3],
    "fast_food_chains": [4, 4, 4, 4],
    "first_space_flight": [1, 2, 4, 9],
    "hollywood": [5, 6, 5],
    "internet": [2, 3, 4, 3, 2],
}


@pytest.mark.card(*STAGES)
@pytest.mark.parametrize("wonder", STAGES)
@pytest.mark.rules("TTA-WONDER-03", "TTA-WONDER-06")
def test_stages_are_paid_from_the_left(wonder):
    stages = STAGES[wonder]
    seat = {"unfinished": wonder, "tokens": {"bronze": sum(stages)}, "blue": 6, "civil": 4}
    game = ages(me={**seat, "technologies": ["constitutional_monarchy"], "civil": 6}, age="III")
    for number, price in enumerate(stages):
        before = game.table.resources[0]
        assert game.table.stages[0] == number
        game.play("build-stages 1")
        assert game.table.resources[0] == before - price
    t = game.table
    assert (t.resources[0], t.stages[0], t.unfinished[0]) == (0, 0, [])
    assert t.blue[0] == 6 + sum(stages) + (wonder == "taj_mahal")


@pytest.mark.card("colossus")
def test_the_colossus_gives_strength_and_a_colonization_bonus():
    game = ages(me=last_stage("colossus", 3)).play("build-stages 1")
    game.expect(me=completed("colossus", 3, strength=1 + 2))
    game = turned_up("historic_territory_i", {"wonders": ["colossus"]}, age="I")
    game.asks("me", "bid", ["1", "2", "done"])  # a unit and the bonus; the strength doesn't count


@pytest.mark.card("library_of_alexandria")
def test_the_library_raises_the_limits_of_both_hands_but_no_total():
    seat = {"hand": ["iron"] * 2 + ["alchemy"] * 2, "civil": 2}
    game = ages(me=last_stage("library_of_alexandria", 1, **seat), row=["irrigation"]).refuses("take irrigation")
    game.play("build-stages 1")
    game.expect(me=completed("library_of_alexandria", 1, culture_rating=1, science_rating=2, civil=1))
    game.offers("take irrigation")
    hand = ["rats", "foray", "crusades"]
    ages(me={"military_hand": hand, "military": 0}).play("end-turn").asks("me", "discard")
    game = ages(me={"military_hand": hand, "military": 0, "wonders": ["library_of_alexandria"]}).play("end-turn")
    assert len(game.table.military_hand[0]) == 3


@pytest.mark.card("kremlin")
def test_the_kremlin_gives_actions_and_an_unhappy_face():
    game = ages(me=last_stage("kremlin", 4, workers={"religion": 2}), age="II").play("build-stages 1")
    changes = {
        "culture_rating": 2 + 2,
        "happiness": 1,
        "civil": 4,
        "civil_total": 5,
        "military": 3,
        "military_total": 3,
    }
    game.expect(me=completed("kremlin", 4, **changes))


@pytest.mark.card("great_wall")
def test_the_great_wall_does_not_help_a_colonization_force():
    seat = {"wonders": ["great_wall"], "workers": {"warriors": 2}}
    turned_up("historic_territory_i", seat, age="I").asks("me", "bid", ["1", "2", "done"])


# --- St. Peter's Basilica


@pytest.mark.card("st_peters_basilica")
@pytest.mark.rules("TTA-APPENDIX-23")
def test_the_basilica_adds_a_face_to_every_worker_that_shows_one():
    technologies = ["theocracy", "drama", "bread_and_circuses"]
    seat = {"technologies": technologies, "workers": {"religion": 2}, "wonders": ["st_peters_basilica"]}
    assert ages(me=seat).table.happiness[0] == 1 + 2 * 2 + 2
    seat["workers"] = {"drama": 1, "bread_and_circuses": 1, "philosophy": 2}
    assert ages(me=seat).table.happiness[0] == 1 + 2 + 3 + 2


@pytest.mark.card("st_peters_basilica", "homer")
@pytest.mark.rules("TTA-APPENDIX-01", "TTA-APPENDIX-02")
def test_the_basilica_sees_homer_under_a_wonder_but_no_face_of_a_ruin():
    seat = {"leader": "homer", "hand": ["moses"], "wonders": ["st_peters_basilica"], "ruins": ["hanging_gardens"]}
    game = ages(me=seat)
    assert game.table.happiness[0] == 1 + 2  # its own and Homer's
    game.play("play-leader moses", "hanging_gardens")
    assert game.table.happiness[0] == 1 + 2
    game = ages(me={**seat, "wonders": ["st_peters_basilica", "pyramids"]}).play("play-leader moses", "pyramids")
    assert game.table.happiness[0] == 1 + 2
    game = ages(me=seat).play("play-leader moses", "done")
    assert game.table.happiness[0] == 1


# --- Taj Mahal


@pytest.mark.card("taj_mahal")
def test_the_taj_mahal_gives_culture_and_a_blue_token():
    game = ages(me=last_stage("taj_mahal", 2)).play("build-stages 1")
    game.expect(me=completed("taj_mahal", 2, culture_rating=3, blue=9 + 2 + 2 + 1))


@pytest.mark.card("taj_mahal")
@pytest.mark.rules("TTA-WONDER-11")
def test_the_taj_mahal_is_cheaper_after_a_leader_was_replaced_in_this_turn():
    seat = {"leader": "moses", "hand": ["homer"], "wonders": ["pyramids"], "civil": 2}
    row = [*[None] * 9, "taj_mahal"]
    game = ages(me=seat, row=row).refuses("take taj_mahal").play("play-leader homer")
    game.expect(me={"leader": "homer", "hand": [], "happiness": 1}, table={"gone": ["moses"], "unit_resources": 1})
    game.play("take taj_mahal").expect(me={"unfinished": "taj_mahal", "civil": 0}, table={"row": [None] * 13})


@pytest.mark.card("taj_mahal")
def test_the_price_of_the_taj_mahal_does_not_fall_below_nothing():
    game = ages(me={"leader": "moses", "hand": ["homer"], "civil": 1}, row=["taj_mahal"]).play("play-leader homer")
    game.play("take taj_mahal")
    assert game.table.civil[0] == 1


@pytest.mark.card("taj_mahal")
def test_a_first_leader_replaces_nobody():
    game = ages(me={"hand": ["homer"], "civil": 3}, row=[*[None] * 9, "taj_mahal"]).play("play-leader homer")
    game.refuses("take taj_mahal")


# --- Transcontinental Railroad


def produced(seat):
    """My table after my turn."""
    game = ages(me={**seat, "military": 0}, age="III").play("end-turn")
    assert game.table.active == 1
    return game.table


@pytest.mark.card("transcontinental_railroad")
def test_the_railroad_gives_strength_and_a_second_token_from_the_best_mine():
    game = ages(me=last_stage("transcontinental_railroad", 3), age="II").play("build-stages 1")
    game.expect(me=completed("transcontinental_railroad", 3, strength=1 + 4))
    seat = {"technologies": ["iron", "coal"], "workers": {"bronze": 1, "iron": 2}}
    assert produced(seat).resources[0] == 1 + 2 * 2
    assert produced({**seat, "wonders": ["transcontinental_railroad"]}).resources[0] == 1 + 2 * 2 + 2


@pytest.mark.card("transcontinental_railroad")
def test_the_second_token_of_the_railroad_comes_from_the_bank():
    seat = {"technologies": ["iron"], "workers": {"bronze": 0, "iron": 1}, "wonders": ["transcontinental_railroad"]}
    assert produced({**seat, "blue": 4}).resources[0] == 2 + 2  # two tokens are needed on the farms
    assert produced({**seat, "blue": 3}).resources[0] == 2


@pytest.mark.card("transcontinental_railroad", "bill_gates")
def test_the_railroad_does_not_double_a_lab_of_bill_gates():
    seat = {"technologies": ["computers"], "workers": {"philosophy": 0, "computers": 1}, "leader": "bill_gates"}
    assert produced({**seat, "wonders": ["transcontinental_railroad"]}).resources[0] == 1 + 2 + 3


# --- one-time culture


@pytest.mark.card("ocean_liner_service")
def test_ocean_liners_can_be_used_in_the_turn_in_which_they_are_completed():
    seat = last_stage("ocean_liner_service", 4)
    game = ages(me=seat, age="II").refuses("use ocean_liner_service").play("build-stages 1")
    game.expect(me=completed("ocean_liner_service", 4)).play("use ocean_liner_service")
    game.expect(me={"yellow": 17, "unused": 2})


@pytest.mark.card("fast_food_chains")
def test_fast_food_chains_count_farms_and_mines_twice():
    workers = {"agriculture": 1, "bronze": 3, "philosophy": 2, "religion": 1, "warriors": 2}
    game = ages(me=last_stage("fast_food_chains", 4, workers=workers), age="III").play("build-stages 1")
    game.expect(me=completed("fast_food_chains", 4, culture=2 * 4 + 5))


@pytest.mark.card("first_space_flight")
@pytest.mark.rules("TTA-WONDER-10")
def test_the_space_flight_scores_the_levels_of_all_technologies():
    technologies = ["irrigation", "coal", "computers", "tanks", "civil_service", "republic"]
    seat = last_stage("first_space_flight", 9, technologies=technologies)
    game = ages(me=seat, age="III").play("build-stages 1")
    game.expect(me=completed("first_space_flight", 9, culture=1 + 2 + 3 + 3 + 3 + 2, civil=8))


CITY = {
    "technologies": ["drama", "opera", "journalism", "alchemy", "team_sports", "theology", "democracy"],
    "workers": {"drama": 2, "opera": 1, "journalism": 1, "alchemy": 2, "team_sports": 1, "theology": 1},
}
OF_ARTS = 2 * 2 + 3 + 2
OF_CITY = OF_ARTS + 1 + (1 + 2 * 2 + 2) + 2  # culture of the temple, science of labs and library, strength of the arena


@pytest.mark.card("hollywood")
def test_hollywood_scores_twice_the_culture_of_theaters_and_libraries():
    game = ages(me=last_stage("hollywood", 5, **CITY), age="III").play("build-stages 1")
    game.expect(me=completed("hollywood", 5, culture=2 * OF_ARTS, civil=6))


@pytest.mark.card("internet")
def test_the_internet_scores_what_urban_buildings_give_but_no_faces():
    game = ages(me=last_stage("internet", 2, **CITY), age="III").play("build-stages 1")
    game.expect(me=completed("internet", 2, culture=OF_CITY, civil=6))
