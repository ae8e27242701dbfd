"""Age 5, Exploration: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("astronomy")
def test_astronomy_melds_green_and_blue_cards_and_keeps_the_first_other_one():
    game = innovation(
        me={"board": ["astronomy", "coal"], "hand": ["tools"]},
        piles={6: ["metric_system", "encyclopedia", "canning", "classification"]},
    )
    game.play("dogma astronomy")
    revealed = [story["card"] for story in game.told("you", "revealed")]
    assert revealed == ["metric_system", "encyclopedia", "canning"]
    game.expect(
        me={"board": ["astronomy", "coal", "metric_system", "encyclopedia"], "hand": ["tools", "canning"]},
        piles={6: ["classification"]},
    )


@pytest.mark.card("astronomy")
@pytest.mark.parametrize("drawn", ["machine_tools", "canning", "democracy"])
def test_astronomy_shows_everybody_a_card_of_another_colour_and_stops(drawn):
    game = innovation(me={"board": ["astronomy", "coal"]}, piles={6: [drawn, "classification"]})
    game.play("dogma astronomy")
    assert [story["card"] for story in game.told(None, "revealed")] == [drawn]
    game.expect(me={"hand": [drawn]}, piles={6: ["classification"]})


@pytest.mark.card("astronomy")
@pytest.mark.rules("INN-SPECIAL-15")
def test_astronomy_claims_universe_when_all_tops_but_purple_are_six_or_more():
    game = innovation(me={"board": ["coal", "machine_tools", "bicycle", "astronomy"]}, piles={6: ["canning"]})
    game.play("dogma astronomy")
    game.expect(me={"hand": ["canning"], "achievements": ["universe"]}, piles={6: []})


@pytest.mark.card("astronomy")
def test_astronomy_counts_a_card_that_was_just_melded_over_a_lower_one():
    game = innovation(me={"board": ["physics", "astronomy"]}, piles={6: ["encyclopedia", "canning"]})
    game.play("dogma astronomy")
    game.expect(
        me={"board": ["physics", "encyclopedia", "astronomy"], "hand": ["canning"], "achievements": ["universe"]},
        piles={6: []},
    )


@pytest.mark.card("astronomy")
def test_astronomy_is_content_with_purple_alone():
    game = innovation(me={"board": ["astronomy"]}, piles={6: ["canning"]})
    game.play("dogma astronomy")
    game.expect(me={"hand": ["canning"], "achievements": ["universe"]}, piles={6: []})


@pytest.mark.card("astronomy")
@pytest.mark.rules("INN-SPECIAL-18")
def test_astronomy_leaves_universe_to_its_owner():
    game = innovation(me={"board": ["astronomy"]}, you={"achievements": ["universe"]}, piles={6: ["canning"]})
    game.play("dogma astronomy")
    game.expect(me={"hand": ["canning"]}, piles={6: []})


@pytest.mark.card("astronomy")
@pytest.mark.rules("INN-SPECIAL-16")
def test_astronomy_gives_universe_to_a_sharing_opponent_first():
    game = innovation(
        me={"board": ["astronomy"]},
        you={"board": ["atomic_theory"]},
        piles={5: ["coal"], 6: ["canning", "machine_tools"]},
    )
    game.play("dogma astronomy")
    game.expect(
        me={"hand": ["machine_tools", "coal"]},
        you={"hand": ["canning"], "achievements": ["universe"]},
        piles={5: [], 6: []},
    )


@pytest.mark.card("banking")
@pytest.mark.rules("INN-DEMAND-05", "INN-TRANSFER-03")
def test_banking_takes_a_factory_card_that_is_not_green_and_the_victim_scores_a_five():
    game = innovation(
        me={"board": ["evolution", "banking"]},
        you={"board": ["chemistry", "coal", "electricity", "statistics"]},
        piles={5: ["physics", "societies"]},
    )
    game.play("dogma banking").asks("you", "transfer", ["chemistry", "coal"]).answer("chemistry")
    game.expect(
        me={"board": ["evolution", "chemistry", "banking"]},
        you={"board": ["coal", "electricity", "statistics"], "score": ["physics"]},
        piles={5: ["societies"]},
    )


@pytest.mark.card("banking")
@pytest.mark.rules("INN-DOGMA-09")
def test_banking_without_a_fitting_card_scores_nothing():
    game = innovation(me={"board": ["banking"]}, you={"board": ["electricity", "statistics"]})
    game.play("dogma banking").unchanged()


@pytest.mark.card("banking")
def test_banking_may_splay_green_right():
    game = innovation(me={"board": ["compass", "banking", "tools", "writing"]})
    game.play("dogma banking").asks("me", "splay", ["green right", "done"]).answer("green right")
    game.expect(me={"splay": {"green": "right"}})


@pytest.mark.card("banking")
def test_banking_splay_may_be_declined():
    game = innovation(me={"board": ["compass", "banking"]})
    game.play("dogma banking", "done").unchanged()


@pytest.mark.card("banking")
@pytest.mark.rules("INN-DEMAND-01", "INN-SHARE-01", "INN-BONUS-01")
def test_banking_spares_an_opponent_with_as_many_crowns_who_splays_first():
    game = innovation(
        me={"board": ["banking"]},
        you={"board": ["sailing", "currency", "chemistry"]},
        piles={5: ["physics"]},
    )
    game.play("dogma banking").asks("you", "splay", ["green right", "done"]).answer("green right")
    game.expect(me={"hand": ["physics"]}, you={"splay": {"green": "right"}}, piles={5: []})


@pytest.mark.card("chemistry")
def test_chemistry_scores_one_above_the_highest_top_and_returns_a_score_card():
    game = innovation(
        me={"board": ["genetics", "chemistry", "canning"], "score": ["oars"], "hand": ["tools"]},
        piles={7: ["railroad", "lighting"]},
    )
    game.play("dogma chemistry").asks("me", "splay", ["blue right", "done"]).answer("blue right")
    game.asks("me", "return", ["oars", "railroad"]).answer("oars")
    game.expect(
        me={"splay": {"blue": "right"}, "score": ["railroad"]},
        piles={7: ["lighting"], 1: [*game.pile(1), "oars"]},
    )


@pytest.mark.card("chemistry")
def test_chemistry_may_return_the_card_just_scored_and_not_splay():
    game = innovation(me={"board": ["tools", "chemistry"], "score": ["oars"]}, piles={6: ["canning", "machine_tools"]})
    game.play("dogma chemistry", "done", "return canning")
    game.expect(piles={6: ["machine_tools", "canning"]})


@pytest.mark.card("chemistry")
def test_chemistry_must_return_even_the_only_score_card():
    game = innovation(me={"board": ["chemistry"]}, piles={6: ["canning", "machine_tools"]})
    game.play("dogma chemistry")
    game.expect(piles={6: ["machine_tools", "canning"]})


@pytest.mark.card("chemistry")
@pytest.mark.rules("INN-END-06")
def test_chemistry_with_a_ten_on_top_ends_the_game():
    game = innovation(me={"board": ["chemistry", "robotics"]}, you={"score": ["tools"]})
    game.play("dogma chemistry").wins("you")


@pytest.mark.card("chemistry")
@pytest.mark.rules("INN-BONUS-04")
def test_chemistry_looks_at_the_board_of_whoever_executes_it():
    game = innovation(
        me={"board": ["chemistry", "railroad"], "score": ["oars"]},
        you={"board": ["coal"], "score": ["archery"]},
        piles={6: ["canning"], 7: ["lighting"], 8: ["mobility"]},
    )
    game.play("dogma chemistry").asks("you", "return", ["archery", "canning"]).answer("canning")
    game.asks("me", "return", ["oars", "mobility"]).answer("oars")
    game.expect(
        me={"score": ["mobility"], "hand": ["lighting"]},
        piles={7: [], 8: [], 1: [*game.pile(1), "oars"]},
    )


@pytest.mark.card("coal")
@pytest.mark.rules("INN-TUCK-01")
def test_coal_tucks_a_five_and_scores_a_top_card_with_the_one_under_it():
    game = innovation(
        me={"board": ["oars", "archery", "coal"], "score": ["tools"]}, piles={5: ["the_pirate_code", "banking"]}
    )
    game.play("dogma coal").asks("me", "splay", ["red right", "done"]).answer("done")
    game.asks("me", "score", ["coal", "done"]).answer("coal")
    game.expect(
        me={"board": ["the_pirate_code", "oars"], "score": ["tools", "coal", "archery"]},
        piles={5: ["banking"]},
    )


@pytest.mark.card("coal")
@pytest.mark.rules("INN-TUCK-03")
def test_coal_scores_any_top_card_even_one_with_nothing_under_it():
    game = innovation(me={"board": ["tools", "coal"]}, piles={5: ["banking"]})
    game.play("dogma coal").asks("me", "score", ["tools", "coal", "banking", "done"]).answer("tools")
    game.expect(me={"board": ["coal", "banking"], "score": ["tools"]}, piles={5: []})


@pytest.mark.card("coal")
def test_coal_may_splay_red_right_and_score_nothing():
    game = innovation(me={"board": ["oars", "coal", "tools", "writing"]}, piles={5: ["banking"]})
    game.play("dogma coal", "red right", "done")
    game.expect(
        me={"board": ["oars", "coal", "tools", "writing", "banking"], "splay": {"red": "right"}},
        piles={5: []},
    )


@pytest.mark.card("coal")
def test_coal_scored_down_to_one_card_ends_the_splay():
    game = innovation(me={"board": ["archery", "oars", "coal"], "splay": {"red": "right"}}, piles={5: ["banking"]})
    game.play("dogma coal").asks("me", "score", ["coal", "banking", "done"]).answer("coal")
    game.expect(me={"board": ["archery", "banking"], "score": ["coal", "oars"], "splay": {}}, piles={5: []})


@pytest.mark.card("coal")
@pytest.mark.rules("INN-DOGMA-05")
def test_coal_shared_goes_effect_by_effect_through_both_players():
    game = innovation(
        me={"board": ["coal"]},
        you={"board": ["machine_tools"]},
        piles={5: ["banking", "physics", "societies"]},
    )
    game.play("dogma coal").asks("you", "score", ["machine_tools", "banking", "done"])
    game.expect(
        me={"board": ["coal", "physics"]}, you={"board": ["machine_tools", "banking"]}, piles={5: ["societies"]}
    )
    game.answer("banking").asks("me", "score", ["coal", "physics", "done"]).answer("done")
    game.expect(me={"hand": ["societies"]}, you={"board": ["machine_tools"], "score": ["banking"]}, piles={5: []})


@pytest.mark.card("measurement")
def test_measurement_splays_any_colour_right_and_draws_by_its_cards():
    game = innovation(
        me={"board": ["measurement", "tools", "writing", "pottery"], "hand": ["sailing", "oars"]},
        piles={3: ["paper"]},
    )
    game.play("dogma measurement").asks("me", "return", ["sailing", "oars", "done"]).answer("sailing")
    game.asks("me", "colour", ["red", "yellow", "green", "blue", "purple"]).answer("blue")
    game.expect(
        me={"hand": ["oars", "paper"], "splay": {"blue": "right"}},
        piles={3: [], 1: [*game.pile(1), "sailing"]},
    )


@pytest.mark.card("measurement")
def test_measurement_turns_a_splay_to_the_right():
    game = innovation(
        me={"board": ["measurement", "tools", "writing"], "hand": ["oars"], "splay": {"blue": "up"}},
        piles={2: ["calendar"]},
    )
    game.play("dogma measurement", "oars", "blue")
    game.expect(me={"hand": ["calendar"], "splay": {"blue": "right"}}, piles={2: [], 1: [*game.pile(1), "oars"]})


@pytest.mark.card("measurement")
@pytest.mark.parametrize(("colour", "drawn"), [("blue", 2), ("green", 1)])
def test_measurement_draws_also_for_a_colour_that_the_splay_does_not_change(colour, drawn):
    game = innovation(
        me={"board": ["measurement", "tools", "writing"], "hand": ["paper"], "splay": {"blue": "right"}},
    )
    game.play("dogma measurement", "paper", colour)
    first, *rest = game.pile(drawn)
    game.expect(me={"hand": [first]}, piles={drawn: rest, 3: [*game.pile(3), "paper"]})


@pytest.mark.card("measurement")
@pytest.mark.rules("INN-TAKE-04")
def test_measurement_draws_a_one_for_a_missing_colour():
    game = innovation(me={"board": ["measurement"], "hand": ["paper"]}, piles={1: ["tools", "oars"]})
    game.play("dogma measurement", "paper", "red")
    game.expect(me={"hand": ["tools"]}, piles={1: ["oars"], 3: [*game.pile(3), "paper"]})


@pytest.mark.card("measurement")
@pytest.mark.rules("INN-END-06")
def test_measurement_of_more_than_ten_cards_ends_the_game():
    blue = ["pottery", "tools", "writing", "calendar", "mathematics", "alchemy", "translation", "experimentation"]
    game = innovation(
        me={"board": [*blue, "chemistry", "physics", "evolution", "measurement"], "hand": ["paper"]},
        you={"score": ["oars"]},
    )
    game.play("dogma measurement", "paper", "blue").wins("you")


@pytest.mark.card("measurement")
def test_measurement_may_be_declined():
    game = innovation(me={"board": ["measurement", "tools", "writing"], "hand": ["oars"]})
    game.play("dogma measurement", "done").unchanged()


@pytest.mark.card("measurement")
def test_measurement_asks_nothing_without_hand_cards():
    game = innovation(me={"board": ["measurement", "tools", "writing"], "score": ["oars"]})
    game.play("dogma measurement").asks("me", "action").unchanged()


@pytest.mark.card("physics")
def test_physics_keeps_three_cards_of_different_colours_shown_to_everybody():
    game = innovation(
        me={"board": ["physics"], "hand": ["tools"]},
        piles={6: ["canning", "encyclopedia", "democracy", "machine_tools"]},
    )
    game.play("dogma physics")
    assert [story["card"] for story in game.told("you", "revealed")] == ["canning", "encyclopedia", "democracy"]
    game.expect(
        me={"hand": ["tools", "canning", "encyclopedia", "democracy"]},
        piles={6: ["machine_tools"]},
    )


@pytest.mark.card("physics")
@pytest.mark.rules("INN-RETURN-02")
def test_physics_with_two_of_a_colour_returns_the_whole_hand_in_the_owners_order():
    game = innovation(
        me={"board": ["physics"], "hand": ["tools"]},
        you={"hand": ["oars"]},
        piles={6: ["atomic_theory", "encyclopedia", "canning", "democracy"]},
    )
    game.play("dogma physics").asks("me", "return", ["atomic_theory", "encyclopedia", "canning"])
    game.play("canning", "atomic_theory")
    game.expect(
        me={"hand": []},
        piles={6: ["democracy", "canning", "atomic_theory", "encyclopedia"], 1: [*game.pile(1), "tools"]},
    )


@pytest.mark.card("physics")
def test_physics_compares_the_first_card_with_the_third_too():
    game = innovation(me={"board": ["physics"]}, piles={6: ["atomic_theory", "canning", "encyclopedia"]})
    game.play("dogma physics", "encyclopedia", "canning")
    game.expect(piles={6: ["encyclopedia", "canning", "atomic_theory"]})


@pytest.mark.card("physics")
def test_physics_does_not_compare_with_the_rest_of_the_hand():
    game = innovation(
        me={"board": ["physics"], "hand": ["tools", "writing"]}, piles={6: ["atomic_theory", "canning", "democracy"]}
    )
    game.play("dogma physics")
    game.expect(me={"hand": ["tools", "writing", "atomic_theory", "canning", "democracy"]}, piles={6: []})


@pytest.mark.card("societies")
@pytest.mark.rules("INN-DEMAND-05")
def test_societies_takes_a_lightbulb_card_that_is_not_purple_whatever_the_activator_has():
    game = innovation(
        me={"board": ["societies", "atomic_theory"]},
        you={"board": ["tools", "perspective", "education", "machine_tools"]},
        piles={5: ["coal", "banking"]},
    )
    game.play("dogma societies").asks("you", "transfer", ["tools", "perspective"]).answer("tools")
    game.expect(
        me={"board": ["societies", "atomic_theory", "tools"]},
        you={"board": ["perspective", "education", "machine_tools"], "hand": ["coal"]},
        piles={5: ["banking"]},
    )


@pytest.mark.card("societies")
def test_societies_without_a_fitting_card_draws_nothing():
    game = innovation(me={"board": ["societies"]}, you={"board": ["education", "machine_tools"]})
    game.play("dogma societies").unchanged()


@pytest.mark.card("societies")
def test_societies_does_not_touch_an_opponent_with_as_many_crowns():
    game = innovation(me={"board": ["societies"]}, you={"board": ["sailing", "tools"]})
    game.play("dogma societies").unchanged()


@pytest.mark.card("statistics")
def test_statistics_moves_one_highest_score_card_to_a_hand_with_cards():
    game = innovation(me={"board": ["statistics"]}, you={"hand": ["oars"], "score": ["tools", "coal", "banking"]})
    game.play("dogma statistics").asks("you", "take", ["coal", "banking"]).answer("coal")
    game.expect(you={"hand": ["oars", "coal"], "score": ["tools", "banking"]})


@pytest.mark.card("statistics")
def test_statistics_moves_two_cards_to_an_empty_hand():
    game = innovation(me={"board": ["statistics"]}, you={"score": ["tools", "sailing", "coal", "pottery"]})
    game.play("dogma statistics").asks("you", "take", ["tools", "sailing", "pottery"]).answer("tools")
    game.expect(you={"hand": ["coal", "tools"], "score": ["sailing", "pottery"]})


@pytest.mark.card("statistics")
def test_statistics_repeated_stops_when_the_score_pile_is_empty():
    game = innovation(me={"board": ["statistics"], "score": ["oars"]}, you={"score": ["tools"]})
    game.play("dogma statistics")
    game.expect(you={"hand": ["tools"], "score": []})


@pytest.mark.card("statistics")
def test_statistics_with_an_empty_score_pile_does_nothing():
    game = innovation(me={"board": ["statistics"], "score": ["oars"]}, you={"hand": ["tools"]})
    game.play("dogma statistics").unchanged()


@pytest.mark.card("statistics")
def test_statistics_may_splay_yellow_right():
    game = innovation(me={"board": ["masonry", "statistics", "tools", "writing"]})
    game.play("dogma statistics").asks("me", "splay", ["yellow right", "done"]).answer("yellow right")
    game.expect(me={"splay": {"yellow": "right"}})


@pytest.mark.card("statistics")
def test_statistics_splay_may_be_declined():
    game = innovation(me={"board": ["masonry", "statistics"]})
    game.play("dogma statistics", "done").unchanged()


@pytest.mark.card("steam_engine")
@pytest.mark.rules("INN-TERM-02")
def test_steam_engine_tucks_two_fours_and_scores_the_bottom_yellow_card():
    game = innovation(me={"board": ["masonry", "steam_engine"]}, piles={4: ["gunpowder", "navigation", "invention"]})
    game.play("dogma steam_engine")
    game.expect(
        me={"board": ["steam_engine", "gunpowder", "navigation"], "score": ["masonry"]}, piles={4: ["invention"]}
    )


@pytest.mark.card("steam_engine")
def test_steam_engine_scores_the_yellow_card_tucked_last():
    game = innovation(me={"board": ["masonry", "steam_engine"]}, piles={4: ["anatomy", "perspective"]})
    game.play("dogma steam_engine")
    game.expect(me={"board": ["anatomy", "masonry", "steam_engine"], "score": ["perspective"]}, piles={4: []})


@pytest.mark.card("steam_engine")
@pytest.mark.rules("INN-TERM-03")
def test_steam_engine_alone_scores_itself_and_a_sharer_without_yellow_scores_nothing():
    game = innovation(
        me={"board": ["steam_engine"]},
        you={"board": ["coal"]},
        piles={4: ["gunpowder", "navigation", "colonialism", "reformation", "invention"]},
    )
    game.play("dogma steam_engine")
    game.expect(
        me={"board": ["colonialism", "reformation"], "score": ["steam_engine"], "hand": ["invention"]},
        you={"board": ["gunpowder", "coal", "navigation"]},
        piles={4: []},
    )


@pytest.mark.card("the_pirate_code")
def test_the_pirate_code_takes_two_cards_of_four_or_less_and_scores_the_lowest_crown_top():
    game = innovation(
        me={"board": ["the_pirate_code", "pottery", "currency"], "score": ["oars"]},
        you={"score": ["tools", "paper", "navigation", "coal"]},
    )
    game.play("dogma the_pirate_code").asks("you", "transfer", ["tools", "paper", "navigation"]).answer("paper")
    game.asks("you", "transfer", ["tools", "navigation"]).answer("navigation")
    game.expect(
        me={"board": ["the_pirate_code", "pottery"], "score": ["oars", "paper", "navigation", "currency"]},
        you={"score": ["tools", "coal"]},
    )


@pytest.mark.card("the_pirate_code")
@pytest.mark.rules("INN-TRANSFER-01", "INN-TERM-11")
def test_the_pirate_code_is_content_with_one_card_and_ties_are_broken_by_who_scores():
    game = innovation(
        me={"board": ["the_pirate_code", "sailing", "code_of_laws", "pottery"]}, you={"score": ["paper", "coal"]}
    )
    game.play("dogma the_pirate_code").asks("me", "score", ["sailing", "code_of_laws"]).answer("sailing")
    game.expect(
        me={"board": ["the_pirate_code", "code_of_laws", "pottery"], "score": ["paper", "sailing"]},
        you={"score": ["coal"]},
    )


@pytest.mark.card("the_pirate_code")
@pytest.mark.rules("INN-TRANSFER-02")
def test_the_pirate_code_that_took_nothing_scores_nothing():
    game = innovation(
        me={"board": ["the_pirate_code", "sailing"]}, you={"score": ["coal"], "hand": ["tools"], "board": ["oars"]}
    )
    game.play("dogma the_pirate_code").unchanged()


@pytest.mark.card("the_pirate_code")
def test_the_pirate_code_took_something_even_if_the_last_victim_had_nothing():
    game = innovation(me={"board": ["the_pirate_code", "pottery"]}, you={"score": ["tools"]}, third={"score": ["coal"]})
    game.play("dogma the_pirate_code")
    game.expect(me={"board": ["pottery"], "score": ["tools", "the_pirate_code"]}, you={"score": []})


@pytest.mark.card("the_pirate_code")
def test_the_pirate_code_lets_a_sharing_opponent_score_too():
    game = innovation(
        me={"board": ["the_pirate_code", "canning"]},
        you={"score": ["tools"]},
        third={"board": ["optics", "pottery"], "score": ["oars"]},
        piles={6: ["democracy"]},
    )
    game.play("dogma the_pirate_code")
    game.expect(
        me={"board": ["canning"], "score": ["tools", "the_pirate_code"], "hand": ["democracy"]},
        you={"score": []},
        third={"board": ["pottery"], "score": ["oars", "optics"]},
        piles={6: []},
    )


@pytest.mark.card("the_pirate_code")
def test_the_pirate_code_remembers_its_demand_for_one_action_only():
    game = innovation(
        me={"board": ["the_pirate_code", "sailing", "canal_building"]},
        you={"board": ["pottery"], "score": ["tools"]},
    )
    game.play("dogma the_pirate_code")
    game.expect(
        me={"board": ["the_pirate_code", "canal_building"], "score": ["tools", "sailing"]},
        you={"score": []},
    )
    game.play("dogma the_pirate_code").unchanged()
