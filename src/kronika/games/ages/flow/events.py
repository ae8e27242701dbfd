"""Resolving an event: each affected player has a separate step."""

from __future__ import annotations

from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..data import KIND, TERRITORY
from ..event_parts import parts_of
from ..moves import gain_culture, prepare, renew_current_events, reveal_event
from ..table import EVENTS, PREPARED, Ages
from .turns import politics_done

SEAT_CODES = 4  # an entry of the queue: part * 4 + seat


def prepare_event(t: Ages, you: int, card: int, level: int) -> None:
    prepare(t, you, card)
    gain_culture(t, you, level, PREPARED)
    t.event = event = reveal_event(t)
    t.source = t.faces[event]
    tell(t, "event", you, event)


def is_territory(t: Ages) -> bool:
    return KIND[t.faces[t.event]] == TERRITORY


def start_event(t: Ages) -> None:
    """Start an event. Which players each part concerns is settled before anything happens."""
    codes = [
        number * SEAT_CODES + seat for number, part in enumerate(parts_of(t.faces[t.event])) for seat in part.who(t)
    ]
    t.queue[: len(codes)] = codes
    t.phase = EVENTS
    if not codes:
        event_over(t)


def run_event(t: Ages) -> Effect:
    """Carry out one part of the event for one player."""
    number, seat = divmod(t.queue[0], SEAT_CODES)
    running = parts_of(t.faces[t.event])[number].effect(t, seat)
    if running is not None:
        yield from running
    t.queue.append(-1)
    del t.queue[0]
    if t.queue[0] < 0:
        event_over(t)


def event_over(t: Ages) -> None:
    """Finish an event. After the last current event, the future events become the current ones."""
    t.event = t.source = -1
    if not t.current:
        renew_current_events(t)
    politics_done(t)
