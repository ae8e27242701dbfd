"""How everything here is timed: on one core, by the CPU time of the process, and the best of many short repeats counts.

Disturbances of a machine come in stretches. The shorter a repeat, the sooner one falls between two of them. This module
needs nothing but Python, because the peers' environment uses it too.
"""

from __future__ import annotations

import gc
import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    seconds: float  # of CPU time for a measurement
    games: int  # to sample positions from
    matches: int  # alive at once, to weigh them
    searches: int  # positions to think about
    repeats: int = 12  # repeats into which the time is divided
    least_repeats: int = 3  # repeats of something that takes longer than its share of the time


FULL = Effort(seconds=3.0, games=40, matches=200, searches=24)
QUICK = Effort(seconds=0.6, games=10, matches=40, searches=4)


@dataclass(frozen=True)
class Play:
    """The numbers of decisions and steps in random play. A decision is a choice between at least two options; a step is
    any answer that the engine asks for, including forced ones."""

    games_per_s: float
    decisions_per_s: float
    steps_per_s: float
    decisions_per_game: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def pin() -> int | None:
    """Stay on one core if the system allows it; returns its number."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def best_of(effort: Effort, work: Callable[[], object]) -> float:
    """The CPU seconds of the fastest repeat."""
    fastest, spent, repeats = float("inf"), 0.0, 0
    while repeats < effort.least_repeats or (repeats < effort.repeats and spent < effort.seconds):
        gc.collect()
        start = process_time()
        work()
        seconds = process_time() - start
        fastest = min(fastest, seconds)
        spent += seconds
        repeats += 1
    return fastest


def play(effort: Effort, play_game: Callable[[int], tuple[int, int]]) -> Play:
    """Play whole games. `play_game` gets the number of the game and returns its decisions and steps. The first run
    finds out how many games fit into the time; every repeat plays the same ones."""
    gc.collect()
    games = decisions = steps = 0
    start = process_time()
    while games == 0 or process_time() - start < effort.seconds / effort.repeats:
        more_decisions, more_steps = play_game(games)
        decisions += more_decisions
        steps += more_steps
        games += 1

    def again() -> None:
        for number in range(games):
            play_game(number)

    seconds = best_of(effort, again)
    return Play(games / seconds, decisions / seconds, steps / seconds, decisions / games)


def micros(effort: Effort, items: Sequence[T], act: Callable[[T], object]) -> float:
    """Microseconds for `act`, as the mean over the items."""
    if not items:
        return float("nan")
    gc.collect()
    gc.freeze()  # otherwise the collector would look at the items again and again

    def once() -> None:
        for item in items:
            act(item)

    share = effort.seconds / effort.repeats / 4
    start = process_time()
    once()
    passes = max(1, round(share / max(process_time() - start, 1e-6)))

    def many() -> None:
        for _ in range(passes):
            once()

    seconds = best_of(effort, many)
    gc.unfreeze()
    return seconds / passes / len(items) * 1e6


def cpu_model() -> str:
    """The name of the processor, as far as the system tells."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def machine() -> dict[str, Any]:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }
