"""Cleanup, the end of the game, ties."""

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import settlers

DONE = {"passed": True}


def finish(me=None, you=None, **more):
    """The last pass of the last round."""
    return settlers(me=me, you={**(you or {}), "passed": True}, round=5, **more).play("pass")


# --- cleanup


@pytest.mark.rules("SET-CLEAN-02", "SET-CLEAN-05")
def test_the_example_of_the_rulebook_the_japanese_keep_food_but_not_what_lies_on_locations():
    me = {"faction": "japanese", "empire": ["stalls"], "food": 3, "worker": 1}
    game = settlers(me=me, you=DONE, round=2).play("activate stalls", "pass")
    after = game.position()["me"]
    assert (after["food"], after["worker"], after["pieces"]) == (2, 0, {})


@pytest.mark.rules("SET-CLEAN-03", "SET-CLEAN-04")
def test_only_what_is_stored_stays():
    game = settlers(
        me={"worker": 7, "wood": 2, "gold": 3}, you={**DONE, "gold": 2, "worker": 1, "raze": 2, "defence": 1}, round=2
    )
    game.play("pass")
    mine, yours = game.position()["me"], game.position()["you"]
    goods = ("wood", "stone", "food", "gold", "worker", "raze", "defence")
    assert {good: mine[good] for good in goods if mine[good]} == {"worker": 7}
    assert {good: yours[good] for good in goods if yours[good]} == {"raze": 2}


@pytest.mark.rules("SET-DEF-08")
def test_placed_and_unplaced_defence_tokens_are_discarded():
    game = settlers(me={"empire": ["mill"], "defence": 1}, you={**DONE, "defence": 1}, round=2).play(
        "defend mill", "pass"
    )
    assert [(game.position()[seat]["guard"], game.position()[seat]["defence"]) for seat in ("me", "you")] == [
        ([], 0)
    ] * 2


@pytest.mark.rules("SET-CLEAN-06")
def test_hands_are_never_discarded():
    hand = ["ruins"] * 6 + ["mill", "raid", "castle"]
    game = settlers(me={"hand": hand}, you=DONE, round=2).play("pass")
    assert len(game.position()["me"]["hand"]) == 9 + 1  # and the faction card of the new round


@pytest.mark.rules("SET-CLEAN-07", "SET-CLEAN-08")
def test_the_next_round_begins_with_the_left_neighbour():
    game = settlers(me={}, you=DONE, third=DONE, round=3, first="third").play("pass")
    assert (game.position()["middle"]["first"], game.position()["middle"]["round"]) == ("me", 4)
    game.asks("me", "take")
    game = settlers(me={}, you=DONE, third=DONE, round=3, first="me").play("pass").asks("you", "take")
    assert game.position()["middle"]["phase"] == "lookout"


@pytest.mark.rules("SET-CLEAN-09", "SET-JAP-05", "SET-JAP-17")
def test_what_lies_on_and_under_features_stays_and_so_do_deals_and_foundations():
    me = {
        "faction": "japanese",
        "empire": ["gate", "shrine", "casino"],
        "guard": ["casino"],
        "hand": ["mill", "brewer"],
        "deals": ["stalls"],
        "foundations": ["quarry"],
        "wood": 4,
    }
    game = settlers(me=me, you=DONE, round=2)
    game.play("tuck mill gate", "tuck brewer gate", *["store wood"] * 4, "pass")
    after = game.position()["me"]
    assert after["pieces"] == {"shrine": {"wood": 4}}
    assert (after["guard"], after["deals"], after["foundations"]) == (["casino"], ["stalls"], ["quarry"])
    assert game.position()["middle"]["tucked"] == ["brewer", "mill"]


# --- the end


@pytest.mark.rules("SET-END-01", "SET-END-02", "SET-END-03")
def test_the_final_score_adds_the_locations():
    commons = ["ruins", "mill", "castle", "town"]
    game = finish(me={"vp": 30, "empire": [*commons, "raid", "raid", "pyre", "idol", "pack"]})
    assert game.match.result.scores == (44, 0)
    assert game.match.result.lines[0][:4] == (
        ("gained", 30),
        ("common-locations", 4),
        ("faction-locations", 10),
        ("gate-and-shrine", 0),
    )


@pytest.mark.rules("SET-END-05")
def test_the_most_points_win():
    finish(me={"vp": 39}, you={"vp": 44}, third={"vp": 41, "passed": True}).wins("you")


@pytest.mark.rules("SET-END-06", "SET-CLEAN-01")
def test_a_tie_is_broken_by_leftover_resources_and_workers():
    game = finish(me={"vp": 44, "wood": 2, "worker": 1}, you={"vp": 44, "food": 1, "worker": 3}).wins("you")
    assert game.match.result.reason == "leftover"
    assert [dict(lines)["leftover"] for lines in game.match.result.lines] == [3, 4]


@pytest.mark.rules("SET-END-07")
def test_then_by_the_cards_in_hand():
    game = finish(me={"vp": 9, "wood": 1, "hand": ["mill", "raid"]}, you={"vp": 9, "stone": 1, "hand": ["ruins"]})
    assert game.wins("me").match.result.reason == "cards"


@pytest.mark.rules("SET-END-08")
def test_then_the_victory_is_shared():
    game = finish(me={"vp": 9}, you={"vp": 9}, third={"vp": 8, "wood": 9, "passed": True}).wins("me", "you")
    assert game.match.result.reason == "shared"


@pytest.mark.rules("SET-END-09")
def test_gold_tokens_samurai_and_goods_on_cards_break_no_tie():
    finish(me={"vp": 9, "gold": 3, "wood": 1, "raze": 4, "defence": 1}, you={"vp": 9, "wood": 2}).wins("you")
    me = {"faction": "japanese", "vp": 5, "empire": ["casino", "shrine"], "guard": ["casino"], "wood": 3}
    game = settlers(me=me, you={"vp": 9, "wood": 2, "passed": True}, round=5)
    game.play("store wood", "store wood", "pass").wins("you")


@pytest.mark.rules("SET-END-10")
def test_deals_are_worth_nothing_at_the_end():
    assert finish(me={"deals": ["raid", "pyre", "idol", "pack", "mission"]}).match.result.scores == (0, 0)


# --- leaving


def test_resigning_gives_a_game_of_two_to_the_other():
    game = settlers(me={"vp": 30})
    game.match.resign(0)
    assert game.wins("you").match.result.reason == "resigned"
    with pytest.raises(IllegalAnswer, match="let a bot take the seat"):
        settlers(third={}).match.resign(0)
