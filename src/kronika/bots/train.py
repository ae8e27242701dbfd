"""Learning a value function from games: `python -m kronika.bots.train innovation --games 400`.

Bots play each other; at every action the features of all seats are noted, and at the end who won. Logistic regression
on the difference of two seats' features then says what each is worth. The weights go into `values/<game>.json`.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import exp, log
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.progress import track

from kronika.bots import Position, make
from kronika.engine.match import Match
from kronika.games import game as find_game

Sample = tuple[list[float], float]  # the difference of two seats' features, and whether the first one won

NOISE = 0.1  # how often a move is left to chance, so that the games differ and lopsided positions are seen


def play(game_id: str, names: list[str], seed: str) -> list[Sample]:
    """One game, as samples: every other seat against every winner, seen at each action."""
    features = import_module(f"kronika.bots.values.{game_id}").features
    random = Random(seed)
    match = Match.start(find_game(game_id), len(names), seed, {})
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    seen: list[list[list[float]]] = []
    position = Position(match)
    while not match.over:
        if match.at_boundary:
            seen.append([features(match.table, seat) for seat in range(match.seats)])
        choice = match.choice
        noisy = random.random() < NOISE
        place = random.randrange(len(choice.codes)) if noisy else bots[choice.seat].choose(position)
        match.play(choice.codes[place])
    winners = match.result.winners
    samples: list[Sample] = []
    for sides in seen:
        for seat in range(match.seats):
            for other in range(match.seats):
                if (seat in winners) != (other in winners):
                    difference = [a - b for a, b in zip(sides[seat], sides[other], strict=True)]
                    samples.append((difference, 1.0 if seat in winners else 0.0))
    return samples


def fit(samples: list[Sample], epochs: int, decay: float, seed: int = 0) -> tuple[list[float], float]:
    """Logistic regression by gradient steps on scaled features; the weights and the loss in nats."""
    length = len(samples[0][0])
    scale = [max(1e-9, (sum(x[i] ** 2 for x, _ in samples) / len(samples)) ** 0.5) for i in range(length)]
    weights = [0.0] * length
    random = Random(seed)
    order = list(range(len(samples)))
    loss = 0.0
    for epoch in range(epochs):
        random.shuffle(order)
        rate = 0.05 / (1 + epoch)
        loss = 0.0
        for index in order:
            x, won = samples[index]
            scaled = [value / size for value, size in zip(x, scale, strict=True)]
            z = sum(w * v for w, v in zip(weights, scaled, strict=True))
            p = 1 / (1 + exp(-max(-30.0, min(30.0, z))))
            loss -= log(max(1e-12, p if won else 1 - p))
            step = rate * (won - p)
            for i in range(length):
                weights[i] += step * scaled[i] - rate * decay * weights[i]
    return [w / size for w, size in zip(weights, scale, strict=True)], loss / len(samples)


def main(
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option(help="Games to play.")] = 400,
    bots: Annotated[str, typer.Option(help="Who plays, by seat.")] = "greedy,greedy",
    seed: Annotated[str, typer.Option()] = "train",
    jobs: Annotated[int, typer.Option()] = 2,
    epochs: Annotated[int, typer.Option()] = 12,
    decay: Annotated[float, typer.Option()] = 1e-4,
    write: Annotated[bool, typer.Option(help="Write the weights into the package.")] = True,
) -> None:
    names = bots.split(",")
    values = import_module(f"kronika.bots.values.{game}")
    samples: list[Sample] = []
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play, game, names, f"{seed}/{number}") for number in range(games)]
        for result in track(waiting, description=f"{games} games of {bots}"):
            samples += result.result()
    weights, loss = fit(samples, epochs, decay)
    named = {name: round(weight, 5) for name, weight in zip(values.FEATURES, weights, strict=True)}
    note = f"learned from {games} games of {bots}: {len(samples)} samples, loss {loss:.4f}"
    text = json.dumps({"note": note, "weights": named}, indent=2) + "\n"
    print(text)
    if write:
        Path(str(values.__file__)).with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
