"""The end of the game: who wins and why, and the score line by line."""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import Ended
from kronika.engine.events import tell
from kronika.engine.game import Result

from .table import Innovation

NEEDED: Final = {2: 6, 3: 5, 4: 4}  # achievements to win, by the number of players
REASONS: Final = ("achievements", "points", "effect", "resigned")
BY_ACHIEVEMENTS, BY_POINTS, BY_EFFECT, BY_RESIGNATION = range(4)


def achievement_count(t: Innovation, seat: int) -> int:
    return len(t.achievements[seat]) + t.specials.count(seat)


def finish(t: Innovation, winners: int, reason: int) -> None:
    """End the game at once, wherever it is."""
    t.winners = winners
    t.reason = reason
    tell(t, "ended", reason=REASONS[reason])
    raise Ended


def end_by_points(t: Innovation) -> None:
    """Most points; among those most achievements; who is still tied shares the victory."""
    best = max((t.points[seat], achievement_count(t, seat)) for seat in range(t.seats))
    tied = [seat for seat in range(t.seats) if (t.points[seat], achievement_count(t, seat)) == best]
    finish(t, sum(1 << seat for seat in tied), BY_POINTS)


def win(t: Innovation, seat: int) -> None:
    """A card names the winner."""
    finish(t, 1 << seat, BY_EFFECT)


def score_lines(t: Innovation, seat: int) -> tuple[tuple[str, int], ...]:
    ages = len(t.achievements[seat])
    achieved = achievement_count(t, seat)
    return (
        ("age-achievements", ages),
        ("special-achievements", achieved - ages),
        ("achievements-total", achieved),
        ("points", t.points[seat]),
        ("score-cards", len(t.score[seat])),
    )


def result(t: Innovation) -> Result:
    seats = range(t.seats)
    return Result(
        winners=tuple(seat for seat in seats if t.winners >> seat & 1),
        scores=tuple(t.points),
        reason=REASONS[t.reason],
        lines=tuple(score_lines(t, seat) for seat in seats),
    )
