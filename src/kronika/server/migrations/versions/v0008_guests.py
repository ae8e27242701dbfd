"""guests"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

GUESTS = "account IN (SELECT id FROM account WHERE login IS NULL)"
# Who wrote a line of chat: the account whose seat at the table has the line's name, if there is only one.
WRITERS = "FROM seat WHERE seat.table_id = chat.table_id AND seat.name = chat.name AND seat.account IS NOT NULL"


def upgrade() -> None:
    for table in ("seat", "chat"):
        op.add_column(table, sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("account", sa.String(length=32), nullable=True))
    op.create_index("ix_chat_account", "chat", ["account"])
    op.execute(
        f"UPDATE chat SET account = (SELECT MIN(seat.account) {WRITERS})"
        f" WHERE (SELECT COUNT(DISTINCT seat.account) {WRITERS}) = 1"
    )
    for table in ("seat", "chat"):
        op.execute(f"UPDATE {table} SET guest = true WHERE {GUESTS}")
