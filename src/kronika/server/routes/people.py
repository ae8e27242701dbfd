"""Guests, accounts and tokens."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..accounts import COOKIE
from ..deps import MaybeMe, MeNow, TheHub
from ..hub import Hub
from ..models import Account
from ..wire import Credentials, GuestIn, Me, RenameIn, TokenOut

router = APIRouter(prefix="/api", tags=["people"])


def me_out(account: Account) -> Me:
    return Me(id=account.id, name=account.name, guest=account.login is None)


def set_cookie(response: Response, hub: Hub, account: Account) -> None:
    response.set_cookie(
        COOKIE,
        hub.accounts.cookie_for(account),
        max_age=hub.settings.cookie_days * 86400,
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure_cookies,
    )


@router.get("/me")
async def me(account: MaybeMe) -> Me | None:
    return None if account is None else me_out(account)


@router.post("/guest", status_code=201)
async def guest(given: GuestIn, response: Response, hub: TheHub, account: MaybeMe) -> Me:
    """Play at once. Who is somebody already stays who they are."""
    if account is None:
        account = await hub.accounts.guest(given.name)
        set_cookie(response, hub, account)
    return me_out(account)


@router.patch("/me")
async def rename(given: RenameIn, hub: TheHub, account: MeNow) -> Me:
    """A guest takes another name."""
    return me_out(await hub.accounts.rename(account, given.name))


@router.post("/register", status_code=201)
async def register(given: Credentials, response: Response, hub: TheHub, account: MaybeMe) -> Me:
    account = await hub.accounts.register(account, given.name, given.password)
    set_cookie(response, hub, account)
    return me_out(account)


@router.post("/login")
async def login(given: Credentials, request: Request, response: Response, hub: TheHub) -> Me:
    address = request.client.host if request.client else "nowhere"
    account = await hub.accounts.login(given.name, given.password, address)
    set_cookie(response, hub, account)
    return me_out(account)


@router.post("/logout", status_code=204)
async def logout(response: Response) -> None:
    response.delete_cookie(COOKIE)


@router.post("/tokens", status_code=201)
async def token(hub: TheHub, account: MeNow) -> TokenOut:
    """A new token for programs; an older one stops working."""
    return TokenOut(token=await hub.accounts.new_token(account))
