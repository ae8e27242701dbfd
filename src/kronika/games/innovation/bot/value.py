"""What a position of Innovation is worth to a seat: a weighted sum of what its side of the table shows.

The weights are learned from games of bots against each other (`python -m kronika.lab.train innovation`): the
difference of two seats' values is the logarithm of the odds that the first one wins.
"""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.innovation.data import VALUE
from kronika.games.innovation.scoring import NEEDED, achievement_count
from kronika.games.innovation.table import Innovation
from kronika.games.weights import read_weights, weighted

FEATURES: Final = (
    "achievements",  # as a part of those needed
    "reachable",  # ages that could be achieved now
    "progress",  # towards the next age: of its points, times of its top card
    "points",
    "points_root",
    "hand_values",
    "top_values",
    "icons",
)


def features(t: Table, seat: int) -> list[float]:
    assert isinstance(t, Innovation)
    owned = achievement_count(t, seat) / NEEDED[t.seats]
    points = t.points[seat]
    highest = tops = 0
    for pile in t.board[seat]:
        if pile:
            age = VALUE[pile[-1]]
            tops += age
            if age > highest:
                highest = age
    reach = min(points // 5, highest)
    reachable = 0
    following = 0  # the lowest age out of reach
    for card in t.unclaimed:
        age = VALUE[card]
        if age <= reach:
            reachable += 1
        elif age < following or not following:
            following = age
    progress = 0.0
    if following:
        progress = min(1.0, points / (5 * following)) * min(1.0, highest / following)
    hand = 0
    for card in t.hand[seat]:
        hand += VALUE[card]
    icons = t.icons[seat]
    shown = 0
    while icons:
        shown += icons & 255
        icons >>= 8
    return [
        owned,
        float(reachable),
        progress,
        float(points),
        points**0.5,
        float(hand),
        float(tops),
        float(shown),
    ]


LEARNED: Final = read_weights("kronika.games.innovation.bot", "weights", FEATURES)
BY_HAND: Final = read_weights("kronika.games.innovation.bot", "by_hand", FEATURES)


def value(t: Table, seat: int) -> float:
    return weighted(features(t, seat), LEARNED)


def value_by_hand(t: Table, seat: int) -> float:
    """The value with hand-made weights, as it was before any were learned."""
    return weighted(features(t, seat), BY_HAND)
