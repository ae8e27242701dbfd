"""The card row and the ages."""

from __future__ import annotations

from kronika.engine import hidden
from kronika.engine.events import tell

from ..data import AGE_NAMES, COPIES, FRONT_SPACES, LEVEL, ROW
from ..ranks import players, players_left
from ..table import CIVIL_DECK, DISCARD_PILE, GONE, IN_ROW, MILITARY_DECK, Ages
from .cards import bar_again, cards_of_age, move, move_deck, move_first, move_top, remove, reveal
from .play import end_pact, remove_leader, remove_unfinished
from .tokens import lose_yellow

YELLOW_LOSS = 2  # at the end of ages I, II and III
LAST_AGE = 4
EMPTY = [-1] * ROW


def replenish(t: Ages, clear_front: bool = True) -> None:
    """Replenish the row: clear the front spaces, slide, fill. The first time, this ends age A."""
    if clear_front:
        front = FRONT_SPACES[players_left(t) - 2]
        clear(t, front - t.space[:front].count(-1))
    fill(t)
    if t.age == 0:
        begin_age(t)


def clear(t: Ages, number: int) -> None:
    """Remove this many cards from the left end of the row."""
    cards = move_first(t, t.row, number, GONE)
    if t.log is not None:
        for card in cards:
            tell(t, "row-cleared", -1, card)


def fill(t: Ages) -> None:
    """Slide the cards to the left and add new ones. The last card of ages I, II and III ends the age at once."""
    row, deck = t.row, t.civil_deck
    number = min(ROW - len(row), len(deck))
    if number:
        cards = move_top(t, deck, number, IN_ROW)
        if t.tracking:
            for card in cards:
                reveal(t, card)
                t.shown += 1
    t.space[:] = row if len(row) == ROW else row + EMPTY[len(row) :]
    if number and not deck and t.age:
        end_age(t)


def end_age(t: Ages) -> None:
    """End age I, II or III, in this order (TTA-AGE-21)."""
    antiquate(t)
    for seat in players(t):
        lose_yellow(t, seat, YELLOW_LOSS)
    begin_age(t)


def antiquate(t: Ages) -> None:
    """Remove cards that are older than the age that ends from hands and from play, except technologies, colonies,
    completed wonders, tactics and declared wars."""
    for seat in players(t):
        for card in [card for card in t.hand[seat] if LEVEL[t.faces[card]] < t.age]:
            if t.log is not None:
                tell(t, "antiquated", seat, card)
            remove(t, card)
            bar_again(t, seat)
        for card in [card for card in t.military_hand[seat] if LEVEL[t.faces[card]] < t.age]:
            if t.log is not None:
                tell(t, "antiquated", seat, card)
            move(t, card, DISCARD_PILE)
        if t.leader[seat] and LEVEL[t.faces[t.leader[seat][0]]] < t.age:
            remove_leader(t, seat)
        if t.unfinished[seat] and LEVEL[t.faces[t.unfinished[seat][0]]] < t.age:
            remove_unfinished(t, seat)
        if t.pact[seat] and LEVEL[t.faces[t.pact[seat][0]]] < t.age:
            end_pact(t, seat)


def begin_age(t: Ages) -> None:
    """Begin an age with new decks. The row is filled before the military decks are exchanged. Age IV has no decks."""
    move_deck(t, t.civil_deck, GONE)
    t.age += 1
    tell(t, "age", age=AGE_NAMES[t.age])
    if t.age < LAST_AGE:
        new_deck(t, civil=True)
        fill(t)
    move_deck(t, t.military_deck, GONE)
    if t.age < LAST_AGE:
        new_deck(t, civil=False)
    else:
        starting = players(t)[0]
        t.last_round = t.round if t.active == starting else t.round + 1
        tell(t, "last-round", number=t.last_round)


def new_deck(t: Ages, civil: bool) -> None:
    """The decks were shuffled when they were dealt. After a resignation the cards for more players are taken out
    (TTA-RESIGN-08), which everybody may see, and the rest is shuffled again."""
    deck = cards_of_age(t, t.age, civil)
    left = players_left(t)
    if left < t.seats:
        for card in surplus(t, deck, left):
            reveal(t, card)
            move(t, card, GONE)
            deck.remove(card)
        hidden.shuffle(t, deck)
    move_deck(t, deck, CIVIL_DECK if civil else MILITARY_DECK)


def surplus(t: Ages, deck: list[int], left: int) -> list[int]:
    """The copies that a game with this number of players doesn't have."""
    kept: dict[int, int] = {}
    found = []
    for card in deck:
        face = t.faces[card]
        kept[face] = kept.get(face, 0) + 1
        if kept[face] > COPIES[face][left - 2]:
            found.append(card)
    return found
