"""What a seat can't know may be dealt otherwise, but never so that a deck holds what it can't hold."""

from random import Random

import pytest

from kronika.engine.hidden import redeal
from kronika.games.imperium.boxes import COMMONS
from kronika.games.imperium.data import ANY, CIVILISED, FAME, REGION, SUIT, UNCIVILISED
from kronika.games.imperium.setup import group_of
from kronika.testing.runner import decisions

COMMON_FACES = {copy.face for copy in COMMONS}


def misplaced(t):
    """The cards that lie in a deck of the market or of fame where they can't be."""
    wrong = [card for card in t.fame + t.removed if not SUIT[t.faces[card]] & FAME]
    for deck, groups in zip(t.decks, (REGION, UNCIVILISED, CIVILISED, ANY), strict=True):
        for card in deck:
            face = t.faces[card]
            if face not in COMMON_FACES or not group_of(face) & groups:
                wrong.append(card)
    return wrong


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_keeps_the_suits_of_the_decks(seats):
    random = Random(seats)
    looked = 0
    for seed in range(6):
        for number, match in enumerate(decisions("imperium", seats, f"redeal/{seed}")):
            if match.over or number % 9:
                continue
            for seat in (*range(seats), None):
                twin = match.table.copy()
                before = [sorted(deck) for deck in twin.decks]
                redeal(twin, seat, random)
                assert [sorted(deck) for deck in twin.decks] == before
                assert misplaced(twin) == [], (seed, number, seat)
                looked += 1
    assert looked > 500
