"""Saves and records as files, which are written completely or not at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from json import dumps, loads
from pathlib import Path
from tempfile import NamedTemporaryFile

import kronika
from kronika.bots import BOTS, make
from kronika.bots.levels import LEVELS
from kronika.engine.errors import BadSave, BadSetup, KronikaError
from kronika.engine.match import Match
from kronika.home import home
from kronika.words import Words

HUMAN = "human"
KINDS = (HUMAN, *LEVELS, *BOTS)  # listed in the help; any other bot that `make` knows can take a seat too
LONGEST_NAME = 20
LARGEST = 20_000_000  # bytes; far more than any record or save


class FileError(KronikaError):
    """A file that can't be read or written."""


@dataclass(frozen=True)
class Player:
    """A human, or a bot by its name."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


def clean(name: str) -> str:
    """The name without characters that could confuse a terminal or a record, in which ; starts a comment."""
    return "".join(letter for letter in name if letter.isprintable() and letter != ";").strip()[:LONGEST_NAME]


def player(words: Words, number: int, kind: str, name: str = "") -> Player:
    if kind != HUMAN:
        check_bot(kind)
    usual = words.say("seat-human" if kind == HUMAN else "seat-bot", number=number)
    return Player(kind, clean(name) or usual)


def check_bot(kind: str) -> None:
    """A seat that isn't human is a bot, named as in `kronika simulate`."""
    try:
        make(kind)
    except BadSetup as error:
        raise BadSetup(f"{kind!r} can't take a seat. Use {HUMAN}, {HUMAN}:NAME or a bot. {error}") from None


def parse_seats(words: Words, text: str) -> list[Player]:
    """Read seats such as 'human:Ann,search:60'. People may have names."""
    return [parse_seat(words, number, part.strip()) for number, part in enumerate(text.split(","), start=1)]


def parse_seat(words: Words, number: int, text: str) -> Player:
    kind, _, name = text.partition(":")
    return player(words, number, HUMAN, name) if kind == HUMAN else player(words, number, text)


# --- reading and writing


def why(error: OSError) -> str:
    return error.strerror or str(error)


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise FileError(f"{path} is too large to be a game.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise FileError(f"{path} is not a text file.") from None
    except OSError as error:
        raise FileError(f"Can't read {path}: {why(error)}.") from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: the old one stays until the new one is complete."""
    draft: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".kronika-", delete=False) as file:
            draft = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        if draft is not None:
            with suppress(OSError):
                draft.unlink()
        raise FileError(f"Can't write {path}: {why(error)}.") from None


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written now rather than at the end of a long game."""
    folder = path.parent
    if path.is_dir():
        raise FileError(f"Can't write {path}: it is a folder.")
    if not folder.is_dir():
        raise FileError(f"Can't write {path}: there is no folder {folder}.")
    if not os.access(folder, os.W_OK):
        raise FileError(f"Can't write {path}: the folder {folder} is write-protected.")


def new_path(game: str, ending: str) -> Path:
    """The path for a new file in the data directory."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = home() / f"{stem}{ending}"
    number = 1
    while path.exists():
        number += 1
        path = home() / f"{stem}-{number}{ending}"
    return path


# --- a match with its players


def save_text(match: Match, players: Sequence[Player]) -> str:
    seats = [{"kind": player.kind, "name": player.name} for player in players]
    return dumps({"seats": seats, "save": match.save()}, ensure_ascii=False) + "\n"


def read_save(words: Words, text: str) -> tuple[Match, list[Player]]:
    """The match and its players. A save of `match.save()` has no players: the first seat becomes a human's."""
    try:
        whole = loads(text)
    except (ValueError, RecursionError):
        raise BadSave("This isn't a saved game. To see a record, use: kronika replay FILE.") from None
    if not isinstance(whole, dict) or not isinstance(whole.get("save"), str):
        match = kronika.load(text)
        return match, [player(words, seat + 1, "greedy" if seat else HUMAN) for seat in range(match.seats)]
    match = kronika.load(whole["save"])
    seats = whole.get("seats")
    if not isinstance(seats, list) or len(seats) != match.seats:
        raise BadSave("The saved game is damaged: its seats don't match the game.")
    return match, [read_player(words, number, seat) for number, seat in enumerate(seats, start=1)]


def read_player(words: Words, number: int, seat: object) -> Player:
    kind = seat.get("kind") if isinstance(seat, dict) else None
    name = seat.get("name") if isinstance(seat, dict) else None
    if not isinstance(kind, str) or not isinstance(name, str):
        raise BadSave(f"The saved game is damaged: seat {number} has no kind or no name.")
    return player(words, number, kind, name)
