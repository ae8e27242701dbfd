"""Science and culture points, civil and military actions."""

from __future__ import annotations

from kronika.engine.events import tell

from ..data import CIVIL, CIVIL_HAND, MILITARY, MILITARY_HAND
from ..table import BY_CARDS, Ages


def gain_science(t: Ages, you: int, number: int) -> None:
    if number > 0:
        t.science[you] += number
        if t.log is not None:
            tell(t, "gained", you, what="science", number=number)


def lose_science(t: Ages, you: int, number: int) -> int:
    """Lose science, but not more than there is. Returns how much was lost."""
    lost = min(number, t.science[you])
    if lost > 0:
        t.science[you] -= lost
        tell(t, "lost", you, what="science", number=lost)
    return lost


def gain_culture(t: Ages, you: int, number: int, line: int = BY_CARDS) -> None:
    """Gain culture points. `line` is the line of the score in which they are counted."""
    if number > 0:
        t.culture[you] += number
        t.earned[you][line] += number
        if t.log is not None:
            tell(t, "gained", you, what="culture", number=number)


def lose_culture(t: Ages, you: int, number: int, line: int) -> int:
    """Lose culture, but not more than there is. Returns how much was lost."""
    lost = min(number, t.culture[you])
    if lost > 0:
        t.culture[you] -= lost
        t.earned[you][line] -= lost
        if t.log is not None:
            tell(t, "lost", you, what="culture", number=lost)
    return lost


# --- actions


def civil_total(t: Ages, you: int) -> int:
    return t.base[you][CIVIL]


def military_total(t: Ages, you: int) -> int:
    return t.base[you][MILITARY]


def civil_limit(t: Ages, you: int) -> int:
    """The limit of civil cards in hand."""
    base = t.base[you]
    return base[CIVIL] + base[CIVIL_HAND]


def military_limit(t: Ages, you: int) -> int:
    """The limit of military cards in hand at the end of the turn."""
    base = t.base[you]
    return base[MILITARY] + base[MILITARY_HAND]


def civil_available(t: Ages, you: int) -> int:
    return t.civil[you] + (t.extra_civil if you == t.active else 0)


def military_available(t: Ages, you: int) -> int:
    return t.military[you] + (t.extra_military if you == t.active else 0)


def pay_civil(t: Ages, you: int, number: int, returning: bool = False) -> None:
    """Actions that aren't part of the total are spent first: they can't help to pay for a revolution. But if one of the
    total comes back for this (`returning`), and all of them are available, it has to be spent, or nothing would."""
    kept = returning and t.civil[you] == t.base[you][CIVIL]
    if t.extra_civil and you == t.active and not kept:
        extra = min(t.extra_civil, number)
        t.extra_civil -= extra
        number -= extra
    t.civil[you] -= number


def pay_military(t: Ages, you: int, number: int) -> None:
    if t.extra_military and you == t.active:
        extra = min(t.extra_military, number)
        t.extra_military -= extra
        number -= extra
    t.military[you] -= number


def spend_civil(t: Ages, you: int, number: int) -> None:
    """Lose civil actions without getting anything for them, as far as there are any."""
    spent = min(number, t.civil[you])
    if spent:
        t.civil[you] -= spent
        tell(t, "lost", you, what="civil", number=spent)


def civil_back(t: Ages, you: int) -> None:
    """A spent civil action becomes available again."""
    if t.civil[you] < t.base[you][CIVIL]:
        t.civil[you] += 1


# --- for this turn only


def is_used(t: Ages, face: int) -> bool:
    """Whether an effect that works once per turn has been used in this turn."""
    return bool(t.used >> face & 1)


def use_up(t: Ages, face: int) -> None:
    t.used |= 1 << face


def gain_extra_civil(t: Ages, number: int) -> None:
    """Give the player on turn civil actions that aren't part of the total."""
    t.extra_civil += number


def gain_extra_military(t: Ages, number: int) -> None:
    t.extra_military += number


def gain_unit_resources(t: Ages, number: int) -> None:
    """Give the player on turn resources that can only be spent on building and upgrading units."""
    t.unit_resources += number


def gain_unit_science(t: Ages, number: int) -> None:
    """Give the player on turn science that can only be spent on military technologies."""
    t.unit_science += number
