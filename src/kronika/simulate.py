"""Plays many games between bots, in one process or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter

from .bots import Bot, Position, make
from .engine.dice import aside
from .engine.errors import KronikaError
from .engine.json import Json
from .engine.match import Match
from .engine.playout import Playout, start_playout
from .games import game as find_game

CHUNK = 10


@dataclass
class Tally:
    """The results of some games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # by seat; a shared victory counts as a fraction
    points: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.lengths += other.lengths
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points or [0] * len(other.points), other.points, strict=True)]
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count

    def to_json(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins": list(self.wins),
        }


def play_out(match: Playout, bots: Sequence[Bot]) -> int:
    """Play a match to its end; returns the number of decisions."""
    position = Position(match)
    decisions = 0
    while not match.over:
        choice = match.choice
        codes = choice.codes
        place = bots[choice.seat].choose(position)
        if not 0 <= place < len(codes):
            raise KronikaError(f"The bot {bots[choice.seat].name} chose option {place} of {len(codes)}.")
        match.play(codes[place])
        decisions += 1
    return decisions


def play_some(game_id: str, names: list[str], options: dict[str, str], seeds: list[str]) -> Tally:
    """Play the games of these seeds, in this process."""
    game = find_game(game_id)
    tally = Tally(wins=[0.0] * len(names), points=[0] * len(names))
    blind = all(name == "random" for name in names)  # such bots never look ahead, so a playout will do
    for seed in seeds:
        bots = [make(name, aside(seed, f"bot/{seat}")) for seat, name in enumerate(names)]
        start = perf_counter()
        match = (start_playout if blind else Match.start)(game, len(names), seed, options)
        decisions = play_out(match, bots)
        tally.seconds += perf_counter() - start
        tally.games += 1
        tally.decisions += decisions
        tally.lengths.append(decisions)
        for seat, share in enumerate(match.result.shares):
            tally.wins[seat] += share
        for seat, points in enumerate(match.result.scores):
            tally.points[seat] += points
        reason = match.result.reason
        tally.reasons[reason] = tally.reasons.get(reason, 0) + 1
    return tally


def simulate(
    game_id: str,
    names: list[str],
    games: int,
    seed: int | str,
    jobs: int,
    options: dict[str, str],
) -> Iterator[Tally]:
    """Play games and yield the results of each chunk. The same seed gives the same games, whatever `jobs` is."""
    game = find_game(game_id)
    game.check_seats(len(names))
    chosen = game.check_options(options)
    for name in names:
        make(name)
    seeds = [f"{seed}/{number}" for number in range(games)]
    chunks = [seeds[start : start + CHUNK] for start in range(0, games, CHUNK)]
    if jobs <= 1:
        for chunk in chunks:
            yield play_some(game_id, names, chosen, chunk)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_some, game_id, names, chosen, chunk) for chunk in chunks]
        for result in waiting:
            yield result.result()
