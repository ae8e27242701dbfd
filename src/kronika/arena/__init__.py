"""The arena: tournaments between bots, with results, ratings with intervals, and a report.

>>> from kronika.arena import Plan
>>> plan = Plan("innovation", ("greedy", "random"), games=4)
>>> [plan.fixture(number).bots for number in range(plan.total)]
[(0, 1), (1, 0), (0, 1), (1, 0)]
"""

from __future__ import annotations

from .plan import Fixture, Plan
from .play import Outcome, play_game
from .run import run

__all__ = ["Fixture", "Outcome", "Plan", "play_game", "run"]
