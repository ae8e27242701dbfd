"""Exhaust abilities that wait for something to happen: offered at once, in the owner's activate turn only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kronika.engine.choice import DONE, YES, Effect
from kronika.engine.events import tell

from ..asks import confirm, may
from ..effects import TRIGGERS, WATCHERS, Trigger
from ..keys import IGNORE, REACT
from ..table import ACTIVATE, Imperium
from .tokens import aside, exhaust_card, happens, opponents

Harm: TypeAlias = Callable[[Imperium, int, int], Effect | None]  # you: who suffers it, me: who causes it


def react(t: Imperium, me: int, moment: int, what: int = 0) -> Effect:
    """All that this sets off for me: passive abilities, then exhaust abilities as long as I want to use one."""
    yield from happens(t, me, moment, what)
    while t.exhausts[me] and t.active == me and t.phase == ACTIVATE:
        ready = {card: trigger for card in t.play[me] if (trigger := waiting(t, me, card, moment, what)) is not None}
        if not ready:
            return
        card = yield may(t, me, REACT, ready)
        if card == DONE:
            return
        exhaust_card(t, me, card)
        yield from aside(t, t.faces[card], ready[card].effect(t, me, card, what))


def waiting(t: Imperium, me: int, card: int, moment: int, what: int) -> Trigger | None:
    """The exhaust ability of the card that fits the moment and can be used now."""
    face = t.faces[card]
    if WATCHERS[moment][face] and not t.exhausted >> card & 1:
        for trigger in TRIGGERS[face]:
            if trigger.moment == moment and trigger.exhaust:
                return trigger if trigger.fits is None or trigger.fits(t, me, card, what) else None
    return None


def each_opponent(t: Imperium, me: int, harm: Harm, whom: list[int] | None = None) -> Effect:
    """Every opponent suffers it, clockwise; who is protected from the attack may ignore it. `whom`: those of them whom
    it can hit, if not all."""
    for you in opponents(t, me) if whom is None else whom:
        if t.shields >> you & 1 and (yield confirm(t, you, IGNORE)) == YES:
            tell(t, "ignored", you)
            continue
        running = harm(t, you, me)
        if running is not None:
            yield from running
