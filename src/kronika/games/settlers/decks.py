"""What a faction deck must hold: the rule for composing one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kronika.engine.errors import BadData

from .data import COPIES, DECK, DECKS, FACE, IDS, LIKE, PRINTED

SIZE: Final = 30
SHAPE: Final = {3: 3, 2: 6, 1: 9}  # copies -> how many different cards have them


def copies_in_game(card: str) -> int:
    return sum(COPIES[face] for face in range(len(IDS)) if LIKE[face] == card)


def check_deck(faction: int, cards: Sequence[str]) -> None:
    """Refuse a deck that isn't 30 cards of the faction: three threefold, six twofold and nine single ones, complete."""
    strange = [card for card in cards if card not in FACE or DECK[FACE[card]] != faction]
    if strange:
        raise BadData(f"{strange[0]} is no card of the {DECKS[faction]} deck.")
    count = Counter(LIKE[FACE[card]] for card in cards)
    for card, number in count.items():
        if number != copies_in_game(card):
            raise BadData(f"All {copies_in_game(card)} copies of {card} go into a deck, or none; these are {number}.")
    shape = Counter(count.values())
    if len(cards) != SIZE or any(shape[copies] != number for copies, number in SHAPE.items()):
        raise BadData(
            f"A faction deck has {SIZE} cards: three different ones with 3 copies, six with 2 and nine with 1, "
            f"not {shape[3]}, {shape[2]} and {shape[1]}."
        )


def check_decks() -> None:
    """The four decks of the box are such decks."""
    for faction in range(1, 5):
        check_deck(faction, [IDS[face] for face in PRINTED[faction]])
