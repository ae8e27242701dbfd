"""Helper processes that stay alive for the next task, and search trees that grow in them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.util import Finalize
from threading import Thread
from typing import TYPE_CHECKING

from kronika.engine.match import Match
from kronika.games import game as find_game

from .position import Position
from .tuning import Tuning

if TYPE_CHECKING:
    from .search import Counts


SIGNAL_MASKS = hasattr(signal, "pthread_sigmask")  # not on Windows


class HelperLost(Exception):
    """The process ended before it answered: it was killed or ran out of memory."""


class HelperLate(Exception):
    """The process didn't answer in time and has been killed."""


class HelperFailed(Exception):
    """The task raised an exception; the message is its traceback. The process can take another task."""


class Helper:
    """A process that does one task at a time. It ends with this process, even if that is killed."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs,))
        start_without_interrupts(self.process.start)
        theirs.close()
        # At exit, Python waits for its child processes, and this one would never end by itself.
        self.end = Finalize(self, end, (self.process, self.pipe), exitpriority=0)

    def begin(self, work: Callable[..., object], *args: object) -> None:
        try:
            self.pipe.send((work, args))
        except OSError:
            raise HelperLost from None

    def result(self, seconds: float | None = None) -> object:
        """The result of the task that was begun. It must arrive within this many seconds from now."""
        try:
            if not self.pipe.poll(seconds):
                self.end()
                raise HelperLate
            worked, result = self.pipe.recv()
        except (EOFError, OSError):
            raise HelperLost from None
        if not worked:
            raise HelperFailed(result)
        return result

    def kill(self) -> None:
        """Kill the process, from any thread. Whoever is waiting for a result gets HelperLost."""
        self.process.kill()


def end(process: multiprocessing.process.BaseProcess, pipe: Connection) -> None:
    process.kill()
    process.join()
    pipe.close()


def start_without_interrupts(start: Callable[[], None]) -> None:
    """Start a process with SIGINT blocked, which it inherits: a Ctrl-C while Python starts in it would print a
    traceback."""
    if not SIGNAL_MASKS:
        start()
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection) -> None:
    """The main loop of a helper. It ignores Ctrl-C, which the process that started it handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if SIGNAL_MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    when_parent_ends(lambda: os._exit(0))
    while True:
        try:
            work, args = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*args))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)


def when_parent_ends(act: Callable[[], object]) -> None:
    """Call `act` as soon as the parent process is gone, even if it was killed."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            act()

    Thread(target=wait, daemon=True).start()


# --- trees

IDLE: list[Helper] = []  # helpers that were started for an earlier decision


def grow_elsewhere(
    game_id: str, saved: str, iterations: int, seconds: float | None, tuning: Tuning | None, seed: int
) -> Callable[[], Counts | None]:
    """Start growing a tree in another process. The returned function waits for the counts; it returns None if the
    process was lost, and then the caller should grow the tree itself."""
    helper = IDLE.pop() if IDLE else Helper()

    def wait() -> Counts | None:
        try:
            counts = helper.result()
        except HelperLost:
            return None
        IDLE.append(helper)
        return counts  # type: ignore[return-value]

    try:
        helper.begin(count_here, game_id, saved, iterations, seconds, tuning, seed)
    except HelperLost:
        return lambda: None
    return wait


def count_here(
    game_id: str, saved: str, iterations: int, seconds: float | None, tuning: Tuning | None, seed: int
) -> Counts:
    from .search import Search

    position = Position(Match.load(find_game(game_id), saved))
    return Search(tuning=tuning).count_fresh(position, seed, iterations, seconds)
