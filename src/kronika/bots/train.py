"""Learning a value function from games: `python -m kronika.bots.train innovation`.

Bots play each other, and now and then an action is left to chance. Of each such action we note what it changed in the
features, all features before it, and who won in the end. A logistic regression on both says what a change is worth.

The features before are there to be set aside. Who is ahead for other reasons tends to have more of everything, and a
regression on positions alone takes the signs of a good position for its causes. What chance has changed has no such
reasons. The weights of the changes go into `values/<game>.json`.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.resources import files
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.progress import track

from kronika.bots import Position, make
from kronika.engine.match import Match
from kronika.games import game as find_game

# What an action left to chance changed in the features, the features before, and whether the seat won.
Sample = tuple[list[float], list[float], float]

NOISES = (0.1, 0.3, 0.5)  # how much is left to chance: games in turn have more or less of it
ROUNDS = 12
TOLERANCE = 1e-4
CERTAIN = 30.0


def lead(match: Match, seat: int) -> list[float]:
    """The seat's features less the mean of the others'."""
    features = import_module(f"kronika.bots.values.{match.game.id}").features
    sides: list[list[float]] = [features(match.table, other) for other in range(match.seats)]
    others = [side for other, side in enumerate(sides) if other != seat]
    return [mine - sum(column) / len(others) for mine, *column in zip(sides[seat], *others, strict=True)]


def play(game_id: str, names: list[str], seed: str, number: int) -> list[Sample]:
    """One game; a sample for each action that was left to chance."""
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
    winners = match.result.winners
    return [
        ([b - a for a, b in zip(before, after, strict=True)], before, float(seat in winners) / len(winners))
        for seat, before, after in noted
    ]


def fit(samples: list[Sample], pull: float) -> tuple[list[float], list[float], float]:
    """The weights of the changes, their standard errors, and the loss in nats."""
    rows = [change + before for change, before, _ in samples]
    width = len(rows[0])
    size = [max(1e-9, sqrt(sum(row[i] ** 2 for row in rows) / len(rows))) for i in range(width)]
    rows = [[value / unit for value, unit in zip(row, size, strict=True)] for row in rows]
    weights = [0.0] * width
    loss, inverse = 0.0, [[0.0]]
    for _ in range(ROUNDS):
        slope = [-pull * weight for weight in weights]
        curve = [[pull if i == j else 0.0 for j in range(width)] for i in range(width)]
        loss = 0.0
        for row, (_, _, won) in zip(rows, samples, strict=True):
            z = max(-CERTAIN, min(CERTAIN, sum(w * x for w, x in zip(weights, row, strict=True))))
            chance = 1 / (1 + exp(-z))
            loss -= won * log(chance) + (1 - won) * log(1 - chance)
            bend = chance * (1 - chance)
            used = [i for i in range(width) if row[i]]
            for i in used:
                slope[i] += (won - chance) * row[i]
                bent, line = bend * row[i], curve[i]
                for j in used:
                    line[j] += bent * row[j]
        inverse = inverted(curve)
        step = [sum(a * b for a, b in zip(line, slope, strict=True)) for line in inverse]
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < TOLERANCE:
            break
    half = width // 2
    found = [weights[i] / size[i] for i in range(half)]
    errors = [sqrt(inverse[i][i]) / size[i] for i in range(half)]
    return found, errors, loss / len(samples)


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix."""
    width = len(matrix)
    lines = [[*line, *(float(i == j) for j in range(width))] for i, line in enumerate(matrix)]
    for i in range(width):
        lines[i] = [value / lines[i][i] for value in lines[i]]
        for k in range(width):
            factor = lines[k][i]
            if k != i and factor:
                lines[k] = [a - factor * b for a, b in zip(lines[k], lines[i], strict=True)]
    return [line[width:] for line in lines]


def main(
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option(help="Games to play.")] = 1500,
    bots: Annotated[str, typer.Option(help="Who plays, by seat.")] = "search:30,search:30",
    seed: Annotated[str, typer.Option()] = "train",
    jobs: Annotated[int, typer.Option()] = 2,
    pull: Annotated[float, typer.Option(help="How strongly weights are drawn to 0.")] = 5.0,
    write: Annotated[bool, typer.Option(help="Write the weights into the package.")] = True,
) -> None:
    """Learn the weights of a game's features."""
    values = import_module(f"kronika.bots.values.{game}")
    samples: list[Sample] = []
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play, game, bots.split(","), seed, number) for number in range(games)]
        for result in track(waiting, description=f"{games} games of {bots}"):
            samples += result.result()
    weights, errors, loss = fit(samples, pull)
    found = learned(values.FEATURES, weights, errors, f"{games} games of {bots}", len(samples), loss)
    print(json.dumps(found, indent=2))
    if write:
        file = files("kronika.bots.values") / f"{game}.json"
        kept = json.loads(file.read_text(encoding="utf-8"))
        Path(str(file)).write_text(json.dumps(kept | found, indent=2) + "\n", encoding="utf-8")


def learned(
    names: tuple[str, ...], weights: list[float], errors: list[float], source: str, samples: int, loss: float
) -> dict[str, object]:
    note = f"learned from {source}: {samples} actions left to chance, loss {loss:.4f}"
    return {
        "note": note,
        "weights": {name: round(weight, 5) for name, weight in zip(names, weights, strict=True)},
        "errors": {name: round(error, 5) for name, error in zip(names, errors, strict=True)},
    }


if __name__ == "__main__":
    typer.run(main)
