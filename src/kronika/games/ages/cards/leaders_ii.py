"""Leaders of age II."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import ARG, Effect, pair

from ..data import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    CULTURE,
    FACE,
    INFANTRY,
    KIND,
    LEVEL,
    LIBRARY,
    SCIENCE,
    SLOTS_OF,
    STRENGTH,
    THEATER,
    URBAN,
)
from ..effects import ability, build_price, develop_price, on_develop, on_revolution, ratings
from ..keys import UPGRADE
from ..moves import (
    civil_available,
    civil_back,
    gain_culture,
    has_room,
    is_used,
    money,
    pay_civil,
    upgrade,
    upgrade_price,
    use_up,
    workers_on,
)
from ..table import Ages
from .common import LIBRARIES, level_of_best

BACH = FACE["js_bach"]
THEATERS = SLOTS_OF[THEATER]
UNIT_KINDS = (INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE)


@ratings("isaac_newton")
def isaac_newton(t: Ages, you: int, add: list[int]) -> None:
    add[SCIENCE] += level_of_best(t, you)


@on_develop("isaac_newton")
def isaac_newton_discovers(t: Ages, you: int, face: int) -> None:
    civil_back(t, you)


@ratings("james_cook")
def james_cook(t: Ages, you: int, add: list[int]) -> None:
    colonies = len(t.colonies[you])
    if colonies:
        add[CULTURE] += 1 + colonies


# --- Johann Sebastian Bach


@ratings("js_bach")
def js_bach(t: Ages, you: int, add: list[int]) -> None:
    add[CULTURE] += workers_on(t, you, THEATERS)


@develop_price("js_bach")
def js_bach_develops(t: Ages, you: int, face: int) -> int:
    return -2 if KIND[face] == THEATER else 0


def conversions(t: Ages, you: int) -> list[int]:
    """From an urban building of another type to a theater of the same or a higher level."""
    tech, workers = t.tech[you], t.workers[you]
    purse = money(t, you)
    return [
        pair(tech[slot], tech[to])
        for to in THEATERS
        if tech[to] >= 0 and has_room(t, you, to)
        for slot in URBAN
        if workers[slot]
        and slot not in THEATERS
        and LEVEL[slot] <= LEVEL[to]
        and upgrade_price(t, you, slot, to) <= purse
    ]


def can_convert(t: Ages, you: int) -> bool:
    return not is_used(t, BACH) and civil_available(t, you) > 0 and bool(conversions(t, you))


@ability("js_bach", can_convert)
def js_bach_converts(t: Ages, you: int) -> Effect:
    code = yield choose(t, you, UPGRADE, [UPGRADE.base + cards for cards in conversions(t, you)])
    use_up(t, BACH)
    pay_civil(t, you, 1)
    card, to = divmod(code - UPGRADE.base, ARG)
    yield from upgrade(t, you, card, to)


# --- the others


@on_revolution("maximilien_robespierre")
def maximilien_robespierre(t: Ages, you: int) -> None:
    gain_culture(t, you, 3)


@ratings("napoleon_bonaparte")
def napoleon_bonaparte(t: Ages, you: int, add: list[int]) -> None:
    """For each kind of units that has any."""
    add[STRENGTH] += 2 * sum(workers_on(t, you, SLOTS_OF[kind]) > 0 for kind in UNIT_KINDS)


@ratings("william_shakespeare")
def william_shakespeare(t: Ages, you: int, add: list[int]) -> None:
    """For each pair of a library and a theater."""
    add[CULTURE] += 2 * min(workers_on(t, you, LIBRARIES), workers_on(t, you, THEATERS))


def inspiration(t: Ages, you: int, kind: int) -> int:
    """A library makes theaters cheaper, a theater makes libraries cheaper."""
    if kind == THEATER:
        return -int(workers_on(t, you, LIBRARIES) > 0)
    if kind == LIBRARY:
        return -int(workers_on(t, you, THEATERS) > 0)
    return 0


@build_price("william_shakespeare")
def william_shakespeare_builds(t: Ages, you: int, slot: int) -> int:
    return inspiration(t, you, KIND[slot])


@develop_price("william_shakespeare")
def william_shakespeare_develops(t: Ages, you: int, face: int) -> int:
    return inspiration(t, you, KIND[face])
