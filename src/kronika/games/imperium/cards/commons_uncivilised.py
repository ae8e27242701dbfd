"""The common uncivilised cards of both boxes."""

from __future__ import annotations

from kronika.engine.choice import DONE, YES, Asking, Choice, Effect

from ..abilities import usable, use_ability
from ..asks import choose, confirm, either, pick
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
from ..keys import ABANDON, BRIBE, DO, GAIN, PAY, RECALL, RESOLVE, SUIT
from ..moves import (
    abandon,
    acquirable,
    acquire,
    break_through,
    can_pay,
    discard_from_hand,
    draw,
    each_opponent,
    everyone,
    gain,
    gain_from_lands,
    gamble,
    history_from_hand_or_discard,
    land,
    land_pays,
    may_draw,
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
)
from ..table import Imperium
from .common import hand_left, may_ready, recall_pinned, suffer_unrest


@protection("unc_standing_army", automatic=True)
def standing_army(t: Imperium, me: int, card: int, attacker: int) -> Asking:
    """It is the attacker who decides: a progress for the owner, or the attack doesn't touch them."""
    if t.progress[attacker]:
        bribe = yield Choice(t, attacker, BRIBE, [YES, DONE], source=t.faces[card])
        if bribe == YES:
            steal(t, me, attacker, progress=1)
            return 0
    return 1


@play("unc_elders")
def elders(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"acquire": bool(acquirable(t, me, UNCIVILISED)), "break-through": True})
    if way == "acquire":
        yield from acquire(t, me, UNCIVILISED)
        return
    yield from break_through(t, me, UNCIVILISED)
    for you in opponents(t, me):
        gain(t, you, progress=1)


@exhaust("unc_town")
def town_market(t: Imperium, me: int, card: int) -> Effect:
    for you in everyone(t, me):
        if (yield confirm(t, you, GAIN)) == YES:
            gain(t, you, materials=2)


@solstice("unc_town")
def town(t: Imperium, me: int, card: int) -> Effect:
    if (yield confirm(t, me, DO)) != YES:
        return
    gain(t, me, progress=2)
    if (yield from either(t, me, {"abandon": True, "history": True})) == "abandon":
        yield from abandon(t, me, card)
    else:
        yield from to_history(t, me, card)


@solstice("unc_shrine", needs=hand_left)
def shrine(t: Imperium, me: int, card: int) -> Effect:
    if (yield from discard_from_hand(t, me, optional=True)):
        yield from return_from(t, me, hand=False, discard=True)


@play("unc_invasion", cost=cost(materials=3))
def invasion(t: Imperium, me: int, card: int) -> Effect:
    yield from each_opponent(t, me, suffer_unrest)
    way = yield from either(t, me, {"tributary": True, "region": True})
    if way == "tributary":
        yield from break_through(t, me, TRIBUTARY)
    else:
        yield from break_through(t, me, REGION)
        yield from each_opponent(t, me, recall_region)


@solstice("unc_mysticism")
def mysticism(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"take-unrest": True, "discard": len(t.hand[me]) >= 2})
    if way == "discard":
        yield from discard_from_hand(t, me, 2)
    else:
        yield from take_unrest(t, me)


@play("unc_oracle")
def oracle(t: Imperium, me: int, card: int) -> Effect:
    drawn = yield from draw(t, me, 2)
    yield from discard_from_hand(t, me, fitting=drawn)


# --- boats and mills


def shores(t: Imperium, me: int, icon: int) -> list[int]:
    """The regions in play with this icon that can be recalled."""
    return [card for card in removable_regions(t, me) if land(t, card, icon)]


def ship(t: Imperium, me: int, rich: int, quick: int) -> Effect:
    """Recall a region: one of the first kind for goods, one of the second for an action."""
    ways = {}
    if shores(t, me, rich):
        ways["materials-and-population"] = True
    if shores(t, me, quick):
        ways["action"] = True
    way = yield from either(t, me, ways)
    region = yield from pick(t, me, RECALL, shores(t, me, rich if way != "action" else quick))
    if way == "action":
        yield from recall(t, me, region)
        gain(t, me, actions=1)
        return
    yield from recall(t, me, region)
    gain(t, me, materials=2, population=1)
    yield from land_pays(t, me, [region])


def has_shore(t: Imperium, me: int, card: int) -> bool:
    return bool(shores(t, me, DROP) or shores(t, me, WHEAT))


@exhaust("unc_boats", needs=has_shore)
def boats(t: Imperium, me: int, card: int) -> Effect:
    yield from ship(t, me, rich=DROP, quick=WHEAT)


@exhaust("unc_water_mill", needs=has_shore)
def water_mill(t: Imperium, me: int, card: int) -> Effect:
    yield from ship(t, me, rich=WHEAT, quick=DROP)


def from_drop(t: Imperium, me: int, card: int, icons: int) -> bool:
    return bool(icons & DROP_LAND)


def from_wheat(t: Imperium, me: int, card: int, icons: int) -> bool:
    return bool(icons & WHEAT_LAND)


@exhaust_when("unc_shaduf", on=(LAND_PAID,), fits=from_drop)
def shaduf(t: Imperium, me: int, card: int, icons: int) -> None:
    gain(t, me, progress=1)


@exhaust_when("unc_domestication", on=(LAND_PAID,), fits=from_wheat)
def domestication(t: Imperium, me: int, card: int, icons: int) -> None:
    gain(t, me, progress=1)


# --- words and deeds


@play("unc_rituals_and_ceremonies")
def rituals_and_ceremonies(t: Imperium, me: int, card: int) -> Effect:
    ways = {"return-unrest": bool(unrest_in(t, t.hand[me])), "progress": True}
    if (yield from either(t, me, ways, private=True)) == "return-unrest":
        yield from return_from(t, me)
    else:
        gain(t, me, progress=1)
        yield from may_ready(t, me)


def foreign_abilities(t: Imperium, me: int, card: int) -> list[int]:
    """The opponents' pinned cards with an exhaust ability that I could use as mine."""
    found = []
    for you in opponents(t, me):
        for other in t.play[you]:
            ability = EXHAUST_ABILITY[t.faces[other]]
            if ability is not None and ICON[t.faces[other]] & PINNED and usable(t, me, card, ability):
                found.append(other)
    return found


@exhaust("unc_ambassador", needs=lambda t, me, card: bool(foreign_abilities(t, me, card)))
def ambassador(t: Imperium, me: int, card: int) -> Effect:
    other = yield from pick(t, me, RESOLVE, foreign_abilities(t, me, card))
    yield from use_ability(t, me, card, EXHAUST_ABILITY[t.faces[other]])


@play("unc_gambling", cost=cost(materials=1))
def gambling(t: Imperium, me: int, card: int) -> Effect:
    suit = yield choose(t, me, SUIT, range(len(MARKET_SUITS)))
    gamble(t, me, 1 << suit)


@exhaust("unc_port")
def port(t: Imperium, me: int, card: int) -> Effect:
    yield from gain_from_lands(t, me, DROP)
    price = cost(materials=3)
    if t.discard[me] and can_pay(t, me, price) and (yield confirm(t, me, PAY)) == YES:
        yield from pay(t, me, price)
        yield from take_from_discard(t, me)


@play("unc_diplomacy", cost=cost(materials=3))
def diplomacy(t: Imperium, me: int, card: int) -> Effect:
    yield from break_through(t, me, TRIBUTARY)


@play("unc_leadership")
def leadership(t: Imperium, me: int, card: int) -> Effect:
    way = yield from either(t, me, {"draw": True, "history": bool(t.hand[me] or t.discard[me])})
    if way == "draw":
        yield from draw(t, me)
    else:
        yield from history_from_hand_or_discard(t, me)


@play("unc_lost_scroll")
def lost_scroll(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, me, optional=True)
    for you in everyone(t, me):
        yield from may_draw(t, you)


@exhaust("unc_mining", needs=lambda t, me, card: bool(removable_regions(t, me)))
def mining(t: Imperium, me: int, card: int) -> Effect:
    region = yield from pick(t, me, ABANDON, removable_regions(t, me))
    barren = not land(t, region, COIN)
    yield from abandon(t, me, region)
    gain(t, me, progress=2 if barren else 1)


@play("unc_espionage", needs=lambda t, me, card: len(t.hand[me]) > (card in t.hand[me]))
def espionage(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_hand(t, me)
    yield from acquire(t, me, ANY)
    yield from each_opponent(t, me, recall_pinned)


@solstice("unc_religion")
def religion(t: Imperium, me: int, card: int) -> Effect:
    price = cost(materials=3)
    ways = {"take-unrest": True}
    if can_pay(t, me, price):
        ways["pay-materials"] = True
    if (yield from either(t, me, ways)) == "pay-materials":
        yield from pay(t, me, price)
    else:
        yield from take_unrest(t, me)


def patronage(t: Imperium, me: int, card: int) -> bool:
    """Whether Art has something to offer now."""
    return can_pay(t, me, cost(materials=3 if t.empire[me] else 1)) and bool(t.empire[me] or t.hand[me])


@solstice("unc_art", needs=patronage)
def art(t: Imperium, me: int, card: int) -> Effect:
    if (yield confirm(t, me, PAY)) != YES:
        return
    yield from pay(t, me, cost(materials=3 if t.empire[me] else 1))
    if t.empire[me]:
        gain(t, me, progress=1)
    else:
        yield from return_from(t, me)
