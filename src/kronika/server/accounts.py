"""Who somebody is: guests, accounts, signed cookies, tokens for programs, and a brake on guessing passwords."""

from __future__ import annotations

import asyncio
import secrets
from datetime import timedelta
from hashlib import sha256

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


class Stranger(KronikaError):
    pass


class TooMany(KronikaError):
    pass


def guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


class Accounts:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = URLSafeTimedSerializer(settings.secret, salt="kronika-cookie")

    # --- cookies and tokens

    def cookie_for(self, account: Account) -> str:
        return self.signer.dumps(account.id)

    async def from_cookie(self, cookie: str) -> Account | None:
        """The account of a cookie; None if it is forged, expired or of nobody."""
        try:
            account_id = self.signer.loads(cookie, max_age=self.settings.cookie_days * 86400)
        except BadSignature:
            return None
        return await asyncio.to_thread(self.store.account, str(account_id))

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

    async def register(self, account: Account | None, name: str, password: str) -> Account:
        """A guest becomes an account and keeps the games; a stranger gets a new one."""
        login = name.casefold()
        if await asyncio.to_thread(self.store.account_by_login, login) is not None:
            raise NameTaken(f"The name {name!r} is taken. Choose another.")
        secret = await asyncio.to_thread(hasher.hash, password)
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
        """Failed tries are counted by name and by address, for all workers together."""
        login = name.casefold()
        for who in (f"name:{login}"[:80], f"from:{address}"[:80]):
            tries = await asyncio.to_thread(self.store.login_tries, who, now() - WINDOW)
            if tries >= self.settings.login_tries:
                raise TooMany("Too many failed tries. Wait ten minutes.")
        account = await asyncio.to_thread(self.store.account_by_login, login)
        if account is None or account.password is None or not await asyncio.to_thread(fits, account.password, password):
            for who in (f"name:{login}"[:80], f"from:{address}"[:80]):
                await asyncio.to_thread(self.store.add_login_try, who)
            raise Stranger("Name and password don't fit.")
        return account


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def fits(secret: str, password: str) -> bool:
    try:
        return hasher.verify(secret, password)
    except Argon2Error:
        return False
