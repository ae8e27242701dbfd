"""Processes in which bots think, never in the event loop. Each makes one decision at a time, from one fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any

from kronika.bots.helper import Helper, HelperLate, HelperLost
from kronika.bots.reasons import Advice
from kronika.engine.errors import KronikaError
from kronika.engine.match import Match

from .botquota import BotQuota
from .fairqueue import FairQueue, Priority
from .metrics import Metrics
from .settings import Settings
from .thinking import advise, think

OWN_LIMIT = 0.4  # after this share of the time limit, a search answers with the best option so far


class BotsBusy(KronikaError):
    pass


@dataclass(eq=False)
class Job:
    """A queued decision and the account that it is charged to."""

    address: str
    owner: str
    priority: Priority
    work: Callable[..., Any]
    args: tuple[object, ...]
    result: asyncio.Future[Any]
    since: float


class BotPool:
    def __init__(self, settings: Settings, metrics: Metrics, quota: BotQuota) -> None:
        self.limit = settings.bot_queue
        self.seconds = settings.bot_decision_seconds
        self.metrics = metrics
        self.quota = quota
        self.queue: FairQueue[Job] = FairQueue()
        self.queued = asyncio.Semaphore(0)
        self.unfinished = 0
        self.helpers: list[Helper | None] = [None] * settings.bot_processes  # started on demand
        self.threads = ThreadPoolExecutor(settings.bot_processes, thread_name_prefix="bots")
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.work_at(place)) for place in range(len(self.helpers))]

    def decide(self, match: Match, level: str, seed: str, owner: str, priority: Priority) -> Job:
        """Queue a bot's decision; returns the token of its answer."""
        saved = match.save(history=False, secrets=False)
        return self.add(owner, priority, think, match.game.id, saved, level, seed, self.seconds * OWN_LIMIT)

    async def advise(self, match: Match, seed: str, owner: str) -> Advice:
        saved = match.save(history=False, secrets=False)
        job = self.add(owner, Priority.PRESENT, advise, match.game.id, saved, seed, self.seconds * OWN_LIMIT)
        try:
            advice: Advice = await job.result
        except (HelperLate, HelperLost):
            raise BotsBusy("The bot found no hint in time. Try again in a moment.") from None
        return advice

    def add(self, owner: str, priority: Priority, work: Callable[..., Any], *args: object) -> Job:
        if self.unfinished >= self.limit:
            self.metrics.bot_failures.labels("busy").inc()
            raise BotsBusy("All bots are busy. Try again in a moment.")
        address = self.quota.address.get(owner, owner)
        job = Job(address, owner, priority, work, args, asyncio.get_running_loop().create_future(), monotonic())
        self.unfinished += 1
        job.result.add_done_callback(self.finished)
        self.queue.add(job)
        self.queued.release()
        return job

    def finished(self, _: asyncio.Future[Any]) -> None:
        self.unfinished -= 1

    async def work_at(self, place: int) -> None:
        """Run jobs one after another in one process."""
        while True:
            await self.queued.acquire()
            job = self.queue.take()
            assert job is not None
            if not job.result.done():  # if it is done, nobody is waiting for it any more
                await self.do(place, job)

    async def do(self, place: int, job: Job) -> None:
        start = monotonic()
        self.metrics.bot_queue_seconds.labels(job.priority.name.lower()).observe(start - job.since)
        try:
            result = await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, place, job)
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        else:
            if not job.result.done():
                job.result.set_result(result)
        finally:
            spent = monotonic() - start
            self.metrics.bot_seconds.observe(spent)
            self.quota.charge(job.owner, spent)

    # --- in a thread for each process

    def ask(self, place: int, job: Job) -> object:
        """Wait for the process. If it is lost, a new one starts the job over."""
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
            return helper.result(self.seconds)
        except (HelperLost, HelperLate) as error:
            self.metrics.bot_failures.labels("lost" if isinstance(error, HelperLost) else "late").inc()
            self.helpers[place] = None
            helper.end()
            raise

    def stop(self) -> None:
        """Kill the processes, even if they are thinking."""
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
