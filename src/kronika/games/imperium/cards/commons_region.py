"""The common regions of both boxes. Those that only gain, draw, exile and take a garrison are data alone."""

from __future__ import annotations

from kronika.engine.choice import Asking, Effect

from ..asks import NONE, YES, confirm, from_hand
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
from ..plain import settle
from ..table import Imperium


@play("reg_floodplain", "reg_river", "reg_lakes", "reg_archipelago")
def waterside(t: Imperium, me: int, card: int) -> Effect:
    yield from history_from_discard(t, me, optional=True)
    yield from settle(t, me, card)


@play("reg_woodland", "reg_moor")
def wild_growth(t: Imperium, me: int, card: int) -> Effect:
    yield from top_deck_from_discard(t, me, optional=True)
    yield from settle(t, me, card)


@protection("reg_wilderness", "reg_cape")
def retreat(t: Imperium, me: int, card: int, attacker: int) -> Asking:
    yield from recall(t, me, card)
    return 1


@exhaust("reg_sacred_pass", needs=lambda t, me, card: nation_top(t, me) != NONE)
def sacred_pass(t: Imperium, me: int, card: int) -> Effect:
    """The card in the accession slot can't be brought out: with nothing above it there is nothing to look at."""
    if (yield confirm(t, me, LOOK)) != YES:
        return
    look(t, me, [nation_top(t, me)])
    mine = yield from from_hand(t, me, SWAP, optional=True)
    if mine != NONE:
        yield from abandon(t, me, card)
        swap_with_nation_top(t, me, mine)


@play("reg_fortunate_isle")
def fortunate_isle(t: Imperium, me: int, card: int) -> Effect:
    yield from acquire(t, me, ANY)
    yield from exile_card(t, me, card)


@solstice("reg_highlands")
def highlands(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, population=2)
    yield from discard_from_hand(t, me)


@play("reg_sacred_grove")
def sacred_grove(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, progress=1)
    yield from history_from_hand(t, me, optional=True)
    yield from to_history(t, me, card)


@solstice("reg_lowlands")
def lowlands(t: Imperium, me: int, card: int) -> Effect:
    gain(t, me, materials=3)
    yield from discard_from_hand(t, me)


@protection("reg_fortified_region", exhaust=True, needs=lambda t, me, card: can_pay(t, me, cost(population=1)))
def fortified_region(t: Imperium, me: int, card: int, attacker: int) -> Asking:
    yield from pay(t, me, cost(population=1))
    return 1


@solstice("reg_grassland")
def grassland(t: Imperium, me: int, card: int) -> Effect:
    yield from draw(t, me)
    yield from discard_from_hand(t, me)
