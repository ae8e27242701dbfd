"""Aggressions and wars."""

import pytest
from tests.games.ages.helpers import OVER

from kronika.testing import ages

STRONG = {"workers": {"warriors": 4}, "technologies": ["constitutional_monarchy"]}


def attack(card, you, me=None, **more):
    """I have attacked, and nobody can defend; the card costs so many military actions of my 4."""
    seat = {**STRONG, **(me or {}), "military_hand": [card]}
    return ages(seat, you, phase="politics", **{"age": "III", **more}).play(f"attack {card} 1")


def attacked(actions, **more):
    return {"military_hand": [], "military": 4 - actions, **more}


def over(card):
    return {**OVER, "discarded": [card]}


# --- aggressions


@pytest.mark.card("enslave")
def test_enslave_takes_a_worker_and_brings_food_and_resources():
    game = ages({**STRONG, "military_hand": ["enslave"]}, {"unused": 0}, phase="politics", age="II")
    game.play("attack enslave 1").asks("you", "lose-worker").answer("bronze")
    game.expect(
        me={
            "military_hand": [],
            "military": 2,
            "tokens": {"agriculture": 2, "bronze": 2},
            "food": 2,
            "resources": 2,
            "blue": 12,
        },
        you={"workers": {"bronze": 1}, "yellow": 19},
        table={**OVER, "discarded": ["enslave"]},
    )


@pytest.mark.card("enslave")
def test_enslave_brings_goods_even_if_there_is_nobody_to_take():
    nobody = dict.fromkeys(("agriculture", "bronze", "philosophy", "warriors"), 0)
    game = attack("enslave", {"unused": 0, "workers": nobody})
    game.expect(
        me=attacked(2, tokens={"agriculture": 2, "bronze": 2}, food=2, resources=2, blue=12), table=over("enslave")
    )


@pytest.mark.card("plunder_i", "plunder_ii", "plunder_iii")
@pytest.mark.parametrize(("card", "number"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
@pytest.mark.rules("TTA-FOOD-17", "TTA-FOOD-18")
def test_plunder_takes_a_mix_of_the_attackers_choice(card, number):
    game = ages(
        {**STRONG, "military_hand": [card]},
        {"tokens": {"agriculture": 2, "bronze": 6}},
        phase="politics",
        age="III",
    )
    most_food = min(2, number)
    least_food = max(0, number - 6)
    game.play(f"attack {card} 1")
    game.asks("me", "food", [str(n) for n in range(least_food, most_food + 1)]).answer("food 1")
    game.expect(
        me={
            "military_hand": [],
            "military": 3,
            "tokens": {"agriculture": 1, "bronze": number - 1},
            "food": 1,
            "resources": number - 1,
            "blue": 16 - number,
        },
        you={
            "tokens": {"agriculture": 1, "bronze": 7 - number},
            "food": 1,
            "resources": 7 - number,
            "blue": 8 + number,
        },
        table={**OVER, "discarded": [card]},
    )


@pytest.mark.card("plunder_i")
@pytest.mark.rules("TTA-FOOD-18")
def test_plunder_brings_only_what_the_blue_bank_of_the_attacker_can_hold():
    game = attack("plunder_i", {"tokens": {"bronze": 3}}, {"blue": 1})
    game.expect(
        me=attacked(1, tokens={"bronze": 1}, resources=1, blue=0),
        you={"tokens": {"bronze": 0}, "resources": 0, "blue": 16},
        table=over("plunder_i"),
    )


CITY = {
    "technologies": ["alchemy", "journalism", "movies", "irrigation"],
    "workers": {"alchemy": 1, "journalism": 1, "movies": 1, "irrigation": 1},
}


@pytest.mark.card("raid_i")
def test_raid_destroys_an_urban_building_up_to_level_i_for_half_its_cost():
    game = attack("raid_i", CITY)
    game.asks("me", "destroy", ["philosophy", "alchemy"]).answer("philosophy")
    game.expect(
        me=attacked(1, tokens={"bronze": 2}, resources=2, blue=14),
        you={"workers": {"philosophy": 0}, "unused": 2, "science_rating": 4},
        table=over("raid_i"),
    )


@pytest.mark.card("raid_i")
def test_raid_finds_nothing_where_there_are_only_better_buildings():
    game = attack("raid_i", {"technologies": ["movies"], "workers": {"movies": 1, "philosophy": 0}})
    game.expect(me=attacked(1), table=over("raid_i"))


@pytest.mark.card("raid_ii")
def test_the_second_building_of_a_raid_is_lower_and_the_costs_are_halved_together():
    game = attack("raid_ii", CITY)
    game.asks("me", "destroy", ["philosophy", "alchemy", "journalism"]).answer("journalism")
    game.asks("me", "destroy", ["philosophy", "alchemy", "done"]).answer("philosophy")
    game.expect(
        me=attacked(2, tokens={"bronze": 6}, resources=6, blue=10),
        you={"workers": {"philosophy": 0, "journalism": 0}, "unused": 3, "science_rating": 2, "culture_rating": 4},
        table=over("raid_ii"),
    )


@pytest.mark.card("raid_ii")
def test_halves_are_rounded_up_once_for_both_buildings():
    game = attack("raid_ii", {"technologies": ["theology"], "workers": {"theology": 1}})
    game.answer("theology").answer("philosophy")
    assert game.table.resources[0] == (5 + 3) // 2


@pytest.mark.card("raid_ii")
def test_the_only_worker_of_a_card_is_not_destroyed_twice():
    game = attack("raid_ii", {})
    game.expect(
        me=attacked(2, tokens={"bronze": 2}, resources=2, blue=14),
        you={"workers": {"philosophy": 0}, "unused": 2, "science_rating": 0},
        table=over("raid_ii"),
    )


@pytest.mark.card("raid_iii")
def test_the_last_raid_reaches_any_building_and_may_spare_the_second():
    game = attack("raid_iii", CITY)
    game.asks("me", "destroy", ["philosophy", "alchemy", "journalism", "movies"]).answer("movies")
    game.asks("me", "destroy", ["philosophy", "alchemy", "journalism", "done"]).answer("done")
    game.expect(
        me=attacked(3, tokens={"bronze": 6}, resources=6, blue=10),
        you={"workers": {"movies": 0}, "unused": 2, "culture_rating": 2, "happiness": 0},
        table=over("raid_iii"),
    )


@pytest.mark.card("raid_iii")
def test_two_buildings_of_one_card_can_be_destroyed():
    game = attack("raid_iii", {"workers": {"philosophy": 2}}).answer("philosophy")
    game.expect(
        me=attacked(3, tokens={"bronze": 3}, resources=3, blue=13),
        you={"workers": {"philosophy": 0}, "unused": 3, "science_rating": 0},
        table=over("raid_iii"),
    )


@pytest.mark.card("raid_i")
@pytest.mark.rules("TTA-AGGRESSION-15")
def test_a_raid_counts_printed_costs():
    game = attack("raid_i", {"technologies": ["theology", "masonry"], "workers": {"theology": 1, "philosophy": 0}})
    assert game.table.resources[0] == 3


@pytest.mark.card("annex")
@pytest.mark.rules("TTA-COLONY-27", "TTA-COLONY-28")
def test_annex_moves_a_colony_of_the_attackers_choice_without_its_gain():
    game = attack("annex", {"colonies": ["developed_territory_i", "historic_territory_i"]})
    game.asks("me", "take-colony", ["developed_territory_i", "historic_territory_i"]).answer("developed_territory_i")
    game.expect(
        me=attacked(2, colonies=["developed_territory_i"], yellow=19, blue=17),
        you={"colonies": ["historic_territory_i"], "yellow": 17, "blue": 15},
        table=over("annex"),
    )


@pytest.mark.card("annex")
def test_annex_takes_blue_tokens_from_farms_and_mines_if_the_bank_is_empty():
    game = attack(
        "annex", {"colonies": ["developed_territory_i"], "tokens": {"agriculture": 1, "bronze": 1}, "blue": 0}
    )
    game.asks("you", "lose-token", ["agriculture", "bronze"]).answer("bronze")
    game.expect(
        me=attacked(2, colonies=["developed_territory_i"], yellow=19, blue=17),
        you={"colonies": [], "yellow": 17, "tokens": {"bronze": 0}, "resources": 0},
        table=over("annex"),
    )


@pytest.mark.card("annex")
def test_annex_does_nothing_to_who_has_no_colony():
    attack("annex", {}).expect(me=attacked(2), table=over("annex"))


@pytest.mark.card("infiltrate")
def test_infiltrate_removes_an_unfinished_wonder_for_culture():
    game = attack("infiltrate", {"unfinished": "kremlin", "stages": 2, "leader": "joan_of_arc"})
    game.asks("me", "remove", ["kremlin", "joan_of_arc"]).answer("kremlin")
    game.expect(
        me=attacked(2, culture=6),
        you={"unfinished": None, "stages": 0, "blue": 16},
        table={**over("infiltrate"), "gone": ["kremlin"]},
    )


@pytest.mark.card("infiltrate")
@pytest.mark.parametrize(("leader", "culture"), [("hammurabi", 0), ("james_cook", 6), ("sid_meier", 9)])
def test_infiltrate_removes_a_leader_for_three_times_the_level(leader, culture):
    game = attack("infiltrate", {"leader": leader})
    assert game.position()["you"]["leader"] is None
    assert game.table.culture == [culture, 0]
    assert leader in game.position()["table"]["gone"]


@pytest.mark.card("infiltrate")
def test_bill_gates_scores_for_the_rival_when_he_is_removed():
    labs = {"technologies": ["computers"], "workers": {"computers": 2}}
    game = attack("infiltrate", {"leader": "bill_gates", **labs})
    assert game.table.culture == [9, 6]


@pytest.mark.card("infiltrate")
def test_infiltrate_does_nothing_where_there_is_nobody_to_remove():
    attack("infiltrate", {}).expect(me=attacked(2), table=over("infiltrate"))


@pytest.mark.card("spy")
@pytest.mark.parametrize(("has", "taken"), [(9, 5), (3, 3)])
def test_spy_takes_science(has, taken):
    game = attack("spy", {"science": has})
    game.expect(me=attacked(1, science=taken), you={"science": has - taken}, table=over("spy"))


@pytest.mark.card("armed_intervention")
@pytest.mark.parametrize(("has", "taken"), [(9, 7), (3, 3)])
def test_armed_intervention_takes_culture(has, taken):
    game = attack("armed_intervention", {"culture": has})
    game.expect(me=attacked(2, culture=taken), you={"culture": has - taken}, table=over("armed_intervention"))


# --- wars


def war(card, me, you, third=None):
    """My turn begins, and my war against you is resolved."""
    active = "you" if third is None else "third"
    return ages({**me, "war": (card, "you")}, you, third, active=active, age="II").play("end-turn")


@pytest.mark.card("war_over_territory")
@pytest.mark.parametrize(("units", "taken"), [(2, 1), (5, 1), (6, 2), (11, 3)])
def test_war_over_territory_takes_a_yellow_token_and_one_for_each_five_points(units, taken):
    game = war("war_over_territory", {"workers": {"warriors": units}}, {})
    assert game.table.yellow == [18 + taken, 18 - taken]
    assert game.position()["me"]["war"] is None
    assert "war_over_territory" in game.position()["table"]["discarded"]


@pytest.mark.card("war_over_territory")
def test_war_over_territory_takes_only_tokens_of_the_bank():
    game = war("war_over_territory", {"workers": {"warriors": 6}}, {"yellow": 1, "workers": {"religion": 2}})
    assert game.table.yellow == [19, 0]


@pytest.mark.card("war_over_territory")
@pytest.mark.rules("TTA-WAR-11")
def test_the_attacked_player_can_win_the_war():
    game = war("war_over_territory", {}, {"workers": {"warriors": 2}})
    assert game.table.yellow == [17, 19]


WINNER = {"workers": {"warriors": 15}}
IDLE = {"workers": {"philosophy": 0}}  # strength 1, no science at the end of the turn


@pytest.mark.card("war_over_technology")
@pytest.mark.parametrize(("has", "taken"), [(20, 14), (3, 3)])
def test_war_over_technology_takes_science(has, taken):
    game = war("war_over_technology", WINNER, {**IDLE, "science": has})
    assert game.table.science == [taken, has - taken]


@pytest.mark.card("war_over_technology")
@pytest.mark.rules("TTA-WAR-16", "TTA-WAR-17")
def test_war_over_technology_takes_special_technologies_in_place_of_science():
    game = war(
        "war_over_technology",
        {**WINNER, "leader": "leonardo_da_vinci"},
        {**IDLE, "technologies": ["code_of_laws", "masonry", "irrigation"], "hand": ["strategy"], "science": 20},
    )
    game.asks("me", "steal", ["code_of_laws", "masonry", "done"]).answer("code_of_laws")
    game.asks("me", "steal", ["masonry", "done"]).answer("done")
    assert game.table.science == [8, 12]
    assert game.table.resources[0] == 0  # Leonardo da Vinci doesn't react
    after = game.position()
    assert "code_of_laws" in after["me"]["technologies"]
    assert "code_of_laws" not in after["you"]["technologies"]
    assert [after[seat]["civil_total"] for seat in ("me", "you")] == [5, 4]


@pytest.mark.card("war_over_technology")
def test_only_what_the_difference_pays_can_be_stolen():
    game = war(
        "war_over_technology", {"workers": {"warriors": 9}}, {**IDLE, "technologies": ["strategy", "navigation"]}
    )
    assert game.table.strength[:2] == [9, 6]  # the difference of 3 buys neither
    game.asks("me", "action")


@pytest.mark.card("war_over_technology")
@pytest.mark.rules("TTA-WAR-18")
def test_a_technology_that_the_winner_has_in_hand_or_in_play_is_not_stolen():
    game = war(
        "war_over_technology",
        {**WINNER, "technologies": ["architecture"], "hand": ["code_of_laws"]},
        {"technologies": ["architecture", "code_of_laws", "cartography"]},
        {},
    )
    game.asks("me", "steal", ["cartography", "done"])


@pytest.mark.card("war_over_technology")
@pytest.mark.rules("TTA-WAR-19")
@pytest.mark.parametrize(("mine", "stolen"), [("masonry", "architecture"), ("architecture", "masonry")])
def test_of_two_technologies_of_a_kind_the_winner_keeps_the_higher(mine, stolen):
    game = war("war_over_technology", {**WINNER, "technologies": [mine]}, {**IDLE, "technologies": [stolen]})
    game.answer(stolen)
    after = game.position()
    assert "architecture" in after["me"]["technologies"]
    assert "masonry" in after["table"]["gone"]


@pytest.mark.card("war_over_technology")
def test_a_stolen_technology_takes_its_blue_tokens_along():
    loser = {"technologies": ["justice_system"], "blue": 2, "tokens": {"agriculture": 2, "bronze": 3}}
    game = war("war_over_technology", WINNER, loser, {}).answer("justice_system")
    game.asks("you", "lose-token", ["agriculture", "bronze"]).answer("bronze")
    assert game.table.blue[:2] == [16 + 3, 0]
    assert (game.table.food[1], game.table.resources[1]) == (2, 2)


@pytest.mark.card("war_over_culture")
def test_war_over_culture_takes_five_and_the_difference():
    game = ages(
        {**STRONG, "war": ("war_over_culture", "you")},
        {"culture": 30},
        active="you",
        age="III",
        civil_deck=["oil", "tanks", "movies"],
    )
    game.play("end-turn")
    assert game.table.culture == [8, 30 - 8]
    assert game.position()["me"]["war"] is None


@pytest.mark.card("war_over_culture")
@pytest.mark.rules("TTA-POINTS-06")
def test_war_over_culture_takes_no_more_than_there_is():
    game = ages(
        {**STRONG, "war": ("war_over_culture", "you")},
        {"culture": 3},
        active="you",
        age="III",
        civil_deck=["oil", "tanks", "movies"],
    )
    game.play("end-turn")
    assert game.table.culture == [3, 0]


@pytest.mark.rules("TTA-WAR-13")
def test_a_tied_war_has_no_effect():
    game = ages(
        {"war": ("war_over_culture", "you")}, {"culture": 9}, active="you", age="III", civil_deck=["oil", "tanks"]
    )
    game.play("end-turn")
    assert game.table.culture == [0, 9]
