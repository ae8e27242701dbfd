"""What cards of several kinds have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.engine.ask import choose
from kronika.engine.choice import ARG, Effect

from ..data import AMOUNT, BY_PLAYERS, FACE, HAPPINESS, KIND, LABS, LEVEL, LIBRARY, SLOTS_OF, SYMBOLS, WORKER
from ..keys import BUILD, UPGRADE
from ..moves import (
    best_slot,
    build,
    build_options,
    gain_culture,
    has_room,
    money,
    upgradable,
    upgrade,
    upgrade_options,
    workplaces,
)
from ..ranks import players
from ..table import BY_EVENTS, BY_FINAL_EVENTS, FINAL, Ages

BASILICA: Final = FACE["st_peters_basilica"]
LIBRARIES: Final = SLOTS_OF[LIBRARY]

# --- numbers of the card whose effect is running


def amount(t: Ages) -> int:
    return AMOUNT[t.source]


def by_players(t: Ages) -> int:
    return BY_PLAYERS[t.source][len(players(t)) - 2]


# --- happy faces


def printed_faces(face: int) -> int:
    """Happy faces on a card (an unhappy one counts below 0)."""
    return dict(SYMBOLS[face]).get(HAPPINESS, 0)


WORKER_FACES: Final = [dict(symbols).get(HAPPINESS, 0) for symbols in WORKER]


def has_basilica(t: Ages, you: int) -> bool:
    return any(t.faces[card] == BASILICA for card in t.wonders[you])


def faces_of_workers(t: Ages, you: int, kind: int) -> int:
    """The happy faces of all temples, theaters or arenas, with those that the Basilica adds."""
    more = int(has_basilica(t, you))
    workers = t.workers[you]
    return sum(workers[slot] * (WORKER_FACES[slot] + more) for slot in SLOTS_OF[kind] if WORKER_FACES[slot])


def faces_of_wonder(t: Ages, you: int, card: int) -> int:
    """The happy faces of a completed wonder or a ruin, with Homer under it but without the Basilica."""
    printed = 0 if card in t.ruins[you] else printed_faces(t.faces[card])
    return printed + int(card == t.homer)


# --- labs and libraries


def level_of_best(t: Ages, you: int) -> int:
    """The level of the best lab or library with a worker."""
    return max(LEVEL[slot] if slot >= 0 else 0 for slot in (best_slot(t, you, LABS), best_slot(t, you, LIBRARIES)))


# --- building by a card


def can_build_or_upgrade(t: Ages, you: int, slots: range, discount: int) -> bool:
    if t.unused[you]:
        purse = money(t, you) + discount
        for slot, price, _, _, _ in workplaces(t, you):
            if price <= purse and slots.start <= slot < slots.stop and has_room(t, you, slot):
                return True
    return can_upgrade(t, you, slots, discount)


def can_upgrade(t: Ages, you: int, slots: range, discount: int) -> bool:
    workers, purse = t.workers[you], money(t, you) + discount
    for slot, _, _, _, higher in upgradable(t, you):
        if workers[slot] and slots.start <= slot < slots.stop:
            for dearer, _ in higher:
                if dearer <= purse:
                    return True
    return False


def build_or_upgrade(t: Ages, you: int, slots: Sequence[int], discount: int) -> Effect:
    options = [BUILD.base + card for card in build_options(t, you, slots, discount)]
    options += [UPGRADE.base + cards for cards in upgrade_options(t, you, slots, discount)]
    code = yield choose(t, you, BUILD, options)
    yield from work(t, you, code, discount)


def work(t: Ages, you: int, code: int, discount: int) -> Effect:
    """Carry out an option to build or to upgrade."""
    if code >= UPGRADE.base:
        card, to = divmod(code - UPGRADE.base, ARG)
        yield from upgrade(t, you, card, to, discount)
    else:
        yield from build(t, you, code - BUILD.base, discount)


# --- events


def event_line(t: Ages) -> int:
    """The line of an event's culture points: in final scoring they are counted apart."""
    return BY_FINAL_EVENTS if t.phase == FINAL else BY_EVENTS


def score(t: Ages, you: int, number: int) -> None:
    """Culture points of an event."""
    gain_culture(t, you, number, event_line(t))


def is_kind(t: Ages, card: int, kind: int) -> bool:
    return KIND[t.faces[card]] == kind
