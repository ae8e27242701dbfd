"""The Atlanteans."""

import pytest

from kronika.engine.match import Match
from kronika.games.imperium.rules import GAME
from kronika.testing import imperium

MOUNTAIN, PALACE = "atl_mountain_of_atlantis", "atl_palace_of_poseidon"


def atlanteans(**seat):
    return {"nation": "atlanteans", **seat}


# --- the power card and the sunken pile


@pytest.mark.card("atl_power_a", "atl_flood")
@pytest.mark.rules("IMP-SINK-01")
def test_a_flood_sinks_itself_and_a_region_and_side_a_saves_a_discarded_card():
    game = imperium(
        me=atlanteans(
            side="a",
            hand=["atl_flood"],
            play=["atl_thule", "atl_hesperides"],
            garrison={"atl_thule": ["unr_unrest"]},
            discard=["atl_prosperity", "atl_atlantean_fleet"],
        )
    )
    game.play("play atl_flood").asks("me", "react", ["atl_power_a", "done"]).answer("atl_power_a")
    game.asks("me", "top-deck", ["atl_prosperity", "atl_atlantean_fleet"]).answer("atl_prosperity")
    game.asks("me", "sink", ["atl_thule", "atl_hesperides"]).answer("sink atl_thule")
    game.asks("me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"])
    game.answer("acquire reg_steppe")
    game.expect(
        me={
            "hand": ["reg_steppe"],
            "deck": ["atl_prosperity"],
            "discard": ["atl_atlantean_fleet"],
            "play": ["atl_hesperides"],
            "garrison": {},
            "history": ["atl_flood", "atl_thule", "unr_unrest"],
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["atl_power_a"],
        },
        middle=game.refilled("reg_steppe"),
    )


@pytest.mark.card("atl_power_a")
def test_side_a_waits_for_a_second_sunken_card_if_it_is_passed_over():
    game = imperium(
        me=atlanteans(side="a", hand=["atl_flood"], play=["atl_thule"], discard=["atl_prosperity"]),
    )
    game.play("play atl_flood", "done").asks("me", "react", ["atl_power_a", "done"]).answer("done").asks(
        "me", "acquire"
    )
    game = imperium(me=atlanteans(side="a", hand=["atl_flood"], play=["atl_thule"]))
    game.play("play atl_flood").asks("me", "acquire")


@pytest.mark.card("atl_power_a", "atl_power_b")
@pytest.mark.parametrize(("side", "points"), [("a", 1), ("b", 3)])
def test_regions_score_also_sunken(side, points):
    game = imperium(me=atlanteans(side=side, history=["atl_thule"], hand=["reg_oasis"], play=["reg_forest"]))
    assert game.lines("me")["power"] == points


@pytest.mark.card("atl_power_b")
@pytest.mark.rules("IMP-SINK-09", "IMP-HISTORY-05", "IMP-SINK-03")
def test_what_would_go_into_history_is_discarded():
    game = imperium(me=atlanteans(hand=["egy_ramesses_ii"]))
    game.play("play egy_ramesses_ii", "reg_jungle")
    game.expect(me={"hand": ["reg_jungle"], "discard": ["egy_ramesses_ii"]}, middle=game.refilled("reg_jungle"))


@pytest.mark.card("atl_power_b")
@pytest.mark.rules("IMP-STATE-07")
def test_atlanteans_are_an_empire_from_the_first_turn():
    match = Match.start(GAME, 2, 1, {"nation_1": "atlanteans"})
    assert match.table.empire[0]
    imperium(me=atlanteans(hand=["mac_conquer"])).refuses("play mac_conquer")


@pytest.mark.card("atl_power_b", "mau_buddhism")
@pytest.mark.rules("IMP-SINK-07", "IMP-SINK-08")
def test_a_sunken_pile_is_no_history():
    game = imperium(me=atlanteans(hand=["mau_buddhism"], history=["unc_jade_mask", "atl_thule", "olm_stone_mask"]))
    assert game.lines("me")["nation"] == 0
    assert game.lines("me")["uncivilised"] == 0


@pytest.mark.card("atl_flood")
@pytest.mark.rules("IMP-SINK-05", "IMP-SINK-06")
def test_only_the_owner_can_look_at_the_sunken_pile():
    game = imperium(me=atlanteans(history=["atl_thule", "atl_flood"]))
    mine, yours = (str(game.match.view(seat)["history"]) for seat in (0, 1))
    assert "atl_thule" in mine
    assert "atl_thule" not in yours


@pytest.mark.card("atl_flood")
@pytest.mark.rules("IMP-SINK-02")
def test_a_flood_in_other_hands_only_discards():
    game = imperium(me={"empire": True, "hand": ["atl_flood"], "play": ["mac_orestis"]})
    game.play("play atl_flood", "reg_jungle")
    game.expect(
        me={"hand": ["reg_jungle"], "play": [], "discard": ["atl_flood", "mac_orestis"], "actions": 2},
        middle=game.refilled("reg_jungle"),
    )
    imperium(me=atlanteans(hand=["atl_flood"])).refuses("play atl_flood")


# --- developments


@pytest.mark.card("atl_advanced_culture")
def test_advanced_culture_acquires_and_scores_regions():
    game = imperium(me=atlanteans(hand=["atl_advanced_culture"], play=["reg_oasis", "reg_forest"]))
    game.play("play atl_advanced_culture").asks("me", "acquire", ["unc_elders", "civ_education"]).answer("unc_elders")
    game.expect(
        me={"hand": ["unc_elders", "unr_unrest"], "discard": ["atl_advanced_culture"], "actions": 2},
        middle=game.refilled("unc_elders"),
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("atl_palace_of_poseidon")
@pytest.mark.rules("IMP-SINK-04")
def test_the_palace_needs_its_mountain_and_raises_the_hand_limit():
    game = imperium(me=atlanteans(hand=[PALACE], play=[MOUNTAIN], actions=0, deck=["atl_flood"] * 7))
    game.play(f"play {PALACE}").expect(me={"hand": [], "play": [MOUNTAIN, PALACE]})
    game.play("end", "place reg_jungle")
    game.expect(
        me={"hand": ["atl_flood"] * 6, "deck": ["atl_flood"], "actions": 3},
        middle={"tokens": {"reg_jungle": {"progress": 1}}},
    )
    assert game.lines("me")["nation"] == 5
    imperium(me=atlanteans(hand=[PALACE])).refuses(f"play {PALACE}")
    sunken = imperium(me=atlanteans(history=[PALACE], deck=["atl_flood"] * 7))
    sunken.play("end", "place reg_jungle")
    assert len(sunken.position()["me"]["hand"]) == 5


@pytest.mark.card("atl_palace_of_poseidon", "atl_flood")
@pytest.mark.rules("IMP-GARRISON-08")
def test_the_palace_sinks_with_its_mountain():
    game = imperium(
        me=atlanteans(
            hand=["atl_flood"],
            play=[MOUNTAIN, PALACE, "atl_thule"],
            garrison={PALACE: ["unr_unrest"], MOUNTAIN: ["atl_prosperity"]},
        )
    )
    game.play("play atl_flood", f"sink {MOUNTAIN}", "acquire reg_jungle")
    game.expect(
        me={
            "hand": ["reg_jungle"],
            "play": ["atl_thule"],
            "garrison": {},
            "history": ["atl_flood", MOUNTAIN, PALACE, "atl_prosperity", "unr_unrest"],
            "actions": 2,
        },
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("atl_palace_of_poseidon")
def test_the_palace_sinks_too_when_an_attack_recalls_the_mountain():
    game = imperium(me={"hand": ["mau_indian_elephants"]}, you=atlanteans(play=[MOUNTAIN, PALACE], exhausts=5))
    game.play("play mau_indian_elephants", "done")
    game.expect(
        me={"hand": [], "discard": ["mau_indian_elephants"], "actions": 2},
        you={"hand": [MOUNTAIN], "play": [], "history": [PALACE]},
    )


@pytest.mark.card("atl_palace_of_poseidon")
def test_the_palace_stands_when_another_region_sinks():
    game = imperium(me=atlanteans(hand=["atl_flood"], play=[MOUNTAIN, PALACE, "atl_thule"]))
    game.play("play atl_flood", "sink atl_thule", "acquire reg_jungle")
    assert game.position()["me"]["play"] == [MOUNTAIN, PALACE]


@pytest.mark.card("atl_spread_of_atlantis")
def test_the_spread_of_atlantis_recalls_regions_and_breaks_through():
    game = imperium(me=atlanteans(hand=["atl_spread_of_atlantis"]), you={"play": ["reg_oasis", "reg_forest"]}, third={})
    game.play("play atl_spread_of_atlantis").asks("you", "recall", ["reg_oasis", "reg_forest"]).answer("reg_oasis")
    game.asks("me", "break-through", ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary"])
    game.answer("deck region")
    game.expect(
        me={"hand": ["reg_forest"], "discard": ["atl_spread_of_atlantis"], "actions": 2},
        you={"hand": ["reg_oasis"], "play": ["reg_forest"]},
        middle={"region": ["reg_hills"]},
    )
    assert game.lines("me")["nation"] == 4


@pytest.mark.card("atl_development")
@pytest.mark.rules("IMP-DEVELOP-05")
def test_development_develops_or_acquires_a_civilised_card():
    seat = atlanteans(hand=["atl_development"], development=["atl_thule", "atl_kleito", MOUNTAIN], materials=0)
    game = imperium(me=seat)
    game.play("play atl_development", "choose develop").asks("me", "develop", ["atl_thule", MOUNTAIN])
    game.answer(f"develop {MOUNTAIN}")
    game.expect(
        me={
            "hand": [],
            "discard": ["atl_development", MOUNTAIN],
            "development": ["atl_kleito", "atl_thule"],
            "population": 0,
            "actions": 2,
        }
    )
    game = imperium(me=seat | {"development": ["atl_kleito"]})
    game.play("play atl_development")
    game.expect(
        me={"hand": ["civ_education", "unr_unrest"], "discard": ["atl_development"], "actions": 2},
        middle=game.refilled("civ_education"),
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("atl_myths_and_legends")
def test_myths_and_legends_sink_a_region_for_fame_and_progress():
    game = imperium(me=atlanteans(hand=["atl_myths_and_legends"], play=["atl_thule", "atl_hesperides"]))
    game.play("play atl_myths_and_legends", "sink atl_thule")
    game.asks("me", "take-fame", ["fam_great", "fam_glorious"]).answer("fam_glorious")
    game.expect(
        me={
            "hand": ["fam_glorious"],
            "play": ["atl_hesperides"],
            "history": ["atl_thule"],
            "discard": ["atl_myths_and_legends"],
            "progress": 2,
            "actions": 2,
        },
        middle={"fame": ["fam_great", "fam_marvellous"]},
    )
    assert game.lines("me")["nation"] == 2
    imperium(me=atlanteans(hand=["atl_myths_and_legends"])).refuses("play atl_myths_and_legends")


@pytest.mark.card("atl_moats_and_walls")
def test_moats_and_walls_are_worth_two_points():
    assert imperium(me=atlanteans(discard=["atl_moats_and_walls"])).lines("me")["nation"] == 2


@pytest.mark.card("atl_vast_wealth")
def test_vast_wealth_gains_when_unrest_is_returned():
    game = imperium(me=atlanteans(hand=["unr_unrest"], play=["atl_vast_wealth"], progress=0))
    game.play("play unr_unrest", "pay-population").asks("me", "react", ["atl_vast_wealth", "done"])
    game.answer("react atl_vast_wealth")
    game.expect(
        me={
            "hand": [],
            "population": 1,
            "materials": 6,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["atl_vast_wealth"],
        },
        middle={"unrest": 13},
    )
    assert game.lines("me")["nation"] == 1


@pytest.mark.card("atl_vast_wealth")
@pytest.mark.rules("IMP-RENEW-07", "IMP-RENEW-08")
def test_vast_wealth_makes_developments_cheaper_by_two_materials():
    game = imperium(
        me=atlanteans(
            hand=["atl_prosperity"],
            play=["atl_vast_wealth"],
            development=["atl_advanced_culture", "atl_myths_and_legends", "atl_kleito"],
            progress=2,
        )
    )
    game.play("play atl_prosperity", "draw").asks(
        "me", "develop", ["atl_advanced_culture", "atl_myths_and_legends", "atl_kleito", "done"]
    )
    game.answer("develop atl_kleito").asks("you", "draw")
    game.expect(
        me={
            "hand": ["atl_kleito"],
            "development": ["atl_advanced_culture", "atl_myths_and_legends"],
            "materials": 2,
            "progress": 0,
            "actions": 2,
            "exhausts": 4,
            "deck_tokens": ["development"],
        }
    )


@pytest.mark.card("atl_kleito")
def test_kleito_acquires_any_card_and_sinks():
    game = imperium(me=atlanteans(hand=["atl_kleito"]))
    game.play("play atl_kleito").asks(
        "me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]
    )
    game.answer("reg_jungle")
    game.expect(
        me={"hand": ["reg_jungle"], "history": ["atl_kleito"], "actions": 2}, middle=game.refilled("reg_jungle")
    )
    assert game.lines("me")["nation"] == 3


@pytest.mark.card("atl_kleito")
@pytest.mark.rules("IMP-BREAK-05", "IMP-BREAK-06")
def test_in_the_palace_kleito_breaks_through_twice():
    game = imperium(me=atlanteans(hand=["atl_kleito"], play=[MOUNTAIN, PALACE]))
    game.play("play atl_kleito").asks("me", "choose", ["acquire", "break-through"]).answer("choose break-through")
    game.play("deck uncivilised", "deck civilised")
    game.expect(
        me={"hand": ["civ_coinage", "unc_town"], "history": ["atl_kleito"], "actions": 2},
        middle={"uncivilised": ["unc_leadership"], "civilised": ["civ_metropolis"]},
    )


# --- regions and the fleet


@pytest.mark.card("atl_mountain_of_atlantis")
def test_the_mountain_gains_progress_and_takes_a_garrison_without_exile():
    game = imperium(me=atlanteans(hand=[MOUNTAIN, "unr_unrest"]))
    game.play(f"play {MOUNTAIN}", "garrison unr_unrest")
    game.expect(
        me={"hand": [], "play": [MOUNTAIN], "garrison": {MOUNTAIN: ["unr_unrest"]}, "progress": 2, "actions": 2}
    )


@pytest.mark.card("atl_themiscyra", "atl_thule", "atl_hesperides", "atl_elysian_fields")
@pytest.mark.rules("IMP-EXILE-02")
@pytest.mark.parametrize(
    ("region", "gains"),
    [
        ("atl_themiscyra", {"progress": 2}),
        ("atl_thule", {"population": 3}),
        ("atl_hesperides", {"materials": 4}),
        ("atl_elysian_fields", {}),
    ],
)
def test_atlantean_regions_gain_exile_and_take_a_garrison(region, gains):
    game = imperium(me=atlanteans(hand=[region, "unr_unrest"]))
    game.play(f"play {region}", "exile unc_elders").asks("me", "garrison", ["unr_unrest", "done"]).answer("done")
    game.expect(
        me={"hand": ["unr_unrest"], "play": [region], "actions": 2, **gains},
        middle={**game.refilled("unc_elders", back=True), "exile": ["unc_elders"]},
    )


@pytest.mark.card("atl_themiscyra", "atl_thule", "atl_hesperides", "atl_elysian_fields", "atl_prosperity", "atl_flood")
@pytest.mark.rules("IMP-STATE-02")
def test_atlantean_cards_are_for_empires():
    cards = ["atl_themiscyra", "atl_thule", "atl_hesperides", "atl_elysian_fields", "atl_prosperity", "atl_flood"]
    game = imperium(me={"hand": cards, "play": ["mac_orestis"]})
    game.refuses(*[f"play {card}" for card in cards])


@pytest.mark.card("atl_elysian_fields", "atl_themiscyra", "atl_hesperides", "atl_thule")
def test_atlantean_regions_show_their_icons():
    regions = ["atl_elysian_fields", "atl_themiscyra", "atl_hesperides", "atl_thule"]
    me = imperium(me=atlanteans(play=regions)).match.view(0)["players"][0]
    assert (me["coins"], me["wheat"], me["drops"]) == (4, 1, 0)


@pytest.mark.card("atl_atlantean_fleet")
@pytest.mark.rules("IMP-STEAL-02")
def test_the_fleet_sinks_a_discarded_card_and_steals_progress():
    game = imperium(
        me=atlanteans(hand=["atl_atlantean_fleet"], discard=["unr_unrest", "atl_prosperity"], actions=0),
        you={},
        third={"progress": 0},
    )
    game.play("play atl_atlantean_fleet", "choose steal").asks("me", "sink", ["unr_unrest", "atl_prosperity"])
    game.answer("sink unr_unrest")
    game.expect(
        me={
            "hand": [],
            "history": ["unr_unrest"],
            "discard": ["atl_atlantean_fleet", "atl_prosperity"],
            "progress": 2,
        },
        you={"progress": 0},
    )


@pytest.mark.card("atl_atlantean_fleet")
def test_the_fleet_breaks_through_and_is_lost():
    game = imperium(me=atlanteans(hand=["atl_atlantean_fleet"]))
    game.play("play atl_atlantean_fleet", "deck region")
    game.expect(me={"hand": ["reg_forest"], "history": ["atl_atlantean_fleet"]}, middle={"region": ["reg_hills"]})


@pytest.mark.card("atl_atlantean_fleet")
@pytest.mark.rules("IMP-ATTACK-03")
def test_protection_saves_the_progress_from_the_fleet():
    game = imperium(me=atlanteans(hand=["atl_atlantean_fleet"], discard=["unr_unrest"]), you={"play": ["reg_cape"]})
    game.play("play atl_atlantean_fleet", "protect reg_cape", "choose steal", "ignore")
    game.expect(
        me={"hand": [], "history": ["unr_unrest"], "discard": ["atl_atlantean_fleet"]},
        you={"play": [], "hand": ["reg_cape"]},
    )
