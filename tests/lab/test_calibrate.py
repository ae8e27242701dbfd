"""Chances that are compared with results, and put right."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from kronika.bots.calibration import judging, temperature_of
from kronika.bots.levels import adviser
from kronika.bots.position import Position
from kronika.engine.match import Match
from kronika.games import GAMES, game
from kronika.lab.calibrate import Forecasts, best_temperature, bins_of, compared, curve_of, file_for, play
from kronika.lab.calibrationpage import Bin, plot, read_curves
from kronika.review.judge import judge_of

ROOT = Path(__file__).resolve().parents[2]


def games_of_a_braggart(number: int, exaggeration: float) -> list[Forecasts]:
    """A judge that knows the true chances of two players and raises their odds to a power."""
    random = Random(5)
    found = []
    for place in range(number):
        true = random.random()
        sure = true**exaggeration, (1 - true) ** exaggeration
        said = [each / sum(sure) for each in sure]
        won = [1.0, 0.0] if random.random() < true else [0.0, 1.0]
        found.append(Forecasts(place, [[said]], won))
    return found


@pytest.mark.parametrize("exaggeration", [0.5, 1.0, 2.0])
def test_a_judge_that_exaggerates_is_put_right(exaggeration: float) -> None:
    games = games_of_a_braggart(8_000, exaggeration)
    assert best_temperature(games) == pytest.approx(exaggeration, rel=0.06)
    curve = curve_of("any", 2, ["greedy"], games)
    assert curve.worst < 0.03
    assert (curve.raw > 0.05) == (exaggeration != 1.0)
    assert curve.within == len(curve.bins) == 10


def test_a_bin_is_what_was_said_and_what_was_won() -> None:
    games = [
        compared(Forecasts(place, [[[0.62, 0.38]]], [float(place % 2), 1.0 - place % 2]), 1.0) for place in range(40)
    ]
    low, high = bins_of(games)
    assert (low.said, high.said, low.won, high.won, low.count) == pytest.approx((0.38, 0.62, 0.5, 0.5, 40))
    assert low.low < 0.4 < 0.6 < low.high
    assert high.error == pytest.approx(0.12)


def only_one(waiting: list[Any], **_: str) -> list[Any]:
    assert len(waiting) == 1
    return waiting


def test_games_are_kept_and_an_interrupted_line_is_played_again(tmp_path: Path) -> None:
    first, *_ = GAMES
    seats = max(2, game(first).min_seats)
    path = file_for(tmp_path, first, seats, ["random"])
    whole = play(first, seats, ["random"], 2, path, 1, show=lambda waiting, **_: waiting)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:-1], lines[-1][:40]]), encoding="utf-8")
    again = play(first, seats, ["random"], 2, path, 1, show=only_one)
    assert again == whole
    assert all(len(each.said) and sum(each.won) == 1 for each in whole)


def test_the_picture_says_everything() -> None:
    drawn = plot("a", [Bin(0.25, 0.2, 0.1, 0.3, 12)])
    assert "said 25%, won 20% (10% to 30%), 12 chances" in drawn


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_has_the_curve_that_reviews_use(game_id: str) -> None:
    page = (ROOT / "docs/lab/calibration.md").read_text(encoding="utf-8")
    for curve in read_curves(game_id):
        assert temperature_of(game_id, curve.seats) == curve.temperature
        picture = f"images/calibration-{game_id}-{curve.seats}.svg"
        assert f"(../{picture})" in page
        assert (ROOT / "docs" / picture).is_file()


@pytest.mark.parametrize("game_id", GAMES)
def test_hints_and_reviews_tell_the_same_chances(game_id: str) -> None:
    match = Match.start(game(game_id), max(2, game(game_id).min_seats), "hint", {})
    tree = adviser("hint").new_tree(Position(match), Random(0))
    assert tree.expect(match) == judge_of(game_id, match.seats).end.expect(match)
    assert tree.tuning == judging(game_id, match.seats, temperature_of(game_id, match.seats))[0]
