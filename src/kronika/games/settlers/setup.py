"""Set-up: the decks, who has which faction, and the starting hands."""

from __future__ import annotations

from functools import cache

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup

from .data import ATTACK, COMMON, DECKS, FACTIONS, PRINTED
from .moves.cards import draw_common, draw_faction
from .table import SHARED, Settlers


def deal(seats: int, options: dict[str, str], chance: Dice) -> Settlers:
    """Shuffle all decks and choose the first player; draw the factions that are drawn by lot."""
    t = template(seats).copy()
    t.options = options
    start = 0
    for deck in decks_of(seats):
        faces = PRINTED[deck].copy()
        chance.shuffle(faces)
        t.faces[start : start + len(faces)] = faces
        start += len(faces)
    t.first = chance.below(seats)
    deal_factions(t, chance)
    t.go_on_from(chance)
    return t


def decks_of(seats: int) -> list[int]:
    """The attack cards are for the solo game."""
    return [deck for deck in range(len(DECKS)) if deck != ATTACK or seats == 1]


def backs_of(seats: int) -> list[int]:
    """handle -> deck. The cards of one deck have consecutive handles."""
    return [deck for deck in decks_of(seats) for _ in PRINTED[deck]]


@cache
def template(seats: int) -> Settlers:
    """Everything but the shuffle."""
    t = Settlers(seats, {}, backs_of(seats))
    for card, deck in enumerate(t.backs):
        t.faces.append(0)
        (t.deck if deck == COMMON else t.attack_deck if deck == ATTACK else t.box).append(card)
    t.source = -1
    t.locate()
    return t


def deal_factions(t: Settlers, chance: Dice) -> None:
    """The factions that the options name, then those drawn by lot. The others are chosen by their players."""
    wanted = [t.options[f"faction_{seat + 1}"] for seat in range(t.seats)]
    named = [faction for faction in wanted if faction in FACTIONS]
    if len(named) != len(set(named)):
        raise BadSetup(f"Each player has a different faction; these are {', '.join(named)}.")
    lots = [FACTIONS.index(faction) + 1 for faction in FACTIONS if faction not in named]
    chance.shuffle(lots)
    for seat, faction in enumerate(wanted):
        if faction in FACTIONS:
            t.faction[seat] = FACTIONS.index(faction) + 1
        elif faction == "random":
            t.faction[seat] = lots.pop()


def hand_out(t: Settlers) -> None:
    """Everybody takes the own deck and the starting hand, in the order of play; the other factions leave the game."""
    for seat in range(t.seats):
        deck = [card for card in t.box if t.backs[card] == t.faction[seat]]
        t.faction_deck[seat].extend(deck)
        for card in deck:
            t.where[card] = SHARED + seat
    t.box[:] = [card for card in t.box if t.backs[card] not in t.faction]
    for card in t.box:
        t.seen[card] = t.everybody  # out of the game: nobody need wonder what is where
    for i in range(t.seats):
        seat = (t.first + i) % t.seats
        for _ in range(2):
            draw_faction(t, seat)
        for _ in range(2):
            draw_common(t, seat)
