"""Sessions: how a browser (with a cookie) or a program (with a token) is identified until its session ends.

The secret is random and only its hash is stored. Reading the database for every answer would cost more than the answer,
so each worker remembers for half a minute whom a secret belongs to. When a session ends, the worker that ended it tells
the others (see `notices`), and all of them forget it at once; the half minute is a fallback if that notice is lost.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Literal, NamedTuple

from cachetools import TTLCache
from itsdangerous import BadSignature, URLSafeTimedSerializer

from kronika.engine.errors import KronikaError

from .database import now
from .models import Account, SessionRow
from .people import People
from .settings import Settings

CACHED_SESSIONS = 10_000
CACHE_SECONDS = 30
USE_NOTED_EVERY = timedelta(hours=1)  # how often the time of the last use is stored

Kind = Literal["browser", "token"]

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome"}
BROWSERS |= {"CriOS": "Chrome", "Safari": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"}
SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}


class Stranger(KronikaError):
    """Nobody is logged in, or the session has ended."""


class Credential(NamedTuple):
    """The secret of a cookie or token that came with a request."""

    kind: Kind
    secret: str


@dataclass(frozen=True)
class Visit:
    """The user and the session."""

    session: SessionRow
    account: Account


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def label_of(user_agent: str) -> str:
    """The name of a browser in a list of sessions: enough to tell a phone from a laptop.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [next((name for mark, name in marks.items() if mark in user_agent), None) for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


class Sessions:
    def __init__(self, people: People, settings: Settings) -> None:
        self.people = people
        self.lifetime = timedelta(days=settings.cookie_days)
        # Earlier versions signed the account's id into the cookie instead of keeping sessions.
        self.signer = URLSafeTimedSerializer(settings.secret, salt="kronika-cookie")
        # credential -> the account's id
        self.known: TTLCache[Credential, str] = TTLCache(CACHED_SESSIONS, CACHE_SECONDS)
        self.ended = 0  # counts endings of sessions, to notice one that ends while it is being read

    async def open(self, account_id: str, kind: Kind, label: str) -> tuple[SessionRow, str]:
        """A new session and its secret, which isn't stored anywhere."""
        secret = secrets.token_urlsafe(32)
        row = new_row(account_id, kind, label, secret)
        await asyncio.to_thread(self.people.add_session, row, now() - self.lifetime)
        return row, secret

    async def find(self, given: Credential) -> Visit | None:
        """The account that a session belongs to, from the database; None if it has ended, has expired or never
        existed."""
        before = self.ended
        visit = await asyncio.to_thread(self.read, given)
        if visit is None:
            self.known.pop(given, None)
        elif self.ended == before:
            self.known[given] = visit.account.id
        return visit

    async def account_id(self, given: Credential) -> str | None:
        """The account that a session belongs to, mostly from memory."""
        known = self.known.get(given)
        if known is not None:
            return known
        visit = await self.find(given)
        return None if visit is None else visit.account.id

    def forget(self, account_id: str) -> None:
        """Forget the sessions of this account, because some of them have ended."""
        self.ended += 1
        for given in [given for given, known in self.known.items() if known == account_id]:
            del self.known[given]

    def forget_all(self) -> None:
        self.ended += 1
        self.known.clear()

    def read(self, given: Credential) -> Visit | None:
        moment = now()
        key = hash_of(given.secret)
        found = self.people.session(given.kind, key)
        if found is None and given.kind == "browser" and self.convert(given.secret):
            found = self.people.session(given.kind, key)
        if found is None or found[0].used < moment - self.lifetime:
            return None
        if found[0].used < moment - USE_NOTED_EVERY:
            self.people.note_use(found[0].id, moment)
        return Visit(*found)

    def convert(self, cookie: str) -> bool:
        """Turn a signed cookie of an earlier version into a session, when it is first used."""
        signed: datetime
        try:
            account_id, signed = self.signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return False
        if not isinstance(account_id, str) or signed < now() - self.lifetime:
            return False
        return self.people.convert_cookie(new_row(account_id, "browser", "", cookie))


def new_row(account_id: str, kind: Kind, label: str, secret: str) -> SessionRow:
    moment = now()
    return SessionRow(
        id=secrets.token_hex(8),
        key=hash_of(secret),
        kind=kind,
        account=account_id,
        label=label,
        created=moment,
        used=moment,
    )
