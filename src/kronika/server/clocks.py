"""The server's clock, players' thinking time, and the deadline after which a bot steps in."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from .models import SeatRow, TableRow


def uptime() -> float:
    """Monotonic seconds that include sleep if the system supports it."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def wall_time() -> datetime:
    return datetime.now(UTC)


class Clock:
    """The clock for thinking time. It is set from the system clock once and then runs by itself, so changes of the
    system clock neither give nor take thinking time."""

    def __init__(self, wall: Callable[[], datetime] = wall_time, ticks: Callable[[], float] = uptime) -> None:
        self.ticks = ticks
        self.set_at = wall() - timedelta(seconds=ticks())

    def now(self) -> datetime:
        return self.set_at + timedelta(seconds=self.ticks())

    def not_before(self, moment: datetime | None) -> None:
        """Something was written at this moment. If the system clock has been set back since, continue from there.
        Otherwise the asked player would gain the difference."""
        if moment is not None:
            self.set_at += max(timedelta(0), moment - self.now())


def elapsed(since: datetime, moment: datetime) -> float:
    """Seconds between two moments. Never negative, because the clocks of two machines may differ slightly."""
    return max(0.0, (moment - since).total_seconds())


def time_left(seat: SeatRow, since: datetime, moment: datetime) -> float | None:
    """The thinking time that the asked seat has left; None without a clock. A stand-in doesn't use it up."""
    if seat.seconds_left is None or seat.stand_in:
        return seat.seconds_left
    return max(0.0, seat.seconds_left - elapsed(since, moment))


def due(
    row: TableRow, seats: Sequence[SeatRow], asked: int | None, since: datetime, left: float | None = None
) -> datetime | None:
    """The moment at which a bot steps in for the asked player: when the player has been away for too long or has no
    thinking time left. Pass `left` if that has just changed."""
    if asked is None:
        return None
    patience = row.away_minutes * 60.0
    left = seats[asked].seconds_left if left is None else left
    return since + timedelta(seconds=patience if left is None else min(patience, left))
