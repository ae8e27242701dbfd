"""Learning a value function from games: `python -m kronika.lab.train GAME`.

Bots play each other, and some actions are random. For each such action we record how it changed the features, all
features before it, and how the game ended. A logistic regression on both says what a change is worth.

The features before the action are controls. A player who is ahead for other reasons tends to have more of everything,
so a regression on positions alone takes the signs of a good position for its causes. Random changes are free of that
bias. The weights are written to the game's `bot/weights.json`.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from random import Random
from typing import Annotated

import numpy as np
import typer
from rich.progress import track

from kronika.bots import Position, make
from kronika.bots.values import judgement_of
from kronika.engine.judgement import Features
from kronika.engine.match import Match
from kronika.games import GAMES, file_of
from kronika.games import game as find_game

from .arguments import GameId

# A random action: how it changed the features, the features before it, and how the game ended for the seat.
Sample = tuple[list[float], list[float], float]

NOISES = (0.1, 0.3, 0.5)  # the share of random actions; games take turns with these
ROUNDS = 12
TOLERANCE = 1e-4
CERTAIN = 30.0


def lead(match: Match, seat: int) -> list[float]:
    """The seat's features minus the mean of the others'."""
    features = features_of(match.game.id).of
    sides: list[list[float]] = [features(match.table, other) for other in range(match.seats)]
    others = [side for other, side in enumerate(sides) if other != seat]
    return [mine - sum(column) / len(others) for mine, *column in zip(sides[seat], *others, strict=True)]


def play(game_id: str, names: list[str], seed: str, number: int) -> list[Sample]:
    """Play one game; returns a sample for each random action."""
    random = Random(f"{seed}/{number}")
    noise = NOISES[number % len(NOISES)]
    match = Match.start(find_game(game_id), len(names), f"{seed}/{number}", {})
    bots = [make(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)]
    position = Position(match)
    noted: list[tuple[int, list[float], list[float]]] = []
    open_action: tuple[int, list[float]] | None = None
    while not match.over:
        choice = match.choice
        if match.at_boundary and open_action is not None:
            seat, before = open_action
            noted.append((seat, before, lead(match, seat)))
            open_action = None
        noisy = random.random() < noise
        if noisy and match.at_boundary:
            open_action = choice.seat, lead(match, choice.seat)
        place = random.randrange(len(choice.codes)) if noisy else bots[choice.seat].choose(position)
        match.play(choice.codes[place])
    ends = [end(match, seat) for seat in range(match.seats)]
    return [([b - a for a, b in zip(before, after, strict=True)], before, ends[seat]) for seat, before, after in noted]


def end(match: Match, seat: int) -> float:
    """1 for a victory, 0 for a defeat. In a game won by points, which declares what a point is worth, a number between
    them: the lead in points says more than the bare result."""
    scores = match.result.scores
    odds = judgement_of(match.game.id).odds
    if odds is None:
        return match.result.shares[seat]
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, odds * ahead))))


def fit(samples: list[Sample], pull: float) -> tuple[list[float], list[float], float]:
    """The weights of the changes, their standard errors, and the loss in nats. Uses Newton's method, with all features
    scaled by their root mean square."""
    rows = np.array([change + before for change, before, _ in samples])
    ends = np.array([won for _, _, won in samples])
    size = np.maximum(1e-9, np.sqrt((rows**2).mean(axis=0)))
    rows /= size
    weights = np.zeros(len(size))
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-np.clip(rows @ weights, -CERTAIN, CERTAIN)))
        slope = rows.T @ (ends - chances) - pull * weights
        curve = (rows * (chances * (1 - chances))[:, None]).T @ rows + pull * np.eye(len(size))
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < TOLERANCE:
            break
    loss = -np.mean(ends * np.log(chances) + (1 - ends) * np.log(1 - chances))
    half = len(size) // 2
    errors = np.sqrt(np.diag(np.linalg.inv(curve)))
    return (weights / size)[:half].tolist(), (errors / size)[:half].tolist(), float(loss)


def features_of(game: str) -> Features:
    """The game's features; a game without them has no weights to learn."""
    found = judgement_of(game).features
    if found is None:
        known = ", ".join(each for each in GAMES if judgement_of(each).features is not None)
        raise typer.BadParameter(f"{game!r} has no weights to learn. Games that have: {known}.")
    return found


def weights_file(game: str) -> Path:
    return Path(str(file_of(f"games/{game}/bot/weights.json")))


def main(
    game: GameId,
    games: Annotated[int, typer.Option(help="Games to play.")] = 1500,
    bots: Annotated[str, typer.Option(help="Bots by seat.")] = "search:30,search:30",
    seed: Annotated[str, typer.Option()] = "train",
    jobs: Annotated[int, typer.Option()] = 2,
    pull: Annotated[float, typer.Option(help="Regularization: how strongly weights are pulled towards 0.")] = 5.0,
    write: Annotated[bool, typer.Option(help="Write the weights into the package.")] = True,
) -> None:
    """Learn the weights of a game's features."""
    features = features_of(game)
    samples: list[Sample] = []
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play, game, bots.split(","), seed, number) for number in range(games)]
        for result in track(waiting, description=f"{games} games of {bots}"):
            samples += result.result()
    weights, errors, loss = fit(samples, pull)
    found = learned(features.names, weights, errors, f"{games} games of {bots}", len(samples), loss)
    found["fingerprint"] = find_game(game).fingerprint
    print(json.dumps(found, indent=2))
    if write:
        file = weights_file(game)
        kept = json.loads(file.read_text(encoding="utf-8"))
        file.write_text(json.dumps(kept | found, indent=2) + "\n", encoding="utf-8")


def learned(
    names: tuple[str, ...], weights: list[float], errors: list[float], source: str, samples: int, loss: float
) -> dict[str, object]:
    note = f"learned from {source}: {samples} random actions, loss {loss:.4f}"
    return {
        "note": note,
        "weights": {name: round(weight, 5) for name, weight in zip(names, weights, strict=True)},
        "errors": {name: round(error, 5) for name, error in zip(names, errors, strict=True)},
    }


if __name__ == "__main__":
    typer.run(main)
