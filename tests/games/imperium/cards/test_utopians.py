"""The Utopians."""

import pytest

from kronika.testing import imperium

VISIONS, PATH, GATES, SHANGRI_LA = (
    "uto_visions_of_shangri_la",
    "uto_path_to_shangri_la",
    "uto_gates_of_shangri_la",
    "uto_shangri_la",
)


def utopians(**seat):
    return {"nation": "utopians", **seat}


def beyond(*cards, **seat):
    """On the Path, whose exhaust ability and solstice ask little."""
    return utopians(play=[PATH, *cards], **seat)


# --- the power card


@pytest.mark.card("uto_power_a", "uto_power_b")
@pytest.mark.rules("IMP-UTOPIANS-05")
@pytest.mark.parametrize("side", ["a", "b"])
def test_an_empty_draw_deck_brings_unrest_at_once(side):
    game = imperium(me=utopians(side=side, hand=["uto_sacred_scroll"], deck=["uto_charity"], discard=["uto_portals"]))
    game.play("play uto_sacred_scroll", "draw", "done")
    game.expect(
        me={"hand": ["uto_charity", "unr_unrest"], "deck": [], "discard": ["uto_portals", "uto_sacred_scroll"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("uto_power_b")
@pytest.mark.rules("IMP-UTOPIANS-06")
def test_a_deck_that_meditation_filled_brings_unrest_when_it_is_emptied_again():
    game = imperium(me=utopians(hand=["uto_sacred_scroll", "uto_meditation"], discard=["uto_portals"]))
    game.play("play uto_meditation", "done", "play uto_sacred_scroll", "draw", "done")
    game.expect(
        me={"hand": ["uto_portals", "unr_unrest"], "discard": ["uto_meditation", "uto_sacred_scroll"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("uto_power_b")
@pytest.mark.rules("IMP-RENEW-06", "IMP-RENEW-11")
@pytest.mark.parametrize("empire", [False, True])
def test_a_renewal_brings_no_new_card_and_moves_no_token(empire):
    game = imperium(me=utopians(hand=["uto_sacred_scroll"], discard=["uto_portals"], empire=empire, materials=9))
    game.play("play uto_sacred_scroll", "draw", "done")
    game.expect(me={"hand": ["uto_portals", "unr_unrest"], "discard": ["uto_sacred_scroll"]}, middle={"unrest": 11})


@pytest.mark.card("uto_power_a", "uto_power_b")
@pytest.mark.parametrize(("side", "points"), [("a", 2), ("b", 3)])
def test_population_scores(side, points):
    assert imperium(me=utopians(side=side, population=11)).lines("me")["power"] == points


@pytest.mark.card("uto_power_a")
def test_side_a_lets_others_return_unrest_for_population():
    game = imperium(
        me=beyond(side="a", progress=0),
        you={"hand": ["unr_unrest", "unr_unrest"]},
        third={"hand": ["unr_unrest", "gre_glory"]},
        fourth={"hand": ["per_glory"]},
        phase="solstice",
    )
    game.answer("solstice uto_power_a").asks("you", "return-unrest", ["hand", "done"]).answer("return-unrest hand")
    game.asks("third", "return-unrest", ["hand", "done"]).answer("done")
    game.asks("fourth", "return-unrest", ["done"]).answer("done")
    game.expect(me={"population": 3}, you={"hand": ["unr_unrest"]}, middle={"unrest": 13})


# --- the journey


@pytest.mark.card("uto_visions_of_shangri_la")
@pytest.mark.rules("IMP-UTOPIANS-01", "IMP-UTOPIANS-02")
def test_visions_turn_an_action_into_progress_when_unrest_is_returned():
    game = imperium(me=utopians(hand=["unr_unrest"], progress=0))
    game.refuses(f"exhaust {VISIONS}", f"exhaust {PATH}", f"exhaust {GATES}", f"exhaust {SHANGRI_LA}")
    game.play("play unr_unrest", "pay-population").asks("me", "react", [VISIONS, "done"]).answer(VISIONS)
    game.expect(
        me={"hand": [], "population": 1, "progress": 1, "actions": 1, "exhausts": 2, "exhausted": [VISIONS]},
        middle={"unrest": 13},
    )


@pytest.mark.card("uto_visions_of_shangri_la")
def test_visions_need_an_action():
    game = imperium(me=utopians(hand=["unr_unrest"], progress=0, actions=1))
    game.play("play unr_unrest", "pay-population").asks("me", "action")
    game.expect(me={"hand": [], "population": 1, "actions": 0}, middle={"unrest": 13})


@pytest.mark.card("uto_visions_of_shangri_la", "uto_path_to_shangri_la")
def test_visions_lead_to_the_path_for_all_progress():
    game = imperium(me=utopians(progress=7, hand=["unr_unrest"], discard=["reg_oasis"]), phase="solstice")
    game.asks("me", "choose", ["journey", "discard"]).answer("choose journey").asks("me", "take")
    game.expect(me={"progress": 0, "play": [PATH]})
    game.play("take reg_oasis").expect(me={"hand": ["reg_oasis", "unr_unrest"], "discard": []})


@pytest.mark.card("uto_visions_of_shangri_la")
@pytest.mark.rules("IMP-OR-03")
def test_visions_never_take_all_progress_because_the_hand_is_empty():
    """The other option is resolved as far as possible."""
    game = imperium(me=utopians(progress=7, deck=["uto_portals", "uto_daochang"]), phase="solstice")
    game.asks("me", "choose", ["journey", "discard"]).answer("choose discard")
    game.expect(me={"hand": ["uto_portals"], "deck": ["uto_daochang"]})


@pytest.mark.card("uto_visions_of_shangri_la")
def test_visions_otherwise_change_a_card():
    game = imperium(
        me=utopians(progress=4, hand=["unr_unrest", "uto_charity"], deck=["uto_portals", "uto_daochang"]),
        phase="solstice",
    )
    game.asks("me", "discard", ["unr_unrest", "uto_charity"]).answer("discard unr_unrest")
    game.expect(me={"hand": ["uto_charity", "uto_portals"], "deck": ["uto_daochang"], "discard": ["unr_unrest"]})


@pytest.mark.card("uto_path_to_shangri_la")
@pytest.mark.rules("IMP-UTOPIANS-02")
def test_the_path_leaves_a_region_behind():
    game = imperium(me=utopians(play=[PATH, "reg_oasis"], garrison={"reg_oasis": ["unr_unrest"]}))
    game.play(f"exhaust {PATH}")
    game.expect(
        me={
            "play": [PATH],
            "garrison": {},
            "discard": ["reg_oasis", "unr_unrest"],
            "population": 3,
            "progress": 2,
            "exhausts": 2,
            "exhausted": [PATH],
        }
    )
    imperium(me=utopians(play=[PATH])).refuses(f"exhaust {PATH}")


@pytest.mark.card("uto_path_to_shangri_la", "uto_gates_of_shangri_la")
def test_the_path_leads_to_the_gates_which_make_an_empire():
    game = imperium(me=utopians(play=[PATH], progress=5, deck=["uto_portals", "uto_charity"]), phase="solstice")
    game.asks("me", "choose", ["journey", "draw"]).answer("choose journey")
    game.expect(me={"play": [GATES], "progress": 0, "empire": True, "hand": ["uto_portals"], "deck": ["uto_charity"]})


@pytest.mark.card("uto_path_to_shangri_la")
def test_the_path_otherwise_may_draw_a_region_from_the_discard():
    seat = utopians(play=[PATH], progress=4, discard=["reg_oasis", "reg_forest", "unr_unrest"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "take", ["reg_oasis", "reg_forest", "done"]).answer("take reg_forest")
    game.expect(me={"hand": ["reg_forest"], "discard": ["reg_oasis", "unr_unrest"]})
    imperium(me=seat, phase="solstice").play("done").unchanged()


@pytest.mark.card("uto_gates_of_shangri_la")
def test_the_gates_take_a_card_into_history_for_progress():
    game = imperium(me=utopians(play=[GATES], empire=True, hand=["uto_sacred_scroll", "unr_unrest"]))
    game.play(f"exhaust {GATES}", "history uto_sacred_scroll")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "history": ["uto_sacred_scroll"],
            "progress": 2,
            "exhausts": 2,
            "exhausted": [GATES],
        }
    )
    imperium(me=utopians(play=[GATES], empire=True)).refuses(f"exhaust {GATES}")


@pytest.mark.card("uto_gates_of_shangri_la")
def test_the_gates_otherwise_draw():
    game = imperium(me=utopians(play=[GATES], progress=4, deck=["uto_charity", "uto_portals"]), phase="solstice")
    game.expect(me={"hand": ["uto_charity"], "deck": ["uto_portals"]})


@pytest.mark.card("uto_gates_of_shangri_la", "uto_shangri_la")
@pytest.mark.rules("IMP-UTOPIANS-04", "IMP-END-08")
@pytest.mark.parametrize(("population", "last_round"), [(24, 4), (23, 0)])
def test_through_the_gates_shangri_la_triggers_scoring_in_the_same_solstice(population, last_round):
    game = imperium(me=utopians(play=[GATES], empire=True, progress=5, population=population), phase="solstice")
    game.play("choose journey")
    game.expect(me={"play": [SHANGRI_LA], "progress": 0}, middle={"last_round": last_round})


@pytest.mark.card("uto_shangri_la")
@pytest.mark.rules("IMP-UTOPIANS-02")
@pytest.mark.parametrize("amount", ["exhaust", "market"])
def test_in_shangri_la_materials_become_population_and_progress_of_others(amount):
    game = imperium(
        me=utopians(play=[SHANGRI_LA], empire=True, hand=["egy_ramesses_ii"]),
        third={},
        tokens={"reg_jungle": {"materials": 3}},
    )
    if amount == "exhaust":
        game.play(f"exhaust {SHANGRI_LA}")
        gone = {"exhausts": 2, "exhausted": [SHANGRI_LA]}
        middle = {}
    else:
        game.play("play egy_ramesses_ii", "reg_jungle")
        gone = {"hand": ["reg_jungle"], "history": ["egy_ramesses_ii"]}
        middle = game.refilled("reg_jungle")
    game.expect(me={"population": 4, **gone}, you={"progress": 2}, third={"progress": 2}, middle=middle)


@pytest.mark.card("uto_path_to_shangri_la")
@pytest.mark.rules("IMP-UTOPIANS-03")
def test_the_journey_card_cannot_be_recalled():
    game = imperium(
        me={"empire": True, "hand": ["gre_greek_innovation", "mac_glory", "mac_glory"]},
        you=utopians(play=["uto_portals"]),
    )
    game.play("play gre_greek_innovation", "mac_glory", "reg_jungle")
    assert game.position()["you"]["play"] == [VISIONS]
    assert game.position()["you"]["hand"] == ["uto_portals"]


# --- places of learning


@pytest.mark.card("uto_monastery")
@pytest.mark.parametrize(("renounced", "progress"), [("uto_charity", 1), ("tri_assyrians", 1), ("mac_uxians", 2)])
def test_the_monastery_exiles_a_card_for_population_and_an_attack_for_progress(renounced, progress):
    game = imperium(me=utopians(play=["uto_monastery"], hand=["uto_sacred_scroll", "unr_unrest", renounced]))
    game.play("exhaust uto_monastery", "garrison uto_sacred_scroll").asks("me", "exile", [renounced]).answer(renounced)
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "garrison": {"uto_monastery": ["uto_sacred_scroll"]},
            "population": 4,
            "progress": progress,
            "exhausts": 2,
            "exhausted": ["uto_monastery"],
        },
        middle={"exile": [renounced]},
    )


@pytest.mark.card("uto_monastery")
def test_the_monastery_needs_a_scroll_and_gains_even_if_nothing_is_renounced():
    game = imperium(me=utopians(play=["uto_monastery"], hand=["uto_sacred_scroll", "unr_unrest"]))
    game.play("exhaust uto_monastery", "garrison uto_sacred_scroll")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "garrison": {"uto_monastery": ["uto_sacred_scroll"]},
            "population": 4,
            "exhausts": 2,
            "exhausted": ["uto_monastery"],
        }
    )
    imperium(me=utopians(play=["uto_monastery"], hand=["uto_charity"])).refuses("exhaust uto_monastery")


@pytest.mark.card("uto_monastery")
def test_the_monastery_draws_or_leaves_with_an_unrest_at_solstice():
    seat = beyond(
        "uto_monastery", garrison={"uto_monastery": ["uto_sacred_scroll"]}, deck=["uto_charity", "uto_portals"]
    )
    game = imperium(me=seat | {"hand": ["unr_unrest"]}, phase="solstice")
    game.answer("solstice uto_monastery").asks("me", "choose", ["draw", "abandon"]).answer("choose abandon")
    game.expect(
        me={"hand": [], "play": [PATH], "garrison": {}, "discard": ["uto_monastery", "uto_sacred_scroll"]},
        middle={"unrest": 13},
    )
    game = imperium(me=seat | {"hand": ["uto_meditation"]}, phase="solstice")
    game.answer("solstice uto_monastery").asks("me", "choose", ["draw"]).answer("choose draw")
    game.expect(me={"hand": ["uto_charity", "uto_meditation"], "deck": ["uto_portals"]})


@pytest.mark.card(
    "uto_monastery", "uto_portals", "uto_daochang", "uto_lost_tomes", "uto_tree_of_knowledge", "uto_mountain_retreat"
)
@pytest.mark.parametrize(
    ("place", "owned", "points"),
    [
        ("uto_monastery", [], 2),
        ("uto_portals", ["reg_oasis", "reg_forest"], 2),
        ("uto_daochang", ["tri_assyrians", "tri_qin"], 2),
        ("uto_lost_tomes", ["fam_proud", "fam_great"], 4),
        ("uto_tree_of_knowledge", ["civ_coinage", "unc_city"], 2),
        ("uto_mountain_retreat", ["unc_elders", "unc_city"], 2),
    ],
)
def test_places_of_learning_score_their_kind(place, owned, points):
    game = imperium(me=utopians(discard=[place], hand=owned), exile=["reg_jungle"] * 9)
    assert game.lines("me")["nation"] == points


@pytest.mark.card("uto_portals", "uto_daochang", "uto_tree_of_knowledge")
@pytest.mark.parametrize(
    ("place", "offered"),
    [
        ("uto_portals", ["reg_jungle", "reg_steppe"]),
        ("uto_daochang", ["tri_assyrians", "tri_qin"]),
        ("uto_tree_of_knowledge", ["unc_elders", "civ_education"]),
    ],
)
def test_a_scroll_opens_portals_the_daochang_and_the_tree(place, offered):
    market = ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]
    if place == "uto_daochang":
        market[4] = "tri_qin"
    game = imperium(me=utopians(play=[place], hand=["uto_sacred_scroll"]), market=market)
    game.play(f"exhaust {place}", "garrison uto_sacred_scroll").asks("me", "acquire", offered).answer(offered[0])
    unrest = [] if offered[0].startswith("reg") else ["unr_unrest"]
    game.expect(
        me={
            "hand": [offered[0], *unrest],
            "garrison": {place: ["uto_sacred_scroll"]},
            "exhausts": 2,
            "exhausted": [place],
        },
        middle=game.refilled(offered[0]),
    )
    imperium(me=utopians(play=[place], hand=["uto_charity"])).refuses(f"exhaust {place}")


@pytest.mark.card("uto_portals")
def test_portals_recall_a_region_or_leave_for_population_at_solstice():
    seat = beyond("uto_portals", "reg_oasis", "reg_forest")
    game = imperium(me=seat, phase="solstice")
    game.play("solstice uto_portals", "choose recall").asks("me", "recall", ["reg_oasis", "reg_forest"])
    game.answer("recall reg_oasis")
    game.expect(me={"hand": ["reg_oasis"], "play": [PATH, "reg_forest", "uto_portals"]})
    game = imperium(me=seat, phase="solstice")
    game.play("solstice uto_portals", "choose abandon")
    game.expect(me={"play": [PATH, "reg_forest", "reg_oasis"], "discard": ["uto_portals"], "population": 3})
    game = imperium(me=beyond("uto_portals"), phase="solstice")
    game.play("solstice uto_portals").expect(me={"play": [PATH], "discard": ["uto_portals"], "population": 3})


@pytest.mark.card("uto_daochang")
@pytest.mark.rules("IMP-ATTACK-06")
def test_the_daochang_protects_for_population():
    game = imperium(me={"hand": ["mac_uxians"]}, you=utopians(play=["uto_daochang"], progress=0))
    game.play("play mac_uxians").asks("you", "protect", ["uto_daochang", "done"]).play("protect uto_daochang", "ignore")
    game.expect(me={"hand": [], "discard": ["mac_uxians"], "actions": 2}, you={"population": 1})
    game = imperium(me={"hand": ["mac_uxians"]}, you=utopians(play=["uto_daochang"], progress=0, population=0))
    game.play("play mac_uxians")
    game.expect(me={"hand": [], "discard": ["mac_uxians"], "actions": 2, "materials": 5}, you={"materials": 1})


@pytest.mark.card("uto_daochang")
def test_the_daochang_takes_unrest_or_leaves_for_a_material_at_solstice():
    game = imperium(me=beyond("uto_daochang"), phase="solstice")
    game.answer("solstice uto_daochang").asks("me", "choose", ["take-unrest", "abandon"]).answer("choose take-unrest")
    game.expect(me={"hand": ["unr_unrest"]}, middle={"unrest": 11})
    game = imperium(me=beyond("uto_daochang"), phase="solstice")
    game.play("solstice uto_daochang", "choose abandon")
    game.expect(me={"play": [PATH], "discard": ["uto_daochang"], "materials": 4})


@pytest.mark.card("uto_lost_tomes")
def test_lost_tomes_put_a_card_of_the_hand_or_discard_into_history():
    game = imperium(
        me=utopians(play=["uto_lost_tomes"], hand=["uto_sacred_scroll", "uto_charity"], discard=["unr_unrest"])
    )
    game.play("exhaust uto_lost_tomes", "garrison uto_sacred_scroll")
    game.asks("me", "history", ["uto_charity", "unr_unrest"]).answer("history unr_unrest")
    game.expect(
        me={
            "hand": ["uto_charity"],
            "discard": [],
            "history": ["unr_unrest"],
            "garrison": {"uto_lost_tomes": ["uto_sacred_scroll"]},
            "exhausts": 2,
            "exhausted": ["uto_lost_tomes"],
        }
    )
    imperium(me=utopians(play=["uto_lost_tomes"], hand=["uto_charity"])).refuses("exhaust uto_lost_tomes")


@pytest.mark.card("uto_lost_tomes")
def test_lost_tomes_with_two_scrolls_may_be_left_for_fame_at_solstice():
    scrolls = {"uto_lost_tomes": ["uto_sacred_scroll", "uto_sacred_scroll"]}
    game = imperium(me=beyond("uto_lost_tomes", garrison=scrolls), phase="solstice")
    game.answer("solstice uto_lost_tomes").asks("me", "abandon", ["uto_lost_tomes", "done"])
    game.answer("abandon uto_lost_tomes")
    game.expect(
        me={
            "hand": ["fam_great"],
            "play": [PATH],
            "garrison": {},
            "discard": ["uto_lost_tomes", "uto_sacred_scroll", "uto_sacred_scroll"],
        },
        middle={"fame": ["fam_glorious", "fam_marvellous"]},
    )
    imperium(me=beyond("uto_lost_tomes", garrison=scrolls), phase="solstice").play(
        "solstice uto_lost_tomes", "done"
    ).unchanged()
    scrolls = {"uto_lost_tomes": ["uto_sacred_scroll", "unr_unrest"]}
    imperium(me=beyond("uto_lost_tomes", garrison=scrolls), phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("uto_tree_of_knowledge")
@pytest.mark.rules("IMP-OR-03")
def test_the_tree_costs_a_card_or_is_left_for_one_at_solstice():
    seat = beyond("uto_tree_of_knowledge", deck=["uto_charity", "uto_portals"])
    game = imperium(me=seat | {"hand": ["unr_unrest"]}, phase="solstice")
    game.answer("solstice uto_tree_of_knowledge").asks("me", "choose", ["discard", "abandon"]).answer("choose discard")
    game.expect(me={"hand": [], "discard": ["unr_unrest"]})
    game = imperium(me=seat, phase="solstice")
    game.play("solstice uto_tree_of_knowledge")
    game.expect(
        me={"hand": ["uto_charity"], "deck": ["uto_portals"], "play": [PATH], "discard": ["uto_tree_of_knowledge"]}
    )


# --- the other cards


@pytest.mark.card("uto_charity")
def test_charity_gains_progress_and_offers_materials_to_others():
    game = imperium(me=utopians(hand=["uto_charity"]), third={})
    game.play("play uto_charity").asks("you", "gain", ["gain", "done"]).answer("gain").asks("third", "gain")
    game.answer("done")
    game.expect(me={"hand": [], "discard": ["uto_charity"], "progress": 2, "actions": 2}, you={"materials": 5})


@pytest.mark.card("uto_meditation")
def test_meditation_puts_a_card_back_and_lets_others_draw():
    game = imperium(
        me=utopians(hand=["uto_meditation"], discard=["uto_charity", "unr_unrest"], actions=0),
        you={"deck": ["rom_glory"]},
        third={"deck": ["gre_glory"]},
    )
    game.play("play uto_meditation").asks("me", "top-deck", ["uto_charity", "unr_unrest"]).answer("uto_charity")
    game.play("draw", "done")
    game.expect(
        me={"hand": [], "deck": ["uto_charity"], "discard": ["unr_unrest", "uto_meditation"]},
        you={"hand": ["rom_glory"], "deck": []},
    )


@pytest.mark.card("uto_mountain_retreat")
def test_the_mountain_retreat_takes_unrest_for_a_scroll():
    game = imperium(
        me=utopians(
            play=["uto_mountain_retreat"],
            hand=["unr_unrest", "unr_unrest"],
            discard=["uto_sacred_scroll", "uto_charity"],
        )
    )
    game.play("exhaust uto_mountain_retreat")
    game.expect(
        me={
            "hand": ["unr_unrest", "uto_sacred_scroll"],
            "discard": ["uto_charity"],
            "garrison": {"uto_mountain_retreat": ["unr_unrest"]},
            "exhausts": 2,
            "exhausted": ["uto_mountain_retreat"],
        }
    )
    imperium(me=utopians(play=["uto_mountain_retreat"], hand=["uto_charity"])).refuses("exhaust uto_mountain_retreat")


@pytest.mark.card("uto_mountain_retreat")
def test_the_mountain_retreat_draws_or_is_left_for_good_with_its_unrest_at_solstice():
    seat = beyond(
        "uto_mountain_retreat",
        garrison={"uto_mountain_retreat": ["unr_unrest", "unr_unrest"]},
        deck=["uto_charity", "uto_portals"],
        discard=["unr_unrest"],
    )
    game = imperium(me=seat, phase="solstice")
    game.answer("solstice uto_mountain_retreat").asks("me", "choose", ["draw", "abandon"]).answer("choose abandon")
    game.expect(
        me={"play": [PATH], "garrison": {}, "discard": ["unr_unrest", "uto_mountain_retreat"]}, middle={"unrest": 14}
    )
    game = imperium(me=seat, phase="solstice")
    game.play("solstice uto_mountain_retreat", "choose draw").expect(
        me={"hand": ["uto_charity"], "deck": ["uto_portals"]}
    )


@pytest.mark.card("uto_sacred_scroll")
@pytest.mark.rules("IMP-FREEPLAY-03", "IMP-EACH-03")
def test_a_sacred_scroll_lets_everyone_draw_free_of_an_action():
    game = imperium(
        me=utopians(
            hand=["uto_sacred_scroll", "uto_sacred_scroll"],
            deck=["uto_charity", "uto_portals", "uto_daochang"],
            actions=0,
        ),
        you={"deck": ["rom_glory"]},
    )
    game.play("play uto_sacred_scroll").asks("me", "draw").answer("draw").asks("you", "draw").answer("draw")
    game.play("play uto_sacred_scroll", "done", "done")
    game.expect(
        me={
            "hand": ["uto_charity"],
            "deck": ["uto_portals", "uto_daochang"],
            "discard": ["uto_sacred_scroll", "uto_sacred_scroll"],
        },
        you={"hand": ["rom_glory"], "deck": []},
    )
    assert imperium(me=utopians(history=["uto_sacred_scroll"] * 2)).lines("me")["nation"] == 2
    assert imperium(me=utopians(hand=["uto_sacred_scroll"] * 2)).lines("me")["nation"] == 0
