"""What things cost a player, and the payments that can ask how to pay."""

from __future__ import annotations

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import Effect

from ..data import (
    A_WONDER,
    COOPERATION,
    FIRST_UNIT,
    FOOD_AS_RESOURCE,
    IDS,
    KIND,
    PLAIN_WONDER_PRICE,
    POPULATION_PRICE,
    RESOURCE_AS_FOOD,
    REVOLUTION_COST,
    ROW_PRICE,
    SCIENCE_COST,
    SIDE_POWERS,
    SLOTS,
)
from ..effects import DEVELOP_PRICE, TAKE_PRICE
from ..effects import POPULATION_PRICE as POPULATION_HOOKS
from ..keys import PAY_WITH
from ..table import Ages
from .goods import pay_food, pay_resources
from .points import is_used, lose_science, use_up
from .ratings import pacts_of

COOPERATION_DISCOUNT = 2  # science points; the partner pays one
PAID_IN_FOOD, PAID_IN_RESOURCES = range(2)
TRADE_ROUTES = IDS.index("trade_routes_agreement")


def leader_face(t: Ages, you: int) -> int:
    """The face of the leader in play, -1 for none."""
    leader = t.leader[you]
    return t.faces[leader[0]] if leader else -1


# --- prices


def take_price(t: Ages, you: int, space: int) -> int:
    """The price of the card on a space of the row, in civil actions."""
    card = t.space[space]
    face = t.faces[card]
    price = ROW_PRICE[space]
    if KIND[face] == A_WONDER:
        price += wonder_surcharge(t, you)
        own = TAKE_PRICE[face]
        if own is not None:
            price += own(t, you, card)
    for leader in t.leader[you]:
        hook = TAKE_PRICE[t.faces[leader]]
        if hook is not None:
            price += hook(t, you, card)
    return price if price > 0 else 0


def wonder_surcharge(t: Ages, you: int) -> int:
    """The additional civil actions for the wonders that have been completed."""
    return 0 if t.powers[you] & PLAIN_WONDER_PRICE else len(t.wonders[you]) + len(t.ruins[you])


def population_price(t: Ages, you: int, discount: int = 0) -> int:
    """The price of a worker, in food. If the yellow bank is empty, the population can't be increased."""
    price = POPULATION_PRICE[t.yellow[you]] - discount
    for leader in t.leader[you]:
        hook = POPULATION_HOOKS[t.faces[leader]]
        if hook is not None:
            price += hook(t, you)
    return price if price > 0 else 0


def build_price(t: Ages, you: int, slot: int) -> int:
    """The price of building, in resources, with the changes by cards in play. Reductions by an action card or an event
    are applied later."""
    return t.price[you][slot]


def upgrade_price(t: Ages, you: int, slot: int, to: int) -> int:
    """The difference between the prices of both cards, after all changes."""
    prices = t.price[you]
    return max(0, prices[to] - prices[slot])


def develop_price(t: Ages, you: int, face: int, revolution: bool = False) -> int:
    """The price of a technology, in science."""
    price = REVOLUTION_COST[face] if revolution else SCIENCE_COST[face]
    for leader in t.leader[you]:
        hook = DEVELOP_PRICE[t.faces[leader]]
        if hook is not None:
            price += hook(t, you, face)
    if t.powers[you] & COOPERATION:
        price -= COOPERATION_DISCOUNT
    return price if price > 0 else 0


# --- what there is to pay with


def money(t: Ages, you: int) -> int:
    """The resources that can be spent on anything but units."""
    if t.powers[you] & FOOD_AS_RESOURCE:
        return t.resources[you] + trade(t, you, FOOD_AS_RESOURCE)
    return t.resources[you]


def unit_money(t: Ages, you: int) -> int:
    return money(t, you) + (t.unit_resources if you == t.active else 0)


def food_money(t: Ages, you: int) -> int:
    return t.food[you] + (trade(t, you, RESOURCE_AS_FOOD) if t.powers[you] & RESOURCE_AS_FOOD else 0)


def trade(t: Ages, you: int, power: int) -> int:
    """1 if the pact Trade Routes Agreement can still replace one food or resource in this turn of the player's."""
    stock = t.food[you] if power == FOOD_AS_RESOURCE else t.resources[you]
    return int(you == t.active and stock > 0 and not is_used(t, TRADE_ROUTES))


def science_money(t: Ages, you: int, face: int) -> int:
    """The science that can be spent on a technology; -1 if a partner who has to contribute can't."""
    if t.powers[you] & COOPERATION and not all(t.science[partner] for partner in contributors(t, you)):
        return -1
    if t.unit_science and you == t.active and FIRST_UNIT <= face < SLOTS:
        return t.science[you] + t.unit_science
    return t.science[you]


def plain_science(t: Ages, you: int) -> int:
    """The science that can be spent on technologies at their printed prices; -1 if prices depend on the technology."""
    leader = t.leader[you]
    if t.powers[you] & COOPERATION or t.unit_science or (leader and DEVELOP_PRICE[t.faces[leader[0]]] is not None):
        return -1
    return t.science[you]


def contributors(t: Ages, you: int) -> list[int]:
    """The partners who each pay a science point for a technology that you develop."""
    return [
        partner
        for owner, side, partner in pacts_of(t, you)
        if SIDE_POWERS[t.faces[t.pact[owner][0]]][side] & COOPERATION
    ]


# --- paying


def pay_price(t: Ages, you: int, price: int, slot: int = -1) -> Effect | None:
    """Pay resources, for a unit first those of this turn. Returns an effect that must be run if the player has to be
    asked first."""
    if slot >= FIRST_UNIT and you == t.active:
        temporary = min(price, t.unit_resources)
        t.unit_resources -= temporary
        price -= temporary
    if price and t.powers[you] & FOOD_AS_RESOURCE and trade(t, you, FOOD_AS_RESOURCE):
        return pay_or_trade(t, you, price, PAID_IN_FOOD)
    pay_resources(t, you, price)
    return None


def pay_food_price(t: Ages, you: int, price: int) -> Effect | None:
    """Pay food. Returns an effect that must be run if the player has to be asked first."""
    if price and t.powers[you] & RESOURCE_AS_FOOD and trade(t, you, RESOURCE_AS_FOOD):
        return pay_or_trade(t, you, price, PAID_IN_RESOURCES)
    pay_food(t, you, price)
    return None


def pay_or_trade(t: Ages, you: int, price: int, pay_with: int) -> Effect:
    """One of the price may be paid in food instead of resources, or the other way round; it must be if there is less
    than the price."""
    in_food = pay_with == PAID_IN_FOOD
    pay, pay_other, stock = (pay_resources, pay_food, t.resources) if in_food else (pay_food, pay_resources, t.food)
    ask = may if stock[you] >= price else choose
    answer = yield ask(t, you, PAY_WITH, [pay_with], source=TRADE_ROUTES)
    if answer != DONE:
        use_up(t, TRADE_ROUTES)
        pay_other(t, you, 1)
        price -= 1
    pay(t, you, price)


def pay_for_levy(t: Ages, you: int, food: int, resources: int, slot: int) -> Effect:
    """Pay food for a worker and resources for the unit that the worker becomes. Once both prices are paid, the player
    is asked which of them Trade Routes reduces."""
    unit_first = bool(t.powers[you] & RESOURCE_AS_FOOD)
    for unit in (unit_first, not unit_first):
        asking = pay_price(t, you, resources, slot) if unit else pay_food_price(t, you, food)
        if asking is not None:
            yield from asking


def pay_science(t: Ages, you: int, price: int, face: int) -> None:
    """Pay for a technology. For a military one, this turn's extra science is spent first."""
    if FIRST_UNIT <= face < SLOTS and you == t.active:
        temporary = min(price, t.unit_science)
        t.unit_science -= temporary
        price -= temporary
    t.science[you] -= price
    if t.powers[you] & COOPERATION:
        for partner in contributors(t, you):
            lose_science(t, partner, 1)
