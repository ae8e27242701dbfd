"""Leaders of age A."""

from __future__ import annotations

from kronika.engine.ask import DONE, may
from kronika.engine.choice import Asking

from ..data import A_LEADER, CONSTRUCTION, FACE, KIND, STRENGTH, UNITS
from ..effects import POLITICS, ability, on_replaced, on_take, on_turn, population_price, ratings, take_price
from ..keys import TUCK
from ..moves import (
    gain_extra_civil,
    gain_science,
    gain_unit_resources,
    gain_yellow,
    is_used,
    military_available,
    pay_military,
    remove_leader,
    tuck_homer,
    use_up,
    workers_on,
)
from ..table import Ages

HAMMURABI = FACE["hammurabi"]


@ratings("alexander_the_great")
def alexander_the_great(t: Ages, you: int, add: list[int]) -> None:
    add[STRENGTH] += workers_on(t, you, UNITS)


@ability("alexander_the_great", lambda t, you: True, POLITICS)
def alexander_the_great_retires(t: Ages, you: int) -> None:
    """This isn't a replacement: you don't get a civil action back."""
    remove_leader(t, you)
    gain_yellow(t, you, 1)


@on_take("aristotle")
def aristotle(t: Ages, you: int, card: int) -> None:
    if KIND[t.faces[card]] <= CONSTRUCTION:
        gain_science(t, you, 1)


@take_price("hammurabi")
def hammurabi_takes(t: Ages, you: int, card: int) -> int:
    return -1 if KIND[t.faces[card]] == A_LEADER else 0


@ability("hammurabi", lambda t, you: not is_used(t, HAMMURABI) and military_available(t, you) > 0)
def hammurabi(t: Ages, you: int) -> None:
    """The action isn't part of the civil total, so it doesn't help to pay for a revolution."""
    use_up(t, HAMMURABI)
    pay_military(t, you, 1)
    gain_extra_civil(t, 1)


@on_turn("homer")
def homer(t: Ages, you: int) -> None:
    gain_unit_resources(t, 1)


@on_replaced("homer")
def homer_is_replaced(t: Ages, you: int) -> Asking:
    """Tucked under a completed wonder, he costs the civil action that replacing gives back."""
    wonders = [*t.wonders[you], *t.ruins[you]]
    if not wonders:
        return 0
    wonder = yield may(t, you, TUCK, wonders)
    if wonder == DONE:
        return 0
    tuck_homer(t, you, wonder)
    return 1


@population_price("moses")
def moses(t: Ages, you: int) -> int:
    return -1
