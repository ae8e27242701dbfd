"""first"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("login", sa.String(length=30), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "login_try",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("login_try", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_login_try_who"), ["who"], unique=False)

    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("away_minutes", sa.Integer(), nullable=False),
        sa.Column("clock_minutes", sa.Integer(), nullable=True),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("asked_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("again", sa.String(length=16), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["account.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_game_table_asked_since"), ["asked_since"], unique=False)
        batch_op.create_index(batch_op.f("ix_game_table_state"), ["state"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["game_table.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table_id"), ["table_id"], unique=False)

    op.create_table(
        "happening",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(length=200), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["game_table.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=30), nullable=True),
        sa.Column("level", sa.String(length=10), nullable=True),
        sa.Column("invite", sa.String(length=32), nullable=True),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("seconds_left", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account"],
            ["account.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["game_table.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index("seat_by_account", ["account", "table_id"], unique=False)

    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("saved", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["game_table.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
    )
