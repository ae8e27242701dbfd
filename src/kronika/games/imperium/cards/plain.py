"""Abilities that are only numbers in the data."""

from __future__ import annotations

from kronika.engine.choice import Effect

from ..data import CARDS, CODED, PLAIN_EXHAUST, PLAIN_PLAY, PLAIN_SOLSTICE, Plain
from ..effects import EXHAUST_ABILITY, PLAY_ABILITY, SOLSTICE_ABILITY, Ability, Use
from ..moves import draw, exile_from_market, gain, land_pays, may_garrison, to_history
from ..table import Imperium


def gains_of(spec: Plain) -> Use:
    """The gains of a card that only gains and isn't a region, so that nothing is asked."""

    def use(t: Imperium, you: int, card: int) -> None:
        gain(t, you, *spec.gain)

    return use


def steps_of(spec: Plain) -> Use:
    def use(t: Imperium, you: int, card: int) -> Effect:
        if any(spec.gain):
            gain(t, you, *spec.gain)
            if spec.gain[0]:
                yield from land_pays(t, you, [card])
        if spec.draw:
            yield from draw(t, you, spec.draw)
        if spec.exile:
            yield from exile_from_market(t, you)
        if spec.garrison:
            yield from may_garrison(t, you, card)
        if spec.history:
            yield from to_history(t, you, card)

    return use


def ability_of(spec: Plain) -> Ability:
    return Ability(gains_of(spec) if spec.only_gains else steps_of(spec), spec.cost)


def fill_plain() -> None:
    for field, specs, table in (
        ("play", PLAIN_PLAY, PLAY_ABILITY),
        ("exhaust", PLAIN_EXHAUST, EXHAUST_ABILITY),
        ("solstice", PLAIN_SOLSTICE, SOLSTICE_ABILITY),
    ):
        for face, spec in enumerate(specs):
            if spec is not None:
                if field in CODED[face]:
                    raise CARDS[face].wrong(field, "it can't be here, as it is among the abilities that are written.")
                table[face] = ability_of(spec)


fill_plain()
