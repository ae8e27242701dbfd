"""What the lab's commands have in common."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from kronika.engine.errors import KronikaError
from kronika.games import game as find_game


def installed(game: str) -> str:
    """The id of an installed game, or an error that lists them."""
    try:
        return find_game(game).id
    except KronikaError as error:
        raise typer.BadParameter(str(error)) from error


GameId: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game's id.", callback=installed)]
