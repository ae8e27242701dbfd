"""A second computation of the table agrees with the engine's in every position of random games."""

import pytest
from tests.games.innovation.oracle import play, settings


@pytest.mark.parametrize(("seats", "options"), settings())
def test_the_oracle_finds_no_difference(seats, options):
    play(seats, options, "suite")
