"""Tables in the form of the wire: everything that leaves the server about a game goes through here."""

from __future__ import annotations

from kronika.engine import dice
from kronika.engine.json import Json

from .models import SeatRow
from .rooms import LiveTable
from .store import now
from .wire import ChoiceOut, OptionOut, SeatOut, StateOut, StoryOut, TableOut


def table_out(table: LiveTable, me: str | None, present: set[int]) -> TableOut:
    row = table.row
    host = row.host == me
    asked = table.asked
    return TableOut.model_validate(
        {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "state": row.state,
            "public": row.public,
            "host": next((seat.name or "" for seat in table.seats if seat.account == row.host), ""),
            "mine": host,
            "seats": [seat_out(table, seat, me, host, present) for seat in table.seats],
            "asked": asked,
            "my_turn": asked is not None and me is not None and table.seats[asked].account == me,
            "version": table.version,
            "commitment": dice.commitment(row.game, row.seed),
            "seed": row.seed if row.state == "finished" else None,
            "result": row.result,
            "away_minutes": row.away_minutes,
            "clock_minutes": row.clock_minutes,
            "created": row.created,
            "updated": row.updated,
        }
    )


def seat_out(table: LiveTable, seat: SeatRow, me: str | None, host: bool, present: set[int]) -> SeatOut:
    left = seat.seconds_left
    if left is not None and table.asked == seat.seat:
        left = max(0.0, left - (now() - table.asked_since).total_seconds())
    return SeatOut.model_validate(
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level if seat.kind == "bot" else None,
            "mine": me is not None and seat.account == me,
            "stand_in": seat.stand_in,
            "present": seat.seat in present or seat.kind == "bot",
            "invite": seat.invite if host and seat.kind == "free" else None,
            "seconds_left": left,
        }
    )


def state_out(table: LiveTable, seat: int | None) -> StateOut:
    match = table.playing
    choice = None
    if not match.over:
        asked = match.choice
        options = None
        if seat == asked.seat:
            options = [OptionOut(token=o.token, key=o.key.name, args=list(o.args)) for o in asked.options]
        choice = ChoiceOut(
            seat=asked.seat,
            key=asked.key.name,
            card=asked.asker,
            rule=asked.rule,
            options=options,
            since=table.asked_since,
        )
    return StateOut(
        table=table.id,
        version=table.version,
        seat=seat,
        view=match.view(seat),
        choice=choice,
        can_undo=seat is not None and match.can_undo(seat),
    )


def stories_out(stories: list[tuple[int, list[dict[str, Json]]]]) -> list[StoryOut]:
    return [StoryOut(version=version, told=told) for version, told in stories]
