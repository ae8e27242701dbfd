"""A second computation of production, storage and solo attacks agrees with the engine at every decision."""

import pytest
from tests.games.settlers.oracle import play, settings


@pytest.mark.parametrize(("seats", "options"), settings(), ids=str)
def test_the_oracle_agrees(seats, options):
    play(seats, options, "oracle")
