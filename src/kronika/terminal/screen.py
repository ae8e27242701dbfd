"""The screen of one seat: table, log, question, options. And the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kronika.catalogue import find_card
from kronika.engine.choice import Choice, Option
from kronika.engine.game import Result
from kronika.engine.match import Match
from kronika.words import Words, capital, option_label, prompt, story, verdict

from .drawing import View, drawing
from .lookup import bullets

LOG_LINES = 14


class Line(NamedTuple):
    """A line of the log, and after how many answers it was told."""

    number: int
    kind: str
    text: str


def log_lines(match: Match, seat: int | None, words: Words, names: Sequence[str]) -> list[Line]:
    """What the seat (None: a spectator) hears of the last answer."""
    number = len(match.answers)
    return [Line(number, str(event["kind"]), story(words, event, names)) for event in match.told(seat)]


def draw_screen(
    match: Match,
    seat: int,
    words: Words,
    names: Sequence[str],
    log: Sequence[Line],
    width: int,
    most: int = LOG_LINES,
) -> RenderableType:
    """Everything that the asked seat needs for its choice."""
    view = match.view(seat)
    parts = [drawing(match.game.id).draw_table(view, words, names, width)]
    first = all(answered != seat for answered, _ in match.answers)
    if first:
        parts.append(draw_intro(match, words))
    if log or not first:
        parts.append(draw_log(log, words, most))
    return Group(
        *parts,
        Rule(Text(words.say("screen-asked", player=names[seat]), "bold"), align="left"),
        draw_question(match, words),
        draw_options(match.choice, view, words, names),
    )


def goal(match: Match, words: Words) -> list[str]:
    return words.say("intro", seats=match.seats).split("\n")


def draw_intro(match: Match, words: Words) -> Panel:
    """The goal and what to do next, for the first question of a game."""
    parts: list[RenderableType] = [bullets([*goal(match, words), words.say("intro-next")])]
    if match.seed is not None:
        parts.append(Text("\n" + words.say("screen-sealed", hash=match.commitment), "dim"))
    title = words.say("screen-intro", game=words.say("game-name"))
    return Panel(Group(*parts), title=Text(title, "bold"), title_align="left", border_style="green")


def draw_log(log: Sequence[Line], words: Words, most: int = LOG_LINES) -> Panel:
    """The last lines of the log; turns are its headings."""
    hidden = max(0, len(log) - most)
    lines = [Text(words.say("screen-log-earlier", count=hidden), "dim")] if hidden else []
    lines += [Text(line.text, "bold") if line.kind == "turn" else Text(f"  {line.text}") for line in log[hidden:]]
    if not log:
        lines = [Text(words.say("screen-log-empty"), "dim")]
    return Panel(Group(*lines), title=words.say("screen-log"), title_align="left", border_style="dim")


def draw_question(match: Match, words: Words) -> RenderableType:
    """The question, and under it what the asking card says."""
    question = Text(prompt(words, match), "bold")
    asker = match.choice.asker
    if asker is None:
        return question
    texts = find_card(match.game.id, asker).texts[words.lang]
    return Group(question, *(Padding(Text(text, "dim italic"), (0, 0, 0, 2)) for text in texts))


def grouped(options: Sequence[Option]) -> list[list[tuple[int, Option]]]:
    """The options with their numbers, those of one verb together."""
    groups: dict[str, list[tuple[int, Option]]] = {}
    for number, option in enumerate(options, start=1):
        groups.setdefault("" if not option.args and option.token == "done" else option.key.name, []).append(
            (number, option)
        )
    return list(groups.values())


def draw_options(choice: Choice, view: View, words: Words, names: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column()
    hint = drawing(view["game"]).option_hint
    for number, group in enumerate(grouped(choice.options)):
        if number:
            grid.add_row()
        for place, option in group:
            about = Text() if option.token == "done" else hint(view, option, words, names)
            grid.add_row(f"{place:>3}", option_label(words, choice, option, names), Padding(about, (0, 0, 0, 2)))
    return grid


def draw_result(result: Result, words: Words, names: Sequence[str]) -> Panel:
    """Who won and why, and the scores line by line."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    grid.add_column()
    for seat, name in enumerate(names):
        grid.add_column(f"{'★ ' if seat in result.winners else ''}{name}", justify="right")
    for lines in zip(*result.lines, strict=True):
        grid.add_row(capital(words.say(f"line-{lines[0][0]}")), *(str(number) for _, number in lines))
    return Panel(
        Group(Text(verdict(words, result, names) + "\n", "bold"), grid),
        title=Text(words.say("result-title"), "bold"),
        title_align="left",
        border_style="green",
    )


def show_final(console: Console, match: Match, seat: int | None, words: Words, names: Sequence[str]) -> None:
    """The final table and the result."""
    console.print(drawing(match.game.id).draw_table(match.view(seat), words, names, console.width))
    console.print(draw_result(match.result, words, names))
