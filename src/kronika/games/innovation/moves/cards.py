"""What is done with cards: draw, show, meld, tuck, score, return, transfer, remove, splay."""

from __future__ import annotations

from typing import Final

from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..data import COLOUR, COLOURS, DIRECTIONS, MONUMENT, VALUE
from ..scoring import end_by_points
from ..table import BOARD, Innovation
from .achievements import check_board, check_boards, claim
from .find import highest_top
from .zones import move, owner_of, refresh, seers_of

HAND: Final = 0
SCORE: Final = 1
TABLE_PLACES: Final = ("hand", "score")
LAST_AGE: Final = 10


class ActionOver(Exception):
    """Fission has removed the cards: the rest of the action is dropped (INN-REMOVE-04)."""


# --- draw


def draw(t: Innovation, you: int, age: int) -> int:
    """Draw a card from the pile of this value, or from the next higher one that has cards. Above 10 the game ends
    (INN-END-07)."""
    supply = t.supply
    if age < 1:
        age = 1
    while age <= LAST_AGE and not supply[age]:
        age += 1
    if age > LAST_AGE:
        end_by_points(t)
    card = supply[age].pop()
    to = t.hands + you
    t.zones[to].append(card)
    t.where[card] = to
    t.changed = 1
    if t.tracking:
        t.shown += 1  # a card has left the supply, which can't be undone
        t.seen[card] |= 1 << you
        tell(t, "drew", you, card)
    return card


def draw_action(t: Innovation, you: int) -> int:
    return draw(t, you, highest_top(t, you))


def draw_and_meld(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    meld(t, you, card)
    return card


def draw_and_tuck(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    tuck(t, you, card)
    return card


def draw_and_score(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    score(t, you, card, followed=True)
    return card


def draw_and_reveal(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    reveal(t, you, card)
    return card


# --- show


def reveal(t: Innovation, you: int, card: int) -> None:
    """Everybody sees the card. It stays where it is, and that doesn't count as a change."""
    if t.tracking:
        show(t, card, t.everybody)
        tell(t, "revealed", you, card)


def name_aloud(t: Innovation, you: int, word: str) -> None:
    """Tell everybody what a player has named: a colour or a value."""
    tell(t, "named", you, word=word)


def show_hand(t: Innovation, you: int) -> None:
    """Reveal the hand of a player who can't fulfil a demand for an icon or colour, as proof."""
    if t.tracking:
        for card in t.hand[you]:
            show(t, card, t.everybody)
        tell(t, "showed-hand", you)
        for card in t.hand[you]:
            tell(t, "revealed", you, card)


# --- meld, tuck, score, return, transfer, remove


def meld(t: Innovation, you: int, card: int) -> None:
    """Put a card on top of the pile of its colour, from wherever it lies."""
    move(t, card, BOARD + you * 5 + COLOUR[t.faces[card]], t.everybody)
    tell(t, "melded", you, card)
    check_board(t, you)


def tuck(t: Innovation, you: int, card: int) -> None:
    """Put a card at the bottom of the pile of its colour."""
    colour = COLOUR[t.faces[card]]
    move(t, card, BOARD + you * 5 + colour, t.everybody)
    pile = t.board[you][colour]
    pile.insert(0, pile.pop())
    refresh(t, you, colour)
    tell(t, "tucked", you, card)
    t.tucked[you] += 1
    if t.tucked[you] == 6:
        claim(t, you, MONUMENT)
    check_board(t, you)


def score(t: Innovation, you: int, card: int, followed: bool = False) -> None:
    """Put a card into the player's own score pile. This counts for Monument; a transfer doesn't."""
    move(t, card, t.scores + you, seers_of(t, card) | 1 << you, followed)
    tell(t, "scored", you, card)
    t.scored[you] += 1
    if t.scored[you] == 6:
        claim(t, you, MONUMENT)
    check_board(t, you)


def return_card(t: Innovation, card: int) -> None:
    """Put a card at the bottom of the supply pile of its age."""
    owner = owner_of(t, card)
    age = VALUE[card]
    move(t, card, age, seers_of(t, card))
    pile = t.supply[age]
    pile.insert(0, pile.pop())
    tell(t, "returned", owner, card)
    check_board(t, owner)


def transfer(t: Innovation, card: int, place: int, to: int) -> None:
    """Move a card into a player's HAND or SCORE pile. This counts neither as drawing nor as scoring."""
    owner = owner_of(t, card)
    move(t, card, t.hands + place * t.seats + to, seers_of(t, card) | 1 << to)
    tell(t, "transferred", owner, card, to=to, place=TABLE_PLACES[place])
    check_board(t, owner)


def transfer_to_board(t: Innovation, card: int, to: int) -> None:
    """Move a card on top of a player's pile of its colour. This doesn't count as melding."""
    owner = owner_of(t, card)
    move(t, card, BOARD + to * 5 + COLOUR[t.faces[card]], t.everybody)
    tell(t, "transferred", owner, card, to=to, place="board")
    check_boards(t)


def exchange(t: Innovation, mine: list[int], mine_go: int, theirs: list[int], theirs_go: int) -> None:
    """Swap two groups of cards that were fixed before anything moves (INN-EXCHANGE-03). The zones are given by
    number."""
    for cards, to in ((list(mine), mine_go), (list(theirs), theirs_go)):
        for card in cards:
            owner = owner_of(t, card)
            there = (to - t.hands) % t.seats
            move(t, card, to, seers_of(t, card) | 1 << there)
            tell(t, "exchanged", owner, card, to=there, place=TABLE_PLACES[(to - t.hands) // t.seats])


def hand_zone(t: Innovation, seat: int) -> int:
    return t.hands + seat


def score_zone(t: Innovation, seat: int) -> int:
    return t.scores + seat


def remove(t: Innovation, card: int) -> None:
    """Remove a card from the game."""
    owner = owner_of(t, card)
    move(t, card, len(t.zones) - 1, seers_of(t, card))
    tell(t, "removed", owner, card)


def rearrange(t: Innovation, you: int, colour: int, order: list[int]) -> None:
    """Put the pile of that colour into this order, bottom card first; the splay stays."""
    pile = t.board[you][colour]
    if pile == order:
        return
    pile[:] = order
    t.changed = 1
    refresh(t, you, colour)
    tell(t, "rearranged", you, order[-1], colour=COLOURS[colour])
    check_board(t, you)


def splay(t: Innovation, you: int, colour: int, direction: int) -> bool:
    """Whether the splay changed anything: not on fewer than two cards, not in the direction it has."""
    if len(t.board[you][colour]) < 2 or t.splay[you][colour] == direction:
        return False
    t.splay[you][colour] = direction
    t.changed = 1
    refresh(t, you, colour)
    tell(t, "splayed", you, colour=COLOURS[colour], direction=DIRECTIONS[direction])
    check_board(t, you)
    return True
