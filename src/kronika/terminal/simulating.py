"""The command `kronika simulate`: many games between bots, with a progress bar and a report."""

from __future__ import annotations

from json import dumps

from rich.console import Console
from rich.progress import MofNCompleteColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kronika.simulate import Tally, simulate
from kronika.words import Words

from .progress import progress_bar


def run(game: str, bots: list[str], games: int, seed: str, jobs: int, options: dict[str, str]) -> Tally:
    """Play the games with a progress bar on stderr."""
    total = Tally()
    with progress_bar(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(game, total=games)
        for tally in simulate(game, bots, games, seed, jobs, options):
            total.add(tally)
            progress.update(task, completed=total.games)
    return total


def as_json(tally: Tally) -> str:
    return dumps(tally.to_json())


def report(console: Console, game: str, bots: list[str], tally: Tally, lang: str) -> None:
    words = Words(lang, game)
    title = words.say("simulate-title", game=words.say("game-name"), bots=", ".join(bots))
    console.print(Text(title, "bold"))
    grid = Table.grid(padding=(0, 2))
    grid.add_row(words.say("simulate-games"), str(tally.games))
    grid.add_row(words.say("simulate-decisions"), str(tally.decisions))
    mean = round(tally.decisions / tally.games, 1)
    lengths = words.say("simulate-length-value", mean=mean, least=min(tally.lengths), most=max(tally.lengths))
    grid.add_row(words.say("simulate-length"), lengths)
    for seat, (bot, wins) in enumerate(zip(bots, tally.wins, strict=True), start=1):
        share = round(100 * wins / tally.games, 1)
        value = words.say("simulate-wins-value", wins=round(wins, 1), share=share)
        grid.add_row(words.say("simulate-wins", seat=seat, bot=bot), value)
    reasons = [
        words.say("simulate-reason", count=count, reason=words.reason(reason))
        for reason, count in sorted(tally.reasons.items(), key=lambda item: -item[1])
    ]
    grid.add_row(words.say("simulate-reasons"), "\n".join(reasons))
    grid.add_row(words.say("simulate-time"), words.say("simulate-time-value", seconds=round(tally.seconds, 2)))
    speed = round(tally.decisions / tally.seconds) if tally.seconds else 0
    grid.add_row(words.say("simulate-speed"), words.say("simulate-speed-value", speed=speed))
    console.print(grid)
