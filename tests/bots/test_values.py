"""The value functions, and how their weights are learned."""

from random import Random

import pytest

import kronika
from kronika.bots import Position, RandomBot, make
from kronika.bots.train import fit, inverted, lead, learned, play
from kronika.bots.values.innovation import FEATURES, features, value, value_by_hand, weights


def test_the_value_is_the_weighted_sum_of_the_features():
    for seats in (2, 4):
        match = kronika.new("innovation", seats=seats, seed=seats)
        bot = RandomBot(1)
        while not match.over:
            match.play(match.choice.codes[bot.choose(Position(match))])
        for seat in range(seats):
            found = features(match.table, seat)
            for kind, worth in (("weights", value), ("by_hand", value_by_hand)):
                total = sum(a * b for a, b in zip(weights(kind), found, strict=True))
                assert worth(match.table, seat) == pytest.approx(total)


def test_the_standard_search_knows_nothing_that_was_learned():
    position = Position(kronika.new("innovation", seats=2, seed=1))
    assert make("standard").new_tree(position, Random(1)).value is value_by_hand
    assert make("search").new_tree(position, Random(1)).value is value


def test_every_weight_is_worth_having():
    assert all(weight > 0 for weight in weights("weights"))


def test_what_chance_changed_is_told_from_what_goes_with_winning():
    """One feature helps. The other only goes with being strong, which helps as well: its changes are worth nothing."""
    random = Random(1)
    samples = []
    for _ in range(6000):
        strength = random.gauss(0, 1)
        before = [random.gauss(0, 1), strength + random.gauss(0, 0.3)]
        change = [random.choice((-1.0, 0.0, 1.0)), random.choice((-1.0, 0.0, 1.0))]
        won = random.random() < 1 / (1 + 2.718 ** -(0.8 * (before[0] + change[0]) + strength))
        samples.append((change, before, float(won)))
    found, errors, loss = fit(samples, pull=1.0)
    assert found[0] == pytest.approx(0.75, abs=0.15)
    assert found[1] == pytest.approx(0.0, abs=0.12)
    assert all(0.01 < error < 0.1 for error in errors)
    assert loss < 0.69


def test_a_matrix_is_inverted():
    (a, b), (c, d) = inverted([[4.0, 1.0], [1.0, 3.0]])
    assert (a, b, c, d) == pytest.approx((3 / 11, -1 / 11, -1 / 11, 4 / 11))


def test_games_give_samples():
    samples = play("innovation", ["greedy", "random"], "x", 2)
    assert samples == play("innovation", ["greedy", "random"], "x", 2)
    assert len(samples) > 5
    for change, before, won in samples:
        assert len(change) == len(before) == len(FEATURES)
        assert won in (0.0, 0.5, 1.0)
    assert set(learned(FEATURES, [0.0] * len(FEATURES), [0.0] * len(FEATURES), "x", 1, 0.5)["weights"]) == set(FEATURES)


def test_a_lead_is_over_the_mean_of_the_others():
    match = kronika.new("innovation", seats=3, seed=1)
    leads = [lead(match, seat) for seat in range(3)]
    for column in zip(*leads, strict=True):
        assert sum(column) == pytest.approx(0)
