"""A second computation of tokens, market and points agrees with the engine at every decision of random games."""

import pytest
from tests.games.imperium.oracle import play, settings


@pytest.mark.parametrize(("seats", "options"), list(settings())[::5], ids=str)
def test_the_oracle_agrees(seats, options):
    play(seats, options, "oracle")
