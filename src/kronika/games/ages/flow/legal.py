"""What the player on turn can do in the action phase. It is asked before every action, so it is written for speed."""

from __future__ import annotations

from typing import Final

from ..data import A_TACTIC, ACTION_CARD, CONSTRUCTION, GOVERNMENT, KIND, SCIENCE_COST, URBAN_LIMIT
from ..effects import ABILITIES, ACTION_CARDS, DEVELOP_PRICE
from ..effects import ACTION as ACTION_ABILITY
from ..keys import (
    BUILD_STAGES,
    COPY_TACTIC,
    DEVELOP,
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
    can_develop,
    can_grow,
    can_revolt,
    find_workplaces,
    money,
    plain_science,
    stage_options,
    take_options,
    with_unit_resources,
)
from ..table import Ages

COPY_PRICE: Final = 2  # military actions
IS_TACTIC: Final = [kind == A_TACTIC for kind in KIND]
IS_TECHNOLOGY: Final = [kind <= CONSTRUCTION for kind in KIND]
IS_GOVERNMENT: Final = [kind == GOVERNMENT for kind in KIND]
TAKE_BASE, GROW_BASE, STAGES_BASE = TAKE.base, GROW.base, BUILD_STAGES.base
DEVELOP_BASE, PLAY_BASE = DEVELOP.base, PLAY_CARD.base
PLAY_TACTIC_BASE, COPY_TACTIC_BASE = PLAY_TACTIC.base, COPY_TACTIC.base
END_TURN_BASE = END_TURN.base


def legal_actions(t: Ages, you: int) -> list[int]:
    """Of the player on turn."""
    options = [END_TURN_BASE]
    civil = t.civil[you] + t.extra_civil
    options += take_options(t, you, civil, TAKE_BASE)
    if t.round == 1:
        return options
    military = t.military[you] + t.extra_military
    if civil or military:
        options += work_options(t, you, civil, military)
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
    terms = (not civil, not military, not unused, resources, t.unit_resources)
    if terms == t.work_terms[you]:
        return t.work[you]
    both, buildings, units, _ = t.workplaces[you] or find_workplaces(t, you)
    workplaces = both if civil and military else buildings if civil else units
    if t.unit_resources:
        workplaces = with_unit_resources(workplaces, t.unit_resources)
    workers, limit = t.workers[you], URBAN_LIMIT[t.faces[t.government[you]]]
    options = []
    for slot, price, build, undo, same_type, higher in workplaces:
        there = workers[slot]
        if price <= resources and unused:
            if same_type is None:
                options.append(build)
            else:
                of_type = there
                for other in same_type:
                    of_type += workers[other]
                if of_type < limit:
                    options.append(build)
        if there:
            options.append(undo)
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
                options.append(DEVELOP_BASE + card)
            if IS_GOVERNMENT[face] and can_revolt(t, you) and can_develop(t, you, face, revolution=True):
                options.append(REVOLUTION.base + card)
        elif KIND[face] == ACTION_CARD:
            written = ACTION_CARDS[face]
            if (not civil and (written is None or written.pays)) or fresh >> card & 1:
                continue
            if written is None or written.playable(t, you, face):
                options.append(PLAY_BASE + card)
        elif civil:
            options.append(PLAY_LEADER.base + card)


def add_tactics(t: Ages, you: int, military: int, options: list[int]) -> None:
    """Of equal cards in hand only one is offered."""
    faces = t.faces
    offered = []
    for card in t.military_hand[you]:
        if IS_TACTIC[faces[card]] and faces[card] not in offered:
            offered.append(faces[card])
            options.append(PLAY_TACTIC_BASE + card)
    if military >= COPY_PRICE:
        current = t.tactic_face[you]
        for card in t.common:
            if faces[card] != current:
                options.append(COPY_TACTIC_BASE + card)
