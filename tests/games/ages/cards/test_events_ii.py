"""Events of age II."""

import pytest
from tests.games.ages.helpers import PREPARED, past, turned_up

from kronika.testing import ages

STRONG = {"workers": {"warriors": 3}}
MIDDLE = {"workers": {"warriors": 2}}
WEAK = {"workers": {"warriors": 0}}

# --- discontent: 16 yellow tokens in the bank need 1 happy face, 12 need 2, 10 need 3


@pytest.mark.card("civil_unrest")
def test_civil_unrest_costs_culture_and_the_most_discontent_a_blue_token():
    game = turned_up(
        "civil_unrest", {"yellow": 16, "culture": 19}, {"yellow": 12, "culture": 20}, {"yellow": 12, "culture": 3}
    )
    game.expect(
        me={"military_hand": [], "culture": 16},
        you={"culture": 12, "blue": 15},
        third={"culture": 0, "blue": 15},
        table=past("civil_unrest"),
    )


@pytest.mark.card("civil_unrest")
def test_civil_unrest_spares_content_civilizations():
    turned_up("civil_unrest", {"culture": 8}, {"culture": 8}).expect(
        me={"military_hand": [], "culture": 9}, table=past("civil_unrest")
    )


@pytest.mark.card("civil_unrest")
@pytest.mark.rules("TTA-TOKENS-07")
def test_with_an_empty_bank_the_blue_token_comes_from_a_farm_or_mine():
    game = turned_up("civil_unrest", {}, {"yellow": 16, "blue": 0, "tokens": {"agriculture": 1, "bronze": 1}})
    game.asks("you", "lose-token", ["agriculture", "bronze"]).answer("agriculture")
    game.expect(me=PREPARED, you={"tokens": {"agriculture": 0}, "food": 0}, table=past("civil_unrest"))


@pytest.mark.card("emigration")
def test_emigration_takes_half_the_discontent_workers_rounded_up():
    game = turned_up("emigration", {"yellow": 10}, {"yellow": 12, "unused": 3}, {"yellow": 17})
    game.asks("me", "lose-worker", ["agriculture", "bronze", "philosophy", "warriors"]).answer("warriors")
    game.expect(
        me={**PREPARED, "unused": 0, "workers": {"warriors": 0}, "yellow": 12, "strength": 0},
        you={"unused": 2, "yellow": 13},
        table=past("emigration"),
    )


# --- points and production


@pytest.mark.card("cold_war")
def test_cold_war_gives_the_two_strongest_science():
    game = turned_up("cold_war", MIDDLE, WEAK, STRONG)
    game.expect(me={**PREPARED, "science": 6}, third={"science": 6}, table=past("cold_war"))


@pytest.mark.card("cold_war")
@pytest.mark.rules("TTA-EVENT-08")
def test_with_two_players_the_cold_war_has_one_side():
    turned_up("cold_war", you=MIDDLE).expect(me=PREPARED, you={"science": 6}, table=past("cold_war"))


@pytest.mark.card("crime_wave")
def test_crime_wave_costs_the_two_weakest_culture_and_a_blue_token():
    game = turned_up("crime_wave", STRONG, {"culture": 9}, MIDDLE | {"culture": 2})
    game.expect(me=PREPARED, you={"culture": 6, "blue": 15}, third={"culture": 0, "blue": 15}, table=past("crime_wave"))


@pytest.mark.card("crime_wave")
@pytest.mark.rules("TTA-EVENT-05", "TTA-EVENT-08")
def test_with_two_equal_players_the_crime_wave_strikes_the_one_not_on_turn():
    game = turned_up("crime_wave", {}, {"culture": 9, "blue": 0, "tokens": {"agriculture": 1, "bronze": 1}})
    game.asks("you", "lose-token", ["agriculture", "bronze"]).answer("bronze")
    game.expect(me=PREPARED, you={"culture": 6, "tokens": {"bronze": 0}, "resources": 0}, table=past("crime_wave"))


@pytest.mark.card("economic_progress")
def test_economic_progress_runs_corruption_production_and_consumption():
    game = turned_up(
        "economic_progress",
        {"yellow": 9, "workers": {"bronze": 3}},
        {"blue": 9, "tokens": {"bronze": 1, "agriculture": 6}, "yellow": 0},
    )
    game.expect(
        me={**PREPARED, "tokens": {"bronze": 3}, "resources": 3, "blue": 13},
        you={"tokens": {"agriculture": 1, "bronze": 2}, "food": 1, "resources": 2, "blue": 13},
        table=past("economic_progress"),
    )


@pytest.mark.card("economic_progress")
def test_missing_food_costs_culture_in_economic_progress():
    game = turned_up("economic_progress", {}, {"yellow": 0, "culture": 20})
    game.expect(
        me={**PREPARED, "tokens": {"agriculture": 2, "bronze": 2}, "food": 2, "resources": 2, "blue": 12},
        you={"culture": 4, "tokens": {"bronze": 2}, "resources": 2, "blue": 14},
        table=past("economic_progress"),
    )


@pytest.mark.card("national_pride")
def test_national_pride_goes_to_who_has_the_most_culture():
    game = turned_up("national_pride", {}, {"culture": 2}, {"culture": 3})
    game.expect(me=PREPARED, third={"culture": 8}, table=past("national_pride"))


@pytest.mark.card("national_pride")
@pytest.mark.rules("TTA-EVENT-04")
def test_in_a_tie_national_pride_goes_to_the_current_player():
    turned_up("national_pride", {}, {"culture": 1}).expect(me={**PREPARED, "culture": 6}, table=past("national_pride"))


@pytest.mark.card("popularization_of_science")
def test_popularization_of_science_scores_the_science_rating_as_culture():
    game = turned_up("popularization_of_science", {"workers": {"philosophy": 3}})
    game.expect(me={**PREPARED, "culture": 4}, you={"culture": 1}, table=past("popularization_of_science"))


@pytest.mark.card("prosperity")
def test_prosperity_gives_food_for_happiness():
    game = turned_up(
        "prosperity", {"workers": {"religion": 2}}, {"technologies": ["team_sports"], "workers": {"team_sports": 3}}
    )
    game.expect(
        me={**PREPARED, "tokens": {"agriculture": 2}, "food": 2, "blue": 14},
        you={"tokens": {"agriculture": 8}, "food": 8, "blue": 8},
        table=past("prosperity"),
    )


@pytest.mark.card("refugees")
def test_refugees_go_from_the_weakest_to_the_strongest():
    game = turned_up("refugees", STRONG, {"unused": 0, "culture": 9}, MIDDLE)
    game.asks("you", "lose-worker", ["agriculture", "bronze", "philosophy", "warriors"]).answer("warriors")
    game.expect(
        me={**PREPARED, "culture": 4, "unused": 2, "yellow": 17},
        you={"culture": 6, "workers": {"warriors": 0}, "yellow": 19, "strength": 0},
        table=past("refugees"),
    )


# --- losses


@pytest.mark.card("iconoclasm")
def test_iconoclasm_removes_leaders_of_other_ages():
    game = turned_up(
        "iconoclasm", {"leader": "mahatma_gandhi"}, {"leader": "frederick_barbarossa"}, {"leader": "james_cook"}
    )
    game.expect(
        me={**PREPARED, "leader": None, "culture_rating": 0},
        you={"leader": None},
        table={**past("iconoclasm"), "gone": ["mahatma_gandhi", "frederick_barbarossa"]},
    )


@pytest.mark.card("iconoclasm")
def test_in_age_iv_iconoclasm_removes_all_leaders():
    game = turned_up("iconoclasm", {"leader": "sid_meier"}, {"leader": "albert_einstein"}, age="IV", last_round=9)
    assert game.table.leader == [[], []]


@pytest.mark.card("iconoclasm")
def test_bill_gates_scores_when_iconoclasm_removes_him():
    labs = {"technologies": ["computers"], "workers": {"computers": 1}}
    game = turned_up("iconoclasm", {}, {"leader": "bill_gates", **labs})
    assert game.table.culture == [1, 3]


@pytest.mark.card("iconoclasm")
def test_homer_is_not_tucked_by_iconoclasm():
    game = turned_up("iconoclasm", {"leader": "homer", "wonders": ["pyramids"]})
    assert game.table.leader[0] == []
    assert game.table.happiness[0] == 0


@pytest.mark.card("independence_declaration")
@pytest.mark.rules("TTA-COLONY-26")
def test_independence_declaration_takes_a_colony_from_the_weakest():
    game = turned_up(
        "independence_declaration",
        STRONG | {"colonies": ["vast_territory_i"]},
        WEAK | {"colonies": ["developed_territory_i", "historic_territory_i"]},
    )
    game.asks("you", "lose-colony", ["developed_territory_i", "historic_territory_i"]).answer("developed_territory_i")
    game.expect(
        me=PREPARED,
        you={"colonies": ["historic_territory_i"], "yellow": 17, "blue": 15},
        table={**past("independence_declaration"), "discarded": ["developed_territory_i"]},
    )


@pytest.mark.card("independence_declaration")
def test_independence_declaration_needs_a_colony():
    turned_up("independence_declaration", STRONG).expect(me=PREPARED, table=past("independence_declaration"))


@pytest.mark.card("ravages_of_time")
def test_ravages_of_time_turn_a_wonder_of_age_a_or_i_into_a_ruin():
    game = turned_up(
        "ravages_of_time",
        {"wonders": ["pyramids", "great_wall", "kremlin"]},
        {"wonders": ["eiffel_tower"], "ruins": ["colossus"]},
    )
    game.asks("me", "ruin", ["pyramids", "great_wall"]).answer("pyramids")
    before = game.before["me"]
    game.expect(
        me={
            **PREPARED,
            "wonders": ["great_wall", "kremlin"],
            "ruins": ["pyramids"],
            "culture_rating": before["culture_rating"] + 2,
            "civil": before["civil"] - 1,
            "civil_total": before["civil_total"] - 1,
        },
        table=past("ravages_of_time"),
    )


@pytest.mark.card("ravages_of_time")
@pytest.mark.rules("TTA-APPENDIX-02")
def test_homer_stays_under_a_ruin():
    game = ages(
        {"leader": "homer", "hand": ["moses"], "wonders": ["pyramids"]},
        {"military_hand": ["rats"]},
        current=["ravages_of_time"],
    )
    game.play("play-leader moses", "tuck pyramids", "end-turn", "prepare rats")
    assert game.position()["me"]["ruins"] == ["pyramids"]
    assert game.table.happiness[0] == 1


@pytest.mark.card("ravages_of_time")
@pytest.mark.rules("TTA-APPENDIX-28")
def test_a_ruin_still_makes_wonders_dearer():
    game = ages({"ruins": ["colossus"], "civil": 1}, row=["great_wall", "iron"], age="I")
    game.offers("take iron").refuses("take great_wall")


@pytest.mark.card("terrorism")
def test_terrorism_destroys_an_urban_building_of_each_rival():
    drama = {"technologies": ["drama"], "workers": {"drama": 1}}
    game = turned_up("terrorism", drama, {"culture": 0}, {"culture": 5, **drama})
    game.asks("you", "destroy").answer("philosophy").asks("you", "destroy").answer("drama")
    game.expect(
        me={**PREPARED, "workers": {"drama": 0}, "unused": 2, "culture_rating": 0, "happiness": 0},
        third={"workers": {"philosophy": 0}, "unused": 2, "science_rating": 0},
        table=past("terrorism"),
    )


@pytest.mark.card("terrorism")
@pytest.mark.rules("TTA-EVENT-05")
def test_with_equal_culture_the_current_player_is_not_the_terrorist():
    game = turned_up("terrorism", {}, {"culture": 1})
    game.expect(
        me={**PREPARED, "workers": {"philosophy": 0}, "unused": 2, "science_rating": 0}, table=past("terrorism")
    )


# --- the strongest and the weakest

FOUR = ["legion", "phalanx", "foray", "raiders"]


@pytest.mark.card("politics_of_strength")
def test_politics_of_strength_gives_and_takes_military_cards():
    game = turned_up("politics_of_strength", STRONG, WEAK | {"military_hand": FOUR})
    deck = game.before["table"]["military_deck"]
    game.asks("you", "discard", FOUR).answer("legion").answer("foray").answer("raiders")
    game.expect(
        me={**PREPARED, "military_hand": deck[:5]},
        you={"military_hand": ["phalanx"]},
        table={**past("politics_of_strength"), "military_deck": 5, "discarded": ["legion", "foray", "raiders"]},
    )


@pytest.mark.card("politics_of_strength")
def test_the_weakest_with_three_military_cards_loses_all_without_a_question():
    game = turned_up("politics_of_strength", STRONG, WEAK | {"military_hand": FOUR[:3]})
    assert game.table.military_hand[1] == []


@pytest.mark.card("politics_of_strength")
def test_in_age_iv_politics_of_strength_is_about_culture():
    game = turned_up(
        "politics_of_strength", STRONG, WEAK | {"military_hand": ["modern_army"], "culture": 9}, age="IV", last_round=9
    )
    game.expect(me={**PREPARED, "culture": 6}, you={"culture": 6}, table=past("politics_of_strength"))


ROW = ["iron", "coal", "breakthrough_ii", "swordsmen", "knights", "kremlin", "hollywood"]


def agreement(me=None, you=None, **more):
    seat = STRONG if me is None else me
    return turned_up("international_agreement", seat, you, **{"row": ROW, **more})


@pytest.mark.card("international_agreement")
@pytest.mark.rules("TTA-APPENDIX-29", "TTA-APPENDIX-31")
def test_international_agreement_takes_cards_for_five_actions():
    game = agreement()
    game.asks("me", "take", [*ROW, "done"]).answer("coal").answer("kremlin").answer("iron")
    game.asks("me", "take", ["breakthrough_ii", "swordsmen", "knights", "done"]).answer("done")
    left = ["breakthrough_ii", "swordsmen", "knights", "hollywood"]
    deck = game.before["table"]["civil_deck"]
    game.expect(
        me={**PREPARED, "hand": ["coal", "iron"], "unfinished": "kremlin", "no_politics": True},
        table={**past("international_agreement"), "row": [*left, *deck[:9]], "civil_deck": 9},
    )


@pytest.mark.card("international_agreement")
def test_who_declines_the_agreement_keeps_the_next_political_action():
    agreement().answer("done").expect(me=PREPARED, table=past("international_agreement"))


@pytest.mark.card("international_agreement")
@pytest.mark.rules("TTA-APPENDIX-29")
def test_with_a_full_hand_only_a_wonder_can_be_taken():
    hand = ["alchemy", "irrigation", "theology", "drama"]
    game = agreement(STRONG | {"hand": hand, "wonders": ["colossus"]})
    game.asks("me", "take", ["kremlin", "hollywood", "done"]).answer("kremlin")
    assert game.position()["me"]["unfinished"] == "kremlin"


@pytest.mark.card("international_agreement")
@pytest.mark.rules("TTA-APPENDIX-30")
def test_an_action_card_taken_by_the_agreement_can_be_played_at_once():
    game = agreement(STRONG | {"hand": ["alchemy"], "science": 9}).answer("breakthrough_ii").answer("done")
    game.offers("play breakthrough_ii")


@pytest.mark.card("international_agreement")
def test_the_price_of_a_political_action_is_paid_in_the_next_turn():
    game = agreement({}, STRONG | {"military_hand": ["foray"]})
    game.asks("you", "take").answer("iron").answer("done").play("end-turn")
    game.asks("you", "action")
    assert game.position()["you"]["no_politics"] is False


@pytest.mark.card("international_agreement")
@pytest.mark.rules("TTA-APPENDIX-32")
def test_the_agreement_can_end_age_iii_and_make_this_round_the_last():
    game = agreement(age="III", civil_deck=["oil"], row=["iron", "coal"]).answer("iron").answer("done")
    assert (game.table.age, game.table.last_round) == (4, game.table.round)


@pytest.mark.card("international_agreement")
@pytest.mark.rules("TTA-APPENDIX-33")
def test_the_agreement_works_in_the_last_round():
    game = agreement(age="IV", last_round=5, row=["iron", "coal"]).answer("iron").answer("done")
    assert game.position()["table"]["row"][:2] == ["coal", None]
    assert game.position()["me"]["hand"] == ["iron"]
