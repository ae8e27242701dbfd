"""What the player on turn can do in the action phase. This is needed before every action, so it is written for
speed."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import add_code, codes_of

from ..data import A_TACTIC, ACTION_CARD, CONSTRUCTION, FIRST_UNIT, GOVERNMENT, KIND, SCIENCE_COST, URBAN_LIMIT
from ..effects import ABILITIES, ACTION_CARDS, DEVELOP_PRICE
from ..effects import ACTION as ACTION_ABILITY
from ..keys import (
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
    USE,
)
from ..moves import (
    add_take_options,
    can_develop,
    can_grow,
    can_revolt,
    find_workplaces,
    money,
    plain_science,
    stage_options,
    with_unit_resources,
)
from ..table import Ages

COPY_PRICE: Final = 2  # military actions
IS_TACTIC: Final = [kind == A_TACTIC for kind in KIND]
IS_TECHNOLOGY: Final = [kind <= CONSTRUCTION for kind in KIND]
IS_GOVERNMENT: Final = [kind == GOVERNMENT for kind in KIND]
GROW_BASE, STAGES_BASE, END_TURN_BASE = GROW.base, BUILD_STAGES.base, END_TURN.base
TAKE_CODES, BUILD_CODES, DESTROY_CODES, DISBAND_CODES, DEVELOP_CODES, PLAY_CODES, LEADER_CODES = (
    codes_of(TAKE),
    codes_of(BUILD),
    codes_of(DESTROY),
    codes_of(DISBAND),
    codes_of(DEVELOP),
    codes_of(PLAY_CARD),
    codes_of(PLAY_LEADER),
)
TACTIC_CODES, COPY_CODES = codes_of(PLAY_TACTIC), codes_of(COPY_TACTIC)


def legal_actions(t: Ages, you: int) -> list[int]:
    """All actions of the player on turn."""
    options = [END_TURN_BASE]
    civil = t.civil[you] + t.extra_civil
    add_take_options(t, you, civil, TAKE_CODES, options)
    if t.round == 1:
        return options
    military = t.military[you] + t.extra_military
    if civil or military:
        options.extend(work_options(t, you, civil, military))
    if civil:
        if can_grow(t, you):
            options.append(GROW_BASE)
        if t.unfinished[you]:
            for number in stage_options(t, you):
                options.append(STAGES_BASE + number)
    if t.hand[you] and (civil or t.powers[you]):
        add_hand(t, you, civil, options)
    if military and not t.tactic_played:
        add_tactics(t, you, military, options)
    for card in t.leader[you] + t.wonders[you] if t.wonders[you] else t.leader[you]:
        ability = ABILITIES[t.faces[card]]
        if ability is not None and ability.phase == ACTION_ABILITY and ability.usable(t, you):
            options.append(USE.base + card)
    return options


def work_options(t: Ages, you: int, civil: int, military: int) -> list[int]:
    """What `build_options`, `upgrade_options` and `staffed` say of all technologies, found in one go. Units take
    military actions, the rest civil ones. They stay as they are until the terms change or a move empties these."""
    resources, unused = money(t, you) if t.powers[you] else t.resources[you], t.unused[you]
    terms = (resources << 12) + (t.unit_resources << 3) + (4 if civil else 0) + (2 if military else 0)
    terms += 1 if unused else 0
    if terms == t.work_terms[you]:
        return t.work[you]
    both, buildings, units, _ = t.workplaces[you] or find_workplaces(t, you)
    workplaces = both if civil and military else buildings if civil else units
    if t.unit_resources:
        workplaces = with_unit_resources(workplaces, t.unit_resources)
    workers, limit = t.workers[you], URBAN_LIMIT[t.faces[t.government[you]]]
    options: list[int] = []
    for slot, price, card, same_type, higher in workplaces:
        there = workers[slot]
        if price <= resources and unused:
            if same_type is None:
                add_code(options, BUILD_CODES, card)
            else:
                of_type = there
                for other in same_type:
                    of_type += workers[other]
                if of_type < limit:
                    add_code(options, BUILD_CODES, card)
        if there:
            add_code(options, DISBAND_CODES if slot >= FIRST_UNIT else DESTROY_CODES, card)
            for dearer, upgrade in higher:
                if dearer <= resources:
                    options.append(upgrade)
    t.work_terms[you], t.work[you] = terms, options
    return options


def add_hand(t: Ages, you: int, civil: int, options: list[int]) -> None:
    """Technologies, leaders and action cards; a revolution and some action cards are paid in their own way, but without
    civil actions only by who has the power to revolt with military ones."""
    faces, fresh, science, leader = t.faces, t.fresh, t.science[you], t.leader[you]
    if t.powers[you] or t.unit_science or (leader and DEVELOP_PRICE[faces[leader[0]]] is not None):
        science = plain_science(t, you)
    for card in t.hand[you]:
        face = faces[card]
        if IS_TECHNOLOGY[face]:
            if civil and (SCIENCE_COST[face] <= science or (science < 0 and can_develop(t, you, face))):
                add_code(options, DEVELOP_CODES, card)
            if IS_GOVERNMENT[face] and can_revolt(t, you) and can_develop(t, you, face, revolution=True):
                options.append(REVOLUTION.base + card)
        elif KIND[face] == ACTION_CARD:
            written = ACTION_CARDS[face]
            if (not civil and (written is None or written.pays)) or fresh >> card & 1:
                continue
            if written is None or written.playable(t, you, face):
                add_code(options, PLAY_CODES, card)
        elif civil:
            add_code(options, LEADER_CODES, card)


def add_tactics(t: Ages, you: int, military: int, options: list[int]) -> None:
    """Add the tactics in hand that can be played. Of equal cards, only one is offered."""
    faces = t.faces
    offered = []
    for card in t.military_hand[you]:
        if IS_TACTIC[faces[card]] and faces[card] not in offered:
            offered.append(faces[card])
            add_code(options, TACTIC_CODES, card)
    if military >= COPY_PRICE:
        current = t.tactic_face[you]
        for card in t.common:
            if faces[card] != current:
                add_code(options, COPY_CODES, card)
