"""Everything that happens from one turn to the next without a question."""

from __future__ import annotations

from typing import Final

from kronika.engine.events import tell

from ..data import CIVIL, MILITARY, SECOND_POLITICS
from ..effects import ON_POLITICS, ON_TURN, ON_TURN_END, leader_acts
from ..moves import (
    consume,
    corrupt,
    discontent,
    draw_military,
    gain_culture,
    gain_science,
    military_limit,
    produce_food,
    produce_resources,
    replenish,
    to_common,
)
from ..ranks import clockwise
from ..scoring import final_scoring
from ..table import ACTIONS, DISCARDING, POLITICAL, PRODUCED, WAR_STEP, Ages

MOST_DRAWN: Final = 3  # military cards at the end of a turn

# --- the start of a turn


def begin_turn(t: Ages) -> None:
    """Replenish the row, resolve a declared war, make the exclusive tactic common. In the first round only actions."""
    you = t.active
    if t.log is not None:
        tell(t, "turn", you, number=t.round)
    if t.round == 1:
        enter_actions(t)
        return
    replenish(t)
    if t.war[you]:
        t.phase = WAR_STEP
        t.source = t.faces[t.war[you][0]]
    else:
        after_war(t)


def after_war(t: Ages) -> None:
    you = t.active
    for card in list(t.tactic[you]):
        tell(t, "common", you, card)
        to_common(t, card)
    leader_acts(t, you, ON_TURN)
    enter_politics(t)


# --- the political phase


def enter_politics(t: Ages) -> None:
    you = t.active
    if t.no_politics[you]:
        t.no_politics[you] = 0
        enter_actions(t)
        return
    leader_acts(t, you, ON_POLITICS)
    t.politics = 1
    t.phase = POLITICAL


def politics_done(t: Ages) -> None:
    """End a political action. Julius Caesar allows a second one once in the game."""
    you = t.active
    if t.politics == 2:
        t.caesar |= 1 << you
    elif t.powers[you] & SECOND_POLITICS and not t.caesar >> you & 1:
        t.politics = 2
        t.phase = POLITICAL
        return
    enter_actions(t)


def enter_actions(t: Ages) -> None:
    t.politics = 0
    t.phase = ACTIONS


# --- the end of a turn


def end_actions(t: Ages) -> None:
    if len(t.military_hand[t.active]) > military_limit(t, t.active):
        t.phase = DISCARDING
    else:
        finish_turn(t)


def finish_turn(t: Ages) -> None:
    """What is left of the turn needs no decision; then the next player's begins."""
    you = t.active
    leader_acts(t, you, ON_TURN_END)
    if discontent(t, you) > t.unused[you]:
        tell(t, "uprising", you)
    else:
        production(t, you)
    unspent = t.military[you] + t.extra_military
    draw_military(t, you, unspent if unspent < MOST_DRAWN else MOST_DRAWN)
    t.civil[you], t.military[you] = t.base[you][CIVIL], t.base[you][MILITARY]
    clear_turn(t)
    next_turn(t)


def production(t: Ages, you: int) -> None:
    """The steps in their order (TTA-PRODUCTION-01)."""
    gain_science(t, you, t.science_rating[you])
    gain_culture(t, you, t.culture_rating[you], PRODUCED)
    corrupt(t, you)
    produce_food(t, you)
    consume(t, you)
    produce_resources(t, you)


def clear_turn(t: Ages) -> None:
    """All that is remembered for one turn only."""
    t.politics = t.politics_skipped = t.used = t.fresh = t.tactic_played = t.leader_replaced = 0
    t.extra_civil = t.extra_military = t.unit_resources = t.unit_science = 0


def next_turn(t: Ages) -> None:
    """Pass the turn clockwise. A new round begins with the starting player, or with the next one if that player has
    resigned."""
    after = clockwise(t, (t.active + 1) % t.seats)[0]
    if after <= t.active:
        if t.round == t.last_round:
            final_scoring(t)
        t.round += 1
    t.active = after
    begin_turn(t)
