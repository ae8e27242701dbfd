"""Whom and what an action may hit: opponents who haven't passed, their locations and deals.

A target is one number: the card and the seat that has it. In the solo game the virtual player's locations and the
revealed attack cards stand for an opponent's locations and deals.
"""

from __future__ import annotations

from collections.abc import Iterator

from kronika.engine.choice import ARG

from ..asks import distinct
from ..data import RAZED
from ..table import Settlers
from .cards import routes_of


def opponents(t: Settlers, you: int) -> list[int]:
    """The opponents that can be hit, clockwise from the left. A player who has passed can't be."""
    n = t.seats
    return [seat for i in range(1, n) if not t.passed >> (seat := (you + i) % n) & 1]


def locations(t: Settlers, you: int) -> list[int]:
    """All locations of one's own empire."""
    rows = t.empire[you]
    return [*rows[0], *rows[1], *rows[2]]


def foreign(t: Settlers, you: int) -> Iterator[tuple[int, int]]:
    """(location, seat) of everybody who can be hit."""
    if t.seats == 1:
        for card in t.rival:
            yield card, 1
        return
    for seat in opponents(t, you):
        for row in t.empire[seat]:
            for card in row:
                yield card, seat


def targets(t: Settlers, found: list[tuple[int, int]]) -> list[int]:
    """The targets as options, without those that are just like another one."""
    seat_of = dict(found)
    return [card * ARG + seat_of[card] for card in distinct(t, seat_of)]


def foreign_locations(t: Settlers, you: int) -> list[int]:
    return targets(t, list(foreign(t, you)))


def razeable(t: Settlers, you: int, tokens: int) -> list[int]:
    """The opponents' locations that so many raze tokens bring down; only a card with a raze field can be razed."""
    faces, guard = t.faces, t.guard
    found = [pair for pair in foreign(t, you) if RAZED[faces[pair[0]]] is not None and 2 + guard[pair[0]] <= tokens]
    return targets(t, found) if found else []


def foreign_deals(t: Settlers, you: int, routes: bool) -> list[int]:
    """Opponents' deals; a Trade Route deal is named by the location that it was made with."""
    if t.seats == 1:  # in the line the place of a card matters
        return [card * ARG + 1 for card in t.line]
    found = []
    for seat in opponents(t, you):
        found += [(card, seat) for card in t.deals[seat]]
        if routes:
            found += [(card, seat) for card in routes_of(t, seat)]
    return targets(t, found)
