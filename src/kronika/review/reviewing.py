"""A review in steps: tasks for any number of processes, the chart first.

A review is a generator of batches. The caller runs the tasks of a batch wherever there is room, sends back their
results in order, and can show what is known so far.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter, process_time
from typing import Any

from .errors import CONFIRM, MISTAKE, Verdict, confirmed, verdict_of
from .findings import Review, review_of
from .judge import judge_of
from .luck import Sample, course_of, merged, sample
from .moments import decisions, moments

COARSE = 4  # deals for the first chart
FINE = 28  # more deals for the final chart, if there is time
SECONDS_EACH, LEAST_SECONDS, MOST_SECONDS = 0.2, 8.0, 48.0  # for each answer, and the limits of the total
CHART, ERRORS = 0.2, 0.45  # the shares of the time for the final chart and for the first look at decisions
FEWEST, MOST = 48, 1000  # iterations of the first look
PIECE = 0.4  # the length of one task in seconds

Task = tuple[Callable[..., Any], tuple[Any, ...]]


@dataclass
class Batch:
    """Tasks to run next, each a function with its arguments. `done` is the share of the whole work finished before
    them, and `share` is theirs. `so_far` is what can be shown meanwhile."""

    tasks: list[Task]
    so_far: Review | None
    done: float
    share: float


Reviewing = Generator[Batch, list[Any], Review]


def reviewing(text: str, processes: int, seconds: float | None = None, dictated: int = 0) -> Reviewing:
    """Review a record. The budgets follow from `seconds`, which by default follow from the length of the game. The
    first `dictated` answers were those of a lesson: nobody is to blame for them."""
    start = perf_counter()
    found = moments(text)
    game_id, answers = found[0].game.id, len(found) - 1
    judge = judge_of(game_id, found[0].seats).name
    seconds = seconds or min(MOST_SECONDS, max(LEAST_SECONDS, SECONDS_EACH * answers))

    coarse = yield Batch(sampling(text, answers, range(COARSE), processes), None, 0.0, 0.1)
    parts: list[Sample] = [part for part, _ in coarse]
    each = sum(spent for _, spent in coarse) / (COARSE * max(1, answers))  # seconds per deal
    chart = review_of(found, judge, course_of(text, merged(parts)), [], False, dictated)

    open_decisions = [number for number in decisions(found) if number >= dictated]
    work = seconds * processes
    iterations = within(FEWEST, work * ERRORS / (each * max(1, len(open_decisions))), MOST)
    finer = min(FINE, int(work * CHART / (each * max(1, answers))))
    looking = weighing(text, open_decisions, iterations, each)
    refining = sampling(text, answers, range(COARSE, COARSE + finer), processes * 4) if finer else []
    results = yield Batch(looking + refining, chart, 0.1, 0.7)
    verdicts: list[Verdict] = [verdict for part, _ in results[: len(looking)] for verdict in part]
    parts += [part for part, _ in results[len(looking) :]]
    course = course_of(text, merged(parts))

    left = seconds - (perf_counter() - start)
    doubtful = sorted((v for v in verdicts if v.counts and v.cost >= MISTAKE), key=lambda v: -v.cost)
    room = int(left * processes / (CONFIRM * iterations * each))
    tasks: list[Task] = [(timed, (confirmed, text, v, iterations)) for v in doubtful[: max(0, room)]]
    seen = review_of(found, judge, course, verdicts, False, dictated)
    again = yield Batch(tasks, seen, 0.8, 0.2)
    sure = {verdict.number: verdict for verdict, _ in again}
    return review_of(found, judge, course, [sure.get(v.number, v) for v in verdicts], True, dictated)


def within(least: int, wanted: float, most: int) -> int:
    return int(min(most, max(least, wanted)))


def sampling(text: str, answers: int, deals: range, pieces: int) -> list[Task]:
    edges = [answers * piece // pieces for piece in range(pieces + 1)]
    return [(timed, (sample, text, first, last, deals)) for first, last in pairwise(edges) if first < last]


def weighing(text: str, numbers: list[int], iterations: int, each: float) -> list[Task]:
    """Tasks of equal length that look at these decisions. Neighbouring decisions take similar time, so each task gets
    some from the whole game."""
    size = max(1, int(PIECE / (iterations * each)))
    count = -(-len(numbers) // size)
    return [(timed, (verdicts_of, text, numbers[place::count], iterations)) for place in range(count)]


def verdicts_of(text: str, numbers: list[int], iterations: int) -> list[Verdict]:
    return [verdict_of(text, number, iterations) for number in numbers]


def timed(work: Callable[..., Any], *args: Any) -> tuple[Any, float]:
    start = process_time()
    return work(*args), process_time() - start
