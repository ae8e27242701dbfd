"""Invitations to create an account, for servers whose sign-up is by invitation: `kronika invite` makes them."""

from __future__ import annotations

import secrets
from datetime import timedelta

from .database import Database, check_exists, connect, migrate, now
from .people import People
from .sessions import hash_of
from .settings import Settings


def invite(settings: Settings, days: int) -> str:
    """A link with which one person can create an account within this number of days."""
    check_exists(settings.database)  # of another server, or before its first start, the link wouldn't work
    engine = connect(settings.database)
    try:
        migrate(engine)
        code = secrets.token_urlsafe(12)
        People(Database(engine)).invite(hash_of(code), now() + timedelta(days=days))
    finally:
        engine.dispose()
    return f"{settings.address}/account?invitation={code}"
