"""Tables as they are sent: everything that leaves the server about a game goes through here.

What is sent after every answer is built from plain data, not from models, whose checks would cost more than the game.
Tests compare it with the models.
"""

from __future__ import annotations

from datetime import datetime

import orjson

from kronika.bots.reasons import Advice, Part
from kronika.engine import dice
from kronika.engine.choice import Choice, for_people
from kronika.engine.match import Match

from ..clocks import time_left
from ..database import now
from ..history import played_again
from ..hub import Hub
from ..models import ChatRow, SeatRow
from ..room import Room, script_of
from ..starting import dealt, shared_deal
from ..store import Store
from .visibility import watch_code
from .wire.states import HintOut, OptionWorth, PartOut, ReasonOut
from .wire.tables import ChatOut, TableOut

Sent = dict[str, object]  # an object as the client gets it, before it is written as JSON


def to_json(words: object) -> bytes:
    return orjson.dumps(words, option=orjson.OPT_UTC_Z)


def chat_out(row: ChatRow) -> ChatOut:
    return ChatOut(id=row.id, name=row.name or None, guest=row.guest, text=row.text, at=row.at)


def hint_out(advice: Advice) -> HintOut:
    reason = None
    if advice.reason is not None and advice.other is not None:
        gains, loss = advice.reason.gains, advice.reason.loss
        reason = ReasonOut(
            other=advice.other, gains=[part_out(part) for part in gains], loss=None if loss is None else part_out(loss)
        )
    return HintOut(
        token=advice.rows[0][0],
        options=[
            OptionWorth(token=token, visits=visits, worth=round(worth, 3)) for token, visits, worth in advice.rows
        ],
        equal=advice.equal,
        reason=reason,
    )


def part_out(part: Part) -> PartOut:
    return PartOut(name=part.name, more=part.more, theirs=part.theirs)


def table_out(hub: Hub, room: Room, me: str | None) -> TableOut:
    return TableOut.model_validate(table_words(hub, room, me))


def table_words(hub: Hub, room: Room, me: str | None) -> Sent:
    row = room.row
    present = hub.presence.seats(room.id)
    host = row.host == me
    shared = shared_deal(row, room.seats)
    over = row.state in ("finished", "closed")
    asked = room.asked
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "closed": row.closed,
        "public": row.public,
        "lesson": row.lesson,
        "watch": None if row.public else watch_code(row, hub.settings),
        "host": next((seat.name or "" for seat in room.seats if seat.account == row.host), ""),
        "mine": host,
        "seats": [seat_words(room, seat, me, host, present) for seat in room.seats],
        "asked": asked,
        "since": None if asked is None else room.asked_since,
        "my_turn": asked is not None and me is not None and room.seats[asked].account == me,
        "version": room.version,
        "commitment": dice.commitment(row.game, row.seed) if shared is None else shared.commitment,
        "seed": row.seed if over else None,
        "deal": {"server": row.secret, "seats": [seat.part for seat in room.seats]} if shared and over else None,
        "result": row.result,
        "away_minutes": row.away_minutes,
        "clock_minutes": row.clock_minutes,
        "created": row.created,
        "updated": row.updated,
    }


def seat_words(room: Room, seat: SeatRow, me: str | None, host: bool, present: set[int]) -> Sent:
    asked = room.asked == seat.seat
    left = time_left(seat, room.asked_since, now()) if asked else seat.seconds_left
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "guest": seat.guest,
        "level": seat.level if seat.kind == "bot" else None,
        "mine": me is not None and seat.account == me,
        "stand_in": seat.stand_in,
        "present": seat.seat in present or seat.kind == "bot",
        "kept": seat.kind == "free" and seat.invite is not None,
        "invite": seat.invite if host and seat.kind == "free" else None,
        "seconds_left": left,
    }


def state_json(room: Room, seat: int | None) -> bytes:
    """A `StateOut` as JSON. The same text answers requests and is sent over every live connection of the seat."""
    key = (room.version, room.asked_since)
    known = room.states.get(seat)
    if known is None or known[0] != key:
        known = room.states[seat] = (key, to_json(state_words(room, seat)))
    return known[1]


def state_words(room: Room, seat: int | None) -> Sent:
    return state_of(room, room.playing, room.version, room.asked_since, seat)


def past_states(store: Store, room: Room, seat: int | None, at: int, count: int) -> list[Sent]:
    """What the live connection of the seat sent, or would have sent, at version `at` and those after it."""
    states = []
    if at == 0:
        states.append(state_of(room, dealt(room.row, len(room.seats)), 0, room.row.created, seat))
    for happening, match, _ in played_again(store, room):
        if happening.version >= at + count:
            break
        if happening.version >= at:
            states.append(state_of(room, match, happening.version, happening.at, seat))
    return states


def state_of(room: Room, match: Match, version: int, since: datetime, seat: int | None) -> Sent:
    """A past state has no options and nothing to undo: nobody can answer it any more."""
    current = version == room.version
    choice: Sent | None = None
    if not match.over and room.row.closed is None:
        asked, running = match.choice, match.running
        choice = {
            "seat": asked.seat,
            "key": asked.key.name,
            "card": asked.asker,
            "running": None if running is None else running.to_json(),
            "rule": asked.rule,
            "options": None,
            "place": None,
            "nth": None,
            "most": None,
            "since": since,
        }
        if current and seat == asked.seat:
            choice |= offered_to(match, asked)
    view = match.view(seat)
    del view["choice"]  # it is beside the view, together with the words of its options
    script = script_of(room)
    return {
        "table": room.id,
        "version": version,
        "seat": seat,
        "view": view,
        "choice": choice,
        "can_undo": current and seat is not None and match.can_undo(seat),
        "script": None if script is None else script.followed(match.answers),
    }


def offered_to(match: Match, asked: Choice) -> Sent:
    """What only the asked seat may know about a question."""
    zone, owner = asked.place()
    return {
        "options": [
            {"token": o.token, "key": o.key.name, "args": list(o.args), "price": dict(match.price(o)) or None}
            for o in for_people(asked.options)
        ],
        "place": {"zone": zone, "seat": owner if owner >= 0 else None} if zone else None,
        "nth": asked.nth or None,
        "most": asked.most or None,
    }


def table_message(words: Sent) -> bytes:
    return to_json({"type": "table", "table": words})


def state_message(state: bytes, stories: list[Sent]) -> bytes:
    return b'{"type":"state","state":' + state + b',"stories":' + to_json(stories) + b"}"
