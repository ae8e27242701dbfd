"""Fingerprints, which tell one version of a bot from another: hashes of everything that decides its moves.

They are made from the sources, which are installed beside the compiled modules, so interpreted and compiled code have
the same fingerprint. The sources are compared as Python compiles them: comments, docstrings and line numbers don't
count, but another minor version of Python has different fingerprints.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Collection, Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import CodeType

from kronika import __version__
from kronika.bots import BOTS
from kronika.bots.levels import LEVELS
from kronika.bots.nets import PREFIX as NET
from kronika.bots.nets import SPEC as NET_SPEC
from kronika.bots.outside import GROUP, find_class
from kronika.bots.process import PREFIX as PROCESS
from kronika.games import game as find_game
from kronika.games import package_of

SIZE = 6  # bytes
PYTHON = ".py"
HIDDEN = (".", "__pycache__")
# Modules of a game that decide no moves. Its data are part of the game's own fingerprint.
UNDECIDING = {"data", "habits", "locale", "scenario", "terminal"}
FOR_BOTS = {"bot", "observe"}  # modules of a game that only Kronika's own bots use
MADE = (".so", ".pyd", ".pyc")  # built from the sources, which are hashed instead


def fingerprint(game_id: str, name: str) -> str:
    """The fingerprint of a bot for a game. A program is identified by its command and the files named in it, a class by
    its file or package. Other files that they read aren't covered."""
    kind, _, rest = name.partition(":")
    parts = [name, rules_version(game_id)]
    if kind == PROCESS:
        parts += [hashed(Path(word).read_bytes()) for word in shlex.split(rest) if Path(word).is_file()]
        return together(parts)
    parts.append(bots_version(game_id))
    if kind == NET and (net := NET_SPEC.fullmatch(name)):
        parts += [hashed(Path(net["path"]).read_bytes()), ours("research")]
    elif kind not in BOTS and name not in LEVELS:
        parts.append(outside_version(name))
    return together(parts)


@cache
def rules_version(game_id: str) -> str:
    """The version of the engine and the game, which every bot depends on."""
    game = find_game(game_id)
    package = package_of(game_id)
    without = UNDECIDING | FOR_BOTS
    own = folder_version(files(package), PYTHON, without) if package else module_version(type(game).__module__)
    known = (__version__, str(game.rules_version), game.fingerprint, game.pack)
    return together([*known, ours("engine"), own])


@cache
def bots_version(game_id: str) -> str:
    """The version of Kronika's own bots and of what the game provides for them: value function, tuning, weights,
    net."""
    parts = [ours("bots"), source_version(files("kronika.games").joinpath("weights.py"))]
    package = package_of(game_id)
    if package:
        own = [entry for entry in files(package).iterdir() if entry.name.removesuffix(PYTHON) in FOR_BOTS]
        parts += sorted(folder_version(entry) if entry.is_dir() else source_version(entry) for entry in own)
    return together(parts)


def outside_version(name: str) -> str:
    module, colon, _ = name.rpartition(":")
    if module.endswith(PYTHON):
        return source_version(Path(module))
    find_class(name)  # loads its module
    return module_version(module if colon else next(iter(entry_points(group=GROUP, name=name))).module)


def module_version(name: str) -> str:
    """The version of a loaded module, including the package that it belongs to."""
    module = sys.modules[name]
    if module.__package__:
        return folder_version(files(module.__package__))
    return source_version(Path(str(module.__file__)))


@cache
def ours(part: str) -> str:
    """The version of one of Kronika's own packages."""
    return folder_version(files(f"kronika.{part}"), PYTHON)


def folder_version(folder: Traversable, ending: str = "", without: Collection[str] = ()) -> str:
    """The version of all files with this ending in a folder and its subfolders, except those named in `without`."""
    return together([f"{place} {source_version(file)}" for place, file in files_of(folder, ending, without)])


def files_of(
    folder: Traversable, ending: str, without: Collection[str] = (), place: str = ""
) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith(HIDDEN) or entry.name.removesuffix(PYTHON) in without:
            continue
        if entry.is_dir():
            yield from files_of(entry, ending, (), f"{place}{entry.name}/")
        elif entry.name.endswith(ending) and not entry.name.endswith(MADE):
            yield f"{place}{entry.name}", entry


def source_version(file: Traversable) -> str:
    """The version of a Python module by its compiled code, or of any other file by its bytes."""
    content = file.read_bytes()
    if not file.name.endswith(PYTHON):
        return hashed(content)
    return together(spelled(compile(content, "", "exec", dont_inherit=True, optimize=2)))


def spelled(code: CodeType) -> list[str]:
    """Compiled code as text, without line numbers. Sets are sorted, because their order differs from run to run."""
    parts = [
        code.co_code.hex(),
        code.co_exceptiontable.hex(),
        repr((code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)),
        repr((code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)),
    ]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            parts += spelled(constant)
        else:
            parts.append(repr(sorted(map(repr, constant)) if isinstance(constant, frozenset) else constant))
    return parts


def together(parts: list[str]) -> str:
    return hashed("\n".join(parts).encode())


def hashed(content: bytes) -> str:
    return blake2b(content, digest_size=SIZE).hexdigest()
