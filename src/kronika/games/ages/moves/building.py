"""Population, buildings, units and wonders: requirements, options and effects of each step. The caller pays the action
itself, so cards can let a player do the same without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.engine.choice import Effect, pair
from kronika.engine.events import tell

from ..data import (
    CONSTRUCTION,
    FIRST_UNIT,
    IS_URBAN,
    KIND,
    LAW,
    POPULATION_PRICE,
    RESOURCE_AS_FOOD,
    SLOTS,
    SLOTS_OF,
    STAGES,
    STAGES_PER_ACTION,
    URBAN_LIMIT,
)
from ..effects import POPULATION_PRICE as POPULATION_HOOKS
from ..table import Ages
from .play import cover_stages
from .prices import (
    build_price,
    food_money,
    money,
    pay_food_price,
    pay_price,
    population_price,
    unit_money,
    upgrade_price,
)
from .ratings import move_worker
from .tokens import free_worker, place_worker

# The slots of the same type that come after a slot: those of higher levels.
HIGHER: Final = [range(slot + 1, SLOTS_OF[KIND[slot]].stop) for slot in range(SLOTS)]
SAME_TYPE: Final = [slice(SLOTS_OF[KIND[slot]].start, SLOTS_OF[KIND[slot]].stop) for slot in range(SLOTS)]

# --- population


def can_grow(t: Ages, you: int, discount: int = 0) -> bool:
    yellow, leader = t.yellow[you], t.leader[you]
    if not yellow:
        return False
    price = POPULATION_PRICE[yellow] - discount
    if leader and POPULATION_HOOKS[t.faces[leader[0]]] is not None:
        price = population_price(t, you, discount)
    return price <= t.food[you] or bool(t.powers[you] & RESOURCE_AS_FOOD and price <= food_money(t, you))


def grow(t: Ages, you: int, discount: int = 0) -> Effect:
    """Increase the population by a worker, for food."""
    asking = pay_food_price(t, you, population_price(t, you, discount))
    if asking is not None:
        yield from asking
    raise_worker(t, you)


def raise_worker(t: Ages, you: int) -> None:
    """Take a worker that has been paid for."""
    t.yellow[you] -= 1
    t.unused[you] += 1
    tell(t, "grew", you)


# --- building, upgrading, destroying (units too)


def urban_limit(t: Ages, you: int) -> int:
    """The limit of urban buildings of one type."""
    return URBAN_LIMIT[t.faces[t.government[you]]]


def has_room(t: Ages, you: int, slot: int) -> bool:
    """Whether another urban building of this type is allowed. The government limits all levels of a type together."""
    return not IS_URBAN[slot] or sum(t.workers[you][SAME_TYPE[slot]]) < urban_limit(t, you)


def build_options(t: Ages, you: int, slots: Sequence[int], discount: int, coming: int = 0) -> list[int]:
    """The technology cards on which the player can build, with `coming` more unused workers than there are now."""
    if not t.unused[you] + coming:
        return []
    tech, prices = t.tech[you], t.price[you]
    purse = money(t, you) + discount
    unit_purse = unit_money(t, you) + discount
    found = []
    for slot in slots:
        card = tech[slot]
        if card >= 0 and prices[slot] <= (unit_purse if slot >= FIRST_UNIT else purse) and has_room(t, you, slot):
            found.append(card)
    return found


def build(t: Ages, you: int, card: int, discount: int = 0) -> Effect:
    slot = t.faces[card]
    asking = pay_price(t, you, max(0, build_price(t, you, slot) - discount), slot)
    if asking is not None:
        yield from asking
    employ_worker(t, you, card)


def employ_worker(t: Ages, you: int, card: int) -> None:
    """Put a worker on a technology, after the building or unit has been paid for."""
    place_worker(t, you, t.faces[card])
    if t.log is not None:
        tell(t, "built", you, card)


def upgrade_options(t: Ages, you: int, slots: Sequence[int], discount: int) -> list[int]:
    """Pairs of technology cards between which a worker can be upgraded: of one type, the second of a higher level."""
    tech, workers, prices = t.tech[you], t.workers[you], t.price[you]
    purse = money(t, you) + discount
    unit_purse = unit_money(t, you) + discount
    found = []
    for slot in slots:
        if workers[slot]:
            for to in HIGHER[slot]:
                if tech[to] >= 0 and prices[to] - prices[slot] <= (unit_purse if slot >= FIRST_UNIT else purse):
                    found.append(pair(tech[slot], tech[to]))
    return found


def upgrade(t: Ages, you: int, card: int, to: int, discount: int = 0) -> Effect:
    """A worker moves from one technology card to another."""
    slot, target = t.faces[card], t.faces[to]
    asking = pay_price(t, you, max(0, upgrade_price(t, you, slot, target) - discount), target)
    if asking is not None:
        yield from asking
    move_worker(t, you, slot, target)
    tell(t, "upgraded", you, to)


def destroy(t: Ages, you: int, card: int) -> None:
    """Destroy a building, by an event or an aggression."""
    free_worker(t, you, t.faces[card])
    tell(t, "destroyed", you, card)


# --- wonders


def stage_price(t: Ages, you: int, number: int) -> int:
    """The price of the next stages of the unfinished wonder together."""
    built = t.stages[you]
    return sum(STAGES[t.faces[t.unfinished[you][0]]][built : built + number])


def stage_options(t: Ages, you: int, most: int = 0, discount: int = 0) -> list[int]:
    """How many stages can be built at once: up to `most`, or as many as one action can build."""
    unfinished = t.unfinished[you]
    if not unfinished:
        return []
    stages, built = STAGES[t.faces[unfinished[0]]], t.stages[you]
    purse = discount + (money(t, you) if t.powers[you] else t.resources[you])
    found: list[int] = []
    if stages[built] > purse:
        return found
    for price in stages[built : built + (most or stages_per_action(t, you))]:
        purse -= price
        number = len(found) + 1
        if purse < 0 or (number > t.blue[you] and number > t.blue[you] + sum(t.tokens[you])):
            break
        found.append(number)
    return found


def stages_per_action(t: Ages, you: int) -> int:
    building = t.special[you][CONSTRUCTION - LAW]
    return STAGES_PER_ACTION[t.faces[building]] if building >= 0 else 1


def build_stages(t: Ages, you: int, number: int, discount: int = 0) -> Effect:
    asking = pay_price(t, you, max(0, stage_price(t, you, number) - discount))
    if asking is not None:
        yield from asking
    yield from cover_stages(t, you, number)
