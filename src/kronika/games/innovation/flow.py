"""The course of the game: the hidden opening, turns, actions."""

from __future__ import annotations

from kronika.engine.choice import Choice, Effect
from kronika.engine.events import tell

from .data import VALUE
from .effects import dogma
from .keys import ACHIEVE, ACTION, DOGMA, DRAW, MELD, OPEN
from .moves import achieve, draw_action, highest_top, meld
from .setup import order_of_titles
from .table import Innovation


def open_hidden(t: Innovation) -> Effect:
    """One player's hidden pick; after the last one all are melded together."""
    seat = t.opening.index(-1)
    card = yield Choice(t, seat, OPEN, list(t.hand[seat]))
    t.opening[seat] = card
    if -1 in t.opening:
        return
    for player in range(t.seats):
        meld(t, player, t.opening[player])
    places = order_of_titles(t.options["titles"])
    t.active = min(range(t.seats), key=lambda player: places[t.faces[t.opening[player]]])
    new_turn(t)


def new_turn(t: Innovation) -> None:
    """The starting player, with four players also the second one, has one action in the first turn (INN-SETUP-08,
    -09)."""
    t.turn += 1
    short = 2 if t.seats == 4 else 1
    t.actions = 1 if t.turn <= short else 2
    for seat in range(t.seats):
        t.tucked[seat] = 0
        t.scored[seat] = 0
    tell(t, "turn", t.active, number=t.turn)


def take_action(t: Innovation) -> Effect:
    you = t.active
    code = yield Choice(t, you, ACTION, legal_actions(t, you))
    t.actions -= 1
    if code == DRAW.base:
        draw_action(t, you)
    elif code < DOGMA.base:
        meld(t, you, code - MELD.base)
    elif code < ACHIEVE.base:
        yield from dogma(t, you, code - DOGMA.base)
    else:
        achieve(t, you, code - ACHIEVE.base)
    if not t.actions:
        t.active = (you + 1) % t.seats
        new_turn(t)


def legal_actions(t: Innovation, you: int) -> list[int]:
    meld_base = MELD.base
    dogma_base = DOGMA.base
    options = [DRAW.base]
    options += [meld_base + card for card in t.hand[you]]
    options += [dogma_base + pile[-1] for pile in t.board[you] if pile]
    points = t.points[you]
    if points >= 5:
        reach = min(points // 5, highest_top(t, you))
        options += [ACHIEVE.base + VALUE[card] for card in t.unclaimed if VALUE[card] <= reach]
    return options
