"""The keeper: finishes interrupted work, lets bots stand in for absent players, and gives their seats back."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from kronika.engine.errors import KronikaError

from .botturns import BotTurns
from .database import DATABASE_FAILED, now
from .metrics import Metrics
from .room import NoSuchTable, Room
from .rooms import Rooms
from .settings import Settings

log = logging.getLogger("kronika.keeper")


class Keeper:
    def __init__(self, rooms: Rooms, turns: BotTurns, metrics: Metrics, settings: Settings) -> None:
        self.rooms = rooms
        self.turns = turns
        self.metrics = metrics
        self.settings = settings
        self.task: asyncio.Task[None] | None = None
        self.hopeless: set[str] = set()  # tables with errors: logged once, not with every sweep

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Resume what was interrupted when the server stopped, then keep looking for whatever is overdue."""
        patience = timedelta(0)
        while True:
            try:
                with self.metrics.sweep_seconds.time():
                    await self.sweep(now() - patience)
            except DATABASE_FAILED:
                pass  # the store has logged it
            except Exception:
                log.exception("a sweep failed")
            patience = timedelta(seconds=self.settings.sweep_seconds)
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self, before: datetime) -> None:
        await self.turns.keep_others_off()
        for table_id in await asyncio.to_thread(self.rooms.store.stuck_tables):
            await self.unstick(table_id)
        due = await asyncio.to_thread(self.rooms.store.due_tables, before)
        for table_id in {*due, *self.rooms.doubtful}:
            await self.care(table_id)

    async def unstick(self, table_id: str) -> None:
        """Start a table that is full and hasn't started."""
        try:
            room = await self.rooms.get(table_id)
            await self.rooms.write(room, lambda: self.rooms.store.start_table(table_id))
            log.warning("a full table hadn't started; it has now", extra={"table": table_id})
        except NoSuchTable:
            pass
        except Exception as error:
            self.complain(table_id, error)

    async def care(self, table_id: str) -> None:
        if table_id in self.turns.thinking:
            return
        try:
            room = await self.rooms.get(table_id)
            await self.rooms.refresh(room)  # a notice, or the response to a write, may have been lost
            await self.relieve(room)
            await self.turns.look(room)
            if room.row.due is None and room.asked is not None:
                asked, due = room.asked, room.due(room.asked, room.asked_since)
                await self.rooms.write(room, lambda: self.rooms.store.set_due(table_id, asked, due))
            self.hopeless.discard(table_id)
        except NoSuchTable:
            pass
        except Exception as error:
            self.complain(table_id, error)

    def complain(self, table_id: str, error: Exception) -> None:
        """Log a table's error once, with a traceback only if it is unexpected. Database errors have been logged
        already."""
        if table_id not in self.hopeless and not isinstance(error, DATABASE_FAILED):
            self.hopeless.add(table_id)
            trace = None if isinstance(error, KronikaError) else error
            log.error("a table can't be maintained", exc_info=trace, extra={"table": table_id, "reason": str(error)})

    async def relieve(self, room: Room) -> None:
        """Let a bot stand in for a player who has been away for too long or has no thinking time left."""
        if room.asked is None:
            return
        seat = room.seats[room.asked]
        if seat.kind != "human" or seat.stand_in:
            return
        moment, due = now(), room.due(room.asked, room.asked_since)
        if due is not None and moment >= due:
            clock = room.used(moment)
            used = {} if clock is None else {"seconds_left": clock[1]}
            await self.rooms.change_seat(room, seat.seat, asked_again=True, stand_in=True, **used)

    async def give_back(self, room: Room, account: str, seat: int) -> bool:
        """The player is back, and the clock starts now. Returns whether a bot had the seat. A player without time left
        stays replaced."""
        row = room.seat_of(account, seat)
        if not row.stand_in or row.seconds_left == 0:
            return False
        await self.rooms.change_seat(room, seat, asked_again=True, stand_in=False)
        return True

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
