"""Bots: they see what their seat may see, and answer with the place of an option.

class First:
    name = "first"

    def choose(self, position: Position) -> int:
        return 0
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kronika.engine.errors import BadSetup

from .greedy import Greedy
from .position import Position
from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "Greedy", "Position", "RandomBot", "make"]


class Bot(Protocol):
    """`choose` answers with an index into `position.options`."""

    name: str

    def choose(self, position: Position) -> int: ...


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
}


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name. The same seed makes the same choices.

    >>> make("greedy", seed=1).name
    'greedy'
    """
    if name not in BOTS:
        raise BadSetup(f"There is no bot {name!r}. Bots: {', '.join(BOTS)}.")
    return BOTS[name](seed)
