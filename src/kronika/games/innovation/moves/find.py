"""What the cards ask about the table."""

from __future__ import annotations

from ..data import COLOUR, SHOWN, UNSPLAYED, VALUE
from ..table import Innovation


def value(card: int) -> int:
    return VALUE[card]


def colour_of(t: Innovation, card: int) -> int:
    return COLOUR[t.faces[card]]


def has(t: Innovation, card: int, icon: int) -> bool:
    return SHOWN[UNSPLAYED][t.faces[card]] >> icon & 255 > 0


def icons(t: Innovation, seat: int, icon: int) -> int:
    """The number of these icons on the player's board."""
    return t.icons[seat] >> icon & 255


def top(t: Innovation, seat: int, colour: int) -> int:
    """The top card of this colour, -1 if there is none."""
    pile = t.board[seat][colour]
    return pile[-1] if pile else -1


def tops(t: Innovation, seat: int) -> list[int]:
    return [pile[-1] for pile in t.board[seat] if pile]


def highest_top(t: Innovation, seat: int) -> int:
    """The highest value among the top cards, 0 without any."""
    best = 0
    for pile in t.board[seat]:
        if pile and VALUE[pile[-1]] > best:
            best = VALUE[pile[-1]]
    return best


def highest_value(cards: list[int]) -> int:
    """The highest value among these cards; 0 without any."""
    return max((VALUE[card] for card in cards), default=0)


def highest(cards: list[int]) -> list[int]:
    """All cards that are tied for the highest value."""
    best = highest_value(cards)
    return [card for card in cards if VALUE[card] == best]


def lowest(cards: list[int]) -> list[int]:
    """All cards that are tied for the lowest value."""
    least = min((VALUE[card] for card in cards), default=0)
    return [card for card in cards if VALUE[card] == least]


def different_values(cards: list[int]) -> int:
    return len({VALUE[card] for card in cards})


def others(t: Innovation, you: int) -> list[int]:
    """The other seats, clockwise from the left."""
    return [(you + i) % t.seats for i in range(1, t.seats)]
