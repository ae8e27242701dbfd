"""The flow of Imperium: turns, cleanup, solstice."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.choice import Choice, Effect
from kronika.engine.dice import Dice
from kronika.engine.errors import IllegalAnswer
from kronika.engine.events import tell
from kronika.engine.game import Game, Result, Running
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards, plain, setup
from .abilities import can_exhaust, can_play_now, play_card, usable, use_exhaust, use_solstice
from .asks import DONE, distinct
from .boxes import BOXES, NATION_IDS, NATIONS, UTOPIANS
from .data import ANY, MARKET_TOKEN, PLAIN_SOLSTICE
from .effects import EXHAUST_ABILITY, SOLSTICE_ABILITY, check_effects
from .keys import ACTION, DISCARD, END, EXHAUST, INNOVATE, PLACE, PLAY, RETURN_NUMBER, REVOLT, SIDE
from .keys import SOLSTICE as SOLSTICE_KEY
from .moves import break_through, discard, draw, flip, hand_limit, market_cards, place_tokens, return_unrest, unrest_in
from .scoring import BY_RESIGNATION, REASONS, end_by_scoring, finish, points, score_lines
from .table import ACTIVATE, DISCARDING, SIDES, SOLSTICE, Imperium
from .table import MARKET_TOKEN as TOKEN_PHASE
from .views import numbers

__all__ = ["GAME", "cards", "plain"]

check_effects()

PROGRESS_TOKEN = (0, 0, 1, 0)
NO_TOKEN = (0, 0, 0, 0)


# --- before the first turn


def choose_side(t: Imperium) -> Effect:
    """Each player chooses a side of the power card; after the last one everybody draws the opening hand."""
    seat = t.active
    side = yield Choice(t, seat, SIDE, [1, 0])  # B first: it is the one for new players
    if side == 0:
        flip(t, t.play[seat][0])
    t.active = (seat + 1) % t.seats
    if t.active != t.first:
        return
    for i in range(t.seats):
        me = (t.first + i) % t.seats
        yield from draw(t, me, hand_limit(t, me))
    begin_turn(t)


# --- the turn


def begin_turn(t: Imperium) -> None:
    t.phase = ACTIVATE
    t.acted = 0
    tell(t, "turn", t.active, number=t.turn, round=t.round)


def take_action(t: Imperium) -> Effect:
    me = t.active
    code = yield Choice(t, me, ACTION, legal_actions(t, me), private=True)
    if code >= END.base:
        t.phase = TOKEN_PHASE
    elif code >= REVOLT.base:
        t.phase = TOKEN_PHASE
        yield from revolt(t, me)
    elif code >= INNOVATE.base:
        t.phase = TOKEN_PHASE
        yield from innovate(t, me)
    else:
        t.acted = 1
        if code >= EXHAUST.base:
            yield from use_exhaust(t, me, code - EXHAUST.base)
        else:
            yield from play_card(t, me, code - PLAY.base)


def legal_actions(t: Imperium, me: int) -> list[int]:
    """Innovate and revolt stand only at the beginning: after the first action this is an activate turn."""
    base = PLAY.base
    options = [base + card for card in distinct(t, t.hand[me]) if can_play_now(t, me, card)]
    if t.exhausts[me]:
        base = EXHAUST.base
        faces = t.faces
        options += [
            base + card for card in t.play[me] if EXHAUST_ABILITY[faces[card]] is not None and can_exhaust(t, me, card)
        ]
    if not t.acted:
        options.append(INNOVATE.base)
        if unrest_in(t, t.hand[me]):
            options.append(REVOLT.base)
    options.append(END.base)
    return options


def innovate(t: Imperium, me: int) -> Effect:
    tell(t, "innovated", me)
    for card in list(t.hand[me]):
        discard(t, me, card)
    yield from break_through(t, me, ANY)


def revolt(t: Imperium, me: int) -> Effect:
    tell(t, "revolted", me)
    unrest = unrest_in(t, t.hand[me])
    number = yield Choice(t, me, RETURN_NUMBER, list(range(len(unrest) + 1)), private=True)
    for card in unrest[:number]:
        yield from return_unrest(t, me, card)


# --- cleanup


def place_market_token(t: Imperium) -> Effect:
    """Step 1 asks for a market card; step 2, the reset of action and exhaust tokens, follows by itself."""
    me = t.active
    card = yield Choice(t, me, PLACE, market_cards(t) or [DONE])
    if card != DONE:
        materials, population, progress, _ = market_token(t, me)
        place_tokens(t, me, card, materials, population, progress)
    for own in t.play[me]:
        t.exhausted &= ~(1 << own)
        t.turned[own] = 0
    t.nation_token[me] = t.development_token[me] = 0
    t.actions[me] = setup.START_ACTIONS
    t.exhausts[me] = NATIONS[t.nations[me]].exhausts
    t.waives = 0
    t.phase = DISCARDING


def market_token(t: Imperium, me: int) -> tuple[int, int, int, int]:
    """What the player puts on a market card: progress, unless the power card says otherwise."""
    return next((MARKET_TOKEN[t.faces[c]] for c in t.play[me] if MARKET_TOKEN[t.faces[c]] != NO_TOKEN), PROGRESS_TOKEN)


def discard_and_draw(t: Imperium) -> Effect:
    """Steps 3 and 4: a card to discard, until none is; then the draw, and the next player or the solstice."""
    me = t.active
    card = yield Choice(t, me, DISCARD, [*distinct(t, t.hand[me]), DONE], private=bool(t.hand[me]))
    if card != DONE:
        discard(t, me, card)
        return
    missing = hand_limit(t, me) - len(t.hand[me])
    if missing > 0:
        yield from draw(t, me, missing)
    t.turn += 1
    t.free_played = 0
    t.active = (me + 1) % t.seats
    if t.active != t.first:
        begin_turn(t)
    else:
        t.phase = SOLSTICE
        tell(t, "solstice-begins", round=t.round)
        next_solstice(t)


# --- solstice


def resolve_solstice(t: Imperium) -> Effect:
    """One solstice ability of the player whose turn it is to resolve them, in the order of their choice."""
    me = t.active
    card = yield Choice(t, me, SOLSTICE_KEY, solstices(t, me))
    t.solved |= 1 << card
    yield from use_solstice(t, me, card)
    next_solstice(t)


def solstices(t: Imperium, me: int) -> list[int]:
    """The abilities that are still to be resolved. Plain gains come first by themselves, as nobody would want them
    later; only the Utopians might, on their way to Shangri-La."""
    faces = t.faces
    waiting = []
    for card in t.play[me]:
        ability = SOLSTICE_ABILITY[faces[card]]
        if ability is not None and not t.solved >> card & 1 and usable(t, me, card, ability):
            spec = PLAIN_SOLSTICE[faces[card]]
            if spec is not None and spec.only_gains and t.nations[me] != UTOPIANS:
                return [card]
            waiting.append(card)
    return waiting


def next_solstice(t: Imperium) -> None:
    """On to the next player with something to resolve, or to the next round, or to the end."""
    while not solstices(t, t.active):
        t.active = (t.active + 1) % t.seats
        if t.active == t.first:
            t.round += 1
            t.solved = t.free_played = 0
            if t.last_round and t.round > t.last_round:
                end_by_scoring(t)
            begin_turn(t)
            return


STEPS = {
    SIDES: choose_side,
    ACTIVATE: take_action,
    TOKEN_PHASE: place_market_token,
    DISCARDING: discard_and_draw,
    SOLSTICE: resolve_solstice,
}


class ImperiumGame(Game):
    id = "imperium"
    rules_version = 2
    min_seats = 2
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        "commons": BOXES,
        "nations": ("both", *BOXES),
        **{f"nation_{seat}": ("random", *NATION_IDS) for seat in range(1, 5)},
    }
    table = Imperium

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Imperium:
        return setup.deal(seats, options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Imperium)
        return STEPS[t.phase](t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Imperium)
        seats = range(t.seats)
        return Result(
            winners=tuple(seat for seat in seats if t.winners >> seat & 1),
            scores=tuple(points(t, seat) for seat in seats),
            reason=REASONS[t.reason],
            lines=tuple((*score_lines(t, seat), ("total", points(t, seat))) for seat in seats),
        )

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Imperium)
        return numbers(t, seat)

    def running(self, t: Table, choice: Choice) -> Running | None:
        """A card that an opponent has played, not one's own that is used in the opponent's turn."""
        assert isinstance(t, Imperium)
        seat = choice.seat
        if seat == t.active or any(t.faces[card] == choice.source for card in t.play[seat]):
            return None
        return Running(0, "card", seat, t.active)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Imperium)
        if t.seats > 2:
            raise IllegalAnswer("With more than two players nobody can resign: let a bot take the seat instead.")
        tell(t, "resigned", seat)
        finish(t, 1 << 1 - seat, BY_RESIGNATION)

    def judgement(self) -> Judgement:
        from .bot.value import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION


GAME = ImperiumGame()
