"""Age 6, Enlightenment."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, confirm, pick
from kronika.engine.choice import Effect

from ..asks import may_splay, meld_in_order, next_to_leave, return_in_order, return_up_to
from ..data import BLUE, FACTORY, GREEN, PURPLE, RED, RIGHT, YELLOW
from ..effects import demand, share
from ..keys import DRAW_AND_TUCK, MELD_ALL, REVEAL, SCORE_CARD, TRANSFER
from ..moves import (
    HAND,
    SCORE,
    colour_of,
    draw,
    draw_and_meld,
    draw_and_score,
    draw_and_tuck,
    has,
    highest,
    highest_value,
    icons,
    lowest,
    others,
    reveal,
    score,
    show_hand,
    tops,
    transfer,
)
from ..table import Innovation


@share("atomic_theory")
def atomic_theory_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, BLUE)


@share("atomic_theory")
def atomic_theory_meld(t: Innovation, you: int) -> None:
    draw_and_meld(t, you, 7)


@share("canning")
def canning_score(t: Innovation, you: int) -> Effect:
    """The top cards are taken once, after the tuck: what the scoring uncovers stays."""
    answer = yield confirm(t, you, DRAW_AND_TUCK)
    if answer != DONE:
        draw_and_tuck(t, you, 6)
        left = [c for c in tops(t, you) if not has(t, c, FACTORY)]
        while left:
            card = yield from next_to_leave(t, you, SCORE_CARD, left)
            score(t, you, card)


@share("canning")
def canning_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, YELLOW)


@share("classification")
def classification(t: Innovation, you: int) -> Effect:
    """The others show what they keep, as a proof that no card of the colour is left."""
    card = yield from pick(t, you, REVEAL, t.hand[you])
    if card == NONE:
        return
    reveal(t, you, card)
    colour = colour_of(t, card)
    for seat in others(t, you):
        for taken in [c for c in t.hand[seat] if colour_of(t, c) == colour]:
            transfer(t, taken, HAND, you)
        show_hand(t, seat)
    yield from meld_in_order(t, you, [c for c in t.hand[you] if colour_of(t, c) == colour])


@share("democracy")
def democracy(t: Innovation, you: int) -> Effect:
    """Each player must beat everybody before, so at least one card has to be returned."""
    returned = yield from return_up_to(t, you, len(t.hand[you]))
    t.democracy[you] += len(returned)
    if all(t.democracy[you] > t.democracy[seat] for seat in others(t, you)):
        draw_and_score(t, you, 8)


@demand("emancipation")
def emancipation_demand(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, TRANSFER, t.hand[you])
    if card != NONE:
        transfer(t, card, SCORE, me)
        draw(t, you, 6)


@share("emancipation")
def emancipation_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, RED, PURPLE)


@share("encyclopedia")
def encyclopedia(t: Innovation, you: int) -> Effect:
    if t.score[you]:
        answer = yield confirm(t, you, MELD_ALL)
        if answer != DONE:
            yield from meld_in_order(t, you, highest(t.score[you]))


@share("industrialization")
def industrialization_tuck(t: Innovation, you: int) -> None:
    for _ in range(icons(t, you, FACTORY) // 2):
        draw_and_tuck(t, you, 6)


@share("industrialization")
def industrialization_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, RED, PURPLE)


@share("machine_tools")
def machine_tools(t: Innovation, you: int) -> None:
    draw_and_score(t, you, highest_value(t.score[you]))


@share("metric_system")
def metric_system_any(t: Innovation, you: int) -> Effect:
    if t.splay[you][GREEN] == RIGHT:
        yield from may_splay(t, you, RIGHT, *range(5))


@share("metric_system")
def metric_system_green(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, RIGHT, GREEN)


@demand("vaccination")
def vaccination_demand(t: Innovation, you: int, me: int) -> Effect:
    cards = lowest(t.score[you])
    if cards:
        yield from return_in_order(t, you, cards)
        t.demand_met = 1
        draw_and_meld(t, you, 6)


@share("vaccination")
def vaccination_share(t: Innovation, you: int) -> None:
    if t.demand_met:
        draw_and_meld(t, you, 7)
