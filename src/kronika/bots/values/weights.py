"""Weights of features, from `values/<game>.json`."""

from __future__ import annotations

from importlib.resources import files
from json import loads

from kronika.engine.errors import BadData


def read_weights(game_id: str, kind: str, names: tuple[str, ...]) -> list[float]:
    text = files("kronika.bots.values").joinpath(f"{game_id}.json").read_text(encoding="utf-8")
    named = loads(text)[kind]
    if set(named) != set(names):
        raise BadData(f"{game_id}.json: the {kind} must be exactly {', '.join(names)}.")
    return [float(named[name]) for name in names]


def weighted(features: list[float], weighing: list[float]) -> float:
    total = 0.0
    for place, feature in enumerate(features):
        total += weighing[place] * feature
    return total
