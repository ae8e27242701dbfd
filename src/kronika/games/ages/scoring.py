"""The end of the game: final scoring and the result."""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import Ended
from kronika.engine.events import tell
from kronika.engine.game import Result

from .data import LEVEL
from .effects import AT_END
from .event_parts import parts_of
from .moves import move, reveal
from .ranks import players
from .table import FINAL, LINES, PAST, Ages

REASONS: Final = ("culture", "resigned")
BY_CULTURE, BY_RESIGNATION = range(2)
SCORED_LEVEL: Final = 3  # events of age III still to come are scored


def final_scoring(t: Ages) -> None:
    """The events of age III that are left, then the cards that score at the end. In ties the starting player counts as
    the current one."""
    t.phase = FINAL
    t.active = players(t)[0]
    tell(t, "final-scoring")
    for card in [card for card in (*t.current, *t.future) if LEVEL[t.faces[card]] == SCORED_LEVEL]:
        face = t.faces[card]
        reveal(t, card)
        move(t, card, PAST)
        tell(t, "final-event", -1, card)
        for part in parts_of(face):
            for seat in part.who(t):
                running = part.effect(t, seat)
                if running is not None:
                    for _ in running:
                        raise AssertionError("events of age III ask nothing")
    for seat in players(t):
        for card in (*t.leader[seat], *t.wonders[seat]):
            hook = AT_END[t.faces[card]]
            if hook is not None:
                hook(t, seat)
    best = max(t.culture[seat] for seat in players(t))
    finish(t, [seat for seat in players(t) if t.culture[seat] == best], BY_CULTURE)


def finish(t: Ages, winners: list[int], reason: int) -> None:
    t.winners = sum(1 << seat for seat in winners)
    t.reason = reason
    tell(t, "ended", reason=REASONS[reason])
    raise Ended


def result(t: Ages) -> Result:
    seats = range(t.seats)
    return Result(
        winners=tuple(seat for seat in seats if t.winners >> seat & 1),
        scores=tuple(t.culture),
        reason=REASONS[t.reason],
        lines=tuple((*zip(LINES, t.earned[seat], strict=True), ("total", t.culture[seat])) for seat in seats),
    )
