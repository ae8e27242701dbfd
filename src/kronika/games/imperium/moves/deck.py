"""A player's own cards: drawing, renewing the deck, discarding; the nation deck and the development deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from kronika.engine.choice import Asking, Choice, Effect
from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..asks import NONE, YES, choose, confirm, distinct, from_hand, may, pick
from ..boxes import NATIONS
from ..data import COST, DISCOUNT, HAND_LIMIT
from ..effects import DECK_EMPTY, Cost
from ..keys import AMOUNT, DEVELOP, DISCARD, DRAW, TAKE, TOP_DECK
from ..scoring import trigger_scoring
from ..table import DECK, HAND, NATION, Imperium
from ..table import DISCARD as DISCARDS
from ..table import PLAY as IN_PLAY
from ..zones import bag, mix, pull, put, scatter
from .tokens import can_pay, happens, pay

HAND_SIZE: Final = 5


def hand_limit(t: Imperium, me: int) -> int:
    """Up to how many cards a player draws in cleanup; at any other time the hand may be larger."""
    limit = HAND_SIZE
    for card in t.play[me]:
        limit += HAND_LIMIT[t.faces[card]]
    return limit


# --- draw


def draw(t: Imperium, me: int, number: int = 1, if_able: bool = False) -> Generator[Choice, int, list[int]]:
    """From the draw deck, which is renewed when it is empty and a card is still due; the answer is the cards drawn. A
    draw "if able" never renews it."""
    drawn: list[int] = []
    hand = HAND * t.seats + me
    for _ in range(number):
        deck = t.deck[me]
        if not deck:
            if if_able:
                break
            yield from renew(t, me)
            if not deck:
                break
        card = pull(t, deck, me)
        t.zones[hand].append(card)
        t.where[card] = hand
        t.shown += 1
        tell(t, "drew", me, card)
        drawn.append(card)
        if not deck:
            yield from happens(t, me, DECK_EMPTY)
    return drawn


def draw_up_to(t: Imperium, me: int, number: int, if_able: bool = False) -> Generator[Choice, int, list[int]]:
    """As many as the player wants."""
    most = min(number, len(t.deck[me])) if if_able else number
    wanted = yield choose(t, me, AMOUNT, range(most, -1, -1))
    drawn = yield from draw(t, me, wanted, if_able)
    return drawn


def may_draw(t: Imperium, you: int) -> Effect:
    """Each player may draw a card: an effect that lets others draw too."""
    if (yield confirm(t, you, DRAW)) == YES:
        yield from draw(t, you)


def renew(t: Imperium, me: int) -> Effect:
    """A barbarian's next nation card, an empire's new development; then the discard becomes the draw deck."""
    if t.exhausts[me]:
        if not t.empire[me]:
            if t.nation[me] and not t.nation_token[me]:
                next_nation_card(t, me)
                t.exhausts[me] -= 1
                t.nation_token[me] = 1
        elif not t.development_token[me] and (yield from develop(t, me, optional=True)) != NONE:
            t.exhausts[me] -= 1
            t.development_token[me] = 1
    discard, deck = t.discard[me], t.deck[me]
    if not discard:
        return
    if t.tracking:
        bag(t, me, discard)
    t.shown += 1
    number = DECK * t.seats + me
    for card in discard:
        t.where[card] = number
    deck.extend(discard)
    discard.clear()
    t.stacked[me] = 0
    tell(t, "renewed", me)


def reveal_own_cards(t: Imperium, me: int) -> None:
    """Show the hand and the draw deck to everybody."""
    for card in t.hand[me] + t.deck[me]:
        if t.tracking:
            show(t, card, t.everybody)
        tell(t, "revealed", me, card)
    scatter(t, me)
    if t.tracking:
        bag(t, me, t.deck[me])


# --- the nation deck


def next_nation_card(t: Imperium, me: int) -> None:
    """The top nation card goes to the discard. The last one makes an empire (accession), triggers scoring (zenith) or
    goes straight into play (nadir)."""
    if not t.nation[me]:
        return
    card = t.nation[me][-1]
    role = "" if len(t.nation[me]) > 1 else NATIONS[t.nations[me]].accession
    put(t, card, (IN_PLAY if role == "nadir" else DISCARDS) * t.seats + me)
    tell(t, "nation-card", me, card)
    if role == "accession":
        become_empire(t, me)
    elif role == "zenith":
        trigger_scoring(t, "zenith")


def become_empire(t: Imperium, me: int) -> None:
    t.empire[me] = 1
    tell(t, "empire", me)


def nation_top(t: Imperium, me: int) -> int:
    """The top card of the nation deck as long as it isn't the one in the accession slot; else NONE."""
    return t.nation[me][-1] if len(t.nation[me]) > 1 else NONE


def shuffle_nation(t: Imperium, me: int) -> None:
    """The card in the accession slot stays at the bottom."""
    mix(t, t.nation[me], 1)
    tell(t, "shuffled-nation", me)


def bury_nation_top(t: Imperium, me: int) -> None:
    """The top nation card goes under the others, above the accession slot."""
    deck = t.nation[me]
    deck.insert(1, deck.pop())
    tell(t, "buried", me, deck[1])


def swap_with_nation_top(t: Imperium, me: int, card: int) -> None:
    """A hand card goes on top of the nation deck, the top card comes into the hand; the others see neither."""
    top = t.nation[me][-1]
    put(t, card, NATION * t.seats + me, 1 << me)
    put(t, top, HAND * t.seats + me, 1 << me)
    tell(t, "swapped-nation", me, top)


# --- the development deck


def price_of(t: Imperium, me: int, card: int) -> Cost:
    """What developing the card costs now."""
    materials, population, progress, actions = COST[t.faces[card]]
    for other in t.play[me]:
        less = DISCOUNT[t.faces[other]]
        if less != (0, 0, 0, 0):
            materials = max(0, materials - less[0])
            population = max(0, population - less[1])
            progress = max(0, progress - less[2])
    return materials, population, progress, actions


def affordable(t: Imperium, me: int, free: bool = False) -> list[int]:
    """The developments that could be developed now. Arthurians have quests in their place: they can't develop."""
    if NATIONS[t.nations[me]].development != "development":
        return []
    return [card for card in t.development[me] if free or can_pay(t, me, price_of(t, me, card))]


def develop(t: Imperium, me: int, free: bool = False, optional: bool = False) -> Asking:
    """Pay for a development and put it into the discard; the answer is the card, NONE if there was none. The last one
    triggers scoring."""
    cards = affordable(t, me, free)
    if not cards:
        return NONE
    card = yield may(t, me, DEVELOP, cards) if optional else choose(t, me, DEVELOP, cards)
    if card != NONE:
        if not free:
            yield from pay(t, me, price_of(t, me, card))
        put(t, card, DISCARDS * t.seats + me)
        tell(t, "developed", me, card)
        if not t.development[me]:
            trigger_scoring(t, "development")
    return card


# --- discard, top of the deck, cards of choice


def discard(t: Imperium, me: int, card: int) -> None:
    put(t, card, DISCARDS * t.seats + me)
    tell(t, "discarded", me, card)


def discard_from_hand(
    t: Imperium, me: int, number: int = 1, fitting: list[int] | None = None, optional: bool = False
) -> Generator[Choice, int, list[int]]:
    """So many cards of choice, or as many as there are; the answer is the cards. Optional: all or none."""
    gone: list[int] = []
    for _ in range(number):
        left = None if fitting is None else [card for card in fitting if card not in gone]
        card = yield from from_hand(t, me, DISCARD, left, optional and not gone)
        if card == NONE:
            break
        discard(t, me, card)
        gone.append(card)
    return gone


def discard_one(t: Imperium, you: int, me: int) -> Effect:
    yield from discard_from_hand(t, you)


def discard_two(t: Imperium, you: int, me: int) -> Effect:
    yield from discard_from_hand(t, you, 2)


def top_deck(t: Imperium, me: int, card: int) -> None:
    """On top of one's draw deck: from the hand unseen by the others."""
    put(t, card, DECK * t.seats + me, 1 << me)
    t.stacked[me] += 1
    tell(t, "top-decked", me, card)


def top_deck_from_hand(t: Imperium, me: int, number: int = 1, optional: bool = False) -> Asking:
    """The answer is how many."""
    for done in range(number):
        card = yield from from_hand(t, me, TOP_DECK, None, optional)
        if card == NONE:
            return done
        top_deck(t, me, card)
    return number


def top_deck_from_discard(t: Imperium, me: int, cards: list[int] | None = None, optional: bool = False) -> Asking:
    card = yield from pick(t, me, TOP_DECK, t.discard[me] if cards is None else cards, optional)
    if card != NONE:
        top_deck(t, me, card)
    return card


def take_from_discard(t: Imperium, me: int, cards: list[int] | None = None, optional: bool = False) -> Asking:
    """A card of choice from the discard to the hand."""
    card = yield from pick(t, me, TAKE, t.discard[me] if cards is None else cards, optional)
    if card != NONE:
        put(t, card, HAND * t.seats + me)
        tell(t, "took", me, card)
    return card


def history_of(t: Imperium, me: int) -> list[int]:
    """What effects may look for there: a sunken pile is no history."""
    return t.history[me] if NATIONS[t.nations[me]].history == "history" else []


def take_from_history(t: Imperium, me: int, optional: bool = False) -> Asking:
    """A card of choice from the history to the hand; the others don't see which."""
    history = history_of(t, me)
    if not history:
        return NONE
    card = yield from pick_hidden(t, me, history, optional)
    if card != NONE:
        put(t, card, HAND * t.seats + me, 1 << me)
        tell(t, "took", me, card)
    return card


def pick_hidden(t: Imperium, me: int, cards: list[int], optional: bool) -> Asking:
    options = distinct(t, cards)
    private = len(cards) > 1
    card = yield may(t, me, TAKE, options, private) if optional else choose(t, me, TAKE, options, private)
    return card


def give(t: Imperium, me: int, you: int, card: int) -> None:
    """Into that player's hand; from my hand the others don't see which card it is."""
    seers = 1 << me | 1 << you if t.where[card] // t.seats == HAND else -1
    put(t, card, HAND * t.seats + you, seers)
    tell(t, "gave", me, card, to=you)
