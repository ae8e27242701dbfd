"""The command `kronika puzzles`: finds puzzles and adds them to a file, or checks those in a file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kronika.engine.errors import BadSetup
from kronika.games import game as find_game
from kronika.interrupts import interruptible
from kronika.terminal.console import open_console
from kronika.terminal.files import read_text
from kronika.terminal.progress import progress_bar
from kronika.words import Words

from .book import append, begin, note_searched, read, searched, shipped
from .finding import PER_GAME, Found
from .hunt import Deal, check_all, check_record, hunt
from .puzzle import Puzzle

PERCENT = 100


def find(
    game_id: str, games: int, records: list[Path], out: Path, seed: str, jobs: int, most: int | None, lang: str
) -> None:
    """Add puzzles from this number of games between bots, and from these records, to the file."""
    game, words = find_game(game_id), Words(lang, game_id)
    texts = [check_record(read_text(path), game_id, path.name) for path in records]
    known = begin(game, out)
    asked = {puzzle.question(game) for puzzle in known}
    first = next_game(known, out, seed)
    sources: list[Deal | str] = [*texts, *(Deal(game_id, seed, first + number) for number in range(games))]
    total = Found()
    with interruptible(), watched(words.say("puzzles-working", game=words.say("game-name")), len(sources)) as progress:
        task = progress.task_ids[0]
        try:
            for found in hunt(sources, seed, jobs, min(PER_GAME, most or PER_GAME)):
                total.add(found)
                fresh = {puzzle.question(game): puzzle for puzzle in found.puzzles}
                fresh = {question: puzzle for question, puzzle in fresh.items() if question not in asked}
                append(out, list(fresh.values())[: None if most is None else max(0, most - len(asked))])
                asked |= fresh.keys()
                progress.update(task, advance=1, puzzles=words.say("puzzles-count", count=len(asked)))
                if most is not None and len(asked) >= most:
                    break
            else:
                note_searched(out, seed, first + games)
        except KeyboardInterrupt:
            progress.console.print(words.say("puzzles-interrupted", file=str(out)))
    summary(words, read(game, out), out)
    tell_share(words, "puzzles-survived", total)


def check(game_id: str, path: Path | None, seed: str, jobs: int, lang: str) -> None:
    """Judge the puzzles in a file, or those that come with the game, once more."""
    game, words = find_game(game_id), Words(lang, game_id)
    place = shipped(game_id) if path is None else path
    if not place.is_file():
        why = f"there is no file {path}" if path else f"{game_id} comes without any"
        raise BadSetup(f"There are no puzzles to check: {why}.")
    puzzles = read(game, place)
    total = Found()
    with watched(words.say("puzzles-checking", game=words.say("game-name")), len(puzzles)) as progress:
        for found in check_all(game_id, puzzles, seed, jobs):
            total.add(found)
            progress.update(progress.task_ids[0], advance=1, puzzles=words.say("puzzles-count", count=total.confirmed))
    tell_share(words, "puzzles-checked", total)
    lost = {puzzle.id for puzzle in puzzles} - {puzzle.id for puzzle in total.puzzles}
    if lost:
        open_console().print(words.say("puzzles-lost", ids=", ".join(sorted(lost))))


def next_game(known: list[Puzzle], out: Path, seed: str) -> int:
    """The number of the first game of this seed that hasn't been searched for this file."""
    parts = [puzzle.seed.rpartition("/") for puzzle in known]
    numbers = [int(number) + 1 for start, _, number in parts if start == seed and number.isdecimal()]
    return max([searched(out, seed), *numbers])


def watched(title: str, total: int) -> Progress:
    """A progress bar that also shows the number of puzzles."""
    puzzles = TextColumn("{task.fields[puzzles]}")
    bar = progress_bar(MofNCompleteColumn(), puzzles, TimeElapsedColumn(), TimeRemainingColumn())
    bar.add_task(title, total=total, puzzles="")
    return bar


def summary(words: Words, puzzles: list[Puzzle], out: Path) -> None:
    """Print how many puzzles of each theme the file has, and their ratings."""
    console = open_console()
    console.print(Text(words.say("puzzles-in-file", count=len(puzzles), file=str(out)), "bold"))
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    grid = Table.grid(padding=(0, 2))
    for theme, count in themes.most_common():
        rated = [puzzle.rating for puzzle in puzzles if theme in puzzle.themes]
        grid.add_row(words.say(f"puzzle-theme-{theme}"), str(count), f"{min(rated)}–{max(rated)}")
    console.print(grid)


def tell_share(words: Words, message: str, found: Found) -> None:
    if found.confirmed:
        share = round(PERCENT * found.passed / found.confirmed, 1)
        open_console().print(words.say(message, count=found.confirmed, stayed=found.passed, share=share))
