"""The table of Rising Cultures."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, TOP, Table, Zone

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

    __slots__ = (
        "active",
        "army",
        "bank",
        "box",
        "buildings",
        "civ",
        "coins",
        "competing",
        "deck",
        "development",
        "discard",
        "game_number",
        "golden",
        "gone",
        "hand",
        "leaders",
        "led",
        "marker",
        "noted",
        "opening",
        "phase",
        "plays",
        "provinces",
        "reason",
        "resources",
        "round",
        "row",
        "sides",
        "starter",
        "supply",
        "turned",
        "winners",
    )

    ZONES = (
        Zone("row", (), ALL, ordered=True),
        Zone("gone", (), ALL, ordered=True),  # provinces that nobody gained
        Zone("box", (), NOBODY),
        Zone("deck", (SEATS,), NOBODY, ordered=True),
        Zone("hand", (SEATS,), OWNER),
        Zone("resources", (SEATS,), ALL, ordered=True),
        Zone("army", (SEATS,), ALL, ordered=True),
        Zone("buildings", (SEATS,), ALL, ordered=True),
        Zone("leaders", (SEATS,), ALL, ordered=True),
        Zone("development", (SEATS,), NOBODY, ordered=True),
        Zone("discard", (SEATS,), TOP, ordered=True),
        Zone("provinces", (SEATS,), ALL, ordered=True),
    )
    COUNTERS = (
        ("sides", (SEATS, side.LENGTH), 0),
        ("coins", (SEATS,), 0),
        ("bank", (SEATS,), 0),
        ("civ", (SEATS,), -1),
        ("golden", (SEATS,), 0),
        ("led", (SEATS,), 0),
        ("turned", (SEATS,), 0),
        ("competing", (SEATS,), UNDECIDED),
        ("opening", (SEATS, PICKS), -1),
        ("noted", (SEATS, LINES), 0),
    )
    SCALARS = (
        "phase",
        "round",
        "plays",
        "active",
        "marker",
        "supply",
        "game_number",
        "starter",
        "winners",
        "reason",
    )
    card_ids: ClassVar[tuple[str, ...]] = IDS
    back_names: ClassVar[tuple[str, ...]] = BACKS
    keys = KEYS

    row: list[int]
    gone: list[int]
    box: list[int]
    deck: list[list[int]]
    hand: list[list[int]]
    resources: list[list[int]]
    army: list[list[int]]
    buildings: list[list[int]]
    leaders: list[list[int]]
    development: list[list[int]]
    discard: list[list[int]]
    provinces: list[list[int]]

    sides: list[list[int]]  # cached: what is in effect, see side.py
    coins: list[int]  # in the treasuries
    bank: list[int]  # on the banks of the Nile
    civ: list[int]
    golden: list[int]  # whether the board shows its Golden Age side
    led: list[int]  # how many of the topmost leaders are in use
    turned: list[int]  # whether the card for a free exchange (Mauretania) is turned
    competing: list[int]  # for one province
    opening: list[list[int]]  # the hidden picks of the set-up
    noted: list[list[int]]  # the score of the first of two games, line by line

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

    def attach(self) -> None:
        zones = self.zones
        self.row = zones[ROW]
        self.gone = zones[GONE]
        self.box = zones[BOX]
        self.deck = zones[DECK : DECK + 2]
        self.hand = zones[HAND : HAND + 2]
        self.resources = zones[RESOURCES : RESOURCES + 2]
        self.army = zones[ARMY : ARMY + 2]
        self.buildings = zones[BUILDINGS : BUILDINGS + 2]
        self.leaders = zones[LEADERS : LEADERS + 2]
        self.development = zones[DEVELOPMENT : DEVELOPMENT + 2]
        self.discard = zones[DISCARD : DISCARD + 2]
        self.provinces = zones[PROVINCES : PROVINCES + 2]
        counters = self.counters
        self.sides = counters[:2]
        self.coins = counters[2]
        self.bank = counters[3]
        self.civ = counters[4]
        self.golden = counters[5]
        self.led = counters[6]
        self.turned = counters[7]
        self.competing = counters[8]
        self.opening = counters[9:11]
        self.noted = counters[11:13]

    def copy_scalars(self, twin: Table) -> None:
        assert isinstance(twin, Cultures)
        twin.phase, twin.round, twin.plays = self.phase, self.round, self.plays
        twin.active, twin.marker, twin.supply = self.active, self.marker, self.supply
        twin.game_number, twin.starter, twin.winners = self.game_number, self.starter, self.winners
        twin.reason = self.reason
