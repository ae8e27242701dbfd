"""Scenarios of Innovation.

Of a seat one can name: `hand`, `score` (card ids), `board` (card ids in the order in which they were melded, so that
the last one of a colour is on top), `splay` ({colour: direction}), `achievements` (ages and names of special ones).
`piles={age: [...]}` names supply piles, top card first. A pile that isn't named holds all the cards of its age that
lie nowhere else; of an age whose pile is named the rest is out of the game. In `expect`, `board` and `splay` name the
whole board, `piles` only the piles that changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kronika.engine.match import Match
from kronika.games.innovation.data import AGE, COLOUR, COLOURS, DIRECTIONS, FACE, IDS, SPECIALS, VALUE
from kronika.games.innovation.moves import refresh
from kronika.games.innovation.rules import GAME
from kronika.games.innovation.table import BOARD, Innovation
from kronika.testing.scenario import SEAT_NAMES, Position, Scenario

Seat = Mapping[str, object]


class InnovationScenario(Scenario):
    @property
    def table(self) -> Innovation:
        table = self.match.table
        assert isinstance(table, Innovation)
        return table

    def position(self) -> dict[str, Position]:
        t = self.table
        seats: dict[str, Position] = {SEAT_NAMES[seat]: self.seat_position(seat) for seat in range(t.seats)}
        piles: Position = {str(age): self.names(reversed(t.supply[age])) for age in range(1, 11)}
        middle: Position = {
            "unclaimed": sorted(VALUE[card] for card in t.unclaimed),
            "removed": sorted(self.names(t.removed)),
        }
        return {**seats, "piles": piles, "middle": middle}

    def seat_position(self, seat: int) -> Position:
        t = self.table
        specials = [name for name, owner in zip(SPECIALS, t.specials, strict=True) if owner == seat]
        return {
            "hand": sorted(self.names(t.hand[seat])),
            "score": sorted(self.names(t.score[seat])),
            "board": {colour: self.names(t.board[seat][i]) for i, colour in enumerate(COLOURS)},
            "splay": {colour: DIRECTIONS[t.splay[seat][i]] for i, colour in enumerate(COLOURS)},
            "achievements": sorted([str(VALUE[card]) for card in t.achievements[seat]] + specials),
        }

    def names(self, cards: Iterable[int]) -> list[str]:
        return [IDS[self.table.faces[card]] for card in cards]

    def normal(self, what: str, value: object) -> object:
        if what == "board":
            return {colour: [] for colour in COLOURS} | by_colour(words(value))
        if what == "splay":
            assert isinstance(value, Mapping)
            return dict.fromkeys(COLOURS, "none") | dict(value)
        if what in ("hand", "score", "removed"):
            return sorted(words(value))
        if what == "achievements":
            return sorted(str(item) for item in items(value))
        return value

    def pile(self, age: int) -> list[str]:
        """The supply pile of that age, top card first, as it was at the start or at the last `expect`."""
        return words(self.before["piles"][str(age)])

    def icons(self, seat: str) -> dict[str, int]:
        view = GAME.numbers(self.table, None)["icons"]
        assert isinstance(view, list)
        counts = view[SEAT_NAMES.index(seat)]
        assert isinstance(counts, dict)
        return {icon: int(str(count)) for icon, count in counts.items() if count}


def items(value: object) -> list[object]:
    assert isinstance(value, (list, tuple)), f"{value!r} must be a list"
    return list(value)


def words(value: object) -> list[str]:
    names = [str(item) for item in items(value)]
    for name in names:
        assert name in FACE, f"there is no card {name!r}"
    return names


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
    named: list[Seat] = [me or {}, you or {}]
    for seat in (third, fourth):
        if seat is not None:
            named.append(seat)
    table = Innovation(len(named), GAME.check_options(options or {}), AGE)
    table.faces = list(range(len(AGE)))
    table.source = -1
    table.turn = turn
    table.actions = actions
    table.active = SEAT_NAMES.index(active)
    table.opening[:] = [0] * len(named)
    free = dict.fromkeys(range(len(AGE)))
    for number, seat in enumerate(named):
        place_seat(table, number, seat, free)
    named_piles = {age: [FACE[name] for name in words(list(cards))] for age, cards in (piles or {}).items()}
    for cards in named_piles.values():
        for card in cards:
            del free[card]
    place_achievements(table, named, free)
    for age in range(1, 11):
        rest = [card for card in free if VALUE[card] == age]
        if age in named_piles:
            table.supply[age].extend(reversed(named_piles[age]))
            table.removed.extend(rest)
        else:
            table.supply[age].extend(reversed(rest))
    table.locate()
    for number in range(len(named)):
        for colour in range(5):
            refresh(table, number, colour)
    return InnovationScenario(Match.of_table(GAME, table))


def place_seat(t: Innovation, number: int, seat: Seat, free: dict[int, None]) -> None:
    unknown = set(seat) - {"hand", "score", "board", "splay", "achievements"}
    assert not unknown, f"a seat has no {', '.join(unknown)}"
    for what, seen in (("hand", 1 << number), ("score", 1 << number), ("board", t.everybody)):
        for name in words(seat.get(what, [])):
            card = FACE[name]
            assert card in free, f"{name} is named twice"
            del free[card]
            t.seen[card] = seen
            zones = {"hand": t.hands + number, "score": t.scores + number}
            t.zones[zones.get(what, BOARD + number * 5 + COLOUR[card])].append(card)
            if what == "score":
                t.points[number] += VALUE[card]
    splay = seat.get("splay", {})
    assert isinstance(splay, Mapping)
    for colour, direction in splay.items():
        t.splay[number][COLOURS.index(colour)] = DIRECTIONS.index(direction)


def place_achievements(t: Innovation, named: list[Seat], free: dict[int, None]) -> None:
    """Each age's achievement is the last card of the age that isn't named; owned ones go to their owners."""
    owners = {item: number for number, seat in enumerate(named) for item in items(seat.get("achievements", []))}
    for age in range(1, 10):
        card = [c for c in free if VALUE[c] == age][-1]
        del free[card]
        (t.achievements[owners[age]] if age in owners else t.unclaimed).append(card)
    for number, name in enumerate(SPECIALS):
        t.specials[number] = owners.get(name, -1)
