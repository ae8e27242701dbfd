"""The rows of tables and seats in the database. All calls block, so the server runs them in threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import cast

from sqlalchemy import Select, and_, delete, func, or_, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kronika.engine.errors import KronikaError

from .database import Database, now
from .models import ChatRow, HappeningRow, SealPartRow, SealRow, SeatRow, SnapshotRow, TableRow
from .starting import start


class NoSeal(KronikaError):
    """A seal that doesn't exist, or no longer does."""


GOING = ("open", "running")
FEW = 20  # open tables per account at which it doesn't sit
IN_LOBBY = 50  # the most tables in the lobby,
TO_WATCH = 6  # among those being played,
GOING_ON = 200  # and among an account's own that aren't over
RESTS = datetime(9999, 1, 1, tzinfo=UTC)  # the value of `bots_after` for a paused game


@dataclass(frozen=True)
class Stored:
    """A table as it is in the database, with the happenings after some version."""

    row: TableRow
    seats: list[SeatRow]
    happenings: list[HappeningRow]
    snapshot: SnapshotRow | None


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
        raise NoSeal("This seal has been used, has expired, or isn't for you and this game. Request a new one.")
    for seat in seats:
        if seat.account in given:
            seat.part = given.pop(seat.account)


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    def hold(self, session: Session, table_id: str, *conditions: str) -> bool:
        """Lock the row of a table until the end of this transaction. False if it doesn't exist or isn't in this
        state."""
        query = update(TableRow).where(TableRow.id == table_id).values(updated=now())
        if conditions:
            query = query.where(TableRow.state.in_(conditions))
        return session.execute(query.returning(TableRow.id)).first() is not None

    def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], after: str | None = None, sealed: bool = False
    ) -> bool:
        """A new table, started if every seat is taken. It is added once, under its id and as the next game `after`
        another: False if it was there already. If it is `sealed`, the seal with its id is broken."""
        try:
            with self.database.session() as session:
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
        """The table and what has happened after a version, from one snapshot."""
        with self.database.reading() as session:
            row = session.get(TableRow, table_id)
            if row is None:
                return None
            query = select(HappeningRow).where(HappeningRow.table_id == table_id, HappeningRow.version > after)
            return Stored(
                row,
                list(session.scalars(seats_of(table_id))),
                list(session.scalars(query.order_by(HappeningRow.version))),
                session.get(SnapshotRow, table_id) if snapshot else None,
            )

    def latest(self) -> datetime | None:
        """The time of the last change to any table."""
        with self.database.reading() as session:
            return session.scalar(select(func.max(TableRow.updated)))

    def updated(self, table_id: str) -> datetime | None:
        """The time of the last change to the table; None if it doesn't exist."""
        with self.database.reading() as session:
            return session.scalar(select(TableRow.updated).where(TableRow.id == table_id))

    def happenings(self, table_id: str) -> list[HappeningRow]:
        with self.database.reading() as session:
            query = select(HappeningRow).where(HappeningRow.table_id == table_id)
            return list(session.scalars(query.order_by(HappeningRow.version)))

    def lobby(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables with a seat that anybody may take."""
        anybody = select(SeatRow.table_id).where(SeatRow.kind == "free", SeatRow.invite.is_(None))
        query = select(TableRow).where(TableRow.state == "open", TableRow.public, TableRow.id.in_(anybody))
        with self.database.reading() as session:
            return with_seats(session, query.order_by(TableRow.created.desc()).limit(IN_LOBBY))

    def running(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that are being played, the most recently changed first."""
        query = select(TableRow).where(TableRow.state == "running", TableRow.public, TableRow.lesson.is_(False))
        with self.database.reading() as session:
            return with_seats(session, query.order_by(TableRow.updated.desc()).limit(TO_WATCH))

    def tables_of(self, account: str, finished: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where the account sits or that it opened, last changed first: all open and running ones, then the
        most recent finished ones. Each part is read from an index, so the number of games played doesn't matter."""
        seats = select(SeatRow.table_id).where(SeatRow.account == account)
        lively = seats.where(SeatRow.ended.is_(None)).limit(GOING_ON)
        ended = seats.where(SeatRow.ended.is_not(None)).order_by(SeatRow.ended.desc()).limit(finished)
        opened = select(TableRow.id).where(TableRow.host == account).order_by(TableRow.updated.desc())
        parts = (lively, ended, opened.limit(max(finished, FEW)))
        with self.database.reading() as session:
            mine = union(*(select(part.subquery()) for part in parts))
            found = with_seats(session, select(TableRow).where(TableRow.id.in_(mine)).order_by(TableRow.updated.desc()))
        going = [one for one in found if one[0].state in GOING]
        return going + [one for one in found if one[0].state not in GOING][:finished]

    def lesson_of(self, account: str, game: str) -> str | None:
        """The unfinished lesson in this game that the account started last."""
        query = select(TableRow.id).where(TableRow.host == account, TableRow.game == game, TableRow.state == "running")
        with self.database.reading() as session:
            return session.scalar(query.where(TableRow.lesson).order_by(TableRow.updated.desc()).limit(1))

    def due_tables(self, before: datetime) -> list[str]:
        """Running tables that have been waiting for a bot, or beyond a player's patience, since before this moment."""
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
        with self.database.reading() as session:
            return list(session.scalars(query))

    def stuck_tables(self) -> list[str]:
        """Tables that are full but haven't started. Earlier versions took the last seat and started the game in two
        transactions, and could be stopped in between."""
        free = select(SeatRow.seat).where(SeatRow.table_id == TableRow.id, SeatRow.kind == "free")
        with self.database.reading() as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.state == "open", ~free.exists())))

    def keep_others_off(self, table_ids: Sequence[str], until: datetime) -> None:
        """Reserve these tables for this worker's bots until this moment, in case it is killed. A table whose row is
        locked is left for the next time: waiting for several locks in any order, while a batch of answers holds others,
        could be a deadlock."""
        awake = or_(TableRow.bots_after.is_(None), TableRow.bots_after < RESTS)
        with self.database.session() as session:
            free = select(TableRow.id).where(TableRow.id.in_(table_ids), awake).with_for_update(skip_locked=True)
            mine = list(session.scalars(free))
            session.execute(update(TableRow).where(TableRow.id.in_(mine)).values(bots_after=until))

    def rest(self, table_id: str) -> None:
        """Pause the game: no bot plays here until somebody comes."""
        with self.database.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(bots_after=RESTS))

    def wake(self, table_id: str) -> bool:
        """Resume a paused table; returns whether it was paused."""
        with self.database.session() as session:
            query = update(TableRow).where(TableRow.id == table_id, TableRow.bots_after == RESTS)
            return session.execute(query.values(bots_after=None).returning(TableRow.id)).first() is not None

    def take_seat(self, table_id: str, seat: int, account: str, name: str, guest: bool, part: str | None) -> bool:
        """Take the seat if it is free; returns whether it was. Taking the last seat starts the game."""
        with self.database.session() as session:
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
            self.database.notify(session, f"table|{table_id}")
            return True

    def leave_seat(self, table_id: str, seat: int) -> bool:
        """Leave the seat if the game hasn't begun; returns whether that was so."""
        with self.database.session() as session:
            if not self.hold(session, table_id, "open"):
                return False
            query = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
            session.execute(query.values(kind="free", account=None, name=None, guest=False, part=None))
            self.database.notify(session, f"table|{table_id}")
            return True

    def change_seat(
        self, table_id: str, seat: int, version: int, asked_since: datetime, due: datetime | None, **values: object
    ) -> None:
        """Change a seat during the game. Since when it is asked is changed too, unless something has happened since
        `version`: then whoever wrote that knows better."""
        with self.database.session() as session:
            self.hold(session, table_id)
            query = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
            session.execute(query.values(**values))
            moments = update(TableRow).where(TableRow.id == table_id, TableRow.version <= version)
            session.execute(moments.values(asked_since=asked_since, due=due))
            self.database.notify(session, f"table|{table_id}")

    def revoke_link(self, table_id: str) -> None:
        """The spectator link and the invitations to taken seats become invalid. A seat that its player can still leave
        stays kept for the one who has its invitation."""
        with self.database.session() as session:
            self.hold(session, table_id)
            row = session.get_one(TableRow, table_id, populate_existing=True)
            row.links += 1
            if row.state != "open":
                session.execute(update(SeatRow).where(SeatRow.table_id == table_id).values(invite=None))
            self.database.notify(session, f"table|{table_id}")

    def start_if_full(self, session: Session, table_id: str) -> bool:
        """Start a game whose seats are all taken, in a transaction that has locked the table."""
        row = session.get_one(TableRow, table_id, populate_existing=True)
        return start(row, list(session.scalars(seats_of(table_id))), now())

    def start_table(self, table_id: str) -> bool:
        """Start a table that is full and hasn't been started; whether this call did."""
        with self.database.session() as session:
            started = self.hold(session, table_id, "open") and self.start_if_full(session, table_id)
            if started:
                self.database.notify(session, f"table|{table_id}")
            return started

    def set_due(self, table_id: str, asked: int | None, due: datetime | None) -> None:
        """Set the deadline of a row that was written before there was a column for it."""
        with self.database.session() as session:
            query = update(TableRow).where(TableRow.id == table_id, TableRow.due.is_(None))
            session.execute(query.values(asked=asked, due=due))

    def close_game(self, row: TableRow, reason: str) -> None:
        """Mark the game as one that can't be continued: nobody is asked any more, and the keeper ignores the table. A
        finished game keeps its result, but can't be replayed any more."""
        if row.state == "running":
            row.state, row.asked, row.due = "closed", None, None
        row.closed = reason
        values = {"state": row.state, "closed": reason, "asked": row.asked, "due": row.due}
        with self.database.session() as session:
            session.execute(update(TableRow).where(TableRow.id == row.id).values(**values))
            session.execute(
                update(SeatRow).where(SeatRow.table_id == row.id, SeatRow.ended.is_(None)).values(ended=now())
            )
            self.database.notify(session, f"table|{row.id}")

    def mend(self, row: TableRow, version: int, rules: int, saved: str) -> None:
        """Store a game that was rebuilt from its answers, unless it has been continued elsewhere meanwhile."""
        with self.database.session() as session:
            query = update(TableRow).where(TableRow.id == row.id, TableRow.version == version)
            if session.execute(query.values(rules=rules).returning(TableRow.id)).first() is not None:
                session.merge(SnapshotRow(table_id=row.id, version=version, saved=saved))
        row.rules = rules

    def close_table(self, table_id: str) -> bool:
        """Close the table if its game hasn't begun; returns whether it hadn't."""
        with self.database.session() as session:
            if not self.hold(session, table_id, "open"):
                return False
            for model in (SeatRow, ChatRow):
                session.execute(delete(model).where(model.table_id == table_id))
            session.execute(delete(TableRow).where(TableRow.id == table_id))
            self.database.notify(session, f"table|{table_id}")
            return True


def seats_of(table_id: str) -> Select[SeatRow]:
    return select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)


def with_seats(session: Session, query: Select[TableRow]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats, to be listed and not changed, without loading a game. They are plain rows with the
    names of the models, which take a third of the time."""
    rows = cast(list[TableRow], session.execute(query.with_only_columns(*TableRow.__table__.c)).all())
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    theirs = select(*SeatRow.__table__.c).where(SeatRow.table_id.in_(query.with_only_columns(TableRow.id)))
    for seat in session.execute(theirs.order_by(SeatRow.table_id, SeatRow.seat)):
        if seat.table_id in seats:  # on SQLite a table may have been added since
            seats[seat.table_id].append(cast(SeatRow, seat))
    return [(row, seats[row.id]) for row in rows]
