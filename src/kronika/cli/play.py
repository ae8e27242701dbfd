"""Commands to play, and to look back at a game."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from kronika.engine.errors import BadSave, BadSetup
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.terminal.console import language, open_console
from kronika.terminal.files import KINDS, check_writable, parse_seats, read_save, read_text
from kronika.terminal.play import Session
from kronika.terminal.replaying import replay as replay_record
from kronika.words import Words

from .app import GameId, Lang, Options, parse_options


def play(
    game: GameId,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help=f"Who plays: {', '.join(KINDS)}, search:60 …; named people: human:Ann. Default: human,greedy.",
        ),
    ] = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same deal.")] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Write the record here.")] = None,
) -> None:
    """Play a game in the terminal, against bots or together at one keyboard."""
    words = Words(language(lang), find_game(game).id)
    if record is not None:
        check_writable(record)
    if resume is None:
        players = parse_seats(words, "human,greedy" if seats is None else seats)
        chosen = parse_options(option)
        match = Match.start(find_game(game), len(players), seed or secrets.token_hex(16), chosen)
    else:
        if seed is not None or option:
            raise BadSetup("A saved game has its own seed and options: omit --seed and --option.")
        match, players = read_save(words, read_text(resume))
        if match.game.id != game:
            raise BadSave(f"{resume} is a game of {match.game.id}, not of {game}.")
        if seats is not None:
            players = parse_seats(words, seats)
        if len(players) != match.seats:
            raise BadSetup(f"The saved game has {match.seats} seats, not {len(players)}.")
    console = open_console()
    session = Session(match, players, words, console, resume, record)
    code = session.run()
    if code:
        raise typer.Exit(code)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a game.")],
    lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table after each answer and wait for Enter.")] = False,
) -> None:
    """Check a record against the rules and print the game in words."""
    replay_record(open_console(), file, language(lang), step)


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="Record of a finished game.")],
    lang: Lang = None,
    json: Annotated[bool, typer.Option("--json", help="Print a single JSON object.")] = False,
    html: Annotated[bool, typer.Option("--html", help="Print a page with the chart.")] = False,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", min=0.1, max=3600, help="Thinking time in seconds (default: by the length of the game)."
        ),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=128, help="Number of processes.")] = 2,
) -> None:
    """Find out where a game was decided: chances, errors, luck and skill."""
    if json and html:
        raise BadSetup("Choose one of --json and --html.")
    from kronika.review.command import command as review_record

    review_record(file, language(lang), json, html, jobs, seconds)
