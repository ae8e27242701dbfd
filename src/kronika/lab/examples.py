"""What a net learns from: positions of played games, each with its target value.

The target of a position is TD(lambda): the net's values of the positions after it and, in the end, the result. Lambda
depends on the number of turns: a player may have twenty of them in one game and a hundred in another, and the result
must reach back equally far in both. Inputs of a number are a thermometer, so what is learned of five coins holds in
part for six.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

import numpy as np

from kronika.engine.layout import Input, Steps
from kronika.engine.net import TOP, Net, worths

from .selfplay import Samples


class Example:
    """One position: thermometers of each seat and of what is shared, and the target value."""

    def __init__(self, rows: list[Any], base: list[float], target: list[float]) -> None:
        self.rows = rows
        self.base = base
        self.target = target
        self.seats = len(base)


def softmax(values: Sequence[float]) -> list[float]:
    top = max(values)
    shares = [exp(value - top) for value in values]
    return [share / sum(shares) for share in shares]


def targets(game: Samples, worth: list[list[float]], odds: float | None, reach: float) -> list[list[float]]:
    """For each position of a game. `worth`: what a net thinks of each position. `reach`: the share of the game over
    which the weight of what comes later falls to a third (to 1/e). With `odds`, half of the outcome is by how many
    points it was won: there is more to learn from a narrow loss than from its bare result."""
    decay = exp(-1 / (reach * max(1, game.turn[-1]))) if game.turn else 1.0
    final = game.outcome
    if odds is not None:
        by_points = softmax([odds * score for score in game.scores])
        final = [(won + share) / 2 for won, share in zip(final, by_points, strict=True)]
    found: list[list[float]] = []
    ahead, later, turn = final, final, game.turn[-1] if game.turn else 0
    for index in range(len(game.turn) - 1, -1, -1):
        keep = decay ** (turn - game.turn[index]) if index < len(game.turn) - 1 else 1.0
        target = [(1 - keep) * near + keep * far for near, far in zip(ahead, later, strict=True)]
        found.append(target)
        ahead, later, turn = softmax(worth[index]), target, game.turn[index]
    return found[::-1]


def examples(games: Sequence[Samples], net: Net, odds: float | None, reach: float) -> list[Example]:
    """What the next net learns from these games, with the given net's opinion of their positions: games played by older
    nets are judged by what is known now."""
    cards = len(net.table.card_ids)
    first = spans(net.inputs, cards, net.steps, True), spans(net.inputs, cards, net.steps, False)
    found = []
    for game in games:
        worth = [worths(net.weights, rows, base) for rows, base in zip(game.rows, game.base, strict=True)]
        for rows, base, target in zip(game.rows, game.base, targets(game, worth, odds, reach), strict=True):
            expanded = [up_to(each, first[0]) for each in rows[:-1]] + [up_to(rows[-1], first[1])]
            found.append(Example(expanded, base, target))
    return found


def up_to(high: Any, first: Any) -> Any:
    """All rows of each thermometer up to its height."""
    if not len(high):
        return high
    low = first[high]
    lengths = high - low + 1
    starts = np.repeat(low - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    made: Any = starts + np.arange(lengths.sum())
    return made.astype(np.int32)


def spans(inputs: Sequence[Input], cards: int, steps: Steps, of_seat: bool) -> Any:
    """For each row the first row of its thermometer: itself where there is none."""
    first: list[int] = []
    for each in inputs:
        if each.of_seat != of_seat:
            continue
        count = each.rows(cards, steps)
        step = len(steps[each.name][0]) if each.is_number else 1
        start = len(first)
        first += [start + (row // step * step if each.is_number else row) for row in range(count)]
    return np.array(first, np.int32)


def thermometer(rows: Any, first: Any) -> Any:
    """The steps between rows of one number."""
    floats = rows.astype(np.float64) / TOP
    before = np.where((np.arange(len(rows)) > first)[:, None], np.roll(floats, 1, axis=0), 0.0)
    return floats - before
