"""due"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("due", sa.DateTime(timezone=True), nullable=True))
    op.drop_index("ix_game_table_asked_since", "game_table")
    op.create_index("ix_game_table_due", "game_table", ["due"])
