"""Age 7, Romance: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("bicycle")
@pytest.mark.rules("INN-EXCHANGE-01", "INN-EXCHANGE-03")
def test_bicycle_swaps_the_whole_hand_with_the_whole_score_pile():
    game = innovation(
        me={"board": ["bicycle"], "hand": ["tools", "currency"], "score": ["paper"]},
        you={"hand": ["sailing"], "score": ["coal"]},
    )
    game.play("dogma bicycle").asks("me", "exchange", ["exchange", "done"]).answer("exchange")
    game.expect(me={"hand": ["paper"], "score": ["tools", "currency"]})
    assert game.table.points == [3, 5]


@pytest.mark.card("bicycle")
def test_bicycle_may_be_declined():
    game = innovation(me={"board": ["bicycle"], "hand": ["tools"], "score": ["paper"]})
    game.play("dogma bicycle", "done").unchanged()


@pytest.mark.card("bicycle")
@pytest.mark.rules("INN-EXCHANGE-02")
def test_bicycle_works_with_one_side_empty():
    game = innovation(me={"board": ["bicycle"], "score": ["paper", "coal"]}, actions=3)
    game.play("dogma bicycle", "exchange").expect(me={"hand": ["paper", "coal"], "score": []})
    game.play("dogma bicycle", "exchange").expect(me={"hand": [], "score": ["paper", "coal"]})


@pytest.mark.card("bicycle")
def test_bicycle_with_both_sides_empty_asks_nothing():
    game = innovation(me={"board": ["bicycle"]}, you={"hand": ["tools"], "score": ["coal"]})
    game.play("dogma bicycle").asks("me", "action").unchanged()


@pytest.mark.card("bicycle")
@pytest.mark.rules("INN-SPECIAL-06")
def test_bicycle_is_no_scoring_however_many_cards_move():
    hand = ["tools", "writing", "sailing", "oars", "archery", "masonry", "pottery"]
    game = innovation(me={"board": ["bicycle"], "hand": hand})
    game.play("dogma bicycle", "exchange").expect(me={"hand": [], "score": hand})


@pytest.mark.card("bicycle")
def test_bicycle_shared_swaps_the_opponents_own_cards():
    game = innovation(
        me={"board": ["bicycle"], "hand": ["tools"]},
        you={"board": ["sailing"], "hand": ["oars"], "score": ["paper"]},
        piles={7: ["railroad"]},
    )
    game.play("dogma bicycle").asks("you", "exchange").answer("exchange")
    game.asks("me", "exchange").answer("done")
    game.expect(me={"hand": ["tools", "railroad"]}, you={"hand": ["paper"], "score": ["oars"]}, piles={7: []})


@pytest.mark.card("combustion")
def test_combustion_victim_picks_two_of_the_score_cards():
    game = innovation(
        me={"board": ["combustion"], "score": ["sailing"]}, you={"score": ["tools", "paper", "coal"], "hand": ["oars"]}
    )
    game.play("dogma combustion").asks("you", "transfer", ["tools", "paper", "coal"]).answer("paper")
    game.asks("you", "transfer", ["tools", "coal"]).answer("tools")
    game.expect(me={"score": ["sailing", "paper", "tools"]}, you={"score": ["coal"]})


@pytest.mark.card("combustion")
def test_combustion_takes_exactly_two_without_a_question():
    game = innovation(me={"board": ["combustion"]}, you={"score": ["tools", "paper"]})
    game.play("dogma combustion").expect(me={"score": ["tools", "paper"]}, you={"score": []})


@pytest.mark.card("combustion")
@pytest.mark.rules("INN-TRANSFER-01")
def test_combustion_takes_the_only_card():
    game = innovation(me={"board": ["combustion"]}, you={"score": ["paper"]})
    game.play("dogma combustion").expect(me={"score": ["paper"]}, you={"score": []})


@pytest.mark.card("combustion")
@pytest.mark.rules("INN-DEMAND-01")
def test_combustion_spares_who_has_as_many_crowns_and_an_empty_score_pile():
    game = innovation(
        me={"board": ["combustion"]},
        you={"board": ["sailing"], "score": ["tools", "paper"]},
        third={"hand": ["coal"]},
    )
    game.play("dogma combustion").unchanged()


@pytest.mark.card("combustion")
@pytest.mark.rules("INN-TRANSFER-04", "INN-SPECIAL-05")
def test_combustion_six_transferred_cards_are_not_scored():
    game = innovation(
        me={"board": ["combustion"]},
        you={"score": ["tools", "oars"]},
        third={"score": ["paper", "compass"]},
        fourth={"score": ["coal", "physics"]},
    )
    game.play("dogma combustion").expect(
        me={"score": ["tools", "oars", "paper", "compass", "coal", "physics"]},
        you={"score": []},
        third={"score": []},
        fourth={"score": []},
    )


@pytest.mark.card("electricity")
@pytest.mark.rules("INN-RETURN-01", "INN-RETURN-02")
def test_electricity_returns_top_cards_without_a_factory_and_draws_eights():
    game = innovation(
        me={"board": ["electricity", "writing", "tools", "agriculture", "coal"]},
        piles={1: ["oars"], 8: ["flight", "rocketry", "socialism"]},
    )
    game.play("dogma electricity").asks("me", "return", ["tools", "agriculture"]).answer("tools")
    game.expect(
        me={"board": ["electricity", "writing", "coal"], "hand": ["flight", "rocketry"]},
        piles={1: ["oars", "tools", "agriculture"], 8: ["socialism"]},
    )


@pytest.mark.card("electricity")
def test_electricity_with_factories_everywhere_draws_nothing():
    game = innovation(me={"board": ["tools", "physics", "electricity"], "hand": ["oars"]})
    game.play("dogma electricity").unchanged()


@pytest.mark.card("electricity")
@pytest.mark.rules("INN-DOGMA-08")
def test_electricity_is_compulsory_for_a_sharing_opponent():
    game = innovation(
        me={"board": ["electricity"]},
        you={"board": ["coal", "pottery"]},
        piles={1: [], 7: ["bicycle"], 8: ["flight"]},
    )
    game.play("dogma electricity").expect(
        me={"hand": ["bicycle"]},
        you={"board": ["coal"], "hand": ["flight"]},
        piles={1: ["pottery"], 7: [], 8: []},
    )


@pytest.mark.card("evolution")
def test_evolution_scores_an_eight_and_returns_another_score_card():
    game = innovation(me={"board": ["evolution"], "score": ["paper"], "hand": ["tools"]}, piles={3: [], 8: ["flight"]})
    game.play("dogma evolution").asks("me", "evolve", ["score", "draw", "done"]).answer("evolve score")
    game.asks("me", "return", ["paper", "flight"]).answer("paper")
    game.expect(me={"score": ["flight"]}, piles={3: ["paper"], 8: []})


@pytest.mark.card("evolution")
def test_evolution_may_return_the_very_card_it_scored():
    game = innovation(me={"board": ["evolution"], "score": ["paper"]}, piles={8: ["flight", "rocketry"]})
    game.play("dogma evolution", "evolve score", "return flight").expect(piles={8: ["rocketry", "flight"]})


@pytest.mark.card("evolution")
def test_evolution_draws_one_higher_than_the_highest_score_card():
    game = innovation(
        me={"board": ["evolution"], "score": ["paper", "tools"]}, you={"score": ["coal"]}, piles={4: ["anatomy"]}
    )
    game.play("dogma evolution", "evolve draw").expect(me={"hand": ["anatomy"]}, piles={4: []})


@pytest.mark.card("evolution")
@pytest.mark.rules("INN-TERM-08")
def test_evolution_with_an_empty_score_pile_draws_a_one():
    game = innovation(me={"board": ["evolution"]}, piles={1: ["tools"]})
    game.play("dogma evolution", "evolve draw").expect(me={"hand": ["tools"]}, piles={1: []})


@pytest.mark.card("evolution")
@pytest.mark.rules("INN-END-06")
def test_evolution_draw_with_a_ten_in_the_score_pile_ends_the_game():
    game = innovation(me={"board": ["evolution"], "score": ["robotics"]}, you={"score": ["software", "tools"]})
    game.play("dogma evolution", "evolve draw").wins("you")


@pytest.mark.card("evolution")
def test_evolution_may_be_declined():
    game = innovation(me={"board": ["evolution"], "score": ["paper"]})
    game.play("dogma evolution", "done").unchanged()


@pytest.mark.card("evolution")
def test_evolution_shared_uses_the_opponents_score_pile():
    game = innovation(
        me={"board": ["evolution"], "score": ["paper"]},
        you={"board": ["education"], "score": ["coal"]},
        piles={6: ["canning"], 7: ["bicycle"]},
    )
    game.play("dogma evolution").asks("you", "evolve").answer("evolve draw")
    game.asks("me", "evolve").answer("done")
    game.expect(me={"hand": ["bicycle"]}, you={"hand": ["canning"]}, piles={6: [], 7: []})


@pytest.mark.card("explosives")
@pytest.mark.rules("INN-TERM-06", "INN-TERM-11")
def test_explosives_takes_the_three_highest_and_the_victim_picks_at_the_cut():
    game = innovation(
        me={"board": ["explosives"], "hand": ["sailing"]},
        you={"hand": ["tools", "banking", "bicycle", "physics", "societies"]},
    )
    game.play("dogma explosives").asks("you", "transfer", ["banking", "physics", "societies"]).answer("physics")
    game.asks("you", "transfer", ["banking", "societies"]).answer("banking")
    game.expect(me={"hand": ["sailing", "bicycle", "physics", "banking"]}, you={"hand": ["tools", "societies"]})


@pytest.mark.card("explosives")
def test_explosives_takes_ties_above_the_cut_without_a_question():
    game = innovation(me={"board": ["explosives"]}, you={"hand": ["tools", "banking", "paper", "physics"]})
    game.play("dogma explosives").expect(me={"hand": ["banking", "physics", "paper"]}, you={"hand": ["tools"]})


@pytest.mark.card("explosives")
def test_explosives_victim_left_without_a_card_draws_a_seven():
    game = innovation(
        me={"board": ["explosives"]}, you={"hand": ["tools", "paper"]}, third={"hand": []}, piles={7: ["bicycle"]}
    )
    game.play("dogma explosives").expect(
        me={"hand": ["tools", "paper"]}, you={"hand": ["bicycle"]}, third={"hand": []}, piles={7: []}
    )


@pytest.mark.card("explosives")
@pytest.mark.rules("INN-DOGMA-09")
def test_explosives_with_an_empty_hand_draws_nothing():
    game = innovation(me={"board": ["explosives"], "hand": ["tools"]}, you={"score": ["coal"]})
    game.play("dogma explosives").unchanged()


@pytest.mark.card("lighting")
def test_lighting_scores_a_seven_per_different_value_of_at_most_three_tucked_cards():
    game = innovation(
        me={"board": ["lighting", "writing"], "hand": ["tools", "paper", "oars", "coal"]},
        piles={7: ["bicycle", "railroad", "evolution"]},
    )
    game.play("dogma lighting").asks("me", "tuck", ["tools", "paper", "oars", "coal", "done"])
    game.play("tools", "oars", "paper").asks("me", "action")
    game.expect(
        me={
            "board": ["lighting", "tools", "writing", "oars", "paper"],
            "hand": ["coal"],
            "score": ["bicycle", "railroad"],
        },
        piles={7: ["evolution"]},
    )


@pytest.mark.card("lighting")
def test_lighting_may_stop_after_one_card():
    game = innovation(me={"board": ["lighting"], "hand": ["tools", "paper"]}, piles={7: ["bicycle", "railroad"]})
    game.play("dogma lighting", "tuck paper", "done").expect(
        me={"board": ["lighting", "paper"], "hand": ["tools"], "score": ["bicycle"]}, piles={7: ["railroad"]}
    )


@pytest.mark.card("lighting")
def test_lighting_may_be_declined_and_an_empty_hand_is_not_asked():
    game = innovation(me={"board": ["lighting"], "hand": ["tools"]}, you={"board": ["agriculture"]})
    game.play("dogma lighting").asks("me", "tuck", ["tools", "done"]).answer("done")
    game.unchanged()


@pytest.mark.card("publications")
def test_publications_reorders_one_pile_from_the_bottom_and_keeps_its_splay():
    game = innovation(
        me={
            "board": ["writing", "tools", "publications", "mysticism", "philosophy", "sailing"],
            "splay": {"blue": "left"},
        },
        you={"board": ["agriculture", "masonry"]},
    )
    game.play("dogma publications").asks("me", "colour", ["blue", "purple", "done"]).answer("blue")
    game.asks("me", "place", ["writing", "tools", "publications"]).answer("publications")
    game.asks("me", "place", ["writing", "tools"]).answer("writing")
    game.asks("me", "splay", ["blue up", "done"]).answer("done")
    game.expect(me={"board": ["publications", "writing", "tools", "mysticism", "philosophy", "sailing"]})
    assert game.icons("me") == {"castle": 1, "crown": 3, "leaf": 1, "lightbulb": 6}


@pytest.mark.card("publications")
def test_publications_may_decline_the_new_order():
    game = innovation(me={"board": ["archery", "oars", "publications"]})
    game.play("dogma publications", "done").asks("me", "action").unchanged()


@pytest.mark.card("publications")
def test_publications_asks_nothing_with_single_cards():
    game = innovation(me={"board": ["publications", "oars", "agriculture"]})
    game.play("dogma publications").asks("me", "action").unchanged()


@pytest.mark.card("publications")
@pytest.mark.rules("INN-BONUS-05")
def test_publications_in_the_old_order_gives_no_bonus():
    game = innovation(me={"board": ["publications"]}, you={"board": ["tools", "writing"]})
    game.play("dogma publications").asks("you", "colour", ["blue", "done"]).answer("blue")
    game.play("place tools").asks("you", "splay").answer("done")
    game.asks("me", "action").unchanged()


@pytest.mark.card("publications")
@pytest.mark.rules("INN-BONUS-01")
def test_publications_in_a_new_order_gives_a_bonus():
    game = innovation(me={"board": ["publications"]}, you={"board": ["tools", "writing"]}, piles={7: ["bicycle"]})
    game.play("dogma publications", "colour blue", "place writing", "done")
    game.expect(me={"hand": ["bicycle"]}, you={"board": ["writing", "tools"]}, piles={7: []})


@pytest.mark.card("publications")
def test_publications_splays_yellow_or_blue_up():
    game = innovation(me={"board": ["tools", "publications", "agriculture", "masonry", "archery", "oars"]})
    game.play("dogma publications", "done").asks("me", "splay", ["yellow up", "blue up", "done"]).answer("yellow up")
    game.expect(me={"splay": {"yellow": "up"}})


@pytest.mark.card("railroad")
@pytest.mark.rules("INN-RETURN-02")
def test_railroad_returns_the_hand_in_any_order_and_draws_three_sixes():
    game = innovation(
        me={"board": ["railroad"], "hand": ["tools", "currency", "sailing"], "score": ["oars"]},
        piles={1: ["archery"], 2: [], 6: ["canning", "democracy", "vaccination", "encyclopedia"]},
    )
    game.play("dogma railroad").asks("me", "return", ["tools", "sailing"]).answer("sailing")
    game.expect(
        me={"hand": ["canning", "democracy", "vaccination"]},
        piles={1: ["archery", "sailing", "tools"], 2: ["currency"], 6: ["encyclopedia"]},
    )


@pytest.mark.card("railroad")
@pytest.mark.rules("INN-DOGMA-09")
def test_railroad_draws_with_an_empty_hand_too():
    game = innovation(me={"board": ["railroad"]}, piles={6: ["canning", "democracy"], 7: ["bicycle"]})
    game.play("dogma railroad").expect(me={"hand": ["canning", "democracy", "bicycle"]}, piles={6: [], 7: []})


@pytest.mark.card("railroad")
@pytest.mark.rules("INN-BONUS-04", "INN-RETURN-03")
def test_railroad_drawing_the_returned_cards_back_is_a_change():
    sixes = ["canning", "democracy", "vaccination"]
    sevens = ["bicycle", "evolution", "lighting", "sanitation"]
    game = innovation(
        me={"board": ["railroad"]},
        you={"board": ["rocketry"], "hand": sixes},
        piles={6: [], 7: [*sevens, "explosives"]},
    )
    game.play("dogma railroad", "return canning", "return vaccination")
    game.expect(me={"hand": sevens}, piles={7: ["explosives"]})


@pytest.mark.card("railroad")
@pytest.mark.rules("INN-SPLAY-03")
def test_railroad_turns_a_pile_splayed_right_up():
    board = ["mysticism", "railroad", "tools", "writing", "sailing", "compass", "masonry", "agriculture"]
    game = innovation(
        me={"board": board, "splay": {"blue": "right", "purple": "right", "green": "left"}},
        piles={6: ["canning", "democracy", "vaccination"]},
    )
    game.play("dogma railroad").asks("me", "splay", ["blue up", "purple up", "done"]).answer("blue up")
    game.expect(
        me={
            "hand": ["canning", "democracy", "vaccination"],
            "splay": {"blue": "up", "purple": "right", "green": "left"},
        },
        piles={6: []},
    )


@pytest.mark.card("railroad")
def test_railroad_may_leave_the_splay():
    game = innovation(
        me={"board": ["railroad", "tools", "writing"], "splay": {"blue": "right"}},
        piles={6: ["canning", "democracy", "vaccination"]},
    )
    game.play("dogma railroad", "done").expect(me={"hand": ["canning", "democracy", "vaccination"]}, piles={6: []})


@pytest.mark.card("refrigeration")
def test_refrigeration_victim_returns_half_of_the_hand_rounded_down():
    game = innovation(
        me={"board": ["refrigeration"]},
        you={"hand": ["tools", "paper", "coal", "canning", "bicycle"]},
        piles={1: [], 7: ["evolution"]},
    )
    game.play("dogma refrigeration").asks("you", "return", ["tools", "paper", "coal", "canning", "bicycle"])
    game.play("bicycle").asks("you", "return", ["tools", "paper", "coal", "canning"]).answer("tools")
    game.asks("me", "action")
    game.expect(you={"hand": ["paper", "coal", "canning"]}, piles={1: ["tools"], 7: ["evolution", "bicycle"]})


@pytest.mark.card("refrigeration")
def test_refrigeration_takes_nothing_of_a_single_card_nor_of_who_has_the_leaves():
    game = innovation(
        me={"board": ["refrigeration"]},
        you={"hand": ["tools"]},
        third={"board": ["agriculture"], "hand": ["paper", "coal"]},
    )
    game.play("dogma refrigeration").asks("third", "score", ["paper", "coal", "done"]).answer("done")
    game.asks("me", "action").unchanged()


@pytest.mark.card("refrigeration")
@pytest.mark.rules("INN-SCORE-01")
def test_refrigeration_may_score_a_hand_card():
    game = innovation(me={"board": ["refrigeration"], "hand": ["tools", "coal"]})
    game.play("dogma refrigeration").asks("me", "score", ["tools", "coal", "done"]).answer("score coal")
    game.expect(me={"hand": ["tools"], "score": ["coal"]})
    assert game.table.points == [5, 0]


@pytest.mark.card("refrigeration")
def test_refrigeration_may_decline_to_score():
    game = innovation(me={"board": ["refrigeration"], "hand": ["tools"]})
    game.play("dogma refrigeration", "done").unchanged()


@pytest.mark.card("sanitation")
@pytest.mark.rules("INN-EXCHANGE-01", "INN-TERM-11")
def test_sanitation_each_player_picks_among_their_own_ties():
    game = innovation(
        me={"board": ["sanitation"], "hand": ["tools", "sailing", "paper"]},
        you={"hand": ["bicycle", "coal", "physics", "oars"]},
    )
    game.play("dogma sanitation").asks("you", "swap", ["coal", "physics"]).answer("coal")
    game.asks("me", "swap", ["tools", "sailing"]).answer("sailing")
    game.expect(me={"hand": ["tools", "paper", "bicycle", "coal"]}, you={"hand": ["physics", "oars", "sailing"]})


@pytest.mark.card("sanitation")
@pytest.mark.rules("INN-EXCHANGE-03")
def test_sanitation_fixes_both_groups_before_anything_moves():
    game = innovation(me={"board": ["sanitation"], "hand": ["paper"]}, you={"hand": ["tools", "sailing"]})
    game.play("dogma sanitation").expect(me={"hand": ["tools", "sailing"]}, you={"hand": ["paper"]})


@pytest.mark.card("sanitation")
@pytest.mark.rules("INN-EXCHANGE-02")
def test_sanitation_with_an_empty_hand_of_the_victim_still_hands_over_the_lowest():
    game = innovation(me={"board": ["sanitation"], "hand": ["tools", "paper"]})
    game.play("dogma sanitation").expect(me={"hand": ["paper"]}, you={"hand": ["tools"]})


@pytest.mark.card("sanitation")
@pytest.mark.rules("INN-EXCHANGE-02")
def test_sanitation_with_an_empty_hand_of_the_activator_still_takes_two():
    game = innovation(me={"board": ["sanitation"]}, you={"hand": ["tools", "paper", "coal"]})
    game.play("dogma sanitation").expect(me={"hand": ["paper", "coal"]}, you={"hand": ["tools"]})


@pytest.mark.card("sanitation")
@pytest.mark.rules("INN-DEMAND-02")
def test_sanitation_victims_exchange_one_after_another():
    game = innovation(
        me={"board": ["sanitation"], "hand": ["paper"]},
        you={"hand": ["tools"]},
        third={"hand": ["currency"]},
        fourth={"board": ["pottery"], "hand": ["coal", "physics"]},
    )
    game.play("dogma sanitation").expect(me={"hand": ["currency"]}, you={"hand": ["paper"]}, third={"hand": ["tools"]})
