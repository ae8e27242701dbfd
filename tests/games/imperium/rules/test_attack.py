"""Attacks and what protects from them."""

import pytest

from kronika.testing import imperium

GUARDED = {"play": ["tri_scythians", "reg_cape", "reg_wilderness"], "hand": ["unr_unrest"]}


@pytest.mark.rules("IMP-ATTACK-05", "IMP-EXHAUST-09")
def test_protection_is_offered_only_against_cards_with_the_attack_icon():
    """Prosperity lets everybody draw: nothing to protect oneself from."""
    game = imperium(me={"hand": ["mac_prosperity"]}, you=GUARDED)
    game.play("play mac_prosperity").asks("me", "draw").play("done").asks("you", "draw")
    game = imperium(me={"hand": ["mac_uxians"]}, you=GUARDED)
    game.play("play mac_uxians").asks("you", "protect", [*GUARDED["play"], "done"])


@pytest.mark.rules("IMP-ATTACK-01", "IMP-ATTACK-06", "IMP-EACH-03")
def test_everybody_is_attacked_clockwise_and_protection_comes_first():
    """All protections are asked for before anybody loses anything; the last unrest card goes to the left."""
    game = imperium(
        me={"hand": ["fam_notorious"]},
        you={"progress": 0},
        third={"progress": 2, **GUARDED},
        fourth={"progress": 0, **GUARDED},
        unrest=5,
    )
    game.play("play fam_notorious").asks("third", "protect").expect(me={"hand": []})
    game.play("done").asks("fourth", "protect").play("protect tri_scythians").asks("fourth", "ignore")
    game.expect(
        me={"progress": 2},
        you={"hand": ["unr_unrest"]},
        third={"progress": 1},
        fourth={"exhausts": 4, "exhausted": ["tri_scythians"]},
        middle={"unrest": 4},
    )
    game.play("ignore").asks("me", "action").expect(me={"discard": ["fam_notorious"]})


@pytest.mark.rules("IMP-EACH-03", "IMP-COLLAPSE-01")
def test_the_last_unrest_card_goes_to_the_left_and_the_next_player_is_spared():
    game = imperium(me={"empire": True, "hand": ["civ_corruption"]}, third={}, unrest=1).play("play civ_corruption")
    assert [game.names(hand) for hand in game.table.hand] == [[], ["unr_unrest"], []]
    assert game.table.progress == [1, 1, 1]
    game.wins("me")
