"""The shape of a view of Imperium."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from kronika.games.shape import CardRef, View


class ImperiumView(View):
    """The power card is the first card in play; the accession card is the first of the nation deck."""

    phase: Literal["sides", "activate", "market-token", "discarding", "solstice"]
    active: int
    """Whose turn it is."""
    first: int
    """The player to the left of the solstice card."""
    turn: int
    round: int
    last_round: int | None
    """None until scoring is triggered."""
    acted: bool
    """Whether this turn is an activate turn already."""
    resolving_card: str | None
    protected: list[int]
    """The seats that the attack being resolved doesn't reach."""
    nations: list[str]
    """By seat."""
    players: list[ImperiumPlayer]
    market_tokens: list[ImperiumTokens | None]
    """By slot; None where no card lies."""
    market_unrest: list[int]
    """By slot: unrest cards under the card."""
    deck_sizes: ImperiumDeckSizes
    king_side: Literal["a", "b"]
    """Which side King of Kings shows."""
    fame_seen: list[str | None]
    """By card of the fame deck, the top card last: those that the seat has looked at."""
    hand: list[list[CardRef]]
    deck: list[list[CardRef]]
    discard: list[list[CardRef]]
    history: list[list[CardRef]]
    """Of the Atlanteans: the sunken pile."""
    play: list[list[CardRef]]
    garrison: list[list[CardRef]]
    nation: list[list[CardRef]]
    development: list[list[CardRef]]
    market: list[list[CardRef]]
    """By slot: region, uncivilised, civilised, and two of the main deck; one card or none."""
    decks: list[list[CardRef]]
    """Region, uncivilised, civilised, and the main deck."""
    unrest: list[CardRef]
    beneath: list[CardRef]
    """Unrest under market cards, and the lower journey card."""
    fame: list[CardRef]
    king: list[CardRef]
    exile: list[CardRef]
    resolving: list[CardRef]
    """Played cards that won't stay, while they take effect."""
    removed: list[CardRef]
    """Out of the game."""


class ImperiumTokens(TypedDict):
    """The tokens that lie on a card."""

    materials: int
    population: int
    progress: int


class ImperiumPrice(ImperiumTokens):
    """What a development card costs its owner now."""

    affordable: bool
    """Progress counted, which can stand in for the others."""


class ImperiumDeckSizes(TypedDict):
    """How many cards each common deck has."""

    region: int
    uncivilised: int
    civilised: int
    main: int
    fame: int
    unrest: int


class ImperiumPlayer(TypedDict):
    """One player's nation."""

    nation: str
    state: Literal["barbarian", "empire"]
    """Which side the state card shows."""
    history_kind: Literal["history", "none", "sunken"]
    """What the nation has for a history."""
    materials: int
    population: int
    progress: int
    actions: int
    """Tokens on the state card."""
    exhausts: int
    """Tokens on the state card."""
    nation_token: bool
    """Whether an exhaust token lies on the nation deck."""
    development_token: bool
    """Whether an exhaust token lies on the development area."""
    king_met: bool
    """Whether the player has resolved King of Kings."""
    hand_limit: int
    """Up to how many cards the player draws in cleanup."""
    hand_size: int
    deck_size: int
    stacked: int
    """How many cards on top of the draw deck have a known order."""
    nation_size: int
    """With the accession card."""
    accession: str | None
    """The card in the accession slot; None once it is gone."""
    nation_top: str | None
    """The top card of the nation deck, if the seat has looked at it."""
    coins: int
    """On the cards in play, as are wheat and drops."""
    wheat: int
    drops: int
    regions: int
    """In play."""
    exhausted: list[bool]
    """By card in play."""
    play_tokens: list[ImperiumTokens]
    """By card in play."""
    garrison_hosts: list[int]
    """By garrisoned card: the index of the card in play above it."""
    development_prices: list[ImperiumPrice]
    """By development card."""
    playable: list[bool] | None
    """By card of one's own hand; None for other players, as are all that follow but the number of cards."""
    unrest: int | None
    cards_owned: int
    points: int | None
    """If the game ended now."""
    score_lines: dict[str, int] | None
    """The points by the suits of the cards."""
