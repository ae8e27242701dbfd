"""The numbers of Rising Cultures, read off the table. What the view derives from the cards is left out: the fate of the
provinces, what covers the strips, scores, and what the uses of the own cards would bring and cost."""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.cultures.coins import egyptian, price_of
from kronika.games.cultures.data import CIVILIZATIONS, IDS, PLAYS
from kronika.games.cultures.provinces import strength, stronger
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
from kronika.games.cultures.turns import most_exchanges, turnable

from .writing import PLACE, Out, Spec, put, put_choice, put_seat

TABLE: Final = ("round", "supply", "game", "games", "capacity")
PLAYER: Final = ("played", "opened", "first_game", "bank", "strength", "declines", "competes")
BOARD: Final = (
    *("golden", "coins", "leaders_in_use", "turned", "free_exchanges", "exchanges"),
    *("wins_ties", "keeps_military", "scores_covered"),
    *(*RESOURCES, "any_resource", *SYMBOLS, "off_building", "off_leader"),
    *(f"price_of_{name}" for name in RESOURCES),
    *("income", "flood", "on_develop", "on_province", "on_military"),
)
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


def write(t: Table, seat: int, out: Out, at: int) -> None:
    assert isinstance(t, Cultures)
    nile = egyptian(t)
    games = 2 if t.options["games"] == "two" else 1
    capacity = t.sides[nile][CAPACITY] if nile >= 0 else 0
    at = put(out, at, [t.round, t.supply, t.game_number, games, capacity])
    at = put_choice(out, at, t.phase, len(PHASES))
    at = put_seat(out, at, t.active, seat, 2)
    at = put_seat(out, at, t.marker, seat, 2)
    contest = bool(t.row) and t.civ[0] >= 0 and t.civ[1] >= 0
    mine = strength(t, seat, t.row[0]) if contest else 0
    theirs = strength(t, 1 - seat, t.row[0]) if contest else 0
    at = put_seat(out, at, stronger(t, t.row[0]) if mine or theirs else -1, seat, 2)
    at = put_choice(out, at, t.civ[seat], len(CIVILIZATIONS))
    at = put_choice(out, at, t.civ[1 - seat], len(CIVILIZATIONS))
    at = write_player(t, seat, out, at, nile >= 0, contest, mine)
    at = write_player(t, 1 - seat, out, at, nile >= 0, contest, theirs)
    at = write_board(t, seat, out, at)
    at = write_board(t, 1 - seat, out, at)
    write_known_deck(t, seat, out, at)


def write_player(t: Cultures, who: int, out: Out, at: int, nile: bool, contest: bool, power: int) -> int:
    played = t.plays // 2 if who != t.marker or t.plays == 2 * PLAYS else (t.plays + 1) // 2
    first = sum(t.noted[who]) if t.game_number > 1 else 0
    at = put(out, at, [played, int(-1 not in t.opening[who]), first, t.bank[who] if nile else 0, power])
    return put_choice(out, at, t.competing[who] if contest and t.phase == PROVINCE else -1, 2)


def write_board(t: Cultures, who: int, out: Out, at: int) -> int:
    """Nothing before the civilization is chosen."""
    if t.civ[who] < 0:
        return at + len(BOARD)
    side = t.sides[who]
    free = side[FREE_EXCHANGE] + turnable(t, who)
    at = put(out, at, [t.golden[who], t.coins[who], t.led[who], t.turned[who], free, most_exchanges(t, who)])
    at = put(out, at, [int(side[place] > 0) for place in (WINS_TIES, KEEPS_MILITARY, SCORES_COVERED)])
    at = put(out, at, side[:FIRST_SHOWN])
    at = put(out, at, [price_of(side, resource) for resource in range(len(RESOURCES))])
    return put(out, at, side[INCOME : INCOME + 5])


def write_known_deck(t: Cultures, seat: int, out: Out, at: int) -> None:
    """The cards that the seat itself put on top of its deck and under it: 1 for the outermost, 1/2 for the next, …"""
    deck, faces = t.deck[seat], t.faces
    below = known_run(t, seat, deck)
    for place in range(below):
        out[at + len(IDS) + faces[deck[place]]] = PLACE[place]
    if below < len(deck):  # else all of it is known, and counted from below
        for place in range(known_run(t, seat, deck[::-1])):
            out[at + faces[deck[-1 - place]]] = PLACE[place]


def known_run(t: Cultures, seat: int, cards: list[int]) -> int:
    """How many of the first cards the seat knows."""
    for place, card in enumerate(cards):
        if not t.seen[card] >> seat & 1:
            return place
    return len(cards)
