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


# --- knights


@pytest.mark.card("art_bedwyr")
@pytest.mark.rules("IMP-GARRISON-10")
def test_bedwyr_brings_excalibur_back_and_rides_out():
    game = imperium(
        me=arthurians(
            hand=["art_bedwyr", "unr_unrest"],
            play=["mac_orestis", "art_britannia_prima"],
            discard=["art_excalibur", "art_cai"],
            deck=["art_cafall"],
        )
    )
    game.play("play art_bedwyr").asks("me", "top-deck", ["art_excalibur", "done"]).answer("art_excalibur")
    game.asks("me", "host", ["mac_orestis", "art_britannia_prima", "done"]).answer("art_britannia_prima")
    game.asks("me", "garrison", ["art_excalibur", "unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["art_excalibur"],
            "discard": ["art_cai"],
            "garrison": {"art_britannia_prima": ["art_bedwyr", "unr_unrest"]},
            "actions": 2,
        }
    )


@pytest.mark.card("art_bedwyr")
def test_bedwyr_may_stay_at_home():
    game = imperium(me=arthurians(hand=["art_bedwyr"], play=["mac_orestis"], discard=["art_excalibur"]))
    game.play("play art_bedwyr", "done", "done")
    game.expect(me={"hand": [], "discard": ["art_bedwyr", "art_excalibur"], "actions": 2})


@pytest.mark.card("art_viviane_of_the_lake")
def test_viviane_gains_progress_and_at_solstice_recalls_a_knight_or_draws():
    game = imperium(me=arthurians(hand=["art_viviane_of_the_lake", "art_cai"]))
    game.play("play art_viviane_of_the_lake").asks("me", "action")
    game.expect(me={"hand": ["art_cai"], "play": at_court("art_viviane_of_the_lake"), "progress": 2, "actions": 2})
    guarded = arthurians(
        play=["art_viviane_of_the_lake", "reg_oasis"],
        garrison={"art_viviane_of_the_lake": ["art_cai", "unr_unrest"], "reg_oasis": ["art_bedwyr"]},
        deck=["art_cafall"],
    )
    game = imperium(me=guarded, phase="solstice")
    game.play("solstice art_power_b", "choose recall")
    game.expect(
        me={
            "hand": ["art_cai"],
            "progress": 2,
            "garrison": {"art_viviane_of_the_lake": ["unr_unrest"], "reg_oasis": ["art_bedwyr"]},
        }
    )
    game = imperium(me=guarded, phase="solstice")
    game.play("solstice art_power_b", "choose draw").expect(me={"hand": ["art_cafall"], "deck": [], "progress": 2})


@pytest.mark.card("art_viviane_of_the_lake")
def test_viviane_draws_if_no_knight_is_with_her():
    game = imperium(me=arthurians(play=["art_viviane_of_the_lake"], deck=["art_cafall"]), phase="solstice")
    game.play("solstice art_power_b").expect(me={"hand": ["art_cafall"], "deck": [], "progress": 2})


@pytest.mark.card("art_britannia_flavia", "art_britannia_prima", "art_britannia_secunda")
@pytest.mark.parametrize("card", ["art_britannia_flavia", "art_britannia_prima", "art_britannia_secunda"])
def test_the_regions_of_britannia_draw_and_take_a_garrison(card):
    game = imperium(me=arthurians(hand=[card], deck=["art_cai"]))
    game.play(f"play {card}").asks("me", "garrison", ["art_cai", "done"]).answer("art_cai")
    game.expect(me={"hand": [], "deck": [], "play": at_court(card), "garrison": {card: ["art_cai"]}, "actions": 2})


@pytest.mark.card("art_ynys_afallach")
def test_ynys_afallach_draws_a_knight_from_the_discard_and_takes_a_garrison():
    game = imperium(me=arthurians(hand=["art_ynys_afallach"], discard=["art_cai", "art_bedwyr", "unr_unrest"]))
    game.play("play art_ynys_afallach").asks("me", "take", ["art_cai", "art_bedwyr"]).answer("art_bedwyr")
    game.answer("garrison art_bedwyr")
    game.expect(
        me={
            "hand": [],
            "discard": ["art_cai", "unr_unrest"],
            "play": at_court("art_ynys_afallach"),
            "garrison": {"art_ynys_afallach": ["art_bedwyr"]},
            "actions": 2,
        }
    )


@pytest.mark.card("art_ynys_afallach")
@pytest.mark.rules("IMP-GARRISON-08")
def test_ynys_afallach_may_be_recalled_for_progress_with_its_garrison():
    seat = arthurians(play=["art_ynys_afallach"], garrison={"art_ynys_afallach": ["art_bedwyr"]})
    game = imperium(me=seat, phase="solstice")
    game.answer("solstice art_power_b").asks("me", "recall", ["art_ynys_afallach", "done"])
    game.answer("recall art_ynys_afallach")
    game.expect(me={"hand": ["art_bedwyr", "art_ynys_afallach"], "play": at_court(), "garrison": {}, "progress": 1})
    game = imperium(me=seat, phase="solstice")
    game.play("solstice art_ynys_afallach", "done").expect(me={"progress": 2})


@pytest.mark.card("art_gwalchmei")
@pytest.mark.rules("IMP-UNREST-01")
def test_gwalchmei_takes_unrest_for_progress_per_garrisoned_knight():
    game = imperium(
        me=arthurians(
            hand=["art_gwalchmei"],
            play=["mac_orestis", "reg_oasis"],
            garrison={"mac_orestis": ["art_cai", "unr_unrest"], "reg_oasis": ["art_bedwyr"]},
        )
    )
    game.play("play art_gwalchmei").asks("me", "host").answer("mac_orestis")
    game.asks("me", "garrison", ["unr_unrest", "done"]).answer("done")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "garrison": {"mac_orestis": ["art_cai", "art_gwalchmei", "unr_unrest"], "reg_oasis": ["art_bedwyr"]},
            "materials": 5,
            "progress": 3,
            "actions": 2,
        },
        middle={"unrest": 11},
    )


@pytest.mark.card("art_lady_bertilak")
@pytest.mark.rules("IMP-EACH-04")
def test_lady_bertilak_costs_a_guarded_region_and_everybody_else_two_cards():
    game = imperium(
        me=arthurians(
            hand=["art_lady_bertilak"],
            actions=0,
            play=["reg_oasis", "reg_forest", "reg_jungle"],
            garrison={"reg_oasis": ["art_cai"], "reg_forest": ["art_bedwyr"], "reg_jungle": ["unr_unrest"]},
            deck=["art_cafall", "art_peredur"],
        ),
        you={"hand": ["rom_glory", "rom_conquer", "rom_advance"]},
    )
    game.play("play art_lady_bertilak").asks("me", "abandon", ["reg_oasis", "reg_forest"]).answer("reg_forest")
    game.asks("you", "discard").play("rom_glory", "rom_advance")
    game.expect(
        me={
            "hand": ["art_cafall", "art_peredur"],
            "deck": [],
            "play": at_court("reg_jungle", "reg_oasis"),
            "discard": ["art_bedwyr", "art_lady_bertilak", "reg_forest"],
            "garrison": {"reg_oasis": ["art_cai"], "reg_jungle": ["unr_unrest"]},
        },
        you={"hand": ["rom_conquer"], "discard": ["rom_advance", "rom_glory"]},
    )


@pytest.mark.card("art_lady_bertilak", "art_morigena")
@pytest.mark.parametrize("card", ["art_lady_bertilak", "art_morigena"])
def test_the_dark_ladies_score_in_history(card):
    assert imperium(me=arthurians(hand=[card])).lines("me")["nation"] == 0
    assert imperium(me=arthurians(history=[card])).lines("me")["nation"] == 2


@pytest.mark.card("art_lady_bertilak")
def test_without_a_guarded_region_lady_bertilak_does_the_rest():
    game = imperium(me=arthurians(hand=["art_lady_bertilak"], deck=["art_cafall", "art_cai"], play=["reg_oasis"]))
    game.play("play art_lady_bertilak")
    game.expect(me={"hand": ["art_cafall", "art_cai"], "deck": [], "discard": ["art_lady_bertilak"]})


@pytest.mark.card("art_morigena")
@pytest.mark.rules("IMP-ARTHURIANS-03", "IMP-ARTHURIANS-04")
def test_morigena_turns_merlin_and_the_quest_to_the_dark():
    game = imperium(
        me=arthurians(
            hand=["art_morigena"],
            play=["reg_oasis", "reg_forest"],
            garrison={"reg_oasis": ["art_myrddin_wyllt"], "reg_forest": ["art_cai"], COURT: ["art_excalibur"]},
            nation_deck=["art_bedwyr", "art_ynys_afallach"],
        )
    )
    game.play("play art_morigena").asks("me", "abandon", ["reg_oasis", "done"]).answer("reg_oasis")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "play": at_court("reg_forest"),
            "discard": ["art_bedwyr", "art_excalibur", "art_morigena", "art_myrddin_wyllt", "reg_oasis"],
            "garrison": {"reg_forest": ["art_cai"]},
            "nation_deck": ["art_ynys_afallach", "art_gwaith_camlan"],
            "actions": 2,
        },
        you={"hand": ["unr_unrest"]},
        middle={"unrest": 10},
    )


@pytest.mark.card("art_morigena", "art_gwaith_camlan")
@pytest.mark.rules("IMP-ACCESSION-02", "IMP-ATTACK-03")
def test_morigena_may_bring_camlan_and_opponents_can_protect_themselves():
    game = imperium(
        me=arthurians(hand=["art_morigena"], play=["reg_oasis"], garrison={"reg_oasis": ["art_myrddin_wyllt"]}),
        you={"play": ["reg_cape"]},
    )
    game.play("play art_morigena", "protect reg_cape", "ignore", "abandon reg_oasis")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "play": at_court("art_gwaith_camlan"),
            "discard": ["art_morigena", "art_myrddin_wyllt", "reg_oasis"],
            "garrison": {},
            "nation_deck": [],
            "actions": 2,
        },
        you={"play": [], "hand": ["reg_cape"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("art_morigena")
def test_morigena_need_not_touch_merlin():
    seat = arthurians(hand=["art_morigena"], play=["reg_oasis"], garrison={"reg_oasis": ["art_myrddin_wyllt"]})
    game = imperium(me=seat)
    game.play("play art_morigena", "done")
    game.expect(
        me={"hand": ["unr_unrest"], "discard": ["art_morigena"], "actions": 2},
        you={"hand": ["unr_unrest"]},
        middle={"unrest": 10},
    )


@pytest.mark.card("art_peredur")
def test_peredur_returns_unrest_and_rides_out():
    game = imperium(me=arthurians(hand=["art_peredur", "unr_unrest"], play=["mac_pelagonia"], deck=["art_cafall"]))
    game.play("play art_peredur").asks("me", "choose", ["return-unrest"]).answer("choose return-unrest")
    game.answer("host mac_pelagonia")
    game.expect(
        me={"hand": [], "garrison": {"mac_pelagonia": ["art_peredur"]}, "population": 3, "actions": 2},
        middle={"unrest": 13},
    )


@pytest.mark.card("art_peredur")
@pytest.mark.rules("IMP-FIND-02")
@pytest.mark.parametrize("place", ["discard", "deck"])
def test_peredur_finds_graal_and_leaves_the_world(place):
    game = imperium(me=arthurians(hand=["art_peredur", "unr_unrest"], **{place: ["art_graal"]}))
    game.play("play art_peredur").asks("me", "choose", ["return-unrest", "find"]).answer("choose find")
    game.expect(me={"hand": ["art_graal", "unr_unrest"], place: [], "actions": 2}, middle={"exile": ["art_peredur"]})


@pytest.mark.card("art_peredur")
@pytest.mark.rules("IMP-OR-03")
def test_peredur_may_ride_out_without_unrest_if_graal_cannot_be_found():
    game = imperium(me=arthurians(hand=["art_peredur"], play=["mac_pelagonia"], discard=["art_cai"]))
    game.play("play art_peredur").asks("me", "choose", ["return-unrest", "find"]).answer("choose return-unrest")
    game.answer("host mac_pelagonia")
    game.expect(
        me={"hand": [], "garrison": {"mac_pelagonia": ["art_peredur"]}, "population": 3, "actions": 2},
    )
    game = imperium(me=arthurians(hand=["art_peredur", "art_graal"], play=["mac_pelagonia"]))
    game.play("play art_peredur", "choose find")
    game.expect(me={"hand": ["art_graal"], "actions": 2}, middle={"exile": ["art_peredur"]})


@pytest.mark.card("art_cai")
def test_cai_puts_a_region_back_and_rides_out():
    game = imperium(
        me=arthurians(hand=["art_cai"], play=["mac_pelagonia"], discard=["reg_oasis", "reg_forest", "unr_unrest"])
    )
    game.play("play art_cai").asks("me", "top-deck", ["reg_oasis", "reg_forest", "done"]).answer("reg_oasis")
    game.answer("host mac_pelagonia")
    game.expect(
        me={
            "hand": [],
            "deck": ["reg_oasis"],
            "discard": ["reg_forest", "unr_unrest"],
            "garrison": {"mac_pelagonia": ["art_cai"]},
            "population": 3,
            "actions": 2,
        }
    )


@pytest.mark.card("art_king_arthur")
def test_king_arthur_gives_up_a_guarded_region_for_a_conquest():
    game = imperium(
        me=arthurians(hand=["art_king_arthur"], play=["reg_oasis", "reg_forest"], garrison={"reg_oasis": ["art_cai"]})
    )
    game.play("play art_king_arthur").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe"])
    game.answer("reg_steppe")
    game.expect(
        me={
            "hand": ["reg_steppe"],
            "play": at_court("reg_forest"),
            "garrison": {},
            "discard": ["art_cai", "art_king_arthur", "reg_oasis"],
            "actions": 2,
        },
        middle=game.refilled("reg_steppe"),
    )
    unguarded = arthurians(hand=["art_king_arthur"], play=["reg_oasis"], garrison={"reg_oasis": ["unr_unrest"]})
    imperium(me=unguarded).refuses("play art_king_arthur")


@pytest.mark.card("art_myrddin_wyllt")
@pytest.mark.rules("IMP-ARTHURIANS-03", "IMP-GARRISON-09")
def test_myrddin_calls_three_knights_home_for_the_active_quest():
    knights = ["art_cai", "art_bedwyr", "art_gwalchmei", "art_peredur"]
    game = imperium(
        me=arthurians(
            hand=["art_myrddin_wyllt"],
            play=["reg_oasis", "reg_forest"],
            garrison={"reg_oasis": knights[:2], "reg_forest": knights[2:], COURT: ["art_lawnslot_llyn"]},
        )
    )
    game.play("play art_myrddin_wyllt").asks("me", "abandon", knights).play(*knights[:3])
    game.expect(
        me={
            "hand": ["art_lawnslot_llyn"],
            "discard": ["art_myrddin_wyllt", *knights[:3]],
            "garrison": {"reg_forest": ["art_peredur"]},
            "actions": 2,
        }
    )


@pytest.mark.card("art_myrddin_wyllt")
def test_myrddin_needs_three_knights_in_regions_and_asks_nothing_if_there_are_just_three():
    knights = ["art_cai", "art_bedwyr", "art_gwalchmei"]
    game = imperium(me=arthurians(hand=["art_myrddin_wyllt"], play=["reg_oasis"], garrison={"reg_oasis": knights}))
    game.play("play art_myrddin_wyllt")
    game.expect(me={"hand": [], "discard": ["art_myrddin_wyllt", *knights], "garrison": {}, "actions": 2})
    few = {"reg_oasis": knights[:2], COURT: ["art_lawnslot_llyn"]}
    imperium(me=arthurians(hand=["art_myrddin_wyllt"], play=["reg_oasis"], garrison=few)).refuses(
        "play art_myrddin_wyllt"
    )


@pytest.mark.card("art_guennuvar")
def test_guennuvar_gives_progress_to_all_others_and_acquires():
    game = imperium(me=arthurians(hand=["art_guennuvar"]), third={})
    game.play("play art_guennuvar").asks("me", "acquire", ["unc_elders", "civ_education"]).answer("unc_elders")
    game.expect(
        me={"hand": ["unc_elders", "unr_unrest"], "discard": ["art_guennuvar"], "actions": 2},
        you={"progress": 2},
        third={"progress": 2},
        middle=game.refilled("unc_elders"),
    )


@pytest.mark.card("art_guennuvar")
@pytest.mark.rules("IMP-STATE-08", "IMP-GARRISON-09")
def test_guennuvar_calls_arthur_away_for_a_card_with_the_empire_icon():
    game = imperium(
        me=arthurians(
            hand=["art_guennuvar", "egy_ramesses_ii"], play=["reg_oasis"], garrison={"reg_oasis": ["art_king_arthur"]}
        )
    )
    game.play("play art_guennuvar").asks("me", "choose", ["acquire", "free-play"]).answer("choose free-play")
    game.play("free-play egy_ramesses_ii", "reg_jungle")
    game.expect(
        me={
            "hand": ["reg_jungle"],
            "discard": ["art_guennuvar", "art_king_arthur"],
            "garrison": {},
            "history": ["egy_ramesses_ii"],
            "actions": 2,
        },
        you={"progress": 2},
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("art_guennuvar")
@pytest.mark.rules("IMP-OR-03")
def test_guennuvar_cannot_call_arthur_for_nothing():
    seat = arthurians(
        hand=["art_guennuvar", "art_cai"], play=["reg_oasis"], garrison={"reg_oasis": ["art_king_arthur"]}
    )
    imperium(me=seat).play("play art_guennuvar").asks("me", "choose", ["acquire"])


@pytest.mark.card("art_cafall")
@pytest.mark.parametrize("place", ["play", "quest"])
def test_cafall_draws_two_puts_one_back_and_hunts_the_boar(place):
    boar = {"play": ["art_twrch_trwyth"]} if place == "play" else {"garrison": {COURT: ["art_twrch_trwyth"]}}
    game = imperium(me=arthurians(hand=["art_cafall"], deck=["art_cai", "art_bedwyr"], actions=0, **boar))
    game.play("play art_cafall", "top-deck art_cai").asks("me", "exile", ["art_twrch_trwyth", "done"])
    game.answer("art_twrch_trwyth")
    game.expect(
        me={
            "hand": ["art_bedwyr"],
            "deck": ["art_cai"],
            "discard": ["art_cafall"],
            "play": at_court(),
            "garrison": {},
        },
        middle={"exile": ["art_twrch_trwyth"]},
    )


@pytest.mark.card("art_cafall")
def test_cafall_leaves_an_impending_boar_alone_and_may_spare_one():
    seat = arthurians(hand=["art_cafall"], deck=["art_cai", "art_bedwyr"])
    game = imperium(me=seat | {"development": ["art_twrch_trwyth"]})
    game.play("play art_cafall", "top-deck art_cai")
    game.expect(me={"hand": ["art_bedwyr"], "deck": ["art_cai"], "discard": ["art_cafall"]})
    game = imperium(me=seat | {"play": ["art_twrch_trwyth"]})
    game.play("play art_cafall", "top-deck art_cai", "done")
    game.expect(me={"hand": ["art_bedwyr"], "deck": ["art_cai"], "discard": ["art_cafall"]})


@pytest.mark.card("art_king_arthurs_court")
@pytest.mark.rules("IMP-DEVELOP-04")
def test_quests_cannot_be_developed():
    game = imperium(me=arthurians(hand=["min_king_minos"], development=QUESTS))
    game.play("play min_king_minos")
    game.expect(me={"hand": [], "history": ["min_king_minos"], "progress": 2, "actions": 2})
