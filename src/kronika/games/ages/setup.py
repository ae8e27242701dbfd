"""The table at the start of a game."""

from __future__ import annotations

from functools import cache

from kronika.engine.dice import Dice

from .data import (
    BACK,
    CIVIL_BACK,
    COPIES,
    DESPOTISM,
    FIRST_TURN_ACTIONS,
    IDS,
    INITIAL,
    MILITARY_BACK,
    ROW,
    SLOTS,
    START_BLUE,
    START_UNUSED,
    START_YELLOW,
    SYMBOLS,
    WORKERS_AT_START,
)
from .moves import find_workplaces, refresh
from .moves.ratings import change_symbols, change_workers, update_prices
from .table import ACTIONS, GONE, LATER, TECHNOLOGIES, Ages, place


def deal(seats: int, options: dict[str, str], chance: Dice) -> Ages:
    """Shuffle every deck; 13 civil cards of age A lie in the row, as many of its events as players and two more are
    the current events."""
    t = template(seats).copy()
    t.options = options
    start = len(INITIAL) * seats
    for cards in faces_by_back(seats).values():
        faces = list(cards)
        chance.shuffle(faces)
        t.faces[start : start + len(faces)] = faces
        start += len(faces)
    t.go_on_from(chance)
    return t


@cache
def faces_by_back(seats: int) -> dict[int, list[int]]:
    decks: dict[int, list[int]] = {back: [] for back in range(CIVIL_BACK, MILITARY_BACK + 4)}
    for face in range(len(IDS)):
        if BACK[face]:
            decks[BACK[face]] += [face] * COPIES[face][seats - 2]
    return decks


@cache
def template(seats: int) -> Ages:
    """Everything but the shuffle. The cards with one back have consecutive handles."""
    decks = faces_by_back(seats)
    backs = [0] * (len(INITIAL) * seats) + [back for back, faces in decks.items() for _ in faces]
    t = Ages(seats, {}, backs)
    t.faces = INITIAL * seats + [face for faces in decks.values() for face in faces]
    for card, back in enumerate(backs):
        if back == 0:
            zone = place(t, TECHNOLOGIES, card // len(INITIAL))
            t.seen[card] = t.everybody
        elif back == CIVIL_BACK:
            continue
        elif back == MILITARY_BACK:
            zone = GONE
        else:
            zone = LATER
        t.zones[zone].append(card)
    lay_out_age_a(t)
    t.locate()
    for seat in range(seats):
        seat_player(t, seat)
        find_workplaces(t, seat)
    t.round = 1
    t.phase = ACTIONS
    t.event = t.card = t.source = t.homer = -1
    return t


def lay_out_age_a(t: Ages) -> None:
    civil = [card for card, back in enumerate(t.backs) if back == CIVIL_BACK]
    t.row.extend(civil[:ROW])
    t.space[:] = civil[:ROW]
    for card in t.row:
        t.seen[card] = t.everybody
    t.civil_deck.extend(civil[ROW:])
    for _ in range(t.seats + 2):
        t.current.append(t.gone.pop())


def seat_player(t: Ages, seat: int) -> None:
    """The player board: initial technologies, workers and tokens."""
    t.yellow[seat], t.unused[seat], t.blue[seat] = START_YELLOW, START_UNUSED, START_BLUE
    t.tactic_face[seat] = -1
    for card in t.technologies[seat]:
        face = t.faces[card]
        if face == DESPOTISM:
            t.government[seat] = card
            change_symbols(t, seat, SYMBOLS[face])
        elif face < SLOTS:
            t.tech[seat][face] = card
            change_workers(t, seat, face, WORKERS_AT_START[face])
    t.civil[seat] = FIRST_TURN_ACTIONS[seat]
    t.military[seat] = 0
    update_prices(t, seat)
    refresh(t, seat)
