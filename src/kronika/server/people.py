"""Accounts and their sessions in the database. All calls block, so the server runs them in threads."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kronika.engine.errors import KronikaError

from .database import Database, now
from .models import (
    Account,
    ChatRow,
    InvitationRow,
    PuzzleTryRow,
    SeatRow,
    SessionRow,
    SolverRow,
    TableRow,
    TrainingRow,
)
from .store import with_seats


class NameTaken(KronikaError):
    pass


class NotInvited(KronikaError):
    """Creating an account takes an invitation, and this one isn't valid."""


class NoSuchSession(KronikaError):
    pass


class TooManyTokens(KronikaError):
    pass


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- accounts

    def add(self, account: Account, invitation: str | None = None) -> None:
        """Add an account. If an invitation is needed, it is used up in the same transaction."""
        try:
            with self.database.session() as session:
                self.use(session, invitation)
                session.add(account)
        except IntegrityError:
            raise NameTaken(f"The name {account.name!r} is taken. Choose another.") from None

    def invite(self, key: str, ends: datetime) -> None:
        with self.database.session() as session:
            session.execute(delete(InvitationRow).where(InvitationRow.ends < now()))
            session.add(InvitationRow(key=key, ends=ends))

    def use(self, session: Session, invitation: str | None) -> None:
        if invitation is None:
            return
        valid = InvitationRow.key == invitation, InvitationRow.ends >= now()
        if session.execute(delete(InvitationRow).where(*valid).returning(InvitationRow.key)).first() is None:
            raise NotInvited("This invitation isn't valid, or it has been used. Ask the host for a new one.")

    def account(self, account_id: str) -> Account | None:
        with self.database.reading() as session:
            return session.get(Account, account_id)

    def by_login(self, login: str) -> Account | None:
        with self.database.reading() as session:
            return session.scalar(select(Account).where(Account.login == login))

    def rename(self, account_id: str, name: str) -> None:
        with self.database.session() as session:
            session.execute(update(Account).where(Account.id == account_id).values(name=name))

    def by_skeleton(self, shape: str) -> Account | None:
        with self.database.reading() as session:
            return session.scalar(select(Account).where(Account.skeleton == shape))

    def register(self, account_id: str, values: dict[str, str], invitation: str | None = None) -> list[str]:
        """Turn a guest into an account. The guest's cookies and tokens become invalid. Returns the tables that show the
        name."""
        try:
            with self.database.session() as session:
                self.use(session, invitation)
                former = session.scalar(select(Account.name).where(Account.id == account_id))
                session.execute(update(Account).where(Account.id == account_id).values(**values))
                known = {"name": values["name"], "guest": False}
                own = SeatRow.account == account_id, SeatRow.name == former
                session.execute(update(SeatRow).where(*own).values(**known))
                session.execute(update(ChatRow).where(ChatRow.account == account_id).values(**known))
                self.end_all(session, account_id)
                return self.tell_tables(session, account_id)
        except IntegrityError:
            raise NameTaken(f"The name {values['name']!r} is taken. Choose another.") from None

    def change_password(self, account_id: str, password: str, keep: str) -> None:
        """End all sessions and tokens except the session that changes the password."""
        with self.database.session() as session:
            session.execute(update(Account).where(Account.id == account_id).values(password=password))
            self.end_all(session, account_id, keep)

    # --- everything of somebody

    def tables(self, account_id: str, states: Sequence[str] = ()) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where the account sits or is the host, in these states or in any."""
        seated = select(SeatRow.table_id).where(SeatRow.account == account_id)
        query = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.host == account_id))
        if states:
            query = query.where(TableRow.state.in_(states))
        with self.database.reading() as session:
            return with_seats(session, query.order_by(TableRow.created))

    def chat(self, account_id: str) -> list[ChatRow]:
        with self.database.reading() as session:
            return list(session.scalars(select(ChatRow).where(ChatRow.account == account_id).order_by(ChatRow.id)))

    def puzzle_tries(self, account_id: str) -> list[PuzzleTryRow]:
        query = select(PuzzleTryRow).where(PuzzleTryRow.account == account_id).order_by(PuzzleTryRow.at)
        with self.database.reading() as session:
            return list(session.scalars(query))

    def forget(self, account_id: str) -> list[str]:
        """Delete the account, its sessions, training and puzzles, and its name at every table and in every chat.
        Returns the tables where that changes something. The row stays, without a name, because tables refer to their
        host."""
        gone = {"name": "", "login": None, "password": None, "skeleton": None}
        waiting = select(TableRow.id).where(TableRow.state == "open")
        mine = SeatRow.account == account_id
        with self.database.session() as session:
            tables = self.tell_tables(session, account_id)
            session.execute(update(SeatRow).where(mine, SeatRow.table_id.in_(waiting)).values(kind="free"))
            session.execute(update(SeatRow).where(mine).values(account=None, name=None, guest=False))
            lines = update(ChatRow).where(ChatRow.account == account_id)
            session.execute(lines.values(account=None, name="", guest=False))
            for rows in (TrainingRow, PuzzleTryRow, SolverRow):
                session.execute(delete(rows).where(rows.account == account_id))
            self.end_all(session, account_id)
            session.execute(update(Account).where(Account.id == account_id).values(**gone))
        return tables

    def tell_tables(self, session: Session, account_id: str) -> list[str]:
        """Notify the other workers of the tables where this account sits."""
        tables = list(session.scalars(select(SeatRow.table_id).where(SeatRow.account == account_id).distinct()))
        for table_id in tables:
            self.database.notify(session, f"table|{table_id}")
        return tables

    # --- sessions

    def add_session(self, row: SessionRow, expired: datetime) -> None:
        """Add a session, and delete those that nobody has used since `expired`."""
        with self.database.session() as session:
            session.execute(delete(SessionRow).where(SessionRow.used < expired))
            session.add(row)

    def session(self, kind: str, key: str) -> tuple[SessionRow, Account] | None:
        query = select(SessionRow, Account).join(Account, Account.id == SessionRow.account)
        with self.database.reading() as session:
            found = session.execute(query.where(SessionRow.key == key, SessionRow.kind == kind)).first()
            return None if found is None else (found[0], found[1])

    def sessions(self, account_id: str, kind: str) -> list[SessionRow]:
        query = select(SessionRow).where(SessionRow.account == account_id, SessionRow.kind == kind)
        with self.database.reading() as session:
            return list(session.scalars(query.order_by(SessionRow.used.desc(), SessionRow.id)))

    def note_use(self, session_id: str, moment: datetime) -> None:
        with self.database.session() as session:
            session.execute(update(SessionRow).where(SessionRow.id == session_id).values(used=moment))

    def end_session(self, account_id: str, kind: str, session_id: str) -> bool:
        """End a session; returns whether there was one."""
        query = delete(SessionRow).where(
            SessionRow.account == account_id, SessionRow.kind == kind, SessionRow.id == session_id
        )
        with self.database.session() as session:
            ended = session.execute(query.returning(SessionRow.id)).first() is not None
            self.tell_ended(session, account_id)
        return ended

    def end_everywhere(self, account_id: str) -> None:
        with self.database.session() as session:
            self.end_all(session, account_id)

    def end_all(self, session: Session, account_id: str, keep: str = "") -> None:
        session.execute(delete(SessionRow).where(SessionRow.account == account_id, SessionRow.id != keep))
        self.tell_ended(session, account_id)

    def tell_ended(self, session: Session, account_id: str) -> None:
        """A cookie signed by an earlier version must not become a new session either."""
        session.execute(update(Account).where(Account.id == account_id).values(signed_cookies=False))
        self.database.notify(session, f"account|{account_id}")

    def convert_cookie(self, row: SessionRow) -> bool:
        """A session for a cookie that was signed before there were sessions, if the account still accepts those."""
        query = select(Account.id).where(Account.id == row.account, Account.signed_cookies)
        try:
            with self.database.session() as session:
                if session.execute(query.with_for_update()).first() is None:
                    return False
                session.add(row)
        except IntegrityError:  # another request with the same cookie came first
            pass
        return True
