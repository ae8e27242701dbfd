"""tables: their version and why they were closed, when a seat's game ended, lines of chat that are sent twice"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("closed", sa.String(length=10), nullable=True))
    op.add_column("seat", sa.Column("ended", sa.DateTime(timezone=True), nullable=True))
    op.add_column("chat", sa.Column("key", sa.String(length=32), nullable=True))
    op.execute(
        "UPDATE game_table SET version ="
        " COALESCE((SELECT MAX(version) FROM happening WHERE happening.table_id = game_table.id), 0)"
    )
    op.execute(
        "UPDATE seat SET ended = (SELECT updated FROM game_table WHERE game_table.id = seat.table_id)"
        " WHERE table_id IN (SELECT id FROM game_table WHERE state = 'finished')"
    )
    op.drop_index("seat_by_account", "seat")
    op.create_index("seat_by_account", "seat", ["account", "ended", "table_id"])
    op.create_index("table_by_host", "game_table", ["host", "updated"])
    op.create_index("chat_by_key", "chat", ["table_id", "key"], unique=True)
