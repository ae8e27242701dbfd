"""Paying. One gold may stand for one wood, stone or food; which one it replaces is the payer's choice."""

from __future__ import annotations

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import Asking, Effect
from kronika.engine.events import tell

from ..asks import distinct
from ..data import PRICE
from ..goods import FOOD, GOLD, RAZE, RESOURCES, STONE, WOOD, WORKER, Price, packed
from ..keys import DISCARD, GIVE_UP, GOLD_FOR, PAY
from ..table import Settlers
from .cards import discard_from_hand, end_route, routes_of
from .empire import drop_deal, mark_used
from .goods import report_payment, spend

Cost = tuple[int, int, int]  # wood, stone, food
NOTHING: Cost = (0, 0, 0)


def short_of(goods: list[int], wood: int, stone: int, food: int) -> int:
    """How much gold is needed besides the available goods."""
    short = 0
    if wood > goods[WOOD]:
        short += wood - goods[WOOD]
    if stone > goods[STONE]:
        short += stone - goods[STONE]
    if food > goods[FOOD]:
        short += food - goods[FOOD]
    return short


def can_pay(t: Settlers, you: int, price: Price, times: int) -> bool:
    """Whether the player can pay the price of an action location this many times."""
    goods = t.goods[you]
    if price.worker * times > goods[WORKER] or price.raze * times > goods[RAZE]:
        return False
    if price.card * times > len(t.hand[you]):
        return False
    if price.deal and price.deal * times > len(t.deals[you]) + len(routes_of(t, you)):
        return False
    if price.any * times > goods[WOOD] + goods[STONE] + goods[FOOD] + goods[GOLD]:
        return False
    short = short_of(goods, price.wood * times, price.stone * times, price.food * times)
    return short + price.gold * times <= goods[GOLD]


def settle(t: Settlers, you: int, cost: Cost, kept: Cost = NOTHING) -> Asking:
    """Pay wood, stone and food. Returns what was paid, as pieces on a card. The player is asked what gold replaces only
    if gold is left after what it must replace. `kept` is a cost that must still be payable afterwards."""
    goods = t.goods[you]
    if not goods[GOLD]:
        for good in RESOURCES:
            spend(t, you, good, cost[good])
        return packed(WOOD, cost[WOOD]) + packed(STONE, cost[STONE]) + packed(FOOD, cost[FOOD])
    by_gold = [max(0, cost[good] - goods[good]) for good in RESOURCES]
    spare = goods[GOLD] - sum(by_gold)
    least = 0  # in a fixed order, so no payment is offered twice
    while spare > 0:
        options = [
            good
            for good in RESOURCES[least:]
            if cost[good] > by_gold[good] and leaves(goods, cost, by_gold, good, kept)
        ]
        if not options:
            break
        least = yield may(t, you, GOLD_FOR, options)
        if least == DONE:
            break
        by_gold[least] += 1
        spare -= 1
    pieces = packed(GOLD, sum(by_gold))
    spend(t, you, GOLD, sum(by_gold))
    for good in RESOURCES:
        spend(t, you, good, cost[good] - by_gold[good])
        pieces += packed(good, cost[good] - by_gold[good])
    return pieces


def leaves(goods: list[int], cost: Cost, by_gold: list[int], good: int, kept: Cost) -> bool:
    """Whether `kept` can still be paid if gold replaces one more of the good."""
    if kept == NOTHING:
        return True
    gold = goods[GOLD] - sum(by_gold) - 1
    left = [goods[r] - cost[r] + by_gold[r] + (r == good) for r in RESOURCES]
    return short_of(left, *kept) <= gold


def pay_any(t: Settlers, you: int, number: int) -> Asking:
    """Pay with resources of any kind, including gold."""
    goods = t.goods[you]
    pieces = least = 0
    for left in range(number, 0, -1):
        # In a fixed order; a kind is open while it and those after it are enough for the rest.
        kinds = (WOOD, STONE, FOOD, GOLD)
        open_kinds = [kind for kind in kinds[least:] if goods[kind] and sum(goods[k] for k in kinds[kind:]) >= left]
        least = yield choose(t, you, PAY, open_kinds).counted(number - left + 1, number)
        spend(t, you, least, 1)
        pieces += packed(least, 1)
    return pieces


def own_deals(t: Settlers, you: int) -> list[int]:
    """The cards under the board, and the locations with which there is a Trade Route deal."""
    return distinct(t, t.deals[you]) + sorted(set(routes_of(t, you)))


def give_up_deal(t: Settlers, you: int) -> Effect:
    card = yield choose(t, you, GIVE_UP, own_deals(t, you))
    tell(t, "gave-up", you, card)
    if card in t.deals[you]:
        drop_deal(t, card)
    else:
        end_route(t, you, card)


def pay_price(t: Settlers, you: int, here: int, times: int, kept: Cost = NOTHING) -> Effect:
    """Pay the price of an action location this many times. The goods lie on it until the end of the round."""
    price = PRICE[t.faces[here]]
    pieces = 0
    if price.wood or price.stone or price.food:
        pieces = yield from settle(t, you, (price.wood * times, price.stone * times, price.food * times), kept)
    if price.any:
        pieces = yield from pay_any(t, you, price.any * times)
    for good, number in ((GOLD, price.gold), (WORKER, price.worker), (RAZE, price.raze)):
        if number:
            spend(t, you, good, number * times)
            pieces += packed(good, number * times)
    report_payment(t, you, pieces)
    mark_used(t, here, times, pieces)
    for nth in range(price.card * times):
        asking = choose(t, you, DISCARD, distinct_hand(t, you), private=len(t.hand[you]) > 1)
        card = yield asking.counted(nth + 1, price.card * times)
        discard_from_hand(t, you, card)
    for _ in range(price.deal * times):
        yield from give_up_deal(t, you)


def distinct_hand(t: Settlers, you: int) -> list[int]:
    """The cards in hand, one copy of each."""
    first: dict[int, int] = {}
    for card in t.hand[you]:
        first.setdefault(t.faces[card], card)
    return list(first.values())
