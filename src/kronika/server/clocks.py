"""The server's time, thinking time and patience: what the asked player has used, and when a bot steps in."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from .models import SeatRow, TableRow


def uptime() -> float:
    """Seconds that only grow, also while the machine sleeps where its clock can count that."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def wall_time() -> datetime:
    return datetime.now(UTC)


class Clock:
    """The time by which players are measured. It is set by the machine's clock once and then runs by itself: setting
    the machine's clock, or a jump of it, neither gives nor takes thinking time."""

    def __init__(self, wall: Callable[[], datetime] = wall_time, ticks: Callable[[], float] = uptime) -> None:
        self.ticks = ticks
        self.set_at = wall() - timedelta(seconds=ticks())

    def now(self) -> datetime:
        return self.set_at + timedelta(seconds=self.ticks())

    def not_before(self, moment: datetime | None) -> None:
        """Something was written at that moment. If the machine's clock was set back since, time goes on from there:
        else the player who is asked would have the difference as extra time."""
        if moment is not None:
            self.set_at += max(timedelta(0), moment - self.now())


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
