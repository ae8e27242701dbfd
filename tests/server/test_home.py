"""One data directory for server and terminal; files of earlier versions are never silently abandoned."""

from pathlib import Path

import pytest
from platformdirs import user_data_path

from kronika.home import home, home_notice
from kronika.server.settings import load_settings
from kronika.terminal.files import new_path

KEPT = "0f1e6a4b7c9d2835a1b4c7d0e3f69258"


@pytest.fixture(autouse=True)
def someone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A user with an empty home and nothing in the environment."""
    for name in ("KRONIKA_HOME", "KRONIKA_DATABASE", "KRONIKA_SECRET", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def usual() -> Path:
    return Path(user_data_path("kronika", appauthor=False))


def leave(folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(KEPT)


def test_server_and_terminal_share_the_platforms_directory(someone: Path) -> None:
    assert load_settings().database == f"sqlite:///{usual()}/kronika.db"
    assert new_path("innovation", ".save.json").parent == usual()
    assert usual().is_relative_to(someone)
    assert not (someone / ".kronika").exists()
    assert home_notice() == ""


def test_the_environment_names_another_directory(someone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(someone / ".kronika", "kronika.db")
    monkeypatch.setenv("KRONIKA_HOME", str(someone / "mine"))
    assert load_settings().database == f"sqlite:///{someone}/mine/kronika.db"
    assert new_path("innovation", ".save.json").parent == someone / "mine"
    assert home_notice() == ""


@pytest.mark.parametrize("name", ["kronika.db", "secret"])
def test_what_an_earlier_server_left_stays_in_use(
    someone: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    leave(someone / ".kronika", name)
    caplog.set_level("WARNING", logger="kronika")
    monkeypatch.setattr("kronika.server.settings.log.parent.propagate", True)
    settings = load_settings()
    assert settings.database == f"sqlite:///{someone}/.kronika/kronika.db"
    assert (settings.secret == KEPT) == (name == "secret")
    assert new_path("innovation", ".save.json").parent == someone / ".kronika"
    assert f"move the files in {someone}/.kronika to {usual()}" in caplog.text
    assert not usual().exists()


def test_moved_files_are_used_where_they_are_now(someone: Path) -> None:
    leave(usual(), "secret")
    (someone / ".kronika").mkdir()
    assert home() == usual()
    assert home_notice() == ""


def test_of_two_databases_the_newer_place_counts_and_the_host_is_told(someone: Path) -> None:
    leave(someone / ".kronika", "kronika.db")
    leave(usual(), "kronika.db")
    assert home() == usual()
    assert "are ignored" in home_notice()


def test_files_of_somebody_else_do_not_count(someone: Path) -> None:
    leave(someone / ".kronika", "notes.txt")
    assert home() == usual()
