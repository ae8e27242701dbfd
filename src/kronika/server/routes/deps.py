"""Dependencies of the routes: who sends a request, and what they may do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..hub import Hub
from ..models import Account
from ..rates import network_of
from ..room import NotYours, Room
from ..sessions import Credential, Stranger, Visit
from .cookies import SESSION
from .visibility import check_visible, shown_code


def hub_of(connection: HTTPConnection) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def get_hub(request: Request) -> Hub:  # async, because a plain function would run in a thread
    return hub_of(request)


def credential_of(connection: HTTPConnection) -> Credential | None:
    """The credential of a request: a program's token or a browser's cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return Credential("token", header[7:].strip())
    cookie = connection.cookies.get(SESSION)
    if cookie is None:
        return None
    return Credential("browser", cookie)


async def visit_of(hub: Hub, given: Credential | None) -> Visit | None:
    if given is None:
        return None
    visit = await hub.sessions.find(given)
    if visit is None and given.kind == "token":
        raise Stranger("Unknown token. Create one with POST /api/tokens.")
    return visit


async def get_visit(request: Request) -> Visit | None:
    hub = hub_of(request)
    return await visit_of(hub, credential_of(request))


async def need_visit(visit: Annotated[Visit | None, Depends(get_visit)]) -> Visit:
    if visit is None:
        raise Stranger("You aren't logged in. POST /api/guest to play as a guest.")
    return visit


async def need_browser(visit: Annotated[Visit, Depends(need_visit)]) -> Visit:
    """Refuse tokens for requests that change the account: a stolen token can play, but can't lock its owner out."""
    if visit.session.kind != "browser":
        raise NotYours("A token can't do this: log in with a password.")
    return visit


async def get_me(visit: Annotated[Visit | None, Depends(get_visit)]) -> Account | None:
    return None if visit is None else visit.account


async def need_me(visit: Annotated[Visit, Depends(need_visit)]) -> Account:
    return visit.account


async def need_my_id(request: Request) -> str:
    """The id of the sender, mostly without a database query."""
    hub = hub_of(request)
    given = credential_of(request)
    account_id = None if given is None else await hub.sessions.account_id(given)
    return account_id or (await need_visit(await visit_of(hub, given))).account.id


async def get_address(request: Request) -> str:
    """The address of the sender, for limits. Trusted proxies name their clients'."""
    return network_of(request.client.host) if request.client else "nowhere"


def limited(name: str) -> Any:
    """A dependency that counts a request against this rate limit."""

    async def count(request: Request, address: Address) -> None:
        hub = hub_of(request)
        given = credential_of(request)
        account = None if given is None else await hub.sessions.account_id(given)
        await hub.rates.count(name, account, address)

    return Depends(count)


Address = Annotated[str, Depends(get_address)]
TheHub = Annotated[Hub, Depends(get_hub)]
MaybeMe = Annotated[Account | None, Depends(get_me)]
MaybeVisit = Annotated[Visit | None, Depends(get_visit)]
MyBrowser = Annotated[Visit, Depends(need_browser)]
MyId = Annotated[str, Depends(need_my_id)]
MeNow = Annotated[Account, Depends(need_me)]


async def get_any_table(table_id: str, hub: TheHub, me: MeNow) -> Room:
    """For a request with the invitation in its body: the route has to check it. Users who aren't logged in are refused
    first, so they don't learn whether the table exists."""
    return await hub.rooms.get_fresh(table_id)


async def get_table(table_id: str, request: Request, hub: TheHub, me: MaybeMe) -> Room:
    room = await hub.rooms.get_fresh(table_id)
    check_visible(room, me.id if me else None, shown_code(request), hub.settings)
    return room


async def get_table_here(table_id: str, request: Request, hub: TheHub, me: MyId) -> Room:
    """For requests with a version: if it is newer than this worker's table, the worker reads what it has missed."""
    room = await hub.rooms.get(table_id)
    check_visible(room, me, shown_code(request), hub.settings)
    return room


AnyRoom = Annotated[Room, Depends(get_any_table)]
TheRoomHere = Annotated[Room, Depends(get_table_here)]
TheRoom = Annotated[Room, Depends(get_table)]
