"""Dogma effects: how a card declares them, who is affected and in which order, and execution without sharing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.engine.choice import Asking, Effect
from kronika.engine.effects import Effects
from kronika.engine.events import tell

from .data import CARDS, FEATURED, ICONS, IDS, KINDS
from .moves import ActionOver, draw_action
from .table import Innovation

# An effect without a question is a plain function; one with questions is a generator.
Demand: TypeAlias = Callable[[Innovation, int, int], Effect | None]  # you: the vulnerable player, me: the activator
Share: TypeAlias = Callable[[Innovation, int], Effect | None]  # you: the executing player


class CardEffect:
    __slots__ = ("demand", "share")

    def __init__(self, demand: Demand | None, share: Share | None) -> None:
        self.demand = demand
        self.share = share


WRITTEN: Final = Effects(IDS, KINDS, lambda face: CARDS[face].place, in_order=True)
EFFECTS: Final[list[list[CardEffect]]] = [[] for _ in IDS]


def demand(card: str) -> Callable[[Demand], Demand]:
    """The next effect of the card, a demand. Effects are declared in printed order."""

    def declare(effect: Demand) -> Demand:
        for face in WRITTEN.faces("demand", (card,), effect):
            EFFECTS[face].append(CardEffect(effect, None))
        return effect

    return declare


def share(card: str) -> Callable[[Share], Share]:
    """The next effect of the card, a share effect."""

    def declare(effect: Share) -> Share:
        for face in WRITTEN.faces("share", (card,), effect):
            EFFECTS[face].append(CardEffect(None, effect))
        return effect

    return declare


def dogma(t: Innovation, me: int, card: int) -> Effect:
    """Activate a card. The icons are compared once; every effect is finished by everybody before the next
    (INN-DOGMA-07)."""
    face = t.faces[card]
    t.source = face
    t.demand_met = 0
    for seat in range(t.seats):
        t.democracy[seat] = 0
    tell(t, "activated", me, card)
    featured = FEATURED[face]
    mine = t.icons[me] >> featured & 255
    vulnerable = []
    sharing = []
    for i in range(1, t.seats):
        seat = (me + i) % t.seats
        if t.icons[seat] >> featured & 255 < mine:
            vulnerable.append(seat)
        else:
            sharing.append(seat)
    try:
        shared = yield from run_effects(t, me, face, vulnerable, sharing)
    except ActionOver:
        shared = 0
    t.source = -1
    if shared:
        tell(t, "bonus", me)
        draw_action(t, me)


def run_effects(t: Innovation, me: int, face: int, vulnerable: list[int], sharing: list[int]) -> Asking:
    """Whether (1 or 0) a sharing opponent changed anything. The log mentions players for whom nothing changes."""
    shared = 0
    for number, effect in enumerate(EFFECTS[face]):
        t.effect = number
        if effect.demand is not None:
            if not vulnerable:
                tell(t, "demand-reaches-nobody", me, icon=ICONS[FEATURED[face] // 8])
            for you in vulnerable:
                t.executor = you
                tell(t, "obeys", you)
                t.changed = 0
                running = effect.demand(t, you, me)
                if running is not None:
                    yield from running
                if not t.changed:
                    tell(t, "obeyed-in-vain", you)
        elif effect.share is not None:
            for you in sharing:
                t.executor = you
                tell(t, "shares", you)
                t.changed = 0
                running = effect.share(t, you)
                if running is not None:
                    yield from running
                shared |= t.changed
                if not t.changed:
                    tell(t, "shared-in-vain", you)
            t.executor = me
            t.changed = 0
            running = effect.share(t, me)
            if running is not None:
                yield from running
            if not t.changed:
                tell(t, "changed-nothing", me, number=number + 1)
    return shared


def execute(t: Innovation, you: int, card: int) -> Effect:
    """Carry out a card's share effects alone, without sharing. Its demands are skipped, so none has moved a card
    (INN-NEST-03)."""
    outer, outer_effect, outer_met = t.source, t.effect, t.demand_met
    t.source = face = t.faces[card]
    t.demand_met = 0
    tell(t, "executes", you, card)
    for number, effect in enumerate(EFFECTS[face]):
        t.effect = number
        if effect.share is not None:
            running = effect.share(t, you)
            if running is not None:
                yield from running
    t.source, t.effect, t.demand_met = outer, outer_effect, outer_met
