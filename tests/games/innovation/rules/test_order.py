"""The order in which cards leave a board: special achievements are checked after each card, so it is the player's."""

import pytest

from kronika.testing import innovation

# Five tops of 8 or more as soon as Writing is gone and as long as Self Service is there.
NEARLY_UNIVERSAL = ["composites", "globalization", "genetics", "writing", "sailing", "self_service", "specialization"]


def achievements(game, seat="you"):
    return game.position()[seat]["achievements"]


@pytest.mark.card("electricity")
@pytest.mark.rules("INN-RETURN-02", "INN-SPECIAL-02")
@pytest.mark.parametrize(("first", "claimed"), [("writing", ["universe"]), ("self_service", [])])
def test_electricity_returns_cards_of_different_ages_in_the_players_order(first, claimed):
    game = innovation(me={"board": ["electricity"]}, you={"board": NEARLY_UNIVERSAL}, piles={8: ["flight", "mobility"]})
    game.play("dogma electricity").asks("you", "return", ["writing", "self_service"]).answer(first)
    assert achievements(game) == claimed
    assert game.position()["you"]["hand"] == ["flight", "mobility"]


@pytest.mark.card("electricity")
@pytest.mark.rules("INN-RETURN-02")
def test_no_order_is_asked_for_where_nothing_depends_on_it():
    """Somebody owns Universe, and the two cards go to different supply piles."""
    game = innovation(
        me={"board": ["electricity"], "achievements": ["universe"]},
        you={"board": NEARLY_UNIVERSAL},
        piles={8: ["flight", "mobility", "rocketry"]},
    )
    game.play("dogma electricity").asks("me", "action")


@pytest.mark.card("skyscrapers")
@pytest.mark.rules("INN-RETURN-02", "INN-SPECIAL-02")
@pytest.mark.parametrize(("first", "claimed"), [("writing", ["universe"]), ("genetics", [])])
def test_skyscrapers_returns_the_rest_of_the_pile_in_the_victims_order(first, claimed):
    board = ["genetics", "writing", "tools", "publications", "composites", "globalization", "corporations"]
    game = innovation(me={"board": ["skyscrapers"]}, you={"board": [*board, "specialization"]})
    game.play("dogma skyscrapers").asks("you", "return", ["genetics", "writing"]).answer(first)
    assert achievements(game) == claimed
    assert game.position()["you"]["score"] == ["tools"]


@pytest.mark.card("mass_media")
@pytest.mark.rules("INN-RETURN-02")
def test_mass_media_returns_ones_own_cards_in_ones_own_order():
    game = innovation(
        me={"board": ["mass_media"], "hand": ["tools"], "score": ["paper", "optics"]},
        you={"score": ["compass", "education"]},
        piles={1: [], 3: []},
    )
    game.play("dogma mass_media", "return tools", "value 3").asks("me", "return", ["paper", "optics"]).answer("optics")
    game.expect(
        me={"hand": [], "score": []},
        you={"score": []},
        piles={1: ["tools"], 3: ["optics", "paper", "compass", "education"]},
    )


@pytest.mark.card("engineering")
@pytest.mark.rules("INN-SPECIAL-02")
@pytest.mark.parametrize(("first", "claimed"), [("domestication", ["empire"]), ("mysticism", [])])
def test_engineering_takes_cards_in_the_victims_order(first, claimed):
    board = ["the_pirate_code", "medicine", "domestication", "compass", "databases", "electricity", "printing_press"]
    game = innovation(
        me={"board": ["engineering", "masonry", "the_wheel"]},
        you={
            "board": [*board, "socialism", "reformation", "mysticism"],
            "splay": {"yellow": "left", "green": "up", "purple": "left"},
        },
    )
    game.play("dogma engineering").asks("you", "transfer", ["domestication", "mysticism"]).answer(first)
    assert achievements(game) == claimed


@pytest.mark.card("canning")
@pytest.mark.rules("INN-SPECIAL-02")
@pytest.mark.parametrize(("first", "claimed"), [("writing", ["universe"]), ("self_service", [])])
def test_canning_scores_cards_in_the_players_order(first, claimed):
    game = innovation(me={"board": ["canning"]}, you={"board": NEARLY_UNIVERSAL}, piles={6: ["atomic_theory"]})
    game.play("dogma canning").asks("you", "draw-and-tuck").answer("draw-and-tuck")
    game.asks("you", "score", ["writing", "self_service"]).answer(first)
    assert achievements(game) == claimed


@pytest.mark.card("mobility")
@pytest.mark.rules("INN-SPECIAL-02")
@pytest.mark.parametrize(("first", "claimed"), [("lighting", ["universe"]), ("self_service", [])])
def test_mobility_takes_two_cards_in_the_victims_order(first, claimed):
    board = ["fission", "skyscrapers", "computers", "sailing", "self_service", "services", "lighting"]
    game = innovation(me={"board": ["mobility", "globalization"]}, you={"board": board})
    game.play("dogma mobility").asks("you", "transfer", ["self_service", "lighting"]).answer(first)
    assert achievements(game) == claimed
