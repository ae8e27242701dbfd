"""The Celts."""

import pytest

from kronika.engine.match import Match
from kronika.games.imperium.boxes import NATION
from kronika.games.imperium.data import KIN, UNREST_CARD
from kronika.games.imperium.rules import GAME
from kronika.testing import imperium


@pytest.mark.rules("IMP-NATION-02")
def test_celts_have_no_prosperity():
    def kins(nation):
        return {KIN[copy.face] for copy in NATION[nation].copies}

    assert "prosperity" not in kins("celts")
    assert "prosperity" in kins("carthaginians")


@pytest.mark.rules("IMP-MSETUP-03", "IMP-MSETUP-04", "IMP-PSETUP-20")
@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 2), (4, 5)])
def test_celts_add_unrest_to_the_pile_of_a_larger_game(seats, more):
    def pile(nation):
        others = {"nation_2": "greeks", "nation_3": "persians", "nation_4": "romans"}
        t = Match.start(GAME, seats, 1, {"nation_1": nation, **others}).table
        return sum(t.faces[card] == UNREST_CARD for card in t.unrest + t.beneath)

    assert pile("celts") - pile("macedonians") == more


@pytest.mark.card("cel_power_a", "cel_power_b")
@pytest.mark.rules("IMP-CARD-06")
@pytest.mark.parametrize(("side", "points"), [("a", 3), ("b", 6)])
def test_the_power_card_scores_uncivilised_cards_those_with_both_suits_too(side, points):
    game = imperium(
        me={
            "nation": "celts",
            "side": side,
            "hand": ["unc_elders", "unr_unrest"],
            "discard": ["unc_city", "civ_education"],
            "play": ["reg_jungle"],
            "garrison": {"reg_jungle": ["unc_town"]},
        }
    )
    assert game.lines("me")["power"] == points
    many = imperium(me={"nation": "celts", "side": side, "history": ["unc_elders"] * 11})
    assert many.lines("me")["power"] == 10


@pytest.mark.card("cel_power_a")
@pytest.mark.rules("IMP-ATTACK-05", "IMP-EACH-02")
def test_side_a_spreads_unrest_and_no_protection_helps():
    game = imperium(
        me={"nation": "celts", "side": "a", "hand": ["cel_advance"]},
        you={"play": ["scy_mounted_archers"]},
        third={},
    )
    game.play("play cel_advance", "choose acquire", "unc_elders").asks("me", "react", ["cel_power_a", "done"])
    game.answer("cel_power_a")
    game.expect(
        me={
            "hand": ["unc_elders", "unr_unrest"],
            "discard": ["cel_advance"],
            "materials": 0,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["cel_power_a"],
        },
        you={"hand": ["unr_unrest"]},
        third={"hand": ["unr_unrest"]},
        middle={**game.refilled("unc_elders"), "unrest": 9},
    )


@pytest.mark.card("cel_power_a", "cel_druids")
def test_side_a_answers_a_break_through_too_and_can_be_declined():
    game = imperium(me={"nation": "celts", "side": "a", "hand": ["cel_druids"]})
    game.play("play cel_druids", "choose break-through", "deck uncivilised")
    game.asks("me", "react", ["cel_power_a", "done"]).answer("done")
    game.expect(
        me={"hand": ["unc_town"], "discard": ["cel_druids"], "population": 1, "actions": 2},
        middle={"uncivilised": ["unc_leadership"]},
    )


@pytest.mark.card("cel_power_a")
def test_side_a_is_silent_about_civilised_cards():
    game = imperium(me={"nation": "celts", "side": "a", "hand": ["cel_advance"]})
    game.play("play cel_advance", "choose acquire", "civ_education").asks("me", "action")


@pytest.mark.card("cel_celtic_gold")
def test_celtic_gold_pays_four_materials_per_wheat_and_one_to_each_opponent():
    game = imperium(
        me={
            "hand": ["cel_celtic_gold"],
            "play": ["per_nisaean_plain", "cel_britannia", "cel_celtica"],
            "garrison": {"cel_celtica": ["cel_hibernia"]},
        },
        you={},
        third={},
    )
    game.play("play cel_celtic_gold")
    game.expect(
        me={"hand": [], "discard": ["cel_celtic_gold"], "materials": 15, "actions": 2},
        you={"materials": 4},
        third={"materials": 4},
    )


@pytest.mark.card("cel_celtic_gold")
@pytest.mark.rules("IMP-CARDNOTE-03")
def test_celtic_gold_is_gained_from_the_regions():
    game = imperium(me={"hand": ["cel_celtic_gold"], "play": ["cel_britannia", "unc_domestication", "unc_shaduf"]})
    game.play("play cel_celtic_gold").asks("me", "react", ["unc_domestication", "done"])


@pytest.mark.card("cel_celtic_innovation")
def test_celtic_innovation_acquires_and_spreads_unrest():
    game = imperium(me={"empire": True, "hand": ["cel_celtic_innovation"]}, you={}, third={})
    game.play("play cel_celtic_innovation").asks("me", "acquire", ["unc_elders", "civ_education", "done"])
    game.answer("civ_education")
    game.expect(
        me={"hand": ["civ_education", "unr_unrest"], "discard": ["cel_celtic_innovation"], "actions": 2},
        you={"hand": ["unr_unrest"]},
        third={"hand": ["unr_unrest"]},
        middle={**game.refilled("civ_education"), "unrest": 9},
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("cel_celtic_innovation", "scy_mounted_archers")
@pytest.mark.rules("IMP-ATTACK-06")
def test_celtic_innovation_may_acquire_nothing_and_protection_covers_its_owner_only():
    game = imperium(
        me={"empire": True, "hand": ["cel_celtic_innovation"]}, you={"play": ["scy_mounted_archers"]}, third={}
    )
    game.play("play cel_celtic_innovation").asks("you", "protect", ["scy_mounted_archers", "done"])
    game.answer("scy_mounted_archers").asks("me", "acquire").answer("done").asks("you", "ignore").answer("ignore")
    game.expect(
        me={"hand": [], "discard": ["cel_celtic_innovation"], "actions": 2},
        you={"exhausts": 4, "exhausted": ["scy_mounted_archers"]},
        third={"hand": ["unr_unrest"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("cel_chainmail")
def test_chainmail_brings_progress_for_every_attack_card_played():
    game = imperium(me={"play": ["cel_chainmail"], "hand": ["cel_cattle_raid", "cel_druids"]})
    game.play("play cel_cattle_raid")
    game.expect(
        me={"hand": ["cel_druids"], "discard": ["cel_cattle_raid"], "materials": 5, "progress": 2, "actions": 2}
    )
    game.play("play cel_druids", "choose progress")
    game.expect(me={"hand": [], "discard": ["cel_cattle_raid", "cel_druids"], "progress": 3, "actions": 1})
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("cel_chariots")
@pytest.mark.rules("IMP-EXILE-08", "IMP-PASSIVE-01")
def test_chariots_keep_conquer_and_attacks_alive_in_an_empire_and_reach_exiled_regions():
    hand = ["cel_conquer", "cel_boudicca", "cel_advance"]
    imperium(me={"empire": True, "hand": hand}).refuses("play cel_conquer", "play cel_boudicca")
    game = imperium(
        me={"empire": True, "hand": hand, "play": ["cel_chariots"]}, exile=["reg_oasis", "tri_aksumites", "unc_port"]
    )
    game.refuses("play cel_advance").offers("play cel_boudicca")
    game.play("play cel_conquer", "choose acquire").asks(
        "me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "reg_oasis"]
    )
    game.answer("reg_oasis")
    game.expect(
        me={
            "hand": ["cel_boudicca", "cel_advance", "reg_oasis"],
            "discard": ["cel_conquer"],
            "population": 0,
            "actions": 2,
        },
        middle={"exile": ["tri_aksumites", "unc_port"]},
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("cel_ogham_script")
@pytest.mark.rules("IMP-HISTORY-04")
def test_ogham_script_puts_a_card_of_the_hand_and_one_of_the_discard_into_history():
    game = imperium(me={"play": ["cel_ogham_script"], "hand": ["cel_glory", "unr_unrest"], "discard": ["cel_druids"]})
    game.play("exhaust cel_ogham_script").asks("me", "history", ["cel_glory", "unr_unrest", "done"])
    game.answer("unr_unrest")
    assert [story["card"] for story in game.told("you", "to-history")] == [None]
    game.asks("me", "history", ["cel_druids", "done"]).answer("cel_druids")
    game.expect(
        me={
            "hand": ["cel_glory"],
            "discard": [],
            "history": ["unr_unrest", "cel_druids"],
            "exhausts": 4,
            "exhausted": ["cel_ogham_script"],
        }
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("cel_ogham_script")
def test_ogham_script_is_optional_in_both_parts_and_needs_a_card():
    game = imperium(me={"play": ["cel_ogham_script"], "hand": ["cel_glory"], "discard": ["cel_druids"]})
    game.play("exhaust cel_ogham_script", "done", "done")
    game.expect(me={"exhausts": 4, "exhausted": ["cel_ogham_script"]})
    imperium(me={"play": ["cel_ogham_script"]}).refuses("exhaust cel_ogham_script")


@pytest.mark.card("cel_ogham_script")
@pytest.mark.rules("IMP-CLEANUP-12")
def test_ogham_script_makes_the_hand_larger():
    game = imperium(me={"play": ["cel_ogham_script"], "deck": ["cel_glory"] * 8}, phase="cleanup")
    game.play("place reg_jungle")
    game.expect(
        me={"hand": ["cel_glory"] * 6, "deck": ["cel_glory"] * 2},
        middle={"tokens": {"reg_jungle": {"progress": 1}}},
    )


@pytest.mark.card("cel_vercingetorix")
def test_vercingetorix_may_acquire_and_scores_uncivilised_cards():
    game = imperium(me={"empire": True, "hand": ["cel_vercingetorix"]})
    game.play("play cel_vercingetorix").asks(
        "me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe", "done"]
    )
    game.answer("unc_elders")
    game.expect(
        me={"hand": ["unc_elders", "unr_unrest"], "history": ["cel_vercingetorix"], "actions": 2},
        middle=game.refilled("unc_elders"),
    )
    assert game.lines("me")["nation"] == 1
    game = imperium(me={"empire": True, "hand": ["cel_vercingetorix"]})
    game.play("play cel_vercingetorix", "done")
    game.expect(me={"hand": [], "history": ["cel_vercingetorix"], "actions": 2})


@pytest.mark.card("cel_hibernia")
def test_hibernia_may_bring_a_card_back_from_the_discard_and_garrison_it():
    game = imperium(me={"hand": ["cel_hibernia"], "discard": ["cel_glory", "unr_unrest"]})
    game.play("play cel_hibernia").asks("me", "take", ["cel_glory", "unr_unrest", "done"]).answer("unr_unrest")
    game.asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": [],
            "discard": ["cel_glory"],
            "play": ["cel_hibernia"],
            "garrison": {"cel_hibernia": ["unr_unrest"]},
            "actions": 2,
        }
    )


@pytest.mark.card("cel_hibernia")
def test_hibernia_can_leave_the_discard_alone():
    game = imperium(me={"hand": ["cel_hibernia"], "discard": ["unr_unrest"]})
    game.play("play cel_hibernia", "done")
    game.expect(me={"hand": [], "play": ["cel_hibernia"], "actions": 2})


@pytest.mark.card("cel_druids")
@pytest.mark.rules("IMP-OR-01", "IMP-OR-02")
@pytest.mark.parametrize(
    ("way", "mine", "middle"),
    [
        ("progress", {"hand": ["unr_unrest"], "progress": 2}, {}),
        ("return-unrest", {"hand": [], "population": 3}, {"unrest": 13}),
    ],
)
def test_druids_do_one_of_three_things(way, mine, middle):
    game = imperium(me={"hand": ["cel_druids", "unr_unrest"]})
    game.play("play cel_druids").asks("me", "choose", ["progress", "break-through", "return-unrest"]).answer(way)
    game.expect(me={"discard": ["cel_druids"], "actions": 2, **mine}, middle=middle)


@pytest.mark.card("cel_druids")
def test_druids_break_through_for_population():
    game = imperium(me={"hand": ["cel_druids"]})
    game.play("play cel_druids", "choose break-through").asks("me", "break-through", ["unc_elders", "deck uncivilised"])
    game.answer("unc_elders")
    game.expect(
        me={"hand": ["unc_elders"], "discard": ["cel_druids"], "population": 1, "actions": 2},
        middle=game.refilled("unc_elders", back=True),
    )


@pytest.mark.card("cel_druids")
def test_druids_offer_only_what_can_be_paid_and_keep_the_hand_secret():
    poor = {"population": 0, "progress": 0}
    game = imperium(me={"hand": ["cel_druids", "cel_glory"], **poor})
    game.play("play cel_druids").asks("me", "choose", ["progress"])
    imperium(me={"hand": ["cel_druids"], **poor}).play("play cel_druids").asks("me", "action")


@pytest.mark.card("cel_boudicca")
@pytest.mark.rules("IMP-ATTACK-01", "IMP-ATTACK-02", "IMP-EACH-04")
def test_boudicca_drives_every_opponent_from_a_region_of_their_choice():
    game = imperium(
        me={"hand": ["cel_boudicca"], "play": ["cel_celtica"]},
        you={"play": ["rom_dalmatia", "rom_raetia"]},
        third={"play": ["gre_science"]},
        fourth={"play": ["per_zagros"]},
    )
    game.play("play cel_boudicca").asks("you", "abandon", ["rom_dalmatia", "rom_raetia"]).answer("rom_raetia")
    game.expect(
        me={"hand": [], "history": ["cel_boudicca"], "progress": 2, "actions": 2},
        you={"play": ["rom_dalmatia"], "discard": ["rom_raetia"]},
        fourth={"play": [], "discard": ["per_zagros"]},
    )


@pytest.mark.card("cel_cattle_raid")
@pytest.mark.rules("IMP-STEAL-01", "IMP-STEAL-02")
def test_cattle_raid_robs_regions_of_materials_and_empires_of_progress():
    game = imperium(
        me={"hand": ["cel_cattle_raid"]},
        you={"play": ["rom_dalmatia"], "empire": True},
        third={"progress": 3},
        fourth={"play": ["per_zagros"], "materials": 0},
    )
    game.play("play cel_cattle_raid")
    game.expect(
        me={"hand": [], "discard": ["cel_cattle_raid"], "materials": 6, "progress": 2, "actions": 2},
        you={"materials": 2, "progress": 0},
    )


@pytest.mark.card("cel_cattle_raid")
@pytest.mark.rules("IMP-ATTACK-03")
def test_a_protected_player_is_asked_about_each_theft_that_hits():
    game = imperium(
        me={"hand": ["cel_cattle_raid"]},
        you={"play": ["rom_dalmatia", "scy_mounted_archers"], "empire": True},
        third={"play": ["scy_mounted_archers"]},
    )
    game.play("play cel_cattle_raid", "protect scy_mounted_archers").asks("third", "protect")
    game.answer("protect scy_mounted_archers").asks("you", "ignore").answer("done").asks("you", "ignore")
    game.answer("ignore").asks("me", "action")
    game.expect(
        me={"hand": [], "discard": ["cel_cattle_raid"], "materials": 6, "actions": 2},
        you={"materials": 2, "exhausts": 4, "exhausted": ["scy_mounted_archers"]},
        third={"exhausts": 4, "exhausted": ["scy_mounted_archers"]},
    )


@pytest.mark.card("cel_cauldron_of_cerridwen")
@pytest.mark.rules("IMP-PAY-07")
def test_the_cauldron_turns_progress_into_population_and_nothing_else():
    game = imperium(me={"play": ["cel_cauldron_of_cerridwen"]})
    game.play("exhaust cel_cauldron_of_cerridwen")
    game.expect(
        me={"progress": 0, "population": 4, "exhausts": 4, "exhausted": ["cel_cauldron_of_cerridwen"]},
    )
    poor = imperium(me={"play": ["cel_cauldron_of_cerridwen"], "progress": 0, "population": 5})
    poor.refuses("exhaust cel_cauldron_of_cerridwen")


@pytest.mark.card("cel_celtica")
def test_celtica_may_put_a_discarded_card_on_the_deck():
    game = imperium(
        me={"hand": ["cel_celtica", "unr_unrest"], "discard": ["cel_glory", "cel_druids"], "deck": ["cel_conquer"]}
    )
    game.play("play cel_celtica").asks("me", "top-deck", ["cel_glory", "cel_druids", "done"]).answer("cel_druids")
    game.asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": [],
            "discard": ["cel_glory"],
            "deck": ["cel_druids", "cel_conquer"],
            "play": ["cel_celtica"],
            "garrison": {"cel_celtica": ["unr_unrest"]},
            "actions": 2,
        }
    )


@pytest.mark.card("cel_celtica")
def test_celtica_can_leave_the_discard_alone():
    game = imperium(me={"hand": ["cel_celtica"], "discard": ["cel_glory"]})
    game.play("play cel_celtica", "done")
    game.expect(me={"hand": [], "play": ["cel_celtica"], "actions": 2})


@pytest.mark.card("cel_armorica", "cel_britannia")
@pytest.mark.parametrize("region", ["cel_armorica", "cel_britannia"])
def test_plain_celtic_regions_only_take_a_garrison(region):
    game = imperium(me={"hand": [region, "unr_unrest", "cel_glory"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(me={"hand": ["cel_glory"], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2})


@pytest.mark.card("cel_armorica", "cel_britannia", "cel_celtica", "cel_hibernia")
def test_what_celtic_regions_show():
    lands = ["cel_armorica", "cel_britannia", "cel_celtica", "cel_hibernia"]
    game = imperium(me={"hand": ["car_prosperity", "cel_celtic_gold"], "play": lands})
    game.play("play car_prosperity", "done", "done", "materials-for-coins")
    game.expect(
        me={"hand": ["cel_celtic_gold"], "discard": ["car_prosperity"], "materials": 6, "actions": 2},
    )
    game.play("play cel_celtic_gold")
    game.expect(
        me={"hand": [], "discard": ["car_prosperity", "cel_celtic_gold"], "materials": 14, "actions": 1},
        you={"materials": 4},
    )
