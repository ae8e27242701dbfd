"""Group commit: simultaneous happenings of many tables are written in one transaction. A happening is on disk before
its `append` returns, and so before anybody sees its effects."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from .entries import Happening
from .journal import Journal
from .metrics import Metrics


class Writer:
    def __init__(self, journal: Journal, metrics: Metrics) -> None:
        self.journal = journal
        self.metrics = metrics
        self.waiting: list[tuple[Happening, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.stopping = False
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def append(self, happening: Happening) -> bool:
        """Write a happening; returns whether it was the first with its version. Raises an error if it can't be
        written."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((happening, written))
        self.wake.set()
        return await written

    async def run(self) -> None:
        while self.waiting or not self.stopping:
            await self.wake.wait()
            self.wake.clear()
            await self.write_all()

    async def write_all(self) -> None:
        batch, self.waiting = self.waiting, []
        if not batch:
            return
        loop = asyncio.get_running_loop()
        try:
            rows = [happening for happening, _ in batch]
            self.metrics.commit_answers.observe(len(rows))
            with self.metrics.commit_seconds.time():
                written = await loop.run_in_executor(self.thread, self.journal.write, rows)
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for happening, future in batch:
            if not future.done():
                future.set_result(happening.table in written)

    async def stop(self) -> None:
        """Write what is left, then stop."""
        self.stopping = True
        self.wake.set()
        if self.task is not None:
            await self.task
        self.thread.shutdown()
