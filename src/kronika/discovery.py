"""Finds the installed games and their files, without importing a game.

A game is an entry point of the group `kronika.games`: its id, and the module and name of its `Game`. A game that is a
package has its `Game` in the module `rules` (or in `__init__`), and its data, words, drawing and other parts beside it.
A game in a single module has no other parts.
"""

from __future__ import annotations

from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from .engine.errors import BrokenGame, UnknownGame

GROUP = "kronika.games"


def find_games() -> dict[str, list[EntryPoint]]:
    """The entry points by id, in alphabetical order. More than one for an id is a conflict."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found.setdefault(entry.name, []).append(entry)
    return found


GAMES = find_games()


def entry_of(game_id: str) -> EntryPoint:
    """The entry point of this game. Unknown and conflicting ids are refused."""
    if game_id not in GAMES:
        known = f"Games: {', '.join(GAMES)}." if GAMES else "No games are installed: pip install kronika."
        raise UnknownGame(f"There is no game {game_id!r}. {known}")
    entries = GAMES[game_id]
    if len(entries) > 1:
        packages = " and ".join(provider(entry) for entry in entries)
        raise BrokenGame(f"{game_id!r} is provided by {packages}. Uninstall all but one of them.")
    return entries[0]


def provider(entry: EntryPoint) -> str:
    """The package that an entry point comes from, for messages."""
    return f"the package {entry.dist.name}" if entry.dist else "an unknown package"


def package_of(game_id: str) -> str | None:
    """The name of a game's package; None for a game in a single module."""
    module = entry_of(game_id).module
    folder, _, last = module.rpartition(".")
    if folder and last == "rules":
        return folder
    spec = spec_of(module)
    return module if spec is not None and spec.submodule_search_locations else None


def spec_of(module: str) -> ModuleSpec | None:
    """The spec of a module, or None. This imports the parent package, which can fail in any way."""
    try:
        return find_spec(module)
    except Exception:
        return None


def module_of(game_id: str, name: str) -> str | None:
    """The full name of a module in the game's package, such as `terminal`; None if the game doesn't have it."""
    package = package_of(game_id)
    module = f"{package}.{name}"
    return module if package and spec_of(module) is not None else None


def file_of(path: str) -> Traversable:
    """A file of Kronika or, as `games/<id>/…`, of a game's package. It needn't exist: a game in a single module has no
    files."""
    if path.startswith("games/"):
        _, game_id, rest = path.split("/", 2)
        package = package_of(game_id)
        if package:
            return files(package).joinpath(rest)
    return files("kronika").joinpath(path)
