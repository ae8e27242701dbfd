"""What a position of Imperium is worth to a seat, by hand: the points that it has, and what its tokens, its cards and
its way to empire and developments may still bring before the end."""

from __future__ import annotations

from typing import Final

from kronika.engine.table import Table
from kronika.games.imperium.boxes import NATIONS
from kronika.games.imperium.data import (
    ANY,
    BARBARIAN,
    CIVILISED,
    COIN,
    DROP,
    EMPIRE,
    FAME,
    ICON,
    IDS,
    KNIGHT,
    LAND,
    MASK,
    REGION,
    STATE,
    SUIT,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_CARD,
    VARIABLE,
    WHEAT,
    WORTH,
)
from kronika.games.imperium.effects import EXHAUST_ABILITY, PLAY_ABILITY, SOLSTICE_ABILITY, TRIGGERS
from kronika.games.imperium.scoring import STAR_MOST, count
from kronika.games.imperium.table import ACTIVATE, DECK, DISCARD, GARRISON, HAND, HISTORY, PLAY, Imperium

LEAD: Final = 0.15  # of log odds for a point ahead
ODDS: Final = 0.1  # the same, where a net learns from final scores

MATERIAL, MATERIALS_USED = 0.3, 10  # points for a token, and how many are of use
POPULATION, POPULATION_USED = 0.45, 8
ACTION: Final = 0.8  # for an action that can still be taken in this turn
UNREST: Final = 0.8  # what an unrest card costs beside its points: it fills the hand
# Points that unrest costs more, with so few cards left in the pile.
COLLAPSE: Final[tuple[float, ...]] = (8.0, 6.0, 4.0, 2.5, 1.2, 0.6)
BECAME_EMPIRE: Final = 3.0
NATION_CARD: Final = 0.8  # for a card that has left the nation deck
DEVELOPED: Final = 1.0
DRAWN: Final = 0.03  # for a card that isn't in the draw deck: the sooner it runs out, the sooner it is renewed
FUTURE: Final[tuple[float, ...]] = (0.15, 0.6, 1.0)  # of all this in the last round, in the one before, earlier

# What it is worth to have a card to play, beside its points, by its suit.
USE: Final = {REGION: 0.7, UNCIVILISED: 0.6, CIVILISED: 0.6, TRIBUTARY: 0.5, FAME: 0.5}
OWN_CARD: Final = 0.4  # a nation card without a suit
IN_HAND: Final = 0.25  # more than in the deck
OUT_OF_STATE: Final = 0.4  # of its use, for a card that can't be played until the state changes
IN_PLAY, ABLE, LAND_ICON = 0.6, 0.7, 0.3  # more in play: for itself, for each ability that works there, for an icon


class Plan:
    """What a nation lives by, where that isn't what all live by."""

    __slots__ = ("engine", "garrisoned", "kept", "last_card", "nation_card")

    def __init__(
        self,
        engine: int = 0,
        kept: float = 0.0,
        garrisoned: float = 0.0,
        nation_card: float = NATION_CARD,
        last_card: float = 0.0,
    ) -> None:
        self.engine = engine  # the icon of the cards that drive its abilities
        self.kept = kept  # what such a card is worth more as long as it can be used
        self.garrisoned = garrisoned  # and what it is worth as a garrison
        self.nation_card = nation_card
        self.last_card = last_card  # what the empty nation deck is worth


USUAL: Final = Plan()
PLANS: Final = {
    "olmecs": Plan(MASK, kept=2.4),  # masks pay for everything; in history, where they score, they pay for nothing
    "arthurians": Plan(KNIGHT, garrisoned=1.5, nation_card=0.4, last_card=-6.0),  # knights in regions; Gwaith Camlan
}


def plan_of(nation: str) -> Plan:
    return PLANS.get(nation, USUAL)


def use_of(face: int) -> float:
    if face == UNREST_CARD:
        return -UNREST
    if not SUIT[face] & (ANY | FAME):
        return OWN_CARD
    return max(worth for suit, worth in USE.items() if SUIT[face] & suit)


def fitting(face: int, empire: int) -> float:
    """A share of the use for a card whose state is the other one."""
    return OUT_OF_STATE if STATE[face] == (BARBARIAN if empire else EMPIRE) else 1.0


def in_play(face: int) -> float:
    abilities = (EXHAUST_ABILITY[face] is not None) + (SOLSTICE_ABILITY[face] is not None) + bool(TRIGGERS[face])
    icons = LAND[COIN][face] + LAND[WHEAT][face] + LAND[DROP][face]
    return max(0.0, use_of(face)) + IN_PLAY + ABLE * abilities + LAND_ICON * icons


class Uses:
    """What the cards of a nation in one state can still do, by place and face."""

    __slots__ = ("by_place",)

    def __init__(self, plan: Plan, empire: int) -> None:
        faces = range(len(IDS))
        engine = [bool(ICON[face] & plan.engine) for face in faces]
        deck = [0.0] * len(IDS)
        hand = [0.0] * len(IDS)
        for face in faces:
            share = fitting(face, empire)
            deck[face] = use_of(face) * share + plan.kept * engine[face]
            hand[face] = deck[face] + IN_HAND * share
        deck[UNREST_CARD] = hand[UNREST_CARD] = -UNREST
        play = [in_play(face) for face in faces]
        garrison = [plan.garrisoned * engine[face] for face in faces]
        self.by_place = (hand, deck, deck, NO_USE, play, garrison)


FIXED: Final = [worth.fixed for worth in WORTH]
IN_HISTORY: Final = [worth.in_history for worth in WORTH]
NO_USE: Final = [0.0] * len(IDS)
KINDS: Final = (HAND, DECK, DISCARD, HISTORY, PLAY, GARRISON)
NATION_PLANS: Final = [plan_of(nation.id) for nation in NATIONS]
USES: Final = [[Uses(plan, empire) for empire in (0, 1)] for plan in NATION_PLANS]
POINTS: Final = [  # by nation, in the order of KINDS
    (
        *(FIXED, FIXED, FIXED, IN_HISTORY if nation.history == "history" else FIXED),
        [worth.in_play for worth in WORTH],
        [worth.garrisoned for worth in WORTH],
    )
    for nation in NATIONS
]


PARTS: Final = ("points", "cards", "in_play", "materials", "population", "nation", "", "actions", "unrest")


def parts(t: Table, seat: int) -> list[float]:
    """What the value is the sum of; the part without a name is the cards that wait in the draw deck."""
    return [LEAD * points for points in in_points(t, seat)]


def value(t: Table, seat: int) -> float:
    return LEAD * sum(in_points(t, seat))


def in_points(t: Table, seat: int) -> list[float]:
    assert isinstance(t, Imperium)
    faces, seats, nation = t.faces, t.seats, t.nations[seat]
    plan = NATION_PLANS[nation]
    uses = USES[nation][t.empire[seat]].by_place
    points, useful, in_play, burden, unrest = t.progress[seat], 0.0, 0.0, 0.0, 0
    stars: list[int] = []
    for kind, worths, use in zip(KINDS, POINTS[nation], uses, strict=True):
        for card in t.zones[kind * seats + seat]:
            face = faces[card]
            points += worths[face]
            if face == UNREST_CARD:
                unrest += 1
                burden += use[face]
            elif kind >= PLAY:
                in_play += use[face]
            else:
                useful += use[face]
            if VARIABLE[face]:
                stars.append(card)
    left = 2 if not t.last_round else max(0, t.last_round - t.round)
    future = FUTURE[left]
    ready = min(t.actions[seat], ready_cards(t, seat)) if t.active == seat and t.phase == ACTIVATE else 0
    danger = COLLAPSE[len(t.unrest)] if len(t.unrest) < len(COLLAPSE) else 0.0
    return [
        float(points + star_points(t, seat, stars)),
        future * useful,
        future * in_play,
        future * MATERIAL * min(MATERIALS_USED, t.materials[seat]),
        future * POPULATION * min(POPULATION_USED, t.population[seat]),
        future * of_state(t, seat, plan),
        -future * DRAWN * len(t.deck[seat]),
        future * ACTION * ready,
        future * burden - unrest * danger,
    ]


def star_points(t: Imperium, seat: int, stars: list[int]) -> int:
    """Points as they are counted at the end of the game. What several cards count is counted once."""
    counted: dict[str, int] = {}
    points = 0
    for card in stars:
        worth = 0
        for each, per, of in WORTH[t.faces[card]].parts:
            if of not in counted or of == "garrison_here":
                counted[of] = count(t, seat, card, of)
            worth += each * (counted[of] // per)
        points += min(STAR_MOST, worth)
    return points


def of_state(t: Imperium, seat: int, plan: Plan) -> float:
    """How far the nation has come: cards out of the nation deck, empire, developments."""
    found = BECAME_EMPIRE if t.empire[seat] and not NATIONS[t.nations[seat]].empire else 0.0
    if not t.nation[seat]:
        found += plan.last_card
    return found - plan.nation_card * len(t.nation[seat]) - DEVELOPED * len(t.development[seat])


def ready_cards(t: Imperium, seat: int) -> int:
    """The hand cards that an action could be for."""
    other = BARBARIAN if t.empire[seat] else EMPIRE
    faces = t.faces
    return sum(
        faces[card] != UNREST_CARD and STATE[faces[card]] != other and PLAY_ABILITY[faces[card]] is not None
        for card in t.hand[seat]
    )
