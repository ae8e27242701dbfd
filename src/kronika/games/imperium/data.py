"""The printed cards as tables of numbers, read once. A card's face is its place in these tables."""

from __future__ import annotations

from typing import Final, TypeAlias

from kronika.data import MOST, Fields, check_ids, entries

TOKENS: Final = ("materials", "population", "progress", "actions")
Tokens: TypeAlias = tuple[int, int, int, int]

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
FIELDS: Final = (
    *("id", "codes", "copies", "players", "start", "side", "confidence"),
    *("suit", "state", "icons", "terrain", "cost", "vp", "kin", "role", "requires"),
    *("free_play", "playable", "garrisonable", "permanent"),
    *("abilities", "play", "exhaust", "solstice", "passive"),
)
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
COUNTED: Final = (
    *("materials", "population", "progress"),
    *("region", "uncivilised", "civilised", "tributary", "fame"),
    *("wheat", "drop", "wheat_or_drop", "cities", "cards", "variable"),
    *("regions_in_play", "cities_in_play", "pinned_in_play", "long_walls_in_play"),
    *("history", "garrison_here", "exile", "unrest_of_opponents", "poorer_opponents"),
)


def tokens(entry: Fields, field: str) -> Tokens:
    """Numbers of materials, population, progress and actions."""
    amounts = entry.amounts(field, TOKENS, least=0)
    materials, population, progress, actions = (amounts.get(token, 0) for token in TOKENS)
    return materials, population, progress, actions


def mask(entry: Fields, field: str, names: tuple[str, ...]) -> int:
    """A list of words as bits, in the order of `names`."""
    return sum(1 << place for place in entry.words(field, names, least=0))


class Plain:
    """An ability that is only numbers: pay the cost, gain, draw, exile from the market, garrison, go to history."""

    __slots__ = ("cost", "draw", "exile", "gain", "garrison", "history")

    def __init__(self, spec: Fields) -> None:
        spec.only("cost", "gain", "draw", "exile", "garrison", "history")
        self.cost = tokens(spec, "cost")
        self.gain = tokens(spec, "gain")
        self.draw = spec.whole("draw", usual=0)
        self.exile = bool(spec.whole("exile", 0, 1, usual=0))
        self.garrison = bool(spec.whole("garrison", 0, 1, usual=0))
        self.history = spec.flag("history")

    @property
    def only_gains(self) -> bool:
        """Whether there is nothing to pay and nothing to ask."""
        return not (any(self.cost) or self.draw or self.exile or self.garrison or self.history)


class Worth:
    """What a card scores: a number, a number by its place, or so many for each of something (at most 10)."""

    __slots__ = ("fixed", "garrisoned", "in_history", "in_play", "parts")

    def __init__(self, card: Fields) -> None:
        value = card.entry.get("vp", 0)
        self.parts: list[tuple[int, int, str]] = []  # so many points, for each so many, of what
        self.fixed = self.in_history = self.in_play = self.garrisoned = 0
        if isinstance(value, list):
            self.parts = [self.part(part) for part in card.each("vp")]
        elif not isinstance(value, dict):
            self.fixed = card.whole("vp", -MOST, usual=0)
            self.in_history = self.in_play = self.garrisoned = self.fixed
        elif "each" in value:
            self.parts = [self.part(card.inner("vp"))]
        else:
            cases = card.inner("vp")
            cases.only("in_history", "in_play", "garrisoned", "otherwise")
            self.fixed = cases.whole("otherwise", -MOST, usual=0)
            self.in_history = cases.whole("in_history", -MOST, usual=self.fixed)
            self.in_play = cases.whole("in_play", -MOST, usual=self.fixed)
            self.garrisoned = cases.whole("garrisoned", -MOST, usual=self.fixed)

    def part(self, spec: Fields) -> tuple[int, int, str]:
        spec.only("each", "per", "of")
        return spec.whole("each", -MOST), spec.whole("per", 1, usual=1), COUNTED[spec.word("of", COUNTED)]


def passive(card: Fields) -> Fields:
    """What the card does only by lying in play, as numbers."""
    stats = card.inner("passive", optional=True)
    stats.only(*STATS)
    return stats


def plain_of(card: Fields, field: str) -> Plain | None:
    return Plain(card.inner(field)) if field in card else None


def coded(card: Fields) -> list[str]:
    """The abilities of the card that are written in Python."""
    return [ABILITIES[ability] for ability in sorted(card.words("abilities", ABILITIES, least=0))]


def required(card: Fields, where: str) -> frozenset[int]:
    """The cards without which this one can't be played."""
    needed = card.inner("requires", optional=True)
    needed.only("in_play", "in_history")
    return frozenset(needed.words(where, IDS, least=0))


CARDS: Final = entries("imperium", "cards")
check_ids(CARDS)
IDS: Final = tuple(card.text("id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
for entry in CARDS:
    entry.only(*FIELDS)


def faces(*ids: str) -> frozenset[int]:
    return frozenset(FACE[card_id] for card_id in ids)


SUIT: Final = [mask(card, "suit", SUITS) for card in CARDS]
STATE: Final = [card.word("state", STATES, "none") for card in CARDS]
ICON: Final = [mask(card, "icons", ICONS) for card in CARDS]
# LAND[icon][face]: how many coins, wheat, drops the region shows
LAND: Final = [
    [card.words("terrain", TERRAIN, least=0, repeated=True).count(icon) for card in CARDS]
    for icon in (COIN, WHEAT, DROP)
]
COST: Final = [tokens(card, "cost") for card in CARDS]
WORTH: Final = [Worth(card) for card in CARDS]
FREE: Final = [card.flag("free_play") for card in CARDS]
PLAYABLE: Final = [card.flag("playable", True) for card in CARDS]
GARRISONABLE: Final = [card.flag("garrisonable", True) for card in CARDS]
PERMANENT: Final = [card.flag("permanent") or bool(suit & POWER) for card, suit in zip(CARDS, SUIT, strict=True)]
KIN: Final = [card.text("kin", "") for card in CARDS]
ROLE: Final = [card.text("role", "") for card in CARDS]
NEEDS_PLAY: Final = [required(card, "in_play") for card in CARDS]
NEEDS_HISTORY: Final = [required(card, "in_history") for card in CARDS]
CODED: Final = [coded(card) for card in CARDS]
PLAIN_PLAY: Final = [plain_of(card, "play") for card in CARDS]
PLAIN_EXHAUST: Final = [plain_of(card, "exhaust") for card in CARDS]
PLAIN_SOLSTICE: Final = [plain_of(card, "solstice") for card in CARDS]

# What a card does only by lying in play.
PASSIVE: Final = [passive(card) for card in CARDS]
HAND_LIMIT: Final = [stats.whole("hand_limit", usual=0) for stats in PASSIVE]
FREES: Final = [mask(stats, "frees", FREEING) for stats in PASSIVE]
REACHES: Final = [mask(stats, "reaches", SUITS) for stats in PASSIVE]  # suits that may be acquired from exile
FREE_CITIES: Final = [stats.flag("free_cities") for stats in PASSIVE]
FAME_SIGHT: Final = [stats.whole("fame_sight", usual=0) for stats in PASSIVE]
STAYS: Final = [stats.flag("stays") for stats in PASSIVE]
FINAL_UNREST: Final = [stats.whole("final_unrest", usual=0) for stats in PASSIVE]
DISCOUNT: Final = [tokens(stats, "discount") for stats in PASSIVE]
MARKET_TOKEN: Final = [tokens(stats, "market_token") for stats in PASSIVE]
CALMS: Final = [stats.amounts("calms", ("materials", "cards")) for stats in PASSIVE]
CALMS_MATERIALS: Final = [calms.get("materials", 0) for calms in CALMS]
CALMS_CARDS: Final = [calms.get("cards", 0) for calms in CALMS]
REGIONS: Final = [
    stats.whole("regions", usual=int(bool(suit & REGION))) for stats, suit in zip(PASSIVE, SUIT, strict=True)
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
