"""What other workers have done: PostgreSQL's LISTEN wakes this worker. With SQLite there is only one worker."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import psycopg

from .rooms import Rooms

log = logging.getLogger("kronika.notices")


class Notices:
    def __init__(self, address: str, worker: str, rooms: Rooms, on_chat: Callable[[str], Awaitable[None]]) -> None:
        self.address = address.replace("postgresql+psycopg://", "postgresql://", 1)
        self.worker = worker
        self.rooms = rooms
        self.on_chat = on_chat
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute("LISTEN kronika")
                    await self.refresh_all()  # whatever was missed while nobody listened
                    async for notice in connection.notifies():
                        await self.heed(notice.payload)
            except psycopg.OperationalError as error:
                log.warning("lost the database's notices; trying again", extra={"reason": str(error)})
                await asyncio.sleep(1)

    async def heed(self, payload: str) -> None:
        worker, kind, table_id = payload.split("|", 2)
        if worker == self.worker or table_id not in self.rooms.live:
            return
        if kind == "chat":
            await self.on_chat(table_id)
        else:
            await self.refresh(table_id)

    async def refresh_all(self) -> None:
        for table_id in list(self.rooms.live):
            await self.refresh(table_id)

    async def refresh(self, table_id: str) -> None:
        table = self.rooms.live[table_id]
        try:
            async with table.lock:
                await self.rooms.catch_up(table)
            await self.rooms.tell(table)
        except Exception:
            log.exception("a table can't be brought up to date", extra={"table": table_id})

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
