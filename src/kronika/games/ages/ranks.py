"""Who is in the game, in which order, and who is ahead. Events use these words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .effects import Who
from .table import Ages

# By the number of seats and the first of them: all of them in turn.
CLOCKWISE: Final[list[list[tuple[int, ...]]]] = [
    [tuple((first + i) % seats for i in range(seats)) for first in range(seats)] for seats in range(5)
]


def players(t: Ages) -> list[int]:
    """The seats still in the game."""
    return order_from(t, 0)


def players_left(t: Ages) -> int:
    return len(clockwise(t, 0)) if t.out else t.seats


def order_from(t: Ages, seat: int) -> list[int]:
    """The seats still in the game, clockwise from this one."""
    return list(clockwise(t, seat))


def rivals(t: Ages, you: int) -> tuple[int, ...]:
    """The others still in the game, clockwise from the next one."""
    after = (you + 1) % t.seats
    order = CLOCKWISE[t.seats][after][:-1]
    return order if not t.out else tuple(seat for seat in order if not t.out >> seat & 1)


def clockwise(t: Ages, first: int) -> tuple[int, ...]:
    order = CLOCKWISE[t.seats][first]
    return order if not t.out else tuple(seat for seat in order if not t.out >> seat & 1)


def ranked(t: Ages, values: Sequence[int]) -> list[int]:
    """The players from the highest value to the lowest. In a tie the current player ranks higher, then whoever is on
    turn sooner."""
    return sorted(order_from(t, t.active), key=lambda seat: -values[seat])


def two(t: Ages) -> int:
    """How many 'the two strongest' are: with two players only one."""
    return 2 if players_left(t) > 2 else 1


def everybody(t: Ages) -> list[int]:
    """All players, in the order in which they decide."""
    return order_from(t, t.active)


def strongest(t: Ages) -> list[int]:
    return ranked(t, t.strength)[:1]


def weakest(t: Ages) -> list[int]:
    return ranked(t, t.strength)[-1:]


def two_strongest(t: Ages) -> list[int]:
    return ranked(t, t.strength)[: two(t)]


def two_weakest(t: Ages) -> list[int]:
    return ranked(t, t.strength)[-two(t) :]


def most_culture(t: Ages) -> list[int]:
    return ranked(t, t.culture)[:1]


def least_culture(t: Ages) -> list[int]:
    return ranked(t, t.culture)[-1:]


def happiest(t: Ages) -> list[int]:
    """All who are tied."""
    best = max(t.happiness[seat] for seat in players(t))
    return [seat for seat in everybody(t) if t.happiness[seat] == best]


WHO: Final[dict[str, Who]] = {
    "everybody": everybody,
    "strongest": strongest,
    "weakest": weakest,
    "two_strongest": two_strongest,
    "two_weakest": two_weakest,
    "most_culture": most_culture,
    "happiest": happiest,
}
