"""The effects of cards that are more than gains and costs: which function belongs to which card.

An effect without a question is a plain function; one with questions is a generator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from kronika.engine.choice import Effect
from kronika.engine.errors import BadData

from .data import FACE, IDS, LIKE, SPECIAL
from .table import Settlers

Here: TypeAlias = Callable[[Settlers, int, int], Effect | None]  # t, you, the location itself
Ready: TypeAlias = Callable[[Settlers, int, int, int], bool]  # t, you, the location, how many uses
Built: TypeAlias = Callable[[Settlers, int, int, int], Effect | None]  # t, you, the location, the new location
Points: TypeAlias = Callable[[int], int]  # points gained at once -> points on top
Options: TypeAlias = Callable[[Settlers, int, int], list[int]]  # t, you, the location -> codes
Doing: TypeAlias = Callable[[Settlers, int, int, int], None]  # t, you, the location, the chosen code

Function = TypeVar("Function")


class Action:
    """`ready`: whether it could be done so many times, its price aside. `pays`: it pays its price by itself, because
    the player chooses something first."""

    __slots__ = ("pays", "ready", "run")

    def __init__(self, run: Here, ready: Ready | None, pays: bool) -> None:
        self.run = run
        self.ready = ready
        self.pays = pays


class AnyTime:
    """What may be done at any time in the owner's turn and is no action."""

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

WRITTEN: Final[dict[str, list[str]]] = {}  # card -> the parts that have a function


def note(card: str, part: str) -> list[int]:
    """The faces of the card, for whose part a function is being declared."""
    if card not in FACE:
        raise BadData(f"An effect is written for {card!r}, but there is no such card.")
    WRITTEN.setdefault(card, []).append(part)
    return [face for face in range(len(IDS)) if LIKE[face] == card]


def declare(table: list[Function | None], card: str, part: str) -> Callable[[Function], Function]:
    def declared(function: Function) -> Function:
        for face in note(card, part):
            table[face] = function
        return function

    return declared


def action(card: str, ready: Ready | None = None, pays: bool = False) -> Callable[[Here], Here]:
    """What activating the location does before its plain gain."""

    def declared(function: Here) -> Here:
        for face in note(card, "action"):
            ACTIONS[face] = Action(function, ready, pays)
        return function

    return declared


def production(card: str, looks: bool = False) -> Callable[[Here], Here]:
    """`looks`: the player looks at cards of a deck, so that it matters when others are drawn from it."""
    for face in range(len(IDS)):
        LOOKS[face] |= looks and LIKE[face] == card
    return declare(PRODUCTIONS, card, "production")


def bonus(card: str) -> Callable[[Here], Here]:
    """Once, when the location is built."""
    return declare(BONUSES, card, "bonus")


def on_build(card: str) -> Callable[[Built], Built]:
    """A feature: whenever its owner has built a location, the card itself included."""
    return declare(ON_BUILD, card, "feature")


def on_send(card: str) -> Callable[[Here], Here]:
    """A feature: whenever an opponent of its owner has sent two workers."""
    return declare(ON_SEND, card, "feature")


def on_points(card: str) -> Callable[[Points], Points]:
    """A feature: points on top of points gained at once."""
    return declare(ON_POINTS, card, "feature")


def on_deal_goods(card: str) -> Callable[[Here], Here]:
    """A feature: in production, after the deals have given their goods (`given`)."""
    return declare(ON_DEAL_GOODS, card, "feature")


def any_time(card: str, options: Options) -> Callable[[Doing], Doing]:
    """A feature: what its owner may do at any time in a turn."""

    def declared(function: Doing) -> Doing:
        for face in note(card, "feature"):
            ANY_TIME[face] = AnyTime(options, function)
        return function

    return declared


def check_effects() -> None:
    """Every part that the data calls special has exactly one function, and every function its part."""
    for face, card in enumerate(IDS):
        written = tuple(sorted(WRITTEN.get(LIKE[face], ())))
        if written != tuple(sorted(SPECIAL[face])):
            raise BadData(f"{card}: the data has the special parts {SPECIAL[face]}, but written are {written}.")
