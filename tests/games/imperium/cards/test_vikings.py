"""The Vikings."""

import pytest

from kronika.engine.match import Match
from kronika.games.imperium.asks import NONE
from kronika.games.imperium.data import UNREST_CARD
from kronika.games.imperium.moves import find_kind, shuffle_nation, zone_of
from kronika.games.imperium.rules import GAME
from kronika.games.imperium.table import HAND, NATION
from kronika.testing import imperium

FATE = ["vik_skis", "vik_rollo_the_walker", "vik_sagas"]
ZENITH = "vik_harald_hardrada"


def viking(**seat):
    return {"nation": "vikings", **seat}


# --- what is special about them


@pytest.mark.rules("IMP-MSETUP-03", "IMP-PSETUP-20")
@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 1), (4, 2)])
def test_vikings_add_unrest_to_the_pile_of_a_larger_game(seats, more):
    def pile(nation):
        others = {"nation_2": "greeks", "nation_3": "persians", "nation_4": "romans"}
        t = Match.start(GAME, seats, 1, {"nation_1": nation, **others}).table
        return sum(t.faces[card] == UNREST_CARD for card in t.unrest + t.beneath)

    assert pile("vikings") - pile("macedonians") == more


@pytest.mark.card("vik_power_a", "vik_power_b")
@pytest.mark.rules("IMP-HISTORY-05")
@pytest.mark.parametrize("side", ["a", "b"])
def test_vikings_have_no_history_such_cards_are_discarded(side):
    game = imperium(me=viking(side=side, hand=["cel_boudicca"]))
    game.play("play cel_boudicca")
    game.expect(me={"hand": [], "discard": ["cel_boudicca"], "progress": 2, "actions": 2})


@pytest.mark.card("vik_combs")
@pytest.mark.rules("IMP-DEVELOP-04")
def test_vikings_cannot_develop():
    me = viking(play=["vik_combs"], hand=["per_development"], development=["mac_mosaics"], materials=12)
    game = imperium(me=me)
    game.play("exhaust vik_combs", "play per_development").asks("me", "acquire", ["unc_elders", "civ_education"])


@pytest.mark.card("vik_power_a", "vik_power_b")
@pytest.mark.parametrize(("side", "points"), [("a", 4), ("b", 8)])
def test_the_power_card_scores_cards_with_variable_points_itself_too(side, points):
    game = imperium(
        me=viking(
            side=side,
            hand=["vik_combs", "vik_skis"],
            play=["vik_sagas"],
            garrison={"vik_sagas": ["vik_city_of_dubh_linn"]},
            discard=["vik_vinland"],
        )
    )
    assert game.lines("me")["power"] == points
    many = imperium(me=viking(side=side, hand=["vik_combs"] * 10))
    assert many.lines("me")["power"] == 10


# --- the power card


@pytest.mark.card("vik_power_a", "vik_power_b")
@pytest.mark.rules("IMP-NATIONDECK-02", "IMP-LOOK-01")
@pytest.mark.parametrize("side", ["a", "b"])
def test_who_takes_unrest_looks_at_the_next_nation_card_and_may_bury_it(side):
    game = imperium(me={"empire": True, "hand": ["cel_celtic_innovation"]}, you=viking(side=side, nation_deck=FATE))
    game.play("play cel_celtic_innovation", "done")
    assert [story["card"] for story in game.told("you", "looked")] == ["vik_skis"]
    assert [story["card"] for story in game.told("me", "looked")] == [None]
    game.asks("you", "bury", ["bury", "done"]).answer("bury")
    game.expect(
        me={"hand": [], "discard": ["cel_celtic_innovation"], "actions": 2},
        you={"hand": ["unr_unrest"], "nation_deck": [*FATE[1:], "vik_skis", ZENITH]},
        middle={"unrest": 11},
    )


@pytest.mark.card("vik_power_b")
@pytest.mark.rules("IMP-LOOK-02")
def test_the_card_looked_at_can_stay_on_top():
    game = imperium(me={"empire": True, "hand": ["cel_celtic_innovation"]}, you=viking(nation_deck=FATE))
    game.play("play cel_celtic_innovation", "done").asks("you", "bury").answer("done")
    game.expect(
        me={"hand": [], "discard": ["cel_celtic_innovation"], "actions": 2},
        you={"hand": ["unr_unrest"]},
        middle={"unrest": 11},
    )


@pytest.mark.card("vik_power_b")
@pytest.mark.parametrize(("deck", "looked"), [(["vik_skis"], ["vik_skis"]), ([], [])])
def test_with_one_card_above_the_zenith_there_is_nothing_to_bury(deck, looked):
    game = imperium(me={"empire": True, "hand": ["cel_celtic_innovation"]}, you=viking(nation_deck=deck))
    game.play("play cel_celtic_innovation", "done")
    assert [story["card"] for story in game.told("you", "looked")] == looked
    game.asks("me", "action")


@pytest.mark.card("vik_power_b", "vik_jomsviking")
@pytest.mark.rules("IMP-UNREST-04")
def test_unrest_that_comes_with_a_card_shows_nothing():
    game = imperium(me=viking(hand=["vik_jomsviking"], nation_deck=FATE))
    game.play("play vik_jomsviking", "tri_assyrians").asks("me", "action")
    assert not game.told("me", "looked")
    game.expect(
        me={
            "hand": ["tri_assyrians", "unr_unrest"],
            "discard": ["vik_jomsviking"],
            "materials": 1,
            "population": 1,
            "actions": 2,
        },
        middle=game.refilled("tri_assyrians"),
    )


@pytest.mark.card("vik_power_a")
def test_side_a_may_draw_two_cards_when_unrest_is_returned():
    game = imperium(me=viking(side="a", hand=["unr_unrest"], deck=["vik_glory", "vik_advance"]))
    game.play("play unr_unrest", "pay-population").asks("me", "react", ["vik_power_a", "done"]).answer("vik_power_a")
    game.expect(
        me={
            "hand": ["vik_glory", "vik_advance"],
            "deck": [],
            "population": 1,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["vik_power_a"],
        },
        middle={"unrest": 13},
    )


@pytest.mark.card("vik_power_a")
@pytest.mark.rules("IMP-EXHAUST-08", "IMP-REVOLT-02")
def test_side_a_is_not_offered_in_a_revolt_turn():
    game = imperium(me=viking(side="a", hand=["unr_unrest"], deck=["vik_glory", "vik_advance"]))
    game.play("revolt", "1").asks("me", "place")
    game.expect(me={"hand": []}, middle={"unrest": 13})


@pytest.mark.card("vik_power_b")
def test_side_b_draws_nothing_for_returned_unrest():
    game = imperium(me=viking(hand=["unr_unrest"], deck=["vik_glory", "vik_advance"]))
    game.play("play unr_unrest", "pay-population").asks("me", "action")


# --- the nation deck


@pytest.mark.card("vik_harald_hardrada")
def test_harald_takes_fame_and_may_break_through_for_a_region():
    game = imperium(me=viking(hand=["vik_harald_hardrada"]))
    game.play("play vik_harald_hardrada")
    assert [story["card"] for story in game.told("you", "took-fame")] == [None]
    game.asks("me", "break-through", ["reg_jungle", "reg_steppe", "deck region", "done"]).answer("reg_jungle")
    game.expect(
        me={"hand": ["fam_great", "reg_jungle"], "discard": ["vik_harald_hardrada"], "actions": 2},
        middle={**game.refilled("reg_jungle"), "fame": ["fam_glorious", "fam_marvellous"]},
    )


@pytest.mark.card("vik_harald_hardrada")
def test_harald_need_not_break_through_and_scores_two_for_each_variable_card():
    game = imperium(me=viking(hand=["vik_harald_hardrada"]))
    game.play("play vik_harald_hardrada", "done")
    game.expect(
        me={"hand": ["fam_great"], "discard": ["vik_harald_hardrada"], "actions": 2},
        middle={"fame": ["fam_glorious", "fam_marvellous"]},
    )
    game = imperium(me=viking(discard=["vik_harald_hardrada", "vik_sagas"]))
    assert game.lines("me")["nation"] == 6


@pytest.mark.card("vik_harald_hardrada")
@pytest.mark.rules("IMP-END-06", "IMP-ACCESSION-03")
def test_harald_triggers_scoring_when_he_leaves_the_nation_deck_and_founds_no_empire():
    game = imperium(me=viking(play=["vik_skis"], hand=["vik_scandinavia"], discard=["vik_glory"]))
    game.play("play vik_scandinavia", "react vik_skis", "choose draw", "done")
    position = game.position()["me"]
    assert game.table.last_round == 4
    assert not position["empire"]
    assert sorted(position["hand"] + position["deck"]) == ["vik_glory", ZENITH]


@pytest.mark.card("vik_iceland", "vik_graenland")
@pytest.mark.parametrize(
    ("region", "way", "gain"),
    [("vik_iceland", "materials", {"materials": 5}), ("vik_graenland", "population", {"population": 3})],
)
def test_islands_bring_tokens_after_the_garrison(region, way, gain):
    game = imperium(me=viking(hand=[region, "unr_unrest", "vik_glory"], nation_deck=FATE))
    game.play(f"play {region}").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.asks("me", "choose", [way, "look"]).answer(way)
    game.expect(
        me={
            "hand": ["vik_glory"],
            "play": [region],
            "garrison": {region: ["unr_unrest"]},
            "actions": 2,
            **gain,
        }
    )


@pytest.mark.card("vik_iceland", "vik_graenland")
@pytest.mark.rules("IMP-LOOK-02")
@pytest.mark.parametrize("region", ["vik_iceland", "vik_graenland"])
def test_islands_show_the_next_nation_card(region):
    game = imperium(me=viking(hand=[region], nation_deck=FATE))
    game.play(f"play {region}", "choose look")
    assert [story["card"] for story in game.told("me", "looked")] == ["vik_skis"]
    assert [story["card"] for story in game.told("you", "looked")] == [None]
    game.asks("me", "shuffle", ["shuffle", "done"]).answer("done")
    game.expect(me={"hand": [], "play": [region], "actions": 2})


@pytest.mark.card("vik_iceland", "vik_graenland", "vik_gothja")
@pytest.mark.rules("IMP-NATIONDECK-01", "IMP-NATIONDECK-03")
@pytest.mark.parametrize(
    ("card", "answers"), [("vik_iceland", ["choose look"]), ("vik_graenland", ["choose look"]), ("vik_gothja", [])]
)
def test_a_shuffled_nation_deck_keeps_the_zenith_card_at_the_bottom(card, answers):
    game = imperium(me=viking(hand=[card], deck=["vik_glory"] * 2, nation_deck=FATE))
    game.play(f"play {card}", *answers, "shuffle")
    assert game.told("you", "shuffled-nation")
    t = game.table.copy()
    orders = set()
    for _ in range(50):
        *above, last = (game.table.card_ids[t.faces[nation_card]] for nation_card in reversed(t.nation[0]))
        assert (sorted(above), last) == (sorted(FATE), ZENITH)
        orders.add(tuple(above))
        shuffle_nation(t, 0)
    assert len(orders) == 6


@pytest.mark.card("vik_iceland", "vik_graenland", "vik_gothja")
@pytest.mark.rules("IMP-OR-03")
def test_without_a_card_above_the_zenith_there_is_nothing_to_look_at():
    game = imperium(me=viking(hand=["vik_iceland", "vik_graenland"]))
    game.play("play vik_iceland", "done").asks("me", "action").play("play vik_graenland")
    game.expect(
        me={"hand": [], "play": ["vik_iceland", "vik_graenland"], "materials": 5, "population": 3, "actions": 1}
    )
    game = imperium(me=viking(hand=["vik_gothja"], deck=["vik_glory", "vik_advance"]))
    game.play("play vik_gothja")
    game.expect(me={"hand": ["vik_glory", "vik_advance"], "deck": [], "discard": ["vik_gothja"], "actions": 2})


@pytest.mark.card("vik_combs")
@pytest.mark.rules("IMP-STATE-08")
def test_combs_let_only_the_next_card_do_without_an_empire():
    game = imperium(me=viking(play=["vik_combs"], hand=["civ_coinage", "civ_metropolis"]))
    game.refuses("play civ_coinage").play("exhaust vik_combs").offers("play civ_metropolis")
    game.play("play civ_coinage").refuses("play civ_metropolis")
    game.expect(
        me={
            "hand": ["civ_metropolis"],
            "play": ["vik_combs", "civ_coinage"],
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["vik_combs"],
        }
    )


@pytest.mark.card("vik_combs")
def test_combs_are_used_up_by_a_card_that_would_not_need_them_and_by_the_end_of_the_turn():
    hand = ["vik_scandinavia", "civ_coinage", "vik_glory", "vik_glory", "vik_glory"]
    game = imperium(me=viking(play=["vik_combs"], hand=hand), you={"hand": ["rom_julius_caesar"] * 5})
    game.play("exhaust vik_combs", "play vik_scandinavia", "done").refuses("play civ_coinage")
    game = imperium(me=viking(play=["vik_combs"], hand=hand), you={"hand": ["rom_julius_caesar"] * 5})
    game.play("exhaust vik_combs", "end", "place reg_jungle", "done").refuses("play rom_julius_caesar")


@pytest.mark.card("vik_combs")
@pytest.mark.parametrize(("population", "points"), [(8, 2), (9, 3), (40, 10)])
def test_combs_score_population(population, points):
    assert imperium(me=viking(hand=["vik_combs"], population=population)).lines("me")["nation"] == points


@pytest.mark.card("vik_foroyar")
def test_foroyar_exiles_a_market_card_or_brings_population():
    me = viking(hand=["vik_foroyar", "unr_unrest"])
    game = imperium(me=me, tokens={"reg_jungle": {"progress": 1}})
    game.play("play vik_foroyar", "garrison unr_unrest").asks("me", "choose", ["exile", "population"]).answer("exile")
    game.asks("me", "exile", ["unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]).answer("tri_assyrians")
    settled = {"hand": [], "play": ["vik_foroyar"], "garrison": {"vik_foroyar": ["unr_unrest"]}, "actions": 2}
    game.expect(me=settled, middle={**game.refilled("tri_assyrians", back=True), "exile": ["tri_assyrians"]})
    game = imperium(me=me)
    game.play("play vik_foroyar", "garrison unr_unrest", "choose population")
    game.expect(me={**settled, "population": 3})


@pytest.mark.card("vik_foroyar")
@pytest.mark.rules("IMP-EXILE-03", "IMP-OR-03")
def test_foroyar_cannot_exile_where_every_market_card_has_tokens():
    game = imperium(
        me=viking(hand=["vik_foroyar"]),
        market=["reg_jungle", "unc_elders", None, None, None],
        tokens={"reg_jungle": {"progress": 1}, "unc_elders": {"materials": 1}},
    )
    game.play("play vik_foroyar")
    game.expect(me={"hand": [], "play": ["vik_foroyar"], "population": 3, "actions": 2})


VINLAND = {"play": ["vik_longships", "vik_graenland"], "hand": ["vik_vinland", "unr_unrest", "vik_glory"]}


@pytest.mark.card("vik_vinland")
def test_vinland_calms_or_takes_a_garrison():
    settled = {"play": ["vik_longships", "vik_graenland", "vik_vinland"], "actions": 2}
    game = imperium(me=viking(**VINLAND))
    game.play("play vik_vinland").asks("me", "choose", ["return-unrest", "garrison"]).answer("return-unrest")
    game.expect(me={**settled, "hand": ["vik_glory"]}, middle={"unrest": 13})
    game = imperium(me=viking(**VINLAND))
    game.play("play vik_vinland", "choose garrison").asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(me={**settled, "hand": ["vik_glory"], "garrison": {"vik_vinland": ["unr_unrest"]}})
    game = imperium(me=viking(**{**VINLAND, "hand": ["vik_vinland", "vik_skis"]}))
    game.play("play vik_vinland").asks("me", "choose", ["garrison"]).play("garrison", "done")
    game.expect(me={**settled, "hand": ["vik_skis"]})


@pytest.mark.card("vik_vinland")
@pytest.mark.parametrize("missing", ["vik_longships", "vik_graenland"])
def test_vinland_needs_longships_and_graenland_in_play(missing):
    known = [card for card in VINLAND["play"] if card != missing]
    game = imperium(me=viking(play=known, hand=["vik_vinland", missing]))
    game.refuses("play vik_vinland")


@pytest.mark.card("vik_vinland")
@pytest.mark.rules("IMP-SCORING-08")
def test_vinland_is_worth_six_points_in_play():
    assert imperium(me=viking(play=["vik_vinland"])).lines("me")["region"] == 6
    assert imperium(me=viking(discard=["vik_vinland"])).lines("me")["region"] == 0
    garrisoned = imperium(me=viking(play=["vik_sagas"], garrison={"vik_sagas": ["vik_vinland"]}))
    assert garrisoned.lines("me")["region"] == 0


@pytest.mark.card("vik_sagas")
@pytest.mark.rules("IMP-GARRISON-02")
def test_sagas_may_take_a_card_every_solstice_and_score_them_all():
    me = viking(play=["vik_sagas"], garrison={"vik_sagas": ["fam_great", "unr_unrest"]}, hand=["vik_skis", "vik_glory"])
    game = imperium(me=me, phase="solstice")
    game.asks("me", "garrison", ["vik_skis", "done"]).answer("vik_skis")
    game.expect(me={"hand": ["vik_glory"], "garrison": {"vik_sagas": ["fam_great", "unr_unrest", "vik_skis"]}})
    assert game.lines("me")["nation"] == 5
    imperium(me=me, phase="solstice").play("done").unchanged()
    imperium(me=viking(play=["vik_sagas"]), phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("vik_city_of_dubh_linn")
@pytest.mark.parametrize(("materials", "points"), [(15, 1), (16, 2), (99, 10)])
def test_dubh_linn_scores_materials(materials, points):
    game = imperium(me=viking(hand=["vik_city_of_dubh_linn"], materials=materials))
    assert game.lines("me")["nation"] == points


@pytest.mark.card("vik_longships")
@pytest.mark.rules("IMP-EXILE-08")
@pytest.mark.parametrize(("taken", "population"), [("reg_oasis", 2), ("reg_steppe", 1)])
def test_longships_reach_exiled_regions_and_bring_people_from_there(taken, population):
    game = imperium(me=viking(play=["vik_longships"], hand=["gre_settlers"]), exile=["reg_oasis", "tri_aksumites"])
    game.play("play gre_settlers", "choose acquire").asks("me", "acquire", ["reg_jungle", "reg_steppe", "reg_oasis"])
    game.answer(taken)
    middle = {"exile": ["tri_aksumites"]} if taken == "reg_oasis" else game.refilled("reg_steppe")
    game.expect(
        me={"hand": [taken], "discard": ["gre_settlers"], "population": population, "actions": 2}, middle=middle
    )


@pytest.mark.card("vik_longships", "vik_althing")
def test_longships_may_bring_materials_when_an_attack_card_is_played():
    game = imperium(me=viking(play=["vik_longships"], hand=["vik_althing", "vik_scandinavia"]))
    game.play("play vik_scandinavia", "done").asks("me", "action").play("play vik_althing")
    game.asks("me", "react", ["vik_longships", "done"]).answer("vik_longships")
    game.expect(
        me={
            "hand": [],
            "discard": ["vik_althing"],
            "play": ["vik_longships", "vik_scandinavia"],
            "materials": 6,
            "progress": 2,
            "actions": 1,
            "exhausts": 4,
            "exhausted": ["vik_longships"],
        },
        you={"materials": 2},
    )


@pytest.mark.card("vik_skis", "vik_scandinavia")
@pytest.mark.parametrize(
    ("way", "gain"), [("draw", {"hand": ["vik_glory"], "deck": []}), ("materials", {"materials": 5})]
)
def test_skis_draw_or_bring_materials_when_a_region_is_played(way, gain):
    game = imperium(me=viking(play=["vik_skis"], hand=["vik_scandinavia"], deck=["vik_glory"]))
    game.play("play vik_scandinavia").asks("me", "react", ["vik_skis", "done"]).answer("vik_skis")
    game.asks("me", "choose", ["draw", "materials"]).answer(way)
    if way == "draw":
        game.asks("me", "garrison", ["done"]).answer("done")
    game.expect(
        me={
            "hand": [],
            "play": ["vik_skis", "vik_scandinavia"],
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["vik_skis"],
            **gain,
        }
    )
    assert game.lines("me")["nation"] == 2


@pytest.mark.card("vik_rollo_the_walker")
@pytest.mark.rules("IMP-EXILE-01")
def test_rollo_takes_fame_and_walks_into_exile():
    game = imperium(me=viking(hand=["vik_rollo_the_walker"]))
    game.play("play vik_rollo_the_walker")
    game.expect(
        me={"hand": ["fam_great"], "actions": 2},
        middle={"exile": ["vik_rollo_the_walker"], "fame": ["fam_glorious", "fam_marvellous"]},
    )


@pytest.mark.card("vik_rollo_the_walker")
@pytest.mark.rules("IMP-KING-05", "IMP-KING-01")
def test_rollo_meets_king_of_kings_where_no_fame_is_left():
    game = imperium(me=viking(hand=["vik_rollo_the_walker"]), fame=())
    game.play("play vik_rollo_the_walker")
    game.expect(
        me={"hand": [], "progress": 7, "actions": 2},
        middle={"exile": ["vik_rollo_the_walker"], "king": "b", "last_round": 4},
    )


@pytest.mark.card("vik_go_a_viking")
@pytest.mark.rules("IMP-STEAL-02")
def test_go_a_viking_robs_everybody_and_who_has_too_little_takes_unrest():
    game = imperium(
        me=viking(hand=["vik_go_a_viking"], actions=0, materials=0),
        you={"materials": 1},
        third={"materials": 2},
        fourth={"materials": 0},
    )
    game.play("play vik_go_a_viking")
    game.expect(
        me={"hand": [], "discard": ["vik_go_a_viking"], "materials": 3},
        you={"materials": 0, "hand": ["unr_unrest"]},
        third={"materials": 0},
        fourth={"hand": ["unr_unrest"]},
        middle={"unrest": 10},
    )


@pytest.mark.card("vik_go_a_viking")
@pytest.mark.rules("IMP-ATTACK-03")
def test_a_protected_player_may_ignore_the_theft_and_the_unrest_of_go_a_viking_one_by_one():
    game = imperium(
        me=viking(hand=["vik_go_a_viking"]),
        you={"nation": "scythians", "play": ["scy_mounted_archers"], "materials": 1},
    )
    game.play("play vik_go_a_viking", "protect scy_mounted_archers").asks("you", "ignore").answer("done")
    game.asks("you", "ignore").answer("ignore")
    game.expect(
        me={"hand": [], "discard": ["vik_go_a_viking"], "materials": 4},
        you={"materials": 0, "exhausts": 4, "exhausted": ["scy_mounted_archers"]},
    )


# --- the draw deck


@pytest.mark.card("vik_gothja")
def test_gothja_looks_and_then_calms_or_draws():
    me = viking(hand=["vik_gothja", "unr_unrest"], deck=["vik_glory", "vik_advance"], nation_deck=FATE)
    game = imperium(me=me)
    game.play("play vik_gothja").asks("me", "shuffle", ["shuffle", "done"]).answer("done")
    game.asks("me", "choose", ["return-unrest", "draw"]).answer("return-unrest")
    game.expect(me={"hand": [], "discard": ["vik_gothja"], "population": 3, "actions": 2}, middle={"unrest": 13})
    game = imperium(me=me)
    game.play("play vik_gothja", "done", "choose draw")
    game.expect(
        me={"hand": ["unr_unrest", "vik_glory", "vik_advance"], "deck": [], "discard": ["vik_gothja"], "actions": 2}
    )


@pytest.mark.card("vik_gothja")
def test_the_others_cannot_tell_that_gothja_found_no_unrest():
    game = imperium(me=viking(hand=["vik_gothja", "vik_glory"], deck=["vik_advance"] * 2))
    game.play("play vik_gothja").asks("me", "choose", ["draw"])


@pytest.mark.card("vik_scandinavia")
def test_scandinavia_takes_a_garrison_and_shows_a_coin():
    game = imperium(me=viking(hand=["vik_scandinavia", "unr_unrest", "vik_prosperity"]))
    game.play("play vik_scandinavia", "garrison unr_unrest")
    game.expect(
        me={
            "hand": ["vik_prosperity"],
            "play": ["vik_scandinavia"],
            "garrison": {"vik_scandinavia": ["unr_unrest"]},
            "actions": 2,
        }
    )
    game.play("play vik_prosperity", "done", "done", "materials-for-coins")
    game.expect(me={"hand": [], "discard": ["vik_prosperity"], "materials": 4, "actions": 1})


ERIK = viking(
    hand=["vik_erik_the_red", "reg_jungle", "vik_glory"],
    play=["vik_scandinavia"],
    garrison={"vik_scandinavia": ["unr_unrest"]},
    deck=["vik_foroyar", "vik_advance"],
    nation_deck=["vik_iceland", "vik_skis"],
)


@pytest.mark.card("vik_erik_the_red")
@pytest.mark.rules("IMP-FIND-04", "IMP-FIND-05", "IMP-FIND-06", "IMP-FIND-07", "IMP-FIND-08")
def test_erik_leaves_scandinavia_and_finds_a_region_anywhere():
    game = imperium(me=ERIK)
    game.play("play vik_erik_the_red").asks(
        "me", "find", ["reg_jungle", "vik_scandinavia", "vik_foroyar", "vik_iceland"]
    )
    game.answer("vik_iceland")
    assert [story["card"] for story in game.told("you", "found")] == ["vik_iceland"]
    game.expect(
        me={
            "hand": ["reg_jungle", "vik_glory", "vik_iceland"],
            "play": [],
            "garrison": {},
            "discard": ["vik_scandinavia", "unr_unrest"],
            "deck": ["vik_advance", "vik_foroyar"],  # shuffled
            "nation_deck": ["vik_skis", ZENITH],
            "population": 1,
            "actions": 2,
        },
        middle={"exile": ["vik_erik_the_red"]},
    )


@pytest.mark.card("vik_erik_the_red")
@pytest.mark.parametrize(
    ("found", "mine"),
    [
        ("vik_foroyar", {"hand": ["reg_jungle", "vik_glory", "vik_foroyar"], "deck": ["vik_advance"]}),
        (
            "vik_scandinavia",
            {
                "hand": ["reg_jungle", "vik_glory", "vik_scandinavia"],
                "discard": ["unr_unrest"],
                "deck": ["vik_advance", "vik_foroyar"],
            },
        ),
        ("reg_jungle", {"hand": ["reg_jungle", "vik_glory"], "deck": ["vik_advance", "vik_foroyar"]}),
    ],
)
def test_erik_may_find_a_region_of_his_deck_discard_or_hand(found, mine):
    game = imperium(me={**ERIK, "nation_deck": ["vik_skis"]})
    game.play("play vik_erik_the_red", found)
    game.expect(
        me={
            "play": [],
            "garrison": {},
            "discard": ["vik_scandinavia", "unr_unrest"],
            "population": 1,
            "actions": 2,
            **mine,
        },
        middle={"exile": ["vik_erik_the_red"]},
    )


@pytest.mark.card("vik_erik_the_red")
@pytest.mark.parametrize("short", [{"play": ["vik_iceland"], "garrison": {}}, {"population": 0, "progress": 0}])
def test_erik_needs_scandinavia_in_play_and_population(short):
    imperium(me={**ERIK, **short}).refuses("play vik_erik_the_red")


@pytest.mark.card("vik_harald_hardrada")
@pytest.mark.rules("IMP-FIND-09")
def test_the_zenith_card_cannot_be_found():
    t = imperium(me=viking()).table.copy()
    search = find_kind(t, 0, lambda t, card: True, zone_of(t, HAND, 0), (NATION,))
    with pytest.raises(StopIteration) as end:
        next(search)
    assert end.value.value == NONE
    assert len(t.nation[0]) == 1


@pytest.mark.card("vik_jomsviking")
def test_jomsviking_pay_to_acquire_and_cost_every_opponent_a_card():
    game = imperium(
        me=viking(hand=["vik_jomsviking"]),
        you={"nation": "celts", "hand": ["cel_glory", "unr_unrest"]},
        third={"hand": ["gre_glory"]},
        fourth={},
    )
    game.play("play vik_jomsviking").asks("me", "acquire", ["reg_jungle", "tri_assyrians", "reg_steppe"])
    game.answer("reg_steppe").asks("you", "discard", ["cel_glory", "unr_unrest"]).answer("unr_unrest")
    game.expect(
        me={
            "hand": ["reg_steppe"],
            "discard": ["vik_jomsviking"],
            "materials": 1,
            "population": 1,
            "actions": 2,
        },
        you={"hand": ["cel_glory"], "discard": ["unr_unrest"]},
        third={"hand": [], "discard": ["gre_glory"]},
        middle=game.refilled("reg_steppe"),
    )


@pytest.mark.card("vik_jomsviking")
@pytest.mark.parametrize("short", [{"population": 0}, {"materials": 1}])
def test_jomsviking_need_population_and_materials(short):
    imperium(me=viking(hand=["vik_jomsviking"], progress=0, **short)).refuses("play vik_jomsviking")


@pytest.mark.card("vik_althing")
@pytest.mark.parametrize(
    ("way", "mine", "middle"),
    [("progress", {"hand": ["unr_unrest"], "progress": 2}, {}), ("return-unrest", {"hand": []}, {"unrest": 13})],
)
def test_the_althing_takes_a_material_from_everybody_and_brings_progress_or_calm(way, mine, middle):
    game = imperium(me=viking(hand=["vik_althing", "unr_unrest"]), you={}, third={"materials": 0})
    game.play("play vik_althing").asks("me", "choose", ["progress", "return-unrest"]).answer(way)
    game.expect(
        me={"discard": ["vik_althing"], "materials": 4, "actions": 2, **mine}, you={"materials": 2}, middle=middle
    )
