"""Learning a net by self-play: targets, steps, and a whole run in small."""

import json
from math import inf, log
from pathlib import Path
from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from kronika.bots.netfile import lineage_of, read_net
from kronika.engine.layout import COUNT, Input
from kronika.engine.match import Match
from kronika.games import file_of
from kronika.games import game as find_game
from kronika.lab.examples import softmax, spans, targets, thermometer, up_to
from kronika.lab.gate import deal_for
from kronika.lab.learn import Run
from kronika.lab.selfplay import Samples, play, some_by_lot

EVEN = [0.0, 0.0]  # what a net says of a position that it can't tell anything about


def test_with_an_endless_reach_only_the_result_counts() -> None:
    game = Samples(turn=[1, 2, 3], outcome=[1.0, 0.0], scores=[5, 0])
    assert targets(game, [EVEN] * 3, None, inf) == [[1.0, 0.0]] * 3


def test_within_a_reach_the_next_positions_count() -> None:
    """In a game of two turns, the reach that makes lambda one half: a turn later the net gave three to one, and half of
    that counts a turn before."""
    game = Samples(turn=[1, 2], outcome=[1.0, 0.0], scores=[5, 0])
    first, last = targets(game, [[9.0, 0.0], [log(3), 0.0]], None, 1 / (2 * log(2)))
    assert last == [1.0, 0.0]
    assert first == pytest.approx([0.5 * 0.75 + 0.5, 0.5 * 0.25])


def test_a_result_reaches_back_equally_far_in_short_and_long_games() -> None:
    """The first position of each game, whose every later position the net called even."""
    short, long = (
        targets(Samples(turn=list(range(turns)), outcome=[1.0, 0.0], scores=[5, 0]), [EVEN] * turns, None, 0.5)
        for turns in (21, 201)
    )
    assert short[0] == pytest.approx(long[0], abs=0.01)


def test_positions_of_one_turn_have_one_target() -> None:
    game = Samples(turn=[4, 4], outcome=[0.0, 1.0], scores=[0, 5])
    assert targets(game, [EVEN] * 2, None, 0.5) == [[0.0, 1.0]] * 2


def test_a_narrow_result_teaches_less_where_points_count() -> None:
    narrow, wide = (
        targets(Samples(turn=[1], outcome=[1.0, 0.0], scores=[points, 50]), [EVEN], 0.04, inf) for points in (51, 150)
    )
    assert 0.5 < narrow[0][0] < 0.8 < wide[0][0] < 1


def test_chances_of_four_seats_add_up() -> None:
    assert sum(softmax([3.0, -2.0, 0.0, 1000.0])) == pytest.approx(1)


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


def test_training_starts_from_the_net_that_the_game_has(tmp_path: Path) -> None:
    run = Run("innovation", tmp_path, 1)
    run.begin(scratch=False)
    shipped = file_of("games/innovation/bot/net.npz")
    assert lineage_of(run.net_path(0)) == lineage_of(shipped)
    assert run.lineage(0)["from"] == lineage_of(shipped)
    started, known = (read_net(run.game, path).weights for path in (run.net_path(0), shipped))
    assert np.array_equal(started.out, known.out)
    assert len(started.own) > len(known.own), "it has finer steps"


def test_some_choices_at_set_up_are_left_to_chance() -> None:
    """Otherwise a net that underrates a faction never sees it played."""
    game = find_game("settlers")
    options = [some_by_lot(game, Random(number)) for number in range(20)]
    assert {name for each in options for name in each} == {"faction_1", "faction_2", "faction_3", "faction_4"}
    assert any("faction_1" not in each for each in options)
    match = Match.start(game, 2, "a deal", {"faction_1": "random", "faction_2": "random"})
    assert match.choice.key.name != "faction"


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


def test_nets_are_tested_on_deals_of_their_own_each_in_both_seats() -> None:
    assert deal_for("run/net-004.npz", 0) == deal_for("run/net-004.npz", 1)
    deals = [deal_for(net, number) for net in ("run/net-004.npz", "run/net-005.npz") for number in (0, 2)]
    assert len(set(deals)) == 4


def test_a_long_game_leaves_no_more_positions_than_wanted() -> None:
    rules = find_game("cultures")
    net = read_net(rules, file_of("games/cultures/bot/net.npz"))
    found = play(rules, 2, "long", net, [], 0, most=20)
    assert 10 <= len(found.turn) <= 20
    assert len(found.rows) == len(found.base) == len(found.turn)
    assert found.turn == sorted(found.turn)
