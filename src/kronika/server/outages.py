"""Logs an outage when it starts and when it ends, not for every failure in between."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock
from time import monotonic

log = logging.getLogger("kronika.store")

QUIET = 5  # an outage ends after this many seconds without a failure, so intermittent failures are one outage


class Outage:
    """An outage of the database. `what` says what fails, such as "read" or "written"."""

    def __init__(self, what: str, clock: Callable[[], float] = monotonic) -> None:
        self.what = what
        self.clock = clock
        self.lock = Lock()
        self.since: float | None = None  # None: there is no outage
        self.last_failure = 0.0
        self.worked_at: float | None = None  # the first success since the last failure
        self.failures = 0

    def failed(self, reason: str) -> None:
        with self.lock:
            self.last_failure, self.worked_at = self.clock(), None
            self.failures += 1
            if self.since is None:
                self.since = self.last_failure
                log.error(f"the database can't be {self.what}", extra={"reason": reason})

    def worked(self) -> None:
        if self.since is None:
            return
        with self.lock:
            moment = self.clock()
            self.worked_at = self.worked_at or moment
            if self.since is not None and moment - self.last_failure >= QUIET:
                words = {"seconds": round(self.worked_at - self.since, 1), "failures": self.failures}
                log.warning(f"the database can be {self.what} again", extra=words)
                self.since, self.failures = None, 0
