"""Reading single fields of the card files, with messages that name the card and the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.data import Entry, place
from kronika.engine.errors import BadData
from kronika.engine.json import Json

TOKENS: Final = ("materials", "population", "progress", "actions")


def texts(card: Entry, field: str) -> list[str]:
    """A list of words; none if the field is missing."""
    value = card.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadData(f"{place(card)}: {field} must be a list of words.")
    return [str(item) for item in value]


def mask(card: Entry, field: str, names: Sequence[str]) -> int:
    """A list of words as bits, in the order of `names`."""
    bits = 0
    for name in texts(card, field):
        if name not in names:
            raise BadData(f"{place(card)}: {field} can't be {name!r}. It can be: {', '.join(names)}.")
        bits |= 1 << names.index(name)
    return bits


def number(card: Entry, field: str, default: int = 0) -> int:
    value = card.get(field, default)
    if not isinstance(value, int):
        raise BadData(f"{place(card)}: {field} must be a whole number.")
    return value


def flag(card: Entry, field: str, default: bool = False) -> bool:
    value = card.get(field, default)
    if not isinstance(value, bool):
        raise BadData(f"{place(card)}: {field} must be true or false.")
    return value


def fields(card: Entry, field: str, known: Sequence[str]) -> Entry:
    """A group of named fields; empty if it is missing."""
    value = card.get(field, {})
    if not isinstance(value, dict) or not set(value) <= set(known):
        raise BadData(f"{place(card)}: {field} can have only these fields: {', '.join(known)}.")
    return value


def tokens(card: Entry, value: Json) -> tuple[int, int, int, int]:
    """Numbers of materials, population, progress and actions."""
    if not isinstance(value, dict) or not set(value) <= set(TOKENS):
        raise BadData(f"{place(card)}: tokens are {', '.join(TOKENS)}, not {value}.")
    amounts = [value.get(name, 0) for name in TOKENS]
    if not all(isinstance(amount, int) for amount in amounts):
        raise BadData(f"{place(card)}: numbers of tokens must be whole.")
    materials, population, progress, actions = (int(str(amount)) for amount in amounts)
    return materials, population, progress, actions
