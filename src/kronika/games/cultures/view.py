"""Everything besides the cards that a seat may see: both boards with their four sides, the provinces with the contest,
and what the four uses of each card in the seat's hand would bring and cost."""

from __future__ import annotations

from kronika.engine.json import Json

from . import side
from .data import (
    ABILITY,
    BOARD_ROWS,
    CIVILIZATIONS,
    COIN_LIMIT,
    COIN_SYMBOLS,
    COINS_FOR_CARD,
    COST,
    GOLDEN_LEVEL,
    IDS,
    KIND,
    NAMED,
    NUMBER,
    RESOURCE_ROWS,
    ROUNDS,
    SIDES,
    STRIP,
    STRIPS,
    SYMBOL_ROWS,
    VP,
)
from .effects import TARGETS, Row
from .flow.provinces import strength, stronger
from .flow.turns import most_exchanges, played, turnable
from .moves.cards import can_develop, leaders_in_use, may_keep_army
from .moves.coins import egyptian, missing, price, price_of, room
from .scoring import LINE_NAMES, ability_worth, sources
from .side import RESOURCES, SYMBOLS
from .table import PHASES, Cultures


def numbers(t: Cultures, seat: int | None) -> dict[str, Json]:
    return {
        "round": t.round,
        "rounds": ROUNDS,
        "phase": PHASES[t.phase],
        "active": t.active,
        "marker": t.marker,
        "supply": t.supply,
        "played": [played(t, player) for player in range(2)],
        "opened": [-1 not in picks for picks in t.opening],
        "civilizations": [None if civ < 0 else CIVILIZATIONS[civ] for civ in t.civ],
        "boards": [None if t.civ[player] < 0 else board(t, player) for player in range(2)],
        "nile": nile(t),
        "province_row": province_row(t),
        "contest": contest(t),
        "scores": [score(t, player) for player in range(2)],
        "match": match(t),
        "uses": None if seat is None or t.civ[seat] < 0 else {IDS[t.faces[c]]: uses(t, seat, c) for c in t.hand[seat]},
        "known_deck": None if seat is None else known_deck(t, seat),
    }


# --- the boards


def board(t: Cultures, you: int) -> dict[str, Json]:
    """One player's board: what is in effect, what covers each strip from the top, and the level reached."""
    at = t.sides[you]
    civ, golden = t.civ[you], t.golden[you]
    discounts = at[side.DISCOUNT : side.DISCOUNT + len(TARGETS)]
    return {
        "civilization": CIVILIZATIONS[civ],
        "side": SIDES[golden],
        "coins": t.coins[you],
        "coin_limit": COIN_LIMIT[civ],
        "resources": dict(zip(RESOURCES, at[side.WOOD : side.ANY], strict=True)),
        "any_resource": at[side.ANY],
        "printed": named(BOARD_ROWS[civ][golden]),
        "military": dict(zip(SYMBOLS, at[side.SWORD : side.DISCOUNT], strict=True)),
        "strips": strips(t, you),
        "level": len(t.development[you]),
        "golden_level": GOLDEN_LEVEL[civ],
        "leaders_in_use": [IDS[t.faces[card]] for card in leaders_in_use(t, you)],
        "prices": {name: price_of(at, i) for i, name in enumerate(RESOURCES)},
        "discounts": dict(zip(TARGETS, discounts, strict=True)),
        "income": at[side.INCOME],
        "flood": at[side.FLOOD],
        "on_develop": at[side.ON_DEVELOP],
        "on_province": at[side.ON_PROVINCE],
        "on_military": at[side.ON_MILITARY],
        "free_exchanges": at[side.FREE_EXCHANGE] + turnable(t, you),
        "exchanges": most_exchanges(t, you),
        "turned": t.turned[you] == 1,
        "wins_ties": at[side.WINS_TIES] > 0,
        "keeps_military": at[side.KEEPS_MILITARY] > 0,
        "scores_covered": at[side.SCORES_COVERED] > 0,
        "can_develop": can_develop(t, you) and bool(t.resources[you]),
    }


def strips(t: Cultures, you: int) -> Json:
    """What covers each strip, from the top."""
    covering: list[Json] = [IDS[t.faces[card]] for card in t.army[you]]
    return covering + [None] * (STRIPS - len(covering))


def named(rows: tuple[Row, ...]) -> dict[str, Json]:
    """Resources and symbols by their names."""
    names = (*RESOURCES, "any", *SYMBOLS)
    return {names[which]: number for which, number in rows if which < len(names)}


def nile(t: Cultures) -> Json:
    """The Nile basin, if Ancient Egypt plays."""
    seat = egyptian(t)
    if seat < 0:
        return None
    return {
        "seat": seat,
        "banks": list(t.bank),
        "capacity": t.sides[seat][side.CAPACITY],
        "room": room(t, seat),
        "flood": t.sides[seat][side.FLOOD],
    }


# --- provinces


def province_row(t: Cultures) -> list[Json]:
    """The seven provinces of the game in ascending order, with what has become of them."""
    found: list[tuple[int, Json]] = []
    for place, card in enumerate(t.row):
        found.append((card, {"state": "coming" if place else "current", "owner": None}))
    for owner in range(2):
        found += [(card, {"state": "won", "owner": owner}) for card in t.provinces[owner]]
    found += [(card, {"state": "gone", "owner": None}) for card in t.gone]
    found.sort(key=lambda item: NUMBER[t.faces[item[0]]])
    return [{"card": IDS[t.faces[card]], **state} for card, state in found if isinstance(state, dict)]


def contest(t: Cultures) -> Json:
    """The current province: what it compares, how strong both are, who would win if both compete, and who need not pay
    for it with a card of the army."""
    if not t.row or -1 in t.civ:
        return None
    province = t.row[0]
    strengths: list[Json] = [strength(t, player, province) for player in range(2)]
    return {
        "card": IDS[t.faces[province]],
        "symbols": [SYMBOLS[symbol - side.SWORD] for symbol in NAMED[t.faces[province]]],
        "strength": strengths,
        "stronger": stronger(t, province) if any(strengths) else None,
        "keeps": [may_keep_army(t, player, province) for player in range(2)],
        "competing": [None if PHASES[t.phase] != "province" or c < 0 else c == 1 for c in t.competing],
    }


# --- the score so far


def score(t: Cultures, you: int) -> dict[str, Json]:
    """The score if the game ended now: by line, and by what scores."""
    found = sources(t, you)
    by_line: dict[str, Json] = {
        name: sum(points for line, _, points in found if line == number) for number, name in enumerate(LINE_NAMES)
    }
    return {
        "lines": by_line,
        "sources": {name: points for _, name, points in found},
        "total": sum(points for _, _, points in found),
    }


def match(t: Cultures) -> dict[str, Json]:
    """The state of a match of two games."""
    return {
        "game": t.game_number,
        "games": 2 if t.options["games"] == "two" else 1,
        "first": None if t.game_number == 1 else [sum(t.noted[player]) for player in range(2)],
    }


# --- one's own cards


def uses(t: Cultures, you: int, card: int) -> dict[str, Json]:
    """What each use of a card of the own hand would bring, and what it would cost."""
    face = t.faces[card]
    strip = len(t.army[you])
    return {
        "coins": COINS_FOR_CARD,
        "army": None if strip == STRIPS else arming(t, you, face, strip),
        "resource": {"resources": named(RESOURCE_ROWS[face]), "coins": COIN_SYMBOLS[face]},
        "build": cost(t, you, face),
    }


def arming(t: Cultures, you: int, face: int, strip: int) -> dict[str, Json]:
    """The card's own symbols, and how strong it would make its owner in the current contest."""
    rows = SYMBOL_ROWS[face] + STRIP[t.civ[you]][t.golden[you]][strip].rows
    wanted = NAMED[t.faces[t.row[0]]] if t.row else ()
    more = sum(number for which, number in rows if which in wanted)
    return {
        "strip": strip + 1,
        "symbols": named(SYMBOL_ROWS[face]),
        "strength": strength(t, you, t.row[0]) + more if t.row else None,
    }


def cost(t: Cultures, you: int, face: int) -> dict[str, Json]:
    """`missing` is what the resources lack, `covered` how many of these units abilities cover, `coins` the rest."""
    at = t.sides[you]
    lacking = missing(at, face)
    coins = price(at, face)
    return {
        "kind": TARGETS[KIND[face]],
        "cost": {name: number for name, number in zip(RESOURCES, COST[face], strict=True) if number},
        "missing": {name: number for name, number in zip(RESOURCES, lacking, strict=True) if number},
        "covered": min(sum(lacking), at[side.ANY] + at[side.DISCOUNT + KIND[face]]),
        "coins": coins,
        "short": max(0, coins - t.coins[you] - t.bank[you]),
        "vp": VP[face],
        "worth": VP[face] + ability_worth(t, you, ABILITY[face]),
    }


def known_deck(t: Cultures, you: int) -> dict[str, Json]:
    """The cards that the owner put on top of the deck and under it, as far as they haven't been shuffled away."""
    deck = t.deck[you]
    bottom = known_run(t, you, deck)
    top = known_run(t, you, deck[::-1]) if bottom < len(deck) else 0
    return {
        "top": [IDS[t.faces[card]] for card in reversed(deck[len(deck) - top :])],
        "bottom": [IDS[t.faces[card]] for card in deck[:bottom]],
    }


def known_run(t: Cultures, seat: int, cards: list[int]) -> int:
    """How many of the first cards the seat knows."""
    for place, card in enumerate(cards):
        if not t.seen[card] >> seat & 1:
            return place
    return len(cards)
