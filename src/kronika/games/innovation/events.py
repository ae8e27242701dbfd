"""Everything Innovation tells, with the facts of each event."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, words
from kronika.engine.events import EventBook

from .data import COLOURS, DIRECTIONS, ICONS, SPECIALS
from .moves.cards import LAST_AGE, TABLE_PLACES
from .scoring import REASONS

NAMED: Final = words(*COLOURS, *(str(value) for value in range(1, LAST_AGE + 1)))  # a colour or a value
COLOUR: Final = words(*COLOURS)
PLACE: Final = words(*TABLE_PLACES, "board")

EVENTS: Final = EventBook()

EVENTS.add("turn", SEAT, number=NUMBER)
EVENTS.add("drew", SEAT, CARD)
EVENTS.add("revealed", SEAT, CARD)
EVENTS.add("named", SEAT, word=NAMED)
EVENTS.add("showed-hand", SEAT)
EVENTS.add("melded", SEAT, CARD)
EVENTS.add("tucked", SEAT, CARD)
EVENTS.add("scored", SEAT, CARD)
EVENTS.add("returned", SEAT, CARD)
EVENTS.add("transferred", SEAT, CARD, to=SEAT, place=PLACE)
EVENTS.add("exchanged", SEAT, CARD, to=SEAT, place=PLACE)
EVENTS.add("removed", SEAT, CARD)
EVENTS.add("rearranged", SEAT, CARD, colour=COLOUR)
EVENTS.add("splayed", SEAT, colour=COLOUR, direction=words(*DIRECTIONS))
EVENTS.add("achieved", SEAT, age=NUMBER)
EVENTS.add("claimed", SEAT, achievement=words(*SPECIALS))
EVENTS.add("activated", SEAT, CARD)
EVENTS.add("executes", SEAT, CARD)
EVENTS.add("obeys", SEAT)
EVENTS.add("obeyed-in-vain", SEAT)
EVENTS.add("demand-reaches-nobody", SEAT, icon=words(*ICONS))
EVENTS.add("shares", SEAT)
EVENTS.add("shared-in-vain", SEAT)
EVENTS.add("changed-nothing", SEAT, number=NUMBER)
EVENTS.add("bonus", SEAT)
EVENTS.add("resigned", SEAT)
EVENTS.add("ended", reason=words(*REASONS))
