"""Puzzles for solvers: the next puzzle, results, ratings and streaks. Solutions stay here until an attempt: a route
sends only the solver's view and the question."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kronika.engine.errors import KronikaError
from kronika.games import working
from kronika.puzzles.book import Book, OtherRules, book_of
from kronika.puzzles.puzzle import NoPuzzle, Puzzle
from kronika.puzzles.solving import NEW, SURE, Attempt, attempt, met, rating_of

from .database import Database, now
from .models import PuzzleTryRow, SolverRow

log = logging.getLogger("kronika.puzzles")

NEAREST = 6  # the next puzzle is one of this many unsolved ones near the solver's rating
OPEN = "hinted"  # a result that isn't final
SCORES = {"solved": 1.0, "helped": 0.5, "failed": 0.0, "shown": 0.0}


@dataclass(frozen=True)
class Solver:
    """A solver's rating and results by puzzle. `sure` means that the rating rests on enough puzzles."""

    rating: int
    sure: bool
    streak: int
    results: dict[str, str]


@dataclass(frozen=True)
class Shelf:
    """The puzzles of a game. `outdated` means that they were made under other rules and aren't used."""

    game: str
    book: Book | None
    outdated: bool

    @property
    def themes(self) -> list[tuple[str, int]]:
        puzzles = self.book.puzzles if self.book else []
        return Counter(theme for puzzle in puzzles for theme in puzzle.themes).most_common()


def shelves() -> list[Shelf]:
    """The puzzles of all games that work. There may be none."""
    return [shelf_of(game.id) for game in working()[0]]


def shelf_of(game_id: str) -> Shelf:
    try:
        return Shelf(game_id, book_of(game_id), outdated=False)
    except OtherRules as error:
        log.warning("the puzzles are out of date", extra={"reason": str(error)})
        return Shelf(game_id, None, outdated=True)


def daily(day: date) -> tuple[str, Puzzle] | None:
    """The game and the puzzle of a day, the same for everybody. Games take turns, and each goes through all its puzzles
    before one is repeated."""
    books = [shelf.book for shelf in shelves() if shelf.book and shelf.book.puzzles]
    if not books:
        return None
    turn, place = divmod(day.toordinal(), len(books))
    book = books[place]
    mixed = sorted(book.puzzles, key=lambda puzzle: sha256(f"daily/{puzzle.id}".encode()).digest())
    return book.game.id, mixed[turn % len(mixed)]


class Puzzles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def solver(self, me: str | None) -> Solver:
        return await asyncio.to_thread(self.read, me)

    def read(self, me: str | None) -> Solver:
        if me is None:
            return Solver(round(rating_of(NEW[0])), False, 0, {})
        with self.database.reading() as session:
            row = session.get(SolverRow, me)
            tries = session.scalars(select(PuzzleTryRow).where(PuzzleTryRow.account == me))
            results = {each.puzzle: each.result for each in tries}
        if row is None:
            return Solver(round(rating_of(NEW[0])), False, 0, results)
        return Solver(round(rating_of(row.mu)), row.sigma < SURE, streak_of(row), results)

    async def following(self, me: str | None, game_id: str, theme: str | None) -> Puzzle:
        """An untried puzzle near the solver's rating; if all have been tried, a failed one, or else any."""
        book = book_of(game_id)
        puzzles = [puzzle for puzzle in book.puzzles if theme is None or theme in puzzle.themes]
        if not puzzles:
            raise NoPuzzle(f"{game_id} has no puzzles{'' if theme is None else f' with the theme {theme!r}'}.")
        solver = await self.solver(me)
        fresh = [puzzle for puzzle in puzzles if solver.results.get(puzzle.id, OPEN) == OPEN]
        failed = [puzzle for puzzle in puzzles if SCORES.get(solver.results.get(puzzle.id, ""), 1.0) < 1]
        among = fresh or failed or puzzles
        return secrets.choice(sorted(among, key=lambda puzzle: abs(puzzle.rating - solver.rating))[:NEAREST])

    async def try_out(self, me: str, game_id: str, puzzle_id: str, answers: list[str]) -> Attempt:
        """Check the answers, and store the result if there is one."""
        made = await asyncio.to_thread(attempt, game_id, puzzle_id, answers)
        if made.wrong or made.solved:
            await asyncio.to_thread(self.note, me, game_id, made.puzzle, "failed" if made.wrong else "solved")
        return made

    async def hint(self, me: str, game_id: str, puzzle_id: str, answers: list[str]) -> Attempt:
        made = await asyncio.to_thread(attempt, game_id, puzzle_id, answers)
        if made.wrong or made.solved:
            raise KronikaError("There is nothing to hint at: the answers are wrong, or the puzzle is solved.")
        await asyncio.to_thread(self.note, me, game_id, made.puzzle, OPEN)
        return made

    async def give_up(self, me: str, game_id: str, puzzle_id: str) -> Puzzle:
        puzzle = book_of(game_id).puzzle(puzzle_id)
        await asyncio.to_thread(self.note, me, game_id, puzzle, "shown")
        return puzzle

    # --- in the database

    def note(self, me: str, game_id: str, puzzle: Puzzle, result: str) -> None:
        """Store a result. The first final one counts for the rating, and a daily puzzle solved on its day counts for
        the streak."""
        try:
            with self.database.session() as session:
                self.write(session, me, game_id, puzzle, result)
        except IntegrityError:  # the same puzzle was solved in another tab first
            log.info("a puzzle result arrived twice", extra={"puzzle": puzzle.id})

    def write(self, session: Session, me: str, game_id: str, puzzle: Puzzle, result: str) -> None:
        row = session.get(PuzzleTryRow, (me, puzzle.id), with_for_update=True)
        before = None if row is None else row.result
        if before == OPEN and result == "solved":
            result = "helped"
        if row is None:
            session.add(PuzzleTryRow(account=me, puzzle=puzzle.id, game=game_id, result=result, at=now()))
        elif before == OPEN or (before == "failed" and result == "shown"):
            row.result, row.at = result, now()
        solver = session.get(SolverRow, me, with_for_update=True)
        if solver is None:
            solver = SolverRow(account=me, mu=NEW[0], sigma=NEW[1], streak=0, streak_day=0)
            session.add(solver)
        if before in (None, OPEN) and result in SCORES:
            solver.mu, solver.sigma = met(solver.mu, solver.sigma, puzzle.rating, SCORES[result])
        if result in ("solved", "helped") and before != "shown" and daily(now().date()) == (game_id, puzzle):
            lengthen(solver, now().date().toordinal())


def lengthen(solver: SolverRow, day: int) -> None:
    if solver.streak_day != day:
        solver.streak = solver.streak + 1 if solver.streak_day == day - 1 else 1
        solver.streak_day = day


def streak_of(solver: SolverRow) -> int:
    """The solver's current streak. It lasts until a whole day has passed without a solution."""
    return solver.streak if solver.streak_day >= now().date().toordinal() - 1 else 0
