"""The Macedonians."""

import pytest

from kronika.testing import imperium


@pytest.mark.card("mac_power_a", "mac_phalanx")
def test_phalanx_plays_a_region_from_the_discard_for_an_action_and_side_a_pays_for_it():
    game = imperium(me={"side": "a", "play": ["mac_phalanx"], "discard": ["mac_orestis", "mac_pelagonia", "mac_glory"]})
    game.play("exhaust mac_phalanx").asks("me", "play", ["mac_orestis", "mac_pelagonia"]).answer("mac_orestis")
    game.expect(
        me={
            "play": ["mac_orestis", "mac_phalanx"],
            "discard": ["mac_glory", "mac_pelagonia"],
            "materials": 7,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["mac_phalanx"],
        }
    )


@pytest.mark.card("mac_phalanx")
@pytest.mark.parametrize("short", [{"actions": 0}, {"discard": ["mac_glory"]}, {"exhausts": 0}])
def test_phalanx_needs_an_action_a_region_and_its_token(short):
    game = imperium(me={"play": ["mac_phalanx"], "discard": ["mac_orestis"], **short})
    game.refuses("exhaust mac_phalanx")


@pytest.mark.card("mac_power_a")
def test_side_a_gives_nothing_for_a_region_from_the_hand_and_a_point_for_two_regions():
    game = imperium(me={"side": "a", "hand": ["mac_pelagonia"], "discard": ["mac_orestis", "mac_haliacmon_valley"]})
    game.play("play mac_pelagonia")
    game.expect(me={"hand": [], "play": ["mac_pelagonia"], "population": 3, "actions": 2})
    assert game.lines("me")["power"] == 1


@pytest.mark.card("mac_power_b")
@pytest.mark.rules("IMP-EXAMPLE-01", "IMP-GARRISON-12")
def test_side_b_has_no_ability_and_scores_every_region_a_garrison_too():
    game = imperium(
        me={
            "play": ["mac_pelagonia", "mac_orestis"],
            "garrison": {"mac_orestis": ["mac_haliacmon_valley"]},
            "hand": ["reg_jungle"],
        }
    )
    game.refuses("exhaust mac_power_b")
    assert game.lines("me")["power"] == 4


@pytest.mark.card("mac_alexander")
def test_alexander_draws_may_break_through_and_goes_to_history():
    game = imperium(me={"hand": ["mac_alexander"], "deck": ["mac_conquer"], "accession": False, "empire": True})
    game.play("play mac_alexander").asks(
        "me",
        "break-through",
        ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary", "done"],
    )
    game.answer("break-through tri_assyrians")
    game.expect(
        me={"hand": ["mac_conquer", "tri_assyrians"], "deck": [], "history": ["mac_alexander"], "actions": 2},
        middle=game.refilled("tri_assyrians", back=True),
    )


@pytest.mark.card("mac_parmenion")
def test_parmenion_plays_the_acquired_card_at_once_and_free():
    game = imperium(me={"empire": True, "hand": ["mac_parmenion"], "actions": 1})
    game.play("play mac_parmenion").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "done"])
    game.answer("tri_assyrians")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "discard": ["tri_assyrians"],
            "history": ["mac_parmenion"],
            "population": 3,
            "actions": 0,
        },
        middle=game.refilled("tri_assyrians"),
    )


@pytest.mark.card("mac_parmenion")
@pytest.mark.rules("IMP-FREEPLAY-04")
def test_parmenion_keeps_a_card_that_cannot_be_played():
    game = imperium(
        me={"empire": True, "hand": ["mac_parmenion"]},
        market=["reg_sacred_pass", "unc_elders", "civ_education", "unc_port", "unc_city"],
    )
    game.play("play mac_parmenion", "reg_sacred_pass")
    game.expect(
        me={"hand": ["reg_sacred_pass"], "history": ["mac_parmenion"], "actions": 2},
        middle=game.refilled("reg_sacred_pass"),
    )


@pytest.mark.card("mac_companion_cavalry")
def test_companion_cavalry_may_draw_when_a_region_is_played():
    game = imperium(
        me={"empire": True, "play": ["mac_companion_cavalry"], "hand": ["mac_orestis"], "deck": ["mac_glory"]}
    )
    game.play("play mac_orestis").asks("me", "react", ["mac_companion_cavalry", "done"]).answer("mac_companion_cavalry")
    game.asks("me", "garrison", ["done"]).answer("done")
    game.expect(
        me={
            "hand": ["mac_glory"],
            "deck": [],
            "play": ["mac_companion_cavalry", "mac_orestis"],
            "materials": 5,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["mac_companion_cavalry"],
        }
    )


@pytest.mark.card("mac_companion_cavalry")
def test_companion_cavalry_can_be_declined_and_is_not_offered_for_other_cards():
    game = imperium(me={"play": ["mac_companion_cavalry"], "hand": ["mac_orestis", "tri_assyrians"]})
    game.play("play tri_assyrians").asks("me", "action")
    game.expect(me={"hand": ["mac_orestis"], "discard": ["tri_assyrians"], "population": 3})
    game.play("play mac_orestis", "done")
    game.expect(me={"hand": [], "play": ["mac_companion_cavalry", "mac_orestis"], "materials": 5, "actions": 2})


@pytest.mark.card("mac_companion_cavalry", "mac_conquer")
@pytest.mark.rules("IMP-STATE-01", "IMP-PASSIVE-01")
def test_companion_cavalry_keeps_conquer_alive_in_an_empire():
    imperium(me={"empire": True, "hand": ["mac_conquer"]}).refuses("play mac_conquer")
    game = imperium(me={"empire": True, "hand": ["mac_conquer"], "play": ["mac_companion_cavalry"], "progress": 0})
    game.play("play mac_conquer").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe"])
    game.answer("reg_jungle")
    game.expect(
        me={"hand": ["reg_jungle"], "discard": ["mac_conquer"], "population": 0, "actions": 2},
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("mac_alexander_the_great")
@pytest.mark.rules("IMP-EXILE-08")
def test_alexander_the_great_acquires_two_regions_also_from_exile():
    game = imperium(
        me={"empire": True, "hand": ["mac_alexander_the_great"], "history": ["mac_alexander"]},
        exile=["reg_oasis", "unc_port"],
    )
    game.play("play mac_alexander_the_great").asks("me", "acquire", ["reg_jungle", "reg_steppe", "reg_oasis", "done"])
    game.answer("reg_oasis").asks("me", "acquire", ["reg_jungle", "reg_steppe", "done"]).answer("reg_steppe")
    game.expect(
        me={"hand": ["reg_oasis", "reg_steppe"], "history": ["mac_alexander", "mac_alexander_the_great"]},
        middle={**game.refilled("reg_steppe"), "exile": ["unc_port"]},
    )


@pytest.mark.card("mac_alexander_the_great")
def test_alexander_the_great_needs_the_young_alexander_in_history():
    game = imperium(me={"empire": True, "hand": ["mac_alexander_the_great"], "discard": ["mac_alexander"]})
    game.refuses("play mac_alexander_the_great")


@pytest.mark.card("mac_alexander_the_great")
@pytest.mark.rules("IMP-SINK-07")
def test_a_sunken_alexander_is_not_in_history():
    me = {"nation": "atlanteans", "hand": ["mac_alexander_the_great"], "history": ["mac_alexander"]}
    imperium(me=me).refuses("play mac_alexander_the_great")


@pytest.mark.card("mac_mosaics")
@pytest.mark.rules("IMP-EXHAUST-06")
def test_mosaics_pays_a_material_for_a_card_from_the_discard():
    game = imperium(me={"play": ["mac_mosaics"], "discard": ["mac_glory", "unr_unrest"]})
    game.play("exhaust mac_mosaics", "mac_glory")
    game.expect(
        me={
            "hand": ["mac_glory"],
            "discard": ["unr_unrest"],
            "materials": 2,
            "exhausts": 4,
            "exhausted": ["mac_mosaics"],
        }
    )
    poor = imperium(me={"play": ["mac_mosaics"], "discard": ["mac_glory"], "materials": 0, "progress": 0})
    poor.refuses("exhaust mac_mosaics")


@pytest.mark.card("mac_uxians")
@pytest.mark.rules("IMP-STEAL-01", "IMP-STEAL-02")
def test_uxians_steal_what_there_is_and_take_an_exhaust_token_back():
    game = imperium(
        me={"hand": ["mac_uxians"], "play": ["mac_mosaics"], "exhausted": ["mac_mosaics"], "exhausts": 4},
        you={"materials": 1},
        third={},
    )
    game.play("play mac_uxians").asks("me", "ready", ["mac_mosaics", "done"]).answer("mac_mosaics")
    game.expect(
        me={"hand": [], "discard": ["mac_uxians"], "materials": 6, "actions": 2, "exhausts": 5, "exhausted": []},
        you={"materials": 0},
        third={"materials": 1},
    )


@pytest.mark.card("mac_orestis", "mac_pelagonia", "mac_haliacmon_valley")
@pytest.mark.rules("IMP-EXAMPLE-05", "IMP-GARRISON-01")
@pytest.mark.parametrize(
    ("region", "gain"),
    [
        ("mac_orestis", {"materials": 5}),
        ("mac_pelagonia", {"population": 3}),
        ("mac_haliacmon_valley", {"population": 3}),
    ],
)
def test_macedonian_regions_gain_and_may_take_a_garrison_but_exile_nothing(region, gain):
    game = imperium(me={"hand": [region, "unr_unrest"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("done")
    game.expect(me={"hand": ["unr_unrest"], "play": [region], "actions": 2, **gain})
