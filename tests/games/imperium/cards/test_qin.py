"""The Qin."""

import pytest

from kronika.testing import imperium

MANDATE = "qin_mandate_of_heaven"
WALLS = ["qin_long_walls_i", "qin_long_walls_ii", "qin_long_walls_iii", "qin_long_walls_iv"]


def qin(**seat):
    return {"nation": "qin", **seat}


# --- the power card


@pytest.mark.card("qin_power_a")
@pytest.mark.parametrize("card", ["acquired", "broken through"])
def test_side_a_doubles_the_population_on_a_card_taken(card):
    game = imperium(
        me=qin(side="a", hand=["qin_advance"], materials=5, progress=0),
        tokens={"unc_elders": {"population": 3, "progress": 1}},
    )
    way = "acquire" if card == "acquired" else "break-through"
    game.play("play qin_advance", f"choose {way}", f"{way} unc_elders").asks("me", "react", ["qin_power_a", "done"])
    game.answer("react qin_power_a")
    unrest = ["unr_unrest"] if way == "acquire" else []
    game.expect(
        me={
            "hand": ["unc_elders", *unrest],
            "discard": ["qin_advance"],
            "materials": 2 if way == "acquire" else 0,
            "population": 8,
            "progress": 1,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["qin_power_a"],
        },
        middle=game.refilled("unc_elders", back=way != "acquire"),
    )


@pytest.mark.card("qin_power_a")
def test_side_a_is_not_offered_for_a_card_without_population():
    game = imperium(me=qin(side="a", hand=["qin_advance"], progress=0), tokens={"unc_elders": {"progress": 2}})
    game.play("play qin_advance", "unc_elders").asks("me", "action")


@pytest.mark.card("qin_power_a", "qin_power_b")
@pytest.mark.rules("IMP-CLEANUP-04")
@pytest.mark.parametrize(("side", "points"), [("a", 2), ("b", 4)])
def test_both_sides_place_population_and_score_pinned_cards_that_are_no_regions(side, points):
    game = imperium(me=qin(side=side, play=["qin_legalism", "qin_metallurgy", "qin_eastern_zhou"]))
    assert game.lines("me")["power"] == points
    game.play("end", "place reg_jungle")
    assert game.position()["middle"]["tokens"] == {"reg_jungle": {"population": 1}}


# --- the Long Walls


@pytest.mark.card("qin_long_walls_i", "qin_long_walls_ii", "qin_long_walls_iii", "qin_long_walls_iv")
def test_every_long_walls_card_scores_all_that_are_in_play():
    game = imperium(me=qin(play=WALLS[:3], hand=[WALLS[3]]))
    assert game.lines("me")["nation"] == 12


@pytest.mark.card("qin_long_walls_i")
@pytest.mark.rules("IMP-ACCESSION-01")
def test_long_walls_i_make_an_empire():
    game = imperium(me=qin(play=["unc_code_of_laws"]))
    game.play("exhaust unc_code_of_laws").play("play qin_long_walls_i")
    game.expect(
        me={
            "play": ["qin_long_walls_i", "unc_code_of_laws"],
            "nation_deck": [],
            "empire": True,
            "actions": 2,
            "exhausts": 3,
            "exhausted": ["unc_code_of_laws"],
            "deck_tokens": ["nation"],
        }
    )


@pytest.mark.card("qin_long_walls_ii")
@pytest.mark.rules("IMP-ATTACK-06")
def test_long_walls_ii_ward_off_an_attack_for_one_wall():
    game = imperium(me={"hand": ["mac_uxians"]}, you=qin(play=["qin_long_walls_ii", "qin_long_walls_iii"], exhausts=0))
    game.play("play mac_uxians").asks("you", "protect", ["qin_long_walls_ii", "done"]).answer(
        "protect qin_long_walls_ii"
    )
    game.asks("you", "recall", ["qin_long_walls_ii", "qin_long_walls_iii"]).play("qin_long_walls_iii", "ignore")
    game.expect(
        me={"hand": [], "discard": ["mac_uxians"], "actions": 2},
        you={"hand": ["qin_long_walls_iii"], "play": ["qin_long_walls_ii"]},
    )


@pytest.mark.card("qin_long_walls_iii")
def test_long_walls_iii_draw_for_population():
    game = imperium(me=qin(play=["qin_long_walls_iii"], deck=["qin_glory"], progress=0))
    game.play("exhaust qin_long_walls_iii")
    game.expect(
        me={"hand": ["qin_glory"], "deck": [], "population": 1, "exhausts": 4, "exhausted": ["qin_long_walls_iii"]}
    )
    poor = qin(play=["qin_long_walls_iii"], deck=["qin_glory"], population=0, progress=0)
    imperium(me=poor).refuses("exhaust qin_long_walls_iii")


@pytest.mark.card("qin_long_walls_iv")
@pytest.mark.rules("IMP-GAIN-03")
def test_three_long_walls_turn_a_card_into_an_action():
    game = imperium(me=qin(play=WALLS[1:], hand=["unr_unrest", "qin_glory"]))
    game.play("exhaust qin_long_walls_iv", "top-deck unr_unrest")
    game.expect(
        me={
            "hand": ["qin_glory"],
            "deck": ["unr_unrest"],
            "actions": 4,
            "exhausts": 4,
            "exhausted": ["qin_long_walls_iv"],
        }
    )
    imperium(me=qin(play=WALLS[2:], hand=["unr_unrest"])).refuses("exhaust qin_long_walls_iv")
    imperium(me=qin(play=WALLS)).refuses("exhaust qin_long_walls_iv")


# --- leaders


@pytest.mark.card("qin_emperor_qin_shi_huang")
def test_the_first_emperor_takes_fame_free_of_an_action():
    seat = qin(
        empire=True,
        hand=["qin_emperor_qin_shi_huang"],
        play=[MANDATE],
        history=["qin_king_wu_of_qin"],
        actions=0,
    )
    game = imperium(me=seat)
    game.play("play qin_emperor_qin_shi_huang")
    game.expect(
        me={"hand": ["fam_great"], "history": ["qin_emperor_qin_shi_huang", "qin_king_wu_of_qin"]},
        middle={"fame": ["fam_glorious", "fam_marvellous"]},
    )
    imperium(me=seat | {"history": []}).refuses("play qin_emperor_qin_shi_huang")
    imperium(me=seat | {"play": []}).refuses("play qin_emperor_qin_shi_huang")


@pytest.mark.card("qin_king_wu_of_qin")
@pytest.mark.rules("IMP-ACQUIRE-05")
def test_king_wu_pays_progress_for_cards():
    seat = qin(
        empire=True,
        hand=["qin_king_wu_of_qin"],
        play=[MANDATE],
        history=["qin_duke_zhuang_of_qin"],
        progress=2,
    )
    game = imperium(me=seat)
    game.play("play qin_king_wu_of_qin").asks("me", "amount", ["0", "1", "2"]).answer("amount 2")
    game.asks("me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"])
    game.answer("acquire reg_jungle").asks(
        "me", "acquire", ["reg_forest", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]
    )
    game.answer("acquire reg_forest")
    game.expect(
        me={
            "hand": ["reg_forest", "reg_jungle"],
            "history": ["qin_duke_zhuang_of_qin", "qin_king_wu_of_qin"],
            "progress": 0,
            "actions": 2,
        },
        middle={"market": ["reg_hills", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"], "region": []},
    )
    assert game.lines("me")["nation"] == 2
    game = imperium(me=seat | {"progress": 5})
    game.play("play qin_king_wu_of_qin").asks("me", "amount", ["0", "1", "2", "3"]).answer("amount 0")
    game.expect(me={"hand": [], "history": ["qin_duke_zhuang_of_qin", "qin_king_wu_of_qin"], "actions": 2})
    imperium(me=seat | {"history": []}).refuses("play qin_king_wu_of_qin")
    imperium(me=seat | {"play": []}).refuses("play qin_king_wu_of_qin")
    assert imperium(me=qin(hand=["qin_king_wu_of_qin"])).lines("me")["nation"] == 0


@pytest.mark.card("qin_duke_zhuang_of_qin")
@pytest.mark.rules("IMP-NATION-06")
def test_duke_zhuang_returns_unrest_and_breaks_through_under_the_mandate():
    seat = qin(hand=["qin_duke_zhuang_of_qin", "unr_unrest", "unr_unrest"], play=[MANDATE], discard=["unr_unrest"])
    game = imperium(me=seat)
    game.play("play qin_duke_zhuang_of_qin").asks("me", "return-unrest", ["hand", "discard", "done"])
    game.play("return-unrest discard", "return-unrest hand")
    game.asks("me", "break-through", ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary"])
    game.answer("break-through reg_jungle")
    middle = game.refilled("reg_jungle")
    game.expect(
        me={
            "hand": ["reg_jungle", "unr_unrest"],
            "discard": [],
            "history": ["qin_duke_zhuang_of_qin"],
            "actions": 2,
        },
        middle={**middle, "unrest": 14},
    )
    imperium(me=seat | {"play": [], "discard": [MANDATE]}).refuses("play qin_duke_zhuang_of_qin")
    imperium(me=seat | {"empire": True}).refuses("play qin_duke_zhuang_of_qin")


@pytest.mark.card("qin_mandate_of_heaven")
@pytest.mark.rules("IMP-RECALL-03")
def test_the_mandate_places_population_and_may_be_abandoned():
    game = imperium(me=qin(play=[MANDATE]), tokens={"reg_jungle": {"population": 1}})
    game.play(f"exhaust {MANDATE}", "place reg_jungle").asks("me", "abandon", [MANDATE, "done"]).answer("done")
    game.expect(me={"exhausts": 4, "exhausted": [MANDATE]}, middle={"tokens": {"reg_jungle": {"population": 2}}})
    game = imperium(me=qin(play=[MANDATE]))
    game.play(f"exhaust {MANDATE}", "place unc_elders", f"abandon {MANDATE}")
    game.expect(
        me={"play": [], "discard": [MANDATE], "exhausts": 4},
        middle={"tokens": {"unc_elders": {"population": 1}}},
    )


@pytest.mark.card("qin_mandate_of_heaven")
def test_the_mandate_costs_two_cards_at_solstice():
    game = imperium(me=qin(play=[MANDATE], hand=["qin_glory", "unr_unrest", "qin_advance"]), phase="solstice")
    game.asks("me", "discard", ["qin_glory", "unr_unrest", "qin_advance"]).play(
        "discard qin_glory", "discard unr_unrest"
    )
    game.expect(me={"hand": ["qin_advance"], "discard": ["qin_glory", "unr_unrest"]})
    game = imperium(me=qin(play=[MANDATE], hand=["qin_glory"]), phase="solstice")
    game.expect(me={"hand": [], "discard": ["qin_glory"]})
    imperium(me=qin(play=[MANDATE]), phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("qin_mandate_of_heaven")
@pytest.mark.parametrize("place", ["hand", "discard", "history", "play"])
def test_the_mandate_costs_points_unless_in_play(place):
    game = imperium(me=qin(**{place: [MANDATE]}))
    assert game.lines("me")["nation"] == (0 if place == "play" else -2)


# --- the schools


@pytest.mark.card("qin_confucianism", "qin_legalism")
@pytest.mark.parametrize(("new", "old"), [("qin_confucianism", "qin_legalism"), ("qin_legalism", "qin_confucianism")])
def test_a_school_drives_the_other_out(new, old):
    game = imperium(me=qin(hand=[new], play=[old]))
    game.play(f"play {new}").expect(me={"hand": [], "play": [new], "discard": [old], "actions": 2})
    game = imperium(me=qin(hand=[new]))
    game.play(f"play {new}").expect(me={"hand": [], "play": [new], "actions": 2})


@pytest.mark.card("qin_confucianism")
def test_confucianism_acquires_a_card_with_population():
    game = imperium(
        me=qin(play=["qin_confucianism"], hand=["qin_glory", "unr_unrest", "qin_advance"]),
        tokens={"civ_education": {"population": 1}, "reg_jungle": {"population": 1}, "unc_elders": {"progress": 3}},
    )
    game.play("exhaust qin_confucianism", "discard qin_glory", "discard unr_unrest")
    game.asks("me", "choose", ["acquire", "return-unrest"]).answer("choose acquire")
    game.expect(
        me={
            "hand": ["civ_education", "qin_advance", "unr_unrest"],
            "discard": ["qin_glory", "unr_unrest"],
            "population": 3,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["qin_confucianism"],
        },
        middle=game.refilled("civ_education"),
    )


@pytest.mark.card("qin_confucianism")
def test_confucianism_returns_two_unrest_from_the_discard():
    game = imperium(
        me=qin(play=["qin_confucianism"], hand=["unr_unrest", "unr_unrest"], discard=["unr_unrest"]),
    )
    game.play("exhaust qin_confucianism", "discard unr_unrest", "return-unrest discard", "return-unrest discard")
    game.expect(
        me={"hand": [], "discard": ["unr_unrest"], "actions": 2, "exhausts": 4, "exhausted": ["qin_confucianism"]},
        middle={"unrest": 14},
    )


@pytest.mark.card("qin_confucianism")
@pytest.mark.parametrize("short", [{"actions": 0}, {"hand": ["unr_unrest"]}])
def test_confucianism_needs_an_action_and_two_cards(short):
    seat = qin(play=["qin_confucianism"], hand=["unr_unrest", "qin_glory"])
    imperium(me=seat | short).refuses("exhaust qin_confucianism")


@pytest.mark.card("qin_legalism")
def test_legalism_acquires_for_population():
    game = imperium(me=qin(play=["qin_legalism"], population=3, progress=0))
    game.play("exhaust qin_legalism").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe"])
    game.answer("reg_jungle")
    game.expect(
        me={"hand": ["reg_jungle"], "population": 0, "exhausts": 4, "exhausted": ["qin_legalism"]},
        middle=game.refilled("reg_jungle"),
    )
    imperium(me=qin(play=["qin_legalism"], progress=0)).refuses("exhaust qin_legalism")


@pytest.mark.card("qin_school_of_diplomacy")
@pytest.mark.rules("IMP-STATE-04")
def test_the_school_of_diplomacy_trades_regions_and_a_barbarian_recalls_those_of_others():
    lands = ["qin_western_zhou", "qin_eastern_zhou", "reg_oasis", "reg_forest"]
    game = imperium(me=qin(hand=["qin_school_of_diplomacy"], play=lands), you={"play": ["reg_hills"]})
    game.play("play qin_school_of_diplomacy").asks("me", "abandon", [*lands, "done"])
    game.play(*lands[:3]).asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe", "done"])
    game.play("acquire reg_jungle", "acquire reg_steppe", "done")
    game.expect(
        me={
            "hand": ["reg_jungle", "reg_steppe"],
            "play": ["reg_forest"],
            "discard": ["qin_school_of_diplomacy", *lands[:3]],
            "actions": 2,
        },
        you={"play": [], "hand": ["reg_hills"]},
        middle={
            "market": ["reg_forest", "unc_elders", "civ_education", "tri_assyrians", "reg_oasis"],
            "region": ["reg_hills"],
            "main": ["unc_port", "civ_temple", "tri_aksumites"],
        },
    )


@pytest.mark.card("qin_school_of_diplomacy")
def test_the_school_of_diplomacy_of_an_empire_harms_nobody():
    game = imperium(
        me=qin(empire=True, hand=["qin_school_of_diplomacy"], play=["qin_western_zhou"]), you={"play": ["reg_hills"]}
    )
    game.play("play qin_school_of_diplomacy", "done")
    game.expect(me={"hand": [], "discard": ["qin_school_of_diplomacy"], "actions": 2})


@pytest.mark.card("qin_school_of_diplomacy", "mau_grand_trunk_road")
@pytest.mark.rules("IMP-CARDNOTE-14")
def test_the_grand_trunk_road_is_worth_two_regions_to_diplomats():
    game = imperium(me=qin(empire=True, hand=["qin_school_of_diplomacy"], play=["mau_grand_trunk_road"]))
    game.play("play qin_school_of_diplomacy", "mau_grand_trunk_road", "reg_jungle", "reg_steppe").asks("me", "action")


# --- the other cards


@pytest.mark.card("qin_mathematics")
@pytest.mark.rules("IMP-PASSIVE-01")
def test_mathematics_raises_the_hand_limit_and_keeps_advance_alive():
    game = imperium(me=qin(empire=True, hand=["qin_advance"], play=["qin_mathematics"], deck=["qin_glory"] * 6))
    game.offers("play qin_advance").play("end", "place reg_jungle", "discard qin_advance")
    assert len(game.position()["me"]["hand"]) == 6
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("qin_metallurgy")
def test_metallurgy_gains_progress_or_draws_a_region():
    seat = qin(play=["qin_metallurgy"], discard=["qin_western_zhou", "qin_eastern_zhou", "unr_unrest"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "choose", ["progress", "draw"]).answer("choose draw")
    game.asks("me", "take", ["qin_western_zhou", "qin_eastern_zhou"]).answer("take qin_western_zhou")
    game.expect(me={"hand": ["qin_western_zhou"], "discard": ["qin_eastern_zhou", "unr_unrest"]})
    game = imperium(me=seat, phase="solstice").play("choose progress").expect(me={"progress": 2})
    assert game.lines("me")["nation"] == 2
    imperium(me=qin(play=["qin_metallurgy"]), phase="solstice").expect(me={"progress": 2})


@pytest.mark.card("qin_terracotta_warriors")
@pytest.mark.parametrize(("place", "points"), [("garrison", 7), ("history", 3), ("hand", 0), ("discard", 0)])
def test_terracotta_warriors_guard_the_tomb(place, points):
    warriors = ["qin_terracotta_warriors"]
    seat = qin(
        play=["qin_western_zhou"], **{place: {"qin_western_zhou": warriors} if place == "garrison" else warriors}
    )
    game = imperium(me=seat)
    assert game.lines("me")["nation"] == points
    game.refuses("play qin_terracotta_warriors")


@pytest.mark.card("qin_eastern_zhou", "qin_western_zhou", "qin_terracotta_warriors")
@pytest.mark.parametrize(
    ("region", "gains"), [("qin_eastern_zhou", {"population": 3}), ("qin_western_zhou", {"materials": 4})]
)
def test_the_zhou_lands_gain_and_take_a_garrison(region, gains):
    game = imperium(me=qin(hand=[region, "qin_terracotta_warriors"]))
    game.play(f"play {region}", "garrison qin_terracotta_warriors")
    game.expect(
        me={"hand": [], "play": [region], "garrison": {region: ["qin_terracotta_warriors"]}, "actions": 2, **gains}
    )


@pytest.mark.card("qin_eastern_zhou", "qin_western_zhou")
def test_the_zhou_lands_show_their_icons():
    me = imperium(me=qin(play=["qin_eastern_zhou", "qin_western_zhou"])).match.view(0)["players"][0]
    assert (me["coins"], me["wheat"], me["drops"]) == (2, 0, 1)
