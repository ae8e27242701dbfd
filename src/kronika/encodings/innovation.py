"""The numbers of Innovation, read off the table; what the view derives from the cards is left out."""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.innovation.data import COLOURS, DIRECTIONS, ICONS, SPECIALS
from kronika.games.innovation.table import Innovation

from .writing import Out, Spec, put, put_seat, round_from

PLAYER: Final = ("points", "opened", "tucked", "scored", *ICONS)
SPLAYED: Final = DIRECTIONS[1:]


def fields(seats: int) -> list[Spec]:
    return [
        ("table", (2,), ("turn", "actions")),
        ("active", (seats,), ()),
        ("specials", (len(SPECIALS), seats), ()),
        ("players", (seats, len(PLAYER)), PLAYER),
        ("splay", (seats, len(COLOURS), len(SPLAYED)), SPLAYED),
    ]


def write(t: Table, seat: int, out: Out, at: int) -> None:
    assert isinstance(t, Innovation)
    seats = t.seats
    at = put(out, at, [t.turn, t.actions])
    at = put_seat(out, at, t.active, seat, seats)
    for owner in t.specials:
        at = put_seat(out, at, owner, seat, seats)
    turn = round_from(seat, seats)
    for who in turn:
        at = put(out, at, [t.points[who], int(t.opening[who] >= 0), t.tucked[who], t.scored[who]])
        icons = t.icons[who]
        for _ in ICONS:
            if icons & 255:
                out[at] = icons & 255
            icons >>= 8
            at += 1
    for who in turn:
        for direction in t.splay[who]:
            if direction:
                out[at + direction - 1] = 1
            at += len(SPLAYED)
