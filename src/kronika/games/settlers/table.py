"""The table of Imperial Settlers."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Table, Zone

from . import data
from .keys import KEYS

ROUNDS: Final = 5
CARDS: Final = 220  # at most, with the attack cards of the solo game
QUEUE: Final = 64

# The numbers of the zones that all share; those of the seats follow.
DECK, DISCARD, OFFER, ROUTES, TUCKED, BOX, ATTACK_DECK, LINE, ATTACK_DISCARD, RIVAL, COLLECTION = range(11)
SHARED: Final = 11

PHASES: Final = ("choosing", "lookout", "production", "action", "attack")
CHOOSING, LOOKOUT, PRODUCTION, ACTION, ATTACK = range(5)

# What the active player got in this turn, in `fresh`.
NEW_COMMON, NEW_FACTION, NEW_CARD, NEW_WORKER, NEW_RESOURCE = 1, 2, 4, 8, 16


class Settlers(Table):
    """Decks end with their top card; the attack line begins with the newest card. In an empire a row has its faction
    locations first. A location that is taken over lies with its new holder until the end of the round."""

    __slots__ = (
        "acted",
        "active",
        "attack_deck",
        "attack_discard",
        "box",
        "collection",
        "colours",
        "deals",
        "deals_at",
        "deck",
        "discard",
        "draft",
        "drafts",
        "empire",
        "empires",
        "faction",
        "faction_deck",
        "faction_discard",
        "first",
        "foundations",
        "foundations_at",
        "fresh",
        "given",
        "goods",
        "guard",
        "hand",
        "hands",
        "home",
        "line",
        "lying",
        "oasis",
        "offer",
        "passed",
        "phase",
        "queue",
        "reason",
        "refreshed",
        "rival",
        "round",
        "routes",
        "source",
        "stage",
        "tucked",
        "under",
        "used",
        "winners",
    )

    ZONES = (
        Zone("deck", (), NOBODY),
        Zone("discard", (), ALL, ordered=True),
        Zone("offer", (), ALL, ordered=True),
        Zone("routes", (), NOBODY, ordered=True),
        Zone("tucked", (), NOBODY, ordered=True),
        Zone("box", (), NOBODY),
        Zone("attack_deck", (), NOBODY),
        Zone("line", (), ALL, ordered=True),
        Zone("attack_discard", (), ALL, ordered=True),
        Zone("rival", (), ALL, ordered=True),
        Zone("collection", (), ALL, ordered=True),
        Zone("faction_deck", (SEATS,), NOBODY),
        Zone("faction_discard", (SEATS,), ALL, ordered=True),
        Zone("hand", (SEATS,), OWNER),
        Zone("draft", (SEATS,), OWNER),
        Zone("foundations", (SEATS,), NOBODY),
        Zone("deals", (SEATS,), ALL, ordered=True),
        Zone("empire", (SEATS, 3), ALL, ordered=True),
    )
    COUNTERS = (
        ("goods", (SEATS, 8), 0),
        ("colours", (SEATS, 8), 0),
        ("faction", (SEATS,), 0),
        ("used", (CARDS,), 0),
        ("lying", (CARDS,), 0),
        ("guard", (CARDS,), 0),
        ("home", (CARDS,), -1),
        ("under", (CARDS,), -1),
        ("queue", (QUEUE,), 0),
        ("given", (9,), 0),
    )
    SCALARS = (
        "round",
        "phase",
        "stage",
        "first",
        "active",
        "acted",
        "passed",
        "fresh",
        "oasis",
        "refreshed",
        "source",
        "winners",
        "reason",
    )
    card_ids: ClassVar[tuple[str, ...]] = data.IDS
    back_names: ClassVar[tuple[str, ...]] = data.DECKS
    keys = KEYS

    deck: list[int]  # the common deck
    discard: list[int]
    offer: list[int]  # the common cards revealed in the lookout phase
    routes: list[int]  # the markers of Trade Route deals; `under` names their locations, their backs their owners
    tucked: list[int]  # the cards under Gates; `under` says which
    box: list[int]  # the decks of factions that nobody plays
    attack_deck: list[int]
    line: list[int]
    attack_discard: list[int]
    rival: list[int]  # the locations of the virtual player
    collection: list[int]
    faction_deck: list[list[int]]
    faction_discard: list[list[int]]
    hand: list[list[int]]
    draft: list[list[int]]  # cards that a player chooses among, apart from the hand
    foundations: list[list[int]]
    deals: list[list[int]]
    empire: list[list[list[int]]]  # production, feature and action locations

    goods: list[list[int]]  # by seat and good, points included
    colours: list[list[int]]  # cached: how many locations of each colour stand in each empire
    faction: list[int]  # the faction of each seat, 0 before it is chosen
    used: list[int]  # how often a location was activated in this round; BLOCKED and more: not again
    lying: list[int]  # the pieces paid onto a location, and the resources on Shrine
    guard: list[int]  # defence tokens and samurai on a location
    home: list[int]  # whose a location is that was taken over; -1 if it wasn't
    under: list[int]  # the location that a card lies under
    queue: list[int]  # what the producing player must still decide, filled up with 0
    given: list[int]  # what deals gave in this production, as far as it may still be exchanged

    round: int
    phase: int
    stage: int  # picks made in this lookout, waves of this attack
    first: int
    active: int
    acted: int  # the active player has had an action and may only place things
    passed: int  # a mask
    fresh: int  # what the active player got in this turn: a mask
    oasis: int  # workers that Oasis has given in this round
    refreshed: int  # action locations made ready again in this round
    source: int  # the face that is asking, -1 for none
    winners: int  # a mask
    reason: int

    hands: int  # the number of the first hand zone, and so on
    drafts: int
    foundations_at: int
    deals_at: int
    empires: int

    def attach(self) -> None:
        n = self.seats
        zones = self.zones
        counters = self.counters
        (
            self.deck,
            self.discard,
            self.offer,
            self.routes,
            self.tucked,
            self.box,
            self.attack_deck,
            self.line,
            self.attack_discard,
            self.rival,
            self.collection,
        ) = zones[:SHARED]
        self.hands = hands = SHARED + 2 * n
        self.drafts = hands + n
        self.foundations_at = hands + 2 * n
        self.deals_at = hands + 3 * n
        self.empires = empires = hands + 4 * n
        self.faction_deck = zones[SHARED : SHARED + n]
        self.faction_discard = zones[SHARED + n : hands]
        self.hand = zones[hands : hands + n]
        self.draft = zones[hands + n : hands + 2 * n]
        self.foundations = zones[hands + 2 * n : hands + 3 * n]
        self.deals = zones[hands + 3 * n : empires]
        self.empire = [zones[start : start + 3] for start in range(empires, empires + 3 * n, 3)]
        self.goods = counters[:n]
        self.colours = counters[n : 2 * n]
        (
            self.faction,
            self.used,
            self.lying,
            self.guard,
            self.home,
            self.under,
            self.queue,
            self.given,
        ) = counters[2 * n :]

    def copy_scalars(self, twin: Table) -> None:
        assert isinstance(twin, Settlers)
        twin.round, twin.phase, twin.stage = self.round, self.phase, self.stage
        twin.first, twin.active, twin.acted = self.first, self.active, self.acted
        twin.passed, twin.fresh, twin.oasis = self.passed, self.fresh, self.oasis
        twin.refreshed, twin.source, twin.winners = self.refreshed, self.source, self.winners
        twin.reason = self.reason
