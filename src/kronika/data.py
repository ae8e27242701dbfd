"""Reading the data files of the games, with messages that name the file, the entry and the field.

Fields of the entries can be overridden by a data pack: see `packs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import yaml

from kronika.engine.errors import BadData
from kronika.engine.json import Json

from . import packs

Entry: TypeAlias = dict[str, Json]


def read(path: str) -> Json:
    """A YAML file of the package, with what the data pack puts in the place of its fields."""
    try:
        text = files("kronika").joinpath(path).read_text(encoding="utf-8")
        plain: Json = yaml.load(text, packs.Loader)
    except (OSError, yaml.YAMLError) as error:
        raise BadData(f"{path}: {error}") from None
    return packs.override(path, plain)


@cache
def load_list(path: str) -> list[Entry]:
    plain = read(path)
    if not isinstance(plain, list):
        raise BadData(f"{path}: the file must be a list of entries.")
    entries: list[Entry] = []
    for number, entry in enumerate(plain, start=1):
        if not isinstance(entry, dict):
            raise BadData(f"{path}: entry {number} must have named fields.")
        entries.append(entry)
    return entries


def need_text(entry: Entry, field: str) -> str:
    value = entry.get(field)
    if not isinstance(value, str) or not value:
        raise BadData(f"{place(entry)}: the field {field!r} must be a text.")
    return value


def in_language(entry: Entry, field: str, lang: str) -> str:
    """A text that the data has in both languages: `field: {en: …, cs: …}`."""
    value = entry.get(field)
    text = value.get(lang) if isinstance(value, dict) else None
    if not isinstance(text, str):
        raise BadData(f"{place(entry)}: the field {field!r} must have a text for {lang!r}.")
    return text


def place(entry: Entry) -> str:
    """An entry as messages name it; one that a data pack has changed with its file."""
    name = str(entry.get("id", entry))
    return f"{entry.file}: {name}" if isinstance(entry, packs.Overridden) else name


class Fields:
    """An entry being read, field by field. Whatever is wrong is told with its file, its id and its field."""

    __slots__ = ("entry", "inside", "where")

    def __init__(self, entry: Entry, path: str, where: str = "", inside: str = "") -> None:
        self.entry = entry
        self.where = where or f"{entry.file if isinstance(entry, packs.Overridden) else path}: {entry.get('id')}"
        self.inside = inside

    @property
    def overridden(self) -> bool:
        """Whether a data pack has changed the entry."""
        return isinstance(self.entry, packs.Overridden)

    def wrong(self, field: str, why: str) -> BadData:
        return BadData(f"{self.where}: {self.inside}{field}: {why}")

    def has(self, field: str) -> bool:
        return field in self.entry

    def only(self, *fields: str) -> None:
        for field in self.entry:
            if field not in fields:
                raise self.wrong(field, f"there is no such field. Fields: {', '.join(fields)}.")

    def text(self, field: str) -> str:
        value = self.entry.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, f"must be a text, not {value!r}.")
        return value

    def whole(self, field: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number; without `usual` it must be there."""
        value = self.entry.get(field, usual)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(field, f"must be a whole number, not {value!r}.")
        if not least <= value <= most:
            raise self.wrong(field, f"must be from {least} to {most}, not {value}.")
        return value

    def word(self, field: str, words: Sequence[str]) -> int:
        """The place of the field's word among these words."""
        value = self.entry.get(field)
        if value not in words:
            raise self.wrong(field, f"can't be {value!r}. It can be: {', '.join(words)}.")
        return words.index(str(value))

    def words(self, field: str, words: Sequence[str]) -> list[int]:
        """The places of the words of a list, which has one at least and none twice."""
        value = self.entry.get(field)
        if not isinstance(value, list) or not value:
            raise self.wrong(field, f"must be a list of some of these: {', '.join(words)}.")
        for word in value:
            if word not in words or value.count(word) > 1:
                raise self.wrong(field, f"can't have {word!r}. It can have, once each: {', '.join(words)}.")
        return [words.index(str(word)) for word in value]

    def counts(self, field: str, words: Sequence[str], most: int) -> list[int]:
        """How many of each of the words; `{wood: 2}` has none of the others."""
        inner = self.inner(field)
        inner.only(*words)
        return [inner.whole(word, 0, most, usual=0) for word in words]

    def inner(self, field: str) -> Fields:
        """A field that has fields of its own."""
        value = self.entry.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field, f"must have named fields, not {value!r}.")
        return Fields(value, "", self.where, f"{self.inside}{field}: ")

    def each(self, field: str) -> list[Fields]:
        """A list of things with fields of their own."""
        value = self.entry.get(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"must be a list, not {value!r}.")
        found = []
        for number, item in enumerate(value, start=1):
            if not isinstance(item, dict):
                raise self.wrong(field, f"number {number} must have named fields, not {item!r}.")
            found.append(Fields(item, "", self.where, f"{self.inside}{field} {number}: "))
        return found
