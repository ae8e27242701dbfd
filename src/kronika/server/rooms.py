"""The rooms of a worker: loaded on demand, limited in number, and changed one happening at a time."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import TypeVar
from weakref import WeakValueDictionary

from kronika.engine.errors import IllegalAnswer, KronikaError, StaleAnswer
from kronika.engine.match import Match

from .database import OutcomeUnknown, StoreFull, now
from .entries import Happening
from .replaying import CantGoOn, happen, last_position, restore, snapshot_text
from .room import CLOSED, NoSuchTable, Room
from .store import Store, Stored
from .writer import Writer

log = logging.getLogger("kronika.rooms")

T = TypeVar("T")

TABLE_ID = re.compile(r"[A-Za-z0-9]{1,16}")


def check_turn(room: Room, kind: str, seat: int) -> None:
    """Refuse an action out of turn. The match decides whether an answer or an undo is legal."""
    if room.row.closed is not None:
        raise IllegalAnswer(CLOSED)
    match = room.playing
    if match.over:
        raise IllegalAnswer("The game is over.")
    if kind != "resign" and match.choice.seat != seat:
        raise IllegalAnswer(f"Seat {seat} isn't asked now: it is seat {match.choice.seat}'s turn.")


class Rooms:
    """All tables of this worker. `changed` is called after every change by this worker, when the table is no longer
    locked."""

    def __init__(self, store: Store, writer: Writer, limit: int) -> None:
        self.store = store
        self.writer = writer
        self.limit = limit
        # `kept` keeps the tables used last; `known` are all that anybody here still uses, so that there is never a
        # second copy of a table: a connection or a thinking bot holds on to its table although it is kept no longer.
        self.kept: OrderedDict[str, Room] = OrderedDict()
        self.known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: list[Callable[[Room], Awaitable[None]]] = []
        self.doubtful: set[str] = set()  # tables that may be behind the database, which failed during a commit

    async def get(self, table_id: str) -> Room:
        """The table, from memory or from the database."""
        room = self.known.get(table_id)
        if room is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NoSuchTable.named(table_id)
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                room = self.known.get(table_id)
                if room is None:
                    room = self.known[table_id] = await asyncio.to_thread(self.load, table_id)
        self.kept[table_id] = room
        self.kept.move_to_end(table_id)
        while len(self.kept) > self.limit:
            self.kept.popitem(last=False)
        return room

    async def get_fresh(self, table_id: str) -> Room:
        """The table as it is in the database now. For use when another worker's notice may not have arrived yet."""
        room = await self.get(table_id)
        if await self.behind(room):
            await self.refresh(room)
            if room.closed:
                raise NoSuchTable("The host has closed this table.")
        return room

    async def behind(self, room: Room) -> bool:
        """Whether the database may have something newer than the table in memory."""
        if room.id in self.doubtful:
            return True
        return (
            self.store.database.on_postgres and await asyncio.to_thread(self.store.updated, room.id) != room.row.updated
        )

    def load(self, table_id: str) -> Room:
        """The table from its rows. If they can't be used any more, the table is repaired or closed for good."""
        stored = self.store.read(table_id, snapshot=True)
        if stored is None:
            raise NoSuchTable.named(table_id)
        room = Room(stored.row, stored.seats)
        if stored.row.state != "open" and stored.row.closed is None:
            self.restore(room, stored)
        if stored.row.closed is not None:
            room.match, room.version = last_position(stored), stored.row.version
        return room

    def restore(self, room: Room, stored: Stored) -> None:
        row = stored.row
        try:
            played = restore(stored)
        except CantGoOn as error:
            log.warning("a game can't continue; its table is closed", extra={"table": row.id, "reason": str(error)})
            with suppress(KronikaError):  # if that can't be written now, the next load will find out again
                self.store.close_game(row, error.reason)
            return
        room.match, room.version = played.match, played.version
        room.saved_version = 0 if stored.snapshot is None else stored.snapshot.version
        room.recent.extend(played.stories)
        if played.mended:
            rules = played.match.game.rules_version
            words = {"table": row.id, "rules_before": row.rules, "rules": rules}
            log.warning("a table was rebuilt from its answers", extra=words)
            with suppress(KronikaError):
                self.store.mend(row, played.version, rules, snapshot_text(played.match, played.version))

    async def catch_up(self, room: Room) -> None:
        """Read what other workers have written. The caller holds the table's lock."""
        if room.match is None:
            try:
                fresh = await asyncio.to_thread(self.load, room.id)
            except NoSuchTable:
                self.forget(room)
                return
            room.sit(fresh.row, fresh.seats)
            room.match, room.version, room.recent = fresh.match, fresh.version, fresh.recent
            self.doubtful.discard(room.id)
            return
        stored = await asyncio.to_thread(self.store.read, room.id, room.version)
        assert stored is not None  # a table is never removed once its game has begun
        room.sit(stored.row, stored.seats)
        for happening in stored.happenings:
            room.apply(happening)
        self.doubtful.discard(room.id)

    async def refresh(self, room: Room) -> None:
        """Call this when something has been written by another worker, or outside of the room in memory."""
        async with room.lock:
            await self.catch_up(room)
        await self.tell(room)

    def forget(self, room: Room) -> None:
        room.closed = True
        self.doubtful.discard(room.id)
        self.kept.pop(room.id, None)
        self.known.pop(room.id, None)

    async def tell(self, room: Room) -> None:
        for listener in list(room.listeners):
            await listener(room)

    async def changed_here(self, room: Room) -> None:
        """Called on the worker that changed a table. Only this one lets the table's bots think; others would repeat the
        work."""
        for listener in self.changed:
            await listener(room)
        await self.tell(room)

    # --- happenings

    async def act(self, room: Room, kind: str, seat: int, version: int, token: str = "", bot: bool = False) -> None:
        """Check an action, write it to disk, and only then apply it. This is completed even if the connection is lost
        meanwhile."""
        await asyncio.shield(self.act_whole(room, kind, seat, version, token, bot))

    async def act_whole(self, room: Room, kind: str, seat: int, version: int, token: str, bot: bool) -> None:
        async with room.lock:
            # Another worker may have changed the table, and its notice hasn't arrived yet.
            if version > room.version or room.id in self.doubtful:
                await self.catch_up(room)
            if version != room.version:
                raise StaleAnswer(
                    f"This is for version {version} of the table, which is now at version {room.version}."
                )
            check_turn(room, kind, seat)
            # Act in a copy, so that an error in a card or a full disk leaves the table as it was.
            match = room.playing.clone()
            events = happen(match, kind, seat, token)
            moment = now()
            happening = self.happening(room, match, kind, seat, token, bot, moment)
            try:
                first = await self.writer.append(happening)
            except OutcomeUnknown:
                self.doubtful.add(room.id)
                raise
            if first:
                room.advance(match, events)
                self.note(room, happening)
            else:
                await self.catch_up(room)
        await self.changed_here(room)
        if not first:
            raise StaleAnswer(f"Somebody was faster: the table is now at version {room.version}.")

    def happening(
        self, room: Room, match: Match, kind: str, seat: int, token: str, bot: bool, moment: datetime
    ) -> Happening:
        asked = None if match.over else match.choice.seat
        clock = room.used(moment)
        left = clock[1] if clock is not None and clock[0] == asked else None
        return Happening(
            table=room.id,
            version=room.version + 1,
            kind=kind,
            seat=seat,
            token=token,
            bot=bot,
            at=moment,
            asked=asked,
            due=room.due(asked, moment, left),
            clock_seat=clock[0] if clock else None,
            seconds_left=clock[1] if clock else None,
            saved=snapshot_text(match, room.version + 1) if room.wants_snapshot(match) else None,
            result=dict(match.result.to_json()) if match.over else None,
        )

    def note(self, room: Room, happening: Happening) -> None:
        """Update the rows in memory with what has been written."""
        row = room.row
        row.version = happening.version
        if happening.saved is not None:
            room.saved_version = happening.version
        row.asked, row.asked_since, row.updated, row.due = happening.asked, happening.at, happening.at, happening.due
        if not happening.bot:
            room.last_act = happening.at
        if happening.result is not None:
            row.state, row.result = "finished", happening.result
        if happening.clock_seat is not None:
            room.seats[happening.clock_seat].seconds_left = happening.seconds_left

    async def write(self, room: Room, work: Callable[[], T]) -> T:
        """Change the table's rows in a transaction of the store and read them back. Then tell everybody, and let a bot
        think if it is asked."""
        async with room.lock:
            try:
                done = await asyncio.to_thread(work)
            except OutcomeUnknown:
                self.doubtful.add(room.id)
                raise
            await self.read_back(room)
        await self.changed_here(room)
        return done

    async def read_back(self, room: Room) -> None:
        """Read what this worker has just written. If that fails, the error must not say that nothing has changed."""
        try:
            await self.catch_up(room)
        except StoreFull:
            self.doubtful.add(room.id)
            raise OutcomeUnknown("This is saved, but the table can't be read right now. Reload in a moment.") from None

    async def change_seat(self, room: Room, seat: int, asked_again: bool = False, **values: object) -> None:
        """Change a seat during the game. With `asked_again`, the time for the open question starts again."""

        def change() -> None:
            since = now() if asked_again and room.asked == seat else room.asked_since
            due = room.due(room.asked, since)
            self.store.change_seat(room.id, seat, room.version, since, due, **values)

        await self.write(room, change)
