"""The rulebook's sample turn of the Macedonians, played move by move."""

import pytest

from kronika.testing import imperium

REST = ["mac_conquer", "mac_orestis", "mac_pelagonia", "mac_phalanx", "mac_philip_ii", "unr_unrest"]


@pytest.fixture
def game():
    """The first turn: five cards in the hand, six in the deck; Port and Sumerians have come from the main deck."""
    return imperium(
        me={"hand": ["mac_advance", "mac_haliacmon_valley", "mac_conquer", "unr_unrest", "unr_unrest"], "deck": REST},
        market=["reg_jungle", "unc_elders", "civ_education", "unc_port", "tri_sumerians"],
        decks={"main": ["reg_mountain", "tri_aksumites", "civ_temple"]},
        round=1,
    )


@pytest.mark.rules("IMP-EXAMPLE-02", "IMP-EXAMPLE-03", "IMP-MARKET-01")
def test_advance_acquires_port_with_its_unrest_and_a_mountain_without_unrest_takes_the_slot(game):
    game.play("play mac_advance", "choose acquire", "unc_port")
    game.expect(
        me={
            "hand": ["mac_haliacmon_valley", "mac_conquer", "unr_unrest", "unr_unrest", "unr_unrest", "unc_port"],
            "discard": ["mac_advance"],
            "materials": 0,
            "actions": 2,
        },
        middle={
            "market": ["reg_jungle", "unc_elders", "civ_education", "reg_mountain", "tri_sumerians"],
            "main": ["tri_aksumites", "civ_temple"],
            "under": ["unc_elders", "civ_education", "tri_sumerians"],
        },
    )


@pytest.mark.rules("IMP-EXAMPLE-04", "IMP-ACQUIRE-01", "IMP-PINNED-01")
def test_port_is_played_in_the_same_turn_and_stays(game):
    game.play("play mac_advance", "choose acquire", "unc_port", "play unc_port")
    seat = game.position()["me"]
    assert (seat["play"], seat["discard"], seat["actions"]) == (["unc_port"], ["mac_advance"], 1)
    game.play("end", "reg_jungle", "done")
    assert game.position()["me"]["play"] == ["unc_port"]


def three_actions(game):
    game.play("play mac_advance", "choose acquire", "unc_port", "play unc_port", "play mac_haliacmon_valley")
    game.asks("me", "garrison", ["mac_conquer", "unr_unrest", "done"]).answer("done")
    game.expect(
        me={
            "hand": ["mac_conquer", "unr_unrest", "unr_unrest", "unr_unrest"],
            "discard": ["mac_advance"],
            "play": ["unc_port", "mac_haliacmon_valley"],
            "materials": 0,
            "population": 3,
            "progress": 1,
            "actions": 0,
        },
        middle=game.refilled("unc_port"),
    )
    return game


@pytest.mark.rules("IMP-EXAMPLE-05", "IMP-EXAMPLE-06")
def test_a_region_may_be_left_without_garrison_and_three_actions_leave_three_population_and_one_progress(game):
    three_actions(game)


@pytest.mark.rules("IMP-EXAMPLE-07")
def test_without_an_action_token_port_still_yields_a_material_for_the_drop(game):
    three_actions(game).refuses("play mac_conquer").play("exhaust unc_port", "done")
    game.expect(me={"materials": 1, "exhausts": 4, "exhausted": ["unc_port"]})


@pytest.mark.rules("IMP-EXAMPLE-08", "IMP-EXAMPLE-09", "IMP-CLEANUP-10")
def test_cleanup_puts_progress_on_sumerians_resets_the_tokens_and_fills_the_hand(game):
    three_actions(game).play("exhaust unc_port", "done", "end", "place tri_sumerians")
    game.asks("me", "discard", ["mac_conquer", "unr_unrest", "done"])
    game.expect(
        me={"materials": 1, "actions": 3, "exhausts": 5},
        middle={"tokens": {"tri_sumerians": {"progress": 1}}},
    )
    game.play("mac_conquer", "done").asks("you", "action")
    game.expect(
        me={
            "hand": ["unr_unrest", "unr_unrest", "unr_unrest", *REST[:2]],
            "deck": REST[2:],
            "discard": ["mac_advance", "mac_conquer"],
        }
    )
