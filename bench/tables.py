"""The figures of a run as tables, in the terminal and in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

REFERENCE = "innovation"  # the game of ours with which peers are compared
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
WORDS = ("game", "levels")  # columns without numbers

Row = dict[str, Any]
Section = tuple[str, list[str], list[list[str]]]  # title, heads, cells
Form = Callable[[float | None], str]


def whole(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


def short(value: float | None) -> str:
    if value is None or value != value:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 2 else f"{value:,.2f}"


def times(better: float | None, worse: float | None) -> str:
    return "–" if not better or not worse else f"{short(better / worse)}×"


OURS: list[tuple[str, str, Form]] = [
    ("games/s", "games_per_s", whole),
    ("decisions/s", "decisions_per_s", whole),
    ("cost of a decision relative to two seats", "over_two_seats", short),
    ("decisions per game", "decisions_per_game", whole),
    ("share of decisions inside an effect, %", "inside_share", lambda value: short(100 * (value or 0))),
    ("clone at a boundary, µs", "clone_boundary_us", short),
    ("clone at a boundary plus an answer, µs", "clone_used_us", short),
    ("clone inside an effect, µs", "clone_inside_us", short),
    ("clone, all positions, µs", "clone_us", short),
    ("redeal at a boundary, µs", "redeal_boundary_us", short),
    ("redeal inside an effect, µs", "redeal_inside_us", short),
    ("redeal, all positions, µs", "redeal_us", short),
    ("flat observation during a game, µs", "observation_live_us", short),
    ("flat observation of scattered positions, µs", "observation_us", short),
    ("search, iterations/s", "search_per_s", whole),
    ("set-up of a match, µs", "new_us", short),
    ("set-up of a playout, µs", "start_us", short),
    ("answer by token, first quarter of a game, µs", "answer_early_us", short),
    ("answer by token, last quarter of a game, µs", "answer_late_us", short),
    ("view of one seat, µs", "view_us", short),
    ("answers/s with a view for every seat", "served_per_s", whole),
    ("replay of a record, ms", "replay_ms", short),
    ("saved match, middle of a game, bytes", "save_mid_bytes", whole),
    ("saved match, end of a game, bytes", "save_end_bytes", whole),
    ("live match in memory, middle of a game, bytes", "memory_bytes", whole),
]


def our_section(rows: list[Row], kind: str) -> Section:
    cells = [[label, *(form(row[field]) for row in rows)] for label, field, form in OURS]
    return f"Kronika, {kind}", ["Kronika", *columns(rows)], cells


def columns(rows: list[Row]) -> list[str]:
    return [f"{row['game']}, {row['seats']} seats" for row in rows]


# The figures that show what compiling gains.
COMPARED = (
    *("decisions_per_s", "clone_us", "redeal_us", "observation_live_us", "observation_us"),
    *("search_per_s", "new_us", "view_us"),
)


def gain_section(rows: list[Row], compiled: list[Row]) -> Section:
    """How many times faster the compiled package is."""
    pairs = list(zip(rows, compiled, strict=True))
    cells = []
    for label, field, _ in OURS:
        if field in COMPARED:
            more = field.endswith("_per_s")
            cells.append([label, *(times(*((b[field], a[field]) if more else (a[field], b[field]))) for a, b in pairs)])
    return "Compiled compared with interpreted", ["measure", *columns(rows)], cells


# measure, field, the levels it can reach, its form; docs/benchmark.md says where the levels come from
LEVELS: list[tuple[str, str, dict[str, float], Form]] = [
    ("decisions/s", "decisions_per_s", {"floor": 6_000, "good": 30_000, "anchor": 130_000, "beyond": 320_000}, whole),
    ("clone, all positions, µs", "clone_us", {"floor": 60, "good": 15, "anchor": 2}, short),
    ("redeal, all positions, µs", "redeal_us", {"goal": 15}, short),
    ("flat observation, µs", "observation_live_us", {"goal": 20}, short),
    ("set-up of a match, µs", "new_us", {"goal": 100}, short),
]


def level_of(value: float, levels: dict[str, float], more_is_better: bool) -> str:
    reached = [name for name, bar in levels.items() if (value >= bar if more_is_better else value <= bar)]
    return reached[-1] if reached else "missed"


def level_section(rows: list[Row], kind: str) -> Section:
    heads = ["measure", "levels", *columns(rows)]
    cells = []
    for label, field, levels, form in LEVELS:
        bars = ", ".join(f"{name} {bar:,}" for name, bar in levels.items())
        reached = [f"{form(row[field])} ({level_of(row[field], levels, field.endswith('_per_s'))})" for row in rows]
        cells.append([label, bars, *reached])
    return f"Levels, {kind}", heads, cells


def nearest(ours: list[Row], seats: int) -> Row:
    """Our line to compare a peer with: the reference game with the most similar number of seats."""
    lines = [row for row in ours if row["game"] == REFERENCE] or ours
    return min(lines, key=lambda row: (abs(row["seats"] - seats), -row["seats"]))


def our_lines(rows: list[Row], engine: str) -> list[list[str]]:
    cells = []
    for row in rows:
        speeds = [whole(row["decisions_per_s"]), whole(row["steps_per_s"]), short(row["games_per_s"])]
        copies = [short(row["clone_us"]), short(row["redeal_us"])]
        cells.append([engine, row["game"], str(row["seats"]), *speeds, *copies, "", "", ""])
        served = [whole(row["served_per_s"]), whole(row["served_per_s"]), "", "", ""]
        cells.append([engine, f"{row['game']}, all views", str(row["seats"]), *served, "", "", ""])
    return cells


def peer_section(rows: list[Row], compiled: list[Row], peers: list[Row], missing: dict[str, str]) -> Section:
    """The peers' figures. Ratios are to the compiled package, if there is one."""
    heads = ["engine", "game", "seats", "decisions/s", "steps/s", "games/s", "clone µs", "redeal µs"]
    heads += ["Kronika: decisions", "Kronika: clone", "Kronika: redeal"]
    ours = compiled or rows
    cells = our_lines(rows, "Kronika") + our_lines(compiled, "Kronika, compiled")
    for row in peers:
        us = nearest(ours, row["seats"])
        our_speed = us["served_per_s"] if row.get("served") else us["decisions_per_s"]
        cells.append(
            [
                f"{row['engine']} {row['version']}",
                row["game"],
                str(row["seats"]),
                whole(row["decisions_per_s"]),
                whole(row["steps_per_s"]),
                short(row["games_per_s"]),
                short(row.get("clone_us")),
                short(row.get("redeal_us")),
                times(our_speed, row["decisions_per_s"]),
                times(row.get("clone_us"), us["clone_us"]),
                times(row.get("redeal_us"), us["redeal_us"]),
            ]
        )
    for peer, reason in missing.items():
        cells.append([peer, reason, *[""] * (len(heads) - 2)])
    return "Other engines", heads, cells


def profile_section(profile: dict[str, Any]) -> Section:
    cells = [
        [
            entry["function"],
            short(entry["calls_per_game"]),
            f"{100 * entry['own_share']:.1f}",
            f"{100 * entry['with_callees_share']:.1f}",
        ]
        for entry in profile["functions"]
    ]
    title = f"Where the time goes: {profile['game']}, {profile['seats']} seats, by cProfile"
    return title, ["function", "calls per game", "own time, %", "with callees, %"], cells


def facts_line(facts: dict[str, Any]) -> str:
    load = "" if facts["load"] is None else f", load {facts['load']} at the start"
    parts = [
        f"Kronika {facts['version']}",
        facts["date"],
        "a short run" if facts["quick"] else "a full run",
        f"{facts['cpu']} ({facts['cores']} cores, one used{load})",
        facts["system"],
        facts["python"],
        facts["node"],
    ]
    return f"{', '.join(part for part in parts if part)}. CPU time, best of up to twelve repeats."


def show(console: Console, section: Section) -> None:
    title, heads, cells = section
    table = Table(title=title, title_justify="left")
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 or head in WORDS else "right")
    for line in cells:
        table.add_row(*line)
    console.print(table)


def markdown(facts: str, sections: Iterable[Section]) -> str:
    lines = [facts, ""]
    for title, heads, cells in sections:
        lines += [f"### {title}", "", line_of(heads)]
        lines.append(line_of(["---" if place == 0 or head in WORDS else "---:" for place, head in enumerate(heads)]))
        lines += [line_of(line) for line in cells]
        lines.append("")
    return "\n".join(lines)


def line_of(cells: list[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def write_markdown(path: Path, text: str) -> None:
    """Write the tables into the file: between its two marks if it has them, else as the whole file."""
    if path.exists() and BEGIN in (page := path.read_text(encoding="utf-8")):
        before, rest = page.split(BEGIN, 1)
        after = rest.split(END, 1)[1]
        text = f"{before}{BEGIN}\n\n{text}\n{END}{after}"
    path.write_text(text, encoding="utf-8")
