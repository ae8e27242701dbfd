"""What a bot may use: the eyes of its seat, and twins of the match in which the rest is dealt anew."""

from __future__ import annotations

from random import Random

from kronika.engine.choice import Option
from kronika.engine.json import Json
from kronika.engine.match import Match


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
    def count(self) -> int:
        """How many options there are; cheaper than `options`."""
        return len(self._match.choice.codes)

    def view(self) -> dict[str, Json]:
        return self._match.view(self.seat)

    def redealt(self, random: Random) -> Match:
        """A twin to play forward. Its options stand in the same order."""
        return self._match.redealt(self.seat, random)
