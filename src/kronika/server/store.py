"""Reading and writing the database. Plain calls that block: the server runs them in threads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, delete, event, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from kronika.engine.errors import KronikaError

from .models import Account, ChatRow, HappeningRow, LoginTry, SeatRow, SnapshotRow, TableRow


class StoreFull(KronikaError):
    """The database can't be written: nothing has changed."""


class NameTaken(KronikaError):
    pass


def now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Happening:
    """One thing that happens at a table, to be written."""

    table: str
    version: int
    kind: str
    seat: int
    token: str
    bot: bool
    at: datetime


@dataclass(frozen=True)
class Standing:
    """What the database should know of a table after a happening."""

    table: str
    version: int
    saved: str | None  # a snapshot, at a boundary
    asked: int | None
    asked_since: datetime
    result: dict[str, object] | None
    seconds: dict[int, float]  # clocks that have moved


def connect(address: str) -> Engine:
    if address.startswith("sqlite"):
        engine = create_engine(address, connect_args={"timeout": 30, "check_same_thread": False})
        event.listen(engine, "connect", careful_sqlite)
        return engine
    return create_engine(address, pool_size=5, max_overflow=10, pool_pre_ping=True)


def careful_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """On disk means on disk: a commit returns after the write has reached it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database's shape up to date; workers that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_lock(727001)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_unlock(727001)"))
            connection.commit()


class Store:
    def __init__(self, engine: Engine, worker: str = "") -> None:
        self.engine = engine
        self.worker = worker  # signs this worker's notices, so that it needn't heed them itself

    @contextmanager
    def session(self) -> Iterator[Session]:
        try:
            with Session(self.engine, expire_on_commit=False) as session, session.begin():
                yield session
        except OperationalError as error:
            raise StoreFull(f"The database can't be used now: {error.orig}. Nothing has changed; try again.") from None

    def notify(self, session: Session, table_id: str, kind: str = "table") -> None:
        """Tell the other workers, when the transaction is committed, that something has changed at a table."""
        if self.engine.dialect.name == "postgresql":
            session.execute(select(func.pg_notify("kronika", f"{self.worker}|{kind}|{table_id}")))

    # --- people

    def add_account(self, account: Account) -> None:
        try:
            with self.session() as session:
                session.add(account)
        except IntegrityError:
            raise NameTaken(f"The name {account.name!r} is taken. Choose another.") from None

    def account(self, account_id: str) -> Account | None:
        with self.session() as session:
            return session.get(Account, account_id)

    def account_by_login(self, login: str) -> Account | None:
        with self.session() as session:
            return session.scalar(select(Account).where(Account.login == login))

    def account_by_token(self, token_hash: str) -> Account | None:
        with self.session() as session:
            return session.scalar(select(Account).where(Account.token == token_hash))

    def change_account(self, account_id: str, **values: str | None) -> None:
        try:
            with self.session() as session:
                session.execute(update(Account).where(Account.id == account_id).values(**values))
        except IntegrityError:
            raise NameTaken("This name is taken. Choose another.") from None

    def login_tries(self, who: str, since: datetime) -> int:
        with self.session() as session:
            return session.scalar(select(func.count()).where(LoginTry.who == who, LoginTry.at > since)) or 0

    def add_login_try(self, who: str) -> None:
        with self.session() as session:
            session.execute(delete(LoginTry).where(LoginTry.at < now() - timedelta(days=1)))
            session.add(LoginTry(who=who, at=now()))

    # --- tables

    def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        with self.session() as session:
            session.add(table)
            session.flush()
            session.add_all(seats)

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        with self.session() as session:
            row = session.get(TableRow, table_id)
            return None if row is None else (row, self.seats(session, table_id))

    def seats(self, session: Session, table_id: str) -> list[SeatRow]:
        found = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
        return list(found)

    def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        with self.session() as session:
            rows = session.scalars(select(TableRow).where(TableRow.id.in_(ids)))
            return [(row, self.seats(session, row.id)) for row in rows]

    def open_tables(self, limit: int = 50) -> list[str]:
        with self.session() as session:
            query = select(TableRow.id).where(TableRow.state == "open", TableRow.public)
            return list(session.scalars(query.order_by(TableRow.created.desc()).limit(limit)))

    def tables_of(self, account: str, limit: int = 200) -> list[str]:
        with self.session() as session:
            seated = select(SeatRow.table_id).where(SeatRow.account == account)
            query = select(TableRow.id).where(or_(TableRow.id.in_(seated), TableRow.host == account))
            return list(session.scalars(query.order_by(TableRow.updated.desc()).limit(limit)))

    def running_tables(self) -> list[str]:
        with self.session() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.state == "running")))

    def waiting_tables(self, asked_before: datetime) -> list[str]:
        """Running tables whose question has been open since before that moment."""
        with self.session() as session:
            query = select(TableRow.id).where(TableRow.state == "running", TableRow.asked_since < asked_before)
            return list(session.scalars(query))

    def take_seat(self, table_id: str, seat: int, account: str, name: str) -> bool:
        """Whether the seat was free and is theirs now."""
        with self.session() as session:
            taken = session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table_id, SeatRow.seat == seat, SeatRow.kind == "free")
                .values(kind="human", account=account, name=name)
                .returning(SeatRow.seat)
            )
            session.execute(update(TableRow).where(TableRow.id == table_id).values(updated=now()))
            self.notify(session, table_id)
            return taken.first() is not None

    def change_seat(self, table_id: str, seat: int, **values: object) -> None:
        with self.session() as session:
            query = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
            session.execute(query.values(**values))
            self.notify(session, table_id)

    def start_table(self, table_id: str) -> bool:
        """Whether this call started it: the seats are full and nobody else was faster."""
        with self.session() as session:
            free = select(SeatRow.seat).where(SeatRow.table_id == table_id, SeatRow.kind == "free")
            started = session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.state == "open", ~free.exists())
                .values(state="running", updated=now(), asked_since=now())
                .returning(TableRow.id)
            )
            self.notify(session, table_id)
            return started.first() is not None

    def close_table(self, table_id: str) -> None:
        with self.session() as session:
            for model in (SeatRow, ChatRow):
                session.execute(delete(model).where(model.table_id == table_id))
            session.execute(delete(TableRow).where(TableRow.id == table_id))

    def set_again(self, table_id: str, again: str) -> None:
        with self.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(again=again))

    # --- what happens

    def happenings(self, table_id: str, after: int = 0) -> list[HappeningRow]:
        with self.session() as session:
            query = select(HappeningRow).where(HappeningRow.table_id == table_id, HappeningRow.version > after)
            return list(session.scalars(query.order_by(HappeningRow.version)))

    def snapshot(self, table_id: str) -> SnapshotRow | None:
        with self.session() as session:
            return session.get(SnapshotRow, table_id)

    def write(self, happenings: Sequence[Happening], standings: Sequence[Standing]) -> set[tuple[str, int]]:
        """Write a batch in one transaction: which happenings were the first with their version."""
        written: set[tuple[str, int]] = set()
        insert = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        with self.session() as session:
            for one in happenings:
                row = insert(HappeningRow).values(
                    table_id=one.table,
                    version=one.version,
                    kind=one.kind,
                    seat=one.seat,
                    token=one.token,
                    bot=one.bot,
                    at=one.at,
                )
                if session.execute(row.on_conflict_do_nothing().returning(HappeningRow.version)).first() is not None:
                    written.add((one.table, one.version))
            for standing in standings:
                self.write_standing(session, standing, insert)
            for table_id in sorted({one.table for one in happenings} | {one.table for one in standings}):
                self.notify(session, table_id)
        return written

    def write_standing(self, session: Session, standing: Standing, insert: object) -> None:
        over = standing.result is not None
        session.execute(
            update(TableRow)
            .where(TableRow.id == standing.table)
            .values(
                asked=standing.asked,
                asked_since=standing.asked_since,
                updated=standing.asked_since,
                **({"state": "finished", "result": standing.result} if over else {}),
            )
        )
        for seat, seconds in standing.seconds.items():
            query = update(SeatRow).where(SeatRow.table_id == standing.table, SeatRow.seat == seat)
            session.execute(query.values(seconds_left=seconds))
        if standing.saved is not None:
            assert callable(insert)
            row = insert(SnapshotRow).values(table_id=standing.table, version=standing.version, saved=standing.saved)
            session.execute(
                row.on_conflict_do_update(
                    index_elements=["table_id"],
                    set_={"version": standing.version, "saved": standing.saved},
                    where=SnapshotRow.version < standing.version,
                )
            )

    # --- chat

    def add_chat(self, table_id: str, name: str, words: str) -> ChatRow:
        row = ChatRow(table_id=table_id, name=name, text=words, at=now())
        with self.session() as session:
            session.add(row)
            self.notify(session, table_id, "chat")
        return row

    def chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        with self.session() as session:
            query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id > after)
            rows = list(session.scalars(query.order_by(ChatRow.id.desc()).limit(limit)))
            return rows[::-1]

    def ping(self) -> None:
        with self.session() as session:
            session.execute(text("SELECT 1"))
