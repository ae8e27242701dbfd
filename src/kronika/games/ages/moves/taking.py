"""Taking cards from the row: which cards a player may take, and at what price. The caller pays the civil actions, so
cards can let a player take without them."""

from __future__ import annotations

from typing import Final, TypeVar

from kronika.engine.choice import ARG
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

T = TypeVar("T")

IS_WONDER: Final = [kind == A_WONDER for kind in KIND]
CARDS: Final = list(range(ARG))
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


def take_options(t: Ages, you: int, actions: int) -> list[int]:
    """The cards of the row that the player may have (`can_take`) for this many civil actions (`take_price`)."""
    found: list[int] = []
    add_take_options(t, you, actions, CARDS, found)
    return found


def add_take_options(t: Ages, you: int, actions: int, codes: list[T], options: list[T]) -> None:
    """Add them to the options, each by its code (see `add_code`)."""
    totals, unfinished, leader = t.base[you], t.unfinished[you], t.leader[you]
    full = len(t.hand[you]) >= totals[CIVIL] + totals[CIVIL_HAND]
    if full and unfinished:
        return
    faces, space, barred = t.faces, t.space, t.barred[you] or find_barred(t, you)
    reach = REACH[actions if actions < DEAREST else DEAREST]
    wonders, end = reach, reach
    if not unfinished and (t.wonders[you] or t.ruins[you]):
        wonders = REACH[min(DEAREST, max(0, actions - wonder_surcharge(t, you)))]
    special = bool(t.leader_replaced) or (bool(leader) and TAKE_PRICE[faces[leader[0]]] is not None)
    if special:  # some prices aren't plain: they are asked for only of cards beyond the reach of plain ones
        end = ROW
    for place in range(end):
        card = space[place]
        if card < 0:
            continue
        face = faces[card]
        is_wonder = IS_WONDER[face]
        if barred[face] or (full and not is_wonder):
            continue
        if place < (wonders if is_wonder else reach) or (special and take_price(t, you, place) <= actions):
            options.append(codes[card])


def place_of(t: Ages, card: int) -> int:
    """The space of the row on which a card lies."""
    space, place = t.space, 0
    while space[place] != card:
        place += 1
    return place


def has_technology(t: Ages, you: int, face: int) -> bool:
    """Whether the technology is in hand or in play."""
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
    """Take a card from the row. A wonder goes into play unfinished, other cards into the hand."""
    face = t.faces[card]
    t.space[place_of(t, card)] = -1
    if t.log is not None:
        tell(t, "took", you, card)
    if KIND[face] == A_WONDER:
        start_wonder(t, you, card)
    else:
        to_hand(t, you, card)
        if KIND[face] == A_LEADER:
            t.leaders_taken[you] |= 1 << LEVEL[face]
    leader_reacts(t, you, ON_TAKE, card)
