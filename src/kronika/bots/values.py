"""What a match is worth to a seat, by its game's own judgement."""

from __future__ import annotations

from functools import cache

from kronika.engine.judgement import Judgement, Value
from kronika.engine.playout import Playout
from kronika.games import game as find_game

WON = 1000.0


@cache
def judgement_of(game_id: str) -> Judgement:
    return find_game(game_id).judgement()


@cache
def function_of(game_id: str, learned: bool = True) -> Value:
    """The game's value function, or with `learned=False` what it was before anything was learned."""
    found = judgement_of(game_id)
    return found.value if learned or found.by_hand is None else found.by_hand


def value_of(match: Playout, seat: int, by: Value | None = None) -> float:
    """The seat's own value less the best rival's. A game that is over counts for what it is."""
    if match.over:
        winners = match.result.winners
        return WON / len(winners) if seat in winners else -WON
    value = by or function_of(match.game.id)
    table = match.table
    return value(table, seat) - max((value(table, other) for other in range(table.seats) if other != seat), default=0.0)
