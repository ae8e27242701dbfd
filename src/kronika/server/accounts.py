"""Guests and accounts: names, passwords, and limits for guessing them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeTimedSerializer

from kronika.engine.errors import KronikaError

from .database import now
from .models import Account
from .names import LONGEST, RESERVED, BadName, login_of, skeleton
from .people import NameTaken, NotInvited, People
from .rates import Rates, TryLater
from .sessions import Visit, hash_of
from .settings import Settings

MOST_HASHES = 20  # waiting hashes, about a second's work; more are refused

hasher = PasswordHasher()
# checked if there is no such account: refusals take equally long, so nobody learns which names exist
NOBODYS = hasher.hash("")

T = TypeVar("T")


class WrongLogin(KronikaError):
    pass


class SignUpClosed(KronikaError):
    """Accounts can't be created on this server."""


class MembersOnly(KronikaError):
    """Sign-up isn't open, so guests can join tables but not open any."""


class HashingBusy(TryLater):
    """Too many passwords are waiting to be checked."""


def guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


class Accounts:
    def __init__(self, people: People, rates: Rates, settings: Settings) -> None:
        self.people = people
        self.rates = rates
        self.settings = settings
        self.devices = URLSafeTimedSerializer(settings.secret, salt="kronika-device")
        self.hashes = 0  # hashes that are being computed or waiting
        # Hashing is slow and takes memory on purpose. It has a thread of its own, so that nothing else waits for it.
        self.hashing = ThreadPoolExecutor(1, thread_name_prefix="hashing")

    async def hashed(self, work: Callable[..., T], *args: str) -> T:
        if self.hashes >= MOST_HASHES:
            raise HashingBusy("Many people are logging in right now. Try again in a few seconds.", 5)
        self.hashes += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.hashing, work, *args)
        finally:
            self.hashes -= 1

    def stop(self) -> None:
        self.hashing.shutdown(wait=False, cancel_futures=True)

    # --- coming and going

    async def guest(self, name: str | None) -> Account:
        if name is not None:
            await self.check_free(name)
        account = Account(id=secrets.token_hex(12), name=name or guest_name(), created=now())
        await asyncio.to_thread(self.people.add, account)
        return account

    async def rename(self, account: Account, name: str) -> Account:
        """Rename a guest. Accounts keep their name, because they log in with it. Games that have started keep the old
        name."""
        if account.login is not None:
            raise BadName("Accounts can't be renamed: you log in with the name.")
        await self.check_free(name)
        await asyncio.to_thread(self.people.rename, account.id, name)
        account.name = name
        return account

    async def check_free(self, name: str, mine: Account | None = None) -> None:
        """Refuse the name of an account or a bot, or a name that looks like it."""
        shape = skeleton(name)
        owner = await asyncio.to_thread(self.people.by_skeleton, shape)
        if mine is not None and owner is not None and owner.id == mine.id:
            return
        if owner is not None or shape in RESERVED:
            raise NameTaken(f"The name {name!r} is taken or looks like one that is. Choose another.")

    def check_may_open(self, account: Account) -> None:
        if self.settings.sign_up != "open" and account.login is None:
            raise MembersOnly("Only people with an account can open tables here. Log in, or join a table by its link.")

    def needed_invitation(self, code: str | None) -> str | None:
        """The key under which the invitation is stored; None if none is needed."""
        if self.settings.sign_up == "closed":
            raise SignUpClosed("This server doesn't create new accounts.")
        if self.settings.sign_up == "open":
            return None
        if not code:
            raise NotInvited("Creating an account here takes an invitation. Ask the host for one.")
        return hash_of(code)

    async def register(
        self, account: Account | None, name: str, password: str, invitation: str | None = None
    ) -> tuple[Account, list[str]]:
        """Turn a guest into an account that keeps the games, or create a new one. Also returns the tables where the
        guest sits and gets the new name."""
        key = self.needed_invitation(invitation)
        login = login_of(name)
        if len(login) > LONGEST:
            raise BadName("This name is too long.")
        await self.check_free(name)
        secret = await self.hashed(hasher.hash, password)
        values = {"name": name, "login": login, "skeleton": skeleton(name), "password": secret}
        if account is None or account.login is not None:
            account = Account(id=secrets.token_hex(12), created=now(), **values)
            await asyncio.to_thread(self.people.add, account, key)
            return account, []
        tables = await asyncio.to_thread(self.people.register, account.id, values, key)
        account.name, account.login, account.password = name, login, secret
        return account, tables

    async def change_password(self, visit: Visit, old: str, new: str) -> None:
        account = visit.account
        if account.password is None:
            raise BadName("A guest has no password. Create an account first.")
        await self.confirm(account, old)
        secret = await self.hashed(hasher.hash, new)
        await asyncio.to_thread(self.people.change_password, account.id, secret, visit.session.id)

    async def confirm(self, account: Account, password: str) -> None:
        """Check the password again before something irreversible. A stolen session must not be able to guess it."""
        await self.rates.count_confirmation(account.id)
        if account.password is not None and not await self.hashed(fits, account.password, password):
            raise WrongLogin("The password is wrong.")

    async def login(self, name: str, password: str, address: str, device_cookie: str) -> Account:
        login = login_of(name)
        device = self.device_of(device_cookie, login)
        await self.rates.count_login(login, address, device)
        account = await asyncio.to_thread(self.people.by_login, login)
        secret = account.password if account is not None and account.password is not None else NOBODYS
        if not await self.hashed(fits, secret, password) or account is None:
            raise WrongLogin("Wrong name or password.")
        await self.rates.login_succeeded(login, address, device)
        return account

    # --- devices

    def device_cookie(self, account: Account) -> str:
        """Identifies a browser that has logged in before."""
        return self.devices.dumps([account.login, secrets.token_hex(8)])

    def device_of(self, cookie: str, login: str) -> str | None:
        """The browser, if it has logged in with this name before."""
        try:
            known, device = self.devices.loads(cookie, max_age=self.settings.cookie_days * 86400)
        except (BadSignature, TypeError, ValueError):
            return None
        return device if known == login else None


def fits(secret: str, password: str) -> bool:
    try:
        return hasher.verify(secret, password)
    except Argon2Error:
        return False
