"""Cards and values (TERM)."""

import pytest

from kronika.games.innovation.data import FACE
from kronika.games.innovation.moves import highest, highest_value, lowest, tops, value
from kronika.testing import innovation


@pytest.mark.rules("INN-TERM-01")
def test_only_the_uppermost_card_of_a_pile_is_a_top_card():
    game = innovation(me={"board": ["oars", "archery", "coal", "tools"], "splay": {"red": "up"}})
    assert sorted(game.names(tops(game.table, 0))) == ["coal", "tools"]
    game.offers("dogma coal", "dogma tools").refuses("dogma oars", "dogma archery")


@pytest.mark.rules("INN-TERM-04")
def test_higher_and_lower_compare_ages_only():
    cards = [FACE["tools"], FACE["writing"], FACE["archery"]]
    assert highest(cards) == cards
    assert lowest(cards) == cards


@pytest.mark.rules("INN-TERM-07")
def test_the_value_of_a_card_is_its_age():
    assert value(FACE["banking"]) == 5
    game = innovation(me={"board": ["tools"], "hand": ["banking"]}, you={"board": ["oars"]})
    game.play("meld banking", "draw")
    drawn = game.pile(5)[0]
    game.expect(me={"board": ["tools", "banking"], "hand": [drawn]}, piles={5: game.pile(5)[1:]})


@pytest.mark.rules("INN-TERM-09")
def test_a_missing_card_counts_as_zero_in_a_comparison():
    assert highest_value([]) == 0
    assert highest_value([FACE["tools"]]) > highest_value([])
    # Machine Tools: an empty score pile's highest value is 0, so the card comes from pile 1.
    game = innovation(me={"board": ["machine_tools"]}, piles={1: ["tools"]})
    game.play("dogma machine_tools").expect(me={"score": ["tools"]}, piles={1: []})


@pytest.mark.rules("INN-TERM-10")
def test_the_score_is_the_sum_of_the_score_piles_values_and_achievements_add_nothing():
    game = innovation(me={"board": ["tools"], "score": ["calendar", "alchemy", "software"], "achievements": [9]})
    assert game.match.view(1)["points"] == [15, 0]
    game.play("draw")
    assert game.table.points == [15, 0]
