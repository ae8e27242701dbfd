"""A second computation of scores, prices and provinces agrees with the engine at every decision of random games."""

import pytest
from tests.games.cultures.oracle import Oracle, play, same, settings

from kronika.testing import cultures


@pytest.mark.parametrize("options", settings(), ids=str)
def test_the_oracle_agrees(options):
    play(options, "oracle")


def test_the_oracle_notices_a_wrong_number():
    game = cultures(me={"buildings": ["rome_forum"]})
    Oracle()(game.match)
    game.table.coins[0] += 1
    with pytest.raises(AssertionError):
        Oracle()(game.match)
    game.table.supply -= 1
    Oracle()(game.match)
    game.table.sides[0][0] += 1  # a wood from nowhere
    with pytest.raises(AssertionError, match="resources"):
        Oracle()(game.match)
    with pytest.raises(AssertionError):
        same("points", 1, 2)
