"""What people do at a table: answer, undo, resign, sit down, leave, ask for hints, chat. The routes and the live
connection identify the user and translate to the wire format; everything else is here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

from kronika.bots.reasons import Advice
from kronika.engine.errors import IllegalAnswer

from .botpool import BotPool
from .botquota import BotQuota
from .chat import Chat
from .database import OutcomeUnknown, StoreFull
from .keeper import Keeper
from .metrics import Metrics
from .models import Account, ChatRow
from .rates import TooMany
from .room import STAND_IN, NoSuchTable, NotYours, Room
from .rooms import Rooms


class Play:
    """The actions of people at tables. `said` is called with a table's id after a chat message."""

    def __init__(
        self,
        rooms: Rooms,
        keeper: Keeper,
        chat: Chat,
        bots: BotPool,
        quota: BotQuota,
        metrics: Metrics,
        said: Callable[[str], None],
    ) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.keeper = keeper
        self.chat = chat
        self.bots = bots
        self.quota = quota
        self.metrics = metrics
        self.said = said
        self.advised: set[str] = set()  # users who are waiting for a hint; each can ask for one at a time

    # --- during the game

    async def answer(self, room: Room, me: str, seat: int, version: int, token: str, channel: str) -> None:
        """Answer the question, and return a player who was away to the table. `channel` is how the answer came, for the
        metrics."""
        started = perf_counter()
        back = await self.keeper.give_back(room, me, seat)
        try:
            await self.rooms.act(room, "answer", seat, version, token)
        except StoreFull:
            if not back:
                raise
            raise OutcomeUnknown(
                "You have your seat back, but your answer wasn't saved. Please send it again."
            ) from None
        self.metrics.answer_seconds.labels(channel).observe(perf_counter() - started)

    async def undo(self, room: Room, me: str, seat: int, version: int) -> None:
        room.seat_of(me, seat)
        await self.rooms.act(room, "undo", seat, version)

    async def resign(self, room: Room, me: str, seat: int, version: int) -> None:
        """Resign. With one or two players the game is then over; with more, a bot continues for the seat. If the rules
        don't allow it now and there are two players, the error says why; a player who leaves anyway is replaced by a
        bot until they are back."""
        room.seat_of(me, seat)
        try:
            await self.rooms.act(room, "resign", seat, version)
        except IllegalAnswer as refusal:
            if version != room.version or room.playing.over:
                raise
            if len(room.seats) <= 2:
                hint = "You can still leave the table: a bot plays for you while you are away."
                raise IllegalAnswer(f"{refusal} {hint}", refusal.legal, refusal.rule) from None
            await self.rooms.change_seat(room, seat, kind="bot", level=STAND_IN, account=None)

    async def advise(self, room: Room, me: str, seat: int, address: str) -> Advice:
        """A bot's opinion of each option, with reasons, based on what this seat can know."""
        room.seat_of(me, seat)
        if room.asked != seat:
            raise IllegalAnswer("There is no hint: it isn't your turn to answer.")
        if me in self.advised:
            raise TooMany("Wait for the previous hint: the bot is still thinking.")
        self.quota.check(me, address)
        self.advised.add(me)
        try:
            return await self.bots.advise(room.playing, f"hint/{room.version}", me)
        finally:
            self.advised.discard(me)

    # --- seats

    async def sit_down(self, room: Room, seat: int, me: Account, invite: str | None, part: str | None) -> None:
        """Take a seat. `part` is the player's part of the deal."""
        if not 0 <= seat < len(room.seats):
            raise NotYours(f"The table has no seat {seat}.")
        row = room.seats[seat]
        if row.account == me.id:  # the request was repeated, because the first response was lost
            return
        if row.kind != "free":
            raise IllegalAnswer("This seat is taken.")
        if row.invite is not None and invite != row.invite:
            raise NotYours("This seat is reserved for a friend of the host: use the invitation link.")
        guest = me.login is None
        taken = await self.rooms.write(room, lambda: self.store.take_seat(room.id, seat, me.id, me.name, guest, part))
        if room.closed:
            raise NoSuchTable("The host has closed this table.")
        if not taken:
            raise IllegalAnswer("Somebody was faster: this seat is taken.")

    async def stand_up(self, room: Room, seat: int, me: str) -> None:
        """Leave the seat before the start. When the host leaves their last seat, the table closes."""
        room.seat_of(me, seat)
        if room.row.host == me:
            left = await self.rooms.write(room, lambda: self.store.close_table(room.id))
        else:
            left = await self.rooms.write(room, lambda: self.store.leave_seat(room.id, seat))
        if not left:
            raise IllegalAnswer("The game has started. Resign instead, or just leave: a bot will take your seat.")

    async def revoke_link(self, room: Room, me: str) -> None:
        """Revoke the spectator link of a private table. Spectators who came by it are disconnected."""
        if room.row.host != me:
            raise NotYours("Only the host can revoke the link.")
        await self.rooms.write(room, lambda: self.store.revoke_link(room.id))

    # --- chat

    async def say(self, room: Room, me: Account, text: str, key: str | None) -> ChatRow:
        """Write a line of chat; only players at the table may. A line that is sent again has the same key."""
        if not room.is_player(me.id):
            raise NotYours("Only players of this table can chat here.")
        row = await asyncio.to_thread(self.chat.add, room.id, me, text, key)
        self.said(room.id)
        return row
