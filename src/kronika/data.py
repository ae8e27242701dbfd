"""Reads the data files of the games. Errors name the file, the line, the entry and the field.

A game's `data/index.yaml` is the only list of its files, by content: `cards: [cards/rome.yaml, …]`, `words: […]` and
whatever else the game has, such as `boards: [boards.yaml]`. A data pack can override fields: see `packs`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from kronika.engine.errors import BadData
from kronika.engine.json import Json

from . import packs
from .discovery import file_of
from .yamlfile import YamlFile

Entry: TypeAlias = dict[str, Json]

MOST: Final = 999  # no number in a game's data is larger
NO_ENTRY: Final[Entry] = {}


def own_file(path: str) -> YamlFile:
    """A file of a game without the data pack's overrides. Its path is `games/<game>/data/…`."""
    return YamlFile(file_of(path), path)


@cache
def read(path: str) -> Json:
    """The contents of a YAML file of a game, with the data pack's overrides."""
    return packs.override(path, own_file(path).read())


# --- the files of a game


@cache
def files_of(game: str, kind: str) -> tuple[str, ...]:
    """The paths of the files that the game's index lists under this name. Empty if there are none or if the game has no
    index."""
    path = f"games/{game}/data/index.yaml"
    if not file_of(path).is_file():
        return ()
    index = fields_of(path)
    names = index.entry.get(kind, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise index.wrong(kind, "must be a list of files.")
    return tuple(f"games/{game}/data/{name}" for name in names)


def entries(game: str, kind: str) -> list[Fields]:
    """The entries of all files of one kind, in the order of the index."""
    return [entry for path in files_of(game, kind) for entry in entries_in(path)]


def entries_in(path: str) -> list[Fields]:
    """The entries of a file."""
    file = own_file(path)
    return [Fields(entry, file, (place,)) for place, entry in enumerate(load_list(path))]


def fields_of(path: str) -> Fields:
    """The contents of a file that is a single entry, with named fields."""
    plain = read(path)
    if not isinstance(plain, dict):
        raise BadData(f"{path}:1: the file must have named fields.")
    return Fields(plain, own_file(path))


@cache
def load_list(path: str) -> list[Entry]:
    plain = read(path)
    if not isinstance(plain, list):
        raise BadData(f"{path}:1: the file must be a list of entries.")
    found: list[Entry] = []
    for number, entry in enumerate(plain):
        if not isinstance(entry, dict):
            raise BadData(f"{own_file(path).at((number,))}: entry {number + 1} must have named fields.")
        found.append(entry)
    return found


def check_ids(cards: Sequence[Fields]) -> None:
    """Check that no two of these entries have the same id."""
    met: dict[str, Fields] = {}
    for card in cards:
        name = card.text("id")
        if name in met:
            raise card.wrong("id", f"another entry has the same id: {met[name].at('id')}.")
        met[name] = card


# --- the fields of an entry


class Fields(Mapping[str, Json]):
    """An entry that is being read field by field. As a mapping, it gives the data as they are; its methods check what
    they return. Errors name the file, the line, the id and the field."""

    __slots__ = ("entry", "file", "inside", "name", "over", "path")

    def __init__(
        self, entry: Entry, file: YamlFile, path: tuple[str | int, ...] = (), outer: Fields | None = None
    ) -> None:
        """`path` is the entry's place in its file. `outer` is the entry to which it belongs, if it is the value of a
        field."""
        self.entry = entry
        self.file = file
        self.path = path
        self.name: str = outer.name if outer else f"{entry['id']}: " if "id" in entry else ""
        self.over: packs.Overridden | None = (
            outer.over if outer else entry if isinstance(entry, packs.Overridden) else None
        )
        self.inside = ""

    def __getitem__(self, field: str) -> Json:
        return self.entry[field]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entry)

    def __len__(self) -> int:
        return len(self.entry)

    @property
    def overridden(self) -> bool:
        """Whether a data pack has changed the entry."""
        return self.over is not None

    def at(self, field: str = "") -> str:
        """The file and line of the entry or of one of its fields, for error messages. If a data pack has changed the
        entry, these are the pack's, because the game's own entries are right."""
        path = (*self.path, field) if field else self.path
        if self.over is None:
            return self.file.at(path)
        return self.over.file.at(path if self.over.place is None else (self.over.place, *path[1:]))

    @property
    def place(self) -> str:
        """The entry's file, line and id, as error messages name it."""
        return f"{self.at()}: {self.entry['id']}"

    def wrong(self, field: str, why: str) -> BadData:
        return BadData(f"{self.at(field)}: {self.name}{self.inside}{field}: {why}")

    def only(self, *fields: str) -> None:
        """Refuse any fields but these."""
        for field in self.entry:
            if field not in fields:
                raise self.wrong(str(field), f"there is no such field. Fields: {', '.join(fields)}.")

    def keep(self, field: str, value: str | int) -> None:
        """Refuse another value for a field whose value follows from the entry's place in the data."""
        if self.entry.get(field) != value:
            raise self.wrong(field, f"must stay {value!r} here.")

    # --- texts

    def text(self, field: str, usual: str | None = None) -> str:
        """A text. Without `usual`, it must be there."""
        if usual is not None and field not in self.entry:
            return usual
        value = self.entry.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, f"must be a text, not {value!r}.")
        return value

    def in_language(self, field: str, lang: str) -> str:
        """The text in this language, from a field that has it in both: `field: {en: …, cs: …}`."""
        return self.inner(field).text(lang)

    def flag(self, field: str, usual: bool = False) -> bool:
        value = self.entry.get(field, usual)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}.")
        return value

    def word(self, field: str, words: Sequence[str], usual: str | None = None) -> int:
        """The index of a field's word in this list. Without `usual`, it must be there."""
        value = self.entry.get(field, usual)
        if value not in words:
            raise self.wrong(field, f"can't be {value!r}. It can be: {', '.join(words)}.")
        return words.index(str(value))

    def words(self, field: str, words: Sequence[str], least: int = 1, repeated: bool = False) -> list[int]:
        """The indices of a list of words in this list. With `least` 0 it may be missing; with `repeated` a word may
        occur twice."""
        value = self.entry.get(field, [])
        if not isinstance(value, list) or len(value) < least:
            raise self.wrong(field, f"must be a list of some of these: {', '.join(words)}.")
        for word in value:
            if word not in words or (value.count(word) > 1 and not repeated):
                raise self.wrong(
                    field, f"can't have {word!r}. It can have{'' if repeated else ', once each'}: {', '.join(words)}."
                )
        return [words.index(str(word)) for word in value]

    # --- numbers

    def whole(self, field: str, least: int = 0, most: int = MOST, usual: int | None = None) -> int:
        """A whole number in this range. Without `usual`, it must be there."""
        value = self.entry.get(field, usual)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(field, f"must be a whole number, not {value!r}.")
        if not least <= value <= most:
            raise self.wrong(field, f"must be from {least} to {most}, not {value}.")
        return value

    def numbers(self, field: str, usual: Sequence[int] | None = None, least: int = 0) -> tuple[int, ...]:
        """A list of whole numbers. It must be as long as `usual`, unless that is empty; without `usual`, it must be
        there."""
        value = self.entry.get(field, None if usual is None else list(usual))
        if not isinstance(value, list):
            raise self.wrong(field, f"must be a list of whole numbers, not {value!r}.")
        if usual and len(value) != len(usual):
            raise self.wrong(field, f"must have {len(usual)} numbers, not {len(value)}.")
        found = []
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= MOST:
                raise self.wrong(field, f"must have whole numbers from {least} to {MOST}, not {number!r}.")
            found.append(number)
        return tuple(found)

    def counts(self, field: str, words: Sequence[str], most: int) -> list[int]:
        """The number for each of these words. Words that aren't there count 0: `{wood: 2}`."""
        inner = self.inner(field)
        inner.only(*words)
        return [inner.whole(word, 0, most, usual=0) for word in words]

    def amounts(self, field: str, words: Sequence[str], least: int = 1) -> dict[str, int]:
        """A mapping such as `{wood: 2, stone: 1}`, in the order of the file. Empty if the field is missing."""
        if field not in self.entry:
            return {}
        inner = self.inner(field)
        inner.only(*words)
        return {word: inner.whole(word, least) for word in inner.entry}

    # --- fields with subfields

    def inner(self, field: str, optional: bool = False) -> Fields:
        """The fields of a field. With `optional`, it may be missing."""
        value = self.entry.get(field, NO_ENTRY if optional else None)
        if not isinstance(value, dict):
            raise self.wrong(field, f"must have named fields, not {value!r}.")
        return self.nested(value, (field,), field)

    def each(self, field: str, optional: bool = False) -> list[Fields]:
        """A list of things with fields. With `optional`, it may be missing."""
        value = self.entry.get(field, [] if optional else None)
        if not isinstance(value, list):
            raise self.wrong(field, f"must be a list, not {value!r}.")
        found = []
        for number, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.wrong(field, f"number {number + 1} must have named fields, not {item!r}.")
            found.append(self.nested(item, (field, number), f"{field} {number + 1}"))
        return found

    def nested(self, value: Entry, path: tuple[str | int, ...], name: str) -> Fields:
        inner = Fields(value, self.file, self.path + path, self)
        inner.inside = f"{self.inside}{name}: "
        return inner
