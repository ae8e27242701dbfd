"""The games. Adding one takes its own folder and one line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from kronika.engine.errors import UnknownGame
from kronika.engine.game import Game

# id -> module with GAME; a game is imported when it is first asked for
GAMES = {
    "innovation": "kronika.games.innovation.rules",
}


@cache
def game(game_id: str) -> Game:
    if game_id not in GAMES:
        raise UnknownGame(f"There is no game {game_id!r}. Games: {', '.join(GAMES)}.")
    found = import_module(GAMES[game_id]).GAME
    assert isinstance(found, Game)
    return found


Finder = Callable[[str], Game]
