"""Our games keep what every game must keep, and the contract notices a game that doesn't."""

from typing import Any

import pytest
from tests.engine.toy import GAME as TOY

import kronika
from kronika.engine.json import Json
from kronika.games import game
from kronika.testing.contract import Contract, same_for, settings
from kronika.testing.runner import decisions

for game_id in kronika.games():
    name = f"Test{game_id.title()}"
    globals()[name] = type(name, (Contract,), {"game_id": game_id, "__module__": __name__})


def test_undo_is_possible_somewhere(game_id: str) -> None:
    playing = decisions(game_id, game(game_id).min_seats, "undo")
    assert any(not match.over and match.can_undo(match.choice.seat) for match in playing)


def test_settings_are_all_seats_and_other_values_of_each_option() -> None:
    assert list(settings(TOY)) == [(2, {}), (3, {}), (2, {"length": "long"})]


class Leaking(type(TOY)):
    """Everybody is told what the next card of the first deck is."""

    def numbers(self, t: Any, seat: int | None) -> dict[str, Json]:
        return {**super().numbers(t, seat), "next": t.card_ids[t.faces[t.deck[0][-1]]] if t.deck[0] else None}


def test_a_leak_is_noticed() -> None:
    seeds = range(12)
    assert all(same_for(TOY, 2, {}, None, str(seed)) for seed in seeds)
    with pytest.raises(AssertionError):
        all(same_for(Leaking(), 2, {}, None, str(seed)) for seed in seeds)
