"""What all commands have in common: errors, data packs, and shared arguments."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from kronika import packs
from kronika.catalogue import cards
from kronika.engine.errors import BadSetup, KronikaError
from kronika.games import GAMES
from kronika.terminal.console import USAGE_ERROR, complain
from kronika.terminal.files import why


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
    help="Civilization card games by their full rules.",
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="cs|en", help="Language (default: KRONIKA_LANG or LANG).")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Option of the game; can be repeated.")
]


def parse_options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadSetup(f"{text!r} isn't an option: use NAME=VALUE. `kronika games` lists options and their values.")
        options[name] = value
    return options


@app.callback()
def use_pack(
    data_pack: Annotated[
        Path | None, typer.Option("--data-pack", metavar="DIR", help="Data pack to use: see docs/data-packs.md.")
    ] = None,
) -> None:
    if data_pack is not None:
        packs.choose(data_pack)
    for game_id in filter(packs.overrides, GAMES):  # report errors in the pack now, not mid-game
        cards(game_id)
