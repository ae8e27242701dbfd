"""Set-up: civilizations, provinces, marker, decks, and the two cards that everybody lays first."""

from __future__ import annotations

from functools import cache

from kronika.engine.ask import choose
from kronika.engine.choice import Effect
from kronika.engine.dice import Dice
from kronika.engine.events import tell
from kronika.engine.hidden import shuffle

from .data import (
    BOARD_COINS,
    BOARD_ROWS,
    CIVILIZATION,
    CIVILIZATIONS,
    COINS,
    DECKS,
    FIRST_PROVINCE,
    HAND_SIZE,
    IDS,
    NUMBER,
    PROVINCE_BACK,
    PROVINCES,
    STARTING_COINS,
)
from .keys import CIVILIZATION as CIVILIZATION_KEY
from .keys import LAY, TOP
from .moves.cards import add, draw, lay, put_back, put_under
from .moves.coins import gain
from .table import BOX, DECK, OPENING, ROW, Cultures
from .table import CIVILIZATION as CIVILIZATION_PHASE

SEAT_OPTIONS = ("civilization_1", "civilization_2")


def deal(options: dict[str, str], lots: Dice) -> Cultures:
    """A table with provinces and shuffled decks; while a player still has to choose, all decks lie in the box."""
    civs = draw_civilizations(options, lots)
    t = Cultures(2, options, backs_of(tuple(civs)))
    t.faces = faces_of(tuple(civs)).copy()
    t.civ[:] = civs
    t.supply = COINS
    t.game_number = 1
    t.marker = lots.below(2) if options["marker"] == "random" else int(options["marker"]) - 1
    t.starter = t.active = t.marker
    lay_out_provinces(t, lots)
    shuffle_decks(t, lots)
    t.go_on_from(lots)
    t.locate()
    t.phase = CIVILIZATION_PHASE
    if -1 in civs:
        t.active = next(seat for seat in (t.marker, 1 - t.marker) if civs[seat] < 0)
    else:
        open_game(t)
    return t


def draw_civilizations(options: dict[str, str], lots: Dice) -> list[int]:
    """The civilizations named in the options and those drawn by lot; -1 for one that a player will choose."""
    wanted = [options[name] for name in SEAT_OPTIONS]
    civs = [CIVILIZATIONS.index(word) if word in CIVILIZATIONS else -1 for word in wanted]
    for seat in range(2):
        if wanted[seat] == "random":
            free = [civ for civ in range(len(CIVILIZATIONS)) if civ not in civs]
            civs[seat] = free[lots.below(len(free))]
    return civs


@cache
def faces_of(civs: tuple[int, ...]) -> list[int]:
    """The cards of a match: those of two civilizations, or of all while somebody chooses; and the provinces."""
    wanted = range(len(CIVILIZATIONS)) if -1 in civs else civs
    return [face for civ in wanted for face in DECKS[civ]] + list(range(FIRST_PROVINCE, len(IDS)))


@cache
def backs_of(civs: tuple[int, ...]) -> list[int]:
    return [CIVILIZATION[face] if face < FIRST_PROVINCE else PROVINCE_BACK for face in faces_of(civs)]


def lay_out_provinces(t: Cultures, lots: Dice) -> None:
    """Seven at random, in ascending order; the others stay in the box, and nobody knows which they are."""
    provinces = [card for card, back in enumerate(t.backs) if back == PROVINCE_BACK]
    faces = [t.faces[card] for card in provinces]
    lots.shuffle(faces)
    faces[:PROVINCES] = sorted(faces[:PROVINCES], key=NUMBER.__getitem__)
    for card, face in zip(provinces, faces, strict=True):
        t.faces[card] = face
    t.row.extend(provinces[:PROVINCES])
    t.box.extend(provinces[PROVINCES:])
    for card in t.row:
        t.seen[card] = t.everybody


def shuffle_decks(t: Cultures, lots: Dice) -> None:
    """The cards of a civilization have handles in a row: they go into the box in this order, with shuffled faces."""
    for cards in t.alike:
        if t.backs[cards[0]] != PROVINCE_BACK:
            faces = [t.faces[card] for card in cards]
            lots.shuffle(faces)
            t.faces[cards[0] : cards[-1] + 1] = faces
            t.box.extend(cards)


# --- choosing a civilization


def choose_civilization(t: Cultures) -> Effect:
    you = t.active
    free = [civ for civ in range(len(CIVILIZATIONS)) if civ not in t.civ]
    t.civ[you] = yield choose(t, you, CIVILIZATION_KEY, free)


# --- the opening


def open_game(t: Cultures) -> None:
    """Boards, decks and the first four cards; then everybody picks."""
    for seat in range(2):
        take_deck(t, seat)
        tell(t, "civilization", seat, civilization=CIVILIZATIONS[t.civ[seat]])
        add(t, seat, BOARD_ROWS[t.civ[seat]][0])
        draw(t, seat, HAND_SIZE)
    t.phase = OPENING
    t.active = t.marker


def take_deck(t: Cultures, you: int) -> None:
    """The cards of one's civilization, shuffled before, from the box."""
    deck = [card for card in t.box if t.backs[card] == t.civ[you]]
    t.box[:] = [card for card in t.box if t.backs[card] != t.civ[you]]
    t.deck[you].extend(deck)
    for card in deck:
        t.where[card] = DECK + you


def pick_opening(t: Cultures) -> Effect:
    """One player's hidden picks: two cards to lay, in this order, and which of the others goes on top of the deck."""
    you = t.active
    left = list(t.hand[you])
    picks = []
    for key, nth, most in ((LAY, 1, 2), (LAY, 2, 2), (TOP, 0, 0)):
        card = yield choose(t, you, key, left).counted(nth, most)
        left.remove(card)
        picks.append(card)
    t.opening[you][:] = picks


def lay_opening(t: Cultures, you: int) -> None:
    first, second, top = t.opening[you]
    for card in (first, second):
        lay(t, you, card)
    if BOARD_COINS[t.civ[you]]:
        gain(t, you, BOARD_COINS[t.civ[you]], "board")
    gain(t, you, STARTING_COINS, "start")
    put_under(t, you, next(card for card in t.hand[you] if card != top))
    put_back(t, you, top)


# --- the second game of a match


def start_second_game(t: Cultures) -> None:
    """The players swap civilizations; the provinces are the same, and who didn't start the first game holds the
    marker."""
    t.game_number = 2
    t.civ.reverse()
    t.marker = 1 - t.starter
    t.round = 0
    t.supply = COINS
    for seat in range(2):
        t.sides[seat][:] = [0] * len(t.sides[seat])
        t.coins[seat] = t.bank[seat] = t.golden[seat] = t.led[seat] = t.turned[seat] = 0
        t.opening[seat][:] = [-1] * len(t.opening[seat])
    drawn = [card for zone in (*t.provinces, t.gone, t.row) for card in zone]
    for zone in (*t.provinces, t.gone, t.row):
        zone.clear()
    t.row.extend(sorted(drawn, key=lambda card: NUMBER[t.faces[card]]))
    for card in t.row:
        t.where[card] = ROW
    tell(t, "second-game")
    gather_cards(t)
    open_game(t)


def gather_cards(t: Cultures) -> None:
    """All civilization cards go back into the box, shuffled; nobody can follow one through that."""
    for zone in t.zones[BOX:]:
        zone[:] = [card for card in zone if t.backs[card] == PROVINCE_BACK]
    for cards in t.alike:
        if t.backs[cards[0]] in t.civ:
            for card in cards:
                t.seen[card] = 0
            shuffle(t, cards.copy())
        if t.backs[cards[0]] != PROVINCE_BACK:
            t.box.extend(cards)
            for card in cards:
                t.where[card] = BOX
