"""Bots think in processes of their own, never in the event loop, with a queue and a limit."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from kronika.engine.errors import KronikaError
from kronika.engine.match import Match

from .settings import Settings
from .thinking import advise, begin, think

T = TypeVar("T")


class BotsBusy(KronikaError):
    pass


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self.processes = settings.bot_processes
        self.limit = settings.bot_queue
        self.waiting = 0
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=begin)

    async def choose(self, match: Match, level: str, seed: str) -> str:
        return await self.run(think, match.game.id, match.save(history=False), level, seed)

    async def advise(self, match: Match, seed: str) -> list[tuple[str, int, float]]:
        return await self.run(advise, match.game.id, match.save(history=False), seed)

    async def run(self, work: Callable[..., T], *args: str) -> T:
        """A broken process (killed, out of memory) breaks its pool: all thoughts begin again, once, in a new one."""
        if self.waiting >= self.limit:
            raise BotsBusy("All bots are busy. Try again in a moment.")
        self.waiting += 1
        pool = self.pool
        try:
            return await self.submit(work, *args)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await self.submit(work, *args)
        finally:
            self.waiting -= 1

    async def submit(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
