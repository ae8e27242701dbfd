"""Counts what no person would do while bots play, such as building a thing and tearing it down in the same turn.

Each game has its own list of oddities (`Game.habits`). All of them are legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """Watches one match. `before` is called before every answer, and `after` after it."""

    # each oddity with a description that continues a sentence after the bot's name
    kinds: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.counts: dict[tuple[int, str], int] = {}  # (seat, oddity) -> how often

    def before(self, match: Match, code: int) -> None:
        """Called when the match asks a question that will be answered with this code."""

    def after(self, match: Match) -> None:
        """Called after the answer. `match.events` has its effects."""

    def count(self, seat: int, kind: str) -> None:
        self.counts[seat, kind] = self.counts.get((seat, kind), 0) + 1


def points_after(match: Match, *codes: int) -> int:
    """The points of the asked seat after these answers in a row. Other questions in between are answered with their
    first option."""
    twin = match.clone()
    seat, key = match.choice.seat, match.choice.key
    for code in codes:
        if not twin.over and twin.choice.seat == seat and code in twin.choice.codes:
            twin.play(code)
        while not twin.over and twin.choice.seat == seat and twin.choice.key is not key:
            twin.play(twin.choice.codes[0])
    return twin.game.result(twin.table).scores[seat]
