"""dealer"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("dealer", sa.String(length=10), nullable=False, server_default=""))
