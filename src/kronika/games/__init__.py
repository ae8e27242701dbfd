"""The installed games, ours and those of other packages. A game is imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kronika import packs
from kronika.discovery import GAMES, entry_of, file_of, module_of, package_of, provider
from kronika.engine.errors import BadData, BrokenGame, KronikaError
from kronika.engine.game import Game
from kronika.fingerprint import fingerprint

__all__ = ["GAMES", "Finder", "file_of", "game", "module_of", "package_of", "working"]

Finder = Callable[[str], Game]
NEEDED = ("id", "min_seats", "max_seats", "table")  # what a game must declare besides its methods


@cache
def game(game_id: str) -> Game:
    """The game with this id. A game that can't be used is refused with the reason and the name of its package."""
    entry = entry_of(game_id)
    try:
        found = entry.load()
    except KronikaError:  # its message is clear already
        raise
    except Exception as error:
        if packs.overrides(game_id) and isinstance(error, (LookupError, TypeError, ValueError)):
            raise BadData(f"{game_id} can't be played with this data pack: {error!r}.") from error
        raise BrokenGame(
            f"The game {game_id!r} of {provider(entry)} can't be loaded: {type(error).__name__}: {error}."
        ) from error
    if not isinstance(found, Game):
        raise BrokenGame(f"{entry.value} of {provider(entry)} is registered as a game, but it isn't a Game.")
    missing = [name for name in NEEDED if not hasattr(found, name)]
    if missing:
        raise BrokenGame(f"The game {game_id!r} of {provider(entry)} lacks {', '.join(missing)}.")
    if found.id != game_id:
        raise BrokenGame(f"The game {found.id!r} is registered under another id, {game_id!r}, by {provider(entry)}.")
    found.pack = packs.fingerprint(game_id)
    found.fingerprint = fingerprint(found)
    return found


def working() -> tuple[list[Game], list[KronikaError]]:
    """All games that can be used, and the errors of the others."""
    games: list[Game] = []
    problems: list[KronikaError] = []
    for game_id in GAMES:
        try:
            games.append(game(game_id))
        except KronikaError as error:
            problems.append(error)
    return games, problems
