"""The numbers of Imperial Settlers, read off the table. What lies on and under the locations is counted by their
printed cards. What the view derives from the cards is left out: prices, storages, scores."""

from __future__ import annotations

from typing import Final

from kronika.engine.sheet import Observation, Sheet, Spec, round_from
from kronika.engine.table import Table
from kronika.games.settlers.data import COLOURS, FACTIONS, IDS, USES
from kronika.games.settlers.flow.lookout import to_pick
from kronika.games.settlers.goods import GOODS, HELD, unpack
from kronika.games.settlers.moves.empire import BLOCKED
from kronika.games.settlers.table import LOOKOUT, PHASES, Settlers

CARDS: Final = len(IDS)
TABLE: Final = ("round", "acted", "oasis")
PLAYER: Final = (
    *("passed", "picks"),
    *GOODS[:HELD],
    *(f"{colour}_locations" for colour in COLOURS),
    *(f"{good}_on_locations" for good in GOODS[:HELD]),
)
# By holder and card: the activations of this round, whether it is blocked, the pieces paid onto it, its guards, the
# cards under it, and the trade routes that the holder has with it.
LOCATION: Final = ("used", "blocked", "pieces", "guard", "cards_under", "trade_routes")
USED, BLOCK, PIECES, GUARD, CARDS_UNDER, ROUTES = range(6)


def fields(seats: int) -> list[Spec]:
    return [
        ("table", (len(TABLE),), TABLE),
        ("phase", (len(PHASES),), PHASES),
        ("first", (seats,), ()),
        ("active", (seats,), ()),
        ("asking", (CARDS,), IDS),
        ("factions", (seats, len(FACTIONS)), FACTIONS),
        ("players", (seats, len(PLAYER)), PLAYER),
        ("taken_from", (seats, CARDS), IDS),
        *((name, (seats, CARDS), IDS) for name in LOCATION),
    ]


def write(t: Table, seat: int, sheet: Sheet, at: int) -> None:
    assert isinstance(t, Settlers)
    seats = t.seats
    turn = round_from(seat, seats)
    at = sheet.put(at, [t.round, int(t.acted != 0), t.oasis])
    at = sheet.put_choice(at, t.phase, len(PHASES))
    at = sheet.put_seat(at, t.first, seat, seats)
    at = sheet.put_seat(at, t.active, seat, seats)
    at = sheet.put_choice(at, t.source, CARDS)
    for who in turn:
        at = sheet.put_choice(at, t.faction[who] - 1, len(FACTIONS))
    players = at
    at += seats * len(PLAYER)
    for place, who in enumerate(turn):
        row = players + place * len(PLAYER)
        sheet.put(row, [t.passed >> who & 1])
        sheet.put(sheet.put(row + 2, t.goods[who]), t.colours[who])
        write_locations(t, who, seat, sheet, at, row + 2 + HELD + len(COLOURS))
    if t.phase == LOOKOUT:
        for who in to_pick(t):
            sheet.add(players + (who - seat) % seats * len(PLAYER) + 1, 1)
    write_under(t, seat, sheet, at)


def write_locations(t: Settlers, who: int, seat: int, sheet: Sheet, homes: int, goods_at: int) -> None:
    """Copies of a card in one empire are added up."""
    seats, faces = t.seats, t.faces
    step = seats * CARDS
    mine = homes + step + (who - seat) % seats * CARDS
    for row in t.empire[who]:
        for card in row:
            face = faces[card]
            used = t.used[card]
            if used and USES[face]:
                sheet.add(mine + USED * step + face, min(used, USES[face]))
                if used >= BLOCKED:
                    sheet.add(mine + BLOCK * step + face, 1)
            if t.lying[card]:
                for good, number in unpack(t.lying[card]):
                    sheet.add(mine + PIECES * step + face, number)
                    sheet.add(goods_at + good, number)
            if t.guard[card]:
                sheet.add(mine + GUARD * step + face, t.guard[card])
            if t.home[card] >= 0:
                sheet.add(homes + (t.home[card] - seat) % seats * CARDS + face, 1)


def write_under(t: Settlers, seat: int, sheet: Sheet, homes: int) -> None:
    """Cards under Gates by who holds the Gate, markers of trade routes by whose they are."""
    seats, faces = t.seats, t.faces
    step = seats * CARDS
    locations = homes + step
    for card in t.tucked:
        gate = t.under[card]
        holder = (t.where[gate] - t.empires) // 3
        sheet.add(locations + CARDS_UNDER * step + (holder - seat) % seats * CARDS + faces[gate], 1)
    for marker in t.routes:
        owner = t.faction.index(t.backs[marker])
        sheet.add(locations + ROUTES * step + (owner - seat) % seats * CARDS + faces[t.under[marker]], 1)


OBSERVATION: Final = Observation(fields, write)
