"""Checks whether the database can be written, for `/readyz`, at most once a second."""

from __future__ import annotations

import asyncio
from time import monotonic

from .database import Database, StoreFull

FRESH = 1.0  # seconds for which a result is cached
PATIENCE = 3.0  # seconds after which the database counts as unavailable


class Readiness:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.probe: asyncio.Task[None] | None = None
        self.begun = 0.0

    async def check(self) -> None:
        """Raises if the database can't be written. Concurrent checks share one probe, and none is needed while answers
        are being written."""
        if monotonic() - self.database.written < FRESH:
            return
        if self.probe is None or (self.probe.done() and monotonic() - self.begun > FRESH):
            self.begun = monotonic()
            self.probe = asyncio.create_task(asyncio.to_thread(self.database.probe))
        try:
            await asyncio.wait_for(asyncio.shield(self.probe), PATIENCE)
        except TimeoutError:
            raise StoreFull("The database doesn't answer.") from None
