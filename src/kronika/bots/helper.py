"""Trees that grow in processes of their own. The processes stay for the next decision."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TYPE_CHECKING

from kronika.engine.match import Match
from kronika.games import game as find_game

from .position import Position
from .tuning import Tuning

if TYPE_CHECKING:
    from .search import Counts

POOLS: list[ProcessPoolExecutor] = []  # one at most


def grow_elsewhere(
    game_id: str, saved: str, iterations: int, seconds: float | None, tuning: Tuning | None, seed: int
) -> Callable[[], Counts | None]:
    """Begin; what is returned waits for the counts. None if a helper was lost: then the tree must be grown here."""
    if not POOLS:
        spawn = multiprocessing.get_context("spawn")
        helpers = max(1, (os.cpu_count() or 2) - 1)
        POOLS.append(ProcessPoolExecutor(helpers, mp_context=spawn, initializer=begin))
    pool = POOLS[0]
    try:
        future = pool.submit(count_here, game_id, saved, iterations, seconds, tuning, seed)
    except BrokenProcessPool:
        POOLS.clear()
        return lambda: None

    def wait() -> Counts | None:
        try:
            return future.result()
        except BrokenProcessPool:
            POOLS.clear()
            return None

    return wait


def count_here(
    game_id: str, saved: str, iterations: int, seconds: float | None, tuning: Tuning | None, seed: int
) -> Counts:
    from .search import Search

    position = Position(Match.load(find_game(game_id), saved))
    return Search(tuning=tuning).count_fresh(position, seed, iterations, seconds)


def begin() -> None:
    """In a new process: leave Ctrl-C to the one who started it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
