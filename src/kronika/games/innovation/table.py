"""The table of Innovation."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from kronika.engine.table import (
    NOBODY,
    OWNER,
    SEATS,
    TOP,
    Cards,
    Counter,
    First,
    Numbers,
    PerSeat,
    Table,
    Unsaved,
    Zone,
)

from .data import IDS
from .keys import KEYS

BOARD: Final = 11  # the number of the first board zone: the supply comes before it
COLOURS: Final = 5


class Innovation(Table):
    """`supply[age]` and piles of a board end with their top card."""

    supply: Annotated[list[Cards], Zone(NOBODY, 11)]  # by age; 0 stays empty
    board: Annotated[list[list[Cards]], Zone(TOP, SEATS, COLOURS, ordered=True)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    score: Annotated[list[Cards], Zone(OWNER, SEATS)]
    achievements: Annotated[list[Cards], Zone(NOBODY, SEATS)]  # of ages; the special ones are in `specials`
    unclaimed: Annotated[Cards, Zone(NOBODY)]
    removed: Annotated[Cards, Zone(NOBODY)]

    splay: Annotated[list[Numbers], Counter(SEATS, COLOURS)]
    pile_icons: Annotated[list[Numbers], Counter(SEATS, COLOURS)]  # cached: the icons that each pile shows
    icons: PerSeat  # cached: their sum
    points: PerSeat  # cached: the sum of the score pile
    specials: Annotated[Numbers, Counter(5, start=-1)]  # owner, -1 for nobody
    opening: Annotated[Numbers, Counter(SEATS, start=-1)]  # the hidden pick of the set-up

    # For one turn: `new_turn` clears them.
    tucked: PerSeat
    scored: PerSeat
    # For one dogma action: `dogma` clears them.
    democracy: PerSeat  # cards returned through Democracy
    demand_met: int  # whether the demand of the card being executed moved a card
    changed: int  # whether the effect being executed changed anything

    active: int
    actions: int  # left in this turn
    turn: int  # 0 is the set-up
    source: int  # the card being executed, -1 for none
    effect: int  # which of its effects
    executor: Annotated[int, Unsaved(-1)]  # who carries it out; not saved: between actions nobody does
    winners: int  # a mask
    reason: int

    hands: Annotated[int, First("hand")]  # the number of the first hand zone, and so on
    scores: Annotated[int, First("score")]
    claims: Annotated[int, First("achievements")]

    __slots__ = tuple(__annotations__)
    card_ids: ClassVar[tuple[str, ...]] = IDS
    back_names: ClassVar[tuple[str, ...]] = tuple(str(age) for age in range(11))
    keys = KEYS
