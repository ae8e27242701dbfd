"""tries at puzzles, and how good their solvers are"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "puzzle_try",
        sa.Column("account", sa.String(length=32), sa.ForeignKey("account.id"), nullable=False),
        sa.Column("puzzle", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("result", sa.String(length=6), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("account", "puzzle"),
    )
    op.create_table(
        "solver",
        sa.Column("account", sa.String(length=32), sa.ForeignKey("account.id"), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("streak_day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("account"),
    )
