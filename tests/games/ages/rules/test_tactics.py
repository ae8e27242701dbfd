"""Tactics: exclusive and common ones."""

import pytest

from kronika.testing import ages

THREE = {"workers": {"warriors": 3}}


def common_after(exclusive, common):
    """The game when my turn begins, with that tactic in front of me."""
    return ages({"exclusive": exclusive, **THREE}, {}, common=common, active="you").play("end-turn")


@pytest.mark.rules("TTA-TACTIC-05", "TTA-TACTIC-06", "TTA-TACTIC-07", "TTA-TACTIC-12")
def test_a_tactic_from_the_hand_is_exclusive_and_counts_at_once():
    """The armies of the old tactic, which is common, don't count any more."""
    seat = {"military_hand": ["legion"], "tactic": "fighting_band", "military": 1, **THREE}
    game = ages(seat, common=["fighting_band"])
    assert game.table.strength[0] == 3 + 1
    game.play("play-tactic legion")
    game.expect(
        me={"military_hand": [], "military": 0, "tactic": "legion", "exclusive": "legion", "strength": 3 + 2},
    )
    game.play("end-turn").asks("you", "action")
    assert game.names(game.table.common) == ["fighting_band"]
    ages({**seat, "military": 0}, common=["fighting_band"]).refuses("play-tactic legion")


@pytest.mark.rules("TTA-TACTIC-01", "TTA-TACTIC-02", "TTA-TACTIC-04")
def test_any_number_of_tactics_becomes_common():
    many = ["fighting_band", "medieval_army", "phalanx", "heavy_cavalry", "mobile_artillery", "fortifications"]
    many += ["conquistadors", "defensive_army"]
    game = common_after("legion", many)
    assert game.names(game.table.common) == [*many, "legion"]
    position = game.position()["me"]
    assert (position["tactic"], position["exclusive"], position["strength"]) == ("legion", None, 5)


@pytest.mark.rules("TTA-TACTIC-03")
def test_a_second_copy_of_a_common_tactic_leaves_the_game():
    game = common_after("legion", ["legion"])
    assert (game.names(game.table.common), game.table.discarded) == (["legion"], [])
    assert game.names(game.table.gone).count("legion") == 1
    assert game.position()["me"]["tactic"] == "legion"


@pytest.mark.rules("TTA-TACTIC-09", "TTA-TACTIC-11", "TTA-TACTIC-12")
def test_copying_costs_two_military_actions_and_leaves_the_card_where_it_is():
    game = ages({**THREE, "exclusive": "fighting_band"}, {**THREE, "tactic": "legion"}, common=["legion"])
    game.play("copy-tactic legion").expect(me={"military": 0, "tactic": "legion", "strength": 5})
    assert game.table.strength == [5, 5]
    ages({**THREE, "military": 1}, common=["legion"]).refuses("copy-tactic legion")


@pytest.mark.rules("TTA-TACTIC-10")
def test_an_exclusive_tactic_cannot_be_copied():
    ages(THREE, {"exclusive": "legion"}, common=["phalanx"]).offers("copy-tactic phalanx").refuses("copy-tactic legion")


@pytest.mark.rules("TTA-TACTIC-08")
def test_one_tactic_in_a_round():
    seat = {**THREE, "technologies": ["communism"], "military_hand": ["fighting_band", "medieval_army"]}
    every = ("play-tactic fighting_band", "play-tactic medieval_army", "copy-tactic legion", "copy-tactic phalanx")
    for first in every[1:]:
        game = ages(seat, common=["legion", "phalanx"]).offers(*every).play(first)
        game.refuses(*(tactic for tactic in every if tactic != first))
    game.play("end-turn", "end-turn", "pass").offers("play-tactic fighting_band", "copy-tactic legion")
