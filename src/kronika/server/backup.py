"""Backups: one file for either database, made while the server runs, and restored completely or not at all.

The file is an SQLite database with the server's tables and one more, `backup`, which has the number of rows and a
digest of each table. So a backup can be checked on any machine, and can move games between SQLite and PostgreSQL. A
backup of an older version is migrated when it is restored.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path

from sqlalchemy import (
    JSON,
    URL,
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, StaticPool

from kronika import __version__
from kronika.engine.errors import KronikaError

from .database import TURN, WORKERS, check_exists, connect, migrate

FORMAT = "1"
BATCH = 2000  # rows copied at a time
NOT_GAMES = ("alembic_version", "backup")
IN_USE = "The database is in use. Stop the server first."

ABOUT = Table("backup", MetaData(), Column("name", String, primary_key=True), Column("value", String, nullable=False))

Progress = Callable[[int, int], None]  # rows copied, rows in total


class BadBackup(KronikaError):
    pass


class DatabaseInUse(KronikaError):
    pass


class NotEmpty(KronikaError):
    pass


def in_utc(value: object) -> str:
    """Convert a timestamp to text in UTC. A timestamp without a time zone, as in SQLite, is in UTC already."""
    if not isinstance(value, datetime):
        raise TypeError(f"A row holds {value!r}.")
    return (value if value.tzinfo else value.replace(tzinfo=UTC)).astimezone(UTC).isoformat()


spell = json.JSONEncoder(sort_keys=True, default=in_utc).encode  # gives the same text for a row from either database


@dataclass
class Contents:
    """The number of rows in a table and a digest that doesn't depend on their order, because the two databases sort
    differently."""

    rows: int = 0
    total: int = 0

    def add(self, row: dict[str, object]) -> None:
        self.rows += 1
        self.total += int.from_bytes(blake2b(spell(row).encode(), digest_size=16).digest(), "big")

    @property
    def digest(self) -> str:
        return f"{self.total % 2**128:032x}"


def described(contents: dict[str, Contents]) -> dict[str, str]:
    rows = {f"rows of {name}": str(found.rows) for name, found in contents.items()}
    return rows | {f"digest of {name}": found.digest for name, found in contents.items()}


# --- making one


def back_up(database: str, file: Path, progress: Progress) -> dict[str, int]:
    """Copy a consistent snapshot of the database into a new file and return the number of rows per table. It contains
    everything that was acknowledged before the call."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it contains password hashes
    try:
        with opened(part) as target:
            contents = fill(database, target, progress)
            with target.connect() as connection:
                compare(contents, contents_of(connection))
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return {name: found.rows for name, found in contents.items()}


def fill(database: str, target: Engine, progress: Progress) -> dict[str, Contents]:
    with snapshot(database) as source:
        revision = revision_of(source)
        migrate(target, revision)
        with target.begin() as connection:
            contents = copy(source, connection, progress)
            about = {"format": FORMAT, "kronika": __version__, "revision": revision, **described(contents)}
            about["made"] = datetime.now(UTC).isoformat(timespec="seconds")
            ABOUT.create(connection)
            connection.execute(insert(ABOUT), [{"name": name, "value": value} for name, value in about.items()])
    return contents


@contextmanager
def snapshot(database: str) -> Iterator[Connection]:
    """A consistent view of the database that later writes don't change."""
    check_exists(database)
    engine = connect(database)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                connection.exec_driver_sql("SET TIME ZONE 'UTC'")
            else:
                connection.exec_driver_sql("BEGIN")
            yield connection
    except DatabaseError as error:
        raise KronikaError(f"The database can't be read: {error.orig}") from None
    finally:
        engine.dispose()


def revision_of(connection: Connection) -> str:
    tables = reflected(connection)
    if "alembic_version" not in tables.tables:
        raise KronikaError("This isn't a database of Kronika, or no server has used it yet.")
    return str(connection.scalar(select(tables.tables["alembic_version"])))


# --- putting one back


def restore(file: Path, database: str, force: bool, progress: Progress) -> dict[str, int]:
    """Restore a backup into a database that no server uses and return the number of rows per table. A non-empty
    database is replaced with `force` and refused otherwise. If something goes wrong, nothing has changed."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder) / "backup.db"
        shutil.copyfile(file, work)
        check(work, file)
        with opened(work) as source, alone(database, force) as target:
            if not force:
                check_empty(target)
            migrate(source)
            migrate(target)
            with source.connect() as old, target.begin() as new:
                contents = replace(old, new, progress)
    return {name: found.rows for name, found in contents.items()}


def check(work: Path, file: Path) -> None:
    """Refuse a file that isn't a backup or has changed since it was made."""
    try:
        with opened(work) as engine, engine.connect() as connection:
            if connection.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
                raise BadBackup(f"{file} is damaged: SQLite reports errors.")
            if "backup" not in reflected(connection).tables:
                raise BadBackup(f"{file} isn't a file written by kronika backup.")
            about = {row.name: row.value for row in connection.execute(select(ABOUT))}
            if about.pop("format", None) != FORMAT:
                raise BadBackup(f"{file} was made by a newer version of Kronika ({about.get('kronika')}).")
            found = described(contents_of(connection))
            if found != {name: value for name, value in about.items() if " of " in name}:
                raise BadBackup(f"{file} is damaged: its contents have changed.")
    except DatabaseError:
        raise BadBackup(f"{file} isn't a file written by kronika backup, or it is damaged.") from None


@contextmanager
def alone(database: str, force: bool) -> Iterator[Engine]:
    """An engine for a database that no server is using. None can start to use it until this ends."""
    engine = sqlite_alone(Path(make_url(database).database or ""), force) if on_sqlite(database) else connect(database)
    try:
        with engine.connect() as connection:
            if not on_sqlite(database):
                check_unused(connection)
        yield engine
    except OperationalError as error:
        raise KronikaError(f"The database can't be used: {error.orig}") from None
    finally:
        engine.dispose()


def sqlite_alone(path: Path, force: bool) -> Engine:
    if path.exists() and damaged(path):
        aside = path.with_name(f"{path.name}.damaged")
        if not force:
            raise KronikaError(f"The database {path} is damaged. With --force it is moved aside as {aside.name}.")
        for suffix in ("-wal", "-shm", ""):
            with suppress(FileNotFoundError):
                path.with_name(path.name + suffix).replace(aside.with_name(aside.name + suffix))
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=StaticPool, connect_args={"timeout": 0})
    event.listen(engine, "connect", exclusively)
    return engine


def exclusively(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Take an exclusive lock on an SQLite database. That also ends write-ahead logging and merges what is left in a
    -wal file, which SQLite would otherwise apply to the new rows."""
    cursor = connection.cursor()
    try:
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=DELETE", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise DatabaseInUse(IN_USE) from None
    finally:
        cursor.close()


def damaged(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        try:
            return bool(connection.execute("PRAGMA quick_check").fetchone()[0] != "ok")
        except sqlite3.OperationalError:  # it can't be read now, but that doesn't mean that it is damaged
            return False
        except sqlite3.DatabaseError:
            return True


def check_unused(connection: Connection) -> None:
    if connection.execute(WORKERS).first() is not None:
        raise DatabaseInUse(IN_USE)


def check_empty(target: Engine) -> None:
    with target.connect() as connection:
        if any(connection.execute(select(table).limit(1)).first() for table in game_tables(connection)):
            raise NotEmpty("The database isn't empty. With --force the backup replaces everything in it.")


def replace(old: Connection, new: Connection, progress: Progress) -> dict[str, Contents]:
    on_postgres = new.dialect.name == "postgresql"
    if on_postgres:
        new.exec_driver_sql(TURN)  # a server that starts now waits until this is done
        new.exec_driver_sql("SET TIME ZONE 'UTC'")
        check_unused(new)
    tables = game_tables(new)
    for table in reversed(tables):
        new.execute(delete(table))
    contents = copy(old, new, progress)
    compare(contents, contents_of(new))
    if on_postgres:
        for table in tables:
            continue_numbers(new, table)
    return contents


def continue_numbers(connection: Connection, table: Table) -> None:
    """Advance PostgreSQL's sequences beyond the numbers of the restored rows."""
    for column in table.primary_key.columns:
        sequence = connection.scalar(select(func.pg_get_serial_sequence(table.name, column.name)))
        if sequence is not None:
            highest = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, highest, False)))


# --- rows


def on_sqlite(database: str) -> bool:
    return database.startswith("sqlite")


@contextmanager
def opened(path: Path) -> Iterator[Engine]:
    """A backup file. It is written only once, so it is flushed to disk only at the end."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
    try:
        yield engine
    finally:
        engine.dispose()


def reflected(connection: Connection) -> MetaData:
    """The tables as they are in the database, which may be older than our models."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found


def game_tables(connection: Connection) -> list[Table]:
    """The tables in a backup, in an order in which each comes after those it refers to."""
    return [table for table in reflected(connection).sorted_tables if table.name not in NOT_GAMES]


def copy(source: Connection, target: Connection, progress: Progress) -> dict[str, Contents]:
    tables, origin = game_tables(target), reflected(source).tables
    total = sum(source.scalar(select(func.count()).select_from(origin[table.name])) or 0 for table in tables)
    done = 0
    contents: dict[str, Contents] = {}
    for table in tables:
        found = contents[table.name] = Contents()
        for rows in batches(source, origin[table.name]):
            target.execute(insert(table), rows)
            for row in rows:
                found.add(row)
            done += len(rows)
            progress(done, total)
    return contents


def batches(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    with connection.execute(select(table), execution_options={"yield_per": BATCH}) as found:
        for rows in found.mappings().partitions():
            yield [dict(row) for row in rows]


def contents_of(connection: Connection) -> dict[str, Contents]:
    contents: dict[str, Contents] = {}
    for table in game_tables(connection):
        found = contents[table.name] = Contents()
        for rows in batches(connection, table):
            for row in rows:
                found.add(row)
    return contents


def compare(written: dict[str, Contents], read: dict[str, Contents]) -> None:
    for name, contents in written.items():
        if contents != read.get(name):
            raise BadBackup(f"What was written of {name} can't be read back. Check the disk.")
