"""Tables in the form of the wire: everything that leaves the server about a game goes through here.

What is sent at every answer is built from plain data, not from models, whose checks would cost more than the game. The
tests hold it against the models.
"""

from __future__ import annotations

from pydantic_core import to_json

from kronika.engine import dice

from .clocks import time_left
from .models import SeatRow
from .rooms import LiveTable
from .starting import shared_deal
from .store import now
from .wire import TableOut

Words = dict[str, object]


def table_out(table: LiveTable, me: str | None, present: set[int], watch: str) -> TableOut:
    return TableOut.model_validate(table_words(table, me, present, watch))


def table_words(table: LiveTable, me: str | None, present: set[int], watch: str) -> Words:
    row = table.row
    host = row.host == me
    shared = shared_deal(row, table.seats)
    over = row.state in ("finished", "closed")
    asked = table.asked
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "closed": row.closed,
        "public": row.public,
        "watch": None if row.public else watch,
        "host": next((seat.name or "" for seat in table.seats if seat.account == row.host), ""),
        "mine": host,
        "seats": [seat_words(table, seat, me, host, present) for seat in table.seats],
        "asked": asked,
        "my_turn": asked is not None and me is not None and table.seats[asked].account == me,
        "version": table.version,
        "commitment": dice.commitment(row.game, row.seed) if shared is None else shared.commitment,
        "seed": row.seed if over else None,
        "deal": {"server": row.secret, "seats": [seat.part for seat in table.seats]} if shared and over else None,
        "result": row.result,
        "away_minutes": row.away_minutes,
        "clock_minutes": row.clock_minutes,
        "created": row.created,
        "updated": row.updated,
    }


def seat_words(table: LiveTable, seat: SeatRow, me: str | None, host: bool, present: set[int]) -> Words:
    asked = table.asked == seat.seat
    left = time_left(seat, table.asked_since, now()) if asked else seat.seconds_left
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


def state_json(table: LiveTable, seat: int | None) -> bytes:
    """A `StateOut`. One and the same text answers a request and goes out to every live connection of the seat."""
    key = (table.version, table.asked_since)
    known = table.states.get(seat)
    if known is None or known[0] != key:
        known = table.states[seat] = (key, to_json(state_words(table, seat)))
    return known[1]


def state_words(table: LiveTable, seat: int | None) -> Words:
    match = table.playing
    choice: Words | None = None
    if table.asked is not None:
        asked, running = match.choice, match.running
        choice = {
            "seat": asked.seat,
            "key": asked.key.name,
            "card": asked.asker,
            "running": None if running is None else running.to_json(),
            "rule": asked.rule,
            "options": None,
            "since": table.asked_since,
        }
        if seat == asked.seat:
            choice["options"] = [{"token": o.token, "key": o.key.name, "args": list(o.args)} for o in asked.options]
    return {
        "table": table.id,
        "version": table.version,
        "seat": seat,
        "view": match.view(seat),
        "choice": choice,
        "can_undo": seat is not None and match.can_undo(seat),
    }


def table_message(words: Words) -> bytes:
    return to_json({"type": "table", "table": words})


def state_message(state: bytes, stories: list[Words]) -> bytes:
    return b'{"type":"state","state":' + state + b',"stories":' + to_json(stories) + b"}"
