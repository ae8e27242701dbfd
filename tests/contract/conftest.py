import pytest

import kronika
from kronika.games import game

MANY = 4  # from here on the values of an option are peoples, which have tests of their own


def sample(values):
    return values if len(values) < MANY else values[:: len(values) - 1]


def settings():
    """Every game with every number of seats, and with other values of every option."""
    for game_id in kronika.games():
        rules = game(game_id)
        for seats in range(rules.min_seats, rules.max_seats + 1):
            yield pytest.param(game_id, seats, {}, id=f"{game_id}-{seats}")
        seats = max(2, rules.min_seats)  # a solo game has rules of its own, and not all variants are for it
        for name, values in rules.variants.items():
            if name[-1].isdigit() and int(name[-1]) > seats:
                continue  # it is for a seat that isn't there
            for value in sample(values[1:]):
                yield pytest.param(game_id, seats, {name: value}, id=f"{game_id}-{name}={value}")


def pytest_generate_tests(metafunc):
    if {"game_id", "seats", "options"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game_id", "seats", "options"), list(settings()))
    elif "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", kronika.games())
