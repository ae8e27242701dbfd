"""The printed cards as tables of numbers, read once. A card's face is its place in these tables."""

from __future__ import annotations

from typing import Final

from kronika.data import Entry, load_list, need_text, place, read
from kronika.engine.errors import BadData

from . import facts
from .facts import fields, flag, mask, number, texts

FOLDER: Final = "games/imperium/data"

SUITS: Final = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power")
REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, UNREST, POWER = (1 << i for i in range(7))
ANY: Final = REGION | UNCIVILISED | CIVILISED | TRIBUTARY  # what can be acquired and broken through for
RESTLESS: Final = UNCIVILISED | CIVILISED | TRIBUTARY  # what comes to the market with unrest
MARKET_SUITS: Final = SUITS[:4]

STATES: Final = ("none", "barbarian", "empire")
BARBARIAN, EMPIRE = 1, 2

ICONS: Final = ("city", "metropolis", "knight", "scroll", "mask", "pinned", "attack")
CITY, METROPOLIS, KNIGHT, SCROLL, MASK, PINNED, ATTACK = (1 << i for i in range(7))

TERRAIN: Final = ("coin", "wheat", "drop")
COIN, WHEAT, DROP = range(3)

ABILITIES: Final = ("play", "exhaust", "solstice", "exhaust_when", "when", "protection")
FREEING: Final = ("conquer", "advance", "attack")  # what a passive ability can free from the barbarian icon
FREES_CONQUER, FREES_ADVANCE, FREES_ATTACK = 1, 2, 4
FIELDS: Final = {
    *("id", "codes", "copies", "players", "start", "side", "confidence"),
    *("suit", "state", "icons", "terrain", "cost", "vp", "kin", "role", "requires"),
    *("free_play", "playable", "garrisonable", "permanent"),
    *("abilities", "play", "exhaust", "solstice", "passive"),
}
STATS: Final = (
    "hand_limit",
    "frees",
    "calms",
    "reaches",
    "discount",
    "free_cities",
    "fame_sight",
    "market_token",
    "regions",
    "stays",
    "final_unrest",
)


class Plain:
    """An ability that is only numbers: pay the cost, gain, draw, exile from the market, garrison, go to history."""

    __slots__ = ("cost", "draw", "exile", "gain", "garrison", "history")

    def __init__(self, card: Entry, field: str) -> None:
        spec = fields(card, field, ("cost", "gain", "draw", "exile", "garrison", "history"))
        self.cost = facts.tokens(card, spec.get("cost", {}))
        self.gain = facts.tokens(card, spec.get("gain", {}))
        self.draw = int(str(spec.get("draw", 0)))
        self.exile = bool(spec.get("exile", 0))
        self.garrison = bool(spec.get("garrison", 0))
        self.history = bool(spec.get("history", False))

    @property
    def only_gains(self) -> bool:
        """Nothing to pay and nothing to ask."""
        return not (any(self.cost) or self.draw or self.exile or self.garrison or self.history)


class Worth:
    """What a card scores: a number, a number by its place, or so many for each of something (at most 10)."""

    __slots__ = ("fixed", "garrisoned", "in_history", "in_play", "parts")

    def __init__(self, card: Entry) -> None:
        value = card.get("vp", 0)
        self.parts: list[tuple[int, int, str]] = []  # so many points, for each so many, of what
        self.fixed = self.in_history = self.in_play = self.garrisoned = 0
        if isinstance(value, int):
            self.fixed = self.in_history = self.in_play = self.garrisoned = value
        elif isinstance(value, list) or (isinstance(value, dict) and "each" in value):
            for part in value if isinstance(value, list) else [value]:
                if not isinstance(part, dict) or part.get("of") not in COUNTED:
                    raise BadData(f"{place(card)}: {part} counts nothing known: {', '.join(COUNTED)}.")
                self.parts.append((int(str(part["each"])), int(str(part.get("per", 1))), str(part["of"])))
        else:
            cases = fields(card, "vp", ("in_history", "in_play", "garrisoned", "otherwise"))
            self.fixed = int(str(cases.get("otherwise", 0)))
            self.in_history = int(str(cases.get("in_history", self.fixed)))
            self.in_play = int(str(cases.get("in_play", self.fixed)))
            self.garrisoned = int(str(cases.get("garrisoned", self.fixed)))


COUNTED: Final = (
    *("materials", "population", "progress"),
    *("region", "uncivilised", "civilised", "tributary", "fame"),
    *("wheat", "drop", "wheat_or_drop", "cities", "cards", "variable"),
    *("regions_in_play", "cities_in_play", "pinned_in_play", "long_walls_in_play"),
    *("history", "garrison_here", "exile", "unrest_of_opponents", "poorer_opponents"),
)


def read_cards() -> list[Entry]:
    index = read(f"{FOLDER}/index.yaml")
    names = index.get("cards") if isinstance(index, dict) else None
    if not isinstance(names, list):
        raise BadData(f"{FOLDER}/index.yaml: the field 'cards' must list files.")
    return [card for name in names for card in load_list(f"{FOLDER}/{name}")]


def passive(card: Entry) -> Entry:
    """What the card does only by lying in play, as numbers; with an id, so that messages can name it."""
    return {"id": place(card), **fields(card, "passive", STATS)}


def state_of(card: Entry) -> int:
    state = card.get("state", "none")
    if state not in STATES:
        raise BadData(f"{place(card)}: state can't be {state!r}. It can be: {', '.join(STATES)}.")
    return STATES.index(str(state))


def plain_of(card: Entry, field: str) -> Plain | None:
    return Plain(card, field) if field in card else None


def abilities_of(card: Entry) -> list[str]:
    mask(card, "abilities", ABILITIES)
    return sorted(texts(card, "abilities"))


CARDS: Final = read_cards()
IDS: Final = tuple(need_text(card, "id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
if len(FACE) != len(CARDS):
    raise BadData("Two cards have the same id.")
for entry in CARDS:
    if set(entry) - FIELDS:
        raise BadData(f"{place(entry)}: there is no field {min(set(entry) - FIELDS)!r}.")


def faces(*ids: str) -> frozenset[int]:
    for card_id in ids:
        if card_id not in FACE:
            raise BadData(f"There is no card {card_id!r}.")
    return frozenset(FACE[card_id] for card_id in ids)


def required(where: str) -> list[frozenset[int]]:
    known = ("in_play", "in_history")
    return [faces(*texts({"id": place(card), **fields(card, "requires", known)}, where)) for card in CARDS]


SUIT: Final = [mask(card, "suit", SUITS) for card in CARDS]
STATE: Final = [state_of(card) for card in CARDS]
ICON: Final = [mask(card, "icons", ICONS) for card in CARDS]
# LAND[icon][face]: how many coins, wheat, drops the region shows
LAND: Final = [[texts(card, "terrain").count(icon) for card in CARDS] for icon in TERRAIN]
COST: Final = [facts.tokens(card, card.get("cost", {})) for card in CARDS]
WORTH: Final = [Worth(card) for card in CARDS]
FREE: Final = [flag(card, "free_play") for card in CARDS]
PLAYABLE: Final = [flag(card, "playable", True) for card in CARDS]
GARRISONABLE: Final = [flag(card, "garrisonable", True) for card in CARDS]
PERMANENT: Final = [flag(card, "permanent") or "power" in texts(card, "suit") for card in CARDS]
KIN: Final = [str(card.get("kin", "")) for card in CARDS]
ROLE: Final = [str(card.get("role", "")) for card in CARDS]
NEEDS_PLAY: Final = required("in_play")
NEEDS_HISTORY: Final = required("in_history")
WRITTEN: Final = [abilities_of(card) for card in CARDS]  # the abilities that need a function
PLAIN_PLAY: Final = [plain_of(card, "play") for card in CARDS]
PLAIN_EXHAUST: Final = [plain_of(card, "exhaust") for card in CARDS]
PLAIN_SOLSTICE: Final = [plain_of(card, "solstice") for card in CARDS]

# What a card does only by lying in play.
PASSIVE: Final = [passive(card) for card in CARDS]
HAND_LIMIT: Final = [number(stats, "hand_limit") for stats in PASSIVE]
FREES: Final = [mask(stats, "frees", FREEING) for stats in PASSIVE]
REACHES: Final = [mask(stats, "reaches", SUITS) for stats in PASSIVE]  # suits that may be acquired from exile
FREE_CITIES: Final = [flag(stats, "free_cities") for stats in PASSIVE]
FAME_SIGHT: Final = [number(stats, "fame_sight") for stats in PASSIVE]
STAYS: Final = [flag(stats, "stays") for stats in PASSIVE]
FINAL_UNREST: Final = [number(stats, "final_unrest") for stats in PASSIVE]
DISCOUNT: Final = [facts.tokens(stats, stats.get("discount", {})) for stats in PASSIVE]
MARKET_TOKEN: Final = [facts.tokens(stats, stats.get("market_token", {})) for stats in PASSIVE]
CALMS: Final = [fields(stats, "calms", ("materials", "cards")) for stats in PASSIVE]
CALMS_MATERIALS: Final = [int(str(calms.get("materials", 0))) for calms in CALMS]
CALMS_CARDS: Final = [int(str(calms.get("cards", 0))) for calms in CALMS]
REGIONS: Final = [
    number(stats, "regions", 1 if suit & REGION else 0) for stats, suit in zip(PASSIVE, SUIT, strict=True)
]

# What frees a card from its barbarian icon.
FREED_BY: Final = [
    (FREES_CONQUER if kin == "conquer" else FREES_ADVANCE if kin == "advance" else 0)
    | (FREES_ATTACK if icons & ATTACK else 0)
    for kin, icons in zip(KIN, ICON, strict=True)
]
UNREST_CARD: Final = FACE["unr_unrest"]
KING_A: Final = FACE["fam_king_of_kings_a"]
KING_B: Final = FACE["fam_king_of_kings_b"]
VARIABLE: Final = [bool(worth.parts) for worth in WORTH]
