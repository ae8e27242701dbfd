"""The action phase: one action a step."""

from __future__ import annotations

from kronika.engine.choice import ARG, Choice, Effect
from kronika.engine.events import tell

from ..actions import (
    appoint,
    build,
    build_stages,
    can_grow,
    destroy,
    develop,
    develop_options,
    grow,
    money,
    revolt,
    revolution_options,
    stage_options,
    stages_per_action,
    take,
    take_options,
    take_price,
    upgrade,
    work_options,
)
from ..data import A_LEADER, A_TACTIC, ACTION_CARD, GAIN, KIND, UNITS
from ..hooks import ABILITIES, ACTION_CARDS
from ..hooks import ACTION as ACTION_ABILITY
from ..keys import (
    ACTION,
    BUILD,
    BUILD_STAGES,
    COPY_TACTIC,
    DESTROY,
    DEVELOP,
    DISBAND,
    END_TURN,
    GROW,
    PLAY_CARD,
    PLAY_LEADER,
    PLAY_TACTIC,
    REVOLUTION,
    TAKE,
    UPGRADE,
    USE,
)
from ..moves import (
    civil_available,
    give,
    military_available,
    pay_civil,
    pay_military,
    play_tactic,
    remove,
    set_tactic,
)
from ..table import BY_CARDS, Ages
from .flow import end_actions

COPY_PRICE = 2  # military actions
CIVIL_SLOTS = range(UNITS.start)
TAKE_BASE, BUILD_BASE, UPGRADE_BASE = TAKE.base, BUILD.base, UPGRADE.base

# --- what can be done


def legal_actions(t: Ages, you: int) -> list[int]:
    options = [END_TURN.base]
    civil = civil_available(t, you)
    for card in take_options(t, you, civil):
        options.append(TAKE_BASE + card)
    if t.round == 1:
        return options
    purse = money(t, you)
    if civil:
        civil_options(t, you, purse, options)
    military = military_available(t, you)
    if military:
        military_options(t, you, military, purse + t.unit_resources, options)
    free_options(t, you, options)
    return options


def civil_options(t: Ages, you: int, purse: int, options: list[int]) -> None:
    if can_grow(t, you):
        options.append(GROW.base)
    add_work(t, you, CIVIL_SLOTS, purse, DESTROY.base, options)
    if t.unfinished[you]:
        options += [BUILD_STAGES.base + n for n in stage_options(t, you, stages_per_action(t, you))]
    if t.hand[you]:
        options += [DEVELOP.base + card for card in develop_options(t, you)]
        for card in t.hand[you]:
            if KIND[t.faces[card]] == A_LEADER:
                options.append(PLAY_LEADER.base + card)


def add_work(t: Ages, you: int, slots: range, purse: int, undo: int, options: list[int]) -> None:
    """Building, upgrading, and destroying or disbanding."""
    builds, upgrades, occupied = work_options(t, you, slots, purse)
    for card in builds:
        options.append(BUILD_BASE + card)
    for cards in upgrades:
        options.append(UPGRADE_BASE + cards)
    for card in occupied:
        options.append(undo + card)


def military_options(t: Ages, you: int, military: int, purse: int, options: list[int]) -> None:
    add_work(t, you, UNITS, purse, DISBAND.base, options)
    if t.tactic_played:
        return
    faces = t.faces
    offered = set()
    for card in t.military_hand[you]:
        if KIND[faces[card]] == A_TACTIC and faces[card] not in offered:
            offered.add(faces[card])
            options.append(PLAY_TACTIC.base + card)
    if military >= COPY_PRICE:
        options += [COPY_TACTIC.base + card for card in t.common if faces[card] != t.tactic_face[you]]


def free_options(t: Ages, you: int, options: list[int]) -> None:
    """What isn't paid with one action: revolutions, action cards (some pay in their own way), abilities."""
    faces = t.faces
    if t.hand[you]:
        options += [REVOLUTION.base + card for card in revolution_options(t, you)]
        for card in t.hand[you]:
            if KIND[faces[card]] == ACTION_CARD and not t.fresh >> card & 1 and can_play(t, you, card):
                options.append(PLAY_CARD.base + card)
    for card in (*t.leader[you], *t.wonders[you]):
        ability = ABILITIES[faces[card]]
        if ability is not None and ability.phase == ACTION_ABILITY and ability.usable(t, you):
            options.append(USE.base + card)


def can_play(t: Ages, you: int, card: int) -> bool:
    face = t.faces[card]
    if GAIN[face]:
        return civil_available(t, you) > 0
    written = ACTION_CARDS[face]
    if written is None or (written.pays and not civil_available(t, you)):
        return False
    return written.playable(t, you, face)


# --- doing it


def run_action(t: Ages) -> Effect:
    """Whether there is a tactic to play is a secret as long as there are cards in hand and actions for it."""
    you = t.active
    secret = bool(t.military_hand[you]) and military_available(t, you) > 0 and not t.tactic_played and t.round > 1
    code = yield Choice(t, you, ACTION, legal_actions(t, you), secret)
    if code == END_TURN.base:
        end_actions(t)
        return
    t.untouched = 0
    if code < BUILD.base:
        yield from take_or_grow(t, you, code)
    elif code < PLAY_LEADER.base:
        yield from work(t, you, code)
    elif code < PLAY_TACTIC.base:
        yield from play_civil(t, you, code)
    elif code < USE.base:
        use_tactic(t, you, code)
    else:
        yield from use(t, you, code - USE.base)


def take_or_grow(t: Ages, you: int, code: int) -> Effect:
    if code == GROW.base:
        pay_civil(t, you, 1)
        yield from grow(t, you)
        return
    card = code - TAKE.base
    pay_civil(t, you, take_price(t, you, t.space.index(card)))
    take(t, you, card)
    if KIND[t.faces[card]] == ACTION_CARD:
        t.fresh |= 1 << card


def work(t: Ages, you: int, code: int) -> Effect:
    """Build, upgrade, destroy, disband: units for a military action, the rest for a civil one."""
    if code < UPGRADE.base:
        card = code - BUILD.base
        pay_action(t, you, card)
        yield from build(t, you, card)
    elif code < DESTROY.base:
        card, to = divmod(code - UPGRADE.base, ARG)
        pay_action(t, you, card)
        yield from upgrade(t, you, card, to)
    else:
        card = code - (DISBAND.base if code >= DISBAND.base else DESTROY.base)
        pay_action(t, you, card)
        destroy(t, you, card)


def pay_action(t: Ages, you: int, card: int) -> None:
    """For something done with the workers of a technology."""
    if t.faces[card] >= UNITS.start:
        pay_military(t, you, 1)
    else:
        pay_civil(t, you, 1)


def play_civil(t: Ages, you: int, code: int) -> Effect:
    """Leaders, wonder stages, technologies, revolutions and action cards."""
    if code >= PLAY_CARD.base:
        yield from play_action_card(t, you, code - PLAY_CARD.base)
    elif code >= REVOLUTION.base:
        revolt(t, you, code - REVOLUTION.base)
    else:
        pay_civil(t, you, 1)
        if code >= DEVELOP.base:
            develop(t, you, code - DEVELOP.base)
        elif code >= BUILD_STAGES.base:
            yield from build_stages(t, you, code - BUILD_STAGES.base)
        else:
            yield from appoint(t, you, code - PLAY_LEADER.base)


def play_action_card(t: Ages, you: int, card: int) -> Effect:
    """Its one-time effect; then it is gone."""
    face = t.faces[card]
    tell(t, "played", you, card)
    remove(t, card)
    written = ACTION_CARDS[face]
    if written is None:
        pay_civil(t, you, 1)
        give(t, you, GAIN[face], BY_CARDS)
        return
    if written.pays:
        pay_civil(t, you, 1)
    t.source = face
    running = written.effect(t, you)
    if running is not None:
        yield from running
    t.source = -1


def use_tactic(t: Ages, you: int, code: int) -> None:
    t.tactic_played = 1
    if code < COPY_TACTIC.base:
        pay_military(t, you, 1)
        play_tactic(t, you, code - PLAY_TACTIC.base)
    else:
        card = code - COPY_TACTIC.base
        pay_military(t, you, COPY_PRICE)
        set_tactic(t, you, t.faces[card])
        tell(t, "copied", you, card)


def use(t: Ages, you: int, card: int) -> Effect:
    """What a leader or a wonder lets its owner do."""
    ability = ABILITIES[t.faces[card]]
    assert ability is not None
    t.source = t.faces[card]
    tell(t, "used", you, card)
    running = ability.effect(t, you)
    if running is not None:
        yield from running
    t.source = -1
