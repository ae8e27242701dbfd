"""The one function that moves cards, and the counts that it keeps up to date."""

from __future__ import annotations

from kronika.engine.hidden import show, slip

from ..data import SHOWN, UNSPLAYED, VALUE
from ..table import BOARD, Innovation


def move(t: Innovation, card: int, to: int, seers: int, followed: bool = False) -> None:
    """Put a card on top of (at the end of) a zone; the seats of the mask see its face on the way. `followed`: everybody
    can tell which card of its zone it is, as with one just drawn or revealed."""
    at = t.where[card]
    if t.tracking:
        if not followed and at >= t.hands and seers != t.everybody:
            slip(t, card, t.everybody & ~seers)
        show(t, card, seers)
    zones = t.zones
    zones[at].remove(card)
    zones[to].append(card)
    t.where[card] = to
    t.changed = 1
    if BOARD <= at < t.hands:
        refresh(t, (at - BOARD) // 5, (at - BOARD) % 5)
    elif t.scores <= at < t.claims:
        t.points[at - t.scores] -= VALUE[card]
    if BOARD <= to < t.hands:
        refresh(t, (to - BOARD) // 5, (to - BOARD) % 5)
    elif t.scores <= to < t.claims:
        t.points[to - t.scores] += VALUE[card]


def seers_of(t: Innovation, card: int) -> int:
    """Who sees the card where it lies: the owner of a hand or score pile, everybody on a board."""
    at = t.where[card]
    if at < t.hands:
        return t.everybody if at >= BOARD else 0
    return 1 << (at - t.hands) % t.seats if at < t.claims else 0


def owner_of(t: Innovation, card: int) -> int:
    """The seat in whose hand, score pile or board the card lies; -1 for nobody."""
    at = t.where[card]
    if at < BOARD or at >= t.claims:
        return -1
    return (at - BOARD) // 5 if at < t.hands else (at - t.hands) % t.seats


def refresh(t: Innovation, seat: int, colour: int) -> None:
    """Count the icons of a pile again; a pile of one card or none is not splayed."""
    pile = t.board[seat][colour]
    if len(pile) < 2:
        t.splay[seat][colour] = UNSPLAYED
    shown = icons_shown(t, pile, t.splay[seat][colour])
    counts = t.pile_icons[seat]
    t.icons[seat] += shown - counts[colour]
    counts[colour] = shown


def icons_shown(t: Innovation, pile: list[int], direction: int) -> int:
    """The icons of the top card, and what the splay shows of the cards below."""
    if not pile:
        return 0
    faces = t.faces
    shown = SHOWN[UNSPLAYED][faces[pile[-1]]]
    if direction:
        covered = SHOWN[direction]
        for card in pile:
            shown += covered[faces[card]]
        shown -= covered[faces[pile[-1]]]
    return shown
