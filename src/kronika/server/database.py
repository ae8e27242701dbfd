"""The database: how it is opened, brought up to date, read and written, and what is said when it fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import monotonic

from sqlalchemy import Engine, create_engine, event, func, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from kronika.engine.errors import BadSetup, KronikaError

from .clocks import Clock
from .outages import Outage


class StoreFull(KronikaError):
    """The database can't be used: what was asked for has certainly not happened."""


class OutcomeUnknown(KronikaError):
    """The database failed while it was saving: what was asked for may have happened or not."""


DATABASE_FAILED = (StoreFull, OutcomeUnknown)

TURN = "SELECT pg_advisory_xact_lock(727001)"  # who changes the whole database of PostgreSQL holds this lock
# The workers that listen now name themselves.
WORKERS = text(
    "SELECT application_name FROM pg_stat_activity "
    "WHERE application_name LIKE 'kronika %' AND datname = current_database()"
)
NOTIFY_ALL = "SELECT pg_notify('kronika', word) FROM unnest(CAST(%s AS text[])) AS word"
UNUSABLE = (OperationalError, InterfaceError, InternalError, PoolTimeout)
CANT_USE = "The database can't be used now. Nothing has changed; try again in a moment."


def refused(error: Exception) -> bool:
    """Whether the database itself has refused a commit, so that nothing has changed. A connection that breaks says
    nothing, and neither does an error of the disk: what was written may still be found there."""
    cause = getattr(error, "orig", error)
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)
    state = getattr(cause, "sqlstate", None)
    return state is not None and not state.startswith(("08", "57P"))


clock = Clock()


def reason(error: Exception) -> str:
    return str(getattr(error, "orig", error))


def now() -> datetime:
    return clock.now()


def connect(address: str) -> Engine:
    # Without `hide_parameters` a failed statement would carry seeds and password hashes into the log.
    if address.startswith("sqlite"):
        engine = create_engine(
            address,
            hide_parameters=True,
            paramstyle="named",  # so that the journal can give both drivers the same values
            connect_args={"timeout": 30, "check_same_thread": False},
        )
        event.listen(engine, "connect", careful_sqlite)
        return engine
    return create_engine(address, hide_parameters=True, pool_size=5, max_overflow=10, pool_pre_ping=True)


def careful_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """On disk means on disk: a commit returns after the write has reached it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database's shape up to date, wholly or not at all; workers that start together take turns."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    turn = TURN if engine.dialect.name == "postgresql" else "BEGIN IMMEDIATE"
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(turn)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            connection.commit()
    except CommandError as error:
        raise BadSetup(
            f"The database has a shape that this version of Kronika doesn't know ({error}). "
            "Use the newer version that made it, or another database."
        ) from None
    except OperationalError as error:
        raise BadSetup(f"The database can't be used: {error.orig}") from None


@dataclass
class Saving:
    """A transaction under way."""

    committing: bool = False  # from here on a failure leaves open whether it was saved


class Database:
    """Transactions and reads. `worker` signs notices to the other workers; `failed` hears of every failure: "read" or
    "write"."""

    def __init__(self, engine: Engine, worker: str = "", failed: Callable[[str], None] = lambda _: None) -> None:
        self.engine = engine
        self.worker = worker
        self.failed = failed
        self.reads, self.writes = Outage("read"), Outage("written")
        self.written = 0.0  # when something was committed last, by the monotonic clock
        self.on_postgres = engine.dialect.name == "postgresql"
        self.steady = engine.execution_options(isolation_level="REPEATABLE READ") if self.on_postgres else engine
        driver = engine.dialect.loaded_dbapi
        self.unusable = (*UNUSABLE, driver.OperationalError, driver.InterfaceError, driver.InternalError)

    @contextmanager
    def saving(self) -> Iterator[Saving]:
        """Around a transaction. An error in it changes nothing; if the commit itself fails and the database doesn't say
        that it has undone everything, nobody can know."""
        saving = Saving()
        try:
            yield saving
            self.writes.worked()
            self.written = monotonic()
        except self.unusable as error:
            self.writes.failed(reason(error))
            self.failed("write")
            if saving.committing and not refused(error):
                raise OutcomeUnknown(
                    "The database failed while it was saving this. Look again to see whether it has happened."
                ) from None
            raise StoreFull(CANT_USE) from None

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A transaction, committed at the end."""
        with self.saving() as saving, Session(self.engine, expire_on_commit=False) as session:
            yield session
            session.flush()
            saving.committing = True
            try:
                session.commit()
            except BaseException:
                session.invalidate()  # else the open transaction would be committed by the connection's next user
                raise

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Reads that see one moment. SQLite has one worker, which holds the table's lock."""
        try:
            with Session(self.steady, expire_on_commit=False) as session:
                yield session
            self.reads.worked()
        except self.unusable as error:
            self.reads.failed(reason(error))
            self.failed("read")
            raise StoreFull(CANT_USE) from None

    def notify(self, session: Session, words: str) -> None:
        """Tell the other workers, when the transaction is committed."""
        if self.on_postgres:
            session.execute(select(func.pg_notify("kronika", f"{self.worker}|{words}")))

    def notify_all(self, cursor: DBAPICursor, words: list[str]) -> None:
        """The same for a transaction without a session."""
        if self.on_postgres and words:
            cursor.execute(NOTIFY_ALL, ([f"{self.worker}|{word}" for word in words],))

    def announce(self, words: str) -> None:
        with self.session() as session:
            self.notify(session, words)

    def workers(self) -> set[str]:
        """The workers that listen now, this one included (PostgreSQL alone has several)."""
        with self.reading() as session:
            return {name.removeprefix("kronika ") for name in session.scalars(WORKERS)}

    def probe(self) -> None:
        """Whether something can be written: the smallest transaction that has to reach the disk."""
        with self.session() as session:
            session.execute(text("UPDATE alembic_version SET version_num = version_num"))

    def is_lost(self, error: Exception, connection: DBAPIConnection | None) -> bool:
        """Whether the connection is broken, so that another one may work."""
        return self.engine.dialect.is_disconnect(error, connection, None)  # type: ignore[arg-type]
