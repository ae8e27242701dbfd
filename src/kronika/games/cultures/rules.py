"""The flow of Rising Cultures: who is asked what next. What asks nothing follows at the end of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kronika.engine.choice import Effect
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.events import tell
from kronika.engine.game import Game, Result
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from .coins import egyptian, income, limit_coins, storable
from .data import CIVILIZATIONS, HAND_SIZE, PLAYS, ROUNDS
from .moves import draw, pass_marker, put_away, put_back
from .numbers import numbers
from .provinces import NOBODY, award, begin_contest, decide, next_to_decide, take_gift
from .scoring import BY_RESIGNATION, REASONS, end_game, finish, note_first_game, result_lines
from .setup import (
    SEAT_OPTIONS,
    choose_civilization,
    deal,
    lay_opening,
    open_game,
    pick_opening,
    start_second_game,
)
from .table import EXCHANGE, GIFT, PLAY, PROVINCE, STORE, Cultures
from .turns import exchange_cards, most_exchanges, play_card, store_coins

__all__ = ["GAME"]


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
    """To this seat and, from the marker holder on, to the other; who can't exchange isn't asked."""
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


class CulturesGame(Game):
    id = "cultures"
    rules_version = 2
    min_seats = 2
    max_seats = 2
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        "civilization_1": ("random", "choose", *CIVILIZATIONS),
        "civilization_2": ("random", "choose", *CIVILIZATIONS),
        "games": ("one", "two"),
        "marker": ("random", "1", "2"),
        "mauretania": ("every_round", "once"),
    }
    table = Cultures
    told_of_cards = ("built", "led", "laid", "armed", "won")

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Cultures:
        return deal(options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Cultures)
        return step(t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Cultures)
        every = tuple(result_lines(t, seat) for seat in range(2))
        return Result(
            winners=tuple(seat for seat in range(2) if t.winners >> seat & 1),
            scores=tuple(seat_lines[-1][1] for seat_lines in every),
            reason=REASONS[t.reason],
            lines=every,
        )

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Cultures)
        return numbers(t, seat)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Cultures)
        tell(t, "resigned", seat)
        finish(t, 1 << 1 - seat, BY_RESIGNATION)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        chosen = super().check_options(options)
        first, second = (chosen[name] for name in SEAT_OPTIONS)
        if first == second and first in CIVILIZATIONS:
            raise BadSetup(f"Each civilization exists once: both seats can't have {first!r}.")
        return chosen

    def judgement(self) -> Judgement:
        from .bot.value import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION


GAME = CulturesGame()
