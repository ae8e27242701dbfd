"""The shape of a view of Through the Ages."""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from kronika.games.shape import CardRef, View

Side: TypeAlias = Literal["A", "B"]


class AgesView(View):
    """Decks and piles end with their top card."""

    age: Literal["A", "I", "II", "III", "IV"]
    round: int
    last_round: int | None
    """None while it isn't known."""
    phase: Literal[
        "actions",
        "politics",
        "side",
        "answer",
        "defence",
        "strike",
        "event",
        "auction",
        "force",
        "war",
        "discard",
        "final",
    ]
    active: int
    """Whose turn it is."""
    politics: int
    """Political actions: 1 can be taken, 2 is a second one, 0 none any more."""
    spaces: list[str | None]
    """The card row: what lies on each space."""
    take_prices: list[int | None]
    """By space, in civil actions; for a spectator those of the player on turn."""
    executing: str | None
    """The card whose effect is running."""
    event: str | None
    """The current event."""
    auction: AgesAuction | None
    aggression: AgesAggression | None
    attacks: dict[str, list[AgesAttack]]
    """By aggression or war in one's hand."""
    offer: AgesOffer | None
    this_turn: AgesThisTurn
    end_of_turn: AgesEndOfTurn | None
    """One's own; for a spectator that of the player on turn. None after resigning."""
    homer: str | None
    """The wonder under which Homer lies."""
    players: list[AgesPlayer]
    civil_deck: list[CardRef]
    military_deck: list[CardRef]
    later: list[CardRef]
    """The decks that come after this age's."""
    row: list[CardRef]
    """The cards of the row; `spaces` says where each lies."""
    current: list[CardRef]
    """Current events."""
    future: list[CardRef]
    """Future events."""
    past: list[CardRef]
    """Past events."""
    common: list[CardRef]
    """Tactics that all can use."""
    discarded: list[CardRef]
    """Military cards, face down."""
    gone: list[CardRef]
    """Out of the game."""
    hand: list[list[CardRef]]
    """Civil cards, which are open."""
    military_hand: list[list[CardRef]]
    technologies: list[list[CardRef]]
    """In play, with the government and the special ones."""
    leader: list[list[CardRef]]
    """One card or none, as with all below that stand in the singular."""
    unfinished: list[list[CardRef]]
    """The wonder being built."""
    wonders: list[list[CardRef]]
    ruins: list[list[CardRef]]
    colonies: list[list[CardRef]]
    tactic: list[list[CardRef]]
    """The exclusive one."""
    war: list[list[CardRef]]
    """Declared by this seat."""
    pact: list[list[CardRef]]
    """Offered by this seat."""


class AgesAuction(TypedDict):
    """The auction for a territory, and the force that its winner sends."""

    territory: str
    bid: int
    bidder: int | None
    passed: list[bool]
    """By seat."""
    most: int | None
    """The highest bid that the seat can make; None for a spectator and while the force is chosen."""
    sent: dict[str, int]
    """By unit."""
    bonus: int
    """Force from discarded cards."""
    force: int | None
    """What is sent is worth so much; None before the force is chosen."""
    adds: dict[str, int]
    """By unit: what one more of it would add to the force."""


class AgesAggression(TypedDict):
    """The aggression being resolved."""

    card: str
    target: int
    attack: int
    defence: int


class AgesAttack(TypedDict):
    """An aggression or war in hand, played against one rival."""

    rival: int
    price: int
    """In military actions."""
    mine: int
    """One's own strength as it would count."""
    theirs: int
    allowed: bool
    """Nothing forbids it: price, strength, pact, leader or the last round."""


class AgesOffer(TypedDict):
    """A pact that is being offered."""

    card: str
    target: int
    side: Side
    """Of the one who offers it."""


class AgesPact(TypedDict):
    """The pact in front of the seat that offered it."""

    card: str
    partner: int
    side: Side
    """Of the one who offered it."""


class AgesThisTurn(TypedDict):
    """What the player on turn has for this turn only."""

    extra_civil: int
    """Actions that aren't part of the total."""
    extra_military: int
    unit_resources: int
    """For building and upgrading units."""
    unit_science: int
    """For developing military technologies."""
    tactic_played: bool
    leader_replaced: bool
    used: list[str]
    """Cards whose effect works once per turn."""
    fresh: list[str]
    """Action cards taken in this turn."""


class AgesEndOfTurn(TypedDict):
    """What the end of one's turn would bring as things stand."""

    uprising: bool
    science: int
    culture: int
    food: int
    """With what people eat and corruption takes."""
    resources: int
    corruption: int
    famine: int
    """Culture points that missing food costs."""
    blue: int
    """Tokens left in the bank."""
    discards: int
    """Military cards to discard."""
    draws: int
    """Military cards to draw."""
    leader: dict[str, int]
    """What of it the leader brings."""


class AgesPlayer(TypedDict):
    """One player's civilization."""

    out: bool
    """Whether the player has resigned."""
    culture: int
    science: int
    food: int
    resources: int
    science_rating: int
    culture_rating: int
    strength: int
    armies: int
    """Tactical strength of the armies."""
    happiness: int
    happy_faces_needed: int
    discontent: int
    """Discontented workers, however few unused workers there are."""
    colonization: int
    """The bonus to colonization."""
    yellow: int
    """Tokens in the bank."""
    unused: int
    """Unused workers."""
    blue: int
    """Tokens in the bank."""
    workers: dict[str, int]
    """By technology."""
    tokens: dict[str, int]
    """By card: the blue tokens on it."""
    civil: int
    """Actions left."""
    military: int
    """Actions left."""
    civil_total: int
    military_total: int
    civil_limit: int
    """Of cards in hand."""
    military_limit: int
    """Of cards in hand."""
    urban_limit: int
    """Of urban buildings of one type."""
    population_price: int | None
    """None without a yellow token in the bank."""
    build_prices: dict[str, int]
    """By technology in play."""
    develop_prices: dict[str, int]
    """By technology in hand."""
    revolution_prices: dict[str, int]
    """By government in hand."""
    consumption: int
    corruption: int
    food_production: int
    resource_production: int
    tactic: str | None
    """The tactic in use, an exclusive or a common one."""
    stages: int
    """Built of the unfinished wonder."""
    completed_wonders: int
    """Ruins count."""
    leaders_taken: list[Literal["A", "I", "II", "III"]]
    """Of which age each leader was that the player has taken."""
    war_target: int | None
    war_strengths: tuple[int, int] | None
    """Of a declared war: the strength of who declared it and of the other, as it would count now."""
    pact: AgesPact | None
    no_politics: bool
    """The next political action is forgone."""
    technology_levels: int
    """The sum of the levels in play."""
    earned: dict[str, int]
    """Culture points by their source."""
