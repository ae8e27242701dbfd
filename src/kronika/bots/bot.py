"""The interface of all bots."""

from __future__ import annotations

from typing import Protocol

from .position import Position


class Bot(Protocol):
    """A player. `choose` returns an index into `position.options`."""

    name: str

    def choose(self, position: Position) -> int: ...
