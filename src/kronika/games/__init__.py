"""The games. Adding one takes its own folder and one line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from kronika import packs
from kronika.engine.errors import BadData, UnknownGame
from kronika.engine.game import Game

# id -> module with GAME; a game is imported when it is first asked for
GAMES = {
    "innovation": "kronika.games.innovation.rules",
    "cultures": "kronika.games.cultures.rules",
    "settlers": "kronika.games.settlers.rules",
    "imperium": "kronika.games.imperium.rules",
    "ages": "kronika.games.ages.rules",
}


@cache
def game(game_id: str) -> Game:
    if game_id not in GAMES:
        raise UnknownGame(f"There is no game {game_id!r}. Games: {', '.join(GAMES)}.")
    try:
        found = import_module(GAMES[game_id]).GAME
    except (LookupError, TypeError, ValueError) as error:
        if not packs.overrides(game_id):
            raise
        raise BadData(f"{game_id} can't be played with this data pack: {error!r}.") from error
    assert isinstance(found, Game)
    found.pack = packs.fingerprint(game_id)
    return found


def package_of(game_id: str) -> str:
    """The package with the game's rooms: its data, words, scenario builder and drawing."""
    return type(game(game_id)).__module__.rpartition(".")[0]


Finder = Callable[[str], Game]
