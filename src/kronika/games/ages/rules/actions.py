"""The action phase: one action a step."""

from __future__ import annotations

from kronika.engine.choice import ARG, Choice, Effect
from kronika.engine.events import tell

from ..actions import (
    HIGHER,
    appoint,
    build,
    build_stages,
    can_develop,
    can_grow,
    can_revolt,
    destroy,
    develop,
    grow,
    has_room,
    money,
    revolt,
    stage_options,
    stages_per_action,
    take,
    take_options,
    take_price,
    upgrade,
)
from ..data import A_LEADER, A_TACTIC, ACTION_CARD, GAIN, GOVERNMENT, KIND, SLOTS, UNITS
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
UNITS_START = UNITS.start
TAKE_BASE, BUILD_BASE, UPGRADE_BASE = TAKE.base, BUILD.base, UPGRADE.base
DESTROY_BASE, DISBAND_BASE = DESTROY.base, DISBAND.base

# --- what can be done


def legal_actions(t: Ages, you: int) -> list[int]:
    """Of the player on turn."""
    options = [END_TURN.base]
    civil = t.civil[you] + t.extra_civil
    for card in take_options(t, you, civil):
        options.append(TAKE_BASE + card)
    if t.round == 1:
        return options
    military = t.military[you] + t.extra_military
    add_work(t, you, civil, military, options)
    if civil:
        if can_grow(t, you):
            options.append(GROW.base)
        if t.unfinished[you]:
            options += [BUILD_STAGES.base + n for n in stage_options(t, you, stages_per_action(t, you))]
    if t.hand[you]:
        add_hand(t, you, civil, options)
    if military and not t.tactic_played:
        add_tactics(t, you, military, options)
    for cards in (t.leader[you], t.wonders[you]):
        for card in cards:
            ability = ABILITIES[t.faces[card]]
            if ability is not None and ability.phase == ACTION_ABILITY and ability.usable(t, you):
                options.append(USE.base + card)
    return options


def add_work(t: Ages, you: int, civil: int, military: int, options: list[int]) -> None:
    """What `build_options`, `upgrade_options` and `staffed` say of all technologies, found in one go: it is asked
    often. Units take military actions, the rest civil ones."""
    faces, tech, workers, prices = t.faces, t.tech[you], t.workers[you], t.price[you]
    unused = t.unused[you]
    resources = money(t, you)
    for card in t.technologies[you]:
        slot = faces[card]
        if slot < UNITS_START:
            if not civil:
                continue
            purse, undo = resources, DESTROY_BASE
        elif slot < SLOTS and military:
            purse, undo = resources + t.unit_resources, DISBAND_BASE
        else:
            continue
        if unused and prices[slot] <= purse and has_room(t, you, slot):
            options.append(BUILD_BASE + card)
        if workers[slot]:
            options.append(undo + card)
            purse += prices[slot]
            for to in HIGHER[slot]:
                if tech[to] >= 0 and prices[to] <= purse:
                    options.append(UPGRADE_BASE + card * ARG + tech[to])


def add_hand(t: Ages, you: int, civil: int, options: list[int]) -> None:
    """Technologies, leaders and action cards; a revolution and some action cards are paid in their own way."""
    faces = t.faces
    for card in t.hand[you]:
        face = faces[card]
        kind = KIND[face]
        if kind == ACTION_CARD:
            if not t.fresh >> card & 1 and can_play(t, you, face, civil):
                options.append(PLAY_CARD.base + card)
        elif kind == A_LEADER:
            if civil:
                options.append(PLAY_LEADER.base + card)
        elif kind == GOVERNMENT:
            if civil and can_develop(t, you, face):
                options.append(DEVELOP.base + card)
            if can_revolt(t, you) and can_develop(t, you, face, revolution=True):
                options.append(REVOLUTION.base + card)
        elif civil and can_develop(t, you, face):
            options.append(DEVELOP.base + card)


def add_tactics(t: Ages, you: int, military: int, options: list[int]) -> None:
    """Of equal cards in hand only one is offered."""
    faces = t.faces
    offered = []
    for card in t.military_hand[you]:
        face = faces[card]
        if KIND[face] == A_TACTIC and face not in offered:
            offered.append(face)
            options.append(PLAY_TACTIC.base + card)
    if military >= COPY_PRICE:
        for card in t.common:
            if faces[card] != t.tactic_face[you]:
                options.append(COPY_TACTIC.base + card)


def can_play(t: Ages, you: int, face: int, civil: int) -> bool:
    """An action card, with so many civil actions."""
    if GAIN[face]:
        return civil > 0
    written = ACTION_CARDS[face]
    if written is None or (written.pays and not civil):
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
