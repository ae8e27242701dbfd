"""The table of Imperial Settlers."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Cards, Counter, First, Numbers, PerSeat, Table, Zone

from .data import DECKS, IDS
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

    deck: Annotated[Cards, Zone(NOBODY)]  # the common deck
    discard: Annotated[Cards, Zone(ALL, ordered=True)]
    offer: Annotated[Cards, Zone(ALL, ordered=True)]  # the common cards revealed in the lookout phase
    # The markers of Trade Route deals; `under` names their locations, their backs their owners.
    routes: Annotated[Cards, Zone(NOBODY, ordered=True)]
    tucked: Annotated[Cards, Zone(NOBODY, ordered=True)]  # the cards under Gates; `under` says which
    box: Annotated[Cards, Zone(NOBODY)]  # the decks of factions that nobody plays
    attack_deck: Annotated[Cards, Zone(NOBODY)]
    line: Annotated[Cards, Zone(ALL, ordered=True)]
    attack_discard: Annotated[Cards, Zone(ALL, ordered=True)]
    rival: Annotated[Cards, Zone(ALL, ordered=True)]  # the locations of the virtual player
    collection: Annotated[Cards, Zone(ALL, ordered=True)]
    faction_deck: Annotated[list[Cards], Zone(NOBODY, SEATS)]
    faction_discard: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    draft: Annotated[list[Cards], Zone(OWNER, SEATS)]  # cards that a player chooses among, apart from the hand
    foundations: Annotated[list[Cards], Zone(NOBODY, SEATS)]
    deals: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    empire: Annotated[list[list[Cards]], Zone(ALL, SEATS, 3, ordered=True)]  # production, feature and action locations

    goods: Annotated[list[Numbers], Counter(SEATS, 8)]  # by seat and good, points included
    # Cached: how many locations of each colour stand in each empire.
    colours: Annotated[list[Numbers], Counter(SEATS, 8)]
    faction: PerSeat  # the faction of each seat, 0 before it is chosen
    # How often a location was activated in this round; BLOCKED and more: not again.
    used: Annotated[Numbers, Counter(CARDS)]
    lying: Annotated[Numbers, Counter(CARDS)]  # the pieces paid onto a location, and the resources on Shrine
    guard: Annotated[Numbers, Counter(CARDS)]  # defence tokens and samurai on a location
    home: Annotated[Numbers, Counter(CARDS, start=-1)]  # whose a location is that was taken over; -1 if it wasn't
    under: Annotated[Numbers, Counter(CARDS, start=-1)]  # the location that a card lies under
    queue: Annotated[Numbers, Counter(QUEUE)]  # what the producing player must still decide, filled up with 0
    given: Annotated[Numbers, Counter(9)]  # what deals gave in this production, as far as it may still be exchanged

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

    hands: Annotated[int, First("hand")]  # the number of the first hand zone, and so on
    drafts: Annotated[int, First("draft")]
    foundations_at: Annotated[int, First("foundations")]
    deals_at: Annotated[int, First("deals")]
    empires: Annotated[int, First("empire")]

    __slots__ = tuple(__annotations__)
    card_ids: ClassVar[tuple[str, ...]] = IDS
    back_names: ClassVar[tuple[str, ...]] = DECKS
    keys = KEYS
