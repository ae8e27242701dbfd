"""Technologies, revolutions and leaders. The caller pays the civil action, so cards can let a player do the same
without it; a revolution spends all actions of its kind."""

from __future__ import annotations

from kronika.engine.choice import Asking, Effect
from kronika.engine.events import tell

from ..data import CIVIL, CONSTRUCTION, GOVERNMENT, KIND, MILITARY, MILITARY_REVOLUTION, SCIENCE_COST
from ..effects import ON_DEVELOP, ON_REPLACED, ON_REVOLUTION, leader_acts, leader_reacts
from ..table import Ages
from .play import play_leader, play_technology
from .points import civil_back
from .prices import develop_price, leader_face, pay_science, plain_science, science_money

# --- technologies and revolutions


def can_develop(t: Ages, you: int, face: int, discount: int = 0, revolution: bool = False) -> bool:
    """Whether there is enough science for a technology."""
    return develop_price(t, you, face, revolution) - discount <= science_money(t, you, face)


def develop_options(t: Ages, you: int, discount: int = 0) -> list[int]:
    """The technologies in hand that the player can develop, governments peacefully."""
    faces, science = t.faces, plain_science(t, you)
    purse = science + discount if science >= 0 else -1
    found = []
    for card in t.hand[you]:
        face = faces[card]
        if KIND[face] > CONSTRUCTION:
            continue
        if SCIENCE_COST[face] <= purse or (purse < 0 and can_develop(t, you, face, discount)):
            found.append(card)
    return found


def develop(t: Ages, you: int, card: int, discount: int = 0) -> None:
    face = t.faces[card]
    pay_science(t, you, max(0, develop_price(t, you, face) - discount), face)
    tell(t, "developed", you, card)
    play_technology(t, you, card)
    leader_reacts(t, you, ON_DEVELOP, face)


def can_revolt(t: Ages, you: int) -> bool:
    """Whether all actions of the total are available: civil ones, or military ones with Robespierre."""
    if t.powers[you] & MILITARY_REVOLUTION:
        return t.military[you] >= t.base[you][MILITARY]
    return t.civil[you] >= t.base[you][CIVIL]


def revolution_options(t: Ages, you: int, discount: int = 0) -> list[int]:
    """The governments in hand that the player can introduce by a revolution."""
    if not can_revolt(t, you):
        return []
    faces = t.faces
    return [
        card
        for card in t.hand[you]
        if KIND[faces[card]] == GOVERNMENT and can_develop(t, you, faces[card], discount, revolution=True)
    ]


def revolt(t: Ages, you: int, card: int, discount: int = 0) -> None:
    """Change the government by a revolution. All actions of that kind are spent, including those that the new
    government adds. New actions of the other kind are available at once (TTA-REVOLUTION-07)."""
    face = t.faces[card]
    spent = t.military if t.powers[you] & MILITARY_REVOLUTION else t.civil
    pay_science(t, you, max(0, develop_price(t, you, face, True) - discount), face)
    tell(t, "revolution", you, card)
    play_technology(t, you, card)
    spent[you] = 0
    leader_acts(t, you, ON_REVOLUTION)
    leader_reacts(t, you, ON_DEVELOP, face)


# --- leaders


def appoint(t: Ages, you: int, card: int) -> Effect:
    """Play a leader. Replacing one gives a civil action back, unless the old one is used otherwise."""
    replaced = bool(t.leader[you])
    kept = 0
    if replaced:
        kept = yield from forfeited(t, you)
    play_leader(t, you, card)
    if replaced:
        t.leader_replaced = 1
        if not kept:
            civil_back(t, you)


def forfeited(t: Ages, you: int) -> Asking:
    """Whether the civil action for replacing the leader isn't given back: 1 or 0."""
    hook = ON_REPLACED[leader_face(t, you)]
    if hook is None:
        return 0
    kept = yield from hook(t, you)
    return kept
