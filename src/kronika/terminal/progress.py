"""Progress bars of commands."""

from __future__ import annotations

from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn

from .console import open_console


def progress_bar(*columns: ProgressColumn) -> Progress:
    """A bar on stderr, if that is a terminal: what is done, the bar, and these columns."""
    errors = open_console(stderr=True)
    first = (TextColumn("{task.description}"), BarColumn())
    return Progress(*first, *columns, console=errors, transient=True, disable=not errors.is_terminal)
