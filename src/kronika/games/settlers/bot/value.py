"""What a position of Imperial Settlers is worth to a seat: the points that it has, and what its goods, cards, locations
and deals may still bring in the rounds that are left. Each of them was estimated by hand; how much it counts is learned
from games (`python -m kronika.lab.weigh settlers`)."""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.settlers.data import (
    ACTION_ROW,
    BOARD,
    COMMON,
    DEAL,
    DECK,
    END_STEPS,
    FEATURE,
    FEATURE_ROW,
    GAIN,
    IDS,
    LIKE,
    PRICE,
    PRODUCTION,
    PRODUCTION_CHOICE,
    PRODUCTION_PER,
    PRODUCTION_ROW,
    RAZED,
    STORES,
    USES,
    WORTH,
)
from kronika.games.settlers.goods import VP, Goods, Price, unpack
from kronika.games.settlers.moves.goods import stored_by
from kronika.games.settlers.moves.produce import count
from kronika.games.settlers.scoring import end_points
from kronika.games.settlers.table import ACTION, LOOKOUT, ROUNDS, Settlers
from kronika.games.weights import read_weights, weighted

ODDS: Final = 0.15  # a point more is worth so much in the logarithm of the odds

# Points for one piece that can still be spent, in the order of the goods: wood, stone, food, gold, worker, raze …
PIECE: Final[tuple[float, ...]] = (0.5, 0.55, 0.5, 0.7, 0.4, 0.45, 0.1, 1.0, 0.6)
COMMON_CARD: Final = 0.5
FACTION_CARD: Final = 0.8
FOUNDATION: Final = 0.6
DEAL_LOST: Final = 1.0
READY: Final = 0.5  # of what a use brings, while it is open in this round
LATER: Final = 0.75  # of what a round's uses bring, for each round to come
NEW_CARDS: Final = 1.0  # what the cards of a round's lookout are worth
# Of what a card in hand could bring, by the productions to come.
HOPE: Final[tuple[float, ...]] = (0.3, 0.7, 1.0, 1.0, 1.0, 1.0)
STORED_PIECE: Final = 0.7  # of its worth, for a piece that goes on into the next round
ON_SHRINE: Final = 0.35
SOLO_LEAD: Final = 4.0  # points for a faction location more than the collection will have cards
SOLO_GROWTH: Final = 2.0  # faction locations built in a round
ROUND_LOSS: Final = 1.8  # cards that the collection gains in a round, those of the attack included
WAVES_LOSS: Final = 0.6

# What the effects that are functions bring in a round.
SPECIAL: Final = {
    "farmers_at_work": 0.9,
    "settlers": 0.7,
    "acting_troupe": 0.5,
    "imperial_messenger": 0.3,
    "porters": 0.6,
    "saboteurs": 0.4,
    "dark_chapel": 1.2,
    "pack": 0.6,
    "rabble": 0.3,
    "mission": 0.2,
    "robbers": 0.6,
    "engineers": 0.8,
    "spies": 0.6,
    "architect": 0.9,
    "desert": 0.3,
    "chariot_builder": 1.0,
    "oasis": 0.6,
    "slaver": 0.6,
    "royal_bath": 0.7,
    "scorpion_breeder": 0.2,
    "temple_of_ra": 0.5,
    "sanctuary": 0.5,
    "sphinx": 0.9,
    "garrison": 0.6,
    "temple_of_buddha": 0.9,
    "gate": 0.5,
    "shrine": 0.3,
    "negotiator": 0.8,
    "trade_route": 0.8,
    "ninjas": 0.6,
    "school_of_diplomacy": 0.4,
}
TRIGGERED: Final = {"build": 0.7, "raze": 0.6, "deal": 0.5}  # how often a feature is set off in a round


def of_goods(goods: Goods) -> float:
    return sum(PIECE[kind] for kind in goods.kinds) + COMMON_CARD * goods.commons + FACTION_CARD * goods.factions


def of_price(price: Price) -> float:
    named = zip((price.wood, price.stone, price.food, price.gold, price.worker, price.raze), PIECE, strict=False)
    return sum(number * worth for number, worth in named) + 0.5 * price.any + 0.4 * price.card + DEAL_LOST * price.deal


def yields(face: int) -> float:
    """What the location brings in a round, but for what depends on the rest of the empire."""
    found = of_goods(PRODUCTION[face]) + SPECIAL.get(LIKE[face], 0.0)
    if PRODUCTION_CHOICE[face]:
        found += max(PIECE[good] * number for good, number in PRODUCTION_CHOICE[face])
    feature = FEATURE[face]
    if feature is not None:
        given = (
            max(PIECE[good] * number for good, number in feature.choice) if feature.choice else of_goods(feature.gain)
        )
        found += TRIGGERED[feature.when] * given
    if USES[face]:
        found += USES[face] * max(0.0, of_goods(GAIN[face]) - of_price(PRICE[face]))
    return found + 1.0 * len(STORES[face]) / 3


YIELD: Final = [yields(face) for face in range(len(IDS))]
BOARD_YIELD: Final = [of_goods(board) for board in BOARD]
GUARDED: Final = [0.2 if RAZED[face] is not None else 0.0 for face in range(len(IDS))]
DEAL_YIELD: Final = [PIECE[good] if good >= 0 else 0.0 for good in DEAL]


FEATURES: Final = (
    "points",
    "new_cards",
    "board",
    "production",
    "features",
    "actions",
    "open_actions",
    "guards",
    "on_shrines",
    "deals",
    "wood",
    "stone",
    "food",
    "gold",
    "workers",
    "raze_tokens",
    "defences",
    "common_cards",
    "faction_cards",
    "foundations",
    "solo",
)


def features(t: Table, seat: int) -> list[float]:
    """Each in points, as they were estimated by hand. Points to come are counted for all rounds alike, so that the end
    of a round changes nothing by itself."""
    assert isinstance(t, Settlers)
    later = ROUNDS - t.round
    open_round = t.phase <= ACTION and not t.passed >> seat & 1
    left = later + (t.phase == LOOKOUT)  # productions to come
    found = [float(t.goods[seat][VP]), later * NEW_CARDS, left * BOARD_YIELD[t.faction[seat]]]
    of_empire(t, seat, found, left, later, open_round)
    of_supply(t, seat, found, left, open_round)
    found.append(of_solo(t, later) if t.seats == 1 else 0.0)
    return found


LEARNED: Final = read_weights("kronika.games.settlers.bot", "weights", FEATURES)


def value(t: Table, seat: int) -> float:
    """The weights were learned against an opponent: alone, those made by hand are in use."""
    return weighted(features(t, seat), LEARNED) if t.seats > 1 else value_by_hand(t, seat)


def value_by_hand(t: Table, seat: int) -> float:
    """The value with hand-made weights, as it was before any were learned."""
    return ODDS * sum(features(t, seat))


def of_empire(t: Settlers, seat: int, found: list[float], left: int, later: int, open_round: bool) -> None:
    faces, guard, rows = t.faces, t.guard, t.empire[seat]
    points = production = lasting = actions = ready = guards = on_shrines = deals = 0.0
    for card in rows[PRODUCTION_ROW]:
        face = faces[card]
        points += WORTH[face]
        production += left * YIELD[face]
        guards += GUARDED[face] * guard[card]
        per = PRODUCTION_PER[face]
        if per is not None and left:
            production += left * count(t, seat, per) * PIECE[per.good]
    uses = later * LATER + (READY if open_round else 0.0)
    for card in rows[FEATURE_ROW]:
        face = faces[card]
        points += WORTH[face]
        lasting += uses * YIELD[face]
        guards += GUARDED[face] * guard[card]
        if END_STEPS[face]:
            points += end_points(t, card)
            on_shrines += ON_SHRINE * sum(number for _, number in unpack(t.lying[card]))
    for card in rows[ACTION_ROW]:
        face = faces[card]
        points += WORTH[face]
        actions += later * LATER * YIELD[face]
        guards += GUARDED[face] * guard[card]
        if open_round and t.used[card] < USES[face]:
            ready += READY * YIELD[face] * (USES[face] - t.used[card]) / USES[face]
    for card in t.deals[seat]:
        deals += left * DEAL_YIELD[faces[card]]
    for marker in t.routes:
        if t.backs[marker] == t.faction[seat]:
            deals += left * DEAL_YIELD[faces[t.under[marker]]]
    found[0] += points
    found.extend((production, lasting, actions, ready, guards, on_shrines, deals))


def of_supply(t: Settlers, seat: int, found: list[float], left: int, open_round: bool) -> None:
    """Goods that can be spent in this round or stored, cards, foundations."""
    goods = t.goods[seat]
    worths = [0.0] * VP
    if open_round:
        for good in range(VP):
            worths[good] += PIECE[good] * goods[good]
    elif left and t.faction[seat]:
        for good in stored_by(t, seat):
            worths[good] += STORED_PIECE * PIECE[good] * goods[good]
    found.extend(worths)
    share = HOPE[left] if left or open_round else 0.0
    commons = sum(t.backs[card] == COMMON for card in t.hand[seat])
    found.append(share * COMMON_CARD * commons)
    found.append(share * FACTION_CARD * (len(t.hand[seat]) - commons))
    found.append(share * FOUNDATION * len(t.foundations[seat]))


def of_solo(t: Settlers, later: int) -> float:
    """More faction locations than the collection will have cards win the game."""
    own = sum(DECK[t.faces[card]] != COMMON for row in t.empire[0] for card in row)
    coming = max(2, len(t.rival)) if t.phase == LOOKOUT else len(t.rival)
    theirs = len(t.collection) + coming + ROUND_LOSS * later + (WAVES_LOSS if t.phase <= ACTION else 0.0)
    return SOLO_LEAD * min(2.0, own + SOLO_GROWTH * later - theirs)
