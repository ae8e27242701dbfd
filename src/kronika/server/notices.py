"""Notices from other workers: PostgreSQL's LISTEN wakes this one. With SQLite there is only one worker.

A notice is `worker|kind|table`: with the kind `table` the table has changed, with `chat` it has a new line, `who` asks
who is connected elsewhere, and `here|table|seats` says it (-1: somebody watches). `worker|account|id` says that
sessions of this account have ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import psycopg

from kronika.engine.errors import KronikaError

from .database import DATABASE_FAILED
from .outages import Outage

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("kronika.notices")


class Notices:
    def __init__(self, hub: Hub, address: str) -> None:
        self.hub = hub
        self.address = address.replace("postgresql+psycopg://", "postgresql://", 1)
        self.outage = Outage("listened to")
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.run()), asyncio.create_task(self.watch_workers())]

    async def run(self) -> None:
        name = f"kronika {self.hub.worker}"
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.address, autocommit=True, application_name=name
                ) as connection:
                    await connection.execute("LISTEN kronika")
                    self.outage.worked()
                    self.hub.sessions_unknown()
                    for table_id in list(self.hub.rooms.known):
                        await self.refresh(table_id)  # anything may have been missed while nobody listened
                    async for notice in connection.notifies():
                        await self.heed(notice.payload)
            except psycopg.Error as error:
                self.outage.failed(str(error))
            await asyncio.sleep(1)

    async def heed(self, payload: str) -> None:
        worker, kind, subject, *seats = payload.split("|")
        if worker == self.hub.worker:
            return
        if kind == "table":
            await self.refresh(subject)
        elif kind == "account":
            self.hub.sessions_ended(subject)
        elif kind == "chat":
            self.hub.chat_came(subject)
        elif kind == "here":
            self.hub.presence.hear(worker, subject, {int(seat) for seat in seats})
            await self.tell_presence(subject)
        elif self.hub.presence.places_here(subject):
            await self.say_who_is_there(subject)

    async def refresh(self, table_id: str) -> None:
        rooms = self.hub.rooms
        if table_id not in rooms.known and table_id not in rooms.loading:
            return
        try:
            room = await rooms.get(table_id)  # if it is being loaded, perhaps without this change, wait for that
            await rooms.refresh(room)
        except DATABASE_FAILED:
            pass  # the store has logged it
        except Exception:
            log.exception("a table can't be updated", extra={"table": table_id})

    async def tell_presence(self, table_id: str) -> None:
        room = self.hub.rooms.known.get(table_id)
        if room is not None:
            await self.hub.turns.attend(room)
            await self.hub.rooms.tell(room)

    # --- who is there

    async def ask_who_is_there(self, table_id: str) -> None:
        await self.announce(f"who|{table_id}")

    async def say_who_is_there(self, table_id: str) -> None:
        seats = sorted(self.hub.presence.places_here(table_id))
        await self.announce("|".join(["here", table_id, *map(str, seats)]))

    async def announce(self, words: str) -> None:
        """Presence is only shown to people: if it can't be announced now, the game continues anyway."""
        with contextlib.suppress(KronikaError):
            await asyncio.to_thread(self.hub.database.announce, words)

    async def watch_workers(self) -> None:
        """Forget who was connected to workers that are gone: a worker that was killed can't say so itself."""
        while True:
            await asyncio.sleep(self.hub.settings.sweep_seconds)
            with contextlib.suppress(KronikaError):
                workers = await asyncio.to_thread(self.hub.database.workers)
                for table_id in self.hub.presence.keep_only(workers):
                    await self.tell_presence(table_id)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
