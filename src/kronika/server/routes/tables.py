"""Tables: making one, sitting down, and everything one does at it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from time import perf_counter

from fastapi import APIRouter, Response

from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError
from kronika.games import game as find_game

from ..deps import MaybeMe, MeNow, TheHub, TheTable
from ..hub import Hub
from ..models import SeatRow, TableRow
from ..rooms import LiveTable, NotYours
from ..store import now
from ..telling import state_out, table_out
from ..wire import (
    ActIn,
    AnswerIn,
    ChatIn,
    ChatOut,
    HintOut,
    NewTable,
    Plain,
    SeatIn,
    SeatOnly,
    SitIn,
    StateOut,
    TableOut,
)

router = APIRouter(prefix="/api", tags=["tables"])

BOT_NAMES = ("Ada", "Boris", "Cyril", "Dora", "Edda", "Filip", "Gita", "Hugo")


def new_seat(table_id: str, number: int, given: SeatIn, account: str, name: str, clock: int | None) -> SeatRow:
    seat = SeatRow(table_id=table_id, seat=number, kind="free", stand_in=False)
    seat.seconds_left = clock * 60.0 if clock else None
    if given.kind == "me":
        seat.kind, seat.account, seat.name = "human", account, given.name or name
    elif given.kind == "bot":
        seat.kind, seat.level, seat.name = "bot", given.level, BOT_NAMES[number % len(BOT_NAMES)]
    elif given.kind == "friend":
        seat.invite = secrets.token_urlsafe(9)
    return seat


@router.post("/tables", status_code=201)
async def new_table(given: NewTable, hub: TheHub, me: MeNow) -> TableOut:
    """A new table; it starts at once if every seat is taken."""
    game = find_game(given.game)
    game.check_seats(len(given.seats))
    if all(seat.kind == "bot" for seat in given.seats):
        raise BadSetup("At least one seat must be for a person.")
    row = TableRow(
        id=secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"),
        game=game.id,
        rules=game.rules_version,
        options=game.check_options(given.options),
        seed=secrets.token_hex(16),
        state="open",
        public=given.public,
        host=me.id,
        away_minutes=given.away_minutes,
        clock_minutes=given.clock_minutes,
        created=now(),
        updated=now(),
    )
    seats = [new_seat(row.id, n, seat, me.id, me.name, given.clock_minutes) for n, seat in enumerate(given.seats)]
    return await open_table(hub, row, seats, me.id)


async def open_table(hub: Hub, row: TableRow, seats: list[SeatRow], me: str) -> TableOut:
    await asyncio.to_thread(hub.store.add_table, row, seats)
    table = await hub.rooms.get(row.id)
    await hub.rooms.begin(table)
    return table_out(table, me, hub.present(table))


async def tables_out(hub: Hub, ids: Iterable[str], me: str | None) -> list[TableOut]:
    tables = [await hub.rooms.get(table_id) for table_id in ids]
    return [table_out(table, me, hub.present(table)) for table in tables]


@router.get("/tables")
async def lobby(hub: TheHub, me: MaybeMe) -> list[TableOut]:
    """Public tables with a free seat that anybody may take."""
    ids = await asyncio.to_thread(hub.store.open_tables)
    tables = [await hub.rooms.get(table_id) for table_id in ids]
    free = [table for table in tables if any(s.kind == "free" and s.invite is None for s in table.seats)]
    return [table_out(table, me.id if me else None, hub.present(table)) for table in free]


@router.get("/my/tables")
async def my_tables(hub: TheHub, me: MeNow) -> list[TableOut]:
    """Mine, those that wait for me first, then by the last change."""
    ids = await asyncio.to_thread(hub.store.tables_of, me.id)
    found = await tables_out(hub, ids, me.id)
    order = {"running": 0, "open": 1, "finished": 2}
    return sorted(found, key=lambda table: (not table.my_turn, order[table.state], -table.updated.timestamp()))


@router.get("/tables/{table_id}")
async def table_info(table: TheTable, hub: TheHub, me: MaybeMe) -> TableOut:
    return table_out(table, me.id if me else None, hub.present(table))


@router.post("/tables/{table_id}/seats/{seat}")
async def sit_down(table: TheTable, seat: int, given: SitIn, hub: TheHub, me: MeNow) -> TableOut:
    if not 0 <= seat < len(table.seats):
        raise NotYours(f"The table has no seat {seat}.")
    row = table.seats[seat]
    if row.kind != "free":
        raise IllegalAnswer("This seat is taken.")
    if row.invite is not None and given.invite != row.invite:
        raise NotYours("This seat is kept for a friend of the host: it takes the invitation link.")
    if not await asyncio.to_thread(hub.store.take_seat, table.id, seat, me.id, me.name):
        await hub.rooms.catch_up(table)
        raise IllegalAnswer("Somebody was faster: this seat is taken.")
    row.kind, row.account, row.name = "human", me.id, me.name
    await hub.rooms.begin(table)
    return table_out(table, me.id, hub.present(table))


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204)
async def stand_up(table: TheTable, seat: int, hub: TheHub, me: MeNow) -> Response:
    """Before the start: leave the seat. The host closes the table with it."""
    table.seat_of(me.id, seat)
    if table.row.state != "open":
        raise IllegalAnswer("The game has begun. Resign instead, or just leave: a bot will take the seat.")
    if table.row.host == me.id:
        await asyncio.to_thread(hub.store.close_table, table.id)
        hub.rooms.live.pop(table.id, None)
    else:
        await hub.rooms.change_seat(table, seat, kind="free", account=None, name=None)
    return Response(status_code=204)


# --- playing


def my_seat(table: LiveTable, seat: int | None, me: str | None) -> int | None:
    """The seat whose eyes are asked for: it must be one's own; None is a spectator."""
    if seat is not None:
        table.seat_of(me or "", seat)
    return seat


@router.get("/tables/{table_id}/state")
async def state(table: TheTable, me: MaybeMe, seat: int | None = None) -> StateOut:
    return state_out(table, my_seat(table, seat, me.id if me else None))


@router.post("/tables/{table_id}/answers")
async def answer(table: TheTable, given: AnswerIn, hub: TheHub, me: MeNow) -> StateOut:
    started = perf_counter()
    await give_answer(hub, table, me.id, given)
    hub.metrics.answer_seconds.observe(perf_counter() - started)
    return state_out(table, given.seat)


async def give_answer(hub: Hub, table: LiveTable, me: str, given: AnswerIn) -> None:
    table.seat_of(me, given.seat)
    await hub.keeper.give_back(table, me, given.seat)
    await hub.rooms.act(table, "answer", given.seat, given.version, given.token)


@router.post("/tables/{table_id}/undo")
async def undo(table: TheTable, given: ActIn, hub: TheHub, me: MeNow) -> StateOut:
    table.seat_of(me.id, given.seat)
    await hub.rooms.act(table, "undo", given.seat, given.version)
    return state_out(table, given.seat)


@router.post("/tables/{table_id}/resign")
async def resign(table: TheTable, given: ActIn, hub: TheHub, me: MeNow) -> TableOut:
    """With two players the game is over; with more a bot plays on for the seat."""
    table.seat_of(me.id, given.seat)
    try:
        await hub.rooms.act(table, "resign", given.seat, given.version)
    except IllegalAnswer:
        if len(table.seats) == 2 or given.version != table.version or table.playing.over:
            raise
        await hub.rooms.change_seat(table, given.seat, kind="bot", level="player", account=None)
    return table_out(table, me.id, hub.present(table))


@router.post("/tables/{table_id}/return")
async def come_back(table: TheTable, given: SeatOnly, hub: TheHub, me: MeNow) -> TableOut:
    await hub.keeper.give_back(table, me.id, given.seat)
    return table_out(table, me.id, hub.present(table))


@router.post("/tables/{table_id}/hint")
async def hint(table: TheTable, given: SeatOnly, hub: TheHub, me: MeNow) -> HintOut:
    """What the bot would answer, from what this seat can know."""
    table.seat_of(me.id, given.seat)
    if table.asked != given.seat:
        raise IllegalAnswer("There is nothing to advise on: you aren't asked now.")
    worths = await hub.bots.advise(table.playing, f"hint/{table.version}")
    options: list[Plain] = [{"token": token, "worth": round(worth, 2)} for token, worth in worths]
    return HintOut(token=worths[0][0], options=options)


@router.get("/tables/{table_id}/chat")
async def read_chat(table: TheTable, hub: TheHub, after: int = 0) -> list[ChatOut]:
    rows = await asyncio.to_thread(hub.store.chat, table.id, after)
    return [ChatOut(id=row.id, name=row.name, text=row.text, at=row.at) for row in rows]


@router.post("/tables/{table_id}/chat", status_code=201)
async def say(table: TheTable, given: ChatIn, hub: TheHub, me: MeNow) -> ChatOut:
    """Players at the table may talk."""
    if not any(seat.account == me.id for seat in table.seats):
        raise NotYours("Only players of this table can chat here.")
    row = await asyncio.to_thread(hub.store.add_chat, table.id, me.name, given.text)
    await hub.chat_came(table.id)
    return ChatOut(id=row.id, name=row.name, text=row.text, at=row.at)


@router.post("/tables/{table_id}/again", status_code=201)
async def again(table: TheTable, hub: TheHub, me: MeNow) -> TableOut:
    """The same table once more, the seats moved on by one. Asked twice, it is the same new table."""
    if table.row.state != "finished":
        raise KronikaError("The game isn't over yet.")
    if not any(seat.account == me.id for seat in table.seats):
        raise NotYours("Only players of this table can ask for another game.")
    if table.row.again is not None:
        follow_up = await hub.rooms.get(table.row.again)
        return table_out(follow_up, me.id, hub.present(follow_up))
    old = table.row
    row = TableRow(
        id=secrets.token_urlsafe(8).replace("-", "a").replace("_", "b"),
        game=old.game,
        rules=find_game(old.game).rules_version,
        options=old.options,
        seed=secrets.token_hex(16),
        state="open",
        public=False,
        host=me.id,
        away_minutes=old.away_minutes,
        clock_minutes=old.clock_minutes,
        created=now(),
        updated=now(),
    )
    moved = table.seats[1:] + table.seats[:1]
    clock = old.clock_minutes * 60.0 if old.clock_minutes else None
    seats = [
        SeatRow(
            table_id=row.id,
            seat=number,
            kind=seat.kind,
            account=seat.account,
            name=seat.name,
            level=seat.level,
            stand_in=False,
            seconds_left=clock,
        )
        for number, seat in enumerate(moved)
    ]
    made = await open_table(hub, row, seats, me.id)
    await asyncio.to_thread(hub.store.set_again, table.id, row.id)
    table.row.again = row.id
    return made
