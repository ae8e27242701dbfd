"""Quotas for bots' thinking time, by account and by address. Each worker counts for itself."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from math import ceil
from time import monotonic

from .rates import TooMany
from .settings import Settings

HOUR = 3600
GRAIN = 60  # seconds per entry
REMEMBERED = 10_000  # accounts whose last address is known


class Spent:
    """How many seconds bots have thought in the last hour, by account or address."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.entries: dict[str, deque[list[float]]] = {}  # [start of the entry, seconds of thinking]

    def add(self, who: str, seconds: float) -> None:
        if who not in self.entries:
            self.forget_old()
        entries = self.entries.setdefault(who, deque())
        begin = self.clock() // GRAIN * GRAIN
        if not entries or entries[-1][0] != begin:
            entries.append([begin, 0.0])
        entries[-1][1] += seconds

    def total(self, who: str) -> float:
        entries = self.entries.get(who, deque())
        while entries and entries[0][0] <= self.clock() - HOUR:
            entries.popleft()
        return sum(seconds for _, seconds in entries)

    def wait_for(self, who: str, limit: float) -> int:
        """Seconds until the total is below the limit again; 0 if it is already."""
        total, wait = self.total(who), 0.0
        for begin, seconds in self.entries.get(who, ()):
            if total < limit:
                break
            total -= seconds
            wait = begin + HOUR - self.clock()
        return ceil(wait)

    def forget_old(self) -> None:
        for who in [who for who in self.entries if not self.total(who)]:
            del self.entries[who]


class BotQuota:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.owners: Callable[[], list[str]] = list  # one entry per table where a bot is to move
        self.accounts = Spent()
        self.addresses = Spent()
        self.address: OrderedDict[str, str] = OrderedDict()  # the last known address of each account

    def seen(self, account: str, address: str) -> None:
        self.address[account] = address
        self.address.move_to_end(account)
        if len(self.address) > REMEMBERED:
            self.address.popitem(last=False)

    def charge(self, account: str, seconds: float) -> None:
        self.accounts.add(account, seconds)
        if account in self.address:
            self.addresses.add(self.address[account], seconds)

    def used_up(self, account: str) -> bool:
        """Whether this account's bots come after everybody else's."""
        if self.accounts.total(account) >= self.settings.bot_seconds_per_account:
            return True
        address = self.address.get(account)
        return address is not None and self.addresses.total(address) >= self.settings.bot_seconds_per_address

    def check(self, account: str, address: str) -> None:
        """Before a hint: refuse accounts that have used up their quota."""
        self.seen(account, address)
        self.check_seconds(self.accounts, account, self.settings.bot_seconds_per_account, "your tables")
        self.check_seconds(self.addresses, address, self.settings.bot_seconds_per_address, "tables from your address")

    def check_seconds(self, spent: Spent, who: str, limit: float, whose: str) -> None:
        wait = spent.wait_for(who, limit)
        if wait:
            raise TooMany(
                f"Bots have used up {limit / 60:g} minutes of thinking time for {whose} in the last hour. "
                f"Running games continue; you can open new tables with bots and get hints in {ceil(wait / 60)} min.",
                wait,
            )

    def check_table(self, account: str, address: str) -> None:
        """Before a new table with bots: refuse if too many other tables wait for bots."""
        self.check(account, address)
        owners = self.owners()
        mine = owners.count(account)
        if mine >= self.settings.bot_tables_per_account:
            raise TooMany(f"Bots are thinking at {mine} of your tables. Wait until some of them have answered.")
        near = sum(self.address.get(owner) == address for owner in owners)
        if near >= self.settings.bot_tables_per_address:
            raise TooMany(
                f"Bots are thinking at {near} tables from your address. Wait until some of them have answered."
            )
