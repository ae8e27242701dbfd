"""The ladder: one table for players, a section for each game, numbers that can be read again, and plots."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kronika.arena.command import play_with_bar
from kronika.arena.plan import Plan
from kronika.arena.ratings import Interval
from kronika.arena.run import Finished
from kronika.bots.levels import LEVELS
from kronika.engine.errors import BadData
from kronika.games import GAMES
from kronika.lab import ladder as ladders
from kronika.lab import ladderpage
from kronika.lab.ladder import climb
from kronika.lab.ladderpage import (
    LEVEL_WORDS,
    Ladder,
    Pairing,
    Rung,
    games_for,
    page,
    plot,
    plot_name,
    read_ladders,
    write_ladders,
)

DOCS = Path(__file__).resolve().parents[2] / "docs"
RUNGS = ("random", "beginner", "greedy")


def test_a_ladder_is_played_and_written(tmp_path: Path) -> None:
    ladder = climb("innovation", 4, "x", tmp_path, 1, RUNGS)
    assert [(pairing.upper, pairing.lower, pairing.games) for pairing in ladder.pairings] == [
        ("greedy", "beginner", 4),
        ("greedy", "random", 4),
        ("beginner", "random", 4),
    ]
    assert {rung.bot for rung in ladder.rungs} == set(RUNGS)
    text = page({"innovation": ladder})
    assert plot_name("innovation") in text
    for rung in ladder.rungs:
        assert f"| `{rung.bot}` |" in text
        assert f"| {rung.points:.0f} |" in text
        assert rung.oddities is not None
    write_ladders(tmp_path / "ladder.json", {"innovation": ladder})
    assert read_ladders(tmp_path / "ladder.json") == {"innovation": ladder}
    root = ElementTree.fromstring(plot(ladder))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_it_goes_on_with_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    climb("innovation", 2, "x", tmp_path, 1, ("random", "greedy"))
    played: list[tuple[int, int]] = []
    usual = play_with_bar

    def noted(plan: Plan, folder: Path, jobs: int, ray: str | None) -> Finished:
        done = usual(plan, folder, jobs, ray)
        played.append((done.tally.kept, done.tally.played))
        return done

    monkeypatch.setattr(ladders, "play_with_bar", noted)
    climb("innovation", 6, "x", tmp_path, 1, ("random", "greedy"))
    assert played == [(2, 4)]


def test_slow_bots_play_as_many_games_as_their_difference_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every game slow and a coarse precision: equals need fewer games than `--games`, and nobody more than
    twice as many."""
    monkeypatch.setattr(ladders, "SLOW", 0.0)
    monkeypatch.setattr(ladders, "FIRST", 4)
    monkeypatch.setattr(ladderpage, "PRECISION", 240.0)
    equals = climb("innovation", 20, "x", tmp_path / "equals", 1, ("random", "random"))
    assert 8 <= equals.pairings[0].games < 20
    apart = climb("innovation", 6, "x", tmp_path / "apart", 1, ("random", "greedy"))
    assert apart.pairings[0].games == 12


def test_forty_elo_take_about_300_games_between_equals() -> None:
    assert 285 <= games_for(200, 400) <= 295
    assert games_for(20, 400) == games_for(380, 400) > 1200


@pytest.mark.parametrize(
    ("games", "rate", "caution"), [(40, 0.5, True), (290, 0.5, False), (300, 0.9, True), (400, 0.9, False)]
)
def test_the_page_says_when_games_are_missing(games: int, rate: float, caution: bool) -> None:
    pairing = Pairing("expert", "player", games, Interval(rate, rate - 0.05, rate + 0.05))
    text = page({"innovation": replace(made_up("innovation"), pairings=[pairing])})
    assert ("preliminary" in text) == caution


def made_up(game_id: str) -> Ladder:
    return Ladder(
        game_id, 2, [Rung(level, Interval(1500, 1400, 1600), 9.0, 0.5, 1.0, 8, 0, None) for level in LEVELS], []
    )


def test_the_page_begins_with_the_levels_from_the_strongest() -> None:
    assert set(LEVEL_WORDS) == set(LEVELS)
    games = list(GAMES)[:2]
    text = page({game_id: made_up(game_id) for game_id in games})
    first = text.partition("\n## ")[0]
    rows = [line for line in first.splitlines() if line.startswith("| **")]
    assert [row.split("**")[1] for row in rows] == [*LEVELS][::-1]
    assert all(row.count("1500 (1400 to 1600)") == 2 and "0.50 s" in row for row in rows)


def test_numbers_that_are_none_are_refused(tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text('{"innovation": {"game": "innovation"}}')
    with pytest.raises(BadData, match="can't be read as the numbers of a ladder"):
        read_ladders(tmp_path / "ladder.json")


def test_the_published_page_is_made_from_the_published_numbers() -> None:
    published = read_ladders(DOCS / "ladder.json")
    assert page(published) == (DOCS / "ladder.md").read_text(encoding="utf-8")
    for game_id, ladder in published.items():
        assert replace(ladder, game=game_id) == ladder
        assert (DOCS / plot_name(game_id)).exists()
