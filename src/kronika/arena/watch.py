"""Watches a bot while it thinks: a bot that raises, hangs or takes too long has failed."""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections.abc import Callable
from time import perf_counter
from types import FrameType
from typing import IO, TypeVar

from kronika.bots.process import BotFault

T = TypeVar("T")

GRACE = 1.0  # seconds beyond twice the limit before the process is killed
REARM = 1.0
LONGEST_FAULT = 300


class Hung(BaseException):
    """Raised inside a bot that exceeds its time limit. It isn't an `Exception`, so the bot's own handlers don't catch
    it."""


class Watch:
    """Interrupts a decision at the limit with a signal, if the system has them and this is the main thread.

    Code that swallows the signal, or never comes back from a compiled function, can't be interrupted. With `hard` (in
    a process that may be lost) the whole process ends at about twice the limit.
    """

    def __init__(self, limit: float, hard: bool = False) -> None:
        self.limit = limit
        self.hard = hard
        self.armed = float("-inf")
        self.thinking = False
        self.signals = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        self.sink: IO[str] | None = None

    def __enter__(self) -> Watch:
        if self.signals:
            self.before = signal.signal(signal.SIGALRM, self.ring)
        if self.hard:
            self.sink = open(os.devnull, "w", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        if self.signals:
            signal.signal(signal.SIGALRM, self.before)
        if self.sink is not None:
            faulthandler.cancel_dump_traceback_later()
            self.sink.close()

    def ring(self, _number: int, _frame: FrameType | None) -> None:
        if self.thinking:
            raise Hung

    def time(self, think: Callable[[], T]) -> tuple[T, float]:
        """Call the function; returns its result and how many seconds it took. Raises BotFault if it fails or takes too
        long."""
        start = perf_counter()
        if self.sink is not None and start - self.armed > REARM:
            self.armed = start
            faulthandler.dump_traceback_later(2 * self.limit + GRACE, exit=True, file=self.sink)
        try:
            try:
                self.start_timer()
                thought = think()
            finally:
                self.stop_timer()
        except Hung:
            self.stop_timer()
            raise BotFault(too_long(self.limit)) from None
        except BotFault:
            raise
        except (Exception, SystemExit) as error:
            raise BotFault(f"raised {type(error).__name__}: {error}"[:LONGEST_FAULT]) from error
        seconds = perf_counter() - start
        if seconds > self.limit:
            raise BotFault(too_long(self.limit))
        return thought, seconds

    def start_timer(self) -> None:
        if self.signals:
            self.thinking = True
            signal.setitimer(signal.ITIMER_REAL, self.limit, self.limit)

    def stop_timer(self) -> None:
        if self.signals:
            self.thinking = False
            signal.setitimer(signal.ITIMER_REAL, 0)


def too_long(limit: float) -> str:
    return f"took longer than {limit:g} s to decide"
