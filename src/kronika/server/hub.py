"""Everything that a worker process owns."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Protocol

from .accounts import Accounts
from .botpool import BotPool
from .botquota import BotQuota
from .botturns import BotTurns
from .chat import Chat
from .database import Database, clock, connect, migrate
from .journal import Journal
from .keeper import Keeper
from .metrics import Metrics
from .notices import Notices
from .opening import Opening
from .people import People
from .play import Play
from .presence import WATCHING, Presence
from .pulse import beat
from .puzzles import Puzzles
from .rates import Rates
from .readiness import Readiness
from .reviews import Reviews
from .room import Room
from .rooms import Rooms
from .seals import Seals
from .sessions import Sessions
from .settings import Settings
from .store import Store
from .training import Training
from .writer import Writer

log = logging.getLogger("kronika.hub")


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.engine = connect(settings.database)
        self.metrics = Metrics()
        self.database = Database(self.engine, self.worker, lambda use: self.metrics.database_errors.labels(use).inc())
        self.store = Store(self.database)
        self.journal = Journal(self.database)
        self.chat = Chat(self.database)
        self.readiness = Readiness(self.database)
        self.people = People(self.database)
        self.seals = Seals(self.database)
        self.sessions = Sessions(self.people, settings)
        self.rates = Rates(self.database, settings.limits)
        self.accounts = Accounts(self.people, self.rates, settings)
        self.writer = Writer(self.journal, self.metrics)
        self.rooms = Rooms(self.store, self.writer, settings.live_tables)
        self.presence = Presence()
        self.quota = BotQuota(settings)
        self.bots = BotPool(settings, self.metrics, self.quota)
        self.turns = BotTurns(self.rooms, self.bots, self.quota, self.presence, settings)
        self.keeper = Keeper(self.rooms, self.turns, self.metrics, settings)
        self.notices = Notices(self, settings.database) if settings.on_postgres else None
        self.opening = Opening(self.rooms, self.seals, self.accounts, self.quota)
        self.play = Play(self.rooms, self.keeper, self.chat, self.bots, self.quota, self.metrics, self.chat_came)
        self.puzzles = Puzzles(self.database)
        self.training = Training(self.database)
        self.reviews = Reviews(self.database, self.bots, self.quota, settings)
        self.chat_listeners: dict[str, set[Listener]] = {}
        self.listeners_of: dict[str, set[Listener]] = {}  # the live connections of each account

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
        await self.reviews.stop()
        self.bots.stop()
        if self.notices is not None:
            await self.notices.stop()
        await self.writer.stop()
        self.journal.close()
        self.accounts.stop()
        # A cancelled task may have left a thread that still uses the database: its connection would stay open.
        await asyncio.get_running_loop().shutdown_default_executor()
        self.engine.dispose()

    # --- live connections

    async def arrive(self, listener: Listener, room: Room, seat: int | None) -> None:
        listeners = self.chat_listeners.setdefault(room.id, set())
        listeners.add(listener)
        if listener.me is not None:
            self.listeners_of.setdefault(listener.me, set()).add(listener)
        arrived = self.presence.arrive(room.id, WATCHING if seat is None else seat)
        if self.notices is not None and len(listeners) == 1:
            await self.notices.ask_who_is_there(room.id)
        if arrived:
            log.info("came to the table", extra={"table": room.id, "player": called(room, seat)})
            await self.presence_changed(room)

    async def leave(self, listener: Listener, room: Room, seat: int | None) -> None:
        self.chat_listeners[room.id].discard(listener)
        if not self.chat_listeners[room.id]:
            del self.chat_listeners[room.id]
        if listener.me is not None:
            self.listeners_of[listener.me].discard(listener)
            if not self.listeners_of[listener.me]:
                del self.listeners_of[listener.me]
        if self.presence.leave(room.id, WATCHING if seat is None else seat):
            log.info("left the table", extra={"table": room.id, "player": called(room, seat)})
            await self.presence_changed(room)

    async def presence_changed(self, room: Room) -> None:
        if self.notices is not None:
            await self.notices.say_who_is_there(room.id)
        await self.turns.attend(room)
        await self.rooms.tell(room)

    def chat_came(self, table_id: str) -> None:
        for listener in self.chat_listeners.get(table_id, set()):
            listener.hear_chat()

    def sessions_ended(self, account_id: str) -> None:
        """Called when sessions of the account have ended: close their connections."""
        self.sessions.forget(account_id)
        for listener in self.listeners_of.get(account_id, set()):
            listener.check_session()

    def sessions_unknown(self) -> None:
        """Called when sessions may have ended without a notice to this worker."""
        self.sessions.forget_all()
        for account_id in list(self.listeners_of):
            self.sessions_ended(account_id)


def called(room: Room, seat: int | None) -> str:
    """The player's name, for the log in the server's terminal."""
    return "A spectator" if seat is None else room.seats[seat].name or "Somebody"


class Listener(Protocol):
    """A live connection, as the hub sees it."""

    me: str | None

    def check_session(self) -> None: ...

    def hear_chat(self) -> None: ...
