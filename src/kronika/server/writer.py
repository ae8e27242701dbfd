"""Group commit: what happens at many tables within a moment is written in one transaction.

A happening is on disk before its `append` returns, and so before anybody sees what it causes.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor

from .store import Happening, Standing, Store


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.happenings: list[tuple[Happening, asyncio.Future[bool]]] = []
        self.standings: dict[str, Standing] = {}
        self.wake = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def append(self, happening: Happening) -> bool:
        """Whether it was the first with its version. Raises if it can't be written."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.happenings.append((happening, written))
        self.wake.set()
        return await written

    def note(self, standing: Standing) -> None:
        """Where the table stands now; may be written a moment later, because the happenings tell it all."""
        earlier = self.standings.get(standing.table)
        if earlier is not None:
            saved = standing.saved if standing.saved is not None else earlier.saved
            version = standing.version if standing.saved is not None or earlier.saved is None else earlier.version
            seconds = {**earlier.seconds, **standing.seconds}
            standing = Standing(
                standing.table, version, saved, standing.asked, standing.asked_since, standing.result, seconds
            )
        self.standings[standing.table] = standing
        self.wake.set()

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            await self.write_all()

    async def write_all(self) -> None:
        happenings, self.happenings = self.happenings, []
        standings, self.standings = list(self.standings.values()), {}
        if not happenings and not standings:
            return
        loop = asyncio.get_running_loop()
        try:
            rows = [happening for happening, _ in happenings]
            written = await loop.run_in_executor(self.thread, self.store.write, rows, standings)
        except Exception as error:
            for _, future in happenings:
                if not future.done():
                    future.set_exception(error)
            for standing in standings:  # a later write will carry it
                self.standings.setdefault(standing.table, standing)
            return
        for happening, future in happenings:
            if not future.done():
                future.set_result((happening.table, happening.version) in written)

    async def stop(self) -> None:
        """Write what is left, then stop."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.write_all()
        self.thread.shutdown()
