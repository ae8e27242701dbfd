"""What a seat may still know, beside a list of all that could be: short stories with seven cards."""

from itertools import permutations
from random import Random

import pytest

from kronika.engine.hidden import redeal, show
from kronika.games.imperium.knowledge import hide, mingle, minglings, no_minglings
from kronika.games.imperium.table import Imperium

OWNER, WATCHER = 0, 1
DECK, FAME, KNOWN = [0, 1, 2], [3, 4], [5, 6]


class Story:
    """The owner moves cards, the watcher knows the deck and the fame deck as sets; `worlds` has everything that fits
    what the watcher has seen, as the faces by card."""

    def __init__(self, random):
        self.random = random
        self.t = t = Imperium(2, {}, [0] * 7)
        t.faces = list(range(7))
        t.pools = [[1, 1, 1, 2, 2, 0, 0] for _ in range(3)] + no_minglings(t)
        t.seen = [1 if card in DECK else 0 if card in FAME else t.everybody for card in range(7)]
        self.deck, self.fame, self.market = list(DECK), list(FAME), list(KNOWN)
        self.hand, self.history, self.discard = [], [], []
        self.worlds = {(*deck, *fame, *KNOWN) for deck in permutations(DECK) for fame in permutations(FAME)}

    def move(self, source, target, hidden=False):
        card = self.random.choice(source)
        if hidden:
            mingle(self.t, source, self.t.everybody & ~(1 << OWNER))
            self.spread(source)
        source.remove(card)
        target.append(card)
        return card

    def spread(self, cards):
        found = set()
        for world in self.worlds:
            for order in permutations(cards):
                other = list(world)
                for place, card in zip(cards, order, strict=True):
                    other[place] = world[card]
                found.add(tuple(other))
        self.worlds = found

    def reveal(self, card):
        show(self.t, card, self.t.everybody)
        self.worlds = {world for world in self.worlds if world[card] == self.t.faces[card]}

    def go_on(self):
        ways = []
        if self.deck:
            ways += [lambda: self.move(self.deck, self.hand)] * 2
        elif self.discard:
            ways.append(self.renew)
        if self.fame:
            ways.append(lambda: self.move(self.fame, self.hand))
        if self.market:
            ways.append(lambda: self.move(self.market, self.hand))
        if self.hand:
            ways += [lambda: self.move(self.hand, self.history, hidden=True)]
            ways += [lambda: self.reveal(self.move(self.hand, self.discard))] * 2
        if self.history:
            ways.append(lambda: self.move(self.history, self.hand, hidden=True))
        self.random.choice(ways)()

    def renew(self):
        hide(self.t, WATCHER, self.discard)
        self.deck, self.discard = self.discard, []
        self.spread(self.deck)

    def redealt(self):
        t = self.t.copy()
        redeal(t, WATCHER, self.random)
        return tuple(t.faces)


@pytest.mark.parametrize("seed", range(60))
def test_a_redeal_is_always_one_of_the_possible_worlds(seed):
    story = Story(Random(seed))
    for _ in range(14):
        story.go_on()
        for _ in range(12):
            assert story.redealt() in story.worlds


def test_every_possible_world_can_be_dealt():
    """Nearly: a card that was seen after several minglings is taken to have been where it is all the time."""
    dealt = possible = 0
    for seed in range(80):
        story = Story(Random(f"all/{seed}"))
        for _ in range(8):
            story.go_on()
        if len(story.worlds) <= 40:
            possible += len(story.worlds)
            dealt += len({story.redealt() for _ in range(12 * len(story.worlds))})
    assert possible > 300
    assert dealt > 0.97 * possible


def test_minglings_that_tell_nothing_new_are_not_kept():
    story = Story(Random(1))
    t = story.t
    mingle(t, [0, 1], 1 << WATCHER)
    assert minglings(t, WATCHER) == []  # cards of one set
    mingle(t, [1, 3], 1 << WATCHER)
    mingle(t, [1, 3, 4], 1 << WATCHER)
    mingle(t, [3, 4], 1 << WATCHER)
    assert minglings(t, WATCHER) == [0b11010]  # the larger one does it all
    show(t, 3, t.everybody)
    show(t, 4, t.everybody)
    hide(t, WATCHER, [3, 4])
    assert minglings(t, WATCHER) == []


def test_a_copy_keeps_what_was_known_when_it_was_made():
    t = Story(Random(2)).t
    copy = t.copy()
    before = [list(row) for row in copy.pools]
    mingle(t, [1, 3, 5], t.everybody & ~(1 << OWNER))
    assert minglings(t, WATCHER) == [0b101010]
    assert copy.pools == before
    assert copy.seen[5] == copy.everybody
