"""Games that contain what no person would do, and games that don't."""

import pytest

from kronika.testing import settlers


@pytest.mark.parametrize("rest", [{"hand": ["ruins"]}, {"worker": 2}])
def test_passing_with_goods_that_are_lost_anyway(rest) -> None:
    assert settlers(me=rest).oddities("pass") == {(0, "idle"): 1}


@pytest.mark.parametrize("rest", [{}, {"worker": 1}, {"hand": ["raid"]}])
def test_passing_when_nothing_is_left_to_do(rest) -> None:
    assert settlers(me=rest).oddities("pass") == {}


def test_points_that_were_there_for_the_taking_in_the_last_round() -> None:
    game = settlers(me={"hand": ["ruins"]}, you={"passed": True}, round=5)
    assert game.oddities("pass") == {(0, "unscored"): 1}
    game = settlers(me={"hand": ["ruins"]}, you={"passed": True}, round=5)
    assert game.oddities("build ruins", "pass") == {}
