"""The printed cards and boards as tables of numbers, read once. A card's face is its place in these tables.

The technologies that take workers come first, by type and level: the face of such a card is also the number of its
slot, the place of its workers and blue tokens in a player's counters.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kronika.data import Entry, load_list, need_text, read
from kronika.engine.errors import BadData
from kronika.engine.json import Json

FOLDER: Final = "games/ages/data"
AGES: Final = ("A", "I", "II", "III")
AGE_NAMES: Final = (*AGES, "IV")

WORKER_KINDS: Final = (
    *("farm", "mine", "lab", "temple", "library", "theater", "arena"),
    *("infantry", "cavalry", "artillery", "air_force"),
)
SPECIAL_KINDS: Final = ("law", "warfare", "navigation", "construction")
KINDS: Final = (
    *WORKER_KINDS,
    *("government", *SPECIAL_KINDS, "wonder", "leader", "action"),
    *("event", "territory", "tactic", "aggression", "war", "pact", "bonus"),
)
FARM, MINE, LAB, TEMPLE, LIBRARY, THEATER, ARENA, INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE = range(11)
GOVERNMENT, LAW, WARFARE, NAVIGATION, CONSTRUCTION, A_WONDER, A_LEADER, ACTION_CARD = range(11, 19)
EVENT, TERRITORY, A_TACTIC, AGGRESSION, A_WAR, A_PACT, BONUS = range(19, 26)

# What a card or a worker adds while it is in play. A player's sums of these are in `base`.
SYMBOL_NAMES: Final = (
    *("science", "culture", "strength", "happiness", "colonization", "civil", "military", "yellow", "blue"),
    *("civil_hand", "military_hand", "food_made", "resources_made"),
)
SCIENCE, CULTURE, STRENGTH, HAPPINESS, COLONIZATION, CIVIL, MILITARY, YELLOW, BLUE = range(9)
CIVIL_HAND, MILITARY_HAND, FOOD_MADE, RESOURCES_MADE = range(9, 13)

# Effects that the rules know by name; a player's are in `powers`, a mask.
POWER_NAMES: Final = (
    "infantry_as_cavalry",  # in armies
    "second_politics",  # once in the game
    "plain_wonder_price",  # no surcharge for completed wonders
    "colonize_by_discards",  # two military cards, 1 each
    "military_revolution",  # paid with military actions
    "lab_mines",  # labs produce and store resources
    "no_attacks",  # the owner can't attack
    "double_attack_price",  # of rivals who attack the owner
    "railroad",  # one worker on the best mine makes two tokens
    "food_as_resource",
    "resource_as_food",
    "cooperation",
    "tourism",
    "no_war_target",
)
(
    INFANTRY_AS_CAVALRY,
    SECOND_POLITICS,
    PLAIN_WONDER_PRICE,
    COLONIZE_BY_DISCARDS,
    MILITARY_REVOLUTION,
    LAB_MINES,
    NO_ATTACKS,
    DOUBLE_ATTACK_PRICE,
    RAILROAD,
    FOOD_AS_RESOURCE,
    RESOURCE_AS_FOOD,
    COOPERATION,
    TOURISM,
    NO_WAR_TARGET,
) = (1 << number for number in range(len(POWER_NAMES)))

# What events and cards give and take: the order in which a card names them is the order in which they happen.
GOODS_NAMES: Final = ("food", "resources", "science", "culture", "population", "military_cards", "blue")
FOOD, RESOURCES, SCIENCE_POINTS, CULTURE_POINTS, POPULATION, MILITARY_CARDS, BLUE_TOKENS = range(7)

MOST_TOKENS: Final = 256

ATTACKS: Final = ("allowed", "bonus", "ends", "forbidden")
ALLOWED, BONUS_ON_ATTACK, ENDS_ON_ATTACK, FORBIDDEN = range(4)
ATTACK_BONUS: Final = 2  # of the pact that favours the attacker

Pairs: TypeAlias = tuple[tuple[int, int], ...]
Part: TypeAlias = tuple[str, Pairs, Pairs]  # who, what they gain, what they lose


# --- reading


def card_entries() -> list[Entry]:
    index = read(f"{FOLDER}/index.yaml")
    files = index.get("cards") if isinstance(index, dict) else None
    if not isinstance(files, list):
        raise BadData(f"{FOLDER}/index.yaml: the field 'cards' must list the card files.")
    return [entry for name in files for entry in load_list(f"{FOLDER}/{name}")]


def whole(entry: Entry, field: str, default: int = 0) -> int:
    value = entry.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData(f"{entry.get('id')}: {field} must be a whole number.")
    return value


def numbers(entry: Entry, field: str, default: tuple[int, ...] = ()) -> tuple[int, ...]:
    value = entry.get(field, list(default))
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise BadData(f"{entry.get('id')}: {field} must be a list of whole numbers.")
    return tuple(int(str(item)) for item in value)


def endless(table: tuple[int, ...]) -> tuple[int, ...]:
    """The last number goes on beyond what all players' tokens together can come to."""
    return table + table[-1:] * MOST_TOKENS


def one_of(entry: Entry, field: str, names: tuple[str, ...]) -> int:
    name = entry.get(field)
    if name not in names:
        raise BadData(f"{entry.get('id')}: {field} can't be {name!r}. It can be: {', '.join(names)}.")
    return names.index(str(name))


def pairs(entry: Entry, field: str, names: tuple[str, ...]) -> Pairs:
    """`{science: 2, culture: 1}` as ((0, 2), (1, 1)), in the order of the file."""
    value = entry.get(field, {})
    if not isinstance(value, dict):
        raise BadData(f"{entry.get('id')}: {field} must name amounts.")
    unknown = set(value) - set(names)
    if unknown:
        raise BadData(f"{entry.get('id')}: {field} can't have {', '.join(sorted(unknown))}.")
    return tuple((names.index(name), whole(value, name)) for name in value)


def names_in(entry: Entry, field: str) -> tuple[str, ...]:
    value = entry.get(field, [])
    if not isinstance(value, list):
        raise BadData(f"{entry.get('id')}: {field} must be a list of names.")
    return tuple(str(name) for name in value)


def powers(entry: Entry, field: str) -> int:
    mask = 0
    for name in names_in(entry, field):
        if name not in POWER_NAMES:
            raise BadData(f"{entry.get('id')}: there is no power {name!r}. Powers: {', '.join(POWER_NAMES)}.")
        mask |= 1 << POWER_NAMES.index(name)
    return mask


def parts(entry: Entry) -> tuple[Part, ...]:
    value: Json = entry.get("parts", [])
    if not isinstance(value, list):
        raise BadData(f"{entry.get('id')}: parts must be a list.")
    return tuple(
        (need_text(part, "who"), pairs(part, "gain", GOODS_NAMES), pairs(part, "lose", GOODS_NAMES))
        for part in value
        if isinstance(part, dict)
    )


# --- the cards, by face

CARDS: Final = card_entries()
IDS: Final = tuple(need_text(card, "id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
LEVEL: Final = [one_of(card, "age", AGES) for card in CARDS]
KIND: Final = [one_of(card, "kind", KINDS) for card in CARDS]
COPIES: Final = [numbers(card, "copies", (0, 0, 0)) for card in CARDS]  # with 2, 3 and 4 players
SCIENCE_COST: Final = [whole(card, "science_cost") for card in CARDS]
REVOLUTION_COST: Final = [whole(card, "revolution_cost") for card in CARDS]
COST: Final = [whole(card, "cost") for card in CARDS]  # resources
ACTIONS: Final = [whole(card, "actions") for card in CARDS]  # military actions of aggressions and wars
SYMBOLS: Final = [pairs(card, "symbols", SYMBOL_NAMES) for card in CARDS]
POWERS: Final = [powers(card, "powers") for card in CARDS]
HOOKS: Final = [names_in(card, "hooks") for card in CARDS]
URBAN_LIMIT: Final = [whole(card, "urban_limit") for card in CARDS]
STAGES: Final = [numbers(card, "stages") for card in CARDS]
GAIN: Final = [pairs(card, "gain", GOODS_NAMES) for card in CARDS]
PARTS: Final = [parts(card) for card in CARDS]
AMOUNT: Final = [whole(card, "amount") for card in CARDS]
BY_PLAYERS: Final = [numbers(card, "by_players") for card in CARDS]
LEVELS: Final = [numbers(card, "levels") for card in CARDS]
DEFENCE: Final = [whole(card, "defence") for card in CARDS]
COLONIZATION_BONUS: Final = [whole(card, "colonization") for card in CARDS]
ARMY: Final = [numbers(card, "army", (0, 0, 0)) for card in CARDS]  # infantry, cavalry, artillery
TACTICAL_STRENGTH: Final = [whole(card, "strength") for card in CARDS]
OBSOLETE_STRENGTH: Final = [whole(card, "obsolete") for card in CARDS]
SIDED: Final = [card.get("sided") is True for card in CARDS]
ATTACK: Final = [one_of(card, "attack", ATTACKS) if "attack" in card else ALLOWED for card in CARDS]
SIDE_SYMBOLS: Final = [(pairs(card, "a", SYMBOL_NAMES), pairs(card, "b", SYMBOL_NAMES)) for card in CARDS]
SIDE_POWERS: Final = [(powers(card, "powers_a"), powers(card, "powers_b")) for card in CARDS]
STAGES_PER_ACTION: Final = [whole(card, "stages_per_action", 1) for card in CARDS]
URBAN_DISCOUNT: Final = [numbers(card, "urban_discount", (0, 0, 0, 0)) for card in CARDS]

if len(FACE) != len(CARDS):
    raise BadData("Two cards have the same id.")

# --- the slots: technologies that take workers

SLOTS: Final = sum(kind <= AIR_FORCE for kind in KIND)
if [(kind, level) for kind, level in zip(KIND, LEVEL, strict=True)][:SLOTS] != sorted(
    zip(KIND[:SLOTS], LEVEL[:SLOTS], strict=True)
):
    raise BadData("The technologies must come first, in the order of their types and levels.")

WORKER: Final = [pairs(card, "worker", SYMBOL_NAMES) for card in CARDS[:SLOTS]]
WORKERS_AT_START: Final = [whole(card, "workers_at_start") for card in CARDS[:SLOTS]]
SLOTS_OF: Final = [range(KIND.index(kind), KIND.index(kind) + KIND.count(kind)) for kind in range(AIR_FORCE + 1)]
FARMS: Final = SLOTS_OF[FARM]
MINES: Final = SLOTS_OF[MINE]
LABS: Final = SLOTS_OF[LAB]
URBAN: Final = range(SLOTS_OF[LAB].start, SLOTS_OF[ARENA].stop)
UNITS: Final = range(SLOTS_OF[INFANTRY].start, SLOTS)
FIRST_UNIT: Final = UNITS.start
TOKEN_SLOTS: Final = LABS.stop  # only these cards can hold blue tokens
# What a blue token on the card is worth; on a lab (with Bill Gates) it is the lab's level.
TOKEN: Final = [
    whole(card, "token") if KIND[slot] in (FARM, MINE) else LEVEL[slot] for slot, card in enumerate(CARDS[:TOKEN_SLOTS])
]
UNIT_STRENGTH: Final = [dict(symbols).get(STRENGTH, 0) for symbols in WORKER]
INITIAL: Final = [face for face, copies in enumerate(COPIES) if copies == (0, 0, 0)]  # printed on every board
DESPOTISM: Final = next(face for face in INITIAL if KIND[face] == GOVERNMENT)

# --- backs

BACK_NAMES: Final = (
    "board",
    *(f"civil-{age.lower()}" for age in AGES),
    *(f"military-{age.lower()}" for age in AGES),
)
CIVIL_BACK: Final = 1  # of age A; later ages follow
MILITARY_BACK: Final = 5


def back_of(face: int) -> int:
    if face in INITIAL:
        return 0
    return LEVEL[face] + (MILITARY_BACK if KIND[face] >= EVENT else CIVIL_BACK)


BACK: Final = [back_of(face) for face in range(len(IDS))]

# --- the boards

BOARD: Final = read(f"{FOLDER}/board.yaml")
if not isinstance(BOARD, dict):
    raise BadData(f"{FOLDER}/board.yaml must have named fields.")
ROW_PRICE: Final = numbers(BOARD, "row_price")
ROW: Final = len(ROW_PRICE)
if list(ROW_PRICE) != sorted(ROW_PRICE):
    raise BadData(f"{FOLDER}/board.yaml: row_price must not fall from left to right.")
FRONT_SPACES: Final = numbers(BOARD, "front_spaces")
FIRST_TURN_ACTIONS: Final = numbers(BOARD, "first_turn_actions")
# By the number of tokens in a bank; with more tokens than the board has places it is as with all of them.
POPULATION_PRICE: Final = endless(numbers(BOARD, "population_price"))
CONSUMPTION: Final = endless(numbers(BOARD, "consumption"))
HAPPY_FACES_NEEDED: Final = endless(numbers(BOARD, "happy_faces_needed"))
CORRUPTION: Final = endless(numbers(BOARD, "corruption"))
START: Final = dict(pairs(BOARD, "start", ("yellow", "unused", "blue")))
START_YELLOW, START_UNUSED, START_BLUE = START[0], START[1], START[2]
