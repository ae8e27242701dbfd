"""The production phase. What needs a decision waits in the table's queue, and each decision is a step."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import choose
from kronika.engine.choice import ARG, Effect
from kronika.engine.events import tell

from ..asks import draw_cards
from ..data import BOARD, DEAL, FEATURE_ROW, PRODUCTION, PRODUCTION_CHOICE, PRODUCTION_ROW
from ..effects import LOOKS, ON_DEAL_GOODS, PRODUCTIONS
from ..goods import CARD, DEFENCE, VP
from ..keys import PRODUCE
from ..moves.cards import routes_of
from ..moves.goods import gain
from ..moves.produce import produce_chosen, produce_plain
from ..table import Settlers

# What may wait in the queue, each with the location it comes from.
DRAW, DRAW_FOR_DEAL, DECIDE, DEAL_GOODS = 1 * ARG, 2 * ARG, 3 * ARG, 4 * ARG
END: Final = 0


def push(t: Settlers, item: int) -> None:
    t.queue[t.queue.index(END)] = item


def begin(t: Settlers, you: int) -> None:
    """Board, deals, locations; what needs a decision is put into the queue."""
    t.active = you
    tell(t, "produces", you)
    for good, number in BOARD[t.faction[you]].plain:
        if good != DEFENCE or t.seats > 1:
            gain(t, you, good, number)
    collect_deals(t, you)
    for card in t.empire[you][PRODUCTION_ROW]:
        produce_plain(t, you, card)
        face = t.faces[card]
        for _ in range(PRODUCTION[face].cards):
            push(t, DRAW + card)
        if PRODUCTION_CHOICE[face] or PRODUCTIONS[face] is not None:
            push(t, DECIDE + card)
    name_source(t)


def collect_deals(t: Settlers, you: int) -> None:
    """Each deal gives its good; the cards among them are drawn after what may be exchanged."""
    given = t.given
    for good in range(len(given)):
        given[good] = 0
    for card in (*t.deals[you], *routes_of(t, you)):
        good = DEAL[t.faces[card]]
        given[good] += 1
        if good != CARD:
            gain(t, you, good, 1)
    if any(number for good, number in enumerate(given) if good != VP):  # a point for a point isn't an exchange
        for card in t.empire[you][FEATURE_ROW]:
            if ON_DEAL_GOODS[t.faces[card]] is not None:
                push(t, DEAL_GOODS + card)
    if given[CARD]:
        deals = (*t.deals[you], *routes_of(t, you))
        push(t, DRAW_FOR_DEAL + next(card for card in deals if DEAL[t.faces[card]] == CARD))


def orders(t: Settlers) -> list[int]:
    """The things to decide among which the order matters: some draw cards, and one looks at several."""
    things: dict[tuple[int, int], int] = {}
    looking = False
    for item in t.queue:
        if item == END:
            break
        face = t.faces[item % ARG]
        things.setdefault((item // ARG, face), item)
        looking |= LOOKS[face] and item >= DECIDE
    return list(things.values()) if looking and len(things) > 1 and t.queue[0] < DEAL_GOODS else []


def name_source(t: Settlers) -> None:
    """The card that will ask next: a step changes nothing before its first question."""
    item = t.queue[0]
    t.source = -1 if item == END or orders(t) else t.faces[item % ARG]


def waiting(t: Settlers) -> bool:
    return t.queue[0] != END


def decide(t: Settlers) -> Effect:
    """The first thing in the queue, or the one that the player wants to decide first."""
    you = t.active
    item = t.queue[0]
    choices = orders(t)
    if choices:
        wanted = yield choose(t, you, PRODUCE, [thing % ARG for thing in choices])
        item = next(thing for thing in choices if thing % ARG == wanted)
        t.queue.remove(item)
        t.queue.insert(0, item)
        t.source = t.faces[wanted]
    card = item % ARG
    kind = item - card
    if kind == DRAW_FOR_DEAL:
        if t.given[CARD]:
            yield from draw_cards(t, you, 1)
            t.given[CARD] -= 1
        if t.given[CARD] > 0:
            return
    elif kind == DRAW:
        yield from draw_cards(t, you, 1)
    elif kind == DECIDE:
        yield from produce_chosen(t, you, card)
    else:
        effect = ON_DEAL_GOODS[t.faces[card]]
        running = effect(t, you, card) if effect is not None else None
        if running is not None:
            yield from running
    t.queue.pop(0)
    t.queue.append(END)
    name_source(t)
