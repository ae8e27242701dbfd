"""Resigning: a political action that takes a civilization out of the game."""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import IllegalAnswer
from kronika.engine.events import tell

from ..moves import LAST_AGE, discard_shown, end_pact, gain_culture, move, remove
from ..ranks import players
from ..scoring import BY_RESIGNATION, finish
from ..table import BY_CONFLICTS, DISCARD_PILE, FINAL, POLITICAL, Ages
from .turns import clear_turn, next_turn

WAR_ON_A_QUITTER: Final = 7  # culture points


def resign(t: Ages, seat: int) -> None:
    """Instead of another political action (TTA-RESIGN-01). A political phase that was skipped because there was nothing
    to ask lasts, for this, until the first action."""
    if t.age == LAST_AGE or t.phase == FINAL:
        raise IllegalAnswer("Nobody can resign in age IV.", rule="TTA-RESIGN-10")
    asked_for_politics = t.phase == POLITICAL and t.source < 0
    if seat != t.active or not (asked_for_politics or t.politics_skipped):
        raise IllegalAnswer(
            "Resigning is a political action: it is possible in the political phase of your own turn, as long as you "
            "haven't chosen another one.",
            rule="TTA-RESIGN-01",
        )
    tell(t, "resigned", seat)
    leave(t, seat)
    left = players(t)
    if len(left) == 1:
        finish(t, left, BY_RESIGNATION)
    clear_turn(t)
    next_turn(t)


def leave(t: Ages, seat: int) -> None:
    for owner in range(t.seats):
        if t.pact[owner] and seat in (owner, t.pact_partner[owner]):
            end_pact(t, owner)
        if t.war[owner] and t.war_target[owner] == seat:
            discard_shown(t, t.war[owner][0])
            gain_culture(t, owner, WAR_ON_A_QUITTER, BY_CONFLICTS)
    for card in list(t.military_hand[seat]):
        move(t, card, DISCARD_PILE)
    for card in (*t.war[seat], *t.tactic[seat], *t.colonies[seat]):
        discard_shown(t, card)
    for card in (*t.hand[seat], *t.technologies[seat], *t.leader[seat], *t.unfinished[seat]):
        remove(t, card)
    for card in (*t.wonders[seat], *t.ruins[seat]):
        remove(t, card)
    t.out |= 1 << seat
