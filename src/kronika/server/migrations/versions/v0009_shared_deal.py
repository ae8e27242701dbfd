"""shared deal"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("secret", sa.String(length=32), nullable=True))
    op.add_column("seat", sa.Column("part", sa.String(length=32), nullable=True))
    op.create_table(
        "seal",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("secret", sa.String(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("after", sa.String(length=16), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("after"),
    )
    op.create_index("ix_seal_account", "seal", ["account"])
    op.create_index("ix_seal_created", "seal", ["created"])
    op.create_table(
        "seal_part",
        sa.Column("seal", sa.String(length=16), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("part", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["seal"], ["seal.id"]),
        sa.PrimaryKeyConstraint("seal", "account"),
    )
