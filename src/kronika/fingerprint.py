"""Identifies the rules of a game by a hash of its cards, keys, options and data.

The hash is the same on every machine, interpreted or compiled, and doesn't depend on the game's words (its messages and
the files in `data/words/`). It doesn't cover the game's code: if that plays differently, `rules_version` changes.
"""

from __future__ import annotations

import json
from hashlib import sha256

from kronika.engine.game import Game
from kronika.engine.json import Json

from .data import read
from .packs import FOR_PEOPLE, data_files, has_data

LENGTH = 12  # hexadecimal digits
UNPLAYED = {*FOR_PEOPLE, "name", "text", "notes"}  # fields that no rule reads


def fingerprint(game: Game) -> str:
    rules = {
        "cards": game.table.card_ids,
        "backs": game.table.back_names,
        "keys": [[key.name, [[arg.kind, arg.words] for arg in key.args]] for key in game.table.keys.keys],
        "options": game.variants,
        "data": data_of(game),
    }
    return sha256(json.dumps(rules, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:LENGTH]


def data_of(game: Game) -> list[Json]:
    """The entries of all data files in order, however they are divided into files. For a game without data files, the
    cards declared in its code."""
    if not has_data(game.id):
        return [played(entry) for entry in game.cards]
    found: list[Json] = []
    for name in data_files(game.id):
        if not name.startswith("words/"):
            plain = read(f"games/{game.id}/data/{name}")
            found += [played(entry) for entry in (plain if isinstance(plain, list) else [plain])]
    return found


def played(entry: Json) -> Json:
    return {name: value for name, value in entry.items() if name not in UNPLAYED} if isinstance(entry, dict) else entry
