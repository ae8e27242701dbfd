"""Learns the weights of a value function by playing with slightly different ones: `python -m kronika.lab.weigh GAME`.

Two bots play each other. Each weight of the first is randomly a little larger or smaller, and the second gets the
opposite change; every deal is played twice, with the seats swapped. A regression of the score difference on those signs
shows for all weights at once which direction is better. All weights take a step in that direction, longer if it is
certain.

A weight is in effect during the whole game. So this works in long games, where learning from single actions (`train`)
fails because later play makes up for a single action.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Annotated

import numpy as np
import typer
from rich.progress import track

from kronika.bots import Bot
from kronika.bots.greedy import Greedy
from kronika.bots.search import Search
from kronika.bots.values import BySeat, judgement_of
from kronika.engine.judgement import Value
from kronika.engine.match import Match
from kronika.engine.table import Table
from kronika.games import game as find_game
from kronika.games.weights import weighted
from kronika.simulate import play_out

from .arguments import GameId
from .train import features_of, weights_file

SPREAD = 0.3  # how far the two bots' weights are from the current ones, on a logarithmic scale
STEP = 0.5  # the longest step in the first round, on the same scale
UNSURE = 2.0  # a gain this many standard errors from 0 gets half of the longest step
FAR = 120.0  # differences in points are capped at this


def bot_with(value: Value, name: str, seed: str) -> Bot:
    """A bot with this value function: `greedy`, or `search` with a number of iterations."""
    kind, _, iterations = name.partition(":")
    by = BySeat(value)
    return Greedy(seed, evaluation=by) if kind == "greedy" else Search(seed, int(iterations), evaluation=by)


def valued(game_id: str, weights: Sequence[float]) -> Value:
    features, weighing = features_of(game_id).of, list(weights)

    def value(table: Table, seat: int) -> float:
        return weighted(features(table, seat), weighing)

    return value


def moved(weights: Sequence[float], signs: Sequence[float], far: float) -> list[float]:
    """Each weight changed by its sign, this far on a logarithmic scale."""
    return [weight * exp(far * sign) for weight, sign in zip(weights, signs, strict=True)]


def between(game_id: str, bot: str, first: Sequence[float], second: Sequence[float], seed: str) -> float:
    """Play one deal in both seats. Returns how much better the first weights did, in points or, in a game that isn't
    won by points, in percent of the victories."""
    by_points = judgement_of(game_id).odds is not None
    found = 0.0
    for turned in (0, 1):
        match = Match.start(find_game(game_id), 2, seed, {})
        weighing = (second, first) if turned else (first, second)
        play_out(match, [bot_with(valued(game_id, weighing[seat]), bot, f"{seed}/{turned}/{seat}") for seat in (0, 1)])
        worths = match.result.scores if by_points else [100 * share for share in match.result.shares]
        found += worths[turned] - worths[1 - turned]
    return max(-FAR, min(FAR, found / 2))


def trial(game_id: str, bot: str, weights: Sequence[float], seed: str) -> tuple[list[float], float]:
    """The signs of the first bot's changes, and its lead."""
    random = Random(seed)
    signs = [random.choice((-1.0, 1.0)) for _ in weights]
    other = [-sign for sign in signs]
    return signs, between(game_id, bot, moved(weights, signs, SPREAD), moved(weights, other, SPREAD), seed)


@dataclass(frozen=True)
class Slope:
    """For each weight, how many points a larger weight gains, with the standard error."""

    gains: list[float]
    errors: list[float]

    def steps(self, longest: float) -> list[float]:
        """The step of each weight on a logarithmic scale; the more certain its direction, the longer."""
        sure = [gain / error for gain, error in zip(self.gains, self.errors, strict=True)]
        return [longest * t / (UNSURE + abs(t)) for t in sure]


def slope(trials: Sequence[tuple[list[float], float]]) -> Slope:
    signs = np.array([row for row, _ in trials])
    points = np.array([gained for _, gained in trials])
    inverse = np.linalg.inv(signs.T @ signs + np.eye(signs.shape[1]))
    gains = inverse @ signs.T @ points
    left = points - signs @ gains
    errors = np.sqrt(np.diag(inverse) * (left @ left) / max(1, len(points) - signs.shape[1]))
    return Slope(gains.tolist(), errors.tolist())


def check_bot(bot: str) -> None:
    kind, _, iterations = bot.partition(":")
    if bot != "greedy" and not (kind == "search" and iterations.isdecimal() and int(iterations)):
        raise typer.BadParameter(
            f"{bot!r} can't play with other weights: greedy, or search with iterations (search:60)."
        )


def main(
    game: GameId,
    bot: Annotated[str, typer.Option(help="The bot: greedy, or search with iterations.")] = "greedy",
    deals: Annotated[int, typer.Option(help="Deals per round; each is played twice.")] = 300,
    rounds: Annotated[int, typer.Option()] = 4,
    check: Annotated[int, typer.Option(help="Deals to play against the previous weights.")] = 100,
    seed: Annotated[str, typer.Option()] = "weigh",
    jobs: Annotated[int, typer.Option()] = 2,
    write: Annotated[bool, typer.Option(help="Write the weights into the package.")] = True,
) -> None:
    """Learn the weights of a game's features."""
    names = features_of(game).names
    check_bot(bot)
    file = weights_file(game)
    kept = json.loads(file.read_text(encoding="utf-8"))
    before = weights = [float(kept["weights"][name]) for name in names]
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(1, rounds + 1):
            waiting = [pool.submit(trial, game, bot, weights, f"{seed}/{number}/{deal}") for deal in range(deals)]
            found = slope([each.result() for each in track(waiting, description=f"round {number}")])
            weights = moved(weights, found.steps(STEP / number**0.5), 1.0)
            for name, old, new, gain, error in zip(names, before, weights, found.gains, found.errors, strict=True):
                print(f"{name:20} x {new / old:5.2f}   {gain:6.2f} ± {error:.2f}", flush=True)
        checks = [pool.submit(between, game, bot, weights, before, f"{seed}/check/{deal}") for deal in range(check)]
        gained = [each.result() for each in track(checks, description="against those before")]
    note = f"learned in {rounds} rounds of {2 * deals} games of {bot}; better than the previous weights by"
    note += f" {np.mean(gained):.1f} ± {np.std(gained) / max(1, check) ** 0.5:.1f} points per game in {2 * check} games"
    print(note)
    if write:
        learned = {name: round(weight, 5) for name, weight in zip(names, weights, strict=True)}
        file.write_text(json.dumps(kept | {"note": note, "weights": learned}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
