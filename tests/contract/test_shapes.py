"""The declared shape of a view says what is in it: every field, no other, and of which type."""

from __future__ import annotations

import json
from itertools import cycle, islice

from pydantic import TypeAdapter

from kronika.games import game
from kronika.testing.contract import settings
from kronika.testing.runner import decisions

GAMES = 12  # at least, of each game
SAMPLE = 20  # of so many decisions one, beside the first of each kind


def test_every_view_has_its_shape(game_id: str) -> None:
    shape: TypeAdapter[object] = TypeAdapter(game(game_id).shape)
    every = list(settings(game(game_id)))
    for seed, (seats, options) in enumerate(islice(cycle(every), max(GAMES, len(every)))):
        kinds: set[str] = set()
        for number, match in enumerate(decisions(game_id, seats, f"shape/{seed}", options)):
            kind = "" if match.over else match.choice.key.name
            if kind not in kinds or number % SAMPLE == 0:
                for seat in (*range(seats), None):
                    shape.validate_json(json.dumps(match.view(seat)), strict=True, extra="forbid")
            kinds.add(kind)
