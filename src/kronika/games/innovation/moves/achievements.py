"""Achievements: of ages, which a player takes, and the special ones, which come by themselves."""

from __future__ import annotations

from typing import Final

from kronika.engine.events import tell

from ..data import CLOCK, EMPIRE, SPECIALS, UNIVERSE, UNSPLAYED, VALUE, WONDER, WORLD
from ..scoring import BY_ACHIEVEMENTS, NEEDED, achievement_count, finish
from ..table import Innovation
from .zones import icons_shown, move

CLOCKS_OF_WORLD: Final = 12
# Added to an icon count, it carries into bit 7 of every kind that shows three or more.
THREE_OF_EACH: Final = sum(125 << shift for shift in range(0, 48, 8))
CARRIES: Final = sum(128 << shift for shift in range(0, 48, 8))


def achieve(t: Innovation, you: int, age: int) -> None:
    card = next(c for c in t.unclaimed if VALUE[c] == age)
    move(t, card, t.claims + you, 0)
    tell(t, "achieved", you, age=age)
    check_achievements(t, you)


def claim(t: Innovation, you: int, special: int) -> None:
    """Take a special achievement, unless somebody has it already."""
    if t.specials[special] >= 0:
        return
    t.specials[special] = you
    t.changed = 1
    tell(t, "claimed", you, achievement=SPECIALS[special])
    check_achievements(t, you)


def check_achievements(t: Innovation, you: int) -> None:
    if achievement_count(t, you) >= NEEDED[t.seats]:
        finish(t, 1 << you, BY_ACHIEVEMENTS)


def check_board(t: Innovation, seat: int) -> None:
    """Claim what this seat's board has earned (Monument is counted where cards are tucked and scored)."""
    icons = t.icons[seat]
    specials = t.specials
    if specials[EMPIRE] < 0 and (icons + THREE_OF_EACH) & CARRIES == CARRIES:
        claim(t, seat, EMPIRE)
    if specials[WORLD] < 0 and icons >> CLOCK >= CLOCKS_OF_WORLD:
        claim(t, seat, WORLD)
    if specials[WONDER] < 0 and min(t.splay[seat]) >= 2:
        claim(t, seat, WONDER)
    if specials[UNIVERSE] < 0 and has_universe(t.board[seat]):
        claim(t, seat, UNIVERSE)


def check_boards(t: Innovation) -> None:
    """After a move that changed two boards, check special achievements: for the active player first, then clockwise
    (INN-SPECIAL-17)."""
    for i in range(t.seats):
        check_board(t, (t.active + i) % t.seats)


def would_claim(t: Innovation, seat: int, piles: list[list[int]]) -> bool:
    """Whether this seat would claim a special achievement if these piles were what is left of its board. (Wonder can't
    be gained by losing cards.)"""
    icons = 0
    for pile, direction in zip(piles, t.splay[seat], strict=True):
        icons += icons_shown(t, pile, direction if len(pile) > 1 else UNSPLAYED)
    specials = t.specials
    return (
        (specials[EMPIRE] < 0 and (icons + THREE_OF_EACH) & CARRIES == CARRIES)
        or (specials[WORLD] < 0 and icons >> CLOCK >= CLOCKS_OF_WORLD)
        or (specials[UNIVERSE] < 0 and has_universe(piles))
    )


def has_universe(piles: list[list[int]]) -> bool:
    for pile in piles:  # noqa: SIM110 - a loop is faster than all() here, in the hottest check
        if not pile or VALUE[pile[-1]] < 8:
            return False
    return True
