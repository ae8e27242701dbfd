"""When scoring begins, how it is counted, and who wins."""

import pytest

from kronika.testing import imperium

FULL = {"hand": ["mac_conquer"] * 5}
LAND = "reg_jungle"


def pass_turns(game, number):
    for _ in range(number):
        game.play("end", LAND, "done")
    return game


def ended(game, reason):
    assert game.match.over
    assert game.match.result.reason == reason
    return game


@pytest.mark.rules("IMP-END-01", "IMP-SCORING-01", "IMP-SCORING-02", "IMP-END-03")
def test_the_round_of_the_trigger_and_one_more_are_played():
    """I develop my last card as the first player of round 3: nobody loses a turn of rounds 3 and 4."""
    game = imperium(
        me={"empire": True, "hand": ["mac_development"], "materials": 4, "development": ["mac_mosaics"]},
        you=FULL,
        third={**FULL, "play": ["civ_coinage"]},
    )
    game.play("play mac_development", "choose develop", "end", LAND)
    pass_turns(game, 2).asks("me", "action")
    assert (game.table.round, game.table.last_round) == (4, 4)
    pass_turns(game, 2)
    assert not game.match.over
    ended(pass_turns(game, 1), "scoring")
    assert game.table.materials[2] == 7  # both solstices


@pytest.mark.rules("IMP-END-01", "IMP-END-09")
def test_without_scoring_a_game_ends_by_collapse():
    game = imperium(me={"hand": ["civ_corruption"], "empire": True}, unrest=1)
    ended(game.play("play civ_corruption"), "collapse").wins("me")


@pytest.mark.rules("IMP-END-09", "IMP-COLLAPSE-01")
def test_the_unrest_of_an_exiled_card_can_be_the_last_one():
    game = imperium(me={"hand": ["mac_conquer"], "play": ["civ_cartography"]}, exile=["tri_ionians"], unrest=1)
    ended(game.play("play mac_conquer", "choose acquire", "tri_ionians"), "collapse").wins("you")


@pytest.mark.rules("IMP-END-11")
def test_a_second_trigger_changes_nothing():
    game = imperium(me={**FULL, "population": 3}, you=FULL, decks={"main": ["reg_oasis"]}, round=4, last_round=4)
    game.play("play mac_conquer", "choose acquire", "tri_assyrians").expect(
        me={
            "hand": [*FULL["hand"][1:], "tri_assyrians", "unr_unrest"],
            "discard": ["mac_conquer"],
            "population": 1,
            "actions": 2,
        },
        middle=game.refilled("tri_assyrians"),
    )
    game.play("end", LAND, "done")
    ended(pass_turns(game, 1), "scoring")


@pytest.mark.rules("IMP-END-12", "IMP-END-08")
def test_a_trigger_at_solstice_leaves_exactly_one_round():
    seat = {"nation": "utopians", "empire": True, "population": 24, "play": ["uto_shangri_la"], **FULL}
    game = imperium(me=seat, you=FULL, phase="solstice", round=8).asks("me", "action")
    assert (game.table.round, game.table.last_round) == (9, 9)
    ended(pass_turns(game, 2), "scoring")


@pytest.mark.rules("IMP-END-13")
@pytest.mark.parametrize("nation", ["vikings", "utopians"])
def test_who_never_had_developments_triggers_nothing(nation):
    game = imperium(me={"nation": nation, **FULL, "deck": ["mac_glory"]}, you=FULL, round=1)
    pass_turns(game, 2)
    if nation == "utopians":
        game.play("mac_conquer")  # Visions: a card for a card
    game.asks("me", "action")
    assert game.table.last_round == 0


@pytest.mark.rules("IMP-SCORING-03")
def test_cards_are_counted_where_they_lie():
    """Nothing can be put into history any more, although Education lies in the hand."""
    hand = ["civ_education", "unc_jade_mask", "mac_conquer", "mac_conquer", "mac_conquer"]
    game = imperium(me={"empire": True, "hand": hand, "discard": ["unc_jade_mask"]}, you=FULL, round=4, last_round=4)
    ended(pass_turns(game, 2), "scoring")
    assert game.lines("me")["uncivilised"] == 0
    assert game.position()["me"]["discard"] == ["unc_jade_mask"]


@pytest.mark.rules("IMP-SCORING-04")
def test_a_progress_token_of_ones_own_is_a_point():
    game = imperium(me={**FULL, "progress": 9}, you=FULL, tokens={LAND: {"progress": 2}}, round=4, last_round=4)
    assert game.lines("me")["progress"] == 9
    ended(pass_turns(game, 2), "scoring")
    assert game.match.result.scores == (9, 1 + 1)  # my rival's power card counts the population


@pytest.mark.rules("IMP-SCORING-09")
def test_a_star_card_scores_what_it_counts():
    game = imperium(
        me={
            "hand": ["tri_aksumites"],
            "deck": ["tri_hittites"],
            "discard": ["tri_assyrians"],
            "history": ["mac_uxians"],
            "development": ["tri_ionians"],
        }
    )
    assert game.lines("me")["tributary"] == 4 + 3 + 3
    game = imperium(me={"hand": ["tri_aksumites"]})
    assert game.lines("me")["tributary"] == 1


def three(points, restless=(0, 0, 0), **setup):
    """Three players with so many unrest cards and so many points in all; none of their power cards counts anything."""
    seats = {}
    nations = {"me": "persians", "you": "scythians", "third": "celts"}
    for (name, nation), score, unrest in zip(nations.items(), points, restless, strict=True):
        hand = ["unr_unrest"] * unrest + ["mac_conquer"] * 4 + ["reg_forest"]
        tokens = {"materials": 0, "population": 0, "progress": score + 2 * unrest}
        seats[name] = {"nation": nation, "hand": hand, **tokens}
    game = imperium(**seats, **setup)
    assert [sum(game.lines(seat).values()) for seat in seats] == list(points)
    return game


@pytest.mark.rules("IMP-SCORING-12", "IMP-SCORING-13")
@pytest.mark.parametrize(("points", "winners"), [((51, 48, 60), ["third"]), ((60, 60, 48), ["me", "you"])])
def test_the_most_points_win_and_a_tie_is_shared(points, winners):
    game = three(points, round=4, last_round=4)
    ended(pass_turns(game, 3), "scoring").wins(*winners)


@pytest.mark.rules("IMP-COLLAPSE-03", "IMP-COLLAPSE-04", "IMP-COLLAPSE-05")
@pytest.mark.parametrize(
    ("restless", "points", "winners"),
    [
        ((3, 5, 4), (20, 90, 60), ["me"]),
        ((3, 3, 4), (20, 35, 90), ["you"]),
        ((3, 3, 4), (35, 35, 90), ["me", "you"]),
    ],
)
def test_at_a_collapse_the_fewest_unrest_cards_win_and_points_decide_between_equals(restless, points, winners):
    """The last unrest card goes under the card that fills the slot of the exiled one."""
    game = three(points, restless, decks={"region": [], "main": ["unc_port", "unc_town"]}, unrest=1)
    ended(game.play("play reg_forest", "exile reg_steppe"), "collapse").wins(*winners)


@pytest.mark.rules("IMP-COLLAPSE-02")
@pytest.mark.parametrize(("rival", "winner"), [(6, "me"), (4, "you")])
def test_unrest_counts_wherever_it_lies_but_in_the_nation_deck(rival, winner):
    """Five of mine count: in hand, deck, discard, history and garrison."""
    one = ["unr_unrest"]
    game = imperium(
        me={
            "hand": [*one, "reg_forest"],
            "deck": one,
            "discard": one,
            "history": one,
            "play": ["mac_orestis"],
            "garrison": {"mac_orestis": one},
            "nation_deck": one * 2,
        },
        you={"hand": one * rival},
        decks={"region": [], "main": ["unc_port", "unc_town"]},
        unrest=1,
    )
    ended(game.play("play reg_forest", "exile reg_steppe"), "collapse").wins(winner)
