"""Age 3, Medieval: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("alchemy")
def test_alchemy_draws_for_every_three_castles_then_melds_one_and_scores_one():
    game = innovation(
        me={"board": ["alchemy", "masonry", "construction"], "hand": ["archery"]},
        piles={4: ["invention", "navigation", "anatomy"]},
    )
    game.play("dogma alchemy").asks("me", "meld", ["archery", "invention", "navigation"])
    assert [story["card"] for story in game.told("you", "revealed")] == ["invention", "navigation"]
    game.answer("archery").asks("me", "score", ["invention", "navigation"]).answer("navigation")
    game.expect(
        me={
            "board": ["alchemy", "masonry", "construction", "archery"],
            "hand": ["invention"],
            "score": ["navigation"],
        },
        piles={4: ["anatomy"]},
    )


@pytest.mark.card("alchemy")
@pytest.mark.rules("INN-RETURN-02")
def test_alchemy_with_a_red_card_returns_the_whole_hand_in_the_owners_order():
    game = innovation(
        me={"board": ["alchemy", "masonry", "metalworking"], "hand": ["tools", "writing"]},
        piles={4: ["navigation", "gunpowder", "anatomy"]},
    )
    game.play("dogma alchemy").asks("me", "return", ["tools", "writing"]).answer("writing")
    game.asks("me", "return", ["navigation", "gunpowder"]).answer("gunpowder")
    game.expect(
        me={"hand": []},
        piles={1: [*game.pile(1), "writing", "tools"], 4: ["anatomy", "gunpowder", "navigation"]},
    )


@pytest.mark.card("alchemy")
def test_alchemy_with_two_castles_draws_and_returns_nothing():
    game = innovation(me={"board": ["alchemy"], "hand": ["archery"]})
    game.play("dogma alchemy").expect(me={"board": ["alchemy", "archery"], "hand": []})


@pytest.mark.card("alchemy")
@pytest.mark.rules("INN-DOGMA-10")
def test_alchemy_counts_the_castles_of_the_player_who_executes_it():
    game = innovation(me={"board": ["alchemy"]}, you={"board": ["masonry"]}, piles={4: ["navigation", "anatomy"]})
    game.play("dogma alchemy").expect(
        me={"hand": game.pile(3)[:1]},
        you={"board": ["masonry", "navigation"]},
        piles={3: game.pile(3)[1:], 4: ["anatomy"]},
    )


@pytest.mark.card("compass")
def test_compass_victim_chooses_both_the_leaf_card_given_and_the_card_taken():
    game = innovation(
        me={"board": ["compass", "archery", "monotheism"]}, you={"board": ["machinery", "clothing", "pottery"]}
    )
    game.play("dogma compass").asks("you", "transfer", ["machinery", "pottery"]).answer("machinery")
    game.asks("you", "transfer", ["archery", "monotheism"]).answer("monotheism")
    game.expect(me={"board": ["compass", "archery", "machinery"]}, you={"board": ["clothing", "pottery", "monotheism"]})


@pytest.mark.card("compass")
def test_compass_takes_from_the_activator_even_if_nothing_was_given():
    game = innovation(me={"board": ["compass", "oars"]}, you={"board": ["archery"]})
    game.play("dogma compass").expect(me={"board": ["compass"]}, you={"board": ["archery", "oars"]})


@pytest.mark.card("compass")
def test_compass_gives_even_if_nothing_can_be_taken_and_never_moves_itself():
    game = innovation(me={"board": ["compass", "agriculture"]}, you={"board": ["pottery"]})
    game.play("dogma compass").expect(me={"board": ["compass", "agriculture", "pottery"]}, you={"board": []})


@pytest.mark.card("compass")
@pytest.mark.rules("INN-DEMAND-02")
def test_compass_victims_follow_one_another_on_the_changed_boards():
    game = innovation(
        me={"board": ["compass", "tools", "archery"]}, you={"board": ["pottery"]}, third={"board": ["agriculture"]}
    )
    game.play("dogma compass").expect(
        me={"board": ["compass", "tools", "pottery", "agriculture"]}, you={"board": ["archery"]}, third={"board": []}
    )


@pytest.mark.card("education")
def test_education_returns_a_highest_score_card_and_draws_two_above_the_rest():
    game = innovation(me={"board": ["education"], "score": ["tools", "paper", "compass"]}, piles={5: ["coal"]})
    game.play("dogma education").asks("me", "return", ["paper", "compass", "done"]).answer("compass")
    game.expect(me={"score": ["tools", "paper"], "hand": ["coal"]}, piles={3: [*game.pile(3), "compass"], 5: []})


@pytest.mark.card("education")
def test_education_looks_at_the_score_pile_after_the_return():
    game = innovation(me={"board": ["education"], "score": ["tools", "compass"]})
    game.play("dogma education", "return compass").expect(
        me={"score": ["tools"], "hand": game.pile(3)[:1]}, piles={3: [*game.pile(3)[1:], "compass"]}
    )


@pytest.mark.card("education")
@pytest.mark.rules("INN-TERM-08")
def test_education_draws_a_two_if_the_score_pile_is_emptied():
    game = innovation(me={"board": ["education"], "score": ["tools"]}, piles={2: ["calendar", "currency"]})
    game.play("dogma education", "return tools").expect(
        me={"score": [], "hand": ["calendar"]}, piles={1: [*game.pile(1), "tools"], 2: ["currency"]}
    )


@pytest.mark.card("education")
def test_education_may_be_declined():
    game = innovation(me={"board": ["education"], "score": ["tools"]})
    game.play("dogma education", "done").unchanged()


@pytest.mark.card("education")
def test_education_needs_a_score_pile_of_ones_own():
    game = innovation(me={"board": ["education"], "hand": ["tools"]}, you={"score": ["oars"]})
    game.play("dogma education").unchanged()


@pytest.mark.card("engineering")
def test_engineering_takes_every_castle_top_card_but_none_that_it_uncovers():
    game = innovation(
        me={"board": ["engineering", "mysticism"]}, you={"board": ["tools", "domestication", "fermenting", "sailing"]}
    )
    game.play("dogma engineering")
    game.expect(me={"score": ["tools", "fermenting"]}, you={"board": ["domestication", "sailing"]})


@pytest.mark.card("engineering")
@pytest.mark.rules("INN-SPECIAL-05", "INN-TRANSFER-04")
def test_engineering_is_no_scoring_even_of_six_cards():
    game = innovation(
        me={"board": ["engineering", "the_wheel"]},
        you={"board": ["tools", "fermenting", "mapmaking", "city_states"]},
        third={"board": ["machinery", "alchemy"]},
    )
    game.play("dogma engineering")
    game.expect(
        me={"score": ["tools", "fermenting", "mapmaking", "city_states", "machinery", "alchemy"], "achievements": []},
        you={"board": []},
        third={"board": []},
    )


@pytest.mark.card("engineering")
def test_engineering_splays_red_left():
    game = innovation(me={"board": ["archery", "engineering", "tools", "writing"]})
    game.play("dogma engineering").asks("me", "splay", ["red left", "done"]).answer("red left")
    game.expect(me={"splay": {"red": "left"}})


@pytest.mark.card("engineering")
def test_engineering_splay_may_be_declined():
    game = innovation(me={"board": ["archery", "engineering"]})
    game.play("dogma engineering", "done").unchanged()


@pytest.mark.card("engineering")
def test_engineering_leaves_a_sharing_opponents_castles_alone():
    game = innovation(me={"board": ["engineering"]}, you={"board": ["the_wheel", "oars", "archery"]})
    game.play("dogma engineering").asks("you", "splay", ["red left", "done"]).answer("red left")
    game.expect(me={"hand": game.pile(3)[:1]}, you={"splay": {"red": "left"}}, piles={3: game.pile(3)[1:]})


@pytest.mark.card("feudalism")
def test_feudalism_takes_a_castle_card_from_the_hand_and_unsplays_nothing():
    game = innovation(
        me={"board": ["feudalism"]},
        you={
            "hand": ["tools", "archery", "writing"],
            "board": ["pottery", "calendar"],
            "splay": {"blue": "left"},
        },
    )
    game.play("dogma feudalism").asks("you", "transfer", ["tools", "archery"]).answer("tools")
    game.expect(me={"hand": ["tools"]}, you={"hand": ["archery", "writing"]})


@pytest.mark.card("feudalism")
def test_feudalism_asks_for_the_only_castle_card_too():
    game = innovation(me={"board": ["feudalism"]}, you={"hand": ["tools", "writing"]})
    game.play("dogma feudalism").asks("you", "transfer", ["tools"]).answer("tools")
    game.expect(me={"hand": ["tools"]}, you={"hand": ["writing"]})


@pytest.mark.card("feudalism")
@pytest.mark.rules("INN-INFO-09")
def test_feudalism_without_a_castle_card_shows_the_hand():
    game = innovation(me={"board": ["feudalism"], "hand": ["oars"]}, you={"hand": ["writing", "coal"]})
    game.play("dogma feudalism").unchanged()
    assert {story["card"] for story in game.told("me", "revealed")} == {"writing", "coal"}


@pytest.mark.card("feudalism")
def test_feudalism_splays_yellow_or_purple_left():
    game = innovation(me={"board": ["monotheism", "feudalism", "masonry", "agriculture", "oars", "archery"]})
    game.play("dogma feudalism").asks("me", "splay", ["yellow left", "purple left", "done"]).answer("purple left")
    game.expect(me={"splay": {"purple": "left"}})


@pytest.mark.card("feudalism")
def test_feudalism_splay_may_be_declined():
    game = innovation(me={"board": ["monotheism", "feudalism"]})
    game.play("dogma feudalism", "done").unchanged()


@pytest.mark.card("machinery")
@pytest.mark.rules("INN-EXCHANGE-03", "INN-TERM-05")
def test_machinery_exchanges_a_whole_hand_for_all_the_highest_cards_then_scores_a_castle():
    game = innovation(
        me={"board": ["machinery"], "hand": ["paper", "compass", "tools"]}, you={"hand": ["writing", "coal"]}
    )
    game.play("dogma machinery").asks("me", "score", ["tools"]).answer("tools")
    game.expect(me={"hand": ["writing", "coal"], "score": ["tools"]}, you={"hand": ["paper", "compass"]})


@pytest.mark.card("machinery")
@pytest.mark.rules("INN-EXCHANGE-02")
def test_machinery_exchanges_with_an_empty_hand():
    game = innovation(me={"board": ["machinery"], "hand": ["calendar", "sailing"]})
    game.play("dogma machinery").expect(me={"hand": ["sailing"]}, you={"hand": ["calendar"]})


@pytest.mark.card("machinery")
def test_machinery_takes_the_whole_hand_for_nothing():
    game = innovation(me={"board": ["machinery"]}, you={"hand": ["writing", "coal"]})
    game.play("dogma machinery").expect(me={"hand": ["writing", "coal"]}, you={"hand": []})


@pytest.mark.card("machinery")
def test_machinery_victims_follow_one_another_on_the_changed_hands():
    game = innovation(
        me={"board": ["machinery"], "hand": ["calendar"]}, you={"hand": ["sailing"]}, third={"hand": ["coal"]}
    )
    game.play("dogma machinery")
    game.expect(me={"hand": ["coal"]}, you={"hand": ["calendar"]}, third={"hand": ["sailing"]})


@pytest.mark.card("machinery")
def test_machinery_splays_red_left_even_if_nothing_was_scored():
    game = innovation(me={"board": ["oars", "archery", "machinery"], "hand": ["writing"]}, you={"board": ["pottery"]})
    game.play("dogma machinery").asks("me", "splay", ["red left", "done"]).answer("red left")
    game.expect(me={"splay": {"red": "left"}})


@pytest.mark.card("machinery")
def test_machinery_scores_a_chosen_castle_card_and_the_splay_may_be_declined():
    game = innovation(
        me={"board": ["oars", "archery", "machinery"], "hand": ["writing", "tools", "masonry"]},
        you={"board": ["pottery"]},
    )
    game.play("dogma machinery").asks("me", "score", ["tools", "masonry"]).play("score masonry", "done")
    game.expect(me={"hand": ["writing", "tools"], "score": ["masonry"]})


@pytest.mark.card("machinery")
def test_machinery_sharing_opponent_keeps_the_hand_and_scores_first():
    game = innovation(me={"board": ["machinery"], "hand": ["coal"]}, you={"board": ["pottery"], "hand": ["tools"]})
    game.play("dogma machinery").asks("you", "score", ["tools"]).answer("tools")
    game.expect(
        me={"hand": ["coal", game.pile(3)[0]]}, you={"hand": [], "score": ["tools"]}, piles={3: game.pile(3)[1:]}
    )


@pytest.mark.card("medicine")
@pytest.mark.rules("INN-TERM-11")
def test_medicine_swaps_highest_for_lowest_and_each_side_breaks_its_own_ties():
    game = innovation(
        me={"board": ["medicine"], "score": ["tools", "oars", "coal"]},
        you={"score": ["paper", "compass", "writing"]},
    )
    game.play("dogma medicine").asks("you", "swap", ["paper", "compass"]).answer("paper")
    game.asks("me", "swap", ["tools", "oars"]).answer("oars")
    game.expect(me={"score": ["tools", "paper", "coal"]}, you={"score": ["oars", "compass", "writing"]})


@pytest.mark.card("medicine")
@pytest.mark.rules("INN-EXCHANGE-03")
def test_medicine_fixes_both_cards_before_either_moves():
    game = innovation(me={"board": ["medicine"], "score": ["coal"]}, you={"score": ["tools"]})
    game.play("dogma medicine").expect(me={"score": ["tools"]}, you={"score": ["coal"]})


@pytest.mark.card("medicine")
@pytest.mark.rules("INN-EXCHANGE-02")
def test_medicine_gives_to_an_empty_score_pile():
    game = innovation(me={"board": ["medicine"], "score": ["tools", "coal"]})
    game.play("dogma medicine").expect(me={"score": ["coal"]}, you={"score": ["tools"]})


@pytest.mark.card("medicine")
def test_medicine_takes_into_an_empty_score_pile():
    game = innovation(me={"board": ["medicine"]}, you={"score": ["tools", "coal"]})
    game.play("dogma medicine").expect(me={"score": ["coal"]}, you={"score": ["tools"]})


@pytest.mark.card("medicine")
def test_medicine_with_two_empty_score_piles_does_nothing():
    game = innovation(me={"board": ["medicine"], "hand": ["tools"]}, you={"hand": ["coal"]})
    game.play("dogma medicine").unchanged()


@pytest.mark.card("optics")
def test_optics_scores_a_four_for_a_crown():
    game = innovation(
        me={"board": ["optics"], "score": ["tools"]}, piles={3: ["paper", "education"], 4: ["anatomy", "invention"]}
    )
    game.play("dogma optics").expect(
        me={"board": ["optics", "paper"], "score": ["tools", "anatomy"]},
        piles={3: ["education"], 4: ["invention"]},
    )


@pytest.mark.card("optics")
def test_optics_without_a_crown_gives_a_score_card_to_someone_with_fewer_points():
    game = innovation(
        me={"board": ["optics"], "score": ["tools", "oars"]},
        you={},
        third={"score": ["writing"]},
        fourth={"score": ["calendar"]},
        piles={3: ["education", "compass"]},
    )
    game.play("dogma optics").asks("me", "player", ["1", "2"]).answer("player 2")
    game.asks("me", "transfer", ["tools", "oars"]).answer("tools")
    game.expect(
        me={"board": ["optics", "education"], "score": ["oars"]},
        third={"score": ["writing", "tools"]},
        piles={3: ["compass"]},
    )


@pytest.mark.card("optics")
def test_optics_keeps_the_score_card_if_nobody_has_fewer_points():
    game = innovation(
        me={"board": ["optics"], "score": ["tools"]}, you={"score": ["oars"]}, piles={3: ["education", "compass"]}
    )
    game.play("dogma optics").expect(me={"board": ["optics", "education"]}, piles={3: ["compass"]})


@pytest.mark.card("optics")
def test_optics_sharing_opponent_gives_to_the_poorer_activator():
    game = innovation(
        me={"board": ["optics"]},
        you={"board": ["translation"], "score": ["tools"]},
        piles={3: ["education", "compass"], 4: ["navigation", "anatomy"]},
    )
    game.play("dogma optics").expect(
        me={"board": ["optics", "compass"], "score": ["tools", "navigation"], "hand": ["anatomy"]},
        you={"board": ["translation", "education"], "score": []},
        piles={3: [], 4: []},
    )


@pytest.mark.card("paper")
def test_paper_splays_green_or_blue_left_and_draws_for_it():
    game = innovation(
        me={"board": ["sailing", "paper", "tools", "writing", "oars", "archery"]}, piles={4: ["navigation", "anatomy"]}
    )
    game.play("dogma paper").asks("me", "splay", ["green left", "blue left", "done"]).answer("blue left")
    game.expect(me={"splay": {"blue": "left"}, "hand": ["navigation"]}, piles={4: ["anatomy"]})


@pytest.mark.card("paper")
def test_paper_draws_for_every_colour_splayed_left_and_no_other_direction():
    game = innovation(
        me={
            "board": ["paper", "oars", "archery", "masonry", "fermenting", "tools", "writing"],
            "splay": {"red": "left", "yellow": "left", "blue": "right"},
        },
        piles={4: ["navigation", "anatomy", "gunpowder"]},
    )
    game.play("dogma paper").asks("me", "splay", ["blue left", "done"]).answer("done")
    game.expect(me={"hand": ["navigation", "anatomy"]}, piles={4: ["gunpowder"]})


@pytest.mark.card("paper")
def test_paper_splay_may_be_declined_and_without_a_left_splay_nothing_is_drawn():
    game = innovation(me={"board": ["sailing", "paper"]})
    game.play("dogma paper", "done").unchanged()


@pytest.mark.card("paper")
def test_paper_sharing_opponent_draws_for_the_own_board():
    game = innovation(
        me={"board": ["paper"]},
        you={"board": ["philosophy", "oars", "archery"], "splay": {"red": "left"}},
        piles={4: ["navigation", "anatomy"]},
    )
    game.play("dogma paper").expect(
        me={"hand": game.pile(3)[:1]}, you={"hand": ["navigation"]}, piles={3: game.pile(3)[1:], 4: ["anatomy"]}
    )


@pytest.mark.card("translation")
def test_translation_melds_the_whole_score_pile_in_the_owners_order():
    game = innovation(me={"board": ["translation"], "score": ["sailing", "tools", "compass"]})
    game.play("dogma translation").asks("me", "meld-all", ["meld-all", "done"]).answer("meld-all")
    game.asks("me", "meld", ["sailing", "tools", "compass"]).answer("compass")
    game.asks("me", "meld", ["sailing", "tools"]).answer("tools")
    game.expect(me={"board": ["translation", "compass", "tools", "sailing"], "score": []})


@pytest.mark.card("translation")
def test_translation_may_be_declined():
    game = innovation(me={"board": ["translation", "archery"], "score": ["tools"]})
    game.play("dogma translation", "done").unchanged()


@pytest.mark.card("translation")
@pytest.mark.rules("INN-SPECIAL-13")
def test_translation_claims_world_if_every_top_card_bears_a_crown():
    game = innovation(me={"board": ["archery", "translation"], "score": ["optics", "medicine"]})
    game.play("dogma translation", "meld-all", "meld medicine")
    game.expect(me={"board": ["archery", "translation", "optics", "medicine"], "score": [], "achievements": ["world"]})


@pytest.mark.card("translation")
def test_translation_claims_nothing_with_one_top_card_without_a_crown():
    game = innovation(me={"board": ["translation", "optics", "archery", "sailing"]})
    game.play("dogma translation").unchanged()


@pytest.mark.card("translation")
@pytest.mark.rules("INN-SPECIAL-16")
def test_translation_gives_world_to_a_sharing_opponent_first():
    game = innovation(me={"board": ["translation"]}, you={"board": ["enterprise"]})
    game.play("dogma translation")
    game.expect(me={"hand": game.pile(3)[:1]}, you={"achievements": ["world"]}, piles={3: game.pile(3)[1:]})


@pytest.mark.card("translation")
@pytest.mark.rules("INN-SPECIAL-18")
def test_translation_claims_no_world_that_is_owned():
    game = innovation(me={"board": ["translation"]}, you={"achievements": ["world"]})
    game.play("dogma translation").unchanged()


@pytest.mark.card("translation")
@pytest.mark.rules("INN-SPECIAL-02")
def test_translation_checks_the_achievements_between_the_melds():
    game = innovation(
        me={
            "board": ["skyscrapers", "flight", "mass_media", "empiricism", "translation"],
            "score": ["rocketry", "tools"],
        }
    )
    game.play("dogma translation", "meld-all", "meld rocketry")
    game.expect(
        me={
            "board": ["skyscrapers", "flight", "mass_media", "empiricism", "translation", "rocketry", "tools"],
            "score": [],
            "achievements": ["universe"],
        }
    )
