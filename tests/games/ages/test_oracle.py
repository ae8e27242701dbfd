"""A second computation of the table agrees with the engine's in every position of games played at random."""

import pytest
from tests.games.ages.oracle import busy, play, skilled


@pytest.mark.parametrize(("seats", "policy"), [(2, busy), (3, busy), (4, busy), (2, skilled), (3, skilled)])
def test_the_oracle_finds_no_difference(seats, policy):
    play(seats, "suite", policy)
