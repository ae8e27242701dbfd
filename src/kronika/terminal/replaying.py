"""Replays a record in words, step by step if requested."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from kronika.engine.errors import BadRecord
from kronika.engine.match import Match
from kronika.engine.record import Record, other_rules, parse, steps
from kronika.games import game
from kronika.words import Words, default_names, runs, story

from .console import read_line, wipe
from .drawing import drawing
from .files import clean, read_text
from .screen import draw_result


def replay(console: Console, path: Path, lang: str, step: bool) -> None:
    """Check the record and tell the game in words. An error names the line that doesn't fit the rules."""
    record = read_record(path)
    words = Words(lang, game(record.game).id)
    names = names_of(record, words)
    last: Match | None = None
    for match in steps(record, game):
        if last is None:
            head(console, record, words, names)
        last = match
        lines = [story(words, run[0], names, run[1:]) for run in runs(words, match.told_openly())]
        if step:
            if not show_step(console, match, words, names, lines):
                console.print(words.say("replay-stopped", count=len(match.answers)))
                return
        else:
            tell(console, lines)
    assert last is not None
    console.print()
    if last.over:
        console.print(draw_result(last.result, words, names))
    else:
        console.print(Text(words.say("replay-open"), "bold"))
    console.print(words.say("replay-answers", count=len(last.answers)))


def read_record(path: Path) -> Record:
    try:
        return parse(read_text(path))
    except ValueError:
        raise BadRecord(f"{path} has a number that can't be read.") from None


def names_of(record: Record, words: Words) -> list[str]:
    game(record.game).check_seats(record.seats)
    names = [clean(name) for name in record.names]
    if names and len(names) != record.seats:
        raise BadRecord(f"The header names {len(names)} players for {record.seats} seats.")
    return names or default_names(words, record.seats)


def head(console: Console, record: Record, words: Words, names: list[str]) -> None:
    title = words.say("replay-title", game=words.say("game-name"), seats=record.seats)
    console.print(Text(title, "bold"))
    console.print(Text(words.say("replay-players", players=words.join(names))))
    hash_shown = f"{record.deal[:16]}…"
    if record.shared is not None:
        sealed = words.say("replay-shared", people=len(record.parts) - 1, hash=hash_shown)
    elif record.deal:
        sealed = words.say("replay-sealed", seed=str(record.seed), hash=hash_shown)
    else:
        sealed = words.say("replay-unsealed", seed=str(record.seed))
    console.print(Text(sealed), soft_wrap=True)
    others = other_rules(record, game(record.game))
    if others is not None:
        console.print(Text(words.say("replay-other-rules", then=others[0], now=others[1])), soft_wrap=True)


def tell(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print(Text(line))


def show_step(console: Console, match: Match, words: Words, names: list[str], lines: list[str]) -> bool:
    """Show the table after an answer; returns whether to go on."""
    wipe(console)
    console.print(drawing(match.game.id).draw_table(match.view(None), words, names, console.width))
    tell(console, lines)
    try:
        return read_line(console, words.say("replay-step")).lower() != "q"
    except EOFError:
        return False
