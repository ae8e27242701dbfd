"""Every game has the same modules: if you know one game, you know your way around all of them."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from kronika.discovery import GAMES, package_of
from kronika.games import game

# What every game has, and what a game may leave out.
REQUIRED = {
    *("rules", "data", "keys", "events", "table", "setup", "flow", "moves", "effects", "scoring", "view", "shape"),
    *("bot", "observe", "scenario", "terminal"),
}
OPTIONAL = {"asks", "cards", "habits", "prices", "themes"}
MOST_LINES = 420  # a module that grows beyond this is a folder of its name

OURS = [game_id for game_id in GAMES if str(package_of(game_id)).startswith("kronika.")]


def folder_of(game_id: str) -> Path:
    return Path(str(import_module(str(package_of(game_id))).__file__)).parent


def modules(folder: Path) -> set[str]:
    files = {path.stem for path in folder.glob("*.py") if path.stem != "__init__"}
    return files | {path.parent.name for path in folder.glob("*/__init__.py")}


@pytest.mark.parametrize("ours", OURS)
def test_a_game_has_all_modules(ours: str) -> None:
    assert modules(folder_of(ours)) >= REQUIRED


@pytest.mark.parametrize("ours", OURS)
def test_every_other_module_is_introduced_by_the_game(ours: str) -> None:
    """The game's own docstring names its other modules and says what each is for."""
    introduced = set(re.findall(r"`(\w+)`\s\(", import_module(str(package_of(ours))).__doc__ or ""))
    assert modules(folder_of(ours)) - REQUIRED - OPTIONAL == introduced


@pytest.mark.parametrize("ours", OURS)
def test_the_rules_hold_the_game_and_nothing_else(ours: str) -> None:
    """`rules.py` is thin: it defines the class of the game, and what that does is done in the other modules."""
    source = (folder_of(ours) / "rules.py").read_text(encoding="utf-8")
    assert re.findall(r"^(?:class|def) (\w+)", source, re.MULTILINE) == [type(game(ours)).__name__]


@pytest.mark.parametrize("ours", OURS)
def test_a_module_that_grows_is_a_folder(ours: str) -> None:
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in folder_of(ours).rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}
