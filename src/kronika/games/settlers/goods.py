"""The goods of the game, and how the data writes amounts of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

GOODS: Final = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "card")
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE, VP, CARD = range(9)
HELD: Final = 8  # goods below this number are counted for each seat; cards lie in zones
RESOURCES: Final = (WOOD, STONE, FOOD)

BITS: Final = 8  # pieces on a card are counted in one number, eight bits for each good


class Goods:
    """An amount of goods to gain. Cards are drawn from a deck of choice, from the common or from one's own deck."""

    __slots__ = ("cards", "commons", "factions", "kinds", "plain")

    def __init__(self, amounts: dict[str, int]) -> None:
        self.cards = amounts.get("card", 0)
        self.commons = amounts.get("common_card", 0)
        self.factions = amounts.get("faction_card", 0)
        # (good, amount) for all that can be gained without a question
        self.plain = tuple((GOODS.index(name), amount) for name, amount in amounts.items() if name in GOODS[:HELD])
        # each piece by itself: wood, wood, vp
        self.kinds = tuple(
            GOODS.index(name) for name, amount in amounts.items() for _ in range(amount) if name in GOODS
        )


class Price:
    """What an action location asks for. `any` counts resources of any kind, `card` hand cards, `deal` own deals."""

    __slots__ = ("any", "card", "deal", "food", "gold", "raze", "stone", "wood", "worker")

    def __init__(self, amounts: dict[str, int]) -> None:
        self.wood = amounts.get("wood", 0)
        self.stone = amounts.get("stone", 0)
        self.food = amounts.get("food", 0)
        self.gold = amounts.get("gold", 0)
        self.worker = amounts.get("worker", 0)
        self.raze = amounts.get("raze", 0)
        self.any = amounts.get("any_resource", 0)
        self.card = amounts.get("card", 0)
        self.deal = amounts.get("deal", 0)


GAINS: Final = (*GOODS, "common_card", "faction_card")
PRICES: Final = ("wood", "stone", "food", "gold", "worker", "raze", "any_resource", "card", "deal")
COSTS: Final = ("wood", "stone", "food", "location")


def packed(good: int, number: int) -> int:
    """Pieces on a card as one number."""
    return number << BITS * good


def unpack(pieces: int) -> Iterator[tuple[int, int]]:
    """(good, number) of the pieces on a card."""
    for good in range(HELD):
        number = pieces >> BITS * good & 255
        if number:
            yield good, number
