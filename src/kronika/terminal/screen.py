"""The screen of one seat: table, log, question and options, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from kronika.catalogue import find_card
from kronika.engine.choice import DONE, Choice, Option, for_people
from kronika.engine.game import Result
from kronika.engine.match import Match
from kronika.words import Told, Words, option_label, prompt, role, runs, score_lines, story, verdict

from .drawing import View, drawing
from .lookup import bullets

LOG_LINES = 14
HINT_ROOM = 18  # lines for the hints of all options together; each has at least one
LONGEST_HINT = 2  # lines
NARROWEST_HINT = 24
WIDEST_LABEL = 40


class Heard(NamedTuple):
    """An event that a player was told, with the number of answers given until then."""

    number: int
    event: Told


def news(match: Match, seat: int | None) -> list[Heard]:
    """The events of the last answer for the seat (None: a spectator)."""
    return [Heard(len(match.answers), event) for event in match.told(seat)]


# --- the table


def table_blocks(
    match: Match, seat: int | None, words: Words, names: Sequence[str], width: int
) -> list[RenderableType]:
    """The panels that the game's drawing consists of."""
    table = drawing(match.game.id).draw_table(match.view(seat), words, names, width)
    return list(table.renderables) if isinstance(table, Group) else [table]


Rendered = list[list[Segment]]


def changes(before: Sequence[Rendered], after: Sequence[Rendered]) -> list[Segments]:
    """For each changed panel, its title and its changed lines."""
    drawn: Rendered = []
    for old, new in zip(before, after, strict=True):
        if [text_of(line) for line in old] != [text_of(line) for line in new]:
            drawn += changed_lines(old, new)
    return [Segments([*line, Segment.line()]) for line in drawn]


def changed_lines(old: Rendered, new: Rendered) -> Rendered:
    old_items, new_items = items_of(old[1:-1]), items_of(new[1:-1])
    matcher = SequenceMatcher(None, [texts for texts, _ in old_items], [texts for texts, _ in new_items], False)
    changed = [
        line
        for tag, _, _, start, end in matcher.get_opcodes()
        if tag != "equal"
        for _, lines in new_items[start:end]
        for line in lines
    ]
    if not changed and len(old_items) > len(new_items):  # lines are gone, so show those that are left
        changed = new[1:-1]
    elif changed and new_items[0][1][0] is not changed[0]:  # the first line may be the heading of the columns
        changed = new_items[0][1] + changed
    return [new[0], *changed, new[-1]]


def items_of(lines: Rendered) -> list[tuple[tuple[str, ...], Rendered]]:
    """The lines of a panel as text and as drawn. A line's indented continuations and the rule below it belong to it."""
    items: list[Rendered] = []
    for line in lines:
        text = text_of(line)[1:-1]
        if items and (text.startswith("   ") or not text.strip(" ─-")):
            items[-1].append(line)
        else:
            items.append([line])
    return [(tuple(text_of(line) for line in item), item) for item in items]


def text_of(line: Sequence[Segment]) -> str:
    return "".join(segment.text for segment in line)


# --- the whole screen


def draw_screen(
    match: Match, seat: int, words: Words, names: Sequence[str], log: Sequence[Heard], width: int
) -> RenderableType:
    """Everything that the asked player needs. Before the first answer, that includes what the game is about."""
    parts: list[RenderableType] = []
    if all(answered != seat for answered, _ in match.answers):
        parts += [draw_intro(match, words), *draw_legend(words)]
    if log:
        parts.append(draw_log(log, words, names))
    return Group(*parts, *table_blocks(match, seat, words, names, width), draw_question(match, words, names))


# --- words around the table


def goal(match: Match, words: Words) -> list[str]:
    return words.say("intro", seats=match.seats).split("\n")


def draw_intro(match: Match, words: Words) -> Panel:
    """The goal and what to do next, shown with the first question of a game."""
    parts: list[RenderableType] = [bullets([*goal(match, words), words.say("intro-next")])]
    if match.seed is not None:
        parts.append(Text("\n" + words.say("screen-sealed", hash=match.commitment), "dim"))
    title = words.say("screen-intro", game=words.say("game-name"))
    return Panel(Group(*parts), title=Text(title, "bold"), title_align="left", border_style="green")


def draw_legend(words: Words) -> list[RenderableType]:
    """The meaning of each symbol; empty for a game without symbols."""
    if not words.has("legend"):
        return []
    entries = [entry.partition(" ") for entry in words.say("legend").split("\n")]
    signs = [Text.assemble((sign, "bold"), " ", meaning) for sign, _, meaning in entries]
    title = words.say("screen-legend")
    columns = Columns(signs, padding=(0, 3), column_first=True)
    return [Panel(columns, title=title, title_align="left", border_style="dim")]


def draw_log(log: Sequence[Heard], words: Words, names: Sequence[str], most: int = LOG_LINES) -> Panel:
    """The last lines of the log, with turns as headings."""
    told = runs(words, [heard.event for heard in log])
    hidden = max(0, len(told) - most)
    lines: list[RenderableType] = [Text(words.say("screen-log-earlier", count=hidden), "dim")] if hidden else []
    for run in told[hidden:]:
        line = story(words, run[0], names, run[1:])
        lines.append(Text(line, "bold") if run[0]["kind"] == "turn" else Padding(Text(line), (0, 0, 0, 2)))
    if not log:
        lines = [Text(words.say("screen-log-empty"), "dim")]
    return Panel(Group(*lines), title=words.say("screen-log"), title_align="left", border_style="dim")


# --- the question


def draw_question(match: Match, words: Words, names: Sequence[str]) -> RenderableType:
    """The question, the text of the card that asks, and the options."""
    choice = match.choice
    parts: list[RenderableType] = [
        Rule(Text(words.say("screen-asked", player=names[choice.seat]), "bold"), align="left"),
        Text(prompt(words, match, names), "bold red" if role(choice.seat, match.running) == "obey" else "bold"),
    ]
    if choice.asker is not None:
        parts += draw_effects(match, words)
    return Group(*parts, draw_options(choice, match.view(choice.seat), words, names))


def draw_effects(match: Match, words: Words) -> list[RenderableType]:
    """The text of the card that asks. If it has several effects, the running one is emphasized."""
    card = find_card(match.game.id, str(match.choice.asker))
    texts = card.worded(match.options).texts[words.lang]
    running = match.running
    drawn: list[RenderableType] = []
    for place, text in enumerate(texts):
        runs = len(texts) > 1 and running is not None and running.effect == place
        line = Text(text, "" if runs else "dim italic")
        if running is not None and runs:
            line = Text.assemble((f"{words.say(f'effect-{running.kind}')}: ", "bold"), line)
        grid = Table.grid()
        grid.add_column(width=2)
        grid.add_row(Text("▶" if runs else "", "bold"), line)
        drawn.append(grid)
    return drawn


def draw_options(choice: Choice, view: View, words: Words, names: Sequence[str]) -> Table:
    """The numbered options, each with what it does and costs."""
    options = for_people(choice.options)
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, width=3)
    grid.add_column(max_width=WIDEST_LABEL)
    grid.add_column(ratio=1)
    lines = max(1, min(LONGEST_HINT, HINT_ROOM // len(options)))
    for number, option in enumerate(options, start=1):
        about = about_option(choice, option, view, words, names)
        grid.add_row(str(number), option_label(words, choice, option, names), Clipped(about, lines))
    return grid


def about_option(choice: Choice, option: Option, view: View, words: Words, names: Sequence[str]) -> Text:
    """What the option does and costs, in the words of the game, with a message of its own where the label isn't
    enough."""
    about = Text() if option.code == DONE else drawing(view["game"]).option_hint(view, option, words, names)
    general = f"about-done-{choice.key.name}" if option.code == DONE else f"about-{option.key.name}"
    if words.has(general):
        about.append("  " if about else "").append(words.say(general), "dim")
    return about


class Clipped:
    """A text clipped to a number of lines, with an ellipsis at the end."""

    def __init__(self, text: Text, lines: int) -> None:
        self.text = text
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        lines = self.text.wrap(console, width)
        yield from lines[: self.lines - 1]
        if len(lines) >= self.lines:
            last = Text().join(lines[self.lines - 1 :])
            last.truncate(width, overflow="ellipsis")
            yield last

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = self.text.cell_len
        return Measurement(min(NARROWEST_HINT, longest), longest).with_maximum(options.max_width)


# --- the end


def draw_result(result: Result, words: Words, names: Sequence[str]) -> Panel:
    """Who won and why, and the scores line by line, with emphasized totals."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    grid.add_column()
    for seat, name in enumerate(names):
        grid.add_column(f"{'★ ' if seat in result.winners else ''}{name}", justify="right")
    for label, numbers in score_lines(result):
        style = "bold" if label.endswith("total") else ""
        grid.add_row(words.line(label), *("" if number is None else str(number) for number in numbers), style=style)
    return Panel(
        Group(Text(verdict(words, result, names) + "\n", "bold"), grid),
        title=Text(words.say("result-title"), "bold"),
        title_align="left",
        border_style="green",
    )


def show_final(console: Console, match: Match, seat: int | None, words: Words, names: Sequence[str]) -> None:
    """The final table and the result."""
    console.print(*table_blocks(match, seat, words, names, console.width), sep="\n")
    console.print(draw_result(match.result, words, names))
