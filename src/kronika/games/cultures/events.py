"""Everything Rising Cultures tells, with the facts of each event."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, words
from kronika.engine.events import EventBook

from .data import CIVILIZATIONS
from .scoring import REASONS

WHY: Final = words("income", "card", "symbol", "board", "start", "ability")  # what coins came from

EVENTS: Final = EventBook()

EVENTS.add("turn", SEAT, number=NUMBER)
EVENTS.add("civilization", SEAT, civilization=words(*CIVILIZATIONS))
EVENTS.add("gained", SEAT, number=NUMBER, why=WHY)
EVENTS.add("flooded", SEAT, number=NUMBER, over=NUMBER, to=SEAT)
EVENTS.add("stored", SEAT, number=NUMBER)
EVENTS.add("limited", SEAT, number=NUMBER)
EVENTS.add("paid", SEAT, number=NUMBER, banked=NUMBER)
EVENTS.add("drew-hand", SEAT, number=NUMBER)
EVENTS.add("drew", SEAT, CARD)
EVENTS.add("exchanged", SEAT, number=NUMBER, paid=NUMBER)
EVENTS.add("turned", SEAT)
EVENTS.add("put-back", SEAT, CARD)
EVENTS.add("put-under", SEAT, CARD)
EVENTS.add("put-away", SEAT, CARD)
EVENTS.add("sold", SEAT, CARD)
EVENTS.add("armed", SEAT, CARD, number=NUMBER)
EVENTS.add("laid", SEAT, CARD)
EVENTS.add("built", SEAT, CARD)
EVENTS.add("led", SEAT, CARD)
EVENTS.add("developed", SEAT, CARD, number=NUMBER)
EVENTS.add("golden-age", SEAT)
EVENTS.add("decided", SEAT, competes=words("yes", "no"))
EVENTS.add("contest", SEAT, number=NUMBER, rival=NUMBER)
EVENTS.add("won", SEAT, CARD)
EVENTS.add("boxed", CARD)
EVENTS.add("kept-army", SEAT, CARD)
EVENTS.add("discarded", SEAT, CARD)
EVENTS.add("marker-kept", SEAT)
EVENTS.add("marker-passed", SEAT)
EVENTS.add("noted", SEAT, number=NUMBER)
EVENTS.add("second-game")
EVENTS.add("resigned", SEAT)
EVENTS.add("ended", reason=words(*REASONS))
