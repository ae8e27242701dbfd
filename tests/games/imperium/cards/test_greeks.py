"""The Greeks."""

import pytest

from kronika.games.imperium.scenario import USUAL_MARKET
from kronika.testing import imperium


@pytest.mark.card("gre_power_a", "gre_power_b")
@pytest.mark.parametrize(("side", "cards", "points"), [("a", 12, 1), ("a", 13, 2), ("b", 13, 4), ("b", 40, 10)])
def test_the_power_card_scores_all_cards_itself_too(side, cards, points):
    game = imperium(me={"nation": "greeks", "side": side, "history": ["gre_glory"] * cards})
    assert game.lines("me")["power"] == points


@pytest.mark.card("gre_power_a")
@pytest.mark.rules("IMP-GAIN-04")
def test_side_a_breaks_through_for_two_actions():
    game = imperium(me={"nation": "greeks", "side": "a"})
    game.play("exhaust gre_power_a").asks(
        "me", "break-through", ["unc_elders", "civ_education", "deck uncivilised", "deck civilised"]
    )
    game.answer("deck civilised")
    game.expect(
        me={"hand": ["civ_coinage"], "actions": 1, "exhausts": 4, "exhausted": ["gre_power_a"]},
        middle={"civilised": ["civ_metropolis"]},
    )
    imperium(me={"nation": "greeks", "side": "a", "actions": 1}).refuses("exhaust gre_power_a")


@pytest.mark.card("gre_power_b")
def test_side_b_has_no_ability():
    imperium(me={"nation": "greeks"}).refuses("exhaust gre_power_b")


@pytest.mark.card("gre_olympic_games")
def test_olympic_games_draw_two_cards_and_put_one_into_history():
    game = imperium(me={"hand": ["gre_olympic_games"], "deck": ["gre_glory", "unr_unrest", "gre_conquer"]})
    game.play("play gre_olympic_games").asks("me", "history", ["gre_glory", "unr_unrest"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["gre_glory"],
            "deck": ["gre_conquer"],
            "discard": ["gre_olympic_games"],
            "history": ["unr_unrest"],
            "actions": 2,
        }
    )


@pytest.mark.card("gre_greek_prosperity")
@pytest.mark.parametrize(
    ("way", "gain"),
    [
        ("materials-for-coins", {"materials": 5}),
        ("population-for-regions", {"population": 4}),
        ("draw-for-cities", {"hand": ["gre_glory"] * 3, "deck": ["gre_glory"]}),
    ],
)
def test_greek_prosperity_counts_coins_regions_or_cities_in_play(way, gain):
    lands = ["gre_peloponnese", "gre_plains_of_thessaly"]
    game = imperium(
        me={
            "empire": True,
            "hand": ["gre_greek_prosperity"],
            "deck": ["gre_glory"] * 4,
            "play": [*lands, "gre_city_of_athens", "gre_city_of_sparta", "civ_metropolis"],
            "garrison": {"gre_peloponnese": ["gre_city_of_corinth", "gre_forest_of_pholoe"]},
        }
    )
    ways = ["materials-for-coins", "population-for-regions", "draw-for-cities"]
    game.play("play gre_greek_prosperity").asks("me", "choose", ways).answer(way)
    game.expect(me={"hand": [], "discard": ["gre_greek_prosperity"], "actions": 2, **gain})
    assert imperium(me={"hand": ["gre_greek_prosperity"]}).lines("me")["nation"] == 2


@pytest.mark.card("gre_science", "gre_advance")
def test_science_keeps_advance_alive_in_an_empire():
    imperium(me={"empire": True, "hand": ["gre_advance"]}).refuses("play gre_advance")
    game = imperium(me={"empire": True, "hand": ["gre_advance", "gre_conquer"], "play": ["gre_science"]})
    game.refuses("play gre_conquer").play("play gre_advance", "choose acquire", "unc_elders")
    game.expect(
        me={
            "hand": ["gre_conquer", "unc_elders", "unr_unrest"],
            "discard": ["gre_advance"],
            "materials": 0,
            "actions": 2,
        },
        middle=game.refilled("unc_elders"),
    )


@pytest.mark.card("gre_science")
@pytest.mark.rules("IMP-CLEANUP-12")
def test_science_makes_the_hand_larger():
    game = imperium(me={"play": ["gre_science"], "deck": ["gre_glory"] * 8}, phase="cleanup")
    game.play("place reg_jungle")
    game.expect(
        me={"hand": ["gre_glory"] * 6, "deck": ["gre_glory"] * 2},
        middle={"tokens": {"reg_jungle": {"progress": 1}}},
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("gre_greek_innovation")
def test_greek_innovation_puts_two_cards_on_the_deck_acquires_and_makes_opponents_recall():
    game = imperium(
        me={
            "empire": True,
            "hand": ["gre_greek_innovation", "gre_glory", "gre_conquer", "unr_unrest"],
            "deck": ["gre_advance"],
        },
        you={"play": ["rom_legions", "rom_dalmatia"], "garrison": {"rom_dalmatia": ["rom_glory"]}},
        third={"play": ["gre_lighthouse"], "exhausted": ["gre_lighthouse"], "exhausts": 4},
    )
    game.play("play gre_greek_innovation").asks("me", "top-deck", ["gre_glory", "gre_conquer", "unr_unrest"])
    game.answer("gre_conquer").asks("me", "top-deck", ["gre_glory", "unr_unrest"]).answer("unr_unrest")
    game.asks("me", "acquire", USUAL_MARKET).answer("reg_steppe")
    game.asks("you", "recall", ["rom_legions", "rom_dalmatia"]).answer("rom_dalmatia")
    game.expect(
        me={
            "hand": ["gre_glory", "reg_steppe"],
            "deck": ["unr_unrest", "gre_conquer", "gre_advance"],
            "discard": ["gre_greek_innovation"],
            "actions": 2,
        },
        you={"hand": ["rom_dalmatia", "rom_glory"], "play": ["rom_legions"], "garrison": {}},
        third={"hand": ["gre_lighthouse"], "play": [], "exhausted": []},
        middle=game.refilled("reg_steppe"),
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("gre_greek_innovation")
def test_greek_innovation_needs_two_other_cards():
    game = imperium(me={"empire": True, "hand": ["gre_greek_innovation", "gre_glory"]})
    game.refuses("play gre_greek_innovation")


@pytest.mark.card("gre_lighthouse")
def test_the_lighthouse_puts_a_discarded_attack_on_the_deck():
    me = {
        "empire": True,
        "play": ["gre_lighthouse"],
        "discard": ["gre_greek_mercenaries", "cel_boudicca", "gre_glory"],
        "deck": ["gre_conquer"],
    }
    game = imperium(me=me, exile=["reg_oasis"])
    game.play("exhaust gre_lighthouse").asks("me", "choose", ["top-deck", "swap"]).answer("top-deck")
    game.asks("me", "top-deck", ["gre_greek_mercenaries", "cel_boudicca"]).answer("gre_greek_mercenaries")
    game.expect(
        me={
            "discard": ["cel_boudicca", "gre_glory"],
            "deck": ["gre_greek_mercenaries", "gre_conquer"],
            "exhausts": 4,
            "exhausted": ["gre_lighthouse"],
        }
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("gre_lighthouse")
@pytest.mark.rules("IMP-EXILE-04", "IMP-EXILE-05", "IMP-EXILE-06", "IMP-EXILE-07")
def test_the_lighthouse_swaps_a_region_with_tokens_for_an_exiled_tributary():
    game = imperium(
        me={"play": ["gre_lighthouse"]},
        tokens={"reg_steppe": {"materials": 2, "progress": 3}},
        exile=["tri_aksumites", "reg_oasis"],
    )
    game.play("exhaust gre_lighthouse").asks("me", "swap", ["tri_aksumites", "reg_oasis"]).answer("tri_aksumites")
    game.asks("me", "swap", USUAL_MARKET).answer("reg_steppe")
    game.expect(
        me={"exhausts": 4, "exhausted": ["gre_lighthouse"]},
        middle={
            "market": [*USUAL_MARKET[:4], "tri_aksumites"],
            "tokens": {"tri_aksumites": {"materials": 2, "progress": 3}},
            "under": ["unc_elders", "civ_education", "tri_assyrians", "tri_aksumites"],
            "unrest": 11,
            "exile": ["reg_oasis", "reg_steppe"],
        },
    )


@pytest.mark.card("gre_lighthouse")
@pytest.mark.rules("IMP-EXILE-02", "IMP-EXILE-06")
def test_the_lighthouse_sends_the_unrest_of_the_exiled_card_home():
    game = imperium(me={"play": ["gre_lighthouse"]}, exile=["reg_oasis"])
    game.play("exhaust gre_lighthouse", "swap civ_education")
    game.expect(
        me={"exhausts": 4, "exhausted": ["gre_lighthouse"]},
        middle={
            "market": ["reg_jungle", "unc_elders", "reg_oasis", "tri_assyrians", "reg_steppe"],
            "under": ["unc_elders", "tri_assyrians"],
            "unrest": 13,
            "exile": ["civ_education"],
        },
    )


@pytest.mark.card("gre_lighthouse")
def test_the_lighthouse_needs_an_attack_in_the_discard_or_an_exiled_card():
    imperium(me={"play": ["gre_lighthouse"], "discard": ["gre_glory"]}).refuses("exhaust gre_lighthouse")


@pytest.mark.card("gre_philosophy")
def test_philosophy_gives_up_a_pinned_card_that_is_no_region_to_break_through():
    game = imperium(
        me={
            "empire": True,
            "hand": ["gre_philosophy"],
            "play": ["gre_city_of_athens", "gre_science", "gre_peloponnese"],
        }
    )
    game.play("play gre_philosophy").asks("me", "abandon", ["gre_city_of_athens", "gre_science"])
    game.answer("gre_city_of_athens").asks(
        "me", "break-through", ["unc_elders", "civ_education", "deck uncivilised", "deck civilised"]
    )
    game.answer("civ_education")
    game.expect(
        me={
            "hand": ["civ_education"],
            "discard": ["gre_city_of_athens", "gre_philosophy"],
            "play": ["gre_science", "gre_peloponnese"],
            "actions": 2,
        },
        middle=game.refilled("civ_education", back=True),
    )


@pytest.mark.card("gre_philosophy")
def test_philosophy_needs_such_a_card_and_scores_all_cards():
    imperium(me={"empire": True, "hand": ["gre_philosophy"], "play": ["gre_peloponnese"]}).refuses(
        "play gre_philosophy"
    )
    game = imperium(me={"hand": ["gre_philosophy"], "discard": ["gre_glory"] * 13})
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("gre_greek_mercenaries")
@pytest.mark.rules("IMP-STEAL-02", "IMP-EACH-02")
def test_greek_mercenaries_take_materials_and_leave_people_behind():
    game = imperium(me={"hand": ["gre_greek_mercenaries"], "deck": ["gre_glory"]}, you={"materials": 1}, third={})
    game.play("play gre_greek_mercenaries")
    game.expect(
        me={
            "hand": ["gre_glory"],
            "deck": [],
            "discard": ["gre_greek_mercenaries"],
            "materials": 6,
            "progress": 2,
            "actions": 2,
        },
        you={"materials": 0, "population": 3},
        third={"materials": 1, "population": 3},
    )


@pytest.mark.card("gre_greek_mercenaries")
@pytest.mark.rules("IMP-ATTACK-03")
def test_who_ignores_the_theft_of_the_mercenaries_still_gets_the_people():
    game = imperium(
        me={"hand": ["gre_greek_mercenaries"], "deck": ["gre_glory"]}, you={"play": ["scy_mounted_archers"]}
    )
    game.play("play gre_greek_mercenaries", "protect scy_mounted_archers", "ignore")
    game.expect(
        me={
            "hand": ["gre_glory"],
            "deck": [],
            "discard": ["gre_greek_mercenaries"],
            "progress": 2,
            "actions": 2,
        },
        you={"population": 3, "exhausts": 4, "exhausted": ["scy_mounted_archers"]},
    )


@pytest.mark.card("gre_settlers")
@pytest.mark.parametrize(
    ("way", "mine", "middle"),
    [
        ("progress", {"hand": ["unr_unrest"], "progress": 2}, {}),
        ("return-unrest", {"hand": []}, {"unrest": 13}),
    ],
)
def test_settlers_bring_progress_or_calm(way, mine, middle):
    game = imperium(me={"hand": ["gre_settlers", "unr_unrest"]})
    game.play("play gre_settlers").asks("me", "choose", ["progress", "return-unrest", "acquire"]).answer(way)
    game.expect(me={"discard": ["gre_settlers"], "actions": 2, **mine}, middle=middle)


@pytest.mark.card("gre_settlers")
def test_settlers_acquire_a_region_for_population():
    game = imperium(me={"hand": ["gre_settlers"]})
    game.play("play gre_settlers", "choose acquire").asks("me", "acquire", ["reg_jungle", "reg_steppe"])
    game.answer("reg_steppe")
    game.expect(
        me={"hand": ["reg_steppe"], "discard": ["gre_settlers"], "population": 1, "actions": 2},
        middle=game.refilled("reg_steppe"),
    )


@pytest.mark.card("gre_settlers")
@pytest.mark.rules("IMP-OR-03")
def test_settlers_offer_only_what_can_be_done():
    game = imperium(me={"hand": ["gre_settlers", "gre_glory"], "population": 0, "progress": 0})
    game.play("play gre_settlers").asks("me", "choose", ["progress"])
    game = imperium(
        me={"hand": ["gre_settlers", "gre_glory"]}, market=["unc_port", "unc_elders", "civ_education", "unc_art", None]
    )
    game.play("play gre_settlers").asks("me", "choose", ["progress"])


@pytest.mark.card("gre_plains_of_thessaly", "gre_peloponnese", "gre_forest_of_pholoe")
@pytest.mark.parametrize(
    ("region", "gain"),
    [
        ("gre_plains_of_thessaly", {"materials": 4}),
        ("gre_peloponnese", {"population": 3}),
        ("gre_forest_of_pholoe", {}),
    ],
)
def test_greek_regions_gain_and_take_a_garrison(region, gain):
    game = imperium(me={"hand": [region, "unr_unrest", "gre_glory"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={"hand": ["gre_glory"], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gain}
    )


@pytest.mark.card("gre_plains_of_thessaly", "gre_peloponnese", "gre_forest_of_pholoe", "unc_qanat")
def test_greek_regions_show_a_coin_each_and_the_peloponnese_a_drop():
    game = imperium(
        me={
            "hand": ["mac_prosperity"],
            "play": ["gre_plains_of_thessaly", "gre_peloponnese", "gre_forest_of_pholoe", "unc_qanat"],
        }
    )
    game.play("exhaust unc_qanat", "play mac_prosperity", "done", "done", "materials-for-coins")
    game.expect(
        me={
            "hand": [],
            "discard": ["mac_prosperity"],
            "materials": 9,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["unc_qanat"],
        }
    )


@pytest.mark.card("gre_pericles", "gre_city_of_corinth", "gre_direct_democracy")
@pytest.mark.parametrize("card", ["gre_pericles", "gre_city_of_corinth", "gre_direct_democracy"])
def test_greek_developments_are_worth_three_points(card):
    assert imperium(me={"discard": [card]}).lines("me")["nation"] == 3
