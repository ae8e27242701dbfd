"""What a position of Innovation is worth to a seat: a weighted sum of what its side of the table shows.

The weights are learned from games of bots against each other (`python -m kronika.bots.train innovation`): the
difference of two seats' values is the logarithm of the odds that the first one wins.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from json import loads
from typing import Final

from kronika.engine.errors import BadData
from kronika.engine.table import Table
from kronika.games.innovation.data import VALUE
from kronika.games.innovation.moves import NEEDED, achievement_count
from kronika.games.innovation.table import Innovation

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


def features(t: Innovation, seat: int) -> list[float]:
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


@cache
def weights(kind: str) -> tuple[float, ...]:
    text = files("kronika.bots.values").joinpath("innovation.json").read_text(encoding="utf-8")
    named = loads(text)[kind]
    if set(named) != set(FEATURES):
        raise BadData(f"innovation.json: the {kind} must be exactly {', '.join(FEATURES)}.")
    return tuple(float(named[name]) for name in FEATURES)


def value(t: Table, seat: int) -> float:
    return weighted(t, seat, weights("weights"))


def value_by_hand(t: Table, seat: int) -> float:
    """As it was before anything was learned."""
    return weighted(t, seat, weights("by_hand"))


def weighted(t: Table, seat: int, weighing: tuple[float, ...]) -> float:
    assert isinstance(t, Innovation)
    total = 0.0
    for weight, feature in zip(weighing, features(t, seat), strict=True):
        total += weight * feature
    return total
