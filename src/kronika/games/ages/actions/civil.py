"""Civil actions: what each of them needs, its options and what it does. The civil action itself is paid by the caller,
so that cards can let a player do the same without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.engine.choice import Asking, Effect, pair
from kronika.engine.events import tell

from ..data import (
    A_LEADER,
    A_WONDER,
    ACTION_CARD,
    CIVIL,
    CIVIL_HAND,
    CONSTRUCTION,
    FIRST_UNIT,
    GOVERNMENT,
    KIND,
    LAW,
    LEVEL,
    MILITARY,
    MILITARY_REVOLUTION,
    POPULATION_PRICE,
    RESOURCE_AS_FOOD,
    ROW,
    ROW_PRICE,
    SCIENCE_COST,
    SLOTS,
    SLOTS_OF,
    STAGES,
    STAGES_PER_ACTION,
    URBAN,
    URBAN_LIMIT,
)
from ..hooks import ON_DEVELOP, ON_REPLACED, ON_REVOLUTION, ON_TAKE, TAKE_PRICE
from ..hooks import POPULATION_PRICE as POPULATION_HOOKS
from ..moves import (
    civil_back,
    civil_limit,
    cover_stages,
    free_worker,
    place_worker,
    play_leader,
    play_technology,
    start_wonder,
    to_hand,
)
from ..moves.ratings import move_worker
from ..table import Ages
from .prices import (
    build_price,
    develop_price,
    food_money,
    leader_face,
    money,
    pay_food_price,
    pay_price,
    pay_science,
    plain_science,
    population_price,
    science_money,
    take_price,
    unit_money,
    upgrade_price,
    wonder_surcharge,
)
from .worked_out import find_barred

# The slots of the same type that come after a slot: those of higher levels.
HIGHER: Final = [range(slot + 1, SLOTS_OF[KIND[slot]].stop) for slot in range(SLOTS)]
SAME_TYPE: Final = [slice(SLOTS_OF[KIND[slot]].start, SLOTS_OF[KIND[slot]].stop) for slot in range(SLOTS)]
IS_WONDER: Final = [kind == A_WONDER for kind in KIND]
DEAREST: Final = max(ROW_PRICE)
# By civil actions: how many spaces of the row, from the left, cost no more.
REACH: Final = [sum(price <= actions for price in ROW_PRICE) for actions in range(DEAREST + 1)]

# --- taking cards


def can_take(t: Ages, you: int, card: int) -> bool:
    """Whether the player may have the card, whatever it costs."""
    face = t.faces[card]
    kind = KIND[face]
    if kind == A_WONDER:
        return not t.unfinished[you]
    if len(t.hand[you]) >= civil_limit(t, you):
        return False
    if kind == A_LEADER:
        return not t.leaders_taken[you] >> LEVEL[face] & 1
    return kind == ACTION_CARD or not has_technology(t, you, face)


def take_options(t: Ages, you: int, actions: int, base: int = 0) -> list[int]:
    """The cards of the row that the player may have (`can_take`) for so many civil actions (`take_price`); `base` is
    that of the key which the options name, if they name one."""
    totals, unfinished, leader = t.base[you], t.unfinished[you], t.leader[you]
    full = len(t.hand[you]) >= totals[CIVIL] + totals[CIVIL_HAND]
    if full and unfinished:
        return []
    if t.leader_replaced or (leader and TAKE_PRICE[t.faces[leader[0]]] is not None):
        return specially_priced(t, you, actions, base, full)
    reach = REACH[actions if actions < DEAREST else DEAREST]
    if not reach:
        return []
    wonders, space = reach, t.space
    if not unfinished and (t.wonders[you] or t.ruins[you]):
        wonders = REACH[min(DEAREST, max(0, actions - wonder_surcharge(t, you)))]
    if full:
        return wonders_on(t, space[:wonders], base)
    found = allowed(t, you, t.row if reach == ROW else t.row[: reach - space[:reach].count(-1)], base)
    if wonders < reach:
        dear = wonders_on(t, space[wonders:reach], base)
        return [code for code in found if code not in dear]
    return found


def specially_priced(t: Ages, you: int, actions: int, base: int, full: bool) -> list[int]:
    """The same where some prices aren't plain: they are asked for only of cards beyond the reach of plain ones."""
    space = t.space
    found = wonders_on(t, space, base) if full else allowed(t, you, t.row, base)
    within = space[: REACH[min(DEAREST, max(0, actions - wonder_surcharge(t, you)))]]
    return [code for code in found if code - base in within or take_price(t, you, space.index(code - base)) <= actions]


def allowed(t: Ages, you: int, cards: list[int], base: int) -> list[int]:
    faces, barred = t.faces, t.barred[you] or find_barred(t, you)
    return [base + card for card in cards if not barred[faces[card]]]


def wonders_on(t: Ages, spaces: list[int], base: int) -> list[int]:
    faces = t.faces
    return [base + card for card in spaces if card >= 0 and IS_WONDER[faces[card]]]


def has_technology(t: Ages, you: int, face: int) -> bool:
    """In hand or in play."""
    faces = t.faces
    for card in t.hand[you]:
        if faces[card] == face:
            return True
    return in_play(t, you, face)


def in_play(t: Ages, you: int, face: int) -> bool:
    """Whether the player has developed the technology."""
    if face < SLOTS:
        return t.tech[you][face] >= 0
    kind = KIND[face]
    card = t.government[you] if kind == GOVERNMENT else t.special[you][kind - LAW]
    return card >= 0 and t.faces[card] == face


def take(t: Ages, you: int, card: int) -> None:
    """From the row: a wonder goes into play unfinished, other cards into the hand."""
    face = t.faces[card]
    t.space[t.space.index(card)] = -1
    if t.log is not None:
        tell(t, "took", you, card)
    if KIND[face] == A_WONDER:
        start_wonder(t, you, card)
    else:
        to_hand(t, you, card)
        if KIND[face] == A_LEADER:
            t.leaders_taken[you] |= 1 << LEVEL[face]
    for leader in t.leader[you]:
        hook = ON_TAKE[t.faces[leader]]
        if hook is not None:
            hook(t, you, card)


# --- population


def can_grow(t: Ages, you: int, discount: int = 0) -> bool:
    yellow, leader = t.yellow[you], t.leader[you]
    if not yellow:
        return False
    price = POPULATION_PRICE[yellow] - discount
    if leader and POPULATION_HOOKS[t.faces[leader[0]]] is not None:
        price = population_price(t, you, discount)
    return price <= t.food[you] or bool(t.powers[you] & RESOURCE_AS_FOOD and price <= food_money(t, you))


def grow(t: Ages, you: int, discount: int = 0) -> Effect:
    """Increase population: for food."""
    asking = pay_food_price(t, you, population_price(t, you, discount))
    if asking is not None:
        yield from asking
    raise_worker(t, you)


def raise_worker(t: Ages, you: int) -> None:
    """The worker that was paid for."""
    t.yellow[you] -= 1
    t.unused[you] += 1
    tell(t, "grew", you)


# --- building, upgrading, destroying (units too)


def urban_limit(t: Ages, you: int) -> int:
    """Of urban buildings of one type."""
    return URBAN_LIMIT[t.faces[t.government[you]]]


def has_room(t: Ages, you: int, slot: int) -> bool:
    """Urban buildings of one type are limited by the government, all levels together."""
    return slot not in URBAN or sum(t.workers[you][SAME_TYPE[slot]]) < urban_limit(t, you)


def build_options(t: Ages, you: int, slots: Sequence[int], discount: int = 0, coming: int = 0) -> list[int]:
    """The technology cards on which the player can build, with `coming` more unused workers than there are now."""
    if not t.unused[you] + coming:
        return []
    tech, prices = t.tech[you], t.price[you]
    purse = money(t, you) + discount
    unit_purse = unit_money(t, you) + discount
    found = []
    for slot in slots:
        card = tech[slot]
        if card >= 0 and prices[slot] <= (unit_purse if slot >= FIRST_UNIT else purse) and has_room(t, you, slot):
            found.append(card)
    return found


def build(t: Ages, you: int, card: int, discount: int = 0) -> Effect:
    slot = t.faces[card]
    asking = pay_price(t, you, max(0, build_price(t, you, slot) - discount), slot)
    if asking is not None:
        yield from asking
    employ_worker(t, you, card)


def employ_worker(t: Ages, you: int, card: int) -> None:
    """On a technology, when the building or unit has been paid for."""
    place_worker(t, you, t.faces[card])
    if t.log is not None:
        tell(t, "built", you, card)


def upgrade_options(t: Ages, you: int, slots: Sequence[int], discount: int = 0) -> list[int]:
    """Pairs of technology cards: from which, to which. Of the same type and a higher level."""
    tech, workers, prices = t.tech[you], t.workers[you], t.price[you]
    purse = money(t, you) + discount
    unit_purse = unit_money(t, you) + discount
    found = []
    for slot in slots:
        if workers[slot]:
            for to in HIGHER[slot]:
                if tech[to] >= 0 and prices[to] - prices[slot] <= (unit_purse if slot >= FIRST_UNIT else purse):
                    found.append(pair(tech[slot], tech[to]))
    return found


def upgrade(t: Ages, you: int, card: int, to: int, discount: int = 0) -> Effect:
    """A worker moves from one technology card to another."""
    slot, target = t.faces[card], t.faces[to]
    asking = pay_price(t, you, max(0, upgrade_price(t, you, slot, target) - discount), target)
    if asking is not None:
        yield from asking
    move_worker(t, you, slot, target)
    tell(t, "upgraded", you, to)


def destroy(t: Ages, you: int, card: int) -> None:
    """A building, by an event or an aggression."""
    free_worker(t, you, t.faces[card])
    tell(t, "destroyed", you, card)


# --- leaders


def appoint(t: Ages, you: int, card: int) -> Effect:
    """Play a leader. Replacing one gives a civil action back, unless the old one is used otherwise."""
    replaced = bool(t.leader[you])
    kept = 0
    if replaced:
        kept = yield from forfeited(t, you)
    play_leader(t, you, card)
    if replaced:
        t.leader_replaced = 1
        if not kept:
            civil_back(t, you)


def forfeited(t: Ages, you: int) -> Asking:
    """1 if the civil action for replacing the leader isn't given back."""
    hook = ON_REPLACED[leader_face(t, you)]
    if hook is None:
        return 0
    kept = yield from hook(t, you)
    return kept


# --- wonders


def stage_price(t: Ages, you: int, number: int) -> int:
    """Of the next stages of the unfinished wonder together."""
    built = t.stages[you]
    return sum(STAGES[t.faces[t.unfinished[you][0]]][built : built + number])


def stage_options(t: Ages, you: int, most: int = 0, discount: int = 0) -> list[int]:
    """How many stages can be built at once: up to `most`, or as many as one action can build."""
    unfinished = t.unfinished[you]
    if not unfinished:
        return []
    stages, built = STAGES[t.faces[unfinished[0]]], t.stages[you]
    purse = discount + (money(t, you) if t.powers[you] else t.resources[you])
    found: list[int] = []
    if stages[built] > purse:
        return found
    for price in stages[built : built + (most or stages_per_action(t, you))]:
        purse -= price
        number = len(found) + 1
        if purse < 0 or (number > t.blue[you] and number > t.blue[you] + sum(t.tokens[you])):
            break
        found.append(number)
    return found


def stages_per_action(t: Ages, you: int) -> int:
    building = t.special[you][CONSTRUCTION - LAW]
    return STAGES_PER_ACTION[t.faces[building]] if building >= 0 else 1


def build_stages(t: Ages, you: int, number: int, discount: int = 0) -> Effect:
    asking = pay_price(t, you, max(0, stage_price(t, you, number) - discount))
    if asking is not None:
        yield from asking
    yield from cover_stages(t, you, number)


# --- technologies and revolutions


def can_develop(t: Ages, you: int, face: int, discount: int = 0, revolution: bool = False) -> bool:
    """Whether there is the science for a technology."""
    return develop_price(t, you, face, revolution) - discount <= science_money(t, you, face)


def develop_options(t: Ages, you: int, discount: int = 0) -> list[int]:
    """The technologies in hand that the player can develop, governments peacefully."""
    faces, science = t.faces, plain_science(t, you)
    purse = science + discount if science >= 0 else -1
    found = []
    for card in t.hand[you]:
        face = faces[card]
        if KIND[face] > CONSTRUCTION:
            continue
        if SCIENCE_COST[face] <= purse or (purse < 0 and can_develop(t, you, face, discount)):
            found.append(card)
    return found


def develop(t: Ages, you: int, card: int, discount: int = 0) -> None:
    face = t.faces[card]
    pay_science(t, you, max(0, develop_price(t, you, face) - discount), face)
    tell(t, "developed", you, card)
    play_technology(t, you, card)
    developed(t, you, face)


def developed(t: Ages, you: int, face: int) -> None:
    for leader in t.leader[you]:
        hook = ON_DEVELOP[t.faces[leader]]
        if hook is not None:
            hook(t, you, face)


def can_revolt(t: Ages, you: int) -> bool:
    """All actions of the total must be available: civil ones, with Robespierre military ones."""
    if t.powers[you] & MILITARY_REVOLUTION:
        return t.military[you] >= t.base[you][MILITARY]
    return t.civil[you] >= t.base[you][CIVIL]


def revolution_options(t: Ages, you: int, discount: int = 0) -> list[int]:
    """The governments in hand that the player can introduce by a revolution."""
    if not can_revolt(t, you):
        return []
    faces = t.faces
    return [
        card
        for card in t.hand[you]
        if KIND[faces[card]] == GOVERNMENT and can_develop(t, you, faces[card], discount, revolution=True)
    ]


def revolt(t: Ages, you: int, card: int, discount: int = 0) -> None:
    """The actions of that kind are all spent, those that the new government adds as well; of the other kind new ones
    are available at once."""
    face = t.faces[card]
    spent = t.military if t.powers[you] & MILITARY_REVOLUTION else t.civil
    pay_science(t, you, max(0, develop_price(t, you, face, True) - discount), face)
    tell(t, "revolution", you, card)
    play_technology(t, you, card)
    spent[you] = 0
    leader = leader_face(t, you)
    hook = ON_REVOLUTION[leader] if leader >= 0 else None
    if hook is not None:
        hook(t, you)
    developed(t, you, face)
