"""The end: collapse, scoring, King of Kings."""

import pytest

from kronika.testing import imperium

LANDS = ["reg_forest", "reg_jungle", "reg_oasis"]


@pytest.mark.rules("IMP-END-09", "IMP-COLLAPSE-01", "IMP-COLLAPSE-03", "IMP-END-10")
def test_the_last_unrest_card_collapses_the_game_at_once():
    """The refill takes the last unrest card: the free play that Parmenion promised never comes."""
    game = imperium(
        me={"empire": True, "hand": ["mac_parmenion"], "progress": 60},
        decks={"main": ["unc_port", "unc_town"]},
        unrest=1,
        last_round=3,
    )
    game.play("play mac_parmenion", "tri_assyrians").wins("you")
    assert game.match.result.reason == "collapse"
    assert game.table.population[0] == 2


@pytest.mark.card("fam_king_of_kings_a")
@pytest.mark.rules("IMP-KING-04", "IMP-KING-06", "IMP-END-05", "IMP-KING-01")
def test_a_barbarian_meets_the_king_of_kings():
    game = imperium(me={"hand": ["mac_glory"], "play": LANDS}, fame=[])
    game.play("play mac_glory")
    game.expect(
        me={"hand": [], "play": [], "discard": ["mac_glory", *LANDS], "progress": 7, "actions": 2},
        middle={"king": "b", "last_round": 4},
    )


@pytest.mark.card("fam_king_of_kings_b")
@pytest.mark.rules("IMP-KING-07", "IMP-KING-08")
def test_side_b_of_the_king_stays_and_each_player_meets_him_once():
    game = imperium(
        me={"hand": ["mac_glory", "mac_glory"], "play": [*LANDS, *LANDS]},
        fame=[],
        king="b",
    )
    game.play("play mac_glory", "reg_forest", "reg_jungle", "reg_oasis")
    game.expect(
        me={
            "hand": ["mac_glory"],
            "play": LANDS,
            "discard": ["mac_glory", *LANDS],
            "progress": 5,
            "actions": 2,
        },
    )
    game.play("play mac_glory")
    game.expect(me={"hand": [], "play": [], "discard": ["mac_glory", "mac_glory", *LANDS, *LANDS], "actions": 1})


@pytest.mark.card("fam_king_of_kings_a", "fam_king_of_kings_b")
@pytest.mark.rules("IMP-KING-04", "IMP-KING-06", "IMP-KING-07", "IMP-END-05")
@pytest.mark.parametrize(("king", "progress", "last_round"), [("a", 4, 4), ("b", 1, 0)])
def test_the_king_of_kings_gives_an_empire_a_development_free(king, progress, last_round):
    game = imperium(
        me={"empire": True, "hand": ["mac_glory"], "play": LANDS, "development": ["mac_mosaics", "mac_parmenion"]},
        fame=[],
        king=king,
    )
    game.play("play mac_glory", "develop mac_mosaics")
    game.expect(
        me={
            "hand": [],
            "play": [],
            "discard": ["mac_glory", "mac_mosaics", *LANDS],
            "development": ["mac_parmenion"],
            "progress": progress,
            "actions": 2,
        },
        middle={"king": "b", "last_round": last_round},
    )


@pytest.mark.rules("IMP-KING-08", "IMP-KING-06", "IMP-KING-07")
def test_who_has_met_side_a_gets_nothing_more_but_others_still_meet_side_b():
    game = imperium(
        me={"hand": ["mac_glory", "mac_glory", *["unr_unrest"] * 5], "play": [*LANDS, *LANDS]},
        you={"hand": ["rom_glory"], "play": LANDS},
        fame=[],
    )
    game.play("play mac_glory", "reg_forest", "reg_jungle", "reg_oasis", "play mac_glory", "end", "reg_steppe", "done")
    game.play("play rom_glory")
    assert game.table.progress == [1 + 6, 1 + 4]
    assert game.middle()["king"] == "b"


@pytest.mark.rules("IMP-KING-03", "IMP-LOOK-03", "IMP-KING-02")
def test_a_look_covers_only_the_face_down_cards():
    game = imperium(me={"hand": ["mac_glory"], "play": LANDS}, fame=["fam_great"])
    game.play("play mac_glory").asks("me", "take-fame", ["fam_great"]).answer("fam_great")
    game.expect(
        me={"hand": ["fam_great"], "play": [], "discard": ["mac_glory", *LANDS], "actions": 2}, middle={"fame": []}
    )


@pytest.mark.rules("IMP-LOOK-04")
def test_the_other_fame_cards_go_back_in_any_order():
    game = imperium(
        me={"nation": "romans", "side": "a", "hand": ["rom_glory"], "play": LANDS},
        you={"nation": "greeks"},
    )
    game.play("play rom_glory").asks("me", "take-fame", ["fam_great", "fam_glorious", "fam_marvellous"])
    game.answer("fam_glorious").asks("me", "put-back", ["fam_great", "fam_marvellous"]).answer("fam_great")
    game.expect(
        me={
            "hand": ["fam_glorious"],
            "play": [],
            "discard": ["rom_glory", *LANDS],
            "progress": 2,
            "actions": 2,
        },
        middle={"fame": ["fam_marvellous", "fam_great"]},
    )


@pytest.mark.rules("IMP-SCORING-02", "IMP-SCORING-12", "IMP-SOLSTICE-01", "IMP-SOLSTICE-06")
def test_points_are_counted_after_the_solstice_of_the_last_round():
    full = {"hand": ["mac_conquer"] * 5}
    game = imperium(me=full, you={**full, "play": ["min_drainage_system"]}, round=4, last_round=4)
    game.play("end", "reg_jungle", "done").play("end", "reg_jungle", "done")
    assert game.match.result.reason == "scoring"
    assert game.table.population[1] == 3
    game.wins("you")


@pytest.mark.rules("IMP-SCORING-05", "IMP-SCORING-06", "IMP-SCORING-07", "IMP-SCORING-08", "IMP-SCORING-14")
def test_all_own_cards_score_but_not_those_still_to_come():
    game = imperium(
        me={
            "nation": "greeks",
            "hand": ["unc_jade_mask"],
            "deck": ["fam_triumphant"],
            "discard": ["unr_unrest"],
            "history": ["unc_jade_mask", "fam_praiseworthy"],
            "play": ["reg_jungle", "min_pottery"],
            "garrison": {"reg_jungle": ["fam_proud"]},
            "tokens": {"min_pottery": {"progress": 3}},
            "nation_deck": ["unr_unrest"],
            "development": ["gre_science"],
        }
    )
    assert game.lines("me") == {
        "progress": 1,
        "power": 3,
        "region": 1,
        "uncivilised": 1,
        "civilised": 0,
        "tributary": 0,
        "fame": 11 + 7 + 12,
        "nation": 0,
        "unrest": -2,
    }


@pytest.mark.rules("IMP-SCORING-10", "IMP-SCORING-11")
def test_a_star_card_scores_at_most_ten_each_for_itself():
    game = imperium(me={"nation": "romans", "population": 8, "hand": ["civ_mercenaries"]}, you={"nation": "greeks"})
    assert (game.lines("me")["power"], game.lines("me")["civilised"]) == (4, 2)
    game = imperium(me={"nation": "minoans", "progress": 14, "hand": ["min_seal_stones"]})
    assert (game.lines("me")["power"], game.lines("me")["nation"]) == (10, 10)


@pytest.mark.rules("IMP-SINK-07", "IMP-SINK-08")
def test_the_sunken_pile_is_no_history():
    game = imperium(me={"nation": "atlanteans", "history": ["unc_jade_mask"] * 6, "hand": ["tri_mauryans"]})
    assert (game.lines("me")["uncivilised"], game.lines("me")["tributary"]) == (0, 0)


@pytest.mark.card("tri_sumerians")
@pytest.mark.rules("IMP-CARDNOTE-10", "IMP-CARDNOTE-11", "IMP-CARDNOTE-12", "IMP-COLLAPSE-02")
def test_sumerians_return_unrest_before_a_collapse_is_decided():
    game = imperium(
        me={
            "hand": ["mac_conquer"],
            "discard": ["tri_sumerians", "unr_unrest"],
            "deck": ["unr_unrest"],
            "nation_deck": ["unr_unrest"],
        },
        you={"hand": ["unr_unrest"] * 2},
        market=["reg_jungle", None, None, "tri_assyrians", None],
        decks={"main": ["unc_port", "unc_town"]},
        unrest=1,
    )
    game.refuses("play tri_sumerians").play("play mac_conquer", "choose acquire", "tri_assyrians")
    assert game.match.result.reason == "collapse"
    assert len(game.table.unrest) == 2
    game.wins("me")


@pytest.mark.rules("IMP-CARDNOTE-10", "IMP-CARDNOTE-11")
def test_sumerians_return_as_much_as_serves_their_owner_at_scoring():
    """Thirty cards: the first unrest returned costs what it brings, on the power card and on Exports."""
    cards = ["mac_conquer"] * 24 + ["civ_exports", "tri_sumerians", "unr_unrest", "unr_unrest", "unr_unrest"]
    full = ["mac_conquer"] * 5
    game = imperium(
        me={"nation": "greeks", "hand": cards}, you={"hand": full, "progress": 0}, round=4, last_round=4, active="you"
    )
    assert (game.lines("me")["power"], game.lines("me")["civilised"], game.lines("me")["unrest"]) == (10, 3, -6)
    game.play("end", "reg_jungle", "done")
    assert len(game.table.unrest) == 14
    assert dict(game.match.result.lines[0])["unrest"] == -2


@pytest.mark.rules("IMP-SCORING-05", "IMP-COLLAPSE-04", "IMP-COLLAPSE-01")
def test_the_card_that_brings_the_collapse_is_in_play_and_scores():
    """One unrest card each, one point each: Corruption decides with its 2."""
    game = imperium(
        me={"empire": True, "hand": ["civ_corruption"], "discard": ["unr_unrest"]},
        you={"nation": "persians"},
        unrest=1,
    )
    game.play("play civ_corruption").wins("me")
    assert game.match.result.scores == (1 - 2 + 2, 1 - 2)
