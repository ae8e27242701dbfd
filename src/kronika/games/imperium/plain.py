"""Abilities that are only numbers in the data."""

from __future__ import annotations

from kronika.data import place
from kronika.engine.choice import Effect
from kronika.engine.errors import BadData

from .data import CARDS, IDS, PLAIN_EXHAUST, PLAIN_PLAY, PLAIN_SOLSTICE, Plain
from .effects import EXHAUST_ABILITY, PLAY_ABILITY, SOLSTICE_ABILITY, Ability, Use
from .moves import draw, exile_from_market, gain, land_pays, may_garrison, to_history
from .table import Imperium


def settle(t: Imperium, me: int, card: int) -> Effect:
    """What nearly every common region does last: exile a card from the market, then perhaps take a garrison."""
    yield from exile_from_market(t, me)
    yield from may_garrison(t, me, card)


def gains_of(spec: Plain) -> Use:
    """Only gains, and no region's: nothing is asked."""

    def use(t: Imperium, me: int, card: int) -> None:
        gain(t, me, *spec.gain)

    return use


def steps_of(spec: Plain) -> Use:
    def use(t: Imperium, me: int, card: int) -> Effect:
        if any(spec.gain):
            gain(t, me, *spec.gain)
            if spec.gain[0]:
                yield from land_pays(t, me, [card])
        if spec.draw:
            yield from draw(t, me, spec.draw)
        if spec.exile:
            yield from exile_from_market(t, me)
        if spec.garrison:
            yield from may_garrison(t, me, card)
        if spec.history:
            yield from to_history(t, me, card)

    return use


def ability_of(spec: Plain) -> Ability:
    return Ability(gains_of(spec) if spec.only_gains else steps_of(spec), spec.cost)


def fill_plain() -> None:
    for specs, table in (
        (PLAIN_PLAY, PLAY_ABILITY),
        (PLAIN_EXHAUST, EXHAUST_ABILITY),
        (PLAIN_SOLSTICE, SOLSTICE_ABILITY),
    ):
        for face in range(len(IDS)):
            spec = specs[face]
            if spec is not None:
                if table[face] is not None:
                    raise BadData(f"{place(CARDS[face])}: an ability is both written and in numbers.")
                table[face] = ability_of(spec)


fill_plain()
