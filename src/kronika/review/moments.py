"""A finished game, with its match at each decision."""

from __future__ import annotations

import atexit
from functools import lru_cache

from kronika.engine.errors import KronikaError
from kronika.engine.match import RESIGN, Match
from kronika.engine.record import parse, steps
from kronika.games import game as find_game


class NotOver(KronikaError):
    pass


@lru_cache(maxsize=1)
def moments(text: str) -> list[Match]:
    """The match of a record before each of its answers, and at its end. Clone a match before you answer in it."""
    found = [match.clone() for match in steps(parse(text), find_game)]
    if not found[-1].over:
        raise NotOver("This game isn't over yet: only finished games can be reviewed.")
    return found


atexit.register(moments.cache_clear)  # otherwise Python would unload modules that suspended effects still need


def answer_of(found: list[Match], number: int) -> tuple[int, str]:
    """The seat and the token of the answer with this number."""
    return found[-1].answers[number]


def played(found: list[Match], number: int) -> int:
    """The index of the answer among the options; -1 if the player resigned."""
    token = found[-1].answers[number][1]
    if token == RESIGN:
        return -1
    return next(place for place, option in enumerate(found[number].choice.options) if option.token == token)


def decisions(found: list[Match]) -> list[int]:
    """The numbers of all answers with more than one option."""
    return [
        number
        for number in range(len(found) - 1)
        if len(found[number].choice.codes) > 1 and answer_of(found, number)[1] != RESIGN
    ]
