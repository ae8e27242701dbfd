"""The numbers of Innovation, read off the table; what the view derives from the cards is left out."""

from __future__ import annotations

from kronika.engine.table import Table
from kronika.games.innovation.data import COLOURS, DIRECTIONS, ICONS, SPECIALS
from kronika.games.innovation.table import Innovation

FLAT = len(DIRECTIONS) - 1  # directions beside `none`


def fields(seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """Seats are counted from the one that looks. `splay`: left, right, up."""
    return [
        ("turn", (1,)),
        ("actions", (1,)),
        ("active", (seats,)),
        ("specials", (len(SPECIALS), seats)),
        ("points", (seats,)),
        ("opened", (seats,)),
        ("tucked", (seats,)),
        ("scored", (seats,)),
        ("icons", (seats, len(ICONS))),
        ("splay", (seats, len(COLOURS), FLAT)),
    ]


def write(t: Table, seat: int, out: memoryview[float], at: int) -> None:
    assert isinstance(t, Innovation)
    seats = t.seats
    out[at] = t.turn
    out[at + 1] = t.actions
    at += 2
    out[at + (t.active - seat) % seats] = 1
    at += seats
    for owner in t.specials:
        if owner >= 0:
            out[at + (owner - seat) % seats] = 1
        at += seats
    icons_at = at + 4 * seats
    splay_at = icons_at + len(ICONS) * seats
    for player in (*range(seat, seats), *range(seat)):
        out[at] = t.points[player]
        out[at + seats] = t.opening[player] >= 0
        out[at + 2 * seats] = t.tucked[player]
        out[at + 3 * seats] = t.scored[player]
        at += 1
        icons = t.icons[player]
        for place in range(icons_at, icons_at + len(ICONS)):
            out[place] = icons & 255
            icons >>= 8
        icons_at += len(ICONS)
        for direction in t.splay[player]:
            if direction:
                out[splay_at + direction - 1] = 1
            splay_at += FLAT
