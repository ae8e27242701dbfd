"""Live tables: loaded on demand, kept within bounds, changed one happening at a time."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import TypeVar
from weakref import WeakValueDictionary

from kronika.engine.errors import IllegalAnswer, KronikaError, StaleAnswer
from kronika.engine.events import Event, told
from kronika.engine.match import Match
from kronika.engine.table import Table

from . import clocks
from .models import HappeningRow, SeatRow, TableRow
from .replaying import CantGoOn, happen, last_position, restore, snapshot_text
from .store import Happening, OutcomeUnknown, Store, Stored, StoreFull, now
from .writer import Writer

log = logging.getLogger("kronika.rooms")

T = TypeVar("T")

SNAPSHOT_EVERY = 10  # happenings, at least
RECENT = 60  # stories kept in memory for connections that come back
CLOSED = "This table is closed: its game can't go on. Its record can still be read."
TABLE_ID = re.compile(r"[A-Za-z0-9]{1,16}")


class NoSuchTable(KronikaError):
    @classmethod
    def named(cls, table_id: str) -> NoSuchTable:
        return cls(f"There is no table {table_id!r}.")


class NotYours(KronikaError):
    pass


class LiveTable:
    """A table in memory: the match at `version`, and who sits where."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.id = row.id
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.version = row.version or 0
        self.saved_version = 0  # of the last snapshot that this worker knows of
        self.seating = 0  # grows whenever the rows are read anew: somebody may have sat down or left
        self.last_act = row.created  # by a person, as far as this worker knows
        self.closed = False  # before the start, by its host
        self.lock = asyncio.Lock()
        self.recent: deque[tuple[int, list[Event]]] = deque(maxlen=RECENT)
        self.states: dict[int | None, tuple[tuple[int, datetime], bytes]] = {}  # as last told, by seat
        self.listeners: set[Callable[[LiveTable], Awaitable[None]]] = set()

    def sit(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.seating += 1

    @property
    def playing(self) -> Match:
        if self.match is None and self.row.closed is not None:
            raise KronikaError(CLOSED)
        if self.match is None:
            raise KronikaError("The game hasn't begun: a seat is still free.")
        return self.match

    @property
    def asked(self) -> int | None:
        """The asked seat; a table that is only listed has it from its row."""
        if self.match is None or self.row.closed is not None:
            return self.row.asked
        return None if self.match.over else self.match.choice.seat

    @property
    def asked_since(self) -> datetime:
        return self.row.asked_since or self.row.created

    @property
    def bot_asked(self) -> SeatRow | None:
        """The seat that is asked, if a bot is to answer for it."""
        if self.asked is None:
            return None
        seat = self.seats[self.asked]
        return seat if seat.kind == "bot" or seat.stand_in else None

    def seat_of(self, account: str, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise NotYours(f"The table has no seat {seat}.")
        if self.seats[seat].account != account:
            raise NotYours(f"Seat {seat} isn't yours.")
        return self.seats[seat]

    def stories(self, after: int, seat: int | None) -> list[dict[str, object]] | None:
        """What happened after a version, as the seat may hear it; None if that is too long ago to be in memory."""
        if self.row.closed is not None:
            return []
        if after < self.version and (not self.recent or self.recent[0][0] > after + 1):
            return None
        table = self.playing.table
        return [story(table, version, events, seat) for version, events in self.recent if version > after]

    def apply(self, row: HappeningRow) -> None:
        """Let a happening that has been written happen in memory."""
        self.advance(self.playing, happen(self.playing, row.kind, row.seat, row.token))

    def advance(self, match: Match, events: list[Event]) -> None:
        self.match = match
        self.version += 1
        self.recent.append((self.version, events))

    def wants_snapshot(self, match: Match) -> bool:
        """Whether the match after the next happening is to be saved whole: at the end, and at a boundary now and then.
        Playing a few answers again when a table is loaded costs less than saving every position."""
        return match.over or (match.at_boundary and self.version + 1 >= self.saved_version + SNAPSHOT_EVERY)

    def used(self, moment: datetime) -> tuple[int, float] | None:
        """The asked seat and the seconds it has left at this moment, if its clock is running."""
        if self.asked is None:
            return None
        seat = self.seats[self.asked]
        left = clocks.time_left(seat, self.asked_since, moment)
        return None if left is None or seat.stand_in else (seat.seat, left)

    def due(self, asked: int | None, since: datetime, left: float | None = None) -> datetime | None:
        return clocks.due(self.row, self.seats, asked, since, left)


def story(table: Table, version: int, events: list[Event], seat: int | None) -> dict[str, object]:
    """A `StoryOut`: what happened, as the seat may hear it."""
    heard = (told(table, event, seat) for event in events)
    return {"version": version, "told": [one for one in heard if one is not None]}


def check(table: LiveTable, kind: str, seat: int, token: str) -> None:
    if table.row.closed is not None:
        raise IllegalAnswer(CLOSED)
    match = table.playing
    if match.over:
        raise IllegalAnswer("The game is over; nothing is asked any more.")
    choice = match.choice
    if kind == "answer":
        if choice.seat != seat:
            raise IllegalAnswer(f"Seat {seat} isn't asked now; it is seat {choice.seat}'s turn to answer.")
        legal = tuple(option.token for option in choice.options)
        if token not in legal:
            raise IllegalAnswer(f"{token!r} is not possible now. Possible: {', '.join(legal)}.", legal, choice.rule)
    elif kind == "undo" and not match.can_undo(seat):
        raise IllegalAnswer("There is nothing to take back: something new was shown, or another player is asked.")


class Rooms:
    """All tables of this worker. `changed` is called after every change by this worker, with the table unlocked."""

    def __init__(self, store: Store, writer: Writer, limit: int) -> None:
        self.store = store
        self.writer = writer
        self.limit = limit
        # `kept` keeps the tables used last; `known` are all that anybody here still uses, so that there is never a
        # second copy of a table: a connection or a thinking bot holds on to its table although it is kept no longer.
        self.kept: OrderedDict[str, LiveTable] = OrderedDict()
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: list[Callable[[LiveTable], Awaitable[None]]] = []
        self.doubtful: set[str] = set()  # tables that may lie behind the database: it failed while it was written

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database."""
        table = self.known.get(table_id)
        if table is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NoSuchTable.named(table_id)
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                table = self.known.get(table_id)
                if table is None:
                    table = self.known[table_id] = await asyncio.to_thread(self.load, table_id)
        self.kept[table_id] = table
        self.kept.move_to_end(table_id)
        while len(self.kept) > self.limit:
            self.kept.popitem(last=False)
        return table

    async def get_fresh(self, table_id: str) -> LiveTable:
        """The table as the database knows it at this moment, if another worker's notice could be under way."""
        table = await self.get(table_id)
        if await self.behind(table):
            await self.refresh(table)
            if table.closed:
                raise NoSuchTable("The host has closed this table.")
        return table

    async def behind(self, table: LiveTable) -> bool:
        """Whether the database may hold something newer than the table in memory."""
        if table.id in self.doubtful:
            return True
        return self.store.on_postgres and await asyncio.to_thread(self.store.updated, table.id) != table.row.updated

    def load(self, table_id: str) -> LiveTable:
        """The table as its rows tell it. What can't be used any more is mended or closed, once and for all."""
        stored = self.store.read(table_id, snapshot=True)
        if stored is None:
            raise NoSuchTable.named(table_id)
        table = LiveTable(stored.row, stored.seats)
        if stored.row.state != "open" and stored.row.closed is None:
            self.restore(table, stored)
        if stored.row.closed is not None:
            table.match, table.version = last_position(stored), stored.row.version
        return table

    def restore(self, table: LiveTable, stored: Stored) -> None:
        row = stored.row
        try:
            played = restore(stored)
        except CantGoOn as error:
            log.warning("a game can't go on; its table is closed", extra={"table": row.id, "reason": str(error)})
            with suppress(KronikaError):  # if that can't be written now, the next one who loads it finds out again
                self.store.close_game(row, error.reason)
            return
        table.match, table.version = played.match, played.version
        table.saved_version = 0 if stored.snapshot is None else stored.snapshot.version
        table.recent.extend(played.stories)
        if played.mended:
            rules = played.match.game.rules_version
            words = {"table": row.id, "rules_before": row.rules, "rules": rules}
            log.warning("a table was rebuilt from its answers", extra=words)
            with suppress(KronikaError):
                self.store.mend(row, played.version, rules, snapshot_text(played.match, played.version))

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other workers have written. The caller holds the table's lock."""
        if table.match is None:
            try:
                fresh = await asyncio.to_thread(self.load, table.id)
            except NoSuchTable:
                self.forget(table)
                return
            table.sit(fresh.row, fresh.seats)
            table.match, table.version, table.recent = fresh.match, fresh.version, fresh.recent
            self.doubtful.discard(table.id)
            return
        stored = await asyncio.to_thread(self.store.read, table.id, table.version)
        assert stored is not None  # a game that has begun is never closed
        table.sit(stored.row, stored.seats)
        for happening in stored.happenings:
            table.apply(happening)
        self.doubtful.discard(table.id)

    async def refresh(self, table: LiveTable) -> None:
        """Something was written by another worker, or past the table in memory."""
        async with table.lock:
            await self.catch_up(table)
        await self.tell(table)

    def forget(self, table: LiveTable) -> None:
        table.closed = True
        self.doubtful.discard(table.id)
        self.kept.pop(table.id, None)
        self.known.pop(table.id, None)

    async def tell(self, table: LiveTable) -> None:
        for listener in list(table.listeners):
            await listener(table)

    async def changed_here(self, table: LiveTable) -> None:
        """Only the worker that changed a table lets its bots think; others would do the same work once more."""
        for listener in self.changed:
            await listener(table)
        await self.tell(table)

    # --- happenings

    async def act(
        self, table: LiveTable, kind: str, seat: int, version: int, token: str = "", bot: bool = False
    ) -> None:
        """Check, write to disk, and only then let it happen. Who asked for it may be gone before it is done, with the
        connection that is lost: that doesn't stop it halfway."""
        await asyncio.shield(self.act_whole(table, kind, seat, version, token, bot))

    async def act_whole(self, table: LiveTable, kind: str, seat: int, version: int, token: str, bot: bool) -> None:
        async with table.lock:
            if (
                version > table.version or table.id in self.doubtful
            ):  # another worker was here, and its notice is still under way
                await self.catch_up(table)
            if version != table.version:
                raise StaleAnswer(f"This was for version {version} of the table; it is at version {table.version} now.")
            check(table, kind, seat, token)
            # It happens to a copy: a card that fails, or a disk that is full, leaves the table as it was.
            match = table.playing.clone()
            events = happen(match, kind, seat, token)
            moment = now()
            happening = self.happening(table, match, kind, seat, token, bot, moment)
            try:
                first = await self.writer.append(happening)
            except OutcomeUnknown:
                self.doubtful.add(table.id)
                raise
            if first:
                table.advance(match, events)
                self.note(table, happening)
            else:
                await self.catch_up(table)
        await self.changed_here(table)
        if not first:
            raise StaleAnswer(f"Somebody was faster: the table is at version {table.version} now.")

    def happening(
        self, table: LiveTable, match: Match, kind: str, seat: int, token: str, bot: bool, moment: datetime
    ) -> Happening:
        asked = None if match.over else match.choice.seat
        clock = table.used(moment)
        left = clock[1] if clock is not None and clock[0] == asked else None
        return Happening(
            table=table.id,
            version=table.version + 1,
            kind=kind,
            seat=seat,
            token=token,
            bot=bot,
            at=moment,
            asked=asked,
            due=table.due(asked, moment, left),
            clock_seat=clock[0] if clock else None,
            seconds_left=clock[1] if clock else None,
            saved=snapshot_text(match, table.version + 1) if table.wants_snapshot(match) else None,
            result=dict(match.result.to_json()) if match.over else None,
        )

    def note(self, table: LiveTable, happening: Happening) -> None:
        """The rows in memory as they have been written."""
        row = table.row
        row.version = happening.version
        if happening.saved is not None:
            table.saved_version = happening.version
        row.asked, row.asked_since, row.updated, row.due = happening.asked, happening.at, happening.at, happening.due
        if not happening.bot:
            table.last_act = happening.at
        if happening.result is not None:
            row.state, row.result = "finished", happening.result
        if happening.clock_seat is not None:
            table.seats[happening.clock_seat].seconds_left = happening.seconds_left

    async def write(self, table: LiveTable, work: Callable[[], T]) -> T:
        """Change the table's rows by a transaction of the store, read them back, tell everybody, and let a bot that is
        asked think."""
        async with table.lock:
            try:
                done = await asyncio.to_thread(work)
            except OutcomeUnknown:
                self.doubtful.add(table.id)
                raise
            await self.read_back(table)
        await self.changed_here(table)
        return done

    async def read_back(self, table: LiveTable) -> None:
        """Read what this worker has just written. If that fails, nobody must hear that nothing has changed."""
        try:
            await self.catch_up(table)
        except StoreFull:
            self.doubtful.add(table.id)
            raise OutcomeUnknown("This is saved, but the table can't be read now. Look again in a moment.") from None

    async def change_seat(self, table: LiveTable, seat: int, asked_anew: bool = False, **values: object) -> None:
        """Change a seat during the game; `asked_anew`: the open question counts from now on."""

        def change() -> None:
            since = now() if asked_anew and table.asked == seat else table.asked_since
            due = table.due(table.asked, since)
            self.store.change_seat(table.id, seat, table.version, since, due, **values)

        await self.write(table, change)
