"""Wonders with more than symbols."""

from __future__ import annotations

from collections.abc import Sequence

from ..data import (
    ARTILLERY,
    CULTURE,
    FACE,
    FARMS,
    HAPPINESS,
    INFANTRY,
    LEVEL,
    LIBRARY,
    MINES,
    SCIENCE,
    SLOTS,
    SLOTS_OF,
    STRENGTH,
    THEATER,
    URBAN,
    WORKER,
)
from ..effects import RATINGS, ability, on_completion, ratings, take_price
from ..moves import gain_culture, gain_population, is_used, use_up, workers_on
from ..table import Ages
from .common import BASILICA, WORKER_FACES, faces_of_wonder, printed_faces

OCEAN_LINERS = FACE["ocean_liner_service"]
TAJ_MAHAL_DISCOUNT = 2
# Leaders that change what theaters and libraries, or urban buildings of all types, give.
OF_ARTISTS = [FACE[leader] for leader in ("william_shakespeare", "js_bach", "charlie_chaplin")]
OF_CITIES = [
    *OF_ARTISTS,
    *(FACE[leader] for leader in ("isaac_newton", "albert_einstein", "sid_meier")),
]
OUTPUT = [dict(symbols) for symbols in WORKER]


@ratings("great_wall")
def great_wall(t: Ages, you: int, add: list[int]) -> None:
    add[STRENGTH] += workers_on(t, you, SLOTS_OF[INFANTRY]) + workers_on(t, you, SLOTS_OF[ARTILLERY])


@ratings("st_peters_basilica")
def st_peters_basilica(t: Ages, you: int, add: list[int]) -> None:
    """One more face for each worker or card that shows at least one; unhappy faces are none."""
    workers = t.workers[you]
    sources = sum(workers[slot] for slot in range(SLOTS) if WORKER_FACES[slot])
    cards = (*t.leader[you], t.government[you], *t.colonies[you])
    sources += sum(printed_faces(t.faces[card]) > 0 for card in cards)
    wonders = [card for card in (*t.wonders[you], *t.ruins[you]) if t.faces[card] != BASILICA]
    add[HAPPINESS] += sources + sum(faces_of_wonder(t, you, card) > 0 for card in wonders)


@take_price("taj_mahal")
def taj_mahal(t: Ages, you: int, card: int) -> int:
    """This works from the row, for a player who has replaced a leader in this turn."""
    return -TAJ_MAHAL_DISCOUNT if t.leader_replaced and you == t.active else 0


@ability("ocean_liner_service", lambda t, you: not is_used(t, OCEAN_LINERS) and t.yellow[you] > 0)
def ocean_liner_service(t: Ages, you: int) -> None:
    use_up(t, OCEAN_LINERS)
    gain_population(t, you, 1)


@on_completion("fast_food_chains")
def fast_food_chains(t: Ages, you: int) -> None:
    """Unused workers don't count."""
    workers = t.workers[you]
    gain_culture(t, you, sum(workers) + workers_on(t, you, (*FARMS, *MINES)))


@on_completion("first_space_flight")
def first_space_flight(t: Ages, you: int) -> None:
    """All technologies in play, with workers or without, and the government."""
    gain_culture(t, you, sum(LEVEL[t.faces[card]] for card in t.technologies[you]))


def output(t: Ages, you: int, slots: Sequence[int], symbols: Sequence[int], leaders: Sequence[int]) -> int:
    """What the buildings of these slots give, with what a leader of this list adds to them."""
    workers = t.workers[you]
    made = sum(workers[slot] * OUTPUT[slot].get(symbol, 0) for slot in slots for symbol in symbols)
    for card in t.leader[you]:
        hook = RATINGS[t.faces[card]] if t.faces[card] in leaders else None
        if hook is not None:
            add = [0, 0, 0, 0]
            hook(t, you, add)
            made += sum(add[symbol] for symbol in symbols)
    return made


@on_completion("hollywood")
def hollywood(t: Ages, you: int) -> None:
    stages = (*SLOTS_OF[THEATER], *SLOTS_OF[LIBRARY])
    gain_culture(t, you, 2 * output(t, you, stages, (CULTURE,), OF_ARTISTS))


@on_completion("internet")
def internet(t: Ages, you: int) -> None:
    """Happy faces are left out."""
    gain_culture(t, you, output(t, you, URBAN, (CULTURE, SCIENCE, STRENGTH), OF_CITIES))
