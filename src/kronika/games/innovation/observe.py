"""The numbers of Innovation, read off the table; what the view derives from the cards is left out."""

from __future__ import annotations

from typing import Final

from kronika.engine.sheet import Observation, Sheet, Spec, round_from
from kronika.engine.table import Table
from kronika.games.innovation.data import COLOURS, DIRECTIONS, ICONS, SPECIALS
from kronika.games.innovation.table import Innovation

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


def write(t: Table, seat: int, sheet: Sheet, at: int) -> None:
    assert isinstance(t, Innovation)
    seats = t.seats
    at = sheet.put(at, [t.turn, t.actions])
    at = sheet.put_seat(at, t.active, seat, seats)
    for owner in t.specials:
        at = sheet.put_seat(at, owner, seat, seats)
    turn = round_from(seat, seats)
    for who in turn:
        at = sheet.put(at, [t.points[who], int(t.opening[who] >= 0), t.tucked[who], t.scored[who]])
        at = sheet.put(at, [t.icons[who] >> 8 * icon & 255 for icon in range(len(ICONS))])
    for who in turn:
        for direction in t.splay[who]:
            if direction:
                sheet.note(at + direction - 1, 1)
            at += len(SPLAYED)


OBSERVATION: Final = Observation(fields, write)
