"""What a table is worth to a seat, for each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType

from kronika.engine.match import Match
from kronika.engine.table import Table

Value = Callable[[Table, int], float]

WON = 1000.0


def module_of(game_id: str) -> ModuleType:
    return import_module(f"kronika.bots.values.{game_id}")


@cache
def function_of(game_id: str, learned: bool = True) -> Value:
    """The function `value(table, seat)` of the module with the game's name; where its weights are learned, there is
    also one with those set by hand."""
    module = module_of(game_id)
    found = module.value if learned else getattr(module, "value_by_hand", module.value)
    assert callable(found)
    value: Value = found
    return value


def value_of(match: Match, seat: int, by: Value | None = None) -> float:
    """The seat's own value less the best of the others'; a game that is over counts for what it is."""
    if match.over:
        winners = match.result.winners
        return WON / len(winners) if seat in winners else -WON
    value = by or function_of(match.game.id)
    table = match.table
    return value(table, seat) - max((value(table, other) for other in range(table.seats) if other != seat), default=0.0)
