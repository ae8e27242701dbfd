"""bots_after"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("bots_after", sa.DateTime(timezone=True), nullable=True))
