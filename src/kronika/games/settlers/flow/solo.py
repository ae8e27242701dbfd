"""The solo game: the virtual player's attacks."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import Choice, Effect
from kronika.engine.events import tell

from ..asks import distinct
from ..data import ACTION_ROW, COMMON, COST, DEAL, DECK, FEATURE_ROW, JAPANESE, PRODUCTION_ROW, RAZED
from ..goods import CARD, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER
from ..keys import LOSE
from ..moves.cards import move
from ..moves.empire import collect
from ..table import LINE, Settlers

WAVES: Final = 2
ROWS: Final = (ACTION_ROW, FEATURE_ROW, PRODUCTION_ROW)  # who is hit first
DEALS: Final = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)  # which Japanese location is hit first


def reveal_attack(t: Settlers) -> None:
    """The top attack card goes to the front of the line."""
    card = t.attack_deck[-1]
    move(t, card, LINE, t.everybody)
    t.line.insert(0, t.line.pop())
    tell(t, "attack", -1, card)


def begin(t: Settlers) -> None:
    """What is left of the virtual player's locations goes to the collection; the first wave comes."""
    t.stage = 0
    for card in list(t.rival):
        collect(t, card)
    reveal_attack(t)


def attack(t: Settlers) -> bool:
    """Carry the waves out; whether all are over. If the player must choose what to lose, the game stops for it."""
    while t.stage < WAVES:
        partner, victims = find_victims(t)
        if len(victims) > 1:
            return False
        if victims:
            strike(t, partner, victims[0])
        next_wave(t)
    return True


def next_wave(t: Settlers) -> None:
    t.stage += 1
    if t.stage < WAVES:
        reveal_attack(t)


def lose(t: Settlers) -> Effect:
    """The player chooses among locations that are hit alike."""
    partner, victims = find_victims(t)
    card = yield Choice(t, 0, LOSE, victims)
    strike(t, partner, card)
    next_wave(t)


def strike(t: Settlers, partner: int, card: int) -> None:
    """The location is lost without goods or foundation; both attack cards go to the end, the newer one first."""
    tell(t, "struck", 0, card)
    collect(t, card)
    newest = t.line[0]
    for used in (newest, partner):
        t.line.remove(used)
        t.line.append(used)


def find_victims(t: Settlers) -> tuple[int, list[int]]:
    """The attack card that fixes the pair with the newest one, and the locations that are hit alike."""
    newest = DEAL[t.faces[t.line[0]]]
    others = t.line[1:]
    if t.faction[0] == JAPANESE and newest == VP:
        partner = next((card for card in others if DEAL[t.faces[card]] == VP), -1)
        faction = [c for c in empire(t) if DECK[t.faces[c]] == JAPANESE and RAZED[t.faces[c]] is not None]
        if partner >= 0 and faction:
            best = min(DEALS.index(DEAL[t.faces[c]]) for c in faction)
            return partner, worst_hit(t, [c for c in faction if DEALS.index(DEAL[t.faces[c]]) == best])
    for partner in others:
        pair = sorted((newest, DEAL[t.faces[partner]]))
        victims = [c for c in empire(t) if DECK[t.faces[c]] == COMMON and field(t, c) == pair]
        if victims:
            return partner, worst_hit(t, victims)
    return -1, []


def empire(t: Settlers) -> list[int]:
    return [card for row in t.empire[0] for card in row]


def field(t: Settlers, card: int) -> list[int]:
    goods = RAZED[t.faces[card]]
    return [] if goods is None else sorted(goods.kinds)


def worst_hit(t: Settlers, cards: list[int]) -> list[int]:
    """Actions before features before production; then the more expensive one; then the one with more stone
    (SET-SOLOATK-14 to -16)."""

    def rank(card: int) -> tuple[int, int, int]:
        wood, stone, food, _ = COST[t.faces[card]]
        row = next(place for place, row in enumerate(ROWS) if card in t.empire[0][row])
        return row, -(wood + stone + food), -stone

    first = min(rank(card) for card in cards)
    return distinct(t, [card for card in cards if rank(card) == first])
