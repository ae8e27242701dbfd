"""Everything a worker holds together."""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol

from .accounts import Accounts
from .botpool import BotPool
from .botquota import BotQuota
from .botturns import BotTurns
from .keeper import Keeper
from .metrics import Metrics
from .notices import Notices
from .presence import WATCHING, Presence
from .rooms import LiveTable, Rooms
from .settings import Settings
from .store import Store, clock, connect, migrate
from .writer import Writer


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.engine = connect(settings.database)
        self.store = Store(self.engine, self.worker)
        self.accounts = Accounts(self.store, settings)
        self.metrics = Metrics()
        self.writer = Writer(self.store)
        self.rooms = Rooms(self.store, self.writer, settings.live_tables)
        self.presence = Presence()
        self.quota = BotQuota(settings)
        self.bots = BotPool(settings, self.metrics, self.quota.charge)
        self.turns = BotTurns(self.rooms, self.bots, self.quota, self.presence, settings)
        self.keeper = Keeper(self.rooms, self.turns, settings)
        self.notices = Notices(self, settings.database) if settings.on_postgres else None
        self.advised: set[str] = set()  # who waits for a hint: each one thing at a time, bots have other work too
        self.chat_listeners: dict[str, set[Listener]] = {}

    async def start(self) -> None:
        await asyncio.to_thread(migrate, self.engine)
        clock.not_before(await asyncio.to_thread(self.store.latest))
        self.writer.start()
        self.bots.start()
        self.keeper.start()
        if self.notices is not None:
            self.notices.start()

    async def stop(self) -> None:
        await self.keeper.stop()
        await self.turns.stop()
        self.bots.stop()
        if self.notices is not None:
            await self.notices.stop()
        await self.writer.stop()
        self.accounts.stop()
        self.engine.dispose()

    # --- live connections

    async def arrive(self, listener: Listener, table: LiveTable, seat: int | None) -> None:
        listeners = self.chat_listeners.setdefault(table.id, set())
        listeners.add(listener)
        arrived = self.presence.arrive(table.id, WATCHING if seat is None else seat)
        if self.notices is not None and len(listeners) == 1:
            await self.notices.ask_who_is_there(table.id)
        if arrived:
            await self.presence_changed(table)

    async def leave(self, listener: Listener, table: LiveTable, seat: int | None) -> None:
        self.chat_listeners[table.id].discard(listener)
        if not self.chat_listeners[table.id]:
            del self.chat_listeners[table.id]
        if self.presence.leave(table.id, WATCHING if seat is None else seat):
            await self.presence_changed(table)

    async def presence_changed(self, table: LiveTable) -> None:
        if self.notices is not None:
            await self.notices.say_who_is_there(table.id)
        await self.turns.attend(table)
        await self.rooms.tell(table)

    def chat_came(self, table_id: str) -> None:
        for listener in self.chat_listeners.get(table_id, set()):
            listener.hear_chat()


class Listener(Protocol):
    """A live connection, as the hub knows it."""

    def hear_chat(self) -> None: ...
