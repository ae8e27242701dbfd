"""What a seat still knows about cards that it can't see. All cards have the same back.

Every hidden card belongs, for each seat, to a set that the seat knows: the regions of the decks, a player's nation
cards, a discard that became a draw deck. `pools[seat]` has the numbers of the sets by card; a redeal first
shuffles each set.

When a card leaves a hand face down, the others can no longer tell which of the hand cards is which: a *mingling*.
The sets that met there aren't merged, or a redeal could put the hand's fame card into a draw deck where it never was.
Behind the sets `pools` has for each seat its minglings in their order, each as one number with a bit for every card.
A redeal repeats them, so whatever it comes to could have happened.
"""

from __future__ import annotations

from random import Random

from kronika.engine.hidden import replace_row
from kronika.engine.table import Table


def no_minglings(t: Table) -> list[list[int]]:
    return [[] for _ in range(t.seats + 1)]


def minglings(t: Table, seat: int) -> list[int]:
    return t.pools[t.seats + 1 + seat]


def bits_of(cards: list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def hide(t: Table, seat: int, cards: list[int]) -> None:
    """Cards that the seat knows become a new set. What happened to them while they were hidden before is past."""
    bit, sets = 1 << seat, t.pools[seat].copy()
    for card in cards:
        t.seen[card] &= ~bit
    taken = set(sets)
    number = next(number for number in range(1, len(sets) + 2) if number not in taken)
    for card in cards:
        sets[card] = number
    replace_row(t, seat, sets)
    if minglings(t, seat):
        replace_row(t, t.seats + 1 + seat, among(minglings(t, seat), ~bits_of(cards)))


def among(log: list[int], kept: int) -> list[int]:
    """The minglings as far as they concern these cards; one of fewer than two is none."""
    return [left for bits in log if (left := bits & kept).bit_count() > 1]


def mingle(t: Table, cards: list[int], watchers: int) -> None:
    """The watchers can't tell any more which of these cards is which."""
    if len(cards) < 2:
        return
    for seat in range(t.seats + 1):
        if watchers >> seat & 1:
            bit = 1 << seat
            known = [card for card in cards if t.seen[card] & bit]
            if known:
                hide(t, seat, known)
            lose_track(t, seat, cards)


def lose_track(t: Table, seat: int, cards: list[int]) -> None:
    hidden = bits_of([card for card, seers in enumerate(t.seen) if not seers >> seat & 1])
    log, here = among(minglings(t, seat), hidden), bits_of(cards)
    last = next((bits for bits in reversed(log) if bits & here), 0)
    if last & here == here if last else len({t.pools[seat][card] for card in cards}) == 1:
        return  # the seat couldn't tell them apart before
    while log and log[-1] & ~here == 0:
        log.pop()  # this one does all that the last one did
    log.append(here)
    replace_row(t, t.seats + 1 + seat, log)


def repeat_minglings(t: Table, seat: int, random: Random) -> None:
    """After a redeal has shuffled the seat's sets, repeat in order what the seat couldn't follow."""
    faces, seen, number = t.faces, t.seen, random.random
    for bits in minglings(t, seat):
        cards = []
        while bits:
            card = bits.bit_length() - 1
            bits ^= 1 << card
            if not seen[card] >> seat & 1:
                cards.append(card)
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[int(number() * (i + 1))]
            faces[a], faces[b] = faces[b], faces[a]


def share_minglings(t: Table) -> None:
    """The public's minglings become those that no seat could follow."""
    hidden = bits_of([card for card, seers in enumerate(t.seen) if not seers])
    shared = among(minglings(t, 0), hidden)
    for seat in range(1, t.seats):
        shared = [both for bits in shared for both in among(minglings(t, seat), bits)]
    replace_row(t, 2 * t.seats + 1, shared)
