"""Food and resources: blue tokens on farms, mines and, with Bill Gates, labs."""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import BadData
from kronika.engine.events import tell

from .. import payment
from ..data import (
    CONSUMPTION,
    CORRUPTION,
    FARMS,
    FOOD_MADE,
    LAB_MINES,
    LABS,
    MINES,
    RAILROAD,
    RESOURCES_MADE,
    TOKEN,
    TOKEN_SLOTS,
)
from ..table import BY_FAMINE, Ages
from .points import lose_culture

STORES: Final = [slot for slot in LABS if TOKEN[slot]]  # labs that Bill Gates makes mines
# The slots from which resources are paid. Among equals, labs come first: nothing else can be done with their tokens.
PAYABLE: Final = sorted((*STORES, *MINES), key=TOKEN.__getitem__)
PLAIN_FARM, PLAIN_MINE = FARMS.start, MINES.start
FARMS_END, MINES_END = FARMS.stop, MINES.stop  # loops over `range(…)` itself are faster than over a range with a name
if TOKEN[PLAIN_FARM] != 1 or TOKEN[PLAIN_MINE] != 1:
    raise BadData("A token on the first farm and on the first mine must be worth 1.")
FAMINE: Final = 4  # culture points for each missing food


def recount(t: Ages, you: int) -> None:
    count_food(t, you)
    count_resources(t, you)


def count_food(t: Ages, you: int) -> None:
    tokens = t.tokens[you]
    food = 0
    for slot in range(PLAIN_FARM, FARMS_END):
        food += tokens[slot] * TOKEN[slot]
    t.food[you] = food


def count_resources(t: Ages, you: int) -> None:
    tokens = t.tokens[you]
    resources = 0
    for slot in range(PLAIN_MINE, TOKEN_SLOTS):
        resources += tokens[slot] * TOKEN[slot]
    t.resources[you] = resources


def farms(t: Ages, you: int) -> list[int]:
    """The slots on which food can be put."""
    tech = t.tech[you]
    return [slot for slot in FARMS if tech[slot] >= 0]


def mines(t: Ages, you: int) -> list[int]:
    """The slots on which resources can be put."""
    tech = t.tech[you]
    if t.powers[you] & LAB_MINES:
        return [slot for slot in (*MINES, *STORES) if tech[slot] >= 0]
    return [slot for slot in MINES if tech[slot] >= 0]


# --- gaining


def gain_food(t: Ages, you: int, number: int) -> int:
    """Gain food. Returns how much was gained, since the blue bank may have too few tokens."""
    before = t.food[you]
    t.blue[you] = payment.gain(t.tokens[you], t.blue[you], number, farms(t, you))
    count_food(t, you)
    gained = t.food[you] - before
    if gained:
        tell(t, "gained", you, what="food", number=gained)
    return gained


def gain_resources(t: Ages, you: int, number: int) -> int:
    before = t.resources[you]
    t.blue[you] = payment.gain(t.tokens[you], t.blue[you], number, mines(t, you))
    count_resources(t, you)
    gained = t.resources[you] - before
    if gained:
        tell(t, "gained", you, what="resources", number=gained)
    return gained


# --- paying and losing


def pay_food(t: Ages, you: int, price: int) -> None:
    if price <= 0:
        return
    tokens = t.tokens[you]
    if tokens[PLAIN_FARM] == t.food[you]:  # all tokens are worth 1, so there is nothing to choose
        tokens[PLAIN_FARM] -= price
        t.blue[you] += price
        t.food[you] -= price
    else:
        t.blue[you] = payment.pay(tokens, t.blue[you], price, FARMS, farms(t, you))
        count_food(t, you)


def pay_resources(t: Ages, you: int, price: int) -> None:
    if price <= 0:
        return
    tokens = t.tokens[you]
    if tokens[PLAIN_MINE] == t.resources[you]:
        tokens[PLAIN_MINE] -= price
        t.blue[you] += price
        t.resources[you] -= price
    else:
        t.blue[you] = payment.pay(tokens, t.blue[you], price, PAYABLE, mines(t, you))
        count_resources(t, you)


def lose_food(t: Ages, you: int, number: int) -> int:
    """Lose food, but not more than there is. Returns how much was lost."""
    lost = number if number < t.food[you] else t.food[you]
    if lost > 0:
        pay_food(t, you, lost)
        if t.log is not None:
            tell(t, "lost", you, what="food", number=lost)
    return lost


def lose_resources(t: Ages, you: int, number: int) -> int:
    lost = min(number, t.resources[you])
    if lost > 0:
        pay_resources(t, you, lost)
        if t.log is not None:
            tell(t, "lost", you, what="resources", number=lost)
    return lost


# --- production


def produce(t: Ages, you: int, slots: list[int], extra: int = -1) -> int:
    """Put a token on the cards for each worker, the best cards first, and one more on the slot `extra`. Returns the
    worth of all these tokens."""
    workers, tokens = t.workers[you], t.tokens[you]
    if extra >= 0:
        workers = workers.copy()
        workers[extra] += 1
    bank = t.blue[you]
    worth = 0
    for slot in slots:
        made = workers[slot]
        if made:
            placed = made if made < bank else bank
            tokens[slot] += placed
            bank -= placed
            worth += placed * TOKEN[slot]
    t.blue[you] = bank
    return worth


BEST_FARMS: Final = list(reversed(FARMS))
BEST_MINES: Final = list(reversed(MINES))
BEST_MINES_AND_LABS: Final = sorted((*MINES, *STORES), key=lambda slot: (-TOKEN[slot], slot))


def produce_food(t: Ages, you: int) -> None:
    before = t.food[you]
    t.food[you] = before + produce(t, you, BEST_FARMS)
    more = t.base[you][FOOD_MADE]
    if more > 0:
        t.blue[you] = payment.gain(t.tokens[you], t.blue[you], more, farms(t, you))
        count_food(t, you)
    if t.log is not None:
        tell(t, "produced", you, what="food", number=t.food[you] - before)


def produce_resources(t: Ages, you: int) -> None:
    before = t.resources[you]
    powers = t.powers[you]
    mines_and_labs = BEST_MINES_AND_LABS if powers & LAB_MINES else BEST_MINES
    t.resources[you] += produce(t, you, mines_and_labs, doubled_mine(t, you) if powers & RAILROAD else -1)
    change = t.base[you][RESOURCES_MADE]
    if change > 0:
        t.blue[you] = payment.gain(t.tokens[you], t.blue[you], change, mines(t, you))
        count_resources(t, you)
    elif change < 0:
        pay_resources(t, you, min(-change, t.resources[you] - before))
    if t.log is not None:
        tell(t, "produced", you, what="resources", number=t.resources[you] - before)


def doubled_mine(t: Ages, you: int) -> int:
    """The slot on which a railroad makes a worker produce twice, -1 for none."""
    if t.powers[you] & RAILROAD:
        workers = t.workers[you]
        for slot in BEST_MINES:
            if workers[slot]:
                return slot
    return -1


def production_of(t: Ages, you: int, first: int, end: int) -> int:
    """What the workers on these slots produce."""
    workers, made = t.workers[you], 0
    for slot in range(first, end):
        made += workers[slot] * TOKEN[slot]
    return made


def food_production(t: Ages, you: int) -> int:
    """What all farms and pacts produce, whether or not the bank has enough tokens."""
    return production_of(t, you, PLAIN_FARM, FARMS_END) + t.base[you][FOOD_MADE]


def mine_production(t: Ages, you: int) -> int:
    best = doubled_mine(t, you)
    return production_of(t, you, PLAIN_MINE, MINES_END) + (TOKEN[best] if best >= 0 else 0)


def lab_production(t: Ages, you: int) -> int:
    """The resources that labs produce with Bill Gates."""
    workers = t.workers[you]
    return sum(workers[slot] * TOKEN[slot] for slot in STORES)


def resource_production(t: Ages, you: int) -> int:
    """What mines, labs and pacts produce, whether or not the bank has enough tokens."""
    labs = lab_production(t, you) if t.powers[you] & LAB_MINES else 0
    return max(0, mine_production(t, you) + labs + t.base[you][RESOURCES_MADE])


# --- corruption and consumption


def corruption(t: Ages, you: int) -> int:
    return CORRUPTION[t.blue[you]]


def consumption(t: Ages, you: int) -> int:
    return CONSUMPTION[t.yellow[you]]


def corrupt(t: Ages, you: int) -> None:
    """Lose resources to corruption; if there aren't enough, food as well (TTA-CORRUPTION-04)."""
    number = CORRUPTION[t.blue[you]]
    if number:
        if t.log is not None:
            tell(t, "corruption", you, number=number)
        lost = lose_resources(t, you, number)
        lose_food(t, you, number - lost)


def consume(t: Ages, you: int) -> None:
    number = CONSUMPTION[t.yellow[you]]
    if number:
        missing = number - lose_food(t, you, number)
        if missing:
            if t.log is not None:
                tell(t, "famine", you, number=missing)
            lose_culture(t, you, FAMINE * missing, BY_FAMINE)
