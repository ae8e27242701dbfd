"""Weighted sums of features, for value functions whose weights are learned."""

from __future__ import annotations

from importlib.resources import files
from json import loads

from kronika.engine.errors import BadData


def read_weights(package: str, kind: str, names: tuple[str, ...]) -> list[float]:
    """The weights of one kind from the package's `weights.json`, in the order of the names."""
    named = loads(files(package).joinpath("weights.json").read_text(encoding="utf-8"))[kind]
    if set(named) != set(names):
        raise BadData(f"{package}/weights.json: the {kind} must be exactly {', '.join(names)}.")
    return [float(named[name]) for name in names]


def weighted(features: list[float], weights: list[float]) -> float:
    total = 0.0
    for index, feature in enumerate(features):
        total += weights[index] * feature
    return total
