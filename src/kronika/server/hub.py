"""Everything a worker holds together."""

from __future__ import annotations

import secrets
from collections import Counter

from .accounts import Accounts
from .botpool import BotPool
from .keeper import Keeper
from .metrics import Metrics
from .notices import Notices
from .rooms import LiveTable, Rooms
from .settings import Settings
from .store import Store, connect, migrate
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
        self.bots = BotPool(settings)
        self.keeper = Keeper(self.rooms, self.bots, settings)
        self.notices = (
            Notices(settings.database, self.worker, self.rooms, self.chat_came) if settings.on_postgres else None
        )
        self.chat_listeners: dict[str, set[Listener]] = {}
        self.presence: dict[str, Counter[int]] = {}

    async def start(self) -> None:
        migrate(self.engine)
        self.writer.start()
        self.keeper.start()
        if self.notices is not None:
            self.notices.start()

    async def stop(self) -> None:
        await self.keeper.stop()
        if self.notices is not None:
            await self.notices.stop()
        await self.writer.stop()
        self.engine.dispose()

    # --- presence and chat

    def present(self, table: LiveTable) -> set[int]:
        return {seat for seat, count in self.presence.get(table.id, Counter()).items() if count > 0}

    def arrive(self, table_id: str, seat: int) -> None:
        self.presence.setdefault(table_id, Counter())[seat] += 1

    def leave(self, table_id: str, seat: int) -> None:
        there = self.presence.get(table_id)
        if there is not None:
            there[seat] -= 1
            if not +there:
                del self.presence[table_id]

    async def chat_came(self, table_id: str) -> None:
        for listener in self.chat_listeners.get(table_id, set()):
            listener.hear_chat()


class Listener:
    """A live connection, as the hub knows it."""

    def hear_chat(self) -> None:
        raise NotImplementedError
