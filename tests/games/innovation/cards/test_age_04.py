"""Age 4, Renaissance: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation

# Two cards of every colour, of purple only one.
FIVE_PILES = ["oars", "archery", "masonry", "fermenting", "sailing", "invention", "tools", "writing", "mysticism"]


@pytest.mark.card("anatomy")
def test_anatomy_returns_a_score_card_and_a_top_card_of_its_value():
    game = innovation(
        me={"board": ["anatomy"], "score": ["writing"]},
        you={"board": ["sailing", "oars", "philosophy"], "score": ["tools", "coal", "currency"]},
    )
    game.play("dogma anatomy").asks("you", "return", ["tools", "coal", "currency"]).answer("tools")
    game.asks("you", "return", ["sailing", "oars"]).answer("oars")
    game.expect(
        you={"board": ["sailing", "philosophy"], "score": ["coal", "currency"]},
        piles={1: [*game.pile(1), "tools", "oars"]},
    )


@pytest.mark.card("anatomy")
def test_anatomy_victim_may_pick_a_value_that_no_top_card_has():
    game = innovation(
        me={"board": ["anatomy"]}, you={"board": ["oars", "construction"], "score": ["tools", "currency"]}
    )
    game.play("dogma anatomy", "return tools")
    game.expect(you={"score": ["currency"]}, piles={1: [*game.pile(1), "tools"]})


@pytest.mark.card("anatomy")
@pytest.mark.rules("INN-DOGMA-09")
def test_anatomy_without_a_score_card_returns_no_top_card():
    game = innovation(me={"board": ["anatomy"]}, you={"board": ["oars"], "hand": ["tools"]})
    game.play("dogma anatomy").unchanged()


@pytest.mark.card("colonialism")
def test_colonialism_tucks_threes_as_long_as_they_bear_a_crown():
    game = innovation(
        me={"board": ["colonialism", "sailing"]}, piles={3: ["compass", "medicine", "machinery", "paper"]}
    )
    game.play("dogma colonialism")
    game.expect(me={"board": ["colonialism", "compass", "sailing", "machinery", "medicine"]}, piles={3: ["paper"]})


@pytest.mark.card("colonialism")
def test_colonialism_stops_at_a_card_without_a_crown():
    game = innovation(me={"board": ["colonialism"]}, piles={3: ["education", "compass"]})
    game.play("dogma colonialism").expect(me={"board": ["colonialism", "education"]}, piles={3: ["compass"]})


@pytest.mark.card("colonialism")
@pytest.mark.rules("INN-SPECIAL-04")
def test_colonialism_tucks_count_for_monument():
    game = innovation(
        me={"board": ["colonialism"]},
        piles={3: ["compass", "medicine", "optics", "paper", "translation", "education"]},
    )
    game.play("dogma colonialism")
    game.expect(
        me={
            "board": ["optics", "colonialism", "paper", "compass", "medicine", "translation", "education"],
            "achievements": ["monument"],
        },
        piles={3: []},
    )


@pytest.mark.card("enterprise")
def test_enterprise_takes_a_crown_card_that_is_not_purple_and_the_victim_melds_a_four():
    game = innovation(
        me={"board": ["enterprise", "translation"]},
        you={"board": ["city_states", "oars", "writing", "masonry"]},
        piles={4: ["anatomy", "gunpowder"]},
    )
    game.play("dogma enterprise").asks("you", "transfer", ["oars", "writing"]).answer("oars")
    game.expect(
        me={"board": ["enterprise", "translation", "oars"]},
        you={"board": ["city_states", "writing", "masonry", "anatomy"]},
        piles={4: ["gunpowder"]},
    )


@pytest.mark.card("enterprise")
@pytest.mark.rules("INN-DOGMA-09")
def test_enterprise_victim_melds_no_four_if_nothing_was_taken():
    game = innovation(me={"board": ["enterprise"]}, you={"board": ["city_states", "masonry"]})
    game.play("dogma enterprise").unchanged()


@pytest.mark.card("enterprise")
def test_enterprise_splays_green_right():
    game = innovation(
        me={"board": ["currency", "sailing", "enterprise", "tools", "writing"], "splay": {"green": "left"}}
    )
    game.play("dogma enterprise").asks("me", "splay", ["green right", "done"]).answer("green right")
    game.expect(me={"splay": {"green": "right"}})


@pytest.mark.card("enterprise")
def test_enterprise_splay_may_be_declined():
    game = innovation(me={"board": ["currency", "sailing", "enterprise"]})
    game.play("dogma enterprise", "done").unchanged()


@pytest.mark.card("experimentation")
def test_experimentation_melds_a_five():
    game = innovation(me={"board": ["experimentation"], "hand": ["tools"]}, piles={5: ["coal", "physics"]})
    game.play("dogma experimentation").expect(me={"board": ["experimentation", "coal"]}, piles={5: ["physics"]})


@pytest.mark.card("experimentation")
@pytest.mark.rules("INN-SHARE-03", "INN-BONUS-07")
def test_experimentation_shared_melds_the_opponents_five_first():
    game = innovation(
        me={"board": ["experimentation"]}, you={"board": ["philosophy"]}, piles={5: ["coal", "physics", "banking"]}
    )
    game.play("dogma experimentation").expect(
        me={"board": ["experimentation", "physics"], "hand": ["banking"]},
        you={"board": ["philosophy", "coal"]},
        piles={5: []},
    )


@pytest.mark.card("gunpowder")
def test_gunpowder_takes_a_castle_top_card_and_then_scores_a_two():
    game = innovation(
        me={"board": ["gunpowder"]},
        you={"board": ["tools", "masonry", "sailing"]},
        piles={2: ["calendar", "currency"]},
    )
    game.play("dogma gunpowder").asks("you", "transfer", ["tools", "masonry"]).answer("masonry")
    game.expect(me={"score": ["masonry", "calendar"]}, you={"board": ["tools", "sailing"]}, piles={2: ["currency"]})


@pytest.mark.card("gunpowder")
def test_gunpowder_scores_nothing_if_the_demand_took_nothing():
    game = innovation(me={"board": ["gunpowder"]}, you={"board": ["sailing"]}, third={"board": ["coal", "masonry"]})
    game.play("dogma gunpowder").unchanged()


@pytest.mark.card("gunpowder")
def test_gunpowder_sharing_opponent_scores_a_two_too_and_is_not_robbed():
    game = innovation(
        me={"board": ["gunpowder"]},
        you={"board": ["tools"]},
        third={"board": ["coal", "masonry"]},
        piles={2: ["calendar", "currency"], 4: ["anatomy", "invention"]},
    )
    game.play("dogma gunpowder").expect(
        me={"score": ["tools", "currency"], "hand": ["anatomy"]},
        you={"board": []},
        third={"score": ["calendar"]},
        piles={2: [], 4: ["invention"]},
    )


@pytest.mark.card("invention")
def test_invention_turns_a_left_splay_right_and_scores_a_four():
    splay = {"red": "left", "green": "left", "blue": "up", "purple": "left"}
    game = innovation(me={"board": [*FIVE_PILES, "monotheism"], "splay": splay}, piles={4: ["anatomy", "gunpowder"]})
    game.play("dogma invention").asks("me", "splay", ["red right", "green right", "purple right", "done"])
    game.answer("red right")
    game.expect(me={"splay": {**splay, "red": "right"}, "score": ["anatomy"]}, piles={4: ["gunpowder"]})


@pytest.mark.card("invention")
def test_invention_declined_scores_nothing():
    game = innovation(
        me={
            "board": ["sailing", "invention", "tools", "writing"],
            "splay": {"green": "left", "blue": "right"},
        }
    )
    game.play("dogma invention", "done").unchanged()


@pytest.mark.card("invention")
def test_invention_without_a_left_splay_asks_and_scores_nothing():
    game = innovation(
        me={"board": ["sailing", "invention", "tools", "writing"], "splay": {"blue": "right"}},
        you={"board": ["oars", "archery"], "splay": {"red": "left"}},
    )
    game.play("dogma invention").unchanged()


@pytest.mark.card("invention")
@pytest.mark.rules("INN-SPECIAL-14")
def test_invention_claims_wonder_for_five_splayed_colours_in_any_direction():
    splay = {"red": "left", "yellow": "up", "green": "left", "blue": "right", "purple": "left"}
    game = innovation(me={"board": [*FIVE_PILES, "monotheism"], "splay": splay})
    game.play("dogma invention", "done").expect(me={"achievements": ["wonder"]})


@pytest.mark.card("invention")
def test_invention_claims_nothing_for_four_splayed_colours():
    splay = {"red": "left", "yellow": "up", "green": "left", "blue": "right"}
    game = innovation(me={"board": FIVE_PILES, "splay": splay})
    game.play("dogma invention", "done").unchanged()


@pytest.mark.card("invention")
@pytest.mark.rules("INN-SPECIAL-18")
def test_invention_claims_no_wonder_that_is_owned():
    splay = {"red": "left", "yellow": "up", "green": "left", "blue": "right", "purple": "left"}
    game = innovation(me={"board": [*FIVE_PILES, "monotheism"], "splay": splay}, you={"achievements": ["wonder"]})
    game.play("dogma invention", "done").unchanged()


@pytest.mark.card("navigation")
def test_navigation_takes_a_two_or_three_from_the_score_pile():
    game = innovation(
        me={"board": ["navigation"], "score": ["mapmaking"]},
        you={"score": ["tools", "calendar", "paper", "coal", "currency"]},
    )
    game.play("dogma navigation").asks("you", "transfer", ["calendar", "paper", "currency"]).answer("paper")
    game.expect(me={"score": ["mapmaking", "paper"]}, you={"score": ["tools", "calendar", "coal", "currency"]})


@pytest.mark.card("navigation")
@pytest.mark.rules("INN-TRANSFER-02")
def test_navigation_takes_no_other_value():
    game = innovation(me={"board": ["navigation"]}, you={"score": ["tools", "anatomy"], "hand": ["calendar"]})
    game.play("dogma navigation").unchanged()


@pytest.mark.card("perspective")
def test_perspective_returns_a_card_and_scores_one_for_every_two_lightbulbs():
    game = innovation(
        me={"board": ["perspective", "philosophy"], "hand": ["tools", "oars", "sailing", "archery"]},
    )
    game.play("dogma perspective").asks("me", "return", ["tools", "oars", "sailing", "archery", "done"])
    game.answer("tools").asks("me", "score", ["oars", "sailing", "archery"]).answer("oars")
    game.asks("me", "score", ["sailing", "archery"]).answer("archery")
    game.expect(me={"hand": ["sailing"], "score": ["oars", "archery"]}, piles={1: [*game.pile(1), "tools"]})


@pytest.mark.card("perspective")
def test_perspective_scores_the_whole_hand_if_it_is_smaller():
    game = innovation(me={"board": ["perspective", "philosophy"], "hand": ["tools", "coal"]})
    game.play("dogma perspective", "return tools")
    game.expect(me={"hand": [], "score": ["coal"]}, piles={1: [*game.pile(1), "tools"]})


@pytest.mark.card("perspective")
def test_perspective_may_be_declined():
    game = innovation(me={"board": ["perspective"], "hand": ["tools", "oars"]})
    game.play("dogma perspective", "done").unchanged()


@pytest.mark.card("perspective")
def test_perspective_with_an_empty_hand_does_nothing():
    game = innovation(me={"board": ["perspective"], "score": ["tools"]})
    game.play("dogma perspective").unchanged()


@pytest.mark.card("perspective")
@pytest.mark.rules("INN-DOGMA-10")
def test_perspective_counts_the_lightbulbs_of_the_player_who_executes_it():
    game = innovation(
        me={"board": ["perspective"]},
        you={"board": ["philosophy", "mathematics"], "hand": ["tools", "oars", "sailing", "archery"]},
    )
    game.play("dogma perspective", "return tools", "score oars").asks("you", "score", ["sailing", "archery"])
    game.answer("sailing").expect(
        me={"hand": game.pile(4)[:1]},
        you={"hand": ["archery"], "score": ["oars", "sailing"]},
        piles={1: [*game.pile(1), "tools"], 4: game.pile(4)[1:]},
    )


@pytest.mark.card("printing_press")
def test_printing_press_returns_a_score_card_and_draws_two_above_the_top_purple_card():
    game = innovation(
        me={"board": ["printing_press", "philosophy", "education"], "score": ["tools", "coal"], "hand": ["oars"]},
        piles={5: ["physics", "banking"]},
    )
    game.play("dogma printing_press").asks("me", "return", ["tools", "coal", "done"]).answer("tools")
    game.expect(
        me={"score": ["coal"], "hand": ["oars", "physics"]}, piles={1: [*game.pile(1), "tools"], 5: ["banking"]}
    )


@pytest.mark.card("printing_press")
@pytest.mark.rules("INN-TERM-08")
def test_printing_press_without_purple_draws_a_two():
    game = innovation(
        me={"board": ["printing_press"], "score": ["coal"]},
        you={"board": ["mysticism"]},
        piles={2: ["calendar", "currency"]},
    )
    game.play("dogma printing_press", "return coal")
    game.expect(me={"score": [], "hand": ["calendar"]}, piles={2: ["currency"], 5: [*game.pile(5), "coal"]})


@pytest.mark.card("printing_press")
def test_printing_press_return_may_be_declined_before_blue_is_splayed_right():
    game = innovation(me={"board": ["tools", "printing_press", "oars", "archery"], "score": ["coal"]})
    game.play("dogma printing_press", "done").asks("me", "splay", ["blue right", "done"]).answer("blue right")
    game.expect(me={"splay": {"blue": "right"}})


@pytest.mark.card("printing_press")
def test_printing_press_splay_may_be_declined_and_an_empty_score_pile_is_not_asked_for():
    game = innovation(me={"board": ["tools", "printing_press"], "hand": ["oars"]})
    game.play("dogma printing_press").asks("me", "splay").answer("done").unchanged()


@pytest.mark.card("reformation")
def test_reformation_tucks_the_full_number_once_it_is_used():
    game = innovation(me={"board": ["reformation", "agriculture"], "hand": ["archery", "tools", "sailing", "oars"]})
    game.play("dogma reformation").asks("me", "tuck", ["archery", "tools", "sailing", "oars", "done"])
    game.answer("archery").asks("me", "tuck", ["tools", "sailing", "oars"]).answer("tools")
    game.asks("me", "tuck", ["sailing", "oars"]).answer("oars")
    game.expect(me={"board": ["reformation", "agriculture", "oars", "archery", "tools"], "hand": ["sailing"]})


@pytest.mark.card("reformation")
def test_reformation_tucks_the_whole_hand_if_it_is_smaller():
    game = innovation(me={"board": ["reformation", "agriculture"], "hand": ["archery", "oars"]})
    game.play("dogma reformation", "tuck archery")
    game.expect(me={"board": ["reformation", "agriculture", "oars", "archery"], "hand": []})


@pytest.mark.card("reformation")
def test_reformation_tucking_may_be_declined():
    game = innovation(me={"board": ["reformation"], "hand": ["archery"]})
    game.play("dogma reformation").asks("me", "tuck", ["archery", "done"]).answer("done").unchanged()


@pytest.mark.card("reformation")
@pytest.mark.rules("INN-DOGMA-10")
def test_reformation_ignores_leaves_that_appear_while_tucking():
    game = innovation(
        me={
            "board": ["reformation", "masonry", "domestication"],
            "splay": {"yellow": "up"},
            "hand": ["agriculture", "pottery", "oars"],
        }
    )
    game.play("dogma reformation", "tuck agriculture").asks("me", "splay", ["yellow right", "done"]).answer("done")
    assert game.icons("me")["leaf"] == 6
    game.expect(me={"board": ["reformation", "agriculture", "masonry", "domestication"], "hand": ["pottery", "oars"]})


@pytest.mark.card("reformation")
def test_reformation_splays_yellow_or_purple_right():
    game = innovation(me={"board": ["monotheism", "reformation", "masonry", "agriculture", "oars", "archery"]})
    game.play("dogma reformation").asks("me", "splay", ["yellow right", "purple right", "done"])
    game.answer("yellow right").expect(me={"splay": {"yellow": "right"}})
