"""Moving cards, and who can still tell which is which.

All cards have one back. `pools` says for each seat which hidden cards it knows as a set: the regions of the decks, a
player's nation cards, what was in a discard when it was renewed. Who can't follow a card loses only what it must.
"""

from __future__ import annotations

from kronika.engine.hidden import new_pool, show

from .table import DECK, HAND, HISTORY, Imperium


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


def mingle(t: Imperium, cards: list[int], watchers: int) -> None:
    """The watchers can't tell any more which of these cards is which, and so not from the cards that they knew only as
    a set together with these."""
    if len(cards) < 2:
        return
    seen = t.seen
    for seat in range(t.seats + 1):
        bit = 1 << seat
        if not watchers & bit:
            continue
        pools = t.pools[seat]
        known = [card for card in cards if seen[card] & bit]
        sets = {pools[card] for card in cards if not seen[card] & bit}
        if known or len(sets) > 1:
            merged = new_pool(t, seat)
            for card, pool in enumerate(pools):
                if pool in sets and not seen[card] & bit:
                    pools[card] = merged
            for card in known:
                seen[card] &= ~bit
                pools[card] = merged


def bag(t: Imperium, me: int, cards: list[int]) -> None:
    """Cards that everybody knows become my draw deck: I know what is in it, the others know it as a set until it is
    drawn from."""
    for seat in range(t.seats + 1):
        if seat == me:
            continue
        pool = new_pool(t, seat)
        for card in cards:
            t.seen[card] &= ~(1 << seat)
            t.pools[seat][card] = pool


def mix(t: Imperium, cards: list[int]) -> None:
    """Shuffle face-down cards in their places: nobody can follow one through it."""
    if t.tracking:
        mingle(t, cards, t.everybody)
    faces = t.faces
    for i in range(len(cards) - 1, 0, -1):
        j = t.roll(i + 1)
        a, b = cards[i], cards[j]
        faces[a], faces[b] = faces[b], faces[a]


def scatter(t: Imperium, me: int) -> None:
    """Shuffle a draw deck: its top cards lose their places."""
    if t.stacked[me]:
        t.stacked[me] = 0
        t.shown += 1
        if t.tracking:
            mingle(t, t.deck[me], t.everybody & ~(1 << me))


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


def to_hand(t: Imperium, me: int, card: int, seers: int = -1) -> None:
    put(t, card, HAND * t.seats + me, seers)


def zone_of(t: Imperium, kind: int, me: int) -> int:
    return kind * t.seats + me


def lies_in(t: Imperium, card: int, kind: int, me: int) -> bool:
    return t.where[card] == kind * t.seats + me


def unstack(t: Imperium, me: int, card: int) -> None:
    """A card is about to leave the draw deck otherwise than by being drawn: it leaves the ordered part first."""
    deck = t.zones[DECK * t.seats + me]
    if deck.index(card) >= len(deck) - t.stacked[me]:
        t.stacked[me] -= 1
