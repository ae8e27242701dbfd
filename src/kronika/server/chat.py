"""The chat of a table."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from .database import Database, now
from .models import Account, ChatRow, TableRow


class Chat:
    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, table_id: str, writer: Account, words: str, key: str | None = None) -> ChatRow:
        """Add a line; with the key of an earlier line, return that one."""
        row = ChatRow(table_id=table_id, account=writer.id, name=writer.name, text=words, key=key, at=now())
        row.guest = writer.login is None
        try:
            with self.database.session() as session:
                # Lines of a table are numbered in commit order: a reader of number 6 has read 5.
                session.get(TableRow, table_id, with_for_update=True)
                session.add(row)
                self.database.notify(session, f"chat|{table_id}")
        except IntegrityError:
            with self.database.reading() as session:
                return session.scalars(select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.key == key)).one()
        return row

    def read(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The last lines after the one with this number."""
        with self.database.reading() as session:
            query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id > after)
            rows = list(session.scalars(query.order_by(ChatRow.id.desc()).limit(limit)))
            return rows[::-1]
