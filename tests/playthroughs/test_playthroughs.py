"""Recorded games must replay to the letter: any change in the rules shows here."""

from pathlib import Path

import pytest
from tests.playthroughs.make import DEALT, paths
from tests.regenerate import ADVICE, misfit

import kronika
from kronika.engine.dice import BLAKE2B
from kronika.engine.record import parse


def test_there_are_at_least_ten_for_each_game() -> None:
    for game_id in kronika.games():
        assert len(paths(game_id)) >= 10


def test_each_game_has_some_of_the_old_generator_and_some_of_the_dealer() -> None:
    for game_id in kronika.games():
        dealers = [parse(path.read_text(encoding="utf-8")).dealer for path in paths(game_id)]
        dealt = len(DEALT[game_id])
        assert dealt >= 2
        assert dealers == [""] * (len(dealers) - dealt) + [BLAKE2B] * dealt


@pytest.mark.parametrize(
    "path", [path for game_id in kronika.games() for path in paths(game_id)], ids=lambda path: path.name.split(".")[0]
)
def test_playthrough_replays(path: Path) -> None:
    why = misfit(path)
    assert why is None, f"{why} {ADVICE}"
