"""Two Rivers, a game for Kronika in one file."""

from __future__ import annotations

from typing import Annotated

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import CARD, NUMBER, SEAT, KeyRing
from kronika.engine.errors import Ended
from kronika.engine.events import EventBook, tell
from kronika.engine.game import Game, Result
from kronika.engine.hidden import move, shuffle
from kronika.engine.table import ALL, NOBODY, OWNER, SEATS, Cards, Counter, Numbers, Table, Zone

# --- the cards: their texts and numbers, and how many copies there are

CARDS = (
    {"id": "field", "cost": 1, "points": 1, "copies": 8, "text": "You harvest 1 more food."},
    {"id": "granary", "cost": 2, "points": 1, "copies": 5, "text": "Take 4 food."},
    {"id": "caravan", "cost": 2, "points": 2, "copies": 5, "text": "Draw 2 cards, then discard one."},
    {"id": "market", "cost": 3, "points": 2, "copies": 4, "text": "You may discard cards for 2 food each."},
    {"id": "raiders", "cost": 3, "points": 1, "copies": 4, "text": "Take up to 3 food from a rival."},
    {"id": "temple", "cost": 5, "points": 5, "copies": 5, "text": []},
    {"id": "library", "cost": 5, "points": 2, "copies": 3, "text": "At the end: 1 point for each kind in your city."},
    {"id": "ziggurat", "cost": 8, "points": 9, "copies": 2, "text": []},
)
DECK = [face for face, card in enumerate(CARDS) for _ in range(card["copies"])]
FACE = {card["id"]: face for face, card in enumerate(CARDS)}
ROUNDS, HAND_LIMIT = 12, 7

# --- the questions

KEYS = KeyRing()
TURN = KEYS.add("your_turn")
BUILD = KEYS.add("build", CARD)
EXPLORE = KEYS.add("explore")
FARM = KEYS.add("farm")
DISCARD = KEYS.add("discard", CARD)
SELL = KEYS.add("sell", CARD)
RAID = KEYS.add("raid", SEAT)

# --- the events whose details are more than numbers and words

EVENTS = EventBook()
EVENTS.add("raided", SEAT, to=SEAT, food=NUMBER)

# --- the table


class Rivers(Table):
    deck: Annotated[Cards, Zone(NOBODY)]
    discard: Annotated[Cards, Zone(ALL)]
    hand: Annotated[list[Cards], Zone(OWNER, SEATS)]
    city: Annotated[list[Cards], Zone(ALL, SEATS, ordered=True)]
    food: Annotated[Numbers, Counter(SEATS, start=3)]
    round: int
    turn: int
    source: int

    card_ids = tuple(card["id"] for card in CARDS)
    back_names = ("clay tablet",)
    keys = KEYS


def draw(t, you, count) -> None:
    for _ in range(min(count, len(t.deck))):
        card = t.deck[-1]
        move(t, card, t.zone_numbers("hand")[you], 1 << you)
        tell(t, "drew", you, card)


def discard(t, you, card) -> None:
    move(t, card, t.zone_numbers("discard")[0], t.everybody)
    tell(t, "discarded", you, card)


def has(t, you, name):
    return sum(t.faces[card] == FACE[name] for card in t.city[you])


# --- what the cards do


def granary(t, you):
    t.food[you] += 4
    yield from ()


def caravan(t, you):
    draw(t, you, 2)
    if t.hand[you]:
        discard(t, you, (yield choose(t, you, DISCARD, t.hand[you])))


def market(t, you):
    while t.hand[you]:
        card = yield may(t, you, SELL, t.hand[you])
        if card == DONE:
            break
        discard(t, you, card)
        t.food[you] += 2


def raiders(t, you):
    rival = yield choose(t, you, RAID, [seat for seat in range(t.seats) if seat != you])
    taken = min(3, t.food[rival])
    t.food[rival] -= taken
    t.food[you] += taken
    tell(t, "raided", you, to=rival, food=taken)


EFFECTS = {FACE[effect.__name__]: effect for effect in (granary, caravan, market, raiders)}


# --- the game


class TwoRivers(Game):
    """Settle between the rivers: harvest, draw cards and build the city that is worth most after twelve rounds."""

    id = "two_rivers"
    min_seats, max_seats = 2, 4
    table = Rivers
    events = EVENTS
    public = ("food", "round")
    cards = CARDS

    def deal(self, seats, options, chance):
        t = Rivers(seats, options, [0] * len(DECK))
        t.faces = list(DECK)
        t.deck.extend(range(len(DECK)))
        t.locate()
        t.go_on_from(chance)
        shuffle(t, t.deck)
        t.round, t.source = 1, -1  # the first round; no card asks
        for seat in range(seats):
            draw(t, seat, 4)
        return t

    def step(self, t):
        """One turn: build, explore or farm, then harvest. The game ends after a round in which the deck ran out."""
        if t.round > ROUNDS or (t.turn == 0 and not t.deck):
            raise Ended
        you = t.turn
        codes = [BUILD.base + card for card in t.hand[you] if CARDS[t.faces[card]]["cost"] <= t.food[you]]
        codes += [EXPLORE.base] if t.deck and len(t.hand[you]) < HAND_LIMIT else []
        code = yield choose(t, you, TURN, [*codes, FARM.base], private=True)  # a hand is nobody else's business
        if code == EXPLORE.base:
            draw(t, you, 2)
        elif code == FARM.base:
            t.food[you] += 2
            tell(t, "farmed", you, food=2)
        else:
            yield from self.build(t, you, code - BUILD.base)
        t.food[you] += 1 + has(t, you, "field")
        t.turn = (you + 1) % t.seats
        t.round += t.turn == 0

    def build(self, t, you, card):
        face = t.faces[card]
        t.food[you] -= CARDS[face]["cost"]
        move(t, card, t.zone_numbers("city")[you], t.everybody)
        tell(t, "built", you, card)
        if face in EFFECTS:
            t.source = face  # the card that asks
            yield from EFFECTS[face](t, you)
            t.source = -1

    def result(self, t):
        lines = tuple(self.lines(t, seat) for seat in range(t.seats))
        scores = tuple(sum(points for _, points in own) for own in lines)
        winners = tuple(seat for seat in range(t.seats) if scores[seat] == max(scores))
        return Result(winners, scores, "most_points", tuple((*own, ("total", sum(p for _, p in own))) for own in lines))

    def lines(self, t, seat):
        city = [CARDS[t.faces[card]] for card in t.city[seat]]
        kinds = len({card["id"] for card in city})
        return (
            ("buildings", sum(card["points"] for card in city)),
            ("libraries", has(t, seat, "library") * kinds),
            ("stored_food", t.food[seat] // 4),
        )


GAME = TwoRivers()
