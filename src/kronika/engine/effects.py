"""Matches card effects with the functions that carry them out.

A card is plain data unless its data name parts that are written in Python (`demand`, `production`, `ability`). Such a
function declares itself with one of the game's decorators, which are built on `Effects`. Once all card modules are
imported, `check` compares both sides: every part that the data name has a function, and every function a part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TypeVar

from .errors import BadData

F = TypeVar("F")


class Effects:
    """The Python functions of a game's cards.

    `parts[face]` are the parts that the data name, and `where(face)` names the card and its file in messages. `groups`
    are names for several cards with the same effect.
    """

    __slots__ = ("in_order", "names", "parts", "where", "written")

    def __init__(
        self,
        ids: Sequence[str],
        parts: Sequence[Sequence[str]],
        where: Callable[[int], str],
        groups: dict[str, list[int]] | None = None,
        in_order: bool = False,
    ) -> None:
        """With `in_order`, a card can have several parts of one kind, whose functions are in the same order."""
        self.names: dict[str, list[int]] = {card: [face] for face, card in enumerate(ids)}
        if groups is not None:
            self.names.update(groups)
        self.parts = parts
        self.where = where
        self.in_order = in_order
        self.written: list[list[str]] = [[] for _ in ids]

    def faces(self, part: str, names: Sequence[str], function: object, again: bool = False) -> list[int]:
        """The faces for whose part this is a function. With `again`, a part can have several functions."""
        found: list[int] = []
        for name in names:
            if name not in self.names:
                raise BadData(f"{code_of(function)}: {name!r}: there is no such card.{close(name, list(self.names))}")
            for face in self.names[name]:
                self.note(face, part, function, again)
                found.append(face)
        return found

    def note(self, face: int, part: str, function: object, again: bool) -> None:
        written = self.written[face]
        if part not in self.parts[face]:
            named = ", ".join(self.parts[face]) or "none"
            raise BadData(
                f"{self.where(face)}: {part!r} is written in {code_of(function)}, but the data doesn't name it. "
                f"Parts that the data names: {named}."
            )
        if self.in_order or part not in written:
            written.append(part)
        elif not again:
            raise BadData(f"{self.where(face)}: {part!r} is written twice; the second is {code_of(function)}.")

    def into(self, table: list[F | None], part: str, *names: str) -> Callable[[F], F]:
        """A decorator that stores the function in a table by face, for a part that is just a function."""

        def declare(function: F) -> F:
            for face in self.faces(part, names, function):
                table[face] = function
            return function

        return declare

    def check(self, idle: Callable[[int], bool] | None = None) -> None:
        """Check that no function is missing. Call it after all card modules have been imported. `idle(face)` says that
        the data give the card no effect."""
        for face, parts in enumerate(self.parts):
            written = self.written[face]
            missing = [part for part in parts if part not in written]
            if missing:
                raise BadData(f"{self.where(face)}: {', '.join(missing)}: there is no function for it.")
            if self.in_order and written != list(parts):
                raise BadData(
                    f"{self.where(face)}: the data has the parts {', '.join(parts)}, but the functions are, in this "
                    f"order: {', '.join(written)}."
                )
            if idle is not None and not parts and idle(face):
                raise BadData(f"{self.where(face)}: it has neither an effect in the data nor a function.")


def code_of(function: object) -> str:
    """The module and name of a function, compiled or not."""
    return f"{getattr(function, '__module__', '')}.{getattr(function, '__name__', '')}"


def close(name: str, known: list[str]) -> str:
    matches = get_close_matches(name, known, 1)
    return f" Did you mean {matches[0]!r}?" if matches else ""
