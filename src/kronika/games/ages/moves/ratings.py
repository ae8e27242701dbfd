"""Symbols, workers and the ratings that follow from them.

`base` holds the sums of all symbols in play; what leaders, wonders and pacts add beyond their symbols is computed in
`refresh`, which every move of this module calls at the end.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ..armies import tactical_strength
from ..data import (
    BLUE,
    CIVIL,
    CONSTRUCTION,
    COST,
    CULTURE,
    FIRST_UNIT,
    HAPPINESS,
    HAPPY_FACES_NEEDED,
    INFANTRY_AS_CAVALRY,
    IS_URBAN,
    LAW,
    LEVEL,
    MILITARY,
    POWERS,
    SCIENCE,
    SIDE_POWERS,
    SLOTS,
    STRENGTH,
    SYMBOLS,
    TOURISM,
    URBAN_DISCOUNT,
    WORKER,
    YELLOW,
    Pairs,
)
from ..effects import BUILD_PRICE, RATINGS
from ..table import Ages

MOST_HAPPINESS = 8


# --- ratings


def refresh(t: Ages, you: int) -> None:
    """Compute the ratings from the symbols and from what cards add to them."""
    base = t.base[you]
    science, culture, happiness = base[SCIENCE], base[CULTURE], base[HAPPINESS]
    strength = base[STRENGTH] + t.armies[you]
    if t.leader[you] or t.wonders[you] or t.powers[you]:
        add = added_by_cards(t, you)
        science += add[SCIENCE]
        culture += add[CULTURE]
        strength += add[STRENGTH]
        happiness += add[HAPPINESS]
    t.science_rating[you] = science if science > 0 else 0
    t.culture_rating[you] = culture if culture > 0 else 0
    t.strength[you] = strength if strength > 0 else 0
    t.happiness[you] = 0 if happiness < 0 else happiness if happiness < MOST_HAPPINESS else MOST_HAPPINESS


def added_by_cards(t: Ages, you: int) -> list[int]:
    """What leaders, wonders and pacts add beyond their symbols: science, culture, strength, happiness."""
    add = [0, 0, 0, 0]
    for card in (*t.leader[you], *t.wonders[you]):
        hook = RATINGS[t.faces[card]]
        if hook is not None:
            hook(t, you, add)
    if t.powers[you] & TOURISM:
        add[CULTURE] += wonders_of_partners(t, you)
    return add


def refresh_all(t: Ages) -> None:
    for seat in range(t.seats):
        refresh(t, seat)


def wonders_of_partners(t: Ages, you: int) -> int:
    """The completed wonders of the other sides of the pact International Tourism, ruins included."""
    return sum(
        len(t.wonders[other]) + len(t.ruins[other])
        for owner, side, other in pacts_of(t, you)
        if SIDE_POWERS[t.faces[t.pact[owner][0]]][side] & TOURISM
    )


def pacts_of(t: Ages, you: int) -> list[tuple[int, int, int]]:
    """The player's pacts: in front of whom each lies, the player's side, and the partner."""
    found: list[tuple[int, int, int]] = []
    if not any(t.pact):
        return found
    for owner in range(t.seats):
        if t.pact[owner]:
            if owner == you:
                found.append((owner, t.pact_side[owner], t.pact_partner[owner]))
            elif t.pact_partner[owner] == you:
                found.append((owner, 1 - t.pact_side[owner], owner))
    return found


def update_armies(t: Ages, you: int) -> None:
    tactic = t.tactic_face[you]
    if tactic >= 0:
        t.armies[you] = tactical_strength(t.workers[you], tactic, bool(t.powers[you] & INFANTRY_AS_CAVALRY))


def update_powers(t: Ages, you: int) -> None:
    """Update the powers after a leader, a wonder or a pact has come or gone."""
    faces = t.faces
    powers = 0
    for card in (*t.leader[you], *t.wonders[you]):
        powers |= POWERS[faces[card]]
    for owner, side, _ in pacts_of(t, you):
        powers |= SIDE_POWERS[faces[t.pact[owner][0]]][side]
    t.powers[you] = powers
    update_armies(t, you)
    refresh(t, you)


def update_prices(t: Ages, you: int) -> None:
    """What building costs, after a leader or a construction technology has come or gone."""
    t.workplaces[you] = ()
    t.work_terms[you] = -1
    leader = t.leader[you]
    hook = BUILD_PRICE[t.faces[leader[0]]] if leader else None
    building = t.special[you][CONSTRUCTION - LAW]
    face = t.faces[building] if building >= 0 else -1
    if hook is None:
        t.price[you][:] = plain_prices(face)
    else:
        t.price[you][:] = [max(0, reduced_price(slot, face) + hook(t, you, slot)) for slot in range(SLOTS)]


@cache
def plain_prices(building: int) -> list[int]:
    """The prices of building by slot, without a leader that changes them."""
    return [max(0, reduced_price(slot, building)) for slot in range(SLOTS)]


def reduced_price(slot: int, building: int) -> int:
    """The price that a construction technology (a face, -1 for none) leaves of the printed one."""
    return COST[slot] - (URBAN_DISCOUNT[building][LEVEL[slot]] if building >= 0 and IS_URBAN[slot] else 0)


# --- symbols


@lru_cache(maxsize=4096)
def net(new: Pairs, old: Pairs) -> Pairs:
    """The difference when symbols replace others."""
    sums: dict[int, int] = dict(new)
    for symbol, number in old:
        sums[symbol] = sums.get(symbol, 0) - number
    return tuple((symbol, number) for symbol, number in sums.items() if number)


def change_symbols(t: Ages, you: int, change: Pairs) -> int:
    """Add these symbols to the player's sums. Returns the number of blue tokens to lose, which may need a question: see
    `lose_blue`."""
    base = t.base[you]
    owed = 0
    for symbol, number in change:
        base[symbol] += number
        if symbol == CIVIL:
            t.civil[you] = available(t.civil[you], number, base[CIVIL])
        elif symbol == MILITARY:
            t.military[you] = available(t.military[you], number, base[MILITARY])
        elif symbol == YELLOW:
            t.yellow[you] = max(0, t.yellow[you] + number)
        elif symbol == BLUE:
            t.blue[you] += max(0, number)
            owed = max(0, -number)
    return owed


def available(actions: int, change: int, total: int) -> int:
    """The available actions after the total has changed: new ones are available at once, and lost ones are spent ones
    first."""
    return actions + change if change > 0 else min(actions, total)


def replace_symbols(t: Ages, you: int, new: int, old: int) -> int:
    """Replace the symbols of a card (a face, -1 for none) by those of another. The numbers of actions change only
    once."""
    return change_symbols(t, you, net(SYMBOLS[new] if new >= 0 else (), SYMBOLS[old] if old >= 0 else ()))


# --- workers


def change_workers(t: Ages, you: int, slot: int, change: int) -> None:
    """Add workers to a card or remove them. The caller takes them from somewhere or puts them somewhere."""
    workers, base = t.workers[you], t.base[you]
    workers[slot] += change
    if IS_URBAN[slot] or workers[slot] == 0 or workers[slot] == change:  # else the same can be done as before
        t.work_terms[you] = -1
    for symbol, number in WORKER[slot]:
        base[symbol] += number * change
    if slot >= FIRST_UNIT:
        update_armies(t, you)
    elif t.leader[you] and BUILD_PRICE[t.faces[t.leader[you][0]]] is not None:
        update_prices(t, you)
    if WORKER[slot] or t.leader[you] or t.wonders[you]:  # a farm or a mine by itself has no part in the ratings
        refresh(t, you)


def move_worker(t: Ages, you: int, slot: int, to: int) -> None:
    """Move a worker by an upgrade. The ratings change only once."""
    workers = t.workers[you]
    t.work_terms[you] = -1
    workers[slot] -= 1
    workers[to] += 1
    base = t.base[you]
    for symbol, number in WORKER[slot]:
        base[symbol] -= number
    for symbol, number in WORKER[to]:
        base[symbol] += number
    if to >= FIRST_UNIT:
        update_armies(t, you)
    elif t.leader[you] and BUILD_PRICE[t.faces[t.leader[you][0]]] is not None:
        update_prices(t, you)
    refresh(t, you)


# --- happiness


def needed_faces(t: Ages, you: int) -> int:
    return HAPPY_FACES_NEEDED[t.yellow[you]]


def discontent(t: Ages, you: int) -> int:
    """The number of discontented workers, which may exceed the number of unused ones."""
    missing = HAPPY_FACES_NEEDED[t.yellow[you]] - t.happiness[you]
    return missing if missing > 0 else 0
