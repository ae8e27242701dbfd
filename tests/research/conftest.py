import pytest

import kronika
from kronika.games import game


def tables():
    """Every game with its fewest and its most seats."""
    for game_id in kronika.games():
        rules = game(game_id)
        for seats in sorted({rules.min_seats, rules.max_seats}):
            yield pytest.param(game_id, seats, id=f"{game_id}-{seats}")


def pytest_generate_tests(metafunc) -> None:
    if {"game_id", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game_id", "seats"), list(tables()))
    elif "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", kronika.games())
