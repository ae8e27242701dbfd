"""links for spectators that can be replaced"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("links", sa.Integer(), nullable=False, server_default="0"))
