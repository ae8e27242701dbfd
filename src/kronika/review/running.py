"""Runs a review in separate processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from .findings import Review
from .reviewing import Batch, Task, reviewing

Progress = Callable[[float, Review | None], None]


def nothing(_done: float, _so_far: Review | None) -> None:
    pass


def review(text: str, processes: int = 1, seconds: float | None = None, progress: Progress = nothing) -> Review:
    """Review a record. `progress` is called with the share of the work that is done, from 0 to 1, and with what is
    known so far.

    >>> import kronika
    >>> match = kronika.new(kronika.games()[0], seed=7)
    >>> review(match.record())
    Traceback (most recent call last):
    ...
    kronika.review.moments.NotOver: This game isn't over yet: only finished games can be reviewed.
    """
    if processes == 1:
        return run(text, 1, seconds, progress, one_by_one)
    first = True  # the first chart is made in this process, while the others start
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:

        def side_by_side(tasks: list[Task], step: Callable[[], None]) -> list[Any]:
            nonlocal first
            if first:
                first = False
                list(map(pool.submit, [perf_counter] * processes))
                return one_by_one(tasks, step)
            futures = [pool.submit(work, *args) for work, args in tasks]
            for _ in as_completed(futures):
                step()
            return [future.result() for future in futures]

        return run(text, processes, seconds, progress, side_by_side)


def one_by_one(tasks: list[Task], step: Callable[[], None]) -> list[Any]:
    results = []
    for work, args in tasks:
        results.append(work(*args))
        step()
    return results


class BatchProgress:
    """Reports the progress of a batch as its tasks finish."""

    def __init__(self, batch: Batch, progress: Progress) -> None:
        self.batch = batch
        self.progress = progress
        self.count = 0
        progress(batch.done, batch.so_far)

    def step(self) -> None:
        self.count += 1
        batch = self.batch
        self.progress(batch.done + batch.share * self.count / len(batch.tasks), batch.so_far)


def run(
    text: str,
    processes: int,
    seconds: float | None,
    progress: Progress,
    do: Callable[[list[Task], Callable[[], None]], list[Any]],
) -> Review:
    steps = reviewing(text, processes, seconds)
    batch = next(steps)
    while True:
        watch = BatchProgress(batch, progress)
        results = do(batch.tasks, watch.step)
        try:
            batch = steps.send(results)
        except StopIteration as end:
            found: Review = end.value
            progress(1.0, found)
            return found
