"""Age 10, Information."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, choose, confirm, may, pick
from kronika.engine.choice import Effect

from ..asks import may_splay
from ..data import CLOCK, FACE, FACTORY, GREEN, LEAF, UP
from ..effects import demand, execute, share
from ..keys import EXECUTE, RETURN, SCORE_ALL, TRANSFER
from ..moves import (
    SCORE,
    different_values,
    draw,
    draw_and_meld,
    draw_and_score,
    has,
    icons,
    others,
    return_card,
    score,
    top,
    tops,
    transfer,
    value,
)
from ..scoring import achievement_count, win
from ..table import Innovation


def win_alone(t: Innovation, numbers: list[int], best: int) -> None:
    """The player with the best number wins; on a tie the game continues."""
    if numbers.count(best) == 1:
        win(t, numbers.index(best))


@share("artificial_intelligence")
def artificial_intelligence_score(t: Innovation, you: int) -> None:
    draw_and_score(t, you, 10)


@share("artificial_intelligence")
def artificial_intelligence_win(t: Innovation, you: int) -> None:
    on_top = {t.faces[card] for seat in range(t.seats) for card in tops(t, seat)}
    if {FACE["robotics"], FACE["software"]} <= on_top:
        win_alone(t, t.points, min(t.points))


@share("bioengineering")
def bioengineering_take(t: Innovation, you: int) -> Effect:
    leafy = [c for seat in others(t, you) for c in tops(t, seat) if has(t, c, LEAF)]
    card = yield from pick(t, you, TRANSFER, leafy)
    if card != NONE:
        transfer(t, card, SCORE, you)


@share("bioengineering")
def bioengineering_win(t: Innovation, you: int) -> None:
    leaves = [icons(t, seat, LEAF) for seat in range(t.seats)]
    if min(leaves) < 3:
        win_alone(t, leaves, max(leaves))


@demand("databases")
def databases(t: Innovation, you: int, me: int) -> Effect:
    half = (len(t.score[you]) + 1) // 2
    for nth in range(1, half + 1):
        card = yield choose(t, you, RETURN, t.score[you]).counted(nth, half)
        return_card(t, card)


@demand("globalization")
def globalization_demand(t: Innovation, you: int, me: int) -> Effect:
    card = yield from pick(t, you, RETURN, [c for c in tops(t, you) if has(t, c, LEAF)])
    if card != NONE:
        return_card(t, card)


@share("globalization")
def globalization_win(t: Innovation, you: int) -> None:
    draw_and_score(t, you, 6)
    if all(icons(t, seat, LEAF) <= icons(t, seat, FACTORY) for seat in range(t.seats)):
        win_alone(t, t.points, max(t.points))


@share("miniaturization")
def miniaturization(t: Innovation, you: int) -> Effect:
    if t.hand[you]:
        card = yield may(t, you, RETURN, t.hand[you])
        if card != DONE:
            return_card(t, card)
            if value(card) == 10:
                for _ in range(different_values(t.score[you])):
                    draw(t, you, 10)


@share("robotics")
def robotics(t: Innovation, you: int) -> Effect:
    green = top(t, you, GREEN)
    if green >= 0:
        score(t, you, green)
    yield from execute(t, you, draw_and_meld(t, you, 10))


@share("self_service")
def self_service_execute(t: Innovation, you: int) -> Effect:
    """However Self Service came to be executed, it is the one card that can't be chosen."""
    card = yield from pick(t, you, EXECUTE, [c for c in tops(t, you) if t.faces[c] != FACE["self_service"]])
    if card != NONE:
        yield from execute(t, you, card)


@share("self_service")
def self_service_win(t: Innovation, you: int) -> None:
    if achievement_count(t, you) > max(achievement_count(t, seat) for seat in others(t, you)):
        win(t, you)


@share("software")
def software_score(t: Innovation, you: int) -> None:
    draw_and_score(t, you, 10)


@share("software")
def software_execute(t: Innovation, you: int) -> Effect:
    draw_and_meld(t, you, 10)
    yield from execute(t, you, draw_and_meld(t, you, 10))


@share("stem_cells")
def stem_cells(t: Innovation, you: int) -> Effect:
    if t.hand[you]:
        answer = yield confirm(t, you, SCORE_ALL)
        if answer != DONE:
            for card in list(t.hand[you]):
                score(t, you, card)


@share("the_internet")
def the_internet_splay(t: Innovation, you: int) -> Effect:
    yield from may_splay(t, you, UP, GREEN)


@share("the_internet")
def the_internet_score(t: Innovation, you: int) -> None:
    draw_and_score(t, you, 10)


@share("the_internet")
def the_internet_meld(t: Innovation, you: int) -> None:
    for _ in range(icons(t, you, CLOCK) // 2):
        draw_and_meld(t, you, 10)
