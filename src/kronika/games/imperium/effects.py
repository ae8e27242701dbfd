"""The abilities of the cards: the decorators that declare them, and the check that none is missing.

An ability is a function of the table, the player and the card that has it. One that asks is a generator, one that
doesn't is a plain function. A name in a decorator is a card's id or a kin (`advance`: all cards of that kind).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.data import place
from kronika.engine.choice import Asking, Effect
from kronika.engine.errors import BadData

from .data import CARDS, FACE, IDS, KIN, KING_A, KING_B, PLAYABLE, POWER, SUIT, WRITTEN
from .table import Imperium

Use: TypeAlias = Callable[[Imperium, int, int], Effect | None]  # me, the card
Needs: TypeAlias = Callable[[Imperium, int, int], bool]
Reaction: TypeAlias = Callable[[Imperium, int, int, int], Effect | None]  # me, the card, what happened
Fits: TypeAlias = Callable[[Imperium, int, int, int], bool]
Shield: TypeAlias = Callable[[Imperium, int, int, int], Asking | int]  # me, the card, the attacker; 1 if it protects
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

KINS: Final = frozenset(KIN) - {""}


def named(*names: str) -> list[int]:
    """The faces of these cards and kins."""
    found: list[int] = []
    for name in names:
        if name in FACE:
            found.append(FACE[name])
        elif name in KINS:
            found += [face for face, kin in enumerate(KIN) if kin == name]
        else:
            raise BadData(f"An effect is written for {name!r}, but there is no such card.")
    return found


def fill(table: list[Ability | None], names: tuple[str, ...], ability: Ability, kind: str) -> None:
    for face in named(*names):
        if kind not in WRITTEN[face]:
            raise BadData(f"{place(CARDS[face])}: an effect of the kind {kind!r} is written, but the data has none.")
        if table[face] is not None:
            raise BadData(f"{place(CARDS[face])} has two effects of the kind {kind!r}.")
        table[face] = ability


def play(*names: str, cost: Cost = NO_COST, needs: Needs | None = None) -> Callable[[Use], Use]:
    """What happens when the card is played."""

    def declare(effect: Use) -> Use:
        fill(PLAY_ABILITY, names, Ability(effect, cost, needs), "play")
        return effect

    return declare


def exhaust(*names: str, cost: Cost = NO_COST, needs: Needs | None = None) -> Callable[[Use], Use]:
    """What an exhaust token on the card brings in one's own activate turn."""

    def declare(effect: Use) -> Use:
        fill(EXHAUST_ABILITY, names, Ability(effect, cost, needs), "exhaust")
        return effect

    return declare


def solstice(*names: str, needs: Needs | None = None) -> Callable[[Use], Use]:
    """What happens at solstice. `needs`: without it there is nothing to do, and nothing is asked."""

    def declare(effect: Use) -> Use:
        fill(SOLSTICE_ABILITY, names, Ability(effect, NO_COST, needs), "solstice")
        return effect

    return declare


def watch(names: tuple[str, ...], trigger: Trigger) -> None:
    kind = "exhaust_when" if trigger.exhaust else "when"
    for face in named(*names):
        if kind not in WRITTEN[face]:
            raise BadData(f"{place(CARDS[face])}: an effect of the kind {kind!r} is written, but the data has none.")
        TRIGGERS[face].append(trigger)
        WATCHERS[trigger.moment][face] = True


def when(*names: str, on: int, fits: Fits | None = None) -> Callable[[Reaction], Reaction]:
    """What a card in play does by itself when that happens to its owner."""

    def declare(effect: Reaction) -> Reaction:
        watch(names, Trigger(on, effect, fits, exhaust=False))
        return effect

    return declare


def exhaust_when(*names: str, on: tuple[int, ...], fits: Fits | None = None) -> Callable[[Reaction], Reaction]:
    """What an exhaust token on the card brings when one of these things happens to its owner, in the own turn."""

    def declare(effect: Reaction) -> Reaction:
        for moment in on:
            watch(names, Trigger(moment, effect, fits, exhaust=True))
        return effect

    return declare


def protection(
    *names: str, exhaust: bool = False, automatic: bool = False, needs: Needs | None = None
) -> Callable[[Shield], Shield]:
    """What lets the owner ignore an attack card, when that is played. It answers 1 if it protects."""

    def declare(effect: Shield) -> Shield:
        for face in named(*names):
            if "protection" not in WRITTEN[face] or PROTECTIONS[face] is not None:
                raise BadData(f"{place(CARDS[face])} has no protection in the data, or it is written twice.")
            PROTECTIONS[face] = Protection(effect, exhaust, automatic, needs)
        return effect

    return declare


def missing_effects() -> list[str]:
    """The abilities in the data that have no function, as `card: kind`."""
    missing = []
    for face, kinds in enumerate(WRITTEN):
        written = {
            "play": PLAY_ABILITY[face] is not None,
            "exhaust": EXHAUST_ABILITY[face] is not None,
            "solstice": SOLSTICE_ABILITY[face] is not None,
            "protection": PROTECTIONS[face] is not None,
            "when": any(not trigger.exhaust for trigger in TRIGGERS[face]),
            "exhaust_when": any(trigger.exhaust for trigger in TRIGGERS[face]),
        }
        missing += [f"{place(CARDS[face])}: {kind}" for kind in kinds if not written[kind]]
    return missing


def check_effects() -> None:
    """When all card modules are imported."""
    missing = missing_effects()
    if missing:
        raise BadData(f"These abilities have no function: {', '.join(missing)}.")
    for face, card in enumerate(CARDS):
        if idle(face):
            raise BadData(f"{place(card)}: nothing happens when it is played; say `playable: false` of it.")


def idle(face: int) -> bool:
    """A card that can be played, but does nothing. Power cards are never played, and King of Kings has its own rule."""
    abilities = (PLAY_ABILITY[face], EXHAUST_ABILITY[face], SOLSTICE_ABILITY[face], PROTECTIONS[face])
    if any(ability is not None for ability in abilities) or TRIGGERS[face] or "passive" in CARDS[face]:
        return False
    return PLAYABLE[face] and not SUIT[face] & POWER and face not in (KING_A, KING_B)
