"""What a position of Innovation is worth: achievements won and within reach, points, icons, high top cards."""

from __future__ import annotations

from kronika.engine.table import Table
from kronika.games.innovation.data import VALUE
from kronika.games.innovation.moves import achievement_count
from kronika.games.innovation.table import Innovation

ACHIEVEMENT = 20.0
REACHABLE = 7.0
POINT = 0.7
ICON = 0.55
TOP = 1.0
COLOUR = 1.0
HAND = 0.8
SPLAY = 0.7


def value(t: Table, seat: int) -> float:
    assert isinstance(t, Innovation)
    total = ACHIEVEMENT * achievement_count(t, seat) + POINT * t.points[seat] + HAND * len(t.hand[seat])
    highest = 0
    for colour, pile in enumerate(t.board[seat]):
        if pile:
            age = VALUE[pile[-1]]
            total += COLOUR + TOP * age + SPLAY * t.splay[seat][colour]
            highest = max(highest, age)
    icons = t.icons[seat]
    while icons:
        total += ICON * (icons & 255)
        icons >>= 8
    reach = min(t.points[seat] // 5, highest)
    return total + REACHABLE * sum(1 for card in t.unclaimed if VALUE[card] <= reach)
