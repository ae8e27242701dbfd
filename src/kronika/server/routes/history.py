"""Logs, records and replays: what has happened, as one seat or, after the end, as everybody may see it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from kronika.engine import record
from kronika.engine.errors import BadRecord
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.games import game as find_game

from ..history import finished, record_of, scores_over_time, tell_all
from ..starting import shared_deal
from .deps import MaybeMe, TheHub, TheRoom, limited
from .wire import LogOut, OtherRules, Plain, ProgressOut, RecordIn, ReplayOut, StoryOut

router = APIRouter(prefix="/api", tags=["history"])

EVERYTHING = -1


def without_undone(stories: list[StoryOut]) -> list[StoryOut]:
    """An answer that was taken back is not told."""
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
    if room.match is None or room.row.closed is not None:  # the rules that could tell it are gone
        return LogOut(stories=[])
    told = await asyncio.to_thread(tell_all, hub.store, room, eyes)
    return LogOut(stories=without_undone([StoryOut.model_validate(one) for one in told]))


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
    """The finished game after `at` answers, from the eyes of any seat, a spectator, or (seat=-1) all-seeing."""
    match = finished(room)
    return await asyncio.to_thread(at_step, match.record(shared=shared_deal(room.row, room.seats)), at, seat)


@router.post("/replay", dependencies=[limited("replays")])
async def replay_record(given: RecordIn) -> ReplayOut:
    return await asyncio.to_thread(at_step, given.record, given.at, given.seat)


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
    if seat is not None and seat != EVERYTHING and not 0 <= seat < found.seats:
        raise BadRecord(f"The game has the seats 0 to {found.seats - 1}.")
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
    )


def told_to(match: Match, seat: int | None) -> list[Plain]:
    if seat != EVERYTHING:
        return match.told(seat)
    heard = [match.told(s) for s in (*range(match.seats), None)]
    return [merged(stories) for stories in zip(*heard, strict=False)]


def merged(stories: tuple[dict[str, Json], ...]) -> dict[str, Json]:
    """An event with its card, if any seat knows it."""
    return next((story for story in stories if story.get("card") is not None), stories[0])


def view_of(match: Match, seat: int | None) -> Plain:
    if seat != EVERYTHING:
        return match.view(seat)
    whole = match.view(None)
    for own in range(match.seats):
        mine = match.view(own)
        for zone in match.table.ZONES:
            lists = mine.get(zone.name)  # a game can keep a zone out of its views
            target = whole.get(zone.name)
            if isinstance(lists, list) and isinstance(target, list) and len(zone.shape) and zone.shape[0] == -1:
                target[own] = lists[own]
    return whole
