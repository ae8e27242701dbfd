"""Age 1, Prehistory: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("agriculture")
def test_agriculture_scores_one_higher_than_returned():
    game = innovation(me={"board": ["agriculture"], "hand": ["tools", "currency"]}, piles={3: ["paper"]})
    game.play("dogma agriculture").asks("me", "return", ["tools", "currency", "done"]).answer("currency")
    game.expect(me={"hand": ["tools"], "score": ["paper"]}, piles={3: [], 2: [*game.pile(2), "currency"]})


@pytest.mark.card("agriculture")
def test_agriculture_may_be_declined():
    game = innovation(me={"board": ["agriculture"], "hand": ["tools"]})
    game.play("dogma agriculture", "done").unchanged()


@pytest.mark.card("agriculture")
def test_agriculture_with_a_ten_ends_the_game():
    game = innovation(me={"board": ["agriculture"], "hand": ["robotics"]}, you={"score": ["tools"]})
    game.play("dogma agriculture", "return robotics").wins("you")


@pytest.mark.card("agriculture")
def test_agriculture_scores_from_the_next_pile_that_has_cards_and_asks_no_empty_hand():
    game = innovation(me={"board": ["agriculture"], "hand": ["tools"]}, piles={2: [], 3: [], 4: ["anatomy"]})
    game.play("dogma agriculture", "tools").asks("me", "action")
    game.expect(me={"hand": [], "score": ["anatomy"]}, piles={1: [*game.pile(1), "tools"], 4: []})
    innovation(me={"board": ["agriculture"]}).play("dogma agriculture").asks("me", "action").unchanged()


@pytest.mark.card("archery")
@pytest.mark.rules("INN-DOGMA-04")
def test_archery_victim_draws_first_and_breaks_ties():
    game = innovation(me={"board": ["archery"]}, you={"hand": ["oars"]}, piles={1: ["tools"]})
    game.play("dogma archery").asks("you", "transfer", ["oars", "tools"]).answer("tools")
    game.expect(me={"hand": ["tools"]}, you={"hand": ["oars"]}, piles={1: []})


@pytest.mark.card("archery")
def test_archery_takes_only_the_highest():
    game = innovation(me={"board": ["archery"]}, you={"hand": ["calendar"]}, piles={1: ["tools"]})
    game.play("dogma archery")
    game.expect(me={"hand": ["calendar"]}, you={"hand": ["tools"]}, piles={1: []})


@pytest.mark.card("city_states")
def test_city_states_takes_a_castle_card_and_the_victim_scores_a_one():
    game = innovation(
        me={"board": ["city_states"]}, you={"board": ["masonry", "archery"]}, piles={1: ["tools", "oars"]}
    )
    game.play("dogma city_states").asks("you", "transfer", ["masonry", "archery"]).answer("archery")
    game.expect(
        me={"board": ["city_states", "archery"]},
        you={"board": ["masonry"], "score": ["tools"]},
        piles={1: ["oars"]},
    )


@pytest.mark.card("city_states")
def test_city_states_other_reading_only_draws():
    game = innovation(
        me={"board": ["city_states"]},
        you={"board": ["masonry", "the_wheel"]},
        piles={1: ["tools"]},
        options={"city_states": "draw"},
    )
    game.play("dogma city_states", "transfer masonry")
    game.expect(
        me={"board": ["city_states", "masonry"]},
        you={"board": ["the_wheel"], "hand": ["tools"]},
        piles={1: []},
    )


@pytest.mark.card("city_states")
def test_city_states_needs_four_castles_on_the_victims_board():
    game = innovation(me={"board": ["city_states"]}, you={"board": ["masonry"]})
    game.play("dogma city_states").unchanged()


@pytest.mark.card("city_states")
def test_city_states_counts_splayed_castles_and_takes_only_a_top_card_with_a_castle():
    game = innovation(
        me={"board": ["city_states"]},
        you={"board": ["metalworking", "road_building", "archery", "pottery"], "splay": {"red": "left"}},
        piles={1: ["tools"]},
    )
    game.play("dogma city_states")
    game.expect(
        me={"board": ["city_states", "archery"]},
        you={"board": ["metalworking", "road_building", "pottery"], "score": ["tools"]},
        piles={1: []},
    )


@pytest.mark.card("city_states")
@pytest.mark.rules("INN-DOGMA-09")
def test_city_states_without_a_top_castle_card_gives_the_victim_nothing():
    game = innovation(
        me={"board": ["city_states"]},
        you={"board": ["metalworking", "road_building", "coal"], "splay": {"red": "right"}},
    )
    assert game.icons("you")["castle"] == 4
    game.play("dogma city_states").unchanged()


@pytest.mark.card("clothing")
def test_clothing_melds_a_new_colour_and_scores_for_colours_nobody_else_has():
    game = innovation(
        me={"board": ["clothing"], "hand": ["sailing", "tools"]},
        you={"board": ["oars"]},
        piles={1: ["archery", "masonry", "agriculture"]},
    )
    game.play("dogma clothing").asks("me", "meld", ["tools"]).answer("tools")
    game.expect(
        me={"board": ["clothing", "tools"], "hand": ["sailing"], "score": ["archery", "masonry"]},
        piles={1: ["agriculture"]},
    )


@pytest.mark.card("clothing")
def test_clothing_without_a_new_colour_melds_nothing_and_one_rival_spoils_a_colour():
    game = innovation(me={"board": ["clothing"], "hand": ["sailing"]}, you={}, third={"board": ["currency"]})
    game.play("dogma clothing").unchanged()


@pytest.mark.card("clothing")
def test_clothing_is_executed_by_a_sharing_opponent_first_and_every_player_counts_alone():
    game = innovation(
        me={"board": ["clothing"], "hand": ["tools"]},
        you={"board": ["pottery"], "hand": ["archery"]},
        piles={1: ["oars", "masonry", "writing", "mysticism"]},
    )
    game.play("dogma clothing").asks("you", "meld", ["archery"]).answer("archery")
    game.asks("me", "meld", ["tools"]).answer("tools")
    game.expect(
        me={"board": ["clothing", "tools"], "hand": ["writing"], "score": ["masonry"]},
        you={"board": ["pottery", "archery"], "hand": [], "score": ["oars"]},
        piles={1: ["mysticism"]},
    )


@pytest.mark.card("code_of_laws")
def test_code_of_laws_tucks_a_known_colour_and_splays_it_left():
    game = innovation(me={"board": ["code_of_laws", "archery"], "hand": ["oars", "tools"]})
    game.play("dogma code_of_laws").asks("me", "tuck", ["oars", "done"]).answer("oars")
    game.asks("me", "splay", ["red left", "done"]).answer("red left")
    game.expect(me={"board": ["code_of_laws", "oars", "archery"], "splay": {"red": "left"}, "hand": ["tools"]})


@pytest.mark.card("code_of_laws")
def test_code_of_laws_may_tuck_without_splaying():
    game = innovation(me={"board": ["code_of_laws", "archery"], "hand": ["oars"]})
    game.play("dogma code_of_laws", "tuck oars", "done").asks("me", "action")
    game.expect(me={"board": ["code_of_laws", "oars", "archery"], "hand": []})


@pytest.mark.card("code_of_laws")
def test_code_of_laws_offers_no_splay_without_a_tuck():
    game = innovation(me={"board": ["code_of_laws", "metalworking", "archery"], "hand": ["oars"]})
    game.play("dogma code_of_laws", "done").asks("me", "action").unchanged()


@pytest.mark.card("code_of_laws")
def test_code_of_laws_offers_no_splay_that_changes_nothing():
    game = innovation(
        me={"board": ["code_of_laws", "metalworking", "archery"], "splay": {"red": "left"}, "hand": ["oars"]}
    )
    game.play("dogma code_of_laws", "tuck oars").asks("me", "action")
    game.expect(me={"board": ["code_of_laws", "oars", "metalworking", "archery"], "hand": []})


@pytest.mark.card("code_of_laws")
def test_code_of_laws_hides_that_no_card_fits_but_asks_no_empty_hand():
    game = innovation(me={"board": ["code_of_laws"], "hand": ["tools"]})
    game.play("dogma code_of_laws").asks("me", "tuck", ["done"]).answer("done").unchanged()
    innovation(me={"board": ["code_of_laws"]}).play("dogma code_of_laws").asks("me", "action").unchanged()


@pytest.mark.card("code_of_laws")
@pytest.mark.rules("INN-BONUS-09")
def test_code_of_laws_declined_by_a_sharing_opponent_earns_no_bonus():
    game = innovation(me={"board": ["code_of_laws"]}, you={"board": ["city_states"], "hand": ["enterprise"]})
    game.play("dogma code_of_laws").asks("you", "tuck", ["enterprise", "done"]).answer("done").unchanged()


@pytest.mark.card("domestication")
@pytest.mark.rules("INN-TERM-11")
def test_domestication_melds_one_of_the_lowest_and_draws():
    game = innovation(me={"board": ["domestication"], "hand": ["tools", "oars", "calendar"]}, piles={1: ["sailing"]})
    game.play("dogma domestication").asks("me", "meld", ["tools", "oars"]).answer("tools")
    game.expect(
        me={"board": ["domestication", "tools"], "hand": ["oars", "calendar", "sailing"]},
        piles={1: []},
    )


@pytest.mark.card("domestication")
@pytest.mark.rules("INN-DOGMA-08", "INN-BONUS-01", "INN-SHARE-03")
def test_domestication_draws_even_with_an_empty_hand_so_sharing_it_earns_the_bonus():
    game = innovation(
        me={"board": ["domestication"]},
        you={"board": ["masonry"], "hand": ["currency"]},
        piles={1: ["tools", "oars", "sailing", "writing"]},
    )
    game.play("dogma domestication").asks("me", "action")
    game.expect(
        me={"hand": ["oars", "sailing"]},
        you={"board": ["masonry", "currency"], "hand": ["tools"]},
        piles={1: ["writing"]},
    )


@pytest.mark.card("masonry")
def test_masonry_melds_as_many_castle_cards_as_wanted_in_any_order():
    game = innovation(me={"board": ["masonry"], "hand": ["oars", "archery", "mysticism", "sailing"]})
    game.play("dogma masonry").asks("me", "meld", ["oars", "archery", "mysticism", "done"]).answer("archery")
    game.asks("me", "meld", ["oars", "mysticism", "done"]).answer("oars")
    game.asks("me", "meld", ["mysticism", "done"]).answer("done")
    game.expect(me={"board": ["masonry", "archery", "oars"], "hand": ["mysticism", "sailing"]})


@pytest.mark.card("masonry")
def test_masonry_may_be_declined_and_hides_that_no_card_fits():
    game = innovation(me={"board": ["masonry"], "hand": ["sailing"]})
    game.play("dogma masonry").asks("me", "meld", ["done"]).answer("done").unchanged()
    game = innovation(me={"board": ["masonry"], "hand": ["oars"]})
    game.play("dogma masonry").asks("me", "meld", ["oars", "done"]).answer("done").unchanged()
    innovation(me={"board": ["masonry"]}).play("dogma masonry").asks("me", "action").unchanged()


@pytest.mark.card("masonry")
@pytest.mark.rules("INN-SPECIAL-11")
def test_masonry_with_four_melds_claims_monument():
    game = innovation(me={"board": ["masonry"], "hand": ["oars", "archery", "mysticism", "tools", "sailing"]})
    game.play("dogma masonry", "oars", "archery", "mysticism", "tools").asks("me", "meld", ["done"]).answer("done")
    game.expect(
        me={
            "board": ["masonry", "oars", "archery", "mysticism", "tools"],
            "hand": ["sailing"],
            "achievements": ["monument"],
        }
    )


@pytest.mark.card("masonry")
def test_masonry_does_not_add_up_two_executions():
    game = innovation(
        me={"board": ["masonry"], "hand": ["oars", "archery", "mysticism", "tools"]},
        you={"board": ["pottery"]},
    )
    game.play("dogma masonry", "oars", "archery", "mysticism", "done", "dogma masonry", "tools")
    game.expect(me={"board": ["masonry", "oars", "archery", "mysticism", "tools"], "hand": []})


@pytest.mark.card("masonry")
@pytest.mark.rules("INN-SPECIAL-16", "INN-SPECIAL-18")
def test_masonry_sharing_opponent_takes_monument_first():
    game = innovation(
        me={"board": ["masonry"], "hand": ["oars", "monotheism", "mapmaking", "construction"]},
        you={"board": ["metalworking"], "hand": ["archery", "mysticism", "the_wheel", "tools"]},
        piles={2: ["calendar", "currency"]},
    )
    game.play("dogma masonry", "archery", "mysticism", "the_wheel", "tools").asks("me", "meld")
    game.play("oars", "monotheism", "mapmaking", "construction")
    game.expect(
        me={"board": ["masonry", "oars", "monotheism", "mapmaking", "construction"], "hand": ["calendar"]},
        you={
            "board": ["metalworking", "archery", "mysticism", "the_wheel", "tools"],
            "hand": [],
            "achievements": ["monument"],
        },
        piles={2: ["currency"]},
    )


@pytest.mark.card("masonry")
@pytest.mark.rules("INN-SPECIAL-02", "INN-SPECIAL-07")
def test_masonry_checks_the_special_achievements_after_each_meld():
    board = ["masonry", "fission", "explosives", "translation", "experimentation", "clothing"]
    splay = {"red": "up", "blue": "up"}
    game = innovation(me={"board": board, "splay": splay, "hand": ["feudalism", "monotheism"]})
    game.play("dogma masonry", "feudalism", "monotheism")
    game.expect(me={"board": [*board, "feudalism", "monotheism"], "hand": [], "achievements": ["empire"]})
    game = innovation(me={"board": board, "splay": splay, "hand": ["feudalism", "monotheism"]})
    game.play("dogma masonry", "monotheism", "done")
    game.expect(me={"board": [*board, "monotheism"], "hand": ["feudalism"]})


@pytest.mark.card("metalworking")
def test_metalworking_scores_castles_until_a_card_has_none():
    game = innovation(me={"board": ["metalworking"]}, piles={1: ["archery", "the_wheel", "sailing", "oars"]})
    game.play("dogma metalworking")
    game.expect(me={"score": ["archery", "the_wheel"], "hand": ["sailing"]}, piles={1: ["oars"]})


@pytest.mark.card("metalworking")
def test_metalworking_shows_every_drawn_card_to_everybody():
    game = innovation(me={"board": ["metalworking"], "hand": ["tools"]}, piles={1: ["archery", "sailing"]})
    game.play("dogma metalworking")
    for seat in ("me", "you", None):
        assert [story["card"] for story in game.told(seat, "revealed")] == ["archery", "sailing"]
        assert [story["card"] for story in game.told(seat, "scored")] == ["archery"]


@pytest.mark.card("metalworking")
@pytest.mark.rules("INN-TAKE-03")
def test_metalworking_climbs_when_the_low_piles_are_empty():
    game = innovation(me={"board": ["metalworking"]}, piles={1: ["archery"], 2: ["monotheism"], 3: ["paper"]})
    game.play("dogma metalworking")
    game.expect(me={"score": ["archery", "monotheism"], "hand": ["paper"]}, piles={1: [], 2: [], 3: []})


@pytest.mark.card("metalworking")
@pytest.mark.rules("INN-SPECIAL-04")
def test_metalworking_can_score_six_cards_for_monument():
    castles = ["archery", "oars", "masonry", "mysticism", "the_wheel", "tools"]
    game = innovation(me={"board": ["metalworking"]}, piles={1: [*castles, "sailing"]})
    game.play("dogma metalworking")
    game.expect(me={"score": castles, "hand": ["sailing"], "achievements": ["monument"]}, piles={1: []})


@pytest.mark.card("mysticism")
def test_mysticism_melds_a_known_colour_and_keeps_the_second_card():
    game = innovation(
        me={"board": ["mysticism", "archery", "writing"]},
        piles={1: ["oars", "tools", "sailing"]},
    )
    game.play("dogma mysticism")
    game.expect(me={"board": ["mysticism", "writing", "archery", "oars"], "hand": ["tools"]}, piles={1: ["sailing"]})
    assert [story["card"] for story in game.told("you", "revealed")] == ["oars"]


@pytest.mark.card("mysticism")
def test_mysticism_keeps_a_card_of_a_new_colour():
    game = innovation(me={"board": ["mysticism"]}, you={"board": ["archery"]}, piles={1: ["oars", "tools"]})
    game.play("dogma mysticism")
    game.expect(me={"hand": ["oars"]}, piles={1: ["tools"]})
    assert [story["card"] for story in game.told("you", "revealed")] == ["oars"]


@pytest.mark.card("oars")
def test_oars_takes_one_crown_card_into_the_score_pile_and_the_victim_draws():
    game = innovation(
        me={"board": ["oars"]},
        you={"hand": ["sailing", "tools", "clothing"]},
        piles={1: ["archery", "masonry"]},
    )
    game.play("dogma oars").asks("you", "transfer", ["sailing", "clothing"]).answer("clothing").asks("me", "action")
    game.expect(me={"score": ["clothing"]}, you={"hand": ["sailing", "tools", "archery"]}, piles={1: ["masonry"]})


@pytest.mark.card("oars")
def test_oars_hides_how_many_crown_cards_the_victim_has():
    game = innovation(me={"board": ["oars"]}, you={"hand": ["sailing", "tools"]})
    game.play("dogma oars").asks("you", "transfer", ["sailing"])


@pytest.mark.card("oars")
@pytest.mark.rules("INN-INFO-09")
def test_oars_victim_without_a_crown_card_shows_the_hand_and_the_activator_draws():
    game = innovation(me={"board": ["oars"]}, you={"hand": ["tools", "calendar"]}, piles={1: ["archery", "masonry"]})
    game.play("dogma oars")
    game.expect(me={"hand": ["archery"]}, piles={1: ["masonry"]})
    assert len(game.told(None, "showed-hand")) == 1
    assert sorted(str(story["card"]) for story in game.told("me", "revealed")) == ["calendar", "tools"]


@pytest.mark.card("oars")
def test_oars_looks_at_the_demand_on_all_players_together():
    game = innovation(
        me={"board": ["oars"]},
        you={"hand": ["sailing"]},
        third={"hand": ["tools"]},
        fourth={"board": ["masonry"]},
        piles={1: ["archery", "mysticism"]},
    )
    game.play("dogma oars", "transfer sailing")
    game.expect(me={"score": ["sailing"]}, you={"hand": ["archery"]}, piles={1: ["mysticism"]})


@pytest.mark.card("oars")
def test_oars_without_a_vulnerable_player_lets_everybody_draw():
    game = innovation(
        me={"board": ["oars"]},
        you={"board": ["masonry"], "hand": ["sailing"]},
        piles={1: ["archery", "mysticism", "tools", "writing"]},
    )
    game.play("dogma oars")
    game.expect(me={"hand": ["mysticism", "tools"]}, you={"hand": ["sailing", "archery"]}, piles={1: ["writing"]})


@pytest.mark.card("oars")
@pytest.mark.rules("INN-SPECIAL-05", "INN-TRANSFER-04")
def test_oars_is_a_transfer_and_no_scoring():
    scored = ["archery", "metalworking", "domestication", "agriculture", "code_of_laws"]
    game = innovation(
        me={"board": ["clothing", "oars", "masonry", "tools", "mysticism"]},
        you={"hand": ["sailing"]},
        piles={1: [*scored, "writing"]},
    )
    game.play("dogma clothing", "dogma oars", "transfer sailing")
    game.expect(me={"score": [*scored, "sailing"]}, you={"hand": ["writing"]}, piles={1: []})


@pytest.mark.card("pottery")
def test_pottery_returns_up_to_three_cards_and_scores_that_value():
    game = innovation(
        me={"board": ["pottery"], "hand": ["tools", "oars", "sailing", "calendar"]},
        piles={1: ["archery"], 3: ["paper", "alchemy"]},
    )
    game.play("dogma pottery").asks("me", "return", ["tools", "oars", "sailing", "calendar", "done"]).answer("oars")
    game.asks("me", "return", ["tools", "sailing", "calendar", "done"]).answer("tools")
    game.asks("me", "return", ["sailing", "calendar", "done"]).answer("calendar").asks("me", "action")
    game.expect(
        me={"hand": ["sailing", "archery"], "score": ["paper"]},
        piles={1: ["oars", "tools"], 2: [*game.pile(2), "calendar"], 3: ["alchemy"]},
    )


@pytest.mark.card("pottery")
@pytest.mark.rules("INN-RETURN-01")
def test_pottery_with_two_cards_scores_a_two_whatever_was_returned():
    game = innovation(
        me={"board": ["pottery"], "hand": ["paper", "calendar", "tools"]},
        piles={1: ["archery"], 2: ["currency", "fermenting"], 3: ["alchemy"]},
    )
    game.play("dogma pottery", "paper", "calendar", "done")
    game.expect(
        me={"hand": ["tools", "archery"], "score": ["currency"]},
        piles={1: [], 2: ["fermenting", "calendar"], 3: ["alchemy", "paper"]},
    )


@pytest.mark.card("pottery")
def test_pottery_declined_or_with_an_empty_hand_only_draws():
    game = innovation(me={"board": ["pottery"], "hand": ["tools"]}, piles={1: ["archery", "oars"]})
    game.play("dogma pottery", "done")
    game.expect(me={"hand": ["tools", "archery"]}, piles={1: ["oars"]})
    game = innovation(me={"board": ["pottery"]}, piles={1: ["archery", "oars"]})
    game.play("dogma pottery").asks("me", "action")
    game.expect(me={"hand": ["archery"]}, piles={1: ["oars"]})


@pytest.mark.card("pottery")
@pytest.mark.rules("INN-DOGMA-05", "INN-BONUS-02", "INN-BONUS-03")
def test_pottery_each_effect_is_finished_by_everybody_before_the_next():
    game = innovation(
        me={"board": ["pottery"], "hand": ["currency"]},
        you={"board": ["agriculture"], "hand": ["calendar"]},
        piles={1: ["archery", "oars", "tools", "sailing", "writing", "masonry"]},
    )
    game.play("dogma pottery").asks("you", "return").play("calendar").asks("me", "return").play("currency")
    game.expect(
        me={"score": ["oars"], "hand": ["sailing", "writing"]},
        you={"score": ["archery"], "hand": ["tools"]},
        piles={1: ["masonry"], 2: [*game.pile(2), "calendar", "currency"]},
    )


@pytest.mark.card("sailing")
def test_sailing_melds_a_drawn_one():
    game = innovation(me={"board": ["sailing"], "hand": ["tools"]}, piles={1: ["the_wheel", "oars"]})
    game.play("dogma sailing")
    game.expect(me={"board": ["sailing", "the_wheel"]}, piles={1: ["oars"]})


@pytest.mark.card("sailing")
@pytest.mark.rules("INN-SHARE-01", "INN-SHARE-02", "INN-SHARE-03", "INN-BONUS-03")
def test_sailing_is_melded_clockwise_with_the_activator_last():
    game = innovation(
        me={"board": ["sailing"]},
        you={"board": ["city_states"]},
        third={"board": ["writing"]},
        fourth={"board": ["code_of_laws"]},
        piles={1: ["oars", "tools", "archery", "masonry", "pottery"]},
    )
    game.play("dogma sailing")
    game.expect(
        me={"board": ["sailing", "archery"], "hand": ["masonry"]},
        you={"board": ["city_states", "oars"]},
        fourth={"board": ["code_of_laws", "tools"]},
        piles={1: ["pottery"]},
    )


@pytest.mark.card("the_wheel")
def test_the_wheel_draws_two_ones():
    game = innovation(me={"board": ["the_wheel", "calendar"]}, piles={1: ["tools", "oars", "sailing"]})
    game.play("dogma the_wheel")
    game.expect(me={"hand": ["tools", "oars"]}, piles={1: ["sailing"]})


@pytest.mark.card("the_wheel")
@pytest.mark.rules("INN-TAKE-03", "INN-TAKE-05")
def test_the_wheel_draws_one_after_the_other():
    game = innovation(me={"board": ["the_wheel"]}, piles={1: ["tools"], 2: [], 3: ["paper", "alchemy"]})
    game.play("dogma the_wheel")
    game.expect(me={"hand": ["tools", "paper"]}, piles={1: [], 3: ["alchemy"]})


@pytest.mark.card("tools")
def test_tools_returns_exactly_three_and_melds_a_three():
    game = innovation(
        me={"board": ["tools"], "hand": ["oars", "sailing", "calendar", "archery"]},
        piles={1: ["masonry"], 3: ["paper", "alchemy"]},
    )
    game.play("dogma tools").asks("me", "return", ["oars", "sailing", "calendar", "archery", "done"]).answer("oars")
    game.asks("me", "return", ["sailing", "calendar", "archery"]).answer("calendar")
    game.asks("me", "return", ["sailing", "archery"]).answer("archery").asks("me", "action")
    game.expect(
        me={"board": ["tools", "paper"], "hand": ["sailing"]},
        piles={1: ["masonry", "oars", "archery"], 2: [*game.pile(2), "calendar"], 3: ["alchemy"]},
    )


@pytest.mark.card("tools")
def test_tools_returns_a_three_for_three_ones():
    game = innovation(
        me={"board": ["tools"], "hand": ["paper", "sailing"]},
        piles={1: ["oars", "archery", "masonry", "writing"]},
    )
    game.play("dogma tools").asks("me", "return", ["paper", "done"]).answer("paper")
    game.expect(
        me={"hand": ["sailing", "oars", "archery", "masonry"]},
        piles={1: ["writing"], 3: [*game.pile(3), "paper"]},
    )


@pytest.mark.card("tools")
def test_tools_may_be_declined_twice():
    game = innovation(me={"board": ["tools"], "hand": ["paper", "alchemy", "sailing"]})
    game.play("dogma tools", "done").asks("me", "return", ["paper", "alchemy", "done"]).answer("done").unchanged()


@pytest.mark.card("tools")
def test_tools_offers_nothing_with_two_cards_and_no_three():
    game = innovation(me={"board": ["tools"], "hand": ["calendar", "anatomy"]})
    game.play("dogma tools").asks("me", "action").unchanged()


@pytest.mark.card("writing")
def test_writing_draws_a_two_whatever_the_top_cards_are():
    game = innovation(me={"board": ["writing", "anatomy"]}, piles={2: ["calendar", "currency"]})
    game.play("dogma writing")
    game.expect(me={"hand": ["calendar"]}, piles={2: ["currency"]})


@pytest.mark.card("writing")
@pytest.mark.rules("INN-TAKE-03")
def test_writing_climbs_when_there_is_no_two():
    game = innovation(me={"board": ["writing"]}, piles={1: ["tools"], 2: [], 3: ["paper"]})
    game.play("dogma writing")
    game.expect(me={"hand": ["paper"]}, piles={3: []})
