"""reviews of finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("judge", sa.String(length=12), nullable=False),
        sa.Column("done", sa.Double(), nullable=False),
        sa.Column("review", sa.JSON(), nullable=True),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
