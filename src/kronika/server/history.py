"""The history of a table, from its rows: steps, stories, scores and the record."""

from __future__ import annotations

from collections.abc import Iterator

from kronika.engine import record
from kronika.engine.errors import BadRecord, IllegalAnswer
from kronika.engine.events import Event
from kronika.engine.match import Match

from .models import HappeningRow
from .replaying import fold, happen, saved_body
from .room import Room, story
from .starting import dealt, shared_deal
from .store import Store


def replayed(room: Room, answers: list[tuple[int, str]]) -> Iterator[Match]:
    """The table's match at the start and after each of the answers."""
    match = dealt(room.row, len(room.seats))
    yield match
    for seat, token in answers:
        match.repeat(seat, token)
        yield match


def played_again(store: Store, room: Room) -> Iterator[tuple[HappeningRow, Match, list[Event]]]:
    """Everything that has happened, including answers that were undone, with the match after it and its events."""
    match = dealt(room.row, len(room.seats))
    for one in store.happenings(room.id):
        yield one, match, happen(match, one.kind, one.seat, one.token)


def tell_all(store: Store, room: Room, seat: int | None) -> list[dict[str, object]]:
    """All stories as this seat may know them: what its live connection sent or would have sent."""
    return [story(match.table, one.version, events, seat) for one, match, events in played_again(store, room)]


def scores_over_time(store: Store, room: Room) -> list[list[int]]:
    games = replayed(room, fold(store.happenings(room.id)))
    after_each = [match.game.result(match.table).scores for match in games]
    return [list(scores) for scores in zip(*after_each, strict=True)]


def record_of(store: Store, room: Room) -> str:
    names = [seat.name or f"Seat {seat.seat}" for seat in room.seats]
    if room.row.closed is None:
        return finished(room).record(names, shared_deal(room.row, room.seats))
    return closed_record(store, room, names)


def closed_record(store: Store, room: Room, names: list[str]) -> str:
    """The answers of a game that can't be continued, for a version of Kronika that still has its rules."""
    row = room.row
    match = dealt(row, len(room.seats))
    stored = store.read(room.id, snapshot=True)
    assert stored is not None
    match.answers = fold(stored.happenings)
    rules = row.rules, str(saved_body(stored.snapshot).get("fingerprint", ""))
    return record.write(match, names, rules, shared_deal(row, room.seats))


def finished(room: Room) -> Match:
    """A record contains the seed and every answer, so it isn't available during the game."""
    if room.row.closed is not None:
        raise BadRecord("This game was played under other rules and can't be replayed under the current ones.")
    if room.match is None or not room.match.over:
        raise IllegalAnswer("The record is available after the game.")
    return room.match


def finished_record(room: Room) -> str:
    """The record of a finished game without its players' names, for a replay or a review."""
    return finished(room).record(shared=shared_deal(room.row, room.seats))
