"""The Carthaginians."""

import pytest

from kronika.games.imperium.scenario import USUAL_MARKET
from kronika.testing import imperium

GOODS = {"tri_assyrians": {"materials": 3, "progress": 1}}


@pytest.mark.card("car_power_a", "car_power_b")
@pytest.mark.rules("IMP-PASSIVE-02", "IMP-CLEANUP-03")
@pytest.mark.parametrize(("side", "materials"), [("a", 1), ("b", 2)])
def test_in_cleanup_materials_go_on_a_market_card_instead_of_progress(side, materials):
    game = imperium(me={"nation": "carthaginians", "side": side, "hand": ["car_glory"] * 5}, phase="cleanup")
    game.play("place unc_elders")
    game.expect(middle={"tokens": {"unc_elders": {"materials": materials}}})


@pytest.mark.card("car_power_a", "car_power_b")
@pytest.mark.parametrize(
    ("side", "materials", "points"), [("a", 17, 2), ("a", 18, 3), ("a", 99, 10), ("b", 17, 5), ("b", 33, 10)]
)
def test_the_power_card_scores_materials(side, materials, points):
    game = imperium(me={"nation": "carthaginians", "side": side, "materials": materials})
    assert game.lines("me")["power"] == points


@pytest.mark.card("car_power_a")
def test_side_a_doubles_the_materials_of_an_acquired_card():
    game = imperium(me={"nation": "carthaginians", "side": "a", "hand": ["car_conquer"]}, tokens=GOODS)
    game.play("play car_conquer", "choose acquire", "tri_assyrians").asks("me", "react", ["car_power_a", "done"])
    game.answer("car_power_a")
    game.expect(
        me={
            "hand": ["tri_assyrians", "unr_unrest"],
            "discard": ["car_conquer"],
            "materials": 9,
            "population": 0,
            "progress": 2,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["car_power_a"],
        },
        middle=game.refilled("tri_assyrians"),
    )


@pytest.mark.card("car_power_a")
def test_side_a_doubles_after_breaking_through_too_but_can_be_declined():
    me = {"nation": "carthaginians", "side": "a", "hand": ["car_conquer"], "population": 3}
    game = imperium(me=me, tokens=GOODS)
    game.play("play car_conquer", "choose break-through", "break-through tri_assyrians")
    game.asks("me", "react", ["car_power_a", "done"]).answer("done")
    game.expect(
        me={
            "hand": ["tri_assyrians"],
            "discard": ["car_conquer"],
            "materials": 6,
            "population": 0,
            "progress": 2,
            "actions": 2,
        },
        middle=game.refilled("tri_assyrians", back=True),
    )


@pytest.mark.card("car_power_a", "car_conquer")
@pytest.mark.parametrize("taken", ["reg_jungle", "reg_steppe"])
def test_side_a_waits_for_materials_other_tokens_do_not_set_it_off(taken):
    game = imperium(
        me={"nation": "carthaginians", "side": "a", "hand": ["car_conquer"]},
        tokens={"reg_jungle": {"progress": 2, "population": 1}, **GOODS},
    )
    game.play("play car_conquer", "choose acquire", taken).asks("me", "action")


@pytest.mark.card("car_power_a")
@pytest.mark.rules("IMP-EXHAUST-08")
def test_side_a_is_not_offered_in_an_innovate_turn():
    game = imperium(me={"nation": "carthaginians", "side": "a"}, tokens=GOODS)
    game.play("innovate", "break-through tri_assyrians").asks("me", "place")
    game.expect(
        me={"hand": ["tri_assyrians"], "materials": 6, "progress": 2}, middle=game.refilled("tri_assyrians", back=True)
    )


@pytest.mark.card("car_elephants")
@pytest.mark.rules("IMP-GARRISON-08", "IMP-EACH-04")
def test_elephants_drive_everybody_from_a_region_and_break_through():
    game = imperium(
        me={"empire": True, "hand": ["car_elephants"], "play": ["reg_forest"]},
        you={"play": ["rom_dalmatia", "rom_raetia", "rom_city_of_rome"], "garrison": {"rom_dalmatia": ["unr_unrest"]}},
        third={"play": ["gre_peloponnese"]},
    )
    game.play("play car_elephants").asks("you", "abandon", ["rom_dalmatia", "rom_raetia"]).answer("rom_dalmatia")
    game.asks(
        "me", "break-through", ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary", "done"]
    )
    game.answer("deck region")
    game.expect(
        me={"hand": ["reg_forest"], "history": ["car_elephants"], "actions": 2},
        you={
            "play": ["rom_raetia", "rom_city_of_rome"],
            "discard": ["rom_dalmatia", "unr_unrest"],
            "garrison": {},
        },
        third={"play": [], "discard": ["gre_peloponnese"]},
        middle={"region": ["reg_hills"]},
    )


@pytest.mark.card("car_elephants")
@pytest.mark.rules("IMP-ATTACK-02")
def test_elephants_go_to_history_though_nobody_has_a_region_and_nothing_is_wanted():
    game = imperium(me={"empire": True, "hand": ["car_elephants"]})
    game.play("play car_elephants", "done")
    game.expect(me={"hand": [], "history": ["car_elephants"], "actions": 2})
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("car_hegemony")
@pytest.mark.rules("IMP-EACH-01", "IMP-EACH-03")
def test_hegemony_pays_to_acquire_and_lets_everybody_draw():
    game = imperium(
        me={"empire": True, "hand": ["car_hegemony"], "deck": ["car_glory"]},
        you={"deck": ["rom_glory"]},
        third={"deck": ["gre_glory"]},
    )
    game.play("play car_hegemony").asks("me", "acquire", USUAL_MARKET).answer("civ_education")
    game.asks("me", "draw", ["draw", "done"]).answer("draw").asks("you", "draw").answer("done")
    game.asks("third", "draw").answer("draw")
    game.expect(
        me={
            "hand": ["civ_education", "unr_unrest", "car_glory"],
            "deck": [],
            "discard": ["car_hegemony"],
            "materials": 1,
            "actions": 2,
        },
        third={"hand": ["gre_glory"], "deck": []},
        middle=game.refilled("civ_education"),
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("car_hegemony")
def test_hegemony_needs_two_materials():
    imperium(me={"empire": True, "hand": ["car_hegemony"], "materials": 1, "progress": 0}).refuses("play car_hegemony")


@pytest.mark.card("car_hannibal")
@pytest.mark.rules("IMP-HISTORY-02", "IMP-HISTORY-04")
def test_hannibal_acquires_draws_and_brings_a_card_back_from_history():
    game = imperium(
        me={
            "empire": True,
            "hand": ["car_hannibal"],
            "deck": ["car_glory"],
            "history": ["car_dido_queen_of_carthage", "unr_unrest"],
        }
    )
    game.play("play car_hannibal").asks(
        "me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe", "done"]
    )
    game.answer("reg_steppe").asks("me", "draw", ["draw", "done"]).answer("draw")
    game.asks("me", "take", ["car_dido_queen_of_carthage", "unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["reg_steppe", "car_glory", "unr_unrest"],
            "deck": [],
            "history": ["car_dido_queen_of_carthage", "car_hannibal"],
            "actions": 2,
        },
        middle=game.refilled("reg_steppe"),
    )
    assert [story["card"] for story in game.told("you", "took")] == [None]
    assert [story["card"] for story in game.told("me", "took")] == ["unr_unrest"]


@pytest.mark.card("car_hannibal")
def test_hannibal_leaves_everything_to_the_player_and_cannot_bring_himself_back():
    game = imperium(me={"empire": True, "hand": ["car_hannibal"], "deck": ["car_glory"]})
    game.play("play car_hannibal", "done", "done")
    game.expect(me={"hand": [], "history": ["car_hannibal"], "actions": 2})
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("car_hannibal")
@pytest.mark.rules("IMP-SINK-07")
def test_a_sunken_pile_is_no_history_for_hannibal():
    game = imperium(me={"nation": "atlanteans", "hand": ["car_hannibal"], "history": ["unr_unrest"]})
    game.play("play car_hannibal", "done", "done").asks("me", "action")
    game.expect(me={"hand": [], "discard": ["car_hannibal"], "actions": 2})


@pytest.mark.card("car_trading_ships")
@pytest.mark.rules("IMP-RECALL-01")
def test_trading_ships_recall_a_watered_or_sown_region_for_a_card_with_materials():
    game = imperium(
        me={
            "empire": True,
            "play": ["car_trading_ships", "car_iberia", "car_balearic_islands", "car_mauretania"],
            "garrison": {"car_iberia": ["unr_unrest"]},
        },
        tokens={**GOODS, "unc_elders": {"progress": 2}, "reg_jungle": {"materials": 1}},
        exile=["reg_oasis"],
    )
    game.play("exhaust car_trading_ships").asks("me", "recall", ["car_iberia", "car_balearic_islands"])
    game.answer("car_iberia").asks("me", "acquire", ["reg_jungle", "tri_assyrians"]).answer("tri_assyrians")
    game.expect(
        me={
            "hand": ["car_iberia", "unr_unrest", "tri_assyrians", "unr_unrest"],
            "play": ["car_trading_ships", "car_balearic_islands", "car_mauretania"],
            "garrison": {},
            "materials": 6,
            "progress": 2,
            "exhausts": 4,
            "exhausted": ["car_trading_ships"],
        },
        middle=game.refilled("tri_assyrians"),
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("car_trading_ships")
def test_trading_ships_need_a_region_with_a_drop_or_wheat():
    game = imperium(me={"play": ["car_trading_ships", "car_mauretania"], "hand": ["car_iberia"]}, tokens=GOODS)
    game.refuses("exhaust car_trading_ships")


@pytest.mark.card("car_trading_ships")
@pytest.mark.rules("IMP-ACQUIRE-06")
def test_trading_ships_only_recall_where_no_card_has_materials():
    game = imperium(me={"play": ["car_trading_ships", "car_iberia"]}, tokens={"reg_jungle": {"progress": 3}})
    game.play("exhaust car_trading_ships")
    game.expect(
        me={
            "hand": ["car_iberia"],
            "play": ["car_trading_ships"],
            "exhausts": 4,
            "exhausted": ["car_trading_ships"],
        }
    )


@pytest.mark.card("car_trading_ships")
@pytest.mark.rules("IMP-CARDNOTE-04")
@pytest.mark.parametrize(
    ("region", "watcher"), [("car_iberia", "unc_domestication"), ("car_balearic_islands", "unc_shaduf")]
)
def test_the_materials_of_trading_ships_come_from_the_recalled_region(region, watcher):
    game = imperium(me={"play": ["car_trading_ships", region, "unc_domestication", "unc_shaduf"]}, tokens=GOODS)
    game.play("exhaust car_trading_ships").asks("me", "react", [watcher, "done"])


@pytest.mark.card("car_caravans")
def test_caravans_pay_and_discard_for_a_card_with_materials():
    game = imperium(
        me={"play": ["car_caravans"], "hand": ["car_glory", "unr_unrest"]},
        tokens={**GOODS, "reg_jungle": {"materials": 1}, "reg_steppe": {"progress": 1}},
    )
    game.play("exhaust car_caravans").asks("me", "discard", ["car_glory", "unr_unrest"]).answer("unr_unrest")
    game.asks("me", "acquire", ["reg_jungle", "tri_assyrians"]).answer("reg_jungle")
    game.expect(
        me={
            "hand": ["car_glory", "reg_jungle"],
            "discard": ["unr_unrest"],
            "materials": 1,
            "exhausts": 4,
            "exhausted": ["car_caravans"],
        },
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("car_caravans")
@pytest.mark.parametrize("short", [{"hand": []}, {"materials": 0}])
def test_caravans_need_three_materials_and_a_card(short):
    game = imperium(me={"play": ["car_caravans"], "hand": ["car_glory"], **short}, tokens=GOODS)
    game.refuses("exhaust car_caravans")


@pytest.mark.card("car_dido_queen_of_carthage")
def test_dido_acquires_a_region_and_plays_it_at_once():
    game = imperium(me={"hand": ["car_dido_queen_of_carthage"], "actions": 1})
    game.play("play car_dido_queen_of_carthage").asks("me", "acquire", ["reg_jungle", "reg_steppe", "done"])
    game.answer("reg_jungle").asks("me", "exile").answer("reg_steppe")
    game.expect(
        me={
            "hand": [],
            "play": ["reg_jungle"],
            "history": ["car_dido_queen_of_carthage"],
            "population": 4,
            "actions": 0,
        },
        middle={
            "market": ["reg_forest", "unc_elders", "civ_education", "tri_assyrians", "reg_oasis"],
            "region": ["reg_hills"],
            "main": ["unc_port", "civ_temple", "tri_aksumites"],
            "exile": ["reg_steppe"],
        },
    )


@pytest.mark.card("car_dido_queen_of_carthage")
def test_dido_can_do_without_a_region():
    game = imperium(me={"hand": ["car_dido_queen_of_carthage"]})
    game.play("play car_dido_queen_of_carthage", "done")
    game.expect(me={"hand": [], "history": ["car_dido_queen_of_carthage"], "population": 3, "actions": 2})


@pytest.mark.card("car_carthaginian_traders")
def test_traders_put_goods_on_the_market_and_a_card_into_history():
    game = imperium(me={"hand": ["car_carthaginian_traders", "unr_unrest"], "discard": ["car_glory"], "actions": 0})
    game.play("play car_carthaginian_traders").asks("me", "place", USUAL_MARKET).answer("reg_steppe")
    game.asks("me", "history", ["unr_unrest", "car_glory", "done"]).answer("unr_unrest")
    game.expect(
        me={"hand": [], "discard": ["car_carthaginian_traders", "car_glory"], "history": ["unr_unrest"]},
        middle={"tokens": {"reg_steppe": {"materials": 1}}},
    )


@pytest.mark.card("car_carthaginian_traders")
def test_traders_may_take_the_card_from_the_discard_or_none():
    me = {"hand": ["car_carthaginian_traders"], "discard": ["car_glory"]}
    placed = {"tokens": {"reg_jungle": {"materials": 1}}}
    game = imperium(me=me)
    game.play("play car_carthaginian_traders", "place reg_jungle", "history car_glory")
    game.expect(
        me={"hand": [], "discard": ["car_carthaginian_traders"], "history": ["car_glory"]},
        middle=placed,
    )
    game = imperium(me=me)
    game.play("play car_carthaginian_traders", "place reg_jungle", "done")
    game.expect(me={"hand": [], "discard": ["car_carthaginian_traders", "car_glory"]}, middle=placed)


@pytest.mark.card("car_monopoly")
@pytest.mark.parametrize(("materials", "points"), [(14, 2), (15, 3), (60, 10)])
def test_monopoly_scores_materials(materials, points):
    game = imperium(me={"hand": ["car_monopoly"], "materials": materials})
    assert game.lines("me")["nation"] == points


@pytest.mark.card("car_iberia", "car_balearic_islands", "car_mauretania")
@pytest.mark.parametrize(
    ("region", "gain", "coins"),
    [("car_iberia", {}, 1), ("car_balearic_islands", {}, 2), ("car_mauretania", {"materials": 5}, 1)],
)
def test_carthaginian_regions_take_a_garrison_and_have_their_coins(region, gain, coins):
    game = imperium(me={"hand": [region, "unr_unrest", "car_prosperity"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "car_prosperity", "done"]).answer("unr_unrest")
    game.expect(
        me={"hand": ["car_prosperity"], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gain}
    )
    game.play("play car_prosperity", "done", "done", "materials-for-coins")
    game.expect(
        me={
            "hand": [],
            "discard": ["car_prosperity"],
            "materials": int(gain.get("materials", 3)) + coins,
            "actions": 1,
        }
    )


@pytest.mark.card("car_berbers")
def test_berbers_bring_two_population():
    game = imperium(me={"hand": ["car_berbers"]})
    game.play("play car_berbers")
    game.expect(me={"hand": [], "discard": ["car_berbers"], "population": 4, "actions": 2})
