"""The verbs of Innovation. Card effects call these and never edit zones themselves.

Every verb that changes the table says so in `changed` (the sharing bonus) and checks the special achievements.
"""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import Ended
from kronika.engine.events import tell
from kronika.engine.hidden import show, slip

from .data import (
    CLOCK,
    COLOUR,
    COLOURS,
    DIRECTIONS,
    EMPIRE,
    MONUMENT,
    SHOWN,
    SPECIALS,
    UNIVERSE,
    UNSPLAYED,
    VALUE,
    WONDER,
    WORLD,
)
from .table import BOARD, Innovation

HAND: Final = 0
SCORE: Final = 1
TABLE_PLACES: Final = ("hand", "score")
LAST_AGE: Final = 10
CLOCKS_OF_WORLD: Final = 12
NEEDED: Final = {2: 6, 3: 5, 4: 4}  # achievements to win, by the number of players
REASONS: Final = ("achievements", "points", "effect", "resigned")
BY_ACHIEVEMENTS, BY_POINTS, BY_EFFECT, BY_RESIGNATION = range(4)

# Added to an icon count, it carries into bit 7 of every kind that shows three or more.
THREE_OF_EACH: Final = sum(125 << shift for shift in range(0, 48, 8))
CARRIES: Final = sum(128 << shift for shift in range(0, 48, 8))


class ActionOver(Exception):
    """Fission has removed the cards: the rest of the action is dropped."""


# --- the primitive


def move(t: Innovation, card: int, to: int, seers: int, followed: bool = False) -> None:
    """Put a card on top of (at the end of) a zone; the seats of the mask see its face on the way. `followed`: everybody
    can tell which card of its zone it is, as with one just drawn or revealed."""
    at = t.where[card]
    if t.tracking:
        if not followed and at >= t.hands and seers != t.everybody:
            slip(t, card, t.everybody & ~seers)
        show(t, card, seers)
    zones = t.zones
    zones[at].remove(card)
    zones[to].append(card)
    t.where[card] = to
    t.changed = 1
    if BOARD <= at < t.hands:
        refresh(t, (at - BOARD) // 5, (at - BOARD) % 5)
    elif t.scores <= at < t.claims:
        t.points[at - t.scores] -= VALUE[card]
    if BOARD <= to < t.hands:
        refresh(t, (to - BOARD) // 5, (to - BOARD) % 5)
    elif t.scores <= to < t.claims:
        t.points[to - t.scores] += VALUE[card]


def seers_of(t: Innovation, card: int) -> int:
    """Who sees the card where it lies: the owner of a hand or score pile, everybody on a board."""
    at = t.where[card]
    if at < t.hands:
        return t.everybody if at >= BOARD else 0
    return 1 << (at - t.hands) % t.seats if at < t.claims else 0


def owner_of(t: Innovation, card: int) -> int:
    """The seat in whose hand, score pile or board the card lies; -1 for nobody."""
    at = t.where[card]
    if at < BOARD or at >= t.claims:
        return -1
    return (at - BOARD) // 5 if at < t.hands else (at - t.hands) % t.seats


def refresh(t: Innovation, seat: int, colour: int) -> None:
    """Count the icons of a pile again; a pile of one card or none is not splayed."""
    pile = t.board[seat][colour]
    if len(pile) < 2:
        t.splay[seat][colour] = UNSPLAYED
    shown = icons_shown(t, pile, t.splay[seat][colour])
    counts = t.pile_icons[seat]
    t.icons[seat] += shown - counts[colour]
    counts[colour] = shown


def icons_shown(t: Innovation, pile: list[int], direction: int) -> int:
    """The icons of the top card, and what the splay shows of the cards below."""
    if not pile:
        return 0
    faces = t.faces
    shown = SHOWN[UNSPLAYED][faces[pile[-1]]]
    if direction:
        covered = SHOWN[direction]
        for card in pile:
            shown += covered[faces[card]]
        shown -= covered[faces[pile[-1]]]
    return shown


# --- draw


def draw(t: Innovation, you: int, age: int) -> int:
    """From the pile of that value or the next higher one that has cards; above 10 the game ends."""
    supply = t.supply
    if age < 1:
        age = 1
    while age <= LAST_AGE and not supply[age]:
        age += 1
    if age > LAST_AGE:
        end_by_points(t)
    card = supply[age].pop()
    to = t.hands + you
    t.zones[to].append(card)
    t.where[card] = to
    t.changed = 1
    if t.tracking:
        t.shown += 1  # a card has left the supply: nobody can take that back
        t.seen[card] |= 1 << you
        tell(t, "drew", you, card)
    return card


def draw_action(t: Innovation, you: int) -> int:
    return draw(t, you, highest_top(t, you))


def draw_and_meld(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    meld(t, you, card)
    return card


def draw_and_tuck(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    tuck(t, you, card)
    return card


def draw_and_score(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    score(t, you, card, followed=True)
    return card


def draw_and_reveal(t: Innovation, you: int, age: int) -> int:
    card = draw(t, you, age)
    reveal(t, you, card)
    return card


# --- show


def reveal(t: Innovation, you: int, card: int) -> None:
    """Everybody sees the card; it stays where it is, and that is no change in the game."""
    if t.tracking:
        show(t, card, t.everybody)
        tell(t, "revealed", you, card)


def name_aloud(t: Innovation, you: int, word: str) -> None:
    """What a player names (a colour, a value), everybody hears."""
    tell(t, "named", you, word=word)


def show_hand(t: Innovation, you: int) -> None:
    """The proof of a player who can't fulfil a demand for an icon or colour."""
    if t.tracking:
        for card in t.hand[you]:
            show(t, card, t.everybody)
        tell(t, "showed-hand", you)
        for card in t.hand[you]:
            tell(t, "revealed", you, card)


# --- meld, tuck, score, return, transfer, remove


def meld(t: Innovation, you: int, card: int) -> None:
    """On top of the pile of its colour, from wherever the card lies."""
    move(t, card, BOARD + you * 5 + COLOUR[t.faces[card]], t.everybody)
    tell(t, "melded", you, card)
    check_board(t, you)


def tuck(t: Innovation, you: int, card: int) -> None:
    """To the bottom of the pile of its colour."""
    colour = COLOUR[t.faces[card]]
    move(t, card, BOARD + you * 5 + colour, t.everybody)
    pile = t.board[you][colour]
    pile.insert(0, pile.pop())
    refresh(t, you, colour)
    tell(t, "tucked", you, card)
    t.tucked[you] += 1
    if t.tucked[you] == 6:
        claim(t, you, MONUMENT)
    check_board(t, you)


def score(t: Innovation, you: int, card: int, followed: bool = False) -> None:
    """Into one's own score pile; this counts for Monument, a transfer doesn't."""
    move(t, card, t.scores + you, seers_of(t, card) | 1 << you, followed)
    tell(t, "scored", you, card)
    t.scored[you] += 1
    if t.scored[you] == 6:
        claim(t, you, MONUMENT)
    check_board(t, you)


def return_card(t: Innovation, card: int) -> None:
    """To the bottom of the supply pile of its age."""
    owner = owner_of(t, card)
    age = VALUE[card]
    move(t, card, age, seers_of(t, card))
    pile = t.supply[age]
    pile.insert(0, pile.pop())
    tell(t, "returned", owner, card)
    check_board(t, owner)


def transfer(t: Innovation, card: int, place: int, to: int) -> None:
    """Into a player's HAND or SCORE pile. This is no draw and no scoring."""
    owner = owner_of(t, card)
    move(t, card, t.hands + place * t.seats + to, seers_of(t, card) | 1 << to)
    tell(t, "transferred", owner, card, to=to, place=TABLE_PLACES[place])
    check_board(t, owner)


def transfer_to_board(t: Innovation, card: int, to: int) -> None:
    """On top of a player's pile of its colour. This is no meld."""
    owner = owner_of(t, card)
    move(t, card, BOARD + to * 5 + COLOUR[t.faces[card]], t.everybody)
    tell(t, "transferred", owner, card, to=to, place="board")
    check_boards(t)


def exchange(t: Innovation, mine: list[int], mine_go: int, theirs: list[int], theirs_go: int) -> None:
    """Swap two groups of cards that were fixed before anything moves. The zones are given by number."""
    for cards, to in ((list(mine), mine_go), (list(theirs), theirs_go)):
        for card in cards:
            owner = owner_of(t, card)
            there = (to - t.hands) % t.seats
            move(t, card, to, seers_of(t, card) | 1 << there)
            tell(t, "exchanged", owner, card, to=there, place=TABLE_PLACES[(to - t.hands) // t.seats])


def hand_zone(t: Innovation, seat: int) -> int:
    return t.hands + seat


def score_zone(t: Innovation, seat: int) -> int:
    return t.scores + seat


def remove(t: Innovation, card: int) -> None:
    """Out of the game for good."""
    owner = owner_of(t, card)
    move(t, card, len(t.zones) - 1, seers_of(t, card))
    tell(t, "removed", owner, card)


def rearrange(t: Innovation, you: int, colour: int, order: list[int]) -> None:
    """Put the pile of that colour into this order, bottom card first; the splay stays."""
    pile = t.board[you][colour]
    if pile == order:
        return
    pile[:] = order
    t.changed = 1
    refresh(t, you, colour)
    tell(t, "rearranged", you, order[-1], colour=COLOURS[colour])
    check_board(t, you)


def splay(t: Innovation, you: int, colour: int, direction: int) -> bool:
    """Whether the splay changed anything: not on fewer than two cards, not in the direction it has."""
    if len(t.board[you][colour]) < 2 or t.splay[you][colour] == direction:
        return False
    t.splay[you][colour] = direction
    t.changed = 1
    refresh(t, you, colour)
    tell(t, "splayed", you, colour=COLOURS[colour], direction=DIRECTIONS[direction])
    check_board(t, you)
    return True


# --- achievements and the end


def achieve(t: Innovation, you: int, age: int) -> None:
    card = next(c for c in t.unclaimed if VALUE[c] == age)
    move(t, card, t.claims + you, 0)
    tell(t, "achieved", you, age=age)
    check_achievements(t, you)


def claim(t: Innovation, you: int, special: int) -> None:
    """Take a special achievement, unless somebody has it."""
    if t.specials[special] >= 0:
        return
    t.specials[special] = you
    t.changed = 1
    tell(t, "claimed", you, achievement=SPECIALS[special])
    check_achievements(t, you)


def achievement_count(t: Innovation, seat: int) -> int:
    return len(t.achievements[seat]) + t.specials.count(seat)


def check_achievements(t: Innovation, you: int) -> None:
    if achievement_count(t, you) >= NEEDED[t.seats]:
        finish(t, 1 << you, BY_ACHIEVEMENTS)


def check_board(t: Innovation, seat: int) -> None:
    """Claim what this seat's board has earned (Monument is counted where cards are tucked and scored)."""
    icons = t.icons[seat]
    specials = t.specials
    if specials[EMPIRE] < 0 and (icons + THREE_OF_EACH) & CARRIES == CARRIES:
        claim(t, seat, EMPIRE)
    if specials[WORLD] < 0 and icons >> CLOCK >= CLOCKS_OF_WORLD:
        claim(t, seat, WORLD)
    if specials[WONDER] < 0 and min(t.splay[seat]) >= 2:
        claim(t, seat, WONDER)
    if specials[UNIVERSE] < 0 and has_universe(t.board[seat]):
        claim(t, seat, UNIVERSE)


def check_boards(t: Innovation) -> None:
    """After a move that changed two boards: the active player is served first, then clockwise."""
    for i in range(t.seats):
        check_board(t, (t.active + i) % t.seats)


def would_claim(t: Innovation, seat: int, piles: list[list[int]]) -> bool:
    """Whether this seat would claim a special achievement if these piles were what is left of its board. (Wonder can't
    be gained by losing cards.)"""
    icons = 0
    for pile, direction in zip(piles, t.splay[seat], strict=True):
        icons += icons_shown(t, pile, direction if len(pile) > 1 else UNSPLAYED)
    specials = t.specials
    return (
        (specials[EMPIRE] < 0 and (icons + THREE_OF_EACH) & CARRIES == CARRIES)
        or (specials[WORLD] < 0 and icons >> CLOCK >= CLOCKS_OF_WORLD)
        or (specials[UNIVERSE] < 0 and has_universe(piles))
    )


def has_universe(piles: list[list[int]]) -> bool:
    for pile in piles:  # noqa: SIM110 - a loop is faster than all() here, in the hottest check
        if not pile or VALUE[pile[-1]] < 8:
            return False
    return True


def finish(t: Innovation, winners: int, reason: int) -> None:
    """End the game at once, wherever it is."""
    t.winners = winners
    t.reason = reason
    tell(t, "ended", reason=REASONS[reason])
    raise Ended


def end_by_points(t: Innovation) -> None:
    """Most points; among those most achievements; who is still tied shares the victory."""
    best = max((t.points[seat], achievement_count(t, seat)) for seat in range(t.seats))
    tied = [seat for seat in range(t.seats) if (t.points[seat], achievement_count(t, seat)) == best]
    finish(t, sum(1 << seat for seat in tied), BY_POINTS)


def win(t: Innovation, seat: int) -> None:
    """A card names the winner."""
    finish(t, 1 << seat, BY_EFFECT)


# --- what the cards ask about the table


def value(card: int) -> int:
    return VALUE[card]


def colour_of(t: Innovation, card: int) -> int:
    return COLOUR[t.faces[card]]


def has(t: Innovation, card: int, icon: int) -> bool:
    return SHOWN[UNSPLAYED][t.faces[card]] >> icon & 255 > 0


def icons(t: Innovation, seat: int, icon: int) -> int:
    """How many of that icon the board shows."""
    return t.icons[seat] >> icon & 255


def top(t: Innovation, seat: int, colour: int) -> int:
    """The top card of that colour, -1 if there is none."""
    pile = t.board[seat][colour]
    return pile[-1] if pile else -1


def tops(t: Innovation, seat: int) -> list[int]:
    return [pile[-1] for pile in t.board[seat] if pile]


def highest_top(t: Innovation, seat: int) -> int:
    """The highest value among the top cards, 0 without any."""
    best = 0
    for pile in t.board[seat]:
        if pile and VALUE[pile[-1]] > best:
            best = VALUE[pile[-1]]
    return best


def highest_value(cards: list[int]) -> int:
    """0 without any."""
    return max((VALUE[card] for card in cards), default=0)


def highest(cards: list[int]) -> list[int]:
    """Every card tied for the highest value."""
    best = highest_value(cards)
    return [card for card in cards if VALUE[card] == best]


def lowest(cards: list[int]) -> list[int]:
    """Every card tied for the lowest value."""
    least = min((VALUE[card] for card in cards), default=0)
    return [card for card in cards if VALUE[card] == least]


def different_values(cards: list[int]) -> int:
    return len({VALUE[card] for card in cards})


def others(t: Innovation, you: int) -> list[int]:
    """The other seats, clockwise from the left."""
    return [(you + i) % t.seats for i in range(1, t.seats)]
