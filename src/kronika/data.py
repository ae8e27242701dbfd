"""Reading the data files of the games, with messages that name the file and the field."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import yaml

from kronika.engine.errors import BadData
from kronika.engine.json import Json

Entry: TypeAlias = dict[str, Json]

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(path: str) -> Json:
    """A YAML file of the package."""
    try:
        text = files("kronika").joinpath(path).read_text(encoding="utf-8")
        plain: Json = yaml.load(text, Loader)
    except (OSError, yaml.YAMLError) as error:
        raise BadData(f"{path}: {error}") from None
    return plain


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
        raise BadData(f"{entry.get('id', entry)}: the field {field!r} must be a text.")
    return value


def in_language(entry: Entry, field: str, lang: str) -> str:
    """A text that the data has in both languages: `field: {en: …, cs: …}`."""
    value = entry.get(field)
    text = value.get(lang) if isinstance(value, dict) else None
    if not isinstance(text, str):
        raise BadData(f"{entry.get('id', entry)}: the field {field!r} must have a text for {lang!r}.")
    return text
