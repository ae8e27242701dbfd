"""Taking cards from the row: which cards a player may take, and at what price. The caller pays the civil actions, so
cards can let a player take without them."""

from __future__ import annotations

from typing import Final

from kronika.engine.events import tell

from ..data import (
    A_LEADER,
    A_WONDER,
    ACTION_CARD,
    CIVIL,
    CIVIL_HAND,
    GOVERNMENT,
    KIND,
    LAW,
    LEVEL,
    ROW,
    ROW_PRICE,
    SLOTS,
)
from ..effects import ON_TAKE, TAKE_PRICE, leader_reacts
from ..table import Ages
from .cards import to_hand
from .derived import find_barred
from .play import start_wonder
from .points import civil_limit
from .prices import take_price, wonder_surcharge

IS_WONDER: Final = [kind == A_WONDER for kind in KIND]
DEAREST: Final = max(ROW_PRICE)
# By civil actions: how many spaces of the row, from the left, cost no more.
REACH: Final = [sum(price <= actions for price in ROW_PRICE) for actions in range(DEAREST + 1)]


def can_take(t: Ages, you: int, card: int) -> bool:
    """Whether the player may have the card, whatever it costs."""
    face = t.faces[card]
    kind = KIND[face]
    if kind == A_WONDER:
        return not t.unfinished[you]
    if len(t.hand[you]) >= civil_limit(t, you):
        return False
    if kind == A_LEADER:
        return not t.leaders_taken[you] >> LEVEL[face] & 1
    return kind == ACTION_CARD or not has_technology(t, you, face)


def take_options(t: Ages, you: int, actions: int, base: int = 0) -> list[int]:
    """The cards of the row that the player may have (`can_take`) for so many civil actions (`take_price`); `base` is
    that of the key which the options name, if they name one."""
    totals, unfinished, leader = t.base[you], t.unfinished[you], t.leader[you]
    full = len(t.hand[you]) >= totals[CIVIL] + totals[CIVIL_HAND]
    if full and unfinished:
        return []
    if t.leader_replaced or (leader and TAKE_PRICE[t.faces[leader[0]]] is not None):
        return specially_priced(t, you, actions, base, full)
    reach = REACH[actions if actions < DEAREST else DEAREST]
    if not reach:
        return []
    wonders, space = reach, t.space
    if not unfinished and (t.wonders[you] or t.ruins[you]):
        wonders = REACH[min(DEAREST, max(0, actions - wonder_surcharge(t, you)))]
    if full:
        return wonders_on(t, space[:wonders], base)
    found = allowed(t, you, t.row if reach == ROW else t.row[: reach - space[:reach].count(-1)], base)
    if wonders < reach:
        dear = wonders_on(t, space[wonders:reach], base)
        return [code for code in found if code not in dear]
    return found


def specially_priced(t: Ages, you: int, actions: int, base: int, full: bool) -> list[int]:
    """The same where some prices aren't plain: they are asked for only of cards beyond the reach of plain ones."""
    space = t.space
    found = wonders_on(t, space, base) if full else allowed(t, you, t.row, base)
    within = space[: REACH[min(DEAREST, max(0, actions - wonder_surcharge(t, you)))]]
    return [code for code in found if code - base in within or take_price(t, you, space.index(code - base)) <= actions]


def allowed(t: Ages, you: int, cards: list[int], base: int) -> list[int]:
    faces, barred = t.faces, t.barred[you] or find_barred(t, you)
    return [base + card for card in cards if not barred[faces[card]]]


def wonders_on(t: Ages, spaces: list[int], base: int) -> list[int]:
    faces = t.faces
    return [base + card for card in spaces if card >= 0 and IS_WONDER[faces[card]]]


def has_technology(t: Ages, you: int, face: int) -> bool:
    """In hand or in play."""
    faces = t.faces
    for card in t.hand[you]:
        if faces[card] == face:
            return True
    return in_play(t, you, face)


def in_play(t: Ages, you: int, face: int) -> bool:
    """Whether the player has developed the technology."""
    if face < SLOTS:
        return t.tech[you][face] >= 0
    kind = KIND[face]
    card = t.government[you] if kind == GOVERNMENT else t.special[you][kind - LAW]
    return card >= 0 and t.faces[card] == face


def take(t: Ages, you: int, card: int) -> None:
    """From the row: a wonder goes into play unfinished, other cards into the hand."""
    face = t.faces[card]
    t.space[t.space.index(card)] = -1
    if t.log is not None:
        tell(t, "took", you, card)
    if KIND[face] == A_WONDER:
        start_wonder(t, you, card)
    else:
        to_hand(t, you, card)
        if KIND[face] == A_LEADER:
            t.leaders_taken[you] |= 1 << LEVEL[face]
    leader_reacts(t, you, ON_TAKE, card)
