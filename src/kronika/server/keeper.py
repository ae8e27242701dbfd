"""Looks after the tables: lets bots answer, seats stand-ins for players who are away, and gives seats back."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from kronika.engine.errors import KronikaError

from .botpool import BotPool
from .rooms import LiveTable, NoSuchTable, Rooms
from .settings import Settings
from .store import now

log = logging.getLogger("kronika.keeper")

STAND_IN_LEVEL = "player"


class Keeper:
    def __init__(self, rooms: Rooms, bots: BotPool, settings: Settings) -> None:
        self.rooms = rooms
        self.bots = bots
        self.settings = settings
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.task: asyncio.Task[None] | None = None
        rooms.changed.append(self.look)

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def look(self, table: LiveTable) -> None:
        """After every change: is it a bot's turn?"""
        if table.bot_asked is not None and table.id not in self.thinking:
            self.thinking[table.id] = asyncio.create_task(self.think(table))

    async def think(self, table: LiveTable) -> None:
        """Answer for bots as long as one is asked. Another worker may be faster; then this thought is dropped."""
        try:
            while (seat := table.bot_asked) is not None:
                version = table.version
                level = seat.level if seat.kind == "bot" and seat.level else STAND_IN_LEVEL
                pause = asyncio.sleep(self.settings.bot_pause)
                token, _ = await asyncio.gather(
                    self.bots.choose(table.playing, level, f"{table.row.seed}/{version}"), pause
                )
                if table.version == version and table.bot_asked is seat:
                    await self.rooms.act(table, "answer", seat.seat, version, token, bot=True)
        except KronikaError as error:
            log.warning("a bot's answer came to nothing", extra={"table": table.id, "reason": str(error)})
        except Exception:
            log.exception("a bot failed", extra={"table": table.id})
        finally:
            self.thinking.pop(table.id, None)

    async def run(self) -> None:
        """First everything that was under way when the server stopped, then whatever waits too long."""
        for table_id in await asyncio.to_thread(self.rooms.store.running_tables):
            await self.care(table_id)
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            before = now() - timedelta(seconds=self.settings.sweep_seconds)
            try:
                for table_id in await asyncio.to_thread(self.rooms.store.waiting_tables, before):
                    await self.care(table_id)
            except KronikaError as error:
                log.warning("sweep failed", extra={"reason": str(error)})

    async def care(self, table_id: str) -> None:
        try:
            table = await self.rooms.get(table_id)
            await self.relieve(table)
            await self.look(table)
        except NoSuchTable:
            pass
        except Exception:
            log.exception("a table can't be looked after", extra={"table": table_id})

    async def relieve(self, table: LiveTable) -> None:
        """Seat a stand-in for a player who has been away too long or has no thinking time left."""
        if table.asked is None:
            return
        seat = table.seats[table.asked]
        waited = (now() - table.asked_since).total_seconds()
        out_of_time = seat.seconds_left is not None and waited > seat.seconds_left
        if seat.kind == "human" and not seat.stand_in and (out_of_time or waited > table.row.away_minutes * 60):
            await self.rooms.change_seat(table, seat.seat, stand_in=True)

    async def give_back(self, table: LiveTable, account: str, seat: int) -> None:
        """The player is back. Who has no time left stays replaced."""
        row = table.seat_of(account, seat)
        if row.stand_in and (row.seconds_left is None or row.seconds_left > 0):
            await self.rooms.change_seat(table, seat, stand_in=False)
            table.asked_since = now()

    async def stop(self) -> None:
        for task in (*self.thinking.values(), *([self.task] if self.task else [])):
            task.cancel()
        self.bots.stop()
