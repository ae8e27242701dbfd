"""Everything besides the cards that a seat may see, with names for the page and the terminal."""

from __future__ import annotations

from typing import Final

from kronika.engine.json import Json

from .boxes import NATION_IDS, NATIONS
from .data import COIN, DROP, IDS, KING_A, WHEAT
from .moves import can_pay, can_play, hand_limit, lands, region_count
from .moves.deck import price_of
from .scoring import own_cards, score_lines, unrest_of
from .table import FEW, MAIN, POPULATION_ON, PROGRESS_ON, Imperium

PHASES: Final = ("sides", "activate", "market-token", "discarding", "solstice")
TOKENS: Final = ("materials", "population", "progress")


def numbers(t: Imperium, seat: int | None) -> dict[str, Json]:
    seats = range(t.seats)
    return {
        "phase": PHASES[t.phase],
        "active": t.active,
        "first": t.first,
        "turn": t.turn,
        "round": t.round,
        "last_round": t.last_round or None,
        "acted": bool(t.acted),
        "resolving_card": IDS[t.source] if t.source >= 0 else None,
        "protected": [other for other in seats if t.shields >> other & 1],
        "nations": [NATION_IDS[number] for number in t.nations],
        "players": [player(t, other, seat) for other in seats],
        "market_tokens": [tokens_on(t, slot[0]) if slot else None for slot in t.market],
        "market_unrest": [sum(t.host[card] == slot[0] for card in t.beneath) if slot else 0 for slot in t.market],
        "deck_sizes": {"region": len(t.decks[0]), "uncivilised": len(t.decks[1]), "civilised": len(t.decks[2]),
                       "main": len(t.decks[MAIN]), "fame": len(t.fame), "unrest": len(t.unrest)},
        "king_side": "a" if t.faces[t.king[0]] == KING_A else "b",
        "fame_seen": [fame_seen(t, card, seat) for card in t.fame],
    }  # fmt: skip


def player(t: Imperium, who: int, seat: int | None) -> dict[str, Json]:
    nation = NATIONS[t.nations[who]]
    mine = who == seat
    lines = dict(score_lines(t, who, seen_by=1 << who)) if mine else None
    return {
        "nation": nation.id,
        "state": "empire" if t.empire[who] else "barbarian",
        "history_kind": nation.history,
        "materials": t.materials[who],
        "population": t.population[who],
        "progress": t.progress[who],
        "actions": t.actions[who],
        "exhausts": t.exhausts[who],
        "nation_token": bool(t.nation_token[who]),
        "development_token": bool(t.development_token[who]),
        "king_met": bool(t.king_met[who]),
        "hand_limit": hand_limit(t, who),
        "hand_size": len(t.hand[who]),
        "deck_size": len(t.deck[who]),
        "stacked": t.stacked[who],
        "nation_size": len(t.nation[who]),
        "accession": IDS[t.faces[t.nation[who][0]]] if t.nation[who] else None,
        "nation_top": nation_top_seen(t, who, seat),
        "coins": lands(t, who, COIN),
        "wheat": lands(t, who, WHEAT),
        "drops": lands(t, who, DROP),
        "regions": region_count(t, who),
        "exhausted": [bool(t.exhausted >> card & 1) for card in t.play[who]],
        "play_tokens": [tokens_on(t, card) for card in t.play[who]],
        "garrison_hosts": [t.play[who].index(t.host[card]) for card in t.garrison[who]],
        "development_prices": [price_json(t, who, card) for card in t.development[who]],
        "playable": [can_play(t, who, card) for card in t.hand[who]] if mine else None,
        "unrest": unrest_of(t, who) if mine else None,
        "cards_owned": len(own_cards(t, who)),
        "points": sum(lines.values()) if lines else None,
        "score_lines": {**lines} if lines else None,
    }


def tokens_on(t: Imperium, card: int) -> Json:
    packed = t.tokens[card]
    return dict(zip(TOKENS, (packed & FEW, packed // POPULATION_ON & FEW, packed // PROGRESS_ON), strict=True))


def price_json(t: Imperium, who: int, card: int) -> Json:
    price = price_of(t, who, card)
    return {**dict(zip(TOKENS, price[:3], strict=True)), "affordable": can_pay(t, who, price)}


def nation_top_seen(t: Imperium, who: int, seat: int | None) -> Json:
    """The top nation card, if this seat has looked at it."""
    bit = 1 << (t.seats if seat is None else seat)
    if not t.nation[who] or not t.seen[t.nation[who][-1]] & bit:
        return None
    return IDS[t.faces[t.nation[who][-1]]]


def fame_seen(t: Imperium, card: int, seat: int | None) -> Json:
    bit = 1 << (t.seats if seat is None else seat)
    return IDS[t.faces[card]] if t.seen[card] & bit else None
