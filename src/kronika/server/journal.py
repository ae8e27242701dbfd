"""The journal: everything that happens at a table becomes a row, many tables' rows in one transaction.

Every answer passes here. The statements are compiled once and handed to the driver over a connection of the journal's
own: a session with its pool, its checks and its results takes four times the CPU of what it does for an answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import BindParameter, Dialect, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.expression import UpdateBase

from .database import Database, Saving
from .models import HappeningRow, SeatRow, SnapshotRow, TableRow


@dataclass(frozen=True)
class Happening:
    """One thing that happens at a table, and where the table stands after it: written together or not at all."""

    table: str
    version: int
    kind: str
    seat: int
    token: str
    bot: bool
    at: datetime
    asked: int | None
    due: datetime | None
    clock_seat: int | None  # the seat that was asked, if it has a clock, and what is left on it
    seconds_left: float | None
    saved: str | None  # a snapshot, now and then
    result: dict[str, object] | None

    @property
    def state(self) -> str:
        return "running" if self.result is None else "finished"


def named(*names: str) -> dict[str, BindParameter[object]]:
    """Values that a happening has under these names."""
    return {name: bindparam(name) for name in names}


class Statement:
    """A statement about one happening, compiled for one driver."""

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


class Journal:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: PoolProxiedConnection | None = None
        dialect = database.engine.dialect
        insert = postgresql.insert if database.on_postgres else sqlite.insert
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

    def write(self, happenings: Sequence[Happening]) -> set[str]:
        """Write a batch in one transaction: the tables whose happening was the first with its version. All workers go
        through their tables in the same order, so that two batches never wait for each other."""
        ordered = sorted(happenings, key=lambda happening: happening.table)
        with self.database.saving() as saving:
            if self.connection is not None:
                kept = self.connection.driver_connection
                try:
                    return self.write_over(self.connection, ordered, saving)
                except self.database.unusable as error:
                    if saving.committing or not self.database.is_lost(error, kept):
                        raise
                    # It was lost since it was last used, so nothing has happened: a new one may work.
            return self.write_over(self.database.engine.raw_connection(), ordered, saving)

    def write_over(self, connection: PoolProxiedConnection, ordered: list[Happening], saving: Saving) -> set[str]:
        self.connection = None
        try:
            with closing(connection.cursor()) as cursor:  # an open one would keep SQLite's lock after a failure
                first = self.add_all(connection, cursor, ordered)
                over = [one for one in first if one.result is not None]
                self.run(cursor, self.move_on, [one for one in first if one.result is None])
                self.run(cursor, self.finish, over)
                self.run(cursor, self.end_seats, over)
                self.run(cursor, self.set_clock, [one for one in first if one.clock_seat is not None])
                self.run(cursor, self.set_snapshot, [one for one in first if one.saved is not None])
                self.database.notify_all(cursor, [f"table|{one.table}" for one in first])
                saving.committing = True
                self.database.engine.dialect.do_commit(connection)
        except BaseException:
            connection.invalidate()
            raise
        self.connection = connection
        return {one.table for one in first}

    def add_all(
        self, connection: PoolProxiedConnection, cursor: DBAPICursor, ordered: list[Happening]
    ) -> list[Happening]:
        """Those that were the first with their version: all of them, unless another worker was faster somewhere."""
        self.run(cursor, self.add, ordered)
        if cursor.rowcount == len(ordered):
            return ordered
        connection.rollback()
        first = []
        for one in ordered:
            self.run(cursor, self.add, [one])
            if cursor.rowcount == 1:
                first.append(one)
        return first

    def run(self, cursor: DBAPICursor, statement: Statement, happenings: list[Happening]) -> None:
        if happenings:
            cursor.executemany(statement.sql, [statement.values(one) for one in happenings])

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
