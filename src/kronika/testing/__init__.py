"""Scenarios for tests of rules and cards, also for authors of games.

Every game provides a builder under its own name, in the module `scenario` of its folder:

>>> from kronika.testing import innovation
>>> game = innovation(me={"board": ["archery"]}, you={"hand": ["oars"]}, piles={1: ["tools"]})
>>> game = game.play("dogma archery").asks("you", "transfer", ["oars", "tools"]).answer("tools")
>>> game = game.expect(me={"hand": ["tools"]}, you={"hand": ["oars"]}, piles={1: []})

`kronika.testing.contract` has pytest tests that every game must pass.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kronika.games import GAMES, module_of

from .checks import check_match
from .scenario import SEAT_NAMES, Scenario

__all__ = ["SEAT_NAMES", "Scenario", "check_match"]


def __getattr__(name: str) -> Any:
    """A game's scenario builder."""
    module = module_of(name, "scenario") if name in GAMES else None
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(module), name)
