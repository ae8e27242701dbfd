"""The Arthurians."""

import pytest

from kronika.testing import imperium

COURT = "art_king_arthurs_court"
QUESTS = ["art_graal", "art_lawnslot_llyn", "art_twrch_trwyth", "art_taliesin_the_bard", "art_excalibur"]


def arthurians(**seat):
    return {"nation": "arthurians", **seat}


def at_court(*cards):
    """The cards in play beside the power card."""
    return [COURT, *cards]


# --- the power card


@pytest.mark.card("art_power_a")
def test_side_a_discards_a_card_for_a_knight_from_the_discard():
    game = imperium(
        me=arthurians(
            side="a", hand=["unr_unrest", "art_uthyr_pendragon"], discard=["art_cai", "art_bedwyr", "reg_oasis"]
        )
    )
    game.play("exhaust art_power_a", "discard unr_unrest").asks("me", "take", ["art_cai", "art_bedwyr"])
    game.answer("art_cai")
    game.expect(
        me={
            "hand": ["art_cai", "art_uthyr_pendragon"],
            "discard": ["art_bedwyr", "reg_oasis", "unr_unrest"],
            "exhausts": 4,
            "exhausted": ["art_power_a"],
        }
    )
    imperium(me=arthurians(side="a", discard=["art_cai"])).refuses("exhaust art_power_a")


@pytest.mark.card("art_power_a")
def test_side_a_may_take_back_the_very_knight_that_it_discarded():
    game = imperium(me=arthurians(side="a", hand=["art_cai"]))
    game.play("exhaust art_power_a")
    game.expect(me={"exhausts": 4, "exhausted": ["art_power_a"]})


@pytest.mark.card("art_power_b", "art_power_a")
@pytest.mark.parametrize(("side", "points"), [("a", 0), ("b", 6)])
def test_only_side_b_is_worth_points(side, points):
    assert imperium(me=arthurians(side=side)).lines("me")["power"] == points


@pytest.mark.card("art_power_b")
def test_the_offering_gives_progress_even_for_an_empty_hand():
    game = imperium(me=arthurians(), phase="solstice")
    game.expect(me={"progress": 2})


# --- King Arthur's Court and the quests


@pytest.mark.card("art_king_arthurs_court")
@pytest.mark.rules("IMP-ARTHURIANS-01", "IMP-ARTHURIANS-05")
def test_the_court_takes_unrest_for_a_quest_of_choice_but_graal():
    game = imperium(me=arthurians(development=QUESTS, hand=["unr_unrest"]), phase="solstice")
    game.answer(f"solstice {COURT}").asks("me", "quest", [*QUESTS[1:], "done"]).answer("art_excalibur")
    game.expect(
        me={
            "hand": ["unr_unrest", "unr_unrest"],
            "development": [quest for quest in QUESTS if quest != "art_excalibur"],
            "garrison": {COURT: ["art_excalibur"]},
        },
        middle={"unrest": 11},
    )


@pytest.mark.card("art_king_arthurs_court")
def test_the_court_can_be_passed_over():
    game = imperium(me=arthurians(development=QUESTS), phase="solstice")
    game.play(f"solstice {COURT}", "done").expect(me={"progress": 2})


@pytest.mark.card("art_king_arthurs_court", "art_graal")
@pytest.mark.rules("IMP-ARTHURIANS-05", "IMP-END-04")
def test_graal_is_the_last_quest_and_taking_it_up_triggers_nothing():
    game = imperium(me=arthurians(development=["art_graal"]), phase="solstice")
    game.answer("solstice art_power_b").asks("me", "quest", ["art_graal", "done"]).answer("art_graal")
    game.expect(
        me={"hand": ["unr_unrest"], "development": [], "garrison": {COURT: ["art_graal"]}, "progress": 2},
        middle={"unrest": 11},
    )


@pytest.mark.card("art_king_arthurs_court")
@pytest.mark.rules("IMP-ARTHURIANS-02", "IMP-ARTHURIANS-06")
def test_there_is_only_one_active_quest_and_it_scores():
    game = imperium(me=arthurians(development=QUESTS[:4], garrison={COURT: ["art_excalibur"]}), phase="solstice")
    game.expect(me={"progress": 2})
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("art_king_arthurs_court")
@pytest.mark.rules("IMP-GARRISON-12")
def test_the_court_scores_civilised_cards():
    game = imperium(me=arthurians(hand=["civ_education", "unc_city"], garrison={COURT: ["civ_coinage"]}))
    points = game.lines("me")
    assert points["nation"] == 3


@pytest.mark.card("art_king_arthurs_court", "art_city_of_camelot")
def test_with_camelot_the_court_discards_a_card_and_returns_unrest():
    game = imperium(me=arthurians(play=["art_city_of_camelot"], hand=["unr_unrest", "art_cai"]))
    game.play(f"exhaust {COURT}", "discard art_cai")
    game.expect(me={"hand": [], "discard": ["art_cai"], "exhausts": 4, "exhausted": [COURT]}, middle={"unrest": 13})
    imperium(me=arthurians(hand=["unr_unrest", "art_cai"])).refuses(f"exhaust {COURT}")
    imperium(me=arthurians(play=["art_city_of_camelot"])).refuses(f"exhaust {COURT}")


@pytest.mark.card("art_graal")
@pytest.mark.rules("IMP-END-07")
def test_graal_triggers_scoring_and_gives_back_what_was_lost():
    game = imperium(
        me=arthurians(hand=["art_graal"], history=["art_cai", "art_morigena"], actions=0),
        exile=["art_lawnslot_llyn", "art_excalibur", "unc_port"],
    )
    game.play("play art_graal").asks("me", "take", ["art_cai", "art_morigena", "done"]).answer("art_cai")
    assert game.told("you", "took")[0]["card"] is None
    game.asks("me", "acquire", ["art_excalibur", "unc_port", "done"]).answer("unc_port")
    game.expect(
        me={"hand": ["art_cai", "unc_port", "unr_unrest"], "history": ["art_morigena"], "discard": ["art_graal"]},
        middle={"exile": ["art_excalibur", "art_lawnslot_llyn"], "unrest": 11, "last_round": 4},
    )
    assert game.lines("me")["nation"] == 8 + 2 + 1  # the Court counts Port


@pytest.mark.card("art_graal")
def test_graal_may_give_nothing_and_an_exiled_quest_comes_without_unrest():
    game = imperium(me=arthurians(hand=["art_graal"], history=["art_cai"]), exile=["art_excalibur"])
    game.play("play art_graal", "done", "art_excalibur")
    game.expect(me={"hand": ["art_excalibur"], "discard": ["art_graal"]}, middle={"exile": [], "last_round": 4})
    game = imperium(me=arthurians(hand=["art_graal"]), exile=["art_excalibur"])
    game.play("play art_graal", "done").expect(me={"hand": [], "discard": ["art_graal"]}, middle={"last_round": 4})


@pytest.mark.card("art_graal")
@pytest.mark.rules("IMP-END-07")
def test_graal_triggers_scoring_only_for_the_arthurian_player():
    """It can come to another player through the exile pile, or as a gift."""
    game = imperium(me={"hand": ["art_graal"]}, exile=["art_excalibur"])
    game.play("play art_graal", "art_excalibur")
    game.expect(me={"hand": ["art_excalibur"], "discard": ["art_graal"]}, middle={"exile": []})


@pytest.mark.card("art_lawnslot_llyn")
@pytest.mark.rules("IMP-FIND-04", "IMP-FIND-05")
@pytest.mark.parametrize("place", ["hand", "discard", "deck"])
def test_lawnslot_puts_guennuvar_into_history_takes_fame_and_is_exiled(place):
    seat = {"hand": ["art_lawnslot_llyn"], "discard": ["art_cai"]}
    seat[place] = [*seat.get(place, []), "art_guennuvar"]
    game = imperium(me=arthurians(**seat))
    game.play("play art_lawnslot_llyn")
    assert game.told("you", "found")[0]["card"] == "art_guennuvar"
    game.expect(
        me={"hand": ["fam_great"], "discard": ["art_cai"], "deck": [], "history": ["art_guennuvar"], "actions": 2},
        middle={"fame": ["fam_glorious", "fam_marvellous"], "exile": ["art_lawnslot_llyn"]},
    )


@pytest.mark.card("art_lawnslot_llyn")
@pytest.mark.rules("IMP-FIND-03")
def test_lawnslot_takes_fame_even_if_guennuvar_is_not_found():
    game = imperium(me=arthurians(hand=["art_lawnslot_llyn"], history=["art_guennuvar"]))
    game.play("play art_lawnslot_llyn")
    game.expect(
        me={"hand": ["fam_great"], "actions": 2},
        middle={"fame": ["fam_glorious", "fam_marvellous"], "exile": ["art_lawnslot_llyn"]},
    )
    assert game.lines("me")["nation"] == 0


@pytest.mark.card("art_lawnslot_llyn")
def test_lawnslot_and_guennuvar_in_other_hands_end_in_the_discard_of_those_without_history():
    game = imperium(me={"nation": "vikings", "hand": ["art_lawnslot_llyn", "art_guennuvar"]})
    game.play("play art_lawnslot_llyn")
    game.expect(
        me={"hand": ["fam_great"], "discard": ["art_guennuvar"], "actions": 2},
        middle={"fame": ["fam_glorious", "fam_marvellous"], "exile": ["art_lawnslot_llyn"]},
    )


@pytest.mark.card("art_twrch_trwyth")
@pytest.mark.rules("IMP-STATE-08", "IMP-FREEPLAY-04")
def test_twrch_trwyth_plays_a_card_with_the_empire_icon_for_progress():
    game = imperium(
        me=arthurians(play=["art_twrch_trwyth"], hand=["civ_education", "egy_ramesses_ii", "art_cai"], actions=0)
    )
    game.refuses("play egy_ramesses_ii")
    game.play("exhaust art_twrch_trwyth").asks("me", "free-play", ["egy_ramesses_ii", "civ_education"])
    game.play("egy_ramesses_ii", "reg_jungle")
    game.expect(
        me={
            "hand": ["art_cai", "civ_education", "reg_jungle"],
            "history": ["egy_ramesses_ii"],
            "progress": 0,
            "exhausts": 4,
            "exhausted": ["art_twrch_trwyth"],
        },
        middle=game.refilled("reg_jungle"),
    )
    assert game.lines("me")["nation"] == -4 + 4 + 1  # the Court counts Education


@pytest.mark.card("art_twrch_trwyth")
@pytest.mark.parametrize("short", [{"progress": 0}, {"hand": ["art_cai"]}])
def test_twrch_trwyth_needs_progress_and_such_a_card(short):
    game = imperium(me=arthurians(**{"play": ["art_twrch_trwyth"], "hand": ["egy_ramesses_ii"], **short}))
    game.refuses("exhaust art_twrch_trwyth")


@pytest.mark.card("art_twrch_trwyth")
def test_at_solstice_twrch_trwyth_takes_a_knight_for_a_quest_but_never_for_graal():
    game = imperium(
        me=arthurians(
            play=["art_twrch_trwyth"], hand=["art_cai", "unr_unrest"], development=["art_graal", "art_excalibur"]
        ),
        phase="solstice",
    )
    game.answer("solstice art_twrch_trwyth").asks("me", "discard", ["art_cai", "done"]).answer("art_cai")
    game.asks("me", "choose", ["exile", "return-unrest"]).answer("choose exile")
    game.expect(
        me={"hand": ["unr_unrest"], "discard": ["art_cai"], "development": ["art_graal"]},
        middle={"exile": ["art_excalibur"]},
    )


@pytest.mark.card("art_twrch_trwyth")
@pytest.mark.rules("IMP-OR-03")
def test_twrch_trwyth_need_not_exile_a_quest_when_there_is_no_unrest_to_return():
    """Up to two can also be none."""
    seat = arthurians(play=["art_twrch_trwyth"], hand=["art_cai"], development=["art_graal", "art_excalibur"])
    game = imperium(me=seat, phase="solstice").play("solstice art_twrch_trwyth", "art_cai")
    game.asks("me", "choose", ["exile", "return-unrest"]).answer("choose return-unrest")
    game.expect(me={"hand": [], "discard": ["art_cai"]})


@pytest.mark.card("art_twrch_trwyth")
@pytest.mark.rules("IMP-UNREST-03")
def test_at_solstice_twrch_trwyth_takes_a_knight_for_two_unrest():
    game = imperium(
        me=arthurians(
            play=["art_twrch_trwyth"],
            hand=["art_cai", "unr_unrest", "unr_unrest"],
            discard=["unr_unrest"],
            development=["art_graal"],
        ),
        phase="solstice",
    )
    game.play("solstice art_twrch_trwyth", "discard art_cai").asks("me", "choose", ["return-unrest"])
    game.answer("choose return-unrest").asks("me", "return-unrest", ["hand", "discard", "done"])
    game.play("return-unrest hand", "return-unrest discard")
    game.expect(me={"hand": ["unr_unrest"], "discard": ["art_cai"]}, middle={"unrest": 14})


@pytest.mark.card("art_twrch_trwyth")
def test_at_solstice_twrch_trwyth_can_be_passed_over():
    game = imperium(
        me=arthurians(play=["art_twrch_trwyth"], hand=["unr_unrest"], development=["art_excalibur"]), phase="solstice"
    )
    game.answer("solstice art_twrch_trwyth").asks("me", "discard", ["done"]).answer("done").unchanged()


@pytest.mark.card("art_taliesin_the_bard")
@pytest.mark.rules("IMP-FIND-06")
def test_taliesin_puts_a_knight_from_anywhere_into_history_and_looks_at_fame():
    game = imperium(
        me=arthurians(
            hand=["art_taliesin_the_bard", "art_cai"],
            play=["art_twrch_trwyth"],
            discard=["art_peredur", "unr_unrest"],
            deck=["art_king_arthur"],
            nation_deck=["art_bedwyr", "art_lady_bertilak"],
        )
    )
    game.refuses("play art_taliesin_the_bard")
    game.play("exhaust art_twrch_trwyth", "free-play art_taliesin_the_bard")
    game.asks("me", "find", ["art_cai", "art_peredur", "art_king_arthur", "art_bedwyr"]).answer("art_bedwyr")
    game.asks("me", "take-fame", ["fam_great", "fam_glorious"]).answer("fam_glorious")
    game.expect(
        me={
            "hand": ["art_cai", "fam_glorious"],
            "discard": ["art_peredur", "art_taliesin_the_bard", "unr_unrest"],
            "history": ["art_bedwyr"],
            "nation_deck": ["art_lady_bertilak", "art_gwaith_camlan"],
            "progress": 0,
            "exhausts": 4,
            "exhausted": ["art_twrch_trwyth"],
        },
        middle={"fame": ["fam_great", "fam_marvellous"]},
    )
    assert game.lines("me")["nation"] == 1 - 4


@pytest.mark.card("art_taliesin_the_bard")
def test_taliesin_needs_a_knight():
    game = imperium(me=arthurians(hand=["art_taliesin_the_bard"], play=["art_twrch_trwyth"], history=["art_cai"]))
    game.refuses("exhaust art_twrch_trwyth")


@pytest.mark.card("art_excalibur")
def test_excalibur_costs_a_holy_place_and_breaks_through():
    places = ["art_viviane_of_the_lake", "art_ynys_afallach"]
    game = imperium(me=arthurians(hand=["art_excalibur"], play=[*places, "reg_oasis"]))
    game.play("play art_excalibur").asks("me", "abandon", places).answer("art_ynys_afallach")
    game.asks("me", "break-through", ["civ_education", "tri_assyrians", "deck civilised", "deck tributary"])
    game.answer("civ_education")
    game.expect(
        me={
            "hand": ["civ_education"],
            "play": at_court("art_viviane_of_the_lake", "reg_oasis"),
            "discard": ["art_excalibur", "art_ynys_afallach"],
            "actions": 2,
        },
        middle=game.refilled("civ_education", back=True),
    )
    imperium(me=arthurians(hand=["art_excalibur"], play=["reg_oasis"])).refuses("play art_excalibur")


# --- Camlan


@pytest.mark.card("art_gwaith_camlan")
@pytest.mark.rules("IMP-ACCESSION-02", "IMP-ACCESSION-03")
def test_camlan_comes_straight_into_play_and_the_state_stays():
    game = imperium(me=arthurians(hand=["art_britannia_flavia"], discard=["art_cai"]))
    game.play("play art_britannia_flavia", "done")
    game.expect(
        me={
            "hand": ["art_cai"],
            "discard": [],
            "play": at_court("art_britannia_flavia", "art_gwaith_camlan"),
            "nation_deck": [],
            "actions": 2,
            "exhausts": 4,
            "deck_tokens": ["nation"],
        }
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("art_gwaith_camlan")
@pytest.mark.rules("IMP-GARRISON-09")
def test_at_camlan_a_knight_goes_into_history():
    game = imperium(
        me=arthurians(
            accession=False,
            play=["art_gwaith_camlan", "reg_oasis"],
            hand=["art_cai", "unr_unrest"],
            garrison={"reg_oasis": ["art_bedwyr", "unr_unrest"], COURT: ["art_lawnslot_llyn"]},
        ),
        phase="solstice",
    )
    game.play("solstice art_gwaith_camlan", "choose history")
    game.asks("me", "history", ["art_cai", "art_bedwyr", "art_lawnslot_llyn"]).answer("art_bedwyr")
    game.expect(me={"history": ["art_bedwyr"], "garrison": {"reg_oasis": ["unr_unrest"], COURT: ["art_lawnslot_llyn"]}})


@pytest.mark.card("art_gwaith_camlan")
def test_at_camlan_a_knight_of_the_hand_goes_unseen():
    game = imperium(
        me=arthurians(accession=False, play=["art_gwaith_camlan"], hand=["art_cai", "art_peredur", "unr_unrest"]),
        phase="solstice",
    )
    game.play("solstice art_gwaith_camlan", "choose history", "art_cai")
    assert game.told("you", "to-history")[0]["card"] is None
    game.expect(me={"hand": ["art_peredur", "unr_unrest"], "history": ["art_cai"]})


@pytest.mark.card("art_gwaith_camlan")
def test_camlan_takes_two_unrest_from_who_sends_no_knight():
    game = imperium(me=arthurians(accession=False, play=["art_gwaith_camlan"], hand=["unr_unrest"]), phase="solstice")
    game.answer("solstice art_gwaith_camlan").asks("me", "choose", ["take-unrest"]).answer("choose take-unrest")
    game.expect(me={"hand": ["unr_unrest"] * 3}, middle={"unrest": 10})
    game = imperium(me=arthurians(accession=False, play=["art_gwaith_camlan"], hand=["art_cai"]), phase="solstice")
    game.play("solstice art_gwaith_camlan", "choose take-unrest")
    game.expect(me={"hand": ["art_cai", "unr_unrest", "unr_unrest"]}, middle={"unrest": 10})


@pytest.mark.card("art_gwaith_camlan", "art_king_arthurs_court")
@pytest.mark.rules("IMP-RECALL-01")
def test_camlan_and_the_court_cannot_be_recalled():
    game = imperium(
        me={"empire": True, "hand": ["gre_greek_innovation", "mac_glory", "mac_glory"]},
        you=arthurians(accession=False, play=["art_gwaith_camlan", "art_city_of_camelot"]),
    )
    game.play("play gre_greek_innovation", "mac_glory", "reg_jungle")
    game.expect(
        me={
            "hand": ["reg_jungle"],
            "deck": ["mac_glory", "mac_glory"],
            "discard": ["gre_greek_innovation"],
            "actions": 2,
        },
        you={"hand": ["art_city_of_camelot"], "play": at_court("art_gwaith_camlan")},
        middle=game.refilled("reg_jungle"),
    )
