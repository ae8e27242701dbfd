"""The printed cards and boards as tables of numbers, read once. A card's face is its place in these tables."""

from __future__ import annotations

from typing import Final

from kronika.data import Fields, check_ids, entries, entries_in, files_of
from kronika.engine.errors import BadData

from . import side
from .effects import FLIP_BOARD, ICONS, TARGETS, Ability, Row, read_ability
from .side import RESOURCES, SYMBOLS

CIVILIZATIONS: Final = ("persia", "rome", "abbasid", "egypt")
SIDES: Final = ("silver", "golden")
EGYPT: Final = 3
PROVINCE_BACK: Final = 4
BACKS: Final = (*CIVILIZATIONS, "province")

# What the rulebook states for everybody.
ROUNDS: Final = 7
HAND_SIZE: Final = 4
PLAYS: Final = 3  # cards a player plays in a round
STARTING_COINS: Final = 2
COINS: Final = 28
COINS_FOR_CARD: Final = 2
PRICE: Final = 2  # of a missing resource
PAID_EXCHANGES: Final = 2
MARKER_VP: Final = 3
PROVINCES: Final = 7  # in a game
STRIPS: Final = 5
LEVELS: Final = 8
LEAST_CARDS: Final = 24  # of a civilization

SYMBOLS_OF_RESOURCES: Final = (*RESOURCES, "coin")


def rows_of(numbers: list[int], first: int) -> tuple[Row, ...]:
    return tuple((first + i, number) for i, number in enumerate(numbers) if number)


# --- cards


def read_decks() -> list[Fields]:
    """A file for each civilization."""
    found = []
    for civilization, path in zip(CIVILIZATIONS, files_of("cultures", "cards"), strict=True):
        cards = entries_in(path)
        if len(cards) < LEAST_CARDS:
            raise BadData(f"{path}: there must be {LEAST_CARDS} cards at least, not {len(cards)}.")
        for card in cards:
            card.keep("civilization", civilization)
        found += cards
    return found


def read_symbol(card: Fields) -> tuple[Row, ...]:
    symbols = card.counts("military", SYMBOLS, 3)
    if not sum(symbols):
        raise card.wrong("military", f"must have one of these: {', '.join(SYMBOLS)}.")
    return rows_of(symbols, side.SWORD)


CARDS: Final = read_decks()
ALL_PROVINCES: Final = entries("cultures", "provinces")
check_ids((*CARDS, *ALL_PROVINCES))
IDS: Final = tuple(entry.text("id") for entry in (*CARDS, *ALL_PROVINCES))
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
FIRST_PROVINCE: Final = len(CARDS)

CIVILIZATION: Final = [card.word("civilization", CIVILIZATIONS) for card in CARDS]
DECKS: Final = [[face for face, c in enumerate(CIVILIZATION) if c == civ] for civ in range(len(CIVILIZATIONS))]
KIND: Final = [card.word("kind", TARGETS) for card in CARDS]  # 0: building, 1: leader
COST: Final = [tuple(card.counts("cost", RESOURCES, 9)) for card in CARDS]
SYMBOL_ROWS: Final = [read_symbol(card) for card in CARDS]
RESOURCE_COUNTS: Final = [card.counts("resources", SYMBOLS_OF_RESOURCES, 3) for card in CARDS]
RESOURCE_ROWS: Final = [rows_of(counts[:-1], side.WOOD) for counts in RESOURCE_COUNTS]
COIN_SYMBOLS: Final = [counts[-1] for counts in RESOURCE_COUNTS]

# --- provinces

for number, province in enumerate(ALL_PROVINCES, start=1):
    province.keep("number", number)
NUMBER: Final = [0] * FIRST_PROVINCE + list(range(1, len(ALL_PROVINCES) + 1))
NAMED: Final = {  # the symbols that a province compares, as numbers of the side
    face: tuple(side.SWORD + symbol for symbol in entry.words("symbols", SYMBOLS))
    for face, entry in enumerate(ALL_PROVINCES, FIRST_PROVINCE)
}
ICON: Final = {face: entry.word("icon", ICONS) for face, entry in enumerate(ALL_PROVINCES, FIRST_PROVINCE)}

# --- what both have

VP: Final = [entry.whole("vp", 0, 20) for entry in (*CARDS, *ALL_PROVINCES)]
ABILITY: Final[list[Ability]] = [
    *(read_ability(card, TARGETS[KIND[face]], CIVILIZATION[face] == EGYPT) for face, card in enumerate(CARDS)),
    *(read_ability(province, "province", False) for province in ALL_PROVINCES),
]

# --- boards


def read_boards() -> list[Fields]:
    boards = entries("cultures", "boards")
    if tuple(board.text("id") for board in boards) != CIVILIZATIONS:
        raise boards[0].wrong("id", f"there must be a board for each of {', '.join(CIVILIZATIONS)}, in this order.")
    return boards


def read_side(board: Fields, name: str, egyptian: bool) -> tuple[Row, ...]:
    """What is printed on one side of a board, without its coins."""
    printed = board.inner("sides").inner(name)
    printed.only("resources", "income", *(("capacity", "flood") if egyptian else ()))
    rows = rows_of(printed.counts("resources", SYMBOLS_OF_RESOURCES, 3)[:-1], side.WOOD)
    rows += rows_of([printed.whole("income", 0, 9)], side.INCOME)
    if egyptian:
        rows += rows_of([printed.whole("capacity", 0, 9)], side.CAPACITY)
        rows += rows_of([printed.whole("flood", 0, 9)], side.FLOOD)
    return rows


def printed_coins(board: Fields) -> int:
    return board.inner("sides").inner("silver").counts("resources", SYMBOLS_OF_RESOURCES, 3)[-1]


def read_strips() -> list[list[list[Ability]]]:
    """The strips by civilization, side and number, from the top."""
    strips = iter(entries("cultures", "strips"))
    return [[[read_strip(next(strips), c, s, n) for n in range(1, STRIPS + 1)] for s in SIDES] for c in CIVILIZATIONS]


def read_strip(strip: Fields, civilization: str, side_name: str, number: int) -> Ability:
    strip.keep("civilization", civilization)
    strip.keep("side", side_name)
    strip.keep("strip", number)
    return read_ability(strip, "strip", civilization == "egypt")


def read_levels() -> list[list[Ability]]:
    """The levels by civilization and number, from the top. One level of each civilization flips the board."""
    all_levels = entries("cultures", "levels")
    found = []
    for place, civilization in enumerate(CIVILIZATIONS):
        own = all_levels[place * LEVELS : (place + 1) * LEVELS]
        levels = [read_level(level, civilization, number) for number, level in enumerate(own, start=1)]
        if sum((FLIP_BOARD, 0) in level.acts for level in levels) != 1:
            blamed = next((level for level in own if level.overridden), own[0])
            raise blamed.wrong("effects", f"exactly one level of {civilization} must flip the board.")
        found.append(levels)
    return found


def read_level(level: Fields, civilization: str, number: int) -> Ability:
    level.keep("civilization", civilization)
    level.keep("level", number)
    return read_ability(level, "level", civilization == "egypt")


BOARDS: Final = read_boards()
COIN_LIMIT: Final = [board.whole("coin_limit", 0, COINS) for board in BOARDS]
BOARD_COINS: Final = [printed_coins(board) for board in BOARDS]
BOARD_ROWS: Final = [[read_side(board, name, civ == EGYPT) for name in SIDES] for civ, board in enumerate(BOARDS)]
STRIP: Final = read_strips()
LEVEL: Final = read_levels()
GOLDEN_LEVEL: Final = [  # the level that flips the board, from 1
    next(number for number, level in enumerate(levels, start=1) if (FLIP_BOARD, 0) in level.acts) for levels in LEVEL
]
