"""Everything Imperial Settlers tells, with the facts of each event."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import CARD, NUMBER, SEAT, words
from kronika.engine.events import EventBook

from .data import FACTIONS
from .goods import GOODS, RAZE
from .scoring import REASONS
from .table import PHASES

GOOD: Final = words(*GOODS)
PRICE: Final = dict.fromkeys(GOODS[: RAZE + 1], NUMBER)  # what can be paid with

EVENTS: Final = EventBook()

EVENTS.add("turn", SEAT, number=NUMBER)
EVENTS.add("phase", phase=words(*PHASES, "cleanup"), number=NUMBER)
EVENTS.add("faction", SEAT, faction=words(*FACTIONS))
EVENTS.add("drew", SEAT, CARD)
EVENTS.add("reshuffled")
EVENTS.add("passed-on", SEAT, to=SEAT, count=NUMBER)
EVENTS.add("shuffled-back", SEAT)
EVENTS.add("revealed", CARD)
EVENTS.add("took", SEAT, CARD)
EVENTS.add("left-over", SEAT, CARD)
EVENTS.add("kept", SEAT)
EVENTS.add("produces", SEAT)
EVENTS.add("gained", SEAT, good=GOOD, count=NUMBER)
EVENTS.add("paid", SEAT, **PRICE)
EVENTS.add("stole", SEAT, good=GOOD, count=NUMBER, to=SEAT)
EVENTS.add("lost", SEAT, good=GOOD, count=NUMBER)
EVENTS.add("tucked", SEAT, CARD)
EVENTS.add("discarded", SEAT, CARD)
EVENTS.add("built", SEAT, CARD)
EVENTS.add("sacrificed", SEAT, CARD)
EVENTS.add("used-foundation", SEAT, CARD)
EVENTS.add("set-off", SEAT, CARD)
EVENTS.add("foundation", SEAT, CARD)
EVENTS.add("buried", SEAT, CARD)
EVENTS.add("collected", CARD)
EVENTS.add("defended", SEAT, CARD)
EVENTS.add("samurai", SEAT, CARD)
EVENTS.add("refreshed", SEAT, CARD)
EVENTS.add("blocked", SEAT, CARD, to=SEAT)
EVENTS.add("took-over", SEAT, CARD, to=SEAT)
EVENTS.add("gave-back", SEAT, CARD)
EVENTS.add("dealt", SEAT, CARD)
EVENTS.add("gave-up", SEAT, CARD)
EVENTS.add("ended-deal", SEAT, CARD, to=SEAT)
EVENTS.add("took-deal", SEAT, CARD, to=SEAT)
EVENTS.add("traded", SEAT, CARD, to=SEAT)
EVENTS.add("razed-card", SEAT, CARD)
EVENTS.add("razed", SEAT, CARD, to=SEAT)
EVENTS.add("removed", SEAT, CARD, to=SEAT)
EVENTS.add("activated", SEAT, CARD, count=NUMBER)
EVENTS.add("sent", SEAT)
EVENTS.add("passed", SEAT)
EVENTS.add("converted", SEAT, good=GOOD, count=NUMBER)
EVENTS.add("slaver", SEAT, good=GOOD, count=NUMBER)
EVENTS.add("stored", SEAT, good=GOOD, count=NUMBER)
EVENTS.add("attack", CARD)
EVENTS.add("struck", SEAT, CARD)
EVENTS.add("rival-got", CARD)
EVENTS.add("resigned", SEAT)
EVENTS.add("ended", reason=words(*REASONS))
