"""Coins: treasuries, the common supply, the banks of the Nile, and what a card costs.

A coin is in the supply, in a treasury or on a bank; the supply never goes below nothing, and what it lacks is lost.
"""

from __future__ import annotations

from kronika.engine.events import tell

from ..data import COIN_LIMIT, COST, EGYPT, KIND, PRICE
from ..side import ANY, BRICK, CAPACITY, DISCOUNT, FLOOD, FOR_NOTHING, FOR_ONE, GOLD, INCOME, STONE, WOOD
from ..table import Cultures


def gain(t: Cultures, you: int, number: int, why: str) -> None:
    """Take coins from the supply into the treasury. `why` is a word for the log."""
    taken = min(number, t.supply)
    t.coins[you] += taken
    t.supply -= taken
    tell(t, "gained", you, number=taken, why=why)


def give_back(t: Cultures, you: int, number: int) -> None:
    t.coins[you] -= number
    t.supply += number


def income(t: Cultures) -> None:
    """Pay the income: first to the marker holder, and to each player treasury coins before floods (CUL-INCOME-03)."""
    for seat in (t.marker, 1 - t.marker):
        numbers = t.sides[seat]
        if numbers[INCOME]:
            gain(t, seat, numbers[INCOME], "income")
        if numbers[FLOOD]:
            flood(t, seat, numbers[FLOOD])


# --- the Nile


def egyptian(t: Cultures) -> int:
    """The seat of Ancient Egypt, -1 if it doesn't play."""
    civ = t.civ
    return 0 if civ[0] == EGYPT else 1 if civ[1] == EGYPT else -1


def flood(t: Cultures, you: int, number: int) -> None:
    """Put coins from the supply on Egypt's bank. When it is full, the rest goes to the opponent's."""
    coins = min(number, t.supply)
    mine = min(coins, room(t, you))
    t.supply -= coins
    t.bank[you] += mine
    t.bank[1 - you] += coins - mine
    tell(t, "flooded", you, number=mine, over=coins - mine, to=1 - you)


def room(t: Cultures, you: int) -> int:
    """How many more coins fit on Egypt's bank."""
    return max(0, t.sides[you][CAPACITY] - t.bank[you])


def storable(t: Cultures, you: int) -> int:
    return min(t.coins[you], room(t, you)) if t.civ[you] == EGYPT else 0


def store(t: Cultures, you: int, number: int) -> None:
    t.coins[you] -= number
    t.bank[you] += number
    tell(t, "stored", you, number=number)


def limit_coins(t: Cultures) -> None:
    for seat in (t.marker, 1 - t.marker):
        surplus = t.coins[seat] - COIN_LIMIT[t.civ[seat]]
        if surplus > 0:
            give_back(t, seat, surplus)
            tell(t, "limited", seat, number=surplus)


# --- what a card costs


def price(numbers: list[int], face: int) -> int:
    """What building the card costs in coins. Units of any resource and discounts cover the dearest missing ones."""
    wood, brick, stone, gold = COST[face]
    wood -= numbers[WOOD]
    brick -= numbers[BRICK]
    stone -= numbers[STONE]
    gold -= numbers[GOLD]
    if wood <= 0 and brick <= 0 and stone <= 0 and gold <= 0:
        return 0
    spare = numbers[ANY] + numbers[DISCOUNT + KIND[face]]
    dear = cheap = 0
    for resource, missing in enumerate((wood, brick, stone, gold)):
        if missing <= 0 or numbers[FOR_NOTHING + resource]:
            continue
        if numbers[FOR_ONE + resource]:
            cheap += missing
        else:
            dear += missing
    if spare >= dear:
        return max(0, cheap - (spare - dear))
    return PRICE * (dear - spare) + cheap


def missing(numbers: list[int], face: int) -> list[int]:
    """How many units of each resource are missing, before any other help."""
    return [max(0, cost - numbers[WOOD + i]) for i, cost in enumerate(COST[face])]


def price_of(numbers: list[int], resource: int) -> int:
    """What one missing unit of a resource costs."""
    if numbers[FOR_NOTHING + resource]:
        return 0
    return 1 if numbers[FOR_ONE + resource] else PRICE


def pay(t: Cultures, you: int, coins: int, banked: int) -> None:
    """Pay for missing resources, `banked` of the coins from one's bank."""
    t.bank[you] -= banked
    t.coins[you] -= coins - banked
    t.supply += coins
    tell(t, "paid", you, number=coins, banked=banked)
