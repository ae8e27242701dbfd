"""The rounds: who is asked what next. What asks nothing follows at the end of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..data import HAND_SIZE, PLAYS, ROUNDS
from ..moves.cards import draw, pass_marker, put_away, put_back
from ..moves.coins import egyptian, income, limit_coins, storable
from ..scoring import end_game, note_first_game
from ..setup import choose_civilization, lay_opening, open_game, pick_opening, start_second_game
from ..table import EXCHANGE, GIFT, PLAY, PROVINCE, STORE, Cultures
from .provinces import NOBODY, award, begin_contest, decide, next_to_decide, take_gift
from .turns import exchange_cards, most_exchanges, play_card, store_coins

# --- set-up


def after_choosing(t: Cultures) -> None:
    if -1 in t.civ:
        t.active = 1 - t.active
        return
    open_game(t)


def after_opening(t: Cultures) -> None:
    if -1 in t.opening[1 - t.active]:
        t.active = 1 - t.active
        return
    for seat in (t.marker, 1 - t.marker):
        lay_opening(t, seat)
    begin_round(t)


# --- phases I and II


def begin_round(t: Cultures) -> None:
    t.round += 1
    t.plays = 0
    tell(t, "turn", t.marker, number=t.round)
    if t.options["mauretania"] == "every_round":
        t.turned[:] = [0, 0]
    income(t)
    for seat in range(2):
        draw(t, seat, HAND_SIZE)
        tell(t, "drew-hand", seat, number=HAND_SIZE)
    offer_exchange(t, t.marker)


def offer_exchange(t: Cultures, seat: int) -> None:
    """Offer an exchange to the players, from the marker holder on. A player who can't exchange isn't asked."""
    t.phase = EXCHANGE
    t.active = seat
    if not most_exchanges(t, seat):
        after_exchange(t)


def after_exchange(t: Cultures) -> None:
    if t.active == t.marker:
        offer_exchange(t, 1 - t.marker)
        return
    t.phase = PLAY
    t.active = t.marker


def after_play(t: Cultures) -> None:
    t.plays += 1
    t.active = 1 - t.active
    if t.plays < 2 * PLAYS:
        return
    for seat in (t.marker, 1 - t.marker):
        if t.round == ROUNDS:
            put_away(t, seat, t.hand[seat][0])
        else:
            put_back(t, seat, t.hand[seat][0])
    begin_contest(t)
    after_decision(t)


# --- phase III


def after_decision(t: Cultures) -> None:
    t.phase = PROVINCE
    t.active = next_to_decide(t)
    if t.active != NOBODY:
        return
    t.phase = GIFT
    t.active = award(t)
    if t.active == NOBODY:
        after_gift(t)


def after_gift(t: Cultures) -> None:
    pass_marker(t)
    t.phase = STORE
    t.active = egyptian(t)
    if t.active == NOBODY or not storable(t, t.active):
        after_store(t)


def after_store(t: Cultures) -> None:
    limit_coins(t)
    if t.round < ROUNDS:
        begin_round(t)
    elif t.game_number == 1 and t.options["games"] == "two":
        note_first_game(t)
        start_second_game(t)
    else:
        end_game(t)


# --- steps

ASK: Final[tuple[Callable[[Cultures], Effect], ...]] = (
    choose_civilization,
    pick_opening,
    exchange_cards,
    play_card,
    decide,
    take_gift,
    store_coins,
)
GO_ON: Final[tuple[Callable[[Cultures], None], ...]] = (
    after_choosing,
    after_opening,
    after_exchange,
    after_play,
    after_decision,
    after_gift,
    after_store,
)


def step(t: Cultures) -> Effect:
    phase = t.phase
    yield from ASK[phase](t)
    GO_ON[phase](t)
