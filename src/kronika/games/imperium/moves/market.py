"""The market: acquiring, breaking through, exiling, swapping, and filling up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kronika.engine.choice import BASE, Asking, Effect
from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..asks import DONE, NONE, choose, may
from ..data import MARKET_SUITS, REACHES, RESTLESS, SUIT
from ..effects import ACQUIRED, ACQUIRED_FROM_EXILE, BROKE_THROUGH
from ..keys import ACQUIRE, BREAK_THROUGH, DECK, EXILE, PLACE
from ..scoring import trigger_scoring
from ..table import FEW, HAND, MAIN, MAIN_STACK, POPULATION_ON, PROGRESS_ON, SLOTS, Imperium
from ..zones import pull, put
from .react import react
from .tokens import gain, gain_haul, happens, place_tokens
from .unrest import bring_unrest, tuck_unrest

Fitting: TypeAlias = Callable[[Imperium, int], bool]  # the card


def market_cards(t: Imperium) -> list[int]:
    return [slot[0] for slot in t.market if slot]


def in_market(t: Imperium, card: int) -> bool:
    return t.markets <= t.where[card] < t.markets + SLOTS


# --- filling up


def refill(t: Imperium, slot: int) -> None:
    """From the slot's own deck, else from the main deck; all but regions come with unrest."""
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
    """The unrest under a market card goes back to the pile."""
    for unrest in unrest_under(t, card):
        t.host[unrest] = -1
        put(t, unrest, t.unrest_zone)


# --- acquire


def acquirable(t: Imperium, me: int, suits: int, exile: bool = False, fits: Fitting | None = None) -> list[int]:
    """The market cards of these suits, and the exiled ones that the effect or a passive ability lets me reach."""
    faces = t.faces
    cards = [slot[0] for slot in t.market if slot and SUIT[faces[slot[0]]] & suits]
    if t.exile:
        reach = suits if exile else suits & reached(t, me)
        if reach:
            cards += [card for card in t.exile if SUIT[faces[card]] & reach]
    return cards if fits is None else [card for card in cards if fits(t, card)]


def reached(t: Imperium, me: int) -> int:
    suits = 0
    for card in t.play[me]:
        suits |= REACHES[t.faces[card]]
    return suits


def acquire(
    t: Imperium, me: int, suits: int, optional: bool = False, exile: bool = False, fits: Fitting | None = None
) -> Asking:
    """Take a card of one of the suits, with its tokens and its unrest; the answer is the card or NONE."""
    cards = acquirable(t, me, suits, exile, fits)
    if not cards:
        return NONE
    card = yield may(t, me, ACQUIRE, cards) if optional else choose(t, me, ACQUIRE, cards)
    if card != NONE:
        yield from acquire_card(t, me, card)
    return card


def acquire_card(t: Imperium, me: int, card: int) -> Effect:
    tell(t, "acquired", me, card)
    if not in_market(t, card):
        put(t, card, HAND * t.seats + me)
        t.haul = 0
        if SUIT[t.faces[card]] & RESTLESS:
            bring_unrest(t, me)
        yield from happens(t, me, ACQUIRED_FROM_EXILE, card)
    else:
        slot = t.where[card] - t.markets
        for unrest in unrest_under(t, card):
            t.host[unrest] = -1
            put(t, unrest, HAND * t.seats + me)
            tell(t, "got-unrest", me, unrest)
        take_from_slot(t, me, card, slot)
    yield from react(t, me, ACQUIRED, card)


def take_from_slot(t: Imperium, me: int, card: int, slot: int) -> None:
    t.haul, t.tokens[card] = t.tokens[card], 0
    put(t, card, HAND * t.seats + me)
    gain_haul(t, me, t.haul)
    refill(t, slot)


def hauled(t: Imperium) -> tuple[int, int, int]:
    """The materials, population and progress that lay on the market card taken last."""
    return t.haul & FEW, t.haul // POPULATION_ON & FEW, t.haul // PROGRESS_ON


# --- break through


def break_through(
    t: Imperium, me: int, suits: int, optional: bool = False, exile: bool = False, fits: Fitting | None = None
) -> Asking:
    """A market card, or the unseen next card of a suit; the answer is the card, NONE if there was none. `fits`: only
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
    code = yield choose(t, me, BREAK_THROUGH, options)
    if code == DONE:
        return NONE
    if code < DECK.base:
        card = code - BREAK_THROUGH.base
        yield from break_through_to(t, me, card)
        return card
    number = code - DECK.base
    if fits is None and number < MAIN and t.decks[number]:
        card = take_top(t, number)
        arrive(t, me, card)
    else:
        card = dig(t, me, 1 << number, fits)
    if card != NONE:
        t.haul = 0
        yield from react(t, me, BROKE_THROUGH, card)
    return card


def break_through_to(t: Imperium, me: int, card: int) -> Effect:
    """Way 1: a card of the market (or of the exile pile); its unrest returns to the pile."""
    tell(t, "broke-through", me, card)
    if in_market(t, card):
        slot = t.where[card] - t.markets
        calm_slot(t, card)
        take_from_slot(t, me, card, slot)
    else:
        put(t, card, HAND * t.seats + me)
        t.haul = 0
    yield from react(t, me, BROKE_THROUGH, card)


def arrive(t: Imperium, me: int, card: int) -> None:
    """From a small deck into the hand, unseen by the others: they know only its suit."""
    to = HAND * t.seats + me
    t.zones[to].append(card)
    t.where[card] = to
    if t.tracking:
        show(t, card, 1 << me)
    tell(t, "broke-through", me, card)


def dig(t: Imperium, me: int, suit: int, fits: Fitting | None) -> int:
    """Way 5: reveal the main deck until a card fits; the others are shuffled back. Without one: 2 progress."""
    revealed: list[int] = []
    main = t.decks[MAIN]
    found = NONE
    while main and found == NONE:
        card = take_top(t, MAIN)
        if t.tracking:
            show(t, card, t.everybody)
        tell(t, "revealed", me, card)
        if fits(t, card) if fits is not None else SUIT[t.faces[card]] & suit:
            found = card
        else:
            revealed.append(card)
    main.extend(revealed)
    t.stacked[MAIN_STACK] = 0
    if found == NONE:
        gain(t, me, progress=2)
        return NONE
    to = HAND * t.seats + me
    t.zones[to].append(found)
    t.where[found] = to
    tell(t, "broke-through", me, found)
    check_main_deck(t)
    return found


def gamble(t: Imperium, me: int, suit: int) -> None:
    """Reveal the top card of the main deck: of the named suit it comes to the hand, else it goes into exile."""
    if not t.decks[MAIN]:
        return
    card = take_top(t, MAIN)
    if t.tracking:
        show(t, card, t.everybody)
    tell(t, "revealed", me, card)
    to = HAND * t.seats + me if SUIT[t.faces[card]] & suit else t.exile_zone
    t.zones[to].append(card)
    t.where[card] = to
    check_main_deck(t)


# --- exile, swap, tokens


def exilable(t: Imperium) -> list[int]:
    """Market cards with tokens can't be exiled."""
    return [card for card in market_cards(t) if not t.tokens[card]]


def exile_from_market(t: Imperium, me: int, optional: bool = False) -> Asking:
    cards = exilable(t)
    if not cards:
        return NONE
    card = yield may(t, me, EXILE, cards) if optional else choose(t, me, EXILE, cards)
    if card != NONE:
        slot = t.where[card] - t.markets
        calm_slot(t, card)
        put(t, card, t.exile_zone)
        tell(t, "exiled", me, card)
        refill(t, slot)
    return card


def swap_with_exile(t: Imperium, me: int, market: int, exiled: int) -> None:
    """The market card goes into exile, its tokens pass to the one that comes back."""
    slot = t.where[market] - t.markets
    calm_slot(t, market)
    t.tokens[exiled], t.tokens[market] = t.tokens[market], 0
    put(t, market, t.exile_zone)
    tell(t, "exiled", me, market)
    t.exile.remove(exiled)
    enter_market(t, exiled, slot)


def place_on_market(t: Imperium, me: int, materials: int = 0, population: int = 0, progress: int = 0) -> Effect:
    """Tokens from the common supply on a market card of choice."""
    cards = market_cards(t)
    if cards:
        card = yield choose(t, me, PLACE, cards)
        place_tokens(t, me, card, materials, population, progress)
