"""What no person would do, counted while bots play, such as building a thing and tearing it down in the same turn.

Each game knows its own oddities (`Game.habits`). They say nothing about the rules: all of it is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """Watches one match. `before` is called before every answer, `after` after it."""

    kinds: ClassVar[dict[str, str]] = {}  # each oddity, and what it is, in words that go on from the bot's name

    def __init__(self) -> None:
        self.counts: dict[tuple[int, str], int] = {}  # (seat, oddity) -> how often

    def before(self, match: Match, code: int) -> None:
        """The match asks, and this code will be the answer."""

    def after(self, match: Match) -> None:
        """The answer has been given; `match.events` has its effects."""

    def count(self, seat: int, kind: str) -> None:
        self.counts[seat, kind] = self.counts.get((seat, kind), 0) + 1


def points_after(match: Match, *codes: int) -> int:
    """The points of the asked seat after these answers in a row. Other questions in between are answered with the first
    option."""
    twin = match.clone()
    seat, key = match.choice.seat, match.choice.key
    for code in codes:
        if not twin.over and twin.choice.seat == seat and code in twin.choice.codes:
            twin.play(code)
        while not twin.over and twin.choice.seat == seat and twin.choice.key is not key:
            twin.play(twin.choice.codes[0])
    return twin.game.result(twin.table).scores[seat]
