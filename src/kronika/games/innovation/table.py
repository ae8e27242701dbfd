"""The table of Innovation."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.table import NOBODY, OWNER, SEATS, TOP, Table, Zone

from . import data
from .keys import KEYS

BOARD: Final = 11  # the number of the first board zone: the supply comes before it
COLOURS: Final = 5


class Innovation(Table):
    """`supply[age]` and piles of a board end with their top card."""

    __slots__ = (
        "achievements",
        "actions",
        "active",
        "board",
        "changed",
        "claims",
        "demand_met",
        "democracy",
        "effect",
        "executor",
        "hand",
        "hands",
        "icons",
        "opening",
        "pile_icons",
        "points",
        "reason",
        "removed",
        "score",
        "scored",
        "scores",
        "source",
        "specials",
        "splay",
        "supply",
        "tucked",
        "turn",
        "unclaimed",
        "winners",
    )

    ZONES = (
        Zone("supply", (11,), NOBODY),  # by age; 0 stays empty
        Zone("board", (SEATS, COLOURS), TOP, ordered=True),
        Zone("hand", (SEATS,), OWNER),
        Zone("score", (SEATS,), OWNER),
        Zone("achievements", (SEATS,), NOBODY),
        Zone("unclaimed", (), NOBODY),
        Zone("removed", (), NOBODY),
    )
    COUNTERS = (
        ("splay", (SEATS, COLOURS), 0),
        ("pile_icons", (SEATS, COLOURS), 0),
        ("icons", (SEATS,), 0),
        ("points", (SEATS,), 0),
        ("specials", (5,), -1),
        ("opening", (SEATS,), -1),
        ("tucked", (SEATS,), 0),
        ("scored", (SEATS,), 0),
        ("democracy", (SEATS,), 0),
    )
    SCALARS = (
        "active",
        "actions",
        "turn",
        "changed",
        "demand_met",
        "source",
        "effect",
        "winners",
        "reason",
    )
    card_ids: ClassVar[tuple[str, ...]] = data.IDS
    back_names: ClassVar[tuple[str, ...]] = tuple(str(age) for age in range(11))
    keys = KEYS

    supply: list[list[int]]
    board: list[list[list[int]]]
    hand: list[list[int]]
    score: list[list[int]]
    achievements: list[list[int]]  # of ages; the special ones are in `specials`
    unclaimed: list[int]
    removed: list[int]

    splay: list[list[int]]
    pile_icons: list[list[int]]  # cached: the icons that each pile shows
    icons: list[int]  # cached: their sum
    points: list[int]  # cached: the sum of the score pile
    specials: list[int]  # owner, -1 for nobody
    opening: list[int]  # the hidden pick of the set-up

    # For one turn: `new_turn` clears them.
    tucked: list[int]
    scored: list[int]
    # For one dogma action: `dogma` clears them.
    democracy: list[int]  # cards returned through Democracy
    demand_met: int  # whether the demand of the card being executed moved a card
    changed: int  # whether the effect being executed changed anything

    active: int
    actions: int  # left in this turn
    turn: int  # 0 is the set-up
    source: int  # the card being executed, -1 for none
    effect: int  # which of its effects
    executor: int  # who carries it out; not saved: between actions nobody does
    winners: int  # a mask
    reason: int

    hands: int  # the number of the first hand zone, and so on
    scores: int
    claims: int

    def attach(self) -> None:
        self.executor = -1
        n = self.seats
        zones = self.zones
        counters = self.counters
        self.hands = hands = BOARD + COLOURS * n
        self.scores = hands + n
        self.claims = hands + 2 * n
        self.supply = zones[:BOARD]
        self.board = [zones[start : start + COLOURS] for start in range(BOARD, hands, COLOURS)]
        self.hand = zones[hands : hands + n]
        self.score = zones[hands + n : hands + 2 * n]
        self.achievements = zones[hands + 2 * n : hands + 3 * n]
        self.unclaimed = zones[-2]
        self.removed = zones[-1]
        self.splay = counters[:n]
        self.pile_icons = counters[n : 2 * n]
        (
            self.icons,
            self.points,
            self.specials,
            self.opening,
            self.tucked,
            self.scored,
            self.democracy,
        ) = counters[2 * n :]

    def copy_scalars(self, twin: Table) -> None:
        assert isinstance(twin, Innovation)
        twin.active, twin.actions, twin.turn = self.active, self.actions, self.turn
        twin.changed, twin.demand_met, twin.source = self.changed, self.demand_met, self.source
        twin.effect, twin.winners, twin.reason = self.effect, self.winners, self.reason
