"""The command that brings playthroughs and generated files up to date after a change of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import regenerate
from tests.playthroughs.make import paths

GAME, NUMBER = "cultures", 1


@pytest.fixture
def playthrough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of one playthrough, the only one of its game."""
    path = tmp_path / "cultures-01.kronika.txt"
    path.write_text(paths(GAME)[NUMBER - 1].read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(regenerate, "paths", lambda game_id: [path])
    monkeypatch.setattr(regenerate, "ROOT", tmp_path)
    return path


def test_what_fits_stays_as_it_is(playthrough: Path) -> None:
    before = playthrough.read_text(encoding="utf-8")
    assert list(regenerate.playthroughs(GAME)) == []
    assert playthrough.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("change", ["missing", "of an older version of the rules"])
def test_what_does_not_fit_is_recorded_again(playthrough: Path, change: str) -> None:
    before = playthrough.read_text(encoding="utf-8")
    if change == "missing":
        playthrough.unlink()
    else:
        version = regenerate.game(GAME).rules_version
        playthrough.write_text(before.replace(f'[Rules "{version}"]', '[Rules "0"]').replace("lay", "eat", 1))
    assert list(regenerate.playthroughs(GAME)) == ["cultures-01.kronika.txt: recorded again"]
    assert regenerate.misfit(playthrough) is None
    assert regenerate.unstamped(playthrough.read_text(encoding="utf-8")) == before


def test_the_version_of_the_rules_must_grow_first(playthrough: Path) -> None:
    damaged = playthrough.read_text(encoding="utf-8").replace("lay", "eat", 1)
    playthrough.write_text(damaged, encoding="utf-8")
    with pytest.raises(regenerate.ToDo, match="cultures plays differently than under version"):
        list(regenerate.playthroughs(GAME))
    assert playthrough.read_text(encoding="utf-8") == damaged


DOCUMENT = """
>>> sum([1, 2])
{sum}
>>> print("one\\n\\ntwo")
{lines}
>>> int("x")
Traceback (most recent call last):
...
ValueError: {error}
>>> 5

Not an answer.
"""
WRONG = DOCUMENT.replace(">>> 5\n", ">>> 5\n6\n7\n").format(sum=4, lines="one", error="no")
RIGHT = DOCUMENT.replace(">>> 5\n", ">>> 5\n5\n").format(
    sum=3, lines="one\n<BLANKLINE>\ntwo", error="invalid literal for int() with base 10: 'x'"
)


def test_the_examples_of_a_document_get_their_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regenerate, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    document = tmp_path / "docs/example.md"
    document.write_text(WRONG, encoding="utf-8")
    assert list(regenerate.documents()) == ["docs/example.md: its examples print something else now"]
    assert document.read_text(encoding="utf-8") == RIGHT
    assert list(regenerate.documents()) == []
    document.write_text(">>> 1 / 0\n", encoding="utf-8")
    with pytest.raises(regenerate.ToDo, match=r"docs/example.md:1: 1 / 0: division by zero"):
        list(regenerate.documents())
