"""What is written for cards: small functions that the rules call where a card changes something.

A card's data names its hooks (`hooks: [ratings, ability]`), and the functions written in `cards/` must be exactly
those. A function that asks is a generator; one that asks nothing is plain. Where nothing may be asked, the type says
so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.engine.choice import Asking, Effect
from kronika.engine.effects import Effects
from kronika.engine.events import tell

from .data import (
    A_PACT,
    A_TACTIC,
    AIR_FORCE,
    ALLOWED,
    ARMY,
    ATTACK,
    BONUS,
    CARDS,
    COLONIZATION_BONUS,
    CONSTRUCTION,
    DEFENCE,
    EVENT,
    GAIN,
    HOOKS,
    IDS,
    KIND,
    MINE,
    PARTS,
    POWERS,
    SIDE_POWERS,
    SIDE_SYMBOLS,
    STAGES_PER_ACTION,
    SYMBOLS,
    TACTICAL_STRENGTH,
    TOKEN,
    URBAN_DISCOUNT,
    WORKER,
)
from .table import Ages

Ratings: TypeAlias = Callable[[Ages, int, list[int]], None]  # you, what to add: science, culture, strength, happiness
Price: TypeAlias = Callable[[Ages, int], int]  # you; the result is added to the price
CardPrice: TypeAlias = Callable[[Ages, int, int], int]  # you, card (taking), slot (building) or face (developing)
Moment: TypeAlias = Callable[[Ages, int], None]  # you
CardMoment: TypeAlias = Callable[[Ages, int, int], None]  # you, card (taken) or face (developed)
Usable: TypeAlias = Callable[[Ages, int], bool]  # you
Playable: TypeAlias = Callable[[Ages, int, int], bool]  # you, the face of the action card
SeatEffect: TypeAlias = Callable[[Ages, int], Effect | None]  # you
Replaced: TypeAlias = Callable[[Ages, int], Asking]  # you; 1: the civil action isn't given back
Strike: TypeAlias = Callable[[Ages, int, int], Effect | None]  # you: the attacker, the rival
Spoils: TypeAlias = Callable[[Ages, int, int, int], Effect | None]  # you: the winner, the loser, the difference
Who: TypeAlias = Callable[[Ages], list[int]]  # seats

ACTION: Final = 0
POLITICS: Final = 1


class Ability:
    """What a leader or a wonder lets its owner do, as an option of the action or of the political phase."""

    __slots__ = ("effect", "phase", "usable")

    def __init__(self, phase: int, usable: Usable, effect: SeatEffect) -> None:
        self.phase = phase
        self.usable = usable
        self.effect = effect


class ActionCard:
    """`pays`: the civil action for the card is paid before its effect."""

    __slots__ = ("effect", "pays", "playable")

    def __init__(self, playable: Playable, effect: SeatEffect, pays: bool) -> None:
        self.playable = playable
        self.effect = effect
        self.pays = pays


class EventPart:
    """One part of an event: whom it concerns, and what it does to each of them."""

    __slots__ = ("effect", "who")

    def __init__(self, who: Who, effect: SeatEffect) -> None:
        self.who = who
        self.effect = effect


# --- what is written, by face

RATINGS: Final[list[Ratings | None]] = [None] * len(IDS)
TAKE_PRICE: Final[list[CardPrice | None]] = [None] * len(IDS)
POPULATION_PRICE: Final[list[Price | None]] = [None] * len(IDS)
BUILD_PRICE: Final[list[CardPrice | None]] = [None] * len(IDS)
DEVELOP_PRICE: Final[list[CardPrice | None]] = [None] * len(IDS)
ON_TAKE: Final[list[CardMoment | None]] = [None] * len(IDS)
ON_DEVELOP: Final[list[CardMoment | None]] = [None] * len(IDS)
ON_REVOLUTION: Final[list[Moment | None]] = [None] * len(IDS)
ON_REPLACED: Final[list[Replaced | None]] = [None] * len(IDS)
ON_LEAVE: Final[list[Moment | None]] = [None] * len(IDS)
ON_POLITICS: Final[list[Moment | None]] = [None] * len(IDS)
ON_TURN: Final[list[Moment | None]] = [None] * len(IDS)
ON_TURN_END: Final[list[Moment | None]] = [None] * len(IDS)
ON_COMPLETION: Final[list[Moment | None]] = [None] * len(IDS)
AT_END: Final[list[Moment | None]] = [None] * len(IDS)
ABILITIES: Final[list[Ability | None]] = [None] * len(IDS)
ACTION_CARDS: Final[list[ActionCard | None]] = [None] * len(IDS)
AGGRESSIONS: Final[list[Strike | None]] = [None] * len(IDS)
WARS: Final[list[Spoils | None]] = [None] * len(IDS)
EVENT_PARTS: Final[list[list[EventPart]]] = [[] for _ in IDS]

WRITTEN: Final = Effects(IDS, HOOKS, lambda face: CARDS[face].place)


def ratings(*cards: str) -> Callable[[Ratings], Ratings]:
    """While the card is in play (a wonder: completed) it changes ratings: `add[SCIENCE] += …`, CULTURE, STRENGTH,
    HAPPINESS."""
    return WRITTEN.into(RATINGS, "ratings", *cards)


def take_price(*cards: str) -> Callable[[CardPrice], CardPrice]:
    """A leader in play: what it adds to the price of a card in the row. A wonder in the row: to its own price. None of
    them makes a card cost more: cards that are affordable at the plain price aren't checked."""
    return WRITTEN.into(TAKE_PRICE, "take_price", *cards)


def population_price(*cards: str) -> Callable[[Price], Price]:
    return WRITTEN.into(POPULATION_PRICE, "population_price", *cards)


def build_price(*cards: str) -> Callable[[CardPrice], CardPrice]:
    """A leader in play: what it adds to the resource price of building on a slot."""
    return WRITTEN.into(BUILD_PRICE, "build_price", *cards)


def develop_price(*cards: str) -> Callable[[CardPrice], CardPrice]:
    """A leader in play: what it adds to the science price of a technology (a face)."""
    return WRITTEN.into(DEVELOP_PRICE, "develop_price", *cards)


def on_take(*cards: str) -> Callable[[CardMoment], CardMoment]:
    """A leader in play: its owner has taken a card from the row."""
    return WRITTEN.into(ON_TAKE, "on_take", *cards)


def on_develop(*cards: str) -> Callable[[CardMoment], CardMoment]:
    """A leader in play: its owner has developed a technology (a face), also by a revolution."""
    return WRITTEN.into(ON_DEVELOP, "on_develop", *cards)


def on_revolution(*cards: str) -> Callable[[Moment], Moment]:
    return WRITTEN.into(ON_REVOLUTION, "on_revolution", *cards)


def on_replaced(*cards: str) -> Callable[[Replaced], Replaced]:
    """The leader is about to be replaced by another; it is still in play."""
    return WRITTEN.into(ON_REPLACED, "on_replaced", *cards)


def on_leave(*cards: str) -> Callable[[Moment], Moment]:
    """The leader leaves play, for whatever reason; its ratings still count."""
    return WRITTEN.into(ON_LEAVE, "on_leave", *cards)


def on_politics(*cards: str) -> Callable[[Moment], Moment]:
    """The owner's political phase begins."""
    return WRITTEN.into(ON_POLITICS, "on_politics", *cards)


def on_turn(*cards: str) -> Callable[[Moment], Moment]:
    """The owner's turn begins, or the leader is played during it."""
    return WRITTEN.into(ON_TURN, "on_turn", *cards)


def on_turn_end(*cards: str) -> Callable[[Moment], Moment]:
    """The owner's turn ends: before the uprising check and production."""
    return WRITTEN.into(ON_TURN_END, "on_turn_end", *cards)


def on_completion(*cards: str) -> Callable[[Moment], Moment]:
    """The wonder has just been completed and its symbols count."""
    return WRITTEN.into(ON_COMPLETION, "on_completion", *cards)


def at_end(*cards: str) -> Callable[[Moment], Moment]:
    """The card is in play at the end of the game."""
    return WRITTEN.into(AT_END, "at_end", *cards)


def ability(card: str, usable: Usable, phase: int = ACTION) -> Callable[[SeatEffect], SeatEffect]:
    """The option `use <card>` for the owner of a leader or completed wonder, as long as it is usable."""

    def declare(effect: SeatEffect) -> SeatEffect:
        for face in WRITTEN.faces("ability", (card,), effect):
            ABILITIES[face] = Ability(phase, usable, effect)
        return effect

    return declare


def action(*cards: str, playable: Playable, pays: bool = True) -> Callable[[SeatEffect], SeatEffect]:
    """An action card; while its effect runs, `source` is its face. Without `pays` the effect pays its own price."""

    def declare(effect: SeatEffect) -> SeatEffect:
        WRITTEN.into(ACTION_CARDS, "action", *cards)(ActionCard(playable, effect, pays))
        return effect

    return declare


def event(card: str, who: Who) -> Callable[[SeatEffect], SeatEffect]:
    """The next part of an event. The players affected by all parts are determined before the first part happens. Each
    of them then has a separate step, so a part changes nothing before its first question."""

    def declare(effect: SeatEffect) -> SeatEffect:
        for face in WRITTEN.faces("event", (card,), effect, again=True):
            EVENT_PARTS[face].append(EventPart(who, effect))
        return effect

    return declare


def aggression(*cards: str) -> Callable[[Strike], Strike]:
    """What a successful aggression does. It changes nothing before its first question."""
    return WRITTEN.into(AGGRESSIONS, "aggression", *cards)


def war(*cards: str) -> Callable[[Spoils], Spoils]:
    """What the winner of a war takes. It changes nothing before its first question."""
    return WRITTEN.into(WARS, "war", *cards)


def idle(face: int) -> bool:
    """A card without hooks that has nothing of what its kind works by: symbols, powers, gains, strength."""
    kind = KIND[face]
    if kind == A_TACTIC:
        return not any(ARMY[face]) or TACTICAL_STRENGTH[face] <= 0
    if kind == A_PACT:
        return not any(SIDE_SYMBOLS[face]) and not any(SIDE_POWERS[face]) and ATTACK[face] == ALLOWED
    if kind == BONUS:
        return DEFENCE[face] <= 0 and COLONIZATION_BONUS[face] <= 0
    if kind <= MINE:
        return TOKEN[face] <= 0
    if kind <= AIR_FORCE:
        return not WORKER[face]
    if kind == EVENT:
        return not PARTS[face]
    if kind == CONSTRUCTION:
        return not any(URBAN_DISCOUNT[face]) and STAGES_PER_ACTION[face] <= 1
    return not SYMBOLS[face] and not POWERS[face] and not GAIN[face]


# --- running what is written


def leader_acts(t: Ages, you: int, moments: list[Moment | None]) -> None:
    """What is written for this moment and the leader in play."""
    for leader in t.leader[you]:
        moment = moments[t.faces[leader]]
        if moment is not None:
            moment(t, you)


def leader_reacts(t: Ages, you: int, moments: list[CardMoment | None], what: int) -> None:
    """What is written for this moment and the leader in play, for a moment that is about a card or a face."""
    for leader in t.leader[you]:
        moment = moments[t.faces[leader]]
        if moment is not None:
            moment(t, you, what)


def use_ability(t: Ages, you: int, card: int) -> Effect:
    """What a leader or a wonder lets its owner do."""
    ability = ABILITIES[t.faces[card]]
    assert ability is not None
    t.source = t.faces[card]
    tell(t, "used", you, card)
    running = ability.effect(t, you)
    if running is not None:
        yield from running
    t.source = -1
