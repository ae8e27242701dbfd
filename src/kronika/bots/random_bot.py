"""Any legal option, each as likely as the other."""

from __future__ import annotations

from kronika.engine.dice import Dice

from .position import Position


class RandomBot:
    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.dice = Dice(f"random/{seed}")

    def choose(self, position: Position) -> int:
        return self.dice.below(position.count)
