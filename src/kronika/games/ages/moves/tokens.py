"""Yellow and blue tokens, population and workers."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.ask import choose
from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..data import SLOTS
from ..keys import LOSE_TOKEN, LOSE_WORKER
from ..table import Ages
from .goods import recount
from .ratings import change_workers

# --- tokens


def gain_yellow(t: Ages, you: int, number: int) -> None:
    t.yellow[you] += number
    tell(t, "gained", you, what="yellow", number=number)


def lose_yellow(t: Ages, you: int, number: int) -> int:
    """Lose yellow tokens from the bank, as far as it has them. Returns how many were lost."""
    lost = min(number, t.yellow[you])
    if lost:
        t.yellow[you] -= lost
        if t.log is not None:
            tell(t, "lost", you, what="yellow", number=lost)
    return lost


def take_yellow(t: Ages, you: int, rival: int, number: int) -> None:
    """Take yellow tokens from the rival's bank into yours."""
    taken = lose_yellow(t, rival, number)
    if taken:
        gain_yellow(t, you, taken)


def lose_blue(t: Ages, you: int, number: int) -> Effect:
    """Lose blue tokens from the bank, the rest from farms and mines of the player's choice. With Bill Gates, labs are
    mines."""
    most = rest = number - t.blue[you]
    while rest > 0:
        stored = [t.tech[you][slot] for slot, tokens in enumerate(t.tokens[you]) if tokens]
        if not stored:
            break
        card = yield choose(t, you, LOSE_TOKEN, stored).counted(most - rest + 1, most)
        t.tokens[you][t.faces[card]] -= 1
        recount(t, you)
        rest -= 1
        number -= 1
        tell(t, "lost-token", you, card)
    lost = min(number, t.blue[you])
    if lost:
        t.blue[you] -= lost
        tell(t, "lost", you, what="blue", number=lost)


# --- population


def gain_population(t: Ages, you: int, number: int) -> None:
    """Increase the population without paying food, as far as the yellow bank goes."""
    grown = min(number, t.yellow[you])
    if grown:
        t.yellow[you] -= grown
        t.unused[you] += grown
        tell(t, "gained", you, what="population", number=grown)


def lose_population(t: Ages, you: int, number: int = 1) -> Effect:
    """Lose unused workers, and then workers on cards of the player's choice. They return to the yellow bank."""
    from_pool = min(number, t.unused[you])
    lost = from_pool
    while lost < number:
        cards = staffed(t, you, range(SLOTS))
        if not cards:
            break
        card = yield choose(t, you, LOSE_WORKER, cards).counted(lost - from_pool + 1, number - from_pool)
        change_workers(t, you, t.faces[card], -1)
        t.yellow[you] += 1
        lost += 1
    t.unused[you] -= from_pool
    t.yellow[you] += from_pool
    if lost:
        tell(t, "lost", you, what="population", number=lost)


def staffed(t: Ages, you: int, slots: Sequence[int]) -> list[int]:
    """Those of these technology cards that have a worker."""
    tech, workers = t.tech[you], t.workers[you]
    return [tech[slot] for slot in slots if workers[slot]]


# --- workers on cards


def place_worker(t: Ages, you: int, slot: int) -> None:
    """Put an unused worker on a card."""
    t.unused[you] -= 1
    change_workers(t, you, slot, 1)


def free_worker(t: Ages, you: int, slot: int) -> None:
    """Take a worker off a card: the building is destroyed, or the unit disbanded."""
    t.unused[you] += 1
    change_workers(t, you, slot, -1)


def sacrifice(t: Ages, you: int, slot: int) -> None:
    """Return a unit's token to the yellow bank."""
    t.yellow[you] += 1
    change_workers(t, you, slot, -1)


def workers_on(t: Ages, you: int, slots: Sequence[int]) -> int:
    workers, number = t.workers[you], 0
    for slot in slots:
        number += workers[slot]
    return number


def best_slot(t: Ages, you: int, slots: Sequence[int]) -> int:
    """The slot of the highest level that has a worker, -1 for none; `slots` are in the order of their levels."""
    workers = t.workers[you]
    return next((slot for slot in reversed(slots) if workers[slot]), -1)
