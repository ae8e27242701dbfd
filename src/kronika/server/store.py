"""Reading and writing the database. Plain calls that block: the server runs them in threads."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import cast

from sqlalchemy import (
    BindParameter,
    Engine,
    Select,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from kronika.engine.errors import BadSetup, KronikaError

from .clocks import Clock
from .models import Account, ChatRow, HappeningRow, SealPartRow, SealRow, SeatRow, SnapshotRow, TableRow
from .outages import Outage
from .starting import start

log = logging.getLogger("kronika.store")


class StoreFull(KronikaError):
    """The database can't be used: what was asked for has certainly not happened."""


class OutcomeUnknown(KronikaError):
    """The database failed while it was saving: what was asked for may have happened or not."""


class NoSeal(KronikaError):
    """A seal that doesn't exist, or not any more."""


DATABASE_FAILED = (StoreFull, OutcomeUnknown)

TURN = "SELECT pg_advisory_xact_lock(727001)"  # who changes the whole database of PostgreSQL holds this lock
# The workers that listen now name themselves.
WORKERS = text(
    "SELECT application_name FROM pg_stat_activity "
    "WHERE application_name LIKE 'kronika %' AND datname = current_database()"
)
RESTS = datetime(9999, 1, 1, tzinfo=UTC)  # as `bots_after`
UNUSABLE = (OperationalError, InterfaceError, InternalError, PoolTimeout)
CANT_USE = "The database can't be used now. Nothing has changed; try again in a moment."


def refused(error: Exception) -> bool:
    """Whether the database itself has refused a commit, so that nothing has changed. A connection that breaks says
    nothing, and neither does an error of the disk: what was written may still be found there."""
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)
    state = getattr(cause, "sqlstate", None)
    return state is not None and not state.startswith(("08", "57P"))


clock = Clock()


def reason(error: Exception) -> str:
    return str(getattr(error, "orig", error))


def now() -> datetime:
    return clock.now()


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


@dataclass(frozen=True)
class Stored:
    """A table as the database knows it, with the happenings after some version."""

    row: TableRow
    seats: list[SeatRow]
    happenings: list[HappeningRow]
    snapshot: SnapshotRow | None


def connect(address: str) -> Engine:
    # Without `hide_parameters` a failed statement would carry seeds and password hashes into the log.
    if address.startswith("sqlite"):
        engine = create_engine(address, hide_parameters=True, connect_args={"timeout": 30, "check_same_thread": False})
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


def picked(happening: Happening, *names: str) -> dict[str, object]:
    return {name: getattr(happening, name) for name in names}


def named(*names: str) -> dict[str, BindParameter[object]]:
    """Values that are given under these names when the statement is executed."""
    return {name: bindparam(name) for name in names}


# The statements of an answer, built once.
MOVE_ON = (
    update(TableRow.__table__)  # type: ignore[arg-type]
    .where(TableRow.id == bindparam("table"))
    .values(asked_since=bindparam("at"), updated=bindparam("at"), **named("version", "asked", "due"))
)
FINISH = MOVE_ON.values(state="finished", **named("result"))
END_SEATS = (
    update(SeatRow.__table__)  # type: ignore[arg-type]
    .where(SeatRow.table_id == bindparam("table"))
    .values(ended=bindparam("at"))
)
SET_CLOCK = (
    update(SeatRow.__table__)  # type: ignore[arg-type]
    .where(SeatRow.table_id == bindparam("table"), SeatRow.seat == bindparam("clock_seat"))
    .values(**named("seconds_left"))
)
NOTIFY_ALL = text("SELECT pg_notify('kronika', word) FROM unnest(CAST(:words AS text[])) AS word")


def break_seal(session: Session, table: TableRow, seats: Sequence[SeatRow], account: str | None) -> None:
    """The seal with the table's id gives it the server's part and the parts given for it; then it is gone. The seal of
    a table that isn't another game for its players must have been made for the account."""
    parts = select(SealPartRow.account, SealPartRow.part).where(SealPartRow.seal == table.id)
    given = {row.account: row.part for row in session.execute(parts)}
    session.execute(delete(SealPartRow).where(SealPartRow.seal == table.id))
    query = delete(SealRow).where(SealRow.id == table.id, SealRow.game == table.game)
    if account is not None:
        query = query.where(SealRow.account == account, SealRow.after.is_(None))
    table.secret = session.execute(query.returning(SealRow.secret)).scalar()
    if table.secret is None:
        raise NoSeal("This seal was used, has expired, or isn't for you and this game. Ask for a new one.")
    for seat in seats:
        if seat.account in given:
            seat.part = given.pop(seat.account)


class Store:
    def __init__(self, engine: Engine, worker: str = "", failed: Callable[[str], None] = lambda _: None) -> None:
        self.engine = engine
        self.worker = worker  # signs this worker's notices, so that it needn't heed them itself
        self.failed = failed  # is told of every failed use of the database: "read" or "write"
        self.reads, self.writes = Outage("read"), Outage("written")
        self.written = 0.0  # when something was committed last, by the monotonic clock
        self.on_postgres = engine.dialect.name == "postgresql"
        self.steady = engine.execution_options(isolation_level="REPEATABLE READ") if self.on_postgres else engine

        insert = postgresql.insert if self.on_postgres else sqlite.insert
        self.add_happening = (
            insert(HappeningRow.__table__)  # type: ignore[arg-type]
            .values(table_id=bindparam("table"), **named("version", "kind", "seat", "token", "bot", "at"))
            .on_conflict_do_nothing()
            .returning(HappeningRow.table_id)
        )
        self.set_snapshot = (
            insert(SnapshotRow.__table__)  # type: ignore[arg-type]
            .values(table_id=bindparam("table"), **named("version", "saved"))
            .on_conflict_do_update(index_elements=["table_id"], set_=named("version", "saved"))
        )

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A transaction, committed at the end. An error in it changes nothing; if the commit itself fails and the
        database doesn't say that it has undone everything, nobody can know."""
        committing = False
        try:
            with Session(self.engine, expire_on_commit=False) as session:
                yield session
                session.flush()
                committing = True
                try:
                    session.commit()
                except BaseException:
                    session.invalidate()  # else the open transaction would be committed by the connection's next user
                    raise
            self.writes.worked()
        except UNUSABLE as error:
            self.writes.failed(reason(error))
            self.failed("write")
            if committing and not refused(error):
                raise OutcomeUnknown(
                    "The database failed while it was saving this. Look again to see whether it has happened."
                ) from None
            raise StoreFull(CANT_USE) from None

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Reads that see one moment. SQLite has one worker, which holds the table's lock."""
        try:
            with Session(self.steady, expire_on_commit=False) as session:
                yield session
            self.reads.worked()
        except UNUSABLE as error:
            self.reads.failed(reason(error))
            self.failed("read")
            raise StoreFull(CANT_USE) from None

    def notify(self, session: Session, words: str) -> None:
        """Tell the other workers, when the transaction is committed."""
        if self.on_postgres:
            session.execute(select(func.pg_notify("kronika", f"{self.worker}|{words}")))

    def announce(self, words: str) -> None:
        with self.session() as session:
            self.notify(session, words)

    def workers(self) -> set[str]:
        """The workers that listen now, this one included (PostgreSQL alone has several)."""
        with self.reading() as session:
            return {name.removeprefix("kronika ") for name in session.scalars(WORKERS)}

    def hold(self, session: Session, table_id: str, *conditions: str) -> bool:
        """Keep other transactions from changing the table's row until the end of this one; False if it isn't there or
        isn't in this state."""
        query = update(TableRow).where(TableRow.id == table_id).values(updated=now())
        if conditions:
            query = query.where(TableRow.state.in_(conditions))
        return session.execute(query.returning(TableRow.id)).first() is not None

    # --- tables

    def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], after: str | None = None, sealed: bool = False
    ) -> bool:
        """A new table, started if every seat is taken. It is added once, under its id and as the next game `after`
        another: False if it was there already. If it is `sealed`, the seal with its id is broken."""
        try:
            with self.session() as session:
                if after is not None:
                    query = update(TableRow).where(TableRow.id == after, TableRow.again.is_(None))
                    query = query.values(again=table.id, updated=now())
                    if session.execute(query.returning(TableRow.id)).first() is None:
                        return False
                if sealed:
                    break_seal(session, table, seats, table.host if after is None else None)
                start(table, seats, now())
                session.add(table)
                session.flush()
                session.add_all(seats)
        except IntegrityError:
            return False
        return True

    def read(self, table_id: str, after: int = 0, snapshot: bool = False) -> Stored | None:
        """The table and what has happened after a version, all of one moment."""
        with self.reading() as session:
            row = session.get(TableRow, table_id)
            if row is None:
                return None
            query = select(HappeningRow).where(HappeningRow.table_id == table_id, HappeningRow.version > after)
            return Stored(
                row,
                list(session.scalars(seats_of([table_id]))),
                list(session.scalars(query.order_by(HappeningRow.version))),
                session.get(SnapshotRow, table_id) if snapshot else None,
            )

    def latest(self) -> datetime | None:
        """When any table was changed last."""
        with self.reading() as session:
            return session.scalar(select(func.max(TableRow.updated)))

    def updated(self, table_id: str) -> datetime | None:
        """When the table was changed last; None if there is none."""
        with self.reading() as session:
            return session.scalar(select(TableRow.updated).where(TableRow.id == table_id))

    def happenings(self, table_id: str) -> list[HappeningRow]:
        with self.reading() as session:
            query = select(HappeningRow).where(HappeningRow.table_id == table_id)
            return list(session.scalars(query.order_by(HappeningRow.version)))

    def lobby(self, limit: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables with a seat that anybody may take."""
        anybody = select(SeatRow.table_id).where(SeatRow.kind == "free", SeatRow.invite.is_(None))
        query = select(TableRow).where(TableRow.state == "open", TableRow.public, TableRow.id.in_(anybody))
        with self.reading() as session:
            return with_seats(session, query.order_by(TableRow.created.desc()).limit(limit))

    def tables_of(self, account: str, limit: int = 200) -> list[tuple[TableRow, list[SeatRow]]]:
        """Those where they sit or that they opened, the last changed first; all that are open or running come before
        any that is over. Each part is read off an index, however many games they have played."""
        seats = select(SeatRow.table_id).where(SeatRow.account == account)
        lively = seats.where(SeatRow.ended.is_(None)).limit(limit)
        ended = seats.where(SeatRow.ended.is_not(None)).order_by(SeatRow.ended.desc()).limit(limit)
        opened = select(TableRow.id).where(TableRow.host == account).order_by(TableRow.updated.desc()).limit(limit)
        with self.reading() as session:
            ids = {table_id for query in (lively, ended, opened) for table_id in session.scalars(query)}
            query = select(TableRow).where(TableRow.id.in_(ids))
            over = TableRow.state.in_(("finished", "closed"))
            return with_seats(session, query.order_by(over, TableRow.updated.desc()).limit(limit))

    def due_tables(self, before: datetime) -> list[str]:
        """Running tables that have waited for a bot, or beyond a player's patience, since before that moment."""
        bot = or_(SeatRow.kind == "bot", SeatRow.stand_in)
        free = or_(TableRow.bots_after.is_(None), TableRow.bots_after <= now())
        waited = or_(
            and_(bot, free, TableRow.asked_since <= before),
            and_(~bot, TableRow.due <= before),
            TableRow.due.is_(None),
        )
        query = (
            select(TableRow.id)
            .outerjoin(SeatRow, and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.asked))
            .where(TableRow.state == "running", waited)
        )
        with self.reading() as session:
            return list(session.scalars(query))

    def stuck_tables(self) -> list[str]:
        """Tables that are full and haven't started. Earlier versions took the last seat and started the game in two
        transactions, and could be stopped between them."""
        free = select(SeatRow.seat).where(SeatRow.table_id == TableRow.id, SeatRow.kind == "free")
        with self.reading() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.state == "open", ~free.exists())))

    def keep_others_off(self, table_ids: Sequence[str], until: datetime) -> None:
        """This worker's bots think about these tables. The others leave them alone, until then if it is killed."""
        with self.session() as session:
            mine = update(TableRow).where(
                TableRow.id.in_(table_ids), or_(TableRow.bots_after.is_(None), TableRow.bots_after < RESTS)
            )
            session.execute(mine.values(bots_after=until))

    def rest(self, table_id: str) -> None:
        """Nobody takes up a bot's turn here until somebody comes."""
        with self.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(bots_after=RESTS))

    def wake(self, table_id: str) -> bool:
        """Whether the table rested; it doesn't any longer."""
        with self.session() as session:
            query = update(TableRow).where(TableRow.id == table_id, TableRow.bots_after == RESTS)
            return session.execute(query.values(bots_after=None).returning(TableRow.id)).first() is not None

    def take_seat(
        self, table_id: str, seat: int, account: str, name: str, guest: bool, part: str | None = None
    ) -> bool:
        """Whether the seat was free and is theirs now. The one who takes the last seat starts the game with it."""
        with self.session() as session:
            if not self.hold(session, table_id, "open"):
                return False
            taken = session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table_id, SeatRow.seat == seat, SeatRow.kind == "free")
                .values(kind="human", account=account, name=name, guest=guest, part=part)
                .returning(SeatRow.seat)
            )
            if taken.first() is None:
                return False
            self.start_if_full(session, table_id)
            self.notify(session, f"table|{table_id}")
            return True

    def leave_seat(self, table_id: str, seat: int) -> bool:
        """Whether the game hadn't begun and the seat is free now."""
        with self.session() as session:
            if not self.hold(session, table_id, "open"):
                return False
            query = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
            session.execute(query.values(kind="free", account=None, name=None, guest=False, part=None))
            self.notify(session, f"table|{table_id}")
            return True

    def change_seat(
        self, table_id: str, seat: int, version: int, asked_since: datetime, due: datetime | None, **values: object
    ) -> None:
        """Change a seat during the game. Since when it is asked is changed too, unless something has happened since
        `version`: then whoever wrote that knows better."""
        with self.session() as session:
            self.hold(session, table_id)
            query = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
            session.execute(query.values(**values))
            moments = update(TableRow).where(TableRow.id == table_id, TableRow.version <= version)
            session.execute(moments.values(asked_since=asked_since, due=due))
            self.notify(session, f"table|{table_id}")

    def start_if_full(self, session: Session, table_id: str) -> bool:
        """Start a game whose seats are all taken. The transaction holds the table."""
        row = session.get_one(TableRow, table_id, populate_existing=True)
        return start(row, list(session.scalars(seats_of([table_id]))), now())

    def start_table(self, table_id: str) -> bool:
        """Start a table that is full and hasn't been started; whether this call did."""
        with self.session() as session:
            started = self.hold(session, table_id, "open") and self.start_if_full(session, table_id)
            if started:
                self.notify(session, f"table|{table_id}")
            return started

    def set_due(self, table_id: str, asked: int | None, due: datetime | None) -> None:
        """For a row written before patience had its column."""
        with self.session() as session:
            query = update(TableRow).where(TableRow.id == table_id, TableRow.due.is_(None))
            session.execute(query.values(asked=asked, due=due))

    def close_game(self, row: TableRow, reason: str) -> None:
        """The game can't go on: nobody is asked any more, and the sweep leaves the table alone. A finished game keeps
        its result; it can't be replayed any more."""
        if row.state == "running":
            row.state, row.asked, row.due = "closed", None, None
        row.closed = reason
        values = {"state": row.state, "closed": reason, "asked": row.asked, "due": row.due}
        with self.session() as session:
            session.execute(update(TableRow).where(TableRow.id == row.id).values(**values))
            session.execute(
                update(SeatRow).where(SeatRow.table_id == row.id, SeatRow.ended.is_(None)).values(ended=now())
            )
            self.notify(session, f"table|{row.id}")

    def mend(self, row: TableRow, version: int, rules: int, saved: str) -> None:
        """The table's game was rebuilt from its answers: keep that, unless it has gone on elsewhere meanwhile."""
        with self.session() as session:
            query = update(TableRow).where(TableRow.id == row.id, TableRow.version == version)
            if session.execute(query.values(rules=rules).returning(TableRow.id)).first() is not None:
                values = {"table": row.id, "version": version, "saved": saved}
                session.connection().execute(self.set_snapshot, values)
        row.rules = rules

    def close_table(self, table_id: str) -> bool:
        """Whether the game hadn't begun and the table is gone now."""
        with self.session() as session:
            if not self.hold(session, table_id, "open"):
                return False
            for model in (SeatRow, ChatRow):
                session.execute(delete(model).where(model.table_id == table_id))
            session.execute(delete(TableRow).where(TableRow.id == table_id))
            self.notify(session, f"table|{table_id}")
            return True

    # --- what happens

    def write(self, happenings: Sequence[Happening]) -> set[str]:
        """Write a batch in one transaction: the tables whose happening was the first with its version. All workers go
        through their tables in the same order, so that two batches never wait for each other."""
        ordered = sorted(happenings, key=lambda happening: happening.table)
        with self.session() as session:
            execute = session.connection().execute
            rows = [picked(one, "table", "version", "kind", "seat", "token", "bot", "at") for one in ordered]
            written = set(execute(self.add_happening, rows).scalars())
            first = [one for one in ordered if one.table in written]
            moved = ("table", "version", "at", "asked", "due")
            moves = [picked(one, *moved) for one in first if one.result is None]
            ends = [picked(one, *moved, "result") for one in first if one.result is not None]
            ended = [picked(one, "table", "at") for one in first if one.result is not None]
            clocks = [picked(one, "table", "clock_seat", "seconds_left") for one in first if one.clock_seat is not None]
            snapshots = [picked(one, "table", "version", "saved") for one in first if one.saved is not None]
            parts = (
                (MOVE_ON, moves),
                (FINISH, ends),
                (END_SEATS, ended),
                (SET_CLOCK, clocks),
                (self.set_snapshot, snapshots),
            )
            for statement, values in parts:
                if values:
                    execute(statement, values)
            if self.on_postgres:
                words = [f"{self.worker}|table|{one.table}" for one in first]
                execute(NOTIFY_ALL, {"words": words})
        self.written = monotonic()
        return written

    # --- chat

    def add_chat(self, table_id: str, writer: Account, words: str, key: str | None = None) -> ChatRow:
        """A new line; with the key of an earlier one, that line."""
        row = ChatRow(table_id=table_id, account=writer.id, name=writer.name, text=words, key=key, at=now())
        row.guest = writer.login is None
        try:
            with self.session() as session:
                # Lines of one table get their numbers in the order of their commits: who has read number 6 has read 5.
                session.get(TableRow, table_id, with_for_update=True)
                session.add(row)
                self.notify(session, f"chat|{table_id}")
        except IntegrityError:
            with self.reading() as session:
                return session.scalars(select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.key == key)).one()
        return row

    def chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        with self.reading() as session:
            query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id > after)
            rows = list(session.scalars(query.order_by(ChatRow.id.desc()).limit(limit)))
            return rows[::-1]

    def probe(self) -> None:
        """Whether something can be written: the smallest transaction that has to reach the disk."""
        with self.session() as session:
            session.execute(text("UPDATE alembic_version SET version_num = version_num"))
        self.written = monotonic()


def seats_of(ids: Sequence[str]) -> Select[SeatRow]:
    return select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.table_id, SeatRow.seat)


def with_seats(session: Session, query: Select[TableRow]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats, to be listed and not changed, without loading a game. They are plain rows with the
    names of the models, which take a third of the time."""
    rows = cast(list[TableRow], session.execute(query.with_only_columns(*TableRow.__table__.c)).all())
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in session.execute(seats_of(list(seats)).with_only_columns(*SeatRow.__table__.c)):
        seats[seat.table_id].append(cast(SeatRow, seat))
    return [(row, seats[row.id]) for row in rows]
