"""The published ladder: `python -m kronika.lab.ladder` writes `docs/ladder.md`, its numbers and a plot for each game.

Every rung plays the two below it, in every registered game. Fast bots play `--games` games; slow ones play until their
difference is known to within 40 Elo. That takes about 300 games between equals and more the further they are apart, but
never more than twice `--games`. The same command continues after an interruption, and replays only what has changed
since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from kronika.arena.command import play_with_bar, processors
from kronika.arena.plan import Plan
from kronika.arena.ratings import standings, wilson
from kronika.arena.results import Row
from kronika.arena.run import Finished
from kronika.engine.errors import KronikaError
from kronika.games import GAMES
from kronika.games import game as find_game

from .ladderpage import (
    ENOUGH,
    NUMBERS,
    PAGE,
    Ladder,
    Pairing,
    Rung,
    games_for,
    page,
    plot,
    plot_name,
    read_ladders,
    write_ladders,
)

RUNGS = ("random", "beginner", "player", "standard:200", "search:200", "expert", "master")  # weakest first
REACH = 2  # each bot plays this many rungs below it
SLOW = 5.0  # bots that think longer than this per game, in seconds, are slow
FIRST = 40  # after this many games, the rest is planned
MOST = 2  # slow bots play at most this many times as many games as fast ones


def climb(
    game_id: str, games: int, seed: str, folder: Path, jobs: int, rungs: Sequence[str], ray: str | None = None
) -> Ladder:
    """Play the pairings of one game, each in its own folder, and rate all bots together."""
    seats = max(2, find_game(game_id).min_seats)
    pairs = [(low, high) for high in range(len(rungs)) for low in range(max(0, high - REACH), high)]
    rows: list[Row] = []
    odd: Counter[int] = Counter()
    pairings = []
    for lineup, (low, high) in enumerate(pairs):
        bots = (rungs[high], rungs[low])
        plan = Plan(game_id, bots, seats=seats, games=games, seed=seed, gauntlet=True)
        name = f"{game_id}-{rungs[high]}-{rungs[low]}".replace(":", "-")
        done = play_pairing(plan, folder / name, jobs, ray)
        pairings.append(Pairing(rungs[high], rungs[low], len(done.rows), wilson(wins(done), len(done.rows))))
        rows += [replace(row, lineup=lineup, bots=tuple((high, low)[bot] for bot in row.bots)) for row in done.rows]
        for (bot, _), times in done.habits.items():
            odd[(high, low)[bot]] += times
    whole = Plan(game_id, tuple(rungs), seats=seats, games=games, seed=seed)
    lineups = tuple((high,) + (low,) * (seats - 1) for low, high in pairs)
    lines = [
        Rung(
            bot=line.label,
            elo=line.elo,
            points=line.points,
            pace=line.pace,
            longest=line.longest,
            games=line.games,
            forfeits=line.forfeits,
            oddities=odd[line.bot] / line.games,
        )
        for line in standings(whole, rows, lineups)
    ]
    return Ladder(game_id, seats, lines, pairings[::-1])


def play_pairing(plan: Plan, folder: Path, jobs: int, ray: str | None) -> Finished:
    """Play as many games as the two bots need. The first few show whether the bots are slow."""
    games = min(FIRST, plan.games)
    while True:
        done = play_with_bar(replace(plan, games=games), folder, jobs, ray)
        needed = plan.games
        if seconds(done) > SLOW:
            needed = min(games_for(wins(done), len(done.rows)), MOST * plan.games)
        if needed <= len(done.rows):
            return done
        games = needed


def seconds(done: Finished) -> float:
    """The mean thinking time per game."""
    return sum(sum(row.seconds) for row in done.rows) / len(done.rows)


def wins(done: Finished) -> float:
    """The number of games that the first bot has won."""
    return sum(share for row in done.rows for bot, share in zip(row.bots, row.shares, strict=True) if bot == 0)


def main(
    games: Annotated[int, typer.Option(min=2, help="Games per pairing of fast bots.")] = ENOUGH,
    only: Annotated[str, typer.Option(help="Comma-separated games (default: all).")] = "",
    rungs: Annotated[str, typer.Option(help="Comma-separated bots, weakest first.")] = ",".join(RUNGS),
    seed: Annotated[str, typer.Option()] = "ladder",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one per core).")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = None,
    folder: Annotated[Path, typer.Option(help="Folder for the games.")] = Path("kronika-arena/ladder"),
    docs: Annotated[Path, typer.Option(help="Folder of the page.")] = Path("docs"),
) -> None:
    """Play the ladder and write its page."""
    (docs / "images").mkdir(parents=True, exist_ok=True)
    for game_id in only.split(",") if only else list(GAMES):
        try:
            ladder = climb(game_id, games, seed, folder, jobs or processors(), rungs.split(","), ray)
            ladders = {**read_ladders(docs / NUMBERS), game_id: ladder}
        except KronikaError as error:
            raise SystemExit(f"{game_id}: {error}") from None
        write_ladders(docs / NUMBERS, ladders)
        (docs / plot_name(game_id)).write_text(plot(ladder), encoding="utf-8")
        (docs / PAGE).write_text(page(ladders), encoding="utf-8")
    print(docs / PAGE)


if __name__ == "__main__":
    typer.run(main)
