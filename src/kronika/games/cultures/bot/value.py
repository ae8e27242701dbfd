"""What a position of Rising Cultures is worth to a seat, by hand: the victory points that it has, and what its coins,
resources, income and army may still bring in the plays that are left. The constants were tried in games of two greedy
bots against each other; a wrong one loses, and near these it hardly matters."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from kronika.engine.table import Table
from kronika.games.cultures import side
from kronika.games.cultures.data import (
    ABILITY,
    COIN_LIMIT,
    COST,
    DECKS,
    LEVELS,
    MARKER_VP,
    NAMED,
    PLAYS,
    RESOURCE_ROWS,
    ROUNDS,
    VP,
)
from kronika.games.cultures.effects import GAIN_COINS
from kronika.games.cultures.moves.coins import price
from kronika.games.cultures.scoring import total
from kronika.games.cultures.table import PLAY, Cultures

ODDS: Final = 0.1  # a point more is worth so much in the logarithm of the odds
COIN: Final = 0.45  # VP for a coin that can still be spent
BUILDS: Final = 0.55  # how many of the plays build something
PROGRESS: Final = 2.4  # for a level, beside what it gives
EXCHANGE: Final = 0.25
NEXT_PROVINCE: Final = 0.4  # how much less each later province weighs
PROVINCE: Final = 0.7  # what a province is worth beside its printed VP
HELD: Final = 0.4  # of what a card in hand could bring


@cache
def needs(civ: int) -> list[list[float]]:
    """By resource and number of units: the share of the civilization's cards that need at least as many."""
    deck = DECKS[civ]
    return [
        [sum(COST[face][resource] >= units for face in deck) / len(deck) for units in range(1, 10)]
        for resource in range(4)
    ]


def plays_left(t: Cultures) -> float:
    """How many cards each player still plays, this round's included."""
    this_round = PLAYS - t.plays / 2 if t.phase <= PLAY else 0.0
    return PLAYS * (ROUNDS - t.round) + (this_round if t.round else 0.0)


def stock(t: Cultures, you: int, plays: float) -> float:
    """What the resources will save in coins."""
    numbers = t.sides[you]
    saved = 0.0
    for resource, shares in enumerate(needs(t.civ[you])):
        for share in shares[: numbers[resource]]:
            saved += share
    saved += 0.8 * numbers[side.ANY] + 0.6 * numbers[side.DISCOUNT] + 0.2 * numbers[side.DISCOUNT + 1]
    for resource in range(4):
        saved += 0.3 * (numbers[side.FOR_ONE + resource] > 0)
    return saved * plays * BUILDS * 2 * COIN


def hope(t: Cultures, you: int) -> float:
    """The provinces to come, by the odds of winning each with the armies of now."""
    mine, theirs = t.sides[you], t.sides[1 - you]
    weight = 1.0
    found = 0.0
    for card in t.row:
        face = t.faces[card]
        strength = lead = 0
        for symbol in NAMED[face]:
            strength += mine[symbol]
            lead += mine[symbol] - theirs[symbol]
        if strength:
            found += weight * (VP[face] + PROVINCE) / (1 + exp(-lead))
        weight *= NEXT_PROVINCE
    return found


@cache
def bonus(face: int) -> float:
    """What a card's ability brings in a whole game, roughly."""
    worth = 0.0
    for which, number in ABILITY[face].rows:
        if which == side.INCOME:
            worth += 2.0 * number
        elif which < side.DISCOUNT:
            worth += 1.5 * number
        else:
            worth += number
    for verb, number in ABILITY[face].acts:
        worth += COIN * number if verb == GAIN_COINS else 1.0
    return worth + 1.5 * len(ABILITY[face].scores)


def held(t: Cultures, you: int, plays: float) -> float:
    """The cards in hand: to build, or to lay as resources."""
    numbers = t.sides[you]
    purse = t.coins[you] + t.bank[you]
    part = plays / (PLAYS * ROUNDS)
    found = 0.0
    for card in t.hand[you]:
        face = t.faces[card]
        cost = price(numbers, face)
        built = VP[face] + part * bonus(face) - COIN * cost
        if cost > purse:
            built /= 2
        found += max(built, 2 * COIN, 4.0 * part * len(RESOURCE_ROWS[face]))
    return HELD * found


FEATURES: Final = (
    "points",
    "coins",
    "income",
    "exchange",
    "progress",
    "rewards",  # coins for developments and provinces
    "resources",
    "provinces",
    "hand",
)
WEIGHTS: Final = [ODDS] * len(FEATURES)
PARTS: Final = (  # what people call them
    "points",
    "coins",
    "income",
    "income",
    "development",
    "income",
    "stock",
    "provinces",
    "hand",
)


def features(t: Table, seat: int) -> list[float]:
    """What the value is the sum of, each in victory points."""
    assert isinstance(t, Cultures)
    if t.civ[seat] < 0 or t.civ[1 - seat] < 0:
        return [0.0] * len(FEATURES)
    numbers = t.sides[seat]
    plays = plays_left(t)
    rounds = ROUNDS - t.round
    points = float(total(t, seat) + sum(t.noted[seat]))
    if t.marker == seat:
        points -= MARKER_VP * (1 - 1 / (1 + rounds))
    coins = min(t.coins[seat], COIN_LIMIT[t.civ[seat]] + 2) + 0.8 * t.bank[seat]
    return [
        points,
        COIN * coins * min(1.0, plays / 3),
        COIN * 0.9 * rounds * (numbers[side.INCOME] + 0.7 * numbers[side.FLOOD]),
        EXCHANGE * rounds * (numbers[side.FREE_EXCHANGE] + numbers[side.TURNED_EXCHANGE]),
        PROGRESS * min(len(t.development[seat]), LEVELS) * min(1.0, plays / 9),
        COIN * numbers[side.ON_DEVELOP] * plays * BUILDS / 2 + COIN * rounds * numbers[side.ON_PROVINCE] / 2,
        stock(t, seat, plays),
        hope(t, seat),
        held(t, seat, plays),
    ]


def parts(t: Table, seat: int) -> list[float]:
    """The parts of the value in log odds."""
    return [ODDS * points for points in features(t, seat)]


def value(t: Table, seat: int) -> float:
    return ODDS * sum(features(t, seat))
