"""What bots know of Innovation: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Reading
from kronika.engine.layout import Inputs
from kronika.engine.table import Table
from kronika.games.weights import weighted_parts

from ..table import Innovation
from .value import FEATURES, LEARNED, features, value, value_by_hand

NET_FEATURES: Final = ("castles", "crowns", "leaves", "bulbs", "factories", "clocks", "ahead_of", "lead")


def net_features(t: Table, seat: int) -> list[float]:
    """The features, the icons of each kind, by how many of them the seat leads, and its lead in points."""
    found = features(t, seat)
    assert isinstance(t, Innovation)
    own = t.icons[seat]
    ahead = 0
    for kind in range(6):
        count = own >> (8 * kind) & 255
        found.append(float(count))
        for other in range(t.seats):
            ahead += count > t.icons[other] >> (8 * kind) & 255
    found.append(float(ahead))
    found.append(float(t.points[seat] - max(t.points[other] for other in range(t.seats) if other != seat)))
    return found


MEANINGLESS: Final = (
    *("unclaimed", "removed", "pile_icons", "icons", "opening", "democracy", "demand_met", "changed", "source"),
    *("effect", "winners", "reason", "turn"),
)
OWN: Final = Features(FEATURES, features)
JUDGEMENT: Final = Judgement(
    value,
    value_by_hand,
    OWN,
    parts=weighted_parts(OWN, LEARNED, {"progress": "points", "points_root": "points"}),
    reading=Reading(
        Inputs(MEANINGLESS, last=("board",), owners=("specials",)),
        Features((*FEATURES, *NET_FEATURES), net_features),
        LEARNED + [0.0] * len(NET_FEATURES),
    ),
)
