"""The parts of events, whether they are written or plain data."""

from __future__ import annotations

from functools import cache

from kronika.engine.choice import Effect

from .data import PARTS, Part
from .effects import EVENT_PARTS, EventPart
from .moves import receive
from .ranks import WHO
from .table import BY_EVENTS, Ages


@cache
def parts_of(face: int) -> list[EventPart]:
    return EVENT_PARTS[face] or [plain_part(part) for part in PARTS[face]]


def plain_part(part: Part) -> EventPart:
    who, gain, lose = part

    def effect(t: Ages, you: int) -> Effect:
        return receive(t, you, gain, lose, BY_EVENTS)

    return EventPart(WHO[who], effect)
