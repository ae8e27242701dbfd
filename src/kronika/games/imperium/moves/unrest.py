"""Unrest: taking it from the pile and returning it. The last card taken is the collapse."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose, may
from kronika.engine.choice import Asking, Effect
from kronika.engine.events import tell

from ..data import UNREST_CARD
from ..effects import RETURNED_UNREST, TOOK_UNREST
from ..keys import RETURN_UNREST
from ..table import DECK, HAND, Imperium
from .ending import collapse
from .react import react
from .tokens import happens
from .zones import put, unstack

FROM_HAND, FROM_DISCARD = 0, 1  # the words of RETURN_UNREST


def leave_pile(t: Imperium, to: int) -> int:
    """The next unrest card goes there; with the last one the game collapses at once."""
    card = t.unrest[-1]
    put(t, card, to)
    return card


def check_collapse(t: Imperium) -> None:
    if not t.unrest:
        collapse(t)


def take_unrest(t: Imperium, you: int, number: int = 1) -> Effect:
    """Take an unrest from the pile into the hand."""
    for _ in range(number):
        card = leave_pile(t, HAND * t.seats + you)
        tell(t, "took-unrest", you, card)
        check_collapse(t)
        yield from happens(t, you, TOOK_UNREST)


def bring_unrest(t: Imperium, you: int) -> None:
    """Unrest that an exiled card brings along: it isn't `taken`, so nothing reacts to it (IMP-UNREST-04)."""
    card = leave_pile(t, HAND * t.seats + you)
    tell(t, "got-unrest", you, card)
    check_collapse(t)


def tuck_unrest(t: Imperium, under: int) -> None:
    """Put an unrest under a market card."""
    card = leave_pile(t, t.beneath_zone)
    t.host[card] = under
    check_collapse(t)


def return_unrest(t: Imperium, you: int, card: int) -> Effect:
    """Return an unrest to the pile, from wherever it lies."""
    if t.where[card] // t.seats == DECK:
        unstack(t, you, card)
    t.host[card] = -1
    put(t, card, t.unrest_zone)
    tell(t, "returned-unrest", you, card)
    yield from react(t, you, RETURNED_UNREST)


def unrest_in(t: Imperium, cards: list[int]) -> list[int]:
    faces = t.faces
    return [card for card in cards if faces[card] == UNREST_CARD]


def return_from(
    t: Imperium, you: int, hand: bool = True, discard: bool = False, up_to: int = 1, optional: bool = False
) -> Asking:
    """Return up to `up_to` unrest from the hand and/or the discard, asked one by one. Returns how many. The
    player may stop early if it is optional or more than one."""
    returned = 0
    for _ in range(up_to):
        in_hand = unrest_in(t, t.hand[you]) if hand else []
        in_discard = unrest_in(t, t.discard[you]) if discard else []
        places = [place for place, cards in ((FROM_HAND, in_hand), (FROM_DISCARD, in_discard)) if cards]
        private = hand and len(t.hand[you]) > 0
        if optional or up_to > 1:
            if not places and not private:
                break
            place = yield may(t, you, RETURN_UNREST, places, private)
        elif places:
            place = yield choose(t, you, RETURN_UNREST, places, private and discard)
        else:
            break
        if place == NONE:
            break
        yield from return_unrest(t, you, (in_hand if place == FROM_HAND else in_discard)[0])
        returned += 1
    return returned
