"""Chooses the ranges in which a net sees numbers (`Steps`), by the numbers that occur in games.

A net can't tell apart two numbers in the same range, so the ranges must cover the numbers of good games. When bots have
become better than those whose games the ranges were made for, `finer` divides the ranges before the next training.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import numpy as np

from kronika.bots.netfile import reading_of
from kronika.bots.position import Position
from kronika.bots.values import LEARNED, ByNet, Evaluation, evaluation_of
from kronika.engine.game import Game
from kronika.engine.layout import COUNTS, FEATURE, PLAYERS, SCALAR, SIZES, Input, Steps, first_of, layout
from kronika.engine.match import Match
from kronika.engine.net import WIDTH, Net, Weights

from .selfplay import Quick

FINEST = 12  # the most ranges of a number when they are first made
NEVER = 1e9  # a step that no number reaches, because all numbers of a field have equally many steps
SEATS = (2, 2, 2, 3, 4)  # the player counts of the games to sample, repeated by how often they are played
SAMPLES = 8  # how often `SEATS` is played through
LONGEST = 2000  # answers after which such a game is stopped


def steps_of(game: Game, tables: Iterable[Any]) -> Steps:
    """The ranges of each number, chosen by the numbers on these tables."""
    reading = reading_of(game)
    inputs = layout(game.table, reading.inputs, reading.features.names)
    seen: dict[str, list[list[float]]] = {each.name: [] for each in inputs if each.is_number}
    for t in tables:
        features = [reading.features.of(t, seat) for seat in range(t.seats)]
        for each in inputs:
            if each.is_number:
                seen[each.name] += numbers(t, each, features, reading.features.names)
    steps = {name: steps_between(np.array(rows, float)) for name, rows in seen.items()}
    steps[PLAYERS] = [[float(count) for count in range(1, game.max_seats + 1)]]  # the first one always applies: a bias
    return steps


def numbers(t: Any, each: Any, features: list[list[float]], names: tuple[str, ...]) -> list[list[float]]:
    """The numbers of an input, one row for each seat that has them."""
    if each.kind == SCALAR:
        return [[float(t.seats if each.name == PLAYERS else getattr(t, each.name))]]
    if each.kind == FEATURE:
        index = names.index(each.name.partition("/")[2])
        return [[row[index]] for row in features]
    first = first_of(type(t), each.name.partition("/")[0], t.seats)
    who = range(t.seats) if each.of_seat else range(1)
    if each.kind == SIZES:
        return [[float(len(zone)) for zone in t.zones[first + seat * each.span :][: each.span]] for seat in who]
    if each.kind == COUNTS:
        return [[float(number) for number in t.counters[first + seat]] for seat in who]
    return [[float(t.counters[first][seat])] for seat in who]


def steps_between(rows: Any) -> list[list[float]]:
    """The steps of each column: its values or, if there are many, its quantiles. All columns get the same number of
    steps."""
    found = []
    for column in rows.T:
        values = np.unique(column)[1:]
        if len(values) > FINEST:
            values = np.unique(np.quantile(column[column > column.min()], np.linspace(0, 1, FINEST + 1)[:-1]))
        found.append([float(value) for value in values])
    most = max(1, max(len(column) for column in found))
    return [column + [NEVER] * (most - len(column)) for column in found]


def sampled_tables(game: Game, seats: Iterable[int], seed: str, evaluation: Evaluation) -> Iterator[Any]:
    """Tables from games, some of them random and some played by a quick bot."""
    for number, count in enumerate(seats):
        match = Match.start(game, count, f"{seed}/{number}", {})
        random = Random(number)
        bot = Quick(number, evaluation, 0.1)
        while not match.over and len(match.answers) < LONGEST:
            if match.copyable and random.random() < 0.2:
                yield match.table
            quick = number % 3
            index = bot.choose(Position(match)) if quick else random.randrange(len(match.choice.codes))
            match.play(match.choice.codes[index])


def first_net(game: Game, seed: str) -> Net:
    """A net that judges exactly as the game's features do."""
    from .fit import blank

    reading = reading_of(game)
    inputs = layout(game.table, reading.inputs, reading.features.names)
    steps = steps_of(game, sampled_tables(game, seats_of(game) * SAMPLES, seed, evaluation_of(game.id, LEARNED)))
    weights = blank(inputs, steps, len(game.table.card_ids), np.array(reading.weights))
    return Net(game.table, inputs, steps, weights, reading.features.of)


def seats_of(game: Game) -> list[int]:
    """The player counts to train with, repeated by how often they should be played."""
    return [count for count in SEATS if game.min_seats <= count <= game.max_seats] or [game.min_seats]


def finer(game: Game, net: Net, seed: str) -> Net:
    """A net that judges exactly as the given one, with its ranges divided where its own games call for it."""
    found = steps_of(game, sampled_tables(game, seats_of(game) * SAMPLES, seed, ByNet(net)))
    steps = {name: merged(old, found[name]) for name, old in net.steps.items()}
    cards, weights = len(game.table.card_ids), net.weights

    def divided(rows: Any, of_seat: bool) -> Any:
        return rows_of_parts(rows, [each for each in net.inputs if each.of_seat == of_seat], net.steps, steps, cards)

    own, other, shared = divided(weights.own, True), divided(weights.other, True), divided(weights.shared, False)
    return Net(net.table, net.inputs, steps, Weights(own, other, shared, weights.out, weights.features), net.features)


def merged(old: list[list[float]], new: list[list[float]]) -> list[list[float]]:
    """The steps of both, column by column."""
    found = [sorted({*first, *second} - {NEVER}) for first, second in zip(old, new, strict=True)]
    most = max(1, max(len(column) for column in found))
    return [column + [NEVER] * (most - len(column)) for column in found]


def rows_of_parts(rows: Any, inputs: list[Input], old: Steps, new: Steps, cards: int) -> Any:
    """The rows for divided ranges. Each part starts with a copy of the row of the range that it was part of."""
    made: list[Any] = []
    at = 0
    for each in inputs:
        count = each.rows(cards, old)
        block = rows[at : at + count]
        at += count
        if not each.is_number:
            made.append(block)
            continue
        for column, (before, after) in enumerate(zip(old[each.name], new[each.name], strict=True)):
            of_column = block[column * len(before) : (column + 1) * len(before)]
            places = np.searchsorted(before, after, side="right") - 1
            made.append(np.where((places >= 0)[:, None], of_column[places], np.zeros(WIDTH, rows.dtype)))
    return np.concatenate(made)
