"""The effects of cards that are more than gains and costs: which function belongs to which card.

An effect without a question is a plain function; one with questions is a generator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.engine.choice import Effect
from kronika.engine.effects import Effects

from .data import CARDS, DOINGS, IDS, LIKE, ROW, SPECIAL
from .table import Settlers

Here: TypeAlias = Callable[[Settlers, int, int], Effect | None]  # t, you, the location itself
Ready: TypeAlias = Callable[[Settlers, int, int, int], bool]  # t, you, the location, how many uses
Built: TypeAlias = Callable[[Settlers, int, int, int], Effect | None]  # t, you, the location, the new location
Points: TypeAlias = Callable[[int], int]  # points gained at once -> points on top
Options: TypeAlias = Callable[[Settlers, int, int], list[int]]  # t, you, the location -> codes
Doing: TypeAlias = Callable[[Settlers, int, int, int], None]  # t, you, the location, the chosen code


class Action:
    """`ready`: whether it could be done so many times, its price aside. `pays`: it pays its price by itself, because
    the player chooses something first."""

    __slots__ = ("pays", "ready", "run")

    def __init__(self, run: Here, ready: Ready | None, pays: bool) -> None:
        self.run = run
        self.ready = ready
        self.pays = pays


class AnyTime:
    """Something that can be done at any time in the owner's turn and isn't an action."""

    __slots__ = ("options", "run")

    def __init__(self, options: Options, run: Doing) -> None:
        self.options = options
        self.run = run


# By face; None: the card has none.
ACTIONS: Final[list[Action | None]] = [None] * len(IDS)
PRODUCTIONS: Final[list[Here | None]] = [None] * len(IDS)
LOOKS: Final[list[bool]] = [False] * len(IDS)
BONUSES: Final[list[Here | None]] = [None] * len(IDS)
ON_BUILD: Final[list[Built | None]] = [None] * len(IDS)
ON_SEND: Final[list[Here | None]] = [None] * len(IDS)
ON_POINTS: Final[list[Points | None]] = [None] * len(IDS)
ON_DEAL_GOODS: Final[list[Here | None]] = [None] * len(IDS)
ANY_TIME: Final[list[AnyTime | None]] = [None] * len(IDS)

# A card is written for all its printings.
PRINTINGS: Final = {card: [face for face, like in enumerate(LIKE) if like == card] for card in LIKE}
WRITTEN: Final = Effects(IDS, SPECIAL, lambda face: CARDS[face].place, PRINTINGS)


def action(card: str, ready: Ready | None = None, pays: bool = False) -> Callable[[Here], Here]:
    """What activating the location does before its plain gain."""

    def declared(function: Here) -> Here:
        for face in WRITTEN.faces("action", (card,), function):
            ACTIONS[face] = Action(function, ready, pays)
        return function

    return declared


def production(card: str, looks: bool = False) -> Callable[[Here], Here]:
    """`looks`: the player looks at cards of a deck, so it matters when others are drawn from it."""

    def declared(function: Here) -> Here:
        for face in WRITTEN.faces("production", (card,), function):
            PRODUCTIONS[face] = function
            LOOKS[face] = looks
        return function

    return declared


def bonus(card: str) -> Callable[[Here], Here]:
    """Once, when the location is built."""
    return WRITTEN.into(BONUSES, "bonus", card)


def on_build(card: str) -> Callable[[Built], Built]:
    """A feature: whenever its owner has built a location, the card itself included."""
    return WRITTEN.into(ON_BUILD, "feature", card)


def on_send(card: str) -> Callable[[Here], Here]:
    """A feature: whenever an opponent of its owner has sent two workers."""
    return WRITTEN.into(ON_SEND, "feature", card)


def on_points(card: str) -> Callable[[Points], Points]:
    """A feature: points on top of points gained at once."""
    return WRITTEN.into(ON_POINTS, "feature", card)


def on_deal_goods(card: str) -> Callable[[Here], Here]:
    """A feature: in production, after the deals have given their goods (`given`)."""
    return WRITTEN.into(ON_DEAL_GOODS, "feature", card)


def any_time(card: str, options: Options) -> Callable[[Doing], Doing]:
    """A feature: what its owner may do at any time in a turn."""

    def declared(function: Doing) -> Doing:
        for face in WRITTEN.faces("feature", (card,), function):
            ANY_TIME[face] = AnyTime(options, function)
        return function

    return declared


def idle(face: int) -> bool:
    """A location whose data say nothing of what it does. Attack cards are for the solo game's rules."""
    return ROW[face] >= 0 and not any(field in CARDS[face] for field in DOINGS)
