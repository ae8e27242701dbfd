"""Events of age I."""

import pytest
from tests.games.ages.helpers import OVER, PREPARED, past, turned_up

from kronika.testing import ages

STRONG = {"workers": {"warriors": 3}}
MIDDLE = {"workers": {"warriors": 2}}
WEAK = {"workers": {"warriors": 0}}

# --- by culture and strength


@pytest.mark.card("barbarians")
def test_barbarians_take_a_worker_from_who_has_culture_and_no_strength():
    game = turned_up("barbarians", STRONG, {"culture": 9})
    game.expect(me=PREPARED, you={"unused": 0, "yellow": 19}, table=past("barbarians"))


@pytest.mark.card("barbarians")
@pytest.mark.rules("TTA-EVENT-08")
def test_with_two_players_barbarians_spare_the_stronger_one():
    game = turned_up("barbarians", STRONG, {"culture": 0})
    game.expect(me=PREPARED, table=past("barbarians"))


@pytest.mark.card("barbarians")
def test_with_three_players_barbarians_come_to_the_two_weakest():
    game = turned_up("barbarians", STRONG, MIDDLE | {"culture": 9}, WEAK)
    game.expect(me=PREPARED, you={"unused": 0, "yellow": 19}, table=past("barbarians"))


@pytest.mark.card("border_conflict")
def test_border_conflict_costs_the_weakest_a_building_and_pays_the_strongest():
    game = turned_up("border_conflict", {"workers": {"warriors": 2}})
    game.asks("you", "destroy", ["agriculture", "bronze", "philosophy"]).answer("philosophy")
    game.expect(
        me={**PREPARED, "tokens": {"bronze": 3}, "resources": 3, "blue": 13},
        you={"workers": {"philosophy": 0}, "unused": 2, "science_rating": 0},
        table=past("border_conflict"),
    )


@pytest.mark.card("border_conflict")
def test_border_conflict_pays_the_strongest_even_if_nothing_can_be_destroyed():
    game = turned_up("border_conflict", STRONG, {"workers": {"agriculture": 0, "bronze": 0, "philosophy": 0}})
    game.expect(me={**PREPARED, "tokens": {"bronze": 3}, "resources": 3, "blue": 13}, table=past("border_conflict"))


@pytest.mark.card("crusades")
def test_crusades_bring_culture_to_the_strongest_and_cost_the_weakest():
    game = turned_up("crusades", STRONG, {"culture": 3}, MIDDLE | {"culture": 7})
    game.expect(me={**PREPARED, "culture": 5}, you={"culture": 0}, table=past("crusades"))


@pytest.mark.card("foray")
def test_foray_gives_the_two_strongest_a_mix_of_goods():
    game = turned_up("foray", STRONG, WEAK, MIDDLE)
    game.asks("me", "food", ["0", "1", "2", "3"]).answer("food 1")
    game.asks("third", "food").answer("food 3")
    game.expect(
        me={**PREPARED, "tokens": {"agriculture": 1, "bronze": 2}, "food": 1, "resources": 2, "blue": 13},
        third={"tokens": {"agriculture": 3}, "food": 3, "blue": 13},
        table=past("foray"),
    )


@pytest.mark.card("foray")
@pytest.mark.rules("TTA-EVENT-08")
def test_with_two_players_foray_gives_to_the_strongest_alone():
    game = turned_up("foray", STRONG).answer("food 0")
    game.expect(me={**PREPARED, "tokens": {"bronze": 3}, "resources": 3, "blue": 13}, table=past("foray"))


@pytest.mark.card("foray")
def test_foray_asks_nothing_of_who_has_no_blue_token():
    game = turned_up("foray", STRONG | {"blue": 0})
    game.expect(me=PREPARED, table=past("foray"))


@pytest.mark.card("raiders")
def test_raiders_take_goods_of_their_owners_choice():
    game = turned_up(
        "raiders", STRONG, WEAK | {"tokens": {"agriculture": 1, "bronze": 2}}, MIDDLE | {"tokens": {"bronze": 1}}
    )
    game.asks("you", "food", ["0", "1"]).answer("food 1")
    game.expect(
        me=PREPARED,
        you={"tokens": {"agriculture": 0, "bronze": 1}, "food": 0, "resources": 1, "blue": 15},
        third={"tokens": {"bronze": 0}, "resources": 0, "blue": 16},
        table=past("raiders"),
    )


@pytest.mark.card("raiders")
@pytest.mark.rules("TTA-EVENT-08")
def test_with_two_players_raiders_come_to_the_weakest_alone():
    game = turned_up("raiders", {"tokens": {"bronze": 2}}, WEAK | {"tokens": {"agriculture": 3}})
    game.expect(me=PREPARED, you={"tokens": {"agriculture": 1}, "food": 1, "blue": 15}, table=past("raiders"))


@pytest.mark.card("reign_of_terror")
def test_reign_of_terror_takes_a_worker_from_the_weakest():
    game = turned_up("reign_of_terror", STRONG, {"unused": 0}, MIDDLE)
    game.asks("you", "lose-worker", ["agriculture", "bronze", "philosophy", "warriors"]).answer("agriculture")
    game.expect(me=PREPARED, you={"workers": {"agriculture": 1}, "yellow": 19}, table=past("reign_of_terror"))


@pytest.mark.card("uncertain_borders")
def test_uncertain_borders_move_a_yellow_token_from_the_weakest_to_the_strongest():
    game = turned_up("uncertain_borders", MIDDLE, WEAK, STRONG)
    game.expect(me=PREPARED, you={"yellow": 17}, third={"yellow": 19}, table=past("uncertain_borders"))


@pytest.mark.card("uncertain_borders")
def test_uncertain_borders_find_nothing_in_an_empty_bank():
    game = turned_up("uncertain_borders", STRONG, {"yellow": 0})
    game.expect(me=PREPARED, table=past("uncertain_borders"))


# --- for everybody


@pytest.mark.card("cultural_influence")
def test_cultural_influence_scores_the_culture_rating():
    game = turned_up("cultural_influence", {"workers": {"religion": 1}}, {"workers": {"religion": 2}, "culture": 5})
    game.expect(me={**PREPARED, "culture": 2}, you={"culture": 7}, table=past("cultural_influence"))


@pytest.mark.card("scientific_breakthrough")
def test_scientific_breakthrough_scores_the_science_rating():
    game = turned_up("scientific_breakthrough", {"workers": {"philosophy": 2}, "science": 4})
    game.expect(me={**PREPARED, "science": 6}, you={"science": 1}, table=past("scientific_breakthrough"))


@pytest.mark.card("good_harvest")
def test_good_harvest_produces_food_without_consumption_or_corruption():
    game = turned_up("good_harvest", {"yellow": 8, "workers": {"agriculture": 3}}, {"blue": 1, "tokens": {"bronze": 3}})
    game.expect(
        me={**PREPARED, "tokens": {"agriculture": 3}, "food": 3, "blue": 13},
        you={"tokens": {"agriculture": 1}, "food": 1, "blue": 0},
        table=past("good_harvest"),
    )


@pytest.mark.card("new_deposits")
def test_new_deposits_produce_resources_without_corruption():
    game = turned_up("new_deposits", {"workers": {"bronze": 3}}, {"blue": 1, "tokens": {"agriculture": 3}})
    game.expect(
        me={**PREPARED, "tokens": {"bronze": 3}, "resources": 3, "blue": 13},
        you={"tokens": {"bronze": 1}, "resources": 1, "blue": 0},
        table=past("new_deposits"),
    )


@pytest.mark.card("immigration")
@pytest.mark.rules("TTA-EVENT-07")
def test_immigration_goes_to_all_who_are_happiest():
    game = turned_up("immigration", {"workers": {"religion": 1}}, {}, {"workers": {"religion": 1}})
    game.expect(
        me={**PREPARED, "unused": 2, "yellow": 17}, third={"unused": 2, "yellow": 17}, table=past("immigration")
    )


@pytest.mark.card("pestilence")
def test_pestilence_takes_a_worker_from_everybody():
    game = turned_up("pestilence", you={"unused": 0})
    game.asks("you", "lose-worker", ["agriculture", "bronze", "philosophy", "warriors"]).answer("philosophy")
    game.expect(
        me={**PREPARED, "unused": 0, "yellow": 19},
        you={"workers": {"philosophy": 0}, "science_rating": 0, "yellow": 19},
        table=past("pestilence"),
    )


@pytest.mark.card("rats")
def test_rats_eat_all_food():
    game = ages(
        {"military_hand": ["foray"], "technologies": ["irrigation"], "tokens": {"agriculture": 1, "irrigation": 2}},
        {"tokens": {"agriculture": 3, "bronze": 2}},
        current=["rats"],
        phase="politics",
        age="II",
    ).play("prepare foray")
    game.expect(
        me={**PREPARED, "tokens": {"agriculture": 0, "irrigation": 0}, "food": 0, "blue": 16},
        you={"tokens": {"agriculture": 0}, "food": 0, "blue": 14},
        table={**OVER, "current": ["foray"], "past": ["rats"]},
    )


@pytest.mark.card("rebellion")
def test_rebellion_costs_two_civil_actions_for_each_discontent_worker():
    game = turned_up("rebellion", {"yellow": 16}, {"yellow": 8})
    game.expect(me={**PREPARED, "civil": 2}, you={"civil": 0}, table=past("rebellion"))


@pytest.mark.card("rebellion")
def test_rebellion_spares_content_civilizations():
    game = turned_up("rebellion", {"yellow": 17}, {"yellow": 16, "workers": {"religion": 1}})
    game.expect(me=PREPARED, table=past("rebellion"))
