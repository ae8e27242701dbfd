"""The Egyptians."""

import pytest

from kronika.testing import imperium


def egyptians(**seat):
    return {"nation": "egyptians", **seat}


@pytest.mark.card("egy_power_a")
def test_side_a_develops_for_an_action_and_an_unrest():
    game = imperium(me=egyptians(side="a", development=["egy_embalming", "egy_pyramids", "egy_medicine"], materials=4))
    game.play("exhaust egy_power_a").asks("me", "choose", ["develop", "action"]).answer("choose develop")
    game.asks("me", "develop", ["egy_embalming", "egy_pyramids", "egy_medicine"]).answer("develop egy_embalming")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "discard": ["egy_embalming"],
            "development": ["egy_medicine", "egy_pyramids"],
            "materials": 0,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["egy_power_a"],
        },
        middle={"unrest": 11},
    )


@pytest.mark.card("egy_power_a")
@pytest.mark.rules("IMP-GAIN-03")
def test_side_a_turns_population_and_an_unrest_into_an_action():
    game = imperium(me=egyptians(side="a", progress=0))
    game.play("exhaust egy_power_a")
    game.expect(
        me={"hand": ["unr_unrest"], "population": 1, "actions": 4, "exhausts": 4, "exhausted": ["egy_power_a"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("egy_power_a")
@pytest.mark.rules("IMP-DEVELOP-05")
@pytest.mark.parametrize("short", [{"actions": 0}, {"development": []}, {"materials": 1}])
def test_side_a_needs_population_if_it_cannot_develop(short):
    seat = egyptians(side="a", development=["egy_embalming"], materials=4, population=0, progress=0)
    imperium(me=seat).offers("exhaust egy_power_a")
    imperium(me=seat | short).refuses("exhaust egy_power_a")


@pytest.mark.card("egy_power_a", "egy_power_b", "egy_egyptian_legacy")
@pytest.mark.parametrize(("side", "power"), [("a", 4), ("b", 6)])
def test_civilised_cards_score(side, power):
    game = imperium(me=egyptians(side=side, hand=["civ_coinage", "unc_city", "egy_egyptian_legacy"]))
    assert game.lines("me")["power"] == power
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("egy_power_b")
@pytest.mark.rules("IMP-CLEANUP-12")
def test_side_b_draws_up_to_six():
    game = imperium(me=egyptians(deck=["egy_advance"] * 7))
    game.refuses("exhaust egy_power_b").play("end", "place reg_jungle")
    game.expect(
        me={"hand": ["egy_advance"] * 6, "deck": ["egy_advance"]}, middle={"tokens": {"reg_jungle": {"progress": 1}}}
    )


@pytest.mark.card("egy_unification")
def test_unification_gains_progress_and_goes_to_history():
    game = imperium(me=egyptians(hand=["egy_unification"]))
    game.play("play egy_unification")
    game.expect(me={"hand": [], "history": ["egy_unification"], "progress": 3, "actions": 2})


@pytest.mark.card("egy_unification")
@pytest.mark.rules("IMP-ACCESSION-01")
def test_unification_makes_an_empire():
    game = imperium(me=egyptians(hand=["egy_prosperity"]))
    game.play("play egy_prosperity", "draw", "done", "materials-for-coins")
    game.expect(
        me={
            "hand": ["egy_unification"],
            "discard": ["egy_prosperity"],
            "nation_deck": [],
            "empire": True,
            "actions": 2,
            "exhausts": 4,
            "deck_tokens": ["nation"],
        }
    )


# --- Embalming


@pytest.mark.card("egy_embalming")
@pytest.mark.rules("IMP-CARDNOTE-01")
def test_embalming_puts_a_card_into_history_when_population_is_paid_for_a_development():
    game = imperium(
        me=egyptians(
            side="a",
            play=["egy_embalming"],
            hand=["egy_advance", "egy_glory"],
            development=["egy_obelisk", "egy_medicine"],
            progress=0,
        )
    )
    game.play("exhaust egy_power_a", "choose develop").asks(
        "me", "history", ["egy_advance", "egy_glory", "unr_unrest", "done"]
    )
    game.answer("history unr_unrest")
    game.expect(
        me={
            "history": ["unr_unrest"],
            "discard": ["egy_obelisk"],
            "development": ["egy_medicine"],
            "materials": 1,
            "population": 0,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["egy_power_a"],
        },
        middle={"unrest": 11},
    )


@pytest.mark.card("egy_embalming")
@pytest.mark.rules("IMP-CARDNOTE-01")
def test_embalming_watches_actions_exhaust_abilities_and_solstice():
    seat = egyptians(side="a", play=["egy_embalming"], hand=["unr_unrest", "egy_glory"], progress=0)
    imperium(me=seat).play("play unr_unrest", "pay-population").asks("me", "history", ["egy_glory", "done"])
    imperium(me=seat).play("exhaust egy_power_a").asks("me", "history", ["egy_glory", "unr_unrest", "done"])
    seat["play"] = ["egy_embalming", "min_labyrinth"]
    imperium(me=seat, phase="solstice").play("pay").asks("me", "history", ["egy_glory", "unr_unrest", "done"])


@pytest.mark.card("egy_embalming")
@pytest.mark.rules("IMP-CARDNOTE-02", "IMP-PAY-04")
def test_embalming_does_not_react_if_progress_pays_it_all():
    seat = egyptians(play=["egy_embalming"], hand=["egy_egyptian_incursion", "egy_glory"], progress=1)
    game = imperium(me=seat, payments=True)
    game.play("play egy_egyptian_incursion").asks("me", "pay-both", ["0 0", "0 1", "1 0"]).answer("1 0")
    game.asks("me", "acquire")
    game = imperium(me=seat, payments=True)
    game.play("play egy_egyptian_incursion", "pay-both 0 0").asks("me", "history", ["egy_glory", "done"])
    game.answer("done").asks("me", "acquire")


@pytest.mark.card("egy_embalming")
@pytest.mark.rules("IMP-CARDNOTE-02")
def test_embalming_reacts_if_some_population_was_paid():
    game = imperium(
        me=egyptians(
            play=["egy_embalming"],
            hand=["min_conquer", "egy_glory"],
            progress=1,
        ),
        payments=True,
    )
    game.play("play min_conquer", "acquire", "pay-population 1 1").asks("me", "history", ["egy_glory", "done"])


@pytest.mark.card("egy_embalming", "egy_pyramids")
@pytest.mark.parametrize(("card", "points"), [("egy_embalming", 2), ("egy_pyramids", 4)])
def test_embalming_and_pyramids_draw(card, points):
    game = imperium(me=egyptians(play=[card], deck=["egy_glory"]))
    game.play(f"exhaust {card}")
    game.expect(me={"hand": ["egy_glory"], "deck": [], "exhausts": 4, "exhausted": [card]})
    assert game.lines("me")["nation"] == points


# --- the other developments


@pytest.mark.card("egy_obelisk", "egy_development", "egy_ramesses_ii", "egy_egyptian_expansion", "egy_medicine")
def test_egyptian_developments_have_their_points():
    cards = ["egy_obelisk", "egy_development", "egy_ramesses_ii", "egy_egyptian_expansion", "egy_medicine"]
    assert imperium(me=egyptians(discard=cards)).lines("me")["nation"] == 2 + 2 + 4 + 4 + 4


@pytest.mark.card("egy_egyptian_expansion")
def test_egyptian_expansion_makes_others_abandon_a_region_and_may_acquire():
    seat = egyptians(empire=True, hand=["egy_egyptian_expansion"])
    game = imperium(me=seat, you={"play": ["reg_oasis", "reg_forest"]}, third={})
    game.play("play egy_egyptian_expansion").asks("you", "abandon", ["reg_oasis", "reg_forest"]).answer("reg_forest")
    game.asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "done"]).answer("reg_jungle")
    game.expect(
        me={"hand": ["reg_jungle"], "discard": ["egy_egyptian_expansion"], "actions": 2},
        you={"play": ["reg_oasis"], "discard": ["reg_forest"]},
        middle=game.refilled("reg_jungle"),
    )
    game = imperium(me=seat)
    game.play("play egy_egyptian_expansion", "done")
    game.expect(me={"hand": [], "discard": ["egy_egyptian_expansion"], "actions": 2})


@pytest.mark.card("egy_medicine")
def test_medicine_makes_developments_cheaper_by_a_population():
    game = imperium(
        me=egyptians(
            empire=True,
            hand=["egy_development"],
            play=["egy_medicine"],
            development=["egy_pyramids", "egy_embalming"],
            progress=0,
        )
    )
    game.play("play egy_development", "choose develop")
    game.expect(
        me={
            "hand": [],
            "discard": ["egy_development", "egy_pyramids"],
            "development": ["egy_embalming"],
            "materials": 1,
            "population": 0,
            "actions": 2,
        }
    )


@pytest.mark.card("egy_egyptian_legacy")
@pytest.mark.rules("IMP-ATTACK-03")
def test_egyptian_legacy_brings_unrest_and_costs_a_card_each_of_which_can_be_ignored():
    game = imperium(
        me=egyptians(empire=True, hand=["egy_egyptian_legacy"]),
        you={"hand": ["rom_glory"]},
        third={"hand": ["gre_glory"], "play": ["reg_cape"]},
    )
    game.play("play egy_egyptian_legacy", "protect reg_cape")
    game.asks("you", "discard", ["rom_glory", "unr_unrest"]).answer("unr_unrest")
    game.asks("third", "ignore").answer("ignore").asks("third", "ignore").answer("done")
    game.asks("third", "discard", ["gre_glory", "reg_cape"]).answer("reg_cape")
    game.expect(
        me={"hand": [], "discard": ["egy_egyptian_legacy"], "progress": 3, "actions": 2},
        you={"discard": ["unr_unrest"]},
        third={"play": [], "discard": ["reg_cape"]},
        middle={"unrest": 11},
    )


# --- the Nile and its cards


@pytest.mark.card("egy_flood_of_the_nile")
def test_the_flood_of_the_nile_takes_a_region_with_a_drop_for_materials():
    game = imperium(
        me=egyptians(
            hand=["egy_flood_of_the_nile"],
            play=["egy_lower_nile", "egy_nile_valley", "egy_red_land"],
            garrison={"egy_lower_nile": ["unr_unrest"]},
        )
    )
    game.play("play egy_flood_of_the_nile").asks("me", "abandon", ["egy_lower_nile", "egy_nile_valley"])
    game.answer("egy_lower_nile")
    game.expect(
        me={
            "hand": [],
            "play": ["egy_nile_valley", "egy_red_land"],
            "garrison": {},
            "discard": ["egy_flood_of_the_nile", "egy_lower_nile", "unr_unrest"],
            "materials": 8,
            "actions": 2,
        }
    )
    imperium(me=egyptians(hand=["egy_flood_of_the_nile"], play=["egy_red_land"])).refuses("play egy_flood_of_the_nile")


@pytest.mark.card("egy_flood_of_the_nile", "unc_shaduf")
@pytest.mark.rules("IMP-CARDNOTE-08")
def test_the_flood_of_the_nile_is_a_use_of_the_drop():
    game = imperium(me=egyptians(hand=["egy_flood_of_the_nile"], play=["egy_lower_nile", "unc_shaduf"]))
    game.play("play egy_flood_of_the_nile").asks("me", "react", ["unc_shaduf", "done"]).answer("react unc_shaduf")
    game.expect(
        me={
            "hand": [],
            "play": ["unc_shaduf"],
            "discard": ["egy_flood_of_the_nile", "egy_lower_nile"],
            "materials": 8,
            "progress": 2,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["unc_shaduf"],
        }
    )


@pytest.mark.card("egy_flood_of_the_nile")
@pytest.mark.rules("IMP-STATE-05")
def test_for_an_empire_the_flood_of_the_nile_may_break_through():
    game = imperium(me=egyptians(empire=True, hand=["egy_flood_of_the_nile"], play=["egy_lower_nile"]))
    game.play("play egy_flood_of_the_nile").asks("me", "choose", ["materials", "break-through"])
    game.answer("choose break-through").asks(
        "me", "break-through", ["unc_elders", "civ_education", "deck uncivilised", "deck civilised"]
    )
    game.answer("deck civilised")
    game.expect(
        me={"hand": ["civ_coinage"], "play": [], "discard": ["egy_flood_of_the_nile", "egy_lower_nile"], "actions": 2},
        middle={"civilised": ["civ_metropolis"]},
    )


@pytest.mark.card("egy_egyptian_incursion")
def test_an_incursion_costs_materials_and_population_and_recalls_regions():
    seat = egyptians(hand=["egy_egyptian_incursion"], progress=0)
    game = imperium(me=seat, you={"play": ["reg_oasis"]})
    game.play("play egy_egyptian_incursion").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe"])
    game.answer("tri_assyrians")
    game.expect(
        me={
            "hand": ["tri_assyrians", "unr_unrest"],
            "discard": ["egy_egyptian_incursion"],
            "materials": 1,
            "population": 1,
            "actions": 2,
        },
        you={"play": [], "hand": ["reg_oasis"]},
        middle=game.refilled("tri_assyrians"),
    )
    imperium(me=seat | {"materials": 1}).refuses("play egy_egyptian_incursion")
    imperium(me=seat | {"population": 0}).refuses("play egy_egyptian_incursion")
    imperium(me=seat | {"empire": True}).refuses("play egy_egyptian_incursion")


@pytest.mark.card("egy_egyptian_hieroglyphics")
def test_hieroglyphics_may_put_a_card_of_the_hand_or_discard_into_history():
    seat = egyptians(play=["egy_egyptian_hieroglyphics"], hand=["egy_glory"], discard=["unr_unrest"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "history", ["egy_glory", "unr_unrest", "done"]).answer("history unr_unrest")
    game.expect(me={"discard": [], "history": ["unr_unrest"]})
    game = imperium(me=seat, phase="solstice").play("history egy_glory")
    assert game.told("you", "to-history")[0]["card"] is None
    game.expect(me={"hand": [], "history": ["egy_glory"]})
    imperium(me=seat, phase="solstice").play("done").unchanged()
    imperium(me=egyptians(play=["egy_egyptian_hieroglyphics"]), phase="solstice").asks("me", "action")


@pytest.mark.card("egy_red_land", "egy_lower_nile", "egy_nile_valley")
@pytest.mark.parametrize(
    ("region", "gains"), [("egy_red_land", {"progress": 2}), ("egy_lower_nile", {}), ("egy_nile_valley", {})]
)
def test_egyptian_regions_take_a_garrison(region, gains):
    game = imperium(me=egyptians(hand=[region, "unr_unrest"]))
    game.play(f"play {region}", "garrison unr_unrest")
    game.expect(me={"hand": [], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gains})


@pytest.mark.card("egy_red_land", "egy_lower_nile", "egy_nile_valley")
def test_egyptian_regions_show_their_icons():
    me = imperium(me=egyptians(play=["egy_red_land", "egy_lower_nile", "egy_nile_valley"])).match.view(0)["players"][0]
    assert (me["coins"], me["wheat"], me["drops"]) == (1, 1, 2)


@pytest.mark.card("egy_kushites")
def test_kushites_give_barbarians_progress():
    game = imperium(me=egyptians(hand=["egy_kushites"]))
    game.play("play egy_kushites")
    game.expect(me={"hand": [], "discard": ["egy_kushites"], "progress": 3, "actions": 2})
    imperium(me=egyptians(empire=True, hand=["egy_kushites"])).refuses("play egy_kushites")
