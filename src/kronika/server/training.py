"""Training: the mistakes from a player's reviewed games, each of which returns until the player knows better."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from kronika.engine.errors import BadRecord, KronikaError, StaleAnswer, UnknownGame
from kronika.engine.record import rules_of
from kronika.games import game as find_game
from kronika.review.findings import Error

from .database import Database, now
from .models import HappeningRow, ReviewRow, SeatRow, TableRow, TrainingRow
from .repetition import LEARNED, Grade, fresh, is_due, train
from .replaying import counting

MOST = 100  # mistakes in one response


class NoSuchMistake(KronikaError):
    pass


@dataclass
class Progress:
    """The progress in one game. `skipped` counts mistakes from games under other rules; `later` is when the next one
    returns."""

    game: str
    total: int = 0
    learned: int = 0
    due: int = 0
    skipped: int = 0
    later: datetime | None = None

    def add(self, row: TrainingRow, moment: datetime) -> None:
        self.total += 1
        self.learned += row.state == LEARNED
        if is_due(row, moment):
            self.due += 1
        elif self.later is None or row.due < self.later:
            self.later = row.due


@dataclass
class Overview:
    """The progress in all games. `due` are the mistakes to train now, with those that have waited longest first."""

    games: list[Progress]
    due: list[TrainingRow]


def collect(session: Session, table: TableRow, errors: Iterable[Error]) -> None:
    """After a review, store what the table's players have to train. A mistake that is in training keeps its progress;
    one that a newer judge doesn't confirm is dropped. Answers of a stand-in don't count."""
    rules = rules_of(find_game(table.game))
    seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table.id))
    owners = {seat.seat: seat.account for seat in seats if seat.kind == "human" and seat.account is not None}
    rows = select(HappeningRow).where(HappeningRow.table_id == table.id).order_by(HappeningRow.version)
    answers = counting(list(session.scalars(rows)))
    wanted = {
        (owners[error.seat], error.number) for error in errors if error.seat in owners and not answers[error.number].bot
    }
    for row in session.scalars(select(TrainingRow).where(TrainingRow.table_id == table.id)):
        key = (row.account, row.number)
        if key in wanted:
            row.rules = rules
            wanted.remove(key)
        else:
            session.delete(row)
    moment = now()
    session.add_all(fresh(account, table.id, number, table.game, rules, moment) for account, number in sorted(wanted))


class Training:
    def __init__(self, database: Database) -> None:
        self.database = database

    def overview(self, account: str, game: str | None = None) -> Overview:
        """The progress in all games, and the mistakes that are due: of one game, with `game`."""
        mine = select(TrainingRow, TableRow.closed).join(TableRow, TableRow.id == TrainingRow.table_id)
        mine = mine.where(TrainingRow.account == account).order_by(TrainingRow.due, TrainingRow.number)
        moment = now()
        games: dict[str, Progress] = {}
        found = []
        with self.database.reading() as session:
            for row, closed in session.execute(mine):
                progress = games.setdefault(row.game, Progress(row.game))
                if closed is not None or row.rules != rules_now(row.game):
                    progress.skipped += 1
                    continue
                progress.add(row, moment)
                if is_due(row, moment) and game in (None, row.game):
                    found.append(row)
        return Overview(sorted(games.values(), key=lambda one: one.game), found[:MOST])

    def mistake(self, account: str, table_id: str, number: int) -> tuple[TrainingRow, dict[str, object]]:
        """A mistake and what the review says about it."""
        with self.database.reading() as session:
            row = own(session, account, table_id, number)
            review = session.get(ReviewRow, table_id)
        if row.rules != rules_now(row.game):
            raise BadRecord(
                "The rules have changed since this game was reviewed. Review it again to train its mistakes."
            )
        errors = review.review["errors"] if review is not None and review.review is not None else []
        assert isinstance(errors, list)
        for error in errors:
            if error["number"] == number:
                return row, error
        raise NoSuchMistake("This game is being reviewed again. Come back to its mistakes in a moment.")

    def trained(self, account: str, table_id: str, number: int, rounds: int, grade: Grade) -> TrainingRow:
        """Store a grade. `rounds`: how often the mistake had been trained before, so that nothing counts twice."""
        with self.database.session() as session:
            row = own(session, account, table_id, number, lock=True)
            if row.rounds != rounds:
                raise StaleAnswer(f"This mistake has been trained {row.rounds} times already, not {rounds}.")
            train(row, grade, now())
            return row

    def rows(self, account: str) -> list[TrainingRow]:
        with self.database.reading() as session:
            rows = select(TrainingRow).where(TrainingRow.account == account)
            return list(session.scalars(rows.order_by(TrainingRow.table_id, TrainingRow.number)))


def own(session: Session, account: str, table_id: str, number: int, lock: bool = False) -> TrainingRow:
    row = session.get(TrainingRow, (account, table_id, number), with_for_update=lock)
    if row is None:
        raise NoSuchMistake("You have no such mistake to train.")
    return row


def rules_now(game: str) -> str | None:
    try:
        return rules_of(find_game(game))
    except UnknownGame:
        return None
