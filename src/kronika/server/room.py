"""A room: a table with its people, in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime

from kronika.engine.errors import KronikaError
from kronika.engine.events import Event, told
from kronika.engine.match import Match
from kronika.engine.table import Table
from kronika.lessons import Lesson, lesson

from . import clocks
from .models import HappeningRow, SeatRow, TableRow
from .replaying import happen

SNAPSHOT_EVERY = 10  # the least number of happenings between two snapshots
RECENT = 60  # stories kept in memory for connections that are restored
STAND_IN = "player"  # the level of a bot that plays for a person
CLOSED = "This table is closed: its game can't continue. You can still read its record."


class NoSuchTable(KronikaError):
    @classmethod
    def named(cls, table_id: str) -> NoSuchTable:
        return cls(f"There is no table {table_id!r}.")


class NotYours(KronikaError):
    pass


class Room:
    """A table: its match at `version`, who sits where, and who is connected."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.id = row.id
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.version = row.version or 0
        self.saved_version = 0  # the version of the last snapshot that this worker knows of
        self.seating = 0  # increases whenever the rows are read again, because somebody may have sat down or left
        self.last_act = row.created  # the last time that a person did something, as far as this worker knows
        self.closed = False  # whether the host has closed it before the start
        self.lock = asyncio.Lock()
        self.recent: deque[tuple[int, list[Event]]] = deque(maxlen=RECENT)
        self.states: dict[int | None, tuple[tuple[int, datetime], bytes]] = {}  # the last state sent, by seat
        self.listeners: set[Callable[[Room], Awaitable[None]]] = set()

    def sit(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.seating += 1

    @property
    def playing(self) -> Match:
        if self.match is None and self.row.closed is not None:
            raise KronikaError(CLOSED)
        if self.match is None:
            raise KronikaError("The game hasn't started: there is still a free seat.")
        return self.match

    @property
    def asked(self) -> int | None:
        """The asked seat. For a table that is only listed, it comes from the row."""
        if self.match is None or self.row.closed is not None:
            return self.row.asked
        return None if self.match.over else self.match.choice.seat

    @property
    def asked_since(self) -> datetime:
        return self.row.asked_since or self.row.created

    @property
    def bot_asked(self) -> SeatRow | None:
        """The asked seat, if a bot is to answer for it."""
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

    def eyes(self, seat: int | None, account: str | None) -> int | None:
        """Check the seat for which somebody requests a view: it must be theirs. None is a spectator."""
        if seat is not None:
            self.seat_of(account or "", seat)
        return seat

    def is_player(self, account: str) -> bool:
        return any(seat.account == account for seat in self.seats)

    def stories(self, after: int, seat: int | None) -> list[dict[str, object]] | None:
        """What happened after this version, as far as the seat may know. None if that is too long ago to be in
        memory."""
        if self.row.closed is not None:
            return []
        if after < self.version and (not self.recent or self.recent[0][0] > after + 1):
            return None
        table = self.playing.table
        return [story(table, version, events, seat) for version, events in self.recent if version > after]

    def apply(self, row: HappeningRow) -> None:
        """Apply a happening that has been written to the room in memory."""
        self.advance(self.playing, happen(self.playing, row.kind, row.seat, row.token))

    def advance(self, match: Match, events: list[Event]) -> None:
        self.match = match
        self.version += 1
        self.recent.append((self.version, events))

    def wants_snapshot(self, match: Match) -> bool:
        """Whether the whole match should be saved after the next happening: at the end, and at a boundary every now and
        then. Repeating a few answers when a table is loaded costs less than saving every position."""
        return match.over or (match.at_boundary and self.version + 1 >= self.saved_version + SNAPSHOT_EVERY)

    def used(self, moment: datetime) -> tuple[int, float] | None:
        """The asked seat and its remaining seconds at this moment, if its clock is running."""
        if self.asked is None:
            return None
        seat = self.seats[self.asked]
        left = clocks.time_left(seat, self.asked_since, moment)
        return None if left is None or seat.stand_in else (seat.seat, left)

    def due(self, asked: int | None, since: datetime, left: float | None = None) -> datetime | None:
        return clocks.due(self.row, self.seats, asked, since, left)


def script_of(room: Room) -> Lesson | None:
    """The lesson that the table began with, if any."""
    return lesson(room.row.game) if room.row.lesson else None


def story(table: Table, version: int, events: list[Event], seat: int | None) -> dict[str, object]:
    """A `StoryOut`: what happened, as far as the seat may know."""
    return {"version": version, "told": [told(table, event, seat) for event in events]}
