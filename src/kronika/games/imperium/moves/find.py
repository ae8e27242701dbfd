"""Find: searching one's own cards for a named card or a kind of card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.engine.ask import NONE, choose
from kronika.engine.choice import Asking
from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..asks import distinct
from ..keys import FIND
from ..table import DECK, DISCARD, HAND, NATION, Imperium
from .deck import shuffle_nation
from .zones import put, scatter, unstack

Wanted: TypeAlias = Callable[[Imperium, int], bool]  # the card
EVERYWHERE: Final = (HAND, DISCARD, DECK, NATION)


def find(t: Imperium, you: int, names: frozenset[int], to: int, zones: tuple[int, ...] = EVERYWHERE) -> int:
    """Move a card with one of these faces to the zone `to`. The zones are searched in order until one has it, and a
    deck that was searched is shuffled. Returns the card, or NONE if there is none."""
    for kind in zones:
        found = [card for card in searched(t, you, kind) if t.faces[card] in names]
        if found:
            return bring(t, you, kind, found[0], to)
        reshuffle(t, you, kind)
    tell(t, "found-nothing", you)
    return NONE


def find_kind(t: Imperium, you: int, wanted: Wanted, to: int, zones: tuple[int, ...] = EVERYWHERE) -> Asking:
    """Any one card that fits, from any of the zones: all of them are searched before the player picks."""
    found = [card for kind in zones for card in searched(t, you, kind) if wanted(t, card)]
    card = NONE
    if found:
        card = yield choose(t, you, FIND, distinct(t, found), private=True)
    else:
        tell(t, "found-nothing", you)
    for kind in zones:
        if card != NONE and t.where[card] == kind * t.seats + you:
            bring(t, you, kind, card, to)
        else:
            reshuffle(t, you, kind)
    return card


def searched(t: Imperium, you: int, kind: int) -> list[int]:
    """The cards of a zone, which you see now; never the one in the accession slot."""
    cards = t.zones[kind * t.seats + you]
    if kind != NATION:
        return list(cards)
    if t.tracking:
        for card in cards[1:]:
            show(t, card, 1 << you)
    return cards[1:]


def bring(t: Imperium, you: int, kind: int, card: int, to: int) -> int:
    if t.where[card] == DECK * t.seats + you:
        unstack(t, you, card)
    put(t, card, to)
    tell(t, "found", you, card)
    reshuffle(t, you, kind)
    return card


def reshuffle(t: Imperium, you: int, kind: int) -> None:
    if kind == DECK:
        scatter(t, you)
    elif kind == NATION and len(t.nation[you]) > 1:
        shuffle_nation(t, you)
