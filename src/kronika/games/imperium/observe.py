"""The numbers of Imperium, read off the table. What lies on and under cards in play is counted by their printed cards.
What the view derives from the cards is left out: sizes, prices, which cards can be played, points."""

from __future__ import annotations

from typing import Final

from kronika.engine.sheet import PLACE, Observation, Sheet, Spec, round_from
from kronika.engine.table import Table
from kronika.games.imperium.boxes import NATION_IDS
from kronika.games.imperium.data import COIN, DROP, IDS, LAND, WHEAT
from kronika.games.imperium.table import FEW, POPULATION_ON, PROGRESS_ON, SLOTS, Imperium
from kronika.games.imperium.view import PHASES, TOKENS

CARDS: Final = len(IDS)
NATIONS: Final = len(NATION_IDS)
COINS: Final = LAND[COIN]
WHEATS: Final = LAND[WHEAT]
DROPS: Final = LAND[DROP]
TABLE: Final = ("turn", "round", "last_round", "acted")
PLAYER: Final = (
    *("protected", "empire", "materials", "population", "progress", "actions", "exhausts"),
    *("nation_token", "development_token", "king_met", "stacked", "coins", "wheat", "drops"),
)
MARKET: Final = (*TOKENS, "unrest")


def fields(seats: int) -> list[Spec]:
    return [
        ("table", (len(TABLE),), TABLE),
        ("phase", (len(PHASES),), PHASES),
        ("active", (seats,), ()),
        ("first", (seats,), ()),
        ("resolving_card", (CARDS,), IDS),
        ("fame_seen", (CARDS,), IDS),
        ("market_tokens", (SLOTS, len(MARKET)), MARKET),
        ("nations", (seats, NATIONS), NATION_IDS),
        ("players", (seats, len(PLAYER)), PLAYER),
        ("accession", (seats, CARDS), IDS),
        ("nation_top", (seats, CARDS), IDS),
        ("exhausted", (seats, CARDS), IDS),
        ("garrisoned", (seats, CARDS), IDS),
        ("play_tokens", (seats, len(TOKENS), CARDS), IDS),
    ]


def write(t: Table, seat: int, sheet: Sheet, at: int) -> None:
    assert isinstance(t, Imperium)
    seats = t.seats
    turn = round_from(seat, seats)
    at = sheet.put(at, [t.turn, t.round, t.last_round, int(t.acted != 0)])
    at = sheet.put_choice(at, t.phase, len(PHASES))
    at = sheet.put_seat(at, t.active, seat, seats)
    at = sheet.put_seat(at, t.first, seat, seats)
    at = sheet.put_choice(at, t.source, CARDS)
    at = write_fame(t, seat, sheet, at)
    at = write_market(t, sheet, at)
    for who in turn:
        at = sheet.put_choice(at, t.nations[who], NATIONS)
    at = write_players(t, seat, sheet, at)
    for place, who in enumerate(turn):
        write_nation(t, who, seat, sheet, at + place * CARDS)
        write_play(t, who, sheet, at + (2 * seats + place) * CARDS, at + (4 * seats + place * len(TOKENS)) * CARDS)


def write_fame(t: Imperium, seat: int, sheet: Sheet, at: int) -> int:
    """The fame cards that the seat has seen: 1 for the top one, 1/2 for the next, …"""
    place = len(t.fame)
    for card in t.fame:
        place -= 1
        if t.seen[card] >> seat & 1:
            sheet.note(at + t.faces[card], PLACE[place])
    return at + CARDS


def write_market(t: Imperium, sheet: Sheet, at: int) -> int:
    for slot in t.market:
        top = slot[0] if slot else -1
        tokens = t.tokens[top] if slot else 0
        unrest = 0
        for card in t.beneath:
            if t.host[card] == top:
                unrest += 1
        at = sheet.put(at, [tokens & FEW, tokens // POPULATION_ON & FEW, tokens // PROGRESS_ON, unrest])
    return at


def write_players(t: Imperium, seat: int, sheet: Sheet, at: int) -> int:
    shields = [t.shields >> who & 1 for who in range(t.seats)]
    tokens = [t.materials, t.population, t.progress, t.actions, t.exhausts]
    marks = [t.nation_token, t.development_token, t.king_met, t.stacked[: t.seats]]
    columns = [shields, t.empire, *tokens, *marks]
    sheet.put_columns(at, columns, len(PLAYER), seat)
    turned = sheet.is_new(t.turned) or bool(sheet.turned)
    for who in round_from(seat, t.seats):
        if sheet.is_new(t.play[who]) or turned:
            sheet.write(at + len(columns), goods_in_play(t, who))
        at += len(PLAYER)
    return at


def goods_in_play(t: Imperium, who: int) -> list[int]:
    """Coins, wheat and drops."""
    coins = wheat = drops = 0
    faces = t.faces
    for card in t.play[who]:
        face = faces[card]
        coins += COINS[face]
        wheat += WHEATS[face]
        drops += DROPS[face]
        turned = t.turned[card]
        if turned:
            coins += 3 * (turned % 16 + turned // 16)
            wheat -= turned % 16
            drops -= turned // 16
    return [coins, wheat, drops]


def write_nation(t: Imperium, who: int, seat: int, sheet: Sheet, at: int) -> None:
    """The card in the accession slot, which lies open, and the top card, if the seat has looked at it."""
    nation = t.nation[who]
    if nation:
        sheet.note(at + t.faces[nation[0]], 1)
        if t.seen[nation[-1]] >> seat & 1:
            sheet.note(at + t.seats * CARDS + t.faces[nation[-1]], 1)


def write_play(t: Imperium, who: int, sheet: Sheet, at: int, tokens_at: int) -> None:
    """Copies of a card in one play area are added up."""
    faces, tokens, exhausted = t.faces, t.tokens, t.exhausted
    for card in t.play[who]:
        if tokens[card]:
            sheet.add(tokens_at + faces[card], tokens[card] & FEW)
            sheet.add(tokens_at + CARDS + faces[card], tokens[card] // POPULATION_ON & FEW)
            sheet.add(tokens_at + 2 * CARDS + faces[card], tokens[card] // PROGRESS_ON)
        if exhausted and exhausted >> card & 1:
            sheet.add(at + faces[card], 1)
    at += t.seats * CARDS
    for card in t.garrison[who]:
        sheet.add(at + faces[t.host[card]], 1)


OBSERVATION: Final = Observation(fields, write)
