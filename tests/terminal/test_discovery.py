"""Games come from the installed packages. What is wrong with one of them is told, and the others go on working."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ANOTHER_MODULE = "from kronika.games.cultures.rules import GAME\n"

Run = Callable[..., subprocess.CompletedProcess[str]]
Install = Callable[..., Run]


@pytest.fixture
def installed(tmp_path: Path) -> Install:
    """Installs a package with one module and one entry point; the answer runs `kronika` with all of them."""

    def install(package: str, entry: str, module: str = "") -> Run:
        (tmp_path / f"{package}.py").write_text(module, encoding="utf-8")
        folder = tmp_path / f"{package}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (folder / "entry_points.txt").write_text(f"[kronika.games]\n{entry}\n", encoding="utf-8")
        return run

    def run(*args: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(tmp_path), *sys.path])
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "C", "KRONIKA_HOME": str(tmp_path), "COLUMNS": "300"}
        done = subprocess.run(
            [sys.executable, "-m", "kronika", *args], env=environment, capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr
        return done

    return install


BARE = """
from kronika.engine.game import Game

class Bare(Game):
    id = "bare"
    min_seats = 2

    def deal(self, seats, options, chance): ...
    def step(self, t): ...
    def result(self, t): ...

GAME = Bare()
"""
BROKEN = {
    "missing": ("import no_such_thing\n", "No module named 'no_such_thing'"),
    "divides": ("1 / 0\n", "'divides' of the package divides can't be loaded: ZeroDivisionError: division by zero"),
    "empty": ("", "has no attribute 'GAME'"),
    "number": ("GAME = 7\n", "number:GAME of the package number is registered as a game, but it isn't a Game"),
    "bare": (BARE, "The game 'bare' of the package bare lacks max_seats, table."),
    "liar": (ANOTHER_MODULE, "The game 'cultures' is registered under another id, 'liar', by the package liar."),
}


def test_a_game_that_cannot_be_loaded_is_told_and_the_others_go_on(installed: Install) -> None:
    for name, (module, _) in BROKEN.items():
        run = installed(name, f"{name} = {name}:GAME", module)
    run = installed("nowhere", "nowhere = no_such_package.rules:GAME")
    listed = run("games")
    assert listed.returncode == 0
    assert "Imperial Settlers (settlers)" in listed.stdout
    for _, told in BROKEN.values():
        assert told in listed.stderr
    assert "No module named 'no_such_package'" in listed.stderr
    refused = run("play", "divides")
    assert refused.returncode == 2
    assert BROKEN["divides"][1] in refused.stderr


def test_two_packages_with_one_id_are_told(installed: Install) -> None:
    run = installed("twin", "cultures = twin:GAME", ANOTHER_MODULE)
    refused = run("rules", "cultures")
    assert refused.returncode == 2
    assert "the package kronika" in refused.stderr
    assert "the package twin" in refused.stderr
    assert "Uninstall all but one of them." in refused.stderr
    assert run("cards", "innovation", "archery").returncode == 0


def test_help_names_all_games_in_alphabetical_order(installed: Install) -> None:
    run = installed("broken", "chess = broken:GAME", "1 / 0\n")
    told = " ".join(run("play", "--help").stdout.split())
    assert "One of: ages, chess, cultures, imperium, innovation, settlers." in told


def test_nothing_is_imported_before_a_game_is_asked_for(installed: Install) -> None:
    code = "import sys, kronika, kronika.cli; print([m for m in sys.modules if m.startswith('kronika.games.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
