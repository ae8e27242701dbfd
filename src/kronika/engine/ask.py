"""How every game asks: `choose`, `may`, `confirm` and `pick`.

The first three return a question for an effect to yield: `card = yield may(t, you, RETURN, t.hand[you])`. `pick` is
itself an effect: `card = yield from pick(t, you, RETURN, cards)`.

The asking card is the one whose effect is running (`t.source`). A question is private if it depends on faces that the
others can't see. It is then asked even with a single option, so a pause doesn't reveal how many cards qualify.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .choice import DONE, YES, Asking, Choice, Key
from .table import Table

__all__ = ["DONE", "NONE", "YES", "choose", "confirm", "may", "pick"]

NONE: Final = DONE  # what `pick` returns if nothing was picked
RUNNING: Final = -2  # the asking card is the one whose effect is running


def choose(
    t: Table, you: int, key: Key, options: Iterable[int], private: bool = False, rule: str = "", source: int = RUNNING
) -> Choice:
    """A question with at least one option, one of which must be picked. `rule` and `source` override the key's rule and
    the card whose effect is running."""
    return Choice(t, you, key, list(options), private, t.source if source == RUNNING else source, rule)


def may(
    t: Table, you: int, key: Key, options: Iterable[int], private: bool = False, rule: str = "", source: int = RUNNING
) -> Choice:
    """A question that can be declined (DONE)."""
    return Choice(t, you, key, [*options, DONE], private, t.source if source == RUNNING else source, rule)


def confirm(t: Table, you: int, key: Key, source: int = RUNNING) -> Choice:
    """A question with the answers YES and DONE."""
    return Choice(t, you, key, [YES, DONE], False, t.source if source == RUNNING else source)


def pick(
    t: Table,
    you: int,
    key: Key,
    options: list[int],
    private: bool = False,
    optional: bool = False,
    nth: int = 0,
    most: int = 0,
) -> Asking:
    """Ask for one of the options, if there are any. Returns NONE if there are none, or if it is `optional` and
    declined. For `nth` and `most` see `Choice.counted`."""
    if not options:
        return NONE
    question = may(t, you, key, options, private) if optional else choose(t, you, key, options, private)
    answer = yield question.counted(nth, most)
    return answer
