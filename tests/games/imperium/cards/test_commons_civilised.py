"""The common civilised cards of both boxes: for empires alone."""

import pytest

from kronika.testing import imperium

CALM = ["reg_jungle", "reg_steppe", "reg_forest", "reg_hills", "reg_oasis"]  # a market without unrest


def empire(**seat):
    return {"empire": True, **seat}


@pytest.mark.card(
    "civ_drama_and_poetry",
    "civ_education",
    "civ_moneylenders",
    "civ_corruption",
    "civ_onager",
    "civ_pharmacy",
    "civ_wonder",
    "civ_coinage",
    "civ_exports",
    "civ_urban_development",
    "civ_mercenaries",
    "civ_temple",
    "civ_cataphract",
    "civ_astronomy",
    "civ_cartography",
    "civ_masonry",
    "civ_civil_service",
    "civ_amphitheatre",
)
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("civ_drama_and_poetry", 2),
        ("civ_education", 2),
        ("civ_moneylenders", 2),
        ("civ_corruption", 2),
        ("civ_onager", 2),
        ("civ_pharmacy", 2),
        ("civ_wonder", 2),
        ("civ_coinage", 2),
        ("civ_exports", 1),
        ("civ_urban_development", 4),
        ("civ_mercenaries", 3),
        ("civ_temple", 2),
        ("civ_cataphract", 2),
        ("civ_astronomy", 2),
        ("civ_cartography", 2),
        ("civ_masonry", 4),
        ("civ_civil_service", 2),
        ("civ_amphitheatre", 2),
    ],
)
def test_points_and_no_play_for_barbarians(card, points):
    me = {"hand": [card], "play": ["unc_city", "civ_metropolis"], "deck": ["unr_unrest"] * 8}
    game = imperium(me={**me, "materials": 20, "population": 12, "progress": 12}, market=CALM)
    game.refuses(f"play {card}")
    assert game.lines("me")["civilised"] - 2 == points  # the metropolis has 2 of its own


@pytest.mark.card("civ_drama_and_poetry")
def test_drama_and_poetry_takes_progress_and_lets_everybody_discard_for_peace():
    game = imperium(
        me=empire(hand=["civ_drama_and_poetry", "mac_glory", "unr_unrest"]),
        you={"hand": ["unr_unrest", "unr_unrest"]},
        third={"progress": 0},
    )
    game.play("play civ_drama_and_poetry").asks("me", "discard", ["mac_glory", "unr_unrest", "done"])
    game.answer("mac_glory").asks("you", "discard", ["unr_unrest", "done"]).answer("done")
    game.expect(
        me={"hand": [], "discard": ["civ_drama_and_poetry", "mac_glory"], "progress": 2},
        you={"progress": 0},
        middle={"unrest": 13},
    )


@pytest.mark.card("civ_education")
def test_education_puts_a_card_of_the_hand_and_a_discarded_one_into_history():
    game = imperium(me=empire(hand=["civ_education", "mac_glory"], discard=["unr_unrest", "mac_advance"]))
    game.play("play civ_education").asks("me", "history", ["mac_glory", "done"]).answer("mac_glory")
    game.asks("me", "history", ["unr_unrest", "mac_advance", "done"]).answer("unr_unrest")
    game.expect(me={"hand": [], "discard": ["civ_education", "mac_advance"], "history": ["mac_glory", "unr_unrest"]})


@pytest.mark.card("civ_moneylenders", "civ_mercenaries")
@pytest.mark.parametrize(
    ("card", "paid", "short"),
    [
        ("civ_moneylenders", {"materials": 0}, {"materials": 2, "progress": 0}),
        ("civ_mercenaries", {"population": 1}, {"population": 0, "progress": 0}),
    ],
)
def test_moneylenders_and_mercenaries_sell_an_action(card, paid, short):
    game = imperium(me=empire(hand=[card], nation="greeks", progress=0)).play(f"play {card}")
    game.expect(me={"hand": [], "discard": [card], "actions": 4, **paid})
    imperium(me=empire(hand=[card], nation="greeks", **short)).refuses(f"play {card}")


@pytest.mark.card("civ_corruption")
def test_corruption_enriches_all_unsettles_the_others_and_brings_progress():
    game = imperium(me=empire(hand=["civ_corruption"]), you={}, third={}).play("play civ_corruption")
    game.expect(
        me={"hand": [], "discard": ["civ_corruption"], "materials": 5, "progress": 2, "actions": 2},
        you={"materials": 5, "hand": ["unr_unrest"]},
        third={"materials": 5, "hand": ["unr_unrest"]},
        middle={"unrest": 10},
    )


@pytest.mark.card("civ_onager")
def test_onager_razes_a_city_of_each_opponent_for_two_materials_each():
    game = imperium(
        me=empire(hand=["civ_onager"]),
        you={"play": ["unc_city", "civ_metropolis"]},
        third={"play": ["civ_metropolis"]},
        fourth={"play": ["unc_city", "unc_city_3p"]},
    )
    game.play("play civ_onager").asks("fourth", "abandon", ["unc_city", "unc_city_3p"]).answer("unc_city_3p")
    game.asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "done"]).answer("done")
    game.expect(
        me={"hand": [], "discard": ["civ_onager"], "materials": 7, "actions": 2},
        you={"play": ["civ_metropolis"], "discard": ["unc_city"]},
        fourth={"play": ["unc_city"], "discard": ["unc_city_3p"]},
    )


@pytest.mark.card("civ_pharmacy")
def test_pharmacy_raises_population_or_turns_two_into_progress():
    me = empire(play=["civ_pharmacy"], nation="greeks")
    game = imperium(me=me, phase="solstice").asks("me", "choose", ["population", "progress"])
    game.answer("progress")
    assert {name: game.position()["me"][name] for name in ("population", "progress")} == {
        "population": 0,
        "progress": 2,
    }
    imperium(me={**me, "population": 0, "progress": 1}, phase="solstice").expect(me={"population": 1})


@pytest.mark.card("civ_wonder")
def test_wonder_gains_progress_when_unrest_is_returned():
    game = imperium(me=empire(play=["civ_wonder"], hand=["unr_unrest"], nation="greeks"))
    game.play("play unr_unrest", "choose pay-population").asks("me", "react", ["civ_wonder", "done"])
    game.answer("civ_wonder")
    game.expect(
        me={
            "hand": [],
            "population": 1,
            "progress": 3,
            "actions": 2,
            "exhausts": game.before["me"]["exhausts"] - 1,
            "exhausted": ["civ_wonder"],
        },
        middle={"unrest": 13},
    )


@pytest.mark.card("civ_coinage", "civ_civil_service")
def test_coinage_and_civil_service_pay_at_solstice():
    for card in ("civ_coinage", "civ_civil_service"):
        imperium(me=empire(play=[card]), phase="solstice").expect(me={"materials": 5})
    game = imperium(me=empire(play=["civ_coinage"], deck=["mac_glory"])).play("exhaust civ_coinage")
    assert game.position()["me"]["hand"] == ["mac_glory"]


@pytest.mark.card("civ_civil_service")
def test_civil_service_raises_the_hand_limit():
    game = imperium(me=empire(play=["civ_civil_service"], deck=["mac_glory"] * 8)).play("end", "place reg_jungle")
    assert len(game.position()["me"]["hand"]) == 6


@pytest.mark.card("civ_exports")
def test_exports_pay_everybody_and_hand_a_card_to_each_opponent():
    game = imperium(me=empire(hand=["civ_exports", "mac_glory"], discard=["unr_unrest"]), you={})
    game.play("play civ_exports").asks("me", "give", ["mac_glory", "unr_unrest"]).answer("unr_unrest")
    game.expect(
        me={"discard": ["civ_exports"], "hand": ["mac_glory"], "materials": 5, "actions": 2},
        you={"hand": ["unr_unrest"], "materials": 5},
    )


@pytest.mark.card("civ_urban_development")
def test_urban_development_counts_cities_and_metropolises():
    game = imperium(me=empire(hand=["civ_urban_development"], play=["unc_city", "civ_metropolis", "unc_port"])).play(
        "play civ_urban_development"
    )
    game.expect(me={"hand": [], "discard": ["civ_urban_development"], "materials": 5, "population": 4, "actions": 2})


@pytest.mark.card("civ_temple")
def test_temple_turns_a_card_into_progress_and_returns_unrest_at_solstice():
    game = imperium(me=empire(play=["civ_temple"], hand=["mac_glory", "unr_unrest"]))
    game.play("exhaust civ_temple").asks("me", "discard", ["mac_glory", "unr_unrest"]).answer("unr_unrest")
    assert game.position()["me"]["progress"] == 2
    imperium(me=empire(play=["civ_temple"], hand=[])).refuses("exhaust civ_temple")
    game = imperium(me=empire(play=["civ_temple"], discard=["unr_unrest"], hand=["unr_unrest"]), phase="solstice")
    game.expect(me={"discard": []}, middle={"unrest": 13})


@pytest.mark.card("civ_cataphract")
def test_cataphract_drives_regions_off_conquers_and_rides_out():
    game = imperium(me=empire(hand=["civ_cataphract"], play=["reg_jungle"]), you={"play": ["reg_forest"]}, market=CALM)
    game.play("play civ_cataphract", "acquire reg_oasis").asks("me", "host", ["reg_jungle", "done"])
    game.answer("reg_jungle").answer("exile reg_steppe")
    game.answer("done")
    after = game.position()
    assert after["you"]["discard"] == ["reg_forest"]
    assert after["me"]["hand"] == ["reg_oasis"]
    assert after["me"]["garrison"] == {"reg_jungle": ["civ_cataphract"]}
    assert after["me"]["population"] == 3  # the jungle once more


@pytest.mark.card("civ_astronomy")
def test_astronomy_gains_progress_for_a_region_and_brings_one_back_at_solstice():
    game = imperium(me=empire(play=["civ_astronomy"], hand=["tri_macedonians"], nation="greeks"))
    game.play("play tri_macedonians", "acquire reg_jungle").asks("me", "react", ["civ_astronomy", "done"])
    game.answer("civ_astronomy")
    assert game.position()["me"]["progress"] == 2
    game = imperium(me=empire(play=["civ_astronomy"], hand=["tri_armenians"])).play("play tri_armenians")
    assert game.match.choice.key.name == "action"  # Elders aren't a region
    game = imperium(me=empire(play=["civ_astronomy"], discard=["reg_forest", "mac_glory"]), phase="solstice")
    game.asks("me", "take", ["reg_forest", "done"]).answer("reg_forest")
    assert game.position()["me"]["hand"] == ["reg_forest"]


@pytest.mark.card("civ_cartography")
def test_cartography_reaches_regions_and_tributaries_in_exile():
    hand = ["mac_parmenion"]
    exile = ["reg_oasis", "tri_aksumites", "unc_port"]
    market = ["reg_jungle", "tri_assyrians", "reg_steppe"]
    game = imperium(me=empire(hand=hand, play=["civ_cartography"]), exile=exile).play("play mac_parmenion")
    game.asks("me", "acquire", [*market, "reg_oasis", "tri_aksumites", "done"])
    imperium(me=empire(hand=hand), exile=exile).play("play mac_parmenion").asks("me", "acquire", [*market, "done"])


@pytest.mark.card("civ_masonry")
def test_masonry_lets_cities_be_played_free():
    game = imperium(me=empire(play=["civ_masonry"], hand=["unc_city", "civ_metropolis"], actions=0))
    game.play("play unc_city", "play civ_metropolis")
    game.expect(me={"hand": [], "play": ["civ_masonry", "civ_metropolis", "unc_city"]})
    imperium(me=empire(hand=["unc_city"], actions=0)).refuses("play unc_city")


@pytest.mark.card("civ_amphitheatre")
def test_amphitheatre_turns_discarded_unrest_into_progress_and_costs_a_card_at_solstice():
    game = imperium(me=empire(play=["civ_amphitheatre"], discard=["unr_unrest"])).play("exhaust civ_amphitheatre")
    game.expect(
        me={
            "discard": [],
            "progress": 2,
            "exhausts": game.before["me"]["exhausts"] - 1,
            "exhausted": ["civ_amphitheatre"],
        },
        middle={"unrest": 13},
    )
    imperium(me=empire(play=["civ_amphitheatre"], hand=["unr_unrest"])).refuses("exhaust civ_amphitheatre")
    game = imperium(me=empire(play=["civ_amphitheatre"], hand=["mac_glory", "unr_unrest"]), phase="solstice")
    game.asks("me", "discard", ["mac_glory", "unr_unrest"]).answer("mac_glory")
    assert game.position()["me"]["discard"] == ["mac_glory"]
