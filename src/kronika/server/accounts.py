"""Who somebody is: guests, accounts, signed cookies, tokens for programs, and a brake on guessing passwords."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeTimedSerializer

from kronika.engine.errors import KronikaError

from .models import Account
from .settings import Settings
from .store import NameTaken, Store, now

COOKIE = "kronika"
WINDOW = timedelta(minutes=10)

hasher = PasswordHasher()
NOBODYS = hasher.hash("")  # takes as long to refuse as a real one, so that nobody learns which names there are

T = TypeVar("T")


class Stranger(KronikaError):
    pass


class WrongLogin(KronikaError):
    pass


class TooMany(KronikaError):
    pass


class BadName(KronikaError):
    pass


def guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


class Accounts:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = URLSafeTimedSerializer(settings.secret, salt="kronika-cookie")
        self.signed = lru_cache(10_000)(self.read_cookie)  # the same cookie comes with every request
        # Hashing is slow and large on purpose: it has a thread of its own, so that nobody else waits for it.
        self.hashing = ThreadPoolExecutor(1, thread_name_prefix="hashing")

    async def hashed(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.hashing, work, *args)

    def stop(self) -> None:
        self.hashing.shutdown(wait=False, cancel_futures=True)

    # --- cookies and tokens

    def cookie_for(self, account: Account) -> str:
        return self.signer.dumps(account.id)

    def read_cookie(self, cookie: str) -> tuple[str, datetime]:
        account_id, signed = self.signer.loads(cookie, return_timestamp=True)
        return str(account_id), signed

    def id_in(self, cookie: str) -> str | None:
        """The account's id; None if the cookie is forged or expired."""
        try:
            account_id, signed = self.signed(cookie)
        except BadSignature:
            return None
        return account_id if now() - signed <= timedelta(days=self.settings.cookie_days) else None

    async def from_cookie(self, cookie: str) -> Account | None:
        """The account of a cookie; None if it is forged, expired or of nobody."""
        account_id = self.id_in(cookie)
        return None if account_id is None else await asyncio.to_thread(self.store.account, account_id)

    async def from_token(self, token: str) -> Account | None:
        return await asyncio.to_thread(self.store.account_by_token, hash_of(token))

    async def new_token(self, account: Account) -> str:
        token = secrets.token_urlsafe(32)
        await asyncio.to_thread(lambda: self.store.change_account(account.id, token=hash_of(token)))
        return token

    # --- coming and going

    async def guest(self, name: str | None) -> Account:
        account = Account(id=secrets.token_hex(12), name=name or guest_name(), created=now())
        await asyncio.to_thread(self.store.add_account, account)
        return account

    async def rename(self, account: Account, name: str) -> Account:
        """For guests: an account's name is what it logs in with. Games that have begun keep the old name."""
        if account.login is not None:
            raise BadName("An account keeps its name: it is what you log in with.")
        await asyncio.to_thread(lambda: self.store.change_account(account.id, name=name))
        account.name = name
        return account

    async def register(self, account: Account | None, name: str, password: str) -> Account:
        """A guest becomes an account and keeps the games; a stranger gets a new one."""
        login = login_of(name)
        if await asyncio.to_thread(self.store.account_by_login, login) is not None:
            raise NameTaken(f"The name {name!r} is taken. Choose another.")
        secret = await self.hashed(hasher.hash, password)
        if account is None or account.login is not None:
            account = Account(id=secrets.token_hex(12), name=name, login=login, password=secret, created=now())
            await asyncio.to_thread(self.store.add_account, account)
        else:
            account_id = account.id
            await asyncio.to_thread(
                lambda: self.store.change_account(account_id, name=name, login=login, password=secret)
            )
            account.name, account.login, account.password = name, login, secret
        return account

    async def login(self, name: str, password: str, address: str) -> Account:
        """Tries are counted by name and by address, for all workers together, until one succeeds."""
        login = login_of(name)
        who = (f"name:{login}"[:80], f"from:{address}"[:80])
        if not await asyncio.to_thread(self.store.try_login, who, now() - WINDOW, self.settings.login_tries):
            raise TooMany("Too many failed tries. Wait ten minutes.")
        account = await asyncio.to_thread(self.store.account_by_login, login)
        secret = account.password if account is not None and account.password is not None else NOBODYS
        if not await self.hashed(fits, secret, password) or account is None:
            raise WrongLogin("Name and password don't fit.")
        await asyncio.to_thread(self.store.forget_tries, who)
        return account


def login_of(name: str) -> str:
    """Great and small letters are the same in a name; some get longer on the way."""
    login = name.casefold()
    if len(login) > 30:
        raise BadName("This name is too long.")
    return login


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def fits(secret: str, password: str) -> bool:
    try:
        return hasher.verify(secret, password)
    except Argon2Error:
        return False
