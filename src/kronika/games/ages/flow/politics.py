"""The political phase, with the offer of a pact."""

from __future__ import annotations

from kronika.engine.choice import ARG, Choice, Effect, pair
from kronika.engine.events import tell

from ..data import A_PACT, A_WAR, ACTIONS, AGGRESSION, KIND, LEVEL, SIDED
from ..effects import ABILITIES, use_ability
from ..effects import POLITICS as POLITICAL_ABILITY
from ..keys import ANSWER, ATTACK, CANCEL, DECLARE_WAR, OFFER, PASS, POLITICS, PREPARE, SIDE, USE
from ..moves import conclude_pact, end_pact, pacts_of, reveal
from ..ranks import rivals
from ..table import CHOOSE_SIDE, IS_EVENT, PACT_ANSWER, Ages
from .auction import start_auction
from .conflict import declare_war, may_declare_war, may_play_aggression, play_aggression
from .events import is_territory, prepare_event, start_event
from .turns import enter_actions, politics_done

PREPARE_BASE, ATTACK_BASE, WAR_BASE = PREPARE.base, ATTACK.base, DECLARE_WAR.base


def legal_politics(t: Ages, you: int) -> list[int]:
    """All political actions of the player on turn. Of equal cards in hand, only one is offered."""
    options = []
    faces, military, others = t.faces, t.military[you] + t.extra_military, rivals(t, you)
    offered = []
    for card in t.military_hand[you]:
        face = faces[card]
        if face in offered:
            continue
        offered.append(face)
        if IS_EVENT[face]:
            options.append(PREPARE_BASE + card)
            continue
        kind = KIND[face]
        if kind == A_PACT:
            options += [OFFER.base + pair(card, to) for to in others]
        elif ACTIONS[face] > military:
            continue
        elif kind == AGGRESSION:
            options += [ATTACK_BASE + pair(card, to) for to in others if may_play_aggression(t, you, to, face)]
        elif kind == A_WAR:
            options += [WAR_BASE + pair(card, to) for to in others if may_declare_war(t, you, to, face)]
    if t.seats > 2:
        options += [CANCEL.base + t.pact[owner][0] for owner, _, _ in pacts_of(t, you)]
    for card in t.leader[you]:
        ability = ABILITIES[t.faces[card]]
        if ability is not None and ability.phase == POLITICAL_ABILITY and ability.usable(t, you):
            options.append(USE.base + card)
    options.append(PASS.base)
    return options


def run_politics(t: Ages) -> Effect:
    you = t.active
    options = legal_politics(t, you)
    secret = bool(t.military_hand[you])
    code = yield Choice(t, you, POLITICS, options, secret)
    if code == PASS.base:
        t.politics_skipped = int(len(options) == 1 and not secret)
        enter_actions(t)
        return
    if code >= CANCEL.base:
        cancel_pact(t, you, code - CANCEL.base)
    elif code >= OFFER.base:
        offer_pact(t, *divmod(code - OFFER.base, ARG))
    elif code >= DECLARE_WAR.base:
        card, target = divmod(code - DECLARE_WAR.base, ARG)
        declare_war(t, you, card, target)
    elif code >= ATTACK.base:
        card, target = divmod(code - ATTACK.base, ARG)
        play_aggression(t, you, card, target)
    elif code >= PREPARE.base:
        card = code - PREPARE.base
        prepare_event(t, you, card, LEVEL[t.faces[card]])
        if is_territory(t):
            start_auction(t)
        else:
            start_event(t)
    else:
        yield from use_ability(t, you, code - USE.base)
        politics_done(t)


# --- pacts


def offer_pact(t: Ages, card: int, target: int) -> None:
    """Offer a pact. Everybody is told of the offer."""
    reveal(t, card)
    tell(t, "offered", t.active, card, to=target)
    t.card, t.target, t.side = card, target, 0
    t.source = t.faces[card]
    t.phase = CHOOSE_SIDE if SIDED[t.source] else PACT_ANSWER


def run_side(t: Ages) -> Effect:
    t.side = yield Choice(t, t.active, SIDE, [0, 1], False, t.source)
    tell(t, "side", t.active, side="ab"[t.side])
    t.phase = PACT_ANSWER


def run_answer(t: Ages) -> Effect:
    """The partner accepts or refuses a pact. If it is refused, the card stays in hand, but the political action is used
    up."""
    refused = yield Choice(t, t.target, ANSWER, [0, 1], False, t.source)
    if refused:
        tell(t, "refused", t.target, t.card, to=t.active)
    else:
        conclude_pact(t, t.active, t.card, t.target, t.side)
    t.card = t.source = -1
    politics_done(t)


def cancel_pact(t: Ages, you: int, card: int) -> None:
    tell(t, "cancelled", you, card)
    end_pact(t, next(owner for owner in range(t.seats) if card in t.pact[owner]))
    politics_done(t)
