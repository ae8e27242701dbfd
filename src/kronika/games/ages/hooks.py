"""What is written for cards: small functions that the rules call where a card changes something.

A card's data lists its hooks by name (`hooks: [ratings, ability]`), and on import the functions written in `cards/`
must be exactly those. A function that asks is a generator; one that asks nothing is plain. Where nothing may be asked,
the type says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from kronika.engine.choice import Asking, Effect
from kronika.engine.errors import BadData

from .data import (
    A_PACT,
    A_TACTIC,
    A_WAR,
    ACTION_CARD,
    AGGRESSION,
    AIR_FORCE,
    ALLOWED,
    ARMY,
    ATTACK,
    BONUS,
    COLONIZATION_BONUS,
    CONSTRUCTION,
    DEFENCE,
    EVENT,
    FACE,
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
Price: TypeAlias = Callable[[Ages, int], int]  # you; the answer is added to the price
CardPrice: TypeAlias = Callable[[Ages, int, int], int]  # you, card (taking), slot (building) or face (developing)
Moment: TypeAlias = Callable[[Ages, int], None]  # you
CardMoment: TypeAlias = Callable[[Ages, int, int], None]  # you, card (taken) or face (developed)
Usable: TypeAlias = Callable[[Ages, int], bool]  # you
Playable: TypeAlias = Callable[[Ages, int, int], bool]  # you, the face of the action card
SeatEffect: TypeAlias = Callable[[Ages, int], Effect | None]  # you
Replaced: TypeAlias = Callable[[Ages, int], Asking]  # you; 1: the civil action isn't given back
Strike: TypeAlias = Callable[[Ages, int, int], Effect | None]  # me: the attacker, you: the rival
Spoils: TypeAlias = Callable[[Ages, int, int, int], Effect | None]  # me: the winner, you: the loser, the difference
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

WRITTEN: Final[list[set[str]]] = [set() for _ in IDS]  # the names of the hooks that each card has

F = TypeVar("F")


def face_of(card: str, hook: str) -> int:
    if card not in FACE:
        raise BadData(f"{hook} is written for {card!r}, but there is no such card.")
    return FACE[card]


def write(hook: str, registry: list[F | None], cards: tuple[str, ...]) -> Callable[[F], F]:
    def declare(function: F) -> F:
        for card in cards:
            face = face_of(card, hook)
            if hook in WRITTEN[face]:
                raise BadData(f"{card}: {hook} is written twice.")
            WRITTEN[face].add(hook)
            registry[face] = function
        return function

    return declare


def ratings(*cards: str) -> Callable[[Ratings], Ratings]:
    """While the card is in play (a wonder: completed) it changes ratings: `add[SCIENCE] += …`, CULTURE, STRENGTH,
    HAPPINESS."""
    return write("ratings", RATINGS, cards)


def take_price(*cards: str) -> Callable[[CardPrice], CardPrice]:
    """A leader in play: what it adds to the price of a card in the row. A wonder in the row: to its own price. None of
    them makes a card dearer: what is within reach at the plain price isn't asked about."""
    return write("take_price", TAKE_PRICE, cards)


def population_price(*cards: str) -> Callable[[Price], Price]:
    return write("population_price", POPULATION_PRICE, cards)


def build_price(*cards: str) -> Callable[[CardPrice], CardPrice]:
    """A leader in play: what it adds to the resource price of building on a slot."""
    return write("build_price", BUILD_PRICE, cards)


def develop_price(*cards: str) -> Callable[[CardPrice], CardPrice]:
    """A leader in play: what it adds to the science price of a technology (a face)."""
    return write("develop_price", DEVELOP_PRICE, cards)


def on_take(*cards: str) -> Callable[[CardMoment], CardMoment]:
    """A leader in play: its owner has taken a card from the row."""
    return write("on_take", ON_TAKE, cards)


def on_develop(*cards: str) -> Callable[[CardMoment], CardMoment]:
    """A leader in play: its owner has developed a technology (a face), also by a revolution."""
    return write("on_develop", ON_DEVELOP, cards)


def on_revolution(*cards: str) -> Callable[[Moment], Moment]:
    return write("on_revolution", ON_REVOLUTION, cards)


def on_replaced(*cards: str) -> Callable[[Replaced], Replaced]:
    """The leader is about to be replaced by another; it is still in play."""
    return write("on_replaced", ON_REPLACED, cards)


def on_leave(*cards: str) -> Callable[[Moment], Moment]:
    """The leader leaves play, for whatever reason; its ratings still count."""
    return write("on_leave", ON_LEAVE, cards)


def on_politics(*cards: str) -> Callable[[Moment], Moment]:
    """The owner's political phase begins."""
    return write("on_politics", ON_POLITICS, cards)


def on_turn(*cards: str) -> Callable[[Moment], Moment]:
    """The owner's turn begins, or the leader is played during it."""
    return write("on_turn", ON_TURN, cards)


def on_turn_end(*cards: str) -> Callable[[Moment], Moment]:
    """The owner's turn ends: before the uprising check and production."""
    return write("on_turn_end", ON_TURN_END, cards)


def on_completion(*cards: str) -> Callable[[Moment], Moment]:
    """The wonder has just been completed and its symbols count."""
    return write("on_completion", ON_COMPLETION, cards)


def at_end(*cards: str) -> Callable[[Moment], Moment]:
    """The card is in play at the end of the game."""
    return write("at_end", AT_END, cards)


def ability(card: str, usable: Usable, phase: int = ACTION) -> Callable[[SeatEffect], SeatEffect]:
    """The option `use <card>` for the owner of a leader or completed wonder, as long as it is usable."""

    def declare(effect: SeatEffect) -> SeatEffect:
        write("ability", ABILITIES, (card,))(Ability(phase, usable, effect))
        return effect

    return declare


def action(*cards: str, playable: Playable, pays: bool = True) -> Callable[[SeatEffect], SeatEffect]:
    """An action card; while its effect runs, `source` is its face. Without `pays` the effect pays its own price."""

    def declare(effect: SeatEffect) -> SeatEffect:
        write("action", ACTION_CARDS, cards)(ActionCard(playable, effect, pays))
        return effect

    return declare


def event(card: str, who: Who) -> Callable[[SeatEffect], SeatEffect]:
    """The next part of an event. Whom all parts concern is found out before the first part happens; then each of
    these players has a step of their own, so a part changes nothing before its first question."""

    def declare(effect: SeatEffect) -> SeatEffect:
        face = face_of(card, "event")
        WRITTEN[face].add("event")
        EVENT_PARTS[face].append(EventPart(who, effect))
        return effect

    return declare


def aggression(*cards: str) -> Callable[[Strike], Strike]:
    """What a successful aggression does. It changes nothing before its first question."""
    return write("aggression", AGGRESSIONS, cards)


def war(*cards: str) -> Callable[[Spoils], Spoils]:
    """What the winner of a war takes. It changes nothing before its first question."""
    return write("war", WARS, cards)


def check_effects() -> None:
    """Exactly what the data lists is written, and an event has its parts either in the data or in code."""
    for face, (card, hooks, written) in enumerate(zip(IDS, HOOKS, WRITTEN, strict=True)):
        unlisted = written - set(hooks)
        if unlisted:
            raise BadData(f"{card}: {', '.join(sorted(unlisted))} is written, but the data doesn't list it.")
        missing = set(hooks) - written
        if missing:
            raise BadData(f"{card}: {', '.join(sorted(missing))} is listed in the data, but nobody has written it.")
        if KIND[face] == EVENT and bool(PARTS[face]) == bool(hooks):
            raise BadData(f"{card}: an event has either parts or the hook 'event'.")
        if not does_something(face, KIND[face]):
            raise BadData(f"{card}: nothing in its data says what the card does, and it lists no hook.")


def does_something(face: int, kind: int) -> bool:
    """Whether a card has what its kind works by: symbols, powers, gains, strength, or a function of its own."""
    hooks = HOOKS[face]
    if kind == ACTION_CARD:
        return bool(GAIN[face]) != ("action" in hooks)
    if kind in (AGGRESSION, A_WAR):
        return bool(hooks)
    if kind == A_TACTIC:
        return any(ARMY[face]) and TACTICAL_STRENGTH[face] > 0
    if kind == A_PACT:
        return any(SIDE_SYMBOLS[face]) or any(SIDE_POWERS[face]) or ATTACK[face] != ALLOWED
    if kind == BONUS:
        return DEFENCE[face] > 0 or COLONIZATION_BONUS[face] > 0
    if kind <= MINE:
        return TOKEN[face] > 0
    if kind <= AIR_FORCE:
        return bool(WORKER[face])
    if kind == EVENT:
        return True  # it is checked by its parts
    if kind == CONSTRUCTION:
        return any(URBAN_DISCOUNT[face]) or STAGES_PER_ACTION[face] > 1
    return bool(SYMBOLS[face] or POWERS[face] or GAIN[face] or hooks)
