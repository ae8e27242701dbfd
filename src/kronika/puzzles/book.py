"""The puzzles of a game in one file: first a line with the version of the rules, then one line per puzzle.

A file grows by appending, so puzzles that were found are kept when a search is interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from kronika.engine.errors import BadData
from kronika.engine.game import Game
from kronika.games import file_of
from kronika.games import game as find_game

from .puzzle import NoPuzzle, Puzzle

FORMAT = 1
FILE = "bot/puzzles.jsonl"
SEARCHED = "searched"  # the key of a line that says how many games of a seed have been searched


class OtherRules(BadData):
    """The puzzles were made under rules that differ from the game's current ones."""


class Book:
    """The puzzles of a game, easiest first."""

    def __init__(self, game: Game, puzzles: Iterable[Puzzle]) -> None:
        self.game = game
        self.puzzles = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
        self.by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def puzzle(self, puzzle_id: str) -> Puzzle:
        if puzzle_id not in self.by_id:
            raise NoPuzzle(f"{self.game.id} has no puzzle {puzzle_id!r}.")
        return self.by_id[puzzle_id]


def shipped(game_id: str) -> Traversable:
    """The path of the puzzles that come with a game. The file needn't exist."""
    return file_of(f"games/{game_id}/{FILE}")


@cache
def book_of(game_id: str) -> Book:
    """The puzzles that come with a game. There may be none."""
    game, path = find_game(game_id), shipped(game_id)
    return Book(game, read(game, path) if path.is_file() else [])


def read(game: Game, path: Path | Traversable) -> list[Puzzle]:
    head, *lines = entries(path) or [{}]
    check(game, head, path.name)
    return [Puzzle.from_json(entry) for entry in lines if SEARCHED not in entry]


def entries(path: Path | Traversable) -> list[dict[str, Any]]:
    """The lines of a file."""
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):  # something else, perhaps not even text
            entry = None
        if not isinstance(entry, dict):
            raise BadData(f"{path.name}, line {number}: this isn't a puzzle.")
        found.append(entry)
    return found


def searched(path: Path, seed: str) -> int:
    """How many games of this seed have been searched for the file."""
    return max((entry[SEARCHED] for entry in entries(path) if SEARCHED in entry and entry["seed"] == seed), default=0)


def note_searched(path: Path, seed: str, games: int) -> None:
    add(path, [{"seed": seed, SEARCHED: games}])


def check(game: Game, head: dict[str, Any], name: str) -> None:
    if head.get("format") != FORMAT:
        raise BadData(f"{name} isn't a file of puzzles in format {FORMAT}.")
    if head.get("game") != game.id:
        raise BadData(f"{name} has puzzles of {head.get('game')}, not of {game.id}.")
    then, now = (head.get("rules"), head.get("fingerprint")), (game.rules_version, game.fingerprint)
    if then != now:
        raise OtherRules(
            f"The puzzles in {name} were made under different rules of {game.id}: version {then[0]} ({then[1]}), and "
            f"the game has version {now[0]} ({now[1]}) now. Make new ones with `kronika puzzles {game.id}`."
        )


def head_of(game: Game) -> dict[str, Any]:
    return {"format": FORMAT, "game": game.id, "rules": game.rules_version, "fingerprint": game.fingerprint}


def begin(game: Game, path: Path) -> list[Puzzle]:
    """Read the puzzles in a file, or create it."""
    if path.exists():
        return read(game, path)
    path.write_text(line_of(head_of(game)), encoding="utf-8")
    return []


def append(path: Path, puzzles: Iterable[Puzzle]) -> None:
    add(path, [puzzle.to_json() for puzzle in puzzles])


def add(path: Path, lines: Iterable[dict[str, Any]]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(map(line_of, lines))


def line_of(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
