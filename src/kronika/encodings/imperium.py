"""The numbers of Imperium, read off the table. What lies on and under cards in play is counted by their printed cards.
What the view derives from the cards is left out: sizes, prices, which cards can be played, points."""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.imperium.boxes import NATION_IDS
from kronika.games.imperium.data import COIN, DROP, IDS, LAND, WHEAT
from kronika.games.imperium.table import FEW, POPULATION_ON, PROGRESS_ON, SLOTS, Imperium
from kronika.games.imperium.views import PHASES, TOKENS

from .writing import PLACE, Out, Spec, put, put_choice, put_seat, round_from

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


def write(t: Table, seat: int, out: Out, at: int) -> None:
    assert isinstance(t, Imperium)
    seats = t.seats
    turn = round_from(seat, seats)
    at = put(out, at, [t.turn, t.round, t.last_round, int(t.acted != 0)])
    at = put_choice(out, at, t.phase, len(PHASES))
    at = put_seat(out, at, t.active, seat, seats)
    at = put_seat(out, at, t.first, seat, seats)
    at = put_choice(out, at, t.source, CARDS)
    at = write_fame(t, seat, out, at)
    at = write_market(t, out, at)
    for who in turn:
        at = put_choice(out, at, t.nations[who], NATIONS)
    players, at = at, at + seats * len(PLAYER)
    for place, who in enumerate(turn):
        write_player(t, who, out, players + place * len(PLAYER))
        write_nation(t, who, seat, out, at + place * CARDS)
        write_play(t, who, out, at + (2 * seats + place) * CARDS, at + (4 * seats + place * len(TOKENS)) * CARDS)


def write_fame(t: Imperium, seat: int, out: Out, at: int) -> int:
    """The fame cards that the seat has seen: 1 for the top one, 1/2 for the next, …"""
    place = len(t.fame)
    for card in t.fame:
        place -= 1
        if t.seen[card] >> seat & 1:
            out[at + t.faces[card]] = PLACE[place]
    return at + CARDS


def write_market(t: Imperium, out: Out, at: int) -> int:
    for slot in t.market:
        if slot:
            if t.tokens[slot[0]]:
                write_tokens(t.tokens[slot[0]], out, at, 1)
            unrest = 0
            for card in t.beneath:
                if t.host[card] == slot[0]:
                    unrest += 1
            if unrest:
                out[at + len(TOKENS)] = unrest
        at += len(MARKET)
    return at


def write_tokens(packed: int, out: Out, at: int, step: int) -> None:
    out[at] += packed & FEW
    out[at + step] += packed // POPULATION_ON & FEW
    out[at + 2 * step] += packed // PROGRESS_ON


def write_player(t: Imperium, who: int, out: Out, at: int) -> None:
    tokens = [t.materials[who], t.population[who], t.progress[who], t.actions[who], t.exhausts[who]]
    marks = [t.nation_token[who], t.development_token[who], t.king_met[who], t.stacked[who]]
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
    put(out, at, [t.shields >> who & 1, t.empire[who], *tokens, *marks, coins, wheat, drops])


def write_nation(t: Imperium, who: int, seat: int, out: Out, at: int) -> None:
    """The card in the accession slot, which lies open, and the top card, if the seat has looked at it."""
    nation = t.nation[who]
    if nation:
        out[at + t.faces[nation[0]]] = 1
        if t.seen[nation[-1]] >> seat & 1:
            out[at + t.seats * CARDS + t.faces[nation[-1]]] = 1


def write_play(t: Imperium, who: int, out: Out, at: int, tokens_at: int) -> None:
    """Copies of a card in one play area are added up."""
    faces, tokens, exhausted = t.faces, t.tokens, t.exhausted
    for card in t.play[who]:
        if tokens[card]:
            write_tokens(tokens[card], out, tokens_at + faces[card], CARDS)
        if exhausted and exhausted >> card & 1:
            out[at + faces[card]] += 1
    at += t.seats * CARDS
    for card in t.garrison[who]:
        out[at + faces[t.host[card]]] += 1
