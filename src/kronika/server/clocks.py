"""Thinking time and patience: how long the asked player has used, and when a bot steps in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from .models import SeatRow, TableRow


def elapsed(since: datetime, moment: datetime) -> float:
    """Seconds between the two. Never negative: the clocks of two machines may differ a little."""
    return max(0.0, (moment - since).total_seconds())


def time_left(seat: SeatRow, since: datetime, moment: datetime) -> float | None:
    """The asked seat's thinking time at this moment; None without a clock. A stand-in uses none of it."""
    if seat.seconds_left is None or seat.stand_in:
        return seat.seconds_left
    return max(0.0, seat.seconds_left - elapsed(since, moment))


def due(
    row: TableRow, seats: Sequence[SeatRow], asked: int | None, since: datetime, left: float | None = None
) -> datetime | None:
    """When patience with the seat that is asked since then ends: the player has been away for too long or has no
    thinking time left (`left` if it has just changed)."""
    if asked is None:
        return None
    patience = row.away_minutes * 60.0
    left = seats[asked].seconds_left if left is None else left
    return since + timedelta(seconds=patience if left is None else min(patience, left))
