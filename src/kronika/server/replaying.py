"""Rebuilds a table's match from its rows: from the last snapshot and what happened after it, or from the first deal."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from kronika.engine.errors import BadSave, KronikaError
from kronika.engine.events import Event
from kronika.engine.game import Game
from kronika.engine.json import Json
from kronika.engine.match import RESIGN, Match
from kronika.engine.saves import check_pack, read_save, same_rules
from kronika.games import game as find_game

from .models import HappeningRow, SnapshotRow
from .starting import dealt
from .store import Stored

log = logging.getLogger("kronika.replaying")


class CantGoOn(KronikaError):
    """A game that can't be continued. `reason` is the name of the reason in the row and on the wire."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass
class Played:
    """A match at a version of its table, and the events since its start or snapshot."""

    match: Match
    version: int
    stories: list[tuple[int, list[Event]]] = field(default_factory=list)
    mended: bool = False  # the snapshot was unusable or made under an older version of the rules

    def play(self, rows: list[HappeningRow]) -> Played:
        for row in rows:
            self.version += 1
            if row.version != self.version:
                raise BadSave(f"Row {self.version} of table {row.table_id} is missing.")
            self.stories.append((self.version, happen(self.match, row.kind, row.seat, row.token)))
        return self


def happen(match: Match, kind: str, seat: int, token: str) -> list[Event]:
    """Apply a happening to a match; returns its events."""
    if kind == "answer":
        match.answer(token)
    elif kind == "undo":
        match.undo()
        return [Event("undone", seat, -1, -1, 0, {})]
    else:
        match.resign(seat)
    return list(match.events)


def counting(happenings: list[HappeningRow]) -> list[HappeningRow]:
    """The answers and resignations that count: those that haven't been undone."""
    kept: list[HappeningRow] = []
    for row in happenings:
        if row.kind == "undo":
            del kept[-1:]
        else:
            kept.append(row)
    return kept


def fold(happenings: list[HappeningRow]) -> list[tuple[int, str]]:
    """The seats and tokens of the answers that count."""
    return [(row.seat, RESIGN if row.kind == "resign" else row.token) for row in counting(happenings)]


def snapshot_text(match: Match, version: int) -> str:
    """The text of a snapshot row. It includes the version, so that a wrong number in the row is noticed."""
    return f"{version} {match.save(history=False)}"


def saved_match(row: SnapshotRow) -> str:
    """The saved match in a snapshot row. Rows of earlier versions begin with the match itself."""
    version, blank, saved = row.saved.partition(" ")
    if not blank or version.startswith("{"):
        return row.saved
    if version != str(row.version):
        raise BadSave(f"The snapshot is marked as version {row.version} and says {version[:20]!r} itself.")
    return saved


def restore(stored: Stored) -> Played:
    """The match at the point where its rows end.

    Raises `CantGoOn` if it can't be continued, and `BadSave` if another server could continue it: one with other data,
    or a newer one.
    """
    row = stored.row
    game = find_game(row.game)
    if row.rules > game.rules_version:
        raise BadSave(
            f"This game uses version {row.rules} of the rules of {row.game}; this server only has version "
            f"{game.rules_version}. It needs a newer server."
        )
    saved = saved_body(stored.snapshot)
    if saved:
        check_pack(game, str(saved.get("data", "")), BadSave)  # with other data, the answers would lead to another game
    same = row.rules == game.rules_version and same_rules(game, saved)
    if same and stored.snapshot is not None:
        found = from_snapshot(game, stored, stored.snapshot)
        if found is not None:
            return found
    try:
        played = from_the_start(stored)
    except Exception as error:  # rows that no rules allow can fail anywhere in the code of a game
        if same:
            raise CantGoOn("damaged", f"The answers don't fit the rules: {error}") from None
        raise CantGoOn("rules", f"The answers don't fit the current rules: {error}") from None
    if not same and not same_point(stored, played):
        raise CantGoOn("rules", "Under the current rules the same answers lead to a different table.")
    played.mended = stored.snapshot is not None or not same
    return played


def saved_body(snapshot: SnapshotRow | None) -> dict[str, Json]:
    """The contents of a snapshot; empty if there is none or it can't be read."""
    try:
        return read_save(saved_match(snapshot)) if snapshot else {}
    except BadSave:
        return {}


def from_snapshot(game: Game, stored: Stored, snapshot: SnapshotRow) -> Played | None:
    """The match from a snapshot. None if it is damaged, or if the happenings after it don't fit."""
    rows = stored.happenings
    try:
        if snapshot.version > len(rows):
            raise BadSave(f"The snapshot is of version {snapshot.version}, and only {len(rows)} things have happened.")
        match = Match.load(game, saved_match(snapshot), fold(rows[: snapshot.version]))
        return Played(match, snapshot.version).play(rows[snapshot.version :])
    except Exception as error:  # a save with an unexpected structure can fail anywhere
        log.warning("a snapshot is damaged", extra={"table": snapshot.table_id, "reason": str(error)})
        return None


def from_the_start(stored: Stored) -> Played:
    return Played(dealt(stored.row, len(stored.seats)), 0).play(stored.happenings)


def same_point(stored: Stored, played: Played) -> bool:
    """Whether the old rules led to the same point as today's: the same seat is asked or the result is the same, and the
    table was the same when it was last saved."""
    match, row = played.match, stored.row
    if match.over != (row.state == "finished"):
        return False
    if match.over:
        return dict(match.result.to_json()) == row.result
    if row.asked is not None and match.choice.seat != row.asked:
        return False
    if stored.snapshot is None:
        return True
    try:
        then = read_save(saved_match(stored.snapshot))
    except BadSave:
        return False
    earlier = Played(dealt(row, match.seats), 0)
    earlier.play(stored.happenings[: stored.snapshot.version])
    now = read_save(earlier.match.save(history=False))
    return (then["table"], then["since"]) == (now["table"], now["since"])


def last_position(stored: Stored) -> Match | None:
    """The table as it was last saved, only to be looked at; None if it can't be read any more."""
    if stored.snapshot is None:
        return None
    try:
        game = find_game(stored.row.game)
        body = read_save(saved_match(stored.snapshot))
        table = game.table.load(len(stored.seats), stored.row.options, body["table"])
        match = Match(game, table, None)
        match.answers = fold(stored.happenings[: stored.snapshot.version])
        for seat in (None, *range(match.seats)):
            match.view(seat)
    except Exception:  # a table with another structure can fail anywhere
        return None
    return match
