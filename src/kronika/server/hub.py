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
from .people import People
from .presence import WATCHING, Presence
from .pulse import beat
from .rates import Rates
from .readiness import Readiness
from .rooms import LiveTable, Rooms
from .seals import Seals
from .sessions import Sessions
from .settings import Settings
from .store import Store, clock, connect, migrate
from .writer import Writer


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.engine = connect(settings.database)
        self.metrics = Metrics()
        self.store = Store(self.engine, self.worker, lambda use: self.metrics.database_errors.labels(use).inc())
        self.readiness = Readiness(self.store)
        self.people = People(self.store)
        self.seals = Seals(self.store)
        self.sessions = Sessions(self.people, settings)
        self.rates = Rates(self.store, settings.limits)
        self.accounts = Accounts(self.people, self.rates, settings)
        self.writer = Writer(self.store, self.metrics)
        self.rooms = Rooms(self.store, self.writer, settings.live_tables)
        self.presence = Presence()
        self.quota = BotQuota(settings)
        self.bots = BotPool(settings, self.metrics, self.quota)
        self.turns = BotTurns(self.rooms, self.bots, self.quota, self.presence, settings)
        self.keeper = Keeper(self.rooms, self.turns, self.metrics, settings)
        self.notices = Notices(self, settings.database) if settings.on_postgres else None
        self.advised: set[str] = set()  # who waits for a hint: each one thing at a time, bots have other work too
        self.chat_listeners: dict[str, set[Listener]] = {}
        self.listeners_of: dict[str, set[Listener]] = {}  # by account

    async def start(self) -> None:
        await asyncio.to_thread(migrate, self.engine)
        clock.not_before(await asyncio.to_thread(self.store.latest))
        self.writer.start()
        self.bots.start()
        self.keeper.start()
        self.pulse = asyncio.create_task(beat(self))
        if self.notices is not None:
            self.notices.start()

    async def stop(self) -> None:
        self.pulse.cancel()
        await self.keeper.stop()
        await self.turns.stop()
        self.bots.stop()
        if self.notices is not None:
            await self.notices.stop()
        await self.writer.stop()
        self.accounts.stop()
        # A task that was cancelled may have left a thread that still uses the database: its connection would stay open.
        await asyncio.get_running_loop().shutdown_default_executor()
        self.engine.dispose()

    # --- live connections

    async def arrive(self, listener: Listener, table: LiveTable, seat: int | None) -> None:
        listeners = self.chat_listeners.setdefault(table.id, set())
        listeners.add(listener)
        if listener.me is not None:
            self.listeners_of.setdefault(listener.me, set()).add(listener)
        arrived = self.presence.arrive(table.id, WATCHING if seat is None else seat)
        if self.notices is not None and len(listeners) == 1:
            await self.notices.ask_who_is_there(table.id)
        if arrived:
            await self.presence_changed(table)

    async def leave(self, listener: Listener, table: LiveTable, seat: int | None) -> None:
        self.chat_listeners[table.id].discard(listener)
        if not self.chat_listeners[table.id]:
            del self.chat_listeners[table.id]
        if listener.me is not None:
            self.listeners_of[listener.me].discard(listener)
            if not self.listeners_of[listener.me]:
                del self.listeners_of[listener.me]
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

    def sessions_ended(self, account_id: str) -> None:
        """Some of the account's sessions have ended: nobody goes on with them."""
        self.sessions.forget(account_id)
        for listener in self.listeners_of.get(account_id, set()):
            listener.check_session()

    def sessions_unknown(self) -> None:
        """Sessions may have ended without this worker hearing of it."""
        self.sessions.forget_all()
        for account_id in list(self.listeners_of):
            self.sessions_ended(account_id)


class Listener(Protocol):
    """A live connection, as the hub knows it."""

    me: str | None

    def check_session(self) -> None: ...

    def hear_chat(self) -> None: ...
