"""Exhaust abilities that wait for something to happen: offered at once, in the owner's activate turn only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kronika.engine.ask import confirm, may
from kronika.engine.choice import DONE, YES, Effect
from kronika.engine.events import tell

from ..effects import TRIGGERS, WATCHERS, Trigger
from ..keys import IGNORE, REACT
from ..table import ACTIVATE, Imperium
from .tokens import aside, exhaust_card, happens, opponents

Harm: TypeAlias = Callable[[Imperium, int, int], Effect | None]  # you: who suffers it, me: who causes it


def react(t: Imperium, you: int, moment: int, what: int = 0) -> Effect:
    """All that this sets off for you: passive abilities, then exhaust abilities as long as you want to use one."""
    yield from happens(t, you, moment, what)
    while t.exhausts[you] and t.active == you and t.phase == ACTIVATE:
        ready = {card: trigger for card in t.play[you] if (trigger := waiting(t, you, card, moment, what)) is not None}
        if not ready:
            return
        card = yield may(t, you, REACT, ready)
        if card == DONE:
            return
        exhaust_card(t, you, card)
        yield from aside(t, t.faces[card], ready[card].effect(t, you, card, what))


def waiting(t: Imperium, you: int, card: int, moment: int, what: int) -> Trigger | None:
    """The exhaust ability of the card that fits the moment and can be used now."""
    face = t.faces[card]
    if WATCHERS[moment][face] and not t.exhausted >> card & 1:
        for trigger in TRIGGERS[face]:
            if trigger.moment == moment and trigger.exhaust:
                return trigger if trigger.fits is None or trigger.fits(t, you, card, what) else None
    return None


def each_opponent(t: Imperium, you: int, harm: Harm, whom: list[int] | None = None) -> Effect:
    """Every opponent suffers it, clockwise; who is protected from the attack may ignore it. `whom`: those of them whom
    it can hit, if not all."""
    for opponent in opponents(t, you) if whom is None else whom:
        if t.shields >> opponent & 1 and (yield confirm(t, opponent, IGNORE)) == YES:
            tell(t, "ignored", opponent)
            continue
        running = harm(t, opponent, you)
        if running is not None:
            yield from running
