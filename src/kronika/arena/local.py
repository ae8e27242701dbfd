"""The arena on this machine: a pool of processes, with a closer look when a bot crashes one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import TypeVar

from kronika.bots.helper import when_parent_ends
from kronika.engine.errors import KronikaError

from .chunks import Chunks
from .plan import Plan
from .play import FORFEIT, Outcome, Played, bundled, forfeited, play_chunk, play_game
from .watch import too_long

SPAWN = get_context("spawn")
NOBODY = -1

K = TypeVar("K")
T = TypeVar("T")
Progress = Callable[[int, int], None]  # done, all


def play_local(plan: Plan, numbers: list[int], jobs: int) -> Generator[Played, None, None]:
    """Play these games in any order. The games don't depend on `jobs`."""
    chunks = Chunks(numbers, jobs)
    while chunks.left:
        lost = yield from play_pooled(plan, chunks, jobs)
        yield from play_watched(plan, lost)


def play_pooled(plan: Plan, chunks: Chunks, jobs: int) -> Generator[Played, None, list[int]]:
    """Play until all games are done or a process dies. Returns the games lost with it."""
    running: dict[Future[Played], list[int]] = {}
    lost: list[int] = []
    with processes(jobs) as pool:
        while True:
            while chunks.left and not lost and len(running) < 2 * jobs:
                chunk = chunks.take()
                try:
                    running[pool.submit(play_chunk, plan, chunk)] = chunk
                except BrokenProcessPool:
                    lost += chunk
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                chunk = running.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    lost += chunk
                    continue
                played = future.result()
                chunks.learn(played.outcomes)
                yield played
    return sorted(lost)


def each_done(
    work: Callable[..., T], todo: Mapping[K, tuple[object, ...]], jobs: int, progress: Progress | None
) -> Generator[tuple[K, T], None, None]:
    """What `work` returns for each of these arguments, as soon as it is known, with the arguments' key."""
    with processes(jobs) as pool:
        waiting = {pool.submit(work, *arguments): key for key, arguments in todo.items()}
        for done, future in enumerate(as_completed(waiting), 1):
            yield waiting[future], future.result()
            if progress is not None:
                progress(done, len(todo))


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool. After an interruption nobody waits for what is under way in it."""
    pool = ProcessPoolExecutor(jobs, SPAWN, initializer=begin_worker)
    try:
        yield pool
    except BaseException:
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def begin_worker() -> None:
    """The arena itself handles Ctrl-C, and a worker ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_parent_ends(lambda: os._exit(1))


# --- the closer look


def play_watched(plan: Plan, numbers: list[int]) -> Generator[Played, None, None]:
    """Games of which one brought a process down: one by one, in a process that says whose turn it is. Whoever's turn
    it was when the process died has lost that game; the others are played on."""
    left = list(numbers)
    while left:
        here, there = SPAWN.Pipe(duplex=False)
        process = SPAWN.Process(target=tell_all, args=(plan, left, there))
        process.start()
        there.close()
        seat, heard = NOBODY, perf_counter()
        try:
            while left:
                told = here.recv()
                if isinstance(told, Played):
                    left.remove(told.outcomes[0].number)
                    seat = NOBODY
                    yield told
                else:
                    seat, heard = told, perf_counter()
        except EOFError:
            process.join()
            if seat == NOBODY:
                raise KronikaError(
                    f"A process of the arena exited unexpectedly with code {process.exitcode}."
                ) from None
            silent = perf_counter() - heard
            fault = too_long(plan.limit) if silent > plan.limit else died(process.exitcode)
            yield bundled(plan, [lost_game(plan, left.pop(0), seat, fault)])
        except BaseException:
            process.terminate()
            raise
        finally:
            process.join()
            here.close()


def tell_all(plan: Plan, numbers: list[int], there: Connection) -> None:
    begin_worker()
    for number in numbers:
        there.send(bundled(plan, [play_game(plan, plan.fixture(number), hard=True, notice=there.send)]))


def died(code: int | None) -> str:
    if code is not None and code < 0:
        return f"crashed its process ({signal.Signals(-code).name})"
    return f"crashed its process (code {code})"


def lost_game(plan: Plan, number: int, seat: int, fault: str) -> Outcome:
    """What is known about a game that was lost with its process."""
    nothing = [0] * plan.seats
    return Outcome(
        number=number,
        shares=forfeited(plan.seats, seat),
        scores=[],
        reason=FORFEIT,
        decisions=nothing,
        seconds=[0.0] * plan.seats,
        longest=[0.0] * plan.seats,
        actions=0,
        loser=seat,
        fault=fault,
    )
