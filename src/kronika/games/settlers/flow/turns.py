"""What a player can do in a turn: one action or a pass, and placements at any time."""

from __future__ import annotations

from typing import TypeVar

from kronika.engine.choice import ARG, BASE, Effect, codes_of

from ..data import ACTION_ROW, COMMON, COPIES, COST, DECK, FEATURE_ROW, JAPANESE, PRICE, RAZED, USES
from ..data import DEAL as DEAL_GOOD
from ..effects import ACTIONS, ANY_TIME
from ..goods import DEFENCE, FOOD, GOLD, RAZE, STONE, WOOD, WORKER
from ..keys import (
    ACTIVATE,
    ACTIVATE_TWICE,
    BUILD,
    DEAL,
    DEFEND,
    PASS,
    RAZE_CARD,
    SAMURAI,
    SEND,
    STORE,
    TUCK,
)
from ..keys import RAZE as RAZE_LOCATION
from ..moves.actions import activate, make_deal, raze, raze_card, send, send_options
from ..moves.build import build, can_sacrifice
from ..moves.empire import defend, send_samurai
from ..moves.pay import can_pay
from ..moves.targets import razeable
from ..table import NEW_CARD, NEW_COMMON, NEW_FACTION, NEW_RESOURCE, NEW_WORKER, Settlers

T = TypeVar("T")

# What must be new in a turn for a placement to be worth asking about after the action; before it everything is offered.
NEWS = {
    DEFEND.base: NEW_COMMON | NEW_CARD,
    SAMURAI.base: NEW_FACTION | NEW_WORKER | NEW_CARD,
    TUCK.base: NEW_FACTION | NEW_CARD,
    STORE.base: NEW_FACTION | NEW_RESOURCE | NEW_CARD,
}
BUILD_CODES, DEAL_CODES, RAZE_CODES = codes_of(BUILD), codes_of(DEAL), codes_of(RAZE_CARD)


# --- what is legal


def legal_actions(t: Settlers, you: int) -> list[int]:
    options = [PASS.base]
    add_hand(t, you, options, BUILD_CODES, DEAL_CODES, RAZE_CODES)
    raze_tokens = t.goods[you][RAZE]
    if raze_tokens >= 2 and (t.seats == 1 or t.options["peaceful"] == "no"):
        base = RAZE_LOCATION.base
        options += [base + target for target in razeable(t, you, raze_tokens)]
    add_activations(t, you, options)
    if t.goods[you][WORKER] >= 2:
        base = SEND.base
        options += [base + what for what in send_options(t, you)]
    options.extend(placements(t, you))
    return options


def add_hand(t: Settlers, you: int, options: list[T], build: list[T], deal: list[T], raze: list[T]) -> None:
    """Build, deal, raze, each by its code (see `codes_of`): one copy of each card in the hand. Only commons and
    Japanese cards have a raze field."""
    goods = t.goods[you]
    wood, stone, food, gold = goods[WOOD], goods[STONE], goods[FOOD], goods[GOLD]
    can_raze = goods[RAZE] > 0
    can_deal = food + gold > 0
    sacrifice = can_sacrifice(t, you)
    faces = t.faces
    known = set()
    for card in t.hand[you]:
        face = faces[card]
        if COPIES[face] > 1:
            if face in known:
                continue
            known.add(face)
        need_wood, need_stone, need_food, location = COST[face]
        short = need_wood - wood if need_wood > wood else 0
        if need_stone > stone:
            short += need_stone - stone
        if need_food > food:
            short += need_food - food
        if short <= gold and (sacrifice or not location):
            options.append(build[card])
        if can_deal and DEAL_GOOD[face] >= 0:
            options.append(deal[card])
        if can_raze and RAZED[face] is not None:
            options.append(raze[card])


def add_activations(t: Settlers, you: int, options: list[int]) -> None:
    faces, used = t.faces, t.used
    known = set()
    for card in t.empire[you][ACTION_ROW]:
        face = faces[card]
        left = USES[face] - used[card]
        if left <= 0:
            continue
        if COPIES[face] > 1 and not t.routes:
            like = (face, left, t.guard[card], t.home[card])
            if like in known:
                continue
            known.add(like)
        if not can_activate(t, you, card, face, 1):
            continue
        options.append(ACTIVATE.base + card)
        if left > 1 and can_activate(t, you, card, face, 2):
            options.append(ACTIVATE_TWICE.base + card)


def can_activate(t: Settlers, you: int, card: int, face: int, times: int) -> bool:
    if not can_pay(t, you, PRICE[face], times):
        return False
    effect = ACTIONS[face]
    return effect is None or effect.ready is None or effect.ready(t, you, card, times)


def placements(t: Settlers, you: int) -> list[int]:
    """What may be done at any time in the own turn."""
    goods = t.goods[you]
    options: list[int] = []
    if goods[DEFENCE]:
        base = DEFEND.base
        options += [base + c for row in t.empire[you] for c in row if DECK[t.faces[c]] == COMMON]
    if t.faction[you] == JAPANESE and goods[WORKER]:
        base = SAMURAI.base
        options += [base + c for c in posts(t, you)]
    for card in t.empire[you][FEATURE_ROW]:
        feature = ANY_TIME[t.faces[card]]
        if feature is not None:
            options += feature.options(t, you, card)
    return options


def posts(t: Settlers, you: int) -> list[int]:
    """The Japanese locations that can take a samurai."""
    return [c for row in t.empire[you] for c in row if DECK[t.faces[c]] == JAPANESE and not t.guard[c]]


def late_placements(t: Settlers, you: int) -> list[int]:
    """The placements to offer after the action: all of them if the action has made one of them possible or has shown
    something, else none."""
    if not t.fresh:
        return []
    options = placements(t, you)
    return options if any(t.fresh & NEWS[code - code % BASE] for code in options) else []


# --- what is done


def act(t: Settlers, you: int, code: int) -> Effect:
    """The effect of an action."""
    what = code % BASE
    key = code - what
    if key == BUILD.base:
        return build(t, you, what)
    if key == DEAL.base:
        return make_deal(t, you, what)
    if key == RAZE_CARD.base:
        return raze_card(t, you, what)
    if key == RAZE_LOCATION.base:
        return raze(t, you, what // ARG)
    if key == ACTIVATE.base:
        return activate(t, you, what, 1)
    if key == ACTIVATE_TWICE.base:
        return activate(t, you, what, 2)
    return send(t, you, what)


def put(t: Settlers, you: int, code: int) -> None:
    """Place a token, a samurai, a card or a resource. Each uses up one piece, so this can't go on forever."""
    what = code % BASE
    if code < SAMURAI.base:
        defend(t, you, what)
    elif code < TUCK.base:
        send_samurai(t, you, what)
    else:
        for card in t.empire[you][FEATURE_ROW]:
            feature = ANY_TIME[t.faces[card]]
            if feature is not None and code in feature.options(t, you, card):
                feature.run(t, you, card, code)
                return


def next_player(t: Settlers) -> None:
    """Pass the turn clockwise to the next player who hasn't passed."""
    t.acted = 0
    t.fresh = 0
    n = t.seats
    for i in range(1, n + 1):
        seat = (t.active + i) % n
        if not t.passed >> seat & 1:
            t.active = seat
            return
