"""The market: acquiring, breaking through, exiling, swapping, and filling up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kronika.engine.ask import DONE, NONE, choose, pick
from kronika.engine.choice import BASE, Asking, Effect
from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..data import MARKET_SUITS, REACHES, RESTLESS, SUIT
from ..effects import ACQUIRED, ACQUIRED_FROM_EXILE, BROKE_THROUGH
from ..keys import ACQUIRE, BREAK_THROUGH, DECK, EXILE, PLACE
from ..table import FEW, HAND, MAIN, MAIN_STACK, POPULATION_ON, PROGRESS_ON, SLOTS, Imperium
from .ending import trigger_scoring
from .react import react
from .tokens import gain, gain_haul, happens, place_tokens
from .unrest import bring_unrest, tuck_unrest
from .zones import pull, put

Fitting: TypeAlias = Callable[[Imperium, int], bool]  # the card


def market_cards(t: Imperium) -> list[int]:
    return [slot[0] for slot in t.market if slot]


def in_market(t: Imperium, card: int) -> bool:
    return t.markets <= t.where[card] < t.markets + SLOTS


# --- filling up


def refill(t: Imperium, slot: int) -> None:
    """Refill a slot from its own deck, else from the main deck. All cards but regions come with unrest."""
    source = slot if slot < MAIN and t.decks[slot] else MAIN
    if not t.decks[source]:
        return
    enter_market(t, take_top(t, source), slot)
    check_main_deck(t)


def enter_market(t: Imperium, card: int, slot: int) -> None:
    to = t.markets + slot
    t.zones[to].append(card)
    t.where[card] = to
    if t.tracking:
        show(t, card, t.everybody)
    tell(t, "revealed-in-market", -1, card)
    if SUIT[t.faces[card]] & RESTLESS:
        tuck_unrest(t, card)


def take_top(t: Imperium, deck: int) -> int:
    """The top card of a deck of the market, out of it and nowhere yet."""
    t.shown += 1
    return pull(t, t.decks[MAIN], MAIN_STACK) if deck == MAIN else t.decks[deck].pop()


def check_main_deck(t: Imperium) -> None:
    if not t.decks[MAIN]:
        trigger_scoring(t, "main-deck")


def unrest_under(t: Imperium, card: int) -> list[int]:
    return [unrest for unrest in t.beneath if t.host[unrest] == card]


def calm_slot(t: Imperium, card: int) -> None:
    """Return the unrest under a market card to the pile."""
    for unrest in unrest_under(t, card):
        t.host[unrest] = -1
        put(t, unrest, t.unrest_zone)


# --- acquire


def acquirable(t: Imperium, you: int, suits: int, exile: bool = False, fits: Fitting | None = None) -> list[int]:
    """The market cards of these suits, and the exiled ones that the effect or a passive ability lets you reach."""
    faces = t.faces
    cards = [slot[0] for slot in t.market if slot and SUIT[faces[slot[0]]] & suits]
    if t.exile:
        reach = suits if exile else suits & reached(t, you)
        if reach:
            cards += [card for card in t.exile if SUIT[faces[card]] & reach]
    return cards if fits is None else [card for card in cards if fits(t, card)]


def reached(t: Imperium, you: int) -> int:
    suits = 0
    for card in t.play[you]:
        suits |= REACHES[t.faces[card]]
    return suits


def acquire(
    t: Imperium, you: int, suits: int, optional: bool = False, exile: bool = False, fits: Fitting | None = None
) -> Asking:
    """Take a card of one of the suits, with its tokens and its unrest. Returns the card or NONE."""
    card = yield from pick(t, you, ACQUIRE, acquirable(t, you, suits, exile, fits), optional=optional)
    if card != NONE:
        yield from acquire_card(t, you, card)
    return card


def acquire_card(t: Imperium, you: int, card: int) -> Effect:
    tell(t, "acquired", you, card)
    if not in_market(t, card):
        put(t, card, HAND * t.seats + you)
        t.haul = 0
        if SUIT[t.faces[card]] & RESTLESS:
            bring_unrest(t, you)
        yield from happens(t, you, ACQUIRED_FROM_EXILE, card)
    else:
        slot = t.where[card] - t.markets
        for unrest in unrest_under(t, card):
            t.host[unrest] = -1
            put(t, unrest, HAND * t.seats + you)
            tell(t, "got-unrest", you, unrest)
        take_from_slot(t, you, card, slot)
    yield from react(t, you, ACQUIRED, card)


def take_from_slot(t: Imperium, you: int, card: int, slot: int) -> None:
    t.haul, t.tokens[card] = t.tokens[card], 0
    put(t, card, HAND * t.seats + you)
    gain_haul(t, you, t.haul)
    refill(t, slot)


def hauled(t: Imperium) -> tuple[int, int, int]:
    """The materials, population and progress that lay on the market card taken last."""
    return t.haul & FEW, t.haul // POPULATION_ON & FEW, t.haul // PROGRESS_ON


# --- break through


def break_through(
    t: Imperium, you: int, suits: int, optional: bool = False, exile: bool = False, fits: Fitting | None = None
) -> Asking:
    """A market card, or the unseen next card of a suit. Returns the card, or NONE if there was none. `fits`: only
    such cards, from the market or dug out of the main deck."""
    options = [BREAK_THROUGH.base + slot[0] for slot in t.market if slot and SUIT[t.faces[slot[0]]] & suits]
    if exile:
        options += [BREAK_THROUGH.base + card for card in t.exile if SUIT[t.faces[card]] & suits]
    if fits is not None:
        options = [code for code in options if fits(t, code % BASE)]
        options.append(DECK.base + len(MARKET_SUITS))
    else:
        options += [DECK.base + number for number in range(len(MARKET_SUITS)) if suits >> number & 1]
    if optional:
        options.append(DONE)
    code = yield choose(t, you, BREAK_THROUGH, options)
    if code == DONE:
        return NONE
    if code < DECK.base:
        card = code - BREAK_THROUGH.base
        yield from break_through_to(t, you, card)
        return card
    number = code - DECK.base
    if fits is None and number < MAIN and t.decks[number]:
        card = take_top(t, number)
        arrive(t, you, card)
    else:
        card = dig(t, you, 1 << number, fits)
    if card != NONE:
        t.haul = 0
        yield from react(t, you, BROKE_THROUGH, card)
    return card


def break_through_to(t: Imperium, you: int, card: int) -> Effect:
    """Way 1: a card of the market (or of the exile pile); its unrest returns to the pile (IMP-BREAK-03, -04)."""
    tell(t, "broke-through", you, card)
    if in_market(t, card):
        slot = t.where[card] - t.markets
        calm_slot(t, card)
        take_from_slot(t, you, card, slot)
    else:
        put(t, card, HAND * t.seats + you)
        t.haul = 0
    yield from react(t, you, BROKE_THROUGH, card)


def arrive(t: Imperium, you: int, card: int) -> None:
    """Take a card from a small deck into the hand. The others don't see it, and know only its suit."""
    to = HAND * t.seats + you
    t.zones[to].append(card)
    t.where[card] = to
    if t.tracking:
        show(t, card, 1 << you)
    tell(t, "broke-through", you, card)


def dig(t: Imperium, you: int, suit: int, fits: Fitting | None) -> int:
    """Way 5: reveal the main deck until a card fits; the others are shuffled back. Without one: 2 progress
    (IMP-BREAK-10 to -13)."""
    revealed: list[int] = []
    main = t.decks[MAIN]
    found = NONE
    while main and found == NONE:
        card = take_top(t, MAIN)
        if t.tracking:
            show(t, card, t.everybody)
        tell(t, "revealed", you, card)
        if fits(t, card) if fits is not None else SUIT[t.faces[card]] & suit:
            found = card
        else:
            revealed.append(card)
    main.extend(revealed)
    t.stacked[MAIN_STACK] = 0
    if found == NONE:
        gain(t, you, progress=2)
        return NONE
    to = HAND * t.seats + you
    t.zones[to].append(found)
    t.where[found] = to
    tell(t, "broke-through", you, found)
    check_main_deck(t)
    return found


def gamble(t: Imperium, you: int, suit: int) -> None:
    """Reveal the top card of the main deck: of the named suit it comes to the hand, else it goes into exile."""
    if not t.decks[MAIN]:
        return
    card = take_top(t, MAIN)
    if t.tracking:
        show(t, card, t.everybody)
    tell(t, "revealed", you, card)
    to = HAND * t.seats + you if SUIT[t.faces[card]] & suit else t.exile_zone
    t.zones[to].append(card)
    t.where[card] = to
    check_main_deck(t)


# --- exile, swap, tokens


def exilable(t: Imperium) -> list[int]:
    """The market cards that can be exiled: those without tokens."""
    return [card for card in market_cards(t) if not t.tokens[card]]


def exile_from_market(t: Imperium, you: int) -> Asking:
    card = yield from pick(t, you, EXILE, exilable(t))
    if card != NONE:
        slot = t.where[card] - t.markets
        calm_slot(t, card)
        put(t, card, t.exile_zone)
        tell(t, "exiled", you, card)
        refill(t, slot)
    return card


def swap_with_exile(t: Imperium, you: int, market: int, exiled: int) -> None:
    """Exile a market card and put an exiled one in its place. The tokens pass to the new one."""
    slot = t.where[market] - t.markets
    calm_slot(t, market)
    t.tokens[exiled], t.tokens[market] = t.tokens[market], 0
    put(t, market, t.exile_zone)
    tell(t, "exiled", you, market)
    t.exile.remove(exiled)
    enter_market(t, exiled, slot)


def place_on_market(t: Imperium, you: int, materials: int = 0, population: int = 0) -> Effect:
    """Put goods from the common supply onto a market card of the player's choice."""
    card = yield from pick(t, you, PLACE, market_cards(t))
    if card != NONE:
        place_tokens(t, you, card, materials, population)
