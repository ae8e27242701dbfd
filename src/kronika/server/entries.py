"""How the journal writes happenings: the SQL that turns them into rows of either database. Every answer passes through
here, so CPU time matters more than elsewhere in the server."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

import orjson
from sqlalchemy import BindParameter, Dialect, bindparam, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.expression import UpdateBase

from .models import HappeningRow, SeatRow, SnapshotRow, TableRow


@dataclass(frozen=True)
class Happening:
    """One thing that happens at a table, with the table's state after it. Both are written together or not at all."""

    table: str
    version: int
    kind: str
    seat: int
    token: str
    bot: bool
    at: datetime
    asked: int | None
    due: datetime | None
    clock_seat: int | None  # the seat that was asked and its remaining time, if it has a clock
    seconds_left: float | None
    saved: str | None  # a snapshot, now and then
    result: dict[str, object] | None

    @property
    def state(self) -> str:
        return "running" if self.result is None else "finished"


class Entries(Protocol):
    def write(self, cursor: DBAPICursor, happenings: list[Happening]) -> set[str]:
        """Write happenings of different tables in the open transaction. Returns the tables whose happening was the
        first with its version; the other tables are unchanged."""


class PostgresEntries:
    """The whole batch is one statement with one value. Several statements, or one with a list for each column, take two
    to three times the CPU in the driver. The other workers are told with the commit."""

    def __init__(self, worker: str) -> None:
        self.worker = worker

    def write(self, cursor: DBAPICursor, happenings: list[Happening]) -> set[str]:
        cursor.execute(WRITE, (orjson.dumps(happenings).decode(), f"{self.worker}|table|"))
        return {table for table, _ in cursor.fetchall()}


WRITE = """
WITH given AS (
  SELECT * FROM json_to_recordset(%s) AS given (
    "table" text, version int, kind text, seat int, token text, bot bool, at timestamptz, asked int, due timestamptz,
    clock_seat int, seconds_left float, saved text, result json
  )
), added AS (
  INSERT INTO happening (table_id, version, kind, seat, token, bot, at)
  SELECT "table", version, kind, seat, token, bot, at FROM given
  ON CONFLICT DO NOTHING
  RETURNING table_id
), first AS (
  SELECT given.* FROM given JOIN added ON table_id = "table"
), moved_on AS (
  UPDATE game_table
  SET version = first.version, asked = first.asked, asked_since = at, updated = at, due = first.due,
    state = CASE WHEN first.result IS NULL THEN state ELSE 'finished' END,
    result = coalesce(first.result, game_table.result)
  FROM first WHERE id = "table"
), seats AS (
  UPDATE seat
  SET seconds_left = CASE WHEN seat.seat = clock_seat THEN first.seconds_left ELSE seat.seconds_left END,
    ended = CASE WHEN result IS NULL THEN ended ELSE at END
  FROM first WHERE table_id = "table" AND (seat.seat = clock_seat OR result IS NOT NULL)
), snapshots AS (
  INSERT INTO snapshot (table_id, version, saved)
  SELECT "table", version, saved FROM first WHERE saved IS NOT NULL
  ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, saved = excluded.saved
)
SELECT "table", pg_notify('kronika', %s || "table") FROM first
"""


class Statement:
    """An SQLite statement about one happening, compiled once. An ORM session takes four times the CPU time."""

    def __init__(self, statement: UpdateBase, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        converters = {
            name: parameter.type.dialect_impl(dialect).bind_processor(dialect)
            for name, parameter in compiled.binds.items()
        }
        self.plain = [name for name, convert in converters.items() if convert is None]
        self.converted = [(name, convert) for name, convert in converters.items() if convert is not None]

    def values(self, happening: Happening) -> dict[str, Any]:
        values = {name: getattr(happening, name) for name in self.plain}
        for name, convert in self.converted:
            values[name] = convert(getattr(happening, name))
        return values


def named(*names: str) -> dict[str, BindParameter[object]]:
    """The happening's values of these names."""
    return {name: bindparam(name) for name in names}


class SqliteEntries:
    """Runs one statement after another, each for all happenings that it concerns."""

    def __init__(self, dialect: Dialect) -> None:
        tables, seats = TableRow.__table__, SeatRow.__table__
        self.add = Statement(
            insert(HappeningRow)
            .values(table_id=bindparam("table"), **named("version", "kind", "seat", "token", "bot", "at"))
            .on_conflict_do_nothing(),
            dialect,
        )
        move_on = (
            update(tables)  # type: ignore[arg-type]
            .where(TableRow.id == bindparam("table"))
            .values(asked_since=bindparam("at"), updated=bindparam("at"), **named("version", "asked", "due"))
        )
        self.move_on = Statement(move_on, dialect)
        self.finish = Statement(move_on.values(named("state", "result")), dialect)
        its_seats = update(seats).where(SeatRow.table_id == bindparam("table"))  # type: ignore[arg-type]
        self.end_seats = Statement(its_seats.values(ended=bindparam("at")), dialect)
        asked_seat = its_seats.where(SeatRow.seat == bindparam("clock_seat"))
        self.set_clock = Statement(asked_seat.values(named("seconds_left")), dialect)
        self.set_snapshot = Statement(
            insert(SnapshotRow)
            .values(table_id=bindparam("table"), **named("version", "saved"))
            .on_conflict_do_update(index_elements=["table_id"], set_=named("version", "saved")),
            dialect,
        )

    def write(self, cursor: DBAPICursor, happenings: list[Happening]) -> set[str]:
        first = [one for one in happenings if self.run(cursor, self.add, [one])]
        over = [one for one in first if one.result is not None]
        self.run(cursor, self.move_on, [one for one in first if one.result is None])
        self.run(cursor, self.finish, over)
        self.run(cursor, self.end_seats, over)
        self.run(cursor, self.set_clock, [one for one in first if one.clock_seat is not None])
        self.run(cursor, self.set_snapshot, [one for one in first if one.saved is not None])
        return {one.table for one in first}

    def run(self, cursor: DBAPICursor, statement: Statement, happenings: list[Happening]) -> int:
        """The number of rows that it has added or changed."""
        if not happenings:
            return 0
        cursor.executemany(statement.sql, [statement.values(one) for one in happenings])
        return cursor.rowcount
