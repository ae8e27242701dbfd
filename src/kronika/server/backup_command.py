"""What `kronika backup` and `kronika restore` print: a progress bar, then a summary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import MofNCompleteColumn
from rich.text import Text

from kronika.terminal.console import open_console
from kronika.terminal.progress import progress_bar

from . import backup
from .settings import load_settings


def back_up(file: Path, database: str | None) -> None:
    with bar("backup") as progress:
        rows = backup.back_up(address(database), file, progress)
    size = file.stat().st_size
    open_console().print(Text(f"Backed up {spelled(rows)} in {file} ({size / 1e6:.1f} MB)."), soft_wrap=True)


def put_back(file: Path, database: str | None, force: bool) -> None:
    with bar("restore") as progress:
        rows = backup.restore(file, address(database), force, progress)
    open_console().print(Text(f"Restored {spelled(rows)} from {file}."), soft_wrap=True)


def address(database: str | None) -> str:
    return load_settings(**({} if database is None else {"database": database})).database


def spelled(rows: dict[str, int]) -> str:
    """The number of rows in words, for tables that mean something to people."""
    names = {"account": "players", "game_table": "games", "happening": "answers"}
    return ", ".join(f"{rows[name]:,} {words}" for name, words in names.items())


@contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], None]]:
    with progress_bar(MofNCompleteColumn()) as shown:
        task = shown.add_task(title, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
