"""Events as data: the log puts them into words, and the page animates them.

A card in an event is a printed face with a mask of the seats that may know it; all others learn only its back. A game
declares its events in an `EventBook`, as it declares its questions in a `KeyRing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choice import CARD, SEAT, Arg
from .json import Json

if TYPE_CHECKING:
    from .table import Table


class Event:
    __slots__ = ("back", "card", "facts", "kind", "seat", "seen")

    def __init__(
        self,
        kind: str,
        seat: int,
        card: int,
        back: int,
        seen: int,
        facts: dict[str, int | str],
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.back = back
        self.seen = seen
        self.facts = facts


class EventKind:
    """A kind of event, with the type of each of its facts. An event may omit facts."""

    __slots__ = ("facts", "name")

    def __init__(self, name: str, facts: dict[str, Arg]) -> None:
        self.name = name
        self.facts = facts


class EventBook:
    """All kinds of events of a game. Every game has `undone`: a player has undone an answer."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: dict[str, EventKind] = {}
        self.add("undone", SEAT)

    def add(self, name: str, *about: Arg, **facts: Arg) -> None:
        """Declare an event. SEAT means that a seat does it and CARD that it is about a card; all other facts have
        names."""
        if any(arg is not SEAT and arg is not CARD for arg in about):
            raise ValueError(f"The event {name!r} can be about SEAT and CARD; every other fact needs a name.")
        self.kinds[name] = EventKind(name, {arg.kind: arg for arg in about} | facts)


def tell(table: Table, kind: str, seat: int = -1, card: int = -1, **facts: int | str) -> None:
    """Report an event. This is cheap in a search, where no events are recorded."""
    log = table.log
    if log is None:
        return
    if card < 0:
        log.append(Event(kind, seat, -1, -1, 0, facts))
    else:
        log.append(Event(kind, seat, table.faces[card], table.backs[card], table.seen[card], facts))


def told(table: Table, event: Event, seat: int | None) -> dict[str, Json]:
    """The event as this seat (None: a spectator) may know it."""
    return told_to(table, event, 1 << (table.seats if seat is None else seat))


def told_to(table: Table, event: Event, seats: int) -> dict[str, Json]:
    """The event as the seats in this mask may know it together."""
    words: dict[str, Json] = {"kind": event.kind}
    if event.seat >= 0:
        words["seat"] = event.seat
    if event.back >= 0:
        words["card"] = table.card_ids[event.card] if event.seen & seats else None
        words["back"] = table.back_names[event.back]
    words.update(event.facts)
    return words
