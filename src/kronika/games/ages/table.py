"""The table of Through the Ages."""

from __future__ import annotations

from random import Random
from typing import Annotated, ClassVar, Final, TypeAlias

from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Cache, Cards, Counter, Numbers, PerSeat, Table, Zone

from .data import BACK_NAMES, EVENT, IDS, KIND, ROW, SLOTS, SPECIAL_KINDS, SYMBOL_NAMES, TERRITORY, TOKEN_SLOTS
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

# A technology in play that takes workers: its slot, the price to build on it, the card, the slots of the other urban
# buildings of its type (None if it isn't urban), and the prices and options to upgrade to higher levels.
Workplace: TypeAlias = tuple[int, int, int, list[int] | None, list[tuple[int, int]]]


class Ages(Table):
    """Decks and piles end with their top card. `slots` are the technologies that take workers (see `data`)."""

    civil_deck: Annotated[Cards, Zone(NOBODY)]
    military_deck: Annotated[Cards, Zone(NOBODY)]
    later: Annotated[Cards, Zone(NOBODY)]  # the decks of the ages to come
    # The cards of the row from left to right; `space` says where each lies.
    row: Annotated[Cards, Zone(ALL, ordered=True)]
    current: Annotated[Cards, Zone(NOBODY, ordered=True)]  # events
    future: Annotated[Cards, Zone(NOBODY)]
    past: Annotated[Cards, Zone(ALL, ordered=True)]
    common: Annotated[Cards, Zone(ALL, ordered=True)]  # tactics
    discarded: Annotated[Cards, Zone(NOBODY)]  # military cards of all ages, face down
    gone: Annotated[Cards, Zone(NOBODY)]  # out of the game

    hand: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    military_hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    # In play, with the government and the special ones.
    technologies: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    leader: Annotated[list[Cards], Zone(ALL, SEATS)]  # one card or none, as with all below that stand in the singular
    unfinished: Annotated[list[Cards], Zone(ALL, SEATS)]
    wonders: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    ruins: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    colonies: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    tactic: Annotated[list[Cards], Zone(ALL, SEATS)]  # the exclusive one
    war: Annotated[list[Cards], Zone(ALL, SEATS)]  # declared by this seat
    pact: Annotated[list[Cards], Zone(ALL, SEATS)]  # offered by this seat

    # By slot: the technology card in play, -1 for none.
    tech: Annotated[list[Numbers], Counter(SEATS, SLOTS, start=-1)]
    workers: Annotated[list[Numbers], Counter(SEATS, SLOTS)]  # by slot
    tokens: Annotated[list[Numbers], Counter(SEATS, TOKEN_SLOTS)]  # by slot: blue tokens on the card
    price: Annotated[list[Numbers], Counter(SEATS, SLOTS)]  # by slot, cached: resources to build there
    base: Annotated[list[Numbers], Counter(SEATS, len(SYMBOL_NAMES))]  # by symbol: the sum of all symbols in play
    # By kind: the special technology in play, -1 for none.
    special: Annotated[list[Numbers], Counter(SEATS, len(SPECIAL_KINDS), start=-1)]
    earned: Annotated[list[Numbers], Counter(SEATS, len(LINES))]  # by line: culture points by their source

    culture: PerSeat
    science: PerSeat
    food: PerSeat  # cached: the worth of the blue tokens on farms
    resources: PerSeat  # cached: the worth of those on mines (and labs)
    yellow: PerSeat  # in the bank
    unused: PerSeat
    blue: PerSeat  # in the bank
    civil: PerSeat  # available actions; the totals are in `base`
    military: PerSeat
    science_rating: PerSeat  # cached, like all ratings
    culture_rating: PerSeat
    strength: PerSeat
    happiness: PerSeat
    armies: PerSeat  # tactical strength of the armies
    powers: PerSeat  # a mask
    government: PerSeat  # the card
    tactic_face: PerSeat  # the current tactic, -1 for none
    leaders_taken: PerSeat  # a mask of ages
    stages: PerSeat  # built of the unfinished wonder, each with a blue token on it
    war_target: PerSeat
    pact_partner: PerSeat
    pact_side: PerSeat  # of the seat that offered it: 0 is A, 1 is B
    no_politics: PerSeat  # the next political action is forgone

    space: Annotated[Numbers, Counter(ROW, start=-1)]  # of the row: the card that lies there, -1 for none
    # What the event still has to run: part * 4 + seat, -1 for nothing.
    queue: Annotated[Numbers, Counter(QUEUE, start=-1)]
    force: Annotated[Numbers, Counter(SLOTS)]  # by slot: the units sent to colonize

    # By seat, and shared by copies; empty when it has to be computed again (see `moves.derived`).
    # All, those that aren't units, units, upgradable ones.
    workplaces: Annotated[list[tuple[list[Workplace], ...]], Cache(())]
    barred: Annotated[list[list[bool]], Cache([])]  # by face: whether the player may not take the card from the row
    work_terms: Annotated[list[int], Cache(-1)]  # on which terms `work` was found, as a number
    work: Annotated[list[list[int]], Cache([])]  # the options with workers

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

    __slots__ = tuple(__annotations__)
    card_ids: ClassVar[tuple[str, ...]] = IDS
    back_names: ClassVar[tuple[str, ...]] = BACK_NAMES
    keys = KEYS

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


IS_EVENT: Final = [EVENT <= kind <= TERRITORY for kind in KIND]


def place(t: Ages, kind: int, seat: int) -> int:
    """The number of a zone that each seat has."""
    return FIRST_SEAT_ZONE + kind * t.seats + seat
