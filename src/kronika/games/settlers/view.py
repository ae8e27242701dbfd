"""What a seat may see besides the cards: goods, pieces on locations, prices, the score so far."""

from __future__ import annotations

from kronika.engine.json import Json

from .data import COLOURS, COST, DEAL, DECKS, END_STEPS, RAZED, USES
from .flow.lookout import to_pick
from .goods import FOOD, GOLD, GOODS, HELD, STONE, WOOD, unpack
from .moves.empire import BLOCKED
from .moves.goods import stored_by
from .scoring import end_points, faction_locations, leftover, score_lines
from .table import LOOKOUT, PHASES, ROUNDS, Settlers


def numbers(t: Settlers, seat: int | None) -> dict[str, Json]:
    seats = range(t.seats)
    return {
        "round": t.round,
        "rounds": ROUNDS,
        "phase": PHASES[t.phase],
        "picks": list(to_pick(t)) if t.phase == LOOKOUT else [],
        "first": t.first,
        "active": t.active,
        "acted": bool(t.acted),
        "passed": [bool(t.passed >> s & 1) for s in seats],
        "factions": [DECKS[f] if f else None for f in t.faction],
        "stores": [stored(t, s) for s in seats],
        "goods": [dict(zip(GOODS[:HELD], t.goods[s], strict=True)) for s in seats],
        "colours": [dict(zip(COLOURS, t.colours[s], strict=True)) for s in seats],
        "locations": [[[location(t, card) for card in row] for row in t.empire[s]] for s in seats],
        "trade_routes": [trade_routes(t, s) for s in seats],
        "hand_costs": [hand_cost(t, seat, card) for card in t.hand[seat]] if seat is not None else None,
        "score": [dict(score_lines(t, s)) for s in seats],
        "leftover": [leftover(t, s) for s in seats],
        "oasis": t.oasis,
        "asking": None if t.source < 0 else t.card_ids[t.source],
        "solo": solo(t) if t.seats == 1 else None,
    }


def stored(t: Settlers, seat: int) -> list[Json]:
    """The goods that the player keeps in cleanup."""
    return [GOODS[good] for good in sorted(stored_by(t, seat))] if t.faction[seat] else []


def location(t: Settlers, card: int) -> Json:
    """What lies on and under a location, in the order of the empire's cards."""
    face = t.faces[card]
    state: dict[str, Json] = {}
    if USES[face]:
        state["uses"] = USES[face]
        state["used"] = min(t.used[card], USES[face])
        state["blocked"] = t.used[card] >= BLOCKED
    if t.lying[card]:
        state["pieces"] = {GOODS[good]: number for good, number in unpack(t.lying[card])}
    if t.guard[card]:
        state["guard"] = t.guard[card]
    if t.home[card] >= 0:
        state["taken_from"] = t.home[card]
    if RAZED[face] is not None:
        state["raze_cost"] = 2 + t.guard[card]
    marks = [t.faction.index(t.backs[m]) for m in t.routes if t.under[m] == card]
    if marks:
        state["trade_routes_of"] = list(marks)
    if END_STEPS[face]:
        state["tucked"] = sum(t.under[c] == card for c in t.tucked)
        state["end_points"] = end_points(t, card)
    return state


def trade_routes(t: Settlers, seat: int) -> list[Json]:
    """The deals besides those under the board: the location and its good."""
    return [
        {"card": t.card_ids[t.faces[t.under[m]]], "good": GOODS[DEAL[t.faces[t.under[m]]]]}
        for m in t.routes
        if t.backs[m] == t.faction[seat]
    ]


def hand_cost(t: Settlers, seat: int, card: int) -> Json:
    """What is missing to build a card of the own hand, gold counted, in the order of the hand."""
    face = t.faces[card]
    goods = t.goods[seat]
    wood, stone, food, location = COST[face]
    missing: dict[str, Json] = {}
    for good, need in ((WOOD, wood), (STONE, stone), (FOOD, food)):
        if need > goods[good]:
            missing[GOODS[good]] = need - goods[good]
    short = sum(int(str(number)) for number in missing.values())
    place = bool(t.foundations[seat]) or any(t.home[c] < 0 for row in t.empire[seat] for c in row)
    return {
        "missing": missing,
        "gold": min(short, goods[GOLD]),
        "location": bool(location) and not place,
        "affordable": short <= goods[GOLD] and (place or not location),
    }


def solo(t: Settlers) -> Json:
    return {"collection": len(t.collection), "faction_locations": faction_locations(t, 0), "waves": 2}
