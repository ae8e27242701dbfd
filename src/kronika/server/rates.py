"""Rate limits: how often somebody may do something, by account and by address.

Rare actions that attract attacks (new guests, accounts, tables, logins) are counted in the database, for all workers
together. Frequent ones (chat, hints, replays) are counted by each worker in memory. With four workers that allows at
most four times as much, but costs no write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage, Storage
from limits.strategies import FixedWindowRateLimiter
from sqlalchemy import case, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from kronika.engine.errors import KronikaError

from .database import Database, now
from .models import RateRow

LIMITS = {
    "guests": "100/hour",
    "accounts": "60/hour",
    "logins": "8/10 minutes",
    "tables": "60/hour",
    "seals": "120/hour",
    "chat": "30/minute",
    "hints": "20/minute",
    "replays": "300/minute",
    "exports": "6/hour",
}
SHARED = ("guests", "accounts", "logins", "tables", "seals", "exports")
ADDRESS_SHARE = 5  # a household or club shares an address, so its limit is this many times an account's
OVERDUE = timedelta(minutes=10)  # how often expired counts are deleted

Key = tuple[RateLimitItem, str]


class TryLater(KronikaError):
    """A refusal, with the number of seconds to wait if that is known."""

    def __init__(self, message: str, seconds: float | None = None) -> None:
        super().__init__(message)
        self.seconds = None if seconds is None else max(1, ceil(seconds))


class TooMany(TryLater):
    """A rate limit is exceeded."""


def parsed(limits: dict[str, str]) -> dict[str, RateLimitItem]:
    """The host's limits merged with the defaults. An empty string means no limit. Invalid ones raise ValueError."""
    if unknown := sorted(set(limits) - set(LIMITS)):
        raise ValueError(f"there is no limit on {unknown[0]!r}; there are limits on {', '.join(LIMITS)}")
    items = {}
    for name, words in (LIMITS | limits).items():
        if not words:
            continue
        try:
            items[name] = parse(words)
        except ValueError:
            raise ValueError(f"{name} must be like '30/hour' or '8/10 minutes', or empty, not {words!r}") from None
        if items[name].amount < 1:
            raise ValueError(f"{name} must allow at least one")
    return items


def network_of(host: str) -> str:
    """What counts as one address: for IPv6 the /64 network, because a user usually has all its addresses.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:60]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((address, 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


def times(item: RateLimitItem, factor: int) -> RateLimitItem:
    return type(item)(item.amount * factor, item.multiples)


def duration(seconds: float) -> str:
    return f"{ceil(seconds)} s" if seconds < 100 else f"{ceil(seconds / 60)} min"


class Rates:
    def __init__(self, database: Database, limits: dict[str, str]) -> None:
        self.items = parsed(limits)
        self.shared = FixedWindowRateLimiter(DatabaseCounts(database))
        self.here = FixedWindowRateLimiter(MemoryStorage())

    async def count(self, name: str, account: str | None, address: str) -> None:
        """Count an action; raises TooMany above the limit."""
        item = self.items.get(name)
        if item is None:
            return
        if account is None:
            keys = [(item, f"{name}/from/{address}")]
        else:
            keys = [(item, f"{name}/by/{account}"), (times(item, ADDRESS_SHARE), f"{name}/from/{address}")]
        if name in SHARED:
            await asyncio.to_thread(hit, self.shared, keys)
        else:
            hit(self.here, keys)

    async def count_login(self, login: str, address: str, device: str | None) -> None:
        """Count a login attempt before its outcome is known, so that simultaneous attempts don't slip through.

        Attempts are counted by address, whatever their name and outcome, and by name and address together. A name alone
        is never blocked, because then anybody could lock its owner out. A browser that has logged in with this name
        before has a count of its own, so the owner gets in whatever others try.
        """
        item = self.items.get("logins")
        if item is None:
            return
        keys = [(item, self.login_key(login, address, device))]
        if device is None:
            keys.insert(0, (times(item, ADDRESS_SHARE), f"logins/from/{address}"))
        await asyncio.to_thread(hit, self.shared, keys)

    async def count_confirmation(self, account: str) -> None:
        """Count an attempt to confirm the password of a user who is logged in."""
        if item := self.items.get("logins"):
            await asyncio.to_thread(hit, self.shared, [(item, f"logins/by/{account}")])

    async def login_succeeded(self, login: str, address: str, device: str | None) -> None:
        """Reset the count for the name. The count for the address stays, because its next name may be a guess."""
        item = self.items.get("logins")
        if item is not None:
            await asyncio.to_thread(self.shared.clear, item, self.login_key(login, address, device))

    def login_key(self, login: str, address: str, device: str | None) -> str:
        name = sha256(login.encode("utf-8", "replace")).hexdigest()[:32]
        return f"logins/{name}/" + (f"from/{address}" if device is None else f"device/{device}")


def hit(limiter: FixedWindowRateLimiter, keys: Sequence[Key]) -> None:
    for item, key in keys:
        if not limiter.hit(item, key):
            wait = max(1.0, limiter.get_window_stats(item, key).reset_time - time())
            raise TooMany(f"Rate limit exceeded: at most {item}. Try again in {duration(wait)}.", wait)


class DatabaseCounts(Storage):
    """Stores counts in the database, with the interface that the library expects."""

    STORAGE_SCHEME = ["kronika"]  # noqa: RUF012

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database
        self.insert = postgresql.insert if database.on_postgres else sqlite.insert
        self.swept = now()

    @property
    def base_exceptions(self) -> type[Exception]:
        return KronikaError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        self.sweep()
        moment = time()
        over = RateRow.ends <= moment
        query = (
            self.insert(RateRow)
            .values(key=key, hits=amount, ends=moment + expiry)
            .on_conflict_do_update(
                index_elements=["key"],
                set_={
                    "hits": case((over, amount), else_=RateRow.hits + amount),
                    "ends": case((over, moment + expiry), else_=RateRow.ends),
                },
            )
            .returning(RateRow.hits)
        )
        with self.database.session() as session:
            return session.execute(query).scalar_one()

    def get(self, key: str) -> int:
        with self.database.reading() as session:
            return session.scalar(select(RateRow.hits).where(RateRow.key == key, RateRow.ends > time())) or 0

    def get_expiry(self, key: str) -> float:
        with self.database.reading() as session:
            return session.scalar(select(RateRow.ends).where(RateRow.key == key)) or time()

    def check(self) -> bool:
        self.database.probe()
        return True

    def reset(self) -> None:
        with self.database.session() as session:
            session.execute(delete(RateRow))

    def clear(self, key: str) -> None:
        with self.database.session() as session:
            session.execute(delete(RateRow).where(RateRow.key == key))

    def sweep(self) -> None:
        if now() - self.swept > OVERDUE:
            self.swept = now()
            with self.database.session() as session:
                session.execute(delete(RateRow).where(RateRow.ends <= time()))
