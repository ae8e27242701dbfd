"""The command `kronika`."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from . import __version__, packs
from .build import engine_kind
from .catalogue import cards as all_cards
from .catalogue import rules as all_rules
from .chapters import chapters
from .engine.errors import BadSave, BadSetup, KronikaError
from .engine.match import Match
from .engine.playout import check_seed
from .games import GAMES, working
from .games import game as find_game
from .lessons import check as check_lesson
from .lessons import find_seed, needed_lesson
from .terminal.browse import open_when_ready
from .terminal.console import USAGE_ERROR, complain, language, open_console
from .terminal.files import KINDS, check_writable, parse_seats, read_save, read_text, why
from .terminal.lookup import card_panel, cards_table, chapter_text, find_cards, find_rules, rule_panel, rules_table
from .terminal.play import Session
from .terminal.replaying import replay as replay_record
from .terminal.simulating import as_json, report, run
from .words import Words


class Commands(TyperGroup):
    """Reports user errors as one clear message."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, pack_first(args))

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and report errors of the user's as one clear message."""
        try:
            return super().invoke(ctx)
        except KronikaError as error:
            complain(str(error))
        except BrokenPipeError:
            raise
        except OSError as error:
            complain(f"{error.filename or 'The system'}: {why(error)}.")
        raise typer.Exit(USAGE_ERROR)


def pack_first(args: list[str]) -> list[str]:
    """Move --data-pack to the front, so that it may also follow the command."""
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--data-pack" or arg.startswith("--data-pack="):
            length = 1 if "=" in arg else 2
            return [*args[place : place + length], *args[:place], *args[place + length :]]
    return args


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Civilization card games by their full rules: play, look up, replay, simulate.",
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="cs|en", help="Language (default: KRONIKA_LANG or LANG).")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Option of the game; can be repeated.")
]
SeedOption = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same deal.")]
Database = Annotated[str | None, typer.Option("--database", help="sqlite:///… or postgresql://…")]
Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", envvar="KRONIKA_CONFIG", help="A TOML file with the server's settings."),
]
Wanted = Annotated[list[str] | None, typer.Argument(metavar="[WORDS]...", help="Id, name or words to search for.")]


def parse_options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadSetup(f"{text!r} isn't an option: use NAME=VALUE. `kronika games` lists options and their values.")
        options[name] = value
    return options


def use_config(file: Path | None) -> None:
    """Read the settings from this file, in this process and in those that it starts."""
    if file is not None:
        os.environ["KRONIKA_CONFIG"] = str(file)


@app.callback()
def use_pack(
    data_pack: Annotated[
        Path | None, typer.Option("--data-pack", metavar="DIR", help="Data pack to use: see docs/data-packs.md.")
    ] = None,
) -> None:
    if data_pack is not None:
        packs.choose(data_pack)
    for game_id in filter(packs.overrides, GAMES):  # report errors in the pack now, not mid-game
        all_cards(game_id)


@app.command()
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
    seed: SeedOption = None,
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


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on (default: 127.0.0.1).")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen on (default: 8000).")] = None,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Worker processes; more than one needs PostgreSQL.")
    ] = None,
    config: Config = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Run the web server. Other settings come from KRONIKA_… environment variables and --config."""
    from .server.logs import set_up as set_up_logs
    from .server.serve import check_port
    from .server.serve import run as run_server
    from .server.settings import load_settings
    from .server.stopping import exit_on_signals

    exit_on_signals()
    set_up_logs("INFO")  # for what is said about the settings; then they choose the level
    use_config(config)
    given = {"host": host, "port": port, "database": database, "workers": workers}
    settings = load_settings(**{name: value for name, value in given.items() if value is not None})
    check_port(settings)
    address = f"{settings.address}/"
    open_console().print(Text.assemble("Kronika: ", (address, "bold"), "  (Ctrl-C to stop)"), soft_wrap=True)
    if browse:
        open_when_ready(settings.local_address)
    run_server(settings)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write.")],
    database: Database = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Back up the server's database to a file. The server can keep running."""
    from .server.backup_command import back_up

    if file.exists() and not force:
        raise KronikaError(f"{file} exists. Choose another name, or overwrite it with --force.")
    use_config(config)
    back_up(file, database)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File written by kronika backup.")],
    database: Database = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="Replace everything in the database.")] = False,
) -> None:
    """Check a backup and restore it. The server must be stopped."""
    from .server.backup_command import put_back

    use_config(config)
    put_back(file, database, force)


@app.command()
def invite(
    days: Annotated[int, typer.Option("--days", min=1, max=365, help="How long the invitation is valid.")] = 14,
    config: Config = None,
) -> None:
    """Print an invitation link for one account. The server can keep running."""
    from .server.invitations import invite as new_link
    from .server.settings import load_settings

    use_config(config)
    print(new_link(load_settings(), days))


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their number of players and options."""
    console = open_console()
    found_games, problems = working()
    for found in found_games:
        words = Words(language(lang), found.id)
        fixed = found.min_seats == found.max_seats
        seats = words.say(f"games-seats{'-fixed' * fixed}", least=found.min_seats, most=found.max_seats)
        console.print(Text.assemble((words.say("game-name"), "bold"), f" ({found.id}), {seats}"))
        console.print(Text(words.say("game-about")))
        grid = Table.grid(padding=(0, 2))
        explained: dict[tuple[str, ...], str] = {}  # the values of an option -> the first one that has them
        for name, values in found.variants.items():
            about = words.say(f"variant-{name}")
            like = explained.setdefault(values, name)
            if like != name and len(values) > 2:
                grid.add_row(f"  --option {name}=…", f"{about}: {words.say('games-same', option=like)}")
                continue
            for value in values:
                default = f" ({words.say('games-default')})" if value == values[0] else ""
                grid.add_row(f"  --option {name}={value}", f"{about}: {words.say(f'variant-{name}-{value}')}{default}")
        console.print(grid)
    for problem in problems:
        complain(str(problem))


@app.command()
def cards(game: GameId, wanted: Wanted = None, lang: Lang = None) -> None:
    """List or search the cards of a game in both languages. A single match is shown in full."""
    game_id = find_game(game).id
    words = Words(language(lang), game_id)
    text = " ".join(wanted or [])
    found = find_cards(game_id, text) if text else all_cards(game_id)
    if not found:
        raise KronikaError(f"{game_id} has no card that matches {text!r}. List all cards with: kronika cards {game_id}")
    console = open_console()
    if len(found) == 1:
        console.print(card_panel(game_id, found[0], words))
        return
    console.print(cards_table(game_id, found, words))
    console.print(Text(words.say("cards-count", count=len(found)), "bold"))
    console.print(Text(words.say("cards-more", game=game_id, example=found[0].id), "dim"))


@app.command()
def rules(game: GameId, wanted: Wanted = None, lang: Lang = None) -> None:
    """Show the rulebook of a game, chapters first, or the rules that match an id or some words."""
    game_id = find_game(game).id
    words = Words(language(lang), game_id)
    text = " ".join(wanted or [])
    found = find_rules(game_id, text) if text else all_rules(game_id)
    console = open_console()
    if not found and not text:
        console.print(Text(words.say("no-rulebook", game=words.say("game-name"))))
        return
    if not found:
        raise KronikaError(f"{game_id} has no rule that matches {text!r}. List all rules with: kronika rules {game_id}")
    if len(found) == 1:
        console.print(rule_panel(found[0], words))
        return
    for chapter in () if text else chapters(game_id):
        console.print(chapter_text(game_id, chapter, words))
    console.print(rules_table(found, words))
    console.print(Text("\n" + words.say("rules-count", count=len(found)), "bold"))


@app.command()
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a game.")],
    lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table after each answer and wait for Enter.")] = False,
) -> None:
    """Check a record against the rules and print the game in words."""
    replay_record(open_console(), file, language(lang), step)


@app.command()
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
    from .review.command import command as review_record

    review_record(file, language(lang), json, html, jobs, seconds)


@app.command()
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
    from .puzzles.command import check as check_puzzles
    from .puzzles.command import find as find_puzzles

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


@app.command()
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


@app.command()
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
    from .arena.command import arena as run_arena
    from .arena.plan import GAMES, Plan, parse_bots
    from .arena.sprt import MOST_GAMES, parse_sprt

    test = None if sprt is None else parse_sprt(sprt)
    games = number or (GAMES if test is None else MOST_GAMES)
    plan = Plan(game, *parse_bots(bots), seats, games, seed, gauntlet, parse_options(option), limit)
    run_arena(plan, out, jobs, ray, dataset, fresh, test, adjust, swap)


@app.command()
def version() -> None:
    """Show the version, and whether the engine is compiled."""
    print(f"kronika {__version__}, {engine_kind()}")


def main() -> None:
    app(prog_name="kronika")
