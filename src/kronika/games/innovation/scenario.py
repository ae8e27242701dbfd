"""Scenarios of Innovation.

A seat can have `hand`, `score` (card ids), `board` (card ids in the order in which they were melded: the last one of a
colour is on top), `splay` ({colour: direction}), `achievements` (ages and names of special ones).
`piles={age: [...]}` names supply piles, top card first. A pile that isn't named holds all the cards of its age that
aren't elsewhere; the rest of an age whose pile is named is out of the game. In `expect`, `board` and `splay` name the
whole board, `piles` only the piles that changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kronika.engine.match import Match
from kronika.testing.scenario import (
    SEAT_NAMES,
    Box,
    Layout,
    Scenario,
    Seat,
    items,
    mapping,
    only,
    present,
    seats_named,
    words,
)

from .data import AGE, COLOUR, COLOURS, DIRECTIONS, FACE, SPECIALS, VALUE
from .moves.zones import refresh
from .rules import GAME
from .table import Innovation

SEAT_FIELDS = ("hand", "score", "board", "splay", "achievements")


class InnovationScenario(Scenario[Innovation]):
    unordered = ("hand", "score", "removed")

    def shared_position(self) -> dict[str, Layout]:
        t = self.table
        return {
            "piles": {str(age): self.names(reversed(t.supply[age])) for age in range(1, 11)},
            "middle": {
                "unclaimed": sorted(VALUE[card] for card in t.unclaimed),
                "removed": self.in_any_order(t.removed),
            },
        }

    def seat_position(self, seat: int) -> Layout:
        t = self.table
        specials = [name for name, owner in zip(SPECIALS, t.specials, strict=True) if owner == seat]
        return {
            "hand": self.in_any_order(t.hand[seat]),
            "score": self.in_any_order(t.score[seat]),
            "board": {colour: self.names(t.board[seat][i]) for i, colour in enumerate(COLOURS)},
            "splay": {colour: DIRECTIONS[t.splay[seat][i]] for i, colour in enumerate(COLOURS)},
            "achievements": sorted([str(VALUE[card]) for card in t.achievements[seat]] + specials),
        }

    def normal(self, what: str, value: object) -> object:
        if what == "board":
            return {colour: [] for colour in COLOURS} | by_colour(words(Innovation, value))
        if what == "splay":
            return dict.fromkeys(COLOURS, "none") | dict(mapping(value))
        if what == "achievements":
            return sorted(str(item) for item in items(value))
        return super().normal(what, value)

    def pile(self, age: int) -> list[str]:
        """The supply pile of that age, top card first, as it was at the start or at the last `expect`."""
        return self.was("piles", str(age))

    def icons(self, seat: str) -> dict[str, int]:
        """The icons that the seat's board shows."""
        return present(items(self.match.view(None)["icons"])[SEAT_NAMES.index(seat)])


def by_colour(names: list[str]) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for name in names:
        piles.setdefault(COLOURS[COLOUR[FACE[name]]], []).append(name)
    return piles


def innovation(
    me: Seat | None = None,
    you: Seat | None = None,
    third: Seat | None = None,
    fourth: Seat | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    actions: int = 2,
    turn: int = 9,
    active: str = "me",
    options: dict[str, str] | None = None,
) -> InnovationScenario:
    """A game in which `me` is on turn. There are as many seats as are named, two at least."""
    named = seats_named(me, you, third, fourth)
    t = Innovation(len(named), GAME.check_options(options or {}), AGE)
    t.faces = list(range(len(AGE)))
    t.source = -1
    t.turn = turn
    t.actions = actions
    t.active = SEAT_NAMES.index(active)
    t.opening[:] = [0] * len(named)
    box = Box(t, range(len(AGE)))
    for number, seat in enumerate(named):
        place_seat(box, number, seat)
    for age, names in (piles or {}).items():
        box.put(list(reversed(names)), t.supply[age], 0)
    place_achievements(box, named)
    for age in range(1, 11):
        (t.removed if age in (piles or {}) else t.supply[age]).extend(reversed(box.rest(age)))
    t.locate()
    for number in range(len(named)):
        for colour in range(5):
            refresh(t, number, colour)
    return InnovationScenario(Match.of_table(GAME, t))


def place_seat(box: Box[Innovation], number: int, seat: Seat) -> None:
    only(seat, SEAT_FIELDS)
    t = box.table
    box.put(seat.get("hand", []), t.hand[number], 1 << number)
    scored = box.put(seat.get("score", []), t.score[number], 1 << number)
    t.points[number] = sum(VALUE[card] for card in scored)
    for name in words(t, seat.get("board", [])):
        box.put([name], t.board[number][COLOUR[FACE[name]]], t.everybody)
    for colour, direction in mapping(seat.get("splay", {})).items():
        t.splay[number][COLOURS.index(colour)] = DIRECTIONS.index(str(direction))


def place_achievements(box: Box[Innovation], named: list[Seat]) -> None:
    """Each age's achievement is the last card of the age that isn't named; owned ones go to their owners."""
    t = box.table
    owners = {item: number for number, seat in enumerate(named) for item in items(seat.get("achievements", []))}
    for age in range(1, 10):
        card = [card for card in box.free if VALUE[card] == age][-1]
        del box.free[card]
        (t.achievements[owners[age]] if age in owners else t.unclaimed).append(card)
    for number, name in enumerate(SPECIALS):
        t.specials[number] = owners.get(name, -1)
