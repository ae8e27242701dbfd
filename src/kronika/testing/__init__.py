"""Scenarios for tests of rules and cards, also for people who write their own.

game = innovation(me={"board": ["archery"]}, you={"hand": ["oars"]}, piles={1: ["tools"]})
game.play("dogma archery").asks("you", "transfer", ["oars", "tools"]).answer("tools")
game.expect(me={"hand": ["tools"]}, you={"hand": ["oars"]}, piles={1: []})
"""

from .ages import ages
from .checks import check_match
from .cultures import cultures
from .imperium import imperium
from .innovation import innovation
from .scenario import SEAT_NAMES, Scenario
from .settlers import settlers

__all__ = ["SEAT_NAMES", "Scenario", "ages", "check_match", "cultures", "imperium", "innovation", "settlers"]
