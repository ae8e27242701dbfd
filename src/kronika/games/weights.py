"""Weighted sums of features, for value functions whose weights are learned."""

from __future__ import annotations

from importlib.resources import files
from json import loads

from kronika.engine.errors import BadData
from kronika.engine.judgement import Features, Parts
from kronika.engine.table import Table


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


def weighted_parts(features: Features, weights: list[float], names: dict[str, str]) -> Parts:
    """The features as the parts of a value. `names` has those that aren't told under the name of the feature."""

    def of(t: Table, seat: int) -> list[float]:
        return [weight * feature for weight, feature in zip(weights, features.of(t, seat), strict=True)]

    return Parts(tuple(names.get(name, name) for name in features.names), of)
