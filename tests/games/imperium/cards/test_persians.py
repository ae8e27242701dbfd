"""The Persians."""

import pytest

from kronika.testing import imperium


@pytest.mark.card("per_power_a", "per_power_b")
@pytest.mark.parametrize(("side", "points"), [("a", 1), ("b", 4)])
def test_the_power_card_scores_tributaries(side, points):
    game = imperium(
        me={
            "nation": "persians",
            "side": side,
            "hand": ["per_lydians", "unc_elders"],
            "history": ["per_median_empire", "per_babylonians"],
            "discard": ["tri_assyrians"],
        }
    )
    assert game.lines("me")["power"] == points
    many = imperium(me={"nation": "persians", "side": side, "history": ["per_lydians"] * 35})
    assert many.lines("me")["power"] == 10


@pytest.mark.card("per_power_a")
def test_side_a_pays_and_puts_two_cards_on_the_deck_to_break_through_for_a_tributary():
    game = imperium(
        me={
            "nation": "persians",
            "side": "a",
            "hand": ["per_glory", "per_advance", "unr_unrest"],
            "deck": ["per_conquer"],
        }
    )
    game.play("exhaust per_power_a").asks("me", "top-deck", ["per_glory", "per_advance", "unr_unrest"])
    game.answer("unr_unrest").asks("me", "top-deck", ["per_glory", "per_advance"]).answer("per_advance")
    game.asks("me", "break-through", ["tri_assyrians", "deck tributary"]).answer("deck tributary")
    game.expect(
        me={
            "hand": ["per_glory", "tri_aksumites"],
            "deck": ["per_advance", "unr_unrest", "per_conquer"],
            "population": 1,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["per_power_a"],
        },
        middle={"main": ["civ_temple", "reg_oasis", "unc_port"]},
    )


@pytest.mark.card("per_power_a")
@pytest.mark.parametrize("short", [{"actions": 0}, {"hand": ["per_glory"]}, {"population": 0, "progress": 0}])
def test_side_a_needs_an_action_two_cards_and_population(short):
    game = imperium(me={"nation": "persians", "side": "a", "hand": ["per_glory", "per_advance"], **short})
    game.refuses("exhaust per_power_a")


@pytest.mark.card("per_power_b")
def test_side_b_has_no_ability():
    imperium(me={"nation": "persians", "hand": ["per_glory", "per_advance"]}).refuses("exhaust per_power_b")


@pytest.mark.card("per_battering_ram")
@pytest.mark.rules("IMP-EACH-04")
def test_the_battering_ram_breaks_a_city_of_every_opponent_but_no_metropolis():
    game = imperium(
        me={"empire": True, "hand": ["per_battering_ram"], "play": ["per_city_of_persepolis"]},
        you={"play": ["rom_city_of_rome", "unc_city", "civ_metropolis", "rom_dalmatia"]},
        third={"play": ["civ_metropolis", "gre_peloponnese"]},
    )
    game.play("play per_battering_ram").asks("you", "abandon", ["rom_city_of_rome", "unc_city"]).answer("unc_city")
    game.asks(
        "me", "break-through", ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary", "done"]
    )
    game.answer("tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians"], "discard": ["per_battering_ram"], "actions": 2},
        you={"play": ["rom_city_of_rome", "civ_metropolis", "rom_dalmatia"], "discard": ["unc_city"]},
        middle=game.refilled("tri_assyrians", back=True),
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("per_battering_ram")
def test_the_battering_ram_need_not_break_through():
    game = imperium(me={"empire": True, "hand": ["per_battering_ram"]})
    game.play("play per_battering_ram", "done")
    game.expect(me={"hand": [], "discard": ["per_battering_ram"], "actions": 2})


@pytest.mark.card("per_satrap")
@pytest.mark.rules("IMP-GAIN-03")
def test_the_satrap_sells_an_action():
    game = imperium(me={"empire": True, "hand": ["per_satrap"], "progress": 0})
    game.play("play per_satrap")
    game.expect(me={"hand": [], "discard": ["per_satrap"], "materials": 0, "actions": 4})
    assert game.lines("me")["nation"] == 3
    imperium(me={"empire": True, "hand": ["per_satrap"], "materials": 2, "progress": 0}).refuses("play per_satrap")


@pytest.mark.card("per_persian_gold")
@pytest.mark.rules("IMP-EACH-01", "IMP-EACH-02")
def test_persian_gold_makes_everybody_rich_and_the_others_restless():
    game = imperium(me={"empire": True, "hand": ["per_persian_gold"]}, you={}, third={})
    game.play("play per_persian_gold")
    game.expect(
        me={"hand": [], "discard": ["per_persian_gold"], "materials": 5, "progress": 2, "actions": 2},
        you={"materials": 5, "hand": ["unr_unrest"]},
        third={"materials": 5, "hand": ["unr_unrest"]},
        middle={"unrest": 10},
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("per_persian_gold")
@pytest.mark.rules("IMP-ATTACK-03")
@pytest.mark.parametrize(("answer", "hand", "unrest"), [("ignore", [], 12), ("done", ["unr_unrest"], 11)])
def test_who_is_protected_keeps_the_persian_gold_and_may_ignore_the_unrest(answer, hand, unrest):
    game = imperium(me={"empire": True, "hand": ["per_persian_gold"]}, you={"play": ["reg_fortified_region"]})
    game.play("play per_persian_gold", "protect reg_fortified_region").asks("you", "ignore", ["ignore", "done"])
    game.answer(answer)
    game.expect(
        me={"hand": [], "discard": ["per_persian_gold"], "materials": 5, "progress": 2, "actions": 2},
        you={
            "materials": 5,
            "population": 1,
            "hand": hand,
            "exhausts": 4,
            "exhausted": ["reg_fortified_region"],
        },
        middle={"unrest": unrest},
    )


@pytest.mark.card("per_arachosia")
def test_arachosia_may_put_a_discarded_card_into_history():
    game = imperium(me={"hand": ["per_arachosia", "unr_unrest"], "discard": ["per_glory", "per_advance"]})
    game.play("play per_arachosia").asks("me", "history", ["per_glory", "per_advance", "done"]).answer("per_advance")
    game.asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": [],
            "discard": ["per_glory"],
            "history": ["per_advance"],
            "play": ["per_arachosia"],
            "garrison": {"per_arachosia": ["unr_unrest"]},
            "actions": 2,
        }
    )
    game = imperium(me={"hand": ["per_arachosia"], "discard": ["per_glory"]})
    game.play("play per_arachosia", "done")
    game.expect(me={"hand": [], "play": ["per_arachosia"], "actions": 2})


@pytest.mark.card("per_nisaean_plain", "per_bactria", "per_zagros")
@pytest.mark.parametrize(
    ("region", "gain"), [("per_nisaean_plain", {}), ("per_bactria", {"materials": 6}), ("per_zagros", {})]
)
def test_persian_regions_gain_and_take_a_garrison(region, gain):
    game = imperium(me={"hand": [region, "unr_unrest", "per_glory"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={"hand": ["per_glory"], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gain}
    )


@pytest.mark.card("per_nisaean_plain", "per_windmills", "per_zagros", "per_bactria", "per_arachosia")
@pytest.mark.rules("IMP-CARD-08")
def test_windmills_turn_one_of_the_two_wheats_of_the_nisaean_plain_into_three_coins():
    game = imperium(
        me={
            "hand": ["per_prosperity", "cel_celtic_gold"],
            "play": ["per_windmills", "per_nisaean_plain", "per_zagros", "per_bactria", "per_arachosia"],
        }
    )
    game.play("exhaust per_windmills", "play per_prosperity", "done", "done", "materials-for-coins")
    game.expect(
        me={
            "hand": ["cel_celtic_gold"],
            "discard": ["per_prosperity"],
            "materials": 8,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["per_windmills"],
        }
    )
    game.play("play cel_celtic_gold")
    game.expect(
        me={"hand": [], "discard": ["per_prosperity", "cel_celtic_gold"], "materials": 12, "actions": 1},
        you={"materials": 4},
    )


@pytest.mark.card("per_windmills")
def test_windmills_are_played_free():
    game = imperium(me={"empire": True, "hand": ["per_windmills"], "actions": 0})
    game.play("play per_windmills")
    game.expect(me={"hand": [], "play": ["per_windmills"]})


@pytest.mark.card("per_median_empire", "per_lydians")
@pytest.mark.rules("IMP-HISTORY-01")
@pytest.mark.parametrize(
    ("people", "gain"), [("per_median_empire", {"materials": 7}), ("per_lydians", {"population": 4})]
)
def test_early_tributaries_bring_tokens_and_go_to_history(people, gain):
    game = imperium(me={"hand": [people]})
    game.play(f"play {people}")
    game.expect(me={"hand": [], "history": [people], "actions": 2, **gain})
    imperium(me={"empire": True, "hand": [people]}).refuses(f"play {people}")


@pytest.mark.card("per_darius_i", "per_babylonians")
def test_darius_scores_tributaries():
    game = imperium(me={"history": ["per_darius_i", "per_lydians", "per_babylonians"]})
    lines = game.lines("me")
    assert (lines["nation"], lines["tributary"]) == (2, 4)


@pytest.mark.card("per_development", "per_windmills")
@pytest.mark.parametrize(("card", "points"), [("per_development", 3), ("per_windmills", 2)])
def test_persian_developments_are_worth_points(card, points):
    assert imperium(me={"discard": [card]}).lines("me")["nation"] == points
