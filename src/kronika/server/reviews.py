"""Reviews of finished games, made in the bots' processes under the same quotas as hints, and stored with the game.

A review is stored as it grows, so every worker knows its progress. If nothing has been written for a while, its worker
is gone, and somebody may request it again.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal

from kronika.bots.helper import HelperFailed, HelperLate, HelperLost
from kronika.engine.errors import KronikaError
from kronika.review.findings import Review
from kronika.review.judge import judge_of
from kronika.review.reviewing import Batch, Reviewing, Task, reviewing

from .botpool import BotPool
from .botquota import BotQuota
from .database import Database, now
from .fairqueue import Priority
from .history import finished, finished_record
from .models import ReviewRow
from .rates import TooMany
from .room import Room, script_of
from .settings import Settings
from .training import collect

log = logging.getLogger("kronika.reviews")

LOST = timedelta(minutes=2)  # after this time without progress, the review's worker is considered gone
NEWS = timedelta(seconds=2)  # how often the progress is stored

State = Literal["none", "running", "ready", "outdated"]


@dataclass
class Found:
    """A stored review. `outdated` means that it was made by an older judge."""

    state: State
    done: float = 0.0
    review: dict[str, object] | None = None


class Reviews:
    def __init__(self, database: Database, bots: BotPool, quota: BotQuota, settings: Settings) -> None:
        self.database = database
        self.bots = bots
        self.quota = quota
        self.processes = settings.bot_processes
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by account, which can have one at a time

    async def find(self, room: Room) -> Found:
        finished(room)
        return await asyncio.to_thread(self.read, room)

    def read(self, room: Room) -> Found:
        with self.database.reading() as session:
            row = session.get(ReviewRow, room.id)
        if row is None:
            return Found("none")
        if row.done < 1:
            return Found("running", row.done, row.review) if now() - row.updated < LOST else Found("none")
        current = row.judge == judge_of(room.row.game, len(room.seats)).name
        return Found("ready" if current else "outdated", 1.0, row.review)

    async def ask(self, room: Room, me: str, address: str) -> Found:
        """Start the review, unless it is in progress or there is one by the current judge."""
        found = await self.find(room)
        if found.state in ("ready", "running"):
            return found
        if me in self.tasks:
            raise TooMany("Wait for your other review: the bots are still thinking about it.")
        self.quota.check(me, address)
        script = script_of(room)
        dictated = script.dictated(room.playing.answers) if script else 0
        self.tasks[me] = asyncio.create_task(self.make(room, finished_record(room), me, dictated))
        return Found("running")

    async def make(self, room: Room, text: str, owner: str, dictated: int) -> None:
        try:
            await self.run(room, reviewing(text, self.processes, dictated=dictated), owner)
        except (KronikaError, HelperFailed, HelperLate, HelperLost) as error:
            log.warning("a review failed", extra={"table": room.id, "reason": str(error)})
            await asyncio.to_thread(self.remove, room.id)
        finally:
            del self.tasks[owner]

    async def run(self, room: Room, steps: Reviewing, owner: str) -> None:
        await asyncio.to_thread(self.write, room, 0.0, None)
        batch: Batch | Review = await asyncio.to_thread(next, steps)
        while isinstance(batch, Batch):
            results = await self.work(room, batch, owner)
            batch = await asyncio.to_thread(following, steps, results)
        await asyncio.to_thread(self.write, room, 1.0, batch)

    async def work(self, room: Room, batch: Batch, owner: str) -> list[Any]:
        """Run the tasks of a batch, as many at a time as there are processes. Bots at tables with people take
        precedence."""
        await asyncio.to_thread(self.write, room, batch.done, batch.so_far)
        places, noted, ended = asyncio.Semaphore(self.processes), now(), 0

        async def do(task: Task) -> Any:
            nonlocal noted, ended
            work, args = task
            async with places:
                result = await self.bots.add(owner, Priority.AWAY, work, *args).result
            ended += 1
            if now() - noted > NEWS:
                noted = now()
                done = batch.done + batch.share * ended / len(batch.tasks)
                await asyncio.to_thread(self.write, room, min(done, 0.99), batch.so_far)
            return result

        return await asyncio.gather(*map(do, batch.tasks))

    def write(self, room: Room, done: float, review: Review | None) -> None:
        judge = judge_of(room.row.game, len(room.seats)).name
        words = None if review is None else review.to_json()
        with self.database.session() as session:
            session.merge(ReviewRow(table_id=room.id, judge=judge, done=done, review=words, updated=now()))
            if review is not None and review.complete:
                collect(session, room.row, review.errors)

    def remove(self, table_id: str) -> None:
        with self.database.session() as session:
            row = session.get(ReviewRow, table_id)
            if row is not None:
                session.delete(row)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def following(steps: Reviewing, results: list[Any]) -> Batch | Review:
    try:
        return steps.send(results)
    except StopIteration as end:
        review: Review = end.value
        return review
