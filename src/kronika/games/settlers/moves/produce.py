"""What a production location gives, in the production phase and whenever it is built or copied."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..asks import draw_cards, take_choice
from ..data import DECK, JAPANESE, PRODUCTION, PRODUCTION_CHOICE, PRODUCTION_PER, SAMURAI, Per
from ..effects import PRODUCTIONS
from ..table import Settlers
from .goods import gain, gain_plain


def count(t: Settlers, you: int, per: Per) -> int:
    """How much is gained for each location of the colour, or each samurai."""
    if per.of == SAMURAI:
        number = sum(t.guard[card] for row in t.empire[you] for card in row if DECK[t.faces[card]] == JAPANESE)
    else:
        number = t.colours[you][per.of]
    return min(number, per.most)


def produce_plain(t: Settlers, you: int, card: int) -> None:
    """All that needs no decision."""
    face = t.faces[card]
    gain_plain(t, you, PRODUCTION[face])
    per = PRODUCTION_PER[face]
    if per is not None:
        number = count(t, you, per)
        if number:
            gain(t, you, per.good, number)


def produce(t: Settlers, you: int, card: int) -> Effect:
    """Everything that the location produces."""
    produce_plain(t, you, card)
    face = t.faces[card]
    if PRODUCTION[face].cards:
        yield from draw_cards(t, you, PRODUCTION[face].cards)
    yield from produce_chosen(t, you, card)


def produce_chosen(t: Settlers, you: int, card: int) -> Effect:
    """What needs a decision, drawing cards apart."""
    face = t.faces[card]
    if PRODUCTION_CHOICE[face]:
        yield from take_choice(t, you, PRODUCTION_CHOICE[face], "SET-BUILD-07")
    effect = PRODUCTIONS[face]
    if effect is not None:
        running = effect(t, you, card)
        if running is not None:
            yield from running
