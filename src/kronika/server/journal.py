"""The journal: everything that happens at a table becomes a row, and the rows of many tables are written in one
transaction. It has a connection of its own, because taking one from a pool for each answer would cost more than the
answer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from sqlalchemy.pool import PoolProxiedConnection

from .database import Database, Saving
from .entries import Entries, Happening, PostgresEntries, SqliteEntries


class Journal:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: PoolProxiedConnection | None = None
        self.entries: Entries = (
            PostgresEntries(database.worker) if database.on_postgres else SqliteEntries(database.engine.dialect)
        )

    def write(self, happenings: Sequence[Happening]) -> set[str]:
        """Write a batch in one transaction. Returns the tables whose happening was the first with its version. All
        workers process their tables in the same order, so two batches never wait for each other."""
        ordered = sorted(happenings, key=lambda happening: happening.table)
        with self.database.saving() as saving:
            if self.connection is not None:
                kept = self.connection.driver_connection
                try:
                    return self.write_over(self.connection, ordered, saving)
                except self.database.unusable as error:
                    if saving.committing or not self.database.is_lost(error, kept):
                        raise
                    # The connection was lost since it was last used, so nothing has been written. A new one may work.
            return self.write_over(self.database.engine.raw_connection(), ordered, saving)

    def write_over(self, connection: PoolProxiedConnection, ordered: list[Happening], saving: Saving) -> set[str]:
        self.connection = None
        try:
            with closing(connection.cursor()) as cursor:  # an open one would keep SQLite's lock after a failure
                first = self.entries.write(cursor, ordered)
                saving.committing = True
                self.database.engine.dialect.do_commit(connection)
        except BaseException:
            connection.invalidate()
            raise
        self.connection = connection
        return first

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
