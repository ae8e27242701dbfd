"""The printed cards and boards as tables of numbers, read once. A card's face is its place in these tables.

The technologies that take workers come first, by type and level: the face of such a card is also the number of its
slot, the place of its workers and blue tokens in a player's counters.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kronika.data import MOST, Fields, check_ids, entries, fields_of, files_of
from kronika.engine.errors import BadData

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

# What can be written for a card in Python: see `effects`.
HOOK_NAMES: Final = (
    *("ratings", "take_price", "population_price", "build_price", "develop_price"),
    *("on_take", "on_develop", "on_revolution", "on_replaced", "on_leave"),
    *("on_politics", "on_turn", "on_turn_end", "on_completion", "at_end"),
    *("ability", "action", "event", "aggression", "war"),
)
# Whom a part of an event can concern: see `ranks`.
CONCERNED: Final = (*("everybody", "strongest", "weakest", "two_strongest", "two_weakest", "most_culture", "happiest"),)

FIELDS: Final = (
    *("id", "age", "kind", "copies", "cost", "science_cost", "revolution_cost", "actions"),
    *("symbols", "powers", "worker", "workers_at_start", "token", "urban_limit", "stages"),
    *("stages_per_action", "urban_discount", "gain", "parts", "amount", "by_players", "levels"),
    *("defence", "colonization", "army", "strength", "obsolete"),
    *("sided", "attack", "a", "b", "powers_a", "powers_b", "hooks"),
)

Pairs: TypeAlias = tuple[tuple[int, int], ...]
Part: TypeAlias = tuple[str, Pairs, Pairs]  # who, what they gain, what they lose


# --- reading


def endless(table: tuple[int, ...]) -> tuple[int, ...]:
    """The last number is repeated beyond the highest possible number of tokens."""
    return table + table[-1:] * MOST_TOKENS


def pairs(entry: Fields, field: str, names: tuple[str, ...]) -> Pairs:
    """`{science: 2, culture: 1}` as ((0, 2), (1, 1)), in the order of the file."""
    return tuple((names.index(name), number) for name, number in entry.amounts(field, names, least=-MOST).items())


def mask(card: Fields, field: str) -> int:
    """A list of powers as bits."""
    return sum(1 << power for power in card.words(field, POWER_NAMES, least=0))


def hooks(card: Fields) -> tuple[str, ...]:
    return tuple(HOOK_NAMES[hook] for hook in card.words("hooks", HOOK_NAMES, least=0))


def parts(card: Fields) -> tuple[Part, ...]:
    return tuple(
        (CONCERNED[part.word("who", CONCERNED)], pairs(part, "gain", GOODS_NAMES), pairs(part, "lose", GOODS_NAMES))
        for part in card.each("parts", optional=True)
    )


# --- the cards, by face

CARDS: Final = entries("ages", "cards")
check_ids(CARDS)
IDS: Final = tuple(card.text("id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
LEVEL: Final = [card.word("age", AGES) for card in CARDS]
KIND: Final = [card.word("kind", KINDS) for card in CARDS]
COPIES: Final = [card.numbers("copies", (0, 0, 0)) for card in CARDS]  # with 2, 3 and 4 players
SCIENCE_COST: Final = [card.whole("science_cost", usual=0) for card in CARDS]
REVOLUTION_COST: Final = [card.whole("revolution_cost", usual=0) for card in CARDS]
COST: Final = [card.whole("cost", usual=0) for card in CARDS]  # resources
ACTIONS: Final = [card.whole("actions", usual=0) for card in CARDS]  # military actions of aggressions and wars
SYMBOLS: Final = [pairs(card, "symbols", SYMBOL_NAMES) for card in CARDS]
POWERS: Final = [mask(card, "powers") for card in CARDS]
HOOKS: Final = [hooks(card) for card in CARDS]
URBAN_LIMIT: Final = [card.whole("urban_limit", usual=0) for card in CARDS]
STAGES: Final = [card.numbers("stages", ()) for card in CARDS]
GAIN: Final = [pairs(card, "gain", GOODS_NAMES) for card in CARDS]
PARTS: Final = [parts(card) for card in CARDS]
AMOUNT: Final = [card.whole("amount", usual=0) for card in CARDS]
BY_PLAYERS: Final = [card.numbers("by_players", ()) for card in CARDS]
LEVELS: Final = [card.numbers("levels", ()) for card in CARDS]
DEFENCE: Final = [card.whole("defence", usual=0) for card in CARDS]
COLONIZATION_BONUS: Final = [card.whole("colonization", usual=0) for card in CARDS]
ARMY: Final = [card.numbers("army", (0, 0, 0)) for card in CARDS]  # infantry, cavalry, artillery
TACTICAL_STRENGTH: Final = [card.whole("strength", usual=0) for card in CARDS]
OBSOLETE_STRENGTH: Final = [card.whole("obsolete", usual=0) for card in CARDS]
SIDED: Final = [card.flag("sided") for card in CARDS]
ATTACK: Final = [card.word("attack", ATTACKS, "allowed") for card in CARDS]
SIDE_SYMBOLS: Final = [(pairs(card, "a", SYMBOL_NAMES), pairs(card, "b", SYMBOL_NAMES)) for card in CARDS]
SIDE_POWERS: Final = [(mask(card, "powers_a"), mask(card, "powers_b")) for card in CARDS]
STAGES_PER_ACTION: Final = [card.whole("stages_per_action", usual=1) for card in CARDS]
URBAN_DISCOUNT: Final = [card.numbers("urban_discount", (0, 0, 0, 0)) for card in CARDS]


def check(card: Fields) -> None:
    """No unknown fields, and what an event or action card does is either plain data or written."""
    card.only(*FIELDS)
    for plain, hook in (("parts", "event"), ("gain", "action")):
        if plain in card and hook in hooks(card):
            raise card.wrong(plain, f"it can't be here, as {hook!r} is among the hooks.")


for entry in CARDS:
    check(entry)

# --- the slots: technologies that take workers

SLOTS: Final = sum(kind <= AIR_FORCE for kind in KIND)
if [(kind, level) for kind, level in zip(KIND, LEVEL, strict=True)][:SLOTS] != sorted(
    zip(KIND[:SLOTS], LEVEL[:SLOTS], strict=True)
):
    raise BadData("The technologies must come first, in the order of their types and levels.")

WORKER: Final = [pairs(card, "worker", SYMBOL_NAMES) for card in CARDS[:SLOTS]]
WORKERS_AT_START: Final = [card.whole("workers_at_start", usual=0) for card in CARDS[:SLOTS]]
SLOTS_OF: Final = [range(KIND.index(kind), KIND.index(kind) + KIND.count(kind)) for kind in range(AIR_FORCE + 1)]
FARMS: Final = SLOTS_OF[FARM]
MINES: Final = SLOTS_OF[MINE]
LABS: Final = SLOTS_OF[LAB]
URBAN: Final = range(SLOTS_OF[LAB].start, SLOTS_OF[ARENA].stop)
UNITS: Final = range(SLOTS_OF[INFANTRY].start, SLOTS)
FIRST_UNIT: Final = UNITS.start
IS_URBAN: Final = [slot in URBAN for slot in range(SLOTS)]
TOKEN_SLOTS: Final = LABS.stop  # only these cards can hold blue tokens
# What a blue token on the card is worth; on a lab (with Bill Gates) it is the lab's level.
TOKEN: Final = [
    card.whole("token", usual=0) if KIND[slot] in (FARM, MINE) else LEVEL[slot]
    for slot, card in enumerate(CARDS[:TOKEN_SLOTS])
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

BOARD: Final = fields_of(files_of("ages", "board")[0])
ROW_PRICE: Final = BOARD.numbers("row_price")
ROW: Final = len(ROW_PRICE)
if list(ROW_PRICE) != sorted(ROW_PRICE):
    raise BOARD.wrong("row_price", "must not fall from left to right.")
FRONT_SPACES: Final = BOARD.numbers("front_spaces")
FIRST_TURN_ACTIONS: Final = BOARD.numbers("first_turn_actions")
# By the number of tokens in a bank; with more tokens than the board has places it is as with all of them.
POPULATION_PRICE: Final = endless(BOARD.numbers("population_price"))
CONSUMPTION: Final = endless(BOARD.numbers("consumption"))
HAPPY_FACES_NEEDED: Final = endless(BOARD.numbers("happy_faces_needed"))
CORRUPTION: Final = endless(BOARD.numbers("corruption"))
START: Final = BOARD.inner("start")
START_YELLOW, START_UNUSED, START_BLUE = (START.whole(bank) for bank in ("yellow", "unused", "blue"))
