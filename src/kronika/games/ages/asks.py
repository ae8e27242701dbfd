"""The questions that rules and cards ask.

`choose`, `may` and `confirm` are yielded (`card = yield may(…)`); `pick` is an effect of its own (`yield from …`). A
question is private when it depends on faces that the others can't see: then it is asked even with a single option, so
that nobody can tell from the pause how many would fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kronika.engine.choice import DONE, YES, Asking, Choice, Key

from .table import Ages

__all__ = ["DONE", "NONE", "YES", "choose", "confirm", "may", "pick"]

NONE: Final = DONE  # what `pick` answers when there is nothing to pick from


def choose(t: Ages, you: int, key: Key, options: Iterable[int], private: bool = False) -> Choice:
    """Pick one; there must be one."""
    return Choice(t, you, key, list(options), private, t.source)


def may(t: Ages, you: int, key: Key, options: Iterable[int], private: bool = False) -> Choice:
    """Pick one or decline (DONE)."""
    return Choice(t, you, key, [*options, DONE], private, t.source)


def confirm(t: Ages, you: int, key: Key) -> Choice:
    """Do it (YES) or decline (DONE)."""
    return Choice(t, you, key, [YES, DONE], False, t.source)


def pick(t: Ages, you: int, key: Key, options: list[int], private: bool = False) -> Asking:
    """Pick one if there is any: NONE if there isn't."""
    if not options:
        return NONE
    answer = yield choose(t, you, key, options, private)
    return answer
