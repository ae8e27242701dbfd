"""Age 6, Enlightenment: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("atomic_theory")
def test_atomic_theory_may_splay_blue_right_and_melds_a_seven():
    game = innovation(
        me={"board": ["tools", "atomic_theory", "oars", "archery"], "hand": ["coal"]},
        piles={7: ["railroad", "lighting"]},
    )
    game.play("dogma atomic_theory").asks("me", "splay", ["blue right", "done"]).answer("blue right")
    game.expect(
        me={"board": ["tools", "atomic_theory", "oars", "archery", "railroad"], "splay": {"blue": "right"}},
        piles={7: ["lighting"]},
    )


@pytest.mark.card("atomic_theory")
def test_atomic_theory_melds_even_if_the_splay_is_declined():
    game = innovation(me={"board": ["tools", "atomic_theory"]}, piles={7: ["evolution"]})
    game.play("dogma atomic_theory", "done")
    game.expect(me={"board": ["tools", "atomic_theory", "evolution"]}, piles={7: []})


@pytest.mark.card("atomic_theory")
@pytest.mark.rules("INN-BONUS-07")
def test_atomic_theory_shared_draws_the_bonus_after_the_meld():
    game = innovation(
        me={"board": ["atomic_theory"]},
        you={"board": ["education"]},
        piles={7: ["railroad", "evolution", "lighting"]},
    )
    game.play("dogma atomic_theory")
    game.expect(
        me={"board": ["atomic_theory", "evolution"], "hand": ["lighting"]},
        you={"board": ["education", "railroad"]},
        piles={7: []},
    )


@pytest.mark.card("canning")
def test_canning_scores_every_top_without_a_factory_but_not_what_that_uncovers():
    game = innovation(
        me={"board": ["canning", "tools", "writing", "oars", "electricity"]},
        you={"board": ["pottery"]},
        piles={6: ["democracy", "vaccination"]},
    )
    game.play("dogma canning").asks("me", "draw-and-tuck", ["draw-and-tuck", "done"]).answer("draw-and-tuck")
    game.expect(
        me={"board": ["canning", "tools", "electricity"], "score": ["writing", "oars", "democracy"]},
        piles={6: ["vaccination"]},
    )


@pytest.mark.card("canning")
def test_canning_declined_scores_nothing_but_may_still_splay():
    game = innovation(me={"board": ["masonry", "canning", "tools", "writing"]})
    game.play("dogma canning", "done").asks("me", "splay", ["yellow right", "done"]).answer("yellow right")
    game.expect(me={"splay": {"yellow": "right"}})


@pytest.mark.card("canning")
def test_canning_tucked_yellow_stays_covered_and_the_splay_may_be_declined():
    game = innovation(me={"board": ["canning"]}, piles={6: ["vaccination"]})
    game.play("dogma canning", "draw-and-tuck", "done")
    game.expect(me={"board": ["vaccination", "canning"]}, piles={6: []})


@pytest.mark.card("classification")
def test_classification_takes_a_colour_from_all_hands_and_melds_it_in_the_owners_order():
    game = innovation(
        me={"board": ["classification"], "hand": ["tools", "pottery", "oars"]},
        you={"hand": ["writing", "archery"], "score": ["mathematics"]},
        third={"hand": ["calendar"], "board": ["alchemy"]},
    )
    game.play("dogma classification").asks("me", "reveal", ["tools", "pottery", "oars"]).answer("tools")
    game.asks("me", "meld", ["tools", "pottery", "writing", "calendar"])
    game.play("calendar", "writing", "tools")
    game.expect(
        me={"board": ["classification", "calendar", "writing", "tools", "pottery"], "hand": ["oars"]},
        you={"hand": ["archery"]},
        third={"hand": []},
    )


@pytest.mark.card("classification")
def test_classification_makes_the_others_show_what_they_keep():
    game = innovation(
        me={"board": ["classification"], "hand": ["tools", "oars"]},
        you={"hand": ["writing", "archery"]},
        third={"hand": ["currency"]},
    )
    game.play("dogma classification", "reveal oars")
    shown = [(story["seat"], story["card"]) for story in game.told(None, "revealed")]
    assert shown == [(0, "oars"), (1, "writing"), (2, "currency")]
    game.asks("me", "meld", ["oars", "archery"]).answer("archery")
    game.expect(
        me={"board": ["classification", "archery", "oars"], "hand": ["tools"]},
        you={"hand": ["writing"]},
    )


@pytest.mark.card("classification")
@pytest.mark.rules("INN-DOGMA-08")
def test_classification_is_compulsory_with_a_single_card():
    game = innovation(me={"board": ["classification"], "hand": ["tools"]}, you={"hand": ["sailing"]})
    game.play("dogma classification")
    game.expect(me={"board": ["classification", "tools"], "hand": []})


@pytest.mark.card("classification")
def test_classification_with_an_empty_hand_does_nothing():
    game = innovation(me={"board": ["classification"]}, you={"hand": ["sailing"]})
    game.play("dogma classification").unchanged()
    assert not game.told(None, "revealed")


@pytest.mark.card("classification")
@pytest.mark.rules("INN-SHARE-03")
def test_classification_shared_robs_the_activator_first():
    game = innovation(
        me={"board": ["classification"], "hand": ["writing", "oars"]},
        you={"board": ["education"], "hand": ["tools"]},
        piles={6: ["canning"]},
    )
    game.play("dogma classification").asks("you", "meld", ["tools", "writing"]).answer("tools")
    game.expect(
        me={"board": ["classification", "oars"], "hand": ["canning"]},
        you={"board": ["education", "tools", "writing"], "hand": []},
        piles={6: []},
    )


@pytest.mark.card("democracy")
def test_democracy_returns_as_many_as_you_like_and_scores_an_eight():
    game = innovation(
        me={"board": ["democracy"], "hand": ["tools", "paper", "oars"]}, piles={8: ["mobility", "flight"]}
    )
    game.play("dogma democracy").asks("me", "return", ["tools", "paper", "oars", "done"]).answer("paper")
    game.play("tools", "done")
    game.expect(
        me={"hand": ["oars"], "score": ["mobility"]},
        piles={8: ["flight"], 1: [*game.pile(1), "tools"], 3: [*game.pile(3), "paper"]},
    )


@pytest.mark.card("democracy")
def test_democracy_down_to_the_last_card_asks_no_more():
    game = innovation(me={"board": ["democracy"], "hand": ["paper"]}, piles={8: ["mobility"]})
    game.play("dogma democracy", "paper").asks("me", "action")
    game.expect(me={"hand": [], "score": ["mobility"]}, piles={8: [], 3: [*game.pile(3), "paper"]})


@pytest.mark.card("democracy")
@pytest.mark.parametrize("hand", [["tools"], []])
def test_democracy_needs_at_least_one_returned_card(hand):
    game = innovation(me={"board": ["democracy"], "hand": hand})
    game.play("dogma democracy", *["done" for _ in hand]).unchanged()


@pytest.mark.card("democracy")
def test_democracy_of_the_activator_must_beat_a_sharing_opponent():
    game = innovation(
        me={"board": ["democracy"], "hand": ["tools"]},
        you={"board": ["education"], "hand": ["paper"]},
        piles={6: ["canning"], 8: ["mobility", "flight"]},
    )
    game.play("dogma democracy").asks("you", "return", ["paper", "done"]).play("paper", "tools")
    game.expect(
        me={"hand": ["canning"]},
        you={"hand": [], "score": ["mobility"]},
        piles={6: [], 8: ["flight"], 1: [*game.pile(1), "tools"], 3: [*game.pile(3), "paper"]},
    )


@pytest.mark.card("democracy")
def test_democracy_pays_everybody_who_beats_all_before():
    game = innovation(
        me={"board": ["democracy"], "hand": ["tools", "calendar", "navigation"]},
        you={"board": ["education"], "hand": ["paper"]},
        third={"board": ["atomic_theory"], "hand": ["oars"]},
        piles={6: ["canning"], 8: ["mobility", "flight", "rocketry"]},
    )
    game.play("dogma democracy", "paper", "oars", "tools", "calendar", "done")
    game.expect(
        me={"hand": ["navigation", "canning"], "score": ["flight"]},
        you={"hand": [], "score": ["mobility"]},
        third={"hand": []},
        piles={
            6: [],
            8: ["rocketry"],
            1: [*game.pile(1), "oars", "tools"],
            2: [*game.pile(2), "calendar"],
            3: [*game.pile(3), "paper"],
        },
    )


@pytest.mark.card("democracy")
def test_democracy_counts_anew_in_every_action():
    game = innovation(
        me={"board": ["democracy"], "hand": ["tools"]},
        you={"board": ["education"], "hand": ["paper", "oars"]},
        piles={6: ["canning"], 8: ["mobility", "flight"]},
    )
    game.play("dogma democracy", "paper", "done", "done")
    game.expect(
        me={"hand": ["tools", "canning"]},
        you={"hand": ["oars"], "score": ["mobility"]},
        piles={6: [], 8: ["flight"], 3: [*game.pile(3), "paper"]},
    )
    game.play("dogma democracy", "done", "tools", "done")
    game.expect(me={"hand": ["canning"], "score": ["flight"]}, piles={8: [], 1: [*game.pile(1), "tools"]})


@pytest.mark.card("emancipation")
def test_emancipation_takes_a_hand_card_of_the_victims_choice_into_the_score_pile():
    game = innovation(
        me={"board": ["emancipation"], "score": ["paper"]},
        you={"hand": ["tools", "coal"]},
        piles={6: ["canning", "democracy"]},
    )
    game.play("dogma emancipation").asks("you", "transfer", ["tools", "coal"]).answer("tools")
    game.expect(me={"score": ["paper", "tools"]}, you={"hand": ["coal", "canning"]}, piles={6: ["democracy"]})


@pytest.mark.card("emancipation")
def test_emancipation_of_an_empty_hand_draws_nothing():
    game = innovation(me={"board": ["emancipation"]}, you={"score": ["tools"]})
    game.play("dogma emancipation").unchanged()


@pytest.mark.card("emancipation")
@pytest.mark.parametrize("colour", ["red", "purple"])
def test_emancipation_may_splay_red_or_purple_right(colour):
    game = innovation(me={"board": ["oars", "archery", "mysticism", "emancipation", "tools", "writing"]})
    game.play("dogma emancipation").asks("me", "splay", ["red right", "purple right", "done"])
    game.answer(f"{colour} right")
    game.expect(me={"splay": {colour: "right"}})


@pytest.mark.card("emancipation")
def test_emancipation_splay_may_be_declined():
    game = innovation(me={"board": ["mysticism", "emancipation"]})
    game.play("dogma emancipation", "done").unchanged()


@pytest.mark.card("encyclopedia")
def test_encyclopedia_melds_all_the_highest_score_cards_in_the_owners_order():
    game = innovation(
        me={"board": ["encyclopedia"], "score": ["tools", "coal", "the_pirate_code", "banking"]},
        you={"score": ["evolution"]},
    )
    game.play("dogma encyclopedia").asks("me", "meld-all", ["meld-all", "done"]).answer("meld-all")
    game.asks("me", "meld", ["coal", "the_pirate_code", "banking"]).play("the_pirate_code", "banking")
    game.expect(me={"board": ["encyclopedia", "the_pirate_code", "banking", "coal"], "score": ["tools"]})


@pytest.mark.card("encyclopedia")
def test_encyclopedia_may_be_declined():
    game = innovation(me={"board": ["encyclopedia"], "score": ["tools", "coal"]})
    game.play("dogma encyclopedia", "done").unchanged()


@pytest.mark.card("encyclopedia")
def test_encyclopedia_asks_nothing_without_score_cards():
    game = innovation(me={"board": ["encyclopedia"], "hand": ["tools"]})
    game.play("dogma encyclopedia").asks("me", "action").unchanged()


@pytest.mark.card("industrialization")
def test_industrialization_tucks_a_six_for_every_two_factories():
    game = innovation(
        me={"board": ["industrialization", "globalization"]},
        you={"board": ["chemistry"]},
        piles={6: ["democracy", "metric_system", "encyclopedia"]},
    )
    game.play("dogma industrialization")
    game.expect(
        me={"board": ["industrialization", "globalization", "democracy", "metric_system"]},
        piles={6: ["encyclopedia"]},
    )


@pytest.mark.card("industrialization")
@pytest.mark.rules("INN-DOGMA-10", "INN-TUCK-02")
def test_industrialization_fixes_the_number_before_the_first_tuck():
    game = innovation(
        me={"board": ["colonialism", "industrialization"], "splay": {"red": "right"}},
        piles={6: ["machine_tools", "metric_system"]},
    )
    assert game.icons("me")["factory"] == 3
    game.play("dogma industrialization")
    assert game.icons("me")["factory"] == 5
    game.expect(me={"board": ["machine_tools", "colonialism", "industrialization"]}, piles={6: ["metric_system"]})


@pytest.mark.card("industrialization")
def test_industrialization_may_splay_red_or_purple_right():
    game = innovation(
        me={"board": ["oars", "industrialization", "mysticism", "tools", "writing"]}, piles={6: ["democracy"]}
    )
    game.play("dogma industrialization").asks("me", "splay", ["red right", "purple right", "done"])
    game.answer("purple right")
    game.expect(
        me={
            "board": ["oars", "industrialization", "democracy", "mysticism", "tools", "writing"],
            "splay": {"purple": "right"},
        },
        piles={6: []},
    )


@pytest.mark.card("industrialization")
def test_industrialization_splay_may_be_declined():
    game = innovation(me={"board": ["oars", "industrialization"]}, piles={6: ["democracy"]})
    game.play("dogma industrialization", "done")
    game.expect(me={"board": ["oars", "industrialization", "democracy"]}, piles={6: []})


@pytest.mark.card("industrialization")
def test_industrialization_counts_the_factories_of_whoever_executes_it():
    game = innovation(
        me={"board": ["industrialization"]},
        you={"board": ["coal", "canning"]},
        piles={6: ["democracy", "metric_system", "encyclopedia", "classification"]},
    )
    game.play("dogma industrialization")
    game.expect(
        me={"board": ["industrialization", "encyclopedia"], "hand": ["classification"]},
        you={"board": ["coal", "canning", "democracy", "metric_system"]},
        piles={6: []},
    )


@pytest.mark.card("machine_tools")
def test_machine_tools_scores_a_card_as_high_as_the_best_score_card():
    game = innovation(
        me={"board": ["machine_tools"], "score": ["tools", "paper", "calendar"]},
        you={"score": ["coal"]},
        piles={3: ["optics", "education"]},
    )
    game.play("dogma machine_tools")
    game.expect(me={"score": ["tools", "paper", "calendar", "optics"]}, piles={3: ["education"]})


@pytest.mark.card("machine_tools")
@pytest.mark.rules("INN-TERM-08", "INN-TAKE-04")
def test_machine_tools_with_an_empty_score_pile_scores_a_one():
    game = innovation(me={"board": ["machine_tools"]}, you={"score": ["coal"]}, piles={1: ["oars", "tools"]})
    game.play("dogma machine_tools")
    game.expect(me={"score": ["oars"]}, piles={1: ["tools"]})


@pytest.mark.card("metric_system")
def test_metric_system_with_green_splayed_right_may_splay_any_pile_right():
    game = innovation(
        me={
            "board": ["sailing", "metric_system", "oars", "archery", "mysticism", "astronomy", "masonry"],
            "splay": {"green": "right", "red": "up"},
        },
    )
    game.play("dogma metric_system").asks("me", "splay", ["red right", "purple right", "done"]).answer("red right")
    game.expect(me={"splay": {"green": "right", "red": "right"}})
    game.asks("me", "action")


@pytest.mark.card("metric_system")
def test_metric_system_first_splay_may_be_declined():
    game = innovation(
        me={"board": ["sailing", "metric_system", "oars", "archery"], "splay": {"green": "right"}},
    )
    game.play("dogma metric_system", "done").asks("me", "action").unchanged()


@pytest.mark.card("metric_system")
@pytest.mark.parametrize("before", ["none", "left", "up"])
def test_metric_system_splays_green_too_late_for_its_first_effect(before):
    game = innovation(
        me={"board": ["sailing", "metric_system", "oars", "archery"], "splay": {"green": before}},
    )
    game.play("dogma metric_system").asks("me", "splay", ["green right", "done"]).answer("green right")
    game.expect(me={"splay": {"green": "right"}})
    game.asks("me", "action")


@pytest.mark.card("metric_system")
def test_metric_system_second_splay_may_be_declined():
    game = innovation(me={"board": ["sailing", "metric_system"]})
    game.play("dogma metric_system", "done").unchanged()


@pytest.mark.card("metric_system")
def test_metric_system_looks_at_the_green_pile_of_whoever_executes_it():
    game = innovation(
        me={"board": ["sailing", "metric_system", "oars", "archery"], "splay": {"green": "right"}},
        you={"board": ["the_wheel", "navigation", "translation", "tools", "writing"]},
    )
    game.play("dogma metric_system").asks("me", "splay", ["red right", "done"]).answer("done")
    game.asks("you", "splay", ["green right", "done"]).answer("done")
    game.unchanged()


@pytest.mark.card("vaccination")
@pytest.mark.rules("INN-TERM-05", "INN-RETURN-02")
def test_vaccination_returns_all_the_lowest_score_cards_and_both_players_meld():
    game = innovation(
        me={"board": ["vaccination", "astronomy"], "score": ["archery"]},
        you={"score": ["tools", "coal", "oars"], "hand": ["sailing"], "board": ["mysticism"]},
        piles={6: ["democracy", "canning"], 7: ["railroad", "lighting"]},
    )
    game.play("dogma vaccination").asks("you", "return", ["tools", "oars"]).answer("oars")
    game.expect(
        me={"board": ["vaccination", "astronomy", "railroad"]},
        you={"board": ["mysticism", "democracy"], "score": ["coal"]},
        piles={1: [*game.pile(1), "oars", "tools"], 6: ["canning"], 7: ["lighting"]},
    )


@pytest.mark.card("vaccination")
def test_vaccination_that_returned_nothing_melds_nothing():
    game = innovation(me={"board": ["vaccination"], "score": ["archery"]}, you={"hand": ["sailing"]})
    game.play("dogma vaccination").unchanged()


@pytest.mark.card("vaccination")
def test_vaccination_remembers_a_return_even_if_the_last_victim_had_nothing():
    game = innovation(
        me={"board": ["vaccination"]},
        you={"score": ["paper"]},
        third={"hand": ["sailing"]},
        piles={6: ["democracy"], 7: ["railroad"]},
    )
    game.play("dogma vaccination")
    game.expect(
        me={"board": ["vaccination", "railroad"]},
        you={"board": ["democracy"], "score": []},
        piles={3: [*game.pile(3), "paper"], 6: [], 7: []},
    )


@pytest.mark.card("vaccination")
def test_vaccination_lets_a_sharing_opponent_meld_a_seven_first():
    game = innovation(
        me={"board": ["vaccination"]},
        you={"score": ["paper"]},
        third={"board": ["pottery"], "score": ["tools"]},
        piles={6: ["democracy"], 7: ["railroad", "evolution", "lighting"]},
    )
    game.play("dogma vaccination")
    game.expect(
        me={"board": ["vaccination", "evolution"], "hand": ["lighting"]},
        you={"board": ["democracy"], "score": []},
        third={"board": ["pottery", "railroad"]},
        piles={3: [*game.pile(3), "paper"], 6: [], 7: []},
    )


@pytest.mark.card("vaccination")
def test_vaccination_remembers_its_demand_for_one_action_only():
    game = innovation(
        me={"board": ["vaccination"]},
        you={"score": ["paper"], "hand": ["sailing"]},
        piles={6: ["democracy"], 7: ["railroad", "evolution"]},
    )
    game.play("dogma vaccination")
    game.expect(
        me={"board": ["vaccination", "railroad"]},
        you={"board": ["democracy"], "score": []},
        piles={3: [*game.pile(3), "paper"], 6: [], 7: ["evolution"]},
    )
    game.play("dogma vaccination").unchanged()
