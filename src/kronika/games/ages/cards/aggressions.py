"""What successful aggressions do: `me` attacked, `you` couldn't or wouldn't defend."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..actions import destroy
from ..asks import DONE, NONE, choose, may, pick
from ..data import COST, LEVEL, LEVELS, URBAN
from ..hooks import aggression
from ..keys import DESTROY, FOOD, REMOVE, TAKE_COLONY
from ..moves import (
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
def enslave(t: Ages, me: int, you: int) -> Effect:
    """The gain doesn't depend on the loss."""
    yield from lose_population(t, you)
    gain_resources(t, me, 2)
    gain_food(t, me, 2)


@aggression("plunder_i", "plunder_ii", "plunder_iii")
def plunder(t: Ages, me: int, you: int) -> Effect:
    """The attacker says how much of it is food."""
    total = min(amount(t), t.food[you] + t.resources[you])
    food = yield choose(t, me, FOOD, range(max(0, total - t.resources[you]), min(total, t.food[you]) + 1))
    gain_food(t, me, lose_food(t, you, food))
    gain_resources(t, me, lose_resources(t, you, total - food))


@aggression("spy")
def spy(t: Ages, me: int, you: int) -> None:
    gain_science(t, me, lose_science(t, you, amount(t)))


@aggression("armed_intervention")
def armed_intervention(t: Ages, me: int, you: int) -> None:
    gain_culture(t, me, lose_culture(t, you, amount(t), BY_CONFLICTS), BY_CONFLICTS)


# --- buildings


@aggression("raid_i", "raid_ii", "raid_iii")
def raid(t: Ages, me: int, you: int) -> Effect:
    """Printed costs count, and the sum is halved once. A second building may be spared."""
    most, *more = LEVELS[t.source]
    first = yield from pick(t, me, DESTROY, staffed(t, you, urban_up_to(most)))
    if first == NONE:
        return
    targets = [first]
    for level in more:
        left = [card for card in staffed(t, you, urban_up_to(level)) if card != first or workers(t, you, card) > 1]
        second = yield may(t, me, DESTROY, left)
        if second != DONE:
            targets.append(second)
    for card in targets:
        destroy(t, you, card)
    gain_resources(t, me, (sum(COST[t.faces[card]] for card in targets) + 1) // 2)


def urban_up_to(level: int) -> list[int]:
    return [slot for slot in URBAN if LEVEL[slot] <= level]


def workers(t: Ages, you: int, card: int) -> int:
    return t.workers[you][t.faces[card]]


# --- cards in play


@aggression("annex")
def annex(t: Ages, me: int, you: int) -> Effect:
    card = yield from pick(t, me, TAKE_COLONY, t.colonies[you][:])
    if card != NONE:
        yield from steal_colony(t, me, you, card)


@aggression("infiltrate")
def infiltrate(t: Ages, me: int, you: int) -> Effect:
    card = yield from pick(t, me, REMOVE, [*t.leader[you], *t.unfinished[you]])
    if card == NONE:
        return
    if card in t.leader[you]:
        remove_leader(t, you)
    else:
        remove_unfinished(t, you)
    gain_culture(t, me, 3 * LEVEL[t.faces[card]], BY_CONFLICTS)
