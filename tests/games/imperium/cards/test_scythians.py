"""The Scythians."""

import pytest

from kronika.testing import imperium


@pytest.mark.card("scy_power_a", "scy_power_b")
@pytest.mark.parametrize(
    ("side", "materials", "regions", "points"),
    [("a", 11, 6, 1), ("a", 12, 0, 2), ("a", 70, 0, 10), ("b", 5, 5, 2), ("b", 6, 6, 4), ("b", 24, 12, 10)],
)
def test_the_power_card_scores_materials_and_side_b_regions_too(side, materials, regions, points):
    game = imperium(
        me={"nation": "scythians", "side": side, "materials": materials, "history": ["scy_caucasia"] * regions}
    )
    assert game.lines("me")["power"] == points


@pytest.mark.card("scy_power_a")
def test_side_a_takes_unrest_and_an_action_to_break_through_for_a_region():
    game = imperium(me={"nation": "scythians", "side": "a"})
    game.play("exhaust scy_power_a").asks("me", "break-through", ["reg_jungle", "reg_steppe", "deck region"])
    game.answer("reg_jungle")
    game.expect(
        me={
            "hand": ["unr_unrest", "reg_jungle"],
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["scy_power_a"],
        },
        middle={**game.refilled("reg_jungle"), "unrest": 11},
    )
    imperium(me={"nation": "scythians", "side": "a", "actions": 0}).refuses("exhaust scy_power_a")


@pytest.mark.card("scy_power_a")
@pytest.mark.rules("IMP-COLLAPSE-01", "IMP-END-09")
def test_side_a_can_bring_the_collapse_and_then_finds_no_region():
    game = imperium(me={"nation": "scythians", "side": "a"}, unrest=1)
    game.play("exhaust scy_power_a").wins("you")


@pytest.mark.card("scy_power_b")
def test_side_b_has_no_ability():
    imperium(me={"nation": "scythians"}).refuses("exhaust scy_power_b")


@pytest.mark.card("scy_glory")
@pytest.mark.rules("IMP-ACCESSION-01")
def test_glory_is_the_accession_card_of_the_scythians():
    game = imperium(me={"nation": "scythians", "play": ["scy_tamga"], "hand": ["scy_conquer"]})
    game.play("exhaust scy_tamga")
    assert game.position()["me"]["empire"]
    assert sorted(game.names(game.table.hand[0])) == ["scy_conquer", "scy_glory"]


@pytest.mark.card("scy_ateas")
def test_ateas_may_acquire_a_region_and_return_unrest():
    game = imperium(me={"empire": True, "hand": ["scy_ateas", "unr_unrest", "scy_glory"]})
    game.play("play scy_ateas").asks("me", "acquire", ["reg_jungle", "reg_steppe", "done"]).answer("reg_steppe")
    game.asks("me", "return-unrest", ["hand", "done"]).answer("hand")
    game.expect(
        me={"hand": ["scy_glory", "reg_steppe"], "history": ["scy_ateas"], "actions": 2},
        middle={**game.refilled("reg_steppe"), "unrest": 13},
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("scy_ateas")
def test_ateas_may_do_neither():
    game = imperium(me={"empire": True, "hand": ["scy_ateas", "unr_unrest"]})
    game.play("play scy_ateas", "done", "done")
    game.expect(me={"hand": ["unr_unrest"], "history": ["scy_ateas"], "actions": 2})


@pytest.mark.card("scy_kurgans")
@pytest.mark.rules("IMP-EXHAUST-05")
def test_kurgans_bury_a_discarded_card():
    game = imperium(me={"play": ["scy_kurgans"], "discard": ["unr_unrest", "scy_conquer"], "hand": ["scy_glory"]})
    game.play("exhaust scy_kurgans").asks("me", "history", ["unr_unrest", "scy_conquer"]).answer("unr_unrest")
    game.expect(
        me={
            "discard": ["scy_conquer"],
            "history": ["unr_unrest"],
            "exhausts": 4,
            "exhausted": ["scy_kurgans"],
        }
    )
    imperium(me={"play": ["scy_kurgans"], "hand": ["scy_glory"]}).refuses("exhaust scy_kurgans")


@pytest.mark.card("scy_kurgans")
@pytest.mark.rules("IMP-CLEANUP-12")
def test_kurgans_make_the_hand_larger():
    game = imperium(me={"play": ["scy_kurgans"], "deck": ["scy_glory"] * 8}, phase="cleanup")
    game.play("place reg_jungle")
    game.expect(
        me={"hand": ["scy_glory"] * 6, "deck": ["scy_glory"] * 2},
        middle={"tokens": {"reg_jungle": {"progress": 1}}},
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("scy_jewellery")
@pytest.mark.rules("IMP-GARRISON-03")
def test_jewellery_is_only_worth_points():
    for empire in (False, True):
        game = imperium(me={"empire": empire, "hand": ["scy_jewellery", "scy_caucasia"]})
        game.refuses("play scy_jewellery").play("play scy_caucasia").asks("me", "garrison", ["done"])
        assert game.lines("me")["nation"] == 7


@pytest.mark.card("scy_tamga")
def test_tamga_trades_a_card_for_two():
    game = imperium(
        me={"play": ["scy_tamga"], "hand": ["scy_glory", "unr_unrest"], "deck": ["scy_conquer", "scy_advance"]}
    )
    game.play("exhaust scy_tamga").asks("me", "discard", ["scy_glory", "unr_unrest"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["scy_glory", "scy_conquer", "scy_advance"],
            "deck": [],
            "discard": ["unr_unrest"],
            "exhausts": 4,
            "exhausted": ["scy_tamga"],
        }
    )
    imperium(me={"play": ["scy_tamga"], "deck": ["scy_conquer"]}).refuses("exhaust scy_tamga")


@pytest.mark.card("scy_tamga")
@pytest.mark.rules("IMP-GARRISON-12")
def test_tamga_scores_every_second_region():
    game = imperium(
        me={
            "play": ["scy_tamga", "scy_caucasia"],
            "garrison": {"scy_caucasia": ["scy_tian_shan"]},
            "hand": ["reg_jungle"],
            "discard": ["reg_oasis", "reg_steppe"],
        }
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("scy_raiders")
@pytest.mark.rules("IMP-STEAL-01")
def test_raiders_draw_make_opponents_recall_and_steal_from_empires():
    game = imperium(
        me={"hand": ["scy_raiders"], "deck": ["scy_glory", "scy_conquer", "scy_advance"], "actions": 0},
        you={"nation": "celts", "play": ["cel_celtica", "cel_armorica", "cel_chainmail"], "empire": True},
        third={"play": ["gre_peloponnese"]},
        fourth={"empire": True, "population": 0},
    )
    game.play("play scy_raiders").asks("you", "recall", ["cel_celtica", "cel_armorica"]).answer("cel_armorica")
    game.expect(
        me={
            "hand": ["scy_glory", "scy_conquer"],
            "deck": ["scy_advance"],
            "discard": ["scy_raiders"],
            "population": 3,
        },
        you={"hand": ["cel_armorica"], "play": ["cel_celtica", "cel_chainmail"], "population": 1},
        third={"hand": ["gre_peloponnese"], "play": []},
    )
    imperium(me={"hand": ["scy_raiders"], "empire": True}).refuses("play scy_raiders")


@pytest.mark.card("scy_nomads", "scy_nomads_barbarian")
@pytest.mark.rules("IMP-GARRISON-07")
@pytest.mark.parametrize("card", ["scy_nomads", "scy_nomads_barbarian"])
def test_nomads_let_everybody_draw_and_count_coins(card):
    game = imperium(
        me={
            "hand": [card],
            "deck": ["scy_glory"],
            "play": ["scy_pontic_steppe", "scy_caucasia", "scy_tian_shan", "scy_tarim_basin"],
            "garrison": {"scy_tian_shan": ["reg_oasis"]},
        },
        you={"deck": ["rom_glory"]},
    )
    game.play(f"play {card}").asks("me", "draw", ["draw", "done"]).answer("done").asks("you", "draw").answer("draw")
    game.expect(
        me={"hand": [], "discard": [card], "materials": 6, "actions": 2},
        you={"hand": ["rom_glory"], "deck": []},
    )


@pytest.mark.card("scy_nomads", "scy_nomads_barbarian")
@pytest.mark.rules("IMP-CARDNOTE-06")
def test_only_one_version_of_the_nomads_serves_an_empire():
    game = imperium(me={"empire": True, "hand": ["scy_nomads", "scy_nomads_barbarian"]})
    game.offers("play scy_nomads").refuses("play scy_nomads_barbarian")


@pytest.mark.card("scy_nomads")
@pytest.mark.rules("IMP-CARDNOTE-08")
def test_the_coins_of_a_watered_region_can_be_used_with_a_shaduf():
    game = imperium(me={"hand": ["scy_nomads"], "play": ["reg_river", "unc_shaduf", "unc_domestication"]})
    game.play("play scy_nomads", "done", "done").asks("me", "react", ["unc_shaduf", "done"])


@pytest.mark.card("scy_mounted_archers")
@pytest.mark.rules("IMP-EXHAUST-09", "IMP-EXHAUST-10", "IMP-ATTACK-03")
def test_mounted_archers_let_their_owner_ignore_what_they_like_of_an_attack():
    game = imperium(
        me={"hand": ["scy_raiders"], "deck": ["scy_glory", "scy_conquer"]},
        you={
            "nation": "celts",
            "play": ["scy_mounted_archers", "cel_celtica", "cel_armorica", "civ_coinage"],
            "empire": True,
        },
    )
    game.play("play scy_raiders").asks("you", "protect", ["scy_mounted_archers", "done"]).answer("scy_mounted_archers")
    game.asks("you", "ignore", ["ignore", "done"]).answer("ignore").asks("you", "ignore").answer("done")
    game.expect(
        me={"hand": ["scy_glory", "scy_conquer"], "deck": [], "discard": ["scy_raiders"], "population": 3},
        you={"population": 1, "exhausts": 4, "exhausted": ["scy_mounted_archers"]},
    )


@pytest.mark.card("scy_mounted_archers")
@pytest.mark.parametrize(
    "spent", [{"exhausted": ["scy_mounted_archers"]}, {"exhausts": 0}, {"garrison": {"cel_celtica": ["cel_glory"]}}]
)
def test_mounted_archers_need_a_token_and_may_be_spared(spent):
    you = {"nation": "celts", "play": ["scy_mounted_archers", "cel_celtica"], **spent}
    game = imperium(me={"hand": ["cel_boudicca"]}, you=you)
    game.play("play cel_boudicca")
    if "garrison" in spent:
        game.asks("you", "protect").answer("done")
    game.asks("me", "action")
    game.expect(
        me={"hand": [], "history": ["cel_boudicca"], "progress": 2, "actions": 2},
        you={
            "play": ["scy_mounted_archers"],
            "discard": ["cel_celtica", *(["cel_glory"] if "garrison" in spent else [])],
            "garrison": {},
        },
    )


@pytest.mark.card("scy_mounted_archers")
def test_mounted_archers_do_nothing_in_their_owners_turn():
    imperium(me={"play": ["scy_mounted_archers"], "hand": ["cel_boudicca"]}).refuses("exhaust scy_mounted_archers")


@pytest.mark.card("scy_mounted_archers")
def test_mounted_archers_may_turn_a_material_into_population_at_solstice():
    game = imperium(me={"play": ["scy_mounted_archers"]}, phase="solstice")
    game.asks("me", "pay", ["pay", "done"]).answer("pay")
    game.expect(me={"materials": 2, "population": 3})
    imperium(me={"play": ["scy_mounted_archers"]}, phase="solstice").play("done").unchanged()
    poor = imperium(me={"play": ["scy_mounted_archers"], "materials": 0, "progress": 0}, phase="solstice")
    poor.asks("me", "action").unchanged()


@pytest.mark.card("scy_tents")
def test_tents_may_bring_population_when_a_region_is_played():
    game = imperium(me={"play": ["scy_tents"], "hand": ["car_iberia", "car_berbers", "per_zagros"]})
    game.play("play car_berbers").asks("me", "action").play("play car_iberia")
    game.asks("me", "react", ["scy_tents", "done"]).answer("scy_tents").answer("done")
    game.expect(
        me={
            "hand": ["per_zagros"],
            "discard": ["car_berbers"],
            "play": ["scy_tents", "car_iberia"],
            "population": 5,
            "actions": 1,
            "exhausts": 4,
            "exhausted": ["scy_tents"],
        }
    )
    game.play("play per_zagros").asks("me", "action")


@pytest.mark.card("scy_tents")
def test_tents_may_be_struck_at_solstice():
    me = {
        "play": ["scy_tents", "scy_caucasia", "scy_tian_shan"],
        "garrison": {"scy_caucasia": ["unr_unrest"]},
        "empire": True,
    }
    game = imperium(me=me, phase="solstice")
    game.asks("me", "recall", ["scy_caucasia", "scy_tian_shan", "done"]).answer("scy_caucasia")
    game.expect(me={"hand": ["scy_caucasia", "unr_unrest"], "play": ["scy_tents", "scy_tian_shan"], "garrison": {}})
    imperium(me=me, phase="solstice").play("done").unchanged()
    imperium(me={"play": ["scy_tents"]}, phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("scy_pontic_steppe", "scy_caucasia", "scy_carpathian_mountains", "scy_tian_shan")
@pytest.mark.parametrize("region", ["scy_pontic_steppe", "scy_caucasia", "scy_carpathian_mountains", "scy_tian_shan"])
def test_scythian_regions_bring_population_and_take_a_garrison(region):
    game = imperium(me={"hand": [region, "unr_unrest", "scy_glory"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["scy_glory"],
            "play": [region],
            "garrison": {region: ["unr_unrest"]},
            "population": 3,
            "actions": 2,
        }
    )


@pytest.mark.card("scy_carpathian_mountains", "scy_tian_shan", "scy_caucasia", "scy_pontic_steppe")
@pytest.mark.rules("IMP-STATE-01")
def test_the_mountains_of_the_scythians_are_for_barbarians():
    game = imperium(
        me={
            "empire": True,
            "hand": ["scy_carpathian_mountains", "scy_tian_shan", "scy_caucasia", "scy_pontic_steppe"],
        }
    )
    game.refuses("play scy_carpathian_mountains", "play scy_tian_shan")
    game.offers("play scy_caucasia", "play scy_pontic_steppe")


@pytest.mark.card("scy_city_of_gelonus")
def test_gelonus_is_worth_two_points():
    assert imperium(me={"discard": ["scy_city_of_gelonus"]}).lines("me")["nation"] == 2
