"""Scenarios for tests of rules and cards, also for people who write their own.

game = innovation(me={"board": ["archery"]}, you={"hand": ["oars"]}, piles={1: ["tools"]})
game.play("dogma archery").asks("you", "transfer", ["oars", "tools"]).answer("tools")
game.expect(me={"hand": ["tools"]}, you={"hand": ["oars"]}, piles={1: []})
"""

from .checks import check_match
from .innovation import innovation
from .scenario import SEAT_NAMES, Scenario

__all__ = ["SEAT_NAMES", "Scenario", "check_match", "innovation"]
