"""Bots' turns: which bots think, how urgently, and when a game is paused because nobody is there."""

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
from .database import DATABASE_FAILED, now
from .fairqueue import Priority
from .models import SeatRow
from .presence import Presence
from .room import STAND_IN, Room, script_of
from .rooms import Rooms
from .settings import Settings
from .store import RESTS

log = logging.getLogger("kronika.bots")

QUICK_LEVEL = "player"  # the level that answers for a bot that takes too long
AT_HAND = 60  # seconds for which a player without a live connection counts as present after an answer


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
        rooms = (self.rooms.known.get(table_id) for table_id in self.thinking)
        return [room.row.host for room in rooms if room is not None]

    async def look(self, room: Room) -> None:
        """After every change: is it a bot's turn?"""
        if room.bot_asked is not None and room.id not in self.thinking:
            self.thinking[room.id] = asyncio.create_task(self.think(room))

    async def think(self, room: Room) -> None:
        """Answer for bots as long as one is asked. If somebody else is faster (another worker, a player who is back),
        theirs counts."""
        nobody_since: float | None = None
        try:
            if room.row.bots_after == RESTS:
                await asyncio.to_thread(self.rooms.store.wake, room.id)
            while (seat := room.bot_asked) is not None:
                if self.attendance(room) != Priority.SPARE:
                    nobody_since = None
                elif nobody_since is None:
                    nobody_since = monotonic()
                if nobody_since is not None and await self.rested(room, nobody_since):
                    return
                await self.take_turn(room, seat)
        except (*DATABASE_FAILED, BotsBusy):
            pass  # already logged or counted; the next sweep tries again
        except KronikaError as error:
            log.warning("a bot's answer wasn't used", extra={"table": room.id, "reason": str(error)})
        except Exception:
            log.exception("a table's bots can't continue", extra={"table": room.id})
        finally:
            self.thinking.pop(room.id, None)

    async def take_turn(self, room: Room, seat: SeatRow) -> None:
        version = room.version
        token, _ = await asyncio.gather(self.choose(room, seat), asyncio.sleep(self.settings.bot_pause))
        if room.version == version and room.bot_asked is not None:
            try:
                await self.rooms.act(room, "answer", seat.seat, version, token, bot=True)
            except StaleAnswer:
                return

    async def choose(self, room: Room, seat: SeatRow) -> str:
        """The bot's answer. A quick bot answers for one that exceeds the time limit, chance for one that fails."""
        level = seat.level if seat.kind == "bot" and seat.level in LEVELS else STAND_IN
        scripted = script_of(room)
        if scripted is not None and (token := scripted.answer_of(seat.seat, room.playing)) is not None:
            return token
        options = room.playing.choice.options
        seed = aside(room.row.seed, f"bot/{room.version}")
        try:
            try:
                return await self.decide(room, level, seed)
            except HelperLate:
                log.warning("a bot exceeded its time; a quick one answers", extra={"table": room.id, "reason": level})
                return await self.decide(room, QUICK_LEVEL, seed)
        except (BotsBusy, HelperLost):  # no room or no process for it now; the next sweep tries again
            raise
        except Exception:
            log.exception("a bot failed; it answers at random", extra={"table": room.id})
            return options[Dice(seed).below(len(options))].token

    async def decide(self, room: Room, level: str, seed: str) -> str:
        job = self.bots.decide(room.playing, level, seed, room.row.host, self.priority(room))
        self.jobs[room.id] = job
        try:
            token: str = await job.result
            return token
        finally:
            self.jobs.pop(room.id, None)

    # --- who is there

    def attendance(self, room: Room) -> Priority:
        if self.presence.anybody(room.id) or elapsed(room.last_act, now()) < AT_HAND:
            return Priority.PRESENT
        plays = any(seat.kind == "human" and not seat.stand_in for seat in room.seats)
        return Priority.AWAY if plays else Priority.SPARE

    def priority(self, room: Room) -> Priority:
        return Priority.SPARE if self.quota.used_up(room.row.host) else self.attendance(room)

    async def attend(self, room: Room) -> None:
        """Somebody came or left: the table's bots become more or less urgent, and a paused game continues."""
        job = self.jobs.get(room.id)
        if job is not None:
            self.bots.queue.move(job, self.priority(room))
        waits = room.bot_asked is not None and room.id not in self.thinking
        if waits and self.presence.anybody(room.id) and await asyncio.to_thread(self.rooms.store.wake, room.id):
            await self.look(room)

    async def rested(self, room: Room, nobody_since: float) -> bool:
        """Whether nobody has been there for so long that the game is paused now, until somebody comes."""
        if monotonic() - nobody_since < self.settings.bot_rest_minutes * 60:
            return False
        await asyncio.to_thread(self.rooms.store.rest, room.id)
        if self.attendance(room) == Priority.SPARE:
            log.info("a game is paused", extra={"table": room.id})
            return True
        await asyncio.to_thread(self.rooms.store.wake, room.id)  # somebody has just come
        return False

    async def keep_others_off(self) -> None:
        """Even with a long queue, other workers don't think about the same tables."""
        if self.rooms.store.database.on_postgres and self.thinking:
            until = now() + timedelta(seconds=3 * self.settings.sweep_seconds)
            await asyncio.to_thread(self.rooms.store.keep_others_off, list(self.thinking), until)

    async def stop(self) -> None:
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
