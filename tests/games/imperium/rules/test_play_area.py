"""Cards in play and what lies under them."""

import pytest

from kronika.testing import imperium


@pytest.mark.rules("IMP-RECALL-03", "IMP-RECALL-04")
def test_a_card_that_comes_back_into_play_can_be_exhausted_again_with_another_token():
    """Sacred Pass abandons itself, and Phalanx plays it again."""
    game = imperium(
        me={
            "hand": ["mac_glory", "unr_unrest"],
            "play": ["mac_phalanx", "reg_sacred_pass"],
            "nation_deck": ["mac_uxians", "mac_prosperity"],
        }
    )
    game.play("exhaust reg_sacred_pass", "look", "swap mac_glory")
    game.expect(
        me={
            "hand": ["mac_uxians", "unr_unrest"],
            "play": ["mac_phalanx"],
            "discard": ["reg_sacred_pass"],
            "nation_deck": ["mac_glory", "mac_prosperity", "mac_alexander"],
            "exhausts": 4,
        }
    )
    game.play("exhaust mac_phalanx")
    game.expect(
        me={
            "play": ["mac_phalanx", "reg_sacred_pass"],
            "discard": [],
            "actions": 2,
            "exhausts": 3,
            "exhausted": ["mac_phalanx"],
        }
    )
    game.play("exhaust reg_sacred_pass", "done")
    game.expect(me={"exhausts": 2, "exhausted": ["mac_phalanx", "reg_sacred_pass"]})
    game.play("end", "reg_jungle").expect(
        me={"actions": 3, "exhausts": 5, "exhausted": []}, middle={"tokens": {"reg_jungle": {"progress": 1}}}
    )


@pytest.mark.rules("IMP-GARRISON-05", "IMP-DISCARD-01")
def test_a_garrison_card_cannot_be_discarded_or_played():
    game = imperium(
        me={
            "hand": ["mac_glory", "unr_unrest"],
            "play": ["civ_temple", "mac_orestis"],
            "garrison": {"mac_orestis": ["tri_assyrians", "mac_conquer"]},
        }
    )
    game.refuses("play tri_assyrians", "play mac_conquer")
    game.play("exhaust civ_temple").asks("me", "discard", ["mac_glory", "unr_unrest"])


@pytest.mark.rules("IMP-GARRISON-06")
def test_the_abilities_of_a_garrison_card_rest():
    under = {"play": ["mac_orestis"], "garrison": {"mac_orestis": ["civ_coinage", "unc_city"]}, "hand": ["mac_glory"]}
    imperium(me={**under, "deck": ["mac_conquer"]}).refuses("exhaust civ_coinage")
    imperium(me=under, phase="solstice").asks("me", "action").unchanged()


@pytest.mark.rules("IMP-GARRISON-11")
def test_everybody_sees_the_garrisons():
    hosts = {"mac_pelagonia": ["mac_glory"], "mac_orestis": ["unr_unrest", "fam_proud"]}
    game = imperium(me={"play": list(hosts), "garrison": hosts})
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert [card["card"] for card in view["garrison"][0]] == ["mac_glory", "unr_unrest", "fam_proud"]
        assert view["players"][0]["garrison_hosts"] == [1, 2, 2]


@pytest.mark.rules("IMP-STATE-07")
def test_atlanteans_never_play_a_card_with_the_barbarian_icon():
    hand = ["unc_oracle", "unc_town", "mac_conquer", "mac_advance", "civ_education"]
    game = imperium(me={"nation": "atlanteans", "hand": hand}, you={"hand": ["mac_conquer"] * 5})
    for _ in range(2):
        game.asks("me", "action", ["play civ_education", "innovate", "end"])
        game.play("end", "reg_jungle", "done", "end", "reg_jungle", "done")
    imperium(me={"hand": hand}).offers("play unc_oracle", "play unc_town", "play mac_conquer", "play mac_advance")
