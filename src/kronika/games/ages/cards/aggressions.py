"""What successful aggressions do: you attacked, and the rival couldn't or wouldn't defend."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, may, pick
from kronika.engine.choice import Effect

from ..data import COST, LEVEL, LEVELS, URBAN
from ..effects import aggression
from ..keys import DESTROY, FOOD, REMOVE, TAKE_COLONY
from ..moves import (
    destroy,
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    lose_culture,
    lose_food,
    lose_population,
    lose_resources,
    lose_science,
    remove_leader,
    remove_unfinished,
    staffed,
    steal_colony,
)
from ..table import BY_CONFLICTS, Ages
from .common import amount

# --- goods, workers, points


@aggression("enslave")
def enslave(t: Ages, you: int, rival: int) -> Effect:
    """The gain doesn't depend on the loss."""
    yield from lose_population(t, rival)
    gain_resources(t, you, 2)
    gain_food(t, you, 2)


@aggression("plunder_i", "plunder_ii", "plunder_iii")
def plunder(t: Ages, you: int, rival: int) -> Effect:
    """The attacker says how much of it is food."""
    total = min(amount(t), t.food[rival] + t.resources[rival])
    food = yield choose(t, you, FOOD, range(max(0, total - t.resources[rival]), min(total, t.food[rival]) + 1))
    gain_food(t, you, lose_food(t, rival, food))
    gain_resources(t, you, lose_resources(t, rival, total - food))


@aggression("spy")
def spy(t: Ages, you: int, rival: int) -> None:
    gain_science(t, you, lose_science(t, rival, amount(t)))


@aggression("armed_intervention")
def armed_intervention(t: Ages, you: int, rival: int) -> None:
    gain_culture(t, you, lose_culture(t, rival, amount(t), BY_CONFLICTS), BY_CONFLICTS)


# --- buildings


@aggression("raid_i", "raid_ii", "raid_iii")
def raid(t: Ages, you: int, rival: int) -> Effect:
    """Printed costs count, and the sum is halved once. A second building may be spared."""
    most, *more = LEVELS[t.source]
    first = yield from pick(t, you, DESTROY, staffed(t, rival, urban_up_to(most)))
    if first == NONE:
        return
    targets = [first]
    for level in more:
        left = [card for card in staffed(t, rival, urban_up_to(level)) if card != first or workers(t, rival, card) > 1]
        second = yield may(t, you, DESTROY, left)
        if second != DONE:
            targets.append(second)
    for card in targets:
        destroy(t, rival, card)
    gain_resources(t, you, (sum(COST[t.faces[card]] for card in targets) + 1) // 2)


def urban_up_to(level: int) -> list[int]:
    return [slot for slot in URBAN if LEVEL[slot] <= level]


def workers(t: Ages, you: int, card: int) -> int:
    return t.workers[you][t.faces[card]]


# --- cards in play


@aggression("annex")
def annex(t: Ages, you: int, rival: int) -> Effect:
    card = yield from pick(t, you, TAKE_COLONY, t.colonies[rival][:])
    if card != NONE:
        yield from steal_colony(t, you, rival, card)


@aggression("infiltrate")
def infiltrate(t: Ages, you: int, rival: int) -> Effect:
    card = yield from pick(t, you, REMOVE, [*t.leader[rival], *t.unfinished[rival]])
    if card == NONE:
        return
    if card in t.leader[rival]:
        remove_leader(t, rival)
    else:
        remove_unfinished(t, rival)
    gain_culture(t, you, 3 * LEVEL[t.faces[card]], BY_CONFLICTS)
