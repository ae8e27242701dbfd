"""Learning weights by playing with others near them."""

import json
import subprocess
import sys
from random import Random

import pytest
import typer

import kronika
from kronika.bots import Greedy, Position
from kronika.bots.values import LEARNED, evaluation_of
from kronika.games.ages.bot import value as ages
from kronika.games.innovation.bot import value as innovation
from kronika.lab.train import features_of, weights_file
from kronika.lab.weigh import FAR, Slope, between, bot_with, check_bot, moved, slope, trial, valued


def test_the_weights_in_use_make_the_greedy_bot() -> None:
    match = kronika.new("innovation", seats=2, seed=3)
    greedy = Greedy("x", evaluation=evaluation_of("innovation", LEARNED))
    weighed = bot_with(valued("innovation", innovation.LEARNED), "greedy", "x")
    for _ in range(30):
        position = Position(match)
        place = greedy.choose(position)
        assert weighed.choose(position) == place
        match.play(match.choice.codes[place])


def test_others_make_another_one() -> None:
    match = kronika.new("innovation", seats=2, seed=3)
    turned = [-weight for weight in innovation.LEARNED]
    value = valued("innovation", turned)
    assert value(match.table, 0) == pytest.approx(-evaluation_of("innovation", LEARNED).of(match.table, 0))


def test_weights_are_moved_in_their_logarithms() -> None:
    assert moved([1.0, 2.0], [1.0, -1.0], 0.0) == [1.0, 2.0]
    up, down = moved([1.0, 2.0], [1.0, -1.0], 0.5)
    assert up * down == pytest.approx(2.0)
    assert up > 1.0


@pytest.mark.parametrize("bot", ["greedy", "search:8"])
def test_who_is_better_is_measured_in_both_seats(bot: str) -> None:
    """The second one knows nothing but the values of its top cards, and loses."""
    known = [
        w if name == "top_values" else 0.0 for name, w in zip(innovation.FEATURES, innovation.LEARNED, strict=True)
    ]
    deals = [f"x{number}" for number in range(4)]
    better = [between("innovation", bot, innovation.LEARNED, known, deal) for deal in deals]
    worse = [between("innovation", bot, known, innovation.LEARNED, deal) for deal in deals]
    assert sum(better) >= 200
    assert sum(worse) <= -200


def test_where_points_win_they_are_what_is_measured() -> None:
    known = [weight if name == "science" else 0.0 for name, weight in zip(ages.FEATURES, ages.LEARNED, strict=True)]
    found = [between("ages", "search:2", ages.LEARNED, known, f"x{number}") for number in range(3)]
    assert found[0] == between("ages", "search:2", ages.LEARNED, known, "x0")
    assert 10 < sum(found) / 3 < FAR


def test_a_trial_has_a_sign_for_each_weight() -> None:
    signs, _ = trial("innovation", "greedy", innovation.LEARNED, "x")
    assert len(signs) == len(innovation.FEATURES)
    assert set(signs) == {-1.0, 1.0}


def test_the_slope_tells_what_each_weight_brings() -> None:
    random = Random(1)
    trials = []
    for _ in range(2000):
        signs = [random.choice((-1.0, 1.0)) for _ in range(3)]
        trials.append((signs, 5 * signs[0] - 2 * signs[1] + random.gauss(0, 20)))
    found = slope(trials)
    assert found.gains == pytest.approx([5, -2, 0], abs=1.5)
    assert found.errors == pytest.approx([20 / 2000**0.5] * 3, rel=0.1)


def test_sure_steps_are_long_and_none_is_longer_than_the_longest() -> None:
    steps = Slope([100.0, 1.0, -1.0, 0.0], [1.0, 1.0, 1.0, 1.0]).steps(0.5)
    assert 0.45 < steps[0] < 0.5
    assert steps[1] == -steps[2]
    assert 0 < steps[1] < 0.2
    assert steps[3] == 0


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "kronika.lab.weigh", *words], capture_output=True, text=True)


def test_a_short_run_says_what_it_found() -> None:
    done = run(
        "innovation", "--bot", "search:4", "--deals", "3", "--rounds", "1", "--check", "1", "--jobs", "1", "--no-write"
    )
    assert done.returncode == 0, done.stderr
    assert "better than the previous weights by" in done.stdout
    assert all(name in done.stdout for name in innovation.FEATURES)


def test_a_game_without_weights_is_refused() -> None:
    with pytest.raises(typer.BadParameter, match=r"'cultures' has no weights to learn. Games that have: .*ages"):
        features_of("cultures")


@pytest.mark.parametrize("bot", ["random", "search", "search:0", "search:²", "greedy:3"])
def test_a_bot_without_a_value_function_is_refused(bot: str) -> None:
    with pytest.raises(typer.BadParameter, match=f"'{bot}' can't play with other weights"):
        check_bot(bot)


@pytest.mark.parametrize("game", ["ages", "innovation", "settlers"])
def test_the_weights_say_where_they_come_from(game: str) -> None:
    found = json.loads(weights_file(game).read_text(encoding="utf-8"))
    assert "games" in found["note"]
