"""The cards that nearly every nation has, and effects that cards of several nations share."""

import pytest

from kronika.games.imperium.data import IDS, STATE
from kronika.games.imperium.effects import KINS
from kronika.testing import imperium

EMPIRE = 2


def kin(name):
    return [IDS[face] for face in KINS[name]]


def of_state(card):
    """A player who may play the card."""
    return {"empire": STATE[IDS.index(card)] == EMPIRE, "accession": True}


@pytest.mark.card(
    "car_advance_nation",
    "car_advance",
    "cel_advance",
    "gre_advance",
    "mac_advance",
    "per_advance",
    "rom_advance",
    "scy_advance",
    "vik_advance",
    "egy_advance",
    "mau_advance",
    "min_advance",
    "qin_advance",
)
@pytest.mark.rules("IMP-STATE-06", "IMP-ACQUIRE-03", "IMP-ACQUIRE-04", "IMP-PAY-01")
@pytest.mark.parametrize("card", kin("advance"))
def test_advance_acquires_for_three_materials(card):
    game = imperium(me={"hand": [card], "progress": 2}, tokens={"civ_education": {"progress": 2, "population": 1}})
    game.play(f"play {card}").asks("me", "choose", ["acquire", "break-through"]).answer("acquire")
    game.asks("me", "acquire", ["unc_elders", "civ_education"]).answer("civ_education")
    game.expect(
        me={
            "hand": ["civ_education", "unr_unrest"],
            "discard": [card],
            "materials": 0,
            "population": 3,
            "progress": 4,
            "actions": 2,
        },
        middle=game.refilled("civ_education"),
    )


@pytest.mark.card("mac_advance")
@pytest.mark.rules("IMP-BREAK-02", "IMP-BREAK-04", "IMP-PAY-05")
def test_advance_breaks_through_for_five_materials_and_progress_stands_in_for_two_each():
    game = imperium(me={"hand": ["mac_advance"], "materials": 1, "progress": 2})
    game.play("play mac_advance", "choose break-through").asks(
        "me", "break-through", ["unc_elders", "civ_education", "deck uncivilised", "deck civilised"]
    )
    game.answer("unc_elders")
    game.expect(
        me={"hand": ["unc_elders"], "discard": ["mac_advance"], "materials": 0, "progress": 0, "actions": 2},
        middle=game.refilled("unc_elders", back=True),
    )


@pytest.mark.card("mac_advance")
@pytest.mark.rules("IMP-PAY-02", "IMP-PAY-03")
def test_advance_offers_only_what_can_be_paid():
    game = imperium(me={"hand": ["mac_advance"], "progress": 0})
    game.play("play mac_advance").asks("me", "acquire")
    imperium(me={"hand": ["mac_advance"], "materials": 2, "progress": 0}).refuses("play mac_advance")


@pytest.mark.card(
    "car_conquer",
    "cel_conquer_nation",
    "cel_conquer",
    "gre_conquer",
    "mac_conquer",
    "per_conquer",
    "rom_conquer",
    "scy_conquer",
    "min_conquer",
)
@pytest.mark.parametrize("card", kin("conquer"))
def test_conquer_acquires_for_two_population(card):
    game = imperium(me={"hand": [card]})
    game.play(f"play {card}", "choose acquire").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe"])
    game.answer("tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians", "unr_unrest"], "discard": [card], "population": 0, "actions": 2},
        middle=game.refilled("tri_assyrians"),
    )


@pytest.mark.card("mac_conquer")
@pytest.mark.rules("IMP-PAY-04", "IMP-BREAK-07", "IMP-BREAK-12")
def test_conquer_breaks_through_for_three_population_and_progress_stands_in():
    game = imperium(me={"hand": ["mac_conquer"]})
    game.play("play mac_conquer", "choose break-through", "deck region")
    game.expect(
        me={"hand": ["reg_forest"], "discard": ["mac_conquer"], "population": 0, "progress": 0, "actions": 2},
        middle={"region": ["reg_hills"]},
    )
    assert game.told("you", "broke-through")[0]["card"] is None


@pytest.mark.card(
    "car_prosperity_nation",
    "car_prosperity",
    "mac_prosperity",
    "per_prosperity",
    "rom_prosperity_nation",
    "rom_prosperity",
    "vik_prosperity",
    "atl_prosperity",
    "egy_prosperity",
    "mau_prosperity",
    "min_prosperity",
    "qin_prosperity",
)
@pytest.mark.rules("IMP-CARD-08", "IMP-EACH-01", "IMP-EACH-03")
@pytest.mark.parametrize("card", kin("prosperity"))
def test_prosperity_lets_everyone_draw_and_pays_materials_for_coins(card):
    game = imperium(
        me={"hand": [card], "deck": ["mac_glory"], "play": ["reg_forest", "reg_jungle"], **of_state(card)},
        you={"deck": ["rom_glory"]},
    )
    game.play(f"play {card}").asks("me", "draw", ["draw", "done"]).answer("draw")
    game.asks("you", "draw").answer("done")
    game.asks("me", "choose", ["materials-for-coins", "population-for-regions"]).answer("materials-for-coins")
    game.expect(me={"hand": ["mac_glory"], "deck": [], "discard": [card], "materials": 5, "actions": 2})


@pytest.mark.card("mac_prosperity")
@pytest.mark.rules("IMP-GARRISON-07")
def test_prosperity_pays_population_for_regions_but_not_for_garrisons():
    game = imperium(
        me={
            "hand": ["mac_prosperity"],
            "play": ["reg_forest", "reg_jungle"],
            "garrison": {"reg_jungle": ["reg_oasis"]},
        }
    )
    game.play("play mac_prosperity", "done", "done", "population-for-regions")
    game.expect(me={"hand": [], "discard": ["mac_prosperity"], "population": 4, "actions": 2})


@pytest.mark.card(
    "car_glory",
    "cel_glory",
    "gre_glory",
    "mac_glory",
    "per_glory",
    "rom_glory",
    "scy_glory",
    "vik_glory",
    "egy_glory",
    "mau_glory",
    "min_glory",
    "qin_glory",
)
@pytest.mark.rules("IMP-LOOK-01", "IMP-RECALL-02")
@pytest.mark.parametrize("card", kin("glory"))
def test_glory_abandons_three_regions_and_takes_one_of_two_fame_cards(card):
    lands = ["reg_forest", "reg_jungle", "reg_oasis", "reg_hills"]
    game = imperium(me={"hand": [card], "play": lands, "garrison": {"reg_oasis": ["unr_unrest"]}})
    game.play(f"play {card}").asks("me", "abandon", lands).answer("reg_forest")
    game.play("reg_hills", "reg_oasis").asks("me", "take-fame", ["fam_great", "fam_glorious"])
    assert [event["card"] for event in game.told("me", "looked")] == ["fam_glorious", "fam_great"]
    assert [event["card"] for event in game.told("you", "looked")] == [None, None]
    game.answer("fam_glorious")
    game.expect(
        me={
            "hand": ["fam_glorious"],
            "play": ["reg_jungle"],
            "garrison": {},
            "discard": [card, "reg_forest", "reg_hills", "reg_oasis", "unr_unrest"],
            "actions": 2,
        },
        middle={"fame": ["fam_great", "fam_marvellous"]},
    )


@pytest.mark.card("mac_glory")
def test_glory_needs_three_regions_and_cannot_be_garrisoned():
    game = imperium(me={"hand": ["mac_glory", "mac_orestis", "unr_unrest"], "play": ["reg_forest", "reg_jungle"]})
    game.refuses("play mac_glory")
    game.play("play mac_orestis").asks("me", "garrison", ["unr_unrest", "done"])


@pytest.mark.card(
    "unc_city",
    "unc_city_3p",
    "car_city_of_carthage",
    "gre_city_of_corinth",
    "gre_city_of_athens",
    "gre_city_of_sparta",
    "mac_alexandria_in_ariana",
    "per_city_of_persepolis",
    "rom_city_of_rome",
    "scy_city_of_gelonus",
    "vik_city_of_dubh_linn",
    "art_city_of_camelot",
    "mau_city_of_pataliputra",
)
@pytest.mark.parametrize("card", kin("city"))
def test_a_city_turns_a_discarded_card_into_a_gain_at_solstice(card):
    game = imperium(me={"play": [card], "hand": ["unr_unrest"]}, phase="solstice")
    game.asks("me", "discard", ["unr_unrest", "done"]).answer("unr_unrest")
    game.asks("me", "choose", ["materials", "population", "draw"]).answer("population")
    game.expect(me={"hand": [], "discard": ["unr_unrest"], "population": 3})


@pytest.mark.card("unc_city")
@pytest.mark.rules("IMP-SOLSTICE-04")
def test_a_city_can_be_passed_over_and_asks_nothing_of_an_empty_hand():
    imperium(me={"play": ["unc_city"], "hand": ["unr_unrest"]}, phase="solstice").play("done").unchanged()
    imperium(me={"play": ["unc_city"]}, phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card(
    "civ_metropolis",
    "civ_metropolis_4p",
    "tri_greeks",
    "mac_alexandria_in_egypt",
    "rom_rome_the_eternal_city",
    "min_knossos",
)
@pytest.mark.parametrize("card", kin("metropolis"))
@pytest.mark.parametrize(
    ("way", "gain"),
    [("materials", {"materials": 4}), ("population", {"population": 3}), ("draw", {"hand": ["mac_glory"], "deck": []})],
)
def test_a_metropolis_always_gains_at_solstice(card, way, gain):
    game = imperium(me={"play": [card], "deck": ["mac_glory"]}, phase="solstice")
    game.asks("me", "choose", ["materials", "population", "draw"]).answer(way)
    game.expect(me=gain)


@pytest.mark.card(
    "mac_development",
    "per_development",
    "egy_development",
)
@pytest.mark.rules("IMP-DEVELOP-01", "IMP-DEVELOP-02", "IMP-DEVELOP-03")
@pytest.mark.parametrize("card", kin("development"))
def test_development_develops_a_card_into_the_discard(card):
    game = imperium(
        me={
            "empire": True,
            "hand": [card],
            "materials": 4,
            "development": ["mac_mosaics", "mac_companion_cavalry", "rom_legions"],
        }
    )
    game.play(f"play {card}", "choose develop").asks(
        "me", "develop", ["mac_mosaics", "mac_companion_cavalry", "rom_legions"]
    )
    game.answer("mac_mosaics")
    game.expect(
        me={
            "hand": [],
            "discard": [card, "mac_mosaics"],
            "development": ["mac_companion_cavalry", "rom_legions"],
            "materials": 0,
            "population": 1,
            "actions": 2,
        }
    )


@pytest.mark.card("mac_development")
@pytest.mark.rules("IMP-DEVELOP-05")
def test_development_acquires_where_nothing_can_be_developed():
    game = imperium(me={"empire": True, "hand": ["mac_development"], "materials": 3, "development": ["mac_mosaics"]})
    game.play("play mac_development").asks("me", "choose", ["develop", "acquire"])
    game = imperium(me={"empire": True, "hand": ["mac_development"], "progress": 0, "development": ["mac_mosaics"]})
    game.play("play mac_development").asks("me", "acquire", ["unc_elders", "civ_education"]).answer("unc_elders")
    game.expect(
        me={"hand": ["unc_elders", "unr_unrest"], "discard": ["mac_development"], "materials": 1, "actions": 2},
        middle=game.refilled("unc_elders"),
    )
    game = imperium(me={"empire": True, "hand": ["mac_development"], "materials": 1, "progress": 0})
    game.refuses("play mac_development")


# --- unrest


@pytest.mark.card("unr_unrest")
@pytest.mark.parametrize(
    ("way", "rest"),
    [
        ("pay-population", {"population": 1, "hand": ["mac_glory", "mac_glory"]}),
        ("pay-materials", {"materials": 0, "hand": ["mac_glory", "mac_glory"]}),
    ],
)
def test_unrest_is_played_off_for_population_or_materials(way, rest):
    game = imperium(me={"hand": ["unr_unrest", "mac_glory", "mac_glory"]})
    game.play("play unr_unrest").asks("me", "choose", ["pay-population", "discard", "pay-materials"]).answer(way)
    game.expect(me={"actions": 2, **rest}, middle={"unrest": 13})


@pytest.mark.card("unr_unrest")
def test_unrest_is_played_off_for_two_other_cards():
    game = imperium(
        me={"hand": ["unr_unrest", "unr_unrest", "mac_glory"], "population": 0, "progress": 0, "materials": 2}
    )
    game.play("play unr_unrest").asks("me", "discard", ["unr_unrest", "mac_glory"]).answer("mac_glory")
    game.expect(me={"hand": [], "discard": ["mac_glory", "unr_unrest"], "actions": 2}, middle={"unrest": 13})


@pytest.mark.card("unr_unrest")
def test_unrest_cannot_be_played_without_a_way_to_pay():
    poor = {"population": 0, "progress": 0, "materials": 2}
    imperium(me={"hand": ["unr_unrest", "mac_glory"], **poor}).refuses("play unr_unrest")


@pytest.mark.card("gre_direct_democracy", "egy_pyramids", "mau_buddhism", "qin_long_walls_i")
@pytest.mark.parametrize(
    ("card", "materials", "cards"),
    [("gre_direct_democracy", 2, 1), ("egy_pyramids", 2, 1), ("mau_buddhism", 2, 1), ("qin_long_walls_i", 1, 2)],
)
def test_some_cards_make_unrest_cheaper(card, materials, cards):
    game = imperium(me={"hand": ["unr_unrest", "mac_glory", "mac_glory"], "play": [card]})
    game.play("play unr_unrest", "pay-materials")
    game.expect(
        me={"hand": ["mac_glory", "mac_glory"], "materials": 3 - materials, "actions": 2}, middle={"unrest": 13}
    )
    game = imperium(me={"hand": ["unr_unrest", "mac_glory", "mac_glory"], "play": [card]})
    game.play("play unr_unrest", "choose discard", "mac_glory")  # a second one is the last card and goes by itself
    game.expect(
        me={"hand": ["mac_glory"] * (2 - cards), "discard": ["mac_glory"] * cards, "actions": 2}, middle={"unrest": 13}
    )


@pytest.mark.card("unc_monument", "gre_direct_democracy", "atl_moats_and_walls", "egy_obelisk")
@pytest.mark.parametrize("card", ["unc_monument", "gre_direct_democracy", "atl_moats_and_walls", "egy_obelisk"])
def test_some_cards_let_unrest_be_played_free(card):
    game = imperium(me={"hand": ["unr_unrest"], "play": [card], "actions": 0})
    game.play(f"exhaust {card}", "free-play unr_unrest", "pay-population")
    game.expect(me={"hand": [], "population": 1, "exhausts": 4, "exhausted": [card]}, middle={"unrest": 13})
    imperium(me={"hand": ["mac_glory"], "play": [card]}).refuses(f"exhaust {card}")


# --- effects of several cards


LEADERS = ["egy_ramesses_ii", "gre_pericles", "mac_philip_ii", "per_babylonians", "per_darius_i", "rom_emperor_trajan"]


@pytest.mark.card(
    "egy_ramesses_ii",
    "gre_pericles",
    "mac_philip_ii",
    "per_babylonians",
    "per_darius_i",
    "rom_emperor_trajan",
)
@pytest.mark.parametrize("card", LEADERS)
def test_a_great_leader_acquires_anything_and_goes_to_history(card):
    game = imperium(me={"hand": [card], "actions": 1, **of_state(card)})
    game.play(f"play {card}").asks(
        "me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]
    )
    game.answer("reg_jungle")
    free = card in ("egy_ramesses_ii", "gre_pericles", "per_babylonians")
    game.expect(
        me={"hand": ["reg_jungle"], "history": [card], "actions": int(free)}, middle=game.refilled("reg_jungle")
    )


@pytest.mark.card("rom_triumvirate", "art_uthyr_pendragon")
@pytest.mark.parametrize("card", ["rom_triumvirate", "art_uthyr_pendragon"])
def test_an_early_leader_breaks_through_for_an_uncivilised_card(card):
    game = imperium(me={"hand": [card]})
    game.play(f"play {card}").asks("me", "break-through", ["unc_elders", "deck uncivilised"]).answer("deck uncivilised")
    game.expect(me={"hand": ["unc_town"], "history": [card], "actions": 2}, middle={"uncivilised": ["unc_leadership"]})


@pytest.mark.card("unc_jade_mask", "olm_stone_mask", "olm_stone_mask_nation")
@pytest.mark.rules("IMP-DRAW-03")
@pytest.mark.parametrize("card", ["unc_jade_mask", "olm_stone_mask", "olm_stone_mask_nation"])
def test_a_mask_draws_what_the_deck_has_and_puts_a_card_back(card):
    game = imperium(me={"hand": [card, "unr_unrest"], "deck": ["mac_glory", "mac_conquer"], "discard": ["mac_advance"]})
    game.play(f"play {card}").asks("me", "amount", ["0", "1", "2"]).answer("2")
    game.asks("me", "top-deck", ["mac_glory", "mac_conquer", "unr_unrest"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["mac_conquer", "mac_glory"],
            "deck": ["unr_unrest"],
            "discard": ["mac_advance", card],
            "actions": 2,
        }
    )
    assert game.told("you", "top-decked")[0]["card"] is None


@pytest.mark.card("cel_belgica", "scy_tarim_basin")
@pytest.mark.parametrize("card", ["cel_belgica", "scy_tarim_basin"])
def test_some_regions_may_draw_before_they_take_a_garrison(card):
    game = imperium(me={"hand": [card], "deck": ["unr_unrest"]})
    game.play(f"play {card}", "draw", "garrison unr_unrest")
    game.expect(me={"hand": [], "deck": [], "play": [card], "garrison": {card: ["unr_unrest"]}, "actions": 2})


@pytest.mark.card("car_monopoly", "tri_carthaginians")
@pytest.mark.rules("IMP-ATTACK-04")
@pytest.mark.parametrize("card", ["car_monopoly", "tri_carthaginians"])
def test_goods_are_dumped_on_every_opponent(card):
    game = imperium(
        me={"hand": [card, "unr_unrest"], "deck": ["mac_glory"], "discard": ["mac_conquer"], **of_state(card)},
        you={},
        third={},
    )
    game.play(f"play {card}").asks("me", "give", ["unr_unrest", "mac_glory", "mac_conquer"]).answer("unr_unrest")
    assert game.told("you", "gave")[0]["card"] == "unr_unrest"
    assert game.told("third", "gave")[0]["card"] is None
    game.answer("mac_conquer")
    game.expect(
        me={"hand": ["mac_glory"], "deck": [], "discard": [card], "materials": 5, "actions": 2},
        you={"hand": ["unr_unrest"]},
        third={"hand": ["mac_conquer"]},
    )


@pytest.mark.card("min_writing_systems", "qin_writing_systems")
@pytest.mark.parametrize("card", ["min_writing_systems", "qin_writing_systems"])
def test_writing_systems_put_a_discarded_card_into_history_and_draw(card):
    game = imperium(me={"play": [card], "discard": ["unr_unrest", "mac_glory"], "deck": ["mac_conquer"]})
    game.play(f"exhaust {card}", "history unr_unrest")
    game.expect(
        me={
            "hand": ["mac_conquer"],
            "deck": [],
            "discard": ["mac_glory"],
            "history": ["unr_unrest"],
            "exhausts": 4,
            "exhausted": [card],
        }
    )
    imperium(me={"play": [card]}).refuses(f"exhaust {card}")


@pytest.mark.card("unc_agriculture", "per_windmills", "unc_qanat")
@pytest.mark.parametrize(
    ("card", "land", "word"),
    [
        ("unc_agriculture", "reg_forest", "wheat"),
        ("per_windmills", "reg_forest", "wheat"),
        ("unc_qanat", "reg_oasis", "drop"),
    ],
)
def test_a_wheat_or_drop_counts_as_three_coins_until_the_end_of_the_turn(card, land, word):
    game = imperium(me={"play": [card, land], "hand": ["mac_prosperity"], "materials": 0})
    game.play(f"exhaust {card}")
    assert game.match.view(0)["players"][0] | {"coins": 5, "wheat": 0, "drops": 0} == game.match.view(0)["players"][0]
    game.play("play mac_prosperity", "done", "done", "materials-for-coins")
    game.expect(
        me={
            "hand": [],
            "discard": ["mac_prosperity"],
            "materials": 5,
            "actions": 2,
            "exhausts": 4,
            "exhausted": [card],
        }
    )
    game.play("end", "reg_jungle")
    assert game.match.view(0)["players"][0]["coins"] == 2


@pytest.mark.card("art_power_a", "art_power_b", "egy_obelisk")
@pytest.mark.parametrize(
    "who", [{"nation": "arthurians", "side": "a"}, {"nation": "arthurians"}, {"play": ["egy_obelisk"]}]
)
def test_an_offering_discards_a_card_for_progress_at_solstice(who):
    game = imperium(me={"hand": ["unr_unrest", "mac_glory"], **who}, phase="solstice")
    if who.get("nation"):
        game.answer(f"solstice art_power_{who.get('side', 'b')}") if game.match.choice.key.name == "solstice" else None
    game.asks("me", "discard", ["unr_unrest", "mac_glory"]).answer("mac_glory")
    game.expect(me={"hand": ["unr_unrest"], "discard": ["mac_glory"], "progress": 2})
