"""The live connection: a WebSocket for each seat that receives what the seat may see, as it happens."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from kronika.engine.errors import KronikaError

from ..history import tell_all
from ..hub import Hub
from ..room import NoSuchTable, Room
from ..sessions import Credential, Stranger
from .deps import credential_of, hub_of, visit_of
from .problems import problem_of
from .telling import chat_out, state_json, state_message, table_message, table_words
from .visibility import check_visible, shown_code
from .wire.base import Problem
from .wire.live import Answering, ChatMessage, ProblemMessage

log = logging.getLogger("kronika.live")

router = APIRouter()

LARGEST = 4000  # characters in a message from a client
REFUSED = 4003  # the close code after a `problem`


class Connection:
    """A live connection. When something changes, `wake` is set and the sender sends what is new, so many simultaneous
    changes become one message."""

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        room: Room,
        seat: int | None,
        me: str | None,
        credential: Credential | None,
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.seat = seat
        self.me = me
        self.credential = credential
        self.session_due = True  # check the session, which may have ended while the table was being loaded
        self.code = shown_code(socket)
        self.wake = asyncio.Event()
        self.sent_state = False
        self.sent_version = -1
        self.sent_table: tuple[object, ...] = ()
        self.sent_chat = 0
        self.chat_due = True
        self.tokens = hub.settings.messages_per_second * 2
        self.last = monotonic()

    async def changed(self, _: Room) -> None:
        self.wake.set()

    def hear_chat(self) -> None:
        self.chat_due = True
        self.wake.set()

    def check_session(self) -> None:
        self.session_due = True
        self.wake.set()

    async def send(self, message: bytes | BaseModel) -> None:
        text = message.decode() if isinstance(message, bytes) else message.model_dump_json()
        await self.socket.send_text(text)

    # --- to the client

    async def sender(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.session_due:
                self.session_due = False
                await self.check_still_me()
            self.check_still_mine()
            await self.send_table()
            await self.send_state()
            await self.send_chat()

    async def check_still_me(self) -> None:
        if self.credential is not None and await self.hub.sessions.account_id(self.credential) != self.me:
            raise Stranger("This session has ended. Log in again.")

    def check_still_mine(self) -> None:
        """Check that the table hasn't been closed and that the seat hasn't been given up since the connection was
        made."""
        if self.room.closed:
            raise NoSuchTable("The host has closed this table.")
        check_visible(self.room, self.me, self.code, self.hub.settings)
        self.room.eyes(self.seat, self.me)

    async def send_table(self) -> None:
        """When somebody came or went, the game began or ended, or a clock moved: whose turn it is, `state` tells."""
        room, present = self.room, self.hub.presence.seats(self.room.id)
        clock = room.version if room.row.clock_minutes is not None else 0
        news = (room.seating, room.row.state, present, clock)
        if news != self.sent_table:
            self.sent_table = news
            await self.send(table_message(table_words(self.hub, room, self.me)))

    async def send_state(self) -> None:
        if self.room.match is None or (self.sent_state and self.room.version == self.sent_version):
            return
        after, version = self.sent_version, self.room.version
        state = state_json(self.room, self.seat)
        stories = self.room.stories(after, self.seat) if after >= 0 else []
        if stories is None:
            told = await asyncio.to_thread(tell_all, self.hub.store, self.room, self.seat)
            stories = told[after:version]
        self.sent_state, self.sent_version = True, version
        await self.send(state_message(state, stories))

    async def send_chat(self) -> None:
        if self.chat_due:
            self.chat_due = False
            for row in await asyncio.to_thread(self.hub.chat.read, self.room.id, self.sent_chat):
                self.sent_chat = row.id
                await self.send(ChatMessage(chat=chat_out(row)))

    # --- from the client

    async def receiver(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.keep_pace()
            await self.check_still_me()
            problem = await self.heed(message.get("text") or "")
            if problem is not None:
                await self.send(ProblemMessage(problem=problem))

    async def keep_pace(self) -> None:
        """Make a client that exceeds the rate limit wait. Nothing is lost: meanwhile nothing is read, so a flood stays
        with its sender."""
        rate = self.hub.settings.messages_per_second
        moment = monotonic()
        self.tokens = min(rate * 2, self.tokens + (moment - self.last) * rate) - 1
        self.last = moment
        if self.tokens < 0:
            await asyncio.sleep(-self.tokens / rate)

    async def heed(self, text: str) -> Problem | None:
        if len(text) > LARGEST:
            return Problem(problem="too-large", message=f"A message can have at most {LARGEST} characters.")
        try:
            given = Answering.model_validate_json(text)
            if self.me is None:
                raise Stranger("Spectators can't answer.")
            await self.hub.play.answer(self.room, self.me, given.seat, given.version, given.token, "live")
        except ValidationError:
            return Problem(
                problem="bad-request",
                message='Send messages like {"type": "answer", "seat": 0, "version": 0, "token": "…"}.',
            )
        except KronikaError as error:
            return problem_of(error)[1]
        return None


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, seat: int | None = None, after: int = -1) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        credential = credential_of(socket)
        visit = await visit_of(hub, credential)
        me = visit.account.id if visit else None
        room = await hub.rooms.get(table_id)
        check_visible(room, me, shown_code(socket), hub.settings)
        eyes = room.eyes(seat, me)
        if after > room.version:  # the client has seen it on another worker, whose notice hasn't arrived yet
            await hub.rooms.refresh(room)
        connection = Connection(socket, hub, room, eyes, me, credential)
        connection.sent_version = max(-1, min(after, room.version))
        await serve(connection)
    except KronikaError as error:
        await refuse(socket, error)


async def refuse(socket: WebSocket, error: KronikaError) -> None:
    try:
        await socket.send_text(ProblemMessage(problem=problem_of(error)[1]).model_dump_json())
        await socket.close(REFUSED)
    except (WebSocketDisconnect, RuntimeError):  # the client has already gone
        pass


async def serve(connection: Connection) -> None:
    """Send and receive until one of the two ends."""
    hub, room, seat = connection.hub, connection.room, connection.seat
    room.listeners.add(connection.changed)
    hub.metrics.connections.inc()
    tasks: list[asyncio.Task[None]] = []
    try:
        await hub.arrive(connection, room, seat)
        if seat is not None and connection.me is not None:
            await hub.keeper.give_back(room, connection.me, seat)
        connection.wake.set()
        tasks = [asyncio.create_task(connection.sender()), asyncio.create_task(connection.receiver())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.listeners.discard(connection.changed)
        hub.metrics.connections.dec()
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        await hub.leave(connection, room, seat)
    for end in ends:
        if isinstance(end, KronikaError):
            raise end
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            log.error("a live connection failed", exc_info=end, extra={"table": room.id})
            await connection.socket.close(1011)
