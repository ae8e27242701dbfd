"""Who asks, and may they: shared by the routes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from .accounts import COOKIE, Stranger
from .hub import Hub
from .models import Account
from .rooms import LiveTable


def hub_of(connection: HTTPConnection) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def get_hub(request: Request) -> Hub:  # a plain function would be run in a thread
    return hub_of(request)


async def account_of(connection: HTTPConnection, hub: Hub) -> Account | None:
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        account = await hub.accounts.from_token(header[7:].strip())
        if account is None:
            raise Stranger("This token is unknown. Make a new one with POST /api/tokens.")
        return account
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    return await hub.accounts.from_cookie(cookie)


async def get_me(request: Request) -> Account | None:
    return await account_of(request, hub_of(request))


async def need_me(request: Request) -> Account:
    account = await get_me(request)
    if account is None:
        raise Stranger("You aren't logged in. POST /api/guest to play as a guest.")
    return account


async def need_my_id(request: Request) -> str:
    """Who answers, without a look into the database: the cookie is signed, and the seat knows its player."""
    hub = hub_of(request)
    cookie = request.cookies.get(COOKIE)
    if cookie is None or "authorization" in request.headers:
        return (await need_me(request)).id
    return hub.accounts.id_in(cookie) or (await need_me(request)).id


async def get_table(table_id: str, request: Request) -> LiveTable:
    return await hub_of(request).rooms.get_fresh(table_id)


async def get_table_here(table_id: str, request: Request) -> LiveTable:
    """For what names a version: if that is newer than what this worker knows, it reads what it has missed."""
    return await hub_of(request).rooms.get(table_id)


async def get_address(request: Request) -> str:
    return request.client.host if request.client else "nowhere"


Address = Annotated[str, Depends(get_address)]
TheHub = Annotated[Hub, Depends(get_hub)]
MaybeMe = Annotated[Account | None, Depends(get_me)]
MyId = Annotated[str, Depends(need_my_id)]
MeNow = Annotated[Account, Depends(need_me)]
TheTableHere = Annotated[LiveTable, Depends(get_table_here)]
TheTable = Annotated[LiveTable, Depends(get_table)]
