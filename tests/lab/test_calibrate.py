"""Chances that are compared with results, and put right."""

from math import copysign, exp, log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kronika.bots.calibration import UNCALIBRATED, Calibration, calibration_of, judging
from kronika.bots.levels import adviser
from kronika.bots.position import Position
from kronika.engine.match import Match
from kronika.games import GAMES, game
from kronika.lab.calibrate import Forecasts, bins_of, compared, curve_of, file_for, play
from kronika.lab.calibrationpage import Bin, plot, read_curves
from kronika.review.judge import judge_of

ROOT = Path(__file__).resolve().parents[2]


def games_of_a_braggart(number: int, exaggeration: float, bend: float) -> list[Forecasts]:
    """A judge that knows the true chances of two players. It takes their log odds to the power of 1 / `bend`, and then
    as many times as it exaggerates."""
    random = Random(5)
    found = []
    for place in range(number):
        true = random.random()
        odds = log(true / (1 - true))
        sure = 1 / (1 + exp(-copysign(abs(odds) ** (1 / bend) * exaggeration, odds)))
        said = [sure, 1 - sure]
        won = [1.0, 0.0] if random.random() < true else [0.0, 1.0]
        found.append(Forecasts(place, [[said]], won))
    return found


@pytest.mark.parametrize(("exaggeration", "bend"), [(1.0, 1.0), (2.0, 1.0), (1.0, 1.4), (1.0, 0.75)])
def test_a_judge_that_exaggerates_is_put_right(exaggeration: float, bend: float) -> None:
    games = games_of_a_braggart(8_000, exaggeration, bend)
    curve = curve_of(2, ["greedy"], games)
    assert curve.temperature == pytest.approx(exaggeration, rel=0.12)
    assert curve.bend == pytest.approx(bend, abs=0.1)
    assert curve.worst < 0.03
    assert curve.raw > curve.worst + 0.01 or (exaggeration, bend) == (1.0, 1.0)
    assert curve.within == len(curve.bins) == 10


def test_a_bin_is_what_was_said_and_what_was_won() -> None:
    heard = [Forecasts(place, [[[0.62, 0.38]]], [float(place % 2), 1.0 - place % 2]) for place in range(40)]
    low, high = bins_of([compared(each, UNCALIBRATED) for each in heard])
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
        assert calibration_of(game_id, curve.seats) == Calibration(curve.temperature, curve.bend)
        picture = f"images/calibration-{game_id}-{curve.seats}.svg"
        assert f"(../{picture})" in page
        assert (ROOT / "docs" / picture).is_file()


@pytest.mark.parametrize("game_id", GAMES)
def test_hints_and_reviews_tell_the_same_chances(game_id: str) -> None:
    match = Match.start(game(game_id), max(2, game(game_id).min_seats), "hint", {})
    tree = adviser("hint").new_tree(Position(match), Random(0))
    assert tree.expect(match) == judge_of(game_id, match.seats).end.expect(match)
    assert tree.tuning == judging(game_id, match.seats, calibration_of(game_id, match.seats))[0]
