"""tables that are lessons"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))
