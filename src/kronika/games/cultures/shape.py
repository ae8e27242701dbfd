"""The shape of a view of Rising Cultures."""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from kronika.games.shape import CardRef, View

Civilization: TypeAlias = Literal["persia", "rome", "abbasid", "egypt"]
Symbol: TypeAlias = Literal["sword", "horse", "shield"]


class CulturesView(View):
    """Decks and all areas end with their top or latest card."""

    round: int
    """0 is the set-up."""
    rounds: int
    phase: Literal["civilization", "opening", "exchange", "play", "province", "gift", "store"]
    active: int
    """Who is asked next."""
    marker: int
    """Who holds the marker."""
    supply: int
    """Of coins."""
    played: list[int]
    """By seat: cards played in this round."""
    opened: list[bool]
    """By seat: whether the cards for the set-up have been chosen."""
    civilizations: list[Civilization | None]
    """By seat; None before it is chosen."""
    boards: list[CulturesBoard | None]
    """By seat; None before the civilization is chosen."""
    nile: CulturesNile | None
    """None if nobody plays Ancient Egypt."""
    province_row: list[CulturesProvince]
    """The provinces of the game in ascending order, with what has become of them."""
    contest: CulturesContest | None
    scores: list[CulturesScore]
    """By seat."""
    match: CulturesMatch
    uses: dict[str, CulturesUses] | None
    """By card of one's own hand; None for a spectator."""
    known_deck: CulturesKnownDeck | None
    """None for a spectator."""
    row: list[CardRef]
    """The provinces to come, the current one first."""
    gone: list[CardRef]
    """Provinces that nobody gained."""
    box: list[CardRef]
    deck: list[list[CardRef]]
    hand: list[list[CardRef]]
    resources: list[list[CardRef]]
    army: list[list[CardRef]]
    buildings: list[list[CardRef]]
    leaders: list[list[CardRef]]
    development: list[list[CardRef]]
    discard: list[list[CardRef]]
    provinces: list[list[CardRef]]
    """By seat: those won."""


class CulturesResources(TypedDict):
    """A number for each resource."""

    wood: int
    brick: int
    stone: int
    gold: int


class CulturesSymbols(TypedDict):
    """Military symbols."""

    sword: int
    horse: int
    shield: int


class CulturesCounts(TypedDict, total=False):
    """Resources and symbols; those that aren't there are left out."""

    wood: int
    brick: int
    stone: int
    gold: int
    any: int
    """Units of any resource."""
    sword: int
    horse: int
    shield: int


class CulturesDiscounts(TypedDict):
    """Units off the cost."""

    building: int
    leader: int


class CulturesBoard(TypedDict):
    """One player's board and everything in effect on it."""

    civilization: Civilization
    side: Literal["silver", "golden"]
    coins: int
    """In the treasury."""
    coin_limit: int
    resources: CulturesResources
    """What everything in effect provides."""
    any_resource: int
    """Units of any resource, besides."""
    printed: CulturesCounts
    """What the board itself brings."""
    military: CulturesSymbols
    strips: list[str | None]
    """What covers each strip, from the top."""
    level: int
    """Development levels reached."""
    golden_level: int
    """The level that turns the board to its Golden Age side."""
    leaders_in_use: list[str]
    prices: CulturesResources
    """Coins for a missing unit."""
    discounts: CulturesDiscounts
    income: int
    """Coins for the treasury in each round."""
    flood: int
    """Coins that the Nile brings in each round."""
    on_develop: int
    """Coins for each development level."""
    on_province: int
    """Coins for each province."""
    on_military: int
    """Coins for each card added to the army."""
    free_exchanges: int
    exchanges: int
    """Cards that can be exchanged now, free or paid."""
    turned: bool
    """The card for a free exchange (Mauretania) is turned."""
    wins_ties: bool
    keeps_military: bool
    """Winning a province doesn't cost a card of the army."""
    scores_covered: bool
    """The printed points of covered leaders count."""
    can_develop: bool


class CulturesNile(TypedDict):
    """The Nile basin of Ancient Egypt."""

    seat: int
    """Who plays Ancient Egypt."""
    banks: tuple[int, int]
    """Coins on the bank of each seat."""
    capacity: int
    """Of Egypt's own bank."""
    room: int
    """Coins that it still holds."""
    flood: int


class CulturesProvince(TypedDict):
    """A province of the game, and what has become of it."""

    card: str
    state: Literal["current", "coming", "won", "gone"]
    owner: int | None
    """Who has won it."""


class CulturesContest(TypedDict):
    """The contest for the current province."""

    card: str
    symbols: list[Symbol]
    """What it compares."""
    strength: tuple[int, int]
    """By seat."""
    stronger: int | None
    """Who wins if both compete; None if nobody can."""
    keeps: list[bool]
    """By seat: whether a winner need not discard the last card of the army."""
    competing: list[bool | None]
    """By seat; None while undecided."""


class CulturesScore(TypedDict):
    """The points if the game ended now."""

    lines: dict[str, int]
    sources: dict[str, int]
    """By the id of a card or level, and `marker`."""
    total: int


class CulturesMatch(TypedDict):
    """The state of a match of one or two games."""

    game: int
    """1, or 2 in the second game."""
    games: int
    first: tuple[int, int] | None
    """The points of the first game; None while it is played."""


class CulturesArmyUse(TypedDict):
    """A card laid into the army."""

    strip: int
    """The number of the strip that it would cover, from 1."""
    symbols: CulturesCounts
    """The card's own."""
    strength: int | None
    """In the current contest, with the card."""


class CulturesResourceUse(TypedDict):
    """A card laid into the resource area."""

    resources: CulturesCounts
    coins: int


class CulturesBuildUse(TypedDict):
    """A card built or put into office."""

    kind: Literal["building", "leader"]
    cost: CulturesCounts
    missing: CulturesCounts
    """What one's resources lack; of these units, `covered` are covered by abilities and the rest costs `coins`."""
    covered: int
    coins: int
    short: int
    """How many of these coins one hasn't got."""
    vp: int
    """The printed points."""
    worth: int
    """The printed points, and those that the card's ability would bring now."""


class CulturesUses(TypedDict):
    """What each use of a card would bring and cost."""

    coins: int
    army: CulturesArmyUse | None
    """None if every strip is covered."""
    resource: CulturesResourceUse
    build: CulturesBuildUse


class CulturesKnownDeck(TypedDict):
    """The cards that one has put on top of one's deck and under it, the topmost first and the lowest first."""

    top: list[str]
    bottom: list[str]
