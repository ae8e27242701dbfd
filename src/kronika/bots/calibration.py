"""Calibrated chances: the game's best evaluation, with its log odds corrected by a curve that was measured.

`python -m kronika.lab.calibrate` plays games, compares the chances with the results and writes `bot/calibration.json`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable

from kronika.games import file_of

from .tuning import Tuning, tuning_of
from .values import NET, Evaluation, evaluation_of, net_file

LENGTH = 12  # hexadecimal digits in a fingerprint


def net_fingerprint(game_id: str) -> str:
    """The fingerprint of the game's net file; the same for all games without a net."""
    path = net_file(game_id)
    return fingerprint(path.read_bytes() if path.is_file() else b"")


def fingerprint(data: bytes) -> str:
    return sha256(data).hexdigest()[:LENGTH]


@dataclass(frozen=True)
class Calibration:
    """The calibrated log odds are (log odds / temperature) to the power of `bend`. A judge that is too sure of
    everything needs a higher temperature; one that is too sure of narrow leads only, a higher bend."""

    temperature: float = 1.0
    bend: float = 1.0


UNCALIBRATED = Calibration()


def calibration_file(game_id: str) -> Traversable:
    return file_of(f"games/{game_id}/bot/calibration.json")


@cache
def calibration_of(game_id: str, seats: int) -> Calibration:
    """The calibration measured for the game's net. A file that was made for another net is ignored."""
    path = calibration_file(game_id)
    if not path.is_file():
        return UNCALIBRATED
    found = json.loads(path.read_text(encoding="utf-8"))
    table = found["tables"].get(str(seats)) if found["net"] == net_fingerprint(game_id) else None
    return Calibration(table["temperature"], table["bend"]) if table else UNCALIBRATED


def judging(game_id: str, seats: int, calibration: Calibration) -> tuple[Tuning, Evaluation]:
    """The tuning of a search whose results are chances, and its evaluation: the game's net, if there is one, even if
    the bots don't use it because it is slower."""
    tuning = tuning_of(game_id, seats)
    calibrated = replace(tuning, scale=tuning.scale * calibration.temperature, bend=calibration.bend)
    return calibrated, evaluation_of(game_id, NET, seats)
