"""Moving cards, and who can still tell which is which."""

from __future__ import annotations

from kronika.engine.hidden import show

from ..knowledge import hide, mingle
from ..table import DECK, HAND, HISTORY, Imperium


def put(t: Imperium, card: int, to: int, seers: int = -1) -> None:
    """Put a card on top of (at the end of) a zone. The seats of the mask see its face; -1: everybody."""
    at = t.where[card]
    if t.tracking:
        if seers == -1:
            show(t, card, t.everybody)
        else:
            if HAND * t.seats <= at < (HAND + 1) * t.seats or HISTORY * t.seats <= at < (HISTORY + 1) * t.seats:
                mingle(t, t.zones[at], t.everybody & ~seers)
            show(t, card, seers)
    zones = t.zones
    zones[at].remove(card)
    zones[to].append(card)
    t.where[card] = to


def bag(t: Imperium, you: int, cards: list[int]) -> None:
    """Cards that everybody knows become your draw deck: you know what is in it, the others know it as a set until it is
    drawn from."""
    for seat in range(t.seats + 1):
        if seat != you:
            hide(t, seat, cards)


def mix(t: Imperium, deck: list[int], start: int) -> None:
    """Shuffle a face-down deck from that place on: nobody can follow a card through it."""
    if t.tracking:
        mingle(t, deck[start:], t.everybody)
    for i in range(len(deck) - 1, start, -1):
        j = start + t.roll(i + 1 - start)
        deck[i], deck[j] = deck[j], deck[i]


def scatter(t: Imperium, you: int) -> None:
    """Shuffle a draw deck: its top cards lose their places."""
    if t.stacked[you]:
        t.stacked[you] = 0
        t.shown += 1
        if t.tracking:
            mingle(t, t.deck[you], t.everybody & ~(1 << you))


def pull(t: Imperium, deck: list[int], stack: int) -> int:
    """Take the top card off a bag: one of the cards with an order, else any."""
    if t.stacked[stack]:
        t.stacked[stack] -= 1
        return deck.pop()
    i = t.roll(len(deck))
    card = deck[i]
    deck[i] = deck[-1]
    deck.pop()
    return card


def zone_of(t: Imperium, kind: int, you: int) -> int:
    return kind * t.seats + you


def unstack(t: Imperium, you: int, card: int) -> None:
    """A card is about to leave the draw deck otherwise than by being drawn: it leaves the ordered part first."""
    deck = t.zones[DECK * t.seats + you]
    if deck.index(card) >= len(deck) - t.stacked[you]:
        t.stacked[you] -= 1
