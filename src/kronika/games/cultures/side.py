"""The numbers of one player's side, in one flat list. What comes into effect adds to it; when it goes, it takes away.

So nothing is counted from the cards while the game runs, except the score.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "brick", "stone", "gold")
SYMBOLS: Final = ("sword", "horse", "shield")

WOOD, BRICK, STONE, GOLD = range(4)
ANY: Final = 4  # units of any resource
SWORD, HORSE, SHIELD = range(5, 8)
DISCOUNT: Final = 8  # units off a building; the next number is for leaders
FOR_ONE: Final = 10  # four numbers: what makes a missing unit of a resource cost 1 coin …
FOR_NOTHING: Final = 14  # … or none
FREE_EXCHANGE: Final = 18
TURNED_EXCHANGE: Final = 19  # free exchanges by turning a card
WINS_TIES: Final = 20
KEEPS_MILITARY: Final = 21
MORE_LEADERS: Final = 22  # leaders in use beyond the topmost one
CAPACITY: Final = 23  # of the own bank of the Nile
INCOME: Final = 24
FLOOD: Final = 25
ON_DEVELOP: Final = 26  # coins each time
ON_PROVINCE: Final = 27
ON_MILITARY: Final = 28
SCORES_COVERED: Final = 29
LENGTH: Final = 30
