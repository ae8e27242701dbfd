"""The knights of the Arthurians."""

import pytest
from tests.games.imperium.cards.test_arthurians import COURT, QUESTS, arthurians, at_court

from kronika.testing import imperium


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
