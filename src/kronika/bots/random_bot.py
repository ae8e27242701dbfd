"""A bot that picks any legal option with equal probability."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.engine.dice import Dice

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot:
    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.dice = Dice(f"random/{seed}")

    def choose(self, position: Position) -> int:
        return self.dice.below(position.count)
