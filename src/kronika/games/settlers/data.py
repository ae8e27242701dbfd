"""The printed cards as tables of numbers, read once. A face is a printing: copies with other costs are other faces.

Fields of an entry: `deck`, `type`, `colours`, `cost` (`location: 1`: one location is given up), `raze` and `deal` (the
fields for razing and for deals), `vp`; `production`, `production_per` (one `good` for each location `of` a colour or
each samurai, at `most` so many), `production_choice`; `feature` (`when` build, raze or deal, `of` a colour or faction:
`gain` or `choice`); `stores` (kept in cleanup); `action` (`cost`, `gain`, `uses` a round); `bonus` and `bonus_per` (for
building); `end` (steps of points for cards or resources lying here). `special` names the parts that are functions in
`cards/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from kronika.data import Entry, load_list, need_text, place
from kronika.engine.errors import BadData
from kronika.engine.json import Json

from .goods import COSTS, GAINS, GOODS, HELD, PRICES, Goods, Price, amounts

Value = TypeVar("Value")

FOLDER: Final = "games/settlers/data"
DECKS: Final = ("common", "barbarian", "roman", "egyptian", "japanese", "attack")
COMMON, BARBARIAN, ROMAN, EGYPTIAN, JAPANESE, ATTACK = range(6)
FACTIONS: Final = DECKS[1:5]  # a faction's number is its deck's
TYPES: Final = ("production", "feature", "action")
PRODUCTION_ROW, FEATURE_ROW, ACTION_ROW = range(3)
COLOURS: Final = ("brown", "grey", "red", "pink", "gold", "black", "blue", "purple")
SAMURAI: Final = len(COLOURS)  # counted like a colour
FACTION_ONLY: Final = len(COLOURS)  # a trigger for every faction location
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


def one_of(entry: Entry, field: str, value: Json, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadData(f"{place(entry)}: {field} can't be {value!r}. It can be: {', '.join(names)}.")
    return names.index(str(value))


def whole(entry: Entry, field: str, value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData(f"{place(entry)}: {field} must be a whole number, not {value!r}.")
    return value


def listed(entry: Entry, field: str) -> list[Json]:
    value = entry.get(field, [])
    if not isinstance(value, list):
        raise BadData(f"{place(entry)}: {field} must be a list.")
    return value


def table_of(entry: Entry, field: str) -> Entry:
    value = entry.get(field, {})
    if not isinstance(value, dict):
        raise BadData(f"{place(entry)}: {field} must have named fields.")
    return value


def goods_of(entry: Entry, value: Json) -> Goods:
    return Goods(amounts(entry, value, GAINS))


def choice_of(entry: Entry, value: Json) -> tuple[tuple[int, int], ...]:
    """Goods to choose from, one kind each: `[{raze: 1}, {vp: 2}]`."""
    options = [goods_of(entry, option).plain for option in value] if isinstance(value, list) else []
    if any(len(option) != 1 for option in options):
        raise BadData(f"{place(entry)}: a choice must list goods, one kind each.")
    return tuple(option[0] for option in options)


def per_of(entry: Entry, field: str) -> Per | None:
    if field not in entry:
        return None
    per = table_of(entry, field)
    return Per(
        one_of(entry, "good", per.get("good"), GOODS[:HELD]),
        one_of(entry, "of", per.get("of"), (*COLOURS, "samurai")),
        whole(entry, "most", per.get("most")),
    )


def trigger_of(entry: Entry) -> Trigger | None:
    if "feature" not in entry:
        return None
    feature = table_of(entry, "feature")
    when = feature.get("when")
    one_of(entry, "when", when, ("build", "raze", "deal"))
    of = one_of(entry, "of", feature.get("of"), (*COLOURS, "faction")) if when == "build" else -1
    return Trigger(str(when), of, goods_of(entry, feature.get("gain", {})), choice_of(entry, feature.get("choice", [])))


def cost_of(entry: Entry) -> tuple[int, int, int, int]:
    cost = amounts(entry, entry.get("cost", {}), COSTS)
    return cost.get("wood", 0), cost.get("stone", 0), cost.get("food", 0), cost.get("location", 0)


def raze_of(entry: Entry) -> Goods | None:
    return goods_of(entry, entry["raze"]) if "raze" in entry else None


def deal_of(entry: Entry) -> int:
    """The good of the deal field, or the target of an attack card, which counts as a deal; -1 for none."""
    value = entry.get("deal", entry.get("target"))
    return -1 if value is None else one_of(entry, "deal", value, GOODS)


def copies_of(entry: Entry) -> int:
    return whole(entry, "copies", entry["copies"]) if "copies" in entry else len(listed(entry, "numbers"))


def steps_of(entry: Entry) -> tuple[tuple[int, int], ...]:
    """(at least so many, points), ascending."""
    steps = table_of(entry, "end").get("steps", {})
    if not isinstance(steps, dict):
        raise BadData(f"{place(entry)}: the steps of the end must name numbers and points.")
    return tuple(sorted((int(least), whole(entry, "steps", points)) for least, points in steps.items()))


def each(read: Callable[[Entry], Value]) -> list[Value]:
    return [read(entry) for entry in CARDS]


CARDS: Final = [card for deck in DECKS for card in load_list(f"{FOLDER}/cards/{deck}.yaml")]
IDS: Final = tuple(need_text(card, "id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
LIKE: Final = tuple(str(card.get("like", card["id"])) for card in CARDS)  # the card that this is a printing of
COPIES: Final = each(copies_of)
DECK: Final = each(lambda card: one_of(card, "deck", card.get("deck"), DECKS))
ROW: Final = each(lambda card: -1 if "target" in card else one_of(card, "type", card.get("type"), TYPES))
COLOURS_OF: Final = each(
    lambda card: tuple(one_of(card, "colours", colour, COLOURS) for colour in listed(card, "colours"))
)
COST: Final = each(cost_of)
RAZED: Final = each(raze_of)  # None: no raze field
DEAL: Final = each(deal_of)
WORTH: Final = each(lambda card: whole(card, "vp", card.get("vp", 0)))
PRODUCTION: Final = each(lambda card: goods_of(card, card.get("production", {})))
PRODUCTION_PER: Final = each(lambda card: per_of(card, "production_per"))
PRODUCTION_CHOICE: Final = each(lambda card: choice_of(card, card.get("production_choice", [])))
FEATURE: Final = each(trigger_of)
STORES: Final = each(lambda card: tuple(one_of(card, "stores", good, GOODS) for good in listed(card, "stores")))
PRICE: Final = each(lambda card: Price(amounts(card, table_of(card, "action").get("cost", {}), PRICES)))
GAIN: Final = each(lambda card: goods_of(card, table_of(card, "action").get("gain", {})))
USES: Final = each(lambda card: whole(card, "uses", table_of(card, "action").get("uses", 0)))
BONUS: Final = each(lambda card: goods_of(card, card.get("bonus", {})))
BONUS_PER: Final = each(lambda card: per_of(card, "bonus_per"))
END_OF: Final = each(lambda card: str(table_of(card, "end").get("of", "")))
END_STEPS: Final = each(steps_of)
SPECIAL: Final = each(lambda card: tuple(PARTS[one_of(card, "special", p, PARTS)] for p in listed(card, "special")))

BOARDS: Final = load_list(f"{FOLDER}/boards.yaml")
BOARD: Final = [Goods({})] + [goods_of(board, board.get("production", {})) for board in BOARDS]  # by faction
STORED: Final = [-1] + [one_of(board, "stores", board.get("stores"), GOODS) for board in BOARDS]
RANKS: Final = [
    (whole(rank, "from", rank.get("from")), need_text(rank, "id")) for rank in load_list(f"{FOLDER}/ranks.yaml")
]

# The faces of a deck, one for each physical card.
PRINTED: Final = [
    [face for face in range(len(IDS)) if DECK[face] == deck for _ in range(COPIES[face])] for deck in range(len(DECKS))
]


FIELDS: Final = {
    *("id", "like", "numbers", "copies", "deck", "type", "colours", "cost", "raze", "deal", "target", "vp"),
    *("production", "production_per", "production_choice", "feature", "stores", "action", "bonus", "bonus_per", "end"),
    *("special", "name_en_source", "cs_official", "confidence"),
}
SIZES: Final = (84, 30, 30, 30, 30, 16)


def check() -> None:
    if len(FACE) != len(IDS):
        raise BadData("Two cards have the same id.")
    if tuple(str(board.get("id")) for board in BOARDS) != FACTIONS:
        raise BadData(f"The boards must be those of {', '.join(FACTIONS)}, in this order.")
    for deck, size, printed in zip(DECKS, SIZES, PRINTED, strict=True):
        if len(printed) != size:
            raise BadData(f"The {deck} deck must have {size} cards, not {len(printed)}.")
    for face, card in enumerate(CARDS):
        if set(card) - FIELDS:
            raise BadData(f"{place(card)}: there is no field {min(set(card) - FIELDS)!r}.")
        if LIKE[face] not in FACE or LIKE[FACE[LIKE[face]]] != LIKE[face]:
            raise BadData(f"{place(card)}: it can't be like {LIKE[face]!r}.")
        if (DEAL[face] >= 0) != (DECK[face] != COMMON):
            raise BadData(f"{place(card)}: every faction card has a deal field, and no common card has one.")
        if (ROW[face] == ACTION_ROW) != (USES[face] > 0):
            raise BadData(f"{place(card)}: exactly the action locations have an action.")


check()
