"""Age 2, Classical: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("calendar")
@pytest.mark.rules("INN-DOGMA-10")
def test_calendar_draws_two_threes_and_compares_only_once():
    game = innovation(
        me={"board": ["calendar"], "hand": ["robotics"], "score": ["tools", "oars"]},
        piles={3: ["paper", "alchemy", "optics"]},
    )
    game.play("dogma calendar")
    game.expect(me={"hand": ["robotics", "paper", "alchemy"]}, piles={3: ["optics"]})


@pytest.mark.card("calendar")
def test_calendar_counts_cards_and_not_points_and_a_tie_is_not_enough():
    game = innovation(me={"board": ["calendar"], "hand": ["tools"], "score": ["robotics"]})
    game.play("dogma calendar").unchanged()
    innovation(me={"board": ["calendar"]}).play("dogma calendar").unchanged()


@pytest.mark.card("calendar")
def test_calendar_looks_at_the_cards_of_the_player_who_executes_it():
    game = innovation(
        me={"board": ["calendar"], "hand": ["oars"]},
        you={"board": ["pottery"], "score": ["tools"]},
        piles={2: ["currency"], 3: ["paper", "alchemy", "optics"]},
    )
    game.play("dogma calendar")
    game.expect(me={"hand": ["oars", "currency"]}, you={"hand": ["paper", "alchemy"]}, piles={2: [], 3: ["optics"]})


@pytest.mark.card("canal_building")
@pytest.mark.rules("INN-EXCHANGE-01", "INN-TERM-05")
def test_canal_building_exchanges_all_the_highest_of_hand_and_score_pile():
    game = innovation(
        me={
            "board": ["canal_building"],
            "hand": ["tools", "calendar", "currency"],
            "score": ["paper", "oars", "alchemy", "optics"],
        }
    )
    game.play("dogma canal_building").asks("me", "exchange", ["exchange", "done"]).answer("exchange")
    game.expect(me={"hand": ["tools", "paper", "alchemy", "optics"], "score": ["calendar", "currency", "oars"]})


@pytest.mark.card("canal_building")
@pytest.mark.rules("INN-EXCHANGE-03")
def test_canal_building_fixes_both_groups_before_anything_moves():
    game = innovation(me={"board": ["canal_building"], "hand": ["paper", "tools"], "score": ["calendar", "oars"]})
    game.play("dogma canal_building", "exchange")
    game.expect(me={"hand": ["tools", "calendar"], "score": ["paper", "oars"]})


@pytest.mark.card("canal_building")
def test_canal_building_may_be_declined_and_is_not_asked_without_cards():
    game = innovation(me={"board": ["canal_building"], "hand": ["tools"], "score": ["paper"]})
    game.play("dogma canal_building", "done").unchanged()
    innovation(me={"board": ["canal_building"]}).play("dogma canal_building").asks("me", "action").unchanged()


@pytest.mark.card("canal_building")
@pytest.mark.rules("INN-EXCHANGE-02")
def test_canal_building_works_with_one_side_empty():
    game = innovation(me={"board": ["canal_building"], "hand": ["paper", "tools"]})
    game.play("dogma canal_building", "exchange").expect(me={"hand": ["tools"], "score": ["paper"]})
    game = innovation(me={"board": ["canal_building"], "score": ["paper", "tools"]})
    game.play("dogma canal_building", "exchange").expect(me={"hand": ["paper"], "score": ["tools"]})


@pytest.mark.card("canal_building")
@pytest.mark.rules("INN-SPECIAL-06", "INN-EXCHANGE-03")
def test_canal_building_with_six_cards_earns_no_monument():
    six = ["tools", "oars", "sailing", "archery", "writing", "pottery"]
    game = innovation(me={"board": ["canal_building"], "hand": six})
    game.play("dogma canal_building", "exchange").expect(me={"hand": [], "score": six})


@pytest.mark.card("construction")
@pytest.mark.rules("INN-DEMAND-03", "INN-BONUS-06")
def test_construction_takes_two_hand_cards_and_the_victim_draws_a_two():
    game = innovation(
        me={"board": ["construction"]},
        you={"hand": ["tools", "oars", "robotics"]},
        piles={2: ["currency", "calendar"]},
    )
    game.play("dogma construction").asks("you", "transfer", ["tools", "oars", "robotics"]).answer("oars")
    game.asks("you", "transfer", ["tools", "robotics"]).answer("tools").asks("me", "action")
    game.expect(me={"hand": ["oars", "tools"]}, you={"hand": ["robotics", "currency"]}, piles={2: ["calendar"]})


@pytest.mark.card("construction")
@pytest.mark.rules("INN-TRANSFER-01", "INN-DOGMA-09")
def test_construction_takes_as_many_as_there_are_and_the_victims_draw_all_the_same():
    game = innovation(
        me={"board": ["construction"]},
        you={"hand": ["tools"]},
        third={},
        fourth={"board": ["masonry"], "hand": ["oars", "sailing"]},
        piles={2: ["currency", "calendar", "monotheism"]},
    )
    game.play("dogma construction")
    game.expect(
        me={"hand": ["tools"]},
        you={"hand": ["currency"]},
        third={"hand": ["calendar"]},
        piles={2: ["monotheism"]},
    )


@pytest.mark.card("construction")
@pytest.mark.rules("INN-SPECIAL-12")
def test_construction_gives_empire_to_the_only_player_with_five_colours():
    game = innovation(
        me={"board": ["construction", "masonry", "sailing", "tools", "mysticism"]},
        you={"board": ["archery", "agriculture", "clothing", "pottery"]},
        piles={2: ["currency"]},
    )
    game.play("dogma construction")
    game.expect(me={"achievements": ["empire"]}, you={"hand": ["currency"]}, piles={2: []})


@pytest.mark.card("construction")
@pytest.mark.rules("INN-SPECIAL-12")
def test_construction_gives_empire_to_nobody_if_two_have_five_colours():
    game = innovation(
        me={"board": ["construction", "masonry", "sailing", "tools", "mysticism"]},
        you={},
        third={"board": ["archery", "agriculture", "clothing", "pottery", "code_of_laws"]},
        piles={2: ["currency", "calendar", "monotheism"]},
    )
    game.play("dogma construction")
    game.expect(you={"hand": ["currency"]}, third={"hand": ["calendar"]}, piles={2: ["monotheism"]})


@pytest.mark.card("construction")
def test_construction_gives_nothing_for_four_colours():
    game = innovation(me={"board": ["construction", "masonry", "sailing", "tools"]}, piles={2: ["currency"]})
    game.play("dogma construction").expect(you={"hand": ["currency"]}, piles={2: []})


@pytest.mark.card("construction")
@pytest.mark.rules("INN-SPECIAL-16")
def test_construction_gives_empire_to_a_sharing_opponent_with_five_colours():
    game = innovation(
        me={"board": ["construction"]},
        you={"board": ["metalworking", "masonry", "sailing", "tools", "mysticism"]},
        piles={2: ["currency"]},
    )
    game.play("dogma construction")
    game.expect(me={"hand": ["currency"]}, you={"achievements": ["empire"]}, piles={2: []})


@pytest.mark.card("construction")
@pytest.mark.rules("INN-SPECIAL-18")
def test_construction_takes_no_empire_that_is_owned():
    game = innovation(
        me={"board": ["construction"], "achievements": ["empire"]},
        you={"board": ["metalworking", "masonry", "sailing", "tools", "mysticism"]},
    )
    game.play("dogma construction").unchanged()


@pytest.mark.card("currency")
def test_currency_scores_a_two_for_each_different_value_returned():
    game = innovation(
        me={"board": ["currency"], "hand": ["tools", "oars", "paper", "robotics"]},
        piles={2: ["calendar", "monotheism", "fermenting"]},
    )
    game.play("dogma currency").asks("me", "return", ["tools", "oars", "paper", "robotics", "done"]).answer("tools")
    game.asks("me", "return", ["oars", "paper", "robotics", "done"]).answer("paper")
    game.play("oars").asks("me", "return", ["robotics", "done"]).answer("done")
    game.expect(
        me={"hand": ["robotics"], "score": ["calendar", "monotheism"]},
        piles={1: [*game.pile(1), "tools", "oars"], 2: ["fermenting"], 3: [*game.pile(3), "paper"]},
    )


@pytest.mark.card("currency")
@pytest.mark.rules("INN-RETURN-03")
def test_currency_with_a_single_card_earns_one_two_which_may_be_the_returned_card():
    game = innovation(me={"board": ["currency"], "hand": ["calendar"]}, piles={2: []})
    game.play("dogma currency", "calendar").asks("me", "action").expect(me={"hand": [], "score": ["calendar"]})


@pytest.mark.card("currency")
def test_currency_may_be_declined_and_is_not_asked_with_an_empty_hand():
    game = innovation(me={"board": ["currency"], "hand": ["tools"]})
    game.play("dogma currency", "done").unchanged()
    innovation(me={"board": ["currency"]}).play("dogma currency").asks("me", "action").unchanged()


@pytest.mark.card("currency")
@pytest.mark.rules("INN-BONUS-04")
def test_currency_returned_and_drawn_back_by_an_opponent_earns_the_bonus():
    game = innovation(
        me={"board": ["currency"]},
        you={"board": ["sailing"], "hand": ["calendar"]},
        piles={2: [], 3: ["paper"]},
    )
    game.play("dogma currency").asks("you", "return").play("calendar")
    game.expect(me={"hand": ["paper"]}, you={"hand": [], "score": ["calendar"]}, piles={3: []})


@pytest.mark.card("fermenting")
def test_fermenting_draws_for_every_two_leaves_and_not_for_colours():
    game = innovation(
        me={"board": ["fermenting", "pottery", "reformation", "clothing", "sailing"], "splay": {"green": "left"}},
        piles={2: ["currency", "calendar", "monotheism", "mapmaking", "philosophy"]},
    )
    assert game.icons("me")["leaf"] == 10
    game.play("dogma fermenting")
    game.expect(me={"hand": ["currency", "calendar", "monotheism", "mapmaking", "philosophy"]}, piles={2: []})


@pytest.mark.card("fermenting")
def test_fermenting_rounds_down():
    game = innovation(me={"board": ["fermenting", "sailing"]}, piles={2: ["currency", "calendar"]})
    assert game.icons("me")["leaf"] == 3
    game.play("dogma fermenting").expect(me={"hand": ["currency"]}, piles={2: ["calendar"]})


@pytest.mark.card("fermenting")
@pytest.mark.rules("INN-DOGMA-10")
def test_fermenting_counts_the_leaves_of_each_player_who_executes_it():
    game = innovation(
        me={"board": ["fermenting"]},
        you={"board": ["pottery", "clothing"]},
        piles={2: ["currency", "calendar", "monotheism", "mapmaking", "philosophy"]},
    )
    game.play("dogma fermenting")
    game.expect(
        me={"hand": ["monotheism", "mapmaking"]}, you={"hand": ["currency", "calendar"]}, piles={2: ["philosophy"]}
    )


@pytest.mark.card("mapmaking")
def test_mapmaking_takes_a_one_from_the_score_pile_and_scores_another():
    game = innovation(
        me={"board": ["mapmaking"]},
        you={"score": ["tools", "oars", "calendar"], "hand": ["archery"]},
        piles={1: ["sailing", "pottery"]},
    )
    game.play("dogma mapmaking").asks("you", "transfer", ["tools", "oars"]).answer("oars")
    game.expect(me={"score": ["oars", "sailing"]}, you={"score": ["tools", "calendar"]}, piles={1: ["pottery"]})


@pytest.mark.card("mapmaking")
@pytest.mark.rules("INN-TRANSFER-02")
def test_mapmaking_takes_no_other_value_and_then_scores_nothing():
    game = innovation(me={"board": ["mapmaking"]}, you={"score": ["calendar"], "hand": ["tools"]})
    game.play("dogma mapmaking").unchanged()
    innovation(me={"board": ["mapmaking"]}).play("dogma mapmaking").unchanged()


@pytest.mark.card("mapmaking")
def test_mapmaking_is_shared_if_one_of_the_victims_gave_a_card():
    game = innovation(
        me={"board": ["mapmaking"]},
        you={"score": ["tools"]},
        third={"score": ["calendar"]},
        fourth={"board": ["sailing"], "score": ["oars"]},
        piles={1: ["archery", "pottery", "writing"], 2: ["currency", "monotheism"]},
    )
    game.play("dogma mapmaking")
    game.expect(
        me={"score": ["tools", "pottery"], "hand": ["currency"]},
        you={"score": []},
        fourth={"score": ["oars", "archery"]},
        piles={1: ["writing"], 2: ["monotheism"]},
    )


@pytest.mark.card("mathematics")
def test_mathematics_melds_one_higher_than_returned():
    game = innovation(me={"board": ["mathematics"], "hand": ["tools", "currency"]}, piles={3: ["alchemy", "paper"]})
    game.play("dogma mathematics").asks("me", "return", ["tools", "currency", "done"]).answer("currency")
    game.expect(
        me={"board": ["mathematics", "alchemy"], "hand": ["tools"]},
        piles={2: [*game.pile(2), "currency"], 3: ["paper"]},
    )


@pytest.mark.card("mathematics")
def test_mathematics_may_be_declined_and_is_not_asked_with_an_empty_hand():
    game = innovation(me={"board": ["mathematics"], "hand": ["tools"]})
    game.play("dogma mathematics", "done").unchanged()
    innovation(me={"board": ["mathematics"]}).play("dogma mathematics").asks("me", "action").unchanged()


@pytest.mark.card("mathematics")
def test_mathematics_with_a_ten_ends_the_game():
    game = innovation(me={"board": ["mathematics"], "hand": ["robotics"]}, you={"score": ["tools"]})
    game.play("dogma mathematics", "return robotics").wins("you")


@pytest.mark.card("mathematics")
@pytest.mark.rules("INN-BONUS-07")
def test_mathematics_bonus_is_drawn_for_the_board_after_the_melds():
    game = innovation(
        me={"board": ["mathematics"], "hand": ["paper"]},
        you={"board": ["philosophy"], "hand": ["calendar"]},
        piles={3: ["alchemy"], 4: ["experimentation", "anatomy", "invention"]},
    )
    game.play("dogma mathematics").asks("you", "return").play("calendar").asks("me", "return").play("paper")
    game.expect(
        me={"board": ["mathematics", "experimentation"], "hand": ["anatomy"]},
        you={"board": ["philosophy", "alchemy"], "hand": []},
        piles={2: [*game.pile(2), "calendar"], 3: ["paper"], 4: ["invention"]},
    )


@pytest.mark.card("monotheism")
def test_monotheism_takes_a_top_card_of_a_colour_i_lack_and_the_victim_tucks():
    game = innovation(
        me={"board": ["monotheism", "writing"]},
        you={"board": ["archery", "oars", "pottery", "agriculture", "code_of_laws"]},
        piles={1: ["metalworking", "tools", "sailing"]},
    )
    game.play("dogma monotheism").asks("you", "transfer", ["oars", "agriculture"]).answer("oars")
    game.expect(
        me={"board": ["monotheism", "tools", "writing"], "score": ["oars"]},
        you={"board": ["metalworking", "archery", "pottery", "agriculture", "code_of_laws"]},
        piles={1: ["sailing"]},
    )


@pytest.mark.card("monotheism")
def test_monotheism_without_a_foreign_colour_lets_only_the_activator_tuck():
    game = innovation(me={"board": ["monotheism", "writing"]}, you={"board": ["tools"]}, piles={1: ["oars", "sailing"]})
    game.play("dogma monotheism")
    game.expect(me={"board": ["monotheism", "writing", "oars"]}, piles={1: ["sailing"]})


@pytest.mark.card("monotheism")
@pytest.mark.rules("INN-DEMAND-02")
def test_monotheism_takes_the_same_colour_from_several_victims():
    game = innovation(
        me={"board": ["monotheism"]},
        you={"board": ["archery"]},
        third={"board": ["oars"]},
        piles={1: ["tools", "sailing", "pottery", "writing"]},
    )
    game.play("dogma monotheism")
    game.expect(
        me={"board": ["monotheism", "pottery"], "score": ["archery", "oars"]},
        you={"board": ["tools"]},
        third={"board": ["sailing"]},
        piles={1: ["writing"]},
    )


@pytest.mark.card("monotheism")
def test_monotheism_is_tucked_by_a_sharing_opponent_too():
    game = innovation(
        me={"board": ["monotheism"]},
        you={"board": ["masonry"]},
        piles={1: ["agriculture", "tools", "sailing"], 2: ["currency"]},
    )
    game.play("dogma monotheism")
    game.expect(
        me={"board": ["monotheism", "tools"], "hand": ["currency"]},
        you={"board": ["agriculture", "masonry"]},
        piles={1: ["sailing"], 2: []},
    )


@pytest.mark.card("philosophy")
@pytest.mark.rules("INN-SPLAY-03", "INN-SCORE-01")
def test_philosophy_splays_any_pile_left_and_scores_a_hand_card():
    game = innovation(
        me={
            "board": ["philosophy", "archery", "oars", "tools", "writing", "sailing", "clothing", "masonry"],
            "splay": {"green": "left", "blue": "right"},
            "hand": ["calendar", "paper"],
        }
    )
    game.play("dogma philosophy").asks("me", "splay", ["red left", "blue left", "done"]).answer("blue left")
    game.asks("me", "score", ["calendar", "paper", "done"]).answer("paper")
    game.expect(me={"splay": {"green": "left", "blue": "left"}, "hand": ["calendar"], "score": ["paper"]})


@pytest.mark.card("philosophy")
def test_philosophy_may_be_declined_twice():
    game = innovation(me={"board": ["philosophy", "archery", "oars"], "hand": ["tools"]})
    game.play("dogma philosophy", "done", "done").unchanged()


@pytest.mark.card("philosophy")
def test_philosophy_asks_nothing_without_a_pile_to_splay_and_a_hand():
    game = innovation(me={"board": ["philosophy", "archery"]})
    game.play("dogma philosophy").asks("me", "action").unchanged()


@pytest.mark.card("philosophy")
@pytest.mark.rules("INN-BONUS-04")
def test_philosophy_splay_in_a_new_direction_by_an_opponent_earns_the_bonus():
    game = innovation(
        me={"board": ["philosophy"]},
        you={"board": ["tools", "experimentation"], "splay": {"blue": "right"}},
        piles={2: ["currency"]},
    )
    game.play("dogma philosophy").asks("you", "splay", ["blue left", "done"]).answer("blue left")
    game.expect(me={"hand": ["currency"]}, you={"splay": {"blue": "left"}}, piles={2: []})


@pytest.mark.card("road_building")
def test_road_building_after_two_melds_swaps_the_top_red_for_a_top_green():
    game = innovation(
        me={"board": ["road_building"], "hand": ["tools", "oars", "sailing"]},
        you={"board": ["clothing", "the_wheel", "archery"]},
        third={"board": ["currency"]},
    )
    game.play("dogma road_building").asks("me", "meld", ["tools", "oars", "sailing"]).answer("sailing")
    game.asks("me", "meld", ["tools", "oars", "done"]).answer("oars")
    game.asks("me", "player", ["1", "2", "done"]).answer("player 1")
    game.expect(
        me={"board": ["road_building", "sailing", "the_wheel"], "hand": ["tools"]},
        you={"board": ["clothing", "archery", "oars"]},
    )


@pytest.mark.card("road_building")
def test_road_building_can_be_given_away_itself_to_a_player_whom_icons_do_not_protect():
    game = innovation(
        me={"board": ["road_building"], "hand": ["tools", "pottery"]},
        you={"board": ["the_wheel", "masonry"]},
    )
    game.play("dogma road_building", "tools", "pottery", "player 1")
    game.expect(
        me={"board": ["tools", "pottery", "the_wheel"], "hand": []},
        you={"board": ["masonry", "road_building"]},
    )


@pytest.mark.card("road_building")
def test_road_building_gives_the_red_card_even_if_no_green_comes_back():
    game = innovation(me={"board": ["road_building"], "hand": ["tools", "sailing"]}, you={"board": ["writing"]})
    game.play("dogma road_building", "tools", "sailing").asks("me", "player", ["1", "done"]).answer("player 1")
    game.expect(me={"board": ["tools", "sailing"], "hand": []}, you={"board": ["writing", "road_building"]})


@pytest.mark.card("road_building")
def test_road_building_swap_may_be_declined():
    game = innovation(me={"board": ["road_building"], "hand": ["tools", "oars"]}, you={"board": ["sailing"]})
    game.play("dogma road_building", "tools", "oars", "done")
    game.expect(me={"board": ["road_building", "oars", "tools"], "hand": []})


@pytest.mark.card("road_building")
def test_road_building_after_one_meld_offers_no_swap():
    game = innovation(me={"board": ["road_building"], "hand": ["tools", "oars"]}, you={"board": ["sailing"]})
    game.play("dogma road_building", "tools", "done").asks("me", "action")
    game.expect(me={"board": ["road_building", "tools"], "hand": ["oars"]})


@pytest.mark.card("road_building")
def test_road_building_melds_the_only_hand_card_and_nothing_from_an_empty_hand():
    game = innovation(me={"board": ["road_building"], "hand": ["tools"]}, you={"board": ["sailing"]})
    game.play("dogma road_building").asks("me", "action")
    game.expect(me={"board": ["road_building", "tools"], "hand": []})
    innovation(me={"board": ["road_building"]}).play("dogma road_building").asks("me", "action").unchanged()


@pytest.mark.card("road_building")
def test_road_building_offers_no_swap_to_a_sharing_opponent_without_red():
    game = innovation(
        me={"board": ["road_building"]},
        you={"board": ["the_wheel"], "hand": ["tools", "writing"]},
        piles={2: ["currency"]},
    )
    game.play("dogma road_building").asks("you", "meld", ["tools", "writing"]).play("tools", "writing")
    game.asks("me", "action")
    game.expect(me={"hand": ["currency"]}, you={"board": ["the_wheel", "tools", "writing"], "hand": []}, piles={2: []})


@pytest.mark.card("road_building")
@pytest.mark.rules("INN-BONUS-07")
def test_road_building_lets_a_sharing_opponent_swap_with_the_activator():
    game = innovation(
        me={"board": ["road_building", "sailing"]},
        you={"board": ["metalworking"], "hand": ["tools", "pottery"]},
        piles={1: ["oars"]},
    )
    game.play("dogma road_building", "tools", "pottery").asks("you", "player", ["0", "done"]).answer("player 0")
    game.expect(
        me={"board": ["road_building", "metalworking"], "hand": ["oars"]},
        you={"board": ["tools", "pottery", "sailing"], "hand": []},
        piles={1: []},
    )
