"""Results without luck: they tell the same, with less noise."""

import json
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from kronika.arena import Plan, run
from kronika.arena.luck import add_luck, luck_of, without_luck
from kronika.arena.results import Results
from kronika.games import GAMES, game
from kronika.review.luck import course_of, sample
from kronika.review.moments import moments


@pytest.mark.parametrize("kind", ["true", "reversed", "unrelated"])
def test_results_without_luck_are_unbiased(kind: str) -> None:
    """However wrong the judge is about luck. In each of many tournaments, a bot wins 60 % of 40 deals."""
    random = np.random.default_rng(1)
    means = []
    for _ in range(3000):
        came, rest = random.normal(0, 0.3, 40), random.normal(0, 0.2, 40)
        seen = {"true": came, "reversed": -2 * came, "unrelated": random.normal(0, 1, 40)}[kind]
        share, _ = without_luck(0.6 + came + rest, np.stack([seen, np.zeros(40)], axis=1))
        means.append(share.value)
    assert np.mean(means) == pytest.approx(0.6, abs=4 * np.std(means) / sqrt(3000))
    assert (np.std(means) < 0.04) == (kind != "unrelated")  # 0.057 with luck, 0.032 without


def test_the_interval_covers_the_truth() -> None:
    random = np.random.default_rng(2)
    covered = 0
    for _ in range(2000):
        came = random.normal(0, 0.3, 60)
        share, removed = without_luck(0.5 + came + random.normal(0, 0.2, 60), came[:, None] / 2)
        covered += share.low <= 0.5 <= share.high
        assert removed > 0.2
    assert 0.92 < covered / 2000 < 0.98


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_is_what_a_review_calls_luck(game_id: str, tmp_path: Path) -> None:
    seats = max(2, game(game_id).min_seats)
    plan = Plan(game_id, ("random", "random"), seats=seats, games=seats)
    run(plan, tmp_path)
    with Results(tmp_path / "games.sqlite", plan) as results:
        text = results.record(0)
    dealt, later = luck_of(text)
    course = course_of(text, sample(text, 0, len(moments(text)) - 1, range(2)))
    for seat in range(seats):
        skill = course.own(seat) + course.others(seat)
        assert course.start[seat] + dealt[seat] + later[seat] + skill == pytest.approx(course.final[seat])


def test_games_are_judged_once_and_the_report_tells(tmp_path: Path) -> None:
    plan = Plan("cultures", ("greedy", "random"), games=8)
    first = run(plan, tmp_path)
    assert first.adjusted is None
    judged = []
    done = run(plan, tmp_path, progress=lambda *told: judged.append(told), adjust=True)
    assert judged[-1] == (8, 8)
    assert done.adjusted is not None
    assert sum(each.share.value for each in done.adjusted) == pytest.approx(1.0)
    with Results(tmp_path / "games.sqlite", plan) as results:
        again: list[int] = []
        add_luck(results, 1, lambda *told: again.append(1))
    assert not again
    told = json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8"))
    assert all({"share", "variance_removed"} == set(bot["adjusted"]) for bot in told["bots"])
    assert "Without luck" in (tmp_path / "report.html").read_text(encoding="utf-8")
