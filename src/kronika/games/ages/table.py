"""The table of Through the Ages."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, TypeAlias

from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Table, Zone

from . import data
from .keys import KEYS

# Single zones, by number.
CIVIL_DECK, MILITARY_DECK, LATER, IN_ROW, CURRENT, FUTURE, PAST, COMMON, DISCARD_PILE, GONE = range(10)
# Zones of each seat: their number is `place(t, kind, seat)`.
HAND, MILITARY_HAND, TECHNOLOGIES, LEADER, UNFINISHED, WONDERS, RUINS, COLONIES, TACTIC, WAR, PACT = range(11)
FIRST_SEAT_ZONE: Final = 10

# What the table waits for.
PHASES: Final = (
    *("actions", "politics", "side", "answer", "defence", "strike"),
    *("event", "auction", "force", "war", "discard", "final"),
)
ACTIONS, POLITICAL, CHOOSE_SIDE, PACT_ANSWER, DEFENCE, STRIKE = range(6)
EVENTS, AUCTION, FORCE, WAR_STEP, DISCARDING, FINAL = range(6, 12)

# Where culture points came from: the lines of the score.
LINES: Final = ("production", "prepared", "events", "colonies", "cards", "conflicts", "famine", "final", "at-end")
PRODUCED, PREPARED, BY_EVENTS, BY_COLONIES, BY_CARDS, BY_CONFLICTS, BY_FAMINE, BY_FINAL_EVENTS, AT_END = range(9)

QUEUE: Final = 16  # places in the queue of effects that an event still has to run
SEAT_COUNTERS: Final = (
    *("culture", "science", "food", "resources"),
    *("yellow", "unused", "blue", "civil", "military"),
    *("science_rating", "culture_rating", "strength", "happiness", "armies"),
    *("powers", "government", "tactic_face", "leaders_taken", "stages"),
    *("war_target", "pact_partner", "pact_side", "no_politics"),
)
SCALAR_NAMES: Final = (
    *("active", "round", "age", "last_round", "phase", "out"),
    *("politics", "politics_skipped", "used", "fresh", "tactic_played", "leader_replaced"),
    *("extra_civil", "extra_military", "unit_resources", "unit_science"),
    *("event", "bid", "bidder", "passed", "force_bonus", "force_discards", "card", "target", "side"),
    *("attack", "defence", "defenders", "caesar", "homer", "source", "winners", "reason"),
)

# A technology in play that takes workers: its slot, the price to build on it, the options to do so and to take a worker
# off it, the slots of the other urban buildings of its type (None if it isn't urban), and the prices and options to
# upgrade to higher levels.
Workplace: TypeAlias = tuple[int, int, int, int, tuple[int, ...] | None, list[tuple[int, int]]]


class Ages(Table):
    """Decks and piles end with their top card. `slots` are the technologies that take workers (see `data`)."""

    __slots__ = (
        *("civil_deck", "military_deck", "later", "row", "current", "future", "past", "common", "discarded", "gone"),
        *("hand", "military_hand", "technologies", "leader", "unfinished", "wonders", "ruins", "colonies"),
        *("tactic", "war", "pact"),
        *("tech", "workers", "tokens", "price", "base", "special", "earned"),
        *SEAT_COUNTERS,
        *("space", "queue", "force", "workplaces", "barred", "work_terms", "work"),
        *SCALAR_NAMES,
    )

    ZONES = (
        Zone("civil_deck", (), NOBODY),
        Zone("military_deck", (), NOBODY),
        Zone("later", (), NOBODY),
        Zone("row", (), ALL, ordered=True),
        Zone("current", (), NOBODY, ordered=True),
        Zone("future", (), NOBODY),
        Zone("past", (), ALL, ordered=True),
        Zone("common", (), ALL, ordered=True),
        Zone("discarded", (), NOBODY),
        Zone("gone", (), NOBODY),
        Zone("hand", (SEATS,), ALL, ordered=True),
        Zone("military_hand", (SEATS,), OWNER),
        Zone("technologies", (SEATS,), ALL, ordered=True),
        Zone("leader", (SEATS,), ALL),
        Zone("unfinished", (SEATS,), ALL),
        Zone("wonders", (SEATS,), ALL, ordered=True),
        Zone("ruins", (SEATS,), ALL, ordered=True),
        Zone("colonies", (SEATS,), ALL, ordered=True),
        Zone("tactic", (SEATS,), ALL),
        Zone("war", (SEATS,), ALL),
        Zone("pact", (SEATS,), ALL),
    )
    COUNTERS = (
        ("tech", (SEATS, data.SLOTS), -1),
        ("workers", (SEATS, data.SLOTS), 0),
        ("tokens", (SEATS, data.TOKEN_SLOTS), 0),
        ("price", (SEATS, data.SLOTS), 0),
        ("base", (SEATS, len(data.SYMBOL_NAMES)), 0),
        ("special", (SEATS, len(data.SPECIAL_KINDS)), -1),
        ("earned", (SEATS, len(LINES)), 0),
        *((name, (SEATS,), 0) for name in SEAT_COUNTERS),
        ("space", (data.ROW,), -1),
        ("queue", (QUEUE,), -1),
        ("force", (data.SLOTS,), 0),
    )
    SCALARS = SCALAR_NAMES
    card_ids: ClassVar[tuple[str, ...]] = data.IDS
    back_names: ClassVar[tuple[str, ...]] = data.BACK_NAMES
    keys = KEYS

    civil_deck: list[int]
    military_deck: list[int]
    later: list[int]  # the decks of the ages to come
    row: list[int]  # the cards of the row from left to right; `space` says where each lies
    current: list[int]  # events
    future: list[int]
    past: list[int]
    common: list[int]  # tactics
    discarded: list[int]  # military cards of all ages, face down
    gone: list[int]  # out of the game

    hand: list[list[int]]
    military_hand: list[list[int]]
    technologies: list[list[int]]  # in play, with the government and the special ones
    leader: list[list[int]]  # one card or none, as with all below that stand in the singular
    unfinished: list[list[int]]
    wonders: list[list[int]]
    ruins: list[list[int]]
    colonies: list[list[int]]
    tactic: list[list[int]]  # the exclusive one
    war: list[list[int]]  # declared by this seat
    pact: list[list[int]]  # offered by this seat

    tech: list[list[int]]  # by slot: the technology card in play, -1 for none
    workers: list[list[int]]  # by slot
    tokens: list[list[int]]  # by slot: blue tokens on the card
    price: list[list[int]]  # by slot, cached: resources to build there
    base: list[list[int]]  # by symbol: the sum of all symbols in play
    special: list[list[int]]  # by kind: the special technology in play, -1 for none
    earned: list[list[int]]  # by line: culture points by their source

    culture: list[int]
    science: list[int]
    food: list[int]  # cached: the worth of the blue tokens on farms
    resources: list[int]  # cached: the worth of those on mines (and labs)
    yellow: list[int]  # in the bank
    unused: list[int]
    blue: list[int]  # in the bank
    civil: list[int]  # available actions; the totals are in `base`
    military: list[int]
    science_rating: list[int]  # cached, like all ratings
    culture_rating: list[int]
    strength: list[int]
    happiness: list[int]
    armies: list[int]  # tactical strength of the armies
    powers: list[int]  # a mask
    government: list[int]  # the card
    tactic_face: list[int]  # the current tactic, -1 for none
    leaders_taken: list[int]  # a mask of ages
    stages: list[int]  # built of the unfinished wonder, each with a blue token on it
    war_target: list[int]
    pact_partner: list[int]
    pact_side: list[int]  # of the seat that offered it: 0 is A, 1 is B
    no_politics: list[int]  # the next political action is forgone

    space: list[int]  # of the row: the card that lies there, -1 for none
    queue: list[int]  # what the event still has to run: part * 4 + seat, -1 for nothing
    force: list[int]  # by slot: the units sent to colonize

    # By seat, and shared by copies; empty when it has to be worked out anew (see `actions.worked_out`).
    workplaces: list[tuple[list[Workplace], ...]]  # all, those that aren't units, units, upgradable ones
    barred: list[list[bool]]  # by face: whether the player may not take the card from the row
    work_terms: list[tuple[int, ...]]  # on which terms `work` was found
    work: list[list[int]]  # the options with workers

    active: int
    round: int
    age: int  # 4 is age IV
    last_round: int  # 0 while it isn't known
    phase: int
    out: int  # a mask of the seats that resigned

    # For one turn: `clear_turn` clears them.
    politics: int  # 1: the political action can be taken, 2: a second one, 0: none any more
    politics_skipped: int  # without a question, as there was nothing to do, and nothing has been done since
    used: int  # a mask by face: cards whose effect works once per turn
    fresh: int  # a mask by card: action cards taken in this turn
    tactic_played: int
    leader_replaced: int
    extra_civil: int  # actions that aren't part of the total
    extra_military: int
    unit_resources: int  # for building and upgrading units
    unit_science: int  # for developing military technologies

    # For one event, auction, aggression or offer.
    event: int  # the card, -1 for none
    bid: int
    bidder: int
    passed: int  # a mask
    force_bonus: int
    force_discards: int
    card: int  # the aggression or pact
    target: int
    side: int
    attack: int  # strength
    defence: int
    defenders: int  # cards used by the defender

    caesar: int  # a mask of the seats that have used the second political action
    homer: int  # the wonder under which Homer lies, -1 for none
    source: int  # the face whose effect is running, -1 for none
    winners: int
    reason: int

    def __init__(self, seats: int, options: dict[str, str], backs: list[int], bare: bool = False) -> None:
        super().__init__(seats, options, backs, bare)
        if bare:
            return
        self.workplaces = [()] * seats
        self.barred = [[]] * seats
        self.work_terms = [()] * seats
        self.work = [[]] * seats

    def attach(self) -> None:
        n = self.seats
        zones = self.zones
        self.civil_deck, self.military_deck, self.later, self.row, self.current = zones[:FUTURE]
        self.future, self.past, self.common, self.discarded, self.gone = zones[FUTURE:FIRST_SEAT_ZONE]
        (
            self.hand,
            self.military_hand,
            self.technologies,
            self.leader,
            self.unfinished,
            self.wonders,
            self.ruins,
            self.colonies,
            self.tactic,
            self.war,
            self.pact,
        ) = map(zones.__getitem__, SEAT_ZONES[n])
        counters = self.counters
        (
            self.tech,
            self.workers,
            self.tokens,
            self.price,
            self.base,
            self.special,
            self.earned,
        ) = map(counters.__getitem__, BY_SEAT[n])
        (
            self.culture,
            self.science,
            self.food,
            self.resources,
            self.yellow,
            self.unused,
            self.blue,
            self.civil,
            self.military,
            self.science_rating,
            self.culture_rating,
            self.strength,
            self.happiness,
            self.armies,
            self.powers,
            self.government,
            self.tactic_face,
            self.leaders_taken,
            self.stages,
            self.war_target,
            self.pact_partner,
            self.pact_side,
            self.no_politics,
            self.space,
            self.queue,
            self.force,
        ) = counters[7 * n :]

    def copy_scalars(self, twin: Table) -> None:
        assert isinstance(twin, Ages)
        twin.workplaces, twin.barred = self.workplaces.copy(), self.barred.copy()
        twin.work_terms, twin.work = self.work_terms.copy(), self.work.copy()
        twin.active, twin.round, twin.age = self.active, self.round, self.age
        twin.last_round, twin.phase, twin.out = self.last_round, self.phase, self.out
        twin.politics, twin.politics_skipped, twin.used = self.politics, self.politics_skipped, self.used
        twin.fresh, twin.tactic_played = self.fresh, self.tactic_played
        twin.leader_replaced, twin.extra_civil = self.leader_replaced, self.extra_civil
        twin.extra_military, twin.unit_resources = self.extra_military, self.unit_resources
        twin.unit_science, twin.event, twin.bid = self.unit_science, self.event, self.bid
        twin.bidder, twin.passed, twin.force_bonus = self.bidder, self.passed, self.force_bonus
        twin.force_discards, twin.card, twin.target = self.force_discards, self.card, self.target
        twin.side, twin.attack, twin.defence = self.side, self.attack, self.defence
        twin.defenders, twin.caesar, twin.homer = self.defenders, self.caesar, self.homer
        twin.source, twin.winners, twin.reason = self.source, self.winners, self.reason

    def settle(self, seat: int, random: Random) -> None:
        """Everybody knows that the cards among the events are events or territories."""
        bit = 1 << seat
        faces, seen, where, backs = self.faces, self.seen, self.where, self.backs
        pools = self.pools[seat] if self.pools else None
        for wrong in (*self.current, *self.future):
            if IS_EVENT[faces[wrong]] or seen[wrong] & bit:
                continue
            alike = next(group for group in self.alike if backs[group[0]] == backs[wrong])
            fitting = [
                card
                for card in alike
                if IS_EVENT[faces[card]]
                and not seen[card] & bit
                and where[card] != CURRENT
                and where[card] != FUTURE
                and (pools is None or pools[card] == pools[wrong])
            ]
            other = fitting[int(random.random() * len(fitting))]
            faces[wrong], faces[other] = faces[other], faces[wrong]


SEAT_ZONES: Final = [
    [slice(FIRST_SEAT_ZONE + kind * n, FIRST_SEAT_ZONE + (kind + 1) * n) for kind in range(PACT + 1)] for n in range(5)
]
BY_SEAT: Final = [[slice(number * n, (number + 1) * n) for number in range(7)] for n in range(5)]
IS_EVENT: Final = [data.EVENT <= kind <= data.TERRITORY for kind in data.KIND]


def place(t: Ages, kind: int, seat: int) -> int:
    """The number of a zone that each seat has."""
    return FIRST_SEAT_ZONE + kind * t.seats + seat
