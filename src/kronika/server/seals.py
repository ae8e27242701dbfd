"""Future deals: the server commits to its part before anybody contributes theirs.

A seal is the server's part, hidden, under the id that the table will have. Players see its hash and contribute their
own parts. The transaction that creates the table removes the seal, so it can't be used for a second one.
"""

from __future__ import annotations

import secrets
from datetime import timedelta

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from kronika.engine.shared import SharedDeal

from .database import Database, now
from .models import SealPartRow, SealRow

LIFE = timedelta(hours=1)
MOST = 10  # seals per account


def new_secret() -> str:
    return secrets.token_hex(16)


def new_seal(table: str, game: str, account: str, after: str | None = None) -> SealRow:
    return SealRow(id=table, game=game, secret=new_secret(), account=account, after=after, created=now())


def commitment(seal: SealRow) -> str:
    return SharedDeal(seal.game, seal.id, seal.secret, ()).commitment


class Seals:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.insert = postgresql.insert if database.on_postgres else sqlite.insert

    def add(self, seal: SealRow) -> None:
        """Add a seal. Expired seals are deleted, and so are the oldest ones of an account with too many."""
        with self.database.session() as session:
            remove(session, SealRow.created < now() - LIFE)
            mine = select(SealRow.id).where(SealRow.account == seal.account, SealRow.after.is_(None))
            many = list(session.scalars(mine.order_by(SealRow.created.desc()).offset(MOST - 1)))
            remove(session, SealRow.id.in_(many))
            session.add(seal)

    def for_another_game(self, seal: SealRow) -> SealRow:
        """The seal of the next game, shared by all players of a table: the first one made."""
        with self.database.session() as session:
            remove(session, SealRow.created < now() - LIFE)
            names = ("id", "game", "secret", "account", "after", "created")
            values = {name: getattr(seal, name) for name in names}
            session.execute(self.insert(SealRow).values(values).on_conflict_do_nothing(index_elements=["after"]))
            return session.scalars(select(SealRow).where(SealRow.after == seal.after)).one()

    def after(self, table_id: str) -> SealRow | None:
        with self.database.reading() as session:
            return session.scalar(select(SealRow).where(SealRow.after == table_id))

    def give(self, seal: str, account: str, part: str) -> None:
        """Store a player's part for another game; the first one counts."""
        with self.database.session() as session:
            values = {"seal": seal, "account": account, "part": part}
            session.execute(self.insert(SealPartRow).values(values).on_conflict_do_nothing())


def remove(session: Session, condition: ColumnElement[bool]) -> None:
    session.execute(delete(SealPartRow).where(SealPartRow.seal.in_(select(SealRow.id).where(condition))))
    session.execute(delete(SealRow).where(condition))
