"""Learning from games: reviews, puzzles and training."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from kronika.review.findings import Cause

from .base import Plain, Strict
from .history import ReplayOut
from .states import OptionOut, PartOut, RunningOut
from .tables import TableOut

# --- reviews


class AskedOut(BaseModel):
    """The question of a decision, in the form of a choice."""

    key: str
    card: str | None
    rule: str
    options: list[OptionOut]


class BecauseOut(BaseModel):
    """Why one option is better than another."""

    gains: list[PartOut]
    loss: PartOut | None


class ErrorOut(BaseModel):
    number: int = Field(description="The number of answers before it: its place in the replay.")
    seat: int
    grade: Literal["inaccuracy", "mistake", "blunder"]
    taken: str
    best: str
    cost: float = Field(description="By how much more often the best option wins, from 0 to 1.")
    doubt: float = Field(description="The standard error of the cost.")
    sure: bool
    confirmed: bool = Field(description="Whether a search with ten times the budget has confirmed it.")
    good: list[str] = Field(description="The options that are as good as the best one.")
    worths: dict[str, float] = Field(description="The chance of winning after each option that was tried.")
    reason: BecauseOut | None
    asked: AskedOut


class TurnOut(BaseModel):
    """A turning point."""

    number: int
    seat: int
    token: str
    change: list[float] = Field(description="The change of each seat's chance.")
    luck: list[float] = Field(description="The part of the change that was luck.")
    cause: Cause = Field("play", description="What it is due to. Older reviews don't say, and it is `play`.")
    asked: AskedOut | None


class ReviewedOut(BaseModel):
    """A player: luck + own + others = final - start."""

    start: float = Field(description="The chance before anything was dealt.")
    final: float
    luck: float
    own: float = Field(description="What the player's own answers changed.")
    others: float
    decisions: int = Field(description="The number of decisions that weren't obvious.")
    rate: float = Field(description="The average cost of these decisions.")
    errors: dict[str, int]


class ReviewBody(BaseModel):
    game: str
    judge: str
    complete: bool
    chances: list[list[float]] = Field(description="Each seat's chance before every answer, and at the end.")
    luck: list[list[float]]
    skill: list[list[float]]
    players: list[ReviewedOut]
    turns: list[TurnOut]
    errors: list[ErrorOut]


class ReviewOut(BaseModel):
    state: Literal["none", "running", "ready", "outdated"] = Field(
        description="outdated: there is a newer judge, and you can ask for a new review."
    )
    done: float = Field(description="The progress of the work, from 0 to 1.")
    review: ReviewBody | None = Field(description="What is known so far.")


# --- puzzles


class ThemeOut(BaseModel):
    theme: str = Field(description="In words: the message `puzzle-theme-<name>`.")
    count: int


class PuzzleGameOut(BaseModel):
    game: str
    outdated: bool = Field(description="The puzzles were made under other rules and aren't used.")
    count: int
    solved: int = Field(description="The number of puzzles you have solved, with or without a hint.")
    themes: list[ThemeOut]


class SolverOut(BaseModel):
    rating: int
    sure: bool = Field(description="Whether the rating rests on enough puzzles.")
    streak: int = Field(description="Days in a row with the daily puzzle solved.")
    solved: int = Field(description="The number solved at the first try without a hint.")


PuzzleResult = Literal["hinted", "solved", "helped", "failed", "shown"]


class DailyOut(BaseModel):
    """The puzzle of the day, by UTC: the same for everybody."""

    game: str
    id: str
    rating: int
    result: PuzzleResult | None = Field(description="Your result.")


class PuzzlesOut(BaseModel):
    games: list[PuzzleGameOut]
    daily: DailyOut | None = Field(description="None if no game has puzzles.")
    solver: SolverOut


class QuestionOut(AskedOut):
    """With the table as the solver sees it."""

    running: RunningOut | None
    view: Plain


class PuzzleOut(BaseModel):
    id: str
    game: str
    seats: int
    seat: int = Field(description="The solver's seat.")
    rating: int
    themes: list[str]
    steps: int = Field(description="The number of questions to answer in a row.")
    result: PuzzleResult | None = Field(description="Your result.")
    daily: bool = Field(description="Whether it is the puzzle of the day.")
    question: QuestionOut
    solver: SolverOut


class TryIn(Strict):
    answers: Annotated[list[Annotated[str, StringConstraints(max_length=200)]], Field(max_length=20)] = Field(
        default_factory=list, description="The tokens of all answers so far."
    )


class LineOut(BaseModel):
    """One step of a solution."""

    best: str
    chance: float = Field(description="The chance of winning after it, from 0 to 1.")
    second: str | None = Field(description="The second best option, if another one was tried.")
    second_chance: float | None = Field(description="The chance of winning after that one.")
    reason: BecauseOut | None = Field(description="Why the best option is better than the second best.")
    question: QuestionOut


class TryOut(BaseModel):
    right: int = Field(description="How many of the answers are right.")
    wrong: bool = Field(description="Whether the one after them is wrong.")
    cost: float | None = Field(description="What the wrong answer loses, from 0 to 1; None if it wasn't tried.")
    solved: bool
    question: QuestionOut | None = Field(description="What is asked after the right answers.")
    solution: list[LineOut] = Field(description="The whole line, once the puzzle is solved or given up.")
    solver: SolverOut


class PuzzleHintOut(BaseModel):
    reason: BecauseOut | None


# --- training


class TrainingGame(BaseModel):
    """How far I am with the mistakes from one game."""

    game: str
    total: int
    learned: int
    due: int = Field(description="The number of mistakes to train now.")
    skipped: int = Field(
        description="The number left out because the rules have changed since those games were reviewed."
    )
    later: datetime | None = Field(description="When the next mistake returns that isn't due yet.")


class TrainingMistake(BaseModel):
    table: str
    number: int = Field(description="The number of answers before it, as in the review.")
    game: str
    rounds: int = Field(description="How often it has been trained.")


class TrainingOut(BaseModel):
    games: list[TrainingGame]
    due: list[TrainingMistake] = Field(description="At most 100, the longest waiting first.")


class TrainingPosition(BaseModel):
    """A mistake with the table as its player saw it."""

    table: TableOut
    rounds: int
    error: ErrorOut
    step: ReplayOut


class TrainedIn(Strict):
    rounds: int = Field(ge=0, description="How often the mistake had been trained before this time.")
    right: bool = Field(description="The first move that was tried was good enough.")
    hinted: bool = Field(description="A hint was asked for.")
    seconds: float = Field(ge=0, description="Until the move was found.")


class TrainedOut(BaseModel):
    grade: Literal["again", "hard", "good", "easy"]
    due: datetime = Field(description="When the mistake returns.")
