"""Searches many games for puzzles: games that bots play for this purpose, and records of games between people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from random import Random

from kronika.bots import make
from kronika.engine.dice import Dice, aside
from kronika.engine.errors import BadRecord
from kronika.engine.match import Match
from kronika.engine.record import other_rules, parse
from kronika.games import game as find_game
from kronika.review.judge import judge_of
from kronika.simulate import play_out

from .finding import Finder, Found, survives
from .puzzle import Puzzle

BOTS = ("player", "beginner")  # the players, because good and bad moves lead to different positions
SEATS = 2
AHEAD = 4  # games queued for each process

Task = tuple[Callable[..., Found], tuple[object, ...]]


@dataclass(frozen=True)
class Deal:
    """A game for bots to play."""

    game: str
    seed: str
    number: int

    def record(self) -> str:
        """Let bots play the game; returns its record."""
        game = find_game(self.game)
        seats = max(SEATS, game.min_seats)
        seed = f"{self.seed}/{self.number}"
        names = Random(Dice(f"puzzles/{seed}").state).choices(BOTS, k=seats)
        match = Match.start(game, seats, seed, {})
        play_out(match, [make(name, aside(seed, f"bot/{seat}")) for seat, name in enumerate(names)])
        return match.record()


def puzzles_of(source: Deal | str, seed: str, most: int) -> Found:
    """The puzzles in a game that bots play, or in a record."""
    finder = Finder(source if isinstance(source, str) else source.record(), seed, most)
    for _ in finder.find():
        pass
    return finder.result


def check_record(text: str, game_id: str, name: str) -> str:
    """Return the record if puzzles can come from it, or raise an error that says why not."""
    record = parse(text)
    if record.game != game_id:
        raise BadRecord(f"{name} is a game of {record.game}, not of {game_id}.")
    others = other_rules(record, find_game(game_id))
    if others is not None:
        raise BadRecord(
            f"{name} was recorded under different rules: version {others[0]}; {game_id} has {others[1]} now."
        )
    return text


def hunt(sources: Sequence[Deal | str], seed: str, jobs: int, most: int) -> Iterator[Found]:
    """The puzzles of each game, at most `most` per game, as soon as they are found."""
    yield from done([(puzzles_of, (source, seed, most)) for source in sources], jobs)


def done(work: Sequence[Task], jobs: int) -> Iterator[Found]:
    if jobs == 1:
        yield from (do(*args) for do, args in work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        left = iter(work)
        waiting: set[Future[Found]] = set()
        while True:
            waiting |= {pool.submit(do, *args) for do, args in islice(left, AHEAD * jobs - len(waiting))}
            if not waiting:
                return
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ended)


def checked(game_id: str, puzzle: Puzzle, seed: str) -> Found:
    """Judge a puzzle again on fresh deals. The result contains it if its solution is still the best one."""
    start = puzzle.start(find_game(game_id))
    stays = survives(start, puzzle.steps, judge_of(game_id, puzzle.seats), f"check/{seed}/{puzzle.id}")
    return Found([puzzle] if stays else [], 1, int(stays))


def check_all(game_id: str, puzzles: Sequence[Puzzle], seed: str, jobs: int) -> Iterator[Found]:
    yield from done([(checked, (game_id, puzzle, seed)) for puzzle in puzzles], jobs)
