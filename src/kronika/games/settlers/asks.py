"""The questions of Imperial Settlers that are more than one choice, and which cards are like others."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.engine.ask import choose
from kronika.engine.choice import ARG, Effect

from .goods import CARD, Goods
from .keys import COMMON_DECK, DRAW, FACTION_DECK, GAIN
from .moves.cards import can_draw_common, draw_common, draw_faction
from .moves.goods import gain, gain_plain
from .table import Settlers


def distinct(t: Settlers, cards: Iterable[int]) -> list[int]:
    """The cards without duplicates: of equal printings with the same pieces on and under them, only the first."""
    marked = set(map(t.under.__getitem__, (*t.routes, *t.tucked))) if t.routes or t.tucked else set()
    known = set()
    different = []
    for card in cards:
        like = (t.faces[card], t.used[card], t.lying[card], t.guard[card], t.home[card], t.where[card])
        if like not in known or card in marked:
            known.add(like)
            different.append(card)
    return different


def draw_cards(t: Settlers, you: int, number: int) -> Effect:
    """Draw cards one by one, each from the common deck or from the player's own."""
    for nth in range(1, number + 1):
        decks = []
        if can_draw_common(t):
            decks.append(COMMON_DECK)
        if t.faction_deck[you]:
            decks.append(FACTION_DECK)
        if not decks:
            return
        if (yield choose(t, you, DRAW, decks).counted(nth, number)) == COMMON_DECK:
            draw_common(t, you)
        else:
            draw_faction(t, you)


def take(t: Settlers, you: int, goods: Goods) -> Effect:
    """Gain all these goods."""
    gain_plain(t, you, goods)
    if goods.cards:
        yield from draw_cards(t, you, goods.cards)


def take_good(t: Settlers, you: int, good: int) -> Effect:
    """Gain one good, which may be a card."""
    if good == CARD:
        yield from draw_cards(t, you, 1)
    else:
        gain(t, you, good, 1)


def take_choice(t: Settlers, you: int, choice: tuple[tuple[int, int], ...], rule: str) -> Effect:
    """Gain one of these goods."""
    code = yield choose(t, you, GAIN, [good * ARG + number for good, number in choice], rule=rule)
    gain(t, you, code // ARG, code % ARG)
