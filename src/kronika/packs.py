"""Data packs: a folder of one's own that overrides fields of the games' data by the ids of the entries.

A pack holds `<game>/<file>.yaml` with the names of the game's own data files. It is chosen with `kronika --data-pack
DIR` or with KRONIKA_DATA_PACK, which worker processes and bots inherit, before the first game is read.
"""

from __future__ import annotations

import json
import os
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias

import yaml

from kronika.engine.errors import BadData
from kronika.engine.json import Json

Entry: TypeAlias = dict[str, Json]

VARIABLE: Final = "KRONIKA_DATA_PACK"
CLOSED: Final = ("index.yaml", "rulebook.yaml")  # how the data hang together, and the rules: not for packs
WORDS: Final = ("name", "text", "notes", "confidence", "source")  # fields for people: they change no game
LEAST, MOST = -99, 999  # no number of a game is beyond these

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Overridden(dict[str, Json]):
    """An entry with fields from a data pack. `file` is the pack's file."""

    file: str = ""


class Pack:
    """A pack that has been read and checked against the data that it overrides."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: dict[str, dict[str, Entry]] = {}  # file of the package -> id -> fields
        self.fields: dict[str, Entry] = {}  # file of the package that is one entry -> fields
        self.origin: dict[str, str] = {}  # file of the package -> file of the pack
        self.fingerprints: dict[str, str] = {}  # game -> what tells this data from other data
        games = data_folders()
        for inner in sorted(child for child in listed(folder) if child.is_dir() and not child.name.startswith(".")):
            if inner.name not in games:
                raise BadData(f"{inner}: there is no game {inner.name!r}. Games: {', '.join(sorted(games))}.")
            self.read_game(inner)
        if not self.origin:
            raise BadData(f"{folder}: this is no data pack. A pack holds files like cultures/cards/rome.yaml.")

    def read_game(self, folder: Path) -> None:
        game = folder.name
        known = data_files(game)
        changes: dict[str, Json] = {}
        for path in sorted(p for p in folder.rglob("*") if p.suffix in (".yaml", ".yml") and p.is_file()):
            name = path.relative_to(folder).as_posix()
            if name not in known:
                raise BadData(f"{path}: {game} has no data file {name!r}.{hint(name, known)}")
            changed = self.read_file(path, f"games/{game}/data/{name}")
            if changed and not name.startswith("words/"):
                changes[name] = changed
        if changes:
            text = json.dumps(changes, sort_keys=True, ensure_ascii=False)
            self.fingerprints[game] = sha256(text.encode()).hexdigest()[:12]

    def read_file(self, path: Path, target: str) -> Entry:
        """Keep what the file overrides; the answer is what of it changes the game."""
        plain = parse(path, file_text(path))
        own = parse(path, files("kronika").joinpath(target).read_text(encoding="utf-8"))
        self.origin[target] = str(path)
        if isinstance(own, dict):
            if not isinstance(plain, dict):
                raise BadData(f"{path}: the file must have named fields.")
            check_fields(str(path), plain, {name: [value] for name, value in own.items()})
            self.fields[target] = plain
            return playable(plain, own)
        own_entries = own if isinstance(own, list) else []
        known = {str(entry["id"]): entry for entry in own_entries if isinstance(entry, dict) and "id" in entry}
        self.entries[target] = read_entries(path, plain, known)
        changes = {name: playable(fields, known[name]) for name, fields in self.entries[target].items()}
        return {name: changed for name, changed in changes.items() if changed}


def read_entries(path: Path, plain: Json, known: dict[str, Entry]) -> dict[str, Entry]:
    if not isinstance(plain, list):
        raise BadData(f"{path}: the file must be a list of entries, each with an id.")
    values: dict[str, list[Json]] = {}
    for entry in known.values():
        for field, value in entry.items():
            values.setdefault(field, []).append(value)
    found: dict[str, Entry] = {}
    for number, item in enumerate(plain, start=1):
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise BadData(f"{path}: entry {number} must have named fields, one of them its id.")
        name = str(item["id"])
        if name not in known:
            raise BadData(f"{path}: {name}: there is no such id in this file.{hint(name, list(known))}")
        if name in found:
            raise BadData(f"{path}: {name}: this id is there twice.")
        check_fields(f"{path}: {name}", item, values)
        found[name] = item
    return found


def check_fields(where: str, entry: Entry, values: dict[str, list[Json]]) -> None:
    """Every field must be one that the file's entries have, with a value of a kind that it has there."""
    for field, value in entry.items():
        if field not in values:
            raise BadData(f"{where}: {field}: there is no such field here.{hint(str(field), list(values))}")
        kinds = sorted({kind_of(known) for known in values[field]})
        if kind_of(value) not in kinds:
            raise BadData(f"{where}: {field}: must be {' or '.join(kinds)}, not {kind_of(value)}.")
        check_numbers(f"{where}: {field}", value)


def check_numbers(where: str, value: Json) -> None:
    if isinstance(value, (int, float)) and not LEAST <= value <= MOST:
        raise BadData(f"{where}: must be from {LEAST} to {MOST}, not {value}.")
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        check_numbers(where, inner)


def kind_of(value: Json) -> str:
    if value is None:
        return "nothing"
    names = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "named fields")


def playable(fields: Entry, own: Entry) -> Entry:
    """What of an entry differs from the game's own and isn't only words."""
    return {
        name: without_text(value)
        for name, value in fields.items()
        if name not in WORDS and without_text(value) != without_text(own.get(name))
    }


def without_text(value: Json) -> Json:
    if isinstance(value, dict):
        return {name: without_text(inner) for name, inner in value.items() if name != "text"}
    return [without_text(inner) for inner in value] if isinstance(value, list) else value


def hint(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1)
    return f" Did you mean {close[0]!r}?" if close else f" There are: {', '.join(known)}." if len(known) < 40 else ""


# --- files


def data_folders() -> list[str]:
    """The games that have data."""
    games = files("kronika").joinpath("games")
    return [inner.name for inner in games.iterdir() if inner.joinpath("data/index.yaml").is_file()]


def data_files(game: str) -> list[str]:
    """The files of a game that a pack may override, as paths from its data folder."""
    return [name for name in yaml_below(files("kronika").joinpath(f"games/{game}/data")) if name not in CLOSED]


def yaml_below(folder: Traversable, before: str = "") -> list[str]:
    found = []
    for inner in sorted(folder.iterdir(), key=lambda child: child.name):
        if inner.is_dir():
            found += yaml_below(inner, f"{before}{inner.name}/")
        elif inner.name.endswith(".yaml"):
            found.append(before + inner.name)
    return found


def listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except NotADirectoryError:
        raise BadData(f"{folder}: a data pack is a folder, not a file.") from None
    except OSError as error:
        raise BadData(f"{folder}: the data pack can't be read: {error.strerror}.") from None


def file_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadData(f"{path}: this is no text in UTF-8.") from None
    except OSError as error:
        raise BadData(f"{path}: the file can't be read: {error.strerror}.") from None


def parse(path: Path, text: str) -> Json:
    try:
        plain: Json = yaml.load(text, Loader)
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}: " if error.problem_mark else ""
        raise BadData(f"{path}: {line}this is no YAML: {error.problem}.") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadData(f"{path}: this is no YAML: {' '.join(str(error).split())}.") from None
    return plain


# --- the pack in use


@cache
def in_use() -> Pack | None:
    """The pack that KRONIKA_DATA_PACK names; it is read once, with the first data of any game."""
    folder = os.environ.get(VARIABLE)
    return Pack(Path(folder)) if folder else None


def choose(folder: Path) -> None:
    """Use a pack from now on, here and in all processes started from here."""
    if in_use.cache_info().currsize:
        raise BadData(f"{folder}: a data pack must be chosen before the first game is read.")
    os.environ[VARIABLE] = str(folder.absolute())
    in_use()


def fingerprint(game: str) -> str:
    """What tells the data of this game in use from its own; empty if no number of it is overridden."""
    pack = in_use()
    return pack.fingerprints.get(game, "") if pack else ""


def overrides(game: str) -> bool:
    """Whether the pack in use has anything for this game."""
    pack = in_use()
    return pack is not None and any(target.startswith(f"games/{game}/") for target in pack.origin)


def override(path: str, plain: Json) -> Json:
    """A file of the package, with the fields of the pack in use."""
    pack = in_use()
    if pack is None or path not in pack.origin:
        return plain
    if isinstance(plain, dict):
        return overridden(pack, path, plain, pack.fields[path])
    entries = pack.entries[path]
    return [
        overridden(pack, path, entry, entries[str(entry["id"])])
        if isinstance(entry, dict) and entry.get("id") in entries
        else entry
        for entry in (plain if isinstance(plain, list) else [])
    ]


def overridden(pack: Pack, path: str, entry: Entry, fields: Entry) -> Entry:
    changed = Overridden({**entry, **fields})
    changed.file = pack.origin[path]
    return changed
