"""Moving cards: draw, reveal, discard, tuck, bury. What others can tell of a hidden card is kept right here."""

from __future__ import annotations

from kronika.engine.events import tell
from kronika.engine.hidden import show, shuffle, slip

from ..data import ATTACK, COMMON
from ..table import ATTACK_DISCARD, DISCARD, NEW_CARD, OFFER, ROUTES, SHARED, TUCKED, Settlers
from ..table import DECK as COMMON_DECK


def move(t: Settlers, card: int, to: int, seers: int) -> None:
    """Put a card at the end of a zone; the seats of the mask see its face on the way."""
    at = t.where[card]
    if t.tracking:
        if t.hands <= at < t.foundations_at:  # a hand, or cards apart from it
            if seers == t.everybody:
                forget_twins(t, card, at)
            else:
                slip(t, card, t.everybody & ~seers)
        show(t, card, seers)
    zone = t.zones[at]
    if zone[-1] == card:  # no need to go through a deck for its top card
        zone.pop()
    else:
        zone.remove(card)
    t.zones[to].append(card)
    t.where[card] = to


def forget_twins(t: Settlers, card: int, at: int) -> None:
    """Players who knew another copy in that hand can no longer tell which one left."""
    known = t.seen[card] | 1 << (at - t.hands) % t.seats
    face = t.faces[card]
    for other in t.zones[at]:
        if t.faces[other] == face and other != card:
            t.seen[other] &= known


def pile_of(t: Settlers, card: int) -> int:
    """The number of the discard pile that the card belongs to."""
    deck = t.backs[card]
    if deck == COMMON:
        return DISCARD
    return ATTACK_DISCARD if deck == ATTACK else SHARED + t.seats + t.faction.index(deck)


def discard(t: Settlers, card: int) -> None:
    """Put a card face up on its discard pile."""
    move(t, card, pile_of(t, card), t.everybody)


def discard_from_hand(t: Settlers, you: int, card: int) -> None:
    discard(t, card)
    tell(t, "discarded", you, card)


# --- draw


def can_draw_common(t: Settlers) -> bool:
    return bool(t.deck or t.discard)


def restock(t: Settlers) -> None:
    """An empty common deck is made of its discard pile; a faction deck never is."""
    if t.deck or not t.discard:
        return
    for card in t.discard:
        t.where[card] = COMMON_DECK
    t.deck.extend(t.discard)
    t.discard.clear()
    shuffle(t, t.deck)
    tell(t, "reshuffled")


def draw_common(t: Settlers, you: int) -> bool:
    """Draw a common card. Returns whether there was one."""
    if not t.deck:
        restock(t)
    return pull(t, you, t.deck, t.hands + you)


def draw_faction(t: Settlers, you: int) -> bool:
    """Draw a faction card. Returns whether there was one."""
    return pull(t, you, t.faction_deck[you], t.hands + you)


def pull(t: Settlers, you: int, deck: list[int], to: int) -> bool:
    if not deck:
        return False
    card = deck.pop()
    t.zones[to].append(card)
    t.where[card] = to
    if you == t.active:
        t.fresh |= NEW_CARD
    if t.tracking:
        t.shown += 1  # a card has left the deck, which can't be undone
        t.seen[card] |= 1 << you
        tell(t, "drew", you, card)
    return True


def set_apart(t: Settlers, you: int, common: bool) -> bool:
    """Draw a card to choose from, apart from the hand."""
    if common and not t.deck:
        restock(t)
    return pull(t, you, t.deck if common else t.faction_deck[you], t.drafts + you)


def keep(t: Settlers, you: int, card: int) -> None:
    """Take one of the cards that lie apart into the hand. The others can't tell which."""
    move(t, card, t.hands + you, 1 << you)


def pass_on(t: Settlers, you: int, cards: list[int], to: int) -> None:
    """Cards that lay apart are handed to another player."""
    for card in cards:
        move(t, card, t.drafts + to, 1 << you | 1 << to)
    tell(t, "passed-on", you, to=to, count=len(cards))


def shuffle_back(t: Settlers, you: int, card: int) -> None:
    """A card that lay apart goes back into the player's faction deck."""
    move(t, card, SHARED + you, 1 << you)
    shuffle(t, t.faction_deck[you])
    tell(t, "shuffled-back", you)


# --- the cards of the lookout phase


def reveal(t: Settlers, number: int) -> None:
    """Common cards are laid open; as many as there are, if there are too few."""
    for _ in range(number):
        if not t.deck:
            restock(t)
        if not t.deck:
            return
        card = t.deck[-1]
        move(t, card, OFFER, t.everybody)
        tell(t, "revealed", -1, card)


def take(t: Settlers, you: int, card: int) -> None:
    """Everybody sees which revealed card goes into the hand."""
    move(t, card, t.hands + you, t.everybody)
    tell(t, "took", you, card)


def clear_offer(t: Settlers) -> None:
    for card in list(t.offer):
        discard(t, card)
        tell(t, "left-over", -1, card)


# --- under and beside locations


def tuck_under(t: Settlers, you: int, card: int, gate: int) -> None:
    """Put a card face down under Gate, for good."""
    move(t, card, TUCKED, 1 << you)
    t.under[card] = gate
    tell(t, "tucked", you, card)


def mark_route(t: Settlers, you: int, location: int) -> None:
    """The top card of one's own deck marks a deal with an opponent's location; nobody sees it."""
    card = t.faction_deck[you][-1]
    move(t, card, ROUTES, 0)
    t.under[card] = location
    t.shown += 1


def routes_of(t: Settlers, you: int) -> list[int]:
    """The locations with which the player has Trade Route deals; the marker's back tells whose it is."""
    if not t.routes:
        return []
    own = t.faction[you]
    return [t.under[marker] for marker in t.routes if t.backs[marker] == own]


def end_route(t: Settlers, you: int, location: int) -> None:
    own = t.faction[you]
    marker = next(m for m in t.routes if t.under[m] == location and t.backs[m] == own)
    t.under[marker] = -1
    discard(t, marker)


def clear_under(t: Settlers, location: int) -> None:
    """The location leaves play: deals marked there end, and cards under it go to their discard piles."""
    for zone in (t.routes, t.tucked):
        for card in [c for c in zone if t.under[c] == location]:
            t.under[card] = -1
            discard(t, card)
