"""The round: lookout, production, actions, cleanup; in the solo game the attack. Five of them make a game."""

from __future__ import annotations

from kronika.engine.choice import DONE, Choice, Effect
from kronika.engine.events import tell

from ..data import FACTIONS
from ..keys import ACTION as ACT
from ..keys import AFTER, DEFEND, FACTION, PASS
from ..moves.empire import clear_round, give_back
from ..moves.goods import lose_unstored
from ..scoring import end_game
from ..setup import hand_out
from ..table import ACTION, ATTACK, CHOOSING, LOOKOUT, PHASES, PRODUCTION, ROUNDS, Settlers
from . import lookout, production, solo
from .turns import act, late_placements, legal_actions, next_player, placements, put


def step(t: Settlers) -> Effect:
    if t.phase == ACTION:
        return take_turn(t)
    if t.phase == PRODUCTION:
        return decide(t)
    if t.phase == LOOKOUT:
        return pick(t)
    return choose_faction(t) if t.phase == CHOOSING else lose(t)


def pick(t: Settlers) -> Effect:
    yield from lookout.pick(t)
    if lookout.over(t):
        begin_production(t)


def decide(t: Settlers) -> Effect:
    yield from production.decide(t)
    go_on_producing(t)


def take_turn(t: Settlers) -> Effect:
    """One action, or one placement, after which the same player continues."""
    you = t.active
    if t.acted:
        options = placements(t, you)
        code = yield Choice(t, you, AFTER, [*options, DONE], True, rule=t.keys.of(options[0]).rule)
        if code != DONE:
            put(t, you, code)
        if code == DONE or not placements(t, you):
            next_player(t)
        return
    code = yield Choice(t, you, ACT, legal_actions(t, you), True)
    if code >= DEFEND.base:
        put(t, you, code)
        return
    if code == PASS.base:
        t.passed |= 1 << you
        tell(t, "passed", you)
        if t.passed == (1 << t.seats) - 1:
            end_actions(t)
        else:
            next_player(t)
        return
    yield from act(t, you, code)
    t.source = -1
    if late_placements(t, you):
        t.acted = 1
    else:
        next_player(t)


def lose(t: Settlers) -> Effect:
    yield from solo.lose(t)
    go_on_attacking(t)


# --- factions


def choose_faction(t: Settlers) -> Effect:
    """The players choose different factions, clockwise from the first player."""
    free = [faction - 1 for faction in range(1, len(FACTIONS) + 1) if faction not in t.faction]
    chosen = yield Choice(t, t.active, FACTION, free)
    t.faction[t.active] = chosen + 1
    tell(t, "faction", t.active, faction=FACTIONS[chosen])
    next_chooser(t)


def next_chooser(t: Settlers) -> None:
    """When all have a faction, the game begins."""
    for i in range(t.seats):
        seat = (t.first + i) % t.seats
        if not t.faction[seat]:
            t.active = seat
            return
    begin_game(t)


def begin_game(t: Settlers) -> None:
    hand_out(t)
    if t.seats == 1:
        solo.reveal_attack(t)
    begin_round(t)


# --- phases


def enter(t: Settlers, phase: int) -> None:
    t.phase = phase
    tell(t, "phase", phase=PHASES[phase], number=t.round)


def begin_round(t: Settlers) -> None:
    t.round += 1
    tell(t, "turn", t.first, number=t.round)
    enter(t, LOOKOUT)
    lookout.begin(t)
    if lookout.over(t):
        begin_production(t)


def begin_production(t: Settlers) -> None:
    enter(t, PRODUCTION)
    t.stage = 0
    production.begin(t, t.first)
    go_on_producing(t)


def go_on_producing(t: Settlers) -> None:
    """Player after player, until somebody must decide something or all are done."""
    while not production.waiting(t):
        t.stage += 1
        if t.stage >= t.seats:
            begin_actions(t)
            return
        production.begin(t, (t.first + t.stage) % t.seats)


def begin_actions(t: Settlers) -> None:
    enter(t, ACTION)
    t.active = t.first
    t.passed = 0
    t.acted = 0
    t.fresh = 0


def end_actions(t: Settlers) -> None:
    """Cleanup is skipped in the last round: what is left then breaks ties (SET-CLEAN-01)."""
    t.passed = 0
    if t.round < ROUNDS:
        clean_up(t)
    give_back(t)
    t.oasis = 0
    t.refreshed = 0
    if t.seats == 1:
        enter(t, ATTACK)
        solo.begin(t)
        go_on_attacking(t)
    else:
        end_round(t)


def clean_up(t: Settlers) -> None:
    tell(t, "phase", phase="cleanup", number=t.round)
    for seat in range(t.seats):
        lose_unstored(t, seat)
    clear_round(t)


def go_on_attacking(t: Settlers) -> None:
    if solo.attack(t):
        end_round(t)


def end_round(t: Settlers) -> None:
    if t.round == ROUNDS:
        end_game(t)
    t.first = (t.first + 1) % t.seats
    begin_round(t)
