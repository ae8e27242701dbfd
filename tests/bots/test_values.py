"""The value functions."""

import pytest

import kronika
from kronika.bots import Position, RandomBot
from kronika.bots.values.innovation import FEATURES, features, value, weights


def test_the_value_is_the_weighted_sum_of_the_features(monkeypatch):
    odd = tuple(0.1 + 0.37 * place for place in range(len(FEATURES)))
    checked = 0
    for seats in (2, 3, 4):
        match = kronika.new("innovation", seats=seats, seed=seats)
        bot = RandomBot(1)
        while not match.over:
            if match.at_boundary:
                for worths in (odd, weights()):
                    monkeypatch.setattr("kronika.bots.values.innovation.weights", lambda worths=worths: worths)
                    for seat in range(seats):
                        summed = sum(a * b for a, b in zip(worths, features(match.table, seat), strict=True))
                        assert value(match.table, seat) == pytest.approx(summed)
                        checked += 1
                monkeypatch.undo()
            match.play(match.choice.codes[bot.choose(Position(match))])
    assert checked > 500
