"""The questions that effects ask.

`choose` and `may` are yielded (`card = yield may(…)`); the rest are effects of their own (`yield from …`). A question
is private when it depends on faces that the others can't see: then it is asked even with a single option, so that
nobody can tell from the pause how many cards would fit. Questions about a hand (`from_hand`) see to that themselves.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final

from kronika.engine.choice import DONE, YES, Asking, Choice, Key

from .keys import CHOOSE, WAYS
from .table import PLAY, Imperium

__all__ = ["DONE", "NONE", "YES", "choose", "confirm", "distinct", "either", "from_hand", "may", "pick"]

NONE: Final = DONE  # what `pick` and `from_hand` answer when nothing was picked
WAY: Final = {name: number for number, name in enumerate(WAYS)}


def choose(t: Imperium, me: int, key: Key, options: Iterable[int], private: bool = False) -> Choice:
    """Pick one; there must be one."""
    return Choice(t, me, key, list(options), private, t.source)


def may(t: Imperium, me: int, key: Key, options: Iterable[int], private: bool = False) -> Choice:
    """Pick one or decline (DONE)."""
    return Choice(t, me, key, [*options, DONE], private, t.source)


def confirm(t: Imperium, me: int, key: Key) -> Choice:
    """Do it (YES) or decline (DONE)."""
    return Choice(t, me, key, [YES, DONE], False, t.source)


def distinct(t: Imperium, cards: list[int]) -> list[int]:
    """One of each face: in a hand, discard or history copies make no difference, unless one of them was already played
    free in this turn. On the table they do: what lies on or under them may differ."""
    found: list[int] = []
    met: set[int] = set()
    faces, where, free_played = t.faces, t.where, t.free_played
    piles = PLAY * t.seats
    for card in cards:
        if where[card] < piles:
            kind = faces[card] * 2 + (free_played >> card & 1) if free_played else faces[card] * 2
            if kind in met:
                continue
            met.add(kind)
        found.append(card)
    return found


def pick(t: Imperium, me: int, key: Key, cards: list[int], optional: bool = False) -> Asking:
    """One of these cards that everybody knows: NONE if there is none or, if optional, none is wanted."""
    if not cards:
        return NONE
    options = distinct(t, cards)
    card = yield may(t, me, key, options) if optional else choose(t, me, key, options)
    return card


def from_hand(t: Imperium, me: int, key: Key, fitting: list[int] | None = None, optional: bool = False) -> Asking:
    """One card of the hand (of those fitting): NONE if there is none or, if optional, none is wanted."""
    hand = t.hand[me]
    options = distinct(t, hand if fitting is None else fitting)
    if optional:
        if not hand:
            return NONE
        options.append(DONE)
    elif not options:
        return NONE
    card = yield Choice(t, me, key, options, len(hand) > 1 or fitting is not None, t.source)
    return card


def either(t: Imperium, me: int, ways: dict[str, bool], private: bool = False) -> Generator[Choice, int, str]:
    """Exactly one of the ways of a card that says "or"; the values say which ones can be carried out in full. One that
    can't is offered only if none can."""
    possible = [WAY[name] for name, fully in ways.items() if fully]
    way = yield Choice(t, me, CHOOSE, possible or [WAY[name] for name in ways], private, t.source)
    return WAYS[way]
