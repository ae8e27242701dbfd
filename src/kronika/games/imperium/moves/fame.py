"""Fame: looking at the fame deck, taking from it, and King of Kings beneath it."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose
from kronika.engine.choice import Asking, Effect
from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..boxes import OTHER_SIDE
from ..data import FAME_SIGHT, KING_A
from ..keys import PUT_BACK, TAKE_FAME
from ..knowledge import mingle
from ..table import HAND, Imperium
from .deck import develop
from .ending import trigger_scoring
from .tokens import gain
from .zones import put


def take_fame(t: Imperium, you: int) -> Asking:
    """Take the top fame card into the hand, unseen by the others. Returns the card, or NONE if none is left."""
    if not t.fame:
        yield from meet_king(t, you)
        return NONE
    card = t.fame[-1]
    put(t, card, HAND * t.seats + you, 1 << you)
    tell(t, "took-fame", you, card)
    return card


def look_for_fame(t: Imperium, you: int, number: int) -> Asking:
    """Look at the top fame cards, take one to the hand and put the others back in any order."""
    more = sum(FAME_SIGHT[t.faces[card]] for card in t.play[you])
    taken = NONE
    if t.fame:
        looked = t.fame[-(number + more) :]
        look(t, you, looked)
        taken = yield choose(t, you, TAKE_FAME, different(t, looked), private=True)
        if t.tracking:
            mingle(t, looked, t.everybody & ~(1 << you))
        put(t, taken, HAND * t.seats + you, 1 << you)
        tell(t, "took-fame", you, taken)
        yield from put_back(t, you, t.fame, [card for card in looked if card != taken])
        gain(t, you, progress=more)
    else:
        yield from meet_king(t, you)
    return taken


def look(t: Imperium, you: int, cards: list[int]) -> None:
    """You alone see them."""
    t.shown += 1
    for card in cards:
        if t.tracking:
            show(t, card, 1 << you)
        tell(t, "looked", you, card)


def put_back(t: Imperium, you: int, deck: list[int], cards: list[int]) -> Effect:
    """Put cards back on top of the deck where they were, in the order that the player likes. The last one is the top
    card."""
    left = list(cards)
    start = len(deck) - len(cards)
    order: list[int] = []
    while left:
        card = yield choose(t, you, PUT_BACK, different(t, left), private=len(left) > 1)
        left.remove(card)
        order.append(card)
    deck[start:] = order


def different(t: Imperium, cards: list[int]) -> list[int]:
    """One card of each face."""
    return list({t.faces[card]: card for card in cards}.values())


def meet_king(t: Imperium, you: int) -> Effect:
    """King of Kings, once per player and game (IMP-KING-08): side A is turned over and triggers scoring, side B
    stays."""
    if t.king_met[you]:
        return
    t.king_met[you] = 1
    king = t.king[0]
    tell(t, "met-king", you, king)
    outer, t.source = t.source, t.faces[king]
    if t.faces[king] == KING_A:
        gain(t, you, progress=3 if t.empire[you] else 6)
        if t.empire[you]:
            yield from develop(t, you, free=True)
        flip(t, king)
        trigger_scoring(t, "king")
    elif t.empire[you]:
        yield from develop(t, you, free=True)
    else:
        gain(t, you, progress=4)
    t.source = outer


def flip(t: Imperium, card: int) -> None:
    """Turn a double-sided card over: a new solstice ability may still be resolved in this solstice."""
    t.faces[card] = OTHER_SIDE[t.faces[card]]
    t.solved &= ~(1 << card)
    tell(t, "flipped", -1, card)
