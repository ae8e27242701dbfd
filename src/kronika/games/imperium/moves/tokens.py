"""Tokens: gaining, paying (progress may stand in), stealing; action and exhaust tokens."""

from __future__ import annotations

from kronika.engine.ask import YES, choose, confirm
from kronika.engine.choice import ARG, Effect, pair
from kronika.engine.events import tell

from ..boxes import UTOPIANS
from ..data import FACE
from ..effects import PAID_POPULATION, TRIGGERS, WATCHERS, Cost
from ..keys import GAIN, PAY_BOTH, PAY_MATERIALS, PAY_POPULATION
from ..table import FEW, MATERIALS_ON, POPULATION_ON, PROGRESS_ON, Imperium

SHANGRI_LA = FACE["uto_shangri_la"]


def opponents(t: Imperium, you: int) -> list[int]:
    """The opponents, clockwise from the left."""
    return [(you + i) % t.seats for i in range(1, t.seats)]


def everyone(t: Imperium, you: int) -> list[int]:
    """All players clockwise, you first."""
    return [(you + i) % t.seats for i in range(t.seats)]


# --- gain


def gain(t: Imperium, you: int, materials: int = 0, population: int = 0, progress: int = 0, actions: int = 0) -> None:
    """Gain goods from the common supply. In Shangri-La, a gain of materials becomes something else."""
    if materials and t.nations[you] == UTOPIANS and any(t.faces[card] == SHANGRI_LA for card in t.play[you]):
        materials = 0
        population += 2
        each_gains(t, opponents(t, you), progress=1)
    t.materials[you] += materials
    t.population[you] += population
    t.progress[you] += progress
    t.actions[you] += actions
    if materials or population or progress or actions:
        tell(t, "gained", you, materials=materials, population=population, progress=progress, actions=actions)


def each_gains(t: Imperium, seats: list[int], materials: int = 0, population: int = 0, progress: int = 0) -> None:
    for seat in seats:
        gain(t, seat, materials, population, progress)


def each_may_gain(t: Imperium, seats: list[int], materials: int) -> Effect:
    for seat in seats:
        if (yield confirm(t, seat, GAIN)) == YES:
            gain(t, seat, materials)


def gain_haul(t: Imperium, you: int, packed: int) -> None:
    """Gain the tokens that lay on a card."""
    if packed:
        gain(t, you, packed & FEW, packed // POPULATION_ON & FEW, packed // PROGRESS_ON)


def place_tokens(t: Imperium, you: int, card: int, materials: int = 0, population: int = 0, progress: int = 0) -> None:
    """Put goods from the common supply onto a card. They belong to nobody until somebody gains them."""
    t.tokens[card] += materials * MATERIALS_ON + population * POPULATION_ON + progress * PROGRESS_ON
    tell(t, "placed", you, card, materials=materials, population=population, progress=progress)


# --- pay


def can_pay(t: Imperium, you: int, price: Cost) -> bool:
    materials, population, progress, actions = price
    if actions > t.actions[you]:
        return False
    lacking = progress
    if population > t.population[you]:
        lacking += population - t.population[you]
    if materials > t.materials[you]:
        lacking += (materials - t.materials[you] + 1) // 2
    return lacking <= t.progress[you]


def pay(t: Imperium, you: int, price: Cost) -> Effect:
    """All of it: `can_pay` must hold. Progress stands in for what is missing. Whether it stands in for more is the
    player's choice, asked once for the whole price: in every match rivals can acquire cards that count or steal one
    kind of token."""
    materials, population, progress, actions = price
    for_materials = max(0, materials - t.materials[you] + 1) // 2
    for_population = max(0, population - t.population[you])
    spare = t.progress[you] - progress - for_materials - for_population
    if spare > 0:
        in_materials = range(for_materials, min((materials + 1) // 2, for_materials + spare) + 1)
        in_population = range(for_population, min(population, for_population + spare) + 1)
        if len(in_materials) > 1 and len(in_population) > 1:
            most = spare + for_materials + for_population
            ways = [pair(one, other) for one in in_population for other in in_materials if one + other <= most]
            for_population, for_materials = divmod((yield choose(t, you, PAY_BOTH, ways)), ARG)
        elif len(in_materials) > 1:
            ways = [pair(max(0, materials - 2 * number), number) for number in in_materials]
            for_materials = (yield choose(t, you, PAY_MATERIALS, ways)) % ARG
        elif len(in_population) > 1:
            ways = [pair(population - number, number) for number in in_population]
            for_population = (yield choose(t, you, PAY_POPULATION, ways)) % ARG
    materials = max(0, materials - 2 * for_materials)
    population -= for_population
    yield from spend(t, you, (materials, population, progress + for_materials + for_population, actions))


def spend(t: Imperium, you: int, tokens: Cost) -> Effect:
    """Spend exactly these tokens."""
    materials, population, progress, actions = tokens
    t.materials[you] -= materials
    t.population[you] -= population
    t.progress[you] -= progress
    t.actions[you] -= actions
    if materials or population or progress or actions:
        tell(t, "paid", you, materials=materials, population=population, progress=progress, actions=actions)
    if population:
        yield from happens(t, you, PAID_POPULATION, population)


# --- what a card in play does by itself


def happens(t: Imperium, you: int, moment: int, what: int = 0) -> Effect:
    """The passive abilities of your cards in play that this sets off."""
    watched = WATCHERS[moment]
    faces = t.faces
    for card in [card for card in t.play[you] if watched[faces[card]]]:
        for trigger in TRIGGERS[faces[card]]:
            if (
                trigger.moment == moment
                and not trigger.exhaust
                and (trigger.fits is None or trigger.fits(t, you, card, what))
            ):
                yield from aside(t, faces[card], trigger.effect(t, you, card, what))


def aside(t: Imperium, face: int, running: Effect | None) -> Effect:
    """Carry out what another card does in between: it asks in its own name, and no protection from the card being
    resolved helps against it."""
    if running is not None:
        source, shields = t.source, t.shields
        t.source, t.shields = face, 0
        yield from running
        t.source, t.shields = source, shields


# --- steal


def steal(t: Imperium, you: int, victim: int, materials: int = 0, population: int = 0, progress: int = 0) -> bool:
    """Take goods from the player's supply, as far as there are any. Returns whether it was all of them."""
    taken = (
        min(materials, t.materials[victim]),
        min(population, t.population[victim]),
        min(progress, t.progress[victim]),
    )
    t.materials[victim] -= taken[0]
    t.population[victim] -= taken[1]
    t.progress[victim] -= taken[2]
    t.materials[you] += taken[0]
    t.population[you] += taken[1]
    t.progress[you] += taken[2]
    if any(taken):
        tell(t, "stole", you, to=victim, materials=taken[0], population=taken[1], progress=taken[2])
    return taken == (materials, population, progress)


def waive_empire_icon(t: Imperium, you: int) -> None:
    """The next card that you play in this turn counts as having no empire icon."""
    t.waives = 1
    tell(t, "waived", you)


def ease(t: Imperium) -> None:
    """A reaction lowers what an effect requires by one."""
    t.relief += 1


# --- exhaust tokens


def exhaust_card(t: Imperium, you: int, card: int) -> None:
    t.exhausts[you] -= 1
    t.exhausted |= 1 << card
    tell(t, "exhausted", you, card)


def exhausted_cards(t: Imperium, you: int) -> list[int]:
    return [card for card in t.play[you] if t.exhausted >> card & 1]


def ready(t: Imperium, you: int, card: int) -> None:
    """Put the exhaust token of a card back onto the state card."""
    t.exhausted &= ~(1 << card)
    t.exhausts[you] += 1
    tell(t, "readied", you, card)
