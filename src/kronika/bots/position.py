"""What a bot may use: the eyes of its seat, and twins of the match in which the rest is dealt anew."""

from __future__ import annotations

from random import Random

from kronika.engine.choice import ARG, BASE, Choice, Option
from kronika.engine.json import Json
from kronika.engine.match import Match


def identify(choice: Choice, code: int) -> int:
    """A move as everybody sees it: the printed card, not the handle behind it."""
    if code < 0:
        return code
    key = choice.key if code < BASE else choice.table.keys.of(code)
    if len(key.args) == 1 and key.args[0].kind == "card":
        return code - code % ARG + choice.table.faces[code % ARG]
    return code


class Position:
    """The point of view of the seat that is asked."""

    __slots__ = ("_match",)

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def game(self) -> str:
        return self._match.game.id

    @property
    def seat(self) -> int:
        return self._match.choice.seat

    @property
    def key(self) -> str:
        """What is asked."""
        return self._match.choice.key.name

    @property
    def options(self) -> tuple[Option, ...]:
        return self._match.choice.options

    @property
    def moves(self) -> list[int]:
        """The options as numbers that mean the same in every redealt twin, in the same order."""
        choice = self._match.choice
        return [identify(choice, code) for code in choice.codes]

    @property
    def answers(self) -> int:
        """How many answers have been given since the start."""
        return len(self._match.answers)

    @property
    def count(self) -> int:
        """How many options there are; cheaper than `options`."""
        return len(self._match.choice.codes)

    def view(self) -> dict[str, Json]:
        return self._match.view(self.seat)

    def redealt(self, random: Random) -> Match:
        """A twin to play forward. Its options stand in the same order."""
        return self._match.redealt(self.seat, random)
