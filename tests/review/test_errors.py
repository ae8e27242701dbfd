"""A planted blunder is found and explained; a game that isn't over isn't reviewed."""

from json import loads
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kronika
from kronika.cli import app
from kronika.review.errors import Verdict, confirmed, verdict_of
from kronika.review.findings import Review, cause_of
from kronika.review.luck import Step
from kronika.review.moments import NotOver, moments
from kronika.review.reviewing import Batch, reviewing
from kronika.review.running import review
from kronika.review.telling import Telling
from kronika.server.reviews import following
from kronika.words import Words

RECORD = Path(__file__).parent / "blunder.record"
BLUNDER = 148  # Ann could claim her sixth achievement, and draws a card; then Bob claims it


def test_a_planted_blunder_is_found_and_explained() -> None:
    text = RECORD.read_text()
    heard: list[float] = []
    found = review(text, seconds=20, progress=lambda done, _: heard.append(done))
    error = next(error for error in found.errors if error.number == BLUNDER)
    assert (error.seat, error.taken, error.best, error.good) == (0, "draw", "achieve 9", ["achieve 9"])
    assert error.sure
    again = confirmed(text, verdict_of(text, BLUNDER, 48), 48)
    assert again.grade == "blunder"
    said = Telling(Words("en", "innovation"), ["Ann", "Bob"], moments(text)).error(error)
    assert "Ann" in said
    assert ": Draw" in said
    assert "Better: Achieve age 9. Why: it wins the game" in said
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_processes_change_nothing_but_the_time() -> None:
    """Budgets follow from the time, so only the chart is the same every time."""
    text = RECORD.read_text()
    alone, together = (review(text, processes, seconds=0.1) for processes in (1, 2))
    assert len(alone.chances) == len(together.chances)
    assert alone.judge == together.judge
    assert [error.number for error in together.errors if error.cost > 0.5] == [BLUNDER]


def test_nobody_is_blamed_for_the_answers_of_a_lesson() -> None:
    steps = reviewing(RECORD.read_text(), 1, 0.1, dictated=BLUNDER + 1)
    batch: Batch | Review = next(steps)
    while isinstance(batch, Batch):
        results = [work(*args) for work, args in batch.tasks]
        batch = following(steps, results)
    assert all(found.number > BLUNDER for found in [*batch.errors, *batch.turns])
    assert len(batch.chances) == BLUNDER + 3


@pytest.mark.parametrize(
    ("cost", "counts", "confirmed", "grade"),
    [
        (0.04, True, True, ""),
        (0.05, True, False, "inaccuracy"),
        (0.10, True, False, "mistake"),
        (0.15, True, False, "mistake"),
        (0.15, True, True, "blunder"),
        (0.30, False, True, ""),
    ],
)
def test_grades(cost: float, counts: bool, confirmed: bool, grade: str) -> None:
    assert Verdict(0, 0, "a", "b", cost, 0.01, counts, confirmed, ["b"], {}).grade == grade


@pytest.mark.parametrize(
    ("number", "mover", "lucky", "complete", "cause"),
    [
        (0, 1, True, True, "luck"),
        (0, 1, False, True, "error"),
        (0, 1, False, False, "play"),  # errors are found last
        (1, 1, False, True, "unforeseen"),
        (1, 0, False, True, "found"),
        (2, 1, False, True, "end"),
    ],
)
def test_a_turning_point_has_a_cause(number: int, mover: int, lucky: bool, complete: bool, cause: str) -> None:
    """Seat 0 gains a fifth of a win; answer 0 was an error, and answer 2 the last one."""
    luck = 0.15 if lucky else 0.0
    step = Step(number, mover, "draw", [0.5, 0.5], [0.2 - luck, luck - 0.2], [luck, -luck])
    assert cause_of(step, complete, error=number == 0, last=number == 2) == cause


def test_the_judge_says_when_it_is_unsure() -> None:
    assert Verdict(0, 0, "a", "b", 0.1, 0.03, True, False, ["b"], {}).sure
    assert not Verdict(0, 0, "a", "b", 0.1, 0.05, True, False, ["b"], {}).sure


def test_a_running_game_cannot_be_reviewed(tmp_path: Path) -> None:
    text = kronika.new("innovation", 2, 11).record()
    with pytest.raises(NotOver):
        review(text)
    path = tmp_path / "open.record"
    path.write_text(text)
    refused = CliRunner().invoke(app, ["review", str(path)])
    assert refused.exit_code == 2


def test_the_command_prints_words_json_or_a_page() -> None:
    def said(*args: str) -> str:
        return CliRunner().invoke(app, ["review", str(RECORD), "--seconds", "0.1", "--jobs", "1", *args]).stdout

    words = said("--lang", "en")
    assert "Luck and skill" in words
    assert "Bob: from" in words
    found = loads(said("--json"))
    assert found["complete"]
    assert len(found["chances"]) == BLUNDER + 3
    page = said("--html", "--lang", "cs")
    assert page.startswith('<!doctype html><html lang="cs">')
    assert "Zlomové okamžiky" in page


def test_names_cannot_break_the_page(tmp_path: Path) -> None:
    path = tmp_path / "names.record"
    path.write_text(RECORD.read_text().replace("Ann", "<Ann>"))
    page = CliRunner().invoke(app, ["review", str(path), "--seconds", "0.1", "--jobs", "1", "--html"]).stdout
    assert "&lt;Ann&gt;" in page
    assert "<Ann>" not in page
