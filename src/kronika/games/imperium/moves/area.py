"""Cards in play, their garrisons, and where they can go: hand, discard, history, exile, the depths."""

from __future__ import annotations

from kronika.engine.ask import NONE, choose, pick
from kronika.engine.choice import ARG, Asking, Effect, pair
from kronika.engine.events import tell

from ..asks import distinct, from_hand, pick_card
from ..boxes import NATIONS
from ..data import COIN, DROP, GARRISONABLE, ICON, LAND, PINNED, REGION, REGIONS, STAYS, SUIT, WHEAT
from ..effects import DROP_LAND, LAND_PAID, LEFT_PLAY, SANK, WHEAT_LAND
from ..keys import ABANDON, COUNT_AS, EXILE, GARRISON, HISTORY, RECALL
from ..table import DECK, DISCARD, HAND, Imperium
from ..table import GARRISON as GARRISONS
from ..table import HISTORY as HISTORIES
from ..table import PLAY as IN_PLAY
from .react import react
from .tokens import gain, gain_haul, happens
from .zones import put, unstack

# --- what is in play


def pinned(t: Imperium, you: int) -> list[int]:
    """The cards in play that can be recalled or abandoned."""
    faces = t.faces
    return [card for card in t.play[you] if ICON[faces[card]] & PINNED and not STAYS[faces[card]]]


def regions(t: Imperium, you: int) -> list[int]:
    """The regions in play."""
    faces = t.faces
    return [card for card in t.play[you] if SUIT[faces[card]] & REGION]


def region_count(t: Imperium, you: int) -> int:
    """The number of regions in play. Grand Trunk Road counts twice."""
    faces = t.faces
    return sum(REGIONS[faces[card]] for card in t.play[you])


def with_icon(t: Imperium, you: int, icon: int) -> list[int]:
    """The cards in play with any of these icons."""
    faces = t.faces
    return [card for card in t.play[you] if ICON[faces[card]] & icon]


def has_icon(t: Imperium, card: int, icon: int) -> bool:
    return bool(ICON[t.faces[card]] & icon)


def has_suit(t: Imperium, card: int, suits: int) -> bool:
    return bool(SUIT[t.faces[card]] & suits)


def land(t: Imperium, card: int, icon: int) -> int:
    """How many coins, wheat or drops a card in play shows now: some may count as coins until the end of the turn."""
    printed = LAND[icon][t.faces[card]]
    turned = t.turned[card]
    if not turned:
        return printed
    if icon == COIN:
        return printed + 3 * (turned % 16 + turned // 16)
    return printed - (turned % 16 if icon == WHEAT else turned // 16)


def lands(t: Imperium, you: int, icon: int) -> int:
    """How many of these icons the player's cards in play show."""
    return sum(land(t, card, icon) for card in t.play[you])


def in_play(t: Imperium, you: int, face: int) -> int:
    """The card with this face among your cards in play, NONE if it isn't there."""
    return next((card for card in t.play[you] if t.faces[card] == face), NONE)


def garrison_of(t: Imperium, host: int) -> list[int]:
    return [card for garrison in t.garrison for card in garrison if t.host[card] == host]


def count_as_coins(t: Imperium, you: int, icon: int) -> Effect:
    """Until the end of the turn, one wheat (or drop) of the player's choice counts as three coins instead."""
    lands_with = [pair(card, icon) for card in t.play[you] if land(t, card, icon)]
    if lands_with:
        card = (yield choose(t, you, COUNT_AS, lands_with)) // ARG
        t.turned[card] += 1 if icon == WHEAT else 16
        tell(t, "counted-as-coins", you, card)


# --- materials from regions


def gain_from_lands(t: Imperium, you: int, icon: int, each: int = 1) -> Effect:
    """Gain materials for every such icon in play."""
    sources = [card for card in t.play[you] if land(t, card, icon)]
    gain(t, you, materials=each * sum(land(t, card, icon) for card in sources))
    yield from land_pays(t, you, sources)


def land_pays(t: Imperium, you: int, sources: list[int]) -> Effect:
    """Called after materials were gained from these regions, for whatever reason."""
    icons = 0
    for card in sources:
        if SUIT[t.faces[card]] & REGION:
            icons |= (WHEAT_LAND if land(t, card, WHEAT) else 0) | (DROP_LAND if land(t, card, DROP) else 0)
    if icons:
        yield from react(t, you, LAND_PAID, icons)


# --- leaving play


def leave_play(t: Imperium, you: int, card: int, to: int) -> Effect:
    """Move a card from play to a zone, and its garrison too. Its owner gains the tokens on it (IMP-RECALL-05); its
    exhaust token returns only in cleanup."""
    packed, t.tokens[card] = t.tokens[card], 0
    t.exhausted &= ~(1 << card)
    t.turned[card] = 0
    for follower in garrison_of(t, card):
        t.host[follower] = -1
        put(t, follower, to)
    put(t, card, to)
    gain_haul(t, you, packed)
    yield from happens(t, you, LEFT_PLAY, card)


def recall(t: Imperium, you: int, card: int) -> Effect:
    """Move a card in play or in a garrison to its owner's hand."""
    tell(t, "recalled", you, card)
    yield from depart(t, you, card, HAND * t.seats + you)


def abandon(t: Imperium, you: int, card: int) -> Effect:
    """Move a card in play or in a garrison to its owner's discard pile."""
    tell(t, "abandoned", you, card)
    yield from depart(t, you, card, DISCARD * t.seats + you)


def depart(t: Imperium, you: int, card: int, to: int) -> Effect:
    if t.where[card] // t.seats == IN_PLAY:
        yield from leave_play(t, you, card, to)
        return
    if t.where[card] // t.seats == DECK:
        unstack(t, you, card)
    t.host[card] = -1
    put(t, card, to)


def exile_card(t: Imperium, you: int, card: int) -> Effect:
    """Exile one of the player's cards, wherever it lies."""
    yield from depart(t, you, card, t.exile_zone)
    tell(t, "exiled", you, card)


def history_zone(t: Imperium, you: int) -> int:
    """The zone for a card that is put into history openly: the discard pile for players without a history."""
    return (HISTORIES if NATIONS[t.nations[you]].history == "history" else DISCARD) * t.seats + you


def to_history(t: Imperium, you: int, card: int, openly: bool = False) -> Effect:
    """A card of yours, wherever it lies. Atlanteans and Vikings have no history: it is discarded. `openly`: the others
    have been shown the card where it lay."""
    if NATIONS[t.nations[you]].history == "history":
        yield from depart(t, you, card, history_zone(t, you)) if openly else submerge(t, you, card)
        tell(t, "to-history", you, card)
    else:
        yield from depart(t, you, card, DISCARD * t.seats + you)
        tell(t, "discarded", you, card)


def sink(t: Imperium, you: int, card: int) -> Effect:
    """Sink a card, which only the Atlanteans can do. For other players it is a discard."""
    if NATIONS[t.nations[you]].history == "sunken":
        yield from submerge(t, you, card)
        tell(t, "sank", you, card)
    else:
        yield from depart(t, you, card, DISCARD * t.seats + you)
        tell(t, "discarded", you, card)
    yield from react(t, you, SANK, card)


def submerge(t: Imperium, you: int, card: int) -> Effect:
    """Put a card face down under the power card. If it comes from the hand or the deck, nobody else sees it."""
    to = HISTORIES * t.seats + you
    if t.where[card] // t.seats in (HAND, DECK):
        if t.where[card] // t.seats == DECK:
            unstack(t, you, card)
        put(t, card, to, 1 << you)
    else:
        yield from depart(t, you, card, to)


# --- garrisons


def garrison(t: Imperium, you: int, card: int, host: int) -> None:
    """Tuck a card of yours face up under a card in play."""
    put(t, card, GARRISONS * t.seats + you)
    t.host[card] = host
    tell(t, "garrisoned", you, card, host=t.card_ids[t.faces[host]])


def may_garrison(t: Imperium, you: int, host: int) -> Asking:
    """Garrison a card from the hand here, unless it is declined. Returns the card or NONE."""
    allowed = [card for card in t.hand[you] if GARRISONABLE[t.faces[card]]]
    card = yield from from_hand(t, you, GARRISON, allowed, optional=True)
    if card != NONE:
        garrison(t, you, card, host)
    return card


# --- picking one's own cards


def recall_one(t: Imperium, you: int, cards: list[int], optional: bool = False) -> Asking:
    card = yield from pick_card(t, you, RECALL, cards, optional)
    if card != NONE:
        yield from recall(t, you, card)
    return card


def abandon_one(t: Imperium, you: int, cards: list[int], optional: bool = False) -> Asking:
    card = yield from pick_card(t, you, ABANDON, cards, optional)
    if card != NONE:
        yield from abandon(t, you, card)
    return card


def abandon_regions(t: Imperium, you: int, number: int) -> Effect:
    """Abandon this many regions of the player's choice. If all of them are needed, nothing is asked."""
    while number > 0 and (left := removable_regions(t, you)):
        worth = sum(REGIONS[t.faces[card]] for card in left)
        card = left[0] if worth <= number else (yield choose(t, you, ABANDON, left))
        number -= REGIONS[t.faces[card]]
        yield from abandon(t, you, card)


def history_from_hand(t: Imperium, you: int, optional: bool = False) -> Asking:
    card = yield from from_hand(t, you, HISTORY, None, optional)
    if card != NONE:
        yield from to_history(t, you, card)
    return card


def history_from_discard(t: Imperium, you: int, optional: bool = False) -> Asking:
    card = yield from pick_card(t, you, HISTORY, t.discard[you], optional)
    if card != NONE:
        yield from to_history(t, you, card)
    return card


def history_from_hand_and_discard(t: Imperium, you: int) -> Effect:
    """A card of each, if wanted."""
    yield from history_from_hand(t, you, optional=True)
    yield from history_from_discard(t, you, optional=True)


def history_from_hand_or_discard(t: Imperium, you: int, optional: bool = False) -> Asking:
    cards = distinct(t, t.hand[you]) + distinct(t, t.discard[you])
    card = yield from pick(t, you, HISTORY, cards, bool(t.hand[you]), optional)
    if card != NONE:
        yield from to_history(t, you, card)
    return card


def exile_from_hand(t: Imperium, you: int, fitting: list[int]) -> Asking:
    card = yield from from_hand(t, you, EXILE, fitting)
    if card != NONE:
        yield from exile_card(t, you, card)
    return card


def replace(t: Imperium, you: int, card: int, other: int) -> None:
    """Swap a card in play with a card tucked under it."""
    put(t, other, IN_PLAY * t.seats + you)
    put(t, card, t.beneath_zone)
    t.host[card], t.host[other] = other, -1
    tell(t, "replaced", you, other)


# --- what attacks do


def recall_region(t: Imperium, you: int, me: int) -> Effect:
    yield from recall_one(t, you, removable_regions(t, you))


def abandon_region(t: Imperium, you: int, me: int) -> Effect:
    yield from abandon_one(t, you, removable_regions(t, you))


def removable_regions(t: Imperium, you: int) -> list[int]:
    return [card for card in pinned(t, you) if SUIT[t.faces[card]] & REGION]
