"""Aggressions and wars."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import DONE, Choice, Effect
from kronika.engine.events import tell

from ..data import (
    ACTIONS,
    ATTACK,
    ATTACK_BONUS,
    BONUS_ON_ATTACK,
    DEFENCE,
    DOUBLE_ATTACK_PRICE,
    ENDS_ON_ATTACK,
    FORBIDDEN,
    NO_ATTACKS,
    NO_WAR_TARGET,
    SIDE_SYMBOLS,
    STRENGTH,
)
from ..hooks import AGGRESSIONS, WARS
from ..keys import DEFEND, DISCARD
from ..moves import (
    discard,
    discard_shown,
    end_pact,
    military_available,
    military_total,
    move,
    pacts_of,
    pay_military,
    reveal,
)
from ..table import DEFENCE as DEFENCE_PHASE
from ..table import STRIKE, WAR, Ages, place
from .flow import after_war, politics_done

FACE_DOWN: Final = 1  # strength of a military card that the defender discards

# --- who may attack whom


def pacts_between(t: Ages, me: int, you: int) -> list[tuple[int, int]]:
    """In front of whom each lies, and my side."""
    return [(owner, side) for owner, side, partner in pacts_of(t, me) if partner == you]


def attack_price(t: Ages, you: int, face: int) -> int:
    """In military actions, for attacking you."""
    return ACTIONS[face] * (2 if t.powers[you] & DOUBLE_ATTACK_PRICE else 1)


def may_attack(t: Ages, me: int, you: int, face: int) -> bool:
    """For aggressions and wars alike."""
    if t.powers[me] & NO_ATTACKS or attack_price(t, you, face) > military_available(t, me):
        return False
    if not any(t.pact):
        return True
    return all(ATTACK[t.faces[t.pact[owner][0]]] != FORBIDDEN for owner, _ in pacts_between(t, me, you))


def attack_bonus(t: Ages, me: int, you: int) -> int:
    """What pacts add to my strength when I attack you."""
    return sum(
        ATTACK_BONUS for owner, _ in pacts_between(t, me, you) if ATTACK[t.faces[t.pact[owner][0]]] == BONUS_ON_ATTACK
    )


def strengths(t: Ages, me: int, you: int) -> tuple[int, int]:
    """Mine if I attacked you now, and yours: a pact that the attack ends doesn't count."""
    mine, yours = t.strength[me], t.strength[you]
    for owner, side in pacts_between(t, me, you) if any(t.pact) else ():
        face = t.faces[t.pact[owner][0]]
        if ATTACK[face] == BONUS_ON_ATTACK:
            mine += ATTACK_BONUS
        elif ATTACK[face] == ENDS_ON_ATTACK:
            mine -= dict(SIDE_SYMBOLS[face][side]).get(STRENGTH, 0)
            yours -= dict(SIDE_SYMBOLS[face][1 - side]).get(STRENGTH, 0)
    return mine, yours


def may_play_aggression(t: Ages, me: int, you: int, face: int) -> bool:
    mine, yours = strengths(t, me, you)
    return mine > yours and may_attack(t, me, you, face)


def may_declare_war(t: Ages, me: int, you: int, face: int) -> bool:
    return t.round != t.last_round and not t.powers[you] & NO_WAR_TARGET and may_attack(t, me, you, face)


def end_broken_pacts(t: Ages, me: int, you: int) -> None:
    for owner, _ in pacts_between(t, me, you):
        if ATTACK[t.faces[t.pact[owner][0]]] == ENDS_ON_ATTACK:
            end_pact(t, owner)


# --- aggressions


def play_aggression(t: Ages, me: int, card: int, you: int) -> None:
    pay_military(t, me, attack_price(t, you, t.faces[card]))
    discard_shown(t, card)
    tell(t, "aggression", me, card, to=you)
    end_broken_pacts(t, me, you)
    t.card, t.target = card, you
    t.source = t.faces[card]
    t.attack, t.defence = strengths(t, me, you)
    t.defenders = 0
    t.phase = DEFENCE_PHASE if t.military_hand[you] and military_total(t, you) else STRIKE


def run_defence(t: Ages) -> Effect:
    """The defender uses a card or gives in. Whoever begins has to reach the attacker's strength; what can't do that
    isn't offered."""
    you = t.target
    need = t.attack - t.defence
    hand = t.military_hand[you]
    left = military_total(t, you) - t.defenders
    worths = sorted((max(FACE_DOWN, DEFENCE[t.faces[card]]) for card in hand), reverse=True)
    options = []
    for card in hand:
        defence = DEFENCE[t.faces[card]]
        others = list(worths)
        others.remove(max(FACE_DOWN, defence))
        help_of_others = sum(others[: left - 1])
        if defence and defence + help_of_others >= need:
            options.append(DEFEND.base + card)
        if FACE_DOWN + help_of_others >= need:
            options.append(DISCARD.base + card)
    if not t.defenders or not options:  # in a redealt twin the hand can fall short
        options.append(DONE)
    code = yield Choice(t, you, DEFEND, options, True, t.source)
    if code == DONE:
        t.phase = STRIKE
        return
    t.defenders += 1
    if code >= DISCARD.base:
        t.defence += FACE_DOWN
        discard(t, you, code - DISCARD.base)
    else:
        card = code - DEFEND.base
        t.defence += DEFENCE[t.faces[card]]
        discard_shown(t, card)
        tell(t, "defended", you, card)
    if t.defence >= t.attack:
        tell(t, "repelled", you)
        aggression_over(t)


def run_strike(t: Ages) -> Effect:
    strike = AGGRESSIONS[t.source]
    running = strike(t, t.active, t.target) if strike is not None else None
    if running is not None:
        yield from running
    aggression_over(t)


def aggression_over(t: Ages) -> None:
    t.card = t.source = -1
    politics_done(t)


# --- wars


def declare_war(t: Ages, me: int, card: int, you: int) -> None:
    pay_military(t, me, attack_price(t, you, t.faces[card]))
    reveal(t, card)
    move(t, card, place(t, WAR, me))
    t.war_target[me] = you
    tell(t, "war", me, card, to=you)
    end_broken_pacts(t, me, you)
    politics_done(t)


def run_war(t: Ages) -> Effect:
    """The stronger side wins, whoever declared the war; no bonus cards, and a tie has no effect. That is told in a step
    of its own, before the spoils are asked about."""
    me = t.active
    you = t.war_target[me]
    card = t.war[me][0]
    if t.card < 0:
        t.card = card
        t.attack, t.defence = t.strength[me] + attack_bonus(t, me, you), t.strength[you]
        outcome = "won" if t.attack > t.defence else "lost" if t.attack < t.defence else "tied"
        tell(t, "war-over", me, card, to=you, mine=t.attack, yours=t.defence, outcome=outcome)
        return
    spoils = WARS[t.source]
    if t.attack != t.defence and spoils is not None:
        winner, loser = (me, you) if t.attack > t.defence else (you, me)
        running = spoils(t, winner, loser, abs(t.attack - t.defence))
        if running is not None:
            yield from running
    discard_shown(t, card)
    t.card = t.source = -1
    after_war(t)
