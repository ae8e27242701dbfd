"""Puzzles: the solver's view of a position, answers, hints and solutions."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from kronika.bots.reasons import Reason
from kronika.engine.choice import for_people
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.puzzles.book import book_of
from kronika.puzzles.puzzle import PERCENT, Puzzle, Step, go_on, second_best
from kronika.puzzles.solving import start

from ..database import now
from ..puzzles import Solver, daily, shelves
from .deps import MaybeMe, MeNow, TheHub, limited
from .telling import part_out
from .wire.learning import (
    BecauseOut,
    DailyOut,
    LineOut,
    PuzzleGameOut,
    PuzzleHintOut,
    PuzzleOut,
    PuzzlesOut,
    QuestionOut,
    SolverOut,
    ThemeOut,
    TryIn,
    TryOut,
)
from .wire.states import OptionOut, RunningOut

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], dependencies=[limited("replays")])


def solver_out(solver: Solver) -> SolverOut:
    solved = sum(result == "solved" for result in solver.results.values())
    return SolverOut(rating=solver.rating, sure=solver.sure, streak=solver.streak, solved=solved)


def question_out(match: Match) -> QuestionOut:
    choice, running = match.choice, match.running
    return QuestionOut(
        key=choice.key.name,
        card=choice.asker,
        rule=choice.rule,
        running=None if running is None else RunningOut.model_validate(running.to_json()),
        options=[
            OptionOut(token=option.token, key=option.key.name, args=list(option.args))
            for option in for_people(choice.options)
        ],
        view=match.view(choice.seat),
    )


def puzzle_out(game_id: str, puzzle: Puzzle, solver: Solver) -> PuzzleOut:
    match = start(game_id, puzzle.id).clone()
    return PuzzleOut.model_validate(
        {
            "id": puzzle.id,
            "game": game_id,
            "seats": puzzle.seats,
            "seat": match.choice.seat,
            "rating": puzzle.rating,
            "themes": puzzle.themes,
            "steps": len(puzzle.steps),
            "result": solver.results.get(puzzle.id),
            "daily": daily(now().date()) == (game_id, puzzle),
            "question": question_out(match),
            "solver": solver_out(solver),
        }
    )


def daily_out(solver: Solver) -> DailyOut | None:
    found = daily(now().date())
    if found is None:
        return None
    game_id, puzzle = found
    return DailyOut.model_validate(
        {"game": game_id, "id": puzzle.id, "rating": puzzle.rating, "result": solver.results.get(puzzle.id)}
    )


def because(reason: Reason | None) -> BecauseOut | None:
    if reason is None:
        return None
    loss = None if reason.loss is None else part_out(reason.loss)
    return BecauseOut(gains=[part_out(part) for part in reason.gains], loss=loss)


def solution_of(game_id: str, puzzle: Puzzle) -> list[LineOut]:
    match, lines = start(game_id, puzzle.id).clone(), []
    for step in puzzle.steps:
        lines.append(line_out(match, step))
        if len(lines) < len(puzzle.steps):
            go_on(match, step.best)
    return lines


def line_out(match: Match, step: Step) -> LineOut:
    second = second_best(match.choice, step)
    return LineOut(
        best=match.choice.options[step.best].token,
        chance=step.worths[step.best] / PERCENT,
        second=None if second is None else match.choice.options[second].token,
        second_chance=None if second is None else step.worths[second] / PERCENT,
        reason=because(step.reason),
        question=question_out(match),
    )


@router.get("")
async def all_puzzles(hub: TheHub, me: MaybeMe) -> PuzzlesOut:
    """The puzzles of each game by theme, and your results."""
    solver = await hub.puzzles.solver(me.id if me else None)
    games = []
    for shelf in shelves():
        ids = shelf.book.by_id if shelf.book else {}
        mine = [result for puzzle, result in solver.results.items() if puzzle in ids]
        games.append(
            PuzzleGameOut(
                game=shelf.game,
                outdated=shelf.outdated,
                count=len(ids),
                solved=sum(result in ("solved", "helped") for result in mine),
                themes=[ThemeOut(theme=theme, count=count) for theme, count in shelf.themes],
            )
        )
    return PuzzlesOut(games=games, daily=daily_out(solver), solver=solver_out(solver))


@router.get("/{game_id}/next")
async def next_puzzle(game_id: str, hub: TheHub, me: MaybeMe, theme: str | None = None) -> PuzzleOut:
    """A puzzle near your rating that you haven't tried yet."""
    account = me.id if me else None
    puzzle = await hub.puzzles.following(account, find_game(game_id).id, theme)
    return await asyncio.to_thread(puzzle_out, game_id, puzzle, await hub.puzzles.solver(account))


@router.get("/{game_id}/{puzzle_id}")
async def read_puzzle(game_id: str, puzzle_id: str, hub: TheHub, me: MaybeMe) -> PuzzleOut:
    puzzle = book_of(find_game(game_id).id).puzzle(puzzle_id)
    return await asyncio.to_thread(puzzle_out, game_id, puzzle, await hub.puzzles.solver(me.id if me else None))


@router.post("/{game_id}/{puzzle_id}/tries")
async def try_puzzle(game_id: str, puzzle_id: str, given: TryIn, hub: TheHub, me: MeNow) -> TryOut:
    """Check all answers so far, in order. The first wrong answer, or the last right one, decides the result for the
    rating."""
    made = await hub.puzzles.try_out(me.id, find_game(game_id).id, puzzle_id, given.answers)
    done = made.solved
    return TryOut(
        right=made.right,
        wrong=made.wrong,
        cost=made.cost,
        solved=done,
        question=None if done else await asyncio.to_thread(question_out, made.match),
        solution=await asyncio.to_thread(solution_of, game_id, made.puzzle) if done else [],
        solver=solver_out(await hub.puzzles.solver(me.id)),
    )


@router.post("/{game_id}/{puzzle_id}/hint")
async def hint_for_puzzle(game_id: str, puzzle_id: str, given: TryIn, hub: TheHub, me: MeNow) -> PuzzleHintOut:
    """What the best answer brings. A puzzle solved with a hint counts for half."""
    made = await hub.puzzles.hint(me.id, find_game(game_id).id, puzzle_id, given.answers)
    return PuzzleHintOut(reason=because(made.puzzle.steps[made.right].reason))


@router.post("/{game_id}/{puzzle_id}/solution")
async def show_solution(game_id: str, puzzle_id: str, hub: TheHub, me: MeNow) -> TryOut:
    """Give up, unless the puzzle is solved already."""
    puzzle = await hub.puzzles.give_up(me.id, find_game(game_id).id, puzzle_id)
    return TryOut(
        right=0,
        wrong=False,
        cost=None,
        solved=False,
        question=None,
        solution=await asyncio.to_thread(solution_of, game_id, puzzle),
        solver=solver_out(await hub.puzzles.solver(me.id)),
    )
