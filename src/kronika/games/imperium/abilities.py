"""Using the abilities of cards: playing, exhausting, solstice, attacks and the protection from them."""

from __future__ import annotations

from kronika.engine.choice import Asking, Effect
from kronika.engine.events import tell

from .asks import DONE, NONE, choose, distinct, may
from .data import (
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
from .effects import (
    EXHAUST_ABILITY,
    PLAY_ABILITY,
    PLAYED,
    PLAYED_FROM_DISCARD,
    PROTECTIONS,
    SOLSTICE_ABILITY,
    Ability,
)
from .keys import FREE_PLAY, PROTECT
from .moves import can_pay, discard, history_of, opponents, pay, react
from .moves.tokens import exhaust_card
from .table import DISCARD, PLAY, Imperium
from .zones import put


def usable(t: Imperium, me: int, card: int, ability: Ability) -> bool:
    return (ability.free or can_pay(t, me, ability.cost)) and (ability.needs is None or ability.needs(t, me, card))


def carry_out(t: Imperium, me: int, card: int, ability: Ability) -> Effect:
    """Pay the cost, then the effect. What has become unpayable in the meantime is left out."""
    if not usable(t, me, card, ability):
        return
    if not ability.free:
        yield from pay(t, me, ability.cost)
    running = ability.effect(t, me, card)
    if running is not None:
        yield from running


# --- playing a card


def freed(t: Imperium, me: int) -> int:
    """What my cards in play free from the barbarian icon."""
    mask = 0
    for card in t.play[me]:
        mask |= FREES[t.faces[card]]
    return mask


def fits_state(t: Imperium, me: int, face: int) -> bool:
    state = STATE[face]
    if state == EMPIRE:
        return bool(t.empire[me] or t.waives)
    return not (state == BARBARIAN and t.empire[me]) or bool(FREED_BY[face] & freed(t, me))


def plays_free(t: Imperium, me: int, face: int) -> bool:
    """Whether the card costs no action token."""
    return FREE[face] or bool(
        ICON[face] & (CITY | METROPOLIS) and any(FREE_CITIES[t.faces[card]] for card in t.play[me])
    )


def can_play(t: Imperium, me: int, card: int, any_state: bool = False) -> bool:
    """Whether it may be played at all, apart from the action token."""
    face = t.faces[card]
    if not PLAYABLE[face] or not (any_state or fits_state(t, me, face)):
        return False
    if NEEDS_PLAY[face] and not NEEDS_PLAY[face] <= {t.faces[other] for other in t.play[me]}:
        return False
    if NEEDS_HISTORY[face] and not NEEDS_HISTORY[face] <= {t.faces[other] for other in history_of(t, me)}:
        return False
    ability = PLAY_ABILITY[face]
    return ability is None or usable(t, me, card, ability)


def can_play_now(t: Imperium, me: int, card: int) -> bool:
    """As an action, or free: a card that is played free is played only once in a turn."""
    if plays_free(t, me, t.faces[card]):
        return not t.free_played >> card & 1 and can_play(t, me, card)
    return t.actions[me] > 0 and can_play(t, me, card)


def play_card(t: Imperium, me: int, card: int, free: bool = False) -> Effect:
    """Play a card from the hand or wherever it lies. `free`: an effect lets it be played without an action token."""
    face = t.faces[card]
    if free or plays_free(t, me, face):
        t.free_played |= 1 << card
    else:
        t.actions[me] -= 1
    t.waives = 0
    from_discard = t.where[card] == DISCARD * t.seats + me
    put(t, card, PLAY * t.seats + me if ICON[face] & PINNED else t.resolving_zone)
    tell(t, "played", me, card)
    source, shields = t.source, t.shields
    t.source, t.shields = face, 0
    if ICON[face] & ATTACK:
        yield from protect_from(t, me)
    yield from react(t, me, PLAYED, card)
    if from_discard:
        yield from react(t, me, PLAYED_FROM_DISCARD, card)
    yield from resolve(t, me, card)
    if t.where[card] == t.resolving_zone:
        discard(t, me, card)
    t.source, t.shields = source, shields


def resolve(t: Imperium, me: int, card: int) -> Effect:
    """What the card does when played; an effect may also resolve it again while it lies in play."""
    ability = PLAY_ABILITY[t.faces[card]]
    if ability is not None:
        yield from carry_out(t, me, card, ability)


def grant_play(t: Imperium, me: int, cards: list[int], any_state: bool = False, optional: bool = False) -> Asking:
    """An effect lets me play one of these hand cards free; the answer is the card, NONE if none can be played."""
    playable = [card for card in cards if not t.free_played >> card & 1 and can_play(t, me, card, any_state)]
    if not playable:
        return NONE
    options = distinct(t, playable)
    card = yield may(t, me, FREE_PLAY, options, True) if optional else choose(t, me, FREE_PLAY, options, True)
    if card != NONE:
        yield from play_card(t, me, card, free=True)
    return card


def play_at_once(t: Imperium, me: int, card: int) -> Effect:
    """An effect has a card that everybody knows played free, if it can be."""
    if not t.free_played >> card & 1 and can_play(t, me, card):
        yield from play_card(t, me, card, free=True)


# --- exhaust abilities and solstice


def can_exhaust(t: Imperium, me: int, card: int) -> bool:
    ability = EXHAUST_ABILITY[t.faces[card]]
    return ability is not None and not t.exhausted >> card & 1 and usable(t, me, card, ability)


def use_exhaust(t: Imperium, me: int, card: int) -> Effect:
    exhaust_card(t, me, card)
    yield from use_ability(t, me, card, EXHAUST_ABILITY[t.faces[card]])


def use_solstice(t: Imperium, me: int, card: int) -> Effect:
    tell(t, "solstice", me, card)
    yield from use_ability(t, me, card, SOLSTICE_ABILITY[t.faces[card]])


def use_ability(t: Imperium, me: int, card: int, ability: Ability | None) -> Effect:
    source, t.source = t.source, t.faces[card]
    if ability is not None:
        yield from carry_out(t, me, card, ability)
    t.source = source


# --- attacks


def protect_from(t: Imperium, me: int) -> Effect:
    """Before an attack card does anything each opponent may protect themselves from it, clockwise."""
    for you in opponents(t, me):
        for card in protections(t, you, automatic=True):
            if not t.shields >> you & 1:
                yield from protect(t, you, card, me)
        cards = protections(t, you, automatic=False)
        if cards and not t.shields >> you & 1:
            card = yield may(t, you, PROTECT, cards)
            if card != DONE:
                yield from protect(t, you, card, me)


def protections(t: Imperium, you: int, automatic: bool) -> list[int]:
    """The cards that can protect this player now."""
    found = []
    for card in t.play[you]:
        shield = PROTECTIONS[t.faces[card]]
        if (
            shield is not None
            and shield.automatic == automatic
            and not (shield.exhaust and (t.exhausted >> card & 1 or not t.exhausts[you]))
            and (shield.needs is None or shield.needs(t, you, card))
        ):
            found.append(card)
    return found


def protect(t: Imperium, you: int, card: int, attacker: int) -> Effect:
    shield = PROTECTIONS[t.faces[card]]
    assert shield is not None
    if shield.exhaust:
        exhaust_card(t, you, card)
    running = shield.effect(t, you, card, attacker)
    protects = running if isinstance(running, int) else (yield from running)
    if protects:
        t.shields |= 1 << you
        tell(t, "protected", you, card)
