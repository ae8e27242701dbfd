"""Logs, records and replays: what has happened, as one seat or, after the end, as everybody may see it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Response

from kronika.engine import record
from kronika.engine.errors import BadRecord
from kronika.engine.match import Match
from kronika.engine.table import OWNER, SEATS
from kronika.games import game as find_game

from ..history import finished, finished_record, record_of, scores_over_time, tell_all
from .deps import MaybeMe, TheHub, TheRoom, limited
from .telling import past_states, to_json
from .wire.base import Plain
from .wire.history import HandOut, LogOut, OtherRules, ProgressOut, RecordIn, RecordLogIn, ReplayOut, StoryOut
from .wire.states import StatesOut

router = APIRouter(prefix="/api", tags=["history"])

EVERYTHING = -1
MOST_STATES = 100  # in one response


def without_undone(stories: list[StoryOut]) -> list[StoryOut]:
    """Leave out answers that were undone."""
    kept: list[StoryOut] = []
    for one in stories:
        if any(event["kind"] == "undone" for event in one.told):
            kept.pop()
        else:
            kept.append(one)
    return kept


@router.get("/tables/{table_id}/log", dependencies=[limited("replays")])
async def log(room: TheRoom, hub: TheHub, me: MaybeMe, seat: int | None = None) -> LogOut:
    eyes = room.eyes(seat, me.id if me else None)
    if room.match is None or room.row.closed is not None:  # its rules are gone
        return LogOut(stories=[])
    told = await asyncio.to_thread(tell_all, hub.store, room, eyes)
    return LogOut(stories=without_undone([StoryOut.model_validate(one) for one in told]))


@router.get("/tables/{table_id}/states", response_model=StatesOut, dependencies=[limited("replays")])
async def states(
    room: TheRoom,
    hub: TheHub,
    me: MaybeMe,
    at: Annotated[int, Query(ge=0, description="The first version.")],
    count: Annotated[int, Query(ge=1, le=MOST_STATES)] = MOST_STATES,
    seat: int | None = None,
) -> Response:
    """The table at earlier versions, as the seat saw it then."""
    eyes = room.eyes(seat, me.id if me else None)
    if room.match is None or room.row.closed is not None:
        return Response(to_json({"states": []}), media_type="application/json")
    found = await asyncio.to_thread(past_states, hub.store, room, eyes, at, count)
    return Response(to_json({"states": found}), media_type="application/json")


@router.get("/tables/{table_id}/progress", dependencies=[limited("replays")])
async def progress(room: TheRoom, hub: TheHub) -> ProgressOut:
    """The scores after each answer of a finished game, by seat."""
    finished(room)
    return ProgressOut(scores=await asyncio.to_thread(scores_over_time, hub.store, room))


@router.get("/tables/{table_id}/record", response_class=Response)
async def get_record(room: TheRoom, hub: TheHub) -> Response:
    text = await asyncio.to_thread(record_of, hub.store, room)
    name = f"{room.row.game}-{room.id}.kronika.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/tables/{table_id}/replay", dependencies=[limited("replays")])
async def replay_table(room: TheRoom, at: int = 0, seat: int | None = None) -> ReplayOut:
    """The finished game after `at` answers, from the point of view of a seat, a spectator, or (seat=-1) with everything
    visible."""
    return await asyncio.to_thread(at_step, finished_record(room), at, seat)


@router.post("/replay", dependencies=[limited("replays")])
async def replay_record(given: RecordIn) -> ReplayOut:
    return await asyncio.to_thread(at_step, given.record, given.at, given.seat)


@router.get("/tables/{table_id}/replay/log", dependencies=[limited("replays")])
async def replay_table_log(room: TheRoom, seat: int | None = None) -> LogOut:
    """What happened at each step of a finished game, from the same points of view as its replay."""
    return await asyncio.to_thread(log_of, finished_record(room), seat)


@router.post("/replay/log", dependencies=[limited("replays")])
async def replay_record_log(given: RecordLogIn) -> LogOut:
    return await asyncio.to_thread(log_of, given.record, given.seat)


def log_of(text: str, seat: int | None) -> LogOut:
    matches = enumerate(record.steps(record.parse(text), find_game))
    check_eyes(next(matches)[1], seat)
    return LogOut(stories=[StoryOut(version=step, told=told_to(match, seat)) for step, match in matches])


def check_eyes(match: Match, seat: int | None) -> None:
    if seat is not None and seat != EVERYTHING and not 0 <= seat < match.seats:
        raise BadRecord(f"The game has the seats 0 to {match.seats - 1}.")


def at_step(text: str, at: int, seat: int | None) -> ReplayOut:
    parsed = record.parse(text)
    length = len(parsed.answers)
    at = max(0, min(at, length))
    found: Match | None = None
    for number, match in enumerate(record.steps(parsed, find_game)):
        found = match
        if number == at:
            break
    assert found is not None
    check_eyes(found, seat)
    line = parsed.answers[at - 1] if at else None
    others = record.other_rules(parsed, found.game)
    return ReplayOut(
        other_rules=OtherRules(then=others[0], now=others[1]) if others else None,
        deal="shared" if parsed.parts else "sealed" if parsed.deal else "unsealed",
        at=at,
        length=length,
        answer=f"{line[1]} {line[2]}" if line else None,
        told=told_to(found, seat),
        view=view_of(found, seat),
        hands=[hands_of(found, own) for own in range(found.seats)] if seat == EVERYTHING else [],
    )


def told_to(match: Match, seat: int | None) -> list[Plain]:
    return match.told_openly() if seat == EVERYTHING else match.told(seat)


def view_of(match: Match, seat: int | None) -> Plain:
    if seat != EVERYTHING:
        return match.view(seat)
    whole = match.view(None)
    for own in range(match.seats):
        mine = match.view(own)
        for zone in match.table.ZONES:
            lists = mine.get(zone.name)  # a game can keep a zone out of its views
            target = whole.get(zone.name)
            if isinstance(lists, list) and isinstance(target, list) and zone.per_seat:
                target[own] = lists[own]
    return whole


def hands_of(match: Match, seat: int) -> list[HandOut]:
    """The zones at which only their owner may look. Their order is secret, so cards are listed in the order of the
    game's cards."""
    table = match.table
    hands = []
    for zone in table.ZONES:
        if zone.look == OWNER and zone.shape == (SEATS,):
            cards = sorted(table.faces[card] for card in getattr(table, zone.name)[seat])
            hands.append(HandOut(zone=zone.name, cards=[table.card_ids[face] for face in cards]))
    return hands
