"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from kronika import __version__
from kronika.build import engine_kind

from ..hub import Hub
from ..leaving import archive, delete_account, refresh
from ..models import Account, SessionRow
from ..people import NoSuchSession, TooManyTokens
from ..sessions import Kind, label_of
from .cookies import DEVICE, SESSION, keep
from .deps import Address, MaybeMe, MaybeVisit, MeNow, MyBrowser, TheHub, limited
from .wire.people import (
    DeleteIn,
    GuestIn,
    LoginIn,
    Me,
    PasswordIn,
    RegisterIn,
    RenameIn,
    SessionOut,
    SiteOut,
    TokenIn,
    TokenOut,
)

router = APIRouter(prefix="/api", tags=["people"])

MOST_TOKENS = 20


def me_out(account: Account) -> Me:
    return Me(id=account.id, name=account.name, guest=account.login is None)


async def log_in(request: Request, response: Response, hub: Hub, account: Account) -> Me:
    """A new session for this browser."""
    label = label_of(request.headers.get("user-agent", ""))
    _, secret = await hub.sessions.open(account.id, "browser", label)
    keep(response, hub.settings, SESSION, secret)
    if account.login is not None:
        keep(response, hub.settings, DEVICE, hub.accounts.device_cookie(account))
    return me_out(account)


async def end_session(hub: Hub, account_id: str, kind: Kind, session_id: str) -> bool:
    ended = await asyncio.to_thread(hub.people.end_session, account_id, kind, session_id)
    hub.sessions_ended(account_id)
    return ended


@router.get("/site")
async def site(hub: TheHub) -> SiteOut:
    """What a visitor should know about this server."""
    return SiteOut(version=__version__, engine=engine_kind(), sign_up=hub.settings.sign_up)


# --- who I am


@router.get("/me")
async def me(request: Request, response: Response, hub: TheHub, visit: MaybeVisit) -> Me | None:
    """Who is logged in. This renews the cookie."""
    if visit is None:
        return None
    if visit.session.kind == "browser":
        keep(response, hub.settings, SESSION, request.cookies[SESSION])
    return me_out(visit.account)


@router.post("/guest", status_code=201, dependencies=[limited("guests")])
async def guest(given: GuestIn, request: Request, response: Response, hub: TheHub, account: MaybeMe) -> Me:
    """Become a guest. Does nothing if you are already logged in."""
    if account is not None:
        return me_out(account)
    return await log_in(request, response, hub, await hub.accounts.guest(given.name))


@router.patch("/me")
async def rename(given: RenameIn, hub: TheHub, account: MeNow) -> Me:
    """Rename a guest."""
    return me_out(await hub.accounts.rename(account, given.name))


@router.post("/register", status_code=201, dependencies=[limited("accounts")])
async def register(given: RegisterIn, request: Request, response: Response, hub: TheHub, account: MaybeMe) -> Me:
    """Turn a guest into an account. The guest's cookie and tokens become invalid."""
    account, tables = await hub.accounts.register(account, given.name, given.password, given.invitation)
    hub.sessions_ended(account.id)
    await refresh(hub, tables)
    return await log_in(request, response, hub, account)


@router.post("/login")
async def login(
    given: LoginIn, request: Request, response: Response, hub: TheHub, before: MaybeVisit, address: Address
) -> Me:
    account = await hub.accounts.login(given.name, given.password, address, request.cookies.get(DEVICE, ""))
    answer = await log_in(request, response, hub, account)
    if before is not None and before.session.kind == "browser":
        await end_session(hub, before.account.id, "browser", before.session.id)
    return answer


@router.post("/logout", status_code=204)
async def logout(response: Response, hub: TheHub, visit: MaybeVisit) -> None:
    if visit is not None and visit.session.kind == "browser":
        await end_session(hub, visit.account.id, "browser", visit.session.id)
    response.delete_cookie(SESSION)


@router.post("/password", status_code=204)
async def change_password(given: PasswordIn, hub: TheHub, visit: MyBrowser) -> None:
    """Change the password. All other sessions and all tokens end."""
    await hub.accounts.change_password(visit, given.old, given.new)
    hub.sessions_ended(visit.account.id)


@router.get("/me/export", response_class=Response, dependencies=[limited("exports")])
async def export(hub: TheHub, visit: MyBrowser) -> Response:
    """All your data in one zip file: account, games with the records of finished ones, training, puzzles, chat."""
    content = await asyncio.to_thread(archive, hub, visit.account)
    headers = {"Content-Disposition": 'attachment; filename="kronika.zip"', "Cache-Control": "no-store"}
    return Response(content, media_type="application/zip", headers=headers)


@router.post("/me/delete", status_code=204)
async def delete(given: DeleteIn, response: Response, hub: TheHub, visit: MyBrowser) -> None:
    """Delete the account. Running games are given up; games stay without the name."""
    await hub.accounts.confirm(visit.account, given.password)
    await delete_account(hub, visit.account)
    for cookie in (SESSION, DEVICE):
        response.delete_cookie(cookie)


# --- sessions and tokens


def session_out(row: SessionRow, mine: SessionRow) -> SessionOut:
    return SessionOut(id=row.id, name=row.label, created=row.created, used=row.used, current=row.id == mine.id)


@router.get("/sessions")
async def sessions(hub: TheHub, visit: MyBrowser) -> list[SessionOut]:
    """The browsers in which you are logged in, last used first."""
    rows = await asyncio.to_thread(hub.people.sessions, visit.account.id, "browser")
    return [session_out(row, visit.session) for row in rows]


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(response: Response, hub: TheHub, visit: MyBrowser) -> None:
    """End all sessions, including this one, and all tokens."""
    await asyncio.to_thread(hub.people.end_everywhere, visit.account.id)
    hub.sessions_ended(visit.account.id)
    response.delete_cookie(SESSION)


@router.delete("/sessions/{session_id}", status_code=204)
async def log_out_there(session_id: str, hub: TheHub, visit: MyBrowser) -> None:
    if not await end_session(hub, visit.account.id, "browser", session_id):
        raise NoSuchSession("There is no such session. It may have ended already.")


@router.get("/tokens")
async def tokens(hub: TheHub, visit: MyBrowser) -> list[SessionOut]:
    rows = await asyncio.to_thread(hub.people.sessions, visit.account.id, "token")
    return [session_out(row, visit.session) for row in rows]


@router.post("/tokens", status_code=201)
async def new_token(hub: TheHub, visit: MyBrowser, given: TokenIn | None = None) -> TokenOut:
    """A token for programs. It is shown once."""
    if len(await asyncio.to_thread(hub.people.sessions, visit.account.id, "token")) >= MOST_TOKENS:
        raise TooManyTokens(f"You have {MOST_TOKENS} tokens. Revoke one that you don't use.")
    row, token = await hub.sessions.open(visit.account.id, "token", (given or TokenIn()).name)
    return TokenOut(id=row.id, name=row.label, token=token)


@router.delete("/tokens/{token_id}", status_code=204)
async def revoke_token(token_id: str, hub: TheHub, visit: MyBrowser) -> None:
    if not await end_session(hub, visit.account.id, "token", token_id):
        raise NoSuchSession("There is no such token. It may have been revoked already.")
