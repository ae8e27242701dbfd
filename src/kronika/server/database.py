"""The database: opening, migrating, reading and writing it, and its errors."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import monotonic

from sqlalchemy import Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from kronika.engine.errors import BadSetup, KronikaError

from .clocks import Clock
from .outages import Outage


class StoreFull(KronikaError):
    """The database is unavailable, and the request certainly hasn't been carried out."""


class OutcomeUnknown(KronikaError):
    """The database failed while saving: the request may or may not have been carried out."""


DATABASE_FAILED = (StoreFull, OutcomeUnknown)

TURN = "SELECT pg_advisory_xact_lock(727001)"  # a lock that is held while the whole PostgreSQL database is changed
# The names of the workers that are listening.
WORKERS = text(
    "SELECT application_name FROM pg_stat_activity "
    "WHERE application_name LIKE 'kronika %' AND datname = current_database()"
)
UNUSABLE = (OperationalError, InterfaceError, InternalError, PoolTimeout)
CANT_USE = "The database is unavailable. Nothing has changed; try again in a moment."


def refused(error: Exception) -> bool:
    """Whether the database itself refused the commit, so nothing has changed. A lost connection or a disk error doesn't
    say: the data may still have been written."""
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


def check_exists(address: str) -> None:
    """Refuse an SQLite file that isn't there: connecting would create an empty one."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).exists()):
        raise KronikaError(f"There is no database at {url.database}.")


def connect(address: str) -> Engine:
    # Without `hide_parameters` a failed statement would carry seeds and password hashes into the log.
    if address.startswith("sqlite"):
        engine = create_engine(
            address,
            hide_parameters=True,
            paramstyle="named",  # so that the journal can pass the same values to both drivers
            connect_args={"timeout": 30, "check_same_thread": False},
        )
        event.listen(engine, "connect", careful_sqlite)
        return engine
    return create_engine(address, hide_parameters=True, pool_size=5, max_overflow=10, pool_pre_ping=True)


def careful_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Make commits durable: they return after the data is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine, revision: str = "head") -> None:
    """Migrate the database, completely or not at all; workers that start together take turns."""
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
            f"This version of Kronika doesn't know the schema of this database ({error}). "
            "Use the newer version that created it, or another database."
        ) from None
    except DatabaseError as error:  # it can't be opened, or isn't a database
        raise BadSetup(f"The database can't be used: {error.orig}") from None


@dataclass
class Saving:
    """The state of a transaction."""

    committing: bool = False  # from here on, a failure leaves the outcome unknown


class Database:
    """Transactions and reads. `worker` signs notices to the other workers; `failed` is called on every failure with
    "read" or "write"."""

    def __init__(self, engine: Engine, worker: str = "", failed: Callable[[str], None] = lambda _: None) -> None:
        self.engine = engine
        self.worker = worker
        self.failed = failed
        self.reads, self.writes = Outage("read"), Outage("written")
        self.written = 0.0  # the time of the last commit, by the monotonic clock
        self.on_postgres = engine.dialect.name == "postgresql"
        self.steady = engine.execution_options(isolation_level="REPEATABLE READ") if self.on_postgres else engine
        driver = engine.dialect.loaded_dbapi
        self.unusable = (*UNUSABLE, driver.OperationalError, driver.InterfaceError, driver.InternalError)

    @contextmanager
    def saving(self) -> Iterator[Saving]:
        """Wraps a transaction. An error inside changes nothing. If the commit itself fails and the database doesn't
        confirm the rollback, the outcome is unknown."""
        saving = Saving()
        try:
            yield saving
            self.writes.worked()
            self.written = monotonic()
        except self.unusable as error:
            self.writes.failed(reason(error))
            self.failed("write")
            if saving.committing and not refused(error):
                raise OutcomeUnknown("The database failed while saving. Reload to see whether it happened.") from None
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
                session.invalidate()  # otherwise the connection's next user would commit the open transaction
                raise

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Reads from one snapshot. SQLite has one worker, which holds the table's lock."""
        try:
            with Session(self.steady, expire_on_commit=False) as session:
                yield session
            self.reads.worked()
        except self.unusable as error:
            self.reads.failed(reason(error))
            self.failed("read")
            raise StoreFull(CANT_USE) from None

    def notify(self, session: Session, words: str) -> None:
        """Tell the other workers, once the transaction is committed."""
        if self.on_postgres:
            session.execute(select(func.pg_notify("kronika", f"{self.worker}|{words}")))

    def announce(self, words: str) -> None:
        with self.session() as session:
            self.notify(session, words)

    def workers(self) -> set[str]:
        """The workers that are listening, including this one. Only PostgreSQL can have several."""
        with self.reading() as session:
            return {name.removeprefix("kronika ") for name in session.scalars(WORKERS)}

    def probe(self) -> None:
        """Check that the database can be written, with the smallest transaction that reaches the disk."""
        with self.session() as session:
            session.execute(text("UPDATE alembic_version SET version_num = version_num"))

    def is_lost(self, error: Exception, connection: DBAPIConnection | None) -> bool:
        """Whether the connection is broken, so another one may work."""
        return self.engine.dialect.is_disconnect(error, connection, None)  # type: ignore[arg-type]
