"""Playing cards: what may be played, with an action token or free, and what happens then."""

from __future__ import annotations

from kronika.engine.ask import NONE, pick
from kronika.engine.choice import Asking, Effect
from kronika.engine.events import tell

from ..asks import distinct
from ..data import (
    ATTACK,
    BARBARIAN,
    CITY,
    EMPIRE,
    FREE,
    FREE_CITIES,
    FREED_BY,
    FREES,
    ICON,
    METROPOLIS,
    NEEDS_HISTORY,
    NEEDS_PLAY,
    PINNED,
    PLAYABLE,
    STATE,
)
from ..effects import PLAY_ABILITY, PLAYED, PLAYED_FROM_DISCARD
from ..keys import FREE_PLAY
from ..table import DISCARD, PLAY, Imperium
from .abilities import protect_from, resolve, usable
from .deck import discard, history_of
from .react import react
from .zones import put


def freed(t: Imperium, you: int) -> int:
    """What your cards in play free from the barbarian icon."""
    mask = 0
    for card in t.play[you]:
        mask |= FREES[t.faces[card]]
    return mask


def fits_state(t: Imperium, you: int, face: int) -> bool:
    state = STATE[face]
    if state == EMPIRE:
        return bool(t.empire[you] or t.waives)
    return not (state == BARBARIAN and t.empire[you]) or bool(FREED_BY[face] & freed(t, you))


def plays_free(t: Imperium, you: int, face: int) -> bool:
    """Whether the card costs no action token."""
    return FREE[face] or bool(
        ICON[face] & (CITY | METROPOLIS) and any(FREE_CITIES[t.faces[card]] for card in t.play[you])
    )


def can_play(t: Imperium, you: int, card: int, any_state: bool = False) -> bool:
    """Whether it may be played at all, apart from the action token."""
    face = t.faces[card]
    if not PLAYABLE[face] or not (any_state or fits_state(t, you, face)):
        return False
    if NEEDS_PLAY[face] and not NEEDS_PLAY[face] <= {t.faces[other] for other in t.play[you]}:
        return False
    if NEEDS_HISTORY[face] and not NEEDS_HISTORY[face] <= {t.faces[other] for other in history_of(t, you)}:
        return False
    ability = PLAY_ABILITY[face]
    return ability is None or usable(t, you, card, ability)


def can_play_now(t: Imperium, you: int, card: int) -> bool:
    """Whether the card can be played now, as an action or free. A card is played free only once in a turn
    (IMP-FREEPLAY-03)."""
    if plays_free(t, you, t.faces[card]):
        return not t.free_played >> card & 1 and can_play(t, you, card)
    return t.actions[you] > 0 and can_play(t, you, card)


def play_card(t: Imperium, you: int, card: int, free: bool = False) -> Effect:
    """Play a card from the hand or wherever it lies. `free`: an effect lets it be played without an action token."""
    face = t.faces[card]
    if free or plays_free(t, you, face):
        t.free_played |= 1 << card
    else:
        t.actions[you] -= 1
    t.waives = 0
    from_discard = t.where[card] == DISCARD * t.seats + you
    put(t, card, PLAY * t.seats + you if ICON[face] & PINNED else t.resolving_zone)
    tell(t, "played", you, card)
    source, shields = t.source, t.shields
    t.source, t.shields = face, 0
    if ICON[face] & ATTACK:
        yield from protect_from(t, you)
    yield from react(t, you, PLAYED, card)
    if from_discard:
        yield from react(t, you, PLAYED_FROM_DISCARD, card)
    yield from resolve(t, you, card)
    if t.where[card] == t.resolving_zone:
        discard(t, you, card)
    t.source, t.shields = source, shields


def grant_play(t: Imperium, you: int, cards: list[int], any_state: bool = False) -> Asking:
    """Play one of these cards from the hand free, by an effect. Returns the card, or NONE if none can be played."""
    playable = [card for card in cards if not t.free_played >> card & 1 and can_play(t, you, card, any_state)]
    card = yield from pick(t, you, FREE_PLAY, distinct(t, playable), True)
    if card != NONE:
        yield from play_card(t, you, card, free=True)
    return card


def play_at_once(t: Imperium, you: int, card: int) -> Effect:
    """An effect has a card that everybody knows played free, if it can be."""
    if not t.free_played >> card & 1 and can_play(t, you, card):
        yield from play_card(t, you, card, free=True)
