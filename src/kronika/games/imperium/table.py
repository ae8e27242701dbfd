"""The table of Imperium."""

from __future__ import annotations

from random import Random
from typing import Annotated, ClassVar, Final

from kronika.engine.table import (
    ALL,
    EACH_CARD,
    NOBODY,
    OWNER,
    SEATS,
    Cards,
    Counter,
    First,
    Numbers,
    PerSeat,
    Table,
    Zone,
)

from .data import IDS
from .keys import KEYS
from .knowledge import repeat_minglings, share_minglings

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

    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    deck: Annotated[list[Cards], Zone(OWNER, SEATS)]
    discard: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    history: Annotated[list[Cards], Zone(OWNER, SEATS)]  # of the Atlanteans: the sunken pile
    play: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]  # the power card first
    garrison: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    # The top card is the last; the first is the one in the accession slot.
    nation: Annotated[list[Cards], Zone(NOBODY, SEATS)]
    development: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    market: Annotated[list[Cards], Zone(ALL, SLOTS, ordered=True)]
    decks: Annotated[list[Cards], Zone(NOBODY, 4)]
    unrest: Annotated[Cards, Zone(ALL)]
    beneath: Annotated[Cards, Zone(ALL, ordered=True)]  # unrest under market cards, the lower journey card
    fame: Annotated[Cards, Zone(NOBODY)]  # the top card is the last
    king: Annotated[Cards, Zone(ALL)]
    exile: Annotated[Cards, Zone(ALL, ordered=True)]
    resolving: Annotated[Cards, Zone(ALL, ordered=True)]  # played cards that won't stay, while they take effect
    removed: Annotated[Cards, Zone(NOBODY)]
    markets: Annotated[int, First("market")]  # the number of the first market zone, and so on
    piles: Annotated[int, First("decks")]
    unrest_zone: Annotated[int, First("unrest")]
    beneath_zone: Annotated[int, First("beneath")]
    fame_zone: Annotated[int, First("fame")]
    king_zone: Annotated[int, First("king")]
    exile_zone: Annotated[int, First("exile")]
    resolving_zone: Annotated[int, First("resolving")]

    materials: PerSeat
    population: PerSeat
    progress: PerSeat
    actions: PerSeat  # tokens on the state card
    exhausts: PerSeat  # tokens on the state card
    empire: PerSeat  # which side the state card shows
    nations: PerSeat  # the number of the seat's nation
    nation_token: PerSeat  # whether an exhaust token lies on the nation deck
    development_token: PerSeat
    king_met: PerSeat  # whether the seat has resolved King of Kings
    # By seat, and MAIN_STACK for the main deck: how many top cards have an order.
    stacked: Annotated[Numbers, Counter(MAIN_STACK + 1)]

    # By card.
    tokens: Annotated[Numbers, Counter(EACH_CARD)]  # lying on it, packed
    # The card above a garrison card, or above a card in `beneath`; -1 for none.
    host: Annotated[Numbers, Counter(EACH_CARD, start=-1)]
    # Wheat (and, times 16, drops) that count as three coins each until the end of the turn.
    turned: Annotated[Numbers, Counter(EACH_CARD)]

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

    __slots__ = tuple(__annotations__)
    card_ids: ClassVar[tuple[str, ...]] = IDS
    back_names: ClassVar[tuple[str, ...]] = ("card",)
    keys = KEYS

    def confer(self) -> None:
        Table.confer(self)
        share_minglings(self)

    def settle(self, seat: int, random: Random) -> None:
        repeat_minglings(self, seat, random)
