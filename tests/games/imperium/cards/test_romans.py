"""The Romans."""

import pytest

from kronika.testing import imperium

FAME = ("fam_great", "fam_glorious", "fam_marvellous", "fam_notorious")
CONQUERED = ["reg_forest", "reg_jungle", "reg_hills"]


@pytest.mark.card("rom_power_a", "rom_power_b")
@pytest.mark.parametrize(
    ("side", "population", "points"), [("a", 7, 1), ("a", 8, 2), ("a", 50, 10), ("b", 7, 3), ("b", 30, 10)]
)
def test_the_power_card_scores_population(side, population, points):
    game = imperium(me={"nation": "romans", "side": side, "population": population})
    assert game.lines("me")["power"] == points


@pytest.mark.card("rom_power_a")
def test_side_a_looks_at_one_more_fame_card_and_gains_progress():
    game = imperium(
        me={"nation": "romans", "side": "a", "hand": ["rom_glory"], "play": CONQUERED},
        fame=FAME,
    )
    game.play("play rom_glory").asks("me", "take-fame", FAME[:3]).answer("fam_marvellous")
    game.asks("me", "put-back", FAME[:2]).answer("fam_great")
    game.expect(
        me={
            "hand": ["fam_marvellous"],
            "play": [],
            "discard": ["rom_glory", *CONQUERED],
            "progress": 2,
            "actions": 2,
        },
        middle={"fame": ["fam_glorious", "fam_great", "fam_notorious"]},
    )


@pytest.mark.card("rom_power_a")
@pytest.mark.rules("IMP-KING-04")
def test_side_a_gains_nothing_for_king_of_kings_who_is_not_looked_at():
    game = imperium(me={"nation": "romans", "side": "a", "hand": ["rom_glory"], "play": CONQUERED}, fame=())
    game.play("play rom_glory")
    game.expect(
        me={"hand": [], "play": [], "discard": ["rom_glory", *CONQUERED], "progress": 7, "actions": 2},
        middle={"king": "b", "last_round": 4},
    )


@pytest.mark.card("rom_power_b")
def test_side_b_looks_at_two_fame_cards_like_everybody():
    game = imperium(me={"nation": "romans", "hand": ["rom_glory"], "play": CONQUERED}, fame=FAME)
    game.play("play rom_glory").asks("me", "take-fame", FAME[:2]).answer("fam_great")
    game.expect(
        me={"hand": ["fam_great"], "play": [], "discard": ["rom_glory", *CONQUERED], "actions": 2},
        middle={"fame": ["fam_glorious", "fam_marvellous", "fam_notorious"]},
    )


@pytest.mark.card("rom_julius_caesar")
def test_caesar_draws_two_cards_free_and_goes_to_history():
    game = imperium(
        me={"empire": True, "hand": ["rom_julius_caesar"], "deck": ["rom_glory", "unr_unrest"], "actions": 0}
    )
    game.play("play rom_julius_caesar").asks("me", "choose", ["draw", "acquire"]).answer("draw")
    game.expect(me={"hand": ["rom_glory", "unr_unrest"], "deck": [], "history": ["rom_julius_caesar"]})
    imperium(me={"hand": ["rom_julius_caesar"]}).refuses("play rom_julius_caesar")


@pytest.mark.card("rom_julius_caesar")
def test_caesar_may_acquire_instead_or_come_see_and_take_nothing():
    game = imperium(me={"empire": True, "hand": ["rom_julius_caesar"]})
    game.play("play rom_julius_caesar", "choose acquire")
    game.asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "done"]).answer("tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians", "unr_unrest"], "history": ["rom_julius_caesar"]},
        middle=game.refilled("tri_assyrians"),
    )
    game = imperium(me={"empire": True, "hand": ["rom_julius_caesar"], "deck": ["rom_glory"]})
    game.play("play rom_julius_caesar", "choose acquire", "done")
    game.expect(me={"hand": [], "history": ["rom_julius_caesar"]})


@pytest.mark.card("rom_military_engineering")
@pytest.mark.rules("IMP-DISCARD-01", "IMP-EACH-04")
def test_military_engineering_costs_every_opponent_two_cards_and_breaks_through():
    game = imperium(
        me={"empire": True, "hand": ["rom_military_engineering", "rom_glory"]},
        you={"nation": "celts", "hand": ["cel_glory", "cel_druids", "unr_unrest"]},
        third={"hand": ["gre_glory"]},
    )
    game.play("play rom_military_engineering").asks("you", "discard", ["cel_glory", "cel_druids", "unr_unrest"])
    game.answer("unr_unrest").asks("you", "discard", ["cel_glory", "cel_druids"]).answer("cel_glory")
    game.asks("me", "break-through", ["civ_education", "deck civilised", "done"]).answer("deck civilised")
    game.expect(
        me={"hand": ["rom_glory", "civ_coinage"], "discard": ["rom_military_engineering"], "actions": 2},
        you={"hand": ["cel_druids"], "discard": ["cel_glory", "unr_unrest"]},
        third={"hand": [], "discard": ["gre_glory"]},
        middle={"civilised": ["civ_metropolis"]},
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("rom_military_engineering")
def test_military_engineering_need_not_break_through():
    game = imperium(me={"empire": True, "hand": ["rom_military_engineering"]})
    game.play("play rom_military_engineering", "done")
    game.expect(me={"hand": [], "discard": ["rom_military_engineering"], "actions": 2})


@pytest.mark.card("rom_roman_invasion")
def test_the_roman_invasion_acquires_and_drives_everybody_from_a_region():
    game = imperium(
        me={"empire": True, "hand": ["rom_roman_invasion"], "play": ["rom_dalmatia"]},
        you={"nation": "celts", "play": ["cel_celtica", "cel_armorica"]},
        third={"play": ["gre_peloponnese"]},
    )
    game.play("play rom_roman_invasion").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "done"])
    game.answer("reg_jungle").asks("you", "abandon", ["cel_celtica", "cel_armorica"]).answer("cel_celtica")
    game.expect(
        me={"hand": ["reg_jungle"], "discard": ["rom_roman_invasion"], "actions": 2},
        you={"play": ["cel_armorica"], "discard": ["cel_celtica"]},
        third={"play": [], "discard": ["gre_peloponnese"]},
        middle=game.refilled("reg_jungle"),
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("rom_roman_invasion")
def test_the_roman_invasion_may_acquire_nothing():
    game = imperium(me={"empire": True, "hand": ["rom_roman_invasion"]}, you={"play": ["rom_raetia"]})
    game.play("play rom_roman_invasion", "done")
    game.expect(
        me={"hand": [], "discard": ["rom_roman_invasion"], "actions": 2}, you={"play": [], "discard": ["rom_raetia"]}
    )


@pytest.mark.card("rom_legions", "rom_conquer")
@pytest.mark.rules("IMP-PASSIVE-01")
def test_legions_keep_conquer_alive_in_an_empire_as_long_as_they_are_in_play():
    game = imperium(me={"empire": True, "hand": ["rom_conquer", "rom_advance"], "play": ["rom_legions"]})
    game.refuses("play rom_advance").offers("play rom_conquer")
    imperium(me={"empire": True, "hand": ["rom_conquer"], "discard": ["rom_legions"]}).refuses("play rom_conquer")


@pytest.mark.card("rom_legions")
@pytest.mark.rules("IMP-CLEANUP-12", "IMP-GARRISON-04")
@pytest.mark.parametrize(
    ("place", "cards"),
    [
        ({"play": ["rom_legions"]}, 6),
        ({"play": ["rom_dalmatia"], "garrison": {"rom_dalmatia": ["rom_legions"]}}, 5),
        ({"history": ["rom_legions"]}, 5),
    ],
)
def test_legions_make_the_hand_larger_only_in_play(place, cards):
    game = imperium(me={"deck": ["rom_glory"] * 8, **place}, phase="cleanup")
    game.play("place reg_jungle")
    game.expect(
        me={"hand": ["rom_glory"] * cards, "deck": ["rom_glory"] * (8 - cards)},
        middle={"tokens": {"reg_jungle": {"progress": 1}}},
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("rom_the_senate")
def test_the_senate_may_acquire_a_civilised_card_and_put_one_into_history():
    game = imperium(me={"empire": True, "hand": ["rom_the_senate", "rom_glory"]})
    game.play("play rom_the_senate").asks("me", "acquire", ["civ_education", "done"]).answer("civ_education")
    game.asks("me", "history", ["rom_glory", "civ_education", "unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["rom_glory", "civ_education"],
            "discard": ["rom_the_senate"],
            "history": ["unr_unrest"],
            "actions": 2,
        },
        middle=game.refilled("civ_education"),
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("rom_the_senate")
def test_the_senate_may_do_nothing():
    game = imperium(me={"empire": True, "hand": ["rom_the_senate", "rom_glory"]})
    game.play("play rom_the_senate", "done", "done")
    game.expect(me={"hand": ["rom_glory"], "discard": ["rom_the_senate"], "actions": 2})


@pytest.mark.card("rom_rome_the_eternal_city", "rom_city_of_rome")
@pytest.mark.rules("IMP-GARRISON-08")
def test_the_eternal_city_takes_the_place_of_the_city_of_rome():
    game = imperium(
        me={
            "empire": True,
            "hand": ["rom_rome_the_eternal_city"],
            "play": ["rom_city_of_rome", "unc_city"],
            "garrison": {"rom_city_of_rome": ["unr_unrest"]},
        }
    )
    game.play("play rom_rome_the_eternal_city")
    game.expect(
        me={
            "hand": [],
            "play": ["rom_rome_the_eternal_city", "unc_city"],
            "garrison": {},
            "history": ["rom_city_of_rome", "unr_unrest"],
            "actions": 2,
        }
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("rom_rome_the_eternal_city")
def test_the_eternal_city_needs_the_city_of_rome_in_play():
    game = imperium(
        me={"empire": True, "hand": ["rom_rome_the_eternal_city", "rom_city_of_rome"], "play": ["unc_city"]}
    )
    game.refuses("play rom_rome_the_eternal_city")


@pytest.mark.card("rom_bread_and_circuses")
@pytest.mark.rules("IMP-UNREST-02", "IMP-UNREST-03")
def test_bread_and_circuses_discard_a_card_and_calm_hand_and_discard():
    game = imperium(
        me={"play": ["rom_bread_and_circuses"], "hand": ["rom_glory", "unr_unrest", "unr_unrest"]}, phase="solstice"
    )
    game.asks("me", "discard", ["rom_glory", "unr_unrest"]).answer("unr_unrest")
    game.asks("me", "return-unrest", ["hand", "done"]).answer("hand")
    game.asks("me", "return-unrest", ["discard", "done"]).answer("discard")
    game.expect(me={"hand": ["rom_glory"], "discard": []}, middle={"unrest": 14})


@pytest.mark.card("rom_bread_and_circuses")
@pytest.mark.rules("IMP-SOLSTICE-04")
def test_only_the_returns_of_bread_and_circuses_are_optional():
    game = imperium(
        me={"play": ["rom_bread_and_circuses"], "hand": ["rom_glory", "unr_unrest"], "discard": ["unr_unrest"]},
        phase="solstice",
    )
    game.refuses("done").play("rom_glory", "done", "done")
    game.expect(me={"hand": ["unr_unrest"], "discard": ["rom_glory", "unr_unrest"]})


@pytest.mark.card("rom_bread_and_circuses")
def test_bread_and_circuses_without_a_hand_still_calm_the_discard():
    game = imperium(me={"play": ["rom_bread_and_circuses"], "discard": ["unr_unrest"]}, phase="solstice")
    game.asks("me", "return-unrest", ["discard", "done"]).answer("discard")
    game.expect(me={"discard": []}, middle={"unrest": 13})
    imperium(me={"play": ["rom_bread_and_circuses"]}, phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("rom_roman_expansion")
@pytest.mark.rules("IMP-ACQUIRE-05", "IMP-RECALL-01")
def test_roman_expansion_acquires_two_regions_and_makes_opponents_recall_one():
    game = imperium(
        me={"hand": ["rom_roman_expansion"], "play": ["rom_dalmatia"]},
        you={"nation": "celts", "play": ["cel_celtica"], "garrison": {"cel_celtica": ["unr_unrest"]}},
        third={"play": ["gre_peloponnese", "gre_plains_of_thessaly", "gre_science"]},
    )
    game.play("play rom_roman_expansion").asks("me", "acquire", ["reg_jungle", "reg_steppe"]).answer("reg_jungle")
    game.asks("me", "acquire", ["reg_forest", "reg_steppe", "done"]).answer("reg_forest")
    game.asks("third", "recall", ["gre_peloponnese", "gre_plains_of_thessaly"]).answer("gre_peloponnese")
    game.expect(
        me={"hand": ["reg_jungle", "reg_forest"], "history": ["rom_roman_expansion"], "actions": 2},
        you={"hand": ["cel_celtica", "unr_unrest"], "play": [], "garrison": {}},
        third={"hand": ["gre_peloponnese"], "play": ["gre_plains_of_thessaly", "gre_science"]},
        middle={
            "market": ["reg_hills", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"],
            "region": [],
        },
    )


@pytest.mark.card("rom_roman_expansion")
def test_the_second_region_of_roman_expansion_is_optional():
    game = imperium(me={"hand": ["rom_roman_expansion"]})
    game.play("play rom_roman_expansion", "reg_steppe", "done")
    game.expect(
        me={"hand": ["reg_steppe"], "history": ["rom_roman_expansion"], "actions": 2},
        middle=game.refilled("reg_steppe"),
    )


@pytest.mark.card("rom_emperor_trajan")
@pytest.mark.rules("IMP-SCORING-11")
def test_trajan_scores_population_beside_the_power_card():
    game = imperium(me={"nation": "romans", "hand": ["rom_emperor_trajan"], "population": 11})
    lines = game.lines("me")
    assert (lines["nation"], lines["power"]) == (3, 5)


@pytest.mark.card("rom_gallia_aquitania", "rom_raetia", "rom_dalmatia")
@pytest.mark.parametrize(
    ("region", "gain"),
    [("rom_gallia_aquitania", {}), ("rom_raetia", {"materials": 4}), ("rom_dalmatia", {"population": 3})],
)
def test_roman_regions_gain_and_take_a_garrison(region, gain):
    game = imperium(me={"hand": [region, "unr_unrest", "rom_glory"]})
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={"hand": ["rom_glory"], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gain}
    )


@pytest.mark.card("rom_gallia_aquitania", "rom_raetia", "rom_dalmatia")
def test_what_roman_regions_show():
    game = imperium(
        me={
            "hand": ["rom_prosperity", "cel_celtic_gold"],
            "play": ["rom_gallia_aquitania", "rom_raetia", "rom_dalmatia", "unc_qanat"],
        }
    )
    game.play("exhaust unc_qanat", "play rom_prosperity", "done", "done", "materials-for-coins")
    game.expect(
        me={
            "hand": ["cel_celtic_gold"],
            "discard": ["rom_prosperity"],
            "materials": 9,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["unc_qanat"],
        }
    )
    game.play("play cel_celtic_gold")
    game.expect(
        me={"hand": [], "discard": ["rom_prosperity", "cel_celtic_gold"], "materials": 13, "actions": 1},
        you={"materials": 4},
    )
