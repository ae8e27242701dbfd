"""The common tributaries of both boxes."""

import pytest

from kronika.testing import imperium

CALM = ["reg_jungle", "reg_steppe", "reg_forest", "reg_hills", "reg_oasis"]  # a market without unrest


@pytest.mark.card("tri_assyrians", "tri_aksumites")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("tri_assyrians", {"population": 3}), ("tri_aksumites", {"materials": 7, "actions": 2})],
)
def test_plain_tributaries_gain(card, gained):
    game = imperium(me={"hand": [card]}).play(f"play {card}")
    game.expect(me={"hand": [], "discard": [card], **gained})


@pytest.mark.card("tri_etruscans")
def test_etruscans_gain_progress_for_barbarians_alone():
    game = imperium(me={"hand": ["tri_etruscans"]}).play("play tri_etruscans")
    game.expect(me={"hand": [], "discard": ["tri_etruscans"], "progress": 3, "actions": 2})
    imperium(me={"hand": ["tri_etruscans"], "empire": True}).refuses("play tri_etruscans")


@pytest.mark.card("tri_armenians", "tri_phoenicians")
@pytest.mark.parametrize(("card", "taken"), [("tri_armenians", "unc_elders"), ("tri_phoenicians", "civ_education")])
def test_armenians_and_phoenicians_acquire_a_card_of_their_suit_and_go_to_history(card, taken):
    game = imperium(me={"hand": [card]}).play(f"play {card}")
    game.expect(
        me={"hand": [taken, "unr_unrest"], "history": [card], "actions": 2},
        middle=game.refilled(taken),
    )


@pytest.mark.card("tri_egyptians")
def test_egyptians_bring_the_next_nation_card_to_barbarians():
    game = imperium(me={"hand": ["tri_egyptians"], "nation_deck": ["mac_alexander"], "development": ["mac_mosaics"]})
    game.play("play tri_egyptians")
    game.expect(
        me={
            "hand": [],
            "history": ["tri_egyptians"],
            "discard": ["mac_alexander"],
            "nation_deck": game.before["me"]["nation_deck"][1:],
            "actions": 2,
        }
    )


@pytest.mark.card("tri_egyptians")
def test_egyptians_develop_an_empire_also_one_that_they_have_just_made():
    for start in ({"empire": True}, {}):
        game = imperium(me={"hand": ["tri_egyptians"], "development": ["mac_mosaics"], "materials": 9, **start})
        before = game.before["me"]
        game.play("play tri_egyptians")
        after = game.position()["me"]
        assert after["empire"] is True
        assert after["development"] == []
        assert "mac_mosaics" in after["discard"]
        assert after["history"] == ["tri_egyptians"]
        assert after["materials"] < before["materials"]


@pytest.mark.card("tri_ionians")
def test_ionians_return_up_to_two_unrest_and_go_to_history():
    game = imperium(me={"hand": ["tri_ionians", "unr_unrest"], "discard": ["unr_unrest", "unr_unrest"]})
    game.play("play tri_ionians").asks("me", "return-unrest", ["hand", "discard", "done"])
    game.play("return-unrest discard").asks("me", "return-unrest", ["hand", "discard", "done"]).answer("hand")
    game.expect(me={"hand": [], "discard": ["unr_unrest"], "history": ["tri_ionians"]}, middle={"unrest": 14})


@pytest.mark.card("tri_qin")
def test_qin_raise_the_hand_limit_and_score_pinned_cards_that_are_no_regions():
    game = imperium(
        me={"play": ["tri_qin", "unc_city", "civ_metropolis", "reg_forest"], "deck": ["mac_glory"] * 8, "hand": []}
    )
    assert game.lines("me")["tributary"] == 1
    game.play("end", "place reg_jungle")
    assert len(game.position()["me"]["hand"]) == 6


@pytest.mark.card("tri_olmecs")
def test_olmecs_take_an_exhaust_token_back():
    game = imperium(
        me={"hand": ["tri_olmecs"], "play": ["unc_port", "unc_city"], "exhausted": ["unc_port"], "exhausts": 4}
    )
    game.play("play tri_olmecs")
    game.expect(me={"hand": [], "discard": ["tri_olmecs"], "exhausted": [], "exhausts": 5})


@pytest.mark.card("tri_minoans")
def test_minoans_cost_a_card_on_the_deck_and_gain_progress():
    game = imperium(me={"hand": ["tri_minoans", "mac_glory", "unr_unrest"], "deck": ["mac_advance"]})
    game.play("play tri_minoans").asks("me", "top-deck", ["mac_glory", "unr_unrest"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["mac_glory"],
            "deck": ["unr_unrest", "mac_advance"],
            "discard": ["tri_minoans"],
            "progress": 3,
        }
    )
    imperium(me={"hand": ["tri_minoans"], "empire": True}).refuses("play tri_minoans")


@pytest.mark.card("tri_mauryans")
def test_mauryans_bring_materials_or_a_discarded_region_at_solstice():
    me = {"play": ["tri_mauryans"], "discard": ["reg_forest", "mac_glory"], "history": ["mac_advance"] * 5}
    game = imperium(me=me, phase="solstice")
    assert game.lines("me")["tributary"] == 2
    game.asks("me", "choose", ["materials", "region"]).play("choose region")
    assert game.position()["me"]["hand"] == ["reg_forest"]
    game = imperium(me={**me, "discard": ["mac_glory"]}, phase="solstice")
    game.expect(me={"materials": 5})


@pytest.mark.card("tri_hittites")
def test_hittites_break_through_for_a_region_and_go_to_history():
    game = imperium(me={"hand": ["tri_hittites"]})
    game.play("play tri_hittites").asks("me", "break-through", ["reg_jungle", "reg_steppe", "deck region"])
    game.answer("break-through reg_steppe")
    game.expect(
        me={"hand": ["reg_steppe"], "history": ["tri_hittites"], "actions": 2},
        middle=game.refilled("reg_steppe", back=True),
    )


@pytest.mark.card("tri_scythians")
def test_scythians_ward_off_an_attack_for_an_exhaust_token():
    me = {"hand": ["tri_xiongnu"]}
    game = imperium(me=me, you={"play": ["tri_scythians"], "progress": 2})
    game.play("play tri_xiongnu").asks("you", "protect", ["tri_scythians", "done"]).answer("tri_scythians")
    game.answer("ignore")
    game.expect(
        me={"hand": [], "discard": ["tri_xiongnu"], "actions": 2},
        you={"exhausts": game.before["you"]["exhausts"] - 1, "exhausted": ["tri_scythians"]},
    )
    game = imperium(me=me, you={"play": ["tri_scythians"], "progress": 2, "exhausts": 0}).play("play tri_xiongnu")
    game.expect(me={"hand": [], "discard": ["tri_xiongnu"], "actions": 2, "progress": 2}, you={"progress": 1})


@pytest.mark.card("tri_vikings")
def test_vikings_take_two_materials_and_give_unrest_to_those_who_have_less():
    game = imperium(
        me={"hand": ["tri_vikings"], "empire": True}, you={"materials": 1}, third={"materials": 2}, market=CALM
    )
    game.play("play tri_vikings")
    game.expect(
        me={"hand": [], "discard": ["tri_vikings"], "materials": 8, "actions": 2},
        you={"materials": 0, "hand": ["unr_unrest"]},
        third={"materials": 0},
        middle={"unrest": 11},
    )
    imperium(me={"hand": ["tri_vikings"]}).refuses("play tri_vikings")


@pytest.mark.card("tri_romans")
def test_romans_give_up_a_region_for_fame_and_leave():
    game = imperium(me={"hand": ["tri_romans"], "play": ["reg_forest", "reg_hills"]})
    game.play("play tri_romans").asks("me", "abandon", ["reg_forest", "reg_hills"]).answer("reg_hills")
    game.expect(
        me={"hand": ["fam_great"], "play": ["reg_forest"], "discard": ["reg_hills"], "actions": 2},
        you={"progress": 2},
        middle={"fame": ["fam_glorious", "fam_marvellous"], "exile": ["tri_romans"]},
    )
    imperium(me={"hand": ["tri_romans"]}).refuses("play tri_romans")


@pytest.mark.card("tri_persians")
def test_persians_break_through_for_a_tributary_for_two_population():
    game = imperium(me={"hand": ["tri_persians"], "nation": "greeks"})
    game.play("play tri_persians").asks("me", "break-through", ["tri_assyrians", "deck tributary"])
    game.answer("break-through tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians"], "history": ["tri_persians"], "population": 0, "actions": 2},
        middle=game.refilled("tri_assyrians", back=True),
    )
    assert game.lines("me")["tributary"] == 2 + 3
    imperium(me={"hand": ["tri_persians"], "population": 0, "progress": 1}).refuses("play tri_persians")


@pytest.mark.card("tri_celts")
def test_celts_break_through_and_bring_unrest_to_the_others():
    game = imperium(me={"hand": ["tri_celts"]})
    game.play("play tri_celts").answer("break-through unc_elders")
    middle = game.refilled("unc_elders", back=True)
    game.expect(
        me={"hand": ["unc_elders"], "discard": ["tri_celts"], "actions": 2},
        you={"hand": ["unr_unrest"]},
        middle={**middle, "unrest": middle["unrest"] - 1},
    )


@pytest.mark.card("tri_macedonians")
def test_macedonians_acquire_two_regions_from_the_market_or_from_exile():
    game = imperium(me={"hand": ["tri_macedonians"], "nation": "greeks"}, exile=["reg_oasis"])
    game.play("play tri_macedonians").asks("me", "acquire", ["reg_jungle", "reg_steppe", "reg_oasis"])
    game.play("acquire reg_oasis").asks("me", "acquire", ["reg_jungle", "reg_steppe"]).answer("reg_steppe")
    game.expect(
        me={"hand": ["reg_oasis", "reg_steppe"], "history": ["tri_macedonians"], "actions": 2},
        middle={**game.refilled("reg_steppe"), "exile": []},
    )
    assert imperium(me={"hand": ["tri_macedonians"], "play": ["reg_forest"] * 9}).lines("me")["tributary"] == 2


@pytest.mark.card("tri_xiongnu")
def test_xiongnu_take_progress_from_all_who_have_it():
    game = imperium(me={"hand": ["tri_xiongnu", "fam_great"]}, you={"progress": 0}, third={"progress": 3})
    assert game.lines("me")["tributary"] == 1
    game.play("play tri_xiongnu")
    game.expect(
        me={"hand": ["fam_great"], "discard": ["tri_xiongnu"], "progress": 2, "actions": 2}, third={"progress": 2}
    )


@pytest.mark.card("tri_aksumites", "tri_greeks", "tri_vikings", "tri_minoans")
def test_stars_of_tributaries():
    assert imperium(me={"hand": ["tri_aksumites", "tri_qin"]}).lines("me")["tributary"] == 2
    assert imperium(me={"hand": ["tri_greeks"], "deck": ["mac_advance"] * 20}).lines("me")["tributary"] == 2
    assert imperium(me={"hand": ["tri_vikings", "unc_port", "unc_town"]}).lines("me")["tributary"] == 1
    assert imperium(me={"hand": ["tri_minoans"], "progress": 9}).lines("me")["tributary"] == 2
