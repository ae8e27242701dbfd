"""Moves cards from place to place, and records who sees them."""

from __future__ import annotations

from kronika.engine import hidden
from kronika.engine.events import tell

from ..data import ACTION_CARD, CIVIL_BACK, CONSTRUCTION, KIND, MILITARY_BACK
from ..table import (
    COMMON,
    CURRENT,
    DISCARD_PILE,
    FUTURE,
    GONE,
    HAND,
    LATER,
    MILITARY_DECK,
    MILITARY_HAND,
    PAST,
    Ages,
    place,
)


def move(t: Ages, card: int, to: int) -> None:
    """Put a card at the end of a zone."""
    zones, where = t.zones, t.where
    zones[where[card]].remove(card)
    zones[to].append(card)
    where[card] = to


def move_top(t: Ages, deck: list[int], number: int, to: int) -> list[int]:
    """Move a number of cards from the top of a deck to the end of a zone, one by one."""
    cards, where = deck[: -number - 1 : -1], t.where
    del deck[-number:]
    t.zones[to].extend(cards)
    for card in cards:
        where[card] = to
    return cards


def move_first(t: Ages, zone: list[int], number: int, to: int) -> list[int]:
    """Put this many cards from the beginning of a zone at the end of another one, in the same order."""
    cards, where = zone[:number], t.where
    del zone[:number]
    t.zones[to].extend(cards)
    for card in cards:
        where[card] = to
    return cards


def move_deck(t: Ages, deck: list[int], to: int) -> None:
    """Put all these cards of one zone at the end of another, in their order."""
    if not deck:
        return
    first, where = deck[0], t.where
    zone = t.zones[where[first]]
    t.zones[to].extend(deck)
    if deck == list(range(first, first + len(deck))):  # as dealt
        where[first : first + len(deck)] = [to] * len(deck)
    else:
        for card in deck:
            where[card] = to
    start = zone.index(first)
    if zone[start : start + len(deck)] == deck:  # side by side, as decks lie
        del zone[start : start + len(deck)]
    else:
        zone[:] = [card for card in zone if where[card] != to]


def reveal(t: Ages, card: int) -> None:
    """Everybody sees the card."""
    if t.tracking:
        hidden.show(t, card, t.everybody)


def peek(t: Ages, you: int, card: int) -> None:
    """You alone see the card."""
    if t.tracking:
        hidden.show(t, card, 1 << you)
        tell(t, "peeked", you, card)


def hide_from_others(t: Ages, you: int, card: int) -> None:
    """The card leaves your hand face down: the others can't tell which one it was."""
    if t.tracking:
        hidden.slip(t, card, t.everybody & ~(1 << you))


# --- civil cards


def to_hand(t: Ages, you: int, card: int) -> None:
    move(t, card, place(t, HAND, you))
    face = t.faces[card]
    if KIND[face] <= CONSTRUCTION:
        bar(t, you, face)
    elif KIND[face] != ACTION_CARD:
        bar_again(t, you)


def bar(t: Ages, you: int, face: int) -> None:
    """Note that the player may not take this technology again."""
    if t.barred[you]:
        t.barred[you] = barred = t.barred[you].copy()  # copies of the table share the list
        barred[face] = True


def bar_again(t: Ages, you: int) -> None:
    """Update what the player may take, after a technology, a leader or a wonder has come or gone."""
    t.barred[you] = []


def remove(t: Ages, card: int) -> None:
    """Remove a civil card, or a military one that leaves the game. It never comes back."""
    move(t, card, GONE)


# --- military cards


def draw_military(t: Ages, you: int, number: int) -> None:
    """Draw a military card from the deck of the current age. When it runs out, the discards of that age become the new
    deck (TTA-ENDTURN-09); if there are none, that happens at the first draw for which there are some."""
    if number > 0 and not t.military_deck:
        renew_military_deck(t)
    while number > 0 and t.military_deck:
        cards = move_top(t, t.military_deck, number, place(t, MILITARY_HAND, you))
        number -= len(cards)
        if t.tracking:
            for card in cards:
                t.shown += 1  # a card has left the deck, which can't be undone
                t.seen[card] |= 1 << you
                tell(t, "drew", you, card)
        if not t.military_deck:
            renew_military_deck(t)


def renew_military_deck(t: Ages) -> None:
    back = MILITARY_BACK + t.age
    cards = [card for card in t.discarded if t.backs[card] == back]
    for card in cards:
        t.discarded.remove(card)
        t.where[card] = MILITARY_DECK
    if cards:
        t.military_deck.extend(cards)
        hidden.shuffle(t, t.military_deck)
        tell(t, "reshuffled")


def discard(t: Ages, you: int, card: int) -> None:
    """Discard a military card from hand, face down."""
    hide_from_others(t, you, card)
    move(t, card, DISCARD_PILE)
    if t.log is not None:
        tell(t, "discarded", you, card)


def discard_shown(t: Ages, card: int) -> None:
    """Discard a military card that was played or lay in play."""
    reveal(t, card)
    move(t, card, DISCARD_PILE)


def prepare(t: Ages, you: int, card: int) -> None:
    """Put an event from hand face down among the future events."""
    hide_from_others(t, you, card)
    move(t, card, FUTURE)
    if t.log is not None:
        tell(t, "prepared", you, card)


def reveal_event(t: Ages) -> int:
    """Reveal the top current event."""
    card = t.current[-1]
    reveal(t, card)
    move(t, card, PAST)
    t.shown += 1
    return card


def renew_current_events(t: Ages) -> None:
    """Turn the future events into the current ones: shuffled and sorted by age, the earliest on top."""
    for back in range(MILITARY_BACK + 3, MILITARY_BACK - 1, -1):
        cards = [card for card in t.future if t.backs[card] == back]
        hidden.shuffle(t, cards)
        move_deck(t, cards, CURRENT)
    tell(t, "events-renewed", number=len(t.current))


def to_common(t: Ages, card: int) -> None:
    """Make a tactic common. A second copy leaves the game."""
    known = any(t.faces[other] == t.faces[card] for other in t.common)
    move(t, card, GONE if known else COMMON)


def cards_of_age(t: Ages, age: int, civil: bool) -> list[int]:
    """The deck of an age to come. As dealt, all cards with its back lie there side by side."""
    back, backs, later = (CIVIL_BACK if civil else MILITARY_BACK) + age, t.backs, t.later
    for alike in t.alike:
        if backs[alike[0]] == back and t.where[alike[0]] == LATER:
            start = later.index(alike[0])
            if later[start : start + len(alike)] == alike:
                return alike.copy()
    return [card for card in later if backs[card] == back]
