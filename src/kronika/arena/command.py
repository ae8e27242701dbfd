"""What `kronika arena` shows: a progress bar while the games are played, then the table."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import MofNCompleteColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kronika.interrupts import interruptible
from kronika.terminal.console import open_console
from kronika.terminal.progress import progress_bar

from .luck import Adjusted
from .plan import Plan
from .ratings import Interval, Standing
from .run import GAMES, RATINGS, REPORT, Finished, run, usual_folder
from .sprt import Sprt

COLUMNS = ("Bot", "Games", "Win rate %", "Elo", "OpenSkill", "ms each", "Faults")
ADJUSTED = ("Without luck %", "Variance removed %")
TELL_EVERY = 5.0  # seconds between two lines about a test, where there is no progress bar


def processors() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def arena(
    plan: Plan,
    folder: Path | None,
    jobs: int | None,
    ray: str | None,
    dataset: Path | None = None,
    fresh: bool = False,
    sprt: Sprt | None = None,
    adjust: bool = False,
    swap: int = 0,
) -> None:
    plan.check()
    finished = play_with_bar(
        plan, folder or usual_folder(plan), jobs or processors(), ray, dataset, fresh, sprt, adjust, swap
    )
    console = open_console()
    show(console, finished)
    if dataset is not None:
        console.print(Text(str(dataset)), soft_wrap=True)


def play_with_bar(
    plan: Plan,
    folder: Path,
    jobs: int,
    ray: str | None = None,
    dataset: Path | None = None,
    fresh: bool = False,
    sprt: Sprt | None = None,
    adjust: bool = False,
    swap: int = 0,
) -> Finished:
    """Run a plan with a progress bar on stderr. If stderr isn't a terminal, the state of a sequential test is printed
    line by line instead."""
    with progress_bar(MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task(plan.game, total=plan.total)
        told = monotonic()

        def progress(played: int, total: int) -> None:
            nonlocal told
            words = plan.game if sprt is None else f"{plan.game}: {sprt.state()}"
            bar.update(task, description=words, completed=played, total=total)
            if sprt is not None and bar.disable and monotonic() - told >= TELL_EVERY:
                told = monotonic()
                bar.console.print(Text(sprt.state()))

        try:
            with interruptible():
                return run(plan, folder, jobs, ray, progress, dataset, fresh, sprt, adjust, swap)
        except KeyboardInterrupt:
            again = "the same command without --fresh" if fresh else "the same command"
            bar.console.print(Text(f"Interrupted. Run {again} to continue with the games in {folder}.", "bold"))
            raise


def show(console: Console, finished: Finished) -> None:
    title = f"{len(finished.rows)} games: {finished.tally.words()}"
    without = finished.adjusted
    more = ADJUSTED if without is not None else ()
    table = Table(*COLUMNS, *more, title=title, box=None, padding=(0, 2, 0, 0))
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for line in finished.standings:
        added = luckless_cells(without[line.bot]) if without is not None else ()
        table.add_row(*map(Text, (*cells(line), *added)))
    console.print(table)
    if finished.sprt is not None:
        console.print(Text(finished.sprt.verdict(finished.plan.labels)), soft_wrap=True)
    for name in (REPORT, RATINGS, GAMES):
        console.print(Text(str(finished.folder / name)), soft_wrap=True)


def luckless_cells(found: Adjusted) -> tuple[str, ...]:
    return spell(hundredfold(found.share), 1), f"{100 * found.removed:.0f}"


def cells(line: Standing) -> tuple[str, ...]:
    return (
        line.label,
        str(line.games),
        spell(hundredfold(line.rate), 1),
        spell(line.elo, 0),
        f"{line.mu:.1f} ± {line.skill.high - line.mu:.1f}",
        f"{1000 * line.pace:.2f}",
        str(line.forfeits),
    )


def hundredfold(rate: Interval) -> Interval:
    return Interval(100 * rate.value, 100 * rate.low, 100 * rate.high)


def spell(interval: Interval, digits: int) -> str:
    return f"{interval.value:.{digits}f} ({interval.low:.0f}–{interval.high:.0f})"
