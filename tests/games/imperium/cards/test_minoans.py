"""The Minoans."""

import pytest

from kronika.testing import imperium


def minoans(**seat):
    return {"nation": "minoans", **seat}


@pytest.mark.card("min_power_a")
def test_side_a_may_turn_a_card_into_progress_at_solstice():
    seat = minoans(side="a", hand=["min_glory", "unr_unrest"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "discard", ["min_glory", "unr_unrest", "done"]).answer("discard unr_unrest")
    game.expect(me={"hand": ["min_glory"], "discard": ["unr_unrest"], "progress": 2})
    imperium(me=seat, phase="solstice").play("done").unchanged()
    imperium(me=minoans(side="a"), phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("min_power_a", "min_power_b", "min_seal_stones")
@pytest.mark.rules("IMP-SCORING-14")
@pytest.mark.parametrize(("side", "points"), [("a", 0), ("b", 4)])
def test_progress_scores_once_more(side, points):
    seat = minoans(
        side=side, progress=4, hand=["min_seal_stones"], play=["min_pottery"], tokens={"min_pottery": {"progress": 3}}
    )
    lines = imperium(me=seat).lines("me")
    assert (lines["progress"], lines["power"], lines["nation"]) == (4, points, 4)


@pytest.mark.card("min_power_b", "min_seal_stones")
def test_progress_scores_at_most_ten_on_each_card():
    lines = imperium(me=minoans(progress=14, hand=["min_seal_stones"])).lines("me")
    assert (lines["power"], lines["nation"]) == (10, 10)


@pytest.mark.card("min_seal_stones")
def test_seal_stones_cannot_be_played():
    imperium(me=minoans(empire=True, hand=["min_seal_stones"])).refuses("play min_seal_stones")


@pytest.mark.card("min_king_minos")
def test_king_minos_gains_progress_and_may_develop():
    seat = minoans(hand=["min_king_minos"], development=["min_minoan_traders", "min_architecture"], empire=True)
    game = imperium(me=seat)
    game.play("play min_king_minos").asks("me", "develop", ["min_minoan_traders", "done"])
    game.answer("develop min_minoan_traders")
    game.expect(
        me={
            "hand": [],
            "history": ["min_king_minos"],
            "discard": ["min_minoan_traders"],
            "development": ["min_architecture"],
            "materials": 1,
            "population": 1,
            "progress": 1,
            "actions": 2,
        }
    )
    game = imperium(me=seat)
    game.play("play min_king_minos", "done")
    game.expect(me={"hand": [], "history": ["min_king_minos"], "progress": 2, "actions": 2})


@pytest.mark.card("min_minoan_traders", "min_knossos")
@pytest.mark.parametrize(
    ("way", "gains"),
    [
        ("materials-for-coins", {"materials": 5}),
        ("population-for-regions", {"population": 4}),
        ("progress-for-cities", {"progress": 3}),
    ],
)
def test_traders_give_materials_to_others_and_gain_for_what_is_in_play(way, gains):
    game = imperium(
        me=minoans(
            empire=True,
            hand=["min_minoan_traders"],
            play=["min_crete", "min_cyprus", "min_knossos", "unc_city"],
            garrison={"min_crete": ["civ_metropolis", "reg_forest"]},
        ),
        third={},
    )
    game.play("play min_minoan_traders", f"choose {way}")
    game.expect(
        me={"hand": [], "discard": ["min_minoan_traders"], "actions": 2, **gains},
        you={"materials": 5},
        third={"materials": 5},
    )


@pytest.mark.card("min_drainage_system")
def test_the_drainage_system_gains_population():
    game = imperium(me=minoans(play=["min_drainage_system"]), phase="solstice")
    game.asks("me", "action").expect(me={"population": 3})


@pytest.mark.card("min_architecture")
def test_architecture_makes_developments_cheaper_by_a_progress():
    game = imperium(
        me=minoans(
            empire=True,
            hand=["min_king_minos"],
            play=["min_architecture"],
            development=["min_frescos", "min_labyrinth"],
            progress=0,
        )
    )
    game.play("play min_king_minos", "develop min_frescos")
    game.expect(
        me={
            "hand": [],
            "history": ["min_king_minos"],
            "discard": ["min_frescos"],
            "development": ["min_labyrinth"],
            "materials": 0,
            "population": 1,
            "progress": 0,
            "actions": 2,
        }
    )


@pytest.mark.card("min_minoan_traders", "min_drainage_system", "min_architecture", "min_frescos", "min_labyrinth")
def test_minoan_developments_have_their_points():
    cards = ["min_minoan_traders", "min_drainage_system", "min_architecture", "min_frescos", "min_labyrinth"]
    assert imperium(me=minoans(discard=cards)).lines("me")["nation"] == 2 + 2 + 3 + 3 + 3


@pytest.mark.card("min_frescos")
def test_frescos_may_change_a_card_and_gain_progress():
    seat = minoans(play=["min_frescos"], hand=["unr_unrest", "min_glory"], deck=["min_conquer"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "discard", ["unr_unrest", "min_glory", "done"]).answer("discard unr_unrest")
    game.expect(me={"hand": ["min_conquer", "min_glory"], "deck": [], "discard": ["unr_unrest"], "progress": 2})
    imperium(me=seat, phase="solstice").play("done").unchanged()
    imperium(me=minoans(play=["min_frescos"]), phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("min_labyrinth")
def test_the_labyrinth_may_turn_population_into_progress():
    seat = minoans(play=["min_labyrinth"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "pay", ["pay", "done"]).answer("pay").expect(me={"population": 1, "progress": 2})
    imperium(me=seat, phase="solstice").play("done").unchanged()
    imperium(me=seat | {"population": 0}, phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("min_minoan_expansion")
def test_minoan_expansion_makes_others_abandon_a_region_and_may_acquire_anything():
    seat = minoans(empire=True, hand=["min_minoan_expansion"])
    game = imperium(me=seat, you={"play": ["reg_oasis"]})
    game.play("play min_minoan_expansion").asks(
        "me", "acquire", ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe", "done"]
    )
    game.answer("reg_jungle")
    game.expect(
        me={"hand": ["reg_jungle"], "discard": ["min_minoan_expansion"], "actions": 2},
        you={"play": [], "discard": ["reg_oasis"]},
        middle=game.refilled("reg_jungle"),
    )
    assert game.lines("me")["nation"] == 3
    game = imperium(me=seat)
    game.play("play min_minoan_expansion", "done")
    game.expect(me={"hand": [], "discard": ["min_minoan_expansion"], "actions": 2})


# --- pottery


@pytest.mark.card("min_pottery")
def test_pottery_stores_progress_for_materials():
    game = imperium(me=minoans(play=["min_pottery"], progress=0), phase="solstice")
    game.asks("me", "choose", ["place", "abandon"]).answer("choose place")
    game.expect(me={"materials": 1, "tokens": {"min_pottery": {"progress": 1}}})


@pytest.mark.card("min_pottery")
@pytest.mark.rules("IMP-RECALL-05")
def test_pottery_gives_its_progress_once_when_it_is_abandoned():
    seat = minoans(play=["min_pottery"], tokens={"min_pottery": {"progress": 3}})
    game = imperium(me=seat, phase="solstice").play("choose abandon")
    game.expect(me={"play": [], "discard": ["min_pottery"], "tokens": {}, "progress": 4})


@pytest.mark.card("min_pottery")
@pytest.mark.rules("IMP-PAY-03")
def test_pottery_must_be_abandoned_if_the_materials_are_missing():
    seat = minoans(play=["min_pottery"], tokens={"min_pottery": {"progress": 3}}, materials=1, progress=0)
    game = imperium(me=seat, phase="solstice")
    game.expect(me={"play": [], "discard": ["min_pottery"], "tokens": {}, "progress": 3})


@pytest.mark.card("min_pottery")
@pytest.mark.rules("IMP-NATION-05")
def test_pottery_works_on_in_an_empire_but_cannot_be_played_there():
    seat = minoans(empire=True, play=["min_pottery"], progress=0)
    imperium(me=seat, phase="solstice").asks("me", "choose", ["place", "abandon"])
    imperium(me=minoans(empire=True, hand=["min_pottery"])).refuses("play min_pottery")
    game = imperium(me=minoans(hand=["min_pottery"])).play("play min_pottery")
    game.expect(me={"hand": [], "play": ["min_pottery"], "actions": 2})


# --- regions


@pytest.mark.card("min_thera", "min_crete", "min_cyprus")
@pytest.mark.parametrize(("region", "gains"), [("min_thera", {"progress": 2}), ("min_crete", {}), ("min_cyprus", {})])
def test_minoan_regions_take_a_garrison(region, gains):
    game = imperium(me=minoans(hand=[region, "unr_unrest"]))
    game.play(f"play {region}", "garrison unr_unrest")
    game.expect(me={"hand": [], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gains})


@pytest.mark.card("min_thera", "min_crete", "min_cyprus")
def test_minoan_regions_show_their_icons_and_thera_is_for_barbarians():
    me = imperium(me=minoans(play=["min_thera", "min_crete", "min_cyprus"])).match.view(0)["players"][0]
    assert (me["coins"], me["wheat"], me["drops"]) == (3, 1, 1)
    game = imperium(me=minoans(empire=True, hand=["min_thera", "min_crete", "min_cyprus"]))
    game.refuses("play min_thera").offers("play min_crete", "play min_cyprus")
