"""Data packs: folders that override fields of the games' data by the ids of the entries.

A pack contains `<game>/<file>.yaml`, named like the game's own data files. It is chosen before the first game is read,
with `kronika --data-pack DIR` or with KRONIKA_DATA_PACK, which worker processes and bots inherit.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

from kronika.discovery import GAMES, file_of
from kronika.engine.errors import BadData, BrokenGame
from kronika.engine.json import Json

from .yamlfile import YamlFile

Entry: TypeAlias = dict[str, Json]

VARIABLE: Final = "KRONIKA_DATA_PACK"
# Fields that don't change a game. Texts are in separate files.
FOR_PEOPLE: Final = ("confidence", "source", "cs_official", "name_en_source")
LEAST, MOST = -99, 999  # all numbers in a game's data are in this range


class Overridden(dict[str, Json]):
    """An entry with fields from a data pack: the pack's file, and the place in its list."""

    file: YamlFile
    place: int | None


class Pack:
    """A data pack, read and checked against the data that it overrides."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: dict[str, dict[str, tuple[int, Entry]]] = {}  # overridden file -> id -> place, fields
        self.fields: dict[str, Entry] = {}  # overridden file that is a single entry -> fields
        self.origin: dict[str, YamlFile] = {}  # overridden file -> file of the pack
        self.fingerprints: dict[str, str] = {}  # game -> hash of its changed data
        games = data_folders()
        for inner in sorted(child for child in listed(folder) if child.is_dir() and not child.name.startswith(".")):
            if inner.name not in games:
                raise BadData(f"{inner}: there is no game {inner.name!r}. Games: {', '.join(sorted(games))}.")
            self.read_game(inner)
        if not self.origin:
            raise BadData(f"{folder}: this isn't a data pack. A pack contains files like GAME/cards/FILE.yaml.")

    def read_game(self, folder: Path) -> None:
        game = folder.name
        known = data_files(game)
        changes: dict[str, Json] = {}
        for path in sorted(p for p in folder.rglob("*") if p.suffix in (".yaml", ".yml") and p.is_file()):
            name = path.relative_to(folder).as_posix()
            if name not in known:
                raise BadData(f"{path}: {game} has no data file {name!r}.{hint(name, known)}")
            changed = self.read_file(YamlFile(path, str(path)), f"games/{game}/data/{name}")
            if changed and not name.startswith("words/"):
                changes[name] = changed
        if changes:
            text = json.dumps(changes, sort_keys=True, ensure_ascii=False)
            self.fingerprints[game] = sha256(text.encode()).hexdigest()[:12]

    def read_file(self, file: YamlFile, target: str) -> Entry:
        """Store the overrides in a file; returns those that change the game."""
        plain = file.read()
        file.check_repeats()
        own = YamlFile(file_of(target), target).read()
        self.origin[target] = file
        if isinstance(own, dict):
            if not isinstance(plain, dict):
                raise BadData(f"{file.at(())}: the file must have named fields.")
            check_fields(file, (), "", plain, {name: [value] for name, value in own.items()})
            self.fields[target] = plain
            return playable(plain, own)
        own_entries = own if isinstance(own, list) else []
        known = {str(entry["id"]): entry for entry in own_entries if isinstance(entry, dict) and "id" in entry}
        self.entries[target] = read_entries(file, plain, known)
        changes = {name: playable(fields, known[name]) for name, (_, fields) in self.entries[target].items()}
        return {name: changed for name, changed in changes.items() if changed}


def read_entries(file: YamlFile, plain: Json, known: dict[str, Entry]) -> dict[str, tuple[int, Entry]]:
    """The place and the fields of each entry in a file, by id."""
    if not isinstance(plain, list):
        raise BadData(f"{file.at(())}: the file must be a list of entries, each with an id.")
    values: dict[str, list[Json]] = {}
    for entry in known.values():
        for field, value in entry.items():
            values.setdefault(field, []).append(value)
    found: dict[str, tuple[int, Entry]] = {}
    for place, item in enumerate(plain):
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise BadData(f"{file.at((place,))}: entry {place + 1} must have named fields, one of them its id.")
        name = str(item["id"])
        if name not in known:
            raise BadData(f"{file.at((place,))}: {name}: there is no such id in this file.{hint(name, list(known))}")
        if name in found:
            raise BadData(f"{file.at((place,))}: {name}: duplicate id.")
        check_fields(file, (place,), f"{name}: ", item, values)
        found[name] = place, item
    return found


def check_fields(file: YamlFile, path: tuple[int, ...], name: str, entry: Entry, values: dict[str, list[Json]]) -> None:
    """Refuse fields that no entry of the overridden file has, and values of another kind than there."""
    for field, value in entry.items():
        why = wrong_with(value, values.get(field), list(values), str(field))
        if why:
            raise BadData(f"{file.at((*path, str(field)))}: {name}{field}: {why}")


def wrong_with(value: Json, own: list[Json] | None, fields: list[str], field: str) -> str:
    """Why the field can't have this value, given the values in the game's entries; empty if it can."""
    if own is None:
        return f"there is no such field here.{hint(field, fields)}"
    kinds = sorted({kind_of(known) for known in own})
    if kind_of(value) not in kinds:
        return f"must be {' or '.join(kinds)}, not {kind_of(value)}."
    return next((f"must be from {LEAST} to {MOST}, not {n}." for n in numbers_in(value) if not LEAST <= n <= MOST), "")


def numbers_in(value: Json) -> Iterator[float]:
    if isinstance(value, (int, float)):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from numbers_in(inner)


def kind_of(value: Json) -> str:
    if value is None:
        return "nothing"
    names = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "named fields")


def playable(fields: Entry, own: Entry) -> Entry:
    """The fields that differ from the game's own entry and aren't only for people."""
    return {name: value for name, value in fields.items() if name not in FOR_PEOPLE and value != own.get(name)}


def hint(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1)
    return f" Did you mean {close[0]!r}?" if close else f" There are: {', '.join(known)}." if len(known) < 40 else ""


# --- files


def data_folders() -> list[str]:
    """The games that have data."""
    return [game_id for game_id in GAMES if has_data(game_id)]


def has_data(game_id: str) -> bool:
    try:
        return file_of(f"games/{game_id}/data/index.yaml").is_file()
    except BrokenGame:
        return False


def data_files(game: str) -> list[str]:
    """The files of a game that a pack may override, as its index lists them."""
    path = f"games/{game}/data/index.yaml"
    index = YamlFile(file_of(path), path).read()
    kinds = index.values() if isinstance(index, dict) else ()
    return [str(name) for names in kinds if isinstance(names, list) for name in names if str(name).endswith(".yaml")]


def listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except NotADirectoryError:
        raise BadData(f"{folder}: a data pack is a folder, not a file.") from None
    except OSError as error:
        raise BadData(f"{folder}: the data pack can't be read: {error.strerror}.") from None


# --- the pack in use


@cache
def in_use() -> Pack | None:
    """The pack that KRONIKA_DATA_PACK names. It is read once, before the data of any game."""
    folder = os.environ.get(VARIABLE)
    return Pack(Path(folder)) if folder else None


def choose(folder: Path) -> None:
    """Use this pack from now on, in this process and in those that it starts."""
    if in_use.cache_info().currsize:
        raise BadData(f"{folder}: a data pack must be chosen before the first game is read.")
    os.environ[VARIABLE] = str(folder.absolute())
    in_use()


def fingerprint(game: str) -> str:
    """The hash of the changed data of this game; empty if nothing that matters to the game is overridden."""
    pack = in_use()
    return pack.fingerprints.get(game, "") if pack else ""


def overrides(game: str) -> bool:
    """Whether the pack overrides any file of this game."""
    pack = in_use()
    return pack is not None and any(target.startswith(f"games/{game}/") for target in pack.origin)


def override(path: str, plain: Json) -> Json:
    """The contents of a data file with the pack's overrides."""
    pack = in_use()
    if pack is None or path not in pack.origin:
        return plain
    if isinstance(plain, dict):
        return overridden(pack, path, plain, None, pack.fields[path])
    entries = pack.entries[path]
    return [
        overridden(pack, path, entry, *entries[str(entry["id"])])
        if isinstance(entry, dict) and entry.get("id") in entries
        else entry
        for entry in (plain if isinstance(plain, list) else [])
    ]


def overridden(pack: Pack, path: str, entry: Entry, place: int | None, fields: Entry) -> Entry:
    changed = Overridden({**entry, **fields})
    changed.file = pack.origin[path]
    changed.place = place
    return changed
