"""`make play`: interpreted at once, compiled from the next start on, and never broken by a compiler."""

import os
import subprocess
import sys
from pathlib import Path

import hatch_play
import pytest
from hatch_compile import NotCompiled

STARTS = list[str]


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(hatch_play, "HOME", tmp_path)
    monkeypatch.setattr(hatch_play, "LOG", tmp_path / "compile.log")
    monkeypatch.setenv("CC", sys.executable)  # a program that is there
    monkeypatch.delenv("KRONIKA_COMPILE", raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> STARTS:
    """The states that would be compiled in the background."""
    states: STARTS = []
    monkeypatch.setattr(hatch_play, "start_compiling", states.append)
    return states


def compile_nothing(folder: Path, games: list[str], level: str) -> list[Path]:
    (folder / "kronika/engine").mkdir(parents=True)
    (folder / "kronika/engine/nobody_imports_it.so").write_text("compiled")
    return []


def test_the_second_start_is_compiled(home: Path, started: STARTS, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "PYTHONPATH" not in hatch_play.environment()
    [state] = started
    monkeypatch.setattr(hatch_play, "compile_into", compile_nothing)
    (home / "older").mkdir()
    hatch_play.compile_now(state)
    package = Path(hatch_play.environment()["PYTHONPATH"])
    assert (package / "kronika/engine/nobody_imports_it.so").read_text() == "compiled"
    assert (package / "kronika/home.py").samefile(hatch_play.SOURCE / "kronika/home.py")
    assert not (home / "older").exists()
    assert len(started) == 1
    ran = [sys.executable, "-c", "import kronika.home as home; print(home.__file__)"]
    found = subprocess.run(ran, env=hatch_play.environment(), capture_output=True, text=True, check=True).stdout
    assert Path(found.strip()).is_relative_to(package)


def test_a_changed_source_is_compiled_again(home: Path, started: STARTS, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / hatch_play.state_of_sources()).mkdir()
    assert "PYTHONPATH" in hatch_play.environment()
    monkeypatch.setattr(hatch_play, "modules", lambda games: [hatch_play.SOURCE / "kronika/home.py"])
    assert "PYTHONPATH" not in hatch_play.environment()
    assert len(started) == 1


def test_a_compiler_that_fails_is_asked_once(
    home: Path, started: STARTS, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(folder: Path, games: list[str], level: str) -> list[Path]:
        raise NotCompiled("cc crashed")

    monkeypatch.setattr(hatch_play, "compile_into", fail)
    assert "PYTHONPATH" not in hatch_play.environment()
    hatch_play.compile_now(started[0])
    hatch_play.LOG.write_text("cc crashed")
    capsys.readouterr()
    assert "PYTHONPATH" not in hatch_play.environment()
    assert f"{hatch_play.LOG} says why" in capsys.readouterr().out
    assert len(started) == 1
    hatch_play.LOG.unlink()  # the host has repaired the compiler
    hatch_play.environment()
    assert len(started) == 2


def test_a_failure_is_told_in_one_line() -> None:
    assert NotCompiled("gcc -c x.c\nx.c:1: fatal error: Python.h: no such file\nerror: exit status 1").short == (
        "x.c:1: fatal error: Python.h: no such file"
    )
    assert NotCompiled("").short == "it gave no reason"


@pytest.mark.parametrize(("name", "value"), [("CC", "no-such-compiler"), ("KRONIKA_COMPILE", "0")])
@pytest.mark.usefixtures("home")
def test_without_a_compiler_nothing_is_tried(
    started: STARTS, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert hatch_play.environment() == {key: text for key, text in os.environ.items() if key != "KRONIKA_COMPILE"}
    assert started == []
