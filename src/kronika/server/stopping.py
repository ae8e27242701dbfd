"""Stops the server within five seconds of a signal, whatever it is doing."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

log = logging.getLogger("kronika.serve")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
FOR_REQUESTS = 2  # seconds for requests in progress
FOR_ALL = 3.5  # and a supervisor of several workers needs another second

Handler = Callable[[int, FrameType | None], Any] | int | None


def exit_on_signals() -> None:
    """Before the web server runs, and after it: it sends itself the signal once more when all is done. A script's
    background command inherits an ignored SIGINT; a server ends on Ctrl-C all the same."""
    for number in SIGNALS:
        signal.signal(number, lambda *_: sys.exit(0))


def stop_in_time() -> None:
    """Give this process `FOR_ALL` seconds from the first signal on. The web server, whose handlers are extended here,
    stops well before that unless something hangs, such as a write to a locked database. Aborting a write loses nothing,
    because it hasn't been acknowledged."""
    if threading.current_thread() is threading.main_thread():  # only the main thread can have handlers
        for number in SIGNALS:
            signal.signal(number, with_deadline(signal.getsignal(number)))


def with_deadline(handler: Handler) -> Callable[[int, FrameType | None], None]:
    def handle(number: int, frame: FrameType | None) -> None:
        timer = threading.Timer(FOR_ALL, give_up)
        timer.daemon = True
        timer.start()
        if callable(handler):
            handler(number, frame)

    return handle


def give_up() -> None:
    log.error("something didn't stop in time and was aborted")
    os._exit(1)
