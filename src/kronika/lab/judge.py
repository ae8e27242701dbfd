"""Compares bots choice by choice: `python -m kronika.lab.judge GAME search:300 search:1000 --seats 4`.

Whole games say little about small changes: a thousand of them hardly tell a bot that wins 58 % from one that wins 62 %.
Here all bots choose in the same positions, and each chosen option is played to the end many times by players who look
one action ahead. The average result is the worth of the choice. Only choices in which the bots differ count, so a few
hundred positions say more than as many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from kronika.bots import Bot, make
from kronika.bots.position import Position
from kronika.bots.search import Search
from kronika.bots.tuning import KINDS, tuning_of
from kronika.engine.errors import BadSetup, KronikaError
from kronika.engine.match import Match
from kronika.games import game as find_game

from .arguments import GameId

PLAYER = "search:60"  # positions come from games of this bot against greedy ones
EVERY = 6  # every so many actions of that bot, a position is taken
FEWEST = 4  # the least number of options in such a position
TO_THE_END = 10_000  # actions and answers in a playout, far more than any game takes
LOOKS = 6  # options that each seat tries in a playout


def contestant(words: str, game_id: str, seats: int, seed: str) -> Bot:
    """A bot by its name. A search can be followed by changes to its tuning: `search:300,ahead=16,looks=2`."""
    name, *changes = words.split(",")
    bot = make(name, seed)
    if not changes:
        return bot
    numbers = dict(change.partition("=")[::2] for change in changes)
    if not isinstance(bot, Search) or not set(numbers) <= set(KINDS):
        raise BadSetup(f"{words!r}: these parameters of a search can be changed: {', '.join(KINDS)}.")
    try:
        changed = {key: KINDS[key](number) for key, number in numbers.items()}
    except ValueError as error:
        raise BadSetup(f"{words!r}: {error}.") from error
    bot.tuning = replace(bot.tuning or tuning_of(game_id, seats), **changed)
    return bot


def gathered(game_id: str, seats: int, seed: str, turned: int) -> list[str]:
    """Positions of one game in which a player has a choice of actions, as saves."""
    match = Match.start(find_game(game_id), seats, seed, {})
    mine = turned % seats
    bots = [make(PLAYER if seat == mine else "greedy", f"{seed}/{seat}") for seat in range(seats)]
    found, acted = [], turned  # games start counting at different numbers, so they yield different actions
    position = Position(match)
    while not match.over:
        choice = match.choice
        if choice.seat == mine and match.at_boundary and len(choice.codes) >= FEWEST:
            acted += 1
            if acted % EVERY == 0:
                found.append(match.save())
        match.play(choice.codes[bots[choice.seat].choose(position)])
    return found


def chosen(game_id: str, saved: str, words: str, seed: str) -> tuple[int, float]:
    """The index of the option that the bot takes, and the CPU time it took."""
    match = Match.load(find_game(game_id), saved)
    bot = contestant(words, game_id, match.seats, seed)
    start = process_time()
    return bot.choose(Position(match)), process_time() - start


def worth(game_id: str, saved: str, place: int, playouts: int) -> float:
    """The seat's average result after this option. The tree covers only its own later moves."""
    match = Match.load(find_game(game_id), saved)
    position = Position(match)
    usual = tuning_of(game_id, match.seats)
    tuning = replace(usual, ahead=TO_THE_END, longest=TO_THE_END, looks=LOOKS, alone=1, halving=0, near=0.0)
    tree = Search(tuning=tuning).new_tree(position, Random(f"judge/{place}"))
    for _ in range(playouts):
        tree.iterate(position.redealt(tree.random), place)
    return tree.root.worth_of(position.moves[place])


@dataclass(frozen=True)
class Verdict:
    words: str
    worths: list[float]  # the worth of each choice, in the order of the positions
    seconds: float  # mean CPU time per choice

    def over(self, other: Verdict) -> tuple[float, float]:
        """How much better its choices are than the other bot's, with the standard error."""
        more = [one - two for one, two in zip(self.worths, other.worths, strict=True)]
        return mean(more), stdev(more) / len(more) ** 0.5 if len(more) > 1 else 0.0


class Judge:
    def __init__(self, game_id: str, positions: Sequence[str], playouts: int, seed: str, pool: ProcessPoolExecutor):
        self.game_id = game_id
        self.positions = positions
        self.playouts = playouts
        self.seed = seed
        self.pool = pool
        # by position and option; bots mostly choose the same ones
        self.known: dict[tuple[int, int], Future[float]] = {}

    def verdict(self, words: str) -> Verdict:
        waiting = [
            self.pool.submit(chosen, self.game_id, saved, words, f"{self.seed}/{number}")
            for number, saved in enumerate(self.positions)
        ]
        found = [each.result() for each in track(waiting, description=f"{words} chooses", transient=True)]
        futures = [self.worth_of(number, place) for number, (place, _) in enumerate(found)]
        worths = [each.result() for each in track(futures, description="played to the end", transient=True)]
        return Verdict(words, worths, mean(seconds for _, seconds in found))

    def worth_of(self, number: int, place: int) -> Future[float]:
        if (number, place) not in self.known:
            saved = self.positions[number]
            self.known[number, place] = self.pool.submit(worth, self.game_id, saved, place, self.playouts)
        return self.known[number, place]


def table_of(verdicts: Sequence[Verdict]) -> Rows:
    rows = Rows("bot", "worth of its choices", "more than the first", "CPU time for one")
    for verdict in verdicts:
        more, error = verdict.over(verdicts[0])
        compared = f"{100 * more:+.2f} ± {100 * error:.2f} %" if verdict is not verdicts[0] else ""
        rows.add_row(verdict.words, f"{100 * mean(verdict.worths):.2f} %", compared, f"{1000 * verdict.seconds:.0f} ms")
    return rows


def check(game: str, seats: int, bots: Sequence[str]) -> None:
    try:
        found = find_game(game)
        fewest = max(2, found.min_seats)
        if not fewest <= seats <= found.max_seats:
            raise BadSetup(f"Choices in {game} are judged with {fewest} to {found.max_seats} seats.")
        for words in bots:
            contestant(words, game, seats, "")
    except KronikaError as error:
        raise typer.BadParameter(str(error)) from error


def main(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(help="The others are compared with the first one.")],
    seats: Annotated[int, typer.Option()] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games to take positions from.")] = 50,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts per chosen option.")] = 1000,
    seed: Annotated[str, typer.Option()] = "judge",
    jobs: Annotated[int, typer.Option(min=1)] = 2,
) -> None:
    """Compare bots choice by choice."""
    check(game, seats, bots)
    console = Console()
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(gathered, game, seats, f"{seed}/{number}", number) for number in range(games)]
        games_done = track(waiting, description="positions", transient=True)
        positions = [saved for each in games_done for saved in each.result()]
        if not positions:
            raise typer.BadParameter("No suitable position was found: use more --games.")
        judge = Judge(game, positions, playouts, seed, pool)
        verdicts = [judge.verdict(words) for words in bots]
    console.print(f"{len(positions)} positions of {games} games, {playouts} playouts per option")
    console.print(table_of(verdicts))


if __name__ == "__main__":
    typer.run(main)
