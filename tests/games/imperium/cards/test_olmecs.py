"""The Olmecs."""

import pytest

from kronika.games.imperium.boxes import NATION
from kronika.games.imperium.data import KIN
from kronika.testing import imperium

MASK, PYRAMIDS, HEADS = "olm_stone_mask", "olm_step_pyramids", "olm_stone_heads"


def olmecs(**seat):
    return {"nation": "olmecs", **seat}


@pytest.mark.rules("IMP-NATION-03")
def test_the_olmecs_have_none_of_the_usual_cards():
    assert not {"prosperity", "conquer", "advance", "glory"} & {KIN[copy.face] for copy in NATION["olmecs"].copies}


# --- the power card


@pytest.mark.card("olm_power_a")
def test_side_a_puts_a_discarded_mask_into_history():
    game = imperium(me=olmecs(side="a", discard=[MASK, "unc_jade_mask", "unr_unrest"], hand=[MASK, MASK]))
    game.play("exhaust olm_power_a").asks("me", "choose", ["history"]).answer("choose history")
    game.asks("me", "history", [MASK, "unc_jade_mask"]).answer("history unc_jade_mask")
    game.expect(
        me={
            "discard": [MASK, "unr_unrest"],
            "history": ["unc_jade_mask"],
            "exhausts": 4,
            "exhausted": ["olm_power_a"],
        }
    )


@pytest.mark.card("olm_power_a", "olm_stone_mask", "olm_stone_mask_nation")
def test_side_a_discards_three_masks_of_any_kind_for_any_card():
    game = imperium(me=olmecs(side="a", hand=[MASK, MASK, "olm_stone_mask_nation", "unc_jade_mask"]))
    game.play("exhaust olm_power_a", "choose acquire")
    game.asks("me", "discard", [MASK, "olm_stone_mask_nation", "unc_jade_mask"])
    game.play(f"discard {MASK}", f"discard {MASK}", "discard unc_jade_mask", "acquire reg_jungle")
    game.expect(
        me={
            "hand": ["olm_stone_mask_nation", "reg_jungle"],
            "discard": [MASK, MASK, "unc_jade_mask"],
            "exhausts": 4,
            "exhausted": ["olm_power_a"],
        },
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("olm_power_a")
def test_side_a_needs_a_discarded_mask_or_three_in_hand():
    imperium(me=olmecs(side="a", hand=[MASK, MASK], discard=["unr_unrest"])).refuses("exhaust olm_power_a")
    imperium(me=olmecs(side="a", hand=[MASK] * 3)).offers("exhaust olm_power_a")


@pytest.mark.card("olm_power_b")
def test_side_b_puts_a_mask_of_the_hand_into_history_for_progress():
    game = imperium(me=olmecs(hand=[MASK, "unr_unrest"]))
    game.play("exhaust olm_power_b").asks("me", "history", [MASK]).answer(f"history {MASK}")
    assert game.told("you", "to-history")[0]["card"] is None
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "history": [MASK],
            "progress": 3,
            "exhausts": 4,
            "exhausted": ["olm_power_b"],
        }
    )
    imperium(me=olmecs(hand=["unr_unrest"], discard=[MASK])).refuses("exhaust olm_power_b")


@pytest.mark.card("olm_power_a", "olm_power_b")
@pytest.mark.parametrize("side", ["a", "b"])
def test_neither_side_scores(side):
    assert imperium(me=olmecs(side=side, history=[MASK])).lines("me")["power"] == 0


@pytest.mark.card("olm_stone_mask", "olm_stone_mask_nation")
@pytest.mark.rules("IMP-NATION-04")
def test_masks_score_only_in_history():
    game = imperium(me=olmecs(hand=[MASK] * 3, history=[MASK, "olm_stone_mask_nation"]))
    assert game.lines("me")["nation"] == 2


# --- paying with masks


@pytest.mark.card("olm_lodestone_compass", "olm_ball_games")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("olm_lodestone_compass", ["reg_jungle", "tri_assyrians", "reg_steppe"]),
        ("olm_ball_games", ["unc_elders", "civ_education"]),
    ],
)
def test_two_masks_and_an_action_acquire(card, offered):
    game = imperium(me=olmecs(play=[card], hand=[MASK, MASK, "unr_unrest"]))
    game.play(f"exhaust {card}", f"discard {MASK}", f"discard {MASK}").asks("me", "acquire", offered)
    game.answer(f"acquire {offered[0]}")
    unrest = ["unr_unrest"] * (1 + (not offered[0].startswith("reg")))
    game.expect(
        me={
            "hand": [offered[0], *unrest],
            "discard": [MASK, MASK],
            "actions": 2,
            "exhausts": 4,
            "exhausted": [card],
        },
        middle=game.refilled(offered[0]),
    )


@pytest.mark.card("olm_lodestone_compass", "olm_ball_games", "olm_calendar")
@pytest.mark.rules("IMP-GAIN-04")
@pytest.mark.parametrize("card", ["olm_lodestone_compass", "olm_ball_games", "olm_calendar"])
@pytest.mark.parametrize("short", [{"actions": 0}, {"hand": [MASK, "unr_unrest"]}, {"exhausts": 0}])
def test_masks_and_the_action_must_be_there(card, short):
    imperium(me=olmecs(**{"play": [card], "hand": [MASK, MASK], **short})).refuses(f"exhaust {card}")


@pytest.mark.card("olm_calendar")
@pytest.mark.parametrize(
    ("way", "gains"), [("materials-for-coins", {"materials": 5}), ("population-for-regions", {"population": 4})]
)
def test_the_calendar_is_a_prosperity_paid_with_masks(way, gains):
    game = imperium(me=olmecs(play=["olm_calendar", "olm_la_venta", "olm_laguna_de_los_cerros"], hand=[MASK, MASK]))
    game.play("exhaust olm_calendar", f"discard {MASK}", f"discard {MASK}", f"choose {way}")
    game.expect(
        me={
            "hand": [],
            "discard": [MASK, MASK],
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["olm_calendar"],
            **gains,
        }
    )


@pytest.mark.card("olm_step_pyramids")
def test_step_pyramids_save_a_mask():
    game = imperium(me=olmecs(play=["olm_ball_games", PYRAMIDS], hand=[MASK, MASK]))
    game.play("exhaust olm_ball_games").asks("me", "react", [PYRAMIDS, "done"]).answer(f"react {PYRAMIDS}")
    game.play(f"discard {MASK}", "acquire unc_elders")
    game.expect(
        me={
            "hand": [MASK, "unc_elders", "unr_unrest"],
            "discard": [MASK],
            "actions": 2,
            "exhausts": 3,
            "exhausted": ["olm_ball_games", PYRAMIDS],
        },
        middle=game.refilled("unc_elders"),
    )
    game = imperium(me=olmecs(play=["olm_ball_games", PYRAMIDS], hand=[MASK, MASK]))
    game.play("exhaust olm_ball_games", "done", f"discard {MASK}", f"discard {MASK}").asks("me", "acquire")


@pytest.mark.card("olm_step_pyramids")
def test_step_pyramids_make_a_missing_mask_good_without_a_question():
    game = imperium(me=olmecs(play=["olm_ball_games", PYRAMIDS], hand=[MASK]))
    game.play("exhaust olm_ball_games").asks("me", "discard", [MASK]).play(f"discard {MASK}", "acquire unc_elders")
    game.expect(
        me={
            "hand": ["unc_elders", "unr_unrest"],
            "discard": [MASK],
            "actions": 2,
            "exhausts": 3,
            "exhausted": ["olm_ball_games", PYRAMIDS],
        },
        middle=game.refilled("unc_elders"),
    )


@pytest.mark.card("olm_step_pyramids")
@pytest.mark.rules("IMP-EXHAUST-04")
@pytest.mark.parametrize("short", [{"exhausts": 1}, {"exhausted": [PYRAMIDS]}])
def test_step_pyramids_need_an_exhaust_token_of_their_own(short):
    seat = olmecs(play=["olm_ball_games", PYRAMIDS], hand=[MASK], **short)
    imperium(me=seat).refuses("exhaust olm_ball_games")
    imperium(me=seat | {"hand": [MASK, MASK]}).offers("exhaust olm_ball_games")


@pytest.mark.card("olm_step_pyramids")
def test_step_pyramids_may_draw_a_mask_from_the_discard_at_solstice():
    seat = olmecs(play=[PYRAMIDS], discard=[MASK, "unr_unrest"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "take", [MASK, "done"]).answer(f"take {MASK}").expect(
        me={"hand": [MASK], "discard": ["unr_unrest"]}
    )
    imperium(me=seat, phase="solstice").play("done").unchanged()
    imperium(me=olmecs(play=[PYRAMIDS], discard=["unr_unrest"]), phase="solstice").asks("me", "action")


@pytest.mark.card("olm_stone_heads")
@pytest.mark.rules("IMP-GARRISON-09")
def test_cards_under_stone_heads_stand_in_for_masks():
    game = imperium(
        me=olmecs(
            play=["olm_ball_games", HEADS, "olm_la_venta"],
            hand=[MASK],
            garrison={HEADS: ["unr_unrest", "olm_cacao"], "olm_la_venta": ["unr_unrest"]},
        )
    )
    game.play("exhaust olm_ball_games")
    game.asks("me", "discard", [MASK, "abandon unr_unrest", "abandon olm_cacao"]).answer("abandon unr_unrest")
    game.asks("me", "discard", [MASK, "abandon olm_cacao"]).play(f"discard {MASK}", "acquire unc_elders")
    game.expect(
        me={
            "hand": ["unc_elders", "unr_unrest"],
            "discard": [MASK, "unr_unrest"],
            "garrison": {HEADS: ["olm_cacao"], "olm_la_venta": ["unr_unrest"]},
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["olm_ball_games"],
        },
        middle=game.refilled("unc_elders"),
    )


@pytest.mark.card("olm_stone_heads", "olm_step_pyramids", "olm_power_a")
def test_heads_and_pyramids_together_can_pay_for_all_three():
    seat = olmecs(side="a", play=[HEADS, PYRAMIDS], garrison={HEADS: ["unr_unrest", "olm_cacao"]})
    game = imperium(me=seat)
    game.play("exhaust olm_power_a", "abandon unr_unrest", "acquire reg_jungle")
    game.expect(
        me={
            "hand": ["reg_jungle"],
            "discard": ["olm_cacao", "unr_unrest"],
            "garrison": {},
            "exhausts": 3,
            "exhausted": ["olm_power_a", PYRAMIDS],
        },
        middle=game.refilled("reg_jungle"),
    )
    imperium(me=seat | {"garrison": {HEADS: ["olm_cacao"]}}).refuses("exhaust olm_power_a")


@pytest.mark.card("olm_stone_heads")
def test_stone_heads_may_take_a_garrison_at_solstice():
    seat = olmecs(play=[HEADS], hand=["unr_unrest", MASK])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "garrison", ["unr_unrest", MASK, "done"]).answer("garrison unr_unrest")
    game.expect(me={"hand": [MASK], "garrison": {HEADS: ["unr_unrest"]}})
    imperium(me=seat, phase="solstice").play("done").unchanged()


# --- developments


@pytest.mark.card("olm_ritual_sacrifice")
def test_a_ritual_sacrifice_costs_masks_and_population_for_one_of_three_fame_cards():
    game = imperium(
        me=olmecs(empire=True, hand=["olm_ritual_sacrifice", MASK, MASK], play=[PYRAMIDS], progress=0),
    )
    game.play("play olm_ritual_sacrifice", "done", f"discard {MASK}", f"discard {MASK}")
    game.asks("me", "take-fame", ["fam_great", "fam_glorious", "fam_marvellous"]).answer("fam_marvellous")
    game.answer("fam_great")
    game.expect(
        me={
            "hand": ["fam_marvellous"],
            "discard": ["olm_ritual_sacrifice", MASK, MASK],
            "population": 0,
            "actions": 2,
        },
        middle={"fame": ["fam_glorious", "fam_great"]},
    )


@pytest.mark.card("olm_ritual_sacrifice")
@pytest.mark.parametrize(
    "short",
    [
        {"play": []},
        {"hand": ["olm_ritual_sacrifice"]},
        {"population": 1},
        {"hand": ["olm_ritual_sacrifice", MASK], "exhausts": 0},
    ],
)
def test_a_ritual_sacrifice_needs_the_pyramids_masks_and_population(short):
    seat = olmecs(empire=True, hand=["olm_ritual_sacrifice", MASK], play=[PYRAMIDS], progress=0)
    imperium(me=seat).offers("play olm_ritual_sacrifice")
    imperium(me=seat | short).refuses("play olm_ritual_sacrifice")


@pytest.mark.card("olm_olmec_traders")
def test_traders_give_a_card_to_each_opponent_and_unrest_with_a_mask():
    game = imperium(
        me=olmecs(empire=True, hand=["olm_olmec_traders", MASK, "unr_unrest"], discard=["olm_cacao"]), third={}
    )
    game.play("play olm_olmec_traders").asks("me", "give", [MASK, "unr_unrest", "olm_cacao"]).answer(f"give {MASK}")
    game.answer("give olm_cacao")
    game.expect(
        me={"hand": ["unr_unrest"], "discard": ["olm_olmec_traders"], "materials": 6, "actions": 2},
        you={"hand": [MASK, "unr_unrest"]},
        third={"hand": ["olm_cacao"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("olm_olmec_traders")
@pytest.mark.rules("IMP-ATTACK-03")
def test_who_ignores_the_gift_gets_no_unrest_and_who_takes_it_may_still_ignore_that():
    seat = olmecs(empire=True, hand=["olm_olmec_traders", MASK])
    game = imperium(me=seat, you={"play": ["reg_cape"]})
    game.play("play olm_olmec_traders", "protect reg_cape", "ignore")
    game.expect(
        me={"hand": [MASK], "discard": ["olm_olmec_traders"], "materials": 6, "actions": 2},
        you={"play": [], "hand": ["reg_cape"]},
    )
    game = imperium(me=seat, you={"play": ["reg_cape"]})
    game.play("play olm_olmec_traders", "protect reg_cape", "done", f"give {MASK}", "ignore")
    game.expect(
        me={"hand": [], "discard": ["olm_olmec_traders"], "materials": 6, "actions": 2},
        you={"play": [], "hand": [MASK, "reg_cape"]},
    )


@pytest.mark.card("olm_tres_zapotes")
def test_tres_zapotes_draws_up_to_two_masks_and_takes_a_garrison():
    seat = olmecs(empire=True, hand=["olm_tres_zapotes"], discard=[MASK, MASK, "unc_jade_mask", "unr_unrest"])
    game = imperium(me=seat)
    game.play("play olm_tres_zapotes").asks("me", "take", [MASK, "unc_jade_mask", "done"])
    game.play(f"take {MASK}", "take unc_jade_mask", f"garrison {MASK}")
    game.expect(
        me={
            "hand": ["unc_jade_mask"],
            "discard": [MASK, "unr_unrest"],
            "play": ["olm_tres_zapotes"],
            "garrison": {"olm_tres_zapotes": [MASK]},
            "actions": 2,
        }
    )
    game = imperium(me=seat)
    game.play("play olm_tres_zapotes", "done")
    game.expect(me={"hand": [], "play": ["olm_tres_zapotes"], "actions": 2})
    assert game.lines("me")["region"] == 3


@pytest.mark.card("olm_drainage_system")
def test_the_drainage_system_gains_population():
    imperium(me=olmecs(play=["olm_drainage_system"]), phase="solstice").asks("me", "action").expect(
        me={"population": 3}
    )


@pytest.mark.card(
    "olm_step_pyramids", "olm_ritual_sacrifice", "olm_olmec_traders", "olm_stone_heads", "olm_drainage_system"
)
def test_olmec_developments_are_worth_three_points_each():
    cards = [PYRAMIDS, "olm_ritual_sacrifice", "olm_olmec_traders", HEADS, "olm_drainage_system"]
    assert imperium(me=olmecs(discard=cards)).lines("me")["nation"] == 15


# --- the other cards


@pytest.mark.card("olm_san_lorenzo_tenochtitlan")
@pytest.mark.parametrize(
    ("way", "changes"),
    [
        ("draw", {"hand": ["olm_cacao", MASK], "discard": ["unr_unrest"]}),
        ("materials-and-population", {"hand": ["olm_cacao"], "materials": 4, "population": 3}),
    ],
)
def test_san_lorenzo_puts_a_card_back_for_a_mask_or_tokens(way, changes):
    city = "olm_san_lorenzo_tenochtitlan"
    game = imperium(me=olmecs(play=[city], hand=["olm_cacao", "unr_unrest"], discard=[MASK, "unr_unrest"]))
    game.play(f"exhaust {city}", "top-deck unr_unrest").asks("me", "choose", ["draw", "materials-and-population"])
    game.answer(f"choose {way}")
    game.expect(me={"deck": ["unr_unrest"], "exhausts": 4, "exhausted": [city], **changes})
    imperium(me=olmecs(play=[city])).refuses(f"exhaust {city}")


@pytest.mark.card("olm_san_lorenzo_tenochtitlan")
def test_san_lorenzo_is_a_metropolis_and_makes_an_empire():
    game = imperium(me=olmecs(hand=["olm_laguna_de_los_cerros"], discard=[MASK], play=["unc_code_of_laws"]))
    game.play("exhaust unc_code_of_laws")
    assert game.position()["me"]["empire"]
    seat = olmecs(play=["olm_san_lorenzo_tenochtitlan"], hand=["min_minoan_traders"], empire=True)
    game = imperium(me=seat).play("play min_minoan_traders", "progress-for-cities")
    assert game.position()["me"]["progress"] == 2


@pytest.mark.card("olm_cacao")
@pytest.mark.rules("IMP-EACH-01")
def test_cacao_lets_everyone_return_an_unrest_for_my_progress():
    game = imperium(
        me=olmecs(hand=["olm_cacao"], discard=["unr_unrest"]),
        you={"hand": ["unr_unrest"], "discard": ["unr_unrest"]},
        third={"hand": ["unr_unrest"]},
        fourth={},
    )
    game.play("play olm_cacao").asks("me", "return-unrest", ["discard", "done"]).answer("return-unrest discard")
    game.asks("you", "return-unrest", ["hand", "discard", "done"]).answer("return-unrest hand")
    game.asks("third", "return-unrest", ["hand", "done"]).answer("done")
    game.expect(
        me={"hand": [], "discard": ["olm_cacao"], "progress": 3, "actions": 2},
        you={"hand": []},
        middle={"unrest": 14},
    )


@pytest.mark.card("olm_olmec_hieroglyphics")
def test_hieroglyphics_take_a_token_back_from_another_card():
    hieroglyphics = "olm_olmec_hieroglyphics"
    seat = olmecs(play=[hieroglyphics, "olm_ball_games"], discard=["unr_unrest", MASK])
    game = imperium(me=seat | {"exhausted": ["olm_ball_games"], "exhausts": 4})
    game.play(f"exhaust {hieroglyphics}").asks("me", "choose", ["ready", "draw"]).answer("choose ready")
    game.expect(me={"exhausted": [hieroglyphics]})
    game = imperium(me=seat)
    game.play(f"exhaust {hieroglyphics}").asks("me", "take", ["unr_unrest", MASK]).answer(f"take {MASK}")
    game.expect(
        me={
            "hand": [MASK],
            "discard": ["unr_unrest"],
            "actions": 2,
            "exhausts": 4,
            "exhausted": [hieroglyphics],
        }
    )
    imperium(me=seat | {"actions": 0}).refuses(f"exhaust {hieroglyphics}")
    imperium(me=seat | {"discard": []}).refuses(f"exhaust {hieroglyphics}")


@pytest.mark.card("olm_laguna_de_los_cerros", "olm_la_venta")
@pytest.mark.parametrize(
    ("region", "gains"), [("olm_laguna_de_los_cerros", {"population": 3}), ("olm_la_venta", {"materials": 5})]
)
def test_olmec_regions_gain_and_take_a_garrison(region, gains):
    game = imperium(me=olmecs(hand=[region, "unr_unrest"]))
    game.play(f"play {region}", "garrison unr_unrest")
    game.expect(me={"hand": [], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gains})


@pytest.mark.card("olm_laguna_de_los_cerros", "olm_la_venta", "olm_tres_zapotes")
def test_olmec_regions_show_their_icons():
    regions = ["olm_laguna_de_los_cerros", "olm_la_venta", "olm_tres_zapotes"]
    me = imperium(me=olmecs(play=regions)).match.view(0)["players"][0]
    assert (me["coins"], me["wheat"], me["drops"]) == (3, 1, 2)
