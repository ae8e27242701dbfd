"""Commands for authors of bots, puzzles and lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.engine.errors import BadSetup
from kronika.engine.playout import check_seed
from kronika.games import game as find_game
from kronika.lessons import check as check_lesson
from kronika.lessons import find_seed, needed_lesson
from kronika.terminal.console import language, open_console
from kronika.terminal.simulating import as_json, report, run

from .app import GameId, Lang, Options, parse_options


def simulate(
    game: GameId,
    number: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="One bot per seat, separated by commas.")] = "greedy,random",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=128, help="Number of processes.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print a single JSON object.")] = False,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and summarize the results."""
    game_id = find_game(game).id
    spoken = language(lang)
    names = [name.strip() for name in bots.split(",")]
    tally = run(game_id, names, number, seed, jobs, parse_options(option))
    console = open_console()
    if json:
        print(as_json(tally))
    else:
        report(console, game_id, names, tally, spoken)


def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option("--bots", help="Comma-separated: greedy, search:200, module:Class, NAME=process:COMMAND."),
    ],
    number: Annotated[int | None, typer.Option("--games", min=1, help="Games per line-up (default: 400).")] = None,
    seats: Annotated[int, typer.Option("--seats", help="Seats per table.")] = 2,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="Play only the first bot against each of the others.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, max=128, help="Processes (default: one per core).")
    ] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Run on this Ray cluster.")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="Folder for the results.")] = None,
    limit: Annotated[float, typer.Option("--limit", metavar="SECONDS", help="Time limit per decision.")] = 60.0,
    dataset: Annotated[
        Path | None, typer.Option("--dataset", metavar="DIR", help="Write every decision here as Parquet.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard the games in the folder and start over.")] = False,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="ELO0,ELO1", help="Play two bots until a sequential test decides."),
    ] = None,
    adjust: Annotated[bool, typer.Option("--adjust", help="Also show the results without luck.")] = False,
    swap: Annotated[
        int,
        typer.Option(
            "--swap", min=0, metavar="N", help="Also measure what cards are worth, with N swaps in each game."
        ),
    ] = 0,
    option: Options = None,
) -> None:
    """Run a tournament between bots, with ratings and a report. Run it again to resume."""
    from kronika.arena.command import arena as run_arena
    from kronika.arena.plan import GAMES, Plan, parse_bots
    from kronika.arena.sprt import MOST_GAMES, parse_sprt

    test = None if sprt is None else parse_sprt(sprt)
    games = number or (GAMES if test is None else MOST_GAMES)
    plan = Plan(game, *parse_bots(bots), seats, games, seed, gauntlet, parse_options(option), limit)
    run_arena(plan, out, jobs, ray, dataset, fresh, test, adjust, swap)


def puzzles(
    game: GameId,
    number: Annotated[int, typer.Option("--games", min=0, help="Number of games between bots to search.")] = 0,
    records: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="FILE", help="Record of a finished game to search; can be repeated."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="File to add to (default: GAME.puzzles.jsonl).")
    ] = None,
    most: Annotated[int | None, typer.Option("--most", min=1, help="Stop when the file has this many puzzles.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Judge the puzzles in --out, or the game's, again.")] = False,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=128, help="Number of processes.")] = 1,
    lang: Lang = None,
) -> None:
    """Find puzzles: positions where one option is clearly best. Run it again to find more."""
    from kronika.puzzles.command import check as check_puzzles
    from kronika.puzzles.command import find as find_puzzles

    game_id = find_game(game).id
    check_seed(seed)
    if check:
        if number or records:
            raise BadSetup("--check finds no new puzzles: omit --games and --records.")
        check_puzzles(game_id, out, seed, jobs, language(lang))
        return
    if not number and not records:
        raise BadSetup("Say where to look: in bots' games (--games 100), in records (--records FILE), or in both.")
    find_puzzles(
        game_id, number, records or [], out or Path(f"{game_id}.puzzles.jsonl"), seed, jobs, most, language(lang)
    )


def lesson(
    game: GameId,
    deals: Annotated[int, typer.Option("--deals", min=0, help="Search this many deals for a better seed.")] = 0,
) -> None:
    """Check that the rules allow every step of a game's lesson: see docs/lessons.md."""
    found = needed_lesson(find_game(game).id)
    console = open_console()
    if deals:
        seed, length = find_seed(found, deals)
        console.print(f"seed {seed} allows {length} of {len(found.script)} answers.")
        return
    check_lesson(found)
    console.print(f"The rules allow all {len(found.steps)} steps ({len(found.script)} answers).")
