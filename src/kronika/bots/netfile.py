"""A net as a file: its weights, the ranges of its inputs, and how it was made.

Rows of weights are stored with the ids of cards and the names of fields. So a net still works when a card is added,
about which it then knows nothing, but not when a field is added.
"""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from kronika.engine.errors import BadData
from kronika.engine.game import Game
from kronika.engine.judgement import Reading
from kronika.engine.layout import CARDS, LAST_CARDS, Input, Steps, layout
from kronika.engine.net import WIDTH, Net, Weights

FORMAT: Final = 1


def write_net(path: Path, game: Game, net: Net, lineage: dict[str, Any]) -> None:
    """Write a net to a file. `lineage` says how it was made, for people to read."""
    reading = reading_of(game)
    about = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "fingerprint": game.fingerprint,
        "cards": list(game.table.card_ids),
        "features": list(reading.features.names),
        "inputs": described(net.inputs),
        "steps": net.steps,
        "lineage": lineage,
    }
    weights = net.weights
    np.savez_compressed(
        path,
        about=np.frombuffer(json.dumps(about, ensure_ascii=False).encode(), np.uint8),
        own=weights.own,
        other=weights.other,
        shared=weights.shared,
        out=weights.out,
        features=weights.features,
    )


def read_net(game: Game, path: Path | Traversable) -> Net:
    """Read a net from a file and fit it to the game's current cards."""
    try:
        found = dict(np.load(BytesIO(path.read_bytes()), allow_pickle=False))
        about = json.loads(found["about"].tobytes())
    except (BadZipFile, OSError, ValueError, KeyError) as error:
        raise BadData(f"{path.name} can't be read as a net: {error}.") from error
    check(game, about, path.name)
    reading = reading_of(game)
    inputs = layout(game.table, reading.inputs, reading.features.names)
    steps: Steps = about["steps"]
    places = [game.table.card_ids.index(card) if card in game.table.card_ids else -1 for card in about["cards"]]
    of_seat = [each for each in inputs if each.of_seat]
    shared = [each for each in inputs if not each.of_seat]
    cards = len(game.table.card_ids)
    weights = Weights(
        moved(found["own"], of_seat, steps, places, cards),
        moved(found["other"], of_seat, steps, places, cards),
        moved(found["shared"], shared, steps, places, cards),
        found["out"],
        found["features"],
    )
    return Net(game.table, inputs, steps, weights, reading.features.of)


def lineage_of(path: Path | Traversable) -> dict[str, Any]:
    """How the net in a file was made."""
    about = json.loads(np.load(BytesIO(path.read_bytes()), allow_pickle=False)["about"].tobytes())
    lineage: dict[str, Any] = about["lineage"]
    return lineage


def reading_of(game: Game) -> Reading:
    reading = game.judgement().reading
    if reading is None:
        raise BadData(f"{game.id} declares no inputs for a net.")
    return reading


def check(game: Game, about: dict[str, Any], name: str) -> None:
    if about.get("format") != FORMAT:
        raise BadData(f"{name} is a net in format {about.get('format')}, but this version reads {FORMAT}.")
    if about["game"] != game.id:
        raise BadData(f"{name} is a net for {about['game']}, not for {game.id}.")
    reading = reading_of(game)
    inputs = described(layout(game.table, reading.inputs, reading.features.names))
    if about["inputs"] != inputs or about["features"] != list(reading.features.names):
        raise BadData(f"{name} was trained on other fields than {game.id} has now: train it again.")


def described(inputs: list[Input]) -> list[list[str | int]]:
    """What must be the same for the rows of a net to mean the same."""
    return [[each.name, each.kind, each.span] for each in inputs]


def moved(rows: Any, inputs: list[Input], steps: Steps, places: list[int], cards: int) -> Any:
    """The rows in the order of the current cards. Cards that are new since then get zeros."""
    before = len(places)
    made = []
    at = 0
    for each in inputs:
        count = each.rows(before, steps)
        block = rows[at : at + count]
        if each.kind in (CARDS, LAST_CARDS):
            block = np.zeros((cards, WIDTH), np.int16)
            for index, place in enumerate(places):
                if place >= 0:
                    block[place] = rows[at + index]
        made.append(block)
        at += count
    return np.concatenate(made)
