"""The armies that a player's units form by a tactic: always those that give the greatest strength."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .data import (
    AIR_FORCE,
    ARMY,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    LEVEL,
    OBSOLETE_STRENGTH,
    SLOTS_OF,
    TACTICAL_STRENGTH,
    UNITS,
)

FIRST: Final = UNITS.start
AIR: Final = SLOTS_OF[AIR_FORCE].start - FIRST


def fresh_units(kind: int, level: int) -> slice:
    """The units that don't make an army of a tactic of that level obsolete."""
    end = SLOTS_OF[kind].stop
    return slice(next((slot for slot in SLOTS_OF[kind] if LEVEL[slot] >= level - 1), end) - FIRST, end - FIRST)


FRESH: Final = [[fresh_units(kind, level) for kind in (INFANTRY, CAVALRY, ARTILLERY)] for level in range(4)]
ALL: Final = [
    slice(SLOTS_OF[kind].start - FIRST, SLOTS_OF[kind].stop - FIRST) for kind in (INFANTRY, CAVALRY, ARTILLERY)
]


def tactical_strength(workers: Sequence[int], tactic: int, infantry_as_cavalry: bool) -> int:
    """What the armies add to the strength of the units among these workers (by slot)."""
    return strength_of(tuple(workers[FIRST:]), tactic, infantry_as_cavalry)


@lru_cache(maxsize=1 << 14)
def strength_of(units: tuple[int, ...], tactic: int, infantry_as_cavalry: bool) -> int:
    """The strength of the armies. With Genghis Khan, infantry can take the places of cavalry, so that one more fresh
    army can cost two obsolete ones: every number of such armies is tried."""
    army = ARMY[tactic]
    foot, horse, guns = [sum(units[slots]) for slots in ALL]
    fresh_foot, fresh_horse, fresh_guns = [sum(units[slots]) for slots in FRESH[LEVEL[tactic]]]
    most_fresh = most_armies(fresh_foot, fresh_horse, fresh_guns, army, infantry_as_cavalry)
    if not infantry_as_cavalry:
        obsolete = most_armies(foot, horse, guns, army, False) - most_fresh
        return worth(most_fresh, obsolete, units[AIR], tactic)
    best = 0
    for fresh in range(most_fresh + 1):
        riders = min(fresh_horse, fresh * army[1])
        foot_left = foot - fresh * army[0] - (fresh * army[1] - riders)
        obsolete = most_armies(foot_left, horse - riders, guns - fresh * army[2], army, True)
        best = max(best, worth(fresh, obsolete, units[AIR], tactic))
    return best


def most_armies(foot: int, horse: int, guns: int, army: Sequence[int], infantry_as_cavalry: bool) -> int:
    most = 99
    if army[0]:
        most = foot // army[0]
    if army[1]:
        fitting = (foot + horse) // (army[0] + army[1]) if infantry_as_cavalry else horse // army[1]
        most = min(most, fitting)
    return min(most, guns // army[2]) if army[2] else most


def worth(fresh: int, obsolete: int, planes: int, tactic: int) -> int:
    """An air force joins the better armies first and doubles what its army is worth."""
    doubled = min(planes, fresh)
    return (fresh + doubled) * TACTICAL_STRENGTH[tactic] + (obsolete + min(planes - doubled, obsolete)) * (
        OBSOLETE_STRENGTH[tactic]
    )
