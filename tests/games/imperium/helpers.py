"""What tests of several rules have in common."""

from collections import Counter

from kronika.games.imperium.boxes import COMMONS
from kronika.games.imperium.data import KING_B, MARKET_SUITS, SUITS
from kronika.games.imperium.setup import group_of

SLOTS = 5  # of the market


def group(face):
    """The name of the group to which a common card belongs."""
    return SUITS[group_of(face).bit_length() - 1]


def printed(box, players):
    """How many common cards of each group the box has for so many players; King of Kings is one card, not two."""
    cards = [copy for copy in COMMONS if copy.box == box and copy.players <= players and copy.face != KING_B]
    return Counter(group(copy.face) for copy in cards)


def main_deck(box, players, small):
    """How many cards the main deck has: all but those of the three small decks and of the market."""
    cards = printed(box, players)
    return sum(cards[suit] for suit in MARKET_SUITS) - 3 * small - SLOTS
