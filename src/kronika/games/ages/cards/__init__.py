"""What is written for cards, by kind and age: see `hooks`. Cards that are plain data need nothing here."""

from . import (
    action_cards,
    aggressions,
    events_a,
    events_i,
    events_ii,
    events_iii,
    leaders_a,
    leaders_i,
    leaders_ii,
    leaders_iii,
    wars,
    wonders,
)

__all__ = [
    "action_cards",
    "aggressions",
    "events_a",
    "events_i",
    "events_ii",
    "events_iii",
    "leaders_a",
    "leaders_i",
    "leaders_ii",
    "leaders_iii",
    "wars",
    "wonders",
]
