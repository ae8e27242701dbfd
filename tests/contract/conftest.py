import pytest

import kronika
from kronika.games import game


def settings():
    """Every game with every number of seats, and with every other value of every option."""
    for game_id in kronika.games():
        rules = game(game_id)
        for seats in range(rules.min_seats, rules.max_seats + 1):
            yield pytest.param(game_id, seats, {}, id=f"{game_id}-{seats}")
        for name, values in rules.variants.items():
            for value in values[1:]:
                yield pytest.param(game_id, rules.min_seats, {name: value}, id=f"{game_id}-{name}={value}")


def pytest_generate_tests(metafunc):
    if {"game_id", "seats", "options"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game_id", "seats", "options"), list(settings()))
    elif "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", kronika.games())
