"""The hand-made value: it must lead a bot to a sound economy."""

from collections import Counter

import pytest

from kronika.bots import Position, RandomBot
from kronika.bots.greedy import Greedy
from kronika.bots.tuning import STANDARD, tuning_of
from kronika.engine.match import Match
from kronika.games.ages.bot.value import turns_left, value
from kronika.games.ages.rules import GAME


def play(bots, seed):
    """The match at its end, and how often each thing was told of each seat."""
    match = Match.start(GAME, len(bots), seed, {})
    told = Counter()
    while not match.over:
        match.play(match.choice.codes[bots[match.choice.seat].choose(Position(match))])
        told.update((event.kind, event.seat) for event in match.events)
    return match, told


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_and_neither_starves_nor_riots(seat):
    bots = [RandomBot(seat), RandomBot(seat)]
    bots[seat] = Greedy(seat, looks=1)
    match, told = play(bots, f"values/{seat}")
    scores = match.result.scores
    assert match.result.winners == (seat,)
    assert scores[seat] > scores[1 - seat] + 50
    assert told["uprising", seat] <= 1
    assert told["famine", seat] <= 2
    assert told["built", seat] + told["upgraded", seat] + told["stages", seat] > 8
    assert told["developed", seat] + told["revolution", seat] >= 5


def test_the_turns_left_shrink_to_the_last_one():
    match = Match.start(GAME, 2, "time", {})
    bot = RandomBot(1)
    first = turns_left(match.table, 0)
    assert 15 < first < 25
    while not match.over:
        last = turns_left(match.table, match.table.active)
        assert -100 < value(match.table, match.table.active) < 100
        match.play(match.choice.codes[bot.choose(Position(match))])
    assert last == 1


def test_the_search_has_a_tuning_of_its_own():
    assert tuning_of("ages") != STANDARD
