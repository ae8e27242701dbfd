"""Splaying and visible icons (SPLAY)."""

import pytest

from kronika.games.innovation.data import DIRECTIONS
from kronika.testing import innovation


@pytest.mark.rules("INN-SPLAY-01")
@pytest.mark.parametrize(
    ("direction", "icons"),
    [
        ("none", {"lightbulb": 3}),
        ("left", {"lightbulb": 4}),  # Calendar's bottom right
        ("right", {"lightbulb": 3, "leaf": 1}),  # top left is the picture
        ("up", {"lightbulb": 4, "leaf": 2}),
    ],
)
def test_splaying_reveals_icons_of_covered_cards(direction, icons):
    game = innovation(me={"board": ["calendar", "evolution"], "splay": {"blue": direction}})
    assert game.icons("me") == icons


@pytest.mark.rules("INN-SPLAY-02")
def test_a_pile_has_one_direction():
    game = innovation(me={"board": ["oars", "archery"], "splay": {"red": "left"}})
    view = game.match.view(0)
    assert all(direction in DIRECTIONS for direction in view["splay"][0].values())
    assert view["splay"][0]["red"] == "left"


@pytest.mark.rules("INN-SPLAY-03")
def test_a_new_direction_replaces_the_old_one_completely():
    game = innovation(me={"board": ["calendar", "evolution", "publications"], "splay": {"blue": "left"}})
    assert game.icons("me") == {"lightbulb": 3, "clock": 1}
    game.play("dogma publications", "done", "splay blue up")
    game.expect(me={"splay": {"blue": "up"}})
    # Evolution shows two lightbulbs and its picture, Calendar two leaves and a lightbulb.
    assert game.icons("me") == {"lightbulb": 5, "clock": 1, "leaf": 2}


@pytest.mark.rules("INN-SPLAY-04")
def test_all_covered_cards_of_a_splayed_pile_show_their_icons():
    game = innovation(me={"board": ["writing", "tools", "mathematics", "evolution"], "splay": {"blue": "right"}})
    # Right shows top left (the picture of all three) and bottom left (a lightbulb of each).
    assert game.icons("me") == {"lightbulb": 6}


@pytest.mark.rules("INN-SPLAY-05")
def test_a_pile_of_one_card_loses_its_splay_for_good():
    game = innovation(
        me={"board": ["gunpowder"]},
        you={"board": ["engineering", "oars"], "splay": {"red": "right"}, "hand": ["archery"]},
        piles={2: ["calendar"]},
    )
    game.play("dogma gunpowder")
    game.expect(me={"score": ["oars", "calendar"]}, you={"board": ["engineering"], "splay": {}}, piles={2: []})
    game.play("draw", "meld archery")
    assert game.table.splay[1] == [0, 0, 0, 0, 0]


@pytest.mark.rules("INN-SPLAY-06")
def test_piles_may_be_splayed_in_different_directions():
    directions = {"yellow": "up", "purple": "right", "red": "left"}
    game = innovation(
        me={
            "board": ["agriculture", "domestication", "mysticism", "monotheism", "oars", "archery", "tools", "sailing"],
            "splay": directions,
        }
    )
    seen = game.match.view(1)["splay"][0]
    assert seen == {**directions, "blue": "none", "green": "none"}
    assert game.icons("me") == {"castle": 10, "leaf": 4, "lightbulb": 3, "crown": 3}


@pytest.mark.rules("INN-SPLAY-07")
def test_covered_cards_of_an_unsplayed_pile_show_nothing():
    game = innovation(me={"board": ["compass", "banking"]})
    assert game.icons("me") == {"crown": 2, "factory": 1}


@pytest.mark.rules("INN-SPLAY-08")
def test_left_shows_the_bottom_right_spot():
    game = innovation(me={"board": ["archery", "coal"], "splay": {"red": "left"}})
    assert game.icons("me") == {"factory": 3, "castle": 1}


@pytest.mark.rules("INN-SPLAY-09")
def test_right_shows_the_two_left_spots():
    game = innovation(me={"board": ["evolution", "software"], "splay": {"blue": "right"}})
    assert game.icons("me") == {"clock": 3, "lightbulb": 2}


@pytest.mark.rules("INN-SPLAY-10")
def test_up_shows_the_three_bottom_spots():
    game = innovation(me={"board": ["pottery", "software"], "splay": {"blue": "up"}})
    assert game.icons("me") == {"clock": 3, "leaf": 3}


@pytest.mark.rules("INN-SPLAY-11")
def test_splaying_a_single_card_or_a_missing_colour_does_nothing_and_leaves_nothing_behind():
    game = innovation(
        me={"board": ["measurement"], "hand": ["tools", "writing", "sailing"]},
        you={"board": ["the_wheel"]},
        piles={1: []},
    )
    game.play("dogma measurement", "return tools").asks("me", "colour").answer("colour green")
    game.expect(me={"hand": ["tools", "writing", "sailing"]})  # the 1 drawn is the one returned
    game.play("meld sailing").expect(me={"board": ["measurement", "sailing"], "hand": ["tools", "writing"]})
    assert game.table.splay[0] == [0, 0, 0, 0, 0]
