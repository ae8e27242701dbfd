"""The abilities of the cards: the decorators that declare them.

An ability is a function of the table, the player and the card that has it. One that asks is a generator, one that
doesn't is a plain function. A name in a decorator is a card's id or a kin (`advance`: all cards of that kind).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.engine.choice import Asking, Effect
from kronika.engine.effects import Effects

from .data import CARDS, CODED, IDS, KIN, KING_A, KING_B, PLAYABLE, POWER, SUIT
from .table import Imperium

Use: TypeAlias = Callable[[Imperium, int, int], Effect | None]  # you, the card
Needs: TypeAlias = Callable[[Imperium, int, int], bool]
Reaction: TypeAlias = Callable[[Imperium, int, int, int], Effect | None]  # you, the card, what happened
Fits: TypeAlias = Callable[[Imperium, int, int, int], bool]
Shield: TypeAlias = Callable[[Imperium, int, int, int], Asking | int]  # you, the card, the attacker; 1 if it protects
Cost: TypeAlias = tuple[int, int, int, int]  # materials, population, progress, actions

NO_COST: Final[Cost] = (0, 0, 0, 0)


def cost(materials: int = 0, population: int = 0, progress: int = 0, actions: int = 0) -> Cost:
    return materials, population, progress, actions


class Ability:
    """`cost` is paid before the effect; without it, or if `needs` says no, the ability can't be used."""

    __slots__ = ("cost", "effect", "free", "needs")

    def __init__(self, effect: Use, cost: Cost = NO_COST, needs: Needs | None = None) -> None:
        self.effect = effect
        self.cost = cost
        self.free = cost == NO_COST
        self.needs = needs


class Trigger:
    """`exhaust`: using it is the player's choice and costs an exhaust token; else it happens by itself."""

    __slots__ = ("effect", "exhaust", "fits", "moment")

    def __init__(self, moment: int, effect: Reaction, fits: Fits | None, exhaust: bool) -> None:
        self.moment = moment
        self.effect = effect
        self.fits = fits
        self.exhaust = exhaust


class Protection:
    """`automatic`: it isn't the owner who decides about it."""

    __slots__ = ("automatic", "effect", "exhaust", "needs")

    def __init__(self, effect: Shield, exhaust: bool, automatic: bool, needs: Needs | None) -> None:
        self.effect = effect
        self.exhaust = exhaust
        self.automatic = automatic
        self.needs = needs


# What can set off a reaction, and what the reaction is told of it.
MOMENTS: Final = (
    "played",  # the card, before its effect
    "played_from_discard",  # the card
    "acquired",  # the card; `t.haul` holds the tokens that lay on it
    "broke_through",  # the card; likewise
    "acquired_from_exile",  # the card
    "returned_unrest",  # nothing
    "took_unrest",  # nothing
    "land_paid",  # the icons (1 wheat, 2 drop) of the regions that gave materials
    "sank",  # the card
    "left_play",  # the card
    "paid_population",  # how many
    "deck_empty",  # nothing
    "masks",  # how many must be discarded
)
(
    PLAYED,
    PLAYED_FROM_DISCARD,
    ACQUIRED,
    BROKE_THROUGH,
    ACQUIRED_FROM_EXILE,
    RETURNED_UNREST,
    TOOK_UNREST,
    LAND_PAID,
    SANK,
    LEFT_PLAY,
    PAID_POPULATION,
    DECK_EMPTY,
    MASKS,
) = range(len(MOMENTS))
WHEAT_LAND, DROP_LAND = 1, 2

PLAY_ABILITY: Final[list[Ability | None]] = [None] * len(IDS)
EXHAUST_ABILITY: Final[list[Ability | None]] = [None] * len(IDS)
SOLSTICE_ABILITY: Final[list[Ability | None]] = [None] * len(IDS)
TRIGGERS: Final[list[list[Trigger]]] = [[] for _ in IDS]
PROTECTIONS: Final[list[Protection | None]] = [None] * len(IDS)
# WATCHERS[moment][face]: whether the card reacts to it
WATCHERS: Final[list[list[bool]]] = [[False] * len(IDS) for _ in MOMENTS]

KINS: Final = {name: [face for face, kin in enumerate(KIN) if kin == name] for name in set(KIN) - {""}}
WRITTEN: Final = Effects(IDS, CODED, lambda face: CARDS[face].place, KINS)


def use(
    table: list[Ability | None], part: str, names: tuple[str, ...], cost: Cost, needs: Needs | None
) -> Callable[[Use], Use]:
    def declare(effect: Use) -> Use:
        ability = Ability(effect, cost, needs)
        for face in WRITTEN.faces(part, names, effect):
            table[face] = ability
        return effect

    return declare


def play(*names: str, cost: Cost = NO_COST, needs: Needs | None = None) -> Callable[[Use], Use]:
    """What happens when the card is played."""
    return use(PLAY_ABILITY, "play", names, cost, needs)


def exhaust(*names: str, cost: Cost = NO_COST, needs: Needs | None = None) -> Callable[[Use], Use]:
    """What an exhaust token on the card brings in one's own activate turn."""
    return use(EXHAUST_ABILITY, "exhaust", names, cost, needs)


def solstice(*names: str, needs: Needs | None = None) -> Callable[[Use], Use]:
    """What happens at solstice. `needs`: without it there is nothing to do, and nothing is asked."""
    return use(SOLSTICE_ABILITY, "solstice", names, NO_COST, needs)


def watch(
    part: str, names: tuple[str, ...], moments: tuple[int, ...], fits: Fits | None
) -> Callable[[Reaction], Reaction]:
    def declare(effect: Reaction) -> Reaction:
        for moment in moments:
            trigger = Trigger(moment, effect, fits, part == "exhaust_when")
            for face in WRITTEN.faces(part, names, effect, again=True):
                TRIGGERS[face].append(trigger)
                WATCHERS[moment][face] = True
        return effect

    return declare


def when(*names: str, on: int, fits: Fits | None = None) -> Callable[[Reaction], Reaction]:
    """What a card in play does by itself when that happens to its owner."""
    return watch("when", names, (on,), fits)


def exhaust_when(*names: str, on: tuple[int, ...], fits: Fits | None = None) -> Callable[[Reaction], Reaction]:
    """What an exhaust token on the card brings when one of these things happens to its owner, in the own turn."""
    return watch("exhaust_when", names, on, fits)


def protection(
    *names: str, exhaust: bool = False, automatic: bool = False, needs: Needs | None = None
) -> Callable[[Shield], Shield]:
    """What lets the owner ignore an attack card, when that is played. It answers 1 if it protects."""

    def declare(effect: Shield) -> Shield:
        for face in WRITTEN.faces("protection", names, effect):
            PROTECTIONS[face] = Protection(effect, exhaust, automatic, needs)
        return effect

    return declare


def idle(face: int) -> bool:
    """A card without written abilities that can be played, but does nothing. Power cards are never played, and King of
    Kings has its own rule."""
    abilities = (PLAY_ABILITY[face], EXHAUST_ABILITY[face], SOLSTICE_ABILITY[face])
    if any(ability is not None for ability in abilities) or "passive" in CARDS[face]:
        return False
    return PLAYABLE[face] and not SUIT[face] & POWER and face not in (KING_A, KING_B)
