"""The flow of Imperium: turns, cleanup, solstice.

Every phase of the table is one function that runs a step: it asks one player one question, or none, and leaves the
table in the phase that comes next.
"""

from __future__ import annotations

from kronika.engine.ask import DONE
from kronika.engine.choice import Choice, Effect
from kronika.engine.events import tell

from . import setup
from .asks import distinct
from .boxes import NATIONS, UTOPIANS
from .data import ANY, MARKET_TOKEN, PLAIN_SOLSTICE
from .effects import EXHAUST_ABILITY, SOLSTICE_ABILITY
from .keys import ACTION, DISCARD, END, EXHAUST, INNOVATE, PLACE, PLAY, RETURN_NUMBER, REVOLT, SIDE
from .keys import SOLSTICE as SOLSTICE_KEY
from .moves import (
    break_through,
    can_exhaust,
    can_play_now,
    discard,
    draw,
    flip,
    hand_limit,
    market_cards,
    place_tokens,
    play_card,
    return_unrest,
    unrest_in,
    usable,
    use_exhaust,
    use_solstice,
)
from .moves.ending import end_by_scoring
from .table import ACTIVATE, DISCARDING, SIDES, SOLSTICE, Imperium
from .table import MARKET_TOKEN as TOKEN_PHASE

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
        you = (t.first + i) % t.seats
        yield from draw(t, you, hand_limit(t, you))
    begin_turn(t)


# --- the turn


def begin_turn(t: Imperium) -> None:
    t.phase = ACTIVATE
    t.acted = 0
    tell(t, "turn", t.active, number=t.turn, round=t.round)


def take_action(t: Imperium) -> Effect:
    you = t.active
    code = yield Choice(t, you, ACTION, legal_actions(t, you), private=True)
    if code >= END.base:
        t.phase = TOKEN_PHASE
    elif code >= REVOLT.base:
        t.phase = TOKEN_PHASE
        yield from revolt(t, you)
    elif code >= INNOVATE.base:
        t.phase = TOKEN_PHASE
        yield from innovate(t, you)
    else:
        t.acted = 1
        if code >= EXHAUST.base:
            yield from use_exhaust(t, you, code - EXHAUST.base)
        else:
            yield from play_card(t, you, code - PLAY.base)


def legal_actions(t: Imperium, you: int) -> list[int]:
    """Innovate and revolt stand only at the beginning: after the first action this is an activate turn."""
    base = PLAY.base
    options = [base + card for card in distinct(t, t.hand[you]) if can_play_now(t, you, card)]
    if t.exhausts[you]:
        base = EXHAUST.base
        faces = t.faces
        options += [
            base + card
            for card in t.play[you]
            if EXHAUST_ABILITY[faces[card]] is not None and can_exhaust(t, you, card)
        ]
    if not t.acted:
        options.append(INNOVATE.base)
        if unrest_in(t, t.hand[you]):
            options.append(REVOLT.base)
    options.append(END.base)
    return options


def innovate(t: Imperium, you: int) -> Effect:
    tell(t, "innovated", you)
    for card in list(t.hand[you]):
        discard(t, you, card)
    yield from break_through(t, you, ANY)


def revolt(t: Imperium, you: int) -> Effect:
    tell(t, "revolted", you)
    unrest = unrest_in(t, t.hand[you])
    number = yield Choice(t, you, RETURN_NUMBER, list(range(len(unrest) + 1)), private=True)
    for card in unrest[:number]:
        yield from return_unrest(t, you, card)


# --- cleanup


def place_market_token(t: Imperium) -> Effect:
    """Step 1 asks for a market card; step 2, the reset of action and exhaust tokens, follows by itself."""
    you = t.active
    card = yield Choice(t, you, PLACE, market_cards(t) or [DONE])
    if card != DONE:
        materials, population, progress, _ = market_token(t, you)
        place_tokens(t, you, card, materials, population, progress)
    for own in t.play[you]:
        t.exhausted &= ~(1 << own)
        t.turned[own] = 0
    t.nation_token[you] = t.development_token[you] = 0
    t.actions[you] = setup.START_ACTIONS
    t.exhausts[you] = NATIONS[t.nations[you]].exhausts
    t.waives = 0
    t.phase = DISCARDING


def market_token(t: Imperium, you: int) -> tuple[int, int, int, int]:
    """What the player puts on a market card: progress, unless the power card says otherwise."""
    return next((MARKET_TOKEN[t.faces[c]] for c in t.play[you] if MARKET_TOKEN[t.faces[c]] != NO_TOKEN), PROGRESS_TOKEN)


def discard_and_draw(t: Imperium) -> Effect:
    """Steps 3 and 4: a card to discard, until none is; then the draw, and the next player or the solstice."""
    you = t.active
    card = yield Choice(t, you, DISCARD, [*distinct(t, t.hand[you]), DONE], private=bool(t.hand[you]))
    if card != DONE:
        discard(t, you, card)
        return
    missing = hand_limit(t, you) - len(t.hand[you])
    if missing > 0:
        yield from draw(t, you, missing)
    t.turn += 1
    t.free_played = 0
    t.active = (you + 1) % t.seats
    if t.active != t.first:
        begin_turn(t)
    else:
        t.phase = SOLSTICE
        tell(t, "solstice-begins", round=t.round)
        next_solstice(t)


# --- solstice


def resolve_solstice(t: Imperium) -> Effect:
    """One solstice ability of the player whose turn it is to resolve them, in the order of their choice."""
    you = t.active
    card = yield Choice(t, you, SOLSTICE_KEY, solstices(t, you))
    t.solved |= 1 << card
    yield from use_solstice(t, you, card)
    next_solstice(t)


def solstices(t: Imperium, you: int) -> list[int]:
    """The abilities that are still to be resolved. Plain gains come first by themselves, as nobody would want them
    later; only the Utopians might, on their way to Shangri-La."""
    faces = t.faces
    waiting = []
    for card in t.play[you]:
        ability = SOLSTICE_ABILITY[faces[card]]
        if ability is not None and not t.solved >> card & 1 and usable(t, you, card, ability):
            spec = PLAIN_SOLSTICE[faces[card]]
            if spec is not None and spec.only_gains and t.nations[you] != UTOPIANS:
                return [card]
            waiting.append(card)
    return waiting


def next_solstice(t: Imperium) -> None:
    """Go on to the next player with something to resolve, else to the next round or to the end."""
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
