"""The command `kronika review`: a review in the terminal, as JSON or as a page."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from rich.console import Console
from rich.progress import TaskProgressColumn, TimeElapsedColumn
from rich.text import Text

from kronika.games import game as find_game
from kronika.terminal.console import open_console
from kronika.terminal.files import read_text
from kronika.terminal.progress import progress_bar
from kronika.terminal.replaying import names_of, read_record
from kronika.words import Words

from .findings import Review
from .moments import moments
from .page import page
from .running import review
from .telling import Telling

BARS = "▁▂▃▄▅▆▇█"
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def command(path: Path, lang: str, as_json: bool, as_html: bool, processes: int, seconds: float | None) -> None:
    record = read_record(path)
    words = Words(lang, find_game(record.game).id)
    names = names_of(record, words)
    text = read_text(path)
    telling = Telling(words, names, moments(text))
    console = open_console()
    quiet = as_json or as_html
    found = with_progress(text, words, None if quiet else (console, telling), processes, seconds)
    if as_json:
        print(dumps(found.to_json(), ensure_ascii=False))
    elif as_html:
        print(page(found, telling))
    else:
        tell(console, found, telling)


def with_progress(
    text: str, words: Words, out: tuple[Console, Telling] | None, processes: int, seconds: float | None
) -> Review:
    """Review with a progress bar on stderr. The chart is printed as soon as there is one."""
    drawn = False
    with progress_bar(TaskProgressColumn(), TimeElapsedColumn()) as progress:
        task = progress.add_task(words.say("review-working"), total=1.0)

        def heard(done: float, so_far: Review | None) -> None:
            nonlocal drawn
            progress.update(task, completed=done)
            if so_far is not None and out is not None and not drawn:
                drawn = True
                draw_chart(*out, so_far)

        return review(text, processes, seconds, heard)


def draw_chart(console: Console, telling: Telling, found: Review) -> None:
    words = telling.words
    console.print(Text(words.say("review-title", game=words.say("game-name")), "bold"))
    console.print(Text(words.say("review-chances"), "bold"))
    wide = max(map(len, telling.names))
    for seat, name in enumerate(telling.names):
        line = [chances[seat] for chances in found.chances]
        console.print(Text.assemble((f"{name:{wide}} ", "bold"), spark(line, max(20, console.width - wide - 2))))


def spark(line: list[float], width: int) -> str:
    """
    >>> spark([0.0, 0.5, 1.0], 3)
    '▁▅█'
    """
    width = min(width, len(line))
    picked = [line[round(place * (len(line) - 1) / max(1, width - 1))] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def tell(console: Console, found: Review, telling: Telling) -> None:
    words = telling.words
    console.print(Text(f"\n{words.say('review-luck-and-skill')}", "bold"))
    for seat in range(len(telling.names)):
        console.print(Text(telling.sums(found, seat)))
    console.print(Text(f"\n{words.say('review-turns')}", "bold"))
    for turn in found.turns:
        console.print(Text(telling.turn(turn)))
    if not found.turns:
        console.print(Text(words.say("review-no-turns")))
    console.print(Text(f"\n{words.say('review-errors')}", "bold"))
    for seat in range(len(telling.names)):
        console.print(Text(telling.rate(found, seat)))
    for error in found.errors:
        console.print(Text(telling.error(error), STYLES[error.grade]))
    console.print(Text(words.say("review-judge", judge=found.judge), "dim"))
