"""Logs, records and replays: what has happened, as one seat or, after the end, as everybody may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from fastapi import APIRouter, Response

from kronika.engine import record
from kronika.engine.errors import BadRecord, IllegalAnswer
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.games import game as find_game

from ..deps import MaybeMe, TheHub, TheTable, limited
from ..replaying import fold, happen
from ..rooms import LiveTable, story
from ..starting import dealt, shared_deal
from ..store import Store
from ..wire import LogOut, Plain, ProgressOut, RecordIn, ReplayOut, StoryOut
from .tables import my_seat

router = APIRouter(prefix="/api", tags=["history"])

EVERYTHING = -1


def replayed(table: LiveTable, answers: list[tuple[int, str]]) -> Iterator[Match]:
    """The table's match at the start and after each of the answers."""
    match = dealt(table.row, len(table.seats))
    yield match
    for seat, token in answers:
        happen(match, "resign" if token == "resign" else "answer", seat, token)
        yield match


def tell_all(store: Store, table: LiveTable, seat: int | None) -> list[dict[str, object]]:
    """Everything again, as the seat may hear it: what its live connection told it, or would have."""
    match = dealt(table.row, len(table.seats))
    stories = []
    for one in store.happenings(table.id):
        events = happen(match, one.kind, one.seat, one.token)
        stories.append(story(match.table, one.version, events, seat))
    return stories


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
async def log(table: TheTable, hub: TheHub, me: MaybeMe, seat: int | None = None) -> LogOut:
    eyes = my_seat(table, seat, me.id if me else None)
    if table.match is None or table.row.closed is not None:  # the rules that could tell it are gone
        return LogOut(stories=[])
    told = await asyncio.to_thread(tell_all, hub.store, table, eyes)
    return LogOut(stories=without_undone([StoryOut.model_validate(one) for one in told]))


@router.get("/tables/{table_id}/progress", dependencies=[limited("replays")])
async def progress(table: TheTable, hub: TheHub) -> ProgressOut:
    """The scores after each answer of a finished game, by seat."""
    finished(table)
    return ProgressOut(scores=await asyncio.to_thread(scores_over_time, hub.store, table))


def scores_over_time(store: Store, table: LiveTable) -> list[list[int]]:
    games = replayed(table, fold(store.happenings(table.id)))
    after_each = [match.game.result(match.table).scores for match in games]
    return [list(scores) for scores in zip(*after_each, strict=True)]


@router.get("/tables/{table_id}/record", response_class=Response)
async def get_record(table: TheTable, hub: TheHub) -> Response:
    text = await asyncio.to_thread(record_of, hub.store, table)
    name = f"{table.row.game}-{table.id}.kronika.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def record_of(store: Store, table: LiveTable) -> str:
    names = [seat.name or f"Seat {seat.seat}" for seat in table.seats]
    if table.row.closed is None:
        return finished(table).record(names, shared_deal(table.row, table.seats))
    return closed_record(store, table, names)


def closed_record(store: Store, table: LiveTable, names: list[str]) -> str:
    """The answers of a game that can't go on, under the rules it was played by: whoever still has those can."""
    row = table.row
    match = dealt(row, len(table.seats))
    match.answers = fold(store.happenings(table.id))
    return record.write(match, names, row.rules, shared_deal(row, table.seats))


def finished(table: LiveTable) -> Match:
    """A record holds the seed and every answer, so it isn't given out while the game is running."""
    if table.row.closed is not None:
        raise BadRecord("This game was played by other rules and can't be replayed by those of today.")
    if table.match is None or not table.match.over:
        raise IllegalAnswer("The record is given out when the game is over.")
    return table.match


@router.get("/tables/{table_id}/replay", dependencies=[limited("replays")])
async def replay_table(table: TheTable, at: int = 0, seat: int | None = None) -> ReplayOut:
    """The finished game after `at` answers, from the eyes of any seat, a spectator, or (seat=-1) all-seeing."""
    match = finished(table)
    return await asyncio.to_thread(at_step, match.record(shared=shared_deal(table.row, table.seats)), at, seat)


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
    return ReplayOut(
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
