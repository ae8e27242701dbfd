"""The live connection: one WebSocket a seat, fed with what the seat may see, as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from kronika.engine.errors import KronikaError

from ..accounts import Stranger
from ..deps import account_of, check_origin, hub_of
from ..hub import Hub, Listener
from ..problems import problem_of
from ..rooms import LiveTable
from ..telling import state_out, stories_out, table_out
from ..wire import AnswerIn, ChatMessage, ChatOut, Problem, ProblemMessage, StateMessage, TableMessage
from .history import tell_all
from .tables import give_answer, my_seat

router = APIRouter()

LARGEST = 4000  # characters of one message from a client


class Connection(Listener):
    """Something changed: `wake` is set, and the sender sends what is new. Many changes at once make one message."""

    def __init__(self, socket: WebSocket, hub: Hub, table: LiveTable, seat: int | None, me: str | None) -> None:
        self.socket = socket
        self.hub = hub
        self.table = table
        self.seat = seat
        self.me = me
        self.wake = asyncio.Event()
        self.sent_version = -1
        self.sent_table = ""
        self.sent_chat = 0
        self.tokens = hub.settings.messages_per_second * 2
        self.last = monotonic()

    async def changed(self, _: LiveTable) -> None:
        self.wake.set()

    def hear_chat(self) -> None:
        self.wake.set()

    async def send(self, message: BaseModel) -> None:
        await self.socket.send_text(message.model_dump_json())

    async def send_news(self) -> None:
        table = table_out(self.table, self.me, self.hub.present(self.table))
        text = table.model_dump_json(exclude={"seats": {"__all__": {"seconds_left"}}, "updated": True})
        if text != self.sent_table:
            self.sent_table = text
            await self.send(TableMessage(table=table))
        if self.table.match is not None and self.table.version != self.sent_version:
            await self.send_state()
        for row in await asyncio.to_thread(self.hub.store.chat, self.table.id, self.sent_chat):
            self.sent_chat = row.id
            await self.send(ChatMessage(chat=ChatOut(id=row.id, name=row.name, text=row.text, at=row.at)))

    async def send_state(self) -> None:
        after = self.sent_version
        async with self.table.lock:
            state = state_out(self.table, self.seat)
            recent = self.table.stories(after, self.seat) if after >= 0 else []
        if recent is None:
            told = await asyncio.to_thread(tell_all, self.hub.store, self.table, self.seat)
            stories = [story for story in told if after < story.version <= state.version]
        else:
            stories = stories_out(recent)
        self.sent_version = state.version
        await self.send(StateMessage(state=state, stories=stories))

    async def sender(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            await self.send_news()

    async def receiver(self) -> None:
        while True:
            text = await self.socket.receive_text()
            problem = self.too_much(text) or await self.heed(text)
            if problem is not None:
                await self.send(ProblemMessage(problem=problem))

    def too_much(self, text: str) -> Problem | None:
        moment = monotonic()
        rate = self.hub.settings.messages_per_second
        self.tokens = min(rate * 2, self.tokens + (moment - self.last) * rate)
        self.last = moment
        if self.tokens < 1:
            return Problem(problem="too-many", message="Too many messages; this one was dropped. Slow down.")
        self.tokens -= 1
        if len(text) > LARGEST:
            return Problem(problem="too-large", message=f"A message has at most {LARGEST} characters.")
        return None

    async def heed(self, text: str) -> Problem | None:
        try:
            message = Answering.model_validate_json(text)
            if self.me is None:
                raise Stranger("Spectators can't answer.")
            await give_answer(self.hub, self.table, self.me, message.answer_in())
        except ValidationError:
            return Problem(
                problem="bad-request",
                message='A message is {"type": "answer", "seat": 0, "version": 0, "token": "…"}.',
            )
        except KronikaError as error:
            return problem_of(error)[1]
        return None


class Answering(AnswerIn):
    type: str

    def answer_in(self) -> AnswerIn:
        return AnswerIn(seat=self.seat, version=self.version, token=self.token)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, seat: int | None = None, after: int = -1) -> None:
    hub = hub_of(socket)
    try:
        check_origin(socket, hub)
        account = await account_of(socket, hub)
        table = await hub.rooms.get(table_id)
        eyes = my_seat(table, seat, account.id if account else None)
    except KronikaError as error:
        await socket.accept()
        await socket.send_text(ProblemMessage(problem=problem_of(error)[1]).model_dump_json())
        await socket.close(4003)
        return
    await socket.accept()
    connection = Connection(socket, hub, table, eyes, account.id if account else None)
    connection.sent_version = min(after, table.version)
    await serve(connection)


async def serve(connection: Connection) -> None:
    hub, table, seat = connection.hub, connection.table, connection.seat
    table.listeners.add(connection.changed)
    hub.chat_listeners.setdefault(table.id, set()).add(connection)
    hub.metrics.connections.inc()
    if seat is not None:
        hub.arrive(table.id, seat)
        if connection.me is not None:
            await hub.keeper.give_back(table, connection.me, seat)
    connection.wake.set()
    await hub.rooms.tell(table)
    tasks = [asyncio.create_task(connection.sender()), asyncio.create_task(connection.receiver())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        table.listeners.discard(connection.changed)
        hub.chat_listeners[table.id].discard(connection)
        hub.metrics.connections.dec()
        if seat is not None:
            hub.leave(table.id, seat)
            await hub.rooms.tell(table)
