"""The table of Rising Cultures."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, TOP, Cards, Counter, Numbers, PerSeat, Table, Zone

from . import side
from .data import BACKS, IDS
from .keys import KEYS

# The numbers of the zones: three that all share, then two (one for each seat) of each kind.
ROW: Final = 0
GONE: Final = 1
BOX: Final = 2
DECK, HAND, RESOURCES, ARMY, BUILDINGS, LEADERS, DEVELOPMENT, DISCARD, PROVINCES = range(3, 21, 2)

PHASES: Final = ("civilization", "opening", "exchange", "play", "province", "gift", "store")
CIVILIZATION, OPENING, EXCHANGE, PLAY, PROVINCE, GIFT, STORE = range(7)

PICKS: Final = 3  # of the opening: two cards to lay, one for the top of the deck
LINES: Final = 6  # of a score
UNDECIDED: Final = -1


class Cultures(Table):
    """Decks and all areas end with their top (or latest) card; the row begins with the current province."""

    row: Annotated[Cards, Zone(ALL, ordered=True)]
    gone: Annotated[Cards, Zone(ALL, ordered=True)]  # provinces that nobody gained
    box: Annotated[Cards, Zone(NOBODY)]
    deck: Annotated[list[Cards], Zone(NOBODY, SEATS, ordered=True)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    resources: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    army: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    buildings: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    leaders: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    development: Annotated[list[Cards], Zone(NOBODY, SEATS, ordered=True)]
    discard: Annotated[list[Cards], Zone(TOP, SEATS, ordered=True)]
    provinces: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]

    sides: Annotated[list[Numbers], Counter(SEATS, side.LENGTH)]  # cached: what is in effect, see side.py
    coins: PerSeat  # in the treasuries
    bank: PerSeat  # on the banks of the Nile
    civ: Annotated[Numbers, Counter(SEATS, start=-1)]
    golden: PerSeat  # whether the board shows its Golden Age side
    led: PerSeat  # how many of the topmost leaders are in use
    turned: PerSeat  # whether the card for a free exchange (Mauretania) is turned
    competing: Annotated[Numbers, Counter(SEATS, start=UNDECIDED)]  # for one province
    opening: Annotated[list[Numbers], Counter(SEATS, PICKS, start=-1)]  # the hidden picks of the set-up
    noted: Annotated[list[Numbers], Counter(SEATS, LINES)]  # the score of the first of two games, line by line

    phase: int
    round: int  # 0 is the set-up
    plays: int  # in this round, by both
    active: int  # who is asked next
    marker: int  # who holds it
    supply: int  # of coins
    game_number: int  # 1, or 2 in the second game of a match of two
    starter: int  # who held the marker at the start of the first game
    winners: int  # a mask
    reason: int

    __slots__ = tuple(__annotations__)
    card_ids: ClassVar[tuple[str, ...]] = IDS
    back_names: ClassVar[tuple[str, ...]] = BACKS
    keys = KEYS
