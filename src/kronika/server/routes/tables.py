"""Tables: making one, sitting down, and everything one does at it."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b
from time import perf_counter
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic_core import to_json

from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError
from kronika.engine.game import Game
from kronika.games import game as find_game

from .. import seals
from ..deps import Address, AnyTable, MaybeMe, MeNow, MyId, TheHub, TheTable, TheTableHere, limited
from ..hub import Hub
from ..models import Account, ChatRow, SeatRow, TableRow
from ..names import BOT_NAMES
from ..rates import TooMany
from ..rooms import LiveTable, NoSuchTable, NotYours
from ..store import NoSeal, OutcomeUnknown, StoreFull, now
from ..telling import Words, state_json, table_out, table_words
from ..visibility import check_visible, is_invited, keep_code, shown_code, watch_code
from ..wire import (
    ActIn,
    AnswerIn,
    ChatIn,
    ChatOut,
    HintOut,
    NewTable,
    OptionWorth,
    PartIn,
    SealIn,
    SealOut,
    SeatIn,
    SeatOnly,
    SitIn,
    StateOut,
    TableOut,
)

router = APIRouter(prefix="/api", tags=["tables"])

RequestKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=8,
        max_length=64,
        description="A random text of one's own: the same request with the same key is carried out once.",
    ),
]
Number = Annotated[int, Query(ge=0, lt=2**31)]


def new_seat(table_id: str, number: int, given: SeatIn, me: Account, clock: int | None) -> SeatRow:
    seat = SeatRow(table_id=table_id, seat=number, kind="free", stand_in=False)
    seat.seconds_left = clock * 60.0 if clock else None
    if given.kind == "me":
        seat.kind, seat.account, seat.name = "human", me.id, given.name or me.name
        seat.guest = me.login is None or seat.name != me.name
    elif given.kind == "bot":
        seat.kind, seat.level, seat.name = "bot", given.level, BOT_NAMES[number % len(BOT_NAMES)]
    elif given.kind == "friend":
        seat.invite = secrets.token_urlsafe(9)
    return seat


@router.post("/tables", status_code=201, dependencies=[limited("tables")])
async def new_table(given: NewTable, hub: TheHub, me: MeNow, address: Address, key: RequestKey = None) -> TableOut:
    """A new table; it starts at once if every seat is taken."""
    table_id = given.seal or id_from(secrets.token_bytes(8) if key is None else hashed_key(me.id, key))
    if given.seal is not None or key is not None:
        with suppress(NoSuchTable):  # asked once more, because the first answer was lost
            if (await hub.rooms.get(table_id)).row.host == me.id:
                return await open_table(hub, table_id, me.id)
    game = find_game(given.game)
    game.check_seats(len(given.seats))
    if all(seat.kind == "bot" for seat in given.seats):
        raise BadSetup("At least one seat must be for a person.")
    options = game.check_options(given.options)
    if any(seat.kind == "bot" for seat in given.seats):
        hub.quota.check_table(me.id, address)
    if given.part is not None and given.seal is None:
        raise BadSetup("Your part in the deal counts only after the server's: ask for a seal first.")
    row = new_row(table_id, game, options, given.public, me.id, given.away_minutes, given.clock_minutes)
    for seat in given.seats:
        if seat.name is not None and seat.name != me.name:
            await hub.accounts.check_free(seat.name, me)
    seats = [new_seat(row.id, n, seat, me, given.clock_minutes) for n, seat in enumerate(given.seats)]
    own = next((seat for seat in seats if seat.account == me.id), None)
    if own is not None:
        own.part = given.part
    row.secret = None if given.seal else seals.new_secret()
    await asyncio.to_thread(hub.store.add_table, row, seats, None, given.seal is not None)
    return await open_table(hub, row.id, me.id)


@router.post("/seals", status_code=201)
async def new_seal(given: SealIn, hub: TheHub, me: MeNow) -> SealOut:
    """Before a new table: the server's part of its deal is fixed, and only its hash is told."""
    seal = seals.new_seal(id_from(secrets.token_bytes(8)), find_game(given.game).id, me.id)
    await asyncio.to_thread(hub.seals.add, seal)
    return SealOut(seal=seal.id, commitment=seals.commitment(seal))


def hashed_key(account: str, key: str) -> bytes:
    """What an account calls a request that may be sent twice, so that no two accounts share one."""
    return blake2b(f"{account} {key}".encode(), digest_size=16).digest()


def id_from(chance: bytes) -> str:
    """A table's id: letters and digits alone."""
    return urlsafe_b64encode(chance[:8]).decode().rstrip("=").replace("-", "a").replace("_", "b")


def new_row(
    table_id: str, game: Game, options: dict[str, str], public: bool, host: str, away: int, clock: int | None
) -> TableRow:
    return TableRow(
        id=table_id,
        game=game.id,
        rules=game.rules_version,
        options=options,
        seed="",
        state="open",
        public=public,
        host=host,
        away_minutes=away,
        clock_minutes=clock,
        created=now(),
        updated=now(),
    )


async def open_table(hub: Hub, table_id: str, me: str) -> TableOut:
    """A table that has just been written."""
    try:
        table = await hub.rooms.get(table_id)
    except StoreFull:
        raise OutcomeUnknown("The table is saved, but it can't be read now. Look for it in a moment.") from None
    await hub.rooms.changed_here(table)
    return out(hub, table, me)


def out(hub: Hub, table: LiveTable, me: str | None) -> TableOut:
    return table_out(table, me, hub.presence.seats(table.id), watch_code(table.id, hub.settings))


def listed(hub: Hub, found: list[tuple[TableRow, list[SeatRow]]], me: str | None) -> list[Words]:
    """Tables for a list: their games stay where they are, on disk."""
    tables = [LiveTable(row, seats) for row, seats in found]
    return [table_words(one, me, hub.presence.seats(one.id), watch_code(one.id, hub.settings)) for one in tables]


def list_out(found: list[Words]) -> Response:
    """Hundreds of tables: the models' checks would take longer than reading them."""
    return Response(to_json(found), media_type="application/json")


@router.get("/tables", response_model=list[TableOut])
async def lobby(hub: TheHub, me: MaybeMe) -> Response:
    """Public tables with a free seat that anybody may take."""
    return list_out(listed(hub, await asyncio.to_thread(hub.store.lobby), me.id if me else None))


@router.get("/my/tables", response_model=list[TableOut])
async def my_tables(hub: TheHub, me: MeNow) -> Response:
    """Mine, those that wait for me first, then by the last change."""
    found = listed(hub, await asyncio.to_thread(hub.store.tables_of, me.id), me.id)
    order = {"running": 0, "open": 1, "finished": 2, "closed": 2}  # the store has sorted them by the last change
    return list_out(sorted(found, key=lambda table: (not table["my_turn"], order[str(table["state"])])))


@router.get("/tables/{table_id}")
async def table_info(
    table: TheTable, hub: TheHub, me: MaybeMe, response: Response, invite: str | None = None
) -> TableOut:
    """`invite` is the code in a link to a private table. A browser keeps it for everything else about the table."""
    if invite is not None and is_invited(table, invite, hub.settings):
        keep_code(response, table.id, invite, hub.settings)
    return out(hub, table, me.id if me else None)


@router.post("/tables/{table_id}/seats/{seat}")
async def sit_down(table: AnyTable, seat: int, given: SitIn, request: Request, hub: TheHub, me: MeNow) -> TableOut:
    check_visible(table, me.id, given.invite or shown_code(request), hub.settings)
    if not 0 <= seat < len(table.seats):
        raise NotYours(f"The table has no seat {seat}.")
    row = table.seats[seat]
    if row.account == me.id:  # asked once more, because the first answer was lost
        return out(hub, table, me.id)
    if row.kind != "free":
        raise IllegalAnswer("This seat is taken.")
    if row.invite is not None and given.invite != row.invite:
        raise NotYours("This seat is kept for a friend of the host: it takes the invitation link.")
    guest, part = me.login is None, given.part
    taken = await hub.rooms.write(table, lambda: hub.store.take_seat(table.id, seat, me.id, me.name, guest, part))
    if table.closed:
        raise NoSuchTable("The host has closed this table.")
    if not taken:
        raise IllegalAnswer("Somebody was faster: this seat is taken.")
    return out(hub, table, me.id)


@router.delete("/tables/{table_id}/seats/{seat}", status_code=204)
async def stand_up(table: TheTable, seat: int, hub: TheHub, me: MeNow) -> Response:
    """Before the start: leave the seat. The host closes the table with it."""
    table.seat_of(me.id, seat)
    if table.row.host == me.id:
        left = await hub.rooms.write(table, lambda: hub.store.close_table(table.id))
    else:
        left = await hub.rooms.write(table, lambda: hub.store.leave_seat(table.id, seat))
    if not left:
        raise IllegalAnswer("The game has begun. Resign instead, or just leave: a bot will take the seat.")
    return Response(status_code=204)


# --- playing


def my_seat(table: LiveTable, seat: int | None, me: str | None) -> int | None:
    """The seat whose eyes are asked for: it must be one's own; None is a spectator."""
    if seat is not None:
        table.seat_of(me or "", seat)
    return seat


def state_out(table: LiveTable, seat: int | None) -> Response:
    return Response(state_json(table, seat), media_type="application/json")


@router.get("/tables/{table_id}/state", response_model=StateOut)
async def state(table: TheTable, me: MaybeMe, seat: int | None = None) -> Response:
    return state_out(table, my_seat(table, seat, me.id if me else None))


@router.post("/tables/{table_id}/answers", response_model=StateOut)
async def answer(table: TheTableHere, given: AnswerIn, hub: TheHub, me: MyId) -> Response:
    await give_answer(hub, table, me, given, "http")
    return state_out(table, given.seat)


async def give_answer(hub: Hub, table: LiveTable, me: str, given: AnswerIn, channel: str) -> None:
    started = perf_counter()
    back = await hub.keeper.give_back(table, me, given.seat)
    try:
        await hub.rooms.act(table, "answer", given.seat, given.version, given.token)
    except StoreFull:
        if not back:
            raise
        raise OutcomeUnknown("The seat is yours again, but your answer isn't saved. Give it once more.") from None
    hub.metrics.answer_seconds.labels(channel).observe(perf_counter() - started)


@router.post("/tables/{table_id}/undo", response_model=StateOut)
async def undo(table: TheTableHere, given: ActIn, hub: TheHub, me: MyId) -> Response:
    table.seat_of(me, given.seat)
    await hub.rooms.act(table, "undo", given.seat, given.version)
    return state_out(table, given.seat)


@router.post("/tables/{table_id}/resign")
async def resign(table: TheTableHere, given: ActIn, response: Response, hub: TheHub, me: MeNow) -> TableOut:
    """With one or two players the game is over; with more a bot plays on for the seat. Where a game's own rule doesn't
    allow it now, two players hear why: who leaves all the same is replaced by a bot until he or she is back."""
    table.seat_of(me.id, given.seat)
    try:
        await hub.rooms.act(table, "resign", given.seat, given.version)
    except IllegalAnswer as refusal:
        if given.version != table.version or table.playing.over:
            raise
        if len(table.seats) <= 2:
            hint = "You can leave the table all the same: a bot plays for you while you are away."
            raise IllegalAnswer(f"{refusal} {hint}", refusal.legal, refusal.rule) from None
        await hub.rooms.change_seat(table, given.seat, kind="bot", level="player", account=None)
        keep_code(response, table.id, watch_code(table.id, hub.settings), hub.settings)  # one may watch on
    return out(hub, table, me.id)


@router.post("/tables/{table_id}/return")
async def come_back(table: TheTable, given: SeatOnly, hub: TheHub, me: MeNow) -> TableOut:
    await hub.keeper.give_back(table, me.id, given.seat)
    return out(hub, table, me.id)


@router.post("/tables/{table_id}/hint", dependencies=[limited("hints")])
async def hint(table: TheTable, given: SeatOnly, hub: TheHub, me: MeNow, address: Address) -> HintOut:
    """What the bot would answer, from what this seat can know."""
    table.seat_of(me.id, given.seat)
    if table.asked != given.seat:
        raise IllegalAnswer("There is nothing to advise on: you aren't asked now.")
    if me.id in hub.advised:
        raise TooMany("One hint after the other: the bot is still thinking about your last question.")
    hub.quota.check(me.id, address)
    hub.advised.add(me.id)
    try:
        looked = await hub.bots.advise(table.playing, f"hint/{table.version}", me.id)
    finally:
        hub.advised.discard(me.id)
    options = [OptionWorth(token=token, visits=visits, worth=round(worth, 3)) for token, visits, worth in looked]
    return HintOut(token=options[0].token, options=options)


@router.get("/tables/{table_id}/chat")
async def read_chat(table: TheTable, hub: TheHub, after: Number = 0) -> list[ChatOut]:
    return [chat_out(row) for row in await asyncio.to_thread(hub.store.chat, table.id, after)]


def chat_out(row: ChatRow) -> ChatOut:
    return ChatOut(id=row.id, name=row.name or None, guest=row.guest, text=row.text, at=row.at)


@router.post("/tables/{table_id}/chat", status_code=201, dependencies=[limited("chat")])
async def say(table: TheTable, given: ChatIn, hub: TheHub, me: MeNow, key: RequestKey = None) -> ChatOut:
    """Players at the table may talk."""
    if not any(seat.account == me.id for seat in table.seats):
        raise NotYours("Only players of this table can chat here.")
    once = None if key is None else hashed_key(me.id, key).hex()
    row = await asyncio.to_thread(hub.store.add_chat, table.id, me, given.text, once)
    hub.chat_came(table.id)
    return chat_out(row)


def check_may_go_on(table: LiveTable, me: str) -> None:
    if table.row.state not in ("finished", "closed"):
        raise KronikaError("The game isn't over yet.")
    if not any(seat.account == me for seat in table.seats):
        raise NotYours("Only players of this table can ask for another game.")


@router.post("/tables/{table_id}/again/seal", status_code=201)
async def seal_again(table: TheTable, hub: TheHub, me: MeNow) -> SealOut:
    """Before another game: the hash of the server's part of its deal, the same for all players of this table."""
    check_may_go_on(table, me.id)
    if table.row.again is not None:
        raise NoSeal("The next game has begun.")
    fresh = seals.new_seal(id_from(secrets.token_bytes(8)), table.row.game, me.id, table.id)
    seal = await asyncio.to_thread(hub.seals.for_another_game, fresh)
    return SealOut(seal=seal.id, commitment=seals.commitment(seal))


@router.post("/tables/{table_id}/again/part", status_code=204)
async def part_again(table: TheTable, given: PartIn, hub: TheHub, me: MeNow) -> Response:
    """Your part in the deal of another game, should somebody ask for one. The first one you give counts."""
    check_may_go_on(table, me.id)
    seal = await asyncio.to_thread(hub.seals.after, table.id)
    if seal is None:
        raise NoSeal("Ask for the seal of the next game first.")
    await asyncio.to_thread(hub.seals.give, seal.id, me.id, given.part)
    return Response(status_code=204)


@router.post("/tables/{table_id}/again", status_code=201, dependencies=[limited("tables")])
async def again(table: TheTable, hub: TheHub, me: MeNow, address: Address) -> TableOut:
    """The same table once more, the seats moved on by one. Asked twice, it is the same new table."""
    check_may_go_on(table, me.id)
    old = table.row
    if old.again is None:
        if any(seat.kind == "bot" for seat in table.seats):
            hub.quota.check_table(me.id, address)
        seal = await asyncio.to_thread(hub.seals.after, table.id)
        table_id, game = seal.id if seal else id_from(secrets.token_bytes(8)), find_game(old.game)
        row = new_row(table_id, game, old.options, old.public, me.id, old.away_minutes, old.clock_minutes)
        row.secret = None if seal else seals.new_secret()
        moved = table.seats[1:] + table.seats[:1]
        seats = [seat_again(row.id, number, seat, old.clock_minutes) for number, seat in enumerate(moved)]
        if await asyncio.to_thread(hub.store.add_table, row, seats, table.id, seal is not None):
            old.again = row.id
        else:
            await hub.rooms.refresh(table)
    assert table.row.again is not None
    return await open_table(hub, table.row.again, me.id)


def seat_again(table_id: str, number: int, seat: SeatRow, clock: int | None) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        seat=number,
        kind=seat.kind,
        account=seat.account,
        name=seat.name,
        guest=seat.guest,
        level=seat.level,
        stand_in=False,
        seconds_left=clock * 60.0 if clock else None,
    )
