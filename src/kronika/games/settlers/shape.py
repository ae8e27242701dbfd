"""The shape of a view of Imperial Settlers."""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from kronika.games.shape import CardRef, View

Good: TypeAlias = Literal["wood", "stone", "food", "gold", "worker", "raze", "defence", "vp"]
Faction: TypeAlias = Literal["barbarian", "roman", "egyptian", "japanese"]


class SettlersView(View):
    """Decks end with their top card."""

    round: int
    rounds: int
    phase: Literal["choosing", "lookout", "production", "action", "attack"]
    picks: list[int]
    """In the lookout phase: the seats that still take a card, in their order."""
    first: int
    """The first player."""
    active: int
    """Whose turn it is."""
    acted: bool
    """The active player has had an action and may only place things."""
    passed: list[bool]
    """By seat."""
    factions: list[Faction | None]
    """By seat; None before it is chosen."""
    stores: list[list[Good]]
    """By seat: the goods kept in cleanup."""
    goods: list[SettlersGoods]
    """By seat."""
    colours: list[SettlersColours]
    """By seat."""
    locations: list[list[list[SettlersLocation]]]
    """In the order of `empire`."""
    trade_routes: list[list[SettlersTradeRoute]]
    """By seat: the deals besides those under the board."""
    hand_costs: list[SettlersHandCost] | None
    """In the order of one's own hand; None for a spectator."""
    score: list[dict[str, int]]
    """By seat: the points so far, by line."""
    leftover: list[int]
    """By seat: resources and workers, which decide a tie."""
    oasis: int
    """Workers that Oasis has given in this round."""
    asking: str | None
    """The card that is asking."""
    solo: SettlersSolo | None
    deck: list[CardRef]
    """The common deck."""
    discard: list[CardRef]
    offer: list[CardRef]
    """The common cards revealed in the lookout phase."""
    routes: list[CardRef]
    """The markers of Trade Routes."""
    tucked: list[CardRef]
    """The cards under Gates."""
    attack_deck: list[CardRef]
    line: list[CardRef]
    """The attack cards in play, the newest first."""
    attack_discard: list[CardRef]
    rival: list[CardRef]
    """The locations of the virtual player."""
    collection: list[CardRef]
    faction_deck: list[list[CardRef]]
    faction_discard: list[list[CardRef]]
    hand: list[list[CardRef]]
    draft: list[list[CardRef]]
    """Cards that a player chooses among, apart from the hand."""
    foundations: list[list[CardRef]]
    deals: list[list[CardRef]]
    """Under the board."""
    empire: list[list[list[CardRef]]]
    """By seat and row: production, feature and action locations, faction locations first."""


class SettlersGoods(TypedDict):
    """What lies on a faction board."""

    wood: int
    stone: int
    food: int
    gold: int
    worker: int
    raze: int
    defence: int
    vp: int


class SettlersColours(TypedDict):
    """How many locations of each colour stand in an empire."""

    brown: int
    grey: int
    red: int
    pink: int
    gold: int
    black: int
    blue: int
    purple: int


class SettlersLocation(TypedDict, total=False):
    """What lies on and under a location, as far as it can have it."""

    uses: int
    """How often its action can be taken in a round."""
    used: int
    blocked: bool
    """The action can't be taken any more in this round."""
    pieces: dict[str, int]
    """The goods that lie on it."""
    guard: int
    """Defence tokens on a common location, samurai on a Japanese one."""
    taken_from: int
    """The seat whose location it is, of one that was taken over."""
    raze_cost: int
    """Raze tokens that razing it takes."""
    trade_routes_of: list[int]
    """The seats whose Trade Routes lead here."""
    tucked: int
    """Cards under it, of a location that counts them in the end."""
    end_points: int
    """What it would bring if the game ended now."""


class SettlersTradeRoute(TypedDict):
    """A deal that one has with a location."""

    card: str
    """The location."""
    good: str
    """What it gives."""


class SettlersHandCost(TypedDict):
    """What is missing to build a card of one's own hand."""

    missing: dict[str, int]
    """By resource."""
    gold: int
    """How much gold would stand in."""
    location: bool
    """A location must be given up, and there is none."""
    affordable: bool


class SettlersSolo(TypedDict):
    """The solo game."""

    collection: int
    """Cards that have been collected."""
    faction_locations: int
    waves: int
    """Of attack in a round."""
