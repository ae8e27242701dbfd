"""Age 10, Information: at least one test for every effect of every card."""

import pytest

from kronika.games.innovation import cards
from kronika.testing import innovation

# --- A.I.


@pytest.mark.card("artificial_intelligence")
@pytest.mark.rules("INN-DOGMA-06")
def test_artificial_intelligence_scores_a_ten_each_time_it_is_activated():
    game = innovation(
        me={"board": ["artificial_intelligence"]}, you={"hand": ["tools"]}, piles={10: ["databases", "stem_cells"]}
    )
    game.play("dogma artificial_intelligence").expect(me={"score": ["databases"]}, piles={10: ["stem_cells"]})
    game.play("dogma artificial_intelligence").asks("you", "action")
    game.expect(me={"score": ["databases", "stem_cells"]}, piles={10: []})


@pytest.mark.card("artificial_intelligence")
@pytest.mark.rules("INN-END-12")
def test_artificial_intelligence_lets_the_lowest_score_win_with_robotics_and_software_on_any_boards():
    game = innovation(
        me={"board": ["artificial_intelligence", "robotics"], "achievements": [1, 2, 3]},
        you={"board": ["oars"], "score": ["currency"]},
        third={"board": ["software"], "score": ["sailing"]},
        piles={10: ["databases"]},
    )
    game.play("dogma artificial_intelligence").wins("third")
    game.expect(me={"score": ["databases"]}, piles={10: []})


@pytest.mark.card("artificial_intelligence")
@pytest.mark.rules("INN-END-14")
def test_artificial_intelligence_goes_on_when_the_lowest_are_tied():
    game = innovation(
        me={"board": ["artificial_intelligence", "robotics", "software"]}, you={}, third={}, piles={10: ["databases"]}
    )
    game.play("dogma artificial_intelligence").asks("me", "action")
    game.expect(me={"score": ["databases"]}, piles={10: []})


@pytest.mark.card("artificial_intelligence")
@pytest.mark.parametrize("board", [["robotics"], ["software"], ["robotics", "archery", "software"]])
def test_artificial_intelligence_needs_both_cards_on_top(board):
    game = innovation(me={"board": ["artificial_intelligence", *board]}, piles={10: ["databases"]})
    game.play("dogma artificial_intelligence").asks("me", "action")
    game.expect(me={"score": ["databases"]}, piles={10: []})


@pytest.mark.card("artificial_intelligence")
@pytest.mark.rules("INN-DOGMA-05")
def test_artificial_intelligence_is_scored_by_everybody_before_anybody_wins():
    game = innovation(
        me={"board": ["artificial_intelligence", "robotics", "software"]},
        you={"board": ["evolution"], "score": ["tools"]},
        piles={10: ["databases", "stem_cells"]},
    )
    game.play("dogma artificial_intelligence").wins("me")
    game.expect(me={"score": ["stem_cells"]}, you={"score": ["tools", "databases"]}, piles={10: []})


# --- Bioengineering


@pytest.mark.card("bioengineering")
def test_bioengineering_takes_a_leaf_card_of_an_opponent_into_the_score_pile():
    game = innovation(
        me={"board": ["bioengineering", "stem_cells"]},
        you={"board": ["agriculture", "archery"]},
        third={"board": ["pottery", "masonry"]},
    )
    game.play("dogma bioengineering").asks("me", "transfer", ["agriculture", "pottery"]).answer("agriculture")
    game.asks("me", "action")  # three leaves each for me and the third player: nobody wins
    game.expect(me={"score": ["agriculture"]}, you={"board": ["archery"]})
    assert game.table.scored == [0, 0, 0]


@pytest.mark.card("bioengineering")
def test_bioengineering_sharing_opponent_takes_from_the_activator():
    game = innovation(
        me={"board": ["bioengineering", "stem_cells"], "hand": ["tools"]},
        you={"board": ["quantum_theory"]},
        piles={10: ["databases"]},
    )
    game.play("dogma bioengineering").asks("me", "action")
    game.expect(
        me={"board": ["bioengineering"], "hand": ["tools", "databases"]}, you={"score": ["stem_cells"]}, piles={10: []}
    )


@pytest.mark.card("bioengineering")
@pytest.mark.rules("INN-END-12")
def test_bioengineering_lets_the_most_leaves_win_whoever_has_them():
    game = innovation(
        me={"board": ["bioengineering"], "score": ["paper"], "achievements": [1, 2, 3]},
        you={"board": ["agriculture", "reformation", "sailing"]},
        third={"board": ["pottery"]},
    )
    game.play("dogma bioengineering", "transfer sailing").wins("you")


@pytest.mark.card("bioengineering")
@pytest.mark.rules("INN-END-14")
def test_bioengineering_needs_a_player_with_fewer_than_three_leaves():
    board = ["agriculture", "reformation", "sailing"]
    game = innovation(me={"board": ["bioengineering", "stem_cells"]}, you={"board": board})
    game.play("dogma bioengineering", "transfer sailing").asks("me", "action")
    game.expect(me={"score": ["sailing"]}, you={"board": ["agriculture", "reformation"]})
    game = innovation(me={"board": ["bioengineering", "suburbia"]}, you={"board": board})
    game.play("dogma bioengineering", "transfer sailing").wins("you")


@pytest.mark.card("bioengineering")
def test_bioengineering_without_a_leaf_card_to_take_still_looks_for_a_winner():
    game = innovation(me={"board": ["bioengineering", "sailing"]}, you={"board": ["archery"], "score": ["coal"]})
    game.play("dogma bioengineering").wins("me").unchanged()


# --- Databases


@pytest.mark.card("databases")
def test_databases_returns_half_of_the_score_pile_rounded_up():
    game = innovation(
        me={"board": ["databases"], "score": ["coal"]},
        you={"score": ["tools", "oars", "currency", "paper", "robotics"], "hand": ["archery"]},
    )
    game.play("dogma databases").asks("you", "return", ["tools", "oars", "currency", "paper", "robotics"])
    game.play("tools", "paper").asks("you", "return", ["oars", "currency", "robotics"]).answer("oars")
    game.expect(
        you={"score": ["currency", "robotics"]},
        piles={1: [*game.pile(1), "tools", "oars"], 3: [*game.pile(3), "paper"]},
    )


@pytest.mark.card("databases")
@pytest.mark.rules("INN-DOGMA-10")
def test_databases_half_of_four_is_two_and_of_one_is_one():
    game = innovation(
        me={"board": ["databases"]}, you={"score": ["tools", "oars", "currency", "paper"]}, third={"score": ["coal"]}
    )
    game.play("dogma databases", "tools", "currency").asks("me", "action")
    game.expect(
        you={"score": ["oars", "paper"]},
        third={"score": []},
        piles={1: [*game.pile(1), "tools"], 2: [*game.pile(2), "currency"], 5: [*game.pile(5), "coal"]},
    )


@pytest.mark.card("databases")
def test_databases_does_nothing_to_an_empty_score_pile():
    game = innovation(me={"board": ["databases"], "score": ["coal"]}, you={"hand": ["tools"]})
    game.play("dogma databases").asks("me", "action").unchanged()


# --- Globalization


@pytest.mark.card("globalization")
@pytest.mark.rules("INN-DOGMA-04")
def test_globalization_victim_returns_a_leaf_card_and_then_a_six_is_scored():
    game = innovation(
        me={"board": ["globalization"]},
        you={"board": ["agriculture", "pottery", "archery"]},
        piles={6: ["canning", "democracy"]},
    )
    game.play("dogma globalization").asks("you", "return", ["agriculture", "pottery"]).answer("pottery")
    game.expect(
        me={"score": ["canning"]},
        you={"board": ["agriculture", "archery"]},
        piles={1: [*game.pile(1), "pottery"], 6: ["democracy"]},
    )


@pytest.mark.card("globalization")
@pytest.mark.rules("INN-END-12")
def test_globalization_lets_the_most_points_win_when_nobody_shows_more_leaves_than_factories():
    game = innovation(
        me={"board": ["globalization"]},
        you={"board": ["pottery", "archery"], "score": ["evolution"]},
        third={"board": ["canning"], "achievements": [1, 2]},
        piles={6: ["democracy"]},
    )
    game.play("dogma globalization").wins("you")  # seven points against six; Pottery and Canning were returned


@pytest.mark.card("globalization")
@pytest.mark.rules("INN-END-14")
def test_globalization_goes_on_when_the_most_points_are_tied():
    game = innovation(
        me={"board": ["globalization"]}, you={"board": ["archery"], "score": ["vaccination"]}, piles={6: ["canning"]}
    )
    game.play("dogma globalization").asks("me", "action")
    game.expect(me={"score": ["canning"]}, piles={6: []})


@pytest.mark.card("globalization")
def test_globalization_as_many_leaves_as_factories_are_not_more():
    game = innovation(me={"board": ["globalization", "pottery"]}, piles={6: ["canning"]})
    game.play("dogma globalization").wins("me")
    game = innovation(me={"board": ["globalization", "pottery", "sailing"]}, piles={6: ["canning"]})
    game.play("dogma globalization").asks("me", "action").expect(me={"score": ["canning"]}, piles={6: []})


@pytest.mark.card("globalization")
@pytest.mark.rules("INN-END-12")
def test_globalization_sharing_opponent_draws_and_wins_before_the_activator_draws():
    game = innovation(
        me={"board": ["globalization"], "score": ["physics"]},
        you={"board": ["explosives"]},
        piles={6: ["canning", "democracy"]},
    )
    game.play("dogma globalization").wins("you")
    game.expect(you={"score": ["canning"]}, piles={6: ["democracy"]})


# --- Miniaturization


@pytest.mark.card("miniaturization")
def test_miniaturization_draws_a_ten_for_every_value_in_the_score_pile():
    game = innovation(
        me={"board": ["miniaturization"], "hand": ["robotics", "tools"], "score": ["oars", "archery", "paper", "coal"]},
        piles={10: ["software", "databases"]},
    )
    game.play("dogma miniaturization").asks("me", "return", ["robotics", "tools", "done"]).answer("robotics")
    game.expect(me={"hand": ["tools", "software", "databases", "robotics"]}, piles={10: []})


@pytest.mark.card("miniaturization")
def test_miniaturization_draws_nothing_for_another_value():
    game = innovation(me={"board": ["miniaturization"], "hand": ["fission", "robotics"], "score": ["oars"]})
    game.play("dogma miniaturization", "return fission")
    game.expect(me={"hand": ["robotics"]}, piles={9: [*game.pile(9), "fission"]})


@pytest.mark.card("miniaturization")
def test_miniaturization_draws_nothing_with_an_empty_score_pile():
    game = innovation(me={"board": ["miniaturization"], "hand": ["robotics"]}, you={"score": ["oars"]})
    game.play("dogma miniaturization", "return robotics")
    game.expect(me={"hand": []}, piles={10: [*game.pile(10), "robotics"]})


@pytest.mark.card("miniaturization")
def test_miniaturization_may_be_declined_and_needs_a_hand():
    game = innovation(me={"board": ["miniaturization"], "hand": ["robotics"], "score": ["oars"]})
    game.play("dogma miniaturization", "done").unchanged()
    game = innovation(me={"board": ["miniaturization"], "score": ["oars"]})
    game.play("dogma miniaturization").asks("me", "action").unchanged()


# --- Robotics


@pytest.mark.card("robotics", "stem_cells")
def test_robotics_scores_the_green_top_card_melds_a_ten_and_executes_it():
    game = innovation(
        me={"board": ["clothing", "sailing", "robotics"], "hand": ["tools", "oars"]},
        piles={10: ["stem_cells", "software"]},
    )
    game.play("dogma robotics").asks("me", "score-all").answer("score-all")
    game.expect(
        me={"board": ["clothing", "robotics", "stem_cells"], "score": ["sailing", "tools", "oars"], "hand": []},
        piles={10: ["software"]},
    )


@pytest.mark.card("robotics")
@pytest.mark.rules("INN-DOGMA-09")
def test_robotics_without_a_green_card_only_melds():
    game = innovation(me={"board": ["robotics", "tools"]}, you={"board": ["sailing"]}, piles={10: ["databases"]})
    game.play("dogma robotics")
    game.expect(me={"board": ["robotics", "tools", "databases"]}, piles={10: []})


@pytest.mark.card("robotics", "miniaturization")
def test_robotics_sharing_opponent_melds_and_executes_a_card_of_their_own():
    game = innovation(
        me={"board": ["robotics"]},
        you={"board": ["coal"], "hand": ["tools"]},
        piles={10: ["miniaturization", "databases", "software"]},
    )
    game.play("dogma robotics").asks("you", "return", ["tools", "done"]).answer("tools")
    game.expect(
        me={"board": ["robotics", "databases"], "hand": ["software"]},
        you={"board": ["coal", "miniaturization"], "hand": []},
        piles={1: [*game.pile(1), "tools"], 10: []},
    )


# --- Self Service


@pytest.mark.card("self_service", "robotics", "stem_cells")
@pytest.mark.rules("INN-NEST-05", "INN-DOGMA-07", "INN-END-12")
def test_self_service_executing_robotics_executing_a_third_card_comes_back_to_its_second_effect():
    game = innovation(
        me={"board": ["self_service", "robotics"], "hand": ["tools"], "achievements": [3]},
        you={"score": ["coal", "physics"]},
        piles={10: ["stem_cells"]},
    )
    game.play("dogma self_service").asks("me", "score-all")
    assert game.match.choice.asker == "stem_cells"
    game.expect(me={"board": ["robotics", "stem_cells"], "score": ["self_service"]}, piles={10: []})
    game.answer("score-all").wins("me")
    game.expect(me={"score": ["self_service", "tools"], "hand": []})


@pytest.mark.card("self_service", "computers", "robotics", "software", "miniaturization")
@pytest.mark.rules("INN-NEST-01", "INN-NEST-05")
def test_self_service_nests_five_deep_and_comes_back_to_its_second_effect():
    game = innovation(
        me={
            "board": ["archery", "oars", "computers", "self_service"],
            "hand": ["artificial_intelligence", "tools"],
            "achievements": [3],
        },
        you={"board": ["flight", "rocketry", "coal"], "hand": ["sailing"], "score": ["physics"]},  # only two crowns
        piles={
            10: [
                "robotics",  # melded by Computers: it scores Self Service
                "software",  # melded by Robotics
                "databases",  # scored by Software
                "globalization",  # melded by Software, not executed
                "miniaturization",  # melded by Software, executed
                "stem_cells",  # drawn by Miniaturization for the one value in the score pile
                "bioengineering",
            ]
        },
    )
    game.play("dogma self_service").asks("me", "execute", ["oars", "computers"]).answer("computers")
    game.asks("me", "splay", ["red up", "done"])
    assert game.match.choice.asker == "computers"
    game.answer("done").asks("me", "return", ["artificial_intelligence", "tools", "done"])
    assert game.match.choice.asker == "miniaturization"
    game.answer("artificial_intelligence").wins("me")
    game.expect(
        me={
            "board": ["archery", "oars", "robotics", "miniaturization", "computers", "software", "globalization"],
            "hand": ["tools", "stem_cells"],
            "score": ["self_service", "databases"],
        },
        piles={10: ["bioengineering", "artificial_intelligence"]},
    )


@pytest.mark.card("self_service", "pottery")
@pytest.mark.rules("INN-NEST-03")
def test_self_service_executes_all_share_effects_of_the_chosen_card_in_order():
    game = innovation(
        me={"board": ["self_service", "pottery", "archery"], "hand": ["tools"]}, piles={1: ["sailing", "masonry"]}
    )
    game.play("dogma self_service").asks("me", "execute", ["pottery", "archery"]).answer("pottery")
    game.asks("me", "return", ["tools", "done"]).answer("tools")
    game.expect(me={"hand": ["masonry"], "score": ["sailing"]}, piles={1: ["tools"]})


@pytest.mark.card("self_service", "specialization")
@pytest.mark.rules("INN-NEST-01", "INN-NEST-02")
def test_self_service_others_are_targets_of_the_chosen_card_but_do_not_execute_it():
    game = innovation(
        me={"board": ["self_service", "specialization"], "hand": ["archery"]},
        you={"board": ["coal", "chemistry"], "hand": ["mysticism"]},  # more factories, but no crown
    )
    game.play("dogma self_service").asks("me", "action")
    game.expect(me={"hand": ["archery", "coal"]}, you={"board": ["chemistry"]})


@pytest.mark.card("self_service", "the_wheel")
@pytest.mark.rules("INN-BONUS-10", "INN-DOGMA-08", "INN-NEST-05", "INN-SHARE-03")
def test_self_service_sharing_opponent_must_choose_among_their_own_top_cards():
    game = innovation(
        me={"board": ["self_service", "archery", "pottery"]},
        you={"board": ["translation", "the_wheel"]},
        piles={1: ["tools", "oars", "sailing"], 10: ["software"]},
    )
    game.play("dogma self_service").asks("you", "execute", ["translation", "the_wheel"]).answer("the_wheel")
    game.asks("me", "execute", ["archery", "pottery"])
    assert game.match.choice.asker == "self_service"
    game.answer("archery").asks("me", "action")
    game.expect(me={"hand": ["software"]}, you={"hand": ["tools", "oars"]}, piles={1: ["sailing"], 10: []})


@pytest.mark.card("self_service")
@pytest.mark.rules("INN-NEST-03", "INN-DOGMA-08")
def test_self_service_may_choose_a_card_that_has_only_a_demand():
    game = innovation(me={"board": ["self_service", "archery", "tools"], "hand": ["oars"]}, you={"hand": ["sailing"]})
    game.play("dogma self_service").asks("me", "execute", ["archery", "tools"]).answer("archery")
    game.asks("me", "action").unchanged()


@pytest.mark.card("self_service", "mapmaking")
@pytest.mark.rules("INN-NEST-03", "INN-NEST-04")
def test_self_service_sharing_opponent_executing_mapmaking_sees_no_demand():
    game = innovation(
        me={"board": ["self_service"], "score": ["tools"]},  # fewer crowns and a 1: the demand would take it
        you={"board": ["mapmaking", "translation"]},
    )
    game.play("dogma self_service").asks("you", "execute", ["mapmaking", "translation"]).answer("mapmaking")
    game.asks("me", "action").unchanged()


@pytest.mark.card("self_service", "computers")
def test_self_service_reached_through_nesting_excludes_itself_and_not_the_first_card():
    game = innovation(
        me={"board": ["computers", "archery"], "hand": ["tools"]},
        piles={10: ["self_service", "stem_cells"]},
    )
    game.play("dogma computers").asks("me", "execute", ["computers", "archery"]).answer("archery")
    game.expect(me={"board": ["computers", "archery", "self_service"]}, piles={10: ["stem_cells"]})


@pytest.mark.card("self_service")
@pytest.mark.rules("INN-END-12", "INN-DOGMA-09")
def test_self_service_alone_skips_to_its_second_effect_where_both_kinds_of_achievements_count():
    game = innovation(
        me={"board": ["self_service"], "achievements": [1, "world"]},
        you={"achievements": [2], "score": ["coal"]},
        third={"achievements": [3]},
    )
    game.play("dogma self_service").wins("me").unchanged()


@pytest.mark.card("self_service")
@pytest.mark.rules("INN-END-14")
def test_self_service_needs_more_achievements_than_every_other_player():
    game = innovation(
        me={"board": ["self_service"], "achievements": [1, "world"]},
        you={"achievements": [2]},
        third={"achievements": [3, "empire"]},
    )
    game.play("dogma self_service").asks("me", "action").unchanged()


@pytest.mark.card("self_service")
def test_self_service_sharing_opponent_with_the_most_achievements_wins():
    game = innovation(me={"board": ["self_service"]}, you={"board": ["translation"], "achievements": [2]})
    game.play("dogma self_service").wins("you")


# --- Software


@pytest.mark.card("software", "stem_cells")
def test_software_scores_a_ten_melds_two_and_executes_only_the_second():
    game = innovation(
        me={"board": ["software", "archery"], "hand": ["tools"]},
        piles={10: ["databases", "robotics", "stem_cells", "the_internet"]},
    )
    game.play("dogma software").asks("me", "score-all").answer("done").asks("me", "action")
    game.expect(
        me={"board": ["software", "archery", "robotics", "stem_cells"], "score": ["databases"]},
        piles={10: ["the_internet"]},
    )


@pytest.mark.card("software")
@pytest.mark.rules("INN-TAKE-05", "INN-END-06")
def test_software_melds_the_first_ten_before_the_second_draw_ends_the_game():
    game = innovation(
        me={"board": ["software"]}, you={"score": ["coal", "evolution"]}, piles={10: ["databases", "robotics"]}
    )
    game.play("dogma software").wins("you")
    game.expect(me={"board": ["software", "robotics"], "score": ["databases"]}, piles={10: []})


@pytest.mark.card("software", "artificial_intelligence")
@pytest.mark.rules("INN-TAKE-05", "INN-SPECIAL-02")
def test_software_claims_a_special_achievement_between_its_two_melds():
    board = ["quantum_theory", "rocketry", "software", "bicycle", "collaboration", "the_internet"]
    game = innovation(
        me={"board": board, "splay": {"blue": "right", "green": "up"}},
        piles={10: ["databases", "miniaturization", "artificial_intelligence", "stem_cells", "globalization"]},
    )
    assert game.icons("me")["clock"] == 11
    game.play("dogma software")
    assert game.icons("me")["clock"] == 11  # Miniaturization brought the twelfth, A.I. covered The Internet
    game.expect(
        me={
            "board": [*board, "miniaturization", "artificial_intelligence"],
            "score": ["databases", "stem_cells"],
            "achievements": ["world"],
        },
        piles={10: ["globalization"]},
    )


# --- Stem Cells


@pytest.mark.card("stem_cells")
def test_stem_cells_scores_the_whole_hand():
    game = innovation(me={"board": ["stem_cells"], "hand": ["tools", "coal"]}, you={"hand": ["oars"]})
    game.play("dogma stem_cells").asks("me", "score-all", ["score-all", "done"]).answer("score-all")
    game.expect(me={"hand": [], "score": ["tools", "coal"]})


@pytest.mark.card("stem_cells")
def test_stem_cells_may_be_declined_and_is_not_asked_with_an_empty_hand():
    game = innovation(me={"board": ["stem_cells"], "hand": ["tools"]})
    game.play("dogma stem_cells", "done").unchanged()
    game = innovation(me={"board": ["stem_cells"]})
    game.play("dogma stem_cells").asks("me", "action").unchanged()


@pytest.mark.card("stem_cells")
@pytest.mark.rules("INN-SPECIAL-04")
def test_stem_cells_scoring_six_cards_claims_monument():
    hand = ["tools", "oars", "archery", "sailing", "masonry", "pottery"]
    game = innovation(me={"board": ["stem_cells"], "hand": hand})
    game.play("dogma stem_cells", "score-all")
    game.expect(me={"hand": [], "score": hand, "achievements": ["monument"]})


@pytest.mark.card("stem_cells")
def test_stem_cells_sharing_opponent_scores_their_own_hand():
    game = innovation(
        me={"board": ["stem_cells"], "hand": ["tools"]},
        you={"board": ["pottery"], "hand": ["oars"]},
        piles={10: ["software"]},
    )
    game.play("dogma stem_cells").asks("you", "score-all").answer("score-all")
    game.asks("me", "score-all").answer("done")
    game.expect(me={"hand": ["tools", "software"]}, you={"hand": [], "score": ["oars"]}, piles={10: []})


# --- The Internet


@pytest.mark.card("the_internet")
@pytest.mark.rules("INN-DOGMA-10")
def test_the_internet_counts_the_clocks_after_the_splay_and_before_the_first_meld():
    game = innovation(
        me={"board": ["satellites", "collaboration", "the_internet"]},
        piles={10: ["robotics", "bioengineering", "stem_cells", "miniaturization", "software"]},
    )
    game.play("dogma the_internet").asks("me", "splay", ["green up", "done"]).answer("green up")
    # Six clocks, three melds; Bioengineering would have made it four.
    game.expect(
        me={
            "board": ["satellites", "collaboration", "the_internet", "bioengineering", "stem_cells", "miniaturization"],
            "splay": {"green": "up"},
            "score": ["robotics"],
            "achievements": ["universe"],
        },
        piles={10: ["software"]},
    )


@pytest.mark.card("the_internet")
def test_the_internet_splay_may_be_declined_and_half_a_clock_is_nothing():
    game = innovation(
        me={"board": ["satellites", "collaboration", "the_internet"]},
        piles={10: ["robotics", "stem_cells", "software"]},
    )
    game.play("dogma the_internet", "done")
    game.expect(
        me={"board": ["satellites", "collaboration", "the_internet", "stem_cells"], "score": ["robotics"]},
        piles={10: ["software"]},
    )


@pytest.mark.card("the_internet")
@pytest.mark.rules("INN-DOGMA-05")
def test_the_internet_every_effect_is_finished_by_everybody_before_the_next():
    game = innovation(
        me={"board": ["clothing", "sailing", "the_internet"]},
        you={"board": ["the_wheel", "currency", "railroad"]},
        piles={10: ["robotics", "stem_cells", "miniaturization", "globalization", "software"]},
    )
    game.play("dogma the_internet").asks("you", "splay", ["green up", "done"]).answer("done")
    game.asks("me", "splay", ["green up", "done"]).answer("done")
    game.expect(
        me={
            "board": ["clothing", "sailing", "the_internet", "globalization"],
            "score": ["stem_cells"],
            "hand": ["software"],
        },
        you={"board": ["the_wheel", "currency", "railroad", "miniaturization"], "score": ["robotics"]},
        piles={10: []},
    )


@pytest.mark.card("the_internet")
@pytest.mark.rules("INN-TAKE-05", "INN-END-06")
def test_the_internet_ends_the_game_when_pile_ten_runs_out():
    game = innovation(
        me={"board": ["the_internet", "quantum_theory"]},
        you={"score": ["coal"]},
        piles={10: ["robotics", "stem_cells"]},
    )
    game.play("dogma the_internet").wins("me")
    game.expect(me={"board": ["the_internet", "quantum_theory", "stem_cells"], "score": ["robotics"]}, piles={10: []})


# --- all of them


@pytest.mark.rules("INN-END-13")
def test_only_the_ages_eight_to_ten_have_winning_effects():
    winning = [name for name in sorted(vars(cards)) if name.startswith("age_") and hasattr(vars(cards)[name], "win")]
    assert winning == ["age_08", "age_09", "age_10"]
