"""The printed cards as tables of numbers, read once. A face is a printing: copies with other costs are other faces.

Fields of an entry: `deck`, `type`, `colours`, `cost` (`location: 1`: one location is given up), `raze` and `deal` (the
fields for razing and for deals), `vp`; `production`, `production_per` (one `good` for each location `of` a colour or
each samurai, at `most` so many), `production_choice`; `feature` (`when` build, raze or deal, `of` a colour or faction:
`gain` or `choice`); `stores` (kept in cleanup); `action` (`cost`, `gain`, `uses` a round); `bonus` and `bonus_per` (for
building); `end` (steps of points for cards or resources lying here). `special` names the parts that are functions in
`cards/`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from kronika.data import Fields, check_ids, entries
from kronika.engine.errors import BadData

from .goods import COSTS, GAINS, GOODS, HELD, PRICES, Goods, Price

Value = TypeVar("Value")

DECKS: Final = ("common", "barbarian", "roman", "egyptian", "japanese", "attack")
COMMON, BARBARIAN, ROMAN, EGYPTIAN, JAPANESE, ATTACK = range(6)
FACTIONS: Final = DECKS[1:5]  # a faction's number is its deck's
TYPES: Final = ("production", "feature", "action")
PRODUCTION_ROW, FEATURE_ROW, ACTION_ROW = range(3)
COLOURS: Final = ("brown", "grey", "red", "pink", "gold", "black", "blue", "purple")
SAMURAI: Final = len(COLOURS)  # counted like a colour
FACTION_ONLY: Final = len(COLOURS)  # a trigger for every faction location
# What a location does as plain data.
DOINGS: Final = (
    *("production", "production_per", "production_choice", "feature", "stores", "action", "bonus", "bonus_per", "end"),
)
FIELDS: Final = (
    *("id", "like", "numbers", "copies", "deck", "type", "colours", "cost", "raze", "deal", "target", "vp"),
    *DOINGS,
    *("special", "name_en_source", "cs_official", "confidence"),
)
MOMENTS: Final = ("build", "raze", "deal")  # after which a feature can give something
PARTS: Final = ("production", "feature", "action", "bonus")


class Per:
    """One good for each location of a colour (or each samurai), at most so many."""

    __slots__ = ("good", "most", "of")

    def __init__(self, good: int, of: int, most: int) -> None:
        self.good = good
        self.of = of
        self.most = most


class Trigger:
    """A feature: what its owner gains after an event; of `choice` one (good, number) is chosen."""

    __slots__ = ("choice", "gain", "of", "when")

    def __init__(self, when: str, of: int, gain: Goods, choice: tuple[tuple[int, int], ...]) -> None:
        self.when = when
        self.of = of
        self.gain = gain
        self.choice = choice


def goods_of(entry: Fields, field: str) -> Goods:
    return Goods(entry.amounts(field, GAINS))


def choice_of(entry: Fields, field: str) -> tuple[tuple[int, int], ...]:
    """Goods to choose from, one kind each: `[{raze: 1}, {vp: 2}]`."""
    found = []
    for option in entry.each(field, optional=True):
        option.only(*GOODS[:HELD])
        if len(option.entry) != 1:
            raise entry.wrong(field, "must list goods, one kind each.")
        good = next(iter(option.entry))
        found.append((GOODS.index(good), option.whole(good, 1)))
    return tuple(found)


def per_of(entry: Fields, field: str) -> Per | None:
    if field not in entry:
        return None
    per = entry.inner(field)
    return Per(per.word("good", GOODS[:HELD]), per.word("of", (*COLOURS, "samurai")), per.whole("most"))


def trigger_of(entry: Fields) -> Trigger | None:
    if "feature" not in entry:
        return None
    feature = entry.inner("feature")
    when = MOMENTS[feature.word("when", MOMENTS)]
    of = feature.word("of", (*COLOURS, "faction")) if when == "build" else -1
    return Trigger(when, of, goods_of(feature, "gain"), choice_of(feature, "choice"))


def cost_of(entry: Fields) -> tuple[int, int, int, int]:
    cost = entry.amounts("cost", COSTS)
    return cost.get("wood", 0), cost.get("stone", 0), cost.get("food", 0), cost.get("location", 0)


def deal_of(entry: Fields) -> int:
    """The good of the deal field, or the target of an attack card, which counts as a deal; -1 for none."""
    for field in ("deal", "target"):
        if field in entry:
            return entry.word(field, GOODS)
    return -1


def copies_of(entry: Fields) -> int:
    if "copies" in entry:
        return entry.whole("copies")
    numbers = entry.get("numbers")
    if not isinstance(numbers, list):
        raise entry.wrong("numbers", "must be a list: one number for each copy.")
    return len(numbers)


def steps_of(entry: Fields) -> tuple[tuple[int, int], ...]:
    """(at least so many, points), ascending."""
    steps = entry.inner("end", optional=True).inner("steps", optional=True)
    return tuple(sorted((int(least), steps.whole(least)) for least in steps.entry))


def each(read: Callable[[Fields], Value]) -> list[Value]:
    return [read(entry) for entry in CARDS]


CARDS: Final = entries("settlers", "cards")
check_ids(CARDS)
for card in CARDS:
    card.only(*FIELDS)
IDS: Final = tuple(card.text("id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
LIKE: Final = tuple(card.text("like", card.text("id")) for card in CARDS)  # the card that this is a printing of
COPIES: Final = each(copies_of)
DECK: Final = each(lambda card: card.word("deck", DECKS))
ROW: Final = each(lambda card: -1 if "target" in card else card.word("type", TYPES))
COLOURS_OF: Final = each(lambda card: tuple(card.words("colours", COLOURS, least=0)))
COST: Final = each(cost_of)
RAZED: Final = each(lambda card: goods_of(card, "raze") if "raze" in card else None)  # None: no raze field
DEAL: Final = each(deal_of)
WORTH: Final = each(lambda card: card.whole("vp", usual=0))
PRODUCTION: Final = each(lambda card: goods_of(card, "production"))
PRODUCTION_PER: Final = each(lambda card: per_of(card, "production_per"))
PRODUCTION_CHOICE: Final = each(lambda card: choice_of(card, "production_choice"))
FEATURE: Final = each(trigger_of)
STORES: Final = each(lambda card: tuple(card.words("stores", GOODS, least=0)))
ACTION: Final = each(lambda card: card.inner("action", optional=True))
PRICE: Final = [Price(action.amounts("cost", PRICES)) for action in ACTION]
GAIN: Final = [goods_of(action, "gain") for action in ACTION]
USES: Final = [action.whole("uses", usual=0) for action in ACTION]
BONUS: Final = each(lambda card: goods_of(card, "bonus"))
BONUS_PER: Final = each(lambda card: per_of(card, "bonus_per"))
END_OF: Final = each(lambda card: card.inner("end", optional=True).text("of", ""))
END_STEPS: Final = each(steps_of)
SPECIAL: Final = each(lambda card: tuple(PARTS[part] for part in card.words("special", PARTS, least=0)))

BOARDS: Final = entries("settlers", "boards")
BOARD: Final = [Goods({})] + [goods_of(board, "production") for board in BOARDS]  # by faction
STORED: Final = [-1] + [board.word("stores", GOODS) for board in BOARDS]
RANKS: Final = [(rank.whole("from"), rank.text("id")) for rank in entries("settlers", "ranks")]

# The faces of a deck, one for each physical card.
PRINTED: Final = [
    [face for face in range(len(IDS)) if DECK[face] == deck for _ in range(COPIES[face])] for deck in range(len(DECKS))
]


DECK_SIZE: Final = 30  # of a faction
SHAPE: Final = {3: 3, 2: 6, 1: 9}  # copies -> how many different cards have them


def copies_in_game(card: str) -> int:
    return sum(COPIES[face] for face in range(len(IDS)) if LIKE[face] == card)


def check_deck(faction: int, cards: Sequence[str]) -> None:
    """Refuse a deck that isn't 30 cards of the faction: three threefold, six twofold and nine single ones, complete."""
    strange = [card for card in cards if card not in FACE or DECK[FACE[card]] != faction]
    if strange:
        raise BadData(f"{strange[0]} isn't a card of the {DECKS[faction]} deck.")
    count = Counter(LIKE[FACE[card]] for card in cards)
    for card, number in count.items():
        if number != copies_in_game(card):
            raise BadData(f"All {copies_in_game(card)} copies of {card} go into a deck, or none; these are {number}.")
    shape = Counter(count.values())
    if len(cards) != DECK_SIZE or any(shape[copies] != number for copies, number in SHAPE.items()):
        raise BadData(
            f"A faction deck has {DECK_SIZE} cards: three different ones with 3 copies, six with 2 and nine with "
            f"1, not {shape[3]}, {shape[2]} and {shape[1]}."
        )


def check() -> None:
    if tuple(board.text("id") for board in BOARDS) != FACTIONS:
        raise BOARDS[0].wrong("id", f"the boards must be those of {', '.join(FACTIONS)}, in this order.")
    for face, card in enumerate(CARDS):
        if LIKE[face] not in FACE or LIKE[FACE[LIKE[face]]] != LIKE[face]:
            raise card.wrong("like", f"it can't be like {LIKE[face]!r}.")
        if (DEAL[face] >= 0) != (DECK[face] != COMMON):
            raise card.wrong("deal", "every faction card has one, and no common card.")
        if (ROW[face] == ACTION_ROW) != (USES[face] > 0):
            raise card.wrong("action", "exactly the action locations have one.")

    for faction in range(1, len(FACTIONS) + 1):
        check_deck(faction, [IDS[face] for face in PRINTED[faction]])


check()
