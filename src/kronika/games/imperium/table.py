"""The table of Imperium."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from kronika.engine.table import ALL, EACH_CARD, NOBODY, OWNER, SEATS, Table, Zone

from . import data
from .keys import KEYS
from .knowledge import repeat_minglings

# The kinds of a seat's zones: zone number = kind * seats + seat.
HAND, DECK, DISCARD, HISTORY, PLAY, GARRISON, NATION, DEVELOPMENT = range(8)
KINDS: Final = 8
SLOTS: Final = 5  # of the market: region, uncivilised, civilised, and two of the main deck
MAIN: Final = 3  # the main deck among `decks`; the small ones are 0, 1, 2
MAIN_STACK: Final = 4  # the main deck's place in `stacked`

# Tokens that lie on a card, in one number.
MATERIALS_ON: Final = 1
POPULATION_ON: Final = 1 << 16
PROGRESS_ON: Final = 1 << 32
FEW: Final = (1 << 16) - 1

SIDES, ACTIVATE, MARKET_TOKEN, DISCARDING, SOLSTICE = range(5)  # phases


class Imperium(Table):
    """Draw decks and the main deck are bags: only their last `stacked` cards have an order, the next card below those
    is drawn at random. So a deck needs no shuffling, and who knows what is in it has nothing to forget."""

    __slots__ = (
        *("hand", "deck", "discard", "history", "play", "garrison", "nation", "development"),
        *("market", "decks", "unrest", "beneath", "fame", "king", "exile", "resolving", "removed"),
        *("markets", "piles", "unrest_zone", "beneath_zone", "fame_zone", "king_zone", "exile_zone", "resolving_zone"),
        *("materials", "population", "progress", "actions", "exhausts", "empire", "nations", "stacked"),
        *("nation_token", "development_token", "king_met"),
        *("tokens", "host", "turned", "exhausted", "free_played", "solved"),
        *("active", "first", "phase", "turn", "round", "last_round", "acted", "source", "shields", "haul", "waives"),
        *("relief", "winners", "reason"),
    )

    ZONES = (
        Zone("hand", (SEATS,), OWNER),
        Zone("deck", (SEATS,), OWNER),
        Zone("discard", (SEATS,), ALL, ordered=True),
        Zone("history", (SEATS,), OWNER),  # of the Atlanteans: the sunken pile
        Zone("play", (SEATS,), ALL, ordered=True),  # the power card first
        Zone("garrison", (SEATS,), ALL, ordered=True),
        Zone("nation", (SEATS,), NOBODY),  # the top card is the last; the first is the one in the accession slot
        Zone("development", (SEATS,), ALL, ordered=True),
        Zone("market", (SLOTS,), ALL, ordered=True),
        Zone("decks", (4,), NOBODY),
        Zone("unrest", (), ALL),
        Zone("beneath", (), ALL, ordered=True),  # unrest under market cards, the lower journey card
        Zone("fame", (), NOBODY),
        Zone("king", (), ALL),
        Zone("exile", (), ALL, ordered=True),
        Zone("resolving", (), ALL, ordered=True),  # played cards that won't stay, while they take effect
        Zone("removed", (), NOBODY),
    )
    COUNTERS = (
        ("materials", (SEATS,), 0),
        ("population", (SEATS,), 0),
        ("progress", (SEATS,), 0),
        ("actions", (SEATS,), 0),
        ("exhausts", (SEATS,), 0),
        ("empire", (SEATS,), 0),
        ("nations", (SEATS,), 0),
        ("nation_token", (SEATS,), 0),
        ("development_token", (SEATS,), 0),
        ("king_met", (SEATS,), 0),
        ("stacked", (MAIN_STACK + 1,), 0),
        ("tokens", (EACH_CARD,), 0),
        ("host", (EACH_CARD,), -1),
        ("turned", (EACH_CARD,), 0),
    )
    SCALARS = (
        *("active", "first", "phase", "turn", "round", "last_round", "acted", "source", "shields", "haul", "waives"),
        *("relief", "winners", "reason", "exhausted", "free_played", "solved"),
    )
    card_ids: ClassVar[tuple[str, ...]] = data.IDS
    back_names: ClassVar[tuple[str, ...]] = ("card",)
    keys = KEYS

    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    history: list[list[int]]
    play: list[list[int]]
    garrison: list[list[int]]
    nation: list[list[int]]
    development: list[list[int]]
    market: list[list[int]]
    decks: list[list[int]]
    unrest: list[int]
    beneath: list[int]
    fame: list[int]  # the top card is the last
    king: list[int]
    exile: list[int]
    resolving: list[int]
    removed: list[int]
    markets: int  # the number of the first market zone, and so on
    piles: int
    unrest_zone: int
    beneath_zone: int
    fame_zone: int
    king_zone: int
    exile_zone: int
    resolving_zone: int

    materials: list[int]
    population: list[int]
    progress: list[int]
    actions: list[int]  # tokens on the state card
    exhausts: list[int]  # tokens on the state card
    empire: list[int]  # which side the state card shows
    nations: list[int]  # the number of the seat's nation
    nation_token: list[int]  # whether an exhaust token lies on the nation deck
    development_token: list[int]
    king_met: list[int]  # whether the seat has resolved King of Kings
    stacked: list[int]  # by seat, and MAIN_STACK for the main deck: how many top cards have an order

    # By card.
    tokens: list[int]  # lying on it, packed
    host: list[int]  # the card above a garrison card, or above a card in `beneath`; -1 for none
    turned: list[int]  # wheat (and, times 16, drops) that count as three coins each until the end of the turn

    active: int
    first: int  # the player to the left of the solstice card
    phase: int
    turn: int
    round: int
    last_round: int  # 0 until scoring is triggered
    acted: int  # whether this turn is an activate turn already
    source: int  # the card being resolved, -1 for none
    shields: int  # who is protected from the attack being resolved, a mask
    haul: int  # the tokens that lay on the market card taken last, packed
    waives: int  # whether the next card played counts as having no empire icon
    relief: int  # by how much a reaction has lowered what an effect requires
    winners: int  # a mask
    reason: int

    # Masks of cards.
    exhausted: int  # cards with an exhaust token
    free_played: int  # cards that were played free in this turn or solstice
    solved: int  # cards whose solstice ability was resolved in this solstice

    def attach(self) -> None:
        n = self.seats
        zones = self.zones
        self.hand = zones[:n]
        self.deck = zones[n : 2 * n]
        self.discard = zones[2 * n : 3 * n]
        self.history = zones[3 * n : 4 * n]
        self.play = zones[4 * n : 5 * n]
        self.garrison = zones[5 * n : 6 * n]
        self.nation = zones[6 * n : 7 * n]
        self.development = zones[7 * n : 8 * n]
        self.markets = markets = KINDS * n
        self.piles = piles = markets + SLOTS
        self.unrest_zone = unrest = piles + 4
        self.beneath_zone = unrest + 1
        self.fame_zone = unrest + 2
        self.king_zone = unrest + 3
        self.exile_zone = unrest + 4
        self.resolving_zone = unrest + 5
        self.market = zones[markets:piles]
        self.decks = zones[piles:unrest]
        (self.unrest, self.beneath, self.fame, self.king, self.exile, self.resolving, self.removed) = zones[unrest:]
        (
            self.materials,
            self.population,
            self.progress,
            self.actions,
            self.exhausts,
            self.empire,
            self.nations,
            self.nation_token,
            self.development_token,
            self.king_met,
            self.stacked,
            self.tokens,
            self.host,
            self.turned,
        ) = self.counters

    def copy_scalars(self, twin: Table) -> None:
        assert isinstance(twin, Imperium)
        twin.active, twin.first, twin.phase = self.active, self.first, self.phase
        twin.turn, twin.round, twin.last_round = self.turn, self.round, self.last_round
        twin.acted, twin.source, twin.shields = self.acted, self.source, self.shields
        twin.haul, twin.waives, twin.relief = self.haul, self.waives, self.relief
        twin.winners, twin.reason, twin.exhausted = self.winners, self.reason, self.exhausted
        twin.free_played, twin.solved = self.free_played, self.solved

    def settle(self, seat: int, random: Random) -> None:
        repeat_minglings(self, seat, random)
