"""sessions"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

from kronika.server.names import login_of, skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=7), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["account.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key"),
    )
    op.create_index("ix_session_account", "session", ["account"])
    op.create_index("ix_session_used", "session", ["used"])
    # Cookies that were signed before this version become sessions when they are used.
    op.add_column("account", sa.Column("signed_cookies", sa.Boolean(), nullable=False, server_default=sa.true()))
    move_tokens()
    # SQLite can't drop a unique column of a table that others refer to; the name's skeleton is one as well.
    op.execute("ALTER TABLE account RENAME COLUMN token TO skeleton")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE account RENAME CONSTRAINT account_token_key TO account_skeleton_key")
    fill_skeletons()


def move_tokens() -> None:
    names = ("id", "key", "kind", "account", "label")
    moments = (sa.column(name, sa.DateTime(timezone=True)) for name in ("created", "used"))
    sessions = sa.table("session", *map(sa.column, names), *moments)
    connection = op.get_bind()
    moment = datetime.now(UTC)
    for account in connection.execute(sa.text("SELECT id, token FROM account WHERE token IS NOT NULL")).all():
        row = {"key": account.token, "account": account.id, "created": moment, "used": moment}
        connection.execute(sa.insert(sessions).values(id=secrets.token_hex(8), kind="token", label="Token", **row))
    connection.execute(sa.text("UPDATE account SET token = NULL"))


def fill_skeletons() -> None:
    """Of accounts whose names look alike, the first keeps others from taking such a name."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, name, login FROM account WHERE login IS NOT NULL ORDER BY created"))
    accounts = rows.all()
    logins = {account.login for account in accounts}
    taken: set[str] = set()
    for account in accounts:
        login, shape = login_of(account.login), skeleton(account.name)
        if login in logins or len(login) > 30:
            login = account.login
        logins.add(login)
        connection.execute(
            sa.text("UPDATE account SET login = :login, skeleton = :shape WHERE id = :id"),
            {"id": account.id, "login": login, "shape": None if shape in taken else shape},
        )
        taken.add(shape)
