"""Finds a game's tuning by playing: `python -m kronika.lab.tune GAME`.

Successive halving. In each round, several tunings, half of them near the best one so far and half random, play against
it: on the same deals, each deal once in each seat, with as many iterations as fit into the same CPU time. The better
half plays on over twice as many deals until one is left, which must then win on fresh deals to take over. In the end
the best one plays the standard. This works for every game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from math import exp, log
from pathlib import Path
from random import Random
from time import process_time
from typing import Annotated

import typer
from rich.progress import Progress

from kronika.bots.position import Position
from kronika.bots.search import Search
from kronika.bots.tuning import KINDS, MANY, STANDARD, Tuning, tuning_file, tuning_of
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.simulate import play_out

from .arguments import GameId

RANGES = {"explore": (0.05, 3.0), "scale": (0.2, 20.0)}  # drawn uniformly on a logarithmic scale
CHOICES: dict[str, tuple[float, ...]] = {
    "ahead": (0, 1, 1, 2, 3, 5, 10, 16),
    "tries": (1, 1, 2, 3),
    "looks": (0, 0, 0, 2, 4),
    "alone": (0, 0, 1),
    "urgency": (0.5, 0.8, 1.2, 10.0),
    "relative": (0, 1),
    "learned": (0, 1),
    "near": (0.0, 0.2, 0.4, 0.6, 0.8),
    "bias": (0.0, 0.25, 0.5, 1.0, 2.0, 4.0),
    "halving": (0, 1),
}
SAMPLES = 6  # positions on which a tuning's speed is measured
TRIAL = 60  # iterations on each of them


@dataclass(frozen=True)
class Entrant:
    """A tuning, and its number of iterations per decision."""

    tuning: Tuning
    iterations: int

    def bot(self, seed: str) -> Search:
        return Search(seed, self.iterations, tuning=self.tuning)


@dataclass(frozen=True)
class Score:
    wins: float = 0.0
    games: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.games + other.games)


def play_deal(game_id: str, seats: int, one: Entrant, others: Entrant, seed: str) -> Score:
    """Play one deal once for each seat, with the first entrant in it and the other one in all other seats."""
    wins = 0.0
    for turned in range(seats):
        match = Match.start(find_game(game_id), seats, seed, {})
        bots = [(one if seat == turned else others).bot(f"{seed}/{turned}/{seat}") for seat in range(seats)]
        play_out(match, bots)
        wins += match.result.shares[turned]
    return Score(wins, seats)


# --- tunings


def anywhere(random: Random) -> Tuning:
    numbers = {name: exp(random.uniform(log(low), log(high))) for name, (low, high) in RANGES.items()}
    return made(STANDARD, numbers | {name: random.choice(values) for name, values in CHOICES.items()})


def near(tuning: Tuning, random: Random) -> Tuning:
    """A tuning near this one: each parameter changes a little with probability 1/2."""
    numbers: dict[str, float] = {}
    for name, (low, high) in RANGES.items():
        if random.random() < 0.5:
            numbers[name] = min(high, max(low, getattr(tuning, name) * exp(random.gauss(0, 0.5))))
    for name, values in CHOICES.items():
        if random.random() < 0.5:
            ladder = sorted(set(values))
            place = min(range(len(ladder)), key=lambda i: abs(ladder[i] - getattr(tuning, name)))
            numbers[name] = ladder[min(len(ladder) - 1, max(0, place + random.choice((-1, 1))))]
    return made(tuning, numbers)


def made(tuning: Tuning, numbers: dict[str, float]) -> Tuning:
    return replace(tuning, **{name: KINDS[name](round(value, 3)) for name, value in numbers.items()})


def seconds_for_one(game_id: str, seats: int, tuning: Tuning, seed: str) -> float:
    """The CPU time per iteration, measured on positions of random games."""
    random = Random(seed)
    spent = 0.0
    for number in range(SAMPLES):
        match = Match.start(find_game(game_id), seats, f"{seed}/{number}", {})
        for _ in range(random.randrange(10, 120)):
            twin = match.clone()
            twin.play(random.choice(twin.choice.codes))
            if twin.over:
                break
            match = twin
        bot = Search(seed, TRIAL, tuning=tuning)
        start = process_time()
        bot.rows(Position(match))
        spent += process_time() - start
    return spent / (SAMPLES * TRIAL)


# --- the tuner


class Tuner:
    def __init__(self, game_id: str, seats: int, budget: float, seed: str, pool: ProcessPoolExecutor) -> None:
        self.game_id = game_id
        self.seats = seats
        self.budget = budget
        self.seed = seed
        self.pool = pool
        self.random = Random(seed)
        self.deals = 0  # the number of deals so far, because every round uses new ones

    def entrant(self, tuning: Tuning) -> Entrant:
        cost = self.pool.submit(seconds_for_one, self.game_id, self.seats, tuning, self.seed).result()
        return Entrant(tuning, max(1, round(self.budget / cost)))

    def meet(self, ones: Sequence[Entrant], others: Entrant, deals: int, title: str) -> list[Score]:
        """The scores of these entrants against the same opponent, all over the same deals."""
        seeds = [f"{self.seed}/{number}" for number in range(self.deals, self.deals + deals)]
        self.deals += deals
        waiting = [
            [self.pool.submit(play_deal, self.game_id, self.seats, one, others, seed) for seed in seeds] for one in ones
        ]
        with bar(title, len(ones) * deals) as step:
            scores = []
            for futures in waiting:
                score = Score()
                for future in futures:
                    score += future.result()
                    step()
                scores.append(score)
        return scores

    def halve(self, best: Entrant, candidates: Sequence[Entrant], deals: int, title: str) -> Entrant:
        """The candidate that remains after the worse half has been dropped again and again."""
        left = [(one, Score()) for one in candidates]
        while len(left) > 1:
            met = self.meet([one for one, _ in left], best, deals, f"{title}: {len(left)} left")
            left = [(one, score + more) for (one, score), more in zip(left, met, strict=True)]
            left.sort(key=lambda pair: -pair[1].rate)
            left = left[: len(left) // 2]
            deals *= 2
        return left[0][0]

    def round(self, best: Entrant, candidates: int, deals: int, final: int, title: str) -> Entrant:
        far = [anywhere(self.random) for _ in range(candidates // 2)]
        close = [near(best.tuning, self.random) for _ in range(candidates - len(far))]
        found = self.halve(best, [self.entrant(tuning) for tuning in far + close], deals, title)
        (score,) = self.meet([found], best, final, f"{title}: the best against the previous one")
        taken = score.rate > 1 / self.seats
        print(f"{title}: {spell(found.tuning)}: {spell_score(score)}, {'taken' if taken else 'left'}", flush=True)
        return found if taken else best


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[], None]]:
    with Progress(transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda: progress.advance(task)


def spell(tuning: Tuning) -> str:
    changed = {name: value for name, value in asdict(tuning).items() if value != getattr(STANDARD, name)}
    return " ".join(f"{name}={value:g}" for name, value in changed.items()) or "the standard"


def spell_score(score: Score) -> str:
    return f"{score.wins:g} of {score.games} games ({100 * score.rate:.1f} %)"


def main(
    game: GameId,
    budget: Annotated[float, typer.Option(help="CPU time per decision in milliseconds.")] = 40.0,
    rounds: Annotated[int, typer.Option(min=0)] = 3,
    candidates: Annotated[int, typer.Option(min=2, help="Candidates per round.")] = 16,
    deals: Annotated[
        int, typer.Option(min=1, help="Deals in the first stage of a round; doubles with each stage.")
    ] = 4,
    final: Annotated[int, typer.Option(min=1, help="Deals in the final match of a round.")] = 40,
    proof: Annotated[int, typer.Option(min=1, help="Deals against the standard tuning at the end.")] = 100,
    seats: Annotated[int, typer.Option(min=2)] = 2,
    seed: Annotated[str, typer.Option()] = "tune",
    jobs: Annotated[int, typer.Option(min=1)] = 2,
    fresh: Annotated[bool, typer.Option(help="Start from the standard tuning instead of the current one.")] = False,
    out: Annotated[Path | None, typer.Option(help="File to write (default: in the package).")] = None,
) -> None:
    """Find the search's tuning for a game."""
    path = out or Path(str(tuning_file(game)))
    if not path.parent.is_dir():
        raise typer.BadParameter(f"There is no folder {path.parent}. Use --out to choose where to write the tuning.")
    with ProcessPoolExecutor(jobs) as pool:
        tuner = Tuner(game, seats, budget / 1000, seed, pool)
        best = tuner.entrant(STANDARD if fresh else tuning_of(game, seats))
        for number in range(1, rounds + 1):
            best = tuner.round(best, candidates, deals, final, f"round {number}")
        standard = tuner.entrant(STANDARD)
        (score,) = tuner.meet([best], standard, proof, "against the standard")
    print(
        f"against the standard, both with {budget:g} ms: {spell_score(score)}; "
        f"{best.iterations} iterations against {standard.iterations}"
    )
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"tuning": {}}
    found = before | {"many" if seats > MANY else "tuning": asdict(best.tuning)}
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(path)


if __name__ == "__main__":
    typer.run(main)
