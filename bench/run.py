"""Measure Kronika beside other engines and print the figures: `make bench`.

Everything runs on one core, one thing after the other, and is timed by the CPU time of its process; each measure is
repeated three times and the best counts. The peers are installed into .bench-venv.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from peers import NEEDS, PEERS, last_line
from timing import machine

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".bench-venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PINS = HERE / "peers.txt"
JAVASCRIPT = HOME / "boardgameio"
REFERENCE = "innovation"  # our game that the ratios are about
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"

WORDS = ("game", "levels")  # columns without numbers

Row = dict[str, Any]
Section = tuple[str, list[str], list[list[str]]]  # title, heads, cells


# --- installing


def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def install(say: Callable[[str], None]) -> dict[str, str]:
    """Set up .bench-venv; why each peer that could not be installed was not."""
    failed: dict[str, str] = {}
    mark = HOME / ".ready"
    wanted = hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()
    python = str(BIN / "python")
    if not (mark.exists() and mark.read_text() == wanted):
        say("setting up .bench-venv")
        made = run([sys.executable, "-m", "venv", str(HOME)])
        if made.returncode:
            return dict.fromkeys(PEERS, last_line(made.stderr))
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if run([*pip, "-r", str(PINS)]).returncode:  # at least one fails: each on its own then
            for peer, needs in NEEDS.items():
                done = run([*pip, "-c", str(PINS), *needs])
                if done.returncode:
                    failed[peer] = error_of(done.stderr)
        else:
            mark.write_text(wanted)
    reason = install_javascript(say)
    if reason:
        failed["boardgame.io"] = reason
    return failed


def install_javascript(say: Callable[[str], None]) -> str:
    """Why boardgame.io could not be installed; nothing if it was."""
    if (JAVASCRIPT / "node_modules" / "boardgame.io").is_dir():
        return ""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no node or npm"
    say("installing boardgame.io")
    JAVASCRIPT.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "boardgameio" / "package.json", JAVASCRIPT)
    options = ["--omit=optional", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    done = run([npm, "install", *options], cwd=JAVASCRIPT)
    return error_of(done.stderr) if done.returncode else ""


def error_of(text: str) -> str:
    """The line of an installer's words that says what went wrong."""
    lines = [line.strip() for line in text.splitlines()]
    errors = [line for line in lines if line.lower().startswith(("error", "npm err"))]
    return (errors or [last_line(text)])[0]


# --- measuring


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": "0", "NODE_MODULES": str(JAVASCRIPT / "node_modules")}


def measure_kronika(quick: bool) -> dict[str, Any]:
    command = [sys.executable, str(HERE / "kronika_speed.py"), *(["--quick"] if quick else [])]
    done = run(command, env=environment())
    if done.returncode:
        sys.exit(f"Kronika's own measures failed.\n{done.stderr}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure_peers(quick: bool, say: Callable[[str], None]) -> tuple[list[Row], dict[str, str]]:
    """The lines of the peers, and why a peer has none."""
    missing = install(say)
    rows: list[Row] = []
    for peer in PEERS:
        if peer in missing:
            missing[peer] = f"not installed: {missing[peer]}"
            continue
        say(peer)
        command = [str(BIN / "python"), str(HERE / "peers.py"), "--only", peer, *(["--quick"] if quick else [])]
        done = run(command, env=environment())
        if done.returncode:
            missing[peer] = f"failed: {last_line(done.stderr)}"
            continue
        for answer in json.loads(done.stdout):
            if "error" in answer:
                missing[peer] = f"failed: {answer['error']}"
            else:
                rows += answer["rows"]
    return rows, missing


# --- the tables


def whole(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


def short(value: float | None) -> str:
    if value is None or value != value:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 2 else f"{value:,.2f}"


def times(better: float | None, worse: float | None) -> str:
    return "–" if not better or not worse else f"{short(better / worse)}×"


OURS: list[tuple[str, str, Callable[[float | None], str]]] = [
    ("games/s", "games_per_s", whole),
    ("decisions/s", "decisions_per_s", whole),
    ("decisions a game", "decisions_per_game", whole),
    ("share of decisions inside an effect, %", "inside_share", lambda value: short(100 * (value or 0))),
    ("clone at a boundary, µs", "clone_boundary_us", short),
    ("clone inside an effect, µs", "clone_inside_us", short),
    ("clone, all positions, µs", "clone_us", short),
    ("redeal at a boundary, µs", "redeal_boundary_us", short),
    ("redeal inside an effect, µs", "redeal_inside_us", short),
    ("redeal, all positions, µs", "redeal_us", short),
    ("set-up of a match, µs", "new_us", short),
    ("set-up of a match for playing forward only, µs", "start_us", short),
    ("answer by token, first quarter of a game, µs", "answer_early_us", short),
    ("answer by token, last quarter of a game, µs", "answer_late_us", short),
    ("view of one seat, µs", "view_us", short),
    ("answers/s with a view for every seat", "served_per_s", whole),
    ("replay of a record, ms", "replay_ms", short),
    ("saved match, middle of a game, bytes", "save_mid_bytes", whole),
    ("saved match, end of a game, bytes", "save_end_bytes", whole),
    ("live match in memory, middle of a game, bytes", "memory_bytes", whole),
]


def our_section(rows: list[Row]) -> Section:
    heads = ["Kronika", *(f"{row['game']}, {row['seats']} seats" for row in rows)]
    return "Kronika", heads, [[label, *(form(row[field]) for row in rows)] for label, field, form in OURS]


# measure, field, the levels it can reach, its form; docs/benchmark.md says where the levels come from
LEVELS: list[tuple[str, str, dict[str, float], Callable[[float | None], str]]] = [
    ("decisions/s", "decisions_per_s", {"floor": 6_000, "good": 30_000, "anchor": 130_000, "beyond": 320_000}, whole),
    ("clone, all positions, µs", "clone_us", {"floor": 60, "good": 15, "anchor": 2}, short),
    ("redeal, all positions, µs", "redeal_us", {"goal": 15}, short),
    ("set-up of a match, µs", "new_us", {"goal": 100}, short),
]


def level_of(value: float, levels: dict[str, float], more_is_better: bool) -> str:
    reached = [name for name, bar in levels.items() if (value >= bar if more_is_better else value <= bar)]
    return reached[-1] if reached else "not reached"


def level_section(rows: list[Row]) -> Section:
    heads = ["measure", "levels", *(f"{row['game']}, {row['seats']} seats" for row in rows)]
    cells = []
    for label, field, levels, form in LEVELS:
        bars = ", ".join(f"{name} {bar:,}" for name, bar in levels.items())
        reached = [f"{form(row[field])} ({level_of(row[field], levels, field.endswith('_per_s'))})" for row in rows]
        cells.append([label, bars, *reached])
    return "Levels", heads, cells


def nearest(ours: list[Row], seats: int) -> Row:
    """Our line to compare with: the reference game with the number of seats closest to the peer's."""
    lines = [row for row in ours if row["game"] == REFERENCE] or ours
    return min(lines, key=lambda row: (abs(row["seats"] - seats), -row["seats"]))


def peer_section(ours: list[Row], peers: list[Row], missing: dict[str, str]) -> Section:
    heads = ["engine", "game", "seats", "decisions/s", "steps/s", "games/s", "clone µs", "redeal µs"]
    heads += ["ours: decisions", "ours: clone", "ours: redeal"]
    cells = []
    for row in ours:
        speeds = [whole(row["decisions_per_s"]), whole(row["steps_per_s"]), short(row["games_per_s"])]
        copies = [short(row["clone_us"]), short(row["redeal_us"])]
        cells.append(["Kronika", row["game"], str(row["seats"]), *speeds, *copies, "", "", ""])
        served = [whole(row["served_per_s"]), whole(row["served_per_s"]), "", "", ""]
        cells.append(["Kronika", f"{row['game']}, all views", str(row["seats"]), *served, "", "", ""])
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
    return "Beside other engines", heads, cells


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
    return title, ["function", "calls a game", "own time, %", "with what it calls, %"], cells


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
    return f"{', '.join(part for part in parts if part)}. CPU time of the process, the best of three repeats."


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
    """Into the file: between its two marks if it has them, else as the whole file."""
    if path.exists() and BEGIN in (page := path.read_text(encoding="utf-8")):
        before, rest = page.split(BEGIN, 1)
        after = rest.split(END, 1)[1]
        text = f"{before}{BEGIN}\n\n{text}\n{END}{after}"
    path.write_text(text, encoding="utf-8")


def node_version() -> str:
    node = shutil.which("node")
    return f"Node {run([node, '--version']).stdout.strip()}" if node else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run: rougher figures")
    parser.add_argument("--no-peers", action="store_true", help="only Kronika")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all figures as JSON")
    parser.add_argument("--markdown", metavar="FILE", type=Path, help="write the tables as Markdown")
    arguments = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 180)
    progress = Console(stderr=True, style="dim")

    facts = {**machine(), "date": date.today().isoformat(), "quick": arguments.quick}
    facts["node"] = "" if arguments.no_peers else node_version()
    progress.print("Kronika …")
    ours = measure_kronika(arguments.quick)
    facts["version"] = ours["version"]
    sections = [our_section(ours["rows"]), level_section(ours["rows"])]
    peers: list[Row] = []
    missing: dict[str, str] = {}
    if not arguments.no_peers:
        peers, missing = measure_peers(arguments.quick, lambda text: progress.print(f"{text} …"))
        sections.append(peer_section(ours["rows"], peers, missing))
    sections += [profile_section(profile) for profile in ours["profiles"]]

    for section in sections:
        show(console, section)
    console.print(facts_line(facts))
    if arguments.json:
        everything = {"facts": facts, "kronika": ours, "peers": peers, "missing": missing}
        arguments.json.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
    if arguments.markdown:
        write_markdown(arguments.markdown, markdown(facts_line(facts), sections))


if __name__ == "__main__":
    main()
