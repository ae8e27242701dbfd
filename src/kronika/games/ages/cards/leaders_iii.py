"""Leaders of age III."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import Effect

from ..data import CULTURE, FACE, LABS, LEVEL, SCIENCE, SLOTS_OF, THEATER, WORKER
from ..effects import ability, at_end, on_develop, on_leave, on_turn_end, ratings
from ..keys import SUPPORT
from ..moves import (
    best_slot,
    gain_culture,
    gain_unit_resources,
    gain_unit_science,
    is_used,
    lab_production,
    use_up,
    workers_on,
)
from ..table import AT_END, Ages
from .common import level_of_best

CHURCHILL = FACE["winston_churchill"]
IN_CULTURE, IN_ARMS = range(2)


@ratings("albert_einstein")
def albert_einstein(t: Ages, you: int, add: list[int]) -> None:
    add[SCIENCE] += level_of_best(t, you)


@on_develop("albert_einstein")
def albert_einstein_publishes(t: Ages, you: int, face: int) -> None:
    gain_culture(t, you, 3)


@on_leave("bill_gates")
def bill_gates_leaves(t: Ages, you: int) -> None:
    gain_culture(t, you, lab_production(t, you))


@at_end("bill_gates")
def bill_gates_at_the_end(t: Ages, you: int) -> None:
    gain_culture(t, you, lab_production(t, you), AT_END)


@ratings("charlie_chaplin")
def charlie_chaplin(t: Ages, you: int, add: list[int]) -> None:
    """One worker of the best theater, not all of them."""
    best = best_slot(t, you, SLOTS_OF[THEATER])
    if best >= 0:
        add[CULTURE] += dict(WORKER[best])[CULTURE]


@ratings("sid_meier")
def sid_meier(t: Ages, you: int, add: list[int]) -> None:
    workers = t.workers[you]
    add[CULTURE] += sum(workers[slot] * LEVEL[slot] for slot in LABS)
    add[SCIENCE] -= workers_on(t, you, LABS)


@ability("winston_churchill", lambda t, you: not is_used(t, CHURCHILL))
def winston_churchill(t: Ages, you: int) -> Effect:
    support = yield choose(t, you, SUPPORT, (IN_CULTURE, IN_ARMS))
    use_up(t, CHURCHILL)
    if support == IN_CULTURE:
        gain_culture(t, you, 3)
    else:
        gain_unit_science(t, 3)
        gain_unit_resources(t, 3)


@on_turn_end("winston_churchill")
def winston_churchill_speaks(t: Ages, you: int) -> None:
    """A choice that wasn't made is one for culture."""
    if not is_used(t, CHURCHILL):
        gain_culture(t, you, 3)
