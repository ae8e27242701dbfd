"""Bots' turns: who thinks, how urgently, and when a game rests because nobody is there."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from time import monotonic

from kronika.bots.helper import HelperLate, HelperLost
from kronika.bots.levels import LEVELS
from kronika.engine.dice import Dice, aside
from kronika.engine.errors import KronikaError, StaleAnswer

from .botpool import BotPool, BotsBusy, Job
from .botquota import BotQuota
from .clocks import elapsed
from .fairqueue import Priority
from .models import SeatRow
from .presence import Presence
from .rooms import LiveTable, Rooms
from .settings import Settings
from .store import DATABASE_FAILED, RESTS, now

log = logging.getLogger("kronika.bots")

STAND_IN_LEVEL = "player"
QUICK_LEVEL = "player"  # answers for one that takes too long
AT_HAND = 60  # seconds after an answer without a live connection in which the next one is expected


class BotTurns:
    def __init__(self, rooms: Rooms, bots: BotPool, quota: BotQuota, presence: Presence, settings: Settings) -> None:
        self.rooms = rooms
        self.bots = bots
        self.quota = quota
        self.presence = presence
        self.settings = settings
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.jobs: dict[str, Job] = {}
        rooms.changed.append(self.look)
        quota.owners = self.owners

    def owners(self) -> list[str]:
        """The owners of the tables where bots are to move."""
        tables = (self.rooms.known.get(table_id) for table_id in self.thinking)
        return [table.row.host for table in tables if table is not None]

    async def look(self, table: LiveTable) -> None:
        """After every change: is it a bot's turn?"""
        if table.bot_asked is not None and table.id not in self.thinking:
            self.thinking[table.id] = asyncio.create_task(self.think(table))

    async def think(self, table: LiveTable) -> None:
        """Answer for bots as long as one is asked. Whoever is faster (another worker, a player who is back) wins."""
        nobody_since: float | None = None
        try:
            if table.row.bots_after == RESTS:
                await asyncio.to_thread(self.rooms.store.wake, table.id)
            while (seat := table.bot_asked) is not None:
                if self.attendance(table) != Priority.SPARE:
                    nobody_since = None
                elif nobody_since is None:
                    nobody_since = monotonic()
                if nobody_since is not None and await self.rested(table, nobody_since):
                    return
                await self.take_turn(table, seat)
        except (*DATABASE_FAILED, BotsBusy):
            pass  # that is logged, or counted, already; the next sweep tries again
        except KronikaError as error:
            log.warning("a bot's answer came to nothing", extra={"table": table.id, "reason": str(error)})
        except Exception:
            log.exception("a table's bots can't go on", extra={"table": table.id})
        finally:
            self.thinking.pop(table.id, None)

    async def take_turn(self, table: LiveTable, seat: SeatRow) -> None:
        version = table.version
        token, _ = await asyncio.gather(self.choose(table, seat), asyncio.sleep(self.settings.bot_pause))
        if table.version == version and table.bot_asked is not None:
            try:
                await self.rooms.act(table, "answer", seat.seat, version, token, bot=True)
            except StaleAnswer:
                return

    async def choose(self, table: LiveTable, seat: SeatRow) -> str:
        """The bot's answer. A quick bot answers for one that exceeds the time limit, chance for one that fails."""
        level = seat.level if seat.kind == "bot" and seat.level in LEVELS else STAND_IN_LEVEL
        options = table.playing.choice.options
        seed = aside(table.row.seed, f"bot/{table.version}")
        try:
            try:
                return await self.decide(table, level, seed)
            except HelperLate:
                log.warning("a bot exceeded its time; a quick one answers", extra={"table": table.id, "reason": level})
                return await self.decide(table, QUICK_LEVEL, seed)
        except (BotsBusy, HelperLost):  # no room or no process for it now; the next sweep tries again
            raise
        except Exception:
            log.exception("a bot failed; it answers at random", extra={"table": table.id})
            return options[Dice(seed).below(len(options))].token

    async def decide(self, table: LiveTable, level: str, seed: str) -> str:
        job = self.bots.decide(table.playing, level, seed, table.row.host, self.priority(table))
        self.jobs[table.id] = job
        try:
            token: str = await job.result
            return token
        finally:
            self.jobs.pop(table.id, None)

    # --- who is there

    def attendance(self, table: LiveTable) -> Priority:
        if self.presence.anybody(table.id) or elapsed(table.last_act, now()) < AT_HAND:
            return Priority.PRESENT
        plays = any(seat.kind == "human" and not seat.stand_in for seat in table.seats)
        return Priority.AWAY if plays else Priority.SPARE

    def priority(self, table: LiveTable) -> Priority:
        return Priority.SPARE if self.quota.used_up(table.row.host) else self.attendance(table)

    async def attend(self, table: LiveTable) -> None:
        """Somebody came or left: the table's bots become more or less urgent, and a game that rests goes on."""
        job = self.jobs.get(table.id)
        if job is not None:
            self.bots.queue.move(job, self.priority(table))
        waits = table.bot_asked is not None and table.id not in self.thinking
        if waits and self.presence.anybody(table.id) and await asyncio.to_thread(self.rooms.store.wake, table.id):
            await self.look(table)

    async def rested(self, table: LiveTable, nobody_since: float) -> bool:
        """Whether nobody has been there for so long that the game rests now, until somebody comes."""
        if monotonic() - nobody_since < self.settings.bot_rest_minutes * 60:
            return False
        await asyncio.to_thread(self.rooms.store.rest, table.id)
        if self.attendance(table) == Priority.SPARE:
            log.info("a game rests", extra={"table": table.id})
            return True
        await asyncio.to_thread(self.rooms.store.wake, table.id)  # somebody came in this moment
        return False

    async def keep_others_off(self) -> None:
        """A long queue is no reason for other workers to think about the same tables."""
        if self.rooms.store.on_postgres and self.thinking:
            until = now() + timedelta(seconds=3 * self.settings.sweep_seconds)
            await asyncio.to_thread(self.rooms.store.keep_others_off, list(self.thinking), until)

    async def stop(self) -> None:
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
