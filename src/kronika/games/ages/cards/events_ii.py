"""Events of age II."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, may, pick
from kronika.engine.choice import Effect

from ..data import LEVEL, URBAN
from ..effects import event
from ..keys import DESTROY, DISCARD, LOSE_COLONY, RUIN, TAKE
from ..moves import (
    LAST_AGE,
    consume,
    corrupt,
    destroy,
    discard,
    discontent,
    draw_military,
    gain_food,
    lose_blue,
    lose_colony,
    lose_culture,
    lose_population,
    place_of,
    produce_food,
    produce_resources,
    remove_leader,
    replenish,
    ruin,
    staffed,
    take,
    take_options,
    take_price,
)
from ..ranks import everybody, least_culture, rivals, strongest, weakest
from ..table import BY_EVENTS, Ages
from .common import score

AGREED_ACTIONS = 5  # civil actions' worth of cards
RUINED_LEVEL = 1  # of wonders, at most

# --- discontent


def most_discontent(t: Ages) -> list[int]:
    """All who are tied; nobody if all are content."""
    most = max(discontent(t, seat) for seat in everybody(t))
    return [seat for seat in everybody(t) if most and discontent(t, seat) == most]


@event("civil_unrest", everybody)
def civil_unrest(t: Ages, you: int) -> None:
    lose_culture(t, you, 4 * discontent(t, you), BY_EVENTS)


@event("civil_unrest", most_discontent)
def civil_unrest_of_the_most_discontent(t: Ages, you: int) -> Effect:
    yield from lose_blue(t, you, 1)


@event("emigration", everybody)
def emigration(t: Ages, you: int) -> Effect:
    yield from lose_population(t, you, (discontent(t, you) + 1) // 2)


# --- points and production


@event("economic_progress", everybody)
def economic_progress(t: Ages, you: int) -> None:
    corrupt(t, you)
    produce_food(t, you)
    consume(t, you)
    produce_resources(t, you)


@event("popularization_of_science", everybody)
def popularization_of_science(t: Ages, you: int) -> None:
    score(t, you, t.science_rating[you])


@event("prosperity", everybody)
def prosperity(t: Ages, you: int) -> None:
    gain_food(t, you, t.happiness[you])


# --- losses


@event("iconoclasm", everybody)
def iconoclasm(t: Ages, you: int) -> None:
    """In age IV no leader is of the current age."""
    if t.leader[you] and LEVEL[t.faces[t.leader[you][0]]] != t.age:
        remove_leader(t, you)


@event("independence_declaration", weakest)
def independence_declaration(t: Ages, you: int) -> Effect:
    card = yield from pick(t, you, LOSE_COLONY, t.colonies[you][:])
    if card != NONE:
        yield from lose_colony(t, you, card)


@event("ravages_of_time", everybody)
def ravages_of_time(t: Ages, you: int) -> Effect:
    card = yield from pick(t, you, RUIN, [card for card in t.wonders[you] if LEVEL[t.faces[card]] <= RUINED_LEVEL])
    if card != NONE:
        yield from ruin(t, you, card)


@event("terrorism", least_culture)
def terrorism(t: Ages, you: int) -> Effect:
    targets = []
    for rival in rivals(t, you):
        card = yield from pick(t, you, DESTROY, staffed(t, rival, URBAN))
        if card != NONE:
            targets.append((rival, card))
    for rival, card in targets:
        destroy(t, rival, card)


# --- the strongest and the weakest


@event("politics_of_strength", strongest)
def politics_of_strength_of_the_strongest(t: Ages, you: int) -> None:
    if t.age == LAST_AGE:
        score(t, you, 5)
    else:
        draw_military(t, you, 5)


@event("politics_of_strength", weakest)
def politics_of_strength_of_the_weakest(t: Ages, you: int) -> Effect:
    if t.age == LAST_AGE:
        lose_culture(t, you, 3, BY_EVENTS)
        return
    hand = t.military_hand[you]
    if len(hand) <= 3:
        for card in hand[:]:
            discard(t, you, card)
        return
    for nth in (1, 2, 3):
        card = yield choose(t, you, DISCARD, hand, private=True).counted(nth, 3)
        discard(t, you, card)


@event("international_agreement", strongest)
def international_agreement(t: Ages, you: int) -> Effect:
    """Taken as usual, but without actions. The cards may be used in this turn, action cards too."""
    left = AGREED_ACTIONS
    taken = False
    while True:
        card = yield may(t, you, TAKE, take_options(t, you, left))
        if card == DONE:
            break
        left -= take_price(t, you, place_of(t, card))
        take(t, you, card)
        taken = True
    if taken:
        t.no_politics[you] = 1
        replenish(t, clear_front=False)
