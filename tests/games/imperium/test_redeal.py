"""A redeal changes what a seat can't know, but only to something that could have happened in the game."""

from collections import Counter
from random import Random

import pytest

from kronika.engine.dice import Dice
from kronika.games.imperium.boxes import COMMONS, NATION, NATION_IDS, NATIONS
from kronika.games.imperium.data import ANY, CIVILISED, FACE, FAME, REGION, SUIT, UNCIVILISED
from kronika.games.imperium.setup import group_of
from kronika.testing.checks import check_conserved
from kronika.testing.runner import decisions

COMMON_FACES = {copy.face for copy in COMMONS}
SACRED_PASS = FACE["reg_sacred_pass"]
LONGEST = 20_000  # decisions


def misplaced(t):
    """The cards that lie in a deck of the market or of fame where they can't be."""
    wrong = [card for card in t.fame + t.removed if not SUIT[t.faces[card]] & FAME]
    for deck, groups in zip(t.decks, (REGION, UNCIVILISED, CIVILISED, ANY), strict=True):
        for card in deck:
            face = t.faces[card]
            if face not in COMMON_FACES or not group_of(face) & groups:
                wrong.append(card)
    return wrong


def foreign_nation_cards(t):
    """The cards of nation decks that aren't the nation's: only Sacred Pass can bring one there."""
    if SACRED_PASS in t.faces:
        return []
    return [
        card
        for seat, deck in enumerate(t.nation)
        for card in deck
        if t.faces[card] not in {copy.face for copy in NATIONS[t.nations[seat]].copies}
    ]


class Bags:
    """What was in each draw deck when it was made: nothing else can be in it, beside what was put on top since."""

    def __init__(self, t):
        self.made = [set(deck) for deck in t.deck]
        self.loose = [False] * t.seats  # decks that were shuffled together with what lay on top
        self.remember(t)

    def remember(self, t):
        self.hands = [set(hand) for hand in t.hand]
        self.decks = [set(deck) for deck in t.deck]
        self.tops = [set(deck[len(deck) - stacked :]) for deck, stacked in zip(t.deck, t.stacked, strict=False)]

    def look(self, match):
        """After every answer. A card of the hand can have been discarded and drawn again."""
        t = match.table
        gone = {event.card for event in match.events if event.kind == "discarded"}
        for seat, deck in enumerate(t.deck):
            bottom = set(deck[: len(deck) - t.stacked[seat]])
            if bottom & self.tops[seat]:
                self.loose[seat] = True
            elif bottom - self.decks[seat]:
                self.loose[seat] = False
                drawn = {card for card in t.hand[seat] if card not in self.hands[seat] or t.faces[card] in gone}
                self.made[seat] = bottom | drawn
        self.remember(t)

    def strangers(self, t, real):
        """Faces that can't be in the unordered part of a draw deck."""
        found = Counter()
        for seat, deck in enumerate(t.deck):
            if not self.loose[seat]:
                made = Counter(real.faces[card] for card in self.made[seat])
                found += Counter(t.faces[card] for card in deck[: len(deck) - t.stacked[seat]]) - made
        return found


def play_on(match, random):
    for _ in range(LONGEST):
        if match.over:
            return
        codes = match.choice.codes
        match.play(codes[int(random.random() * len(codes))])
    raise AssertionError("a redealt match doesn't end")


@pytest.mark.parametrize("nation", NATION_IDS)
def test_every_redeal_is_a_possible_position_and_can_be_played_on(nation):
    random = Random(nation)
    looked = 0
    others = [other for other in NATION_IDS if other != nation]
    for seats in (2, 3 + len(nation) % 2):
        options = {"nation_1": nation, "nation_2": random.choice(others), "commons": NATION[nation].box}
        for number, match in enumerate(decisions("imperium", seats, f"{nation}/{seats}", options)):
            if number == 0:
                bags = Bags(match.table)
            bags.look(match)
            if match.over or number % 13:
                continue
            for seat in (*range(seats), None):
                twin = match.redealt(seat, random)
                t = twin.table
                check_conserved(t)
                assert sorted(t.faces) == sorted(match.table.faces)
                assert misplaced(t) == [], (seats, number, seat)
                assert foreign_nation_cards(t) == [], (seats, number, seat)
                assert not bags.strangers(t, match.table), (seats, number, seat)
                looked += 1
                if Dice(f"{nation}/{number}/{seat}").below(25) == 0:
                    play_on(twin, random)
    assert looked > 70
