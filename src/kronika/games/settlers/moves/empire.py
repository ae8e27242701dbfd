"""What happens to locations: they are placed, guarded, used, taken over, and they leave."""

from __future__ import annotations

from typing import Final

from kronika.engine.events import tell

from ..data import ACTION_ROW, COLOURS_OF, COMMON, DECK, ROW
from ..goods import DEFENCE, WOOD, WORKER
from ..table import COLLECTION, NEW_COMMON, NEW_FACTION, RIVAL, Settlers
from .cards import clear_under, discard, move, pile_of
from .goods import gain

BLOCKED: Final = 100  # as uses of a location: no more in this round


def holder(t: Settlers, card: int) -> int:
    """The seat in whose empire the location stands; the number after the last seat is the virtual player."""
    at = t.where[card]
    return t.seats if at == RIVAL else (at - t.empires) // 3


def owner(t: Settlers, card: int) -> int:
    """The holder, or who gets a taken-over location back."""
    return t.home[card] if t.home[card] >= 0 else holder(t, card)


def place(t: Settlers, you: int, card: int) -> None:
    """Put a location into the row of its type: faction locations on the left, common ones on the right."""
    face = t.faces[card]
    row = ROW[face]
    move(t, card, t.empires + 3 * you + row, t.everybody)
    common = DECK[face] == COMMON
    if not common:
        cards = t.empire[you][row]
        cards.insert(sum(DECK[t.faces[c]] != COMMON for c in cards) - 1, cards.pop())
    for colour in COLOURS_OF[face]:
        t.colours[you][colour] += 1
    if you == t.active:
        t.fresh |= NEW_COMMON if common else NEW_FACTION


def uncount(t: Settlers, card: int) -> None:
    """The location no longer counts for its holder's colours."""
    seat = holder(t, card)
    if seat < t.seats:
        for colour in COLOURS_OF[t.faces[card]]:
            t.colours[seat][colour] -= 1


def strip(t: Settlers, card: int) -> None:
    """Pieces and tokens on the location go to the general supply, cards under it to their discard piles."""
    uncount(t, card)
    t.used[card] = 0
    t.lying[card] = 0
    t.guard[card] = 0
    t.home[card] = -1
    if t.routes or t.tucked:
        clear_under(t, card)


def remove(t: Settlers, card: int) -> None:
    """Move a location from the empire to its discard pile."""
    strip(t, card)
    discard(t, card)


def collect(t: Settlers, card: int) -> None:
    """Move a card into the collection of the virtual player."""
    strip(t, card)
    move(t, card, COLLECTION, t.everybody)
    tell(t, "collected", -1, card)


def fall(t: Settlers, card: int) -> None:
    """A razed location: a common one becomes a foundation of its owner, and its holder takes 1 wood (SET-RAZE-10,
    SET-FOUND-01)."""
    seat, keeper = holder(t, card), owner(t, card)
    common = DECK[t.faces[card]] == COMMON
    strip(t, card)
    if not common or keeper == t.seats:
        discard(t, card)
        return
    move(t, card, t.foundations_at + keeper, t.everybody)
    tell(t, "foundation", keeper, card)
    if seat < t.seats:
        gain(t, seat, WOOD, 1)


def bury(t: Settlers, you: int, card: int) -> None:
    """A card from the hand becomes a foundation, face down."""
    move(t, card, t.foundations_at + you, 1 << you)
    tell(t, "buried", you, card)


def use_foundation(t: Settlers, you: int) -> None:
    card = t.foundations[you][0]
    discard(t, card)
    tell(t, "used-foundation", you, card)


# --- deals


def tuck_deal(t: Settlers, you: int, card: int) -> None:
    """Put a card under the top edge of the board, where everybody sees its deal field."""
    move(t, card, t.deals_at + you, t.everybody)


def drop_deal(t: Settlers, card: int) -> None:
    move(t, card, pile_of(t, card), t.everybody)


# --- tokens


def defend(t: Settlers, you: int, card: int) -> None:
    t.goods[you][DEFENCE] -= 1
    t.guard[card] += 1
    tell(t, "defended", you, card)


def post_samurai(t: Settlers, you: int, card: int) -> None:
    """Put a worker from the general supply on the location as a samurai."""
    t.guard[card] += 1
    tell(t, "samurai", you, card)


def send_samurai(t: Settlers, you: int, card: int) -> None:
    """Put one of the player's workers on the location as a samurai."""
    t.goods[you][WORKER] -= 1
    post_samurai(t, you, card)


def lay(t: Settlers, card: int, pieces: int) -> None:
    t.lying[card] += pieces


def mark_used(t: Settlers, card: int, times: int, pieces: int) -> None:
    """What was paid lies on the location until the end of the round."""
    t.used[card] += times
    t.lying[card] += pieces


def refresh(t: Settlers, you: int, card: int) -> None:
    """The pieces on an action location go to the general supply: all its uses are open again."""
    t.used[card] = 0
    t.lying[card] = 0
    t.refreshed += 1
    tell(t, "refreshed", you, card)


def block(t: Settlers, you: int, card: int) -> None:
    """A worker of the general supply lies on it: no more uses in this round."""
    t.used[card] += BLOCKED
    tell(t, "blocked", you, card, to=holder(t, card))


def take_over(t: Settlers, you: int, card: int) -> None:
    """Put the location into another empire for the rest of the round."""
    seat = holder(t, card)
    uncount(t, card)
    t.home[card] = seat
    place(t, you, card)
    tell(t, "took-over", you, card, to=seat)


def give_back(t: Settlers) -> None:
    """At the end of a round, return every location that was taken over."""
    for seat in range(t.seats):
        for card in [c for row in t.empire[seat] for c in row if t.home[c] >= 0]:
            home = t.home[card]
            uncount(t, card)
            t.home[card] = -1
            if home == t.seats:
                move(t, card, RIVAL, t.everybody)
            else:
                place(t, home, card)
            tell(t, "gave-back", seat, card)


def clear_round(t: Settlers) -> None:
    """Cleanup: activation goods and defence tokens go; samurai and what lies on features stay (SET-CLEAN-09)."""
    for seat in range(t.seats):
        for row in range(3):
            for card in t.empire[seat][row]:
                if row == ACTION_ROW:
                    t.used[card] = 0
                    t.lying[card] = 0
                if DECK[t.faces[card]] == COMMON:
                    t.guard[card] = 0
