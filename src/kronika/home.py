"""The data directory: saved games and records of the terminal, database and secret of the server."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "KRONIKA_HOME"
SERVER_FILES = ("kronika.db", "secret")  # what must never be left behind silently


def home() -> Path:
    """KRONIKA_HOME, else the platform's directory for a user's data.

    Earlier versions of the server kept their files in ~/.kronika. A database there stays in use, where it is: moving
    it under a running server could destroy it.
    """
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    usual = user_data_path("kronika", appauthor=False)
    return earlier_home() if holds_server_files(earlier_home()) and not holds_server_files(usual) else usual


def home_notice() -> str:
    """What a host should know about files in the earlier place; empty if there are none."""
    earlier, used = earlier_home(), home()
    if os.environ.get(VARIABLE) or not holds_server_files(earlier):
        return ""
    if used == earlier:
        usual = user_data_path("kronika", appauthor=False)
        return (
            f"The data directory is {earlier}, used by earlier versions. "
            f"To move it, stop the server and move the files in {earlier} to {usual}."
        )
    return f"The data directory is {used}; files of an earlier version in {earlier} are ignored."


def earlier_home() -> Path:
    return Path.home() / ".kronika"


def holds_server_files(folder: Path) -> bool:
    return any((folder / name).exists() for name in SERVER_FILES)
