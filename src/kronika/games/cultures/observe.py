"""The numbers of Rising Cultures, read off the table. What the view derives from the cards is left out: the fate of the
provinces, what covers the strips, scores, and what the uses of the own cards would bring and cost."""

from __future__ import annotations

from typing import Final

from kronika.engine.sheet import PLACE, Observation, Sheet, Spec
from kronika.engine.table import Table
from kronika.games.cultures.data import CIVILIZATIONS, IDS
from kronika.games.cultures.flow.provinces import strength, stronger
from kronika.games.cultures.flow.turns import most_exchanges, played, turnable
from kronika.games.cultures.moves.coins import egyptian, price_of
from kronika.games.cultures.side import (
    ANY,
    CAPACITY,
    FREE_EXCHANGE,
    INCOME,
    KEEPS_MILITARY,
    RESOURCES,
    SCORES_COVERED,
    SYMBOLS,
    WINS_TIES,
)
from kronika.games.cultures.table import PHASES, PROVINCE, Cultures
from kronika.games.cultures.view import known_run

TABLE: Final = ("round", "supply", "game", "games", "capacity")
PLAYER: Final = ("played", "opened", "first_game", "bank", "strength", "declines", "competes")
BOARD: Final = (
    *("golden", "coins", "leaders_in_use", "turned", "free_exchanges", "exchanges"),
    *("wins_ties", "keeps_military", "scores_covered"),
    *(*RESOURCES, "any_resource", *SYMBOLS, "off_building", "off_leader"),
    *(f"price_of_{name}" for name in RESOURCES),
    *("income", "flood", "on_develop", "on_province", "on_military"),
)
NO_BOARD: Final = [0] * len(BOARD)
FIRST_SHOWN: Final = ANY + 1 + len(SYMBOLS) + 2  # the first numbers of a side: resources, symbols, discounts


def fields(seats: int) -> list[Spec]:
    return [
        ("table", (len(TABLE),), TABLE),
        ("phase", (len(PHASES),), PHASES),
        ("active", (seats,), ()),
        ("marker", (seats,), ()),
        ("stronger", (seats,), ()),
        ("civilization", (seats, len(CIVILIZATIONS)), CIVILIZATIONS),
        ("players", (seats, len(PLAYER)), PLAYER),
        ("boards", (seats, len(BOARD)), BOARD),
        ("known_top", (len(IDS),), IDS),
        ("known_bottom", (len(IDS),), IDS),
    ]


def write(t: Table, seat: int, sheet: Sheet, at: int) -> None:
    assert isinstance(t, Cultures)
    nile = egyptian(t)
    games = 2 if t.options["games"] == "two" else 1
    capacity = t.sides[nile][CAPACITY] if nile >= 0 else 0
    at = sheet.put(at, [t.round, t.supply, t.game_number, games, capacity])
    at = sheet.put_choice(at, t.phase, len(PHASES))
    at = sheet.put_seat(at, t.active, seat, 2)
    at = sheet.put_seat(at, t.marker, seat, 2)
    contest = bool(t.row) and t.civ[0] >= 0 and t.civ[1] >= 0
    mine = strength(t, seat, t.row[0]) if contest else 0
    theirs = strength(t, 1 - seat, t.row[0]) if contest else 0
    at = sheet.put_seat(at, stronger(t, t.row[0]) if mine or theirs else -1, seat, 2)
    at = sheet.put_choice(at, t.civ[seat], len(CIVILIZATIONS))
    at = sheet.put_choice(at, t.civ[1 - seat], len(CIVILIZATIONS))
    at = write_player(t, seat, sheet, at, nile >= 0, contest, mine)
    at = write_player(t, 1 - seat, sheet, at, nile >= 0, contest, theirs)
    at = sheet.put(at, board(t, seat))
    at = sheet.put(at, board(t, 1 - seat))
    write_known_deck(t, seat, sheet, at)


def write_player(t: Cultures, who: int, sheet: Sheet, at: int, nile: bool, contest: bool, power: int) -> int:
    first = sum(t.noted[who]) if t.game_number > 1 else 0
    at = sheet.put(at, [played(t, who), int(-1 not in t.opening[who]), first, t.bank[who] if nile else 0, power])
    return sheet.put_choice(at, t.competing[who] if contest and t.phase == PROVINCE else -1, 2)


def board(t: Cultures, who: int) -> list[int]:
    """The numbers of a player's board; nothing before the civilization has been chosen."""
    if t.civ[who] < 0:
        return NO_BOARD
    side = t.sides[who]
    free = side[FREE_EXCHANGE] + turnable(t, who)
    pieces = [t.golden[who], t.coins[who], t.led[who], t.turned[who], free, most_exchanges(t, who)]
    flags = [int(side[place] > 0) for place in (WINS_TIES, KEEPS_MILITARY, SCORES_COVERED)]
    prices = [price_of(side, resource) for resource in range(len(RESOURCES))]
    return [*pieces, *flags, *side[:FIRST_SHOWN], *prices, *side[INCOME : INCOME + 5]]


def write_known_deck(t: Cultures, seat: int, sheet: Sheet, at: int) -> None:
    """The cards that the seat itself put on top of its deck and under it: 1 for the outermost, 1/2 for the next, …"""
    deck, faces = t.deck[seat], t.faces
    below = known_run(t, seat, deck)
    for place in range(below):
        sheet.note(at + len(IDS) + faces[deck[place]], PLACE[place])
    if below < len(deck):  # else all of it is known, and counted from below
        for place in range(known_run(t, seat, deck[::-1])):
            sheet.note(at + faces[deck[-1 - place]], PLACE[place])


OBSERVATION: Final = Observation(fields, write)
