"""Finds puzzles in a finished game.

A decision gets a glance, then a look with the usual budget. If one option beats every other by a tenth of a win, it is
judged twice more with ten times the budget on other deals: once with all options compared to the best one, and once
with all compared to its strongest rival. A last check uses yet other deals. The share of puzzles that fail it shows how
reliable the others are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from kronika.bots.position import moves_of
from kronika.bots.reasons import compare
from kronika.engine.dice import Dice
from kronika.engine.match import RESIGN, Match
from kronika.review.errors import CONFIRM, GOOD, MISTAKE, Scale, weighed
from kronika.review.judge import Judge, judge_of
from kronika.review.moments import decisions, moments, played

from .puzzle import PERCENT, UNKNOWN, Puzzle, Step, go_on, goes_on, id_of, packed, second_best
from .rating import rating_of, tried
from .themes import themes_of

BUDGET = 200  # iterations; a decision with many options gets more
EACH = 10  # the least number of iterations for each option
GLANCE = 4  # the budget is divided by this for a glance
AHEAD = MISTAKE  # how far the best option must be ahead of every other, as a share of a win
MAYBE = AHEAD / 2  # this lead is enough for a second look
LEAST_OPTIONS = 3  # the least number of different options: with two, guessing is too easy
PER_GAME = 5  # the most puzzles from one game, so that a book draws on many games
LONGEST = 6  # the most questions in a row


@dataclass
class Found:
    """What was found in some games: the puzzles worth keeping, and how many underwent and passed the last check."""

    puzzles: list[Puzzle] = field(default_factory=list)
    confirmed: int = 0
    passed: int = 0

    def add(self, other: Found) -> None:
        self.puzzles += other.puzzles
        self.confirmed += other.confirmed
        self.passed += other.passed


@dataclass(frozen=True)
class Look:
    """The result of one look at a decision: the best option, its strongest rival, and the difference between them."""

    scale: Scale
    best: int
    rival: int
    ahead: float


def look(match: Match, judge: Judge, times: float, seed: str, against: int) -> Look:
    """Look at a decision with `times` the usual budget. All options are compared with the option `against`."""
    options = len(match.choice.codes)
    scale = weighed(match, against, judge, round(times * max(BUDGET, EACH * options)), f"puzzle/{seed}", None)
    worths = [UNKNOWN if worth is None else worth for worth in scale.worths()]
    best = max(range(options), key=worths.__getitem__)
    others = [place for place in range(options) if scale.moves[place] != scale.moves[best]]
    rival = max(others, key=worths.__getitem__)
    return Look(scale, best, rival, worths[best] - worths[rival])


class Finder:
    """Finds puzzles in one finished game, up to a maximum."""

    def __init__(self, text: str, seed: str, most: int = PER_GAME) -> None:
        self.found = moments(text)
        self.seed = seed
        self.most = most
        self.judge = judge_of(self.found[0].game.id, self.found[0].seats)
        self.result = Found()

    def decisions(self) -> list[int]:
        """The numbers of all decisions that could be puzzles, in random order, so that puzzles come from the whole
        game."""
        answers = [token for _, token in self.found[-1].answers]
        end = answers.index(RESIGN) if RESIGN in answers else len(answers)
        open_ones = [n for n in decisions(self.found) if n < end and different(self.found[n]) >= LEAST_OPTIONS]
        Random(Dice(f"puzzles/{self.seed}").state).shuffle(open_ones)
        return open_ones

    def find(self) -> Iterator[None]:
        """Search the game. Yields after each decision, so that callers can show progress."""
        solutions: set[tuple[int, str]] = set()
        taken: set[int] = set()
        for number in self.decisions():
            if len(self.result.puzzles) >= self.most:
                break
            match = self.found[number]
            if match.actions_taken not in taken:
                puzzle = self.puzzle_at(number)
                if puzzle is not None:
                    solution = match.choice.seat, match.choice.options[puzzle.steps[0].best].token
                    if solution not in solutions:  # a winning move that was overlooked three times is one puzzle
                        solutions.add(solution)
                        taken.add(match.actions_taken)
                        self.result.puzzles.append(puzzle)
            yield

    def puzzle_at(self, number: int) -> Puzzle | None:
        start = self.found[number]
        steps = tuple(self.line(start.clone(), str(number), played(self.found, number)))
        if not steps:
            return None
        self.result.confirmed += 1
        if not survives(start, steps, self.judge, f"{self.seed}/{number}/last"):
            return None
        self.result.passed += 1
        solved = tried(start, steps)
        if solved["beginner"] == 1:
            return None  # even a beginner always solves it
        return Puzzle(
            id_of(start),
            start.seats,
            {name: value for name, value in start.options.items() if value != start.game.variants[name][0]},
            start.dealer,
            str(start.seed),
            packed(played(self.found, earlier) for earlier in range(number)),
            steps,
            themes_of(start, steps, number / (len(self.found) - 1)),
            rating_of(solved),
            solved,
        )

    def line(self, match: Match, name: str, taken: int) -> Iterator[Step]:
        """The steps of the puzzle that begins here; empty if there is none."""
        seat = match.choice.seat
        for number in range(LONGEST):
            step = self.step(match, f"{self.seed}/{name}/{number}", taken if number == 0 else 0)
            if step is None:
                return
            yield step
            go_on(match, step.best)
            if not goes_on(match, seat):
                return

    def step(self, match: Match, seed: str, taken: int) -> Step | None:
        """The question as a step of a puzzle, if one option is clearly better than every other and stays so."""
        glance = look(match, self.judge, 1 / GLANCE, f"{seed}/glance", taken)
        if glance.ahead < MAYBE:
            return None
        first = look(match, self.judge, 1, f"{seed}/first", glance.best)
        if first.ahead < AHEAD:
            return None
        sure = look(match, self.judge, CONFIRM, f"{seed}/sure", first.best)
        if sure.ahead < AHEAD or not same(sure.scale, sure.best, first.best):
            return None
        surer = look(match, self.judge, CONFIRM, f"{seed}/surer", sure.rival)
        if surer.ahead < AHEAD or not same(surer.scale, surer.best, sure.best):
            return None
        return step_of(sure, surer)


def survives(start: Match, steps: tuple[Step, ...], judge: Judge, seed: str) -> bool:
    """Whether each answer of the line is still the best one on other deals, without another that is about as good."""
    match = start.clone()
    for number, step in enumerate(steps):
        rival = second_best(match.choice, step)
        assert rival is not None, "every solution was compared with another option"
        last = look(match, judge, CONFIRM, f"{seed}/{number}", rival)
        if last.ahead <= GOOD or not same(last.scale, last.best, step.best):
            return False
        go_on(match, step.best)
    return True


def step_of(one: Look, other: Look) -> Step:
    """A step with the average of two looks."""
    pairs = zip(one.scale.worths(), other.scale.worths(), strict=True)
    worths = tuple(UNKNOWN if a is None or b is None else round(PERCENT * (a + b) / 2) for a, b in pairs)
    reason = compare(one.scale.position, one.best, other.rival, one.scale.tree.root)
    return Step(one.best, worths, reason)


def different(match: Match) -> int:
    """The number of different options. Copies of a card are one option."""
    return len(set(moves_of(match.choice)))


def same(scale: Scale, one: int, other: int) -> bool:
    return scale.moves[one] == scale.moves[other]
