"""The shape of a view of Innovation."""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from kronika.games.shape import CardRef, View

Icon: TypeAlias = Literal["castle", "crown", "leaf", "lightbulb", "factory", "clock"]
Direction: TypeAlias = Literal["none", "left", "right", "up"]


class InnovationView(View):
    """Piles and decks end with their top card. The back of a card is its age."""

    turn: int
    """0 is the set-up."""
    active: int
    """Whose turn it is."""
    actions: int
    """Left in this turn."""
    needed: int
    """Achievements to win."""
    executing: str | None
    """The card whose dogma is being executed."""
    points: list[int]
    """By seat: the sum of the score pile."""
    icons: list[InnovationIcons]
    """By seat."""
    splay: list[InnovationSplays]
    """By seat."""
    revealed: list[list[list[list[Icon]]]]
    """By seat, colour (as on the board) and card from the bottom: the icons that can be seen."""
    specials: InnovationSpecials
    opened: list[bool]
    """By seat: whether the card for the set-up has been chosen."""
    tucked: list[int]
    """By seat: cards tucked in this turn."""
    scored: list[int]
    """By seat: cards scored in this turn."""
    supply: list[list[CardRef]]
    """By age; 0 stays empty."""
    board: list[list[list[CardRef]]]
    """By seat and colour: red, yellow, green, blue, purple."""
    hand: list[list[CardRef]]
    score: list[list[CardRef]]
    achievements: list[list[CardRef]]
    """By seat: one for each age claimed; the special ones are in `specials`."""
    unclaimed: list[CardRef]
    """The achievements that nobody owns, special ones apart."""
    removed: list[CardRef]
    """Out of the game."""


class InnovationIcons(TypedDict):
    """How many of each icon a board shows."""

    castle: int
    crown: int
    leaf: int
    lightbulb: int
    factory: int
    clock: int


class InnovationSplays(TypedDict):
    """The direction in which each pile of a board is splayed."""

    red: Direction
    yellow: Direction
    green: Direction
    blue: Direction
    purple: Direction


class InnovationSpecials(TypedDict):
    """The seat that owns each special achievement; None while nobody does."""

    monument: int | None
    empire: int | None
    world: int | None
    wonder: int | None
    universe: int | None
