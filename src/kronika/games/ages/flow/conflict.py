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
from ..effects import AGGRESSIONS, WARS
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
from .turns import after_war, politics_done

FACE_DOWN: Final = 1  # strength of a military card that the defender discards

# --- who may attack whom


def pacts_between(t: Ages, you: int, rival: int) -> list[tuple[int, int]]:
    """The pacts between two players: who has it in front of them, and which side is yours."""
    return [(owner, side) for owner, side, partner in pacts_of(t, you) if partner == rival]


def attack_price(t: Ages, rival: int, face: int) -> int:
    """The price of attacking the rival, in military actions."""
    return ACTIONS[face] * (2 if t.powers[rival] & DOUBLE_ATTACK_PRICE else 1)


def may_attack(t: Ages, you: int, rival: int, face: int) -> bool:
    """Whether aggressions and wars against this rival are allowed."""
    if t.powers[you] & NO_ATTACKS or attack_price(t, rival, face) > military_available(t, you):
        return False
    if not any(t.pact):
        return True
    return all(ATTACK[t.faces[t.pact[owner][0]]] != FORBIDDEN for owner, _ in pacts_between(t, you, rival))


def attack_bonus(t: Ages, you: int, rival: int) -> int:
    """What pacts add to your strength when you attack the rival."""
    pacts = [t.faces[t.pact[owner][0]] for owner, _ in pacts_between(t, you, rival)]
    return sum(ATTACK_BONUS for face in pacts if ATTACK[face] == BONUS_ON_ATTACK)


def strengths(t: Ages, you: int, rival: int) -> tuple[int, int]:
    """Your strength if you attacked now, and the rival's. A pact that the attack would end doesn't count."""
    yours, theirs = t.strength[you], t.strength[rival]
    for owner, side in pacts_between(t, you, rival) if any(t.pact) else ():
        face = t.faces[t.pact[owner][0]]
        if ATTACK[face] == BONUS_ON_ATTACK:
            yours += ATTACK_BONUS
        elif ATTACK[face] == ENDS_ON_ATTACK:
            yours -= dict(SIDE_SYMBOLS[face][side]).get(STRENGTH, 0)
            theirs -= dict(SIDE_SYMBOLS[face][1 - side]).get(STRENGTH, 0)
    return yours, theirs


def may_play_aggression(t: Ages, you: int, rival: int, face: int) -> bool:
    yours, theirs = strengths(t, you, rival)
    return yours > theirs and may_attack(t, you, rival, face)


def may_declare_war(t: Ages, you: int, rival: int, face: int) -> bool:
    return t.round != t.last_round and not t.powers[rival] & NO_WAR_TARGET and may_attack(t, you, rival, face)


def end_broken_pacts(t: Ages, you: int, rival: int) -> None:
    for owner, _ in pacts_between(t, you, rival):
        if ATTACK[t.faces[t.pact[owner][0]]] == ENDS_ON_ATTACK:
            end_pact(t, owner)


# --- aggressions


def play_aggression(t: Ages, you: int, card: int, rival: int) -> None:
    pay_military(t, you, attack_price(t, rival, t.faces[card]))
    discard_shown(t, card)
    tell(t, "aggression", you, card, to=rival)
    end_broken_pacts(t, you, rival)
    t.card, t.target = card, rival
    t.source = t.faces[card]
    t.attack, t.defence = strengths(t, you, rival)
    t.defenders = 0
    t.phase = DEFENCE_PHASE if t.military_hand[rival] and military_total(t, rival) else STRIKE


def run_defence(t: Ages) -> Effect:
    """The defender plays a card or gives in. A defence that is begun must reach the attacker's strength; cards that
    can't do that aren't offered."""
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


def declare_war(t: Ages, you: int, card: int, rival: int) -> None:
    pay_military(t, you, attack_price(t, rival, t.faces[card]))
    reveal(t, card)
    move(t, card, place(t, WAR, you))
    t.war_target[you] = rival
    tell(t, "war", you, card, to=rival)
    end_broken_pacts(t, you, rival)
    politics_done(t)


def run_war(t: Ages) -> Effect:
    """The stronger side wins, no matter who declared the war; there are no bonus cards, and a tie has no effect. This
    is a separate step, before the question about the spoils."""
    you = t.active
    rival = t.war_target[you]
    card = t.war[you][0]
    if t.card < 0:
        t.card = card
        t.attack, t.defence = t.strength[you] + attack_bonus(t, you, rival), t.strength[rival]
        outcome = "won" if t.attack > t.defence else "lost" if t.attack < t.defence else "tied"
        tell(t, "war-over", you, card, to=rival, mine=t.attack, yours=t.defence, outcome=outcome)
        return
    spoils = WARS[t.source]
    if t.attack != t.defence and spoils is not None:
        winner, loser = (you, rival) if t.attack > t.defence else (rival, you)
        running = spoils(t, winner, loser, abs(t.attack - t.defence))
        if running is not None:
            yield from running
    discard_shown(t, card)
    t.card = t.source = -1
    after_war(t)
