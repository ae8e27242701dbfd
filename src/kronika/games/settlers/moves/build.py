"""Building a location: the cost, the sacrifice, the bonus, and the features that it sets off."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..asks import distinct, take, take_choice
from ..data import (
    BONUS,
    BONUS_PER,
    COLOURS_OF,
    COMMON,
    COST,
    DECK,
    FACTION_ONLY,
    FEATURE,
    FEATURE_ROW,
    PRODUCTION_ROW,
    ROW,
    Trigger,
)
from ..effects import BONUSES, ON_BUILD
from ..goods import GOLD
from ..keys import FOUNDATION, SACRIFICE
from ..table import Settlers
from .empire import place, remove, use_foundation
from .goods import gain, report_payment
from .pay import settle, short_of
from .produce import count, produce
from .targets import locations


def has_goods_for(t: Settlers, you: int, face: int) -> bool:
    """Whether the player can pay the cost, apart from the location in it."""
    wood, stone, food, _ = COST[face]
    goods = t.goods[you]
    return short_of(goods, wood, stone, food) <= goods[GOLD]


def can_sacrifice(t: Settlers, you: int) -> bool:
    """Whether there is a foundation, or a location that isn't taken over from somebody."""
    if t.foundations[you]:
        return True
    for row in t.empire[you]:
        for card in row:
            if t.home[card] < 0:
                return True
    return False


def build(t: Settlers, you: int, card: int, waive: bool = False) -> Effect:
    """Pay the whole cost; only then the card enters the empire."""
    wood, stone, food, location = COST[t.faces[card]]
    given_up = -1
    if location and not waive:
        given_up = yield choose(t, you, SACRIFICE, sacrifices(t, you))
    report_payment(t, you, (yield from settle(t, you, (wood, stone, food))))
    if given_up == FOUNDATION.base:
        use_foundation(t, you)
    elif given_up >= 0:
        tell(t, "sacrificed", you, given_up)
        remove(t, given_up)
    yield from erect(t, you, card)


def sacrifices(t: Settlers, you: int) -> list[int]:
    """The player's locations that aren't taken over from somebody, and one foundation: they are all alike."""
    options = distinct(t, [card for card in locations(t, you) if t.home[card] < 0])
    return [*options, FOUNDATION.base] if t.foundations[you] else options


def erect(t: Settlers, you: int, card: int) -> Effect:
    """The location stands: it produces, gives its bonus and sets off features, itself included (SET-TRIG-01)."""
    face = t.faces[card]
    outer = t.source
    place(t, you, card)
    tell(t, "built", you, card)
    t.source = face
    if ROW[face] == PRODUCTION_ROW:
        yield from produce(t, you, card)
    per = BONUS_PER[face]
    if per is not None:
        gain(t, you, per.good, count(t, you, per))
    yield from take(t, you, BONUS[face])
    effect = BONUSES[face]
    if effect is not None:
        running = effect(t, you, card)
        if running is not None:
            yield from running
    yield from set_off(t, you, card)
    t.source = outer


def set_off(t: Settlers, you: int, built: int) -> Effect:
    """Trigger every matching feature. Those with a payment come last, so that the gains of the others can pay for
    them."""
    face = t.faces[built]
    features = list(t.empire[you][FEATURE_ROW])
    for card in features:
        trigger = FEATURE[t.faces[card]]
        if trigger is not None and trigger.when == "build" and fits(trigger, face):
            t.source = t.faces[card]
            tell(t, "set-off", you, card)
            yield from fire(t, you, trigger)
    for card in features:
        effect = ON_BUILD[t.faces[card]]
        if effect is not None:
            t.source = t.faces[card]
            running = effect(t, you, card, built)
            if running is not None:
                yield from running


def fits(trigger: Trigger, face: int) -> bool:
    if trigger.of == FACTION_ONLY:
        return DECK[face] != COMMON
    return trigger.of in COLOURS_OF[face]


def fire(t: Settlers, you: int, trigger: Trigger) -> Effect:
    if trigger.choice:
        yield from take_choice(t, you, trigger.choice, "SET-BUILD-08")
    else:
        yield from take(t, you, trigger.gain)


def set_off_by(t: Settlers, you: int, event: str) -> Effect:
    """The features that follow a raze or a deal."""
    for card in t.empire[you][FEATURE_ROW]:
        trigger = FEATURE[t.faces[card]]
        if trigger is not None and trigger.when == event:
            tell(t, "set-off", you, card)
            yield from fire(t, you, trigger)
