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
from kronika.games import game as find_game

from .settings import Settings

T = TypeVar("T")


class BotsBusy(KronikaError):
    pass


def think(game_id: str, saved: str, level: str, seed: str) -> str:
    """The token that the bot answers with. Runs in a worker process."""
    from kronika.bots import Position
    from kronika.bots.levels import at_level

    match = Match.load(find_game(game_id), saved)
    place = at_level(level, seed).choose(Position(match))
    return match.choice.options[place].token


def advise(game_id: str, saved: str, seed: str) -> list[tuple[str, float]]:
    """Every option with its worth in the eyes of the strongest bot, best first. Runs in a worker process."""
    from kronika.bots import Position
    from kronika.bots.levels import adviser

    match = Match.load(find_game(game_id), saved)
    worths = adviser(seed).worths(Position(match))
    tokens = [option.token for option in match.choice.options]
    return sorted(zip(tokens, worths, strict=True), key=lambda pair: -pair[1])


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self.processes = settings.bot_processes
        self.limit = settings.bot_queue
        self.waiting = 0
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, match: Match, level: str, seed: str) -> str:
        return await self.run(think, match.game.id, match.save(history=False), level, seed)

    async def advise(self, match: Match, seed: str) -> list[tuple[str, float]]:
        return await self.run(advise, match.game.id, match.save(history=False), seed)

    async def run(self, work: Callable[..., T], *args: str) -> T:
        """A broken process (killed, out of memory) is replaced and the thought begun again, once."""
        if self.waiting >= self.limit:
            raise BotsBusy("All bots are busy. Try again in a moment.")
        self.waiting += 1
        try:
            try:
                return await self.submit(work, *args)
            except BrokenProcessPool:
                self.pool = self.new_pool()
                return await self.submit(work, *args)
        finally:
            self.waiting -= 1

    async def submit(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
