"""Age 8, Modern: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation

TWENTY_BULBS = {
    "board": [
        *("philosophy", "education", "astronomy", "democracy", "empiricism"),
        *("tools", "experimentation", "genetics"),
    ],
    "splay": {"purple": "up", "blue": "up"},
}


@pytest.mark.card("antibiotics")
def test_antibiotics_draws_two_eights_per_different_value_of_at_most_three_returned_cards():
    game = innovation(
        me={"board": ["antibiotics"], "hand": ["tools", "oars", "currency", "paper"]},
        piles={1: [], 2: [], 8: ["flight", "rocketry", "socialism", "mobility", "empiricism"]},
    )
    game.play("dogma antibiotics").asks("me", "return", ["tools", "oars", "currency", "paper", "done"])
    game.play("oars", "currency", "tools").asks("me", "action")
    game.expect(
        me={"hand": ["paper", "flight", "rocketry", "socialism", "mobility"]},
        piles={1: ["oars", "tools"], 2: ["currency"], 8: ["empiricism"]},
    )


@pytest.mark.card("antibiotics")
def test_antibiotics_may_stop_after_one_card():
    game = innovation(
        me={"board": ["antibiotics"], "hand": ["tools", "paper"]}, piles={3: [], 8: ["flight", "rocketry", "mobility"]}
    )
    game.play("dogma antibiotics", "return paper", "done").expect(
        me={"hand": ["tools", "flight", "rocketry"]}, piles={3: ["paper"], 8: ["mobility"]}
    )


@pytest.mark.card("antibiotics")
def test_antibiotics_may_be_declined_and_an_empty_hand_is_not_asked():
    game = innovation(me={"board": ["antibiotics"], "hand": ["tools"]}, you={"board": ["agriculture"]})
    game.play("dogma antibiotics").asks("me", "return", ["tools", "done"]).answer("done")
    game.unchanged()


@pytest.mark.card("corporations")
def test_corporations_takes_a_factory_card_that_is_not_green_and_the_victim_melds_an_eight():
    game = innovation(
        me={"board": ["corporations", "machine_tools"]},
        you={"board": ["tools", "physics", "combustion", "banking", "statistics"]},
        piles={8: ["rocketry", "flight", "socialism"]},
    )
    game.play("dogma corporations").asks("you", "transfer", ["physics", "combustion"]).answer("physics")
    game.expect(
        me={"board": ["corporations", "machine_tools", "flight"], "score": ["physics"]},
        you={"board": ["tools", "rocketry", "combustion", "banking", "statistics"]},
        piles={8: ["socialism"]},
    )


@pytest.mark.card("corporations")
@pytest.mark.rules("INN-DOGMA-09")
def test_corporations_victim_without_a_fitting_card_melds_nothing():
    game = innovation(
        me={"board": ["corporations"]}, you={"board": ["banking", "statistics"]}, piles={8: ["flight", "socialism"]}
    )
    game.play("dogma corporations").expect(me={"board": ["corporations", "flight"]}, piles={8: ["socialism"]})


@pytest.mark.card("corporations")
@pytest.mark.rules("INN-SHARE-03")
def test_corporations_shared_melds_an_eight_for_the_opponent_first():
    game = innovation(
        me={"board": ["corporations"]},
        you={"board": ["coal"]},
        piles={8: ["rocketry", "flight", "socialism"]},
    )
    game.play("dogma corporations").expect(
        me={"board": ["corporations", "flight"], "hand": ["socialism"]},
        you={"board": ["coal", "rocketry"]},
        piles={8: []},
    )


@pytest.mark.card("empiricism")
def test_empiricism_melds_a_nine_of_a_named_colour_and_may_splay_it_up():
    game = innovation(me={"board": ["empiricism", "tools", "oars", "archery"]}, piles={9: ["computers", "genetics"]})
    game.play("dogma empiricism").asks("me", "colour", ["red", "yellow", "green", "blue", "purple"]).answer("red")
    game.asks("me", "colour", ["yellow", "green", "blue", "purple"]).answer("blue")
    game.asks("me", "splay", ["blue up", "done"]).answer("blue up")
    game.expect(
        me={"board": ["empiricism", "tools", "oars", "archery", "computers"], "splay": {"blue": "up"}},
        piles={9: ["genetics"]},
    )


@pytest.mark.card("empiricism")
def test_empiricism_melds_the_first_named_colour_too_and_the_splay_may_be_declined():
    game = innovation(me={"board": ["empiricism", "tools"]}, piles={9: ["computers"]})
    game.play("dogma empiricism", "colour blue", "colour red", "done")
    game.expect(me={"board": ["empiricism", "tools", "computers"]}, piles={9: []})


@pytest.mark.card("empiricism")
def test_empiricism_card_of_another_colour_is_revealed_and_stays_in_hand():
    game = innovation(me={"board": ["empiricism", "tools"]}, piles={9: ["computers"]})
    game.play("dogma empiricism", "colour green", "colour red").expect(me={"hand": ["computers"]}, piles={9: []})
    assert [story["card"] for story in game.told("you", "revealed")] == ["computers"]


@pytest.mark.card("empiricism")
@pytest.mark.rules("INN-END-12")
def test_empiricism_wins_with_twenty_lightbulbs():
    game = innovation(me=TWENTY_BULBS, you={"score": ["coal"], "achievements": [1, 2]}, piles={9: ["satellites"]})
    assert game.icons("me")["lightbulb"] == 20
    game.play("dogma empiricism", "colour red", "colour yellow").wins("me")


@pytest.mark.card("empiricism")
@pytest.mark.rules("INN-END-14")
def test_empiricism_does_not_win_with_nineteen_lightbulbs():
    board = ["chemistry" if card == "tools" else card for card in TWENTY_BULBS["board"]]
    game = innovation(me={**TWENTY_BULBS, "board": board}, piles={9: ["satellites"]})
    assert game.icons("me")["lightbulb"] == 19
    game.play("dogma empiricism", "colour red", "colour yellow").asks("me", "action")
    game.expect(me={"hand": ["satellites"]}, piles={9: []})


@pytest.mark.card("empiricism")
@pytest.mark.rules("INN-SHARE-03")
def test_empiricism_sharing_opponent_wins_before_the_activator():
    blue = ["writing", "mathematics", "printing_press", "physics", "publications", "evolution", "atomic_theory"]
    game = innovation(
        me=TWENTY_BULBS,
        you={"board": [*blue, "paper", "classification"], "splay": {"blue": "up", "green": "up"}},
        piles={9: ["satellites", "collaboration"]},
    )
    assert game.icons("you")["lightbulb"] == 20
    game.play("dogma empiricism", "colour red", "colour yellow", "colour red", "colour yellow").wins("you")


@pytest.mark.card("flight")
def test_flight_with_red_splayed_up_splays_one_pile_up():
    game = innovation(
        me={
            "board": ["oars", "flight", "mysticism", "philosophy", "sailing", "compass", "agriculture"],
            "splay": {"red": "up", "green": "right"},
        }
    )
    game.play("dogma flight").asks("me", "splay", ["green up", "purple up", "done"]).answer("green up")
    game.asks("me", "action").expect(me={"splay": {"red": "up", "green": "up"}})


@pytest.mark.card("flight")
@pytest.mark.rules("INN-DOGMA-04")
def test_flight_without_red_splayed_up_splays_only_red():
    game = innovation(me={"board": ["oars", "flight", "tools", "writing"], "splay": {"red": "right"}})
    game.play("dogma flight").asks("me", "splay", ["red up", "done"]).answer("red up")
    game.asks("me", "action").expect(me={"splay": {"red": "up"}})


@pytest.mark.card("flight")
def test_flight_may_be_declined():
    game = innovation(me={"board": ["oars", "flight"]})
    game.play("dogma flight", "done").unchanged()
    game = innovation(me={"board": ["oars", "flight", "tools", "writing"], "splay": {"red": "up"}})
    game.play("dogma flight", "done").asks("me", "action").unchanged()


@pytest.mark.card("flight")
def test_flight_looks_at_the_red_pile_of_who_executes_it():
    game = innovation(
        me={"board": ["oars", "flight", "tools", "writing"], "splay": {"red": "up"}},
        you={"board": ["archery", "optics", "pottery", "calendar", "navigation"]},
    )
    game.play("dogma flight").asks("me", "splay", ["blue up", "done"]).answer("done")
    game.asks("you", "splay", ["red up", "done"]).answer("done")
    game.asks("me", "action").unchanged()


@pytest.mark.card("mass_media")
def test_mass_media_returns_all_score_cards_of_the_named_value():
    game = innovation(
        me={"board": ["mass_media"], "hand": ["tools", "medicine"], "score": ["paper", "oars", "optics"]},
        you={"hand": ["machinery"], "score": ["compass", "currency"]},
        third={"score": ["education"]},
        piles={1: [], 3: ["alchemy"]},
    )
    game.play("dogma mass_media").asks("me", "return", ["tools", "medicine", "done"]).answer("tools")
    game.asks("me", "value", [str(age) for age in range(1, 11)]).answer("value 3").answer("paper")
    game.expect(
        me={"hand": ["medicine"], "score": ["oars"]},
        you={"score": ["currency"]},
        third={"score": []},
        piles={1: ["tools"], 3: ["alchemy", "paper", "optics", "compass", "education"]},
    )
    assert game.table.points == [1, 2, 0]


@pytest.mark.card("mass_media")
def test_mass_media_shared_begins_with_the_score_pile_of_who_executes_it():
    game = innovation(
        me={"board": ["mass_media"], "score": ["paper"]},
        you={"board": ["writing"], "hand": ["tools"], "score": ["compass"]},
        third={"score": ["education"]},
        piles={1: [], 3: [], 8: ["flight"]},
    )
    game.play("dogma mass_media").asks("you", "return", ["tools", "done"]).answer("tools")
    game.asks("you", "value").answer("value 3")
    game.expect(
        me={"hand": ["flight"], "score": []},
        you={"hand": [], "score": []},
        third={"score": []},
        piles={1: ["tools"], 3: ["compass", "education", "paper"], 8: []},
    )


@pytest.mark.card("mass_media")
def test_mass_media_may_name_a_value_that_nobody_has():
    game = innovation(me={"board": ["mass_media"], "hand": ["tools"]}, you={"score": ["paper"]}, piles={1: []})
    game.play("dogma mass_media", "return tools", "value 10").expect(me={"hand": []}, piles={1: ["tools"]})


@pytest.mark.card("mass_media")
def test_mass_media_declined_names_no_value():
    game = innovation(me={"board": ["mass_media"], "hand": ["tools"]}, you={"score": ["paper"]})
    game.play("dogma mass_media", "done").asks("me", "action").unchanged()


@pytest.mark.card("mass_media")
@pytest.mark.rules("INN-DOGMA-09")
def test_mass_media_with_an_empty_hand_names_no_value():
    game = innovation(me={"board": ["mass_media"]}, you={"score": ["paper"]})
    game.play("dogma mass_media").asks("me", "action").unchanged()


@pytest.mark.card("mass_media")
def test_mass_media_may_splay_purple_up():
    game = innovation(me={"board": ["sailing", "mass_media", "philosophy", "education"]}, actions=3)
    game.play("dogma mass_media").asks("me", "splay", ["purple up", "done"]).answer("done").unchanged()
    game.play("dogma mass_media", "purple up").expect(me={"splay": {"purple": "up"}})


@pytest.mark.card("mobility")
@pytest.mark.rules("INN-TERM-06")
def test_mobility_takes_the_two_highest_that_are_not_red_and_bear_no_factory():
    game = innovation(
        me={"board": ["mobility"]},
        you={"board": ["fission", "vaccination", "tools", "genetics", "sailing", "services"]},
        piles={8: ["flight"]},
    )
    game.play("dogma mobility").expect(
        me={"score": ["genetics", "services"]},
        you={"board": ["fission", "vaccination", "tools", "sailing"], "hand": ["flight"]},
        piles={8: []},
    )


@pytest.mark.card("mobility")
@pytest.mark.rules("INN-TERM-11")
def test_mobility_victim_picks_at_the_cut():
    game = innovation(
        me={"board": ["mobility"]},
        you={"board": ["lighting", "bicycle", "genetics", "agriculture"]},
        piles={8: ["flight"]},
    )
    game.play("dogma mobility").asks("you", "transfer", ["lighting", "bicycle"]).answer("bicycle")
    game.expect(
        me={"score": ["genetics", "bicycle"]},
        you={"board": ["lighting", "agriculture"], "hand": ["flight"]},
        piles={8: []},
    )


@pytest.mark.card("mobility")
def test_mobility_does_not_take_a_card_that_it_uncovered():
    game = innovation(me={"board": ["mobility"]}, you={"board": ["software", "genetics"]}, piles={8: ["flight"]})
    game.play("dogma mobility").expect(
        me={"score": ["genetics"]}, you={"board": ["software"], "hand": ["flight"]}, piles={8: []}
    )


@pytest.mark.card("mobility")
@pytest.mark.rules("INN-DOGMA-09")
def test_mobility_that_takes_nothing_draws_nothing():
    game = innovation(me={"board": ["mobility"]}, you={"board": ["fission", "vaccination"]})
    game.play("dogma mobility").unchanged()


@pytest.mark.card("quantum_theory")
def test_quantum_theory_two_returned_cards_draw_and_score_tens():
    game = innovation(
        me={"board": ["quantum_theory"], "hand": ["tools", "paper", "coal"]},
        piles={1: [], 5: [], 10: ["robotics", "software", "databases"]},
    )
    game.play("dogma quantum_theory").asks("me", "return", ["tools", "paper", "coal", "done"]).answer("coal")
    game.asks("me", "return", ["tools", "paper", "done"]).answer("tools")
    game.asks("me", "action")
    game.expect(
        me={"hand": ["paper", "robotics"], "score": ["software"]},
        piles={1: ["tools"], 5: ["coal"], 10: ["databases"]},
    )


@pytest.mark.card("quantum_theory")
def test_quantum_theory_a_single_returned_card_yields_nothing():
    game = innovation(me={"board": ["quantum_theory"], "hand": ["tools", "paper"]}, piles={1: []})
    game.play("dogma quantum_theory", "return tools", "done").expect(me={"hand": ["paper"]}, piles={1: ["tools"]})


@pytest.mark.card("quantum_theory")
def test_quantum_theory_with_one_card_in_hand_asks_once():
    game = innovation(me={"board": ["quantum_theory"], "hand": ["tools"]}, piles={1: []})
    game.play("dogma quantum_theory", "return tools").asks("me", "action")
    game.expect(me={"hand": []}, piles={1: ["tools"]})


@pytest.mark.card("quantum_theory")
def test_quantum_theory_may_be_declined():
    game = innovation(me={"board": ["quantum_theory"], "hand": ["tools", "paper"]})
    game.play("dogma quantum_theory", "done").asks("me", "action").unchanged()


@pytest.mark.card("rocketry")
@pytest.mark.rules("INN-DOGMA-10", "INN-INFO-04")
def test_rocketry_returns_a_chosen_value_of_a_chosen_opponent_per_two_clocks():
    game = innovation(
        me={"board": ["rocketry", "lighting"], "score": ["oars"]},
        you={"score": ["paper", "bicycle"]},
        third={"score": ["tools", "canning"]},
        piles={1: [], 7: []},
    )
    assert game.icons("me")["clock"] == 4
    game.play("dogma rocketry").asks("me", "return-scored", ["1 3", "1 7", "2 1", "2 6"]).answer("return-scored 1 7")
    game.asks("me", "return-scored", ["1 3", "2 1", "2 6"]).answer("return-scored 2 1")
    game.asks("me", "action")
    game.expect(you={"score": ["paper"]}, third={"score": ["canning"]}, piles={1: ["tools"], 7: ["bicycle"]})
    assert game.table.points == [1, 3, 6]
    assert game.table.rng == 0, "a single card of its value needs no chance"


@pytest.mark.card("rocketry")
def test_rocketry_rounds_the_clocks_down():
    game = innovation(me={"board": ["rocketry"]}, you={"score": ["paper"]}, third={"score": ["tools"]}, piles={3: []})
    game.play("dogma rocketry", "return-scored 1 3").asks("me", "action")
    game.expect(you={"score": []}, piles={3: ["paper"]})


@pytest.mark.card("rocketry")
@pytest.mark.rules("INN-INFO-04")
def test_rocketry_hides_the_titles_from_the_chooser():
    game = innovation(me={"board": ["rocketry"]}, you={"score": ["paper", "compass", "bicycle"]}, piles={3: []})
    game.play("dogma rocketry").asks("me", "return-scored", ["1 3", "1 7"]).answer("return-scored 1 3")
    (mine,) = game.told("me", "returned")
    (yours,) = game.told("you", "returned")
    assert mine["card"] is None
    assert game.table.rng != 0
    kept = {"paper", "compass"} - {yours["card"]}
    assert len(kept) == 1
    game.expect(you={"score": [*kept, "bicycle"]}, piles={3: [yours["card"]]})


@pytest.mark.card("rocketry")
def test_rocketry_leaves_the_card_of_a_value_to_chance():
    threes = ["alchemy", "compass", "education", "engineering", "feudalism", "machinery", "optics", "paper"]
    game = innovation(me={"board": ["rocketry", "railroad", "satellites"]}, you={"score": threes}, piles={3: []})
    game.play("dogma rocketry").asks("me", "action")
    returned = game.names(reversed(game.table.supply[3]))
    assert len(returned) == 4
    assert returned not in (threes[:4], threes[:3:-1])
    game.expect(you={"score": [card for card in threes if card not in returned]}, piles={3: returned})


@pytest.mark.card("rocketry")
@pytest.mark.rules("INN-DOGMA-09")
def test_rocketry_stops_when_the_score_piles_of_the_opponents_are_empty():
    game = innovation(
        me={"board": ["rocketry", "railroad", "flight"], "score": ["oars"]}, you={"score": ["paper"]}, piles={3: []}
    )
    game.play("dogma rocketry").asks("me", "action").expect(you={"score": []}, piles={3: ["paper"]})


@pytest.mark.card("rocketry")
def test_rocketry_clocks_do_not_protect_but_let_the_opponent_share():
    game = innovation(
        me={"board": ["rocketry"], "score": ["tools"]},
        you={"board": ["software"], "score": ["paper"]},
        piles={1: [], 3: [], 8: ["flight"]},
    )
    game.play("dogma rocketry").expect(
        me={"score": [], "hand": ["flight"]}, you={"score": []}, piles={1: ["tools"], 3: ["paper"], 8: []}
    )


@pytest.mark.card("skyscrapers")
@pytest.mark.rules("INN-TRANSFER-03", "INN-RETURN-02")
def test_skyscrapers_takes_a_clock_card_scores_the_next_and_returns_the_rest():
    game = innovation(
        me={"board": ["skyscrapers", "publications"]},
        you={"board": ["pottery", "writing", "tools", "rocketry", "oars", "mobility", "agriculture"]},
        piles={1: ["archery"]},
    )
    game.play("dogma skyscrapers").asks("you", "transfer", ["rocketry", "mobility"]).answer("rocketry")
    game.asks("you", "return", ["pottery", "writing"]).answer("writing")
    game.expect(
        me={"board": ["skyscrapers", "publications", "rocketry"]},
        you={"board": ["oars", "mobility", "agriculture"], "score": ["tools"]},
        piles={1: ["archery", "writing", "pottery"]},
    )
    assert game.table.scored == [0, 1]


@pytest.mark.card("skyscrapers")
def test_skyscrapers_takes_a_single_card():
    game = innovation(me={"board": ["skyscrapers"]}, you={"board": ["oars", "rocketry"]})
    game.play("dogma skyscrapers").expect(me={"board": ["skyscrapers", "rocketry"]}, you={"board": ["oars"]})


@pytest.mark.card("skyscrapers")
@pytest.mark.rules("INN-DOGMA-09")
def test_skyscrapers_without_a_clock_on_top_takes_nothing():
    game = innovation(
        me={"board": ["skyscrapers"]},
        you={"board": ["rocketry", "tools", "oars"]},
        third={"board": ["sailing", "fission", "archery", "quantum_theory"]},
    )
    game.play("dogma skyscrapers").unchanged()


@pytest.mark.card("socialism")
@pytest.mark.rules("INN-TERM-05")
def test_socialism_with_a_purple_card_takes_the_lowest_of_every_hand():
    game = innovation(
        me={"board": ["socialism", "calendar"], "hand": ["tools", "philosophy", "pottery"], "score": ["canning"]},
        you={"hand": ["oars", "sailing", "paper"]},
        third={"hand": ["compass", "coal"]},
        fourth={"board": ["services"]},
    )
    game.play("dogma socialism").asks("me", "tuck-all", ["tuck-all", "done"]).answer("tuck-all")
    game.asks("me", "tuck", ["tools", "philosophy", "pottery"])
    game.play("tuck pottery", "tuck philosophy")
    game.expect(
        me={
            "board": ["philosophy", "socialism", "tools", "pottery", "calendar"],
            "hand": ["oars", "sailing", "compass"],
        },
        you={"hand": ["paper"]},
        third={"hand": ["coal"]},
    )


@pytest.mark.card("socialism")
def test_socialism_without_a_purple_card_takes_nothing():
    game = innovation(me={"board": ["socialism"], "hand": ["tools"]}, you={"hand": ["oars"]})
    game.play("dogma socialism", "tuck-all").expect(me={"board": ["socialism", "tools"], "hand": []})


@pytest.mark.card("socialism")
def test_socialism_may_be_declined():
    game = innovation(me={"board": ["socialism"], "hand": ["philosophy"]}, you={"hand": ["oars"]})
    game.play("dogma socialism", "done").unchanged()


@pytest.mark.card("socialism")
def test_socialism_with_an_empty_hand_takes_nothing():
    game = innovation(me={"board": ["socialism"]}, you={"hand": ["oars"]})
    game.play("dogma socialism").asks("me", "action").unchanged()


@pytest.mark.card("socialism")
def test_socialism_shared_takes_from_the_activator_too():
    game = innovation(
        me={"board": ["socialism"], "hand": ["tools", "paper"]},
        you={"board": ["agriculture"], "hand": ["philosophy"]},
        third={"hand": ["coal"]},
        piles={8: ["flight"]},
    )
    game.play("dogma socialism").asks("you", "tuck-all").answer("tuck-all")
    game.asks("me", "tuck-all").answer("done")
    game.expect(
        me={"hand": ["paper", "flight"]},
        you={"board": ["agriculture", "philosophy"], "hand": ["tools", "coal"]},
        third={"hand": []},
        piles={8: []},
    )
