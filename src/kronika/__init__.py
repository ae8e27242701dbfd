"""Kronika: civilization card games by their full rules.

>>> import kronika
>>> match = kronika.new("innovation", seats=3, seed=7)
>>> [str(option) for option in match.choice.options] == [o.token for o in match.choice.options]
True
>>> match.over
False
>>> archery = kronika.cards("innovation")[1]
>>> archery.name("en"), archery.name("cs"), archery.facts["age"]
('Archery', 'Lukostřelba', 1)
>>> kronika.rules("innovation")[0].id
'INN-COMP-01'
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from .catalogue import Card, Rule, cards, rules
from .engine import record as _record
from .engine.choice import Choice, Option
from .engine.errors import (
    BadData,
    BadRecord,
    BadSave,
    BadSetup,
    BrokenGame,
    IllegalAnswer,
    KronikaError,
    StaleAnswer,
    UnknownGame,
)
from .engine.game import Result
from .engine.match import Match
from .engine.saves import read_save
from .games import GAMES
from .games import game as _game

try:
    __version__ = version("kronika")
except PackageNotFoundError:  # run from the source tree
    __version__ = "0"

__all__ = [
    "BadData",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "BrokenGame",
    "Card",
    "Choice",
    "IllegalAnswer",
    "KronikaError",
    "Match",
    "Option",
    "Result",
    "Rule",
    "StaleAnswer",
    "UnknownGame",
    "cards",
    "games",
    "load",
    "new",
    "replay",
    "rules",
]


def games() -> list[str]:
    """The ids of all installed games, in alphabetical order.

    >>> import kronika
    >>> "innovation" in kronika.games()
    True
    """
    return list(GAMES)


def new(game: str, seats: int = 2, seed: int | str = 0, options: dict[str, str] | None = None) -> Match:
    """Start a match. The same seed and answers give the same game on every machine. An unknown game, a wrong number of
    seats or an option that the game doesn't have raises an error that says what there is.

    >>> import kronika
    >>> kronika.new("innovation", seats=2, seed=7, options={"city_states": "draw"}).seats
    2
    >>> kronika.new("innovation", seats=9)
    Traceback (most recent call last):
    ...
    kronika.engine.errors.BadSetup: innovation is for 2 to 4 seats, not 9.
    """
    return Match.start(_game(game), seats, seed, options or {})


def replay(text: str) -> Match:
    """The match at the end of a record. If the record doesn't fit the rules, the error names the line.

    >>> import kronika
    >>> match = kronika.new("innovation", seed=7)
    >>> match.answer(match.choice.options[0])
    >>> kronika.replay(match.record()).answers == match.answers
    True
    """
    return _record.replay(text, _game)


def load(text: str) -> Match:
    """The match that `match.save()` wrote. A save that is damaged or made under other rules is refused.

    >>> import kronika
    >>> match = kronika.new("innovation", seed=7)
    >>> kronika.load(match.save()).view(0) == match.view(0)
    True
    """
    return Match.load(_game(str(read_save(text)["game"])), text)
