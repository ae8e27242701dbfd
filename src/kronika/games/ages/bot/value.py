"""What a position of Through the Ages is worth to a seat, in culture points: those that it has, what its ratings will
bring in the turns that are left, and what its economy, army, people, actions and cards may be turned into. Each of them
was estimated by hand; how much it counts is learned from games (`python -m kronika.lab.weigh ages`).

What a turn's production brings is counted before and after it alike, so that ending the turn gains nothing by itself.
"""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.ages.cards.events_iii import IMPACTS
from kronika.games.ages.data import (
    A_LEADER,
    ACTION_CARD,
    AGGRESSION,
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    BONUS,
    CAVALRY,
    CIVIL,
    CONSTRUCTION,
    COPIES,
    CULTURE,
    EVENT,
    FARM,
    GOVERNMENT,
    HAPPINESS,
    HOOKS,
    IDS,
    INFANTRY,
    KIND,
    KINDS,
    LAB,
    LEVEL,
    LIBRARY,
    MILITARY,
    MINE,
    SCIENCE,
    SCIENCE_COST,
    SLOTS,
    SLOTS_OF,
    STAGES,
    STRENGTH,
    SYMBOLS,
    TEMPLE,
    THEATER,
    URBAN_LIMIT,
)
from kronika.games.ages.moves import consumption, corruption, food_production, needed_faces, resource_production
from kronika.games.ages.table import Ages
from kronika.games.weights import read_weights, weighted

ODDS: Final = 0.04  # a point more is worth so much in the logarithm of the odds

# --- time

CARDS_A_ROUND: Final[tuple[float, ...]] = (7.2, 8.3, 8.5)  # civil cards that come into the row, with 2, 3 and 4 players
CIVIL_CARDS: Final = [
    sum(copies[n] for copies, kind, level in zip(COPIES, KIND, LEVEL, strict=True) if kind < EVENT and level > age)
    for n in range(3)
    for age in range(5)
]  # of the ages after this one: by players * 5 + age
FULL: Final = 6.0  # turns before the end from which on goods begin to lose their worth

# --- points for one of it

RESOURCE: Final = 0.9
FOOD: Final = 0.7
SCIENCE_POINT: Final = 0.9
RESOURCE_RATE: Final = 1.2  # each turn: early ones bring more than they are
SCIENCE_RATE: Final = 1.0
FOOD_RATE: Final = 1.2
ENOUGH: Final = 12  # of food, resources or science; more is worth a third
WELL_FED: Final = 18  # yellow tokens in the bank; with each four less another food is eaten
RICH_HARVEST: Final = 3  # food a turn beyond consumption; more is worth a third
FAMINE: Final = 4.0
HUNGRY: Final = 6  # turns for which a lack of food is counted
HUNGER: Final = 0.7  # of what it would cost in them: it may be mended
SOON: Final = 4  # the same for corruption
LASTING: Final = 0.4

UNUSED: Final = 0.6  # an unused and content worker, for each turn: less than any work
READY: Final = 1.0  # the same, while there is time to build
IDLE: Final = 0.2  # of that, from the third one on
YELLOW_TOKEN: Final = 0.3
BLUE_TOKEN: Final = 0.15
FACE: Final = 1.0  # a happy face beyond the need, for the first two
FIRST_FACES: Final = 2

CIVIL_ACTION: Final = 0.9  # one more each turn
MILITARY_ACTION: Final = 0.4
OPEN_CIVIL: Final = 0.35  # one that can still be spent in this turn
OPEN_MILITARY: Final = 0.3
ROOM: Final = 1.5  # one more building of each type

STRENGTH_BY_AGE: Final[tuple[float, ...]] = (1.8, 1.8, 1.4, 1.2, 1.2)
WEAKER: Final = 1.5  # times as much as being stronger
LEAD: Final[tuple[float, ...]] = (5.0, 6.0, 9.0, 14.0, 14.0)  # at which a point more counts a quarter
WAR: Final = 0.7

TECHNOLOGY: Final[tuple[float, ...]] = (2.0, 7.0, 11.0, 15.0)  # the best of its type, by level
AMPLE: Final = 1.5  # times as much with many turns to come
SHARES: Final = {
    FARM: 0.9,
    MINE: 1.3,
    LAB: 1.2,
    TEMPLE: 0.8,
    LIBRARY: 1.0,
    THEATER: 1.0,
    ARENA: 0.7,
    INFANTRY: 0.8,
    CAVALRY: 0.7,
    ARTILLERY: 0.7,
    AIR_FORCE: 0.8,
}
SPECIAL: Final = 2.0
GOVERNMENT_LEVEL: Final = 1.0
LEADER: Final[tuple[float, ...]] = (2.5, 4.0, 5.0, 6.0)
HELD: Final = 0.4  # of what a card would be worth in play, beyond its price
HELD_ACTION_CARD: Final[tuple[float, ...]] = (0.0, 0.9, 1.6, 1.9, 2.1)  # by their number
MILITARY_CARD: Final = [0.6] * len(KINDS)  # by kind
MILITARY_CARD[EVENT], MILITARY_CARD[BONUS], MILITARY_CARD[AGGRESSION] = 0.5, 1.0, 0.8
COLONY: Final = 1.5
LAST_WONDER: Final = 16.0  # what a wonder scores when it is completed
OTHER_WONDER: Final = 3.0  # other effects that aren't symbols
FORESEEN: Final = 0.7  # of what an impact known to the seat would bring
PREPARABLE: Final = 0.3  # while it is still in hand


def turns_left(t: Ages, seat: int) -> float:
    """How often the seat still produces, smooth from turn to turn."""
    if t.last_round:
        return float(t.last_round - t.round + (seat >= t.active))
    n = t.seats
    cards = len(t.civil_deck) + CIVIL_CARDS[(n - 2) * 5 + t.age]
    return cards / CARDS_A_ROUND[n - 2] + 2 - ((t.active - seat) % n) / n


def stock(number: int) -> float:
    return float(number) if number <= ENOUGH else ENOUGH + (number - ENOUGH) / 3


FEATURES: Final = (
    "culture",
    "culture_rating",
    "resources",
    "food",
    "science",
    "resource_rate",
    "science_rate",
    "food_rate",
    "hunger",
    "corruption",
    "yellow_tokens",
    "blue_tokens",
    "workers",
    "uprising",
    "faces",
    "civil_actions",
    "military_actions",
    "rooms",
    "open_civil",
    "open_military",
    "strength",
    "wars",
    "technologies",
    "leaders",
    "colonies",
    "held_cards",
    "action_cards",
    "military_cards",
    "wonder",
    "impacts",
)


def features(t: Table, seat: int) -> list[float]:
    """Each in points, as they were estimated by hand."""
    assert isinstance(t, Ages)
    return features_of(t, seat, turns_left(t, seat), food_production(t, seat), resource_production(t, seat))


def features_of(t: Ages, seat: int, left: float, food: int, mined: int) -> list[float]:
    """The features for a net, which also include the turns that are left and what a production brings."""
    if t.out >> seat & 1:
        return [0.0] * len(FEATURES)
    unit = left / FULL if left < FULL else 1.0
    flow = left * left / (2 * FULL) if left < FULL else left - FULL / 2  # the sum of units after each production
    found = [float(t.culture[seat]), t.culture_rating[seat] * left]
    of_economy(t, seat, found, left, unit, flow, food, mined)
    of_people(t, seat, found, unit, flow, food, mined)
    of_actions(t, seat, found, unit, flow)
    of_strength(t, seat, found)
    of_cards(t, seat, found, unit, flow)
    found.append(of_wonder(t, seat, left, unit, flow, mined))
    found.append(of_impacts(t, seat) if t.age >= LAST_EVENTS else 0.0)
    return found


LEARNED: Final = read_weights("kronika.games.ages.bot", "weights", FEATURES)


def value(t: Table, seat: int) -> float:
    return weighted(features(t, seat), LEARNED)


def value_by_hand(t: Table, seat: int) -> float:
    """The value with hand-made weights, as it was before any were learned."""
    return ODDS * sum(features(t, seat))


# --- the economy


def of_economy(
    t: Ages, seat: int, found: list[float], left: float, unit: float, flow: float, made: int, mined: int
) -> None:
    food = t.food[seat]
    harvest = made - consumption(t, seat)
    lasting = made - max(0.0, (WELL_FED - t.yellow[seat]) / 4)
    if lasting > RICH_HARVEST:
        lasting = RICH_HARVEST + (lasting - RICH_HARVEST) / 3
    found.append(unit * RESOURCE * stock(t.resources[seat]))
    found.append(unit * FOOD * stock(food))
    found.append(unit * SCIENCE_POINT * stock(t.science[seat]))
    found.append(flow * RESOURCE_RATE * mined)
    found.append(flow * SCIENCE_RATE * t.science_rating[seat])
    found.append(flow * FOOD_RATE * lasting)
    hunger = 0.0
    if harvest < 0:
        hunger = FAMINE * max(0, -harvest - food) + FAMINE * HUNGER * max(0.0, -harvest * min(left, HUNGRY) - food)
    found.append(-hunger)
    found.append(-RESOURCE * unit * corruption(t, seat) * (1 + LASTING * min(left, SOON)))
    found.append(unit * YELLOW_TOKEN * t.yellow[seat])
    found.append(unit * BLUE_TOKEN * t.blue[seat])


def of_people(t: Ages, seat: int, found: list[float], unit: float, flow: float, food: int, mined: int) -> None:
    """Unused workers, an uprising that is coming, and happiness."""
    spare = t.happiness[seat] - needed_faces(t, seat)
    content = t.unused[seat] + min(0, spare)
    workers = uprising = 0.0
    if content >= 0:
        ready = content if content <= 2 else 2 + IDLE * (content - 2)
        workers = ready * (UNUSED * flow + READY * max(0.0, 2 * unit - 1))
    else:
        made = food * FOOD + mined * RESOURCE
        made += t.science_rating[seat] * SCIENCE_POINT
        uprising = -(1.5 * t.culture_rating[seat] + 1.5 * unit * made + 1.0) + READY * content
    found.append(workers)
    found.append(uprising)
    found.append(unit * FACE * min(spare, FIRST_FACES))


def of_actions(t: Ages, seat: int, found: list[float], unit: float, flow: float) -> None:
    base = t.base[seat]
    found.append(flow * CIVIL_ACTION * base[CIVIL])
    found.append(flow * MILITARY_ACTION * base[MILITARY])
    found.append(unit * ROOM * URBAN_LIMIT[t.faces[t.government[seat]]])
    own_turn = seat == t.active
    found.append(OPEN_CIVIL * (t.civil[seat] + t.extra_civil) if own_turn else 0.0)
    found.append(OPEN_MILITARY * (t.military[seat] + t.extra_military) if own_turn else 0.0)


def strength_lead(t: Ages, seat: int) -> int:
    """Over the strongest other."""
    strength, strongest = t.strength, 0
    for other in range(t.seats):
        if other != seat and strength[other] > strongest:
            strongest = strength[other]
    return strength[seat] - strongest


def of_strength(t: Ages, seat: int, found: list[float]) -> None:
    """Against the strongest other, and in the wars that are declared."""
    strength = t.strength
    lead = strength_lead(t, seat)
    worth = STRENGTH_BY_AGE[t.age] * lead / (1 + abs(lead) / LEAD[t.age])
    found.append(worth * WEAKER if lead < 0 else worth)
    wars = 0.0
    for other in range(t.seats):
        if t.war[other] and (other == seat or t.war_target[other] == seat):
            enemy = t.war_target[other] if other == seat else other
            wars += WAR * (strength[seat] - strength[enemy])
    found.append(wars)


# --- cards


def of_cards(t: Ages, seat: int, found: list[float], unit: float, flow: float) -> None:
    time = min(AMPLE, 1.5 * flow / FULL)
    found.append(time * of_technologies(t, seat))
    leaders = 0.0
    for card in t.leader[seat]:
        leaders += unit * LEADER[LEVEL[t.faces[card]]]
    found.append(leaders)
    found.append(unit * COLONY * len(t.colonies[seat]))
    of_hand(t, seat, found, unit, time)


def of_technologies(t: Ages, seat: int) -> float:
    """The best of each type, whether it has workers or not; special ones and the government beside their symbols."""
    tech = t.tech[seat]
    found = GOVERNMENT_LEVEL * LEVEL[t.faces[t.government[seat]]]
    for slots in BEST_FIRST:
        for slot in slots:
            if tech[slot] >= 0:
                found += IN_PLAY[slot]
                break
    for card in t.special[seat]:
        if card >= 0:
            found += SPECIAL * (1 + LEVEL[t.faces[card]])
    return found


def of_hand(t: Ages, seat: int, found: list[float], unit: float, time: float) -> None:
    faces = t.faces
    held = military = 0.0
    action_cards = 0
    for card in t.hand[seat]:
        face = faces[card]
        kind = KIND[face]
        if kind == ACTION_CARD:
            action_cards += 1
        elif kind == A_LEADER:
            held += unit * HELD * LEADER[LEVEL[face]]
        else:
            gain = time * (IN_PLAY[face] - replaced(t, seat, face)) - unit * SCIENCE_POINT * SCIENCE_COST[face]
            held += HELD * max(0.0, gain)
    for card in t.military_hand[seat]:
        military += unit * MILITARY_CARD[KIND[faces[card]]]
    found.append(held)
    found.append(unit * HELD_ACTION_CARD[min(action_cards, 4)])
    found.append(military)


def replaced(t: Ages, seat: int, face: int) -> float:
    """What the technology's place holds already."""
    if face >= SLOTS:
        if KIND[face] == GOVERNMENT:
            return IN_PLAY[t.faces[t.government[seat]]]
        held = t.special[seat][KIND[face] - GOVERNMENT - 1]
        return IN_PLAY[t.faces[held]] if held >= 0 else 0.0
    tech = t.tech[seat]
    for slot in BEST_FIRST[KIND[face]]:
        if tech[slot] >= 0:
            return IN_PLAY[slot]
    return 0.0


def of_wonder(t: Ages, seat: int, left: float, unit: float, flow: float, mined: int) -> float:
    """The unfinished one: by what is paid of it, and a share of what the rest would gain."""
    if not t.unfinished[seat]:
        return 0.0
    face = t.faces[t.unfinished[seat][0]]
    built = t.stages[seat]
    price, paid = 0, 0
    for stage, resources in enumerate(STAGES[face]):
        price += resources
        if stage < built:
            paid += resources
    worth = unit * OTHER_WONDER if HOOKS[face] else 0.0
    for symbol, number in SYMBOLS[face]:
        worth += number * (SYMBOL_FLOW[symbol] * flow + SYMBOL_LEFT[symbol] * left + SYMBOL_UNIT[symbol] * unit)
    if SCORES[face]:
        worth = LAST_WONDER
    missing = price - paid
    if missing > t.resources[seat] + mined * (left - 1):
        worth *= HELD
    return worth * paid / price + HELD * max(0.0, worth * missing / price - RESOURCE * unit * missing)


def of_impacts(t: Ages, seat: int) -> float:
    """The events that the seat knows and that will be scored, against what they bring to the best of the others."""
    found = 0.0
    bit = 1 << seat
    faces, seen = t.faces, t.seen
    for card in (*t.current, *t.future):
        if seen[card] & bit and faces[card] in IMPACTS:
            found += FORESEEN * impact(t, seat, faces[card])
    for card in t.military_hand[seat]:
        if faces[card] in IMPACTS:
            found += PREPARABLE * max(0.0, impact(t, seat, faces[card]))
    return found


def impact(t: Ages, seat: int, face: int) -> float:
    points = IMPACTS[face]
    others = [points(t, other) for other in range(t.seats) if other != seat and not t.out >> other & 1]
    return float(points(t, seat) - max(others, default=0))


LAST_EVENTS: Final = 3  # the age of the impacts
BEST_FIRST: Final = [list(reversed(slots)) for slots in SLOTS_OF]
SCORES: Final = ["on_completion" in hooks for hooks in HOOKS]
SYMBOL_FLOW: Final = [0.0] * 16
SYMBOL_LEFT: Final = [0.0] * 16
SYMBOL_UNIT: Final = [0.0] * 16
SYMBOL_FLOW[SCIENCE], SYMBOL_FLOW[CIVIL], SYMBOL_FLOW[MILITARY] = SCIENCE_RATE, CIVIL_ACTION, MILITARY_ACTION
SYMBOL_LEFT[CULTURE] = 1.0
SYMBOL_UNIT[HAPPINESS], SYMBOL_UNIT[STRENGTH] = 1.5, 0.8


def in_play(face: int) -> float:
    """A technology's worth on the table, workers apart."""
    kind, level = KIND[face], LEVEL[face]
    if kind <= AIR_FORCE:
        return TECHNOLOGY[level] * SHARES[kind]
    found = SPECIAL * (1 + level) if kind != GOVERNMENT else GOVERNMENT_LEVEL * level + ROOM * URBAN_LIMIT[face]
    for symbol, number in SYMBOLS[face]:
        found += number * (8 * SYMBOL_FLOW[symbol] + SYMBOL_UNIT[symbol])
    return found


IN_PLAY: Final = [in_play(face) if KIND[face] <= CONSTRUCTION else 0.0 for face in range(len(IDS))]
