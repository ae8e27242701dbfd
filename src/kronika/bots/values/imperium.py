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
    IDS,
    LAND,
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

MATERIAL, MATERIALS_USED = 0.3, 10  # points for a token, and how many are of use
POPULATION, POPULATION_USED = 0.45, 8
ACTION: Final = 0.8  # for an action that can still be taken in this turn
UNREST: Final = 0.8  # what an unrest card costs beside its points: it fills the hand
COLLAPSING, COLLAPSE = 5, 0.6  # from so few cards in the pile on unrest weighs more, with each card that is missing
BECAME_EMPIRE: Final = 3.0
NATION_CARD: Final = 0.8  # for a card that has left the nation deck
DEVELOPED: Final = 1.0
DRAWN: Final = 0.03  # for a card that isn't in the draw deck: the sooner it runs out, the sooner it is renewed
FUTURE: Final = (0.15, 0.6, 1.0)  # of all this in the last round, in the one before, earlier

# What it is worth to have a card to play, beside its points, by its suit.
USE: Final = {REGION: 0.7, UNCIVILISED: 0.6, CIVILISED: 0.6, TRIBUTARY: 0.5, FAME: 0.5}
OWN_CARD: Final = 0.4  # a nation card without a suit
IN_HAND: Final = 0.25  # more than in the deck
OUT_OF_STATE: Final = 0.4  # of its use, for a card that can't be played until the state changes
IN_PLAY, ABLE, LAND_ICON = 0.6, 0.7, 0.3  # more in play: for itself, for each ability that works there, for an icon


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


FACES: Final = range(len(IDS))
# By state and face: what the card can still do in a deck or discard, and in hand.
DECK_USE: Final = [
    [use_of(face) * (1.0 if face == UNREST_CARD else fitting(face, empire)) for face in FACES] for empire in (0, 1)
]
HAND_USE: Final = [
    [
        use + (0.0 if face == UNREST_CARD else IN_HAND * fitting(face, empire))
        for face, use in enumerate(DECK_USE[empire])
    ]
    for empire in (0, 1)
]
PLAY_USE: Final = [in_play(face) for face in FACES]
NO_USE: Final = [0.0] * len(IDS)
FIXED: Final = [worth.fixed for worth in WORTH]
PLACES: Final = (
    (HAND, FIXED),
    (DECK, FIXED),
    (DISCARD, FIXED),
    (HISTORY, [worth.in_history for worth in WORTH]),
    (PLAY, [worth.in_play for worth in WORTH]),
    (GARRISON, [worth.garrisoned for worth in WORTH]),
)


def value(t: Table, seat: int) -> float:
    assert isinstance(t, Imperium)
    faces, seats, empire = t.faces, t.seats, t.empire[seat]
    uses = (HAND_USE[empire], DECK_USE[empire], DECK_USE[empire], NO_USE, PLAY_USE, NO_USE)
    points, useful, unrest = t.progress[seat], 0.0, 0
    stars: list[int] = []
    for (kind, worths), use in zip(PLACES, uses, strict=True):
        for card in t.zones[kind * seats + seat]:
            face = faces[card]
            points += worths[face]
            useful += use[face]
            if VARIABLE[face]:
                stars.append(card)
            elif face == UNREST_CARD:
                unrest += 1
    points += star_points(t, seat, stars)
    useful += MATERIAL * min(MATERIALS_USED, t.materials[seat]) + POPULATION * min(POPULATION_USED, t.population[seat])
    useful += of_state(t, seat) - DRAWN * len(t.deck[seat])
    if t.active == seat and t.phase == ACTIVATE:
        useful += ACTION * min(t.actions[seat], ready_cards(t, seat))
    left = 2 if not t.last_round else max(0, t.last_round - t.round)
    found = points + FUTURE[left] * useful
    if len(t.unrest) < COLLAPSING:
        found -= COLLAPSE * (COLLAPSING - len(t.unrest)) * unrest
    return LEAD * found


def star_points(t: Imperium, seat: int, stars: list[int]) -> int:
    """As the end counts them; what several cards count is counted once."""
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


def of_state(t: Imperium, seat: int) -> float:
    """How far the nation has come: cards out of the nation deck, empire, developments."""
    nation = NATIONS[t.nations[seat]]
    found = BECAME_EMPIRE if t.empire[seat] and not nation.empire else 0.0
    return found - NATION_CARD * len(t.nation[seat]) - DEVELOPED * len(t.development[seat])


def ready_cards(t: Imperium, seat: int) -> int:
    """The hand cards that an action could be for."""
    other = BARBARIAN if t.empire[seat] else EMPIRE
    faces = t.faces
    return sum(
        faces[card] != UNREST_CARD and STATE[faces[card]] != other and PLAY_ABILITY[faces[card]] is not None
        for card in t.hand[seat]
    )
