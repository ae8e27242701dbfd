"""Leaders of age I."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import Effect

from ..data import CULTURE, SCIENCE, STRENGTH, TEMPLE, TERRITORY, THEATER, UNITS
from ..effects import POLITICS, ability, on_develop, on_politics, on_turn_end, ratings
from ..keys import BUILD, COLONIZE
from ..moves import (
    build_options,
    build_price,
    can_grow,
    colonize,
    employ_worker,
    gain_culture,
    gain_resources,
    military_available,
    money,
    pay_for_levy,
    pay_military,
    peek,
    population_price,
    raise_worker,
    remove_leader,
)
from ..ranks import rivals, two
from ..table import Ages
from .common import BASILICA, faces_of_wonder, faces_of_workers, has_basilica, is_kind, level_of_best, printed_faces


def territories(t: Ages, you: int) -> list[int]:
    return [card for card in t.military_hand[you] if is_kind(t, card, TERRITORY)]


@ability("christopher_columbus", lambda t, you: bool(territories(t, you)), POLITICS)
def christopher_columbus(t: Ages, you: int) -> Effect:
    card = yield choose(t, you, COLONIZE, territories(t, you), private=True)
    remove_leader(t, you)
    yield from colonize(t, you, card)


def levied_units(t: Ages, you: int) -> list[int]:
    """With Trade Routes the food or the resource that pays for one part can't also pay for the other."""
    price = population_price(t, you, 1)
    eaten = t.food[you] == price and money(t, you) > t.resources[you]
    lent = t.food[you] < price
    return build_options(t, you, UNITS, 1 - int(eaten or lent), coming=1)


def can_levy(t: Ages, you: int) -> bool:
    return military_available(t, you) > 0 and can_grow(t, you, 1) and bool(levied_units(t, you))


@ability("frederick_barbarossa", can_levy)
def frederick_barbarossa(t: Ages, you: int) -> Effect:
    """Both parts for one military action, as often as there are any."""
    card = yield choose(t, you, BUILD, levied_units(t, you))
    pay_military(t, you, 1)
    slot = t.faces[card]
    yield from pay_for_levy(t, you, population_price(t, you, 1), max(0, build_price(t, you, slot) - 1), slot)
    raise_worker(t, you)
    employ_worker(t, you, card)


@on_turn_end("genghis_khan")
def genghis_khan(t: Ages, you: int) -> None:
    """His owner wins ties."""
    stronger = sum(t.strength[rival] > t.strength[you] for rival in rivals(t, you))
    if stronger < two(t):
        gain_culture(t, you, 3)


@ratings("joan_of_arc")
def joan_of_arc(t: Ages, you: int, add: list[int]) -> None:
    of_government = max(0, printed_faces(t.faces[t.government[you]]))
    if of_government and has_basilica(t, you):
        of_government += 1
    add[STRENGTH] += faces_of_workers(t, you, TEMPLE) + of_government


@on_politics("joan_of_arc")
def joan_of_arc_hears_voices(t: Ages, you: int) -> None:
    peek(t, you, t.current[-1])


@ratings("leonardo_da_vinci")
def leonardo_da_vinci(t: Ages, you: int, add: list[int]) -> None:
    add[SCIENCE] += level_of_best(t, you)


@on_develop("leonardo_da_vinci")
def leonardo_da_vinci_invents(t: Ages, you: int, face: int) -> None:
    gain_resources(t, you, 1)


@ratings("michelangelo")
def michelangelo(t: Ages, you: int, add: list[int]) -> None:
    more = int(has_basilica(t, you))
    faces = faces_of_workers(t, you, TEMPLE) + faces_of_workers(t, you, THEATER)
    for card in (*t.wonders[you], *t.ruins[you]):
        shown = faces_of_wonder(t, you, card)
        if shown > 0:
            faces += shown + (more if t.faces[card] != BASILICA else 0)
    add[CULTURE] += faces
