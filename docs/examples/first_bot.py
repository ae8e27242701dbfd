"""A bot of fifteen lines: it achieves when it can, and otherwise looks one answer ahead at its points."""

from random import Random

from kronika.bots import Position


class FirstBot:
    def __init__(self, seed: int | str = 0) -> None:
        self.random = Random(str(seed))

    def choose(self, position: Position) -> int:
        return max(range(position.count), key=lambda place: self.worth(position, place))

    def worth(self, position: Position, place: int) -> float:
        if position.options[place].token.startswith("achieve"):
            return 1000.0
        twin = position.redealt(self.random)  # everything hidden from the seat is redealt
        twin.play(twin.choice.codes[place])
        return twin.view(position.seat)["points"][position.seat] + self.random.random()
