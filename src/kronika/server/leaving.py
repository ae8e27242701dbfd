"""Exporting a user's data and deleting an account."""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import datetime
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from kronika.engine.errors import IllegalAnswer, KronikaError, StaleAnswer

from .history import record_of
from .hub import Hub
from .models import Account, ChatRow, PuzzleTryRow, SeatRow, SessionRow, TableRow, TrainingRow
from .names import bot_name
from .room import STAND_IN, NoSuchTable, Room

log = logging.getLogger("kronika.leaving")

Plain = dict[str, object]


# --- the archive


def archive(hub: Hub, account: Account) -> bytes:
    """A zip file with the account, all games with the records of finished ones, the mistakes in training, and the
    user's chat lines and puzzles. Running games have no record, because it would reveal what is still hidden."""
    keys = [row for kind in ("browser", "token") for row in hub.people.sessions(account.id, kind)]
    tables = hub.people.tables(account.id)
    target = BytesIO()
    with ZipFile(target, "w", ZIP_DEFLATED) as parts:
        parts.writestr("account.json", pretty(account_words(account, keys)))
        parts.writestr("games.json", pretty([table_words(row, seats, account.id) for row, seats in tables]))
        parts.writestr("training.json", pretty([training_words(row) for row in hub.training.rows(account.id)]))
        parts.writestr("chat.json", pretty([chat_words(row) for row in hub.people.chat(account.id)]))
        parts.writestr("puzzles.json", pretty([puzzle_words(row) for row in hub.people.puzzle_tries(account.id)]))
        for row, _ in tables:
            if row.state in ("finished", "closed"):
                parts.writestr(f"games/{row.game}-{row.id}.kronika.txt", record_or_reason(hub, row))
    return target.getvalue()


def pretty(words: object) -> str:
    return json.dumps(words, ensure_ascii=False, indent=2, default=datetime.isoformat) + "\n"


def account_words(account: Account, keys: list[SessionRow]) -> Plain:
    sessions = [{"kind": row.kind, "name": row.label, "created": row.created, "used": row.used} for row in keys]
    name, guest = account.name, account.login is None
    return {"id": account.id, "name": name, "guest": guest, "created": account.created, "sessions": sessions}


def table_words(row: TableRow, seats: list[SeatRow], me: str) -> Plain:
    return {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "seats": [{"kind": seat.kind, "name": seat.name, "mine": seat.account == me} for seat in seats],
        "result": row.result,
        "created": row.created,
        "updated": row.updated,
    }


def chat_words(row: ChatRow) -> Plain:
    return {"table": row.table_id, "at": row.at, "text": row.text}


def puzzle_words(row: PuzzleTryRow) -> Plain:
    return {"game": row.game, "puzzle": row.puzzle, "at": row.at, "result": row.result}


def training_words(row: TrainingRow) -> Plain:
    times = {"trained": row.trained, "due": row.due}
    return {"table": row.table_id, "answer": row.number, "game": row.game, "rounds": row.rounds, **times}


def record_or_reason(hub: Hub, row: TableRow) -> str:
    try:
        return record_of(hub.store, hub.rooms.load(row.id))
    except KronikaError as error:
        return f"# This game has no record: {error}\n"


# --- the end


async def delete_account(hub: Hub, account: Account) -> None:
    """Delete an account: its running games continue without the player, or end, and its name is removed from what
    stays."""
    for row, _ in await asyncio.to_thread(hub.people.tables, account.id, ("open", "running")):
        try:
            await leave_table(hub, row, account.id)
        except NoSuchTable:  # somebody else has closed it meanwhile
            continue
        except KronikaError as error:
            log.warning("a table can't be left", extra={"table": row.id, "reason": str(error)})
    tables = await asyncio.to_thread(hub.people.forget, account.id)
    hub.sessions_ended(account.id)
    await refresh(hub, tables)


async def refresh(hub: Hub, table_ids: list[str]) -> None:
    """Reload these tables, because names have changed."""
    for table_id in table_ids:
        room = hub.rooms.known.get(table_id)
        if room is not None:
            await hub.rooms.refresh(room)


async def leave_table(hub: Hub, row: TableRow, account_id: str) -> None:
    room = await hub.rooms.get_fresh(row.id)
    if room.row.state == "open" and room.row.host == account_id:
        if await asyncio.to_thread(hub.store.close_table, room.id):
            await hub.rooms.refresh(room)
            return
        await hub.rooms.refresh(room)  # the game has begun, because somebody took the last seat
    for seat in [seat.seat for seat in room.seats if seat.account == account_id]:
        if room.row.state == "open":
            await asyncio.to_thread(hub.store.leave_seat, room.id, seat)
            await hub.rooms.refresh(room)
        elif room.row.state == "running":
            await give_up(hub, room, seat)


async def give_up(hub: Hub, room: Room, seat: int) -> None:
    """Resign; if the game doesn't allow it, a bot takes the seat."""
    while room.row.state == "running":
        try:
            await hub.rooms.act(room, "resign", seat, room.version)
            return
        except StaleAnswer:
            continue
        except IllegalAnswer:
            name = bot_name(seat)
            await hub.rooms.change_seat(room, seat, kind="bot", level=STAND_IN, account=None, name=name, guest=False)
            return
