"""Ctrl-C for the commands that promise to save something when they are interrupted."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interruptible() -> Iterator[None]:
    """Inside, SIGINT raises KeyboardInterrupt. A shell script starts its background jobs with SIGINT ignored, and
    Python leaves an ignored signal alone."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if before is signal.SIG_IGN:
            signal.signal(signal.SIGINT, before)
