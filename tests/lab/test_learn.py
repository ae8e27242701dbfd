"""Learning a net by self-play: targets, steps, and a whole run in small."""

import json
from math import log
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from kronika.engine.layout import COUNT, Input
from kronika.lab.examples import softmax, spans, targets, thermometer, up_to
from kronika.lab.learn import steps_between
from kronika.lab.selfplay import Samples


def test_with_lambda_one_only_the_result_counts() -> None:
    game = Samples(worth=[[0.0, 0.0]] * 3, turn=[1, 2, 3], outcome=[1.0, 0.0], scores=[5, 0])
    assert targets(game, None, 1.0) == [[1.0, 0.0]] * 3


def test_with_lambda_below_one_the_next_positions_count() -> None:
    """A turn later the net gave even chances, and half of that counts a turn before."""
    game = Samples(worth=[[9.0, 0.0], [log(3), 0.0]], turn=[1, 2], outcome=[1.0, 0.0], scores=[5, 0])
    first, last = targets(game, None, 0.5)
    assert last == [1.0, 0.0]
    assert first == pytest.approx([0.5 * 0.75 + 0.5, 0.5 * 0.25])


def test_positions_of_one_turn_have_one_target() -> None:
    game = Samples(worth=[[0.0, 0.0]] * 2, turn=[4, 4], outcome=[0.0, 1.0], scores=[0, 5])
    assert targets(game, None, 0.5) == [[0.0, 1.0]] * 2


def test_a_narrow_result_teaches_less_where_points_count() -> None:
    narrow = Samples(worth=[[0.0, 0.0]], turn=[1], outcome=[1.0, 0.0], scores=[51, 50])
    wide = Samples(worth=[[0.0, 0.0]], turn=[1], outcome=[1.0, 0.0], scores=[150, 50])
    assert 0.5 < targets(narrow, 0.04, 1.0)[0][0] < 0.8 < targets(wide, 0.04, 1.0)[0][0] < 1


def test_chances_of_four_seats_add_up() -> None:
    assert sum(softmax([3.0, -2.0, 0.0, 1000.0])) == pytest.approx(1)


def test_a_number_with_few_values_has_a_step_for_each_and_one_with_many_has_twelve() -> None:
    assert steps_between(np.array([[0.0], [1.0], [3.0], [1.0]])) == [[1.0, 3.0]]
    (steps,) = steps_between(np.arange(1000.0)[:, None])
    assert len(steps) == 12
    assert steps == sorted(steps)


def test_a_thermometer_and_the_rows_of_a_net_are_two_forms_of_the_same() -> None:
    inputs = [Input("coins", COUNT, True, 1), Input("points", COUNT, True, 1)]
    steps = {"coins": [[1.0, 2.0, 3.0]], "points": [[5.0, 9.0]]}
    first = spans(inputs, 0, steps, True)
    assert first.tolist() == [0, 0, 0, 3, 3]
    assert up_to([2, 3], first).tolist() == [0, 1, 2, 3]
    rows = np.array([[1.0], [4.0], [9.0], [2.0], [3.0]]) * 256
    degrees = thermometer(rows, first)
    assert degrees[:, 0].tolist() == [1, 3, 5, 2, 1]
    assert degrees[up_to([2], first)].sum() == 9


def test_a_run_can_be_stopped_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "torch"))
    pytest.importorskip("torch")
    import typer

    from kronika.lab.learn import main

    app = typer.Typer()
    app.command()(main)
    options = [
        "--folder",
        str(tmp_path),
        "--games",
        "12",
        "--gate-bot",
        "quick",
        "--gate-games",
        "2",
        "--processes",
        "1",
    ]
    for rounds in ("1", "2"):
        done = CliRunner().invoke(app, ["cultures", "--rounds", rounds, *options])
        assert done.exit_code == 0, done.output
    log_lines = [json.loads(line) for line in (tmp_path / "cultures/log.jsonl").read_text().splitlines()]
    steps = [(entry["round"], next(name for name in ("loss", "wins", "tilts") if name in entry)) for entry in log_lines]
    assert steps == [(number, step) for number in (1, 2) for step in ("loss", "wins", "tilts")]
    assert (tmp_path / "cultures/net-002.npz").exists()
