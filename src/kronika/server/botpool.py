"""Bots think in processes of their own, never in the event loop, with a queue and a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from kronika.bots.helper import Helper, HelperLost
from kronika.engine.errors import KronikaError
from kronika.engine.match import Match

from .settings import Settings
from .thinking import advise, think


class BotsBusy(KronikaError):
    pass


@dataclass(eq=False)
class Job:
    work: Callable[..., Any]
    args: tuple[object, ...]
    result: asyncio.Future[Any]


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self.processes = settings.bot_processes
        self.limit = settings.bot_queue
        self.waiting = 0
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.helpers: list[Helper | None] = [None] * self.processes  # started when they are needed
        self.threads = ThreadPoolExecutor(self.processes, thread_name_prefix="bots")
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.work_at(place)) for place in range(self.processes)]

    async def choose(self, match: Match, level: str, seed: str) -> str:
        token: str = await self.run(think, match.game.id, match.save(history=False), level, seed)
        return token

    async def advise(self, match: Match, seed: str) -> list[tuple[str, int, float]]:
        looked: list[tuple[str, int, float]] = await self.run(advise, match.game.id, match.save(history=False), seed)
        return looked

    async def run(self, work: Callable[..., Any], *args: object) -> Any:
        if self.waiting >= self.limit:
            raise BotsBusy("All bots are busy. Try again in a moment.")
        job = Job(work, args, asyncio.get_running_loop().create_future())
        self.waiting += 1
        try:
            self.queue.put_nowait(job)
            return await job.result
        finally:
            self.waiting -= 1

    async def work_at(self, place: int) -> None:
        """One process does one job after the other."""
        loop = asyncio.get_running_loop()
        while True:
            job = await self.queue.get()
            if job.result.done():  # nobody waits for it any longer
                continue
            try:
                result = await loop.run_in_executor(self.threads, self.ask, place, job)
            except Exception as error:
                if not job.result.done():
                    job.result.set_exception(error)
            else:
                if not job.result.done():
                    job.result.set_result(result)

    def ask(self, place: int, job: Job) -> object:
        """In a thread: wait for the process. One that is lost is replaced, and does the job from its beginning."""
        try:
            return self.ask_once(place, job)
        except HelperLost:
            if self.stopping:
                raise
            return self.ask_once(place, job)

    def ask_once(self, place: int, job: Job) -> object:
        helper = self.helpers[place] or Helper()
        self.helpers[place] = helper
        if self.stopping:
            helper.kill()
        try:
            helper.begin(job.work, *job.args)
            return helper.result()
        except HelperLost:
            self.helpers[place] = None
            helper.end()
            raise

    def stop(self) -> None:
        """Kill the processes, also those that are thinking."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        for helper in list(self.helpers):
            if helper is not None:
                helper.kill()
        self.threads.shutdown(cancel_futures=True)
        for helper in self.helpers:
            if helper is not None:
                helper.end()
