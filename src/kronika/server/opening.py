"""New tables, on request or as the next game of the same players, and the seals of their deals."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol

from kronika.engine.errors import BadSetup, KronikaError
from kronika.engine.game import Game
from kronika.games import game as find_game
from kronika.lessons import LEARNER, needed_lesson

from . import seals
from .accounts import Accounts
from .botquota import BotQuota
from .database import OutcomeUnknown, StoreFull, now
from .models import Account, SealRow, SeatRow, TableRow
from .names import bot_name
from .room import NoSuchTable, NotYours, Room
from .rooms import Rooms
from .seals import Seals
from .store import NoSeal


class OrderedSeat(Protocol):
    @property
    def kind(self) -> str: ...  # me, friend, open, bot
    @property
    def name(self) -> str | None: ...
    @property
    def level(self) -> str: ...


@dataclass(frozen=True)
class PlainSeat:
    kind: str
    level: str
    name: None = None


LESSON_SEAT = PlainSeat("me", "")
LESSON_BOT = PlainSeat("bot", "beginner")
PATIENCE = 60 * 24 * 30  # minutes: a lesson waits for its learner


class Order(Protocol):
    """The request for a new table."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> Sequence[OrderedSeat]: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def public(self) -> bool: ...
    @property
    def away_minutes(self) -> int: ...
    @property
    def clock_minutes(self) -> int | None: ...
    @property
    def seal(self) -> str | None: ...
    @property
    def part(self) -> str | None: ...


class Opening:
    def __init__(self, rooms: Rooms, sealed: Seals, accounts: Accounts, quota: BotQuota) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.seals = sealed
        self.accounts = accounts
        self.quota = quota

    async def open(self, order: Order, me: Account, address: str, key: str | None) -> Room:
        """A new table; it starts at once if every seat is taken. Repeating a request with the same key gives the same
        table."""
        table_id = order.seal or (new_id() if key is None else id_from(hashed_key(me.id, key)))
        if order.seal is not None or key is not None:
            with suppress(NoSuchTable):  # the request was repeated, because the first response was lost
                if (await self.rooms.get(table_id)).row.host == me.id:
                    return await self.enter(table_id)
        game = find_game(order.game)
        game.check_seats(len(order.seats))
        if all(seat.kind == "bot" for seat in order.seats):
            raise BadSetup("At least one seat must be taken by a person.")
        options = game.check_options(order.options)
        if any(seat.kind == "bot" for seat in order.seats):
            self.quota.check_table(me.id, address)
        if order.part is not None and order.seal is None:
            raise BadSetup("Request a seal before you contribute your part of the deal.")
        row = new_row(table_id, game, options, order.public, me.id, order.away_minutes, order.clock_minutes)
        for seat in order.seats:
            if seat.name is not None and seat.name != me.name:
                await self.accounts.check_free(seat.name, me)
        seats = [new_seat(row.id, n, seat, me, order.clock_minutes) for n, seat in enumerate(order.seats)]
        own = next((seat for seat in seats if seat.account == me.id), None)
        if own is not None:
            own.part = order.part
        row.secret = None if order.seal else seals.new_secret()
        await asyncio.to_thread(self.store.add_table, row, seats, None, order.seal is not None)
        return await self.enter(row.id)

    async def lesson(self, game_id: str, me: Account, address: str) -> Room:
        """The user's lesson in this game: the one in progress, or a new one. Its deal is public, so bots have all other
        seats."""
        found = needed_lesson(find_game(game_id).id)
        going = await asyncio.to_thread(self.store.lesson_of, me.id, found.game)
        if going is not None:
            return await self.enter(going)
        self.quota.check_table(me.id, address)
        table_id = new_id()
        row = new_row(table_id, find_game(found.game), found.options, False, me.id, PATIENCE, None)
        row.lesson, row.seed = True, found.seed
        taken = [LESSON_SEAT if number == LEARNER else LESSON_BOT for number in range(found.seats)]
        seats = [new_seat(row.id, number, seat, me, None) for number, seat in enumerate(taken)]
        await asyncio.to_thread(self.store.add_table, row, seats)
        return await self.enter(row.id)

    async def enter(self, table_id: str) -> Room:
        """The room of a table that has just been written."""
        try:
            room = await self.rooms.get(table_id)
        except StoreFull:
            raise OutcomeUnknown("The table is saved, but can't be read right now. Reload in a moment.") from None
        await self.rooms.changed_here(room)
        return room

    async def seal(self, game: str, me: str) -> SealRow:
        """Before a new table: fix the server's part of its deal and reveal only its hash."""
        seal = seals.new_seal(new_id(), find_game(game).id, me)
        await asyncio.to_thread(self.seals.add, seal)
        return seal

    # --- another game

    async def seal_again(self, room: Room, me: str) -> SealRow:
        """Before another game: the same seal for all players of this table."""
        check_may_go_on(room, me)
        if room.row.again is not None:
            raise NoSeal("The next game has started.")
        fresh = seals.new_seal(new_id(), room.row.game, me, room.id)
        return await asyncio.to_thread(self.seals.for_another_game, fresh)

    async def take_part_again(self, room: Room, me: str, part: str) -> None:
        """The player's part in the deal of another game, if somebody asks for one. Only their first part counts."""
        check_may_go_on(room, me)
        seal = await asyncio.to_thread(self.seals.after, room.id)
        if seal is None:
            raise NoSeal("Request the seal of the next game first.")
        await asyncio.to_thread(self.seals.give, seal.id, me, part)

    async def again(self, room: Room, me: str, address: str) -> Room:
        """Another game with the same players, each one seat further. Asking twice gives the same new table."""
        check_may_go_on(room, me)
        old = room.row
        if old.again is None:
            if any(seat.kind == "bot" for seat in room.seats):
                self.quota.check_table(me, address)
            seal = await asyncio.to_thread(self.seals.after, room.id)
            table_id, game = seal.id if seal else new_id(), find_game(old.game)
            row = new_row(table_id, game, old.options, old.public, me, old.away_minutes, old.clock_minutes)
            row.secret = None if seal else seals.new_secret()
            moved = room.seats[1:] + room.seats[:1]
            seats = [seat_again(row.id, number, seat, old.clock_minutes) for number, seat in enumerate(moved)]
            await self.rooms.write(room, lambda: self.store.add_table(row, seats, room.id, seal is not None))
        assert room.row.again is not None
        return await self.enter(room.row.again)


def check_may_go_on(room: Room, me: str) -> None:
    if room.row.state not in ("finished", "closed"):
        raise KronikaError("The game isn't over yet.")
    if not room.is_player(me):
        raise NotYours("Only players of this table can ask for another game.")


def hashed_key(account: str, key: str) -> bytes:
    """The idempotency key of a request, hashed together with the account, so that two accounts never share one."""
    return blake2b(f"{account} {key}".encode(), digest_size=16).digest()


def new_id() -> str:
    return id_from(secrets.token_bytes(8))


def id_from(chance: bytes) -> str:
    """A table's id: only letters and digits."""
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


def new_seat(table_id: str, number: int, given: OrderedSeat, me: Account, clock: int | None) -> SeatRow:
    seat = SeatRow(table_id=table_id, seat=number, kind="free", stand_in=False)
    seat.seconds_left = clock * 60.0 if clock else None
    if given.kind == "me":
        seat.kind, seat.account, seat.name = "human", me.id, given.name or me.name
        seat.guest = me.login is None or seat.name != me.name
    elif given.kind == "bot":
        seat.kind, seat.level, seat.name = "bot", given.level, bot_name(number)
    elif given.kind == "friend":
        seat.invite = secrets.token_urlsafe(9)
    return seat


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
