"""Training with your own mistakes."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from ..history import finished_record
from ..models import TrainingRow
from ..repetition import grade_of
from ..training import Progress
from .deps import MeNow, TheHub, limited
from .history import at_step
from .telling import table_out
from .wire.learning import ErrorOut, TrainedIn, TrainedOut, TrainingGame, TrainingMistake, TrainingOut, TrainingPosition

router = APIRouter(prefix="/api", tags=["training"])

Number = Annotated[int, Path(ge=0, lt=2**31)]


def game_out(found: Progress) -> TrainingGame:
    return TrainingGame(
        game=found.game,
        total=found.total,
        learned=found.learned,
        due=found.due,
        skipped=found.skipped,
        later=found.later,
    )


def mistake_out(row: TrainingRow) -> TrainingMistake:
    return TrainingMistake(table=row.table_id, number=row.number, game=row.game, rounds=row.rounds)


@router.get("/training")
async def training(hub: TheHub, me: MeNow, game: str | None = None) -> TrainingOut:
    """Your mistakes from all reviewed games: your progress in each game, and which ones are due."""
    found = await asyncio.to_thread(hub.training.overview, me.id, game)
    return TrainingOut(games=[game_out(each) for each in found.games], due=[mistake_out(row) for row in found.due])


@router.get("/training/{table_id}/{number}", dependencies=[limited("replays")])
async def training_position(table_id: str, number: Number, hub: TheHub, me: MeNow) -> TrainingPosition:
    """One of your mistakes: the table as you saw it, the question, and what the judge thinks of the answers."""
    row, found = await asyncio.to_thread(hub.training.mistake, me.id, table_id, number)
    error = ErrorOut.model_validate(found)
    room = await hub.rooms.get_fresh(table_id)
    step = await asyncio.to_thread(at_step, finished_record(room), number, error.seat)
    return TrainingPosition(table=table_out(hub, room, me.id), rounds=row.rounds, error=error, step=step)


@router.post("/training/{table_id}/{number}", dependencies=[limited("replays")])
async def note_training(table_id: str, number: Number, given: TrainedIn, hub: TheHub, me: MeNow) -> TrainedOut:
    """Report how it went. The grade and the time when the mistake returns follow from that."""
    grade = grade_of(given.right, given.hinted, given.seconds)
    row = await asyncio.to_thread(hub.training.trained, me.id, table_id, number, given.rounds, grade)
    return TrainedOut(grade=grade, due=row.due)
