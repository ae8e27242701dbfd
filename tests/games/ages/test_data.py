"""What is written for cards is exactly what their data lists."""

import pytest

from kronika.engine.errors import BadData
from kronika.games.ages.data import FACE
from kronika.games.ages.hooks import WRITTEN, check_effects, ratings, write
from kronika.games.ages.rules.parts import unknown_targets


@pytest.fixture
def homer():
    """The names of the hooks written for a leader, restored afterwards."""
    written = WRITTEN[FACE["homer"]]
    kept = set(written)
    yield written
    written.clear()
    written.update(kept)


def test_everything_is_written():
    check_effects()
    assert unknown_targets() == []


def test_a_hook_that_nobody_has_written_is_an_error(homer):
    homer.remove("on_turn")
    with pytest.raises(BadData, match="homer: on_turn is listed in the data, but nobody has written it"):
        check_effects()


def test_a_hook_that_the_data_does_not_list_is_an_error(homer):
    homer.add("at_end")
    with pytest.raises(BadData, match="homer: at_end is written, but the data doesn't list it"):
        check_effects()


def test_a_hook_written_twice_or_for_no_card_is_an_error():
    with pytest.raises(BadData, match="homer: on_turn is written twice"):
        write("on_turn", [None] * len(FACE), ("homer",))(print)
    with pytest.raises(BadData, match="ratings is written for 'nobody', but there is no such card"):
        ratings("nobody")(print)
