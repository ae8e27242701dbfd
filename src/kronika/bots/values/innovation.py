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
from kronika.games.innovation.data import ICONS, LEFT, RIGHT, UP, VALUE
from kronika.games.innovation.moves import NEEDED, achievement_count
from kronika.games.innovation.table import Innovation

FEATURES: Final = (
    "achievements",  # as a part of those needed
    "achievements_squared",
    "reachable",  # ages that could be achieved now
    "points",
    "points_root",
    "hand",
    "hand_values",
    "colours",
    "top_values",
    "highest_top",
    "splayed_left",
    "splayed_right",
    "splayed_up",
    "covered",
    *ICONS,
)


def features(t: Innovation, seat: int) -> list[float]:
    owned = achievement_count(t, seat) / NEEDED[t.seats]
    points = t.points[seat]
    hand = t.hand[seat]
    highest = tops = colours = cards = 0
    for pile in t.board[seat]:
        if pile:
            age = VALUE[pile[-1]]
            colours += 1
            cards += len(pile)
            tops += age
            if age > highest:
                highest = age
    splay = t.splay[seat]
    reach = min(points // 5, highest)
    reachable = 0
    for card in t.unclaimed:
        if VALUE[card] <= reach:
            reachable += 1
    hand_values = 0
    for card in hand:
        hand_values += VALUE[card]
    icons = t.icons[seat]
    return [
        owned,
        owned * owned,
        float(reachable),
        float(points),
        points**0.5,
        float(len(hand)),
        float(hand_values),
        float(colours),
        float(tops),
        float(highest),
        float(splay.count(LEFT)),
        float(splay.count(RIGHT)),
        float(splay.count(UP)),
        float(cards - colours),
        float(icons & 255),
        float(icons >> 8 & 255),
        float(icons >> 16 & 255),
        float(icons >> 24 & 255),
        float(icons >> 32 & 255),
        float(icons >> 40 & 255),
    ]


@cache
def weights() -> tuple[float, ...]:
    text = files("kronika.bots.values").joinpath("innovation.json").read_text(encoding="utf-8")
    named = loads(text)["weights"]
    if set(named) != set(FEATURES):
        raise BadData(f"innovation.json: the weights must be exactly {', '.join(FEATURES)}.")
    return tuple(float(named[name]) for name in FEATURES)


def value(t: Table, seat: int) -> float:
    assert isinstance(t, Innovation)
    total = 0.0
    for weight, feature in zip(weights(), features(t, seat), strict=True):
        total += weight * feature
    return total
