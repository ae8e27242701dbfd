"""A player's own cards: drawing, renewing the deck, discarding; the nation deck and the development deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from kronika.engine.ask import NONE, YES, choose, confirm, pick
from kronika.engine.choice import Asking, Choice, Effect
from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..asks import distinct, from_hand, pick_card
from ..boxes import NATIONS
from ..data import COST, DISCOUNT, HAND_LIMIT
from ..effects import DECK_EMPTY, Cost
from ..keys import AMOUNT, DEVELOP, DISCARD, DRAW, TAKE, TOP_DECK
from ..table import DECK, HAND, NATION, Imperium
from ..table import DISCARD as DISCARDS
from ..table import PLAY as IN_PLAY
from .ending import trigger_scoring
from .tokens import can_pay, happens, pay
from .zones import bag, mix, pull, put, scatter

HAND_SIZE: Final = 5


def hand_limit(t: Imperium, you: int) -> int:
    """The number of cards up to which a player draws in cleanup. At other times the hand may be larger."""
    limit = HAND_SIZE
    for card in t.play[you]:
        limit += HAND_LIMIT[t.faces[card]]
    return limit


# --- draw


def draw(t: Imperium, you: int, number: int = 1, if_able: bool = False) -> Generator[Choice, int, list[int]]:
    """Draw from the draw deck, which is renewed if it is empty and a card is still due. A draw "if able" never renews
    it. Returns the cards drawn."""
    drawn: list[int] = []
    hand = HAND * t.seats + you
    for _ in range(number):
        deck = t.deck[you]
        if not deck:
            if if_able:
                break
            yield from renew(t, you)
            if not deck:
                break
        card = pull(t, deck, you)
        t.zones[hand].append(card)
        t.where[card] = hand
        t.shown += 1
        tell(t, "drew", you, card)
        drawn.append(card)
        if not deck:
            yield from happens(t, you, DECK_EMPTY)
    return drawn


def draw_up_to(t: Imperium, you: int, number: int, if_able: bool = False) -> Generator[Choice, int, list[int]]:
    """Draw as many cards as the player wants, up to a number."""
    most = min(number, len(t.deck[you])) if if_able else number
    wanted = yield choose(t, you, AMOUNT, range(most, -1, -1))
    drawn = yield from draw(t, you, wanted, if_able)
    return drawn


def may_draw(t: Imperium, you: int) -> Effect:
    if (yield confirm(t, you, DRAW)) == YES:
        yield from draw(t, you)


def each_may_draw(t: Imperium, seats: list[int]) -> Effect:
    for seat in seats:
        yield from may_draw(t, seat)


def renew(t: Imperium, you: int) -> Effect:
    """Renew the draw deck: a barbarian's next nation card or an empire's new development is added, then the discard
    pile becomes the deck."""
    if t.exhausts[you]:
        if not t.empire[you]:
            if t.nation[you] and not t.nation_token[you]:
                next_nation_card(t, you)
                t.exhausts[you] -= 1
                t.nation_token[you] = 1
        elif not t.development_token[you]:
            outer, t.source = t.source, NONE  # the deck asks, not the card for which one draws
            if (yield from develop(t, you, optional=True)) != NONE:
                t.exhausts[you] -= 1
                t.development_token[you] = 1
            t.source = outer
    discard, deck = t.discard[you], t.deck[you]
    if not discard:
        return
    if t.tracking:
        bag(t, you, discard)
    t.shown += 1
    number = DECK * t.seats + you
    for card in discard:
        t.where[card] = number
    deck.extend(discard)
    discard.clear()
    t.stacked[you] = 0
    tell(t, "renewed", you)


def reveal_own_cards(t: Imperium, you: int) -> None:
    """Show the hand and the draw deck to everybody."""
    for card in t.hand[you] + t.deck[you]:
        if t.tracking:
            show(t, card, t.everybody)
        tell(t, "revealed", you, card)
    scatter(t, you)
    if t.tracking:
        bag(t, you, t.deck[you])


# --- the nation deck


def next_nation_card(t: Imperium, you: int) -> None:
    """Put the top nation card on the discard pile. The last one makes an empire (accession), triggers scoring (zenith)
    or goes straight into play (nadir)."""
    if not t.nation[you]:
        return
    card = t.nation[you][-1]
    role = "" if len(t.nation[you]) > 1 else NATIONS[t.nations[you]].accession
    put(t, card, (IN_PLAY if role == "nadir" else DISCARDS) * t.seats + you)
    tell(t, "nation-card", you, card)
    if role == "accession":
        become_empire(t, you)
    elif role == "zenith":
        trigger_scoring(t, "zenith")


def become_empire(t: Imperium, you: int) -> None:
    t.empire[you] = 1
    tell(t, "empire", you)


def nation_top(t: Imperium, you: int) -> int:
    """The top card of the nation deck as long as it isn't the one in the accession slot; else NONE."""
    return t.nation[you][-1] if len(t.nation[you]) > 1 else NONE


def shuffle_nation(t: Imperium, you: int) -> None:
    """Shuffle the nation deck, except for the card in the accession slot, which stays at the bottom."""
    mix(t, t.nation[you], 1)
    tell(t, "shuffled-nation", you)


def bury_nation_top(t: Imperium, you: int) -> None:
    """Put the top nation card under the others, above the accession slot."""
    deck = t.nation[you]
    deck.insert(1, deck.pop())
    tell(t, "buried", you, deck[1])


def swap_with_nation_top(t: Imperium, you: int, card: int) -> None:
    """Swap a hand card with the top card of the nation deck; the others see neither."""
    top = t.nation[you][-1]
    put(t, card, NATION * t.seats + you, 1 << you)
    put(t, top, HAND * t.seats + you, 1 << you)
    tell(t, "swapped-nation", you, top)


# --- the development deck


def price_of(t: Imperium, you: int, card: int) -> Cost:
    """The current price of developing the card."""
    materials, population, progress, actions = COST[t.faces[card]]
    for other in t.play[you]:
        less = DISCOUNT[t.faces[other]]
        if less != (0, 0, 0, 0):
            materials = max(0, materials - less[0])
            population = max(0, population - less[1])
            progress = max(0, progress - less[2])
    return materials, population, progress, actions


def affordable(t: Imperium, you: int, free: bool = False) -> list[int]:
    """The developments that could be developed now. Arthurians have quests in their place: they can't develop."""
    if NATIONS[t.nations[you]].development != "development":
        return []
    return [card for card in t.development[you] if free or can_pay(t, you, price_of(t, you, card))]


def develop(t: Imperium, you: int, free: bool = False, optional: bool = False) -> Asking:
    """Pay for a development and put it into the discard. Returns the card, or NONE if there was none. The last one
    triggers scoring."""
    card = yield from pick(t, you, DEVELOP, affordable(t, you, free), optional=optional)
    if card != NONE:
        if not free:
            yield from pay(t, you, price_of(t, you, card))
        put(t, card, DISCARDS * t.seats + you)
        tell(t, "developed", you, card)
        if not t.development[you]:
            trigger_scoring(t, "development")
    return card


# --- discard, top of the deck, cards of choice


def discard(t: Imperium, you: int, card: int) -> None:
    put(t, card, DISCARDS * t.seats + you)
    tell(t, "discarded", you, card)


def discard_from_hand(
    t: Imperium, you: int, number: int = 1, fitting: list[int] | None = None, optional: bool = False
) -> Generator[Choice, int, list[int]]:
    """Discard this many cards of the player's choice, or as many as there are. If it is optional, all or none. Returns
    the cards."""
    gone: list[int] = []
    most = min(number, len(t.hand[you] if fitting is None else fitting))
    for nth in range(1, number + 1):
        left = None if fitting is None else [card for card in fitting if card not in gone]
        card = yield from from_hand(t, you, DISCARD, left, optional and not gone, nth, most)
        if card == NONE:
            break
        discard(t, you, card)
        gone.append(card)
    return gone


def discard_one(t: Imperium, you: int, me: int) -> Effect:
    yield from discard_from_hand(t, you)


def discard_two(t: Imperium, you: int, me: int) -> Effect:
    yield from discard_from_hand(t, you, 2)


def top_deck(t: Imperium, you: int, card: int) -> None:
    """Put a card on top of the player's draw deck. If it comes from the hand, the others don't see it."""
    put(t, card, DECK * t.seats + you, 1 << you)
    t.stacked[you] += 1
    tell(t, "top-decked", you, card)


def top_deck_from_hand(t: Imperium, you: int, number: int = 1) -> Asking:
    """Put cards from the hand on top of the deck. Returns how many there were."""
    for done in range(number):
        card = yield from from_hand(t, you, TOP_DECK)
        if card == NONE:
            return done
        top_deck(t, you, card)
    return number


def top_deck_from_discard(t: Imperium, you: int, cards: list[int] | None = None, optional: bool = False) -> Asking:
    card = yield from pick_card(t, you, TOP_DECK, t.discard[you] if cards is None else cards, optional)
    if card != NONE:
        top_deck(t, you, card)
    return card


def take_from_discard(t: Imperium, you: int, cards: list[int] | None = None, optional: bool = False) -> Asking:
    """Take a card of the player's choice from the discard pile into the hand."""
    card = yield from pick_card(t, you, TAKE, t.discard[you] if cards is None else cards, optional)
    if card != NONE:
        put(t, card, HAND * t.seats + you)
        tell(t, "took", you, card)
    return card


def history_of(t: Imperium, you: int) -> list[int]:
    """The part of the history where effects may look for cards: a sunken pile isn't a history."""
    return t.history[you] if NATIONS[t.nations[you]].history == "history" else []


def take_from_history(t: Imperium, you: int) -> Asking:
    """Take a card of the player's choice from the history into the hand, if one is wanted. The others don't see
    which."""
    history = history_of(t, you)
    card = yield from pick(t, you, TAKE, distinct(t, history), len(history) > 1, optional=True)
    if card != NONE:
        put(t, card, HAND * t.seats + you, 1 << you)
        tell(t, "took", you, card)
    return card


def give(t: Imperium, you: int, receiver: int, card: int) -> None:
    """Give a card to another player. If it comes from your hand, the others don't see which one it is."""
    seers = 1 << you | 1 << receiver if t.where[card] // t.seats == HAND else -1
    put(t, card, HAND * t.seats + receiver, seers)
    tell(t, "gave", you, card, to=receiver)
