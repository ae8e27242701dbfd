"""The common uncivilised cards of both boxes."""

from __future__ import annotations

from kronika.engine.ask import choose, confirm
from kronika.engine.choice import DONE, YES, Asking, Choice, Effect

from ..asks import either, pick_card
from ..data import ANY, COIN, DROP, ICON, MARKET_SUITS, PINNED, REGION, TRIBUTARY, UNCIVILISED, WHEAT
from ..effects import (
    DROP_LAND,
    EXHAUST_ABILITY,
    LAND_PAID,
    WHEAT_LAND,
    cost,
    exhaust,
    exhaust_when,
    play,
    protection,
    solstice,
)
from ..keys import ABANDON, BRIBE, DO, PAY, RECALL, RESOLVE, SUIT
from ..moves import (
    abandon,
    acquirable,
    acquire,
    break_through,
    can_pay,
    discard_from_hand,
    draw,
    each_gains,
    each_may_draw,
    each_may_gain,
    each_opponent,
    everyone,
    gain,
    gain_from_lands,
    gamble,
    history_from_hand_or_discard,
    land,
    land_pays,
    opponents,
    pay,
    recall,
    recall_region,
    removable_regions,
    return_from,
    steal,
    take_from_discard,
    take_unrest,
    to_history,
    top_deck_from_discard,
    top_deck_from_hand,
    unrest_in,
    usable,
    use_ability,
)
from ..table import Imperium
from .common import hand_left, may_ready, recall_pinned, suffer_unrest


@protection("unc_standing_army", automatic=True)
def standing_army(t: Imperium, you: int, card: int, attacker: int) -> Asking:
    """It is the attacker who decides: a progress for the owner, or the attack doesn't touch them."""
    if t.progress[attacker]:
        bribe = yield Choice(t, attacker, BRIBE, [YES, DONE], source=t.faces[card])
        if bribe == YES:
            steal(t, you, attacker, progress=1)
            return 0
    return 1


@play("unc_elders")
def elders(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"acquire": bool(acquirable(t, you, UNCIVILISED)), "break-through": True})
    if way == "acquire":
        yield from acquire(t, you, UNCIVILISED)
        return
    yield from break_through(t, you, UNCIVILISED)
    each_gains(t, opponents(t, you), progress=1)


@exhaust("unc_town")
def town_market(t: Imperium, you: int, card: int) -> Effect:
    yield from each_may_gain(t, everyone(t, you), materials=2)


@solstice("unc_town")
def town(t: Imperium, you: int, card: int) -> Effect:
    if (yield confirm(t, you, DO)) != YES:
        return
    gain(t, you, progress=2)
    if (yield from either(t, you, {"abandon": True, "history": True})) == "abandon":
        yield from abandon(t, you, card)
    else:
        yield from to_history(t, you, card)


@solstice("unc_shrine", needs=hand_left)
def shrine(t: Imperium, you: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, you, optional=True)):
        yield from return_from(t, you, hand=False, discard=True)


@play("unc_invasion", cost=cost(materials=3))
def invasion(t: Imperium, you: int, card: int) -> Effect:
    yield from each_opponent(t, you, suffer_unrest)
    way = yield from either(t, you, {"tributary": True, "region": True})
    if way == "tributary":
        yield from break_through(t, you, TRIBUTARY)
    else:
        yield from break_through(t, you, REGION)
        yield from each_opponent(t, you, recall_region)


@solstice("unc_mysticism")
def mysticism(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"take-unrest": True, "discard": len(t.hand[you]) >= 2})
    if way == "discard":
        yield from discard_from_hand(t, you, 2)
    else:
        yield from take_unrest(t, you)


@play("unc_oracle")
def oracle(t: Imperium, you: int, card: int) -> Effect:
    drawn = yield from draw(t, you, 2)
    yield from discard_from_hand(t, you, fitting=drawn)


# --- boats and mills


def shores(t: Imperium, you: int, icon: int) -> list[int]:
    """The regions in play with this icon that can be recalled."""
    return [card for card in removable_regions(t, you) if land(t, card, icon)]


def ship(t: Imperium, you: int, rich: int, quick: int) -> Effect:
    """Recall a region: one of the first kind for goods, one of the second for an action."""
    ways = {}
    if shores(t, you, rich):
        ways["materials-and-population"] = True
    if shores(t, you, quick):
        ways["action"] = True
    way = yield from either(t, you, ways)
    region = yield from pick_card(t, you, RECALL, shores(t, you, rich if way != "action" else quick))
    if way == "action":
        yield from recall(t, you, region)
        gain(t, you, actions=1)
        return
    yield from recall(t, you, region)
    gain(t, you, materials=2, population=1)
    yield from land_pays(t, you, [region])


def has_shore(t: Imperium, you: int, card: int) -> bool:
    return bool(shores(t, you, DROP) or shores(t, you, WHEAT))


@exhaust("unc_boats", needs=has_shore)
def boats(t: Imperium, you: int, card: int) -> Effect:
    yield from ship(t, you, rich=DROP, quick=WHEAT)


@exhaust("unc_water_mill", needs=has_shore)
def water_mill(t: Imperium, you: int, card: int) -> Effect:
    yield from ship(t, you, rich=WHEAT, quick=DROP)


def from_drop(t: Imperium, you: int, card: int, icons: int) -> bool:
    return bool(icons & DROP_LAND)


def from_wheat(t: Imperium, you: int, card: int, icons: int) -> bool:
    return bool(icons & WHEAT_LAND)


@exhaust_when("unc_shaduf", on=(LAND_PAID,), fits=from_drop)
def shaduf(t: Imperium, you: int, card: int, icons: int) -> None:
    gain(t, you, progress=1)


@exhaust_when("unc_domestication", on=(LAND_PAID,), fits=from_wheat)
def domestication(t: Imperium, you: int, card: int, icons: int) -> None:
    gain(t, you, progress=1)


# --- words and deeds


@play("unc_rituals_and_ceremonies")
def rituals_and_ceremonies(t: Imperium, you: int, card: int) -> Effect:
    ways = {"return-unrest": bool(unrest_in(t, t.hand[you])), "progress": True}
    if (yield from either(t, you, ways, private=True)) == "return-unrest":
        yield from return_from(t, you)
    else:
        gain(t, you, progress=1)
        yield from may_ready(t, you)


def foreign_abilities(t: Imperium, you: int, card: int) -> list[int]:
    """The opponents' pinned cards with an exhaust ability that you could use as yours."""
    found = []
    for opponent in opponents(t, you):
        for other in t.play[opponent]:
            ability = EXHAUST_ABILITY[t.faces[other]]
            if ability is not None and ICON[t.faces[other]] & PINNED and usable(t, you, card, ability):
                found.append(other)
    return found


@exhaust("unc_ambassador", needs=lambda t, you, card: bool(foreign_abilities(t, you, card)))
def ambassador(t: Imperium, you: int, card: int) -> Effect:
    other = yield from pick_card(t, you, RESOLVE, foreign_abilities(t, you, card))
    yield from use_ability(t, you, card, EXHAUST_ABILITY[t.faces[other]])


@play("unc_gambling", cost=cost(materials=1))
def gambling(t: Imperium, you: int, card: int) -> Effect:
    suit = yield choose(t, you, SUIT, range(len(MARKET_SUITS)))
    gamble(t, you, 1 << suit)


@exhaust("unc_port")
def port(t: Imperium, you: int, card: int) -> Effect:
    yield from gain_from_lands(t, you, DROP)
    price = cost(materials=3)
    if t.discard[you] and can_pay(t, you, price) and (yield confirm(t, you, PAY)) == YES:
        yield from pay(t, you, price)
        yield from take_from_discard(t, you)


@play("unc_diplomacy", cost=cost(materials=3))
def diplomacy(t: Imperium, you: int, card: int) -> Effect:
    yield from break_through(t, you, TRIBUTARY)


@play("unc_leadership")
def leadership(t: Imperium, you: int, card: int) -> Effect:
    way = yield from either(t, you, {"draw": True, "history": bool(t.hand[you] or t.discard[you])})
    if way == "draw":
        yield from draw(t, you)
    else:
        yield from history_from_hand_or_discard(t, you)


@play("unc_lost_scroll")
def lost_scroll(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, you, optional=True)
    yield from each_may_draw(t, everyone(t, you))


@exhaust("unc_mining", needs=lambda t, you, card: bool(removable_regions(t, you)))
def mining(t: Imperium, you: int, card: int) -> Effect:
    region = yield from pick_card(t, you, ABANDON, removable_regions(t, you))
    barren = not land(t, region, COIN)
    yield from abandon(t, you, region)
    gain(t, you, progress=2 if barren else 1)


@play("unc_espionage", needs=lambda t, you, card: len(t.hand[you]) > (card in t.hand[you]))
def espionage(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, you)
    yield from acquire(t, you, ANY)
    yield from each_opponent(t, you, recall_pinned)


@solstice("unc_religion")
def religion(t: Imperium, you: int, card: int) -> Effect:
    price = cost(materials=3)
    ways = {"take-unrest": True}
    if can_pay(t, you, price):
        ways["pay-materials"] = True
    if (yield from either(t, you, ways)) == "pay-materials":
        yield from pay(t, you, price)
    else:
        yield from take_unrest(t, you)


def patronage(t: Imperium, you: int, card: int) -> bool:
    """Whether Art has something to offer now."""
    return can_pay(t, you, cost(materials=3 if t.empire[you] else 1)) and bool(t.empire[you] or t.hand[you])


@solstice("unc_art", needs=patronage)
def art(t: Imperium, you: int, card: int) -> Effect:
    if (yield confirm(t, you, PAY)) != YES:
        return
    yield from pay(t, you, cost(materials=3 if t.empire[you] else 1))
    if t.empire[you]:
        gain(t, you, progress=1)
    else:
        yield from return_from(t, you)
