"""When a mistake returns for training: spaced repetition by FSRS, with automatic grades."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from fsrs import Card, Rating, Scheduler, State

from .models import TrainingRow

Grade = Literal["again", "hard", "good", "easy"]

SOON = timedelta(minutes=10)  # a failed mistake returns after this time, until the better move is found without help
QUICK = 10.0  # seconds: a faster solver knew the answer
EARLY = timedelta(hours=12)  # a mistake that returns after days may be trained this much early
LEARNED = State.Review.value
RATINGS: dict[Grade, Rating] = {
    "again": Rating.Again,
    "hard": Rating.Hard,
    "good": Rating.Good,
    "easy": Rating.Easy,
}

scheduler = Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,))


def grade_of(right: bool, hinted: bool, seconds: float) -> Grade:
    """The grade for a solution. `right` means that the first move tried was good enough.

    >>> grade_of(True, False, 25), grade_of(True, False, 4), grade_of(True, True, 4), grade_of(False, False, 4)
    ('good', 'easy', 'hard', 'again')
    """
    if not right:
        return "again"
    if hinted:
        return "hard"
    return "easy" if seconds <= QUICK else "good"


def fresh(account: str, table_id: str, number: int, game: str, rules: str, moment: datetime) -> TrainingRow:
    """A mistake that hasn't been trained yet. It is due at once."""
    return TrainingRow(
        account=account,
        table_id=table_id,
        number=number,
        game=game,
        rules=rules,
        rounds=0,
        state=State.Learning.value,
        step=0,
        due=moment,
    )


def train(row: TrainingRow, grade: Grade, moment: datetime) -> None:
    """Grade the training, and store in the row when the mistake returns."""
    card = Card(row.number, State(row.state), row.step, row.stability, row.difficulty, row.due, row.trained)
    card, _ = scheduler.review_card(card, RATINGS[grade], moment)
    row.rounds += 1
    row.state, row.step = card.state.value, card.step
    row.stability, row.difficulty = card.stability, card.difficulty
    row.due, row.trained = card.due, moment


def is_due(row: TrainingRow, moment: datetime) -> bool:
    return row.due <= (moment + EARLY if row.state == LEARNED else moment)
