"""A policy-value net in NumPy that guides the search. Its input is the observation of the asked seat.

The first layer adds up one row for each nonzero number of the observation, so its cost depends on what lies on the
table and not on the size of the encoding. The policy scores only the legal actions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final
from warnings import warn
from zipfile import BadZipFile

import numpy as np

from kronika.bots import Search
from kronika.engine.errors import BadData, BadSetup
from kronika.engine.playout import Playout
from kronika.games import game as find_game

from .actions import MISSING, vocabulary
from .observe import Flat, encoder

FORMAT: Final = "1"
TEXTS: Final = ("format", "game", "seats", "encoder", "actions", "note")
NUMBERS: Final = ("explore", "trust")


class Net:
    """`layers`: weights (inputs, outputs) and bias of each hidden one; `policy`, `value`: weights (outputs, inputs) and
    bias. `explore` and `trust` are how a search should use it."""

    def __init__(
        self,
        game: str,
        seats: int,
        layers: list[tuple[Flat, Flat]],
        policy: tuple[Flat, Flat],
        value: tuple[Flat, Flat],
        explore: float = 1.0,
        trust: float = 0.5,
        note: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.layers = [single(layer) for layer in layers]
        self.policy, self.policy_bias = single(policy)
        self.value, self.value_bias = single(value)
        self.explore = explore
        self.trust = trust
        self.note = note
        self.encoder = encoder(game, seats)
        self.vocabulary = vocabulary(game)
        self.check()

    def check(self) -> None:
        width = self.encoder.size
        for weights, bias in self.layers:
            if weights.shape != (width, len(bias)):
                raise BadData(f"A layer of the net has the shape {weights.shape}, not {(width, len(bias))}.")
            width = len(bias)
        for name, weights, bias, outputs in (
            ("policy", self.policy, self.policy_bias, len(self.vocabulary)),
            ("value", self.value, self.value_bias, values(self.seats)),
        ):
            if weights.shape != (outputs, width) or bias.shape != (outputs,):
                raise BadData(f"The net's {name} has the shape {weights.shape}, not {(outputs, width)}.")

    def judge(self, match: Playout) -> tuple[list[float], list[float]]:
        """How likely each option is the best, and each seat's expected share of the victory."""
        if match.game.id != self.game or match.seats != self.seats:
            raise BadSetup(f"The net was trained for {self.game} with {self.seats} seats.")
        choice = match.choice
        hidden = self.hidden(match, choice.seat)
        actions = self.vocabulary.actions(choice)
        scores = self.policy[actions] @ hidden + self.policy_bias[actions]
        if MISSING in actions:  # an option without an action gets an average score
            scores[[action == MISSING for action in actions]] = scores.mean()
        shares: list[float] = softmax(self.value @ hidden + self.value_bias).tolist()
        turn = -choice.seat % self.seats
        return softmax(scores).tolist(), shares[turn : self.seats] + shares[:turn]

    def hidden(self, match: Playout, seat: int) -> Flat:
        seen = self.encoder.flat(match, seat)
        places = np.flatnonzero(seen)
        weights, bias = self.layers[0]
        hidden: Flat = squashed(seen[places]) @ weights[places] + bias
        np.maximum(hidden, 0, out=hidden)
        for weights, bias in self.layers[1:]:
            hidden = hidden @ weights + bias
            np.maximum(hidden, 0, out=hidden)
        return hidden

    def save(self, path: Path | str) -> None:
        arrays: dict[str, Any] = {f"hidden{n}.weight": weights for n, (weights, _) in enumerate(self.layers)}
        arrays |= {f"hidden{n}.bias": bias for n, (_, bias) in enumerate(self.layers)}
        arrays |= {"policy.weight": self.policy, "policy.bias": self.policy_bias}
        arrays |= {"value.weight": self.value, "value.bias": self.value_bias}
        head = (FORMAT, self.game, str(self.seats), self.encoder.version, self.vocabulary.version, self.note)
        arrays |= dict(zip(TEXTS, head, strict=True))
        arrays["fingerprint"] = find_game(self.game).fingerprint
        np.savez_compressed(path, explore=self.explore, trust=self.trust, **arrays)


def single(layer: tuple[Flat, Flat]) -> tuple[Flat, Flat]:
    weights, bias = layer
    return np.ascontiguousarray(weights, np.float32), np.ascontiguousarray(bias, np.float32)


def squashed(values: Any) -> Any:
    """Compress large numbers; small counts hardly change."""
    return np.arcsinh(values)


def values(seats: int) -> int:
    """The number of value outputs: each seat's share of the victory, the observer's first. A solo player gets an
    imaginary opponent."""
    return max(2, seats)


def softmax(scores: Flat) -> Flat:
    grown: Flat = np.exp(scores - scores.max())
    grown /= grown.sum()
    return grown


# --- files


def load(path: Path | str) -> Net:
    """Load a net from its `.npz` file. It is refused if its inputs or actions mean something else in this version."""
    try:
        with np.load(path, allow_pickle=False) as found:
            arrays = dict(found)
        head = {name: str(arrays[name]) for name in TEXTS}
        if head["format"] != FORMAT:
            raise BadData(f"{path}: this is a net in format {head['format']}, but this version reads {FORMAT}.")
        check_versions(head, path)
        check_rules(head["game"], str(arrays.get("fingerprint", "")), path)
        layers = [
            (arrays[f"hidden{n}.weight"], arrays[f"hidden{n}.bias"]) for n in range(9) if f"hidden{n}.bias" in arrays
        ]
        policy, value = ((arrays[f"{name}.weight"], arrays[f"{name}.bias"]) for name in ("policy", "value"))
        numbers = {name: float(arrays[name]) for name in NUMBERS}
        return Net(head["game"], int(head["seats"]), layers, policy, value, **numbers, note=head["note"])
    except OSError as error:
        raise BadData(f"The net {path} can't be read: {error.strerror or error}.") from None
    except (KeyError, ValueError, BadZipFile, EOFError) as error:
        raise BadData(f"{path} isn't a net: {error}.") from None


def check_versions(head: dict[str, str], path: Path | str) -> None:
    game, seats = head["game"], int(head["seats"])
    for what, now in (("encoder", encoder(game, seats).version), ("actions", vocabulary(game).version)):
        if head[what] != now:
            raise BadData(
                f"The net {path} was trained with {what} {head[what]}, but this version has {now}: train it again."
            )


def check_rules(game: str, then: str, path: Path | str) -> None:
    """Warn about a net that was trained under different rules. If its inputs and actions mean the same it still plays,
    but it has learned a different game. Older files have no fingerprint."""
    now = find_game(game).fingerprint
    if then and then != now:
        warn(f"The net {path} was trained under different rules: {then}, and {game} has {now} now.", stacklevel=2)


@cache
def load_once(path: str, _changed: int) -> Net:
    return load(path)


def net_search(path: str, seed: int | str, iterations: int | None = None, seconds: float | None = None) -> Search:
    """A search with the net in this file, which is read again only when it has changed."""
    try:
        changed = Path(path).stat().st_mtime_ns
    except OSError as error:
        raise BadSetup(f"The net {path} can't be read: {error.strerror}.") from None
    return Search(seed, iterations, seconds, guide=load_once(path, changed))
