"""Tables: creating them, sitting down, and playing."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from ..hub import Hub
from ..models import SeatRow, TableRow
from ..opening import hashed_key
from ..room import Room
from ..seals import commitment
from .deps import Address, AnyRoom, MaybeMe, MeNow, MyId, TheHub, TheRoom, TheRoomHere, limited
from .telling import Sent, chat_out, hint_out, state_json, table_out, table_words, to_json
from .visibility import check_visible, is_invited, keep_code, shown_code, watch_code
from .wire.states import AnswerIn, HintOut, StateOut
from .wire.tables import ActIn, ChatIn, ChatOut, NewTable, PartIn, SealIn, SealOut, SeatOnly, SitIn, TableOut

router = APIRouter(prefix="/api", tags=["tables"])

RequestKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=8,
        max_length=64,
        description="A random text of your choice: requests with the same key are carried out only once.",
    ),
]
Number = Annotated[int, Query(ge=0, lt=2**31)]
Finished = Annotated[int, Query(ge=0, le=1000)]


@router.post("/tables", status_code=201, dependencies=[limited("tables")])
async def new_table(given: NewTable, hub: TheHub, me: MeNow, address: Address, key: RequestKey = None) -> TableOut:
    """A new table; it starts at once if every seat is taken."""
    hub.accounts.check_may_open(me)
    return table_out(hub, await hub.opening.open(given, me, address, key), me.id)


@router.post("/games/{game}/lesson", status_code=201, dependencies=[limited("tables")])
async def take_lesson(game: str, hub: TheHub, me: MeNow, address: Address) -> TableOut:
    """Your lesson in a game: the one you left, or a new one."""
    return table_out(hub, await hub.opening.lesson(game, me, address), me.id)


@router.post("/seals", status_code=201, dependencies=[limited("seals")])
async def new_seal(given: SealIn, hub: TheHub, me: MeNow) -> SealOut:
    """Before a new table: fix the server's part of its deal and reveal only its hash."""
    hub.accounts.check_may_open(me)
    seal = await hub.opening.seal(given.game, me.id)
    return SealOut(seal=seal.id, commitment=commitment(seal))


def listed(hub: Hub, found: list[tuple[TableRow, list[SeatRow]]], me: str | None) -> list[Sent]:
    """Tables for a list, without loading their games."""
    return [table_words(hub, Room(row, seats), me) for row, seats in found]


def list_out(found: list[Sent]) -> Response:
    """A response without the models' checks, which would take longer than reading hundreds of tables."""
    return Response(to_json(found), media_type="application/json")


@router.get("/tables", response_model=list[TableOut])
async def lobby(hub: TheHub, me: MaybeMe, running: bool = False) -> Response:
    """Public tables with a free seat that anybody may take, or a few that are being played, to watch."""
    read = hub.store.running if running else hub.store.lobby
    return list_out(listed(hub, await asyncio.to_thread(read), me.id if me else None))


@router.get("/my/tables", response_model=list[TableOut])
async def my_tables(hub: TheHub, me: MeNow, finished: Finished = 50) -> Response:
    """Your tables: those waiting for you first, then by the last change, with this number of finished ones."""
    found = listed(hub, await asyncio.to_thread(hub.store.tables_of, me.id, finished), me.id)
    order = {"running": 0, "open": 1, "finished": 2, "closed": 2}  # the store has sorted them by the last change
    return list_out(sorted(found, key=lambda table: (not table["my_turn"], order[str(table["state"])])))


@router.get("/tables/{table_id}")
async def table_info(
    room: TheRoom, hub: TheHub, me: MaybeMe, response: Response, invite: str | None = None
) -> TableOut:
    """`invite` is the code in a link to a private table. Browsers keep it for later requests about the table."""
    if invite is not None and is_invited(room, invite, hub.settings):
        keep_code(response, room.id, invite, hub.settings)
    return table_out(hub, room, me.id if me else None)


@router.post("/tables/{table_id}/seats/{seat}")
async def sit_down(room: AnyRoom, seat: int, given: SitIn, request: Request, hub: TheHub, me: MeNow) -> TableOut:
    check_visible(room, me.id, given.invite or shown_code(request), hub.settings)
    await hub.play.sit_down(room, seat, me, given.invite, given.part)
    return table_out(hub, room, me.id)


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204)
async def stand_up(room: TheRoom, seat: int, hub: TheHub, me: MeNow) -> Response:
    """Before the start: leave the seat. The host closes the table with it."""
    await hub.play.stand_up(room, seat, me.id)
    return Response(status_code=204)


@router.delete("/tables/{table_id}/watch")
async def revoke_link(room: TheRoom, hub: TheHub, me: MeNow) -> TableOut:
    """The host of a private table revokes the spectator link and used invitations, and gets a new link. Spectators are
    disconnected at once."""
    await hub.play.revoke_link(room, me.id)
    return table_out(hub, room, me.id)


# --- playing


def state_out(room: Room, seat: int | None) -> Response:
    return Response(state_json(room, seat), media_type="application/json")


@router.get("/tables/{table_id}/state", response_model=StateOut)
async def state(room: TheRoom, me: MaybeMe, seat: int | None = None) -> Response:
    return state_out(room, room.eyes(seat, me.id if me else None))


@router.post("/tables/{table_id}/answers", response_model=StateOut)
async def answer(room: TheRoomHere, given: AnswerIn, hub: TheHub, me: MyId) -> Response:
    await hub.play.answer(room, me, given.seat, given.version, given.token, "http")
    return state_out(room, given.seat)


@router.post("/tables/{table_id}/undo", response_model=StateOut)
async def undo(room: TheRoomHere, given: ActIn, hub: TheHub, me: MyId) -> Response:
    await hub.play.undo(room, me, given.seat, given.version)
    return state_out(room, given.seat)


@router.post("/tables/{table_id}/resign")
async def resign(room: TheRoomHere, given: ActIn, response: Response, hub: TheHub, me: MeNow) -> TableOut:
    """With one or two players the game is over; with more, a bot plays on for the seat."""
    await hub.play.resign(room, me.id, given.seat, given.version)
    if not room.is_player(me.id):
        keep_code(response, room.id, watch_code(room.row, hub.settings), hub.settings)
    return table_out(hub, room, me.id)


@router.post("/tables/{table_id}/return")
async def come_back(room: TheRoom, given: SeatOnly, hub: TheHub, me: MeNow) -> TableOut:
    await hub.keeper.give_back(room, me.id, given.seat)
    return table_out(hub, room, me.id)


@router.post("/tables/{table_id}/hint", dependencies=[limited("hints")])
async def hint(room: TheRoom, given: SeatOnly, hub: TheHub, me: MeNow, address: Address) -> HintOut:
    """What a bot would answer, by what this seat can know."""
    return hint_out(await hub.play.advise(room, me.id, given.seat, address))


@router.get("/tables/{table_id}/chat")
async def read_chat(room: TheRoom, hub: TheHub, after: Number = 0) -> list[ChatOut]:
    return [chat_out(row) for row in await asyncio.to_thread(hub.chat.read, room.id, after)]


@router.post("/tables/{table_id}/chat", status_code=201, dependencies=[limited("chat")])
async def say(room: TheRoom, given: ChatIn, hub: TheHub, me: MeNow, key: RequestKey = None) -> ChatOut:
    """Write a line; only players at the table can."""
    once = None if key is None else hashed_key(me.id, key).hex()
    return chat_out(await hub.play.say(room, me, given.text, once))


# --- another game


@router.post("/tables/{table_id}/again/seal", status_code=201, dependencies=[limited("seals")])
async def seal_again(room: TheRoom, hub: TheHub, me: MeNow) -> SealOut:
    """Before another game: the hash of the server's part of its deal, the same for all players of this table."""
    seal = await hub.opening.seal_again(room, me.id)
    return SealOut(seal=seal.id, commitment=commitment(seal))


@router.post("/tables/{table_id}/again/part", status_code=204)
async def part_again(room: TheRoom, given: PartIn, hub: TheHub, me: MeNow) -> Response:
    """Your part in the deal of the next game, if somebody asks for one. Only your first part counts."""
    await hub.opening.take_part_again(room, me.id, given.part)
    return Response(status_code=204)


@router.post("/tables/{table_id}/again", status_code=201, dependencies=[limited("tables")])
async def again(room: TheRoom, hub: TheHub, me: MeNow, address: Address) -> TableOut:
    """Another game with the same players, each one seat further. Asking twice gives the same new table."""
    return table_out(hub, await hub.opening.again(room, me.id, address), me.id)
