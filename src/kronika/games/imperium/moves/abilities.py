"""Using the abilities of cards: their cost, exhausting, solstice, and the protection from attacks."""

from __future__ import annotations

from kronika.engine.ask import DONE, may
from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..effects import EXHAUST_ABILITY, PLAY_ABILITY, PROTECTIONS, SOLSTICE_ABILITY, Ability
from ..keys import PROTECT
from ..table import Imperium
from .tokens import can_pay, exhaust_card, opponents, pay


def usable(t: Imperium, you: int, card: int, ability: Ability) -> bool:
    return (ability.free or can_pay(t, you, ability.cost)) and (ability.needs is None or ability.needs(t, you, card))


def carry_out(t: Imperium, you: int, card: int, ability: Ability) -> Effect:
    """Pay the cost, then carry out the effect, unless it has become unpayable meanwhile."""
    if not usable(t, you, card, ability):
        return
    if not ability.free:
        yield from pay(t, you, ability.cost)
    running = ability.effect(t, you, card)
    if running is not None:
        yield from running


def resolve(t: Imperium, you: int, card: int) -> Effect:
    """Carry out what the card does when it is played. An effect may also resolve it again while it lies in play."""
    ability = PLAY_ABILITY[t.faces[card]]
    if ability is not None:
        yield from carry_out(t, you, card, ability)


# --- exhaust abilities and solstice


def can_exhaust(t: Imperium, you: int, card: int) -> bool:
    ability = EXHAUST_ABILITY[t.faces[card]]
    return ability is not None and not t.exhausted >> card & 1 and usable(t, you, card, ability)


def use_exhaust(t: Imperium, you: int, card: int) -> Effect:
    exhaust_card(t, you, card)
    yield from use_ability(t, you, card, EXHAUST_ABILITY[t.faces[card]])


def use_solstice(t: Imperium, you: int, card: int) -> Effect:
    tell(t, "solstice", you, card)
    yield from use_ability(t, you, card, SOLSTICE_ABILITY[t.faces[card]])


def use_ability(t: Imperium, you: int, card: int, ability: Ability | None) -> Effect:
    source, t.source = t.source, t.faces[card]
    if ability is not None:
        yield from carry_out(t, you, card, ability)
    t.source = source


# --- attacks


def protect_from(t: Imperium, you: int) -> Effect:
    """Before an attack card does anything, each opponent may protect themselves from it, clockwise."""
    for opponent in opponents(t, you):
        for card in protections(t, opponent, automatic=True):
            if not t.shields >> opponent & 1:
                yield from protect(t, opponent, card, you)
        cards = protections(t, opponent, automatic=False)
        if cards and not t.shields >> opponent & 1:
            card = yield may(t, opponent, PROTECT, cards)
            if card != DONE:
                yield from protect(t, opponent, card, you)


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
