"""Recorded games must replay to the letter: any change in the rules shows here."""

from pathlib import Path

import pytest

import kronika
from kronika.engine.dice import BLAKE2B
from kronika.engine.record import parse

RECORDS = sorted(Path(__file__).parent.glob("*.kronika.txt"))


def test_there_are_at_least_ten_for_each_game():
    for game_id in kronika.games():
        assert sum(path.name.startswith(game_id) for path in RECORDS) >= 10


def test_each_game_has_some_of_the_old_generator_and_some_of_the_dealer():
    for game_id in kronika.games():
        dealers = [parse(path.read_text(encoding="utf-8")).dealer for path in RECORDS if path.name.startswith(game_id)]
        assert dealers.count("") >= 10
        assert dealers.count(BLAKE2B) >= 2


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_playthrough_replays(path):
    text = path.read_text(encoding="utf-8")
    match = kronika.replay(text)
    assert match.over
    assert match.record(parse(text).names) == text
