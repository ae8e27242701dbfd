"""A bot that looks one action ahead and takes the option after which the table is worth most to its seat.

Each look redeals what the seat can't know and plays the rest of the action at random.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from kronika.engine.dice import Dice
from kronika.engine.playout import Playout

from .position import Position
from .values import NET, Evaluation, evaluation_of, judgement_of, value_of

LOOKS = 4
RESTLESS = 0.25  # how often to answer at random when the game goes round in circles
LONGEST_GAME = 1000  # the most answers after which a game is no longer played to its end
TELLING = 1e-9  # options whose values differ by less are equal
LONGEST = 60  # the most answers to finish an action with


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy:
    name = "greedy"

    def __init__(self, seed: int | str = 0, looks: int = LOOKS, evaluation: Evaluation | None = None) -> None:
        self.evaluation = evaluation  # None: the game's own
        self.random = Random(Dice(f"greedy/{seed}").state)
        self.looks = looks

    def choose(self, position: Position) -> int:
        if position.goes_round() and self.random.random() < RESTLESS:
            return self.random.randrange(position.count)
        worths = self.worths(position)
        return worths.index(max(worths))

    def worths(self, position: Position) -> list[float]:
        """The value of each option, in the order of the options."""
        worths = self.worths_by(self.look, position)
        if max(worths) - min(worths) < TELLING and judgement_of(position.game).plain:
            return self.worths_by(self.look_to_the_end, position)
        return worths

    def worths_by(self, look: Callable[[Playout, int, int], float], position: Position) -> list[float]:
        seat = position.seat
        return [
            sum(look(position.redealt(self.random), option, seat) for _ in range(self.looks)) / self.looks
            for option in range(position.count)
        ]

    def look(self, twin: Playout, option: int, seat: int) -> float:
        """The value of the table at the end of the action that this option starts or continues."""
        finish_action(twin, twin.choice.codes[option], self.random)
        return self.value(twin, seat)

    def look_to_the_end(self, twin: Playout, option: int, seat: int) -> float:
        """The value of the table at the end of the game, played at random."""
        twin.play(twin.choice.codes[option])
        finish_game(twin, self.random)
        return self.value(twin, seat)

    def value(self, twin: Playout, seat: int) -> float:
        return value_of(twin, seat, self.evaluation or evaluation_of(twin.game.id, NET, twin.seats))


def finish_game(twin: Playout, random: Random) -> None:
    """Play the rest of the game at random, unless it takes too long."""
    for _ in range(LONGEST_GAME):
        if twin.over:
            break
        codes = twin.choice.codes
        twin.play(codes[random.randrange(len(codes))])


def finish_action(twin: Playout, code: int, random: Random) -> None:
    """Give this answer and play the rest of the action at random."""
    action = twin.actions_taken
    twin.play(code)
    for _ in range(LONGEST):
        if twin.over or twin.actions_taken != action:
            break
        codes = twin.choice.codes
        twin.play(codes[random.randrange(len(codes))])
