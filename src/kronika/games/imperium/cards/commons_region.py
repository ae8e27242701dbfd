"""The common regions of both boxes. Those that only gain, draw, exile and take a garrison are data alone."""

from __future__ import annotations

from kronika.engine.ask import NONE, YES, confirm
from kronika.engine.choice import Asking, Effect

from ..asks import from_hand
from ..data import ANY
from ..effects import cost, exhaust, play, protection, solstice
from ..keys import LOOK, SWAP
from ..moves import (
    abandon,
    acquire,
    can_pay,
    discard_from_hand,
    draw,
    exile_card,
    gain,
    history_from_discard,
    history_from_hand,
    look,
    nation_top,
    pay,
    recall,
    swap_with_nation_top,
    to_history,
    top_deck_from_discard,
)
from ..table import Imperium
from .common import settle


@play("reg_floodplain", "reg_river", "reg_lakes", "reg_archipelago")
def waterside(t: Imperium, you: int, card: int) -> Effect:
    yield from history_from_discard(t, you, optional=True)
    yield from settle(t, you, card)


@play("reg_woodland", "reg_moor")
def wild_growth(t: Imperium, you: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, you, optional=True)
    yield from settle(t, you, card)


@protection("reg_wilderness", "reg_cape")
def retreat(t: Imperium, you: int, card: int, attacker: int) -> Asking:
    yield from recall(t, you, card)
    return 1


@exhaust("reg_sacred_pass", needs=lambda t, you, card: nation_top(t, you) != NONE)
def sacred_pass(t: Imperium, you: int, card: int) -> Effect:
    """The card in the accession slot can't be brought out: with nothing above it there is nothing to look at."""
    if (yield confirm(t, you, LOOK)) != YES:
        return
    look(t, you, [nation_top(t, you)])
    mine = yield from from_hand(t, you, SWAP, optional=True)
    if mine != NONE:
        yield from abandon(t, you, card)
        swap_with_nation_top(t, you, mine)


@play("reg_fortunate_isle")
def fortunate_isle(t: Imperium, you: int, card: int) -> Effect:
    yield from acquire(t, you, ANY)
    yield from exile_card(t, you, card)


@solstice("reg_highlands")
def highlands(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, population=2)
    yield from discard_from_hand(t, you)


@play("reg_sacred_grove")
def sacred_grove(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, progress=1)
    yield from history_from_hand(t, you, optional=True)
    yield from to_history(t, you, card)


@solstice("reg_lowlands")
def lowlands(t: Imperium, you: int, card: int) -> Effect:
    gain(t, you, materials=3)
    yield from discard_from_hand(t, you)


@protection("reg_fortified_region", exhaust=True, needs=lambda t, you, card: can_pay(t, you, cost(population=1)))
def fortified_region(t: Imperium, you: int, card: int, attacker: int) -> Asking:
    yield from pay(t, you, cost(population=1))
    return 1


@solstice("reg_grassland")
def grassland(t: Imperium, you: int, card: int) -> Effect:
    yield from draw(t, you)
    yield from discard_from_hand(t, you)
