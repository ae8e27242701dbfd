"""Judging again what reviews call mistakes."""

import pytest

from kronika.lab.confirm import Checked, cost_of, lines_of
from kronika.puzzles.hunt import Deal
from kronika.review.findings import Error
from kronika.review.moments import moments
from kronika.review.running import review


@pytest.fixture(scope="module")
def text() -> str:
    return Deal("cultures", "confirm", 8).record()


@pytest.fixture(scope="module")
def error(text: str) -> Error:
    """The worst move of a game."""
    return max(review(text, seconds=2.0).errors, key=lambda each: each.cost)


def test_a_blunder_costs_much_by_a_longer_search_too(text: str, error: Error) -> None:
    assert error.cost > 0.15
    assert cost_of(text, error) > 0.10


def test_the_best_move_costs_nothing(text: str, error: Error, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = [option.token for option in moments(text)[error.number].choice.options]
    monkeypatch.setattr("kronika.lab.confirm.played", lambda _found, _number: tokens.index(error.best))
    error.taken = error.best
    assert cost_of(text, error) < 0.02


def test_moves_are_counted_by_grade() -> None:
    found = [Checked("mistake", 0.12), Checked("mistake", 0.06), Checked("mistake", 0.01), Checked("mistake", 0.2)]
    (line,) = lines_of(found)
    assert (line.grade, line.moves) == ("mistake", 4)
    assert (line.errors.value, line.deserved) == (0.75, 0.5)
    assert line.cost == pytest.approx(0.0975)
