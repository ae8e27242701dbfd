"""The value functions, and how their weights are learned."""

from math import exp
from random import Random

import pytest

import kronika
from kronika.bots import Position, RandomBot, make
from kronika.engine.errors import BadData
from kronika.games.ages.bot import value as ages
from kronika.games.innovation.bot import value as innovation
from kronika.games.settlers.bot import value as settlers
from kronika.games.weights import read_weights
from kronika.lab.train import end, fit, lead, learned, play
from kronika.simulate import play_out

LEARNED = {"innovation": innovation, "ages": ages, "settlers": settlers}


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_value_is_the_weighted_sum_of_the_features(game: str, seats: int) -> None:
    values = LEARNED[game]
    match = kronika.new(game, seats=seats, seed=seats)
    bot = RandomBot(1)
    while not match.over:
        match.play(match.choice.codes[bot.choose(Position(match))])
        if match.at_boundary and len(match.answers) % 10 == 0:
            for seat in range(seats):
                found = values.features(match.table, seat)
                total = sum(a * b for a, b in zip(values.LEARNED, found, strict=True))
                assert values.value(match.table, seat) == pytest.approx(total)


@pytest.mark.parametrize("game", LEARNED)
def test_every_weight_has_its_feature_and_is_worth_having(game: str) -> None:
    values = LEARNED[game]
    assert len(values.FEATURES) == len(values.LEARNED)
    assert all(weight > 0 for weight in values.LEARNED)


def test_the_standard_search_knows_nothing_that_was_learned() -> None:
    for game, values in LEARNED.items():
        position = Position(kronika.new(game, seats=2, seed=1))
        by_hand = make("standard").new_tree(position, Random(1)).evaluation
        assert by_hand.value is values.value_by_hand
        before_nets = make("search@1").new_tree(position, Random(1)).evaluation
        assert before_nets.value is values.value


def test_weights_must_be_those_of_the_features() -> None:
    with pytest.raises(BadData, match=r"weights\.json: the weights must be exactly achievements, luck\."):
        read_weights("kronika.games.innovation.bot", "weights", ("achievements", "luck"))


def test_what_chance_changed_is_told_from_what_goes_with_winning() -> None:
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


def test_games_give_samples() -> None:
    samples = play("innovation", ["greedy", "random"], "x", 2)
    assert samples == play("innovation", ["greedy", "random"], "x", 2)
    assert len(samples) > 5
    names = innovation.FEATURES
    for change, before, won in samples:
        assert len(change) == len(before) == len(names)
        assert won in (0.0, 0.5, 1.0)
    assert set(learned(names, [0.0] * len(names), [0.0] * len(names), "x", 1, 0.5)["weights"]) == set(names)


def test_where_points_win_it_counts_how_many() -> None:
    match = kronika.new("ages", seats=2, seed=1)
    play_out(match, [make("greedy"), RandomBot(1)])
    assert match.result.winners == (0,)
    ahead = match.result.scores[0] - match.result.scores[1]
    assert end(match, 0) == pytest.approx(1 / (1 + exp(-ages.ODDS * ahead)))
    assert end(match, 0) + end(match, 1) == pytest.approx(1)


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    match = kronika.new("innovation", seats=3, seed=1)
    leads = [lead(match, seat) for seat in range(3)]
    for column in zip(*leads, strict=True):
        assert sum(column) == pytest.approx(0)
