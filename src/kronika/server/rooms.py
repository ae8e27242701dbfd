"""Live tables: loaded on demand, kept within bounds, changed one happening at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from datetime import datetime

from kronika.engine.errors import IllegalAnswer, KronikaError, StaleAnswer
from kronika.engine.events import Event, told
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.games import game as find_game

from .models import HappeningRow, SeatRow, TableRow
from .store import Happening, Standing, Store, now
from .writer import Writer

RECENT = 60  # stories kept in memory for connections that come back


class NoSuchTable(KronikaError):
    pass


class NotYours(KronikaError):
    pass


class LiveTable:
    """A table in memory: the match at `version`, and who sits where."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.id = row.id
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.version = 0
        self.lock = asyncio.Lock()
        self.recent: deque[tuple[int, list[Event]]] = deque(maxlen=RECENT)
        self.asked_since = row.asked_since or now()
        self.listeners: set[Callable[[LiveTable], Awaitable[None]]] = set()

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise KronikaError("The game hasn't begun: a seat is still free.")
        return self.match

    @property
    def asked(self) -> int | None:
        return None if self.match is None or self.match.over else self.match.choice.seat

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

    def stories(self, after: int, seat: int | None) -> list[tuple[int, list[dict[str, Json]]]] | None:
        """What happened after a version, as the seat may hear it; None if that is too long ago to be in memory."""
        if after < self.version and (not self.recent or self.recent[0][0] > after + 1):
            return None
        table = self.playing.table
        found = []
        for version, events in self.recent:
            if version > after:
                heard = (told(table, event, seat) for event in events)
                found.append((version, [story for story in heard if story is not None]))
        return found

    def apply(self, kind: str, seat: int, token: str) -> None:
        """Let one happening happen in memory."""
        match = self.playing
        if kind == "answer":
            match.answer(token)
            events = list(match.events)
        elif kind == "undo":
            match.undo()
            events = [Event("undone", seat, -1, -1, 0, -1, {})]
        else:
            match.resign(seat)
            events = list(match.events)
        self.version += 1
        self.recent.append((self.version, events))


def fold(happenings: list[HappeningRow]) -> list[tuple[int, str]]:
    """The answers that count after undos."""
    answers: list[tuple[int, str]] = []
    for row in happenings:
        if row.kind == "undo":
            answers.pop()
        else:
            answers.append((row.seat, "resign" if row.kind == "resign" else row.token))
    return answers


class Rooms:
    """All tables of this worker. `changed` is called after every change, with the table locked no longer."""

    def __init__(self, store: Store, writer: Writer, limit: int) -> None:
        self.store = store
        self.writer = writer
        self.limit = limit
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.changed: list[Callable[[LiveTable], Awaitable[None]]] = []

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database."""
        table = self.live.get(table_id)
        if table is not None:
            self.live.move_to_end(table_id)
            return table
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.live:
                self.live[table_id] = await asyncio.to_thread(self.load, table_id)
                self.evict()
        self.loading.pop(table_id, None)
        return self.live[table_id]

    def evict(self) -> None:
        """Forget the tables that nobody looks at, oldest first."""
        for table_id, table in list(self.live.items()):
            if len(self.live) <= self.limit:
                return
            if not table.listeners and not table.lock.locked():
                del self.live[table_id]

    def load(self, table_id: str) -> LiveTable:
        found = self.store.table(table_id)
        if found is None:
            raise NoSuchTable(f"There is no table {table_id!r}.")
        table = LiveTable(*found)
        if table.row.state != "open":
            self.load_match(table)
        return table

    def load_match(self, table: LiveTable) -> None:
        """The last snapshot and the happenings after it."""
        row = table.row
        game = find_game(row.game)
        rows = self.store.happenings(row.id)
        snapshot = self.store.snapshot(row.id)
        if snapshot is None:
            table.match = Match.start(game, len(table.seats), row.seed, row.options)
        else:
            before = [happening for happening in rows if happening.version <= snapshot.version]
            table.match = Match.load(game, snapshot.saved, fold(before))
            table.version = snapshot.version
        for happening in rows:
            if happening.version > table.version:
                table.apply(happening.kind, happening.seat, happening.token)

    async def catch_up(self, table: LiveTable) -> bool:
        """Read what other workers have written; whether there was anything."""
        found, rows = await asyncio.gather(
            asyncio.to_thread(self.store.table, table.id),
            asyncio.to_thread(self.store.happenings, table.id, table.version),
        )
        if found is None:
            return False
        before = (table.version, table.row.state)
        table.row, table.seats = found
        if table.match is None and table.row.state != "open":
            await asyncio.to_thread(self.load_match, table)
        for row in rows:
            if row.version == table.version + 1:
                table.apply(row.kind, row.seat, row.token)
                table.asked_since = row.at
        return before != (table.version, table.row.state)

    async def tell(self, table: LiveTable) -> None:
        for listener in (*self.changed, *table.listeners):
            await listener(table)

    # --- happenings

    async def act(
        self, table: LiveTable, kind: str, seat: int, version: int, token: str = "", bot: bool = False
    ) -> None:
        """Check, write to disk, and only then let it happen."""
        async with table.lock:
            if version != table.version:
                raise StaleAnswer(f"This was for version {version} of the table; it is at version {table.version} now.")
            self.check(table, kind, seat, token)
            moment = now()
            happening = Happening(table.id, version + 1, kind, seat, token, bot, moment)
            if not await self.writer.append(happening):
                await self.catch_up(table)
                raise StaleAnswer(f"Somebody was faster: the table is at version {table.version} now.")
            clock = self.clock(table, moment)
            table.apply(kind, seat, token)
            table.asked_since = moment
            self.note(table, moment, clock)
        await self.tell(table)

    def check(self, table: LiveTable, kind: str, seat: int, token: str) -> None:
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
        elif kind == "resign":
            match.clone().resign(seat)

    def clock(self, table: LiveTable, moment: datetime) -> dict[int, float]:
        """The thinking time that the asked seat has used."""
        if table.asked is None or table.row.clock_minutes is None:
            return {}
        seat = table.seats[table.asked]
        if seat.seconds_left is None:
            return {}
        seat.seconds_left = max(0.0, seat.seconds_left - (moment - table.asked_since).total_seconds())
        return {seat.seat: seat.seconds_left}

    def note(self, table: LiveTable, moment: datetime, clock: dict[int, float]) -> None:
        match = table.playing
        result = dict(match.result.to_json()) if match.over else None
        if match.over:
            table.row.state = "finished"
            table.row.result = dict(result or {})
        saved = match.save(history=False) if match.at_boundary or match.over else None
        self.writer.note(
            Standing(table.id, table.version, saved, table.asked, moment, dict(result) if result else None, clock)
        )

    async def begin(self, table: LiveTable) -> None:
        """Start the game if every seat is taken."""
        async with table.lock:
            if await asyncio.to_thread(self.store.start_table, table.id):
                table.row.state = "running"
                table.asked_since = now()
                await asyncio.to_thread(self.load_match, table)
                self.note(table, table.asked_since, {})
        await self.tell(table)

    async def change_seat(self, table: LiveTable, seat: int, **values: object) -> None:
        await asyncio.to_thread(lambda: self.store.change_seat(table.id, seat, **values))
        for name, value in values.items():
            setattr(table.seats[seat], name, value)
        await self.tell(table)
