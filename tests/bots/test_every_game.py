"""The search plays every game in the registry, with nothing of its own but the game's value function."""

import pytest

from kronika.bots import Position, Search
from kronika.bots.levels import EXPERT, adviser
from kronika.engine.match import Match
from kronika.games import GAMES, game


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_searched(game_id: str) -> None:
    found = game(game_id)
    for seats in range(found.min_seats, found.max_seats + 1):
        match = Match.start(found, seats, "search", {})
        bots = [Search(seat, 6) for seat in range(seats)]
        for _ in range(40):
            if match.over:
                break
            position = Position(match)
            assert len(position.moves) == position.count
            rows = bots[match.choice.seat].report(position)
            assert all(0 <= worth <= 1 for _, _, worth in rows)
            match.play(match.choice.codes[bots[match.choice.seat].choose(position)])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_no_weaker_than_an_expert(game_id: str) -> None:
    found = game(game_id)
    for seats in range(found.min_seats, found.max_seats + 1):
        assert adviser().iterations_in(Position(Match.start(found, seats, "hint", {}))) >= EXPERT
